"""Amina Sukhera: an opponent's Figure is scored before the second action's Dogma; top cards with a castle."""

from tests.kit import table

FIGURE = {"hand": "Archimedes, Tools"}


def test_a_figure_is_scored_before_the_second_dogma() -> None:
    t = table({"red": "Amina Sukhera", "blue": "Writing"}, FIGURE, decks={2: "Calendar"}, taken=1)
    end = t.dogma("Writing")
    assert end.score(0) == {"Archimedes"}
    assert end.hand(1) == {"Tools"}
    assert end.hand(0) == {"Calendar"}


def test_not_in_the_first_action() -> None:
    end = table({"red": "Amina Sukhera", "blue": "Writing"}, FIGURE, decks={2: "Calendar"}).dogma("Writing")
    assert end.score(0) == set()


def test_without_a_figure_nothing_is_scored() -> None:
    t = table({"red": "Amina Sukhera", "blue": "Writing"}, {"hand": "Tools"}, decks={2: "Calendar"}, taken=1)
    end = t.dogma("Writing")
    assert end.score(0) == set()
    assert end.hand(1) == {"Tools"}


def test_of_several_it_is_chosen_by_the_back() -> None:
    t = table({"red": "Amina Sukhera", "blue": "Writing"}, {"hand": "Archimedes, Sun Tzu, Saladin"}, taken=1)
    asked = t.play("dogma Writing", idle=False)
    assert asked.decider() == 0
    assert sorted(asked.options()) == ["hand-of-2-figures-2-1", "hand-of-2-figures-2-2", "hand-of-2-figures-3"]


def test_top_cards_with_a_castle_can_be_achieved() -> None:
    mine = {"red": "Amina Sukhera", "yellow": "Masonry", "green": "Banking", "score": "[5]"}
    t = table(mine, {"green": "The Wheel"})
    assert "achieve masonry" in t.options()
    assert t.refuses("achieve Amina Sukhera")  # industry is no castle
    assert t.refuses("achieve Banking")
    assert t.refuses("achieve The Wheel")  # on another's board
    assert table({**mine, "score": "[4]"}, {}).refuses("achieve Masonry")
