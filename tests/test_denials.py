"""What is denied is so: in words, declarations and random games. The long run is ``tests/denials.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.cards.sets import registered
from engine.trace import facts
from engine.trace.events import Asked, Began, Denies, Entry, Event, Fact, FactKind, GameOver, Span
from tests import denials
from tests.conftest import ROOT
from tests.denials import LieError, denies_in_words, play, witnessed
from tests.kit import table

for each_set in registered():  # so that all their kinds of facts are there
    each_set.load_rules()

LANGUAGES = ("en", "uk")
FURTHER = ("unseen", "cities", "echoes", "artifacts", "figures")
CATALOGUES = (
    "engine/text/locales/{}/facts.ftl",
    "engine/text/locales/{}/karmas.ftl",
    "engine/cards/*/locales/{}/*.ftl",
    "tests/*/cards/locales/{}/*.ftl",
)


# --- the words --------------------------------------------------------------------------------------------------------


Messages = dict[str, ast.Message]


def sentences(pattern: ast.Pattern, messages: Messages) -> Iterator[str]:
    """Yield every sentence that a message can come to, with a mark where something is filled in."""
    found = [""]
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            texts = [element.value]
        elif isinstance(inner, ast.SelectExpression):
            texts = [text for variant in inner.variants for text in sentences(variant.value, messages)]
        elif isinstance(inner, ast.MessageReference) and (known := messages.get(inner.id.name)) and known.value:
            texts = [*sentences(known.value, messages)]
        else:
            texts = ["…"]
        found = [each + text for each in found for text in texts]
    yield from found


def worded(language: str) -> dict[str, list[str]]:
    """Return all sentences of every kind of fact."""
    messages: Messages = {}
    for path in (path for pattern in CATALOGUES for path in sorted(ROOT.glob(pattern.format(language)))):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        messages |= {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}
    return {
        name.removeprefix("fact-"): [*sentences(message.value, messages)]
        for name, message in messages.items()
        if name.startswith("fact-") and message.value is not None
    }


def denies(kind: FactKind) -> bool:
    """Return whether facts of a kind can deny anything."""
    return kind.denies is not None or kind.denies_else is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_whose_words_deny_something_says_so(language: str) -> None:
    unflagged = {
        name: said
        for name, texts in worded(language).items()
        if (said := [text for text in texts if denies_in_words(language, text)])
        and name in facts.KINDS
        and not denies(facts.KINDS[name])
        and name not in denials.SAYS_NO_BUT_DENIES_NOTHING
    }
    assert not unflagged


def test_a_kind_that_denies_something_says_so_in_words() -> None:
    english = worded("en")
    silent = [name for name, kind in facts.KINDS.items() if denies(kind) and name in english]
    silent = [name for name in silent if not any(denies_in_words("en", text) for text in english[name])]
    assert set(silent) <= WITHOUT_NO


WITHOUT_NO = {"splay-same", "demand-ignored", "compel-ignored", "artifacts-display-full"}
"""kinds that deny without a negation: "already splayed so", "demands are skipped", "already on display" """


def test_exceptions_are_still_needed() -> None:
    for name, reason in denials.SAYS_NO_BUT_DENIES_NOTHING.items():
        assert reason
        assert not denies(facts.KINDS[name])
        assert any(denies_in_words(language, text) for language in LANGUAGES for text in worded(language)[name])


def test_whatever_can_be_denied_is_checked() -> None:
    assert denials._CHECKS.keys() == set(Denies)
    for each in registered():
        each.load_rules()
    used = {each for kind in facts.KINDS.values() for each in (kind.denies, kind.denies_else)} - {None}
    assert used == set(Denies), "nothing denies these"


def test_which_facts_of_a_kind_deny_may_depend_on_a_number() -> None:
    assert facts.DRAW_VALUE(0, value=0).denies is Denies.TOP_CARD
    assert facts.DRAW_VALUE(0, value=3).denies is None
    with pytest.raises(ValueError, match="no number of every one"):
        facts.fact("denies by nothing", "golden-rule", denies=Denies.CARD, denies_if=("value", (0,)))
    assert "denies by nothing" not in facts.KINDS


# --- random games -----------------------------------------------------------------------------------------------------


@cache
def honest(seed: int) -> tuple[int, frozenset[int]]:
    """Play a random game as it is; return its decisions, and for which of the lies below it has an occasion."""
    met: set[int] = set()

    def wire(entry: Entry) -> Sequence[Entry]:
        met.update([n for n, (_, plant) in enumerate(LIES) if n not in met and plant(entry) is not None])
        return (entry,)

    _denied, decisions = play(seed, wire)
    return decisions, frozenset(met)


@pytest.mark.parametrize("seed", range(45))
def test_what_is_denied_in_a_random_game_is_so(seed: int) -> None:
    decisions, _occasions = honest(seed)
    assert decisions > 0


@pytest.mark.parametrize("sets", [*((name,) for name in FURTHER), FURTHER], ids="-".join)
@pytest.mark.parametrize("seed", range(5))
def test_what_is_denied_in_a_random_game_with_sets_is_so(seed: int, sets: tuple[str, ...]) -> None:
    _denied, decisions = play(seed, sets=("base", *sets))
    assert decisions > 0


def test_most_kinds_of_denials_are_met_in_few_games() -> None:
    denied: Counter[str] = Counter()
    for seed in range(100, 125):
        denied += play(seed)[0]
    assert len(denied) >= 15
    assert denied.total() > 1000


# --- planted lies -----------------------------------------------------------------------------------------------------

Plant = Callable[[Entry], Sequence[Entry] | None]
"""returns what is told instead of an entry, or ``None`` where there is no lie to be planted"""


def other_kind(of: FactKind, told: FactKind, *, holds: bool = False, **instead: Any) -> Plant:
    """Tell another kind of fact, or one with other numbers, where a fact of a kind is told."""

    def plant(entry: Entry) -> Sequence[Entry] | None:
        fact = entry.item
        if not isinstance(fact, Fact) or fact.kind is not of:
            return None
        numbers = {name: n for name, n in fact.numbers if name in told.numbers}
        numbers |= {name: change(numbers.get(name, 0)) for name, change in instead.items()}
        lie = told(fact.seat, cards=fact.cards, icons=fact.icons, **numbers) if told.holds is not None else None
        if lie is None:
            lie = told(fact.seat, holds=holds, **numbers)
        # The rule of an older edition may stand for the kind's own.
        return None if lie._replace(rule=fact.rule) == fact else (entry._replace(item=lie),)

    return plant


def where_asked(lie: Callable[[Asked], Fact]) -> Plant:
    """Tell a fact before an effect asks for a card."""

    def plant(entry: Entry) -> Sequence[Entry] | None:
        item = entry.item
        asked = isinstance(item, Asked) and item.kind == "card" and entry.at.card >= 0 and item.purpose != "choose"
        return (entry._replace(item=lie(item)), entry) if asked and isinstance(item, Asked) else None

    return plant


def after(kind: FactKind, event: Callable[[Fact], Event], deeper: int = 0) -> Plant:
    """Tell an event that a fact of a kind denies, right after it."""

    def plant(entry: Entry) -> Sequence[Entry] | None:
        fact, at = entry
        if not isinstance(at, Fact) or at.kind is not kind:
            return None
        where = fact._replace(depth=fact.depth + deeper)
        if deeper:
            where = where._replace(card=at.cards[0], effect=at.number("effect"))
        return entry, Entry(where, event(at))

    return plant


LIES: list[tuple[Denies, Plant]] = [
    (
        Denies.EXECUTION,
        after(facts.NOBODY_VULNERABLE, lambda f: Began(Span.EXECUTION, 1, f.cards[0], f.number("effect"))),
    ),
    (
        Denies.EFFECT,
        after(facts.DEMAND_IGNORED, lambda f: Began(Span.SENTENCE, f.seat, f.cards[0], 0), deeper=1),
    ),
    (Denies.REST, after(facts.DOGMA_COMPLETE, lambda f: Began(Span.EFFECT, f.seat, 1, 0))),
    (Denies.SENTENCE, other_kind(facts.CONDITION, facts.CONDITION)),
    (Denies.DONE, other_kind(facts.IF_YOU_DONT, facts.IF_YOU_DONT, done=lambda _n: 0)),
    (Denies.CARDS, where_asked(lambda a: facts.NOTHING_FITS(a.seat, purpose=a.purpose))),
    (Denies.CARD, where_asked(lambda a: facts.NOT_SELECTABLE(a.seat, cards=(a.options[0],), filter="value"))),
    (Denies.CARD, where_asked(lambda a: facts.NOT_SELECTABLE(a.seat, cards=(a.options[0],), filter="rank"))),
    (Denies.CHOICE, where_asked(lambda a: facts.TOO_FEW_MUST_DECLINE(a.seat, wanted=1, fitting=0))),
    (Denies.SPLAY, other_kind(facts.SPLAY_POSSIBLE, facts.SPLAY_SAME)),
    (Denies.SPLAY, other_kind(facts.SPLAY_POSSIBLE, facts.SPLAY_TOO_FEW)),
    (Denies.SHARING, other_kind(facts.SHARES, facts.VULNERABLE, shared=lambda _n: 1)),
    (Denies.SHARING, other_kind(facts.PARLEY_SHARE, facts.NO_PARLEY_SHARE, count=lambda _n: 1)),
    (Denies.DEMAND, other_kind(facts.VULNERABLE, facts.SHARES, demand=lambda _n: 1)),
    (Denies.DEMAND, other_kind(facts.NO_PARLEY_IMMUNE, facts.PARLEY_IMMUNE)),
    (Denies.PART, other_kind(facts.SHARES, facts.IMMUNE)),
    (Denies.PARLEY, other_kind(facts.PARLEY_IMMUNE, facts.NO_PARLEY_IMMUNE, count=lambda _n: 1)),
    (Denies.FREE_DRAW, other_kind(facts.FREE_DRAW, facts.NO_FREE_DRAW_NOTHING_DONE)),
    (Denies.FREE_DRAW, other_kind(facts.FREE_DRAW, facts.NO_FREE_DRAW_NOBODY_SHARED)),
    (Denies.TOP_CARD, other_kind(facts.DRAW_VALUE, facts.DRAW_VALUE, value=lambda _n: 0)),
    (Denies.DECK, other_kind(facts.DRAW_SKIPS, facts.DRAW_SKIPS, drawn=lambda n: n + 1)),
    (Denies.DECK, other_kind(facts.DRAW_SKIPS, facts.DRAW_SKIPS, drawn=lambda n: n - 1)),
    (Denies.VALUE, other_kind(facts.AMOUNT, facts.AMOUNT, why=lambda _why: "no-card")),
    (Denies.SHOWN, other_kind(facts.PROVES_FIT, facts.PROVES_NONE_FITS)),
    (Denies.FREE_DRAW, other_kind(facts.FREE_DRAW, facts.NO_FREE_DRAW_ONLY_REVEALED)),
    (Denies.ACHIEVEMENT, other_kind(facts.SPECIAL_MET, facts.SPECIAL_NOT_AVAILABLE)),
]


@pytest.mark.parametrize("number", range(len(LIES)), ids=[f"{n}-{each.value}" for n, (each, _) in enumerate(LIES)])
def test_a_planted_lie_is_caught(number: int) -> None:
    """The first lie of each of two games is caught."""
    _, plant = LIES[number]
    caught = 0
    for seed in range(400):
        if number not in honest(seed)[1]:
            continue
        planted: list[Entry] = []

        def wire(entry: Entry) -> Sequence[Entry]:
            lie = plant(entry) if not planted else None  # noqa: B023 (the game is played before the next one)
            if lie is None:
                return (entry,)
            planted.extend(lie)  # noqa: B023
            return lie

        with pytest.raises(LieError):  # else it was believed
            play(seed, wire)
        assert planted
        caught += 1
        if caught == 2:
            return
    assert caught, "no game had an occasion for the lie"


@pytest.mark.parametrize("lying", [False, True])
def test_a_win_that_a_tie_voids_is_caught(*, lying: bool) -> None:
    lie = after(facts.TIE_VOIDS, lambda _fact: GameOver((0,), "win-card"))
    game = table({"purple": "A.I."}, {"red": "Robotics"}, {"blue": "Software"}).game
    witness = witnessed(game, lambda entry: (lie(entry) if lying else None) or (entry,))
    with pytest.raises(LieError, match="nobody wins by this") if lying else nullcontext():
        game.play("dogma a-i")
    assert witness.denied[facts.TIE_VOIDS] > 0


@pytest.mark.parametrize("lying", [False, True])
def test_a_condition_on_no_card_that_is_told_as_one_that_fails_is_caught(*, lying: bool) -> None:
    """Who shares Steam Engine without a yellow card has nothing of which it could be asked what it is."""
    lie = other_kind(facts.CONDITION_ON_NO_CARD, facts.CONDITION)
    decks = {4: "Colonialism, Enterprise, Gunpowder, Invention"}
    game = table({"yellow": "Steam Engine"}, {"red": "Coal"}, decks=decks).game
    witness = witnessed(game, lambda entry: (lie(entry) if lying else None) or (entry,))
    with pytest.raises(LieError) if lying else nullcontext():
        game.play("dogma steam-engine")
    assert (witness.denied[facts.CONDITION_ON_NO_CARD] > 0) != lying
