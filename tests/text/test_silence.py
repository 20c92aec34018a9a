"""No text leaves out in silence what its program says: a field that differs is worded, or refused by name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path

import pytest

from engine.cards.sets import CardSet, card_set, register, unregister
from engine.editions import switches
from engine.lang import nodes
from engine.lang.nodes import BySwitch, Effect, Many, Place, Selection, Zone
from engine.lang.terms import EffectKind, Splay
from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    BOARD,
    EVERYONE,
    EXECUTE_EFFECT,
    HAND,
    HEALTH,
    ME,
    OPPONENTS,
    OTHERS,
    SCORE,
    TO_DRAW,
    TO_MELD,
    TO_RETURN,
    TO_TUCK,
    a,
    all_of,
    any_of,
    choose_card,
    choose_color,
    choose_value,
    count,
    counts_as,
    demand,
    dogma,
    draw,
    each,
    exchange,
    first_action,
    has_icon,
    it,
    karma,
    more,
    not_,
    raise_values,
    return_,
    reveal,
    score,
    self_execute,
    splay,
    the_card,
    the_value,
    then,
    transfer,
    tuck,
    up_to,
    value,
    when,
    win,
    would,
    would_instead,
)
from engine.model.zones import Fronts, Order, Owner, ZoneKind
from engine.text.by_hand import Source
from engine.text.card_text import render_effect
from engine.text.messages import Messages, MissingWordsError, messages
from engine.text.render.wording import NoWordsError
from tests.lang.node_classes import node_classes
from tests.sentinels.cards import SET as SENTINELS
from tests.text.mutations import NAMES, mutations
from tests.text.samples import CARDS_TO_MOVE, CONDITIONS, NESTED, STEPS

LANGUAGES = ("en", "uk")
PICKS = {
    "one": a(HAND),
    "two": Selection(HAND, Many.N, 2),
    "as-many": Selection(HAND, Many.N, count(SCORE)),
    "up-to": up_to(3, HAND),
    "any-number": Selection(HAND, Many.ANY_NUMBER),
    "all": all_of(HAND),
    "all-but": Selection(HAND, Many.ALL_BUT, 2),
    "exactly": Selection(HAND, Many.EXACTLY, 2),
    "one-or-two": Selection(HAND, Many.BETWEEN, 2),
    "some-of-those": Selection(it, Many.N, 2),
    "all-of-those": all_of(it),
    "achievements": all_of(AVAILABLE_ACHIEVEMENTS),
}
"""every kind of pick"""
PLACES: dict[str, Callable[[Selection], Effect]] = {
    "moved": lambda some: dogma(return_(some)),
    "transferred": lambda some: dogma(transfer(some, to=BOARD)),
    "exchanged": lambda some: dogma(exchange(some, all_of(SCORE))),
    "revealed": lambda some: dogma(reveal(some)),
    "executed": lambda some: dogma(self_execute(some)),
    "chosen": lambda some: dogma(choose_card(some, into=nodes.NamedCards("k"))),
    "compared": lambda some: dogma(draw(value(some))),
    "filtered": lambda some: dogma(score(a(SCORE, where=more(value(each), value(some))))),
    "asked": lambda some: dogma(draw(1), when(has_icon(some, HEALTH), win())),
    "asked-not": lambda some: demand(draw(1), when(not_(has_icon(some, HEALTH)), win())),
}
"""every position in which cards, and with them a place, may stand"""


def samples() -> dict[str, Effect]:
    """Effects in which every node stands in every surrounding."""
    found = {f"return {name}": dogma(return_(cards)) for name, cards in CARDS_TO_MOVE.items()}
    found |= {f"if {name}": dogma(draw(1, times=2), when(one, win())) for name, one in CONDITIONS.items()}
    found |= {f"unless {name}": demand(draw(1, times=2), when(not_(one), win())) for name, one in CONDITIONS.items()}
    found |= {f"do {name}": dogma(one) for name, one in STEPS.items()}
    found |= {f"demand {name}": demand(one) for name, one in STEPS.items()}
    found |= {f"pick {name} {at}": host(cards) for name, cards in PICKS.items() for at, host in PLACES.items()}
    found |= {f"nested {name}": effect for name, effect in NESTED.items()}
    found["raise"] = karma(would(EXECUTE_EFFECT, raise_values(1)))
    found["would-where"] = karma(
        would((TO_MELD, TO_TUCK), score(the_card), who=OPPONENTS, where=has_icon(the_card, HEALTH))
    )
    found["would-instead"] = karma(would_instead(TO_DRAW, draw(the_value), who=EVERYONE, where=first_action))
    found["would-leave"] = karma(would_instead(TO_RETURN, who=OTHERS))
    found["count"] = karma(counts_as(HAND, SCORE))
    for title, program in {**card_set("base").programs, **SENTINELS.programs}.items():
        for printing in program.printings:
            found |= {f"{title} {printing.edition} {n}": effect for n, effect in enumerate(printing.effects)}
    return found


SAMPLES = samples()


@cache
def usual() -> dict[str, str]:
    """Return the choice of every switch; thousands of texts are read by it."""
    return dict(switches(4))


def readings(effect: Effect) -> list[dict[str, str]]:
    """The switches under which every sentence of an effect is read once."""
    by_switch = [step for step in effect.sentences if isinstance(step, BySwitch)]
    ways = max((len(each.cases) for each in by_switch), default=1)
    plain = usual()
    return [
        plain | {each.switch: each.cases[min(n, len(each.cases) - 1)][0] for each in by_switch} for n in range(ways)
    ]


def text(language: str, effect: Effect) -> str | None:
    """The words of an effect in all its readings; ``None`` if it is refused by name."""
    found = []
    try:
        for chosen in readings(effect):
            found += [
                sentence.text for sentence in render_effect(messages(language), Source("robotics"), effect, chosen)
            ]
    except (NoWordsError, MissingWordsError):
        return None
    return " ".join(found)


def may_be_the_same(effect: Effect, node: str, field: str) -> bool:
    """Whether two values of a field may have the same words.

    What kind an effect is stands beside its text, but for demands; and a parameter is spoken of by its first value.
    """
    if node == "Effect":
        return field in ("kind", "parameters")
    if (node, field) == ("ForEach", "in_order"):  # the order is said to matter nowhere
        return True
    if (node, field) == ("ChooseNumber", "up_to"):  # no greater number could be right
        return True
    if (node, field) == ("NamedCards", "grows"):  # it shows in what is said of the name later, if that is said
        return True
    return bool(effect.parameters) and field in ("cards", "color", "not_color")


@pytest.mark.parametrize("name", SAMPLES)
def test_what_a_field_says_is_in_the_text_or_refused(name: str) -> None:
    effect = SAMPLES[name]
    as_it_is = {language: text(language, effect) for language in LANGUAGES}
    silent = []
    for node, field, changed in mutations(effect):
        if may_be_the_same(effect, node, field):
            continue
        itself = next(iter(changed))
        for language in LANGUAGES:
            heard: dict[str, str] = {}
            for what, other in changed.items():
                words = as_it_is[language] if what == itself else text(language, other)
                if words is not None and heard.setdefault(words, what) != what:
                    silent.append(f"{node}.{field}: {heard[words]} and {what} are both {words!r}")
    assert not silent, "\n".join(silent)


def test_samples_are_not_refused() -> None:
    told = [name for name in SAMPLES if not name.startswith("pick ")]
    assert [(name, language) for name in told for language in LANGUAGES if not text(language, SAMPLES[name])] == []
    assert len(told) > 1000


def test_every_field_of_every_node_is_changed_somewhere() -> None:
    """A field that no sample changes would not be looked at above."""
    changed = {(node, field) for effect in SAMPLES.values() for node, field, some in mutations(effect) if len(some) > 1}
    kinds = {each for each in node_classes() if vars(nodes).get(each.__name__) is each} - {
        nodes.Program,
        nodes.Printing,
    }
    there = {(kind.__name__, field.name) for kind in kinds for field in fields(kind)}
    left = {(node, field) for node, field in there - changed if field not in NAMES}
    # The first three hold pairs with a name; what stands beside it is changed by itself.
    pairs = {("BySwitch", "cases"), ("Effect", "parameters"), ("RepeatEffect", "using")}
    # Of the others there is only one to choose from.
    assert left == pairs | {("They", "who")}


# --- what an expansion met: each of these was left out once ---


class New:
    """What no text knows yet; inside a class, as these are no nodes of the language."""

    @dataclass(frozen=True, slots=True)
    class Selection(nodes.Selection):
        different_moods: bool = False

    @dataclass(frozen=True, slots=True)
    class Draw(nodes.Draw):
        of_set: str = ""

    @dataclass(frozen=True, slots=True)
    class Flip(nodes.Step):
        pass

    @dataclass(frozen=True, slots=True)
    class ChooseBonus(nodes.Choose):
        pass

    @dataclass(frozen=True, slots=True)
    class ChooseColor(nodes.ChooseColor):
        unsplayed: bool = False


VAULT = Place("vault")


def refusal(effect: Effect) -> tuple[str, str]:
    """The node and the field of which the text says that it has no words for it."""
    with pytest.raises(NoWordsError) as refused:
        list(render_effect(messages("en"), Source("robotics"), effect))
    return type(refused.value.node).__name__, refused.value.field


@pytest.mark.parametrize("position", PLACES)
@pytest.mark.parametrize("pick", PICKS)
def test_a_zone_without_words_is_refused_in_every_position(pick: str, position: str) -> None:
    cards = replace(PICKS[pick], place=VAULT)
    assert refusal(PLACES[position](cards)) == ("Place", "zone")


@pytest.mark.parametrize(
    "effect",
    [
        dogma(transfer(a(HAND), to=VAULT)),
        dogma(draw(count(VAULT))),
        dogma(draw(1, times=count(VAULT))),
        dogma(when(more(count(VAULT), 3), win())),
        dogma(when(more(count(VAULT), count(HAND)), win())),
        dogma(when(any_of(VAULT, has_icon(each, HEALTH)), win())),
        dogma(return_(all_of(SCORE, where=more(value(each), count(VAULT))))),
        karma(counts_as(VAULT, SCORE)),
        karma(counts_as(HAND, VAULT)),
    ],
)
def test_a_zone_without_words_is_refused_where_it_stands_by_itself(effect: Effect) -> None:
    assert refusal(effect) == ("Place", "zone")


@pytest.fixture
def _toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register a set that brings a zone for each player and a common one."""
    (tmp_path / "set_with_zones").mkdir()
    (tmp_path / "set_with_zones" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    vault = ZoneKind("vault", Owner.EACH_PLAYER, Fronts.NOBODY, Order.SET)
    galleries = ZoneKind("galleries", Owner.COMMON, Fronts.ALL, Order.SET)
    package = "set_with_zones"
    toys = register(CardSet(name="toys", letter="X", ids=range(9000, 9001), package=package, zones=(vault, galleries)))
    yield
    unregister(toys)


@pytest.mark.usefixtures("_toys")
def test_a_zone_that_a_set_brings_needs_a_message(tmp_path: Path) -> None:
    with pytest.raises(MissingWordsError, match=r"place-vault.*no such message"):
        list(render_effect(Messages("en"), Source("robotics"), dogma(return_(all_of(VAULT)))))
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "zones.ftl").write_text(
        "place-vault = { whose } vault\n    .from = from { place-vault }\n", encoding="utf-8"
    )
    (text_,) = render_effect(Messages("en", tmp_path), Source("robotics"), dogma(return_(all_of(VAULT))))
    assert text_.text == "Return all cards from your vault."
    assert refusal(dogma(return_(all_of(Place("galleries", ME))))) == ("Place", "of")


@pytest.mark.parametrize("zone", [Zone.AVAILABLE_SPECIALS, Zone.JUNKED_SPECIALS])
def test_only_the_junk_is_the_junk(zone: Zone) -> None:
    assert refusal(dogma(transfer(a(HAND), to=Place(zone)))) == ("Place", "zone")
    assert text("en", dogma(transfer(a(HAND), to=Place(Zone.JUNK)))) == "Transfer a card from your hand to the junk."


def test_a_zone_that_nobody_owns_has_no_owner() -> None:
    assert refusal(dogma(return_(all_of(Place(Zone.AVAILABLE_ACHIEVEMENTS, ME))))) == ("Place", "of")


@pytest.mark.parametrize("position", PLACES)
def test_a_filter_without_words_is_refused_in_every_position(position: str) -> None:
    assert text("en", PLACES[position](New.Selection(HAND, Many.UP_TO, 3)))
    refused = refusal(PLACES[position](New.Selection(HAND, Many.UP_TO, 3, different_moods=True)))
    assert refused == ("Selection", "different_moods")


def test_colors_that_are_not_splayed_are_said_in_one_way_only() -> None:
    assert refusal(dogma(choose_color("c", nodes.Colors(splayed=Splay.NONE)))) == ("Colors", "splayed")
    said = text("en", dogma(choose_color("c", nodes.Colors(splayed=False))))
    assert said == "Choose an unsplayed color on your board."


def test_a_thing_to_choose_without_words_is_refused() -> None:
    assert refusal(dogma(New.ChooseBonus("b"))) == ("ChooseBonus", "")
    assert refusal(dogma(New.ChooseColor("c", unsplayed=True))) == ("ChooseColor", "unsplayed")
    assert refusal(demand(choose_value("v", (7, 8), by=OTHERS))) == ("ChooseValue", "by")


def test_a_choice_that_the_next_verb_would_swallow_is_told_by_itself() -> None:
    chosen = nodes.TheNumber("v")
    swallowed = demand(then(choose_value("v", by=ME), return_(all_of(SCORE, value=chosen))))
    assert text("en", swallowed) == "I DEMAND you return all cards of the value of my choice from your score pile!"
    limited = demand(then(choose_value("v", (7, 8), by=ME), return_(all_of(SCORE, value=chosen))))
    assert text("en", limited) == (
        "I DEMAND you let me choose [7] or [8], then return all cards of that value from your score pile!"
    )


@pytest.mark.parametrize("kind", EffectKind)
def test_a_kind_of_effect_that_begins_with_words_of_its_own_has_them(kind: EffectKind) -> None:
    effect = Effect((draw(1),), kind)
    first_words = {EffectKind.DEMAND: "I DEMAND you draw a [1]!", EffectKind.COMPEL: "I COMPEL you to draw a [1]!"}
    assert text("en", effect) == first_words.get(kind, "Draw a [1].")


def test_a_new_field_and_a_new_node_are_refused() -> None:
    assert text("en", dogma(New.Draw(1))) == "Draw a [1]."
    assert refusal(dogma(New.Draw(1, of_set="echoes"))) == ("Draw", "of_set")
    assert refusal(dogma(New.Flip())) == ("Flip", "")


def test_a_refusal_names_node_and_field() -> None:
    with pytest.raises(NoWordsError, match=r"no words for Draw.of_set in Draw\(value=1,of_set='echoes'\)"):
        list(render_effect(messages("en"), Source("robotics"), dogma(New.Draw(1, of_set="echoes"))))


@pytest.mark.parametrize(
    "step_",
    [score(a(HAND, value=nodes.TheNumber("v"))), splay(nodes.TheColor("c"), Splay.LEFT), tuck(nodes.NamedCards("k"))],
)
def test_what_the_text_never_told_of_is_not_spoken_of(step_: nodes.Step) -> None:
    assert refusal(dogma(step_))[1] == "name"
