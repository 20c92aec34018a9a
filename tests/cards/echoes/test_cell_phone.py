"""Cell Phone: a 10 for each color with efficiency; green up, and up each color into which a card is tucked."""

from tests.kit import NONE, empty, table

DECKS = {10: "Software, Robotics, A.I.", 11: "Fusion"}


def test_10s_by_color_and_a_splay_for_each_tucked_color() -> None:
    t = table(
        {"yellow": "Cell Phone", "red": "Oars", "blue": "Computers", "hand": "Mobility, Tools"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    asking = t.play("dogma Cell Phone", idle=False)
    assert asking.hand(0) == {"Mobility", "Tools", "Software", "Robotics"}
    assert asking.zone("forecast", 0) == {"Fusion"}
    assert asking.refuses(("Tools",))
    end = asking.play(("Mobility", "Software"), "red")
    assert end.pile(0, "red") == ["Oars", "Mobility"]
    assert (end.splay(0, "red"), end.splay(0, "blue"), end.splay(0, "yellow")) == ("up", "up", "none")


def test_nothing_tucked_nothing_splayed() -> None:
    t = table({"yellow": "Cell Phone", "red": "Oars, Archery"}, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.dogma("Cell Phone", NONE).splay(0, "red") == "none"
