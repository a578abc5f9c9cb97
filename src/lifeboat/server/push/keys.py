"""The server's own key, with which push services recognise it (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from lifeboat.server.push.base64url import to_text
from lifeboat.server.push.encryption import CURVE, point_of

LIFETIME: Final = 12 * 3_600
"""How many seconds a signature is valid; push services accept at most 24 hours."""
HALF: Final = 32
"""The length in bytes of a private key and of each half of a signature."""


def new_private_key() -> bytes:
    """Return a new private key, as it is stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(HALF)


class ServerKey:
    """The key that signs notifications."""

    def __init__(self, private: bytes) -> None:
        self._private = ec.derive_private_key(int.from_bytes(private), CURVE)
        self.public = to_text(point_of(self._private.public_key()))
        """The public key, which a browser needs to subscribe."""

    def authorization(self, audience: str, contact: str, now: int) -> str:
        """Return the Authorization header for a push service with the origin `audience`.

        `contact` is an address at which the service can reach the operator.
        """
        claims = {"aud": audience, "exp": now + LIFETIME, "sub": contact}
        parts = [json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(to_text(part) for part in parts)
        halves = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(HALF) for half in halves)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"
