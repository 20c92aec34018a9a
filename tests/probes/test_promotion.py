"""Promotion after a Meld action, its free Dogma action, and "if this was foreseen" (Ultimate p. 24-25; p. 9, p. 12)."""

import pytest

from engine.lang.nodes import Effect
from engine.lang.words import (
    BLUE,
    HAND,
    a,
    demand,
    dogma,
    draw,
    draw_and_meld,
    meld,
    my,
    self_execute,
    then,
    top,
    transfer,
    was_foreseen,
    when,
)
from engine.model.frames import TurnFrame
from engine.positions import PositionError, dump
from engine.query.running import running_turn
from tests.kit import Table
from tests.probes.conftest import Lay

ASKING: tuple[Effect, ...] = (dogma(when(was_foreseen, draw(5), otherwise=draw(2))),)
"""effects of the blue Echo, a 2"""
ECHOES = ("echoes",)
DECKS = {1: "Sailing, Masonry", 2: "Currency, Construction", 5: "Physics, Coal"}
PROBE: tuple[Effect, ...] = (dogma(draw(1)),)
NO_ECHOES = {("echoes", age): "" for age in range(1, 12)}
"""every draw is of a base card then"""


def told(t: Table, kind: str) -> list[list[str]]:
    return [[t.m.catalogue.title[card] for card in fact.cards] for fact in t.facts(kind)]


def laid(
    lay: Lay, first: dict[str, str], *others: dict[str, str], probe: tuple[Effect, ...] = PROBE, **more: object
) -> Table:
    also = (*ECHOES, *more.pop("also", ()))  # type: ignore[misc]
    more.setdefault("echo", ASKING)
    return lay(probe, first, *(others or ({},)), also=also, decks=DECKS, further_decks=NO_ECHOES, **more)


def test_a_card_of_at_most_the_value_is_promoted_and_executed(lay: Lay) -> None:
    """U25, ECH-04: it must be, and what asks whether it was foreseen hears yes."""
    t = laid(lay, {"hand": "Calendar", "forecast": "Echo, Paper"})
    end = t.play("meld Calendar")
    assert end.pile(0, "blue") == ["Echo", "Calendar"]
    assert end.zone("forecast", 0) == {"Paper"}, "a 3 is more than the 2 that was melded"
    assert end.hand(0) == {"Physics"}
    assert told(end, "echoes-promoted") == [["Echo", "Calendar"]]
    assert [fact.holds for fact in end.facts("foreseen")] == [True]
    turn = running_turn(end.s)
    assert turn is not None
    assert turn.vars[TurnFrame.ACTIONS_TAKEN] == 1, "the free Dogma is none of the two actions"


def test_which_one_is_the_players_choice_and_it_is_exactly_one(lay: Lay) -> None:
    t = laid(lay, {"hand": "Paper", "forecast": "Echo, Tools, Fermenting"})
    asked = t.play("meld Paper", idle=False)
    assert asked.s.request is not None
    assert (asked.s.request.low, asked.s.request.high, asked.s.request.optional) == (1, 1, False)
    end = t.play("meld Paper", "Echo")
    assert end.zone("forecast", 0) == {"Tools", "Fermenting"}
    assert end.pile(0, "blue")[0] == "Echo"


def test_nothing_of_at_most_the_value_is_there(lay: Lay) -> None:
    end = laid(lay, {"hand": "Oars", "forecast": "Echo"}).play("meld Oars")
    assert end.zone("forecast", 0) == {"Echo"}
    assert not end.facts("echoes-promoted")
    assert not end.facts("set-off-skipped")


def test_a_meld_by_an_effect_promotes_nothing(lay: Lay) -> None:
    """U20, Action Triggers: Sailing would not cause you to look at the forecast."""
    probe = (dogma(meld(a(HAND))),)
    end = laid(lay, {"hand": "Paper", "forecast": "Echo"}, probe=probe).dogma("Probe")
    assert end.zone("forecast", 0) == {"Echo"}


def test_the_promotion_sets_no_further_one_off(lay: Lay) -> None:
    """Point 22: a promotion is a meld by an effect, and one card is promoted for each Meld action."""
    end = laid(lay, {"hand": "Paper", "forecast": "Echo, Tools"}).play("meld Paper", "Echo")
    assert end.zone("forecast", 0) == {"Tools"}
    assert len(end.facts("echoes-promoted")) == 1


def test_later_it_is_not_foreseen(lay: Lay) -> None:
    """ECH-07: "It is not satisfied during subsequent activations of the card"."""
    end = laid(lay, {"hand": "Calendar", "forecast": "Echo"}).play("meld Calendar", "dogma Echo")
    assert [fact.holds for fact in end.facts("foreseen")] == [True, False]
    assert "Currency" in end.hand(0)


def test_who_shares_hears_yes_too(lay: Lay) -> None:
    """Point 22: "Foreseen" holds in that Dogma action, for sharers too."""
    sharer = {"yellow": "Agriculture, Domestication < up", "purple": "Code of Laws"}
    end = laid(lay, {"hand": "Calendar", "forecast": "Echo"}, {**sharer, "green": "Clothing"}).play("meld Calendar")
    asked = [(fact.seat, fact.holds) for fact in end.facts("foreseen")]
    assert asked in ([(1, True), (0, True)], [(0, True)])
    if len(asked) == 1:
        pytest.fail("the opponent does not share")


def test_not_inside_another_card_that_it_executes(lay: Lay) -> None:
    """Point 22 (noted): only the promoted card itself was foreseen."""
    promoting = lay(
        (dogma(when(was_foreseen, then(draw(1), self_execute(top(BLUE))))),),
        {"hand": "Oars", "blue": "Echo"},
        {},
        echo=ASKING,
        also=ECHOES,
        decks=DECKS,
        further_decks=NO_ECHOES,
    )
    s, m = promoting.s, promoting.m
    card = m.catalogue.find("Probe")
    zone, forecast = s.where[card], m.zones.of("forecast", 0)
    s.zones[zone], s.zones[forecast], s.where[card] = (), (card,), forecast
    end = promoting.play("meld Oars")
    assert [(end.m.catalogue.title[fact.cards[0]], fact.holds) for fact in end.facts("foreseen")] == [
        ("Probe", True),
        ("Echo", False),
    ]


def test_a_demand_of_a_foreseen_card_hears_it(lay: Lay) -> None:
    echo: tuple[Effect, ...] = (demand(transfer(a(HAND), to=my(HAND)), when(was_foreseen, draw_and_meld(5))),)
    victim = {"hand": "Archery"}
    end = laid(lay, {"hand": "Calendar", "forecast": "Echo"}, victim, echo=echo).play("meld Calendar")
    assert end.hand(0) == {"Archery"}
    assert {"Physics"} == {*end.pile(1, "blue")}


def test_a_city_is_promoted_and_nothing_follows(lay: Lay) -> None:
    """ECH-06; and it is no Meld action, so its icons do nothing."""
    t = laid(lay, {"hand": "Calendar", "forecast": "Athens"}, also=("cities",))
    end = t.play("meld Calendar")
    assert end.pile(0, "red") == ["Athens", "Probe"]
    assert told(end, "echoes-nothing-follows") == [["Athens"]]
    assert not end.facts("cities-plus")
    assert end.s.request is not None
    assert end.s.request.purpose == "turn"


def test_it_comes_after_the_city_draw(lay: Lay) -> None:
    """U9: the chart of what a Meld action sets off ends with the promotion."""
    t = laid(lay, {"hand": "Calendar", "forecast": "Echo"}, also=("cities",))
    kinds = [entry.item.kind for entry in t.play("meld Calendar").entries if hasattr(entry.item, "kind")]
    told_of = [str(kind) for kind in kinds if str(kind) in ("cities-new-color", "echoes-promoted")]
    assert told_of == ["cities-new-color", "echoes-promoted"]


def test_the_free_dogma_can_be_endorsed(lay: Lay) -> None:
    """Point 22: by the wording of U23 a free Dogma action may be endorsed; our reading, noted."""
    t = laid(lay, {"purple": "Hattusa", "hand": "Calendar, Tools", "forecast": "Echo"}, also=("cities",))
    asked = t.play("meld Calendar", idle=False)
    assert asked.options() == ("dogma echo", "endorse echo")
    assert asked.s.request is not None
    assert asked.s.request.purpose == "free-dogma"
    with pytest.raises(PositionError):
        dump(asked.game)
    end = t.play("meld Calendar", "endorse Echo")
    assert {"Physics", "Coal"} <= end.hand(0), "twice, and foreseen twice"
    plain = t.play("meld Calendar", "dogma Echo")
    assert "Coal" not in plain.hand(0)


@pytest.mark.parametrize("choice", ["before-the-free-dogma", "after-the-free-dogma"])
def test_when_the_meld_action_is_over(lay: Lay, choice: str) -> None:
    """Expansion rule 3: a switch. With enough achievements already the free Dogma comes too late or not."""
    have = {"achievements": "[1], [2], [3], [4], [5], [6], [7], [8]", "hand": "Calendar", "forecast": "Echo"}
    end = laid(lay, have, switches={"promotion-check": choice}).play("meld Calendar", idle=False)
    assert end.winners == (0,)
    assert bool(end.facts("foreseen")) == (choice == "after-the-free-dogma")


def test_the_others_see_backs_alone(lay: Lay) -> None:
    """U7: the owner may look at the forecast, nobody else."""
    t = laid(lay, {"hand": "Paper", "forecast": "Echo, Tools"})
    zone = t.m.zones.of("forecast", 0)
    assert t.m.zones.lookers()[zone] == 1


def test_where_every_card_of_the_forecast_is_higher_the_reason_says_so(lay: Lay) -> None:
    """U25: one expects a promotion where there is a forecast; of an empty one nothing is told."""
    t = laid(lay, {"hand": "Calendar, Tools", "forecast": "Paper, Gunpowder"})
    end = t.play("meld Calendar")
    (why,) = end.facts("echoes-all-higher")
    assert (dict(why.numbers), end.zone("forecast", 0)) == ({"most": 2, "lowest": 3}, {"Paper", "Gunpowder"})
    assert not laid(lay, {"hand": "Calendar"}).play("meld Calendar").facts("echoes-all-higher")
    promoted = laid(lay, {"hand": "Calendar", "forecast": "Echo, Paper"}).play("meld Calendar")
    assert not promoted.facts("echoes-all-higher")
