"""``explore``: what can follow an action of a position, as a table of outcomes with the lines that lead there.

Without an action each one that is offered is explored. Equal states of one action are one node of its tree, so a tree
is grown by one worker, and several workers share the actions out. With ``--what-if`` it tells what would change the
answer (``tutor.cli.whatif``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from io import StringIO
from typing import Any, NamedTuple

from engine.compare import read_answers
from engine.explore import FIRST_LIMIT, MOST_NODES, Kind, OutcomeTree, Row, Wanted, leaves_of, rows
from engine.explore.ends import places
from engine.game import Game
from engine.model.cards import UnknownCardError
from engine.model.state import State
from engine.positions import Position, from_line, loads
from engine.positions.carry import is_line
from engine.positions.check import play_answer
from engine.query.sight import Viewer
from engine.run.machine import Machine
from engine.run.options import lasting_id, option_id
from tutor.cli import whatif
from tutor.cli.compare import position_text
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Shell, Usage
from tutor.cli.workers import WORKERS, workers
from tutor.panels.outcomes import OutcomesText

USAGE = Usage(
    "explore",
    (1, 1),
    (
        Flag("answers", "LIST", words="explore-answers"),
        Flag("action", "ANSWER"),
        Flag("seat", "N", words="eyes"),
        Flag("claims", "LIST"),
        Flag("card", "LIST"),
        Flag("wins", "NAME"),
        Flag("over"),
        Flag("limit", "N", default=str(FIRST_LIMIT)),
        Flag("show", "N", default="20"),
        Flag("what-if"),
        Flag("then", "LIST"),
        Flag("line", "ID", words="what-if-line"),
        *WORKERS,
        Flag("json"),
    ),
)
JSON = "innovation-explore/1"
SLICE = 500
"""states between two lines of progress"""


class Job(NamedTuple):
    """An answer to explore: everything that its outcomes and their words depend on."""

    state: State
    answer: tuple[int, ...] | None
    """``None``: the rest of the running action"""
    seat: Viewer
    limit: int
    wanted: Wanted
    show: int
    language: str
    names: tuple[str, ...]


class Explored(NamedTuple):
    """What can follow an answer, as it is printed."""

    answer: list[str]
    """as a file saves it"""
    text: str
    data: dict[str, Any]
    complete: bool


def explored(job: Job, go_on: Callable[[OutcomeTree], bool] = lambda tree: True) -> Explored:
    """Explore an answer; ``go_on`` is asked again and again whether to."""
    tree = OutcomeTree(Game(job.state), job.answer, seat=job.seat)
    while tree.tried < job.limit and tree.grow(min(SLICE, job.limit - tree.tried)) and go_on(tree):
        pass
    found = rows(tree, set(leaves_of(tree, job.wanted)), most=job.show) if tree.known else []
    said = OutcomesText(tree, job.language, job.names)
    shell = Shell(job.language, StringIO())
    _write(shell, said, found, job.show)
    answer = [_option(tree, job.state, option) for option in job.answer or ()]
    assert isinstance(shell.out, StringIO)
    return Explored(answer, shell.out.getvalue(), _plain(said, found, job.show), tree.complete)


def run(shell: Shell, call: Call) -> int:
    """Print the outcomes of an action, or of each; the exit code says whether everything was looked at."""
    position, game, names = opened(shell, call)
    seat = viewer(position, call["seat"], names)
    if call["what-if"]:
        return whatif.run(shell, call, position, game, seat, names)
    if alone := [flag for flag in ("then", "line") if call[flag] is not None]:
        msg = "cli-error-explore-what-if"
        raise CliError(msg, flag=f"--{alone[0]}")
    request = game.request
    if request is None:
        msg = "cli-error-explore-over"
        raise CliError(msg)
    wanted = Wanted(
        claims=tuple(_claims(game.machine, names, call["claims"])),
        over=call["over"],
        winner=_player(names, call["wins"]) if call["wins"] is not None else None,
        card_in=tuple(_cards(game.machine, names, call["card"])),
    )
    answers: list[tuple[int, ...] | None] = [None]
    each = call["action"] is None and request.purpose == "turn"
    if each:
        answers = [(option,) for option in request.options]
    elif call["action"] is not None:
        answers = [game.parse([word.strip() for word in call["action"].split(",")])]
    limit, show = call.number("limit", 1, 10 * MOST_NODES), call.number("show", 0, 1000)
    jobs = [Job(game.state, answer, seat, limit, wanted, show, shell.language, tuple(names)) for answer in answers]
    found = _explore(shell, call, jobs)
    head = {
        "schema": JSON,
        "scenario": position.id,
        "language": shell.language,
        "seat": seat,
        "players": names,
    }
    complete = len(found) == len(jobs) and all(one.complete for one in found)
    if call["json"] and each:
        actions = [{"action": one.answer} | one.data for one in found]
        shell.json(head | {"complete": complete, "actions": actions})
    elif call["json"]:
        shell.json(head | found[0].data)
    else:
        shell.line(position.title.of(shell.language))
        shell.out.write("\n".join(one.text for one in found))
    return FINE if complete else FOUND


def _explore(shell: Shell, call: Call, jobs: list[Job]) -> list[Explored]:
    """Explore some answers; after Ctrl-C the one that is begun is cut off, and those after it are left out."""
    found: list[Explored] = []

    def go_on(tree: OutcomeTree) -> bool:
        shell.progress(
            "cli-explore-progress",
            tried=tree.tried,
            limit=jobs[0].limit,
            leaves=tree.leaves,
            n=len(found) + 1,
            of=len(jobs),
        )
        return not shell.stopped

    with workers(shell, call) as some:
        if some.are_here:  # an interrupt would leave a tree half grown
            with shell.long_work(interrupted=False):
                while len(found) < len(jobs) and not shell.stopped:
                    found.append(explored(jobs[len(found)], go_on))
            return found
        with shell.long_work():
            for one in some.results(explored, jobs):
                found.append(one)
                shell.progress("cli-explore-actions", n=len(found), of=len(jobs))
    return found


def opened(shell: Shell, call: Call) -> tuple[Position, Game, list[str]]:
    """Return the position that a command names, its game after ``--answers``, and the players' names.

    Raises:
        CliError: the name is a folder.
        PositionError: the position or an answer is wrong.
    """
    text, source = position_text(call.names[0])
    position = from_line(text, source) if is_line(text) else loads(text, source)
    names = [position.name(seat, shell.language) for seat in range(len(position.players))]
    return position, answered(call, position), names


def answered(call: Call, position: Position) -> Game:
    """Return the game of a position after ``--answers``.

    Raises:
        PositionError: an answer is wrong, with its place among them.
    """
    game = position.game()
    for each in read_answers(call["answers"], position, "--answers") if call["answers"] is not None else ():
        play_answer(position, game, each, "--answers")
    return game


def viewer(position: Position, given: str | None, names: list[str]) -> Viewer:
    """Return with whose eyes it is looked: the position's own, or a seat from 1, all, or nobody.

    Raises:
        CliError: there is no such seat.
    """
    if given is None:
        return position.viewer
    if given in ("all", "nobody"):
        return None if given == "all" else -1
    if given.isdecimal() and 1 <= int(given) <= len(names):
        return int(given) - 1
    msg = "cli-export-seat"
    raise CliError(msg, seat=given, players=len(names))


# --- filters ------------------------------------------------------------------------------------------------


def _player(names: list[str], given: str) -> int:
    wanted = given.strip().casefold()
    for seat, name in enumerate(names):
        if wanted in (name.casefold(), str(seat + 1)):
            return seat
    msg = "cli-error-player"
    raise CliError(msg, name=given.strip(), players=", ".join(names))


def _pairs(given: str | None, form: str) -> Iterator[tuple[str, str]]:
    for part in given.split(";") if given is not None else ():
        first, colon, second = part.partition(":")
        if not colon or not first.strip() or not second.strip():
            msg = "cli-error-pair"
            raise CliError(msg, given=part.strip(), form=form)
        yield first.strip(), second.strip()


def _claims(m: Machine, names: list[str], given: str | None) -> Iterator[tuple[int, int]]:
    for name, what in _pairs(given, "Ben: World"):
        yield _player(names, name), -1 - int(what) if what.isdecimal() else _card(m, what)


def _cards(m: Machine, names: list[str], given: str | None) -> Iterator[tuple[int, tuple[int, ...]]]:
    for card, where in _pairs(given, "Oars: Ben hand"):
        name, _, word = where.rpartition(" ")
        if word not in m.zones.of_word:
            msg = "cli-error-zone"
            raise CliError(msg, zone=word, zones=", ".join(m.zones.of_word))
        seats = [_player(names, name)] if name else range(len(names))
        yield _card(m, card), tuple({zone for seat in seats for zone in m.zones.all_of(word, seat)})


def _card(m: Machine, given: str) -> int:
    try:
        return m.catalogue.find(given)
    except UnknownCardError:
        msg = "cli-error-card"
        raise CliError(msg, card=given, near="") from None


# --- what is printed ----------------------------------------------------------------------------------------


def _write(shell: Shell, said: OutcomesText, found: list[Row], show: int) -> None:
    tree = said.tree
    shell.line(said.title())
    shell.line(said.eyes())
    for line in said.counts():
        shell.line(line)
    if not tree.known:
        return
    if not found:
        shell.write("outcomes-none")
    for place, row in enumerate(found[:show], start=1):
        shell.line()
        shell.write("outcomes-row", n=place, chance=said.chance(row), ways=f"{row.ways:,}")
        for line in said.changes(row.end):
            shell.line(line, indent=2)
        steps = said.line(row.leaves[0])
        shell.write("outcomes-line", indent=2, line="; ".join(steps) or shell.message("outcomes-no-step"))
    if len(found) > show:
        shell.line()
        shell.write("outcomes-more", n=len(found) - show)


def _plain(said: OutcomesText, found: list[Row], show: int) -> dict[str, Any]:
    tree = said.tree
    return {
        "known": tree.known,
        "complete": tree.complete,
        "tried": tree.tried,
        "ways": tree.ways,
        "ends": tree.leaves,
        "choices": tree.choices,
        "chances": tree.chances,
        "endless": tree.endless,
        "not_done": tree.not_done,
        "circles": tree.circles,
        "text": [said.title(), said.eyes(), *said.counts()],
        "outcomes": [_row(said, row) for row in found[:show]],
        "not_shown": max(0, len(found) - show),
    }


def _row(said: OutcomesText, row: Row) -> dict[str, Any]:
    tree, m = said.tree, said.tree.machine
    result = row.end.result
    return {
        "ways": row.ways,
        "ends": len(row.leaves),
        "probability": _share(row.probability),
        "least": _share(row.bounds.least if row.bounds is not None else None),
        "most": _share(row.bounds.most if row.bounds is not None else None),
        "players": [
            {
                "score": each.score,
                "hand": each.hand,
                "achievements": [m.catalogue.key[a] if a >= 0 else str(-1 - a) for a in each.achievements],
                "icons": list(each.icons),
            }
            for each in row.end.players
        ],
        "result": {"winners": list(result.winners), "reason": result.reason} if result is not None else None,
        "moved": {
            m.catalogue.key[card]: m.zones.name(zone) for card, zone in places(tree.moves[row.leaves[0]]).items()
        },
        "text": said.changes(row.end),
        "line": [*_line(tree, row.leaves[0])],
        "line_text": said.line(row.leaves[0]),
    }


def _line(tree: OutcomeTree, leaf: int) -> Iterator[dict[str, Any]]:
    """Yield the steps to a leaf; an answer as a file saves it, of what the seat cannot see only how much was chosen."""
    m = tree.machine
    for state, step in zip(tree.states(leaf), tree.line(leaf), strict=False):
        if step.kind is Kind.CHANCE:
            yield {"drawn": m.catalogue.key[step.picked[0]]}
            continue
        assert state.request is not None
        yield {"seat": step.seat, "answer": [_option(tree, state, option) for option in step.picked]}


def _option(tree: OutcomeTree, state: State, option: int) -> str:
    assert state.request is not None
    if tree.seat is None:
        return lasting_id(tree.machine, state.request, option)
    return option_id(tree.machine, state, state.request, option, tree.seat)


def _share(share: Fraction | None) -> str | None:
    """Return a probability as it can be read again exactly."""
    return None if share is None else str(share)
