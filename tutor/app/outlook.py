"""What can follow and what it is worth: the outcomes of an action, or of the rest of a running one, and values.

Both grow in slices, between which whatever the user does comes first, and end when the game moves on. From the viewer's
seat they know no more than the seat; while a lesson or a class asks they are silent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from engine.explore import OutcomeTree, Row, bounds, card_ends, leaves_of, rows
from engine.explore.tree import Kind
from engine.explore.worlds import swap
from engine.game import Game
from engine.model.state import State
from engine.run.errors import GameError
from engine.run.machine import UnknownCard
from engine.run.options import open_options, token
from engine.worth import Values
from tutor.app.handlers import Handlers, of_argument, plain
from tutor.app.slices import Sliced
from tutor.panels.elements import heading, para
from tutor.panels.html import Nodes
from tutor.panels.outlook import MOST_SHOWN, Offer, Outlook, outlook_content, wanted
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.app.app import App

STATES = 10_000
"""states that are tried before somebody must ask to go on"""
SLICE = 60
"""of these, states between two looks at what the user does"""
WORLDS = 10
"""worlds in which every answer is tried before somebody must ask to go on"""
ANSWERS = 25
"""answers of a game that is played on, between two looks"""


class Outlooks(Sliced):
    """What an app shows of it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.outlook = Outlook()
        self.opened = False
        """whether somebody wants to see it, though nothing has happened yet"""
        self._about: tuple[object, ...] = ()
        """the step that was asked about, and whose eyes look"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "outlook-open": plain(self.open),
            "outlook": of_argument(self.ask),
            "outlook-value": plain(self.value),
            "outlook-on": plain(self.go_on),
            "outlook-stop": plain(self.stop),
            "outlook-close": plain(self.close),
            "outlook-only": of_argument(self._only),
            "outlook-cards": plain(self._list_cards),
            "outlook-show": of_argument(lambda place: self._show_line(int(place))),
        }

    @property
    def is_selected(self) -> bool:
        """Whether its tab is the one that is looked at."""
        tabs = self.app.tabs
        return bool(tabs.selected_index == tabs.children.index(self.app.outlook))

    # --- asking ---

    def _offers(self) -> list[tuple[Offer, tuple[int, ...] | None]]:
        """Return of what the outcomes can be asked for: each action, or the rest of the running one."""
        session, texts = self.app.session, self.app.texts
        request = session.request
        if request is None or session.closed is not None:
            return []
        if request.purpose != "turn":
            return [(Offer("", texts.message("outlook-rest")), None)]
        m, s, viewer = session.machine, session.state, session.viewer
        return [
            (Offer(token(m, s, viewer, option), texts.option(s, request, option)), (option,))
            for option in open_options(m, s, viewer)
        ]

    @property
    def _can_value(self) -> bool:
        """Whether the viewer may know what the deciding player knows."""
        session = self.app.session
        return session.request is not None and session.viewer in (None, session.request.seat)

    def open(self) -> None:
        """Show what can be asked."""
        app = self.app
        if self.conceals:
            app.notice("outlook-hidden")
            return
        self.opened = True
        app.tabs.selected_index = app.tabs.children.index(app.outlook)
        self.show()
        app.outlook.bring_part_into_view("label")

    def _begin(self) -> None:
        session = self.app.session
        self._slices.halt()
        self._about = (session.tree, session.cursor, session.viewer)

    def ask(self, name: str) -> None:
        """Look at the outcomes of an option by its name in the page; empty: of the rest of the running action."""
        if self.conceals:
            return
        found = next((answer for offer, answer in self._offers() if offer.name == name), False)
        if found is False:
            return
        self._begin()
        session = self.app.session
        assert not isinstance(found, bool)
        self.outlook = Outlook(tree=OutcomeTree(session.game, found, seat=session.viewer))
        self.go_on()

    def value(self) -> None:
        """Play on with the bots after every answer."""
        if self.conceals or not self._can_value:
            return
        self._begin()
        self.outlook = Outlook(values=Values(self.app.session.game, seed=1))
        self.go_on()

    def go_on(self) -> None:
        """Look further; without an event loop, as in a script, until somebody must ask again."""
        outlook = self.outlook
        if outlook.tree is not None:
            self._slices.start(self._grow(outlook.tree))
        elif outlook.values is not None:
            self._slices.start(outlook.values.in_parts(WORLDS, ANSWERS))

    def stop(self) -> None:
        """Look no further until somebody asks to go on; what was found is shown."""
        self._slices.halt()
        tree = self.outlook.tree
        if tree is not None and tree.known:
            self._slices.start(self._rows(tree))
        self.show()

    def close(self) -> None:
        """Forget it."""
        self._forget()
        self.opened = False
        self.show()

    def _forget(self) -> None:
        self._slices.halt()
        self.outlook, self._about = Outlook(), ()

    # --- working ---

    def _grow(self, tree: OutcomeTree) -> Iterator[None]:
        self.outlook = replace(self.outlook, rows=(), ends={})
        last = tree.tried + STATES
        while tree.known and tree.tried < last and tree.grow(min(SLICE, last - tree.tried)):
            yield
        yield from self._rows(tree)

    def _rows(self, tree: OutcomeTree) -> Iterator[None]:
        """Group the outcomes, and count how likely those are that are shown, one after another."""
        if not self.outlook.ends and tree.known:
            self.outlook = replace(self.outlook, ends=card_ends(tree))
            yield
        by_card = wanted(self.outlook.only)
        leaves = set(leaves_of(tree, by_card)) if by_card is not None and tree.known else None
        found: list[Row] = rows(tree, leaves, most=0) if tree.known else []
        for place, each in enumerate(found[:MOST_SHOWN]):
            found[place] = replace(each, bounds=bounds(tree, each.leaves))
            yield
        self.outlook = replace(self.outlook, rows=tuple(found))

    # --- showing ---

    def draw(self) -> None:
        """Show it after a drawing of the app; a move of the game, or other eyes, end it."""
        session = self.app.session
        if self._about and (self.conceals or (session.tree, session.cursor, session.viewer) != self._about):
            self._forget()
        self.show()

    def show(self) -> None:
        """Show what is known so far."""
        with self.app.outlook.hold_sync():
            self.app.outlook.show(self._content())
            self.app.outlook.is_empty = self.conceals or not (self.opened or self._about)

    def _content(self) -> Nodes:
        app, texts = self.app, self.app.texts
        if app.seats.covered:
            return []
        if self.conceals:
            return [
                heading(texts.message("outlook-label"), "label"),
                para(texts.message("outlook-hidden"), "itut-about", "hidden"),
            ]
        if not self.opened and not self._about and not self.is_selected:
            return []  # nobody looks, and most steps need no list of actions
        offers = [offer for offer, _ in self._offers()]
        return outlook_content(
            replace(self.outlook, offers=offers, can_value=self._can_value, running=self.running, plays=app.tries_out),
            texts,
        )

    def _only(self, only: str) -> None:
        tree, by_card, before = self.outlook.tree, wanted(only), wanted(self.outlook.only)
        if tree is None:
            return
        if by_card is not None and any(
            zone not in self.outlook.ends.get(card, ()) for card, (zone,) in by_card.card_in
        ):
            return
        self.outlook = replace(self.outlook, only=only, lists_cards=False)
        grows = self.running and not self.outlook.rows
        if (by_card is not None or before is not None) and not grows:
            self._slices.start(self._rows(tree))
        self.show()

    def _list_cards(self) -> None:
        self.outlook = replace(self.outlook, lists_cards=not self.outlook.lists_cards)
        self.show()

    # --- the line that leads there ---

    def _show_line(self, place: int) -> None:
        """Play the line that leads to an outcome.

        Where only players decide, it is played on the table. Where unknown cards are drawn, another table is put in its
        place, on which just those cards are drawn; it is as likely as this one for who looks.
        """
        tree, app = self.outlook.tree, self.app
        if tree is None or self.conceals or not app.tries_out or not 0 <= place < len(self.outlook.rows):
            return
        try:
            self._play_line(tree, self.outlook.rows[place].leaves[0])
        except GameError:
            app.notice("outlook-not-shown")

    def _play_line(self, tree: OutcomeTree, leaf: int) -> None:
        app, session = self.app, self.app.session
        if tree.seat is None or not any(step.kind is Kind.CHANCE for step in tree.line(leaf)):
            answers = ([tree.answer] if tree.answer is not None else []) + [step.picked for step in tree.line(leaf)]
            with app.one_redraw():
                for answer in answers:
                    session.play(answer, run=True)
            return
        state, answers = world_of(tree, leaf)
        varied = Session(Game(state, machine_=session.machine.fork()), viewer=session.viewer, title=session.title)
        for answer in answers:
            varied.play(answer, run=True)
        app.what_if.put(varied, app.position)
        app.notice("outlook-other-table")


def world_of(tree: OutcomeTree, leaf: int) -> tuple[State, list[tuple[int, ...]]]:
    """Return the table at the root on which a line draws its cards, and the answers along it.

    Raises:
        GameError: the line names a choice that the seat cannot know.
    """
    steps = tree.line(leaf)
    drawn = [step.picked[0] for step in steps if step.kind is Kind.CHANCE]
    answers = ([tree.answer] if tree.answer is not None else []) + [
        step.picked for step in steps if step.kind is Kind.CHOICE
    ]
    root = tree.root.copy()
    for count in range(len(drawn)):
        card = _nth_unknown(tree, root, answers, count)
        if card is not None:
            swap(tree.machine, root, card, drawn[count])
    return root, answers


def _nth_unknown(tree: OutcomeTree, root: State, answers: list[tuple[int, ...]], number: int) -> int | None:
    """Return the card that is drawn unknown as the ``number``-th from 0; ``None`` if fewer are."""
    m, state = tree.machine, root.copy()
    looking = m.unseen_by
    assert looking is not None
    rest, found = iter(answers), 0
    while True:
        if state.request is not None:
            answer = next(islice(rest, 1), None)
            if answer is None:
                return None
            m.answer(state, m.check(state, answer))
        if state.result is not None:
            return None
        before = state.copy()
        try:
            m.step(state)
        except UnknownCard as unknown:
            if found == number:
                return unknown.card
            found += 1
            state = before
            state.seen[unknown.card] |= 1 << looking
