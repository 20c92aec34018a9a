"""Deals about more players and other rules: Parley, teams, losing, late cards, earlier editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

from engine.lang.terms import LAST_AGE, Color, EffectKind
from engine.model.cards import CardFacts
from engine.positions.position import Deck, Turn
from engine.query import table
from engine.rules.documents import FIRST, FOURTH, THIRD
from engine.trace.events import Fact, Revealed
from engine.trace.facts import SHARES
from tutor.course.deals.table_builder import (
    AGES,
    Deal,
    Dealt,
    TableBuilder,
    board_with,
    colored,
    demanding,
    dogma_slots,
    icons_shown,
    keyed,
    one,
    only,
    peaceful,
    seats,
    straight,
    term,
    wander,
)
from tutor.course.deals.winning import universe
from tutor.course.questions import count, place_of, seat_id
from tutor.course.tasks import Answer

DISTANT = 2
"""seat of the distant player at a table of four: Taras"""
NEIGHBOURS = (1, 3)
DEMANDS, MONUMENT = 4, 6
"""what makes the Monument: top cards with a demand in the fourth edition, cards scored in a turn in the third"""
TEAMS = (0, 1, 0, 1)
"""the learner and Taras against Olena and Marko"""


# --- Parley -----------------------------------------------------------------------------------------------------


def parley_cards(rng: Random) -> Dealt:
    """Whose cards a Dogma action can choose among four players, with or without cards in hand."""
    b = TableBuilder(rng, 4)
    for seat in range(4):
        b.spread(seat, rng.randint(1, 3), range(1, 6))
    b.hands[0] = b.take_many(rng.choice((0, 1, 1, 2)), range(1, 6))
    mine, theirs, far = b.tops(0)[:1], [b.tops(seat)[0] for seat in NEIGHBOURS], b.tops(DISTANT)[:2]
    named = [*mine, *theirs, *far]
    rng.shuffle(named)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("distance-forbids" if b.hands[0] else "-", b.dogmas(*mine)),
            ("distance-is-free", b.dogmas(*mine, *far)),
            ("neighbours-parley", b.dogmas(*mine, *theirs)),
            ("neighbours-parley", b.dogmas(*named)),
        ),
        slots={"held": len(b.hands[0])},
        options="actions",
        ids=b.dogmas(*named),
        many=True,
    )


def parley_order(*, pays: bool) -> Deal:
    """Return a deal: who executes an effect, in order, if Taras pays to share or does not."""

    def deal(rng: Random) -> Dealt:
        b, card = _four(rng, peaceful)
        icon = b.featured(card)
        shown = icons_shown(b, icon)
        b.hands[DISTANT] = b.take_many(rng.randint(1, 2), range(1, 6))
        position = b.position()
        dogma = f"dogma {b.key(card)}"
        game = position.game()
        game.play(dogma)
        request = game.request
        only(request is not None and request.seat == DISTANT and request.purpose == "parley-share")
        price = (b.key(rng.choice(b.hands[DISTANT])),) if pays else ()
        _, play = wander(position.game(), (dogma,), rng, (price,))
        near = [seat for seat in NEIGHBOURS if shown[seat] >= shown[0]]
        far = seats([*near, DISTANT])
        sharing = far if pays else seats(near)
        return Dealt(
            position=position,
            read=term("executes", effect=1),
            tries=(
                ("distance-forbids", (*seats(near), "p1")) if pays else ("distance-is-free", (*far, "p1")),
                ("activator-first", ("p1", *sharing)),
            ),
            slots=dogma_slots(b, card),
            options="seats",
            ids=seats(range(4)),
            kind="order",
            play=play,
        )

    return deal


def _four(rng: Random, test: Callable[[CardFacts], bool]) -> tuple[TableBuilder, int]:
    """Return a table with four boards and one of the learner's cards, which passes."""
    b = TableBuilder(rng, 4)
    card = b.take(range(1, 8), test)
    b.lay(0, card)
    ages = range(max(1, b.age(card) - 2), b.age(card) + 2)
    b.spread(0, 1, ages)
    for seat in range(1, 4):
        b.spread(seat, rng.randint(1, 3), ages)
    return b, card


def parley_price(rng: Random) -> Dealt:
    """Where the card goes that the learner returns to use one of Taras's."""
    b = TableBuilder(rng, 4)
    for seat in range(4):
        b.spread(seat, rng.randint(1, 3), range(1, 5))
    b.hands[0] = b.take_many(1, range(1, 6))
    b.hands[DISTANT] = b.take_many(rng.randint(0, 1), range(1, 6))
    card, paid = rng.choice(b.tops(DISTANT)), b.hands[0][0]
    only(peaceful(b.facts(card)))
    return Dealt(
        position=b.position(),
        read=term("where", card=b.key(paid)),
        tries=(("parley-pays-the-owner", one("p3-hand")), ("distance-is-free", one("p1-hand"))),
        slots={"card": b.key(card), "paid": b.key(paid), "value": b.age(paid)},
        options="text",
        ids=("p1-hand", "p3-hand", "deck-bottom"),
        play=(b.dogmas(card),),
        on_table=True,
    )


# --- teams ------------------------------------------------------------------------------------------------------


def team_points(rng: Random) -> Dealt:
    """Which achievements can be claimed when a team mate has points too."""
    b = TableBuilder(rng, 4)
    for seat in range(4):
        b.spread(seat, rng.randint(2, 3), range(3, 8))
    b.scores[0], b.scores[2] = (b.take_many(rng.randint(1, 4), range(2, 8)) for _ in range(2))
    mine, his = (sum(b.age(card) for card in b.scores[seat]) for seat in (0, 2))
    top = b.highest(b.tops(0))
    values = range(1, min((mine + his) // 5, top) + 1)
    only(2 <= len(values) <= 7)

    def claims(total: int) -> Answer:
        return tuple(f"achieve {value}" for value in values if value * 5 <= total)

    return Dealt(
        position=b.position(teams=TEAMS),
        read=term("legal"),
        tries=(("team-points-add-up", claims(mine + his)),),
        slots={"mine": mine, "his": his, "top": top},
        options="actions",
        ids=claims(mine + his),
        many=True,
    )


def team_vulnerable(rng: Random) -> Dealt:
    """Who is vulnerable to a demand when a team mate plays."""
    b, card = _four(rng, demanding)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    return Dealt(
        position=b.position(teams=TEAMS),
        read=term("vulnerable"),
        tries=(
            ("team-mates-are-opponents", seats(seat for seat in (1, 2, 3) if shown[seat] < shown[0])),
            ("equal-icons-are-vulnerable", seats(seat for seat in NEIGHBOURS if shown[seat] <= shown[0])),
        ),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((1, 2, 3)),
        many=True,
        play=(b.dogmas(card),),
        on_table=True,
    )


def team_free_draw(rng: Random) -> Dealt:
    """Whether a card that only the team mate shares earns a free Draw."""
    b, card = _four(rng, peaceful)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    only(shown[DISTANT] >= shown[0])
    position = b.position(teams=TEAMS)
    playthrough = straight(position, *b.dogmas(card))
    only(any(moved.seat == DISTANT for _, moved in playthrough.moves()))
    return Dealt(
        position=position,
        read=term("free-draw"),
        tries=(
            ("team-mates-are-opponents", one("yes")),
            ("free-draw-forgotten", one("no")),
        ),
        slots=dogma_slots(b, card),
        options="text",
        ids=("yes", "no"),
        play=(b.dogmas(card),),
        on_table=True,
    )


def team_wins(rng: Random) -> Dealt:
    """Who wins when the learner claims the team's sixth achievement."""
    b = TableBuilder(rng, 4)
    for seat in range(4):
        b.spread(seat, rng.randint(2, 3), range(3, 8))
    ages = rng.sample(range(1, 11), rng.randint(5, 8))
    mine = rng.randint(1, 4)
    b.claimed[0], b.claimed[2] = ([b.take((age,)) for age in part] for part in (ages[:mine], ages[mine:5]))
    b.claimed[rng.choice(NEIGHBOURS)] = [b.take((age,)) for age in ages[5:]]
    b.scores[0] = b.take_many(rng.randint(3, 5), range(2, 8))
    total, top = sum(b.age(card) for card in b.scores[0]), b.highest(b.tops(0))
    can = [age for age in range(1, 11) if age not in ages and age <= top and 5 * age <= total]
    only(bool(can))
    available = [b.take((age,)) for age in range(1, 11) if age not in ages]
    return Dealt(
        position=b.position(teams=TEAMS, achievements=available),
        read=term("winners"),
        tries=(("team-wins-alone", ("p1",)), ("team-wins-alone", ("p3",))),
        slots={"value": can[0], "had1": mine, "had3": 5 - mine},
        options="seats",
        ids=seats(range(4)),
        many=True,
        play=((f"achieve {can[0]}",),),
        on_table=True,
    )


# --- the first turns --------------------------------------------------------------------------------------------


def second_turn(rng: Random) -> Dealt:
    """Whose action is next after the second player's first one."""
    b = TableBuilder(rng, rng.choice((2, 3, 4)))
    for seat in range(b.players):
        b.spread(seat, 1, (1,))
        b.hands[seat] = b.take_many(1, (1,))
    first = b.players - 1
    return Dealt(
        position=b.position(turn=Turn(first, 1, 1, (*[0] * first, 1))),
        read=term("next-action"),
        tries=(
            ("first-two-players-have-one-action" if b.players < 4 else "-", one("p2")),
            ("first-player-has-two-actions", one("p1")),
        ),
        slots={"players": b.players},
        options="seats",
        ids=seats(range(b.players)),
        play=(("draw",), ("draw",)),
    )


# --- losing ----------------------------------------------------------------------------------------------


def _losing(rng: Random) -> tuple[TableBuilder, int, int, int]:
    """Return a table where Space Traffic makes the learner lose, that card, the drawn [11], and the card it meets."""
    b = TableBuilder(rng, rng.choice((3, 4)))
    card = b.take((LAST_AGE,), keyed("space-traffic"))
    b.lay(0, card)
    drawn = b.take((LAST_AGE,))
    color = b.facts(drawn).color
    if color == b.facts(card).color:
        met = card
    else:
        b.pile(0, color, rng.randint(0, 1), range(8, LAST_AGE))
        (met,) = b.pile(0, color, 1, (LAST_AGE,))
    b.spread(0, 2, range(8, LAST_AGE), most=2)
    for seat in range(1, b.players):
        b.spread(seat, rng.randint(2, 3), range(8, LAST_AGE))
    b.hands[0], b.scores[0] = (b.take_many(rng.randint(1, 3), range(6, LAST_AGE)) for _ in range(2))
    only(icons_shown(b, b.featured(card))[0] > max(icons_shown(b, b.featured(card))[1:]))
    return b, card, drawn, met


def lost_cards(rng: Random) -> Dealt:
    """Where a card of a player who has lost is."""
    b, card, drawn, met = _losing(rng)
    one_card = rng.choice([*b.hands[0], *b.scores[0], *b.tops(0)])
    position = b.position(decks={LAST_AGE: Deck(top=(drawn,))})
    playthrough = straight(position, *b.dogmas(card))
    before = place_of(playthrough.machine, playthrough.start, one_card)
    return Dealt(
        position=position,
        read=term("where", card=b.key(one_card)),
        tries=(("losing-leaves-cards", one("kept")), ("losing-leaves-cards", one("deck"))),
        slots={"card": b.key(card), "drawn": b.key(drawn), "met": b.key(met), "one": b.key(one_card)},
        options="text",
        ids=("kept", "deck", "junk"),
        means={"kept": before, "deck": "deck-bottom"},
        play=(b.dogmas(card),),
    )


def lost_game(rng: Random) -> Dealt:
    """Whether the game is over when one of several has lost."""
    b, card, drawn, met = _losing(rng)
    return Dealt(
        position=b.position(decks={LAST_AGE: Deck(top=(drawn,))}),
        read=term("over"),
        tries=(("losing-ends-the-game", one("yes")),),
        slots={"card": b.key(card), "drawn": b.key(drawn), "met": b.key(met), "players": b.players},
        options="text",
        ids=("yes", "no"),
        play=(b.dogmas(card),),
    )


def lost_turn(rng: Random) -> Dealt:
    """Whose action is next after a player loses with the first action of a turn."""
    b, card, drawn, met = _losing(rng)
    return Dealt(
        position=b.position(decks={LAST_AGE: Deck(top=(drawn,))}, turn=Turn(0, 1, 2, (2,) * b.players)),
        read=term("next-action"),
        tries=(("loser-plays-on", one("p1")),),
        slots={"card": b.key(card), "drawn": b.key(drawn), "met": b.key(met)},
        options="seats",
        ids=tuple(seat_id(seat) for seat in range(b.players)),
        play=(b.dogmas(card),),
    )


# --- late cards -------------------------------------------------------------------------------------------------


def _fission(rng: Random) -> tuple[TableBuilder, int, int]:
    """Return a table on which Fission hits Olena, that card, and the red [10] that she draws."""
    b, card = board_with(rng, keyed("fission"))
    drawn = b.take((10,), lambda card: card.color == Color.RED)
    for seat in range(2):
        b.spread(seat, rng.randint(2, 4), range(7, 11), most=2)
        b.scores[seat] = b.take_many(rng.randint(1, 4), range(2, 10))
        b.hands[seat] = b.take_many(rng.randint(0, 2), range(5, 10))
    shown = icons_shown(b, b.featured(card))
    only(shown[1] < shown[0])
    return b, card, drawn


def points_gone(rng: Random) -> Dealt:
    """Points after Fission."""
    b, card, drawn = _fission(rng)
    had = sum(b.age(card) for card in b.scores[1])
    return Dealt(
        position=b.position(decks={10: Deck(top=(drawn,))}),
        read=term("points", seat=1),
        tries=(("points-are-safe", one(had)), ("junk-is-score", one(had + 10))),
        slots={"card": b.key(card), "drawn": b.key(drawn), "had": had},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def achievements_stay(rng: Random) -> Dealt:
    """Number of achievements after Fission."""
    b, card, drawn = _fission(rng)
    ages = rng.sample(range(1, 11), rng.randint(2, 6))
    had = rng.randint(1, min(4, len(ages) - 1))
    b.claimed[0], b.claimed[1] = ([b.take((age,)) for age in part] for part in (ages[:had], ages[had:]))
    available = [b.take((age,)) for age in range(1, 11) if age not in ages]
    position = b.position(decks={10: Deck(top=(drawn,))}, achievements=available)
    playthrough = straight(position, *b.dogmas(card))
    only(
        count(playthrough.machine, playthrough.end, 0, "board") == 0,
        table.score(playthrough.machine, playthrough.end, 0) == 0,
    )
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="achievements"),
        tries=(("achievements-can-be-lost", one(0)), ("achievements-can-be-lost", one(had - 1))),
        slots={"card": b.key(card), "drawn": b.key(drawn), "had": had},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


# --- earlier editions -------------------------------------------------------------------------------------------


def third_edition_ties(rng: Random) -> Dealt:
    """Who gets Universe when two players meet its condition, in the third edition."""
    return replace(
        universe(rng, THIRD),
        read=term("specials", seat=0),
        tries=(("editions-are-the-same", one("nothing")),),
    )


def third_edition_monument(rng: Random) -> Dealt:
    """Whether the learner gets the Monument of the third edition, by cards that Genetics scores."""
    b, card = board_with(rng, keyed("genetics"), edition=THIRD)
    drawn = b.take((10,))
    scored = rng.choice((4, 5, 6, 7))
    color = b.facts(drawn).color
    there = len(b.boards[0][color])  # Genetics itself, if it is of that color
    b.lay(0, *b.take_many(scored - there, AGES, colored(color)))
    if scored < MONUMENT:  # the fourth edition's condition holds here, and only there
        for other in (each for each in Color if not b.boards[0][each]):
            b.lay(0, b.take(range(1, 10), demanding, colored(other)))
    else:
        b.spread(0, 4, range(1, 10))
    b.spread(1, rng.randint(1, 3), range(1, 10))
    position = b.position(decks={10: Deck(top=(drawn,))})
    shown = icons_shown(b, b.featured(card))
    only(shown[1] < shown[0])
    tops = [*(top for top in b.tops(0) if b.facts(top).color != color), drawn]
    demands = sum(EffectKind.DEMAND in b.facts(top).effects for top in tops)
    return Dealt(
        position=position,
        read=term("specials", seat=0),
        tries=(("achievement-of-the-other-edition", one("monument" if demands >= DEMANDS else "nothing")),),
        slots={"card": b.key(card), "drawn": b.key(drawn), "scored": scored, "demands": demands},
        options="text",
        ids=("monument", "nothing"),
        means={"nothing": "none"},
        play=(b.dogmas(card),),
        on_table=True,
    )


def older_printing(rng: Random) -> Dealt:
    """Points that an older Statistics leaves, where another printing leaves more or less."""
    b, card = board_with(rng, keyed("statistics"), edition=rng.choice((THIRD, FIRST)))
    b.spread(0, rng.randint(1, 3), range(3, 9))
    b.spread(1, rng.randint(1, 3), range(3, 9))
    values = [rng.choice((4, 5, 6, 7)) for _ in range(rng.randint(3, 4))]
    b.scores[1] = [b.take((value,)) for value in values]
    b.hands[1] = b.take_many(rng.choice((0, 0, 1)), range(1, 9))
    shown = icons_shown(b, b.featured(card))
    only(shown[1] < shown[0])
    falling = sorted(values, reverse=True)
    of_a_value = [value * values.count(value) for value in set(values)]
    left = (
        sum(values) - max(of_a_value),  # by the fourth edition, at the most favourable choice
        sum(values) - falling[0] * values.count(falling[0]),  # by the third
        sum(falling[1:] if b.hands[1] else falling[2:]),  # by the first
    )
    return Dealt(
        position=b.position(),
        read=term("points", seat=1),
        tries=tuple(("one-printing-for-all", one(points)) for points in left),
        slots={"card": b.key(card), "scored": " ".join(f"[{value}]" for value in falling), "held": len(b.hands[1])},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def revealed(*, counts: bool) -> Deal:
    """Return a deal: whether an opponent who only reveals a card earns a free Draw: in the third edition it counts."""

    def deal(rng: Random) -> Dealt:
        b, card = board_with(rng, keyed("specialization"), edition=THIRD if counts else FOURTH)
        b.spread(0, rng.randint(1, 3), range(5, 10))
        b.spread(1, rng.randint(2, 4), range(5, 10))

        def absent(seat: int) -> int:
            """Take a card of a colour that is not on the other board."""
            colors = [color for color in Color if not b.boards[1 - seat][color]]
            return b.take(range(3, 10), lambda facts: facts.color in colors)

        b.hands[0], b.hands[1] = [absent(0)], [absent(1)]
        position = b.position()
        playthrough = straight(position, *b.dogmas(card))
        only(any(fact.kind is SHARES for fact in playthrough.items(Fact)))
        only(any(each.seat == 1 and each.card == b.hands[1][0] for each in playthrough.items(Revealed)))
        only(not any(moved.seat == 1 for _, moved in playthrough.moves()))
        return Dealt(
            position=position,
            read=term("free-draw"),
            tries=(("editions-are-the-same", one("no")) if counts else ("revealing-shares", one("yes")),),
            slots={"card": b.key(card), "shown": b.key(b.hands[1][0])},
            options="text",
            ids=("yes", "no"),
            play=(b.dogmas(card),),
            on_table=True,
        )

    return deal


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "parley-cards": parley_cards,
        "parley-unpaid": parley_order(pays=False),
        "parley-paid": parley_order(pays=True),
        "parley-price": parley_price,
        "team-points": team_points,
        "team-vulnerable": team_vulnerable,
        "team-free-draw": team_free_draw,
        "team-wins": team_wins,
        "second-turn": second_turn,
        "lost-cards": lost_cards,
        "lost-game": lost_game,
        "lost-turn": lost_turn,
        "points-gone": points_gone,
        "achievements-stay": achievements_stay,
        "third-edition-ties": third_edition_ties,
        "third-edition-monument": third_edition_monument,
        "older-printing": older_printing,
        "third-edition-reveal": revealed(counts=True),
        "only-revealed": revealed(counts=False),
    }
)
"""The deals of this theme by name."""
