"""URL-safe base64 without padding, the form in which Web Push writes keys and signatures."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def to_text(data: bytes) -> str:
    """Return bytes as text."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Return the bytes that text stands for; raise `ValueError` if it isn't valid."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
