"""Tokens: who somebody is at a table. Only their hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """32 random bytes, to be sent in links' fragments and first messages."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token, or of a person's own key."""
    return sha256(b"lifeboat token\0" + token.encode()).hexdigest()
