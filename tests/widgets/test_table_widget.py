import asyncio
import base64
import json
from collections.abc import Callable
from typing import Any

import ipycanvas.canvas
import pytest

from engine.lang.terms import Icon
from tests.scene import tables
from tests.scene.stub_words import StubWords
from tutor.scene.primitives import Path, Rect, Scene, Stroke, Text
from tutor.scene.svg import to_svg
from tutor.scene.table import Marks, Options, draw_card, draw_table
from tutor.widgets import canvas, fallback
from tutor.widgets.table import TableWidget

WORDS = StubWords()


def scene(**marks: Any) -> Scene:
    return draw_table(tables.staging(), WORDS, Marks(**marks), Options())


def say(widget: TableWidget, message: dict[str, str]) -> list[dict[str, Any]]:
    """What the overlay answers to a message from the browser."""
    sent: list[dict[str, Any]] = []
    widget.overlay.send = lambda content, buffers=None: sent.append(content)
    widget.overlay._handle_custom_msg(message, [])
    return sent


def test_shows_boxes_and_picture() -> None:
    widget = TableWidget(scene(choices=frozenset({"writing"})))
    boxes = {box["key"]: box for box in widget.overlay.scene["boxes"]}
    assert boxes["writing"]["enabled"]
    assert boxes["writing"]["role"] == "button"
    assert boxes["archery"]["role"] == "img"
    assert widget.overlay.svg.startswith("<svg")
    assert widget.overlay.svg == to_svg(scene(choices=frozenset({"writing"})))
    assert (alone := widget._repr_svg_()) is not None
    assert "@font-face" in alone
    assert len(widget.children) == 2


def test_activation_reaches_the_callbacks() -> None:
    widget = TableWidget(scene())
    heard: list[str] = []
    widget.on_activate(heard.append)
    say(widget, {"type": "activate", "key": "writing"})
    say(widget, {"type": "activate", "key": "no such box"})
    say(widget, {"type": "nonsense"})
    widget.activate("deck-1")
    widget.on_activate(heard.append, remove=True)
    widget.activate("deck-2")
    assert heard == ["writing", "deck-1"]


def test_errors_are_seen(lenient: Callable[[], None]) -> None:
    def fail(key: str) -> None:
        raise ValueError(key)

    seen: list[Exception] = []
    widget = TableWidget(scene(), on_error=seen.append)
    widget.on_activate(fail)
    with pytest.raises(ValueError, match="writing"):
        widget.activate("writing")
    lenient()
    widget.activate("writing")
    assert [str(error) for error in seen] == ["writing"]


def test_cards_are_enlarged_on_demand() -> None:
    asked: list[str] = []

    def enlarge(key: str) -> Scene | None:
        asked.append(key)
        return draw_card(tables.front("Writing"), WORDS, Options()) if key == "writing" else None

    widget = TableWidget(scene(), enlarge=enlarge)
    (answer,) = say(widget, {"type": "enlarge", "key": "writing"})
    assert answer["svg"].startswith("<svg")
    (answer,) = say(widget, {"type": "enlarge", "key": "deck-1"})
    assert answer["svg"] == ""
    assert asked == ["writing", "deck-1"]
    before = widget.overlay.card_epoch
    widget.forget_cards()
    assert widget.overlay.card_epoch > before


def test_a_new_page_gets_the_picture_again(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = TableWidget(scene())
    frames: list[str] = []
    monkeypatch.setattr(canvas, "frame", lambda canvas, items, regions=None, **_: frames.append(regions))
    sent = say(widget, {"type": "hello"})
    assert frames == [None]
    assert {"type": "painted", "alive": True} in sent
    assert {"type": "welcome"} in sent
    assert widget._painter is not None
    widget._painter._ready()
    assert frames == [None, None], "all of it, and not only what differs"


def test_a_canvas_that_fails_gives_way_to_the_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(canvas: object, items: object, regions: object = None, **_: object) -> None:
        raise RuntimeError("no numpy today")

    widget = TableWidget(scene())
    monkeypatch.setattr(canvas, "frame", broken)
    sent = say(widget, {"type": "hello"})
    assert {"type": "painted", "alive": False} in sent
    widget.show(scene(changed=frozenset({"writing"})))
    assert sent[-1] == {"type": "painted", "alive": False}
    monkeypatch.undo()
    widget.show(scene())
    assert sent[-1] == {"type": "painted", "alive": True}
    widget.show(scene(changed=frozenset({"writing"})))
    assert [each for each in sent if each["type"] == "painted"][-2:] == [
        {"type": "painted", "alive": False}, {"type": "painted", "alive": True}
    ], "said once: it has not changed"  # fmt: skip


def test_the_canvas_is_as_fine_as_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = TableWidget(scene())
    frames: list[tuple[object, int]] = []
    monkeypatch.setattr(
        canvas, "frame", lambda canvas, items, regions=None, *, fineness, **_: frames.append((regions, fineness))
    )
    assert widget._painter is not None
    for pixels, fine in ((1, 1), (1.25, 2), (3, 2), (0, 1)):
        widget.fineness = pixels
        widget.show(scene())
        assert widget.fineness == fine
        assert widget._painter.canvas.width == fine * widget.overlay.scene["width"]
    assert frames == [(None, 1), (None, 2), (None, 1)], "all of it, when it is another canvas"


def test_without_ipycanvas_the_overlay_shows_the_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "AVAILABLE", False)
    widget = TableWidget(scene())
    assert widget.children == (widget.overlay,)
    assert widget.overlay.svg.startswith("<svg")
    sent = say(widget, {"type": "hello"})
    assert sent == [{"type": "welcome"}]


def test_the_saved_picture_follows_the_canvas() -> None:
    widget = TableWidget(scene())
    first = widget.overlay.svg
    widget.show(scene(changed=frozenset({"writing"})))
    say(widget, {"type": "picture"})
    assert widget.overlay.svg != first
    assert widget.overlay.svg == to_svg(scene(changed=frozenset({"writing"})))


def test_repr_is_stable() -> None:
    assert repr(TableWidget(scene())) == "TableWidget('Innovation: You, action 1 of 2')"
    assert repr(TableWidget()) == "TableWidget('empty')"
    assert TableWidget()._repr_svg_() is None


def test_moves_travel_with_the_scene() -> None:
    widget = TableWidget(scene(), motion=False)
    widget.show(scene(lit_icon=Icon.CONCEPT), [("deck-1", "hand-0")])
    assert widget.overlay.moves == [["deck-1", "hand-0"]]
    assert not widget.overlay.motion


def test_the_canvas_draws_every_kind_of_shape() -> None:
    items = (
        Rect(1, 2, 30, 40, 4, "#FF0000"),
        Rect(1, 2, 30, 40, 4, "#FF0000", "#000000", 2, (3, 2), "waves"),
        Rect(1, 2, 30, 40, 0, "#FF0000", "#000000"),
        Stroke(0, 0, 5, 5, "#000000"),
        Path((("M", (0, 0)), ("Q", (1, 1, 2, 2)), ("C", (1, 1, 2, 2, 3, 3)), ("Z", ())), "#000000", opacity=0.5),
        Text(1, 2, 'a "name"', 12, "#000000"),
    )
    frame = json.loads(canvas.commands(items, "IPY_MODEL_x"))
    names = [ipycanvas.canvas._CMD_LIST[command[0]] for command in frame]
    assert names[0] == "switchCanvas"
    assert frame[0][1] == ["IPY_MODEL_x"]
    for name in ("clear", "arcTo", "quadraticCurveTo", "bezierCurveTo", "strokeLine", "fillText", "fillRect"):
        assert name in names
    text = next(command for command in frame if command[0] == ipycanvas.canvas.COMMANDS["fillText"])
    assert text[1] == ['a "name"', 1, 2]


def test_a_frame_is_one_message_and_forgets_the_current_canvas(monkeypatch: pytest.MonkeyPatch) -> None:
    manager = ipycanvas.canvas._CANVAS_MANAGER
    sent: list[Any] = []
    monkeypatch.setattr(manager, "send", lambda content, buffers=None: sent.append((content, buffers)))
    widget = TableWidget(scene())
    assert len(sent) == 1
    content, (buffer,) = sent[0]
    assert content == {"shape": [len(buffer)], "dtype": "uint8"}
    assert manager._current_canvas is None
    assert widget._painter is not None
    assert widget._painter.canvas.width == 2 * widget.overlay.scene["width"]


def test_a_frame_holds_what_differs_until_the_table_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = TableWidget(scene())
    frames: list[Any] = []
    monkeypatch.setattr(canvas, "frame", lambda canvas, items, regions=None, **_: frames.append(regions))
    widget.show(scene(changed=frozenset({"writing"})))
    assert frames[-1]
    say(widget, {"type": "rested"})
    assert frames[-1] is None
    say(widget, {"type": "rested"})
    assert len(frames) == 2, "once is enough"
    widget.show(scene(changed=frozenset({"writing"})))
    assert len(frames) == 2, "nothing differs"
    widget.show(draw_table(tables.staging(), WORDS, Marks(), Options(600)))
    assert frames[-1] is None, "another size"


def test_after_a_failure_all_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = TableWidget(scene())
    frames: list[Any] = []

    def frame(canvas: object, items: object, regions: object = None, **_: object) -> None:
        frames.append(regions)
        if len(frames) == 1:
            raise RuntimeError("the line is broken")

    monkeypatch.setattr(canvas, "frame", frame)
    widget.show(scene(changed=frozenset({"writing"})))
    widget.show(scene())
    assert frames[0]
    assert frames[1] is None


def test_the_fallback_is_the_picture_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[Any, Any, bool]] = []

    def publish(data: Any, *, transient: Any, update: bool) -> None:
        told.append((data, transient, update))

    monkeypatch.setattr("IPython.display.publish_display_data", publish)
    widget = TableWidget(scene(), fallback_text="Run <b>again</b>.")
    shown = widget.fallback()
    widget.show(scene(changed=frozenset({"writing"})))
    assert told == [], "not displayed yet"
    shown._ipython_display_()
    ((data, transient, update),) = told
    assert not update
    assert "<p>Run &lt;b&gt;again&lt;/b&gt;.</p>" in data["text/html"]
    picture = base64.b64decode(data["text/html"].partition("base64,")[2].partition('"')[0]).decode()
    assert picture == widget._repr_svg_()
    widget.show(scene())
    data, again, update = told[-1]
    assert update
    assert again == transient
    assert data["text/html"] == shown.html
    assert data["text/html"].startswith(widget.overlay.still)
    count = len(told)
    widget.show(scene())
    assert len(told) == count, "nothing new to tell"
    widget.fallback_text = "Виконайте комірку ще раз."
    assert "Виконайте" in told[-1][0]["text/html"]


def test_the_fallback_waits_until_things_settle(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr("IPython.display.publish_display_data", lambda data, *, transient, update: told.append(update))
    monkeypatch.setattr(fallback, "PAUSE", 0.05)

    async def played() -> list[int]:
        widget = TableWidget(scene())
        widget.fallback()._ipython_display_()
        for n in range(4):
            widget.show(scene(changed=frozenset({"writing"} if n % 2 else {"archery"})))
            await asyncio.sleep(0.005)
        counts = [len(told)]
        await asyncio.sleep(0.3)
        counts.append(len(told))
        widget.show(scene())
        fallback._cell_ended()
        counts.append(len(told))
        return counts

    assert asyncio.run(played()) == [1, 2, 3]
