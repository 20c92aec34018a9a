"""Delft Pocket Telescope: a scored card for a 5 and a 6, once more until one of them has an icon of that card."""

from tests.kit import table


def test_an_icon_in_common() -> None:
    t = table(
        {"blue": "Delft Pocket Telescope", "score": "Oars"},
        {"yellow": "Agriculture"},
        decks={5: "The Pirate Code", 6: "Atomic Theory"},
    )
    end = t.dogma("Delft Pocket Telescope")
    assert end.hand(0) == {"The Pirate Code", "Atomic Theory"}
    assert end.score(0) == set()
    assert end.bystander(t, 1)


def test_of_two_that_fit_i_choose() -> None:
    t = table(
        {"blue": "Delft Pocket Telescope", "score": "Oars"},
        {"yellow": "Agriculture"},
        decks={5: "The Pirate Code", 6: "Encyclopedia"},
    )
    asking = t.play("dogma Delft Pocket Telescope", idle=False)
    assert set(asking.options()) == {"the-pirate-code", "encyclopedia"}
    assert asking.play("Encyclopedia").hand(0) == {"The Pirate Code", "Encyclopedia"}


def test_none_in_common_and_once_more() -> None:
    t = table(
        {"blue": "Delft Pocket Telescope", "score": "Masonry, Pottery"},
        {"yellow": "Agriculture"},
        decks={5: "Physics, Measurement", 6: "Atomic Theory, Classification"},
    )
    end = t.dogma("Delft Pocket Telescope", "Masonry")
    assert end.hand(0) == {"Measurement", "Classification"}
    assert end.deck(5) == ["Physics"]
    assert end.score(0) == set()


def test_with_the_score_pile_empty_it_ends() -> None:
    t = table(
        {"blue": "Delft Pocket Telescope", "score": "Masonry"},
        {"yellow": "Agriculture"},
        decks={5: "Physics, Measurement", 6: "Atomic Theory, Classification"},
    )
    end = t.dogma("Delft Pocket Telescope")
    assert end.hand(0) == end.score(0) == set()
