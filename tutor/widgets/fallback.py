"""The last picture of a table as a separate output, for a notebook without a kernel.

JupyterLab prefers a widget's view to every other form of an output and waits forever for its kernel, so the picture
cannot be part of the same output. It is HTML with an ``img``, which an untrusted notebook may show too. The style sheet
of the overlay hides it where the live table is in the same output area.
"""

import asyncio
import base64
import weakref
from collections.abc import Callable
from html import escape
from typing import Any, cast

from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg

PAUSE = 1.0
"""seconds without a change after which the output is updated"""
LONGEST = 5.0
"""seconds after which it is updated even if changes continue"""

# hides JupyterLab's "Loading widget..." or "model not found" above the picture
STYLE = (
    "<style>.jp-OutputArea-child:has(+ .jp-OutputArea-child .itut-still) > .jp-OutputArea-output:not(:has(*))"
    "{display:none}</style>"
)
TAIL = '"></div>'


class Fallback:
    """The still picture of a table, displayed for the time when its kernel is gone.

    Without a table it shows the text only. It is updated after a pause of a second and at the end of every cell. After
    a page is reloaded the kernel can no longer update the output; then the overlay writes the picture into the
    notebook.
    """

    def __init__(
        self,
        name: str,
        scene: Callable[[], Scene | None] = lambda: None,
        head_changed: Callable[[str], None] = lambda _: None,
        words: str = "",
    ) -> None:
        self.name = name
        """the display id, by which the overlay finds the output"""
        self._scene, self._head_changed = scene, head_changed
        self._words = words
        self._shown = ""
        """the HTML that was displayed last; empty: nothing yet"""
        self._since: float | None = None
        self._later: asyncio.TimerHandle | None = None

    def follow(self, scene: Callable[[], Scene | None], head_changed: Callable[[str], None]) -> None:
        """Show this table from now on."""
        self._scene, self._head_changed = scene, head_changed
        self.changed()

    @property
    def words(self) -> str:
        """The text above the picture: how to continue."""
        return self._words

    @words.setter
    def words(self, words: str) -> None:
        self._words = words
        self.changed()

    @property
    def html(self) -> str:
        """The current output."""
        scene = self._scene()
        if scene is None:
            return f"{self._opening()}</div>"
        return self._head(scene) + base64.b64encode(to_svg(scene, alone=True).encode()).decode() + TAIL

    def _head(self, scene: Scene) -> str:
        alt = escape(f"{scene.title}. {scene.description}")
        return f'{self._opening()}<img alt="{alt}" style="max-width:100%" src="data:image/svg+xml;base64,'

    def _opening(self) -> str:
        return f'<div class="itut-still" data-table="{self.name}">{STYLE}<p>{escape(self._words)}</p>'

    def changed(self) -> None:
        """Schedule an update."""
        if not self._shown:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # in a script there is no later
            self.flush()
            return
        now = loop.time()
        self._since = now if self._since is None else self._since
        if self._later is not None:
            self._later.cancel()
        self._later = loop.call_later(max(0.0, min(PAUSE, self._since + LONGEST - now)), self.flush)

    def flush(self) -> None:
        """Update the output now."""
        if self._later is not None:
            self._later.cancel()
        self._later, self._since = None, None
        scene = self._scene()
        if not self._shown:
            return
        html = self.html
        if html != self._shown:
            self._shown = html
            if scene is not None:
                self._head_changed(self._head(scene))
            self._publish(update=True)

    def _publish(self, *, update: bool) -> None:
        from IPython import display as shown

        data = {"text/html": self._shown, "text/plain": self._words or repr(self)}
        cast("Any", shown.publish_display_data)(data, transient={"display_id": self.name}, update=update)

    def _ipython_display_(self) -> None:
        scene = self._scene()
        self._shown = self.html
        if scene is not None:
            self._head_changed(self._head(scene))
        self._publish(update=False)
        _follow(self)

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return "Fallback()"


_DISPLAYED: weakref.WeakSet[Fallback] = weakref.WeakSet()


def _follow(fallback: Fallback) -> None:
    """Update a fallback at the end of every cell, because a notebook that runs unattended discards later updates."""
    from IPython.core.getipython import get_ipython

    shell = cast("Any", get_ipython)()
    if shell is not None and not _DISPLAYED:
        shell.events.register("post_run_cell", _cell_ended)
    _DISPLAYED.add(fallback)


def _cell_ended(_: object = None) -> None:
    for fallback in tuple(_DISPLAYED):
        if fallback._later is not None:  # noqa: SLF001
            fallback.flush()
    if not _DISPLAYED:
        from IPython.core.getipython import get_ipython

        cast("Any", get_ipython)().events.unregister("post_run_cell", _cell_ended)


def display(box: Any, text: str, still: Fallback) -> None:
    """Display widgets in a notebook's cell, with ``text`` as plain-text form, and the still picture after them."""
    from IPython import display as shown

    show = cast("Any", shown.display)
    show(box._repr_mimebundle_() | {"text/plain": text}, raw=True)
    show(still)
