"""Workers: who plays. Processes of this machine, or a Dask cluster: both are an executor."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, NamedTuple

from lifeboat.lab.errors import LabError, need

CONNECT_SECONDS: Final = 10.0
"""How many seconds a scheduler may take to answer."""


class Workers(NamedTuple):
    """An executor with what must be known of it."""

    executor: Executor
    size: int
    """How many stretches are played at the same time."""
    stop: Callable[[], None]
    """Ends everything at once, also what is being played."""


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Workers]:
    """The workers of a study, who go home after it."""
    made = _processes(jobs) if cluster is None else _cluster(cluster)
    with made as found:
        yield found


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    """Processes of this machine."""
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin)

    def stop() -> None:
        # A worker may think for minutes about one game. Python 3.14 has a verb for this.
        for process in list((executor._processes or {}).values()):
            process.terminate()

    try:
        with _ignored_interrupts():
            # A process begins with the first work that finds none idle. None hears Ctrl+C, not
            # even while it begins: that is for us.
            for _ in range(jobs):
                executor.submit(os.getpid)
        yield Workers(executor, jobs, stop)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """What is started meanwhile ignores Ctrl+C for good."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """Leave Ctrl+C to the process that started this worker, and end when that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask scheduler that runs somewhere."""
    need("distributed")
    from distributed import Client  # noqa: PLC0415

    try:
        _knock(address)
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise LabError("lab-cluster", address) from None
    with _quiet_logs(), client:
        size = sum(client.nthreads().values())
        if not size:
            raise LabError("lab-cluster-empty", address)
        executor = client.get_executor(pure=False)
        yield Workers(executor, size, lambda: executor.shutdown(wait=False))


@contextmanager
def _quiet_logs() -> Iterator[None]:
    """Dask logs every mishap with a traceback; those that matter become errors of ours."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def _knock(address: str) -> None:
    """See whether anybody is there. A client that has found nobody does not go quietly."""
    from distributed.comm.addressing import parse_address, parse_host_port  # noqa: PLC0415
    from distributed.comm.registry import get_backend  # noqa: PLC0415

    scheme, place = parse_address(address)
    get_backend(scheme)
    if scheme in ("tcp", "tls"):
        socket.create_connection(parse_host_port(place), CONNECT_SECONDS).close()
