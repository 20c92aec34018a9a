"""Sun Tzu: War with two Figures; before the draw for sharing cards with the featured icon are melded."""

from tests.kit import NONE, Table, empty, table


def shared(**more: str) -> Table:
    """Ben shares Writing, whose light bulb Tools and Philosophy show."""
    return table(
        {"red": "Sun Tzu", "blue": "Writing", "hand": "Tools, Philosophy, Oars", **more},
        {"blue": "Experimentation"},
        decks={2: "Calendar, Mapmaking, Fermenting"},
        further_decks=empty("figures"),
    )


def test_any_number_of_cards_with_the_featured_icon_are_melded_before_the_draw() -> None:
    end = shared().play("dogma writing", ("Tools", "Philosophy"))
    assert (end.pile(0, "blue"), end.pile(0, "purple")) == (["Tools", "Writing"], ["Philosophy"])
    assert end.hand(0) == {"Oars", "Mapmaking", "Fermenting"}


def test_also_none() -> None:
    assert shared().play("dogma writing", NONE).hand(0) >= {"Tools", "Philosophy", "Oars"}


def test_cards_without_the_icon_are_no_options() -> None:
    asked = shared().play("dogma writing", idle=False)
    assert set(asked.options()) == {"tools", "philosophy"}


def test_without_sharing_nothing_is_melded() -> None:
    t = table({"red": "Sun Tzu", "blue": "Writing", "hand": "Tools"}, {}, decks={2: "Calendar"})
    assert t.play("dogma writing").hand(0) == {"Tools", "Calendar"}


def test_two_figures_allow_war() -> None:
    t = table({"red": "Sun Tzu", "hand": "Shennong, Huang Di"}, {})
    assert "decree war" in t.options()
