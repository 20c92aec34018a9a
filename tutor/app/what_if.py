"""What would change the answer: the action on the line is played on tables that differ in one thing each.

It is asked for with a click, played in slices between which whatever the user does comes first, and forgotten when
another action is on the table. From the viewer's seat it knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.game import Game
from engine.positions import PositionError
from engine.positions.position import Position
from engine.run.errors import GameError
from engine.text.errors import WordedError, words_of
from engine.trace.recorder import Level
from engine.whatif import Reply, Tried, WhatIf, reply_to
from engine.whatif.unseen import Unseen
from tutor.app.handlers import Handlers, of_argument, plain
from tutor.app.slices import Sliced
from tutor.panels.elements import heading, para
from tutor.panels.html import Nodes
from tutor.panels.whatif import Asking, compared, whatif_content
from tutor.saved_games import GameFile
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.app.app import App

SLICE = 3
"""variations between two looks at what the user does"""
LOOKS = 20
"""exchanged cards between two looks"""


@dataclass(frozen=True, slots=True)
class Before:
    """The table in whose place a varied one was put."""

    session: str
    position: Position | None
    game_file: GameFile | None


class WhatIfs(Sliced):
    """What an app shows of it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.asking = Asking()
        self._about: tuple[object, ...] = ()
        """the action that was asked about, and whose eyes look"""
        self._before: Before | None = None

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "whatif": plain(self.ask),
            "whatif-close": plain(self.close),
            "whatif-stop": plain(self.stop),
            "whatif-on": plain(self.go_on),
            "whatif-compare": of_argument(lambda place: self._compare(int(place))),
            "whatif-open": of_argument(lambda place: self._open(int(place))),
            "whatif-back": plain(self.back),
        }

    # --- what is asked about ---

    def _action(self) -> tuple[int, tuple[Reply, ...]] | None:
        """Return the step at which the action of the cursor was chosen, and all answers on the line from there on."""
        session = self.app.session
        path = session.path()
        at = path.index(session.cursor)
        started = [
            place
            for place, index in enumerate(path)
            if session.steps[index].answer is not None and self._asked(index).purpose == "turn"
        ]
        first = next((place for place in reversed(started) if place <= at), None)
        if first is None:
            return None
        last = next((place for place in started if place > first), len(path))
        replies = [
            reply_to(session.machine, self._asked(index), answer)
            for index in path[first:last]
            if (answer := session.steps[index].answer) is not None
        ]
        return session.steps[path[first]].parent, tuple(replies)

    def _asked(self, index: int):  # type: ignore[no-untyped-def]  # noqa: ANN202
        session = self.app.session
        request = session.steps[session.steps[index].parent].request
        assert request is not None
        return request

    def ask(self) -> None:
        """Play the action of the cursor on tables that differ in one thing each."""
        app = self.app
        if self.conceals:
            app.notice("whatif-hidden-now")
            return
        app.tabs.selected_index = app.tabs.children.index(app.whatif)
        found = self._action()
        if found is None:
            app.notice("whatif-nothing-yet")
            return
        step, replies = found
        session = app.session
        game = Game(session.steps[step].state.copy(), machine_=session.machine.fork())
        self.close(draw=False)
        try:
            whatif = WhatIf(game, replies, session.viewer)
            unseen = None
            if session.viewer is not None and len(replies) == 1 and game.request is not None:
                path = session.path()
                answer = session.steps[path[path.index(step) + 1]].answer
                unseen = Unseen(game, answer, session.viewer)
        except (PositionError, WordedError, GameError) as error:
            self.asking = replace(self.asking, error=words_of(error, app.lang) or str(error))
        else:
            self.asking = replace(self.asking, whatif=whatif, unseen=unseen, error="")
        self._about = (session.tree, step, replies, session.viewer)
        self.go_on()
        app.whatif.bring_part_into_view("label")

    def close(self, *, draw: bool = True) -> None:
        """Forget what was asked."""
        self._slices.halt()
        self.asking = Asking(can_go_back=self._before is not None)
        self._about = ()
        if draw:
            self.show()

    # --- playing ---

    def go_on(self) -> None:
        """Play on; without an event loop, as in a script, to the end."""
        self._slices.start(self._parts())

    def _parts(self) -> Iterator[None]:
        """Yield after each part of the work."""
        asking = self.asking
        if asking.whatif is not None:
            while asking.whatif.grow(SLICE):
                yield
        if asking.unseen is not None:
            while asking.unseen.grow(LOOKS):
                yield

    def stop(self) -> None:
        """Play no more until somebody asks to go on."""
        self._slices.halt()
        self.show()

    # --- showing ---

    def draw(self) -> None:
        """Show it after a drawing of the app; another action, or other eyes, end it."""
        session = self.app.session
        if self._about and not self.conceals:
            found = self._action()
            if found is None or (session.tree, *found, session.viewer) != self._about:
                self.close(draw=False)
        elif self._about:
            self.close(draw=False)
        self.show()

    def show(self) -> None:
        """Show what is known so far."""
        app = self.app
        with app.whatif.hold_sync():
            app.whatif.show(self._content())
            app.whatif.is_empty = False

    def _content(self) -> Nodes:
        app, texts = self.app, self.app.texts
        if app.seats.covered:
            return []
        if self.conceals:
            return [
                heading(texts.message("whatif-label"), "label"),
                para(texts.message("whatif-hidden-now"), "itut-about", "hidden"),
            ]
        return whatif_content(replace(self.asking, opens=app.tries_out, running=self.running), texts)

    def _tried(self, place: int) -> Tried | None:
        whatif = self.asking.whatif
        return whatif.tried[place] if whatif is not None and 0 <= place < len(whatif.tried) else None

    def _compare(self, place: int) -> None:
        whatif, tried = self.asking.whatif, self._tried(place)
        if whatif is None or tried is None or tried.reached is None or self.conceals:
            return
        app, names = self.app, self.app.texts.names
        app.compare(lambda: compared(whatif, place, app.lang, names))

    def _open(self, place: int) -> None:
        """Put a varied table in place of the one on the table, with the same answers played as far as they fit."""
        tried, app = self._tried(place), self.app
        if tried is None or tried.position is None or tried.reached is None or self.conceals or not app.tries_out:
            return
        position = _named(tried.position, app.position)
        session = Session(position.game(Level.FULL), viewer=app.session.viewer, title=position.title.en)
        for _, _, picked in tried.reached.asked:
            session.play(picked, run=True)
        self.put(session, position)

    def put(self, session: Session, position: Position | None) -> None:
        """Put another table in place of the one on the table, which can be put back."""
        app = self.app
        self._before = self._before or Before(app.session.dumps(), app.position, app.game_file)
        app.replace(session, position=position)
        self.close()

    @property
    def stands_in(self) -> bool:
        """Whether another table was put in place of the one on the table."""
        return self._before is not None

    def stay(self) -> None:
        """Forget the table before, as the one on the table is no longer in its place."""
        self._before = None
        self.close(draw=False)

    def back(self) -> None:
        """Put the table back in whose place a varied one was put."""
        before, self._before = self._before, None
        if before is None:
            return
        self.app.replace(Session.loads(before.session), position=before.position, save_file=before.game_file)
        self.close()


def _named(position: Position, like: Position | None) -> Position:
    """Return a position with the names and the title of another, in both languages."""
    if like is None or len(like.players) != len(position.players):
        return position
    players = tuple(
        player._replace(name=other.name) for player, other in zip(position.players, like.players, strict=True)
    )
    return replace(position, title=like.title, players=players)
