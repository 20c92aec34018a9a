"""What the app costs in the kernel: processor time of a click and of a step, and whether a long past makes it more.

``python benchmarks/kernel.py [--samples 20] [--steps 1000] [--profile forward]``. No browser: what would be sent is
written as JSON, counted and thrown away. Processor time is disturbed less than time by what else the machine does,
but not undisturbed; hence the least of the samples beside their median.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

# This file's folder comes first on the path, and holds names of modules that it measures.
sys.path[0] = str(Path(__file__).parents[1])

import comm  # noqa: E402
from comm.base_comm import BaseComm  # noqa: E402

sent: list[int] = []
"""bytes of each message that a browser would have got"""


class Counted(BaseComm):
    """A line to no browser."""

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any) -> None:
        """Write the message and throw it away."""
        sent.append(len(json.dumps(data, ensure_ascii=False).encode()) + sum(len(each) for each in buffers or ()))


comm.create_comm = Counted

from benchmarks.tables import late_app, late_game, long_session, without_past  # noqa: E402
from engine.run import actions  # noqa: E402
from engine.run.options import token  # noqa: E402
from tutor.app import App  # noqa: E402
from tutor.session import Session  # noqa: E402

ROOM = {"theme": "light", "width": 760, "height": 600, "narrow": False, "pixels": 1}


class Took:
    """Processor time of an act, each time that it is done."""

    def __init__(self, profile: cProfile.Profile | None = None) -> None:
        self.times: list[float] = []
        self.messages: list[int] = []
        self.sizes: list[int] = []
        self._profile = profile

    def of(self, act: Callable[[], object]) -> None:
        """Do it once."""
        sent.clear()
        if self._profile is not None:
            self._profile.enable()
        began = time.process_time()
        act()
        self.times.append((time.process_time() - began) * 1000)
        if self._profile is not None:
            self._profile.disable()
        self.messages.append(len(sent))
        self.sizes.append(sum(sent))

    @property
    def median(self) -> float:
        """Milliseconds."""
        return statistics.median(self.times)

    def __str__(self) -> str:
        return (
            f"{self.median:6.1f} ms, at least {min(self.times):.1f} "
            f"({statistics.median(self.messages):.0f} messages, {statistics.median(self.sizes) / 1000:.0f} kB)"
        )


def clicks(samples: int, took: Took) -> None:
    """Draw, meld and achieve at late tables, each once, so that every table that follows is a new one."""
    seed = 7
    while len(took.times) < samples:
        seed += 1
        try:
            game, _ = late_game(seed)
        except ValueError:
            continue  # it was over too soon
        assert game.request is not None
        session = Session(game, viewer=game.request.seat)
        app = shown(session)
        assert session.request is not None
        for option in session.request.options:
            if not actions.split(session.machine, option)[0].executes and len(took.times) < samples:
                named = token(session.machine, session.state, session.viewer, option)
                took.of(partial(app.activate, f"option:{named}"))
                app.do("start")


def shown(session: Session) -> App:
    """Return an app in the room that a laptop has for it."""
    app = App(session, motion=False)
    app.hub._heard(app.hub, {"type": "env", **ROOM}, [])
    return app


def with_and_without(steps: int, samples: int) -> dict[str, tuple[Took, Took]]:
    """Measure the same steps at the same table with a long past and without, in turn."""
    long = long_session(steps)
    short = without_past(long, samples + 5)
    apps = [shown(session) for session in (long, short)]
    for session in (long, short):
        session.goto(session.path()[session.last - samples - 2])
    found = {}
    for name in ("warm", "warmer", "forward", "back"):  # whoever comes first finds words and shapes for both
        pair = Took(), Took()
        for number in range(samples):
            for app, took in list(zip(apps, pair, strict=True))[:: 1 if number % 2 else -1]:
                took.of(partial(app.do, "into" if name in ("warm", "forward") else "back"))
            assert long.state == short.state, "it is the same table"
        found[name] = pair
    return {name: found[name] for name in ("forward", "back")}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--profile", choices=("forward", "back", "click"))
    given = parser.parse_args()
    profile = cProfile.Profile(time.process_time)

    def took(name: str) -> Took:
        return Took(profile if given.profile == name else None)

    app = late_app()
    app.hub._heard(app.hub, {"type": "env", **ROOM}, [])
    forward, back = took("forward"), took("back")
    for _ in range(given.samples):
        forward.of(partial(app.do, "into"))
    for _ in range(given.samples):
        back.of(partial(app.do, "back"))
    click = took("click")
    clicks(given.samples, click)
    print(f"click        {click}")
    print(f"step forward {forward}")
    print(f"step back    {back}")
    for name, (long, short) in with_and_without(given.steps, given.samples).items():
        print(f"{name} with {given.steps} steps behind it {long}")
        print(f"{name} with none at the same table {short}; {long.median / short.median:.2f} times")
    if given.profile:
        pstats.Stats(profile).sort_stats("cumtime").print_stats(40)
    return 0


if __name__ == "__main__":
    sys.exit(main())
