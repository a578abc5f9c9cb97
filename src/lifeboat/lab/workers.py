"""The workers that play the games: an executor for local processes or for a Dask cluster."""

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
"""The maximum number of seconds that a scheduler may take to answer."""


class Workers(NamedTuple):
    """An executor, with what a study needs to know about it."""

    executor: Executor
    size: int
    """The number of stretches played at the same time."""
    stop: Callable[[], None]
    """A function that immediately stops all work, including games that are being played."""


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Workers]:
    """Yield local processes or, if the address of a Dask cluster is given, its workers.

    Afterwards, shut down the processes or disconnect from the cluster. Raise `LabError` if the
    cluster can't be used.
    """
    made = _processes(jobs) if cluster is None else _cluster(cluster)
    with made as found:
        yield found


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    """Yield this many processes on this machine, and shut them down afterwards."""
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin)

    def stop() -> None:
        # A worker may think about one game for minutes. Python 3.14 has terminate_workers().
        for process in list((executor._processes or {}).values()):
            process.terminate()

    try:
        with _ignored_interrupts():
            # A process is started when a task finds none idle. No process should receive Ctrl+C,
            # not even while it is starting: this one handles it.
            for _ in range(jobs):
                executor.submit(os.getpid)
        yield Workers(executor, jobs, stop)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """Ignore Ctrl+C within the context; processes that are started in it keep ignoring it.

    This works only in the main thread; in any other, it does nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """Ignore Ctrl+C in this worker, and exit when the process that started it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    """Yield the workers of a running Dask scheduler; logging is switched off until the end.

    Raise `LabError` if Dask isn't installed, or if the scheduler can't be reached or has no
    workers.
    """
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
    """Switch off logging, since Dask logs every mishap with a traceback.

    Mishaps that matter are raised as errors.
    """
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def _knock(address: str) -> None:
    """Raise `OSError` or `ValueError` if no scheduler answers at this address.

    A Dask client would find this out too, but not quietly.
    """
    from distributed.comm.addressing import parse_address, parse_host_port  # noqa: PLC0415
    from distributed.comm.registry import get_backend  # noqa: PLC0415

    scheme, place = parse_address(address)
    get_backend(scheme)
    if scheme in ("tcp", "tls"):
        socket.create_connection(parse_host_port(place), CONNECT_SECONDS).close()
