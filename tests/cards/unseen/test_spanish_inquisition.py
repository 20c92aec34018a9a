"""Spanish Inquisition: opponents keep their highest cards; if it is a top card, its owner returns the red ones."""

from tests.kit import table


def test_all_but_the_highest_cards_go_from_hand_and_score_pile() -> None:
    t = table(
        {"red": "Spanish Inquisition, Archery", "blue": "Writing"},
        {"hand": "Tools, Calendar, Paper, Engineering", "score": "Coal, Physics, Oars", "purple": "Mysticism"},
    )
    end = t.dogma("Spanish Inquisition")
    assert end.hand(1) == {"Paper", "Engineering"}, "both 3s are the highest"
    assert end.score(1) == {"Coal", "Physics"}
    assert end.pile(1, "purple") == ["Mysticism"]
    assert end.pile(0, "red") == []
    assert end.pile(0, "blue") == ["Writing"]
    assert end.deck(4)[-1:] != ["Spanish Inquisition"]
    assert end.deck(4, "unseen")[-1] == "Spanish Inquisition"


def test_hand_and_score_pile_are_looked_at_apart_and_may_be_empty() -> None:
    t = table({"red": "Spanish Inquisition"}, {"score": "Oars, Coal"}, {"hand": "Tools, Gunpowder"})
    end = t.dogma("Spanish Inquisition")
    assert (end.score(1), end.hand(1)) == ({"Coal"}, set())
    assert end.hand(2) == {"Gunpowder"}


def test_a_single_card_stays() -> None:
    t = table({"red": "Spanish Inquisition"}, {"hand": "Tools", "score": "Oars"})
    assert t.dogma("Spanish Inquisition").bystander(t, 1)


def test_a_sharer_on_whose_board_it_is_not_on_top_keeps_its_red_cards() -> None:
    t = table(
        {"red": "Spanish Inquisition"},
        {"red": "Archery, Oars", "blue": "Physics, Mathematics < left", "hand": "Tools, Paper"},
    )
    assert t.icons(1, "concept") >= t.icons(0, "concept")
    end = t.dogma("Spanish Inquisition")
    assert end.pile(1, "red") == ["Archery", "Oars"]
    assert end.hand(1) == {"Tools", "Paper"}, "who shares is not demanded"
    assert end.pile(0, "red") == []
    assert not end.free_draw


def test_covered_on_its_own_board_it_costs_nothing() -> None:
    """Near-Field Comm executes it from a score pile: it is no top card then."""
    t = table({"red": "Archery, Oars", "yellow": "Near-Field Comm", "score": "Spanish Inquisition"}, {})
    end = t.dogma("Near-Field Comm", 1)
    assert end.pile(0, "red") == ["Archery", "Oars"]
