"""Encryption of a message to one browser (RFC 8291, with the content coding of RFC 8188).

The push service between us and the browser can't read the message. All messages have the same
length, so that not even the length says anything.
"""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lifeboat.server.push.base64url import to_bytes

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4_096
LENGTH: Final = 256
"""The length in bytes to which every message is padded."""
LAST: Final = b"\x02"
"""What separates a message from its padding in the last record."""
AUTH_LENGTH: Final = 16


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message encrypted for the browser with this public key and this secret.

    Raise `ValueError` if these aren't valid.
    """
    browser_key, secret = browser_keys(p256dh, auth)
    own_key, salt = ec.generate_private_key(CURVE), os.urandom(16)
    own_point = point_of(own_key.public_key())
    shared = own_key.exchange(ec.ECDH(), browser_key)
    info = b"WebPush: info\0" + point_of(browser_key) + own_point
    material = _derived(shared, secret, info, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    padded = (message + LAST).ljust(LENGTH, b"\0")
    header = salt + RECORD_SIZE.to_bytes(4) + len(own_point).to_bytes(1) + own_point
    return header + AESGCM(content_key).encrypt(nonce, padded, None)


def browser_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return a browser's public key and secret; raise `ValueError` if they aren't valid."""
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    secret = to_bytes(auth)
    if len(secret) != AUTH_LENGTH:
        raise ValueError("not a secret")
    return key, secret


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
