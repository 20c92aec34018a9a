"""Taki Ad Din: a 5 and its color instead of a Draw action."""

from tests.kit import table


def test_the_color_is_splayed_and_a_light_bulb_melded() -> None:
    t = table({"blue": "Taki ad-Din", "purple": "Philosophy, Mysticism"}, {}, decks={5: "Societies"})
    end = t.play("draw")
    assert (end.splay(0, "purple"), end.pile(0, "purple")) == ("right", ["Societies", "Philosophy", "Mysticism"])


def test_without_one_it_stays_in_hand() -> None:
    t = table({"blue": "Taki ad-Din"}, {}, decks={5: "Coal"})
    assert t.play("draw").hand(0) == {"Coal"}
