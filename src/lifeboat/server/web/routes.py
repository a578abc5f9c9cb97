"""Routes: all that can be asked for by plain HTTP."""

from __future__ import annotations

from typing import Final

from lifeboat.server.web.history import HISTORY
from lifeboat.server.web.http import ENDPOINTS

ROUTES: Final = (*ENDPOINTS, *HISTORY)
"""The addresses and the API documents are made from it; equal paths stand together."""
