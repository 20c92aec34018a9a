"""The editor of a table: cards are moved on the table itself or in a form; players, teams and rules are chosen.

Every change is one of ``position_edits``; what cannot be is refused with the reason, and the table stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import ipywidgets

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE, card_set, most_players, set_names, teams_fit
from engine.editions import SWITCHES, switches
from engine.lang.terms import Color, Splay
from engine.model.zones import AVAILABLE, Parts
from engine.positions import Position, PositionError, Problem
from engine.positions.position import Bilingual
from engine.query import sight
from engine.rules.documents import FOURTH
from engine.text.messages import Slot, phrase
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.desk import position_edits
from tutor.desk.elements import DeskPanel, button, labelled, messages_in, offer, problems, row
from tutor.desk.finder import SavedTable
from tutor.desk.player_names import wrong_names
from tutor.desk.position_edits import CardPlace, places
from tutor.desk.search import card_titled
from tutor.desk.titles import card_titles
from tutor.desk.word_forms import tokens
from tutor.panels import elements
from tutor.panels.app_text import OTHER
from tutor.panels.elements import para
from tutor.panels.html import Nodes, h
from tutor.panels.step_view import all_cards
from tutor.saved_games import table_file
from tutor.scene.inputs import Marks
from tutor.scene.layout import deck_key, pile_key, special_key, zone_key
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.desk.finder import Finder
    from tutor.panels.app_text import AppText

ACTIONS = (1, 2)
CARD, PLACE, FIND, NARROW, NAME = "380px", "330px", "380px", "190px", "190px"
"""fixed widths of fields; see ``max-width`` in the style sheet"""
ANY_AGE = -1
"""what the field of ages holds while it narrows nothing; 0 is an age"""
MATCHES = 12
"""how many cards that fit what was typed are listed"""


class TableEditor:
    """Moves cards, splays piles, sets the turn, the players and the rules; every edit can be undone and made again.

    While it is shown, a click on a card of the table picks it up, and one on a place puts it there; a card can be
    dragged, too. ``box`` is the form. Its buttons call ``move``, ``splay``, ``set_turn``, ``set_table``, ``take_back``
    and ``again``.
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
        self.edition = ipywidgets.Dropdown()
        self.sets = ipywidgets.Dropdown()
        self.reading = ipywidgets.Dropdown()
        self.count = ipywidgets.Dropdown()
        self.teams = ipywidgets.Dropdown()
        most = most_players(set_names())
        self.names = [ipywidgets.Text(layout=ipywidgets.Layout(width=NAME)) for _ in range(most)]
        self.reading.layout.width = self.teams.layout.width = PLACE
        for field in (self.edition, self.sets, self.count):
            field.layout.width = NARROW
            field.observe(guard(lambda _: self._offer_table()), "value")
        self._held: int | None = None
        """the card that was picked up on the table"""
        self._redo: list[SavedTable] = []
        """tables that were taken back, the last taken back at the end"""
        self._of: Session | None = None
        """the session from which the fields about players and rules were filled"""
        self._lay = button(guard(self.set_table))
        self._again = button(guard(self.again))
        self._move = button(guard(self.move), main=True)
        self._splay = button(guard(self.splay))
        self._turn = button(guard(self.set_turn))
        self._undo = button(guard(self.take_back))
        self._handlers: Handlers = {
            "back": plain(self.before_action),
            "let-go": plain(self.let_go),
            "hold": of_argument(lambda card: self.hold(int(card))),
        }
        self.notes = DeskPanel("notes", guard(self.activate))
        self.box = ipywidgets.VBox(
            children=[
                row("form", self.find, self.age, self.color),
                row("form", self.card, self.to, self._move),
                self.notes,
                row("form", self.pile, self.direction, self._splay, self.turn, self._turn),
                row("form", self.edition, self.sets, self.reading, self.count, self.teams, *self.names, self._lay),
                row("form", self._undo, self._again),
            ]
        )
        self.box.add_class("itut-desk-change")
        self._offering = False
        self._wanted: tuple[int, tuple[str, ...], int, tuple[int, ...]] = (FOURTH, (BASE,), 2, (0, 1))
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
        self._message, self._held = [], None
        self._refresh()
        if (self.app.editing.editor is self) != shown:
            self.app.editing.editor = self if shown else None

    # --- words and choices ---

    def _refresh(self) -> None:
        if not self._shown:
            return
        texts = self.app.texts
        m = texts.message
        for field, message in (
            (self.find, "find"), (self.age, "age"), (self.color, "color"), (self.card, "card"),
            (self.to, "to"), (self.pile, "pile"), (self.direction, "splay"), (self.turn, "turn"),
            (self.edition, "edition"), (self.sets, "sets"), (self.reading, "reading"), (self.count, "count"),
            (self.teams, "teams"),
        ):  # fmt: skip
            labelled(field, m(f"change-{message}"))
        for made, message in (
            (self._move, "move"), (self._splay, "do-splay"), (self._turn, "do-turn"), (self._undo, "undo"),
            (self._again, "again"), (self._lay, "do-table"),
        ):  # fmt: skip
            made.description = m(f"change-{message}")
        session = self.app.session
        self._undo.disabled = not self.undo_stack
        self._again.disabled = not self._redo
        seats = session.state.players
        self.find.placeholder = m("change-find-hint")
        least = min(card.age for card in session.machine.catalogue.cards)
        ages, colors = range(least, session.machine.last_age + 1), list(Color)
        offer(self.age, [(m("change-any-age"), ANY_AGE), *((str(age), age) for age in ages)], self.age.value)
        of_color = [(m(f"color-{color.word}"), color) for color in colors]
        offer(self.color, [(m("change-any-color"), None), *of_color], self.color.value)
        cards = self._cards(texts)
        # of several cards none is taken until somebody chooses
        several = [(m("change-choose", n=len(cards)), None)] if len(cards) != 1 else []
        offer(self.card, [*several, *cards], self.card.value)
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
        if self._of is not session:
            self._fill_table()
        self._offer_table()
        self.notes.set_language(texts.language, m("change-label"))
        how = para(m("change-how"), "itut-about", "how")
        self.notes.show([*self._match_list(texts, cards), *self._message, how])

    def _match_list(self, texts: AppText, cards: Sequence[tuple[str, int]]) -> Nodes:
        """Return the cards that fit what was typed, each to be picked up at one press."""
        m = texts.message
        if not tokens(self.find.value):
            return []
        if not cards:
            return [para(m("change-no-match"), "itut-notice", "matches", status=True)]
        buttons = [
            elements.button(label, f"hold:{card}", pressed=card == self.card.value) for label, card in cards[:MATCHES]
        ]
        counted = para(m("change-matches", n=len(cards)), "itut-about", "matches", status=True)
        return [counted, h("div", {"class": "itut-steps", "key": "match-list"}, buttons)]

    # --- players and rules ---

    def _fill_table(self) -> None:
        """Fill the fields about players and rules from the table."""
        session, app = self.app.session, self.app
        self._of = session
        self._offering = True
        for field in (self.edition, self.sets, self.count, self.teams, self.reading):
            field.options = ()
        self._offering = False
        setup = session.machine.setup
        self._wanted = (setup.edition, tuple(setup.sets), len(setup.players), tuple(setup.teams))
        for seat, field in enumerate(self.names):
            field.value = app.texts.names[seat] if seat < len(setup.players) else ""

    def _offer_table(self) -> None:
        """Offer editions, sets, readings, numbers of players and teams that go together."""
        if not self._shown or self._offering:
            return
        self._offering = True
        try:
            self._offer_all()
        finally:
            self._offering = False

    def _offer_all(self) -> None:
        texts = self.app.texts
        m, machine = texts.message, self.app.session.machine
        edition, sets, count, teams = self._wanted
        if self.edition.options:
            edition, sets, count = self.edition.value, self.sets.value, self.count.value
        offer(self.edition, [(m(f"find-edition-{each}"), each) for each in EDITIONS], edition)
        offer(self.sets, [(texts.listed(map(texts.set_name, each)), each) for each in _sets(self.edition.value)], sets)
        self.sets.layout.display = None if len(self.sets.options) > 1 else "none"
        readings: list[tuple[str, tuple[str, str] | None]] = [(m("change-as-now"), None)]
        for switch in SWITCHES.values():
            if not switch.waits_for and self.edition.value in switch.arises_in:
                title = texts.game_text.switch(switch.id).title
                readings += [
                    (
                        m("desk-compare-reading", title=title, meaning=m(f"switch-{switch.id}-{choice}")),
                        (switch.id, choice),
                    )
                    for choice in switch.choices
                    if choice != machine.switches[switch.id]
                ]
        offer(self.reading, readings, self.reading.value)
        most = most_players(self.sets.value, switches(self.edition.value, self.sets.value))
        numbers = range(2, max(most, 2) + 1)
        offer(self.count, [(str(n), n) for n in numbers], min(count, most))
        for seat, field in enumerate(self.names):
            labelled(field, m("play-name", n=seat + 1))
            field.placeholder = m("player-nth", n=seat + 1)
            field.layout.display = None if seat < self.count.value else "none"
        of_teams = [(self._teams(each), each) for each in _teams_of(self.count.value, switches(self.edition.value))]
        offer(self.teams, of_teams, self.teams.value if self.teams.value is not None else teams)
        self.teams.layout.display = None if len(of_teams) > 1 else "none"

    def _teams(self, teams: Sequence[int]) -> str:
        """Return teams in words: who sits together, team by team."""
        texts = self.app.texts
        if len(set(teams)) == len(teams):
            return texts.message("change-alone")
        names = [field.value.strip() or field.placeholder for field in self.names]
        sides = [texts.listed(name for name, of in zip(names, teams, strict=False) if of == team) for team in (0, 1)]
        return texts.message("change-sides", one=sides[0], other=sides[1])

    def set_table(self) -> None:
        """Lay the table for the chosen edition, reading, players and teams; what cannot be there is told."""
        texts = self.app.texts
        m = texts.message
        typed = [" ".join(field.value.split()) or field.placeholder for field in self.names[: self.count.value]]
        setup = self.app.session.machine.setup
        own = [texts.names[seat] if seat < len(setup.players) else "" for seat in range(len(typed))]
        changed = [name for name, before in zip(typed, own, strict=True) if name != before]
        if wrong := wrong_names(typed, m, own=changed):
            self._show_message([para(wrong, "itut-notice", "wrong", status=True)])
            return
        edition, reading, teams, sets = self.edition.value, self.reading.value, self.teams.value, self.sets.value
        left_out: list[Problem] = []

        def make(position: Position) -> Position:
            names = [
                position.players[seat].name if seat < len(position.players) and name == own[seat] else Bilingual(name)
                for seat, name in enumerate(typed)
            ]
            made = position_edits.with_sets(position, sets)
            made = position_edits.teamed(made, range(len(made.players)))
            made = position_edits.seated(made, names)
            readings = dict(position.switches) | ({reading[0]: reading[1]} if reading is not None else {})
            if (edition, readings) != (position.edition, dict(position.switches)):
                made, found = position_edits.under(made, edition, readings)
                left_out.extend(found)
            return position_edits.teamed(made, teams)

        if self._change(make):
            done: Nodes = [para(self.app.texts.message("change-done-table"), "itut-about", "done", status=True)]
            if left_out:
                done += [
                    para(self.app.texts.message("change-left-out"), "itut-notice", "left-out"),
                    problems(PositionError(left_out), texts.language),
                ]
            self._of = None
            self._show_message(done)

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
        if self.age.value not in (None, ANY_AGE) and (special or catalogue.age[card] != self.age.value):
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

    # --- on the table ---

    def marks(self, marks: Marks) -> Marks:
        """Return the marks of the table: the card that is held, and where it can be put; no options of the game."""
        held = self._held
        if held is None:
            return replace(marks, choices=frozenset(), chosen=frozenset())
        goals = frozenset(self._goals(held))
        return replace(marks, choices=goals, chosen=frozenset({self.app.step_view.key_of(held)}))

    def _goals(self, card: int) -> Iterator[str]:
        """Yield the keys of the places to which a card can go."""
        session = self.app.session
        catalogue = session.machine.catalogue
        special = catalogue.is_special(card)
        for place in places(session.machine.zones):
            kind = session.machine.zones.kind(place.word)
            if place.bottom or not kind.holds(special=special):
                continue
            if kind.parts is Parts.COLORS:
                yield pile_key(place.seat, Color(catalogue.color[card]))
            elif kind.parts is Parts.BACKS:
                set_, age = sight.back(session.machine, card)
                yield deck_key(age, set_)
            else:
                yield zone_key(place.word, place.seat)

    def take(self, key: str) -> bool:
        """Pick up the card at a place of the table, or put the held one there."""
        if self._held is not None:
            return self._put(self._held, key)
        return self._pick(key)

    def drag(self, source: str, target: str) -> None:
        """Move the card at one place of the table to another."""
        self._held = None
        if self._pick(source) and self._held is not None:
            self._put(self._held, target)

    def let_go(self) -> bool:
        """Put the held card back; return whether one was held."""
        held, self._held = self._held, None
        if held is not None:
            self._show_message([])
            self.app.drawing.redraw()
        return held is not None

    def _pick(self, key: str) -> bool:
        texts, view = self.app.texts, self.app.step_view
        m = texts.message
        card = view.cards.get(key)
        found = card.card if card is not None else self._special_at(key)
        if found is not None:
            self.hold(found)
            return True
        deck = next((each for each in view.view.decks if deck_key(each.age, each.set) == key), None)
        if deck is not None:
            self.find.value, self.color.value, self.age.value = "", None, deck.age
            self._say("change-from-deck", age=f"[{deck.age}]")
        elif card is not None:
            self.find.value, self.color.value, self.age.value = "", None, card.value
            self._say("change-face-down", age=f"[{card.value}]")
        else:
            self._say("change-pick-first")
        self.app.hub.spoken = texts.spoken(m("change-pick-first") if deck is None and card is None else "")
        return True

    def _special_at(self, key: str) -> int | None:
        specials = self.app.session.machine.catalogue.specials
        return next((each.id for each in specials if special_key(each.title) == key), None)

    def hold(self, card: int) -> None:
        """Pick up a card; the next place that is clicked gets it."""
        texts = self.app.texts
        if all(card != each for _, each in self.card.options):
            self.find.value, self.age.value, self.color.value = "", ANY_AGE, None
            self._refresh()
        self.card.value, self._held = card, card
        self._say("change-holding", card=texts.card_title(card))
        self._show_message([*self._message, elements.button(texts.message("change-let-go"), "let-go")])
        self.app.drawing.redraw()

    def _put(self, card: int, key: str) -> bool:
        if key == self.app.step_view.key_of(card):
            return self.let_go()
        place = position_edits.place_of(self.app.step_view.view, key)
        if place is None:
            self._say("change-no-place")
            return True
        self._held = None
        self.card.value = card
        offer(self.to, self.to.options, place)
        self.move()
        self.app.drawing.redraw()
        return True

    def _say(self, message: str, **slots: Slot) -> None:
        words = self.app.texts.message(message, **slots)
        self.app.hub.spoken = self.app.texts.spoken(words)
        self._show_message([para(self.app.texts.marked(words), "itut-lit-words", "held", status=True)])

    # --- changing ---

    def activate(self, does: str, value: str = "") -> None:
        """Handle a click in the notes."""
        carry_out(self._handlers, does, value)

    def move(self) -> None:
        """Move the chosen card to the chosen place."""
        card, place = self.card.value, self.to.value
        if card is None or place is None:
            self._show_message([para(self.app.texts.message("change-nothing"), "itut-notice", "nothing", status=True)])
            return
        session = self.app.session
        before = session.state.zones[session.machine.zones.available]
        if self._change(lambda position: position_edits.moved(position, card, place)):
            texts = self.app.texts
            done = [texts.message("change-done-move", card=texts.card_title(card), place=self._place(texts, place))]
            machine = self.app.session.machine
            after = self.app.session.state.zones[machine.zones.available]
            if card in before and place.word != AVAILABLE and not machine.catalogue.is_special(card):
                value = machine.catalogue.age[card]
                said = "change-was-achievement" if len(after) < len(before) else "change-replaced"
                done.append(texts.message(said, value=f"[{value}]"))
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
            self._redo.append(self.desk.snapshot())
            self.desk.restore(self.undo_stack[-1])
            self._of = None
            self._done(self.app.texts.message("change-taken-back"))

    def again(self) -> None:
        """Make again the edit that was taken back last."""
        if self._redo:
            self.desk.restore(self._redo.pop())
            self._of = None
            self._done(self.app.texts.message("change-made-again"))

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
                    para(m("change-middle"), "itut-notice", "middle", status=True),
                    elements.button(m("change-back"), "back", primary=True),
                ]
            )
            return False
        try:
            changed = make(here)
            game = changed.game()
        except PositionError as error:
            wrong = problems(error, self.app.texts.language)
            self._show_message([para(m("change-not-so"), "itut-notice", "not-so", status=True), wrong])
            return False
        before = self.desk.snapshot()
        self._redo.clear()
        changed = replace(
            changed, title=Bilingual(messages_in("en")("explore-yours"), messages_in("uk")("explore-yours"))
        )
        new = Session(game, viewer=session.viewer, title=changed.title.en)
        self.desk.restore(
            SavedTable(new, changed, table_file(new), None, None, (), False, "", (*before.undo_stack, before))
        )
        return True

    def clear_message(self) -> None:
        """Clear what is about the previous table."""
        self._held, self._of = None, None
        self._show_message([])

    def _done(self, text: str) -> None:
        self._show_message([para(text, "itut-about", "done", status=True)])

    def _show_message(self, content: Nodes) -> None:
        self._message = content
        self._refresh()

    def __repr__(self) -> str:
        return f"TableEditor({len(self.undo_stack)} changes)"


def _sets(edition: int) -> list[tuple[str, ...]]:
    """Return the sets of an edition that can be played together: the base set alone, with each other, and with all."""
    further = [name for name in set_names() if name != BASE and card_set(name).cards(edition)]
    found = [(BASE,), *((BASE, name) for name in further)]
    return found if len(further) < 2 else [*found, (BASE, *further)]


def _teams_of(players: int, choices: Mapping[str, str]) -> list[tuple[int, ...]]:
    """Return the teams in which players can sit: alone, and every way to be two teams that a game allows."""
    pairs = ((0, *rest) for rest in product((0, 1), repeat=players - 1) if any(rest))
    return [tuple(range(players)), *(each for each in pairs if players > 2 and teams_fit(each, choices))]
