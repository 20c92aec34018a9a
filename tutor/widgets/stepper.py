"""The bar below the table and the settings above it, made of ipywidgets controls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from engine.query.sight import Viewer
from tutor.panels.app_text import AppText
from tutor.panels.commands import Command, Place, at
from tutor.widgets.message_batch import Batched

STATED = ("play",)
"""commands whose label tells what the button would do now"""


class _Button(Batched, ipywidgets.Button):
    pass


class _Slider(Batched, ipywidgets.IntSlider):
    pass


class _Dropdown(Batched, ipywidgets.Dropdown):
    pass


def _button(command: Command, do: Callable[[str], None]) -> ipywidgets.Button:
    button = _Button(layout=ipywidgets.Layout(width="auto"))
    button.add_class("itut-bar-button")
    button.add_class(f"itut-do-{command.name}")
    if command.toggles:
        button.add_class("itut-toggle")  # the browser sets its state from "itut-on"
    if not command.by_browser:
        button.on_click(lambda _: do(command.name))
    return button


def _buttons(place: Place, do: Callable[[str], None]) -> dict[str, ipywidgets.Button]:
    """Return the buttons of a place by the names of their commands."""
    return {command.name: _button(command, do) for command in at(place)}


def _turn(button: ipywidgets.Button, *, on: bool) -> None:
    (button.add_class if on else button.remove_class)("itut-on")


class Stepper(Batched, ipywidgets.HBox):
    """Buttons of the commands that step, a slider, and the choice of table layout.

    No button is ever disabled, because the browser would drop the focus; a button that cannot act says why.
    """

    def __init__(self, do: Callable[[str], None], slide: Callable[[int], None]) -> None:
        self.buttons = _buttons(Place.BAR, do)
        self._slid = slide
        self._quiet = False
        self._texts: AppText | None = None
        self.slider = _Slider(
            min=0,
            max=1,
            value=0,
            readout=False,
            continuous_update=True,
            layout=ipywidgets.Layout(width="auto", flex="1 1 24px"),
        )
        self.slider.add_class("itut-slider")
        self.slider.observe(self._moved, "value")
        last = [self.buttons["play"]]
        first = [button for button in self.buttons.values() if button not in last]
        super().__init__(children=[*first, self.slider, *last])
        self.add_class("itut-bar")

    def _moved(self, change: Any) -> None:
        if not self._quiet:
            self._slid(int(change["new"]))

    def show(self, number: int, last: int, *, playing: bool, can_step: bool) -> None:
        """Show the session's place: step ``number`` of ``last``."""
        self._quiet = True
        try:
            # two messages, the wider range first: the browser clips a value outside its old range
            if last >= self.slider.max:
                self.slider.max = max(1, last)
                self.slider.value = number
            else:
                self.slider.value = number
                self.slider.max = max(1, last)
        finally:
            self._quiet = False
        # a class of the bar, not of each button: every changed widget costs a message
        for name, on in (("start", number == 0), ("end", not can_step)):
            (self.add_class if on else self.remove_class)(f"itut-at-{name}")
        play = self.buttons["play"]
        if self._texts is not None:
            name = "bar-pause" if playing else "bar-play"
            play.description, play.tooltip = self._texts.message(name), self._texts.message(f"{name}.hint")

    def set_texts(self, texts: AppText) -> None:
        """Label the controls."""
        self._texts = texts
        for command in at(Place.BAR):
            if command.name not in STATED:
                button, label = self.buttons[command.name], command.label
                button.description, button.tooltip = texts.message(label), texts.message(f"{label}.hint")
        self.slider.tooltip = texts.message("bar-slider.hint")
        self.slider.description_allow_html = False

    def __repr__(self) -> str:
        return "Stepper()"

    def _repr_keys(self) -> tuple[()]:
        return ()


View = Viewer | str
"""the viewer: a seat, ``None`` (every card), -1 (public information), ``"decider"`` (the deciding player)"""


class Settings(ipywidgets.HBox):
    """Controls for viewer, language, text size, motion, presentation and help, and a button to resume a saved game."""

    def __init__(self, do: Callable[[str], None], see: Callable[[View], None]) -> None:
        self.buttons = _buttons(Place.SETTINGS, do)
        self.views: list[tuple[str, View]] = []
        self._see, self._quiet = see, False
        self.seat = _Dropdown(layout=ipywidgets.Layout(width="auto"))
        self.seat.add_class("itut-seat")
        self.seat.observe(self._chosen, "index")
        super().__init__(children=[self.seat, *self.buttons.values()])
        self.add_class("itut-settings")

    def _chosen(self, change: Any) -> None:
        if not self._quiet and change["new"] is not None:
            self._see(self.views[change["new"]][1])

    def seats(self, texts: AppText, view: View) -> None:
        """List the views of this table; ``view`` is the current one."""
        self.views = [(texts.message("seat-of", name=name), seat) for seat, name in enumerate(texts.names)]
        self.views += [
            (texts.message("seat-decider"), "decider"),
            (texts.message("seat-all"), None),
            (texts.message("seat-nobody"), -1),
        ]
        names = [name for name, _ in self.views]
        place = next((n for n, (_, each) in enumerate(self.views) if each == view), 0)
        self._quiet = True
        try:
            if list(self.seat.options) != names:
                self.seat.options = names
            self.seat.index = place
        finally:
            self._quiet = False
        self.seat.tooltip = texts.message("seat-label")

    def set_texts(
        self, texts: AppText, lang: str, *, motion: bool, resumable: int = 0, presenting: bool = False
    ) -> None:
        """Label the controls and show the current settings; ``resumable`` games can be resumed."""
        on = {"en": lang == "en", "uk": lang == "uk", "class": presenting, "motion": motion}
        for command in at(Place.SETTINGS):
            button, label = self.buttons[command.name], command.label
            if command.name in ("class", "motion"):
                label += "-on" if on[command.name] else "-off"
            button.description, button.tooltip = texts.message(label), texts.message(f"{label}.hint", n=resumable)
            if command.name in on:
                _turn(button, on=on[command.name])
        self.buttons["resume"].layout.display = None if resumable else "none"

    def __repr__(self) -> str:
        return "Settings()"

    def _repr_keys(self) -> tuple[()]:
        return ()
