"""Deals about several sets on one table: empty decks, what follows a meld, and what one set does with another's."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import Splay
from engine.positions.position import Deck
from engine.query.limits import MOST
from tutor.course.deals.figures import DRAWS, FIGURES, FIRST_ACTION, QUIET, SECOND_ACTION
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    aged,
    colored,
    icon_word,
    icons_shown,
    keyed,
    one,
    only,
    peaceful,
    term,
)

EMPTIED = ("base", "unseen", "echoes")
ENDORSED = ("base", "cities", "figures")
FORESEEN = ("base", "echoes", "figures")
DUG = ("base", "echoes", "figures", "cities", "artifacts")
"""the sets of a table"""
ALEXANDER = "alexander-the-great"
"""he scores the opponents' top Figures when he is melded, and a 2 before each Dogma action"""


def empty_deck(rng: Random) -> Dealt:
    """From which set a card is drawn where the rule of Echoes applies and its deck is empty."""
    b = TableBuilder(rng, sets=EMPTIED)
    b.spread(0, rng.randint(1, 4), range(1, 9))
    b.spread(1, 3, range(1, 9))
    top = b.highest(b.tops(0))
    only(sum(b.age(card) == top for card in b.tops(0)) == 1)
    return Dealt(
        position=b.position(turn=FIRST_ACTION, decks={("echoes", top): Deck(size=0)}),
        read=term("set", seat=0),
        tries=(("next-draw-rule-steps-in", one("unseen")),),
        slots={"top": top},
        options="text",
        ids=("unseen", "base"),
        play=(("draw",),),
        on_table=True,
    )


def empty_age(rng: Random) -> Dealt:
    """Of which value the Figure of a free Draw is where the base deck of that value is empty."""
    b = TableBuilder(rng, sets=FIGURES)
    card = b.take((1,), keyed(*DRAWS))
    b.lay(0, card)
    b.spread(0, rng.randint(0, 2), range(1, 7))
    b.spread(1, rng.randint(2, 4), range(1, 5))
    own, theirs = icons_shown(b, b.featured(card))
    top = b.highest(b.tops(0))
    only(theirs >= own)
    return Dealt(
        position=b.position(turn=SECOND_ACTION, decks={top: Deck(size=0)}),
        read=term("deck", seat=0, which="last"),
        tries=(("sets-have-ages-of-their-own", one(top)),),
        slots={"card": b.key(card), "top": top},
        options="decks",
        play=(b.dogmas(card),),
        on_table=True,
    )


def after_a_meld(rng: Random) -> Dealt:
    """What a Meld action sets off, in order: a dig, a karma and a promotion."""
    b = TableBuilder(rng, sets=DUG)
    alexander = b.cards.find(ALEXANDER)
    red = b.cards.color[alexander]
    covered = b.take(range(2, 6), colored(red))
    b.lay(0, covered)
    b.spread(0, rng.randint(0, 2), range(1, 5))
    figure = b.of_set("figures", keyed(*QUIET))
    b.lay(1, figure)
    b.spread(1, rng.randint(1, 3), range(1, 5))
    city = b.of_set("cities", aged(1), lambda card: card.color != red)
    only(all(b.cards.color[card] != b.cards.color[city] for card in b.tops(0)))
    b.hands[0] = [alexander]
    b.keep("forecast", 0, city)
    melded, promoted = f"p1-meld-{b.age(alexander)}", "p1-meld-1"
    dig, scored = f"p1-dig-{b.age(covered)}", f"p1-score-{b.age(figure)}"
    return Dealt(
        position=b.position(turn=SECOND_ACTION),
        read=term("moves", verbs=("meld", "dig", "score")),
        tries=(
            ("promotion-before-the-rest", ("melded", "promoted", "dig", "scored")),
            ("when-karma-before-the-dig", ("melded", "scored", "dig", "promoted")),
        ),
        slots={
            "card": b.key(alexander),
            "covered": b.key(covered),
            "figure": b.key(figure),
            "city": b.key(city),
            "value": b.age(covered),
        },
        options="text",
        ids=tuple(rng.sample(("melded", "dig", "scored", "promoted"), 4)),
        means={"melded": melded, "dig": dig, "scored": scored, "promoted": promoted},
        kind="order",
        play=((f"meld {ALEXANDER}",),),
        on_table=True,
    )


def both_ways(rng: Random) -> Dealt:
    """In which ways a card can be used that a city endorses and a Figure auspices."""
    b = TableBuilder(rng, sets=ENDORSED)
    card = b.take(range(1, 6), peaceful)
    other = b.take(range(1, 6), peaceful, lambda each: each.color != b.cards.color[card])
    icon, another = b.featured(card), b.featured(other)
    city = b.of_set("cities", aged(rng.randint(2, 4)), lambda each: icon in each.icons)
    figure = b.of_set("figures", keyed(*QUIET), lambda each: icon in each.icons)
    only((b.count([city], another) > 0) != (b.count([figure], another) > 0))
    mine = (card, other, city, figure)
    only(len({b.cards.color[each] for each in mine}) == len(mine))
    b.lay(0, *mine)
    b.spread(1, 3, range(1, 6))
    b.hands[0] = b.take_many(1, range(1, b.age(city) + 1))
    ways = tuple(f"{way} {b.key(card)}" for way in ("endorse", "auspice", "auspice-endorse"))
    more = f"auspice-endorse {b.key(other)}"
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(("endorse-or-auspice", ways[:2]),),
        slots={
            "card": b.key(card),
            "other": b.key(other),
            "city": b.key(city),
            "figure": b.key(figure),
            "icon": icon_word(icon),
            "second": icon_word(another),
        },
        options="actions",
        ids=(*ways, more),
        many=True,
    )


def free_and_heard(rng: Random) -> Dealt:
    """How many cards a score pile has where a karma waits for a Dogma action and that is a free one."""
    b = TableBuilder(rng, sets=FORESEEN)
    alexander, card = b.cards.find(ALEXANDER), b.take((1, 2), keyed(*DRAWS))
    melded = b.take(range(1, 6), lambda each: each.color not in (b.cards.color[alexander], b.cards.color[card]))
    b.lay(0, alexander)
    b.spread(1, rng.randint(1, 3), range(1, 5))
    b.hands[0] = [melded]
    b.keep("forecast", 0, card)
    b.scores[0] = b.take_many(rng.randint(0, 4), range(3, 7))
    had = len(b.scores[0])
    return Dealt(
        position=b.position(turn=SECOND_ACTION),
        read=term("count", seat=0, zone="score"),
        tries=(("free-actions-are-not-heard", one(had)),),
        slots={"figure": ALEXANDER, "card": b.key(card), "melded": b.key(melded), "had": had},
        options="counts",
        play=((f"meld {b.key(melded)}",),),
        on_table=True,
    )


def foreshadowed(rng: Random) -> Dealt:
    """How many cards Trade foreshadows without Echoes: as many as the forecast has room for."""
    b = TableBuilder(rng, sets=FIGURES)
    fu_xi = b.cards.find("fu-xi")
    b.lay(0, fu_xi)
    splay = rng.choice(tuple(Splay))
    if splay:
        b.pile(0, rng.choice([color for color in range(5) if color != b.cards.color[fu_xi]]), 2, range(1, 5), splay)
    b.spread(0, rng.randint(0, 1), range(1, 5))
    b.spread(1, 3, range(1, 6))
    first, second = b.of_set("figures", keyed(*QUIET)), b.of_set("figures", keyed(*QUIET))
    only(first != second)
    b.hands[0] = [first, second]
    return Dealt(
        position=b.position(turn=SECOND_ACTION),
        read=term("count", seat=0, zone="forecast"),
        tries=(("trade-needs-echoes", one(0)),),
        slots={"card": "fu-xi", "decree": "trade", "limit": MOST - splay},
        options="counts",
        ids=("0", "1", "2", "3"),
        play=(("decree trade",),),
        on_table=True,
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "empty-set-deck": empty_deck,
        "empty-base-deck": empty_age,
        "after-a-meld": after_a_meld,
        "endorse-and-auspice": both_ways,
        "free-and-heard": free_and_heard,
        "foreshadowed-by-trade": foreshadowed,
    }
)
"""The deals of this theme by name."""
