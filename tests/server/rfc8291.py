"""The receiving half of Web Push: what a browser and its push service do with a request.

It is written from RFC 8291, 8188 and 8292 with whole numbers and the standard library, so that it
shares no code with the sender.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

# The curve P-256: y^2 = x^3 - 3x + b modulo P, with the base point G of the order N.
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
Point = tuple[int, int] | None


def added(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    (x, y), (u, v) = one, other
    if x == u and (y + v) % P == 0:
        return None
    slope = (3 * x * x - 3) * pow(2 * y, -1, P) if one == other else (v - y) * pow(u - x, -1, P)
    w = (slope * slope - x - u) % P
    return w, (slope * (x - w) - y) % P


def times(count: int, point: Point) -> Point:
    sum_: Point = None
    while count:
        if count & 1:
            sum_ = added(sum_, point)
        point, count = added(point, point), count >> 1
    return sum_


def read_point(data: bytes) -> Point:
    assert (len(data), data[0]) == (65, 4), "not an uncompressed point"
    x, y = int.from_bytes(data[1:33]), int.from_bytes(data[33:])
    assert (y * y - x**3 + 3 * x - B) % P == 0, "not a point of the curve"
    return x, y


def written_point(point: Point) -> bytes:
    assert point is not None
    return b"\x04" + point[0].to_bytes(32) + point[1].to_bytes(32)


# AES-128 in Galois/counter mode


def _doubled(byte: int) -> int:
    return (byte << 1 ^ (0x11B if byte & 0x80 else 0)) & 0xFF


def _s_box() -> list[int]:
    box, p, q = [0x63] * 256, 1, 1
    for _ in range(255):
        p ^= _doubled(p)
        q ^= q << 1
        q ^= q << 2
        q ^= q << 4
        q = (q ^ (0x09 if q & 0x80 else 0)) & 0xFF
        turned = q ^ _rolled(q, 1) ^ _rolled(q, 2) ^ _rolled(q, 3) ^ _rolled(q, 4)
        box[p] = turned ^ 0x63
    return box


def _rolled(byte: int, bits: int) -> int:
    return (byte << bits | byte >> (8 - bits)) & 0xFF


S_BOX = _s_box()


def _round_keys(key: bytes) -> list[bytes]:
    words, power = [key[at : at + 4] for at in range(0, 16, 4)], 1
    while len(words) < 44:
        word = words[-1]
        if len(words) % 4 == 0:
            word = bytes(S_BOX[byte] for byte in word[1:] + word[:1])
            word = bytes([word[0] ^ power]) + word[1:]
            power = _doubled(power)
        words.append(_xor(word, words[-4]))
    return [b"".join(words[at : at + 4]) for at in range(0, 44, 4)]


def _block(keys: list[bytes], block: bytes) -> bytes:
    state = _xor(block, keys[0])
    for number in range(1, 11):
        state = bytes(S_BOX[state[at * 5 % 16]] for at in range(16))
        if number < 10:
            state = b"".join(_mixed(state[at : at + 4]) for at in range(0, 16, 4))
        state = _xor(state, keys[number])
    return state


def _mixed(column: bytes) -> bytes:
    whole = column[0] ^ column[1] ^ column[2] ^ column[3]
    return bytes(
        byte ^ whole ^ _doubled(byte ^ column[(at + 1) % 4]) for at, byte in enumerate(column)
    )


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def _product(x: int, y: int) -> int:
    """Return the product in the field that GCM uses."""
    z = 0
    for bit in range(127, -1, -1):
        if x >> bit & 1:
            z ^= y
        y = y >> 1 ^ (0xE1 << 120 if y & 1 else 0)
    return z


def opened(key: bytes, nonce: bytes, sealed: bytes) -> bytes:
    """Return what was encrypted, and check its tag."""
    keys, (text, tag) = _round_keys(key), (sealed[:-16], sealed[-16:])
    pad, sum_ = int.from_bytes(_block(keys, bytes(16))), 0
    blocks = [text[at : at + 16].ljust(16, b"\0") for at in range(0, len(text), 16)]
    for block in [*blocks, bytes(8) + (8 * len(text)).to_bytes(8)]:
        sum_ = _product(sum_ ^ int.from_bytes(block), pad)
    first = _block(keys, nonce + (1).to_bytes(4))
    assert hmac.compare_digest(_xor(sum_.to_bytes(16), first), tag), "the tag is wrong"
    stream = b"".join(_block(keys, nonce + at.to_bytes(4)) for at in range(2, 2 + len(blocks)))
    return _xor(text, stream[: len(text)])


# RFC 5869, 8291 and 8188


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    key = hmac.digest(salt, material, "sha256")
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


class Browser:
    """A browser that has subscribed, with its keys."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        self.private = int.from_bytes(from_text(private)) if private else secrets.randbelow(N - 1)
        self.auth = from_text(auth) if auth else secrets.token_bytes(16)
        self.public = written_point(times(self.private, G))

    def read(self, body: bytes) -> bytes:
        """Return the message in a body with the content coding aes128gcm."""
        salt, record_size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record_size, "more than one record"
        shared = times(self.private, read_point(sender))
        assert shared is not None
        info = b"WebPush: info\0" + self.public + sender
        material = derived(self.auth, shared[0].to_bytes(32), info, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        message, end, padding = opened(key, nonce, sealed).rpartition(b"\x02")
        assert (end, padding.strip(b"\0")) == (b"\x02", b""), "the padding is wrong"
        return message


# RFC 8292


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Return the claims of a header whose signature is right, and the key that signed them."""
    scheme, _, fields = authorization.partition(" ")
    assert scheme == "vapid"
    values = dict(field.strip().split("=", 1) for field in fields.split(","))
    signed, _, signature = values["t"].rpartition(".")
    head, claims = (json.loads(from_text(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    check_signature(read_point(from_text(values["k"])), signed.encode(), from_text(signature))
    return claims, values["k"]


def check_signature(key: Point, signed: bytes, signature: bytes) -> None:
    """Check an ECDSA signature with SHA-256, as a JSON Web Token has it."""
    assert len(signature) == 64
    r, s = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    assert 0 < r < N
    assert 0 < s < N
    digest, inverse = int.from_bytes(hashlib.sha256(signed).digest()), pow(s, -1, N)
    point = added(times(digest * inverse % N, G), times(r * inverse % N, key))
    assert point is not None
    assert point[0] % N == r, "the signature is wrong"


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
