"""Shen Kuo: splays right instead of scoring and of splaying left; a point for each visible card."""

from tests.kit import table


def test_a_color_is_splayed_right_instead_of_scoring_a_card() -> None:
    """The rulebook's example: the card stays in the hand."""
    t = table({"green": "Shen Kuo", "red": "Metalworking, Archery"}, {}, decks={1: "Oars, Pottery"})
    end = t.play("dogma Metalworking")
    assert end.splay(0, "red") == "right"
    assert end.score(0) == set()
    assert end.hand(0) >= {"Oars"}


def test_a_figure_is_scored() -> None:
    t = table({"green": "Shen Kuo", "red": "Gilgamesh"}, {}, decks={3: "Machinery"})
    end = t.play("draw", "Gilgamesh")
    assert end.score(0) == {"Gilgamesh"}


def test_another_player_scores() -> None:
    t = table({"red": "Metalworking"}, {"green": "Shen Kuo"}, decks={1: "Oars, Pottery"})
    assert t.play("dogma Metalworking").score(0) == {"Oars"}


def test_a_color_is_splayed_right_instead_of_left() -> None:
    t = table({"green": "Shen Kuo", "purple": "Code of Laws", "hand": "Mysticism"}, {})
    end = t.play("dogma Code of Laws", "Mysticism", "purple")
    assert end.splay(0, "purple") == "right"


def test_each_visible_card_is_a_point() -> None:
    t = table(
        {"green": "Shen Kuo, Sailing", "purple": "Code of Laws, Mysticism < right", "yellow": "Masonry"},
        {"red": "Oars", "score": "Tools"},
    )
    assert (t.points(0), t.points(1)) == (4, 1)


def test_none_while_he_is_covered() -> None:
    assert table({"green": "Sailing, Shen Kuo < left"}, {}).points(0) == 0
