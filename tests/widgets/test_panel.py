"""Panels, their plain data, and the guard, without a browser."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.lang.terms import Icon
from engine.text.messages import Messages
from tutor.panels.app_text import catalogue
from tutor.panels.html import find, h, spans, to_html, to_text
from tutor.widgets import panel as panel_module
from tutor.widgets.guard import Guard
from tutor.widgets.panel import Hub, Panel

HERE = Path(panel_module.__file__).parent


def test_text_is_never_markup() -> None:
    node = h("p", {"title": '"><script>'}, "<b>&</b>")
    assert to_html(node) == '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&lt;/b&gt;</p>'


def test_attributes_that_are_off_are_left_out() -> None:
    assert h("button", {"disabled": False, "hidden": True, "title": None}, "Go") == ["button", {"hidden": ""}, "Go"]


def test_marks_are_drawn_with_a_name() -> None:
    nodes = spans("Draw a [2] for [concept].", {"2": "card of value 2", "concept": "concept (light bulb)"})
    assert to_text(nodes) == "Draw a [2] for [concept (light bulb)]."
    assert [each[1]["aria-label"] for each in find(nodes, "role", "img")] == ["card of value 2", "concept (light bulb)"]


def test_no_line_ends_inside_a_comparison_an_ordinal_or_a_page() -> None:
    said = to_html(h("p", None, *spans("does not share (0 < 3), 4-го видання, с. 9, −2 [authority]: no", {})))
    assert "(0\u00a0&lt;\u00a03), 4\u2011го видання, с.\u00a09" in said
    assert "2\u00a0\u2060<svg" in said
    assert "</svg>\u2060: no" in said
    assert to_text(spans("(0 < 3) [authority].", {})) == "(0 < 3) [authority]."
    assert "self-execute 5 - 3" in to_html(h("p", None, "self-execute 5 - 3"))


def test_every_icon_can_be_drawn() -> None:
    nodes = spans("".join(f"[{icon.word}]" for icon in Icon) + "[image]", {})
    assert len(find(nodes, "viewBox")) == len(Icon) + 1


def test_an_activation_reaches_whoever_listens() -> None:
    heard: list[tuple[str, str]] = []
    panel = Panel("test", lambda id_, value: heard.append((id_, value)))
    panel.activate("rename:1", "New")
    panel._heard(panel, {"type": "nonsense"}, [])
    panel._heard(panel, "nonsense", [])
    assert heard == [("rename:1", "New")]


def test_a_click_that_was_meant_for_an_earlier_question_decides_nothing() -> None:
    """While bots play the page still shows what was asked before."""
    heard: list[str] = []
    panel = Panel("test", lambda id_, _: heard.append(id_), bound=("option",))
    panel.show([h("button", {"data-act": "option:draw"}, "Draw"), h("button", {"data-act": "step"}, "Step")])
    panel.question = "2"
    for question in ("1", "2"):
        for id_ in ("option:draw", "step"):
            panel._heard(panel, {"type": "activate", "id": id_, "value": "", "question": question}, [])
    assert heard == ["step", "option:draw", "step"]


def test_a_panel_greets_a_browser_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    panel = Panel("test")
    monkeypatch.setattr(panel, "send", sent.append)
    panel._heard(panel, {"type": "hello"}, [])
    assert sent == [{"type": "welcome"}]


def test_a_hub_tells_keys_surroundings_and_ticks() -> None:
    heard: list[object] = []
    hub = Hub(heard.append, heard.append, lambda: heard.append("tick"))
    hub.press("n")
    hub._heard(hub, {"type": "env", "width": 700}, [])
    hub._heard(hub, {"type": "tick"}, [])
    assert heard == ["n", {"type": "env", "width": 700}, "tick"]


def test_the_script_asks_no_network_and_writes_no_markup() -> None:
    script = (HERE / "panel.js").read_text(encoding="utf-8")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", script)
    assert not re.search(r"innerHTML|insertAdjacentHTML|outerHTML|document\.write|eval\(|fetch\(|import\(", script)
    styles = (HERE / "panel.css").read_text(encoding="utf-8")
    assert not re.search(r"@import|url\(", styles)


def test_the_guard_shows_an_error_once_and_raises_it_under_test() -> None:
    shown: list[Exception] = []
    guard = Guard(shown.append)

    def inner() -> None:
        raise ValueError("inner")

    with pytest.raises(ValueError, match="inner"):
        guard.run(lambda: guard.run(inner))
    assert len(shown) == 1


def test_outside_of_tests_the_guard_swallows(lenient: Callable[[], None]) -> None:
    lenient()
    shown: list[Exception] = []
    Guard(shown.append).wrap(lambda: 1 / 0)()
    assert [type(error) for error in shown] == [ZeroDivisionError]


def test_both_languages_have_the_same_messages_with_the_same_slots() -> None:
    def own(words: Messages) -> dict[str, dict[str, frozenset[str]]]:
        return {
            id_: {form: frozenset(slot.partition("-")[0] for slot in slots) for form, slots in words.forms(id_).items()}
            for id_ in words.ids()
            if id_.startswith("ui-")
        }

    english, ukrainian = own(catalogue("en")), own(catalogue("uk"))
    assert english.keys() == ukrainian.keys()
    assert {id_: forms.keys() for id_, forms in english.items()} == {
        id_: forms.keys() for id_, forms in ukrainian.items()
    }
