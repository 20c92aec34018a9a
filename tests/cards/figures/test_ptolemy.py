"""Ptolemy: blue top cards of every board can be executed."""

from tests.kit import table


def test_a_blue_top_card_of_another_board() -> None:
    t = table({"green": "Ptolemy"}, {"blue": "Writing", "red": "Archery"}, decks={2: "Calendar, Mapmaking"})
    assert "dogma writing" in t.options()
    assert t.refuses("dogma Archery")
    end = t.dogma("Writing")
    assert "Calendar" in end.hand(0) | end.hand(1)
    (fact,) = end.facts("activated-by-karma")
    assert [end.m.catalogue.title[card] for card in fact.cards] == ["Ptolemy", "Writing"]


def test_the_icons_of_the_own_board_count() -> None:
    """Writing lies on the other board, with two concepts there: the other shares, and acts first."""
    end = table({"green": "Ptolemy"}, {"blue": "Writing"}, decks={2: "Calendar, Mapmaking, Canal Building"}).dogma(
        "Writing"
    )
    assert end.hand(1) == {"Calendar"}
    assert "Mapmaking" in end.hand(0)


def test_a_figure_and_a_covered_card_are_no_options() -> None:
    t = table({"green": "Ptolemy"}, {"blue": "Huang Di, Tools"})
    assert t.refuses("dogma Tools")
    assert t.refuses("dogma Huang Di")


def test_not_for_others() -> None:
    t = table({"blue": "Tools", "hand": "Oars"}, {"green": "Ptolemy", "blue": "Writing"})
    assert t.refuses("dogma Writing")


def test_without_it_a_distant_card_costs_a_parley_and_with_it_none() -> None:
    """Four players: the one opposite is distant."""
    others: tuple[dict[str, str], ...] = ({}, {"blue": "Writing", "red": "Archery"}, {})
    t = table({"green": "Ptolemy", "hand": "Oars"}, *others)
    end = t.dogma("Writing")
    assert "Oars" in end.hand(0)
    assert not end.facts("parley-activate")
    paid = t.play("dogma Archery", idle=False)
    assert "Oars" not in paid.hand(0)
    assert len(paid.facts("parley-activate")) == 1


def test_without_a_card_for_a_parley() -> None:
    t = table({"green": "Ptolemy"}, {}, {"blue": "Writing", "red": "Archery"}, {})
    assert "dogma writing" in t.options()
    assert t.refuses("dogma Archery")


def test_it_can_be_endorsed_like_an_own_card() -> None:
    """Athens shows concepts, the featured icon of Writing; a 1 is paid."""
    cities = {"red": "Athens", "hand": "Oars"}
    sets = ("base", "cities", "figures")
    decks = {2: "Calendar, Mapmaking, Canal Building, Currency, Fermenting"}
    t = table({"green": "Ptolemy", **cities}, {"blue": "Writing"}, decks=decks, sets=sets)
    end = t.play("endorse Writing")
    assert "Oars" in end.junk()
    assert len(end.hand(0) & {"Calendar", "Mapmaking", "Canal Building"}) == 2
    assert len(end.facts("activated-by-karma")) == 1
    assert table(cities, {"blue": "Writing"}, decks=decks, sets=sets).refuses("endorse Writing")


def test_no_parley_is_asked_for_if_a_karma_takes_him_away_before_the_dogma_goes_on() -> None:
    """What has been chosen was chosen by his karma; the action is not chosen anew."""
    t = table({"green": "Ptolemy", "red": "Margaret Thatcher", "hand": "Oars"}, {}, {"blue": "Writing"}, {})
    end = t.play("dogma Writing", "Ptolemy", idle=False)
    assert end.score(0) == {"Ptolemy"}
    assert "Oars" in end.hand(0)
    assert not end.facts("parley-activate")
