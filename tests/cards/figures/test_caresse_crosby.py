"""Caresse Crosby: a color is splayed left before anybody executes it; five so win."""

from tests.kit import table

FOUR = {
    "yellow": "Caresse Crosby, Masonry < left",
    "red": "Archery, Oars < left",
    "green": "Sailing, Clothing < left",
    "purple": "Mysticism, Code of Laws < left",
}
TWOS = {2: "Calendar, Mapmaking, Fermenting"}


def test_the_color_is_splayed_on_a_board_of_choice_and_two_2s_drawn() -> None:
    t = table({"yellow": "Caresse Crosby", "blue": "Pottery, Tools"}, {"blue": "Writing, Alchemy"}, decks=TWOS)
    asked = t.play("dogma Pottery", idle=False)
    assert asked.options() == ("player-1", "player-2")
    end = t.play("dogma Pottery", "player-2", idle=False)
    assert (end.splay(0, "blue"), end.splay(1, "blue")) == ("none", "left")
    assert end.hand(0) == {"Calendar", "Mapmaking"}


def test_a_fifth_color_wins() -> None:
    t = table({**FOUR, "blue": "Tools, Writing"}, {}, decks=TWOS)
    assert t.play("dogma Tools").winners == (0,)


def test_on_another_board_it_does_not() -> None:
    t = table({**FOUR, "blue": "Tools, Writing"}, {"blue": "Pottery, Calendar"}, decks={2: "Mapmaking, Fermenting"})
    end = t.play("dogma Tools", "player-2", idle=False)
    assert end.winners is None
    assert t.play("dogma Tools", "player-1").winners == (0,)


def test_a_color_that_is_splayed_left_already_is_not_heard() -> None:
    t = table({**FOUR, "blue": "Tools, Writing < left"}, {}, decks={1: "Metalworking, Domestication", **TWOS})
    end = t.dogma("Mysticism")
    assert end.winners is None
    assert end.hand(0) == {"Domestication"}


def test_anybodys_dogma_is_heard() -> None:
    t = table({"green": "The Wheel"}, {"yellow": "Caresse Crosby", "green": "Sailing, Clothing"}, decks=TWOS)
    end = t.dogma("The Wheel")
    assert end.splay(1, "green") == "left"
    assert end.hand(1) == {"Calendar", "Mapmaking"}


def test_where_nothing_can_be_splayed_two_2s_are_drawn() -> None:
    t = table({"yellow": "Caresse Crosby", "green": "The Wheel"}, {}, decks={**TWOS, 1: "Oars, Tools"})
    assert t.dogma("The Wheel").hand(0) == {"Calendar", "Mapmaking", "Oars", "Tools"}
