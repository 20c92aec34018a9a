"""Deals about achievements, the end of the game, turns and hidden information."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from engine.lang.terms import LAST_AGE, Color
from engine.positions.position import Deck, Turn
from engine.rules.documents import FOURTH
from tutor.course.deals.table_builder import Deal, Dealt, TableBuilder, one, only, seats, term
from tutor.course.questions import NOBODY, seat_id
from tutor.course.tasks import Answer


def _rich(rng: Random, ages: Sequence[int]) -> tuple[TableBuilder, int, int]:
    """Return a table for two, the value of the learner's highest top card, and the learner's points."""
    b = TableBuilder(rng)
    b.spread(0, 3, ages)
    b.spread(1, 3, ages)
    b.scores[0] = b.take_many(rng.randint(2, 6), range(1, 8))
    return b, b.highest(b.tops(0)), sum(b.age(card) for card in b.scores[0])


def claimable(rng: Random) -> Dealt:
    """Which achievements can be claimed."""
    b, top, total = _rich(rng, range(1, 6))
    gone = rng.choice([1, 2, 3])
    mine = [b.take((gone,))]
    b.claimed[rng.randrange(2)] = mine
    available = [b.take((age,)) for age in range(1, 11) if age != gone]
    values = range(1, max(top, total // 5) + 2)
    only(len(values) <= 7, total >= 5, top > 1)

    def claims(found: Iterable[int]) -> Answer:
        return tuple(f"achieve {value}" for value in found)

    enough = [value for value in values if value * 5 <= total]
    right = [value for value in enough if value <= top and value != gone]
    return Dealt(
        position=b.position(achievements=available),
        read=term("legal"),
        tries=(
            ("score-is-the-only-condition", claims(value for value in enough if value != gone)),
            ("achievement-twice", claims(sorted([*right, gone]))),
            ("achievements-in-order", claims(right[:1])),
            ("achievements-in-order", claims(value for value in values if value != gone and value <= min(right[:1]))
             if right else ()),
        ),
        slots={"total": total, "top": top, "gone": gone},
        options="actions",
        ids=claims(values),
        many=True,
    )  # fmt: skip


def price(rng: Random) -> Dealt:
    """Points after claiming an achievement."""
    b, top, total = _rich(rng, range(1, 7))
    value = min(top, total // 5)
    only(value > 0)
    return Dealt(
        position=b.position(),
        read=term("points", seat=0),
        tries=(("points-are-spent", one(total - 5 * value)), ("points-are-spent", one(total - value))),
        slots={"value": value, "total": total, "needed": 5 * value},
        options="counts",
        play=((f"achieve {value}",),),
        on_table=True,
    )


def last_deck(rng: Random) -> Dealt:
    """Who wins when a card above the last age would be drawn."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(7, LAST_AGE + 1))
    b.spread(1, 3, range(6, LAST_AGE + 1))
    top = b.highest(b.tops(0))
    only(top >= LAST_AGE - 1)
    empty = range(top, LAST_AGE + 1)
    for seat in range(2):
        b.scores[seat] = b.take_many(rng.randint(2, 4), range(1, 9))
        b.claimed[seat] = [b.take((age,)) for age in rng.sample(range(1 + 5 * seat, 6 + 5 * seat), rng.randint(1, 4))]
    totals = [sum(b.age(card) for card in b.scores[seat]) for seat in range(2)]
    claimed = [len(b.claimed[seat]) for seat in range(2)]
    only(totals[0] != totals[1], claimed[0] != claimed[1])
    gone = {b.age(card) for cards in b.claimed for card in cards}
    available = [b.take((age,)) for age in range(1, 11) if age not in gone]
    return Dealt(
        position=b.position(decks={age: Deck(size=0) for age in empty}, achievements=available),
        read=term("winners"),
        tries=(
            ("achievements-decide-at-the-end", seats([0 if claimed[0] > claimed[1] else 1])),
            ("empty-deck-stops-the-draw", one(NOBODY)),
        ),
        slots={"top": top, "points1": totals[0], "points2": totals[1], "had1": claimed[0], "had2": claimed[1]},
        options="text",
        ids=("p1", "p2", NOBODY),
        play=(("draw",),),
        on_table=True,
    )


def sixth(rng: Random) -> Dealt:
    """Who wins when one player claims the sixth achievement and another has more points."""
    b, top, total = _rich(rng, range(5, 9))
    ages = rng.sample(range(1, 11), 7)
    b.claimed[0] = [b.take((age,)) for age in ages[:5]]
    b.claimed[1] = [b.take((age,)) for age in ages[5:]]
    available = [b.take((age,)) for age in range(1, 11) if age not in ages]
    b.scores[1] = b.take_many(rng.randint(4, 6), range(4, 10))
    theirs = sum(b.age(card) for card in b.scores[1])
    can = [age for age in range(1, 11) if age not in ages and age <= top and 5 * age <= total]
    only(bool(can), theirs > total)
    return Dealt(
        position=b.position(achievements=available),
        read=term("winners"),
        tries=(("points-decide-always", one("p2")), ("game-plays-on", one(NOBODY))),
        slots={"value": can[0], "points1": total, "points2": theirs},
        options="text",
        ids=("p1", "p2", NOBODY),
        play=((f"achieve {can[0]}",),),
        on_table=True,
    )


def universe(rng: Random, edition: int = FOURTH) -> Dealt:
    """Who gets Universe when two players meet its condition."""
    b = TableBuilder(rng, rng.choice((2, 3)), edition)
    for seat in range(2):
        for color in Color:
            b.pile(seat, color, 1, range(8, 10 if seat else 12))
    if b.players == 3:
        b.spread(2, 4, range(5, 9))
    return Dealt(
        position=b.position(decks={b.highest(b.tops(0)): Deck()}),
        read=term("specials", seat=1),
        tries=(("special-ties-to-the-current-player", one("nothing")),),
        slots={},
        options="text",
        ids=("nothing", "universe"),
        means={"nothing": "none"},
        play=(("draw",),),
        on_table=True,
    )


def universe_alone(rng: Random) -> Dealt:
    """Whether a player without points gets Universe in another player's turn."""
    b = TableBuilder(rng)
    for color in Color:
        b.pile(1, color, 1, range(8, 11))
    b.spread(0, 4, range(4, 9))
    b.scores[0] = b.take_many(3, range(1, 7))
    return Dealt(
        position=b.position(),
        read=term("specials", seat=1),
        tries=(("special-needs-points", one("nothing")),),
        slots={"total": sum(b.age(card) for card in b.scores[0])},
        options="text",
        ids=("nothing", "universe"),
        means={"nothing": "none"},
        play=(("draw",),),
        on_table=True,
    )


def universe_is_free(rng: Random) -> Dealt:
    """Whose action is next after an action that earns a special achievement."""
    b = TableBuilder(rng, rng.choice((2, 3)))
    for color in Color:
        b.pile(0, color, 1, range(8, 11))
    for seat in range(1, b.players):
        b.spread(seat, 4, range(4, 9))
    return _next_action(b, Turn(0, 1, 2, (2,) * b.players), ("special-costs-an-action", one("p2")))


def first_turn(rng: Random) -> Dealt:
    """Whose action is next after the first one of the game."""
    b = TableBuilder(rng, rng.choice((2, 3)))
    for seat in range(b.players):
        b.spread(seat, 1, (1,))
    return _next_action(b, Turn(0, 1, 1, (1, *[0] * (b.players - 1))), ("first-player-has-two-actions", one("p1")))


def next_turn(rng: Random) -> Dealt:
    """Whose action is next in a later turn."""
    b = TableBuilder(rng, rng.choice((2, 3)))
    for seat in range(b.players):
        b.spread(seat, rng.randint(1, 3), range(1, 5))
    return _next_action(b, Turn(0, 1, 2, (2,) * b.players), ("one-action", one("p2")))


def _next_action(b: TableBuilder, turn: Turn, error: tuple[str, Answer]) -> Dealt:
    return Dealt(
        position=b.position(turn=turn),
        read=term("next-action"),
        tries=(error,),
        slots={},
        options="seats",
        ids=tuple(seat_id(seat) for seat in range(b.players)),
        play=(("draw",),),
        on_table=True,
    )


def visible(rng: Random) -> Dealt:
    """Which cards can be looked at."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 6))
    color = rng.choice(list(Color))
    covered = b.pile(1, color, rng.randint(2, 3), range(1, 6))[-1]
    b.spread(1, 2, range(1, 6))
    b.hands[0], b.hands[1] = b.take_many(1, range(1, 6)), b.take_many(1, range(1, 6))
    b.scores[0], b.scores[1] = b.take_many(1, range(1, 6)), b.take_many(1, range(1, 6))
    held, scored, theirs = b.hands[1][0], b.scores[0][0], b.scores[1][0]
    named = [covered, held, scored, theirs]
    rng.shuffle(named)

    def keys(*cards: int) -> Answer:
        return tuple(b.key(card) for card in cards)

    return Dealt(
        position=b.position(),
        read=term("visible", seat=0),
        tries=(
            ("covered-is-hidden", keys(scored)),
            ("own-score-is-hidden", keys(covered)),
            ("others-are-open", keys(covered, scored, held)),
            ("others-are-open", keys(covered, scored, theirs)),
            ("others-are-open", keys(*named)),
        ),
        slots={"covered": b.key(covered), "held": b.key(held), "scored": b.key(scored), "theirs": b.key(theirs)},
        options="cards",
        ids=keys(*named),
        many=True,
    )


def own_achievement(rng: Random) -> Dealt:
    """Whether a player may look at a claimed achievement of their own."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(2, 7), most=2)
    b.spread(1, 3, range(2, 7))
    b.scores[0] = b.take_many(3, range(2, 7))
    value = rng.randint(1, 5)
    card = b.take((value,))
    b.claimed[0] = [card]
    available = [b.take((age,)) for age in range(1, 11) if age != value]
    return Dealt(
        position=b.position(achievements=available),
        read=term("sees", seat=0, card=b.key(card)),
        tries=(("own-achievement-is-open", one("yes")),),
        slots={"value": value},
        options="text",
        ids=("yes", "no"),
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "claimable": claimable,
        "price": price,
        "last-deck": last_deck,
        "sixth": sixth,
        "universe": universe,
        "universe-alone": universe_alone,
        "universe-is-free": universe_is_free,
        "first-turn": first_turn,
        "next-turn": next_turn,
        "visible": visible,
        "own-achievement": own_achievement,
    }
)
"""The deals of this theme by name."""
