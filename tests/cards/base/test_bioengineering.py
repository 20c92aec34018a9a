"""Bioengineering: score an opponent's top card with health; with anybody below two health the single most of it wins.

In the older editions the card is transferred, which is no scoring, and below three is enough.

Sources: publisher's reference (any opponent's board, two icons); 4e base p. 17, 22 (Score), 30 (a tie is ignored).
"""

import pytest

from engine.trace.events import Moved
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


@pytest.mark.editions(4, 3, 1)
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


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_any_opponents_top_card_with_health_is_transferred_and_no_other() -> None:
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
    assert end.winners is None  # three, three and six health: nobody is below three
    assert t.play("dogma Bioengineering", idle=False).refuses(())


@pytest.mark.parametrize(("edition", "verb"), [(4, "score"), (3, "transfer"), (1, "transfer")])
def test_the_fourth_edition_scores_the_card_and_the_older_ones_transfer_it(edition: int, verb: str) -> None:
    """Only scoring counts for Monument in the older editions, and transferring is no scoring."""
    t = table({"blue": "Bioengineering"}, {"yellow": "Antibiotics, Stem Cells"}, edition=edition)
    end = t.dogma("Bioengineering")
    assert end.score(0) == {"Antibiotics"}
    assert [entry.item.verb for entry in end.entries if isinstance(entry.item, Moved)] == [verb]


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("theirs", "winners"),
    [("Statistics, Agriculture", None), ("Statistics, Fermenting", (0,)), ("Statistics, Perspective", (0,))],
)
def test_in_the_older_editions_fewer_than_three_health_let_the_most_win(
    theirs: str, winners: tuple[int, ...] | None
) -> None:
    t = table({"blue": "Bioengineering", "yellow": "Stem Cells, Antibiotics < up"}, {"yellow": theirs})
    end = t.dogma("Bioengineering")  # takes Statistics; what lies beneath shows three, two, one
    assert end.score(0) == {"Statistics"}
    assert end.winners == winners


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_somebody_else_may_be_the_one_who_wins() -> None:
    t = table({"blue": "Bioengineering"}, {"yellow": "Statistics, Agriculture"}, {"red": "Archery"})
    assert t.dogma("Bioengineering").winners == (1,)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_tie_for_the_most_voids_it() -> None:
    """The third edition's card does not print "single", but two players are not "the player with the most"."""
    t = table(
        {"blue": "Bioengineering", "yellow": "Agriculture"},
        {"blue": "Pottery", "yellow": "Statistics"},
        {"red": "Archery"},
    )
    end = t.dogma("Bioengineering", "Statistics")
    assert [end.icons(seat, "health") for seat in range(3)] == [3, 3, 0]
    assert end.winners is None


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_without_such_a_card_nothing_is_transferred() -> None:
    t = table({"blue": "Bioengineering, Pottery"}, {"green": "Paper, Sailing", "score": "Oars"})
    end = t.dogma("Bioengineering")
    assert end.bystander(t, 0, 1)
    assert end.winners is None  # nobody shows any: a tie at none


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_takes_yours() -> None:
    t = table(
        {"blue": "Bioengineering", "yellow": "Agriculture, Antibiotics"},
        {"green": "Databases", "purple": "Services, Socialism"},
        decks={10: "Robotics"},
    )
    end = t.dogma("Bioengineering")
    assert (end.score(0), end.score(1)) == ({"Services"}, {"Agriculture"})
    assert (end.pile(0, "yellow"), end.pile(1, "purple")) == (["Antibiotics"], ["Socialism"])
    assert end.free_draw
