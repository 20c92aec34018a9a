"""Where large work is done: in this process, in several of this machine, or wherever an executor takes it.

Work is given as jobs, each of which says all that its result depends on, and results come in the order of the jobs. So
they are the same however many workers there are.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""jobs that wait for each worker: enough that none has nothing to do, few enough to be stopped soon"""
MOST_LOSSES = 3
"""how often a job may lose its worker before it is done in this process"""
MOST_WORKERS = 256
WAIT = 10
"""seconds that a cluster may take to answer, and to show its first worker"""


class WorkersError(ValueError):
    """There are no such workers.

    ``reason`` is ``two`` (a number and a scheduler), ``number`` (not from 1 to ``MOST_WORKERS``), ``no-dask`` or
    ``scheduler`` (nothing answers there).
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(slots=True)
class _Given:
    """A job that somebody works on."""

    job: Any
    future: Future[Any]
    losses: int = 0


class Workers:
    """What does jobs. Without anything it is this process.

    ``executor`` is any executor of ``concurrent.futures``; its functions and jobs are pickled if it needs that.
    ``make`` makes one, and another one when workers are lost and it is broken; it is shut down at the end. Where no
    other can be made, this process does what is left.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        make: Callable[[], Executor] | None = None,
        count: int = 1,
        lost: tuple[type[BaseException], ...] = (),
    ) -> None:
        self._make = make
        self._executor = executor
        self.count = count
        """how many work at once, as far as that is known"""
        self._lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost)
        """what an executor raises when a worker is lost"""
        self.losses = 0
        """how often workers were lost, and their jobs given to others"""

    @classmethod
    def of(cls, count: int = 1, scheduler: str | None = None) -> Workers:
        """Return so many processes of this machine, or the workers of the Dask cluster whose scheduler is there.

        Raises:
            WorkersError: both are given, the number is out of range, or the cluster cannot be used; with the remedy.
        """
        if not 1 <= count <= MOST_WORKERS:
            msg = f"a number of workers is from 1 to {MOST_WORKERS}, not {count}"
            raise WorkersError("number", msg)
        if scheduler is None:
            return cls.processes(count)
        if count > 1:
            msg = "give a number of workers or a scheduler, not both"
            raise WorkersError("two", msg)
        try:
            return cls.cluster(scheduler)
        except ImportError:
            msg = 'a scheduler needs Dask: pip install "innovation-tutor[cluster]"'
            raise WorkersError("no-dask", msg) from None
        except (OSError, ValueError) as error:
            raise WorkersError("scheduler", str(error) or type(error).__name__) from None

    @classmethod
    def processes(cls, count: int) -> Workers:
        """Return so many processes of this machine; one is this process."""
        if count < 2:
            return cls()
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads' locks of a notebook's kernel
        return cls(make=lambda: ProcessPoolExecutor(count, context, initializer=_end_by_ctrl_c), count=count)

    @classmethod
    def cluster(cls, address: str) -> Workers:
        """Return the workers of a Dask cluster, by the address of its scheduler; they need this package.

        Raises:
            ImportError: Dask is not there (the extra ``cluster``).
            OSError: no scheduler answers there, or it has no worker.
        """
        from distributed import Client, KilledWorker

        client = Client(address, timeout=WAIT)
        try:
            client.wait_for_workers(1, timeout=WAIT)
        except TimeoutError:
            client.close()
            msg = f"the scheduler has no worker after {WAIT} seconds"
            raise TimeoutError(msg) from None
        workers = cls(
            client.get_executor(), count=max(1, len(client.scheduler_info()["workers"])), lost=(KilledWorker,)
        )
        workers.close = client.close  # type: ignore[method-assign]
        return workers

    @property
    def are_here(self) -> bool:
        """Whether this process does all jobs itself."""
        return self._executor is None and self._make is None

    def results(self, do: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the results of jobs in their order; no more are begun than are needed soon.

        What a job raises is raised here in its turn.
        """
        if self.are_here:
            yield from map(do, jobs)
            return
        todo = iter(jobs)
        given: deque[_Given] = deque()
        try:
            while True:
                for job in todo:
                    given.append(_Given(job, self._submit(do, job)))
                    if len(given) >= AHEAD * self.count:
                        break
                if not given:
                    return
                first = given[0]
                try:
                    result = first.future.result()
                except self._lost:
                    self._give_again(do, given)
                    continue
                given.popleft()
                yield result
        finally:
            if given and self._make is not None:
                self.close()  # Ctrl-C may break the pool as well, and it cannot tell that to a future cancelled here
            else:
                for each in given:
                    each.future.cancel()

    def _submit(self, do: Callable[[Job], Result], job: Job) -> Future[Result]:
        if self._executor is None and self._make is not None:
            self._executor = self._make()
        try:
            if self._executor is not None:
                return self._executor.submit(do, job)
        except (BrokenExecutor, RuntimeError) as error:  # it broke meanwhile, or was shut down
            if self._make is None:
                self._executor = None
            broken: Future[Result] = Future()
            broken.set_exception(BrokenExecutor(str(error)))
            return broken
        return _done_here(do, job)

    def _give_again(self, do: Callable[[Job], Result], given: deque[_Given]) -> None:
        """Give the jobs that have no result to others, after workers were lost with the first of them."""
        self.losses += 1
        if self._executor is not None and self._make is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = None
        given[0].losses += 1
        for each in given:
            if each.future.done() and not each.future.cancelled() and each.future.exception() is None:
                continue
            if each.losses < MOST_LOSSES:
                each.future = self._submit(do, each.job)
            else:
                each.future = _done_here(do, each.job)

    def close(self) -> None:
        """End the workers that were made here; others are made if there are further jobs."""
        if self._make is not None and self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            self.close()


def _end_by_ctrl_c() -> None:
    """Let Ctrl-C, which every process of a terminal gets, end a worker without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _done_here(do: Callable[[Job], Result], job: Job) -> Future[Result]:
    """Return a future of a job that was done in this process."""
    done: Future[Result] = Future()
    try:
        done.set_result(do(job))
    except Exception as error:  # noqa: BLE001 (it is raised where the result is asked for)
        done.set_exception(error)
    return done
