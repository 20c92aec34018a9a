"""Exoskeleton: all but the lowest cards of a hand are scored by its player; a card of any hand is achieved."""

from tests.kit import NONE, table


def test_all_but_the_lowest_cards_go() -> None:
    t = table({"red": "Exoskeleton"}, {"hand": "Oars, Tools, Calendar, Coal"})
    end = t.dogma("Exoskeleton", NONE)
    assert end.hand(1) == {"Oars", "Tools"}
    assert end.score(0) == {"Calendar", "Coal"}


def test_a_card_of_any_hand_is_achieved_if_eligible() -> None:
    t = table({"red": "Exoskeleton", "score": "Coal", "hand": "Masonry, Optics"}, {"hand": "Oars"})
    asking = t.play("dogma Exoskeleton", idle=False)
    assert len(asking.options()) == 2, "of value 1 only"
    assert asking.play("Masonry").achievements(0) == {"Masonry"}
    assert asking.play(next(each for each in asking.options() if "masonry" not in each)).achievements(0) == {"Oars"}


def test_foreseen_again_and_again() -> None:
    mine = {"hand": "Fusion, Masonry", "forecast": "Exoskeleton", "score": "Coal, Gunpowder, Physics"}
    end = table(mine, {"hand": "Oars"}).play("meld Fusion", "Masonry", idle=False)
    assert end.achievements(0) == {"Masonry"}
    assert end.game.request is not None
    assert end.game.request.purpose == "achieve"
