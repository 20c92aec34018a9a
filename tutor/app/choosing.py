"""Deciding: picking options in the panel Now, on the table, and by digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.model.state import Request
from engine.query import together
from engine.run import actions
from engine.run.options import open_options, token
from engine.text.messages import LANGUAGES
from tutor.app.handlers import Handlers, plain
from tutor.panels import typed_acts
from tutor.panels.commands import BY_NAME, IGNORED
from tutor.panels.explanations import explain
from tutor.panels.marks import way_of
from tutor.panels.now import Selection, label_of, refusal, shown_order, typed_key
from tutor.scene.lanes import arrows_alone
from tutor.scene.layout import opened_seat
from tutor.scene.patterns import THEMES
from tutor.scene.primitives import Scene

if TYPE_CHECKING:
    from tutor.app.app import App


class Choosing:
    """Answers the pending request of an app's session."""

    def __init__(self, app: App) -> None:
        self.app = app

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "option": lambda name, _: self.pick(self._option_named(name)),
            "confirm": plain(self._confirm),
            "decline": lambda _, __: self.app.answer(()),
            "digit": lambda digit, _: self._digit(int(digit)),
            "type": lambda _, __: self.app.now.focus(typed_key(self.app.session.cursor)),
            "typed": lambda _, text: self._typed(text),
            "undone": lambda card, _: self._undone(int(card)),
        }

    def preview(self, name: str) -> tuple[Scene, str] | None:
        """Return the arrow of where a choice would lead, with its words; ``None`` if nothing can be shown.

        ``name`` is ``option:`` with the name of an option, or the key of a place on the table.
        """
        app, step_view = self.app, self.app.step_view
        if not (app.concealed.offers and app.concealed.shows_previews) or app.table.scene is None:
            return None
        if name.startswith("option:"):
            options = [self._option_named(name.removeprefix("option:"))]
        else:
            options = step_view.choices().get(name, [])
        found = way_of(step_view, app.texts, options[0]) if len(options) == 1 and options[0] >= 0 else None
        if found is None:
            return None
        drawn = arrows_alone(app.table.scene, (found,), THEMES[app.display.viewport.theme])
        return (drawn, app.texts.describe("coming", moves=(found.label,))) if drawn is not None else None

    def pick(self, option: int) -> None:
        """Pick an option, or unpick it; where one is asked for, answer with it."""
        request, app = self.app.session.request, self.app
        if request is None:
            app.notice("notice-nothing-asked")
            return
        if request.high == 1 or option not in request.options:  # which is refused
            app.answer((option,))
            return
        picked = app.attention.selection.picked
        if option in picked:
            picked = tuple(each for each in picked if each != option)
        elif len(picked) >= request.high:
            app.notice("notice-too-many", n=request.high)
            return
        elif not together.fit(app.session.machine, app.session.state, request.together, (*picked, option)):
            app.notice(f"notice-{request.together}")
            return
        else:
            picked = (*picked, option)
        app.attention.selection = Selection(picked)
        app.drawing.draw()

    def _confirm(self) -> None:
        request, picked = self.app.session.request, self.app.attention.selection.picked
        if request is not None and len(picked) < request.low:
            self.app.notice("notice-not-enough", n=request.low - len(picked))
            return
        self.app.answer(picked)

    def _digit(self, digit: int) -> None:
        app, request = self.app, self.app.session.request
        if app.take_digit is not None and app.take_digit(digit):
            return
        offered = shown_order(app.drawing.step_view, request) if request is not None else ()
        if digit <= len(offered):
            if app.input.allows(BY_NAME["option"]):
                self.pick(offered[digit - 1])
        elif offered and request is not None and request.optional and digit == len(offered) + 1:
            app.do("decline")

    def _undone(self, card: int) -> None:
        self.app.notice("not-done-reason", card=self.app.texts.card_title(card))

    def _typed(self, text: str) -> None:
        """Do what was typed, if it means one thing that is offered; say what was understood, or what is offered."""
        app, session, request = self.app, self.app.session, self.app.session.request
        step_view, selection = app.step_view, app.drawing.selection()
        if not text.strip():
            return
        if request is None or session.closed is not None:
            app.say(refusal(step_view, app.texts, ""))
            return
        asked = request
        texts = [app.texts, *(app.titles.texts_in(each) for each in LANGUAGES if each != app.lang)]
        offered = typed_acts.offers(
            session.machine, session.state, session.viewer, shown_order(step_view, asked), texts,
            lambda words, option: label_of(step_view, words, selection, asked, option),
        )  # fmt: skip
        none = typed_acts.nothing(texts) if asked.optional else ()
        found = typed_acts.understand(text, offered, several=asked.high > 1, nothing=none)
        if found.picked is None or not (found.picked or asked.optional):
            app.say(typed_acts.refusal(app.texts, replace(found, unclear=found.unclear or text.strip()), offered))
            return
        with app.one_redraw():
            step, picked = session.step, found.picked
            if asked.high > 1 and picked:
                app.attention.selection = Selection()
                for option in dict.fromkeys(picked):
                    self.pick(option)
                if not app.attention.selection.notice:
                    self._confirm()
            else:
                app.answer(picked)
        if session.step is not step:
            labels = app.texts.listed(offer.label for offer in offered if offer.option in picked)
            message = app.texts.message("typed-understood" if picked else "typed-nothing-chosen", act=labels)
            news = app.hub.spoken
            app.say(message)
            app.hub.spoken = f"{app.hub.spoken} {news}"

    def _option_named(self, name: str) -> int:
        """Return the option that a page names so; -1 if there is none."""
        session = self.app.session
        machine, state, viewer = session.machine, session.state, session.viewer
        names = {token(machine, state, viewer, each): each for each in open_options(machine, state, viewer)}
        return names.get(name, -1)

    def answer(self, picked: Sequence[int]) -> None:
        """Answer the pending request. A Dogma then waits to be stepped through; any other action runs to its end.

        So does a free Dogma that follows a promotion or belongs to a showcase.
        """
        session, request = self.app.session, self.app.session.request
        action = request is not None and request.kind == "action" and bool(picked) and picked[0] in request.options
        dogma = action and actions.split(session.machine, picked[0])[0].executes
        self.app.attention.selection = Selection()
        session.play(tuple(picked), run=not dogma and not self.app.drawing.step_view.in_dogma, past_dogmas=False)

    # --- on the table ---

    def _several_ways(self, request: Request, options: Sequence[int]) -> None:
        """Tell in which ways a place can be chosen, as a Dogma or endorsed, and bring the first into sight."""
        app, step_view = self.app, self.app.drawing.step_view
        ordered = [each for each in shown_order(step_view, request) if each in options]
        selection = app.drawing.selection()
        ways = [label_of(step_view, app.texts, selection, request, each) for each in ordered]
        app.say(app.texts.message("notice-several-ways", ways=app.texts.listed(ways)))
        machine, state, viewer = app.session.machine, app.session.state, app.session.viewer
        app.now.bring_part_into_view(f"option-{token(machine, state, viewer, ordered[0])}")

    def on_table(self, key: str) -> None:
        """Handle a click on the table: pick the one option there, or read the card, or say why it is no option."""
        app, attention, step_view = self.app, self.app.attention, self.app.drawing.step_view
        seat = opened_seat(key)
        if seat is not None:
            app.display.open_board(seat)
            return
        refused = app.input.refused(BY_NAME["option"])
        if refused == IGNORED:
            return
        options = step_view.choices().get(key, []) if not refused else []
        if len(options) == 1:
            self.pick(options[0])
            return
        request = app.session.request
        if options and request is not None and request.kind == "action":
            self._several_ways(request, options)
            return
        card = step_view.cards.get(key)
        reads = card is not None and card.card is not None
        if card is not None and card.card is not None:
            attention.looked_up_card = card.card
        if refused:
            app.say("" if reads else app.texts.message(refused))
            return
        attention.asked_about = f"seat:{key.removeprefix('player-')}" if key.startswith("player-") else f"thing:{key}"
        found = explain(step_view, app.texts, attention.asked_about)
        if found is None:
            attention.asked_about = ""
        if found is not None and (attention.asked_about.startswith("seat:") or found.of_place):
            attention.selection = replace(attention.selection, notice="")
            app.ask(attention.asked_about)
        else:
            app.say(refusal(step_view, app.texts, key))
