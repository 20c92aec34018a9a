"""A found puzzle as the commented YAML of its file, with its words in both languages."""

from __future__ import annotations

from typing import Any

import yaml

from engine.game import Game
from engine.model.state import Request, State
from engine.positions.goal import ICONS, Goal
from engine.positions.read import SCHEMA
from engine.positions.write import plain
from engine.puzzles.check import question
from engine.puzzles.find import PLAYER, Found, known_of_decks
from engine.puzzles.prove import Line
from engine.query import table
from engine.run import actions
from engine.run.options import option_id
from engine.text.game_text import GameText
from engine.text.messages import LANGUAGES, messages

RULES = {
    "achievement": "achieve-eligible",
    "special": "special-achievements-when",
    "end": "win-score",
    "card": "win-card",
    "points": "score-total",
    "share": "sharing-eligible",
    "defense": "win-ways",
}
COMMENTS = {
    "goal": "what is to be reached, what one must see, and how many first answers do it: all proven by a test",
    "known": "who can tell a card that its place does not show: the others' hands, and what will be drawn",
    "lines": "one line that reaches the goal; any other that does counts as well",
}
NAMES = {"You": {"en": "You", "uk": "Ви"}, "Ben": {"en": "Ben", "uk": "Бен"}, "Cleo": {"en": "Cleo", "uk": "Клео"}}


def to_yaml(found: Found, name: str, source: str = "") -> str:
    """Return a found puzzle as YAML; ``source`` is the command that finds it again, written as a comment."""
    m, s, goal = found.game.machine, found.game.state, found.goal
    data: dict[str, Any] = {"schema": SCHEMA, "id": name}
    data["title"] = _title(found)
    data["question"] = dict(zip(LANGUAGES, question(goal, m.catalogue), strict=True))
    data["hints"] = _hints(found)
    data["answer"] = {language: answer(found.game, found.line, language) for language in LANGUAGES}
    data["sources"] = [{language: messages(language).message("puzzle-source") for language in LANGUAGES}]
    data["goal"] = _goal(found)
    drawn = [card for cards in known_of_decks(m, s).values() for card in cards]
    cards = list(dict.fromkeys(_cards_of(found))) or drawn
    data["cards"] = [m.catalogue.title[card] for card in cards]
    data["rules"] = list(dict.fromkeys([RULES[goal.theme], *(["sharing-eligible"] if "share" in goal.sees else [])]))
    table_ = plain(found.game)
    for age, cards_ in known_of_decks(m, s).items():
        decks = table_.setdefault("decks", {})
        top = [m.catalogue.title[card] for card in cards_]
        deck = decks.setdefault(age, top)
        if isinstance(deck, dict) and "top" not in deck:
            decks[age] = {"top": top, "bottom": [title for title in deck["bottom"] if title not in top]}
    for player in table_["players"]:
        player["name"] = NAMES[player["name"]]
    if goal.decks == "unknown":
        table_.pop("rng", None)
    data |= table_
    data["lines"] = [
        {
            "id": "answer",
            "title": {language: messages(language).message("puzzle-line-title") for language in LANGUAGES},
            "play": [_step(found, turn.before, turn.answer) for turn in found.line],
            "expect": _expected(found),
        }
    ]
    text = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)
    for key, comment in COMMENTS.items():
        text = text.replace(f"\n{key}:", f"\n# {comment}\n{key}:", 1)
    return (f"# {source}\n" if source else "") + text


def _title(found: Found) -> dict[str, str]:
    what = next((wish.of for wish in found.goal.wishes if wish.what == "claim"), -1)
    titles = {}
    for language in LANGUAGES:
        words = GameText(language)
        slots = {"what": words.title(found.game.machine.catalogue.key[what])} if what >= 0 else {}
        titles[language] = words.message(f"puzzle-title-{found.goal.theme}", **slots)
    return titles


def answer(game: Game, line: Line, language: str) -> str:
    """Return a line as one sentence: every decision in it, the others' with their names."""
    words = GameText(language, _names(game, language), PLAYER)
    parts = []
    for turn in line:
        request = turn.before.request
        assert request is not None
        if len(request.options) == 1 and not request.optional:
            continue
        does = _picked(words, game, turn.before, turn.answer)
        if request.seat != PLAYER:
            does = words.message("puzzle-answer-other", who=_names(game, language)[request.seat], does=does)
        parts.append(does)
    return words.message("puzzle-answer", line="; ".join(parts))


def _names(game: Game, language: str) -> list[str]:
    return [NAMES.get(name, {}).get(language, name) for name in game.machine.setup.players]


def _picked(words: GameText, game: Game, s: State, picked: tuple[int, ...]) -> str:
    request = s.request
    assert request is not None
    if not picked:
        return words.message("puzzle-nothing")
    return ", ".join(words.option(game.machine, s, request, option) for option in picked)


def _hints(found: Found) -> list[dict[str, str]]:
    first = found.line[0]
    sees = [each for each in ("trap", "two-actions", "choices", "share", "demand") if each in found.goal.sees]
    hints = [
        {language: messages(language).message(f"puzzle-hint-{each}") for language in LANGUAGES} for each in sees[:2]
    ]
    begin = {}
    for language in LANGUAGES:
        words = GameText(language, _names(found.game, language), PLAYER)
        does = _picked(words, found.game, first.before, first.answer)
        begin[language] = words.message("puzzle-hint-first", does=does)
    return [*hints, begin]


def _goal(found: Found) -> dict[str, Any]:
    goal, facts = found.goal, found.game.machine.catalogue
    reach: dict[str, Any] = {}
    for wish in goal.wishes:
        if wish.what in ("win", "safe", "ahead"):
            reach[wish.what] = True
        elif wish.what in ("claim", "claim-age"):
            reach["claim"] = facts.title[wish.of] if wish.what == "claim" else wish.of
        elif wish.what == "icons":
            reach["icons"] = {ICONS[wish.of]: wish.number}
        elif wish.what.startswith("others-"):
            reach.setdefault("others", {})[wish.what.removeprefix("others-")] = wish.number
        else:
            reach[wish.what] = wish.number
    return _without_defaults(goal, reach)


def _without_defaults(goal: Goal, reach: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"reach": reach, "until": goal.until, "against": goal.against, "decks": goal.decks}
    if goal.solutions:
        found["solutions"] = goal.solutions
    if goal.only_line:
        found["only_line"] = True
    return found | {"theme": goal.theme, "sees": list(goal.sees), "grade": goal.grade}


def _cards_of(found: Found) -> list[int]:
    """Return the cards whose Dogma actions or melds the line has, and those that ask in it."""
    cards = []
    for turn in found.line:
        request = turn.before.request
        if request is None:
            continue
        if request.purpose == "turn":
            _, card = actions.split(found.game.machine, turn.answer[0])
            cards.append(card)
        cards.append(request.card)
    special = [wish.of for wish in found.goal.wishes if wish.what == "claim"]
    return [card for card in [*special, *cards] if card >= 0]


def _step(found: Found, s: State, picked: tuple[int, ...]) -> dict[str, Any]:
    request = s.request
    assert request is not None
    names = [_id(found, s, request, option) for option in picked]
    return {found.game.machine.setup.players[request.seat]: names[0] if len(names) == 1 else names or "pass"}


def _id(found: Found, s: State, request: Request, option: int) -> str:
    return option_id(found.game.machine, s, request, option)


def _expected(found: Found) -> dict[str, Any]:
    """Return what the end of the line is expected to be."""
    m, end = found.game.machine, found.line[-1].after
    if end.result is not None:
        winners = [m.setup.players[seat] for seat in end.result.winners]
        return {"winners": winners, "reason": end.result.reason}
    mine: dict[str, Any] = {"points": table.score(m, end, PLAYER)}
    for wish in found.goal.wishes:
        if wish.what == "claim":
            mine["achievements"] = {"contains": [m.catalogue.title[wish.of]]}
        elif wish.what == "icons":
            mine["icons"] = {ICONS[wish.of]: table.icon_count(m, end, PLAYER, wish.of)}
    if any(wish.what == "achievements" for wish in found.goal.wishes):
        mine["achievements"] = {"count": len(end.zones[m.zones.achievements(PLAYER)])}
    return {"players": {"You": mine}}
