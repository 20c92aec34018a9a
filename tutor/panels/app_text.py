"""Every text of the app in one language for one viewer: the app's messages, the engine's texts, labels of the table.

Every sentence is one message; nothing is concatenated from fragments.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.cards.facts import EDITIONS
from engine.cards.sets import CardSet, registered
from engine.lang.terms import SLOT_WORDS, Color, Icon, Mark, SlotContents, Splay
from engine.model.cards import CardFacts, slug
from engine.model.state import Request, State
from engine.model.zones import BOX, JUNK
from engine.query.sight import Viewer
from engine.query.table import bonus_points
from engine.rules.documents import FOURTH
from engine.run.machine import Machine
from engine.seat.view import BLANK, HIDDEN, BannerView, HiddenSlot, KarmaCountView, TableView
from engine.text.card_text import CardText
from engine.text.game_text import FactText, GameText, PromptText, changed_readings, edition_phrase
from engine.text.markup import slot_text, to_spoken
from engine.text.messages import LANGUAGES, Messages, Phrase, Slot, phrase
from engine.text.printings import (
    CardPrinting,
    Difference,
    difference,
    fact_words,
    printing,
    printings,
    value_words,
)
from engine.trace.events import Chosen, Entry
from tutor.panels.html import Nodes, glyph, spans
from tutor.panels.legend import explained
from tutor.panels.rulings import MOST, about
from tutor.scene.inputs import LABELS

LANGUAGE = "INNOVATION_TUTOR_LANG"
"""environment variable for the default language"""
YOU, OTHER = "you", "other"
INNER = str.maketrans("«»“”", "„“‘’")
"""replaces outer quotation marks by inner ones, in both languages"""
CACHE_SIZE = 4_000
"""maximum size of each cache of formatted texts; most texts of a step were already needed at the previous one"""
DEFAULT_NAMES = {"You": "player-you", "Opponent": "player-opponent"}
"""default names of a scenario's players, which are translated"""


def catalogue(language: str) -> Messages:
    """Return the messages of engine and app in a language with those of the registered sets, loaded once."""
    return _catalogue(language, registered())


@lru_cache(maxsize=8)
def _catalogue(language: str, _sets: tuple[CardSet, ...]) -> Messages:
    return Messages(language, files("tutor") / "locales")


def in_force(lang: str | None) -> str:
    """Return ``lang``, else the language of the environment, else English.

    Raises:
        ValueError: there is no catalogue for this language.
    """
    found = os.environ.get(LANGUAGE) or "en" if lang is None else lang
    if found not in LANGUAGES:
        msg = f"no words in {found!r}; there are {', '.join(LANGUAGES)}"
        raise ValueError(msg)
    return found


def game_text(language: str, names: Sequence[str], viewer: Viewer, decides_for: int = -1) -> GameText:
    """Return the engine's texts, read from the same catalogue as the app's."""
    return GameText(language, names, viewer, read=catalogue(language), decides_for=decides_for)


class OtherPrinting(NamedTuple):
    """A card in other editions, compared with this game's."""

    editions: tuple[int, ...]
    text: str
    """the editions, value, colour and icons, and whether the wording differs"""
    printing: CardPrinting | None
    """``None``: these editions do not have the card"""
    difference: Difference | None
    """from this game's printing to that one; ``None`` where that has none"""
    facts: tuple[tuple[str, str, str], ...] = ()
    """(name, here, there) for every printed fact that differs"""


class AppText:
    """The texts of one app.

    The ``viewer`` is addressed as "you"; who has taken a seat only to decide for it reads of it by its name.
    """

    def __init__(
        self, machine: Machine, language: str, names: Sequence[str], viewer: Viewer, *, person: Viewer | str = ""
    ) -> None:
        self.machine, self.language, self.viewer = machine, language, viewer
        self.person: Viewer = viewer if isinstance(person, str) else person
        """the seat that is "you"; it differs from the viewer while one decides for another seat"""
        self.catalogue = catalogue(language)
        self._messages: dict[tuple[object, ...], str] = {}
        self._printings: dict[int, tuple[OtherPrinting, ...]] = {}
        self._labels: dict[tuple[object, ...], str] = {}
        self._spoken_texts: dict[str, str] = {}
        self._titles: dict[str, str] = {}
        self._first_sentences: dict[str, str] = {}
        self.names = self._named(names)
        self.mark_labels = self._mark_labels()
        decides_for = viewer if viewer is not None and viewer != self.person else -1
        self.game_text = game_text(language, self.names, viewer, decides_for)

    def _named(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the players' names. The default names "You" and "Opponent" are kept only if the viewer is "You"."""
        default = {key: self.message(message) for key, message in DEFAULT_NAMES.items()}
        default |= {worded: worded for worded in default.values()}
        viewer = self.person
        seen_by_you = viewer is not None and viewer >= 0 and names[viewer] in ("You", default["You"])
        return tuple(
            default[name]
            if name in default and seen_by_you
            else self.message("player-nth", n=seat + 1)
            if name in default or not name
            else name
            for seat, name in enumerate(names)
        )

    def _mark_labels(self) -> dict[str, str]:
        labels = {word: slot_text(contents, self.catalogue, "spoken") for word, contents in SLOT_WORDS.items()}
        labels |= {f"{mark.word}.letter": self.mark_letter(mark) for mark in Mark}
        return labels | {str(age): self.message("value-box.spoken", n=age) for age in range(12)}

    # --- the app's messages ---

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message: the app's ``ui-<id>``, or else the engine's ``<id>``."""
        key = (id_, *slots.items())
        text = self._messages.get(key)
        if text is None:
            own = f"ui-{id_}"
            text = self.catalogue.message(own if own in self.catalogue else id_, **slots)
            if len(self._messages) >= CACHE_SIZE:
                self._messages.clear()
            self._messages[key] = text
        return text

    def nodes(self, id_: str, /, **slots: Slot) -> Nodes:
        """Return a message as nodes, with its marks (icons, values) drawn."""
        return self.marked(self.message(id_, **slots))

    def quoting(self, id_: str, text: str, /, **slots: Slot) -> str:
        """Return a message that quotes ``text`` and places the full stop inside or after the quotation marks."""
        stop = text.endswith(".")
        return self.message(id_, text=text.removesuffix(".").translate(INNER), end="stop" if stop else "other", **slots)

    def marked(self, text: str) -> Nodes:
        """Return text as nodes, with its marks (icons, values) drawn."""
        return spans(text, self.mark_labels)

    def spoken(self, text: str) -> str:
        """Return text for a screen reader: marks become words."""
        spoken = self._spoken_texts.get(text)
        if spoken is None:
            if len(self._spoken_texts) >= CACHE_SIZE:
                self._spoken_texts.clear()
            spoken = self._spoken_texts[text] = to_spoken(text, self.catalogue)
        return spoken

    def who(self, seat: int) -> dict[str, Slot]:
        """Return the message slots that name a player: ``{ $who -> [you] ... *[other] { $name } ... }``."""
        you = self.person is not None and seat == self.person
        return {"who": YOU if you else OTHER, "name": self.names[seat]}

    # --- names ---

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.names[seat]

    def card_title(self, card: int, form: str = "") -> str:
        """Return a card's title by its id; ``form`` is a grammatical form, such as ``"acc"`` for the object."""
        catalogue_ = self.machine.catalogue
        title = f"{'special' if catalogue_.is_special(card) else 'card'}-{catalogue_.key[card]}"
        return self.message(f"{title}.{form}" if form else title)

    # --- the engine's texts ---

    def event(self, entry: Entry, count: int = 1) -> str:
        """Return the sentence of an event; empty if it has none. ``count``: how many are told together."""
        text = self.game_text.event(self.machine, entry, count)
        if not text and isinstance(entry.item, Chosen) and _was_forced(entry.item):
            return self.message("log-forced", **self.who(entry.item.seat))
        return text or ""

    def moved(self, source: int, target: int) -> str:
        """Return from which zone to which a card was moved, as part of a sentence."""
        return self.message("moved", source=self._spot(source, "from"), target=self._spot(target, "to"))

    def _spot(self, zone: int, form: str) -> str:
        """Return a zone as where a card comes from or goes to; ``form`` is ``from`` or ``to``."""
        back = self.machine.zones.back[zone]
        if back is None:
            return self.game_text.say(self.game_text.reader.place(self.machine, zone, -1), form)
        set_, age = back
        if set_ == "base":
            return self.message(f"spot-deck.{form}", n=age)
        return self.message(f"spot-deck-of-set.{form}", n=age, set=phrase(f"set-{set_}"))

    def fact(self, entry: Entry, state: State | None = None) -> FactText:
        """Return the text of a fact: its sentence, its numbers line by line, its rule."""
        return self.game_text.fact(self.machine, entry, state)

    def prompt(self, state: State, request: Request) -> PromptText:
        """Return the words of a request."""
        return self.game_text.prompt(self.machine, state, request)

    def who_decides(self, seat: int, prompt: PromptText) -> str:
        """Return who decides at this seat: "you", a player by name, or you for that player."""
        if seat == self.viewer != self.person:
            return self.message("now-decide-for", name=self.names[seat])
        return prompt.who

    def option(self, state: State, request: Request, option: int) -> str:
        """Return the words of one option."""
        return self.game_text.option(self.machine, state, request, option)

    def card(self, card: int) -> CardText:
        """Return a card's text."""
        return self.game_text.card(self.machine, card)

    # --- the table (the protocol of tutor.scene.table.Words) ---

    def title(self, card_title: str) -> str:
        """Return the displayed title of a card, by its English title."""
        if card_title not in self._titles:
            self._titles[card_title] = self.card_title(self.machine.catalogue.find(card_title))
        return self._titles[card_title]

    def special(self, name: str) -> str:
        """Return the displayed name of a special achievement."""
        return self.message(f"special-{slug(name)}")

    def special_does(self, name: str) -> str:
        """Return what a Decree does as it is issued, to be read aloud; empty for what does nothing by itself."""
        found = next(each for each in self.machine.catalogue.specials if each.title == name)
        return " ".join(self.spoken(each.text) for each in self.card(found.id).effects)

    def color_letter(self, color: Color) -> str:
        """Return the abbreviation of a colour, one or two letters."""
        return self.message(f"letter-{color.word}")

    def icon_name(self, icon: Icon) -> str:
        """Return an icon's name."""
        return self.message(f"icon-{icon.word}.name")

    def mark_and_word(self, contents: SlotContents) -> Nodes:
        """Return what a slot holds, drawn, and its word: for who does not know the picture yet."""
        return [
            glyph(contents, "", self.mark_labels.get(f"{contents.word}.letter", "")),
            " ",
            slot_text(contents, self.catalogue, "name"),
        ]

    def mark_letter(self, mark: Mark) -> str:
        """Return the letter for a mark without a glyph."""
        return slot_text(mark, self.catalogue, "letter")

    @property
    def edition(self) -> str:
        """What the game is played by, if it is not simply the fourth edition; else empty."""
        setup = self.machine.setup
        return self.game_text.edition(setup) if setup.edition != FOURTH or changed_readings(setup) else ""

    def label(self, key: str) -> str:
        """Return a short label on the table; ``key`` is one of ``LABELS``."""
        return self.message(f"table-label-{key}")

    def zone(self, word: str) -> str:
        """Return the name of a kind of zone without a picture of its own, for use outside a sentence."""
        return self.message("zone-alone", zone=phrase(f"zone-{word}"))

    def set_name(self, name: str) -> str:
        """Return the name of a set of cards."""
        return self.message(f"set-{name}")

    def set_of_zone(self, word: str) -> str:
        """Return the set that brings a kind of zone."""
        return self.machine.zones.kind(word).set

    def effects(self, card_title: str) -> Sequence[str]:
        """Return the text of a card for its enlarged picture, one string with marks for each effect."""
        card = self.machine.catalogue.find(card_title)
        if not self.machine.is_written(card):
            out = card in self.machine.catalogue.left_out
            return (self.message("run-left-out" if out else "run-unwritten"),)
        found = tuple(effect.text for effect in self.card(card).effects)
        return found or (
            *filter(None, [self.value_on_board(card)]),
            *(self.slots_explained(card) or (self.message("run-no-effects"),)),
        )

    def value_on_board(self, card: int) -> str:
        """Return the sentence on the value that a card has on a board; empty if it is the printed one."""
        value = self.machine.catalogue.facts[card].value_on_board
        return "" if value is None else self.message("run-on-board", value=f"[{value}]")

    def slots_explained(self, card: int) -> tuple[str, ...]:
        """Return what the slots of a card mean that are no plain icons, one line each."""
        facts = self.machine.catalogue.facts[card]
        return tuple(
            self.message("slot-means", slot=f"[{contents.word}]", text=self.game_text.rule(rule, FOURTH).text)
            for contents, rule in explained(facts.slots)
        )

    def first_sentence(self, card_title: str) -> str:
        """Return the first sentence of a card's first effect, with marks; empty if it has none, or none is written."""
        found = self._first_sentences.get(card_title)
        if found is None:
            card = self.machine.catalogue.find(card_title)
            effects = self.card(card).effects if self.machine.is_written(card) else ()
            found = effects[0].sentences[0].text if effects and effects[0].sentences else ""
            self._first_sentences[card_title] = found
        return found

    def printings(self, card: int) -> tuple[OtherPrinting, ...]:
        """Return the printings of a card in the other editions, the latest first, and last the editions without it."""
        if card not in self._printings:
            machine_ = self.machine
            here = printing(self.catalogue, machine_, card)
            others = tuple(each for each in EDITIONS if each != machine_.catalogue.edition)
            found = [self._other(here, each) for each in printings(self.catalogue, card, others)]
            absent = sorted(set(others) - {edition for each in found for edition in each.editions}, reverse=True)
            if absent:
                text = self.message("run-not-printed", editions=edition_phrase(absent))
                found.append(OtherPrinting(tuple(absent), text, None, None))
            self._printings[card] = tuple(found)
        return self._printings[card]

    def _other(self, here: CardPrinting, other: CardPrinting) -> OtherPrinting:
        """Compare a printing of other editions with this game's: its facts, and the words by the readings in play."""
        different = difference(here, other)
        wording = "unknown" if different.effects is None else "differs" if different.wording else "same"
        if {"age", "color", "slots"} & set(different.facts):
            text = self._printed(other.facts, other.editions, wording)
        else:
            text = self.message("run-printed-same", editions=edition_phrase(other.editions), wording=wording)
        words = self.catalogue
        changed = tuple(
            (
                self.message(f"printing-{name}"),
                fact_words(words, here.facts, name),
                fact_words(words, other.facts, name),
            )
            for name in different.facts
        )
        return OtherPrinting(other.editions, text, other, different, changed)

    def printed(self, card: int) -> str:
        """Return how a card is printed in this game's edition: value, colour and icons."""
        return self._printed(self.machine.catalogue.facts[card], (self.machine.catalogue.edition,), "this")

    def _printed(self, facts: CardFacts, editions: Sequence[int], wording: str) -> str:
        icons = " ".join(f"[{contents.word}]" for contents in facts.slots)
        return self.message(
            "run-printed", editions=edition_phrase(editions), value=value_words(self.catalogue, facts),
            color=phrase(f"color-{facts.color.word}"), icons=icons, wording=wording,
        )  # fmt: skip

    def notes(self, card_title: str) -> Sequence[tuple[str, Sequence[str]]]:
        """Return (caption, lines) for the notes below an enlarged card: other editions, and rulings about the card."""
        card = self.machine.catalogue.find(card_title)
        printed = tuple(each.text for each in self.printings(card))
        rulings = about(card, self.machine.setup.edition)
        titles = [ruling.title.of(self.language) for ruling in rulings[:MOST]]
        if len(rulings) > MOST:
            titles.append(self.message("run-more-rulings", n=len(rulings) - MOST))
        notes = ((self.message("run-printings"), printed), (self.message("run-rulings"), tuple(titles)))
        return tuple((caption, lines) for caption, lines in notes if lines)

    def describe(self, key: str, **args: Any) -> str:
        """Return the description of a part of the table; ``key`` and its arguments are those of ``DESCRIPTIONS``."""
        of = (key, *args.items())
        text = self._labels.get(of)
        if text is None:
            speak = getattr(self, f"_describe_{key}", None)
            text = str(speak(**args) if speak is not None else self.message(f"say-{key}", **args))
            if len(self._labels) >= CACHE_SIZE:
                self._labels.clear()
            self._labels[of] = text
        return text

    def turn(self, view: TableView) -> str:
        """Return whose turn it is and which action, or that the game is being set up; empty if the turn is hidden."""
        if view.actions < 0:
            return ""
        if not view.actions:
            return self.message("now-setup")
        return self.message("now-turn", **self.who(view.current), action=view.action, actions=view.actions)

    def _describe_table(self, *, viewer: str | None, current: str, action: int, actions: int) -> str:
        if actions < 0:
            return self.message("say-table-untold")
        return self.message("say-table", current=current, action=action, actions=actions)

    def _describe_table_description(self, *, players: Iterable[str], featured: Icon | None, sets: Sequence[str]) -> str:
        all_players, game = self.listed(players), self._describe_game(sets=sets)
        if featured is None:
            return self.message("say-table_description", players=all_players, game=game)
        icon = self._icon(featured)
        return self.message("say-table_description-featured", players=all_players, game=game, featured=icon)

    def _describe_game(self, *, sets: Sequence[str]) -> str:
        """Return by what edition the game is played, and with which sets if there is more than the base set."""
        edition = self.edition or self.game_text.edition(self.machine.setup)
        if len(sets) < 2:
            return edition
        return self.message("say-game", edition=edition, sets=self.listed(self.set_name(name) for name in sets))

    def _describe_drawer(self, *, name: str, seat: int, age: int, set: str, ruled: str) -> str:  # noqa: A002
        """Tell who would draw; with a set also of which set the card is, and that the deck of another is empty."""
        if not set:
            return self.message("say-drawer", **self.who(seat))
        slots: dict[str, Slot] = {**self.who(seat), "age": age, "set": phrase(f"set-{set}")}
        if not ruled or ruled == set:
            return self.message("say-drawer-of-set", **slots)
        return self.message("say-drawer-set-empty", **slots, ruled=phrase(f"set-{ruled}"))

    def _describe_fold(self, *, name: str, opened: bool, tops: Sequence[tuple[Color, str, int]]) -> str:
        if opened:
            return self.message("say-fold-opened", name=name)
        shown = [
            self.message("say-fold-top", color=_color(color), title=title, value=value) for color, title, value in tops
        ]
        return self.message("say-fold", name=name, tops=self.listed(shown) or self.message("say-none"))

    def _describe_turn(self, *, name: str, action: int, actions: int) -> str:
        return self.message("say-turn", action=action, actions=actions)

    def _describe_player(
        self,
        *,
        name: str,
        seat: int,
        current: bool,
        action: int,
        actions: int,
        icons: Sequence[int],
        points: int | None,
        verdict: str | None,
        left: bool,
        team: str,
    ) -> str:
        if team:
            name = self.message("say-of-team", name=name, team=team)
        if left:
            return self.message("say-player-left", name=name)
        counted = [self.message("say-icon", n=n, icon=self._icon(Icon(place))) for place, n in enumerate(icons) if n]
        text = self.message(
            "say-player", name=name, current="yes" if current else "no", action=action, actions=actions,
            points=self.message("say-untold") if points is None else points,
            icons=self.message("say-untold") if not icons else self.listed(counted) or self.message("say-no-icons"),
        )  # fmt: skip
        return f"{text} {self.message('say-verdict', player=name, verdict=verdict)}" if verdict else text

    def _describe_card(
        self,
        *,
        title: str,
        color: Color,
        value: int,
        slots: Sequence[SlotContents | HiddenSlot],
        featured: Icon | None,
        ready: bool,
        lit: bool,
        echoing: bool,
        changed: bool,
        karmas: str,
        owner: str,
        zone: str,
        covered: bool,
    ) -> str:
        shown = self.listed(
            slot_text(each, self.catalogue, "spoken") for each in slots if each is not HIDDEN and each not in BLANK
        )
        contents: dict[str, Slot] = {"title": title, "color": _color(color), "value": value, "icons": shown}
        if covered:
            text = self.message("say-card-covered", **contents)
        else:
            text = self.message("say-card", **contents, featured=self._icon(featured) if featured is not None else "")
        notes = [
            self.message(f"say-card-{note}")
            for note, holds in (("lit", lit), ("echoing", echoing), ("changed", changed), ("not-ready", not ready))
            if holds
        ]
        if karmas:
            notes.append(self.message("say-card-karmas", watched=karmas))
        return "; ".join([text, *notes])

    def _describe_covered(
        self, *, owner: str, color: Color, slots: Sequence[SlotContents | HiddenSlot], lit: bool, changed: bool
    ) -> str:
        """Describe a covered card on a board that is not open to the viewer: its color, and what a splay shows."""
        icons = self.listed(
            slot_text(each, self.catalogue, "spoken") for each in slots if each is not HIDDEN and each not in BLANK
        )
        text = self.message("say-covered", owner=owner, color=_color(color), icons=icons or self.message("say-none"))
        notes = [self.message(f"say-card-{note}") for note, holds in (("lit", lit), ("changed", changed)) if holds]
        return "; ".join([text, *notes])

    def _describe_back(
        self,
        *,
        value: int,
        set: str,  # noqa: A002
        changed: bool,
        owner: str,
        zone: str,
        place: int,
        count: int,
    ) -> str:
        there = self.message("say-place", owner=owner, zone=self._zone(zone)) if owner else self._zone(zone)
        slots: dict[str, Slot] = {"there": there, "back": self._back(value, set)}
        text = (
            self.message("say-back-alone", **slots)
            if count == 1
            else self.message("say-back", **slots, place=place, count=count)
        )
        return f"{text}; {self.message('say-card-changed')}" if changed else text

    def _back(self, value: int, set_: str) -> str:
        """Return a card that is face down, by its value and, if it is no base card, its set."""
        if set_ == "base":
            return self.message("say-face-down", value=value)
        return self.message("say-face-down-of-set", value=value, set=phrase(f"set-{set_}"))

    def _describe_pile(
        self,
        *,
        owner: str,
        color: Color,
        splay: Splay,
        count: int,
        counted: bool,
        top: str | None,
        value: int | None,
        revealed: Any,
    ) -> str:
        if not count:
            return self.message("say-pile-empty", owner=owner, color=_color(color))
        cards = _cards(count) if counted else self.message("say-pile-not-counted")
        return self.message(
            "say-pile", owner=owner, color=_color(color), cards=cards, top=top or "",
            splay=self.message(f"splay-{splay.word}.splayed"),
        )  # fmt: skip

    def _describe_fan(self, *, count: int, splay: Splay) -> str:
        splayed = self.message(f"splay-{splay.word}") if splay else ""
        return self.message("table-fan" if splay else "table-pile", cards=_cards(count), splay=splayed)

    def _describe_hand(self, *, owner: str, count: int) -> str:
        return self.message("say-hand", owner=owner, cards=_cards(count))

    def _describe_score(
        self,
        *,
        owner: str,
        count: int,
        points: int | None,
        bonuses: tuple[int, ...],
        by_karmas: Sequence[tuple[str, int]] = (),
    ) -> str:
        if points is None:
            return self.message("say-score-untold", owner=owner, cards=_cards(count))
        text = self.message("say-score", owner=owner, cards=_cards(count), points=phrase("points", n=points))
        return "; ".join([text, *self.score_parts(points, bonuses, by_karmas)])

    def score_parts(
        self, points: int, bonuses: tuple[int, ...], by_karmas: Sequence[tuple[str, int]] = ()
    ) -> Iterator[str]:
        """Yield how a score with bonuses adds up, the highest whole and each other one point; then what karmas do."""
        if bonuses:
            more = bonus_points(bonuses)
            rest = points - more - sum(n for _, n in by_karmas)
            yield self.message(
                "say-bonuses", cards=phrase("points", n=rest), highest=bonuses[0], others=len(bonuses) - 1,
                more=phrase("points", n=more),
            )  # fmt: skip
        for title, n in by_karmas:
            sign = "minus" if n < 0 else "plus"
            yield self.message("say-karma-points", card=self.title(title), sign=sign, points=phrase("points", n=abs(n)))

    def _describe_achievements(
        self,
        *,
        owner: str,
        count: int,
        specials: Sequence[str],
        banners: Sequence[BannerView],
        by_karma: Sequence[KarmaCountView],
    ) -> str:
        if specials:
            text = self.message("say-achievements-specials", owner=owner, count=count, specials=self.listed(specials))
        else:
            text = self.message("say-achievements", owner=owner, count=count)
        return "; ".join([text, *map(self.banner, banners), *map(self.by_karma, by_karma)])

    def by_karma(self, counted: KarmaCountView) -> str:
        """Return how many achievements a player has by the karma of a Figure."""
        return self.message("say-by-karma", count=counted.count, card=self.card_title(counted.card))

    def banner(self, banner: BannerView) -> str:
        """Return why a visible flag or fountain counts as an achievement now, or why not."""
        if banner.mark is Mark.FOUNTAIN:
            return self.message("say-fountain", color=_color(banner.color))
        counts = "yes" if banner.counts else "no"
        slots: dict[str, Slot] = {"color": _color(banner.color), "own": banner.own, "most": banner.most}
        return self.message("say-flag", counts=counts, **slots)

    def _describe_zone(self, *, owner: str, zone: str, count: int, limit: int | None) -> str:
        there = self.message("say-place", owner=owner, zone=self._zone(zone)) if owner else self._zone(zone)
        if limit is None:
            return self.message("say-zone", there=there, cards=_cards(count))
        full = "yes" if count >= limit else "no"
        return self.message("say-zone-limited", there=there, cards=_cards(count), limit=limit, full=full)

    def _describe_meter(self, *, have: int, limit: int) -> str:
        return self.message("say-meter", have=have, limit=limit, full="yes" if have >= limit else "no")

    def _describe_decks_of_set(self, *, set: str) -> str:  # noqa: A002
        return self.message("say-decks-of-set", set=phrase(f"set-{set}"))

    def _describe_deck(
        self,
        *,
        age: int,
        set: str,  # noqa: A002
        count: int,
        next: bool,  # noqa: A002
        asked: int | None,
        drawer: str | None,
    ) -> str:
        if set != "base":
            slots: dict[str, Slot] = {"set": phrase(f"set-{set}"), "age": age, "cards": _cards(count)}
            if next and drawer and count:
                return self.message("say-deck-of-set-next", **slots, drawer=drawer)
            return self.message("say-deck-of-set", **slots, count=count)
        if next and drawer and count:
            return self.message("say-deck-next", age=age, cards=_cards(count), drawer=drawer)
        return self.message("say-deck", age=age, count=count, cards=_cards(count))

    def _describe_moves(self, *, moves: Iterable[str]) -> str:
        return self.message("say-moves", moves="; ".join(moves))

    def _describe_coming(self, *, moves: Iterable[str]) -> str:
        return self.message("say-coming", moves="; ".join(moves))

    def _describe_moved_here(self, *, label: str, move: str) -> str:
        return f"{label}; {move}"

    def _describe_achievement(
        self,
        *,
        value: int,
        points_needed: int,
        points_missing: int | None,
        top_missing: bool,
        held: int,
        place: int,
        count: int,
    ) -> str:
        said = [self._claiming(value, points_needed, points_missing, top_missing=top_missing)]
        said += [self.message("say-achievement-held", held=held, times=held + 1)] if held else []
        said += [self.message("say-achievement-among", place=place, count=count)] if count > 1 else []
        return "; ".join(said)

    def _claiming(self, value: int, points_needed: int, points_missing: int | None, *, top_missing: bool) -> str:
        if points_missing is None:
            return self.message("say-achievement-untold", value=value, needed=points_needed)
        if points_missing and top_missing:
            return self.message("say-achievement-both", value=value, needed=points_needed, missing=points_missing)
        if points_missing:
            return self.message("say-achievement-points", value=value, needed=points_needed, missing=points_missing)
        return self.message("say-achievement-top" if top_missing else "say-achievement-open", value=value)

    def _describe_special(
        self,
        *,
        name: str,
        state: str,
        holder: str | None,
        bears: str,
        progress: Sequence[tuple[str, int]],
        needed: int,
        rule: str,
        needs: Sequence[int] = (),
        color: Color | None = None,
        does: str = "",
    ) -> str:
        if color is not None:
            name = self.message("say-decree", name=name, color=phrase(f"color-{color.word}"))
        said = self._whereabouts(name, state, holder or "", bears)
        if not said:
            words = [
                self.message("say-progress-of", player=player, have=have, needed=needs[seat])
                if seat < len(needs) and needs[seat] != needed
                else self.message("say-progress", player=player, have=have)
                for seat, (player, have) in enumerate(progress)
            ]
            kind = "say-special" if progress else "say-special-untold"
            said = self.message(kind, name=name, progress=self.listed(words), needed=needed)
            does = does or (self.spoken(self.message(f"rule-{rule}")) if rule else "")
        return self.message("say-special-for", special=said, text=does) if does else said

    def _whereabouts(self, name: str, state: str, holder: str, bears: str) -> str:
        """Return where a special achievement is that cannot be earned; empty for one that can."""
        if state == "claimed":
            return self.message("say-special-claimed", name=name, holder=holder)
        if state == "in-use":
            return self.message("say-special-in-use", name=name, holder=holder, card=bears)
        if state in ("junked", "removed", "in-supply"):
            return self.message(f"say-special-{state}", name=name)
        return ""

    def _describe_junk(self, *, count: int, values: Sequence[tuple[int, int]]) -> str:
        return self._out_of_play(JUNK, count, values)

    def _describe_box(self, *, count: int, values: Sequence[tuple[int, int]]) -> str:
        return self._out_of_play(BOX, count, values)

    def _out_of_play(self, word: str, count: int, values: Sequence[tuple[int, int]]) -> str:
        if not count:
            return self.message(f"say-{word}-empty")
        backs = self.listed(self.message("say-out-of-play-value", value=value, count=many) for value, many in values)
        return self.message(f"say-{word}", cards=_cards(count), backs=backs)

    def _icon(self, icon: Icon) -> str:
        return self.message(f"icon-{icon.word}.spoken")

    def _zone(self, zone: str) -> str:
        return self.message(f"table-label-{zone}") if zone in LABELS else self.zone(zone)

    def listed(self, parts: Iterable[str]) -> str:
        """Join parts with commas."""
        return ", ".join(parts)


def _was_forced(chosen: Chosen) -> bool:
    """Return whether a choice is worth a word that was none; the order of cards that need none is not."""
    return chosen.forced and bool(chosen.options) and chosen.kind != "order"


def _color(color: Color) -> Phrase:
    return phrase(f"color-{color.word}")


def _cards(count: int) -> Phrase:
    return phrase("cards", n=count)
