"""Ice Skates: for each of up to two returned cards a 2 melded or a 3 foreshadowed; foreseen, two decks are junked."""

from tests.kit import NONE, empty, table

DECKS = {1: "Oars, Tools", 2: "Calendar, Construction", 3: "Paper, Optics"}


def test_for_each_returned_card_one_or_the_other() -> None:
    t = table({"green": "Ice Skates", "hand": "Coal, Physics, Banking"}, {}, decks=DECKS, further_decks=empty("echoes"))
    asking = t.play("dogma Ice Skates", idle=False)
    assert asking.refuses(("Coal", "Physics", "Banking"))
    end = asking.play(("Coal", "Physics"), "Coal", 0, 1)
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.zone("forecast", 0) == {"Paper"}
    assert end.hand(0) == {"Banking"}
    assert end.deck(1) == ["Oars", "Tools"], "it was not foreseen"


def test_nothing_returned_nothing_gained() -> None:
    t = table({"green": "Ice Skates", "hand": "Coal"}, {}, decks=DECKS)
    assert t.dogma("Ice Skates", NONE).bystander(t, 0, 1)


def test_foreseen_it_junks_the_1s_and_2s_first() -> None:
    t = table(
        {"hand": "Mysticism, Coal", "forecast": "Ice Skates"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.play("meld Mysticism", ("Coal",), 1)
    assert (end.deck(1), end.deck(2)) == ([], [])
    assert end.zone("forecast", 0) == {"Paper"}


def test_by_the_other_text_the_highest_top_card_is_returned_last() -> None:
    t = table(
        {"green": "Ice Skates", "yellow": "Masonry", "hand": "Coal, Physics"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
        switches={"ice-skates": "returns"},
    )
    end = t.dogma("Ice Skates", ("Coal",), 0)
    assert end.pile(0, "blue") == []
    assert end.deck(2) == ["Construction", "Calendar"]
    assert (
        table({"green": "Ice Skates"}, {}, switches={"ice-skates": "returns"}).dogma("Ice Skates").pile(0, "green")
        == []
    )
