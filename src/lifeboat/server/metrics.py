"""Metrics: what a Prometheus server can read about this one; numbers only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds that a commit should take."""
PATIENT: Final = (0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10.0, 30.0)
"""Seconds that a request may take; some wait on purpose."""


class Metrics:
    """All that is counted in one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "lifeboat_requests",
            "Requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "lifeboat_request_seconds",
            "How long requests took.",
            ["route"],
            buckets=PATIENT,
            registry=self.registry,
        )
        self.commands = Counter(
            "lifeboat_commands",
            "Commands by their kind and by the code of their refusal, or done.",
            ["kind", "result"],
            registry=self.registry,
        )
        self.sockets = Gauge("lifeboat_sockets", "Live connections.", registry=self.registry)
        self.awake = Gauge("lifeboat_tables_awake", "Tables in memory.", registry=self.registry)
        self.commit_seconds = Histogram(
            "lifeboat_commit_seconds",
            "How long it took until entries were stored for good.",
            buckets=QUICK,
            registry=self.registry,
        )
        self.bots_given_up = Gauge(
            "lifeboat_bots_given_up",
            "Times that a bot did not decide, so that another had to, since the start.",
            registry=self.registry,
        )
        self.bots_waiting = Gauge(
            "lifeboat_bots_waiting",
            "Searches for bots and hints that wait for a process.",
            registry=self.registry,
        )
        self.reviews = Gauge(
            "lifeboat_reviews", "Reviews that wait or are being made.", registry=self.registry
        )

    def watch_bots(self, given_up: Callable[[], int], waiting: Callable[[], int]) -> None:
        """Say whom to ask how many times a bot did not decide, and how many searches wait."""
        self.bots_given_up.set_function(lambda: float(given_up()))
        self.bots_waiting.set_function(lambda: float(waiting()))

    def watch_reviews(self, count: Callable[[], int]) -> None:
        """Say whom to ask how many reviews wait or are being made."""
        self.reviews.set_function(lambda: float(count()))

    def watch_awake(self, count: Callable[[], int]) -> None:
        """Say whom to ask how many tables are awake."""
        self.awake.set_function(lambda: float(count()))

    def text(self) -> bytes:
        """All numbers in the form that Prometheus reads."""
        return generate_latest(self.registry)
