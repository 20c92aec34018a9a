"""``progress``: a learner's progress: show, export, import, delete, hide; and which tasks have variants."""

from __future__ import annotations

from pathlib import Path

from engine.text.errors import words_of
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.course import Progress, ProgressError, UnknownLessonError, load, names
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.schedule import mended
from tutor.course.variants import covered, of_misconception, of_task
from tutor.user_files import NotReadError, read_whole

USAGE = Usage("progress", (0, 2), (Flag("yes"),))
TASKS = ("show", "export", "import", "reset", "hide", "reveal", "variants")


def run(shell: Shell, call: Call) -> int:
    """Show or change the progress.

    Raises:
        CliError: the subcommand is unknown, or a file is missing.
        FileError: the progress cannot be read or written at the moment.
        OSError: a file cannot be read or written.
    """
    what, of = (*call.names, "", "")[:2]
    what = what or "show"
    if what not in TASKS:
        msg = "cli-error-word"
        raise CliError(msg, word=what, near=Near(what, TASKS, listed=True))
    if what == "variants":
        return _variants(shell)
    progress = Progress.open()
    if progress.aside is not None:
        shell.complain(shell.message("task-progress-aside", file=str(progress.aside)))
    _require(progress)
    match what:
        case "export":
            return _export(shell, progress, of)
        case "import":
            return _import(shell, progress, of)
        case "reset":
            return _reset(shell, progress, of, sure=call["yes"])
        case "hide":
            progress.hide()
        case "reveal":
            progress.show()
    _require(progress)
    return _show(shell, progress)


def _require(progress: Progress) -> None:
    """Stop if the progress could not be read or written: this command ends, and nothing would be tried again.

    Raises:
        FileError: it could not.
    """
    if progress.trouble is not None:
        raise progress.trouble


def _show(shell: Shell, progress: Progress) -> int:
    if progress.hidden:
        shell.write("practice-hidden")
        return FINE
    for name in names():
        lesson = load(name)
        solved = sum(progress.is_solved(lesson.id, task.id) for task in lesson)
        if solved:
            shell.write("cli-progress-lesson", lesson=lesson.title.of(shell.language), n=solved, of=len(lesson.tasks))
    for state, found in mended(progress).items():
        if found:
            shell.write(f"practice-{state}", n=len(found))
        for misconception in found:
            shell.write(f"misconception-{misconception}.truth", indent=2)
    if not progress.records:
        shell.write("cli-progress-none")
    return FINE


def _export(shell: Shell, progress: Progress, file: str) -> int:
    if file:
        Path(file).write_text(progress.export(), encoding="utf-8")
        shell.write("cli-progress-exported", file=file)
    else:
        shell.out.write(progress.export())
    return FINE


def _import(shell: Shell, progress: Progress, file: str) -> int:
    path = Path(file)
    if not file or not path.is_file():
        msg = "cli-error-file"
        raise CliError(msg, file=file)
    try:
        progress.take(_text_of(path))
        _require(progress)
    except (NotReadError, ProgressError, UnicodeDecodeError) as error:
        shell.complain(f"{shell.message('practice-not-taken')} {words_of(error, shell.language) or error}")
        return FOUND
    shell.write("practice-taken")
    return FINE


def _text_of(path: Path) -> str:
    """Return the text of a file.

    Raises:
        NotReadError: it cannot be read, or is too large.
        UnicodeDecodeError: it holds no text.
    """
    try:
        return (read_whole(path) or b"").decode()
    except OSError as error:
        raise NotReadError(path, error) from error


def _reset(shell: Shell, progress: Progress, lesson: str, *, sure: bool) -> int:
    if lesson and lesson not in names():
        raise UnknownLessonError(lesson, names())
    if progress.hidden:
        shell.write("practice-hidden")
        return FOUND
    if not sure:
        if lesson:
            found = load(lesson)
            shell.write("practice-sure-lesson", number=found.number, title=found.title.of(shell.language))
        else:
            shell.write("practice-sure")
        shell.write("cli-progress-sure")
        return FOUND
    progress.reset(lesson)
    _require(progress)
    shell.write("practice-forgotten")
    return FINE


def _variants(shell: Shell) -> int:
    """Print the number of tasks and misconceptions with variants, by lesson."""
    for name in names():
        lesson = load(name)
        found = [task for task in lesson if of_task(name, task.id)]
        shell.write("cli-progress-variants", lesson=name, n=len(found), of=len(lesson.tasks))
    shell.write("cli-progress-covered", n=len(covered()), of=len(MISCONCEPTIONS))
    for misconception in MISCONCEPTIONS:
        families = ", ".join(family.id for family in of_misconception(misconception))
        shell.line(f"{misconception}: {families or '–'}", indent=2)
    return FINE
