"""The form that changes a table by hand: it makes the changes of ``editing`` and shows what is wrong with them."""

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
from tutor.desk.elements import DeskPanel, act, button, labelled, offer, paragraph, problems, row, say
from tutor.desk.finder import Stand
from tutor.desk.position_edits import Spot, places
from tutor.desk.search import card_names, card_titled, tokens
from tutor.session import Session
from tutor.user_files import kept_file
from tutor.widgets.app_text import OTHER
from tutor.widgets.html import Nodes
from tutor.widgets.step_view import all_cards

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.desk.finder import Finder
    from tutor.widgets.app_text import AppText

ACTIONS = (1, 2)
CARD, PLACE, FIND, NARROW = "380px", "330px", "380px", "190px"
"""widths of fields, that stay as they are whatever is chosen; see ``max-width`` in the style"""


class Changer:
    """Moves cards, splays piles and sets the turn; every change can be taken back, with all lines of the table before.

    ``box`` is the form. ``move``, ``splay``, ``set_turn`` and ``take_back`` are what its buttons do.
    """

    def __init__(self, app: App, desk: Finder) -> None:
        self.app = app
        self.desk = desk
        """where the table stands, with what is told of it"""
        self._told: Nodes = []
        guard = app.guard.wrap
        self.find = ipywidgets.Text(continuous_update=True)
        """part of the title of the card to move, in either language"""
        self.age = ipywidgets.Dropdown()
        self.color = ipywidgets.Dropdown()
        self.card = ipywidgets.Dropdown()
        self.to = ipywidgets.Dropdown()
        self.pile = ipywidgets.Dropdown()
        self.way = ipywidgets.Dropdown()
        self.turn = ipywidgets.Dropdown()
        for field, width in (
            (self.find, FIND), (self.age, NARROW), (self.color, NARROW),
            (self.card, CARD), (self.to, PLACE), (self.pile, PLACE), (self.turn, PLACE),
        ):  # fmt: skip
            field.layout.width = width
        self.find.observe(guard(lambda _: self._looked()), "value")
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
                row("form", self.pile, self.way, self._splay, self.turn, self._turn, self._undo),
                self.notes,
            ]
        )
        self.box.add_class("itut-desk-change")
        self.shown = False
        app.on_step(lambda _: self._refresh())
        app.hub.observe(lambda _: self._refresh(), "language")

    @property
    def past(self) -> list[Stand]:
        """The tables before the changes."""
        return self.desk.past

    @property
    def shown(self) -> bool:
        """Whether the form is shown."""
        return self._shown

    @shown.setter
    def shown(self, shown: bool) -> None:
        self._shown = shown
        self.box.layout.display = None if shown else "none"
        self._told = []
        self._refresh()

    # --- words and choices ---

    def _refresh(self) -> None:
        if not self._shown:
            return
        speech = self.app.speech
        m = speech.m
        for field, message in (
            (self.find, "find"), (self.age, "age"), (self.color, "color"), (self.card, "card"),
            (self.to, "to"), (self.pile, "pile"), (self.way, "splay"), (self.turn, "turn"),
        ):  # fmt: skip
            labelled(field, m(f"change-{message}"))
        for made, message in (
            (self._move, "move"), (self._splay, "do-splay"), (self._turn, "do-turn"), (self._undo, "undo"),
        ):  # fmt: skip
            made.description = m(f"change-{message}")
        session = self.app.session
        self._undo.disabled = not self.past
        seats = session.state.players
        self.find.placeholder = m("change-find-hint")
        ages, colors = range(1, session.machine.last_age + 1), list(Color)
        offer(self.age, [(m("change-any-age"), 0), *((str(age), age) for age in ages)], self.age.value)
        of_color = [(m(f"color-{color.word}"), color) for color in colors]
        offer(self.color, [(m("change-any-color"), None), *of_color], self.color.value)
        offer(self.card, self._cards(speech), self.card.value)
        offer(self.to, [(self._place(speech, place), place) for place in places(session.machine.zones)], self.to.value)
        piles = [(seat, color) for seat in range(seats) for color in Color if self._height(seat, color) > 1]
        offer(self.pile, [(self._pile(speech, *pile), pile) for pile in piles], self.pile.value)
        ways = [splay for splay in Splay if splay != Splay.ASLANT or self._aslant()]
        offer(self.way, [(m(f"splay-{splay.word}"), splay) for splay in ways], self.way.value)
        turns = [(seat, action) for seat in range(seats) if seat not in session.state.out for action in ACTIONS]
        labels = [
            (m("change-turn-of", **self._whose(speech, seat), action=action), (seat, action)) for seat, action in turns
        ]
        offer(self.turn, labels, self.turn.value)
        self.notes.word(speech.language, m("change-label"))
        self.notes.show([*self._told, paragraph(m("change-note"), "itut-about", "note")])

    def _looked(self) -> None:
        """Offer what is looked for; a card whose whole title was typed is chosen, whatever stands before it."""
        self._refresh()
        titled = card_titled(self.find.value)
        if titled is not None and titled in [card for _, card in self.card.options]:
            self.card.value = titled

    def _aslant(self) -> bool:
        return self.app.session.machine.switches["splay-aslant"] == "present"

    def _height(self, seat: int, color: Color) -> int:
        session = self.app.session
        return len(session.state.zones[session.machine.zones.pile(seat, color)])

    def _cards(self, speech: AppText) -> list[tuple[str, int]]:
        """Every card that is looked for by its title, with where it lies if whoever looks can see that."""
        session = self.app.session
        seen = {card.card for card in all_cards(session.view()) if card.card is not None}
        kinds = session.machine.zones
        found = []
        for card, zone in enumerate(session.state.where):
            if zone < 0 or not self._looked_for(card):
                continue
            title = speech.card_title(card)
            kind, owner = kinds.word[zone], kinds.owner[zone]
            if card in seen and owner >= 0:
                where = self._place(speech, Spot(kind, owner)).split(",")[0]
                title = speech.m("change-card-where", card=title, where=where)
            found.append((title, card))
        return sorted(found)

    def _looked_for(self, card: int) -> bool:
        """Whether a card is of the age and color chosen, and each word that is typed begins one of its title."""
        catalogue = self.app.session.machine.catalogue
        special = catalogue.is_special(card)
        if self.age.value and (special or catalogue.age[card] != self.age.value):
            return False
        if self.color.value is not None and (special or catalogue.color[card] != self.color.value):
            return False
        titles = card_names(card)
        return all(any(word.startswith(part) for title in titles for word in title) for part in tokens(self.find.value))

    @staticmethod
    def _whose(speech: AppText, seat: int) -> dict[str, Slot]:
        """Return the slots that name a player; the one who looks is "you" only where that is the name at the table."""
        slots = speech.who(seat)
        return slots if speech.name(seat) == speech.m("player-you") else slots | {"who": OTHER}

    def _place(self, speech: AppText, place: Spot) -> str:
        zones = self.app.session.machine.zones
        slots = self._whose(speech, place.seat) if place.seat >= 0 else {}
        if zones.kind(place.word).parts is not Parts.ONE:
            return speech.m(f"change-under-{place.word}" if place.bottom else f"change-on-{place.word}", **slots)
        if place.seat < 0:
            return speech.m("change-at-common", zone=phrase(f"zone-{place.word}"))
        zone = phrase(f"zone-{place.word}", player=speech.name(place.seat))
        return speech.m("change-at-zone", zone=zone, **slots)

    def _pile(self, speech: AppText, seat: int, color: Color) -> str:
        return speech.m("change-pile-of", **self._whose(speech, seat), color=phrase(f"color-{color.word}"))

    # --- changing ---

    def activate(self, does: str, value: str = "") -> None:
        """Do what a click in the notes does."""
        if does == "back":
            self.before_action()

    def move(self) -> None:
        """Put the chosen card into the chosen place."""
        card, place = self.card.value, self.to.value
        if card is None or place is None:
            self._say([paragraph(self.app.speech.m("change-nothing"), "itut-notice", "nothing", status=True)])
            return
        session = self.app.session
        was_achievement = card in session.state.zones[session.machine.zones.available]
        if self._change(lambda position: position_edits.moved(position, card, place)):
            speech = self.app.speech
            done = [speech.m("change-done-move", card=speech.card_title(card), place=self._place(speech, place))]
            if was_achievement and place.word != AVAILABLE:
                value = self.app.session.machine.catalogue.age[card]
                done.append(speech.m("change-was-achievement", value=value))
            self._done(" ".join(done))

    def splay(self) -> None:
        """Splay the chosen pile the chosen way."""
        pile, way = self.pile.value, self.way.value
        if pile is None:
            return
        seat, color = pile
        if self._change(lambda position: position_edits.splayed(position, seat, color, way)):
            self._done(self.app.speech.m("change-done-splay"))

    def set_turn(self) -> None:
        """Let the chosen player be about to take the chosen action."""
        seat, action = self.turn.value
        if self._change(lambda position: position_edits.turned(position, seat, action)):
            self._done(self.app.speech.m("change-done-turn"))

    def take_back(self) -> None:
        """Go back to the table before the last change, with all its lines."""
        if self.past:
            self.desk.restore(self.past[-1])
            self._done(self.app.speech.m("change-taken-back"))

    def before_action(self) -> None:
        """Go back to where the running action was chosen."""
        session = self.app.session
        for step in reversed(list(session.history())):
            if step.request is not None and step.request.kind == "action" and step.request.purpose == "turn":
                session.goto(step.index)
                break
        self._say([])

    def _change(self, make: Callable[[Position], Position]) -> bool:
        session, m = self.app.session, self.app.speech.m
        try:
            here = position_edits.as_position(session.state, self.app.position)
        except PositionError:
            self._say(
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
            wrong = problems(error, self.app.speech.language)
            self._say([paragraph(m("change-not-so"), "itut-notice", "not-so", status=True), wrong])
            return False
        before = self.desk.stand()
        changed = replace(changed, title=Bilingual(say("en")("explore-yours"), say("uk")("explore-yours")))
        new = Session(game, viewer=session.viewer, title=changed.title.en)
        self.desk.restore(Stand(new, changed, keep_for(new), None, None, (), False, "", (*before.past, before)))
        return True

    def hush(self) -> None:
        """Say no more what was said of a table that gave way."""
        self._say([])

    def _done(self, text: str) -> None:
        self._say([paragraph(text, "itut-about", "done", status=True)])

    def _say(self, told: Nodes) -> None:
        self._told = told
        self._refresh()

    def __repr__(self) -> str:
        return f"Changer({len(self.past)} changes)"


def keep_for(session: Session) -> Path:
    """Return where a game is kept that began at no scenario: one file for each table that it began at."""
    root = Game(session.steps[0].state, machine_=session.machine).save()
    return kept_file(f"table {hashlib.sha256(root.encode()).hexdigest()[:16]}")
