"""All HTTP endpoints of the API."""

from __future__ import annotations

from typing import Final

from lifeboat.server.web.push import PUSH
from lifeboat.table.api.history import HISTORY
from lifeboat.table.api.tables import ENDPOINTS

ROUTES: Final = (*ENDPOINTS, *HISTORY, *PUSH)
"""The endpoints, for the app and the API documents; those with the same path are adjacent."""
