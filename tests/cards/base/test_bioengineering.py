"""Bioengineering: score an opponent's top card with health; with anybody below two health the single most of it wins.

Sources: publisher's reference (any opponent's board, two icons); 4e base p. 17, 22 (Score), 30 (a tie is ignored).
"""

import pytest

from tests.kit import table


def test_any_opponents_top_card_with_health_is_scored_and_no_other() -> None:
    t = table(
        {"blue": "Bioengineering", "yellow": "Agriculture, Fermenting", "score": "Tools"},
        {"yellow": "Perspective, Antibiotics", "purple": "Philosophy, Services", "score": "Oars"},
        {"green": "Sailing", "purple": "Socialism", "blue": "Calendar", "hand": "Stem Cells"},
    )
    end = t.dogma("Bioengineering", "Perspective")
    request, options = end.asked[-1]
    assert (request.seat, set(options)) == (0, {"perspective", "sailing", "socialism", "calendar"})
    assert end.score(0) == {"Tools", "Perspective"}
    assert end.pile(1, "yellow") == ["Antibiotics"]
    assert end.pile(1, "purple") == ["Philosophy", "Services"]
    assert end.pile(0, "yellow") == ["Agriculture", "Fermenting"]
    assert end.score(1) == {"Oars"}
    assert end.bystander(t, 2)
    assert end.winners is None  # three, three and six health: nobody is below two
    assert t.play("dogma Bioengineering", idle=False).refuses(())


@pytest.mark.parametrize(
    ("theirs", "winners"),
    [("Statistics, Machinery", None), ("Statistics, Perspective", (0,)), ("Statistics, Suburbia", None)],
)
def test_somebody_with_fewer_than_two_health_lets_the_most_win(theirs: str, winners: tuple[int, ...] | None) -> None:
    t = table({"blue": "Bioengineering", "yellow": "Agriculture"}, {"yellow": theirs})
    end = t.dogma("Bioengineering")  # takes Statistics; what lies beneath shows two, one, two
    assert end.score(0) == {"Statistics"}
    assert end.winners == winners


def test_somebody_else_may_be_the_one_who_wins() -> None:
    t = table({"blue": "Bioengineering"}, {"yellow": "Statistics, Agriculture"}, {"red": "Archery"})
    assert t.dogma("Bioengineering").winners == (1,)


def test_a_tie_for_the_most_voids_it() -> None:
    t = table(
        {"blue": "Bioengineering", "yellow": "Agriculture"},
        {"blue": "Pottery", "yellow": "Statistics"},
        {"red": "Archery"},
    )
    end = t.dogma("Bioengineering", "Statistics")
    assert [end.icons(seat, "health") for seat in range(3)] == [3, 3, 0]
    assert end.winners is None


def test_without_such_a_card_nothing_is_scored() -> None:
    t = table({"blue": "Bioengineering, Pottery"}, {"green": "Paper, Sailing", "score": "Oars"})
    end = t.dogma("Bioengineering")
    assert end.bystander(t, 0, 1)
    assert end.winners is None  # nobody shows any: a tie at none


def test_a_teammates_cards_are_safe() -> None:
    t = table(
        {"blue": "Bioengineering"},
        {"yellow": "Statistics"},
        {"yellow": "Perspective"},
        {"yellow": "Ecology"},
        teams=(0, 1, 0, 1),
    )
    assert t.play("dogma Bioengineering", idle=False).options() == ("statistics", "ecology")


def test_a_sharer_scores_yours() -> None:
    t = table(
        {"blue": "Bioengineering", "yellow": "Agriculture, Antibiotics"},
        {"green": "Databases", "purple": "Services, Socialism"},
        decks={10: "Robotics"},
    )
    end = t.dogma("Bioengineering")
    assert (end.score(0), end.score(1)) == ({"Services"}, {"Agriculture"})
    assert (end.pile(0, "yellow"), end.pile(1, "purple")) == (["Antibiotics"], ["Socialism"])
    assert end.free_draw
