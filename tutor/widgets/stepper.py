"""The bar below the table and the settings above it, made of ipywidgets controls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from engine.query.sight import Viewer
from tutor.panels.app_text import AppText
from tutor.widgets.message_batch import Batched

BAR = ("start", "back", "into", "over", "out", "decision", "end", "play")


class _Button(Batched, ipywidgets.Button):
    pass


class _Slider(Batched, ipywidgets.IntSlider):
    pass


class _Dropdown(Batched, ipywidgets.Dropdown):
    pass


def _button(name: str, on_click: Callable[[str], None]) -> ipywidgets.Button:
    button = _Button(layout=ipywidgets.Layout(width="auto"))
    button.add_class("itut-bar-button")
    button.add_class(f"itut-do-{name}")
    button.on_click(lambda _: on_click(name))
    return button


class Stepper(Batched, ipywidgets.HBox):
    """Buttons for back, into, over, out, next decision, end and play, a slider, and the choice of table layout.

    No button is ever disabled, because the browser would drop the focus; a button that cannot act says why.
    """

    def __init__(self, do: Callable[[str], None], slide: Callable[[int], None]) -> None:
        self.buttons = {name: _button(name, do) for name in BAR}
        self._do, self._slid = do, slide
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
        first = [self.buttons[name] for name in BAR if name != "play"]
        self.view = _button("table", do)
        self._compact = False
        super().__init__(children=[*first, self.slider, self.buttons["play"], self.view])
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

    def table(self, *, compact: bool) -> None:
        """Offer the table layout that is not shown."""
        self._compact = compact
        if self._texts is not None:
            name = "bar-table-full" if compact else "bar-table-compact"
            self.view.description, self.view.tooltip = self._texts.message(name), self._texts.message(f"{name}.hint")

    def set_texts(self, texts: AppText) -> None:
        """Label the controls."""
        self._texts = texts
        self.table(compact=self._compact)
        for name, button in self.buttons.items():
            button.description, button.tooltip = texts.message(f"bar-{name}"), texts.message(f"bar-{name}.hint")
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
        names = ("resume", "en", "uk", "smaller", "larger", "motion", "class", "full", "help")
        self.buttons = {name: _button(name, do) for name in names if name != "full"}
        # the browser opens full screen only on a click, so the kernel takes no part
        self.buttons["full"] = _button("full", lambda _: None)
        self.views: list[tuple[str, View]] = []
        self._see, self._quiet = see, False
        self.seat = _Dropdown(layout=ipywidgets.Layout(width="auto"))
        self.seat.add_class("itut-seat")
        self.seat.observe(self._chosen, "index")
        super().__init__(children=[self.seat, *(self.buttons[name] for name in names)])
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
        messages = {
            "resume": "set-resume", "en": "set-english", "uk": "set-ukrainian", "smaller": "set-smaller",
            "larger": "set-larger", "motion": "set-motion-on" if motion else "set-motion-off",
            "class": "set-class", "full": "set-full", "help": "set-help",
        }  # fmt: skip
        for name, message in messages.items():
            button = self.buttons[name]
            button.description, button.tooltip = texts.message(message), texts.message(f"{message}.hint", n=resumable)
        for name, on in (("en", lang == "en"), ("uk", lang == "uk"), ("class", presenting)):
            button = self.buttons[name]
            (button.add_class if on else button.remove_class)("itut-on")
        self.buttons["resume"].layout.display = None if resumable else "none"

    def __repr__(self) -> str:
        return "Settings()"

    def _repr_keys(self) -> tuple[()]:
        return ()
