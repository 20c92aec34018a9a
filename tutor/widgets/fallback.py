"""The last picture of a table as an output of its own: all that a notebook without a kernel can show.

Lab prefers the view of a widget to every other kind of an output and waits for its kernel without end, so the picture
cannot stand beside the view in one output. It is HTML with the picture in an ``img``, which also a notebook that is not
trusted may show. The style sheet of the overlay hides it wherever the living table is in the same output area.
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
"""seconds without a change after which the output is brought up to the table"""
LONGEST = 5.0
"""seconds after which it is, also if changes go on"""

# Lab's own "Loading widget..." or "model not found" above the picture says nothing that the picture does not.
STYLE = (
    "<style>.jp-OutputArea-child:has(+ .jp-OutputArea-child .itut-still) > .jp-OutputArea-output:not(:has(*))"
    "{display:none}</style>"
)
TAIL = '"></div>'


class Fallback:
    """What ``display`` shows of a table for the time when its kernel is gone; it follows the table.

    While there is no table yet, it is the words alone. It changes when nothing has happened for a second, and at the
    end of every cell. The display of a page that was loaded again is beyond the kernel's reach; there the overlay puts
    the picture into the notebook.
    """

    def __init__(
        self,
        name: str,
        scene: Callable[[], Scene | None] = lambda: None,
        head_changed: Callable[[str], None] = lambda _: None,
        words: str = "",
    ) -> None:
        self.name = name
        """the id under which it is displayed, and by which the overlay finds it"""
        self._scene, self._head_changed = scene, head_changed
        self._words = words
        self._shown = ""
        """what was displayed last"""
        self._since: float | None = None
        self._later: asyncio.TimerHandle | None = None

    def follow(self, scene: Callable[[], Scene | None], head_changed: Callable[[str], None]) -> None:
        """Follow this table from now on."""
        self._scene, self._head_changed = scene, head_changed
        self.changed()

    @property
    def words(self) -> str:
        """One line above the picture: how to go on."""
        return self._words

    @words.setter
    def words(self, words: str) -> None:
        self._words = words
        self.changed()

    @property
    def html(self) -> str:
        """The output as it would be displayed now."""
        scene = self._scene()
        if scene is None:
            return f"{self._opening()}</div>"
        return self._head(scene) + base64.b64encode(to_svg(scene).encode()).decode() + TAIL

    def _head(self, scene: Scene) -> str:
        alt = escape(f"{scene.title}. {scene.description}")
        return f'{self._opening()}<img alt="{alt}" style="max-width:100%" src="data:image/svg+xml;base64,'

    def _opening(self) -> str:
        return f'<div class="itut-still" data-table="{self.name}">{STYLE}<p>{escape(self._words)}</p>'

    def changed(self) -> None:
        """Follow the table soon."""
        if not self._shown:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a script: nothing runs later
            self.flush()
            return
        now = loop.time()
        self._since = now if self._since is None else self._since
        if self._later is not None:
            self._later.cancel()
        self._later = loop.call_later(max(0.0, min(PAUSE, self._since + LONGEST - now)), self.flush)

    def flush(self) -> None:
        """Follow the table now."""
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
    """Bring it up to its table at the end of every cell: what is told later is lost when a notebook runs by itself."""
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
    """Show widgets in a notebook's cell, with a text for where there are none, and the still picture after them."""
    from IPython import display as shown

    show = cast("Any", shown.display)
    show(box._repr_mimebundle_() | {"text/plain": text}, raw=True)
    show(still)
