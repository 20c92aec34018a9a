"""Deals about Echoes of the Past: its draws, echo effects, the forecast, promotions, bonuses out of sight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

from engine.game import Game
from engine.lang.terms import Bonus, Color, Icon, Mark, SlotContents, Splay
from engine.positions.position import Turn
from engine.query import table
from engine.query.limits import limit
from tutor.course.deals.table_builder import Deal, Dealt, TableBuilder, icons_shown, keyed, one, only, term, wander

ECHOES, HIDDEN = ("base", "echoes"), ("base", "echoes", "unseen")
"""the sets of a table"""
FORECAST = "forecast"
"""the zone of foreshadowed cards"""
QUIET = {"ruler": 1, "lever": 2, "almanac": 0, "telescope": 0}
"""blue cards whose echo effects draw without a choice -> how many of it come to hand; the others foreshadow one"""
SPLAYS = (Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT)
SHOWN = {Splay.LEFT: (3,), Splay.RIGHT: (0, 1), Splay.UP: (1, 2, 3), Splay.ASLANT: (0, 1, 2, 3)}
"""the slots of a covered card that a splay shows"""


def single_highest(rng: Random) -> Dealt:
    """From which deck a player draws who has drawn in this turn."""
    b = TableBuilder(rng, sets=ECHOES)
    b.spread(0, rng.randint(2, 4), range(1, 5))
    b.spread(1, 3, range(1, 8))
    values = [b.age(card) for card in b.tops(0)]
    alone = values.count(max(values)) == 1
    lower = [value for value in values if value < max(values)]
    only(alone or any(lower.count(value) == 1 for value in lower))
    return Dealt(
        position=b.position(turn=Turn(0, 2, 2, (2, 2), drawn=(0,))),
        read=term("set", seat=0),
        tries=(("echoes-once-a-turn", one("base")) if alone else ("echoes-by-any-single-card", one("echoes")),),
        slots={"top": max(values)},
        options="text",
        ids=ECHOES,
        play=(("draw",),),
        on_table=True,
    )


def echo_order(rng: Random) -> Dealt:
    """Whose effects are executed, in order, where covered cards have echo effects."""
    b, covered, splay = _echoing_pile(rng, rng.randint(2, 3), rng.choice(SPLAYS))
    seen = [b.key(card) for card in reversed(covered) if _echo_shows(b, card, splay)]
    every = [b.key(card) for card in reversed(covered)]
    only(bool(seen))
    return Dealt(
        position=b.position(),
        read=term("cards-executed", seat=0),
        tries=(
            ("hidden-echoes-count", (*every, "writing")),
            ("covered-echoes-are-silent", one("writing")),
            ("echoes-come-after", ("writing", *seen)),
            ("echoes-from-the-top", (*reversed(seen), "writing")),
        ),
        slots={"card": "writing"},
        options="cards",
        ids=("writing", *(b.key(card) for card in covered)),
        kind="order",
        play=(("dogma writing",),),
    )


def echoes_shared(rng: Random) -> Dealt:
    """How many cards a sharer holds after an action with echo effects."""
    b, covered, splay = _echoing_pile(rng, 2, Splay.LEFT, sharing=True)
    held = rng.randint(0, 3)
    b.hands[1] = b.take_many(held, range(1, 8))
    seen = [b.key(card) for card in covered if _echo_shows(b, card, splay)]
    drawn, laid = sum(QUIET[key] for key in seen), sum(not QUIET[key] for key in seen)
    only(bool(seen))
    return Dealt(
        position=b.position(),
        read=term("count", seat=1, zone="hand"),
        tries=(
            ("echoes-are-not-shared", one(held + 1)),
            ("foreshadowed-is-in-hand", one(held + 1 + drawn + laid)),
        ),
        slots={"card": "writing", "held": held},
        options="counts",
        play=(("dogma writing",),),
        on_table=True,
    )


def _echoing_pile(
    rng: Random, size: int, splay: Splay, *, sharing: bool = False
) -> tuple[TableBuilder, list[int], Splay]:
    """Return a table with Writing on blue cards that have quiet echo effects, those cards, top first, and the splay."""
    b = TableBuilder(rng, sets=ECHOES)
    b.lay(0, b.take((1,), keyed("writing")), splay=splay)
    covered = [b.of_set("echoes", keyed(key)) for key in rng.sample(sorted(QUIET), size)]
    b.lay(0, *covered, splay=splay)
    b.spread(1, rng.randint(2, 4), range(1, 6))
    icon = b.featured(b.boards[0][Color.BLUE][0])
    hidden = b.position().game()
    own = _icons(hidden, 0, icon)
    theirs = icons_shown(b, icon)[1]
    only(theirs >= own if sharing else theirs < own)
    return b, covered, splay


def _icons(game: Game, seat: int, icon: Icon) -> int:
    return table.icon_count(game.machine, game.state, seat, icon)


def _echo_shows(b: TableBuilder, card: int, splay: Splay) -> bool:
    return any(b.facts(card).slots[slot] is Mark.ECHO for slot in SHOWN[splay])


def full_forecast(rng: Random) -> Dealt:
    """How many cards are in a forecast after foreshadowing near its limit."""
    b = TableBuilder(rng, sets=ECHOES)
    bell = b.of_set("echoes", keyed("bell"))
    b.lay(0, bell)
    b.pile(0, rng.choice([Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE]), 2, range(1, 7), splay=rng.choice(SPLAYS))
    b.spread(1, 3, range(1, 7))
    shown = icons_shown(b, b.featured(bell))
    game = b.position().game()
    only(shown[1] < _icons(game, 0, b.featured(bell)))
    most = limit(game.machine, game.state, 0, FORECAST)
    assert most is not None
    had = max(0, most - 1 + rng.randint(0, 2))
    b.keep(FORECAST, 0, *b.take_many(had, range(1, 11)))
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone=FORECAST),
        tries=(("forecast-without-limit", one(had + 2)),),
        slots={"card": "bell", "had": had, "most": most},
        options="counts",
        play=(("dogma bell",),),
        on_table=True,
    )


def promotable(rng: Random) -> Dealt:
    """Which cards of a forecast can be promoted after a Meld action."""
    b = TableBuilder(rng, sets=ECHOES)
    melded = b.take(range(2, 6))
    value = b.age(melded)
    b.hands[0] = [melded]
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    waiting = [b.take((value,)), b.take(range(1, value)), *b.take_many(rng.randint(1, 2), range(value + 1, 9))]
    rng.shuffle(waiting)
    b.keep(FORECAST, 0, *waiting)
    keys = tuple(b.key(card) for card in waiting)
    return Dealt(
        position=b.position(),
        read=term("legal", at="last"),
        tries=(
            ("promotion-of-any-value", keys),
            ("promotion-of-one-sort", tuple(b.key(card) for card in waiting if b.age(card) == value)),
            ("promotion-of-one-sort", tuple(b.key(card) for card in waiting if b.age(card) < value)),
        ),
        slots={"card": b.key(melded), "value": value},
        options="cards",
        ids=keys,
        many=True,
        play=((f"meld {b.key(melded)}",),),
    )


def promoted(rng: Random) -> Dealt:
    """How many cards a player holds who has promoted a card that draws."""
    b = TableBuilder(rng, sets=ECHOES)
    card = b.take((1,), keyed("the-wheel", "writing"))
    b.keep(FORECAST, 0, card)
    melded = b.take(range(1, 6), lambda each: each.color != b.cards.color[card])
    rest = b.take_many(rng.randint(0, 3), range(1, 8))
    b.hands[0] = [melded, *rest]
    b.spread(1, rng.randint(1, 3), range(1, 6))
    only(icons_shown(b, b.featured(card))[1] == 0)
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(("promotion-without-dogma", one(len(rest))),),
        slots={"card": b.key(card), "melded": b.key(melded), "value": b.age(melded), "held": 1 + len(rest)},
        options="counts",
        play=((f"meld {b.key(melded)}",),),
    )


def after_promotion(rng: Random) -> Dealt:
    """Whose action is next after a promotion."""
    b = TableBuilder(rng, sets=ECHOES)
    card = b.take((1,), keyed("the-wheel", "writing", "sailing"))
    b.keep(FORECAST, 0, card)
    melded = b.take(range(1, 6))
    b.hands[0] = [melded]
    b.spread(1, rng.randint(1, 3), range(1, 6))
    return Dealt(
        position=b.position(),
        read=term("next-action"),
        tries=(("promotion-costs-an-action", one("p2")),),
        slots={"card": b.key(card), "melded": b.key(melded)},
        options="seats",
        ids=("p1", "p2"),
        play=((f"meld {b.key(melded)}",),),
    )


def promoting_effect(rng: Random) -> Dealt:
    """How many cards are in a forecast after an effect has melded a card."""
    b = TableBuilder(rng, sets=ECHOES)
    card = b.take((1,), keyed("sailing"))
    b.lay(0, card)
    b.spread(0, rng.randint(0, 2), range(1, 4))
    b.spread(1, 3, range(1, 5))
    only(icons_shown(b, b.featured(card))[1] < b.count([card], b.featured(card)))
    had = rng.randint(1, 4)
    b.keep(FORECAST, 0, *b.take_many(had, (1,)))
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone=FORECAST),
        tries=(("every-meld-promotes", one(had - 1)),),
        slots={"card": b.key(card), "had": had},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def foreseen_for_all(rng: Random) -> Dealt:
    """How many cards a vulnerable opponent has left of a card that was foreseen."""
    b, card, had = _returning(rng)
    melded = b.take(range(b.age(card), 9), lambda each: each.color != b.cards.color[card])
    b.hands[0] = [melded]
    b.keep(FORECAST, 0, card)
    icon = b.featured(card)
    only(icons_shown(b, icon)[1] < b.count([card], icon))
    position = b.position()
    return Dealt(
        position=position,
        read=term("count", seat=1, zone="score"),
        tries=(("foreseen-for-one-only", one(had - 2)), ("promotion-without-dogma", one(had))),
        slots={"card": b.key(card), "melded": b.key(melded), "had": had},
        options="counts",
        play=wander(position.game(), (f"meld {b.key(melded)}",), rng)[1],
        on_table=True,
    )


def foreseen_once(rng: Random) -> Dealt:
    """How many cards a vulnerable opponent has left of a card that was foreseen a turn ago."""
    b, card, had = _returning(rng)
    b.lay(0, card)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    only(shown[1] < shown[0])
    position = b.position()
    return Dealt(
        position=position,
        read=term("count", seat=1, zone="score"),
        tries=(("foreseen-for-good", one(0)),),
        slots={"card": b.key(card), "had": had},
        options="counts",
        play=wander(position.game(), b.dogmas(card), rng)[1],
        on_table=True,
    )


def _returning(rng: Random) -> tuple[TableBuilder, int, int]:
    """Return a table for Indian Clubs, their id, and the size of the score pile they thin out."""
    b = TableBuilder(rng, sets=ECHOES)
    card = b.of_set("echoes", keyed("indian-clubs"))
    had = rng.randint(3, 6)
    b.scores[1] = b.take_many(had, range(1, 8))
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, rng.randint(1, 4), range(1, 7))
    return b, card, had


def looked_at(rng: Random) -> Dealt:
    """Which face-down cards a player may look at."""
    b = TableBuilder(rng, sets=HIDDEN)
    b.spread(0, rng.randint(1, 3), range(1, 6))
    b.spread(1, 3, range(1, 6))
    mine, theirs, secret, hand = b.take_many(4, range(1, 8))
    b.keep(FORECAST, 0, mine)
    b.keep(FORECAST, 1, theirs)
    b.keep("safe", 0, secret)
    b.scores[1] = [hand]
    every = {"forecast": mine, "their-forecast": theirs, "safe": secret, "their-score": hand}
    ids = rng.sample(sorted(every), 3)
    only("forecast" in ids or "safe" in ids)
    right = ("forecast",) if "forecast" in ids else ()
    return Dealt(
        position=b.position(),
        read=term("visible", seat=0),
        tries=(
            *((("secrets-may-be-looked-at", (*right, "safe")),) if "safe" in ids else ()),
            *((("forecast-is-shut", ()),) if right else ()),
        ),
        slots={},
        options="text",
        ids=tuple(ids),
        means={name: b.key(card) for name, card in every.items()},
        many=True,
    )


def covered_bonuses(rng: Random) -> Dealt:
    """How many points a player has who shows bonuses of covered cards."""
    b = TableBuilder(rng, sets=ECHOES)
    splay = rng.choice(SPLAYS)
    color = rng.choice(list(Color))
    b.lay(0, b.take(range(1, 9), lambda each: each.color == color), splay=splay)
    under = b.of_set("echoes", lambda each: each.color == color, lambda each: bool(_bonus(each.slots)))
    b.lay(0, under, splay=splay)
    other = b.of_set("echoes", lambda each: each.color != color, lambda each: bool(_bonus(each.slots)))
    b.lay(0, other)
    b.spread(1, 3, range(1, 6))
    b.scores[0] = b.take_many(rng.randint(1, 4), range(1, 8))
    score, lies, top = (
        sum(b.age(card) for card in b.scores[0]),
        _bonus(b.facts(under).slots),
        _bonus(b.facts(other).slots),
    )
    return Dealt(
        position=b.position(),
        read=term("points", seat=0),
        tries=(("covered-bonuses-are-lost", one(score + top)), ("bonuses-add-up", one(score + top + lies))),
        slots={"score": score, "covered": b.key(under), "lies": lies, "card": b.key(other), "top": top},
        options="counts",
    )


def _bonus(slots: Iterable[SlotContents]) -> int:
    """Return the number of the bonus among some slots, 0 if there is none."""
    return next((slot.points for slot in slots if isinstance(slot, Bonus)), 0)


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "single-highest": single_highest,
        "echo-order": echo_order,
        "echoes-shared": echoes_shared,
        "full-forecast": full_forecast,
        "promotable": promotable,
        "promoted": promoted,
        "after-promotion": after_promotion,
        "promoting-effect": promoting_effect,
        "foreseen-for-all": foreseen_for_all,
        "foreseen-once": foreseen_once,
        "looked-at": looked_at,
        "covered-bonuses": covered_bonuses,
    }
)
"""The deals of this theme by name."""
