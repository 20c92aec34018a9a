"""Deals about keywords: exchange and transfer, "if you do", junk, self-execute, and values of absent cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import LAST_AGE, Color, Splay
from engine.model.cards import CardFacts
from engine.positions.position import Deck, Position
from engine.query import table
from engine.run.options import option_ids
from engine.trace.events import Fact, Moved, Splayed
from engine.trace.facts import SHARES, VULNERABLE
from engine.trace.recorder import Level
from tutor.course.deals.table_builder import (
    AGES,
    LONG,
    Deal,
    Dealt,
    NoDeal,
    TableBuilder,
    board_with,
    demanding,
    drawn_first,
    icon_word,
    icons_shown,
    keyed,
    one,
    only,
    peaceful,
    straight,
    term,
    wander,
)
from tutor.course.questions import Playthrough, count, place_of
from tutor.course.tasks import Answer


def only_unshared(playthrough: Playthrough) -> None:
    """Give up a deal in which somebody shares.

    Raises:
        NoDeal: somebody does.
    """
    only(not any(fact.kind is SHARES for fact in playthrough.items(Fact)))


def unshared(position: Position, first: Answer, rng: Random) -> tuple[Playthrough, tuple[Answer, ...]]:
    """Play an action that nobody shares with random answers; return the playthrough and the answers.

    Raises:
        NoDeal: somebody shares, or the game ends.
    """
    playthrough, play = wander(position.game(), first, rng)
    only_unshared(playthrough)
    return playthrough, play


def worth(playthrough: Playthrough, found: Iterable[Moved], *, into: bool) -> int:
    """Return the value of the cards that entered or left the learner's score pile."""
    m = playthrough.machine
    pile = m.zones.score(0)
    return sum(m.catalogue.age[each.card] for each in found if (each.target if into else each.source) == pile)


def declined(position: Position, first: str) -> tuple[Playthrough, tuple[tuple[str, ...], ...]]:
    """Play an action and decline every offer; return the playthrough and the answers.

    Raises:
        NoDeal: something cannot be declined, or the game ends.
    """
    game = position.game(Level.FULL)
    answers: list[tuple[str, ...]] = [(first,)]
    game.play(first)
    for _ in range(LONG):
        request = game.request
        only(request is not None)
        assert request is not None
        if request.purpose == "turn":
            play = tuple(answers)
            return Playthrough.play(position.game(), play), play
        answer: tuple[str, ...] = ()
        if request.low > 0 and not request.optional:
            only("no" in option_ids(game.machine, game.state))
            answer = ("no",)
        game.play(answer)
        answers.append(answer)
    raise NoDeal


# --- exchange and transfer ------------------------------------------------------------------------------------


EXCHANGING = ("medicine", "bicycle", "canal-building", "whataboutism")
"""cards that exchange score piles, or parts of them"""
ROBBING = (
    "gunpowder", "engineering", "corporations", "monotheism", "composites", "combustion", "mobility", "mapmaking",
    "navigation", "the-pirate-code",
)  # fmt: skip
"""cards that transfer visible or known cards to the score pile"""


def exchanged(rng: Random) -> Dealt:
    """Points after an exchange, one side of which may be empty."""
    b, card = board_with(rng, keyed(*EXCHANGING))
    ages = range(max(1, b.age(card) - 2), min(b.age(card) + 2, LAST_AGE) + 1)
    for seat in range(2):
        b.spread(seat, 2, ages)
        b.scores[seat] = b.take_many(rng.randint(0, 3), range(1, 10))
        b.hands[seat] = b.take_many(rng.randint(0, 2), range(1, 10))
    position = b.position()
    playthrough, play = unshared(position, b.dogmas(card), rng)
    traded = [found for verb, found in playthrough.moves() if verb == "exchange"]
    came, went = worth(playthrough, traded, into=True), worth(playthrough, traded, into=False)
    had = table.score(playthrough.machine, playthrough.start, 0)
    only(bool(traded), table.score(playthrough.machine, playthrough.end, 0) == had + came - went)
    return Dealt(
        position=position,
        read=term("points", seat=0),
        tries=(
            *((("exchange-needs-both", one(had)),) if 0 in (came, went) else ()),
            ("exchange-is-one-way", one(had + came)),
            ("exchange-is-one-way", one(had - went)),
        ),
        slots={"card": b.key(card), "had": had, "came": came, "went": went},
        options="counts",
        play=play,
    )


def transferred(rng: Random) -> Dealt:
    """Points after cards were transferred to the learner's score pile."""
    b, card = board_with(rng, keyed(*ROBBING))
    ages = range(max(1, b.age(card) - 3), b.age(card) + 1)
    b.spread(0, 3, ages)
    b.spread(1, 3, ages)
    b.scores[0] = b.take_many(rng.randint(1, 2), range(1, 6))
    b.scores[1] = b.take_many(rng.randint(0, 2), range(1, 6))
    position = b.position()
    playthrough, play = unshared(position, b.dogmas(card), rng)
    robbed = worth(playthrough, (found for verb, found in playthrough.moves() if verb == "transfer"), into=True)
    had, total = (
        table.score(playthrough.machine, playthrough.start, 0),
        table.score(playthrough.machine, playthrough.end, 0),
    )
    only(robbed > 0)
    return Dealt(
        position=position,
        read=term("points", seat=0),
        tries=(("transferred-points-do-not-count", one(total - robbed)),),
        slots={"card": b.key(card), "had": had, "robbed": robbed},
        options="counts",
        ids=tuple(map(str, sorted({had, total - robbed, total}))),
        play=play,
        on_table=True,
    )


# --- if you do, as much as you can, values of absent cards -----------------------------------------------------------


DECLINED = {
    "score": ("agriculture", "currency", "lighting", "ecology"),
    "hand": ("education", "printing-press", "measurement", "ecology"),
}
"""cards that offer something and, if you do it, bring points or cards"""


def none_is_all(zone: str) -> Deal:
    """Return a deal: the learner's hand or points after declining the condition of an "if you do"."""

    def deal(rng: Random) -> Dealt:
        b, card = board_with(rng, keyed(*DECLINED[zone]))
        b.spread(0, 3, range(1, b.age(card) + 1))
        b.spread(1, 2, range(1, b.age(card) + 1))
        b.hands[0] = b.take_many(rng.randint(1, 4), range(1, b.age(card) + 1))
        b.scores[0] = b.take_many(rng.randint(1, 3), range(1, b.age(card) + 1))
        position = b.position()
        playthrough, play = declined(position, f"dogma {b.key(card)}")
        only_unshared(playthrough)
        other, _ = wander(position.game(), b.dogmas(card), rng)
        reading = term("points", seat=0) if zone == "score" else term("count", seat=0, zone="hand")
        had, done = (_had(each, zone) for each in (playthrough, other))
        only(had != done, not any(True for _ in playthrough.moves()))
        brought = sum(1 for verb, found in other.moves() if verb == "draw" and found.target == _zone(other, zone))
        more = done if zone == "score" else had + brought
        return Dealt(
            position=position,
            read=reading,
            tries=(("none-is-all", one(more)), ("none-is-all", one(done))),
            slots={"card": b.key(card), "had": had},
            options="counts",
            play=play,
        )

    return deal


def _zone(playthrough: Playthrough, zone: str) -> int:
    return playthrough.machine.zones.score(0) if zone == "score" else playthrough.machine.zones.hand(0)


def _had(playthrough: Playthrough, zone: str) -> int:
    if zone == "score":
        return table.score(playthrough.machine, playthrough.end, 0)
    return count(playthrough.machine, playthrough.end, 0, zone)


def as_many(rng: Random) -> Dealt:
    """Number of cards in hand after a player must hand over more cards than they have."""
    b, card = board_with(rng, keyed("construction", "explosives"))
    ages = range(max(1, b.age(card) - 2), b.age(card) + 2)
    b.spread(0, 3, ages)
    b.spread(1, 3, ages)
    b.hands[0] = b.take_many(rng.randint(0, 4), ages)
    b.hands[1] = b.take_many(1 if b.key(card) == "construction" else rng.randint(1, 2), ages)
    held, theirs = len(b.hands[0]), len(b.hands[1])
    position = b.position()
    playthrough = straight(position, *b.dogmas(card))
    only_unshared(playthrough)
    only(any(verb == "transfer" for verb, _ in playthrough.moves()))
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="hand"),
        tries=(("all-or-nothing", one(held)),),
        slots={"card": b.key(card), "held": held, "theirs": theirs},
        options="counts",
        ids=tuple(map(str, sorted({held, held + theirs, held + theirs + 1}))),
        play=(b.dogmas(card),),
        on_table=True,
    )


def value_of_nothing(rng: Random) -> Dealt:
    """Deck of a draw by the value of an absent card."""
    b, card = board_with(rng, keyed("machine-tools", "printing-press"))
    dogma = f"dogma {b.key(card)}"
    for color in rng.sample([color for color in (Color.RED, Color.YELLOW, Color.GREEN) if not b.boards[0][color]], 2):
        b.pile(0, color, 1, range(3, LAST_AGE))
    b.spread(1, 3, range(1, 4))
    b.hands[0] = b.take_many(rng.randint(0, 2), range(1, 8))
    if b.key(card) == "printing-press":
        b.scores[0] = b.take_many(1, range(4, LAST_AGE))
    position = b.position(decks={1: Deck(size=0)} if rng.random() < 0.3 else None)
    playthrough, play = (
        wander(position.game(), (dogma,), rng) if b.scores[0] else (straight(position, dogma), ((dogma,),))
    )
    only_unshared(playthrough)
    value, top = drawn_first(playthrough), b.highest(b.tops(0))
    only(value is not None, value != top)
    return Dealt(
        position=position,
        read=term("deck", seat=0),
        tries=(("missing-value-stops", one("nothing")), ("own-board-before-the-card", one("top"))),
        slots={"card": b.key(card), "drawn": value or 0, "top": top},
        options="text",
        ids=("top", "nothing", "drawn"),
        means={"top": str(top), "drawn": str(value)},
        play=play,
    )


def read_in_order(rng: Random) -> Dealt:
    """Deck of a draw by the highest card of a score pile that has just lost its highest card."""
    b, card = board_with(rng, keyed("education"))
    b.spread(0, 3, range(2, 6))
    b.spread(1, 3, range(1, 3))
    b.scores[0] = b.take_many(rng.randint(1, 3), range(1, 7))
    ages = sorted((b.age(card) for card in b.scores[0]), reverse=True)
    only(len(set(ages)) == len(ages))
    gone = b.scores[0][[b.age(card) for card in b.scores[0]].index(ages[0])]
    position = b.position()
    playthrough, play = unshared(position, b.dogmas(card), rng)
    only(drawn_first(playthrough) is not None)
    return Dealt(
        position=position,
        read=term("deck", seat=0),
        tries=(
            ("looked-at-too-early", one(ages[0] + 2)),
            ("own-board-before-the-card", one(b.highest(b.tops(0)))),
        ),
        slots={"card": b.key(card), "moved": b.key(gone), "gone": ages[0], "rest": [*ages, 0][1]},
        options="decks",
        play=play,
    )


# --- junk and forgotten splays ----------------------------------------------------------------------------------


def junked(kind: str) -> Deal:
    """Return a deal: where an achievement or the cards of a deck are after being junked."""
    keys = {
        "available": ("archery", "medicine", "encyclopedia", "socialism"),
        "deck": ("canal-building", "sanitation", "suburbia", "ecology"),
    }[kind]

    def deal(rng: Random) -> Dealt:
        b, card = board_with(rng, keyed(*keys))
        ages = range(max(1, b.age(card) - 2), b.age(card) + 1)
        b.spread(0, 3, ages)
        b.spread(1, 3, ages)
        b.scores[0] = b.take_many(rng.randint(0, 2), range(1, 4))
        available = [b.take((age,)) for age in range(1, 11)]
        position = b.position(achievements=available)
        playthrough, play = unshared(position, b.dogmas(card), rng)
        gone = [found for verb, found in playthrough.moves() if verb == "junk"]
        only(bool(gone), all(playthrough.machine.zones.word[found.source] == kind for found in gone))
        found = rng.choice(gone)
        return Dealt(
            position=position,
            read=term("where", card=b.key(found.card)),
            tries=(("return-is-junk", one("deck-bottom")), ("junk-is-score", one("p1-score"))),
            slots={"card": b.key(card), "value": found.value},
            options="text",
            ids=("p1-score", "deck-bottom", "junk"),
            play=play,
        )

    return deal


def splay_forgotten(rng: Random) -> Dealt:
    """Splay of a pile that was reduced to one card and then gets another."""
    b, card = board_with(rng, peaceful)
    color = rng.choice([color for color in Color if color != b.facts(card).color])
    splay = rng.choice((Splay.LEFT, Splay.RIGHT, Splay.UP))
    b.pile(0, color, 2, range(1, b.age(card) + 2), splay)
    b.spread(0, 2, range(1, b.age(card) + 1))
    b.spread(1, 1, (1,))
    melded = b.take(range(1, b.age(card) + 2), lambda card: card.color == color)
    b.hands[0] = [melded]
    position = b.position()
    playthrough, play = unshared(position, b.dogmas(card), rng)
    left = [found for _, found in playthrough.moves() if found.source == playthrough.machine.zones.pile(0, color)]
    only(len(left) == 1, len(playthrough.end.zones[playthrough.machine.zones.pile(0, color)]) == 1)
    only(playthrough.end.where[melded] == playthrough.machine.zones.hand(0))
    only(all(each.reason != "splay" for each in playthrough.items(Splayed)))
    return Dealt(
        position=position,
        read=term("splay", seat=0, color=Color(color).word),
        tries=(("splay-remembered", one(splay.word)),),
        slots={"card": b.key(card), "gone": b.key(left[0].card), "melded": b.key(melded)},
        options="text",
        ids=("left", "right", "up", "none"),
        play=(*play, (f"meld {b.key(melded)}",)),
    )


def splay_replaced(rng: Random) -> Dealt:
    """Number of an icon after a splayed pile is splayed in another direction."""
    b = TableBuilder(rng)
    color = rng.choice(list(Color))
    before = rng.choice((Splay.LEFT, Splay.RIGHT, Splay.UP))
    card = b.take(AGES, peaceful, lambda card: card.color != color)
    b.lay(0, card)
    pile = b.pile(0, color, rng.randint(2, 3), range(1, b.age(card) + 1), before)
    b.spread(0, 1, range(1, b.age(card) + 1))
    b.spread(1, 1, (1,))
    position = b.position()
    playthrough, play = unshared(position, b.dogmas(card), rng)
    turned = list(playthrough.items(Splayed))
    only(len(turned) == 1, not any(True for _ in playthrough.moves()))
    only(turned[0].owner == 0, turned[0].color == color)
    icon = rng.choice(sorted({icon for card in pile[1:] for icon in b.cards.icons[card]}))
    m = playthrough.machine
    was, now = (table.icon_count(m, state, 0, icon) for state in (playthrough.start, playthrough.end))
    tops = b.count(b.tops(0), icon)
    return Dealt(
        position=position,
        read=term("icons", seat=0, icon=icon.word),
        tries=(("splays-add-up", one(was + now - tops)),),
        slots={"card": b.key(card), "top": b.key(pile[0]), "icon": icon_word(icon), "was": was, "tops": tops},
        options="counts",
        ids=tuple(map(str, sorted({tops, was, now, was + now - tops}))),
        play=play,
    )


# --- self-execute -----------------------------------------------------------------------------------------------


def self_executed(test: Callable[[CardFacts], bool], misconception: str, *, vulnerable: bool) -> Deal:
    """Return a deal: cards in Olena's hand after the learner self-executes a card that would affect her."""

    def deal(rng: Random) -> Dealt:
        b = TableBuilder(rng)
        card = b.take(AGES, keyed("self-service"))
        inner = b.take(AGES, test, lambda facts: facts.color != b.facts(card).color)
        b.lay(0, card, inner)
        b.spread(1, 4, range(1, 9))
        b.hands[1] = b.take_many(rng.randint(1, 4), range(1, 9))
        b.hands[0] = b.take_many(rng.randint(0, 2), range(1, 9))
        b.claimed[0] = [b.take((age,)) for age in rng.sample(range(1, 6), 1)]
        b.claimed[1] = [b.take((age,)) for age in rng.sample(range(6, 11), 2)]
        gone = {b.age(each) for cards in b.claimed for each in cards}
        position = b.position(achievements=[b.take((age,)) for age in range(1, 11) if age not in gone])
        playthrough, play = unshared(position, b.dogmas(card), rng)
        plain, _ = wander(position.game(), b.dogmas(inner), rng)
        held, other = (count(each.machine, each.end, 1, "hand") for each in (playthrough, plain))
        icon = b.featured(inner)
        mine, hers = icons_shown(b, icon)
        only(held != other, (hers < mine) == vulnerable)
        return Dealt(
            position=position,
            read=term("count", seat=1, zone="hand"),
            tries=((misconception, one(other)),),
            slots={
                "card": b.key(card), "inner": b.key(inner), "icon": icon_word(icon),
                "own1": mine, "own2": hers, "held": len(b.hands[1]),
            },
            options="counts",
            play=play,
            on_table=True,
        )  # fmt: skip

    return deal


CHAINING = ("computers", "software", "robotics", "satellites")
"""cards that self-execute another card, which every player can self-execute"""


def chain(rng: Random) -> Dealt:
    """Number of achievements after a self-executed card self-executes another."""
    b = TableBuilder(rng)
    card = b.take(AGES, keyed("self-service"))
    inner = b.take(AGES, keyed(*CHAINING))
    b.lay(0, card, inner)
    b.spread(1, 2, range(1, 6))
    had = rng.randint(1, 3)
    ages = rng.sample(range(1, 11), had + 3)
    b.claimed[0], b.claimed[1] = ([b.take((age,)) for age in each] for each in (ages[:had], ages[had:]))
    available = [b.take((age,)) for age in range(1, 11) if age not in ages]
    known: dict[int, Deck] = {}
    for age in (8, 9, 10):
        known[age] = Deck(top=tuple(b.take_many(3, (age,), peaceful, lambda facts: facts.key not in CHAINING)))
    position = b.position(achievements=available, decks=known)
    _, play = unshared(position, b.dogmas(card), rng)
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="achievements"),
        tries=(("no-chain", one(had)),),
        slots={"card": b.key(card), "inner": b.key(inner), "had": had},
        options="counts",
        ids=tuple(map(str, (had, had + 1, had + 2))),
        play=play,
    )


# --- proof ------------------------------------------------------------------------------------------------------


ASKING_OF_HANDS = ("oars", "feudalism")
"""cards that demand a card that the hand may not contain"""


def proof(rng: Random) -> Dealt:
    """Whether a player who cannot comply with a demand must reveal the hand as proof."""
    b, card = board_with(rng, keyed(*ASKING_OF_HANDS))
    ages = range(max(1, b.age(card) - 2), b.age(card) + 1)
    b.spread(0, 3, ages)
    b.spread(1, 3, ages)
    b.hands[1] = b.take_many(rng.randint(1, 3), range(1, b.age(card) + 1))
    b.hands[0] = b.take_many(rng.randint(0, 2), ages)
    position = b.position()
    playthrough, _ = wander(position.game(), b.dogmas(card), rng)
    only(
        any(fact.kind is VULNERABLE for fact in playthrough.items(Fact)),
        not any(f.seat == 1 for _, f in playthrough.moves()),
    )
    only(all(place_of(playthrough.machine, playthrough.end, held) == "p2-hand" for held in b.hands[1]))
    return Dealt(
        position=position,
        read=term("proves", seat=1),
        tries=(("claims-need-no-proof", one("no")),),
        slots={"card": b.key(card)},
        options="text",
        ids=("no", "yes"),
        play=(b.dogmas(card),),
        on_table=True,
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "exchanged": exchanged,
        "transferred": transferred,
        "declined-points": none_is_all("score"),
        "declined-cards": none_is_all("hand"),
        "as-many": as_many,
        "value-of-nothing": value_of_nothing,
        "read-in-order": read_in_order,
        "junked-achievement": junked("available"),
        "junked-deck": junked("deck"),
        "splay-forgotten": splay_forgotten,
        "splay-replaced": splay_replaced,
        "self-executed": self_executed(peaceful, "self-execution-is-shared", vulnerable=False),
        "self-executed-demand": self_executed(demanding, "self-execution-demands", vulnerable=True),
        "chain": chain,
        "proof": proof,
    }
)
"""The deals of this theme by name."""
