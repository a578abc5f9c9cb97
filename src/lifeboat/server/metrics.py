"""Metrics for Prometheus: numbers only, never anything about people or cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.registry import Collector

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Histogram buckets for commits, in seconds."""
PATIENT: Final = (0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10.0, 30.0)
"""Histogram buckets for requests, in seconds; some requests wait on purpose."""


class Metrics(Collector):
    """All metrics of one server process."""

    def __init__(self, process: int = 0) -> None:
        """Label all metrics with the number of this process if it is one of several."""
        self.process = process
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "lifeboat_requests",
            "Number of requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "lifeboat_request_seconds",
            "Time taken to answer requests, in seconds.",
            ["route"],
            buckets=PATIENT,
            registry=self.registry,
        )
        self.commands = Counter(
            "lifeboat_commands",
            "Number of commands by kind and result: done, or the code of the refusal.",
            ["kind", "result"],
            registry=self.registry,
        )
        self.sockets = Gauge(
            "lifeboat_sockets", "Number of live connections.", registry=self.registry
        )
        self.awake = Gauge(
            "lifeboat_tables_awake", "Number of tables in memory.", registry=self.registry
        )
        self.commit_seconds = Histogram(
            "lifeboat_commit_seconds",
            "Time taken to commit entries to the database, in seconds.",
            buckets=QUICK,
            registry=self.registry,
        )
        self.bots_given_up = Gauge(
            "lifeboat_bots_given_up",
            "Number of times since the start that a bot failed to decide and another one had to.",
            registry=self.registry,
        )
        self.bots_waiting = Gauge(
            "lifeboat_bots_waiting",
            "Number of searches for bots and hints that are waiting for a process.",
            registry=self.registry,
        )
        self.reviews = Gauge(
            "lifeboat_reviews",
            "Number of reviews that are waiting or being made.",
            registry=self.registry,
        )

    def watch_bots(self, given_up: Callable[[], int], waiting: Callable[[], int]) -> None:
        """Set the functions that count bot failures and waiting searches."""
        self.bots_given_up.set_function(lambda: float(given_up()))
        self.bots_waiting.set_function(lambda: float(waiting()))

    def watch_reviews(self, count: Callable[[], int]) -> None:
        """Set the function that counts the reviews that are waiting or being made."""
        self.reviews.set_function(lambda: float(count()))

    def watch_awake(self, count: Callable[[], int]) -> None:
        """Set the function that counts the tables in memory."""
        self.awake.set_function(lambda: float(count()))

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics, labelled with the number of the process if there are several."""
        label = {"process": str(self.process)} if self.process else {}
        for metric in self.registry.collect():
            metric.samples = [one._replace(labels=one.labels | label) for one in metric.samples]
            yield metric

    def text(self) -> bytes:
        """Return all metrics in Prometheus text format."""
        return generate_latest(self)
