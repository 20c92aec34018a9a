"""Bonuses as numbers, cards with one, a draw from a named set, and achieving a card if one is eligible."""

import pytest

from engine.lang.words import (
    GREEN,
    HAND,
    JUNK,
    ME,
    OPPONENTS,
    SCORE,
    YOU,
    a,
    achieve_if_eligible,
    at_least,
    bonus_of,
    bonus_points,
    bonuses,
    choose_player,
    choose_value,
    demand,
    dogma,
    draw,
    draw_and_reveal,
    draw_and_score,
    each,
    for_each_bonus,
    has_bonus,
    highest,
    highest_bonus,
    if_you_do,
    it,
    may,
    more,
    not_,
    number_of,
    of,
    return_,
    score,
    the_number,
    them,
    then,
    top,
    transfer,
    when,
)
from tests.kit import NONE, Table
from tests.probes.conftest import Lay

BONUSES = {"yellow": "Soap", "blue": "Dice, Perfume < left", "purple": "Puppet, Chaturanga < right"}
"""bonuses of 2, 1 (Perfume shows none to the left) and 3, 3"""


def test_a_draw_from_a_named_set_asks_no_rule_and_skips_no_age(lay: Lay) -> None:
    """Ultimate p. 21: from the set that is named; from the base deck if that set's is empty."""
    t = lay(
        dogma(draw(1, of="echoes"), draw_and_reveal(2, of="echoes")),
        {"hand": "Oars"},
        {},
        also=("echoes",),
        further_decks={("echoes", 1): "Soap", ("echoes", 2): ""},
        decks={2: "Calendar"},
    )
    end = t.dogma("Probe")
    assert end.hand(0) == {"Oars", "Soap", "Calendar"}
    assert [fact.number("value") for fact in end.facts("draw-set-empty")] == [2]


def of_values(lay: Lay, condition: object = True) -> Table:
    return lay(
        dogma(then(choose_value("b", bonuses()), draw_and_score(the_number("b") + 1))),
        BONUSES if condition else {},
        {"green": "Comb"},
        also=("echoes",),
    )


def test_a_value_of_a_bonus_is_chosen_and_without_one_nothing_is_done(lay: Lay) -> None:
    asking = of_values(lay).play("dogma Probe", idle=False)
    assert asking.options() == ("1", "2", "3")
    end = asking.play("3")
    (scored,) = end.s.zones[end.m.zones.score(0)]
    assert end.m.catalogue.age[scored] == 4
    none = of_values(lay, condition=False)
    assert none.dogma("Probe").bystander(none, 0, 1)


@pytest.mark.parametrize(("least", "different", "held"), [(4, False, True), (5, False, False), (4, True, False)])
def test_bonuses_are_counted_each_or_by_value(lay: Lay, least: int, different: bool, held: bool) -> None:
    shown = number_of(bonuses(different=different))
    t = lay(dogma(when(at_least(shown, least), score(a(HAND)))), BONUSES | {"hand": "Oars"}, {}, also=("echoes",))
    assert t.dogma("Probe").score(0) == ({"Oars"} if held else set())


def test_odd_even_and_repeated_bonuses(lay: Lay) -> None:
    def drawn(some: object) -> list[int]:
        t = lay(dogma(for_each_bonus("b", some, draw(the_number("b")))), BONUSES, {}, also=("echoes",))  # type: ignore[arg-type]
        end = t.dogma("Probe")
        return sorted(end.m.catalogue.age[card] for card in end.s.zones[end.m.zones.hand(0)])

    assert drawn(bonuses()) == [1, 2, 3, 3]
    assert drawn(bonuses(different=True)) == [1, 2, 3]
    assert drawn(bonuses(odd=True)) == [1, 3, 3]
    assert drawn(bonuses(odd=False)) == [2]
    assert drawn(bonuses(repeated=True)) == [3, 3]
    assert drawn(bonuses(repeated=True, different=True)) == [3]
    assert drawn(bonuses(OPPONENTS)) == []


def test_the_highest_bonus_of_a_board_and_of_one_without(lay: Lay) -> None:
    effects = dogma(draw(highest_bonus()), draw(highest_bonus(OPPONENTS)))
    end = lay(effects, BONUSES, {}, also=("echoes",)).dogma("Probe")
    assert sorted(end.m.catalogue.age[card] for card in end.s.zones[end.m.zones.hand(0)]) == [1, 3]


def test_a_card_with_a_bonus_and_a_value_one_higher(lay: Lay) -> None:
    effects = dogma(may(return_(a(HAND, where=has_bonus(each)))), if_you_do(draw(bonus_of(it) + 1)))
    t = lay(effects, {"hand": "Soap, Puppet, Comb"}, {}, also=("echoes",))
    asking = t.play("dogma Probe", idle=False)
    assert asking.refuses(("Comb",))
    end = asking.play("Puppet")
    (drawn,) = (
        card for card in end.s.zones[end.m.zones.hand(0)] if end.m.catalogue.title[card] not in ("Soap", "Comb")
    )
    assert end.m.catalogue.age[drawn] == 4
    assert asking.play(NONE).bystander(t, 0)


def test_a_card_without_a_bonus(lay: Lay) -> None:
    effects = dogma(draw_and_reveal(1), when(not_(has_bonus(it)), return_(it)))
    end = lay(effects, {}, {}, also=("echoes",), decks={1: "Oars"}, further_decks={("echoes", 1): "Comb"}).dogma(
        "Probe"
    )
    assert end.hand(0) == set()


def test_an_opponent_with_more_bonus_points(lay: Lay) -> None:
    effects = dogma(
        choose_player(them, OPPONENTS, more(bonus_points(YOU), bonus_points(ME))), transfer(a(HAND), to=of(them, HAND))
    )
    players = ({"hand": "Oars", "green": "Scissors"}, {"yellow": "Soap"}, {"purple": "Puppet"})
    end = lay(effects, *players, also=("echoes",)).dogma("Probe")
    assert end.hand(2) == {"Oars"}
    alike = lay(effects, {"hand": "Oars", "green": "Scissors"}, {"yellow": "Soap"}, also=("echoes",))
    assert alike.dogma("Probe").hand(0) == {"Oars"}


def test_bonuses_of_the_one_who_demands(lay: Lay) -> None:
    effects = demand(for_each_bonus("b", bonuses(ME, different=True), return_(a(SCORE, value=the_number("b")))))
    t = lay(effects, BONUSES, {"score": "Oars, Archery, Fermenting, Coal"}, also=("echoes",))
    assert t.dogma("Probe", "Archery").score(1) == {"Oars", "Coal"}


# --- if eligible ---


def test_a_card_is_achieved_only_by_one_who_is_eligible(lay: Lay) -> None:
    """Ultimate p. 12, Claim: as if it were an available standard achievement."""
    t = lay(
        dogma(may(achieve_if_eligible(a(HAND)))),
        {"hand": "Oars, Calendar, Machinery", "score": "Gunpowder, Coal, Tools", "yellow": "Fermenting"},
        {},
    )
    asking = t.play("dogma Probe", idle=False)
    assert asking.refuses(("Machinery",))
    assert asking.play("Calendar").achievements(0) == {"Calendar"}
    assert asking.play(NONE).bystander(t, 0)


@pytest.mark.parametrize(
    ("score_pile", "achieved"), [("Gunpowder, Tools", set()), ("Gunpowder, Coal, Tools", {"Calendar"})]
)
def test_the_highest_card_of_the_junk_if_eligible(lay: Lay, score_pile: str, achieved: set[str]) -> None:
    effects = dogma(achieve_if_eligible(highest(JUNK)))
    t = lay(effects, {"score": score_pile, "yellow": "Fermenting"}, {}, junk="Oars, Calendar")
    end = t.dogma("Probe")
    assert end.achievements(0) == achieved
    told = end.facts("claimable" if achieved else "not-claimable")
    assert [(fact.number("value"), fact.number("needed"), fact.rule) for fact in told] == [(2, 10, "keyword-claim")]


@pytest.mark.parametrize(("score_pile", "claims"), [("Gunpowder", False), ("Gunpowder, Oars", True)])
def test_of_several_highest_one_is_chosen_only_if_it_can_be_achieved(lay: Lay, score_pile: str, claims: bool) -> None:
    effects = dogma(achieve_if_eligible(highest(JUNK)))
    t = lay(effects, {"score": score_pile, "yellow": "Agriculture"}, {}, junk="Clothing, The Wheel")
    end = t.play("dogma Probe", idle=not claims)
    (told,) = end.facts("claimable" if claims else "not-claimable")
    assert told.number("value") == 1
    if claims:
        assert len(end.options()) == 2
        end = end.play(end.options()[1])
    assert end.achievements(0) == ({"The Wheel"} if claims else set())


def test_a_card_that_is_fixed_is_achieved_or_stays(lay: Lay) -> None:
    def end(pile: str) -> Table:
        return lay(dogma(achieve_if_eligible(top(GREEN))), {"green": "The Wheel", "score": pile}, {}).dogma("Probe")

    assert end("Gunpowder").pile(0, "green") == ["The Wheel"]
    assert end("Gunpowder, Oars").achievements(0) == {"The Wheel"}


def test_with_an_achievement_of_that_value_it_takes_twice_the_points(lay: Lay) -> None:
    """Ultimate p. 21: the same for "if eligible"."""
    effects = dogma(achieve_if_eligible(a(HAND)))
    players = {"hand": "Oars", "score": "Gunpowder, Coal", "achievements": "Tools"}
    assert lay(effects, players, {}, also=("echoes",)).dogma("Probe").achievements(0) == {"Tools"}
    richer = players | {"score": "Gunpowder, Coal, Writing"}
    assert lay(effects, richer, {}, also=("echoes",)).dogma("Probe").achievements(0) == {"Tools", "Oars"}
