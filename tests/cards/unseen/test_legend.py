"""Legend: the top card of a color is self-executed and the top card scored, until nine points are scored by it."""

from tests.kit import NONE, table


def test_a_short_pile_is_scored_whole() -> None:
    t = table(
        {"purple": "Legend", "green": "Navigation, Sailing"},
        {"score": "Construction"},
        further_decks={("unseen", 1): "Polytheism"},
    )
    end = t.dogma("Legend", "green")
    assert end.score(0) == {"Navigation", "Sailing"}
    assert end.pile(0, "purple") == ["Polytheism", "Legend"], "Sailing was executed, Navigation only demands"
    assert end.bystander(t, 1)


def test_nine_points_are_enough() -> None:
    t = table({"purple": "Legend", "green": "Databases, Sailing"}, {})
    end = t.dogma("Legend", "green")
    assert end.score(0) == {"Databases"}
    assert end.pile(0, "green") == ["Sailing"]


def test_points_add_up() -> None:
    t = table({"purple": "Legend", "green": "Navigation, Banking, Compass"}, {"red": "Archery"})
    end = t.dogma("Legend", "green", NONE)
    assert end.score(0) == {"Navigation", "Banking"}
    assert end.pile(0, "green") == ["Compass"]


def test_the_color_is_asked_for_once_and_purple_is_none() -> None:
    t = table({"purple": "Legend, Mysticism", "green": "Navigation, Sailing"}, {})
    asking = t.play("dogma Legend", idle=False)
    assert set(asking.options()) == {"red", "yellow", "green", "blue"}
    end = asking.play("green")
    assert len([request for request, _options in end.asked if request.kind == "color"]) == 1
    assert len(end.facts("repeats")) == 2


def test_a_color_without_cards_may_be_chosen() -> None:
    t = table({"purple": "Legend", "green": "Navigation"}, {})
    assert t.dogma("Legend", "red").bystander(t, 0, 1)


def test_the_top_card_after_its_execution_is_scored() -> None:
    """Sailing melds a 1; that may cover it."""
    t = table(
        {"purple": "Legend", "green": "Sailing"}, {}, further_decks={("unseen", 1): "Rumor"}, decks={1: "Oars, Archery"}
    )
    end = t.dogma("Legend", "green")
    assert {"Rumor", "Sailing"} <= end.score(0)


def test_what_the_executed_card_scores_does_not_count() -> None:
    """Agriculture scores an 11, but it is Agriculture that does; Legend has scored one point and goes on."""
    t = table({"purple": "Legend", "yellow": "Agriculture, Statistics", "hand": "Stem Cells"}, {}, decks={11: "Fusion"})
    end = t.dogma("Legend", "yellow", "Stem Cells")
    assert {"Agriculture", "Statistics"} < end.score(0)
    assert len(end.score(0)) == 3
