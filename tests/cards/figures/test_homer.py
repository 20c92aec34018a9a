"""Homer: a 2 is tucked before each Dogma action, and Figures of the hand are tucked where they would be thrown out."""

from tests.kit import Table, empty, table


def with_homer(*, deck: str = "Calendar, Mapmaking", **more: str) -> Table:
    return table({"purple": "Homer", "blue": "Writing", **more}, {}, decks={2: deck}, further_decks=empty("figures"))


def test_a_2_of_the_same_color_is_tucked_and_nothing_returned() -> None:
    end = with_homer().dogma("Writing")
    assert end.pile(0, "blue") == ["Writing", "Calendar"]
    assert end.hand(0) == {"Mapmaking"}


def test_for_a_2_of_another_color_the_top_card_of_that_color_is_returned() -> None:
    end = with_homer(deck="Mapmaking, Calendar", green="The Wheel").dogma("Writing")
    assert end.pile(0, "green") == ["Mapmaking"]
    assert "The Wheel" in end.deck(1)


def test_the_tucked_card_itself_goes_where_it_lies_alone() -> None:
    end = with_homer(deck="Mapmaking, Calendar").dogma("Writing")
    assert end.pile(0, "green") == []
    assert end.deck(2) == ["Mapmaking"]


def test_another_players_dogma_is_not_his() -> None:
    t = table({"blue": "Writing"}, {"purple": "Homer"}, decks={2: "Calendar"})
    assert not t.dogma("Writing").facts("karma-first")


def test_figures_of_the_hand_are_tucked_while_the_decree_action_goes_on() -> None:
    """FIG-13: the base card is junked; the color of a tucked Figure counts."""
    t = with_homer(hand="Hammurabi, Plato, Avicenna, Oars", green="The Wheel, Sailing", red="Archery", yellow="Masonry")
    end = t.play("decree expansion", "Oars", "Hammurabi", "Plato", "green")
    assert "Oars" in end.junk()
    assert (end.pile(0, "red"), end.pile(0, "yellow")) == (["Archery", "Hammurabi"], ["Masonry", "Avicenna"])
    assert end.splay(0, "green") == "up"
    assert end.achievements(0) == {"Expansion"}


def test_a_figure_that_would_be_returned_from_hand_is_tucked_a_base_card_is_returned() -> None:
    """Mathematics speaks of a returned card, and a tucked one is none: FIG-05."""
    t = table(
        {"purple": "Code of Laws", "blue": "Mathematics", "hand": "Sneferu, Oars"},
        {"purple": "Homer"},
        decks={2: "Calendar"},
    )
    assert t.play("dogma Mathematics", "Sneferu").hand(0) == {"Oars"}
    mine = table(
        {"purple": "Homer", "yellow": "Masonry", "blue": "Mathematics", "hand": "Sneferu, Oars"},
        {},
        decks={2: "Calendar, Fermenting"},
    )
    end = mine.play("dogma Mathematics", "Sneferu")
    assert end.pile(0, "yellow") == ["Masonry", "Sneferu"]
    assert end.hand(0) == {"Oars"}


def test_another_players_figures_are_thrown_out_as_ever() -> None:
    t = table({"hand": "Hammurabi, Plato, Avicenna"}, {"purple": "Homer"})
    assert t.play("decree expansion").junk() >= {"Hammurabi", "Plato", "Avicenna"}
