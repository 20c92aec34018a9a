"""``explore --what-if``: the answer of an action or a scripted line, what it rests on, and what would turn it."""

from __future__ import annotations

from typing import Any

from engine.compare import read_answers
from engine.game import Game
from engine.model.names import joined
from engine.positions.check import script
from engine.positions.position import Position
from engine.query.sight import Viewer
from engine.whatif import Change, Reply, Tried, WhatIf, replies
from engine.whatif.unseen import Unseen
from tutor.cli.shell import FINE, FOUND, Call, CliError, Shell
from tutor.panels.whatif import WhatIfText

JSON = "innovation-what-if/1"
STEPS = 2_000
"""cards that are exchanged at most, and draws that are looked at, where a seat cannot know them"""


def run(shell: Shell, call: Call, position: Position, game: Game, seat: Viewer, names: list[str]) -> int:
    """Print what would change the answer; the exit code says whether everything was tried."""
    given = _replies(call, position, game)
    found = WhatIf(game, given, seat)
    unseen = None
    with shell.long_work(interrupted=False):
        while not shell.stopped and found.grow():
            tried, turned = len(found.tried), len(found.turning)
            shell.progress("whatif-progress", tried=tried, of=len(found.variations), turned=turned)
        if seat is not None and len(given) == 1 and not shell.stopped:
            unseen = Unseen(game, game.parse(list(given[0].picks)), seat)
            unseen.grow(STEPS)
    said = WhatIfText(found, shell.language, names)
    if call["json"]:
        shell.json(_plain(said, position, unseen))
    else:
        _write(shell, said, position, unseen)
    return FINE if found.complete and (unseen is None or unseen.complete) else FOUND


def _replies(call: Call, position: Position, game: Game) -> tuple[Reply, ...]:
    """Return what is answered: the scripted line that is named, or the action and what ``--then`` says after it."""
    if call["line"] is not None:
        if call["line"] not in (lines := [line.id for line in position.lines]):
            msg = "cli-whatif-lines"
            raise CliError(msg, line=call["line"], lines=joined(lines))
        return replies(game.copy(), script(position, call["line"]))
    texts = [call[flag] for flag in ("action", "then") if call[flag] is not None]
    if not texts:
        msg = "cli-error-explore-action"
        raise CliError(msg, options=joined(game.options()))
    return replies(game.copy(), read_answers("; ".join(texts), position, "--action"))


def _write(shell: Shell, said: WhatIfText, position: Position, unseen: Unseen | None) -> None:
    shell.line(position.title.of(shell.language))
    shell.line(said.eyes())
    shell.line()
    shell.write("whatif-answer")
    for line in said.answer():
        shell.line(line, indent=2)
    for line in said.unseen(unseen) if unseen is not None else ():
        shell.line(line, indent=2)
    shell.line()
    shell.write("whatif-rests")
    for line in said.facts():
        if line:
            shell.line(line, indent=2)
    shell.line()
    shell.line(said.progress())
    for tried in sorted(said.whatif.tried, key=lambda each: not each.turns):
        shell.line(said.tried(tried))
        for line in said.changes(tried):
            shell.line(line, indent=2)
        if tried.left_out:
            shell.line(said.left_out(tried), indent=2)


def _plain(said: WhatIfText, position: Position, unseen: Unseen | None) -> dict[str, Any]:
    found = said.whatif
    return {
        "schema": JSON,
        "scenario": position.id,
        "language": said.words.language,
        "seat": found.viewer,
        "players": list(said.names),
        "answers": [{"seat": each.seat, "options": list(each.picks)} for each in found.replies],
        "stop": found.reached.stop.value or None,
        "answer": [
            {**_part(Change(part, None, value)), "text": text}
            for (part, value), text in zip(found.reached.parts.items(), said.answer(), strict=True)
        ],
        "facts": said.facts(),
        "complete": found.complete,
        "unseen": _unseen(said, unseen),
        "variations": [_tried(said, each) for each in found.tried],
    }


def _tried(said: WhatIfText, tried: Tried) -> dict[str, Any]:
    variation, m = tried.variation, said.whatif.machine
    return {
        "kind": variation.kind.value,
        "facts": list(variation.facts),
        "seat": variation.seat if variation.seat >= 0 else None,
        "puts": [
            {
                "card": m.catalogue.key[put.card],
                "from": m.zones.name(put.source),
                "to": m.zones.name(put.target),
                "bottom": put.bottom,
            }
            for put in variation.puts
        ],
        "edition": variation.edition or None,
        "switch": variation.switch or None,
        "choice": variation.choice or None,
        "played": tried.reached is not None,
        "turns": tried.turns,
        "stop": (tried.reached.stop.value or None) if tried.reached is not None else None,
        "text": said.variation(variation),
        "changes": [
            {**_part(each), "text": text} for each, text in zip(tried.changes, said.changes(tried), strict=True)
        ],
        "left_out": [each.problem.words(said.words.language) for each in tried.left_out],
    }


def _part(change: Change) -> dict[str, Any]:
    part = change.part
    return {
        "aspect": part.aspect.value,
        "seat": part.seat if part.seat >= 0 else None,
        "of": part.of if part.of >= 0 else None,
        "place": part.place or None,
        "before": change.before,
        "after": change.after,
    }


def _unseen(said: WhatIfText, unseen: Unseen | None) -> dict[str, Any] | None:
    if unseen is None:
        return None
    m = said.whatif.machine
    return {
        "same": unseen.same,
        "certain": unseen.certain,
        "complete": unseen.complete,
        "tried": unseen.tried,
        "depends": [
            {
                "zone": m.zones.name(each.zone),
                "groups": [[m.catalogue.key[card] for card in cards] for cards in each.groups],
            }
            for each in unseen.depends
        ],
        "text": said.unseen(unseen),
    }
