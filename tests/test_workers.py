"""Large work: results in order and alike whoever does it; a lost worker is survived."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from engine.workers import AHEAD, MOST_LOSSES, MOST_WORKERS, Workers, WorkersError
from tests.conftest import ROOT


def squared(number: int) -> int:
    return number * number


def square_or_die(job: tuple[int, str]) -> int:
    """Kill the process that does it, once: the file says that it has happened."""
    number, mark = job
    path = Path(mark)
    if number == 5 and not path.exists():
        path.write_text("dead", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return number * number


def failing(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def test_this_process_does_it_in_order() -> None:
    assert list(Workers().results(squared, range(5))) == [0, 1, 4, 9, 16]


def test_any_executor_does_it_in_order() -> None:
    with ThreadPoolExecutor(3) as pool:
        assert list(Workers(pool, count=3).results(squared, range(50))) == [n * n for n in range(50)]


def test_no_more_jobs_are_begun_than_are_needed_soon() -> None:
    begun: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            begun.append(number)
            yield number

    with ThreadPoolExecutor(2) as pool:
        results = Workers(pool, count=2).results(squared, jobs())
        assert next(results) == 0
        results.close()  # type: ignore[attr-defined]
    assert len(begun) <= AHEAD * 2 + 1


def test_two_processes_of_which_one_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "dead"
    with Workers.processes(2) as two:
        found = list(two.results(square_or_die, [(number, str(mark)) for number in range(30)]))
    assert mark.exists()
    assert found == [number * number for number in range(30)]
    assert two.losses >= 1


def test_ctrl_c_ends_a_process_and_its_workers_without_a_traceback() -> None:
    code = "from tests.test_workers import sleep_forever; sleep_forever()"
    asked = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert asked.stdout is not None
    assert asked.stdout.readline() == b"0\n"
    os.killpg(asked.pid, signal.SIGINT)  # as a terminal does, to all of them
    out, err = asked.communicate(timeout=60)
    assert (out, err, asked.returncode) == (b"stopped\n", b"", 0)


def sleep_forever() -> None:
    """Do jobs of which only the first ends, in two processes, until Ctrl-C."""
    with Workers.processes(2) as two:
        try:
            for number in two.results(sleeping, range(20)):
                print(number, flush=True)
        except KeyboardInterrupt:
            print("stopped")


def sleeping(number: int) -> int:
    if number:
        time.sleep(600)
    return number


def test_others_are_made_for_jobs_after_work_that_was_left() -> None:
    made: list[ThreadPoolExecutor] = []

    def make() -> ThreadPoolExecutor:
        made.append(ThreadPoolExecutor(2))
        return made[-1]

    with Workers(make=make, count=2) as workers:
        for number in workers.results(squared, range(100)):
            assert number == 0
            break
        assert list(workers.results(squared, range(4))) == [0, 1, 4, 9]
        assert list(workers.results(squared, range(4))) == [0, 1, 4, 9]
    assert len(made) == 2


class Losing(Executor):
    """An executor that loses its worker at every job, or after some."""

    def __init__(self, good: int) -> None:
        self.good = good

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.good -= 1
        done: Future[Any] = Future()
        if self.good >= 0:
            done.set_result(fn(*args, **kwargs))
        else:
            done.set_exception(BrokenExecutor("lost"))
        return done


def test_a_given_executor_that_breaks_is_replaced_by_this_process() -> None:
    workers = Workers(Losing(4))
    assert list(workers.results(squared, range(12))) == [n * n for n in range(12)]
    assert workers.losses == 1


def test_a_job_that_loses_every_worker_is_done_here() -> None:
    made: list[Losing] = []

    def make() -> Losing:
        made.append(Losing(0))
        return made[-1]

    workers = Workers(make=make)
    assert list(workers.results(squared, range(3))) == [0, 1, 4]
    assert len(made) <= 3 * MOST_LOSSES


@pytest.mark.parametrize("count", [1, 2])
def test_what_a_job_raises_is_raised_in_its_turn(count: int) -> None:
    pool = ThreadPoolExecutor(count) if count > 1 else None
    results = Workers(pool, count=count).results(failing, range(6))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="three"):
        next(results)


@pytest.mark.parametrize(
    ("count", "scheduler", "reason"),
    [(0, None, "number"), (MOST_WORKERS + 1, None, "number"), (2, "tcp://localhost:1", "two")],
)
def test_workers_that_there_are_not(count: int, scheduler: str | None, reason: str) -> None:
    with pytest.raises(WorkersError) as caught:
        Workers.of(count, scheduler)
    assert caught.value.reason == reason


def test_one_is_this_process_and_two_are_others() -> None:
    assert Workers.of().are_here
    assert Workers.of(1).are_here
    assert not Workers.of(2).are_here
