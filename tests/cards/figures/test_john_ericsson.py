"""John Ericsson: a color splayed right is unsplayed before its Dogma; a 7 is tucked when an opponent draws."""

from tests.kit import Table, table

RIGHT = "Agriculture, Fermenting < right"


def laid(*others: str) -> Table:
    return table({"red": "John Ericsson", "yellow": "Masonry"}, *({"yellow": each} for each in others))


def test_the_color_is_unsplayed() -> None:
    assert laid(RIGHT).dogma("Masonry").splay(1, "yellow") == "none"


def test_splayed_left_it_is_not_and_not_another_color() -> None:
    assert laid("Agriculture, Fermenting < left").dogma("Masonry").splay(1, "yellow") == "left"
    t = table({"red": "John Ericsson", "purple": "Mysticism"}, {"yellow": RIGHT}, decks={1: "Tools"})
    assert t.dogma("Mysticism").splay(1, "yellow") == "right"


def test_the_board_is_chosen_among_those_of_all_opponents_that_have_it_splayed() -> None:
    t = laid(RIGHT, "Statistics, Perspective < up", "Machinery")
    asked = t.play("dogma Masonry", idle=False)
    assert (asked.decider(), asked.options()) == (0, ("player-2", "player-3"))
    end = t.dogma("Masonry", "player-3")
    assert (end.splay(1, "yellow"), end.splay(2, "yellow")) == ("right", "none")


def test_ones_own_board_is_no_opponents() -> None:
    t = table({"red": "John Ericsson", "yellow": "Masonry, Agriculture < right"}, {"yellow": "Statistics"})
    assert t.dogma("Masonry").splay(0, "yellow") == "right"


def test_a_7_is_tucked_before_an_opponent_draws() -> None:
    t = table({"hand": "Oars"}, {"red": "John Ericsson"}, {"blue": "Tools"}, decks={1: "Writing", 7: "Explosives"})
    end = t.play("draw")
    assert end.pile(1, "red") == ["John Ericsson", "Explosives"]
    assert end.hand(0) == {"Oars", "Writing"}
    assert end.bystander(t, 2)


def test_before_each_draw_but_not_before_his_own() -> None:
    t = table({"green": "The Wheel"}, {"red": "John Ericsson"}, decks={7: "Explosives, Combustion"})
    assert t.dogma("The Wheel").pile(1, "red") == ["John Ericsson", "Explosives", "Combustion"]
    own = table({"red": "John Ericsson"}, {}, decks={7: "Explosives"}).play("draw")
    assert own.pile(0, "red") == ["John Ericsson"]


def test_teammates_are_no_opponents() -> None:
    t = table({"hand": "Oars"}, {}, {"red": "John Ericsson"}, {}, teams=(0, 1, 0, 1), decks={7: "Explosives"})
    assert t.play("draw").pile(2, "red") == ["John Ericsson"]


def test_a_figure_drawn_for_an_opponents_achieve_action_is_a_draw() -> None:
    t = table(
        {"red": "John Ericsson", "score": "Coal"},
        {"blue": "Tools"},
        achievements="Oars",
        decks={7: "Explosives"},
        further_decks={("figures", 1): "Hammurabi"},
    )
    end = t.play("achieve 1")
    assert end.pile(0, "red") == ["John Ericsson", "Explosives"]
    assert end.hand(1) == {"Hammurabi"}
