"""Large work on a real Dask cluster: a scheduler and two workers, of which one is killed in the middle."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from engine import workers
from engine.positions import load
from engine.puzzles import find
from engine.workers import Workers, WorkersError
from engine.worth import Values
from tests import soak
from tests.cli.test_cli import alone, run
from tests.conftest import ROOT

__all__ = ["alone"]

pytest.importorskip("distributed", reason="the extra is missing: pip install 'innovation-tutor[cluster]'")

POSITION = "lessons/staging"
START = 60
"""seconds in which a process of the cluster must be there, on a machine that does much else"""


class Cluster:
    """A scheduler and its workers as processes of this machine."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        self.folder = folder
        self.running = [self._start("dask_scheduler", "--port", self.address.rpartition(":")[2], "--no-dashboard")]
        self.workers: list[subprocess.Popen[bytes]] = []
        for _ in range(2):
            self.add()

    def _start(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{program}", *args], cwd=ROOT, stdout=log, stderr=log
            )

    def add(self) -> None:
        """Start another worker."""
        own = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(self.folder))
        self.workers.append(self._start("dask_worker", self.address, *own))
        self.running.append(self.workers[-1])

    def kill(self) -> None:
        """Kill a worker, which cannot say good-bye."""
        os.kill(self.workers.pop().pid, signal.SIGKILL)

    def wait(self, count: int) -> None:
        """Wait until there are so many workers."""
        from distributed import Client

        with Client(self.address, timeout=START) as client:
            until = time.monotonic() + START
            while len(client.scheduler_info()["workers"]) != count and time.monotonic() < until:
                time.sleep(0.05)
            assert len(client.scheduler_info()["workers"]) == count

    def end(self) -> None:
        """End all of it."""
        for each in self.running:
            each.kill()
            each.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield made
    finally:
        made.end()


@pytest.fixture
def two(cluster: Cluster) -> Iterator[Workers]:
    """The cluster with two workers."""
    if len(cluster.workers) < 2:
        cluster.add()
    cluster.wait(2)
    with Workers.of(scheduler=cluster.address) as found:
        assert found.count == 2
        yield found


def test_values_are_those_of_this_process_though_a_worker_is_killed(cluster: Cluster, two: Workers) -> None:
    here, there = (Values(load(POSITION).game(), bot="random", seed=3) for _ in range(2))
    assert list(here.grow(20))[-1] == 60
    for played in there.grow(20, two):
        if played == 4:
            cluster.kill()
    assert len(cluster.workers) == 1
    assert [(each.won, each.after) for each in there.values] == [(each.won, each.after) for each in here.values]


def test_games_of_the_soak_are_those_of_this_process_though_a_worker_is_killed(cluster: Cluster, two: Workers) -> None:
    jobs = [soak.GameJob(seed, ("base",), 4, 2, ()) for seed in range(12)]
    found = soak.Run()
    for played in two.results(soak.one_game, jobs):
        found.add(played)
        if found.games == 2:
            cluster.kill()
    here = soak.Run()
    for job in jobs:
        here.add(soak.one_game(job))
    found.slowest = here.slowest  # a time
    assert found == here


def test_puzzles_are_looked_for_in_the_same_positions_though_a_worker_is_killed(cluster: Cluster, two: Workers) -> None:
    jobs = list(islice(find.positions(1, 24, ("special",)), 12))
    found = []
    for each in two.results(find.in_position, jobs):
        found.append(each)
        if len(found) == 2:
            cluster.kill()
    assert found == [find.in_position(job) for job in jobs]
    assert any(found)


def test_the_commands_take_the_cluster(cluster: Cluster, two: Workers) -> None:
    for line in ("value --games 2 --bot random", "explore"):
        command, *rest = line.split()
        args = [command, POSITION, *rest, "--json"]
        assert run(*args, "--scheduler", cluster.address) == run(*args)
    checked = run("puzzles", "check", "base-hold-the-line", "--json", "--scheduler", cluster.address)
    assert json.loads(checked.out)["proven"] == 1


def test_where_no_scheduler_is_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WAIT", 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(WorkersError) as caught:
        Workers.of(scheduler=address)
    assert caught.value.reason == "scheduler"
    with pytest.raises(WorkersError):
        Workers.of(scheduler="nothing of the kind")
