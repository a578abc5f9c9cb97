"""The store, which keeps everything that a server knows in one database.

Each part of it has a file of its own. Whoever needs only one part asks for that.
"""

from __future__ import annotations

from lifeboat.server.store.logs import Logs
from lifeboat.server.store.nodes import Nodes
from lifeboat.server.store.overview import Overview
from lifeboat.server.store.past import Past
from lifeboat.server.store.places import Places
from lifeboat.server.store.review_work import ReviewWork
from lifeboat.server.store.subscriptions import Subscriptions


class Store(Logs, Nodes, Overview, Places, Past, ReviewWork, Subscriptions):
    """A server's database: all its parts, with the same threads and connections."""
