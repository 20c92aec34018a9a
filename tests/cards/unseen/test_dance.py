"""Dance: a top card with authority goes to another board; the lowest top card without it there is melded here."""

from tests.kit import table


def test_the_lowest_without_authority_comes_back_for_it() -> None:
    t = table(
        {"yellow": "Domestication", "green": "Dance"},
        {"green": "Navigation", "red": "Gunpowder", "blue": "Atomic Theory"},
    )
    asking = t.play("dogma Dance", idle=False)
    assert set(asking.options()) == {"navigation", "gunpowder"}, "both are 4s, Atomic Theory is a 6"
    end = asking.play("Gunpowder")
    assert end.pile(0, "red") == ["Gunpowder"]
    assert (end.pile(0, "yellow"), end.pile(1, "yellow")) == ([], ["Domestication"])
    assert end.pile(1, "green") == ["Navigation"]


def test_nothing_with_authority_nothing_comes_back() -> None:
    t = table({"yellow": "Skyscrapers", "green": "Dance"}, {"green": "Navigation"})
    assert t.dogma("Dance").bystander(t, 0, 1)


def test_i_choose_the_card_and_the_player_and_only_that_board_gives() -> None:
    t = table(
        {"yellow": "Domestication", "red": "Archery", "green": "Dance"},
        {"blue": "Writing"},
        {"purple": "Monotheism", "blue": "Mathematics, Calendar"},
    )
    asking = t.play("dogma Dance", idle=False)
    assert set(asking.options()) == {"domestication", "archery"}
    asking = asking.play("Archery", idle=False)
    assert set(asking.options()) == {"player-2", "player-3"}
    end = asking.play("player-3")
    assert end.pile(2, "red") == ["Archery"]
    assert (end.pile(0, "blue"), end.pile(2, "blue")) == (["Mathematics"], ["Calendar"])
    assert end.bystander(t, 1)


def test_the_other_board_may_have_nothing_to_give() -> None:
    end = table({"red": "Archery", "green": "Dance"}, {"purple": "Monotheism"}).dogma("Dance")
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(0, "purple") == []


def test_a_sharer_dances_first_and_takes_dance_itself_away_for_a_while() -> None:
    t = table({"green": "Dance", "blue": "Mathematics"}, {"red": "Archery", "yellow": "Stem Cells"})
    end = t.dogma("Dance")
    assert (end.pile(0, "green"), end.pile(1, "green")) == (["Dance"], [])
    assert (end.pile(0, "red"), end.pile(1, "red")) == ([], ["Archery"])
    moved = [entry.item.verb for entry in end.entries if type(entry.item).__name__ == "Moved"]
    assert moved[:4] == ["transfer", "meld", "transfer", "meld"]
    assert end.free_draw
