"""Hot Air Balloon: an opponent's top card of a value they have achieved, for the top green card; or a 7 melded."""

from tests.kit import NONE, Table, empty, table


def laid(**theirs: str) -> Table:
    return table(
        {"green": "Hot Air Balloon", "score": "Oars"},
        {"red": "Metalworking", "green": "Currency"} | theirs,
        decks={7: "Bicycle, Lighting"},
        further_decks=empty("echoes"),
    )


def test_a_top_card_of_an_achieved_value() -> None:
    asking = laid(achievements="Sailing").play("dogma Hot Air Balloon", idle=False)
    assert asking.options() == ("metalworking",)
    end = asking.play("Metalworking")
    assert end.achievements(0) == {"Metalworking"}
    assert end.pile(1, "green") == ["Hot Air Balloon", "Currency"]
    assert end.pile(0, "green") == []


def test_otherwise_a_7_is_melded() -> None:
    assert laid(achievements="Sailing").dogma("Hot Air Balloon", NONE).pile(0, "purple") == ["Lighting"]
    assert laid().dogma("Hot Air Balloon").pile(0, "purple") == ["Lighting"]
