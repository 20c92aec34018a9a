"""The kit of elements: what every panel's buttons, links and lists have in common."""

from tutor.panels.elements import button, group, link, listing, para, row
from tutor.panels.html import Node, find, to_text


def attributes_of(node: Node) -> dict[str, str]:
    assert isinstance(node, list)
    found: dict[str, str] = node[1]
    return found


def test_a_button_names_its_command_and_can_have_the_focus_even_if_it_is_off() -> None:
    made = button("Go on", "next", primary=True)
    assert to_text([made]).strip() == "Go on"
    attributes = attributes_of(made)
    assert attributes["data-act"] == "next"
    assert attributes["key"] == "do-next"
    assert "data-first" in attributes
    off = attributes_of(button("Go on", "next", primary=True, off=True))
    assert off["aria-disabled"] == "true"
    assert "data-first" not in off
    assert "disabled" not in off, "the browser would drop the focus"


def test_only_a_switch_has_a_state() -> None:
    assert "aria-pressed" not in attributes_of(button("Go on", "next"))
    assert [attributes_of(button("All", "only", pressed=on))["aria-pressed"] for on in (True, False)] == [
        "true",
        "false",
    ]
    assert attributes_of(link("More", "why", expanded=False))["aria-expanded"] == "false"


def test_lists_groups_and_rows_hold_what_they_are_given() -> None:
    assert to_text([listing(["one", ["two", " ", "three"]], "Numbers")]).split() == ["one", "two", "three"]
    assert attributes_of(group("one", "Numbers")) == {"role": "group", "aria-label": "Numbers"}
    assert len(find([row([button("a", "a"), button("b", "b")])], "data-act")) == 2
    assert attributes_of(para("Said", status=True)) == {"role": "status"}
