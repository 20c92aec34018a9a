"""Grace Hopper: a revealed 10 after an opponent's Dogma action without a free Draw; a blue one wins."""

from tests.kit import empty, table

GRACE = {"blue": "Grace Hopper"}


def test_a_blue_10_wins() -> None:
    t = table({"green": "The Wheel"}, GRACE, decks={10: "Software"})
    assert t.dogma("The Wheel").winners == (1,)


def test_another_10_stays_in_hand() -> None:
    t = table({"green": "The Wheel"}, GRACE, decks={10: "Robotics"})
    end = t.dogma("The Wheel")
    assert end.winners is None
    assert end.hand(1) == {"Robotics"}
    assert len(end.facts("karma-first")) == 1


def test_the_action_is_done_before() -> None:
    t = table({"green": "The Wheel"}, GRACE, decks={1: "Oars, Tools", 10: "Software"})
    assert t.dogma("The Wheel").hand(0) == {"Oars", "Tools"}


def test_a_free_draw_prevents_it() -> None:
    t = table(
        {"green": "The Wheel"},
        {**GRACE, "red": "Metalworking"},
        decks={10: "Software"},
        further_decks=empty("figures"),
    )
    end = t.dogma("The Wheel")
    assert end.free_draw
    assert end.winners is None
    assert not end.facts("karma-first")


def test_ones_own_action_and_other_actions_do_nothing() -> None:
    own = table({**GRACE, "green": "The Wheel"}, {}, decks={10: "Software"}).dogma("The Wheel")
    assert own.winners is None
    for play in ("draw", "meld Oars"):
        t = table({"green": "The Wheel", "hand": "Oars"}, GRACE, decks={10: "Software"})
        assert not t.play(play).facts("karma-first")


def test_a_dogma_action_that_a_karma_replaced_is_none() -> None:
    """Nobody can tell that it went without a free Draw, as it was not taken (Ultimate p. 29, instead)."""
    t = table(
        {"green": "The Wheel"},
        {**GRACE, "yellow": "Therese Kirongozi"},
        decks={1: "Mysticism, Oars", 10: "Software"},
    )
    end = t.dogma("The Wheel", 1, "Therese Kirongozi")  # fades
    assert end.winners is None
    assert end.hand(1) == set()


def test_others_are_not_concerned() -> None:
    t = table({"green": "The Wheel"}, GRACE, {}, decks={10: "Robotics"})
    assert t.dogma("The Wheel").bystander(t, 2)
