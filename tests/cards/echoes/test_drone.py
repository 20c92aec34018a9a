"""Drone: the color of an 11 is splayed aslant, or with six cards returned from the bottom of all boards."""

from tests.kit import empty, table

RED_11 = "Astrogeology"


def test_with_fewer_than_six_it_is_splayed() -> None:
    mine = {"red": "Drone, Oars", "blue": "Tools, Writing"}
    end = table(mine, {"red": "Archery"}, decks={11: RED_11}, further_decks=empty("echoes")).dogma("Drone")
    assert end.hand(0) == {RED_11}
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("aslant", "none")
    assert end.pile(1, "red") == ["Archery"]


def test_with_six_the_bottom_five_of_all_boards_are_returned_and_it_is_repeated() -> None:
    six = "Drone, Oars, Archery, Metalworking, Coal, Gunpowder"
    t = table(
        {"red": six}, {"red": "Optics, Construction"}, decks={11: f"{RED_11}, Fusion"}, further_decks=empty("echoes")
    )
    end = t.play("dogma Drone", idle=False)
    while end.game.request is not None and end.game.request.purpose != "turn":
        end = end.play(end.options()[0], idle=False)
    assert end.pile(0, "red") == ["Drone"]
    assert end.pile(1, "red") == []
    assert end.hand(0) == {RED_11, "Fusion"}


def test_by_the_other_text_a_10_is_drawn() -> None:
    t = table(
        {"red": "Drone, Oars"},
        {},
        decks={10: "Robotics", 11: RED_11},
        further_decks=empty("echoes"),
        switches={"drone": "ten"},
    )
    end = t.dogma("Drone")
    assert (end.hand(0), end.deck(11)) == ({"Robotics"}, [RED_11])
    assert end.splay(0, "red") == "aslant"
