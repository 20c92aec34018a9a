"""All words of the app in one language, for one viewer: its own messages, what the engine says, the table's labels.

It glues nothing: whatever reads as a sentence is one message.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from engine.cards.facts import EDITIONS
from engine.cards.facts import card_catalogue as facts_of
from engine.lang.terms import SLOT_WORDS, Color, Icon, Mark, SlotContents, Splay
from engine.model.cards import CardFacts, slug
from engine.model.state import Request, Setup, State
from engine.query.sight import Viewer
from engine.run.link import machine
from engine.run.machine import Machine
from engine.seat.view import BLANK, HIDDEN, HiddenSlot, TableView
from engine.text.card_text import CardText
from engine.text.game_text import FactText, GameText, PromptText
from engine.text.markup import slot_text, to_plain, to_spoken
from engine.text.messages import LANGUAGES, Messages, Phrase, Slot, phrase
from engine.trace.events import Chosen, Entry
from tutor.scene.inputs import LABELS
from tutor.widgets.html import Nodes, spans
from tutor.widgets.rulings import MOST, about

LANGUAGE = "INNOVATION_TUTOR_LANG"
"""environment variable: the language that is spoken where none is asked for"""
YOU, OTHER = "you", "other"
INNER = str.maketrans("«»“”", "„“‘’")
"""quotation marks inside others, in both languages"""
REMEMBERED = 4_000
"""messages that are not worded anew: most of what a table says it has said at the step before"""
DEFAULT_NAMES = {"You": "player-you", "Opponent": "player-opponent"}
"""names that a scenario gives when it gives none; they are said in the reader's language"""


@cache
def catalogue(language: str) -> Messages:
    """Return the engine's words and the app's in a language, loaded once."""
    return Messages(language, files("tutor") / "locales")


def in_force(lang: str | None) -> str:
    """Return the language asked for, else the environment's, else English.

    Raises:
        ValueError: there are no words in it.
    """
    found = os.environ.get(LANGUAGE) or "en" if lang is None else lang
    if found not in LANGUAGES:
        msg = f"no words in {found!r}; there are {', '.join(LANGUAGES)}"
        raise ValueError(msg)
    return found


def game_words(language: str, names: Sequence[str], viewer: Viewer) -> GameText:
    """Return what the engine says, from the same catalogue as the app's own words."""
    return GameText(language, names, viewer, read=catalogue(language))


class AppText:
    """What the app says. ``viewer`` is spoken to as "you"."""

    def __init__(self, machine: Machine, language: str, names: Sequence[str], viewer: Viewer) -> None:
        self.machine, self.language, self.viewer = machine, language, viewer
        self.catalogue = catalogue(language)
        self._messages: dict[tuple[object, ...], str] = {}
        self._texts: dict[tuple[object, ...], tuple[str, ...]] = {}
        self._labels: dict[tuple[object, ...], str] = {}
        self._aloud: dict[str, str] = {}
        self._titles: dict[str, str] = {}
        self.names = self._named(names)
        self.said = self._said()
        self.words = game_words(language, self.names, viewer)

    def _named(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the players' names; "you" and "your opponent" are names for the eyes of "you" only."""
        default = {key: self.m(message) for key, message in DEFAULT_NAMES.items()}
        default |= {worded: worded for worded in default.values()}
        viewer = self.viewer
        seen_by_you = viewer is not None and viewer >= 0 and names[viewer] in ("You", default["You"])
        return tuple(
            default[name]
            if name in default and seen_by_you
            else self.m("player-nth", n=seat + 1)
            if name in default or not name
            else name
            for seat, name in enumerate(names)
        )

    def _said(self) -> dict[str, str]:
        said = {word: slot_text(contents, self.catalogue, "spoken") for word, contents in SLOT_WORDS.items()}
        said |= {f"{mark.word}.letter": self.mark_letter(mark) for mark in Mark}
        return said | {str(age): self.m("value-box.spoken", n=age) for age in range(12)}

    # --- the app's messages ---

    def m(self, id_: str, /, **slots: Slot) -> str:
        """Return a message: the app's own ``ui-<id>``, or else one of the game's."""
        key = (id_, *slots.items())
        said = self._messages.get(key)
        if said is None:
            mine = f"ui-{id_}"
            said = self.catalogue.message(mine if mine in self.catalogue else id_, **slots)
            if len(self._messages) >= REMEMBERED:
                self._messages.clear()
            self._messages[key] = said
        return said

    def nodes(self, id_: str, /, **slots: Slot) -> Nodes:
        """Return a message with its marks drawn."""
        return self.drawn(self.m(id_, **slots))

    def quoting(self, id_: str, text: str, /, **slots: Slot) -> str:
        """Return a message that quotes ``text``; it places the full stop itself, inside the marks or behind them."""
        stop = text.endswith(".")
        return self.m(id_, text=text.removesuffix(".").translate(INNER), end="stop" if stop else "other", **slots)

    def drawn(self, text: str) -> Nodes:
        """Return rendered text with its marks drawn."""
        return spans(text, self.said)

    def spoken(self, text: str) -> str:
        """Return rendered text as it is read aloud."""
        said = self._aloud.get(text)
        if said is None:
            if len(self._aloud) >= REMEMBERED:
                self._aloud.clear()
            said = self._aloud[text] = to_spoken(text, self.catalogue)
        return said

    def who(self, seat: int) -> dict[str, Slot]:
        """Return the slots that name a player: ``{ $who -> [you] ... *[other] { $name } ... }``."""
        you = self.viewer is not None and seat == self.viewer
        return {"who": YOU if you else OTHER, "name": self.names[seat]}

    # --- names ---

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.names[seat]

    def card_title(self, card: int, form: str = "") -> str:
        """Return a card's title by its id, or a form of it: ``"acc"`` where it is an object."""
        catalogue_ = self.machine.catalogue
        title = f"{'special' if catalogue_.is_special(card) else 'card'}-{catalogue_.key[card]}"
        return self.m(f"{title}.{form}" if form else title)

    # --- what the engine says ---

    def event(self, entry: Entry) -> str:
        """Return what happened, as a sentence; empty if there is nothing to say."""
        said = self.words.event(self.machine, entry)
        if not said and isinstance(entry.item, Chosen) and entry.item.forced and entry.item.options:
            return self.m("log-forced", **self.who(entry.item.seat))
        return said or ""

    def fact(self, entry: Entry, state: State | None = None) -> FactText:
        """Return why: a sentence, its numbers line by line, and its rule."""
        return self.words.fact(self.machine, entry, state)

    def prompt(self, state: State, request: Request) -> PromptText:
        """Return what is asked."""
        return self.words.prompt(self.machine, state, request)

    def option(self, state: State, request: Request, option: int) -> str:
        """Return one option."""
        return self.words.option(self.machine, state, request, option)

    def card(self, card: int) -> CardText:
        """Return a card's text."""
        return self.words.card(self.machine, card)

    # --- the table (the protocol of tutor.scene.table.Words) ---

    def title(self, card_title: str) -> str:
        """Return a card's title as displayed."""
        if card_title not in self._titles:
            self._titles[card_title] = self.card_title(self.machine.catalogue.find(card_title))
        return self._titles[card_title]

    def special(self, name: str) -> str:
        """Return a special achievement's name as displayed."""
        return self.m(f"special-{slug(name)}")

    def color_letter(self, color: Color) -> str:
        """Return one letter that stands for the colour."""
        return self.m(f"letter-{color.word}")

    def icon_name(self, icon: Icon) -> str:
        """Return an icon's name."""
        return self.m(f"icon-{icon.word}.name")

    def mark_letter(self, mark: Mark) -> str:
        """Return one letter that stands for a mark without a glyph."""
        return slot_text(mark, self.catalogue, "letter")

    def label(self, key: str) -> str:
        """Return a short word on the table."""
        return self.m(f"table-label-{key}")

    def zone(self, word: str) -> str:
        """Return the name of a kind of zone that has no picture of its own, to stand by itself."""
        return self.m("zone-alone", zone=phrase(f"zone-{word}"))

    def set_name(self, name: str) -> str:
        """Return the name of a set of cards."""
        return self.m(f"set-{name}")

    def effects(self, card_title: str) -> Sequence[str]:
        """Return a card's text, a string an effect, for the enlarged card."""
        card = self.machine.catalogue.find(card_title)
        if not self.machine.is_done(card):
            return (self.m("run-unwritten"),)
        told = tuple(to_plain(effect.text, self.catalogue) for effect in self.card(card).effects)
        return told or (self.m("run-no-effects"),)

    def printings(self, card: int) -> tuple[tuple[int, str], ...]:
        """Return (edition, how a card was printed in it) for the other editions: its value, colour, icons and wording.

        Of the wording it is said whether it is the same, or that it is not compared, where there is no program of it.
        """
        mine = self.machine.catalogue
        this, found = mine.facts[card], []
        for edition in EDITIONS:
            if edition == mine.edition:
                continue
            other = next((each for each in facts_of(edition, mine.sets).cards if each.key == this.key), None)
            if other is None:
                said = self.m("run-not-printed", edition=edition)
            elif (other.age, other.color, other.slots) == (this.age, this.color, this.slots):
                said = self.m("run-printed-same", edition=edition, wording=self._wording(card, edition))
            else:
                said = self._printed(other, edition, self._wording(card, edition))
            found.append((edition, said))
        return tuple(found)

    def printed(self, card: int) -> str:
        """Return how a card is printed in the edition that is spoken of: its value, colour and icons."""
        return self._printed(self.machine.catalogue.facts[card], self.machine.catalogue.edition, "this")

    def _printed(self, facts: CardFacts, edition: int, wording: str) -> str:
        icons = " ".join(f"[{contents.word}]" for contents in facts.slots)
        color = phrase(f"color-{facts.color.word}")
        value = f"[{facts.age}]"
        return self.m("run-printed", edition=edition, value=value, color=color, icons=icons, wording=wording)

    def _wording(self, card: int, edition: int) -> str:
        """Return what another edition's wording is to this one's: ``same``, ``differs`` or ``unknown``."""
        there, here = self.effects_in(card, edition), self.effects_in(card, self.machine.catalogue.edition)
        if not there or not here:
            return "unknown"
        return "same" if there == here else "differs"

    def effects_in(self, card: int, edition: int) -> tuple[str, ...]:
        """Return the text of a card in another edition, a string an effect; none if it has no program there."""
        key = ("effects", card, edition)
        if key not in self._texts:
            mine = self.machine.catalogue
            there = machine(Setup(edition, mine.sets, ("1", "2"), (0, 1)))
            same = next((each.id for each in there.catalogue.cards if each.key == mine.facts[card].key), None)
            effects = self.words.card(there, same).effects if same is not None and there.is_done(same) else ()
            self._texts[key] = tuple(effect.text for effect in effects)
        return self._texts[key]

    def notes(self, card_title: str) -> Sequence[tuple[str, Sequence[str]]]:
        """Return what is said below the enlarged card: its printings in other editions, and rulings that name it."""
        card = self.machine.catalogue.find(card_title)
        printed = tuple(to_plain(said, self.catalogue) for _, said in self.printings(card))
        rulings = about(card)
        told = [ruling.title.of(self.language) for ruling in rulings[:MOST]]
        if len(rulings) > MOST:
            told.append(self.m("run-more-rulings", n=len(rulings) - MOST))
        notes = ((self.m("run-printings"), printed), (self.m("run-rulings"), tuple(told)))
        return tuple((caption, lines) for caption, lines in notes if lines)

    def say(self, key: str, **args: Any) -> str:
        """Return a whole label of the table; ``key`` and its arguments are those of ``SAYINGS``."""
        of = (key, *args.items())
        said = self._labels.get(of)
        if said is None:
            speak = getattr(self, f"_say_{key}", None)
            said = str(speak(**args) if speak is not None else self.m(f"say-{key}", **args))
            if len(self._labels) >= REMEMBERED:
                self._labels.clear()
            self._labels[of] = said
        return said

    def turn(self, view: TableView) -> str:
        """Return whose turn it is and which action; before the first turn, that; nothing if it is left untold."""
        if view.actions < 0:
            return ""
        if not view.actions:
            return self.m("now-setup")
        return self.m("now-turn", **self.who(view.current), action=view.action, actions=view.actions)

    def _say_table(self, *, viewer: str | None, current: str, action: int, actions: int) -> str:
        if actions < 0:
            return self.m("say-table-untold")
        return self.m("say-table", current=current, action=action, actions=actions)

    def _say_table_description(self, *, players: Iterable[str], featured: Icon | None) -> str:
        together = self.listed(players)
        if featured is None:
            return self.m("say-table_description", players=together)
        return self.m("say-table_description-featured", players=together, featured=self._icon(featured))

    def _say_turn(self, *, name: str, action: int, actions: int) -> str:
        return self.m("say-turn", action=action, actions=actions)

    def _say_player(
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
    ) -> str:
        if left:
            return self.m("say-player-left", name=name)
        counted = [self.m("say-icon", n=n, icon=self._icon(Icon(place))) for place, n in enumerate(icons) if n]
        text = self.m(
            "say-player", name=name, current="yes" if current else "no", action=action, actions=actions,
            points=self.m("say-untold") if points is None else points,
            icons=self.m("say-untold") if not icons else self.listed(counted) or self.m("say-no-icons"),
        )  # fmt: skip
        return f"{text} {self.m('say-verdict', player=name, verdict=verdict)}" if verdict else text

    def _say_card(
        self,
        *,
        title: str,
        color: Color,
        value: int,
        slots: Sequence[SlotContents | HiddenSlot],
        featured: Icon | None,
        ready: bool,
        lit: bool,
        changed: bool,
        owner: str,
        zone: str,
        covered: bool,
    ) -> str:
        shown = self.listed(
            slot_text(each, self.catalogue, "spoken") for each in slots if each is not HIDDEN and each not in BLANK
        )
        said: dict[str, Slot] = {"title": title, "color": _color(color), "value": value, "icons": shown}
        if covered:
            text = self.m("say-card-covered", **said)
        else:
            text = self.m("say-card", **said, featured=self._icon(featured) if featured is not None else "")
        notes = [
            self.m(f"say-card-{note}")
            for note, holds in (("lit", lit), ("changed", changed), ("not-ready", not ready))
            if holds
        ]
        return "; ".join([text, *notes])

    def _say_back(
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
        there = self.m("say-place", owner=owner, zone=self._zone(zone)) if owner else self._zone(zone)
        slots: dict[str, Slot] = {"there": there, "value": value}
        text = (
            self.m("say-back-alone", **slots) if count == 1 else self.m("say-back", **slots, place=place, count=count)
        )
        return f"{text}; {self.m('say-card-changed')}" if changed else text

    def _say_pile(
        self, *, owner: str, color: Color, splay: Splay, count: int, top: str | None, value: int | None, revealed: Any
    ) -> str:
        if not count:
            return self.m("say-pile-empty", owner=owner, color=_color(color))
        return self.m(
            "say-pile", owner=owner, color=_color(color), cards=_cards(count), top=top or "",
            splay=self.m(f"splay-{splay.word}.splayed"),
        )  # fmt: skip

    def _say_hand(self, *, owner: str, count: int) -> str:
        return self.m("say-hand", owner=owner, cards=_cards(count))

    def _say_score(self, *, owner: str, count: int, points: int | None) -> str:
        if points is None:
            return self.m("say-score-untold", owner=owner, cards=_cards(count))
        return self.m("say-score", owner=owner, cards=_cards(count), points=phrase("points", n=points))

    def _say_achievements(self, *, owner: str, count: int, specials: Sequence[str]) -> str:
        if specials:
            return self.m("say-achievements-specials", owner=owner, count=count, specials=self.listed(specials))
        return self.m("say-achievements", owner=owner, count=count)

    def _say_zone(self, *, owner: str, zone: str, count: int) -> str:
        there = self.m("say-place", owner=owner, zone=self._zone(zone)) if owner else self._zone(zone)
        return self.m("say-zone", there=there, cards=_cards(count))

    def _say_decks_of_set(self, *, set: str) -> str:  # noqa: A002
        return self.m("say-decks-of-set", set=phrase(f"set-{set}"))

    def _say_deck(
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
            return self.m("say-deck-of-set", set=phrase(f"set-{set}"), age=age, count=count, cards=_cards(count))
        if next and drawer and count:
            return self.m("say-deck-next", age=age, cards=_cards(count), drawer=drawer)
        return self.m("say-deck", age=age, count=count, cards=_cards(count))

    def _say_achievement(self, *, value: int, points_needed: int, points_missing: int | None, top_missing: bool) -> str:
        if points_missing is None:
            return self.m("say-achievement-untold", value=value, needed=points_needed)
        if points_missing and top_missing:
            return self.m("say-achievement-both", value=value, needed=points_needed, missing=points_missing)
        if points_missing:
            return self.m("say-achievement-points", value=value, needed=points_needed, missing=points_missing)
        return self.m("say-achievement-top" if top_missing else "say-achievement-open", value=value)

    def _say_special(
        self, *, name: str, state: str, holder: str | None, progress: Sequence[tuple[str, int]], needed: int
    ) -> str:
        if state == "claimed":
            return self.m("say-special-claimed", name=name, holder=holder or "")
        if state == "junked":
            return self.m("say-special-junked", name=name)
        if not progress:
            return self.m("say-special-untold", name=name)
        each = self.listed(self.m("say-progress", player=player, have=have) for player, have in progress)
        return self.m("say-special", name=name, progress=each, needed=needed)

    def _say_junk(self, *, count: int, values: Sequence[tuple[int, int]]) -> str:
        if not count:
            return self.m("say-junk-empty")
        backs = self.listed(self.m("say-junk-value", value=value, count=many) for value, many in values)
        return self.m("say-junk", cards=_cards(count), backs=backs)

    def _icon(self, icon: Icon) -> str:
        return self.m(f"icon-{icon.word}.spoken")

    def _zone(self, zone: str) -> str:
        return self.m(f"table-label-{zone}") if zone in LABELS else self.zone(zone)

    def listed(self, parts: Iterable[str]) -> str:
        """Return parts as a plain enumeration."""
        return ", ".join(parts)


def _color(color: Color) -> Phrase:
    return phrase(f"color-{color.word}")


def _cards(count: int) -> Phrase:
    return phrase("cards", n=count)
