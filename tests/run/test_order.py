"""In which order several cards go, where special achievements are claimed at once (third edition and before)."""

import pytest

from engine.run import choices
from engine.run.verbs import order
from tests.kit import Table, table

HAND = "Philosophy, Quantum Theory"


def melding(edition: int = 3, **more: object) -> Table:
    """A board with 9 efficiency: Quantum Theory makes it 12, and Philosophy covers two of them."""
    mine = {
        "red": "Road Building, Fission < up",
        "purple": "The Internet",
        "green": "Satellites, Databases < left",
        "hand": HAND,
    }
    return table(mine, {"blue": "Writing"}, edition=edition, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", [3, 1])
def test_the_order_of_colors_is_asked_where_a_special_is_met_on_the_way(edition: int) -> None:
    t = melding(edition)
    assert t.icons(0, "efficiency") == 9
    asked = t.play("dogma Road Building", ("Philosophy", "Quantum Theory"), idle=False)
    assert asked.decider() == 0
    assert asked.options() == ("philosophy", "quantum-theory")
    first = asked.play("Quantum Theory", idle=False)
    assert "World" in first.achievements(0)
    assert "World" not in asked.play("Philosophy", idle=False).achievements(0)


def test_it_is_not_asked_where_specials_wait_for_the_end_of_the_action() -> None:
    asked = melding(4).play("dogma Road Building", ("Philosophy", "Quantum Theory"), idle=False)
    assert asked.game.request is None or asked.game.request.kind != "order"


def test_it_is_not_asked_for_a_special_that_somebody_has() -> None:
    t = table(
        {
            "red": "Road Building, Fission < up",
            "purple": "The Internet",
            "green": "Satellites, Databases < left",
            "hand": HAND,
        },
        {"blue": "Writing", "achievements": "World"},
        edition=3,
    )
    end = t.play("dogma Road Building", ("Philosophy", "Quantum Theory"), idle=False)
    assert not [request for request, _ in end.asked if request.kind == "order"]


def test_it_is_not_asked_where_every_order_comes_to_the_same() -> None:
    t = table({"red": "Road Building", "hand": "Tools, Philosophy"}, {"blue": "Writing"}, edition=3)
    end = t.play("dogma Road Building", ("Tools", "Philosophy"), idle=False)
    assert not [request for request, _ in end.asked if request.kind == "order"]


def test_the_others_do_not_learn_why_it_is_asked() -> None:
    """The cards come from a hand, so others see who decides and nothing else."""
    t = melding()
    asked = t.play("dogma Road Building", ("Philosophy", "Quantum Theory"), idle=False)
    request = asked.game.request
    assert request is not None
    assert choices.is_closed(asked.m, asked.s, 1, request)
    assert not choices.is_closed(asked.m, asked.s, 0, request)


@pytest.mark.parametrize(("edition", "shows"), [(3, True), (1, True), (4, False)])
def test_cards_that_leave_a_board_may_meet_one_on_the_way(edition: int, shows: bool) -> None:
    """Without Mysticism all five top cards are 8 or more, until Databases goes, too."""
    mine = {
        "green": "Databases, Sailing",
        "red": "Fission",
        "yellow": "Stem Cells",
        "blue": "Bioengineering",
        "purple": "Mysticism, The Internet",
    }
    t = table(mine, {}, edition=edition)
    both = tuple(t.m.catalogue.find(title) for title in ("Databases", "Mysticism"))
    assert order.claims_on_the_way(t.m, t.s, "return", both, lambda card: t.m.home[card]) is shows
    assert not order.claims_on_the_way(t.m, t.s, "return", both[:1], lambda card: t.m.home[card])


def test_cards_that_leave_from_beneath_a_top_card_go_without_a_question() -> None:
    """However many, they uncover nothing: a board on the way shows no more than now."""
    pile = "Genetics, Tools, Writing, Alchemy, Calendar, Mathematics, Translation, Chemistry"
    t = table({"blue": f"{pile} < up", "red": "Fission", "purple": "The Internet"}, {}, edition=3)
    held = tuple(t.m.catalogue.find(title) for title in pile.split(", ")[1:])
    assert not order.claims_on_the_way(t.m, t.s, "score", held, lambda card: t.m.score_of[0])


def test_with_too_many_ways_it_is_asked_and_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quantum Theory and Fission show together what no single board does, and one way is all that is looked at."""
    mine = {
        "red": "Road Building",
        "green": "Satellites, Databases < left",
        "purple": "The Internet",
        "blue": "Computers",
    }
    t = table({**mine, "hand": HAND}, {"blue": "Writing"}, edition=3)
    cards = tuple(t.m.catalogue.find(title) for title in HAND.split(", "))

    def goal(card: int) -> int:
        return t.m.piles_of[0][t.m.catalogue.color[card]]

    assert not order.claims_on_the_way(t.m, t.s, "meld", cards, goal)
    monkeypatch.setattr(order, "MOST", 1)
    assert order.claims_on_the_way(t.m, t.s, "meld", cards, goal)
