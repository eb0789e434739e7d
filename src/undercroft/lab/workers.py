"""Work on many things at once: in this process, in several, or on a Ray cluster; with one result."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, TypeVar

from undercroft.bots.programs import close_programs
from undercroft.kernel.errors import UndercroftError

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""How many items wait for each worker: enough to keep it busy, few enough to be given up when nobody wants them."""
STORE = 100_000_000
"""Bytes for what travels inside a cluster that is started here; Ray would take a third of all memory."""
TRIES = 3
"""How often a cluster begins an item again whose machine has gone."""
START_PATIENCE = 5.0
"""Seconds for a cluster to open its door."""
STARTS = 2
"""How often a cluster of one's own is started: Ray gives up after half a minute, which a busy machine may need."""
END_PATIENCE = 5.0
"""Seconds for workers of a cluster to put their things away."""


class MissingExtra(UndercroftError):
    """A package that this needs and that a plain installation does not have."""


class WorkFailed(UndercroftError):
    """A piece of work that broke off; ``details`` is the traceback, for developers."""

    def __init__(self, message: str, args_: dict[str, int | str], details: str) -> None:
        super().__init__(message, args_)
        self.details = details


@dataclass(frozen=True)
class _Broken:
    """An error in a worker. Errors themselves do not always travel between processes."""

    error: str
    details: str


def extra(module: str, name: str) -> Any:
    """A module of an optional package; ``MissingExtra`` tells how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra("extra-missing", {"package": module.partition(".")[0], "extra": name}) from error


def in_parallel(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    *,
    jobs: int | None = None,
    ray: str | None = None,
) -> Generator[Result, None, None]:
    """What a function makes of each item, in the order of the items, whoever has done the work.

    ``jobs`` is the number of processes; 1 works in this one, None takes all cores. ``ray`` is the address of a Ray
    cluster (``local`` starts one here for the while); its machines need the same version of Undercroft, and ``jobs``
    is then at most what the cluster has. Items are taken as they are needed, a few ahead: whoever closes the iterator
    early has little work to give up.

    With several processes the function and the items travel by pickle: the function is one of a module, or a callable
    object such as a dataclass. It travels once to each process and is asked there again and again, so that an object
    may keep what it has opened. What it raises is told as ``WorkFailed``, and so is a process that has died.
    """
    if ray is not None:
        return _on_ray(function, iter(items), jobs, ray)
    wanted = cores() if jobs is None else jobs
    return _here(function, items) if wanted == 1 else _side_by_side(function, iter(items), wanted)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _try(function: Callable[[Item], Result], item: Item) -> Result | _Broken:
    try:
        return function(item)
    except Exception as error:  # noqa: BLE001  # whatever goes wrong is told where the work was wanted
        return _Broken(f"{type(error).__name__}: {error}", traceback.format_exc())


def _whole(result: Result | _Broken) -> Result:
    if isinstance(result, _Broken):
        raise WorkFailed("work-failed", {"error": result.error}, result.details)
    return result


def _here(function: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
    for item in items:
        yield _whole(_try(function, item))


# --- Processes -------------------------------------------------------------------------------------------------------


def _side_by_side(
    function: Callable[[Item], Result], items: Iterator[Item], jobs: int
) -> Generator[Result, None, None]:
    # No more processes than items: starting one takes longer than many a piece of work.
    first = list(islice(items, jobs))
    if not first:
        return
    # Fresh processes, not forked ones: a progress bar's thread may be running in this one.
    context = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(len(first), context, _begin, (function,))
    waiting: deque[Future[Any]] = deque()
    try:
        waiting.extend(workers.submit(_work, item) for item in first)
        waiting.extend(workers.submit(_work, item) for item in islice(items, (AHEAD - 1) * jobs))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(workers.submit(_work, item) for item in islice(items, 1))
            yield _whole(result)
    except BrokenProcessPool as error:
        raise WorkFailed("worker-lost", {"jobs": jobs}, str(error)) from error
    finally:
        workers.shutdown(cancel_futures=True)


_work_of_this_process: list[Callable[[Any], Any]] = []
"""In a worker process: what it does with items."""


def _begin(function: Callable[[Any], Any]) -> None:
    # Ctrl-C is the first process's business: it gives up the items that are left.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_first, daemon=True).start()
    _work_of_this_process.append(function)


def _leave_with_the_first() -> None:
    """End when the first process has: a worker whose pool was killed would wait for items for ever."""
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    # Nobody is left to hear of anything; the guards of programs from outside end these.
    os._exit(1)


def _work(item: Any) -> Any:
    return _try(_work_of_this_process[0], item)


# --- Ray -------------------------------------------------------------------------------------------------------------


class _Actor(Generic[Item, Result]):
    """A worker of the cluster."""

    def __init__(self, function: Callable[[Item], Result]) -> None:
        self._function = function

    def work(self, item: Item) -> Result | _Broken:
        return _try(self._function, item)

    def close(self) -> None:
        """End what bots from outside have left running here: a worker of Ray does not end like other processes."""
        close_programs()


def _on_ray(
    function: Callable[[Item], Result], items: Iterator[Item], jobs: int | None, address: str
) -> Generator[Result, None, None]:
    ray = extra("ray", "ray")
    with ExitStack() as stack:
        # Inside a program that has a cluster already, that one does the work and stays as it is.
        if not ray.is_initialized():
            stack.enter_context(_joined(ray, address, jobs))
        yield from stack.enter_context(closing(_by_actors(ray, function, items, jobs)))


@contextmanager
def _joined(ray: Any, address: str, jobs: int | None) -> Iterator[None]:
    """Have a connection to a cluster for a while; ``UndercroftError`` where there is none."""
    wishes: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    with ExitStack() as stack:
        if address == "local":
            # Nobody's work here is told to the makers of Ray.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            # A short path, because those of sockets may not be long.
            folder = tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True)
            wishes |= {"num_cpus": jobs or cores(), "include_dashboard": False}
            wishes |= {"object_store_memory": STORE, "_temp_dir": stack.enter_context(folder)}
        stack.callback(ray.shutdown)
        tries = STARTS if address == "local" else 1
        for number in range(1, tries + 1):
            try:
                _knock(address)
                ray.init(address=address, **wishes)
                break
            except Exception as error:  # a machine too busy to start it in half a minute raises a bare one
                if number == tries:
                    raise UndercroftError("no-cluster", {"address": address, "error": str(error)}) from error
                ray.shutdown()
        yield


def _knock(address: str) -> None:
    """See whether anybody is at an address, if it is one; ``OSError`` if not. Ray itself would try for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), START_PATIENCE).close()


def _by_actors(
    ray: Any, function: Callable[[Item], Result], items: Iterator[Item], jobs: int | None
) -> Generator[Result, None, None]:
    room = int(ray.cluster_resources().get("CPU", 1))
    count = max(1, room if jobs is None else min(jobs, room))
    make = ray.remote(num_cpus=1, max_restarts=TRIES, max_task_retries=TRIES)(_Actor)
    actors = [make.remote(function) for _ in range(count)]
    idle = deque(actors)
    busy: dict[Any, Any] = {}
    waiting: deque[Any] = deque()
    try:
        while True:
            for item in islice(items, min(len(idle), AHEAD * count - len(waiting))):
                actor = idle.popleft()
                answer = actor.work.remote(item)
                busy[answer] = actor
                waiting.append(answer)
            if not waiting:
                return
            for answer in ray.wait(list(busy))[0]:
                idle.append(busy.pop(answer))
            while waiting and waiting[0] not in busy:
                yield _whole(ray.get(waiting.popleft()))
    except ray.exceptions.RayActorError as error:
        last = str(error).strip().rpartition("\n")[2].strip()
        raise WorkFailed("cluster-worker-lost", {"error": last}, str(error)) from error
    finally:
        ray.wait([actor.close.remote() for actor in actors], num_returns=count, timeout=END_PATIENCE)
        for actor in actors:
            ray.kill(actor)
