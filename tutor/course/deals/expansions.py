"""Deals about the further sets: the first card of a turn, the safe, achievements of one value, endorsed actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import BANNERS, Bonus, Icon, Mark, Search, SlotContents, Splay
from engine.model.cards import CardFacts
from engine.positions.position import Deck, Turn
from engine.query.limits import limit
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    colored,
    dogma_slots,
    icon_word,
    icons_shown,
    keyed,
    one,
    only,
    term,
)

UNSEEN, CITIES, BOTH = ("base", "unseen"), ("base", "cities"), ("base", "cities", "unseen")
"""the sets of a table"""
SAFE = "safe"
"""the zone of secrets"""
STILL = (*BANNERS, Mark.IMAGE, Mark.EMPTY)
"""marks that do nothing as a city is melded"""
ARROWS = (Mark.LEFT, Mark.RIGHT, Mark.UP)
"""the arrows"""
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


def _with_city(rng: Random, *keys: str) -> tuple[TableBuilder, int, int]:
    """Return a table where a card that draws, or has one of some keys, can be endorsed, the card and the city."""
    b = TableBuilder(rng, sets=CITIES)
    card = b.take((1, 2), keyed(*(keys or DRAWS)))
    b.lay(0, card)
    icon: Icon = b.featured(card)
    city = b.of_set(
        "cities", lambda each: each.age <= 5 and each.color != b.cards.color[card] and icon in b.cards.icons[each.id]
    )
    b.lay(0, city)
    return b, card, city


def goal(rng: Random) -> Dealt:
    """How many achievements win with further sets."""
    players, sets = rng.randint(2, 4), rng.choice([UNSEEN, CITIES, BOTH])
    b = TableBuilder(rng, players, sets=sets)
    for seat in range(players):
        b.spread(seat, rng.randint(1, 3), range(1, 6))
    more = len(sets) - 1
    return Dealt(
        position=b.position(),
        read=term("goal"),
        tries=(("goal-without-sets", one(8 - players)),),
        slots={"players": players, "more": more},
        options="counts",
    )


def safeguarded(rng: Random) -> Dealt:
    """How many achievements a player has who safeguards one."""
    b = TableBuilder(rng, sets=UNSEEN)
    tomb = b.of_set("unseen", keyed("tomb"))
    b.lay(0, tomb)
    b.spread(1, 3, range(1, 6))
    had = rng.sample(range(6, 11), rng.randint(0, 3))
    b.claimed[0] = [b.take((age,)) for age in had]
    shown = icons_shown(b, b.featured(tomb))
    only(shown[1] < shown[0])
    return Dealt(
        position=b.position(achievements=[b.take((age,)) for age in range(1, 11) if age not in had]),
        read=term("count", seat=0, zone="achievements"),
        tries=(("safeguarded-is-achieved", one(len(had) + 1)),),
        slots={"card": "tomb", "had": len(had), "value": len(had) + 1},
        options="counts",
        play=(("dogma tomb",),),
        on_table=True,
    )


def special_of_unseen(rng: Random) -> Dealt:
    """Which special achievement of The Unseen an action brings."""
    b = TableBuilder(rng, sets=UNSEEN)
    highest = rng.choice([5, 6, 7])
    parity = rng.choice([range(1, highest + 1), range(2, highest + 1, 2)])
    b.lay(0, b.take((highest,)))
    b.spread(0, rng.randint(1, 2), parity)
    b.spread(1, 3, range(1, 5))
    secrets = rng.randint(2, 5)
    b.keep(SAFE, 0, *b.take_many(secrets, range(1, 5)))
    b.claimed[0] = [b.take((1,))]
    tops = [b.age(card) for card in b.tops(0)]
    zen, confidence = max(tops) >= 6 and not any(value % 2 for value in tops), secrets >= 4
    only(max(tops) == highest, not (zen and confidence))
    return Dealt(
        position=b.position(achievements=[b.take((age,)) for age in range(2, 11)]),
        read=term("specials", seat=0),
        tries=(
            *((("high-card-is-enough", one("zen")),) if highest >= 6 and not zen else ()),
            *((("high-card-is-enough", one("confidence")),) if not confidence else ()),
            *((("secrets-count-for-nothing", one("none")),) if confidence else ()),
        ),
        slots={"top": highest, "secrets": secrets},
        options="text",
        ids=("confidence", "zen", "none"),
        play=(("draw",),),
        on_table=True,
    )


def super_executed(rng: Random) -> Dealt:
    """Whether icons protect an opponent from a super-executed demand."""
    b = TableBuilder(rng, sets=UNSEEN)
    voucher = b.of_set("unseen", keyed("plot-voucher"))
    archery = b.take((1,), keyed("archery"))
    b.lay(0, voucher)
    b.scores[0] = [archery]
    b.hands[0] = b.take_many(rng.randint(0, 3), range(1, 8))
    b.spread(0, rng.randint(0, 2), range(1, 5))
    b.spread(1, 4, range(1, 5))
    b.hands[1] = b.take_many(rng.randint(1, 3), range(2, 8))
    icon, held = b.featured(archery), len(b.hands[0])
    own = b.count([archery, *(card for card in b.tops(0) if b.cards.color[card] != b.cards.color[archery])], icon)
    theirs = icons_shown(b, icon)[1]
    shown = icons_shown(b, b.featured(voucher))
    only(theirs >= own, shown[1] < shown[0])
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(("super-execution-by-icons", one(held)),),
        slots={
            "card": "plot-voucher",
            "melded": "archery",
            "icon": f"[{icon.word}]",
            "own1": own,
            "own2": theirs,
            "held": held,
        },
        options="counts",
        play=(("dogma plot-voucher",),),
        on_table=True,
    )


def new_colors(rng: Random) -> Dealt:
    """How many cards a player holds who has melded twice, beside Cities."""
    b = TableBuilder(rng, sets=CITIES)
    b.spread(0, rng.randint(1, 3), range(1, 8))
    b.spread(1, 3, range(1, 6))
    first, second = b.take_many(2, range(1, 6))
    rest = b.take_many(rng.randint(0, 2), range(1, 8))
    city = [b.of_set("cities")] if rng.random() < 0.3 else []
    b.hands[0] = [first, second, *rest, *city]
    colors = {color for color in range(5) if b.boards[0][color]}
    new = len({b.cards.color[first], b.cards.color[second]} - colors)
    left = len(rest) + len(city)
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(
            *((("city-draw-forgotten", one(left)),) if not city else ()),
            ("city-for-every-color", one(left + new)),
        ),
        slots={"first": b.key(first), "second": b.key(second), "rest": len(rest), "cities": len(city)},
        options="counts",
        play=((f"meld {b.key(first)}",), (f"meld {b.key(second)}",)),
    )


def plus(rng: Random) -> Dealt:
    """From which deck a plus draws."""
    b, city, highest = _melded_on(rng, Mark.PLUS)
    return Dealt(
        position=b.position(),
        read=term("deck", seat=0),
        tries=(("plus-by-the-board", one(highest)), ("plus-by-the-board", one(highest + 1))),
        slots={"city": b.key(city), "value": b.age(city), "top": highest},
        options="decks",
        play=((f"meld {b.key(city)}",),),
        on_table=True,
    )


def melded_by_effect(rng: Random) -> Dealt:
    """How many cards a player holds after an effect has melded a city with a plus."""
    b = TableBuilder(rng, sets=CITIES)
    card = b.take((1,), keyed("domestication"))
    b.lay(0, card)
    city = b.of_set("cities", _doing(Mark.PLUS), lambda each: each.age <= 5)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    rest = b.take_many(rng.randint(0, 3), range(b.age(city) + 1, 9))
    b.hands[0] = [city, *rest]
    shown = icons_shown(b, b.featured(card))
    only(shown[1] < shown[0])
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(("icons-act-on-every-meld", one(len(rest) + 2)),),
        slots={"card": b.key(card), "city": b.key(city), "held": 1 + len(rest)},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def bonus_points(rng: Random) -> Dealt:
    """How many points a player has who shows bonuses."""
    b = TableBuilder(rng, sets=CITIES)
    for _ in range(rng.randint(2, 3)):
        free = [color for color in range(5) if not b.boards[0][color]]
        b.lay(0, b.of_set("cities", colored(rng.choice(free)), lambda each: any(map(_bonus, each.slots))))
    b.spread(1, 3, range(1, 6))
    b.scores[0] = b.take_many(rng.randint(1, 4), range(1, 8))
    score = sum(b.age(card) for card in b.scores[0])
    shown = sorted(bonus for card in b.tops(0) for bonus in map(_bonus, b.facts(card).slots) if bonus)
    return Dealt(
        position=b.position(),
        read=term("points", seat=0),
        tries=(("bonuses-add-up", one(score + sum(shown))), ("bonuses-do-not-count", one(score))),
        slots={"score": score, "bonuses": ", ".join(map(str, shown))},
        options="counts",
    )


def flag(rng: Random) -> Dealt:
    """Whether a flag counts, by the visible cards of its color."""
    b = TableBuilder(rng, sets=CITIES)
    city = b.of_set("cities", lambda each: Mark.FLAG in each.slots and Mark.FOUNTAIN not in each.slots)
    color = b.cards.color[city]
    b.lay(0, city)
    covered, theirs = rng.randint(0, 3), rng.randint(2, 4)
    b.pile(0, color, covered, range(1, 9))
    splay = rng.choice([0, Splay.LEFT, Splay.RIGHT, Splay.UP])
    b.pile(1, color, theirs, range(1, 9), splay=splay)
    b.spread(0, 2, range(1, 6))
    b.claimed[0] = b.take_many(rng.randint(0, 2), (3, 4))
    had, visible = len(b.claimed[0]), theirs if splay else 1
    only(len({b.age(card) for card in b.claimed[0]}) == had, (visible > 1) != (theirs > covered + 1))
    gone = {b.age(card) for card in b.claimed[0]}
    return Dealt(
        position=b.position(achievements=[b.take((age,)) for age in range(1, 11) if age not in gone]),
        read=term("achievements", seat=0),
        tries=(("flag-by-covered-cards", one(had + (theirs <= covered + 1))),),
        slots={"city": b.key(city), "had": had, "cards": covered + 1, "theirs": theirs, "visible": visible},
        options="counts",
    )


def endorsed_demand(rng: Random) -> Dealt:
    """How many points an endorsed demand brings."""
    b, card, city = _with_city(rng, "mapmaking")
    only(not any(map(_bonus, b.facts(city).slots)))
    b.hands[0] = [b.take((1,))]
    b.scores[0] = b.take_many(rng.randint(0, 2), range(2, 8))
    ones = b.take_many(rng.randint(2, 3), (1,))
    b.scores[1] = [*ones, *b.take_many(rng.randint(0, 2), range(2, 8))]
    b.spread(1, rng.randint(1, 3), range(1, 5))
    shown = icons_shown(b, b.featured(card))
    only(shown[1] < shown[0])
    had = sum(b.age(each) for each in b.scores[0])
    return Dealt(
        position=b.position(),
        read=term("points", seat=0),
        tries=(("endorsed-once", one(had + 2)), ("demands-are-not-doubled", one(had + 3))),
        slots={**dogma_slots(b, card), "had": had, "ones": len(ones)},
        options="counts",
        play=((f"endorse {b.key(card)}",), *((b.key(each),) for each in ones[1:])),
        on_table=True,
    )


def uplift(rng: Random) -> Dealt:
    """From which deck an uplift draws."""
    b, city, highest = _melded_on(rng, Mark.UPLIFT)
    value = b.age(city)
    return Dealt(
        position=b.position(),
        read=term("deck", seat=0),
        tries=(("uplift-draws-like-a-plus", one(value + 1)), ("plus-by-the-board", one(highest))),
        slots={"city": b.key(city), "value": value, "top": highest},
        options="decks",
        play=((f"meld {b.key(city)}",),),
        on_table=True,
    )


def search(rng: Random) -> Dealt:
    """How many cards a player holds after a search."""
    b, city, _highest = _melded_on(rng, Search)
    (icon,) = (each.icon for each in b.facts(city).slots if isinstance(each, Search))
    value = b.age(city)
    revealed = b.take_many(value, (value,))
    rest = b.take_many(rng.randint(0, 2), range(1, 8))
    b.hands[0] += rest
    found = sum(icon in b.cards.icons[card] for card in revealed)
    return Dealt(
        position=b.position(decks={value: Deck(top=tuple(revealed))}),
        read=term("count", seat=0, zone="hand"),
        tries=(("search-only-looks", one(len(rest))), ("search-takes-all", one(len(rest) + value))),
        slots={
            "city": b.key(city),
            "value": value,
            "icon": icon_word(icon),
            "found": found,
            "missing": value - found,
            "held": len(b.hands[0]),
        },
        options="counts",
        play=((f"meld {b.key(city)}",),),
        on_table=True,
    )


def arrow(rng: Random) -> Dealt:
    """How many cards a player holds after an arrow has splayed a color."""
    b, city, _highest = _melded_on(rng, *ARROWS)
    rest = b.take_many(rng.randint(0, 3), range(1, 8))
    b.hands[0] += rest
    return Dealt(
        position=b.position(),
        read=term("count", seat=0, zone="hand"),
        tries=(("arrow-brings-no-city", one(len(rest))),),
        slots={"city": b.key(city), "held": len(b.hands[0])},
        options="counts",
        play=((f"meld {b.key(city)}",),),
        on_table=True,
    )


def fountain(rng: Random) -> Dealt:
    """Whether a fountain counts where others show more cards of its color."""
    b = TableBuilder(rng, sets=CITIES)
    city = b.of_set("cities", lambda each: [mark for mark in each.slots if mark in BANNERS] == [Mark.FOUNTAIN])
    b.lay(0, city)
    theirs = rng.randint(2, 4)
    splay = rng.choice([Splay.LEFT, Splay.RIGHT, Splay.UP])
    b.pile(1, b.cards.color[city], theirs, range(1, 9), splay=splay)
    b.spread(0, 2, range(1, 6))
    had = rng.sample([3, 4, 5], rng.randint(0, 3))
    b.claimed[0] = [b.take((age,)) for age in had]
    return Dealt(
        position=b.position(achievements=[b.take((age,)) for age in range(1, 11) if age not in had]),
        read=term("achievements", seat=0),
        tries=(("fountain-is-contested", one(len(had))),),
        slots={"city": b.key(city), "had": len(had), "theirs": theirs},
        options="counts",
    )


def _melded_on(rng: Random, *acting: Mark | type[Search]) -> tuple[TableBuilder, int, int]:
    """Return a table where a city that does one of some things can be melded on a color, the city, and the top value.

    The value is that of the highest top card once the city lies there.
    """
    b = TableBuilder(rng, sets=CITIES)
    city = b.of_set("cities", _doing(*acting), lambda each: each.age <= 6)
    b.lay(0, b.take(range(1, 8), colored(b.cards.color[city])))
    b.spread(0, 2, range(1, 8))
    b.spread(1, 3, range(1, 6))
    b.hands[0] = [city]
    rest = [card for card in b.tops(0) if b.cards.color[card] != b.cards.color[city]]
    return b, city, b.highest([city, *rest])


def _doing(*acting: Mark | type[Search]) -> Callable[[CardFacts], bool]:
    """Return a test for cities that do one of some things as they are melded, and nothing else."""

    def test(card: CardFacts) -> bool:
        kinds = [Search if isinstance(each, Search) else each for each in card.slots]
        done = [each for each in kinds if each is Search or (isinstance(each, Mark) and each not in STILL)]
        return len(done) == 1 and done[0] in acting

    return test


def _bonus(slot: SlotContents) -> int:
    """Return the number of a bonus, 0 for anything else."""
    return slot.points if isinstance(slot, Bonus) else 0


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "second-card": second_card,
        "sharers-card": sharers_card,
        "full-safe": full_safe,
        "second-of-a-value": second_of_a_value,
        "endorsed": endorsed,
        "endorsed-for-sharers": endorsed_for_sharers,
        "endorsable": endorsable,
        "goal": goal,
        "safeguarded": safeguarded,
        "special-of-unseen": special_of_unseen,
        "super-executed": super_executed,
        "new-colors": new_colors,
        "plus": plus,
        "uplift": uplift,
        "search": search,
        "arrow": arrow,
        "fountain": fountain,
        "melded-by-effect": melded_by_effect,
        "bonus-points": bonus_points,
        "flag": flag,
        "endorsed-demand": endorsed_demand,
    }
)
"""The deals of this theme by name."""
