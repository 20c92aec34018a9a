"""Deals about Artifacts of History: what digs, the display, Museums, and who is compelled."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import EffectKind, Mark
from engine.positions.position import Turn
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    colored,
    icon_word,
    icons_shown,
    one,
    only,
    seats,
    term,
)

ARTIFACTS = ("base", "artifacts")
"""the sets of a table"""
DISPLAY, MUSEUMS = "display", "museums"
"""the zones that the set gives each player"""


def dig_value(rng: Random) -> Dealt:
    """Which value the Artifact has that a Meld action digs up."""
    b, melded, covered = _covering(rng)
    only(b.age(covered) > b.age(melded))
    return Dealt(
        position=b.position(),
        read=term("moves", verbs=("dig",)),
        tries=(("dig-by-the-melded-card", one("melded")),),
        slots={"card": b.key(melded), "value": b.age(melded), "covered": b.key(covered), "under": b.age(covered)},
        options="text",
        ids=("melded", "covered"),
        means={"melded": f"p1-dig-{b.age(melded)}", "covered": f"p1-dig-{b.age(covered)}"},
        play=((f"meld {b.key(melded)}",),),
        on_table=True,
    )


def what_digs(rng: Random) -> Dealt:
    """How many Artifacts are on display after a Meld action."""
    b, melded, covered = _covering(rng)
    had = rng.randint(0, 1)
    if had:
        b.keep(DISPLAY, 0, b.of_set("artifacts", lambda each: bool(each.effects)))
    value, image = b.age(covered) >= b.age(melded), _image(b, covered) == _image(b, melded)
    digs = value or image
    only(not had or digs)
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2))),
        read=term("count", seat=0, zone=DISPLAY),
        tries=(
            *((("dig-by-value-only", one(0)),) if image and not value and not had else ()),
            *((("every-cover-digs", one(1)),) if not digs else ()),
            *((("display-holds-several", one(2)),) if had else ()),
        ),
        slots={
            "card": b.key(melded),
            "value": b.age(melded),
            "covered": b.key(covered),
            "under": b.age(covered),
            "had": had,
        },
        options="counts",
        play=((f"meld {b.key(melded)}",),),
    )


def _covering(rng: Random) -> tuple[TableBuilder, int, int]:
    """Return a table where a card of the hand can cover another, and the two."""
    b = TableBuilder(rng, sets=ARTIFACTS)
    covered = b.take(range(1, 7))
    b.lay(0, covered)
    melded = b.take(range(1, 8), colored(b.cards.color[covered]))
    b.hands[0] = [melded]
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    return b, melded, covered


def _image(b: TableBuilder, card: int) -> int:
    return b.facts(card).slots.index(Mark.IMAGE)


def showcased(rng: Random) -> Dealt:
    """Where an Artifact on display is whose owner declines the free Dogma action."""
    b = TableBuilder(rng, sets=ARTIFACTS)
    b.spread(0, 3, range(1, 6))
    b.spread(1, 3, range(1, 6))
    card = b.of_set("artifacts", lambda each: bool(each.effects), lambda each: each.key != "martian-internet")
    b.keep(DISPLAY, 1, card)
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2))),
        read=term("where", card=b.key(card)),
        tries=(("showcase-can-wait", one("display")),),
        slots={"card": b.key(card)},
        options="text",
        ids=("display", "museum"),
        means={"display": "p2-display", "museum": "p2-museums"},
        play=(("draw",), ()),
    )


def stored(rng: Random) -> Dealt:
    """Which actions are possible with an Artifact in a Museum and with top cards."""
    b = TableBuilder(rng, sets=ARTIFACTS)
    b.spread(0, rng.randint(1, 3), range(1, 6))
    b.spread(1, 3, range(1, 6))
    card = b.of_set("artifacts", lambda each: bool(each.effects), lambda each: each.key != "martian-internet")
    mine = rng.random() < 0.7
    b.keep(MUSEUMS, 0 if mine else 1, card)
    top = rng.choice(b.tops(0))
    key, other = b.key(card), f"dogma {b.key(top)}"
    right = (f"meld {key}", other) if mine else (other,)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("museum-cards-act", (f"dogma {key}", *right)),
            *((("museum-is-for-good", (other,)),) if mine else ()),
        ),
        slots={"card": key, "mine": int(mine)},
        options="actions",
        ids=(f"dogma {key}", f"meld {key}", other),
        many=True,
    )


def who_is_compelled(rng: Random) -> Dealt:
    """Who is compelled by an Artifact."""
    b = TableBuilder(rng, 3, sets=ARTIFACTS)
    card = b.of_set(
        "artifacts",
        lambda each: each.age <= 4,
        lambda each: bool(each.effects) and each.effects[0] is EffectKind.COMPEL,
    )
    b.lay(0, card)
    b.spread(0, rng.randint(0, 1), range(1, 5))
    for seat in (1, 2):
        b.spread(seat, rng.randint(1, 4), range(1, 5))
    icon = b.featured(card)
    own, *others = icons_shown(b, icon)
    more = [seat for seat, count in enumerate(others, 1) if count > own]
    equal = [seat for seat, count in enumerate(others, 1) if count == own]
    fewer = [seat for seat, count in enumerate(others, 1) if count < own]
    only(bool(more or equal), bool(fewer or equal))
    return Dealt(
        position=b.position(),
        read=term("compelled"),
        tries=(
            ("compel-like-a-demand", seats(fewer)),
            ("compel-hits-everybody", ("p2", "p3")),
            *((("equal-is-not-compelled", seats(more)),) if equal else ()),
        ),
        slots={
            "card": b.key(card),
            "icon": icon_word(icon),
            "own1": own,
            "own2": others[0],
            "own3": others[1],
        },
        options="seats",
        ids=("p2", "p3"),
        many=True,
        play=(b.dogmas(card),),
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "dig-value": dig_value,
        "what-digs": what_digs,
        "showcased": showcased,
        "stored": stored,
        "who-is-compelled": who_is_compelled,
    }
)
"""The deals of this theme by name."""
