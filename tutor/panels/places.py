"""The places of a table in words: what lies in each pile, each zone, and in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.model.zones import ACHIEVEMENTS, AVAILABLE, HAND, SCORE
from engine.seat.view import CardView, PlayerView, TableView
from engine.text.messages import phrase
from tutor.panels.app_text import AppText
from tutor.scene.layout import AVAILABLE_KEY, deck_key, decks_key, pile_key, zone_key


class Place(NamedTuple):
    """A place of a table and what lies there."""

    key: str
    """its key in the picture of the table"""
    where: str
    what: str


def area(texts: AppText, player: PlayerView) -> Iterator[Place]:
    """Yield every place of a player."""
    who = texts.who(player.seat)
    for pile in player.piles:
        color = phrase(f"color-{pile.color.word}")
        cards = _cards(texts, pile.cards)
        if len(pile.cards) > 1:
            cards = texts.message("where-splayed", cards=cards, splay=texts.message(f"splay-{pile.splay.word}.splayed"))
        if not pile.counted:
            cards = texts.message("where-not-counted", cards=cards)
        yield Place(pile_key(player.seat, pile.color), texts.message("where-pile", **who, color=color), cards)
    for zone in player.zones:
        # sorted, because the order of a hand means nothing and equal hands must compare equal
        held = tuple(sorted(zone.cards, key=lambda card: (card.value, card.key))) if zone.word == HAND else zone.cards
        words = _cards(texts, held)
        if zone.word == ACHIEVEMENTS:
            won = [*(f"[{card.value}]" for card in held), *(texts.special(name) for name in player.specials)]
            won += [f"[{banner.mark.word}]" for banner in player.banners_counting]
            words = texts.listed(won) or texts.message("where-nothing")
        if zone.word == SCORE and player.points is not None:
            parts = "; ".join(texts.score_parts(player.points, player.bonuses, player.by_karmas))
            words = texts.message("where-bonuses", cards=words, sum=parts) if parts else words
        if zone.limit is not None:
            meter = texts.describe("meter", have=len(held), limit=zone.limit)
            words = texts.message("where-limited", cards=words, meter=meter)
        name = phrase(f"zone-{zone.word}", player=texts.name(player.seat))
        yield Place(zone_key(zone.word, player.seat), texts.message("where-zone", **who, zone=name), words)


def middle(texts: AppText, view: TableView) -> Iterator[Place]:
    """Yield every place that belongs to no player; the decks of a set are one."""
    for set_ in dict.fromkeys(deck.set for deck in view.decks):
        caption = texts.message("where-decks") if set_ == "base" else texts.set_name(set_)
        decks = [deck for deck in view.decks if deck.set == set_]
        said = (texts.message("where-deck", age=f"[{deck.age}]", count=deck.count) for deck in decks)
        yield Place(decks_key(set_), caption, texts.listed(said))
    yield from _common(texts, view)


def every_place(texts: AppText, view: TableView) -> Iterator[Place]:
    """Yield every place of the table, each deck by itself, and at last whose turn it is."""
    for player in view.players:
        yield from area(texts, player)
    for deck in view.decks:
        age = f"[{deck.age}]"
        own = deck.set == "base"
        where = texts.message("where-one-deck" if own else "where-one-deck-of", age=age, set=texts.set_name(deck.set))
        yield Place(deck_key(deck.age, deck.set), where, texts.message("cards", n=deck.count))
    yield from _common(texts, view)
    yield Place("", texts.message("where-turn"), texts.turn(view))


def _common(texts: AppText, view: TableView) -> Iterator[Place]:
    """Yield every place in the middle but the decks."""
    available = texts.listed(f"[{each.card.value}]" for each in view.achievements)
    yield Place(AVAILABLE_KEY, texts.message("where-available"), available or texts.message("where-nothing"))
    gone = view.out_of_play
    yield Place(gone.word, texts.message(f"where-{gone.word}"), texts.message("cards", n=len(gone.cards)))
    for zone in view.zones:
        if zone.word not in (AVAILABLE, gone.word):
            yield Place(zone_key(zone.word), texts.zone(zone.word), _cards(texts, zone.cards))


def _cards(texts: AppText, cards: tuple[CardView, ...]) -> str:
    """Return cards in words: the title of a visible card, the value of a hidden one, neither if that is unseen, too."""
    if not cards:
        return texts.message("where-nothing")
    return texts.listed(
        f"{texts.card_title(card.card)} [{card.value}]"
        if card.card is not None
        else _back(texts, card)
        if card.value
        else texts.message("where-covered")
        for card in cards
    )


def _back(texts: AppText, card: CardView) -> str:
    """Return a card that is face down: its value, and its set where it is no base card."""
    value = f"[{card.value}]"
    return (
        value if card.set == "base" else texts.message("where-back-of-set", value=value, set=texts.set_name(card.set))
    )
