"""Tokens, which identify people at a table. Only hashes of tokens are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """Return a new secret for a token or an invitation: 32 random bytes as URL-safe text."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Return the hash that is stored instead of a token, an invitation or a person's own key."""
    return sha256(b"lifeboat token\0" + token.encode()).hexdigest()
