"""Deals about Artifacts of History: what digs, the display, Museums, and who is compelled."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import EffectKind, Mark
from engine.positions.position import Position, Turn
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    aged,
    colored,
    icon_word,
    icons_shown,
    one,
    only,
    seats,
    term,
    wander,
)

ARTIFACTS = ("base", "artifacts")
"""the sets of a table"""
DISPLAY, MUSEUMS = "display", "museums"
"""the zones that the set gives each player"""
LAST_ACTION = Turn(0, 2, 2, (2, 2))
"""the learner's last action of a turn: the own showcase is over, and the next player's begins after it"""
IN_SUPPLY = 5
"""the number of Museums"""


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
    card = b.of_set("artifacts", lambda each: bool(each.effects))
    b.keep(DISPLAY, 1, card)
    return Dealt(
        position=b.position(turn=LAST_ACTION),
        read=term("where", card=b.key(card)),
        tries=(("showcase-can-wait", one("display")),),
        slots={"card": b.key(card)},
        options="text",
        ids=("display", "museum"),
        means={"display": "p2-display", "museum": "p2-museums"},
        play=(("draw",), ()),
    )


def icons_on_display(rng: Random) -> Dealt:
    """Who shares the effects of an Artifact on display."""
    b = TableBuilder(rng, 3, sets=ARTIFACTS)
    card = b.of_set(
        "artifacts",
        lambda each: each.age <= 5,
        lambda each: bool(each.effects) and all(kind is EffectKind.DOGMA for kind in each.effects),
    )
    for seat in range(3):
        b.spread(seat, rng.randint(1, 4), range(1, 6))
    b.keep(DISPLAY, 1, card)
    icon = b.featured(card)
    mine, hers, his = icons_shown(b, icon)
    shown = b.count([card], icon)
    others = {0: mine, 2: his}
    without = [seat for seat, count in others.items() if count >= hers]
    right = [seat for seat, count in others.items() if count >= hers + shown]
    only(bool(without), without != right)
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2, 2))),
        read=term("sharers"),
        tries=(("display-icons-never-count", seats(without)),),
        slots={
            "card": b.key(card),
            "icon": icon_word(icon),
            "shown": shown,
            "own1": mine,
            "own2": hers,
            "own3": his,
            "all2": hers + shown,
        },
        options="seats",
        ids=("p1", "p3"),
        many=True,
        play=(("draw",), (b.key(card),)),
    )


def seized(rng: Random) -> Dealt:
    """Where an Artifact of an opponent is that was seized instead of a dig."""
    b, melded, covered = _covering(rng)
    only(b.age(covered) >= b.age(melded) or _image(b, covered) == _image(b, melded))
    there = b.of_set("artifacts", lambda each: bool(each.effects), aged(b.age(covered)))
    b.keep(MUSEUMS, 1, there)
    had = rng.randint(0, 1)
    if had:
        b.keep(DISPLAY, 0, b.of_set("artifacts", lambda each: bool(each.effects), lambda each: each.id != there))
    return Dealt(
        position=b.position(turn=LAST_ACTION),
        read=term("where", card=b.key(there)),
        tries=(
            ("seized-goes-on-display", one("display")),
            *((("seizing-needs-room", one("theirs")),) if had else ()),
        ),
        slots={
            "card": b.key(melded),
            "covered": b.key(covered),
            "under": b.age(covered),
            "artifact": b.key(there),
            "had": had,
        },
        options="text",
        ids=("theirs", "museum", "display"),
        means={"theirs": "p2-museums", "museum": "p1-museums", "display": "p1-display"},
        play=((f"meld {b.key(melded)}",), (b.key(there),)),
    )


def last_museum(rng: Random) -> Dealt:
    """How many achievements a player has after a Museum check."""
    b, position, stored_ = _filled_museums(rng)
    mine, had = len(b.further[MUSEUMS][0]), len(b.claimed[0])
    hers = IN_SUPPLY - mine
    return Dealt(
        position=position,
        read=term("achievements", seat=0),
        tries=(
            ("museums-count-at-once", one(had + mine)),
            *((("museums-go-unclaimed", one(had)),) if mine > hers else ()),
        ),
        slots={"card": b.key(stored_), "mine": mine, "hers": hers - 1, "all2": hers, "had": had},
        options="counts",
        play=_declined(position, rng),
    )


def after_check(rng: Random) -> Dealt:
    """Where an Artifact is after a Museum check."""
    b, position, stored_ = _filled_museums(rng)
    (seat, asked) = rng.choice([*((each, card) for each in (0, 1) for card in b.further[MUSEUMS][each]), (1, stored_)])
    mine = len(b.further[MUSEUMS][0])
    return Dealt(
        position=position,
        read=term("where", card=b.key(asked)),
        tries=(("artifacts-stay-in-museums", one("museum")),),
        slots={"card": b.key(stored_), "artifact": b.key(asked), "mine": mine, "hers": IN_SUPPLY - 1 - mine},
        options="text",
        ids=("museum", "deck"),
        means={"museum": f"{seats([seat])[0]}-museums", "deck": "deck-bottom"},
        play=_declined(position, rng),
    )


def _filled_museums(rng: Random) -> tuple[TableBuilder, Position, int]:
    """Return a table on which the next player's showcase fills the last Museum, and the Artifact of it.

    All Artifacts there are of different values, so that each returns to the bottom of its deck.
    """
    b = TableBuilder(rng, sets=ARTIFACTS)
    b.spread(0, rng.randint(1, 4), range(1, 6))
    b.spread(1, rng.randint(1, 4), range(1, 6))
    ages = rng.sample(range(1, 11), IN_SUPPLY)
    *cards, last = [b.of_set("artifacts", lambda each: bool(each.effects), aged(age)) for age in ages]
    mine = rng.randint(1, len(cards))
    b.keep(MUSEUMS, 0, *cards[:mine])
    b.keep(MUSEUMS, 1, *cards[mine:])
    b.keep(DISPLAY, 1, last)
    for seat in (0, 1):
        b.claimed[seat] = b.take_many(rng.randint(0, 2), range(seat * 4 + 1, seat * 4 + 5))
    return b, b.position(turn=LAST_ACTION), last


def _declined(position: Position, rng: Random) -> tuple[tuple[str, ...], ...]:
    """Return the answers of a draw, and of the next player who declines to use the Artifact on display."""
    return wander(position.game(), ("draw",), rng, ((),))[1]


def stored(rng: Random) -> Dealt:
    """Which actions are possible with an Artifact in a Museum and with top cards."""
    b = TableBuilder(rng, sets=ARTIFACTS)
    b.spread(0, rng.randint(1, 3), range(1, 6))
    b.spread(1, 3, range(1, 6))
    card = b.of_set("artifacts", lambda each: bool(each.effects))
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


def shared_by_compelled(rng: Random) -> Dealt:
    """Who shares the other effects of an Artifact that compels."""
    b = TableBuilder(rng, 3, sets=ARTIFACTS)
    card = b.of_set("artifacts", lambda each: each.effects[:2] == (EffectKind.COMPEL, EffectKind.DOGMA))
    b.lay(0, card)
    b.spread(0, rng.randint(0, 1), range(1, 5))
    for seat in (1, 2):
        b.spread(seat, rng.randint(1, 4), range(1, 7))
    icon = b.featured(card)
    own, *others = icons_shown(b, icon)
    as_many = [seat for seat, count in enumerate(others, 1) if count >= own]
    fewer = [seat for seat, count in enumerate(others, 1) if count < own]
    only(bool(as_many))
    position = b.position()
    return Dealt(
        position=position,
        read=term("executes", effect=2),
        tries=(
            ("compelled-do-not-share", ("p1",)),
            *((("fewer-icons-follow", seats((0, 1, 2))),) if fewer else ()),
        ),
        slots={"card": b.key(card), "icon": icon_word(icon), "own1": own, "own2": others[0], "own3": others[1]},
        options="seats",
        ids=seats((0, 1, 2)),
        many=True,
        play=wander(position.game(), b.dogmas(card), rng)[1],
        on_table=True,
    )


def compel_and_free_draw(rng: Random) -> Dealt:
    """Whether an Artifact whose only effects compel earns a free Draw."""
    b = TableBuilder(rng, sets=ARTIFACTS)
    card = b.of_set(
        "artifacts",
        lambda each: bool(each.effects) and all(kind is EffectKind.COMPEL for kind in each.effects),
    )
    b.lay(0, card)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, rng.randint(2, 4), range(1, 9))
    b.hands[0], b.hands[1] = b.take_many(rng.randint(0, 2), range(1, 7)), b.take_many(rng.randint(2, 3), range(1, 7))
    b.scores[0], b.scores[1] = b.take_many(rng.randint(0, 2), range(1, 7)), b.take_many(rng.randint(2, 3), range(1, 7))
    icon = b.featured(card)
    own, theirs = icons_shown(b, icon)
    only(theirs >= own)
    position = b.position()
    return Dealt(
        position=position,
        read=term("free-draw"),
        tries=(("compel-earns-free-draw", one("yes")),),
        slots={"card": b.key(card), "icon": icon_word(icon), "own1": own, "own2": theirs},
        options="text",
        ids=("yes", "no"),
        play=wander(position.game(), b.dogmas(card), rng)[1],
        on_table=True,
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "dig-value": dig_value,
        "what-digs": what_digs,
        "showcased": showcased,
        "stored": stored,
        "who-is-compelled": who_is_compelled,
        "icons-on-display": icons_on_display,
        "seized": seized,
        "last-museum": last_museum,
        "after-check": after_check,
        "shared-by-compelled": shared_by_compelled,
        "compel-and-free-draw": compel_and_free_draw,
    }
)
"""The deals of this theme by name."""
