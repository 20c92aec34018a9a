"""The form that edits a table by hand, with the functions of ``position_edits``, and shows their errors."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import ipywidgets

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.zones import AVAILABLE, Parts
from engine.positions import Position, PositionError
from engine.positions.position import Bilingual
from engine.text.messages import Slot, phrase
from tutor.desk import position_edits
from tutor.desk.elements import DeskPanel, act, button, labelled, messages_in, offer, paragraph, problems, row
from tutor.desk.finder import SavedTable
from tutor.desk.position_edits import CardPlace, places
from tutor.desk.search import card_titled
from tutor.desk.titles import card_titles
from tutor.desk.word_forms import tokens
from tutor.panels.app_text import OTHER
from tutor.panels.html import Nodes
from tutor.panels.step_view import all_cards
from tutor.session import Session
from tutor.user_files import save_path

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.desk.finder import Finder
    from tutor.panels.app_text import AppText

ACTIONS = (1, 2)
CARD, PLACE, FIND, NARROW = "380px", "330px", "380px", "190px"
"""fixed widths of fields; see ``max-width`` in the style sheet"""


class TableEditor:
    """Moves cards, splays piles and sets the turn; every edit can be undone, which restores the lines of the table.

    ``box`` is the form. Its buttons call ``move``, ``splay``, ``set_turn`` and ``take_back``.
    """

    def __init__(self, app: App, desk: Finder) -> None:
        self.app = app
        self.desk = desk
        """the page with the table"""
        self._message: Nodes = []
        guard = app.guard.wrap
        self.find = ipywidgets.Text(continuous_update=True)
        """search text for the card to move: part of its title in either language"""
        self.age = ipywidgets.Dropdown()
        self.color = ipywidgets.Dropdown()
        self.card = ipywidgets.Dropdown()
        self.to = ipywidgets.Dropdown()
        self.pile = ipywidgets.Dropdown()
        self.direction = ipywidgets.Dropdown()
        self.turn = ipywidgets.Dropdown()
        for field, width in (
            (self.find, FIND), (self.age, NARROW), (self.color, NARROW),
            (self.card, CARD), (self.to, PLACE), (self.pile, PLACE), (self.turn, PLACE),
        ):  # fmt: skip
            field.layout.width = width
        self.find.observe(guard(lambda _: self._searched()), "value")
        for field in (self.age, self.color):
            field.observe(guard(lambda _: self._refresh()), "value")
        self._move = button(guard(self.move), main=True)
        self._splay = button(guard(self.splay))
        self._turn = button(guard(self.set_turn))
        self._undo = button(guard(self.take_back))
        self.notes = DeskPanel("notes", guard(self.activate))
        self.box = ipywidgets.VBox(
            children=[
                row("form", self.find, self.age, self.color),
                row("form", self.card, self.to, self._move),
                row("form", self.pile, self.direction, self._splay, self.turn, self._turn, self._undo),
                self.notes,
            ]
        )
        self.box.add_class("itut-desk-change")
        self.shown = False
        app.on_step(lambda _: self._refresh())
        app.hub.observe(lambda _: self._refresh(), "language")

    @property
    def undo_stack(self) -> list[SavedTable]:
        """The tables before each edit, oldest first."""
        return self.desk.undo_stack

    @property
    def shown(self) -> bool:
        """Whether the form is shown."""
        return self._shown

    @shown.setter
    def shown(self, shown: bool) -> None:
        self._shown = shown
        self.box.layout.display = None if shown else "none"
        self._message = []
        self._refresh()

    # --- words and choices ---

    def _refresh(self) -> None:
        if not self._shown:
            return
        texts = self.app.texts
        m = texts.message
        for field, message in (
            (self.find, "find"), (self.age, "age"), (self.color, "color"), (self.card, "card"),
            (self.to, "to"), (self.pile, "pile"), (self.direction, "splay"), (self.turn, "turn"),
        ):  # fmt: skip
            labelled(field, m(f"change-{message}"))
        for made, message in (
            (self._move, "move"), (self._splay, "do-splay"), (self._turn, "do-turn"), (self._undo, "undo"),
        ):  # fmt: skip
            made.description = m(f"change-{message}")
        session = self.app.session
        self._undo.disabled = not self.undo_stack
        seats = session.state.players
        self.find.placeholder = m("change-find-hint")
        ages, colors = range(1, session.machine.last_age + 1), list(Color)
        offer(self.age, [(m("change-any-age"), 0), *((str(age), age) for age in ages)], self.age.value)
        of_color = [(m(f"color-{color.word}"), color) for color in colors]
        offer(self.color, [(m("change-any-color"), None), *of_color], self.color.value)
        offer(self.card, self._cards(texts), self.card.value)
        offer(self.to, [(self._place(texts, place), place) for place in places(session.machine.zones)], self.to.value)
        piles = [(seat, color) for seat in range(seats) for color in Color if self._height(seat, color) > 1]
        offer(self.pile, [(self._pile(texts, *pile), pile) for pile in piles], self.pile.value)
        directions = [splay for splay in Splay if splay != Splay.ASLANT or self._aslant()]
        offer(self.direction, [(m(f"splay-{splay.word}"), splay) for splay in directions], self.direction.value)
        turns = [(seat, action) for seat in range(seats) if seat not in session.state.out for action in ACTIONS]
        labels = [
            (m("change-turn-of", **self._whose(texts, seat), action=action), (seat, action)) for seat, action in turns
        ]
        offer(self.turn, labels, self.turn.value)
        self.notes.set_language(texts.language, m("change-label"))
        self.notes.show([*self._message, paragraph(m("change-note"), "itut-about", "note")])

    def _searched(self) -> None:
        """List the matching cards; choose the card whose whole title was typed."""
        self._refresh()
        titled = card_titled(self.find.value)
        if titled is not None and titled in [card for _, card in self.card.options]:
            self.card.value = titled

    def _aslant(self) -> bool:
        return self.app.session.machine.switches["splay-aslant"] == "present"

    def _height(self, seat: int, color: Color) -> int:
        session = self.app.session
        return len(session.state.zones[session.machine.zones.pile(seat, color)])

    def _cards(self, texts: AppText) -> list[tuple[str, int]]:
        """Return (label, id) for every matching card, with its place if the viewer can see the card."""
        session = self.app.session
        seen = {card.card for card in all_cards(session.view()) if card.card is not None}
        kinds = session.machine.zones
        found = []
        for card, zone in enumerate(session.state.where):
            if zone < 0 or not self._matches(card):
                continue
            title = texts.card_title(card)
            kind, owner = kinds.word[zone], kinds.owner[zone]
            if card in seen and owner >= 0:
                where = self._place(texts, CardPlace(kind, owner)).split(",")[0]
                title = texts.message("change-card-where", card=title, where=where)
            found.append((title, card))
        return sorted(found)

    def _matches(self, card: int) -> bool:
        """Return whether a card has the chosen age and colour, and each typed word begins a word of its title."""
        catalogue = self.app.session.machine.catalogue
        special = catalogue.is_special(card)
        if self.age.value and (special or catalogue.age[card] != self.age.value):
            return False
        if self.color.value is not None and (special or catalogue.color[card] != self.color.value):
            return False
        titles = card_titles(card)
        return all(any(word.startswith(part) for title in titles for word in title) for part in tokens(self.find.value))

    @staticmethod
    def _whose(texts: AppText, seat: int) -> dict[str, Slot]:
        """Return the message slots that name a player; the viewer is "you" only if that is the name at the table."""
        slots = texts.who(seat)
        return slots if texts.name(seat) == texts.message("player-you") else slots | {"who": OTHER}

    def _place(self, texts: AppText, place: CardPlace) -> str:
        zones = self.app.session.machine.zones
        slots = self._whose(texts, place.seat) if place.seat >= 0 else {}
        if zones.kind(place.word).parts is not Parts.ONE:
            return texts.message(f"change-under-{place.word}" if place.bottom else f"change-on-{place.word}", **slots)
        if place.seat < 0:
            return texts.message("change-at-common", zone=phrase(f"zone-{place.word}"))
        zone = phrase(f"zone-{place.word}", player=texts.name(place.seat))
        return texts.message("change-at-zone", zone=zone, **slots)

    def _pile(self, texts: AppText, seat: int, color: Color) -> str:
        return texts.message("change-pile-of", **self._whose(texts, seat), color=phrase(f"color-{color.word}"))

    # --- changing ---

    def activate(self, does: str, value: str = "") -> None:
        """Handle a click in the notes."""
        if does == "back":
            self.before_action()

    def move(self) -> None:
        """Move the chosen card to the chosen place."""
        card, place = self.card.value, self.to.value
        if card is None or place is None:
            self._show_message(
                [paragraph(self.app.texts.message("change-nothing"), "itut-notice", "nothing", status=True)]
            )
            return
        session = self.app.session
        was_achievement = card in session.state.zones[session.machine.zones.available]
        if self._change(lambda position: position_edits.moved(position, card, place)):
            texts = self.app.texts
            done = [texts.message("change-done-move", card=texts.card_title(card), place=self._place(texts, place))]
            if was_achievement and place.word != AVAILABLE:
                value = self.app.session.machine.catalogue.age[card]
                done.append(texts.message("change-was-achievement", value=value))
            self._done(" ".join(done))

    def splay(self) -> None:
        """Splay the chosen pile in the chosen direction."""
        pile, direction = self.pile.value, self.direction.value
        if pile is None:
            return
        seat, color = pile
        if self._change(lambda position: position_edits.splayed(position, seat, color, direction)):
            self._done(self.app.texts.message("change-done-splay"))

    def set_turn(self) -> None:
        """Set the turn to the chosen player and action."""
        seat, action = self.turn.value
        if self._change(lambda position: position_edits.turned(position, seat, action)):
            self._done(self.app.texts.message("change-done-turn"))

    def take_back(self) -> None:
        """Undo the last edit; restores the lines of the table."""
        if self.undo_stack:
            self.desk.restore(self.undo_stack[-1])
            self._done(self.app.texts.message("change-taken-back"))

    def before_action(self) -> None:
        """Go back to the choice of the running action."""
        session = self.app.session
        for step in reversed(list(session.history())):
            if step.request is not None and step.request.kind == "action" and step.request.purpose == "turn":
                session.goto(step.index)
                break
        self._show_message([])

    def _change(self, make: Callable[[Position], Position]) -> bool:
        session, m = self.app.session, self.app.texts.message
        try:
            here = position_edits.as_position(session.state, self.app.position)
        except PositionError:
            self._show_message(
                [
                    paragraph(m("change-middle"), "itut-notice", "middle", status=True),
                    act(m("change-back"), "back", main=True),
                ]
            )
            return False
        try:
            changed = make(here)
            game = changed.game()
        except PositionError as error:
            wrong = problems(error, self.app.texts.language)
            self._show_message([paragraph(m("change-not-so"), "itut-notice", "not-so", status=True), wrong])
            return False
        before = self.desk.snapshot()
        changed = replace(
            changed, title=Bilingual(messages_in("en")("explore-yours"), messages_in("uk")("explore-yours"))
        )
        new = Session(game, viewer=session.viewer, title=changed.title.en)
        self.desk.restore(
            SavedTable(new, changed, save_path_for(new), None, None, (), False, "", (*before.undo_stack, before))
        )
        return True

    def clear_message(self) -> None:
        """Clear messages about the previous table."""
        self._show_message([])

    def _done(self, text: str) -> None:
        self._show_message([paragraph(text, "itut-about", "done", status=True)])

    def _show_message(self, content: Nodes) -> None:
        self._message = content
        self._refresh()

    def __repr__(self) -> str:
        return f"TableEditor({len(self.undo_stack)} changes)"


def save_path_for(session: Session) -> Path | None:
    """Return where a game is kept that began at no scenario: one file for each table that it began at."""
    root = Game(session.steps[0].state, machine_=session.machine).save()
    return save_path(f"table {hashlib.sha256(root.encode()).hexdigest()[:16]}")
