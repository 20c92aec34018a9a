"""What a moment tells the browser goes out as one message, once a page listens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tutor.panels.html import h
from tutor.widgets import message_batch as module
from tutor.widgets.message_batch import LONG, BatchChannel, batch, difference
from tutor.widgets.panel import Panel
from tutor.widgets.stepper import Stepper

Sent = list[tuple[str, dict[str, Any]]]


class Line:
    """What a comm does with a message, but told here."""

    kernel = object()

    def __init__(self, own: Any, sent: Sent) -> None:
        self._own, self._sent = own, sent

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own, name)

    def send(self, data: dict[str, Any], buffers: Any = None) -> None:
        self._sent.append((self._own.comm_id, json.loads(json.dumps(data))))


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> BatchChannel:
    monkeypatch.setattr(module, "_queue", module._Queue())
    return module._queue.channel()


def listened(sent: Sent, *widgets: Any) -> None:
    for widget in widgets:
        widget.comm = Line(widget.comm, sent)


def parts(sent: Sent) -> list[tuple[str, str]]:
    """The widgets and methods of the only message that was sent."""
    ((_, data),) = sent
    return [(id_, message["method"]) for id_, message, _ in data["content"]["parts"]]


def test_messages_go_by_themselves_until_a_page_listens(channel: BatchChannel) -> None:
    sent: Sent = []
    panel = Panel("test")
    listened(sent, panel, channel)
    with batch():
        panel.show(["one"])
        panel.focus()
    assert [data["method"] for _, data in sent] == ["update", "custom"]
    assert {id_ for id_, _ in sent} == {panel.model_id}


def test_what_is_told_together_is_one_message_in_its_order(channel: BatchChannel) -> None:
    sent: Sent = []
    one, other = Panel("one"), Panel("other")
    listened(sent, one, other, channel)
    channel._heard(channel, {"type": "listens"}, [])
    assert sent == [], "there was nothing yet that could have been missed"
    with batch():
        one.show(["first"])
        with batch():
            other.show(["second"])
        one.focus()
        assert sent == [], "not before the outermost has ended"
    assert parts(sent) == [(one.model_id, "update"), (other.model_id, "update"), (one.model_id, "custom")]


def test_what_was_told_before_an_error_is_sent(channel: BatchChannel) -> None:
    sent: Sent = []
    panel = Panel("test")
    listened(sent, panel, channel)
    channel._heard(channel, {"type": "listens"}, [])

    def fails() -> None:
        with batch():
            panel.show(["before"])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    assert parts(sent) == [(panel.model_id, "update")]


def test_all_that_a_message_of_the_browser_leads_to_is_one_message(channel: BatchChannel) -> None:
    sent: Sent = []
    log = Panel("log")
    now = Panel("now", lambda id_, _: log.show([id_]), content=[h("button", {"data-act": "option:1"}, "Draw")])
    listened(sent, now, log, channel)
    channel._heard(channel, {"type": "listens"}, [])
    content = {"type": "activate", "id": "option:1"}
    now._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
    assert parts(sent) == [(log.model_id, "update"), (now.model_id, "custom")]


def test_a_click_on_a_button_of_the_bar_is_gathered_too(channel: BatchChannel) -> None:
    sent: Sent = []
    log = Panel("log")
    bar = Stepper(lambda name: log.show([name]), lambda _: None)
    listened(sent, log, channel, *bar.buttons.values())
    channel._heard(channel, {"type": "listens"}, [])
    click = {"content": {"data": {"method": "custom", "content": {"event": "click"}}}, "buffers": []}
    bar.buttons["into"]._handle_msg(click)
    assert parts(sent) == [(log.model_id, "update")]


def test_a_page_that_comes_later_gets_the_state_of_all(channel: BatchChannel) -> None:
    sent: Sent = []
    panel, closed = Panel("test"), Panel("closed")
    listened(sent, panel, channel)
    channel._heard(channel, {"type": "listens"}, [])
    with batch():
        panel.show(["before it came"])
    closed.close()
    sent.clear()
    channel._heard(channel, {"type": "listens"}, [])
    ((_, data),) = sent
    states = {id_: message["state"] for id_, message, _ in data["content"]["parts"]}
    assert json.loads(states[panel.model_id]["content"]) == ["before it came"]
    assert "_esm" not in states[panel.model_id], "the page has that"


def test_a_widget_that_is_closed_meanwhile_is_told_nothing(channel: BatchChannel) -> None:
    sent: Sent = []
    panel, other = Panel("test"), Panel("other")
    listened(sent, panel, other, channel)
    channel._heard(channel, {"type": "listens"}, [])
    with batch():
        panel.show(["lost"])
        other.show(["told"])
        panel.comm = None
    assert parts(sent) == [(other.model_id, "update")]


@pytest.mark.parametrize(
    ("old", "new"),
    [("", ""), ("", "ab"), ("ab", ""), ("abc", "abc"), ("aXa", "aa"), ("aa", "aXa"), ("aaaa", "aaa"), ("abcd", "aXYd")],
)
def test_a_difference_leads_from_the_old_text_to_the_new(old: str, new: str) -> None:
    head, tail, middle = difference(old, new)
    assert old[:head] + middle + old[len(old) - tail :] == new
    assert head + tail <= min(len(old), len(new))


def test_of_a_long_text_only_the_difference_is_carried(channel: BatchChannel) -> None:
    sent: Sent = []
    panel = Panel("test")
    listened(sent, panel, channel)
    channel._heard(channel, {"type": "listens"}, [])

    def told(last: str) -> dict[str, Any]:
        sent.clear()
        with batch():
            panel.show(["long " * LONG, last])
        ((_, data),) = sent
        message: dict[str, Any] = data["content"]["parts"][0][1]
        return message

    assert told("one")["state"]["content"] == panel.get_state("content")["content"], "nobody has it yet"
    before = panel.get_state("content")["content"]
    message = told("two")
    assert message["state"] == {}
    head, tail, middle = message["cut"]["content"]
    assert middle == "two"
    assert before[:head] + middle + before[len(before) - tail :] == panel.get_state("content")["content"]

    numbers = [data["content"]["number"] for _, data in sent]
    channel._heard(channel, {"type": "listens"}, [])
    assert [data["content"]["number"] for _, data in sent] == [*numbers, numbers[0] + 1]
    again = next(message for id_, message, _ in sent[-1][1]["content"]["parts"] if id_ == panel.model_id)
    assert len(again["state"]["content"]) > LONG, "who listens anew gets all of it"
    assert "content" in told("three")["cut"]
    assert "content" in told("\N{CROWN}")["state"], "a browser counts this sign as two"
    assert "content" in told("four")["state"], "it may not lead on from that"
