"""Deals about the further sets: the first card of a turn, the safe, achievements of one value, endorsed actions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import Icon, Splay
from engine.positions.position import Turn
from engine.query.limits import limit
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    colored,
    dogma_slots,
    icons_shown,
    keyed,
    one,
    only,
    term,
)

UNSEEN, CITIES = ("base", "unseen"), ("base", "cities")
"""the sets of a table"""
SAFE = "safe"
"""the zone of secrets"""
DRAWS = {"the-wheel": 2, "writing": 1}
"""how many cards an endorsed action draws each time, by the card"""


def second_card(rng: Random) -> Dealt:
    """From which deck a player draws who has drawn in this turn."""
    b = TableBuilder(rng, sets=UNSEEN)
    b.spread(0, 3, range(1, 8))
    b.spread(1, 3, range(1, 8))
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2), drawn=(0,))),
        read=term("set", seat=0),
        tries=(("every-draw-unseen", one("unseen")),),
        slots={"top": b.highest(b.tops(0))},
        options="text",
        ids=UNSEEN,
        play=(("draw",),),
        on_table=True,
    )


def sharers_card(rng: Random) -> Dealt:
    """From which deck a sharer draws in another player's turn."""
    b = TableBuilder(rng, sets=UNSEEN)
    card = b.take((1,), keyed(*DRAWS))
    icon = b.featured(card)
    b.lay(0, card)
    b.spread(0, rng.randint(1, 2), range(1, 6))
    b.spread(1, 4, range(1, 5))
    shown = icons_shown(b, icon)
    only(shown[1] >= shown[0])
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2), drawn=(0,))),
        read=term("set", seat=1),
        tries=(("unseen-in-own-turn-only", one("base")),),
        slots=dogma_slots(b, card),
        options="text",
        ids=UNSEEN,
        play=(b.dogmas(card),),
        on_table=True,
    )


def full_safe(rng: Random) -> Dealt:
    """How many secrets there are after safeguarding at the limit or beyond it."""
    b = TableBuilder(rng, sets=UNSEEN)
    tomb = b.of_set("unseen", keyed("tomb"))
    b.lay(0, tomb)
    splay = rng.choice([Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT])
    color = rng.choice([each for each in range(5) if each != b.cards.color[tomb]])
    b.pile(0, color, 2, range(1, 7), splay=splay)
    b.spread(1, 3, range(1, 7))
    shown = icons_shown(b, b.featured(tomb))
    only(shown[1] < shown[0])
    table = b.position().game()
    most = limit(table.machine, table.state, 0, SAFE)
    assert most is not None
    had = most + rng.randint(0, 2)
    b.keep(SAFE, 0, *b.take_many(had, range(1, 11)))
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone=SAFE),
        tries=(
            ("safe-without-limit", one(had + 1)),
            ("too-many-is-lost", one(most if had > most else had - 1)),
        ),
        slots={"card": "tomb", "had": had, "most": most},
        options="counts",
        play=(("dogma tomb",),),
        on_table=True,
    )


def second_of_a_value(rng: Random) -> Dealt:
    """Which secrets can be claimed by a player who has an achievement of a value."""
    b = TableBuilder(rng, sets=UNSEEN)
    b.spread(0, 3, range(3, 8))
    b.spread(1, 3, range(1, 8))
    value, other, theirs = rng.sample(range(1, 6), 3)
    b.claimed[0] = [b.take((value,))]
    b.keep(SAFE, 0, b.take((value,)), b.take((other,)))
    b.keep(SAFE, 1, b.take((theirs,)))
    b.scores[0] = b.take_many(rng.randint(2, 5), range(1, 8))
    total = sum(b.age(card) for card in b.scores[0])
    top = b.highest(b.tops(0))
    only(5 * value <= total < 10 * value, value <= top, theirs <= top, 5 * theirs <= total)
    right = ("other",) if other <= top and 5 * other <= total else ()
    gone = {value}
    return Dealt(
        position=b.position(achievements=[b.take((age,)) for age in range(1, 11) if age not in gone]),
        read=term("legal"),
        tries=(
            ("second-costs-the-same", ("second", *right)),
            ("secrets-are-for-all", (*right, "theirs")),
        ),
        slots={"total": total, "top": top, "value": value, "other": other, "theirs": theirs, "needed": 10 * value},
        options="text",
        ids=("second", "other", "theirs"),
        means={
            "second": f"achieve safe-of-1-{value}",
            "other": f"achieve safe-of-1-{other}",
            "theirs": f"achieve safe-of-2-{theirs}",
        },
        many=True,
    )


def endorsed(rng: Random) -> Dealt:
    """How many cards a player holds after an endorsed action that draws."""
    b, card, _city = _with_city(rng)
    pay, dear = b.take((1,)), b.take_many(rng.randint(0, 3), range(6, 10))
    b.hands[0] = [pay, *dear]
    b.spread(1, rng.randint(2, 4), range(1, 5))
    shown = icons_shown(b, b.featured(card))
    free, times = int(shown[1] >= shown[0]), DRAWS[b.key(card)]
    left = len(dear) + free
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(
            ("endorsed-once", one(left + times)),
            ("free-draw-doubles", one(left + 2 * times + free)),
        ),
        slots={**dogma_slots(b, card), "held": 1 + len(dear)},
        options="counts",
        play=((f"endorse {b.key(card)}",),),
        on_table=True,
    )


def endorsed_for_sharers(rng: Random) -> Dealt:
    """How many cards a sharer holds after an endorsed action that draws."""
    b, card, _city = _with_city(rng)
    b.hands[0] = [b.take((1,))]
    b.spread(1, 4, range(1, 5))
    b.hands[1] = b.take_many(rng.randint(0, 3), range(1, 6))
    shown, held = icons_shown(b, b.featured(card)), len(b.hands[1])
    only(shown[1] >= shown[0])
    times = DRAWS[b.key(card)]
    return Dealt(
        position=b.position(),
        read=term("count", seat=1, zone="hand"),
        tries=(("sharers-double-too", one(held + 2 * times)), ("endorse-stops-sharing", one(held))),
        slots={**dogma_slots(b, card), "held": held},
        options="counts",
        play=((f"endorse {b.key(card)}",),),
        on_table=True,
    )


def endorsable(rng: Random) -> Dealt:
    """Which actions a city can endorse."""
    b = TableBuilder(rng, sets=CITIES)
    cards = b.take_many(3, range(1, 5))
    only(len({b.cards.color[card] for card in cards}) == 3)
    b.lay(0, *cards)
    empty = [color for color in range(5) if not b.boards[0][color]]
    city = b.of_set("cities", colored(rng.choice(empty)), lambda each: each.age <= 5)
    b.lay(0, city)
    b.spread(1, 3, range(1, 5))
    b.hands[0] = [b.take((1,))]
    rng.shuffle(cards)
    icons = b.cards.icons[city]
    right = [card for card in cards if b.featured(card) in icons]
    every = tuple(f"endorse {b.key(card)}" for card in cards)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("any-city-endorses", every),
            ("endorse-costs-an-equal-card", ()),
            ("cities-have-dogmas", (*(f"endorse {b.key(card)}" for card in right), f"dogma {b.key(city)}")),
        ),
        slots={"city": b.key(city), "value": b.age(city)},
        options="actions",
        ids=(*every, f"dogma {b.key(city)}"),
        many=True,
    )


def _with_city(rng: Random) -> tuple[TableBuilder, int, int]:
    """Return a table where a card that draws can be endorsed, the card and the city."""
    b = TableBuilder(rng, sets=CITIES)
    card = b.take((1,), keyed(*DRAWS))
    b.lay(0, card)
    icon: Icon = b.featured(card)
    city = b.of_set(
        "cities", lambda each: each.age <= 5 and each.color != b.cards.color[card] and icon in b.cards.icons[each.id]
    )
    b.lay(0, city)
    return b, card, city


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "second-card": second_card,
        "sharers-card": sharers_card,
        "full-safe": full_safe,
        "second-of-a-value": second_of_a_value,
        "endorsed": endorsed,
        "endorsed-for-sharers": endorsed_for_sharers,
        "endorsable": endorsable,
    }
)
"""The deals of this theme by name."""
