"""Dark Web: a color of any board is unsplayed; then achievements are hidden or secrets achieved, as many as wished."""

from tests.kit import NONE, Table, table

SPLAYED = {"blue": "Writing, Pottery < left"}


def laid(*others: dict[str, str], **mine: str) -> Table:
    return table({"red": "Dark Web", **mine}, *others, achievements="Tools, Calendar, Paper", specials="Monument")


def test_a_color_on_any_board_is_unsplayed() -> None:
    t = laid(SPLAYED, {"green": "Clothing, Sailing < right"}, yellow="Masonry, Agriculture < up")
    end = t.dogma("Dark Web", "player-3", "option-1", NONE)
    assert end.splay(2, "green") == "none"
    assert (end.splay(1, "blue"), end.splay(0, "yellow")) == ("left", "up")


def test_any_number_of_achievements_are_hidden_up_to_the_limit() -> None:
    end = laid({}).dogma("Dark Web", "option-1", ("1", "3"))
    assert end.zone("safe", 0) == {"Tools", "Paper"}


def test_or_any_number_of_secrets_are_achieved() -> None:
    t = laid({}, safe="Oars, Physics")
    asked = t.play("dogma Dark Web", "option-2", idle=False)
    assert len(asked.options()) == 2
    end = t.dogma("Dark Web", "option-2", asked.options())
    assert end.achievements(0) == {"Oars", "Physics"}
    assert t.dogma("Dark Web", "option-2", NONE).zone("safe", 0) == {"Oars", "Physics"}
