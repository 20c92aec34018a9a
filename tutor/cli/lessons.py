"""``lessons``: builds the notebooks, or checks that they match their sources and how long each lesson takes."""

from __future__ import annotations

from tutor.cli.shell import FINE, FOUND, Call, CliError, Near, Shell, Usage
from tutor.course import load, names
from tutor.course.folders import lessons
from tutor.course.notebooks import SourceError, out_of_step, write_all
from tutor.course.reading_time import minutes

USAGE = Usage("lessons", (1, 1))
TASKS = ("build", "check")


def run(shell: Shell, call: Call) -> int:
    """Build the notebooks, or check that they match their sources."""
    (what,) = call.names
    if what not in TASKS:
        msg = "cli-error-word"
        raise CliError(msg, word=what, near=Near(what, TASKS, listed=True))
    folder = lessons()
    try:
        if what == "build":
            for path in write_all(folder):
                shell.write("cli-lessons-written", file=path.relative_to(folder).as_posix())
            shell.write("cli-lessons-fine")
            return FINE
        wrong = out_of_step(folder)
    except SourceError as error:
        shell.complain(str(error))
        return FOUND
    except ModuleNotFoundError as error:
        msg = "cli-lessons-no-jupytext"
        raise CliError(msg, name=error.name or "") from None
    for path in wrong:
        shell.complain(shell.message("cli-lessons-out-of-step", file=path.relative_to(folder).as_posix()))
    long = _timed(shell)
    if wrong or long:
        return FOUND
    shell.write("cli-lessons-fine")
    return FINE


def _timed(shell: Shell) -> bool:
    """Print the duration of each lesson; return whether one takes longer than it states."""
    long = False
    for name in names():
        lesson = load(name)
        taken, promised = minutes(lesson), lesson.minutes
        if taken <= promised:
            shell.write("cli-lessons-time", lesson=name, minutes=taken, promised=promised)
        else:
            shell.complain(shell.message("cli-lessons-long", lesson=name, minutes=taken, promised=promised))
            long = True
    return long
