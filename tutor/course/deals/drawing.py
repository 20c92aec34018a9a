"""Deals about drawing, melding, icons and points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import Color, Splay
from engine.positions.position import Deck
from engine.query import table
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    drawn_first,
    icon_word,
    one,
    only,
    peaceful,
    some_icon,
    straight,
    term,
)
from tutor.course.tasks import Answer


def draw(rng: Random) -> Dealt:
    """Deck of a Draw action; hand, covered cards and the other board would give other decks."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 6))
    color = rng.choice([color for color in Color if b.boards[0][color]])
    b.pile(0, color, 1, range(1, 8))
    b.hands[0] = b.take_many(rng.randint(1, 2), range(1, 9))
    b.spread(1, 3, range(1, 9))
    tops = b.tops(0)
    top = max(tops, key=b.age)
    only(len({b.age(card) for card in tops}) > 1, [b.age(card) for card in tops].count(b.age(top)) == 1)
    return Dealt(
        position=b.position(),
        read=term("deck"),
        tries=(
            ("draw-by-hand", one(b.highest(b.hands[0]))),
            ("draw-by-covered-card", one(b.highest(b.covered(0)))),
            ("draw-by-lowest", one(min(b.age(card) for card in tops))),
            ("draw-by-other-board", one(b.highest(b.tops(1)))),
        ),
        slots={"top": b.key(top), "value": b.age(top)},
        options="decks",
        play=(("draw",),),
        on_table=True,
    )


def draw_past_empty(rng: Random) -> Dealt:
    """Deck of a Draw action when the first deck is empty, and perhaps the next one too."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 7))
    b.spread(1, 3, range(1, 7))
    top = max(b.tops(0), key=b.age)
    value, empty = b.age(top), rng.randint(1, 2)
    only(value > 1)
    return Dealt(
        position=b.position(decks={value + n: Deck(size=0) for n in range(empty)}),
        read=term("deck"),
        tries=(("empty-decks-lead-down", one("lower")), ("empty-deck-stops-the-draw", one("nothing"))),
        slots={"top": b.key(top), "value": value, "next": value + empty, "lower": value - 1},
        options="text",
        ids=("lower", "nothing", "next"),
        means={"lower": str(value - 1), "next": str(value + empty)},
        play=(("draw",),),
        on_table=True,
    )


def draw_from_nothing(rng: Random) -> Dealt:
    """Deck of a Draw action with an empty board, late in the game."""
    b = TableBuilder(rng)
    b.hands[0] = b.take_many(2, range(4, 9))
    b.scores[0] = b.take_many(2, range(2, 9))
    b.spread(1, 3, range(4, 9))
    return Dealt(
        position=b.position(decks={1: Deck(size=0)} if rng.random() < 0.5 else None),
        read=term("deck"),
        tries=(
            ("draw-by-hand", one(b.highest(b.hands[0]))),
            ("draw-by-other-board", one(b.highest(b.tops(1)))),
            ("age-is-kept", one(b.highest(b.scores[0]))),
        ),
        slots={},
        options="decks",
        play=(("draw",),),
        on_table=True,
    )


def draw_stated(rng: Random) -> Dealt:
    """Deck of a draw whose value a card names; that deck is empty, or the board would give another."""
    b = TableBuilder(rng)
    card = b.take(range(1, 7), peaceful)
    b.lay(0, card)
    b.spread(0, 2, range(1, 8))
    b.spread(1, 2, range(1, 4))
    full = b.position()
    dogma = f"dogma {b.key(card)}"
    stated = drawn_first(straight(full, dogma))
    only(stated is not None)
    assert stated is not None
    top = b.highest(b.tops(0))
    only(stated != top, stated != top + 1)  # "one higher" depends on the board
    position = b.position(decks={stated: Deck(size=0)})
    only(drawn_first(straight(position, dogma)) == stated + 1)  # the value is named and does not depend on the board
    return Dealt(
        position=position,
        read=term("deck", seat=0),
        tries=(("empty-ages-only-for-draw-action", one(stated)), ("own-board-before-the-card", one(top))),
        slots={"card": b.key(card), "stated": stated, "next": stated + 1, "top": top},
        options="decks",
        play=((dogma,),),
        on_table=True,
    )


def drawn_card_goes(rng: Random) -> Dealt:
    """Where a drawn card goes."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 6), most=2)
    b.spread(1, 3, range(1, 6))
    value = b.highest(b.tops(0))
    card = b.take((value,))
    return Dealt(
        position=b.position(decks={value: Deck(top=(card,))}),
        read=term("where", card=b.key(card)),
        tries=(("drawing-plays-the-card", one("p1-top")),),
        slots={"card": b.key(card), "value": value},
        options="text",
        ids=("p1-top", "p1-hand"),
        play=(("draw",),),
        on_table=True,
    )


def meld_covers(rng: Random) -> Dealt:
    """Number of cards under a melded one."""
    b = TableBuilder(rng)
    color = rng.choice(list(Color))
    pile = b.pile(0, color, rng.randint(1, 3), range(1, 5))
    b.spread(0, 3, range(1, 5), most=2)
    b.spread(1, 3, range(1, 5))
    card = b.take(range(1, 5), lambda card: card.color == color)
    b.hands[0] = [card, *b.take_many(1, range(1, 5))]
    all_cards = len(b.tops(0)) + len(b.covered(0))
    return Dealt(
        position=b.position(),
        read=term("covered"),
        tries=(
            ("melding-replaces", one(0)),
            ("one-pile-for-all-colors", one(all_cards)),
        ),
        slots={"card": b.key(card), "top": b.key(pile[0]), "under": len(pile), "all": all_cards},
        options="counts",
        play=((f"meld {b.key(card)}",),),
        on_table=True,
    )


def meld_runs_nothing(rng: Random) -> Dealt:
    """Number of cards in hand after melding a card whose effects would change it."""
    b = TableBuilder(rng)
    card = b.take(range(1, 6), peaceful)
    b.spread(0, 2, range(1, 5), most=2)
    b.spread(1, 2, range(1, 5))
    held = b.take_many(rng.randint(1, 2), range(1, 5))
    b.hands[0] = [card, *held]
    position = b.position()
    melded = f"meld {b.key(card)}"
    ran = straight(position, melded, f"dogma {b.key(card)}")
    after = len(ran.end.zones[ran.machine.zones.hand(0)])
    only(after != len(held), position.game().request is not None)
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="hand"),
        tries=(("melding-runs-the-card", one(after)),),
        slots={"card": b.key(card), "held": len(held) + 1, "left": len(held), "ran": after},
        options="counts",
        ids=tuple(map(str, sorted({len(held) + 1, len(held), after}))),
        play=((melded,),),
        on_table=True,
    )


def meld_any_value(rng: Random) -> Dealt:
    """Which cards can be melded: those in hand, no others."""
    b = TableBuilder(rng)
    colors = rng.sample(list(Color), 2)
    tops = [b.pile(0, color, 1, range(2, 6))[0] for color in colors]
    b.spread(0, 1, range(1, 5))
    b.spread(1, 3, range(1, 5))
    lower = b.take(range(1, b.age(tops[0])), lambda card: card.color == colors[0])
    higher = b.take(range(b.age(tops[1]) + 1, 8), lambda card: card.color == colors[1])
    scored, theirs = b.take(range(1, 6)), b.tops(1)[0]
    b.hands[0], b.scores[0] = [lower, higher], [scored]
    named = [lower, higher, scored, theirs]
    rng.shuffle(named)
    right = [lower, higher]

    def melds(cards: Iterable[int]) -> Answer:
        return tuple(f"meld {b.key(card)}" for card in cards)

    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("meld-needs-order", melds([higher])),
            ("meld-needs-order", melds([lower])),
            ("any-card-can-be-used", melds([*right, scored])),
            ("any-card-can-be-used", melds([*right, theirs])),
            ("any-card-can-be-used", melds([*right, scored, theirs])),
        ),
        slots={
            "lower": b.key(lower), "on": b.key(tops[0]), "higher": b.key(higher),
            "scored": b.key(scored), "theirs": b.key(theirs),
        },
        options="actions",
        ids=melds(named),
        many=True,
    )  # fmt: skip


ICONS_OF_A_CARD = 3


def icons(rng: Random) -> Dealt:
    """Number of an icon on a board without a splay."""
    b = TableBuilder(rng)
    b.spread(0, 4, range(1, 6), most=3)
    b.hands[0] = b.take_many(2, range(1, 6))
    b.spread(1, 3, range(1, 6))
    tops, covered = b.tops(0), b.covered(0)
    icon = some_icon(b, tops)
    shown = b.count(tops, icon)
    only(bool(covered))
    full = sum(b.count([card], icon) == ICONS_OF_A_CARD for card in tops)  # the fourth place looks like an icon too
    return Dealt(
        position=b.position(),
        read=term("icons", seat=0, icon=icon.word),
        tries=(
            ("covered-icons-count", one(shown + b.count(covered, icon))),
            ("hand-icons-count", one(shown + b.count(b.hands[0], icon))),
            ("icons-of-one-card", one(max(b.count([card], icon) for card in tops))),
            ("card-image-is-an-icon", one(shown + full)),
        ),
        slots={"icon": icon_word(icon), "shown": shown, "covered": b.count(covered, icon)},
        options="counts",
    )


def icons_splayed(rng: Random) -> Dealt:
    """Number of an icon on a board with a splayed pile."""
    b = TableBuilder(rng)
    color = rng.choice(list(Color))
    splay = rng.choice((Splay.LEFT, Splay.RIGHT, Splay.UP))
    pile = b.pile(0, color, 3, range(1, 8), splay)
    b.spread(0, 2, range(1, 6), most=2)
    b.spread(1, 3, range(1, 6))
    icon = some_icon(b, pile[1:])
    tops = b.tops(0)
    others = [card for card in b.covered(0) if card not in pile]
    all_of_pile = b.count(pile[1:], icon)
    shown = table.icon_count(b.position().game().machine, b.position().state(), 0, icon)
    return Dealt(
        position=b.position(),
        read=term("icons", seat=0, icon=icon.word),
        tries=(
            ("splay-shows-all", one(b.count(tops, icon) + all_of_pile)),
            ("covered-icons-do-not-return", one(b.count(tops, icon))),
            ("covered-icons-count", one(shown + b.count(others, icon))),
        ),
        slots={
            "icon": icon_word(icon), "top": b.key(pile[0]), "tops": b.count(tops, icon),
            "more": shown - b.count(tops, icon), "shown": shown,
        },
        options="counts",
    )  # fmt: skip


def meld_on_splay(rng: Random) -> Dealt:
    """Number of an icon after a splayed pile gets a new top card."""
    b = TableBuilder(rng)
    color = rng.choice(list(Color))
    splay = rng.choice((Splay.LEFT, Splay.RIGHT, Splay.UP))
    pile = b.pile(0, color, rng.randint(2, 3), range(1, 7), splay)
    b.spread(0, 2, range(1, 5))
    b.spread(1, 3, range(1, 5))
    card = b.take(range(1, 7), lambda card: card.color == color)
    b.hands[0] = [card]
    position = b.position()
    icon = some_icon(b, [card, *pile])
    game = position.game()
    before = table.icon_count(game.machine, game.state, 0, icon)
    others = b.count([top for top in b.tops(0) if top != pile[0]], icon)
    return Dealt(
        position=position,
        read=term("icons", seat=0, icon=icon.word),
        tries=(
            ("new-card-outside-the-splay", one(others + b.count([card], icon))),
            ("melding-only-adds", one(before + b.count([card], icon))),
            ("covered-icons-count", one(others + b.count([card, *pile], icon))),
        ),
        slots={"card": b.key(card), "top": b.key(pile[0]), "icon": icon_word(icon), "before": before},
        options="counts",
        play=((f"meld {b.key(card)}",),),
        on_table=True,
    )


def icons_after_meld(rng: Random) -> Dealt:
    """Number of an icon after an unsplayed pile gets a new top card."""
    b = TableBuilder(rng)
    color = rng.choice(list(Color))
    pile = b.pile(0, color, 1, range(1, 5))
    b.spread(0, 2, range(1, 5))
    b.spread(1, 3, range(1, 5))
    card = b.take(range(1, 6), lambda card: card.color == color)
    b.hands[0] = [card]
    icon = some_icon(b, pile)
    before = b.count(b.tops(0), icon)
    return Dealt(
        position=b.position(),
        read=term("icons", seat=0, icon=icon.word),
        tries=(("melding-only-adds", one(before + b.count([card], icon))),),
        slots={"card": b.key(card), "top": b.key(pile[0]), "icon": icon_word(icon), "lost": b.count(pile, icon),
               "won": b.count([card], icon), "before": before},
        options="counts",
        ids=tuple(map(str, sorted({before, before + b.count([card], icon), before - b.count(pile, icon) +
                                   b.count([card], icon)}))),
        play=((f"meld {b.key(card)}",),),
        on_table=True,
    )  # fmt: skip


def points(rng: Random) -> Dealt:
    """Points of a score pile."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 5))
    b.spread(1, 3, range(1, 5))
    b.scores[0] = b.take_many(rng.randint(2, 4), range(1, 8))
    total = sum(b.age(card) for card in b.scores[0])
    board = sum(b.age(card) for card in b.tops(0))
    return Dealt(
        position=b.position(),
        read=term("points", seat=0),
        tries=(
            ("score-is-number-of-cards", one(len(b.scores[0]))),
            ("points-on-the-board", one(total + board)),
            ("points-on-the-board", one(board)),
        ),
        slots={"values": ", ".join(f"[{b.age(card)}]" for card in b.scores[0]), "total": total},
        options="counts",
    )


def featured(rng: Random) -> Dealt:
    """Which icon of a card is compared: the featured one."""
    b = TableBuilder(rng)
    card = b.take(range(1, 10), lambda card: len(set(card.icons)) > 1)
    b.lay(0, card)
    b.spread(0, 2, range(1, 5))
    b.spread(1, 3, range(1, 5))
    printed = sorted(set(b.facts(card).icons))
    return Dealt(
        position=b.position(),
        read=term("featured", card=b.key(card)),
        tries=tuple(("any-icon-is-compared", one(icon.word)) for icon in printed),
        slots={"card": b.key(card), "icon": icon_word(b.featured(card))},
        options="icons",
        ids=tuple(icon.word for icon in printed),
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "draw": draw,
        "draw-past-empty": draw_past_empty,
        "draw-from-nothing": draw_from_nothing,
        "draw-stated": draw_stated,
        "drawn-card-goes": drawn_card_goes,
        "meld-covers": meld_covers,
        "meld-runs-nothing": meld_runs_nothing,
        "meld-any-value": meld_any_value,
        "icons": icons,
        "icons-splayed": icons_splayed,
        "meld-on-splay": meld_on_splay,
        "icons-after-meld": icons_after_meld,
        "points": points,
        "featured": featured,
    }
)
"""The deals of this theme by name."""
