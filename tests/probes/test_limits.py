"""The verb that fills the safe, at its limit and near it (Ultimate p. 31, Safe / Secrets)."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    HAND,
    RED,
    SCORE,
    UP,
    a,
    achieve,
    all_of,
    any_number,
    demand,
    dogma,
    draw,
    draw_and_safeguard,
    drawn,
    exchange,
    if_you_do,
    junk,
    may,
    my,
    safeguard,
    score,
    splay,
    transfer,
)
from engine.run.choices import is_closed
from engine.trace.events import Outcome, SentenceEnded
from tests.kit import Table
from tests.probes.conftest import Lay

UNSEEN = ("unseen",)
RIGHT_3 = {"red": "Archery, Oars < right"}
"""a board with a limit of three, the Probe on its red pile"""
FURTHER = {("unseen", 1): "Tomb, Maze", ("unseen", 2): "Exile"}


def ended(t: Table) -> list[Outcome]:
    return [entry.item.outcome for entry in t.entries if isinstance(entry.item, SentenceEnded)]


def test_draw_and_safeguard_below_the_limit(lay: Lay) -> None:
    effect = dogma(draw_and_safeguard(1), if_you_do(draw(2)))
    end = lay(effect, {**RIGHT_3, "safe": "[1], [2]"}, {}, also=UNSEEN, further_decks=FURTHER).dogma("Probe")
    assert len(end.zone("safe", 0)) == 3
    assert "Tomb" in end.zone("safe", 0)
    assert len(end.hand(0)) == 1, "the 2 for having done it"


def test_at_the_limit_it_has_drawn_and_not_safeguarded(lay: Lay) -> None:
    """U31, the example; UNS-02: the card stays in hand, the secrets stay, and "if you do" fails."""
    effect = dogma(draw_and_safeguard(1, into=drawn), if_you_do(draw(2)), score(drawn))
    t = lay(effect, {**RIGHT_3, "safe": "[1], [2], [3], [3]"}, {}, also=UNSEEN, further_decks=FURTHER)
    end = t.dogma("Probe")
    assert len(end.zone("safe", 0)) == 4, "one more than the limit, which lets them lie"
    assert end.score(0) == {"Tomb"}, "the very card that was drawn"
    (full,) = end.facts("limit-reached")
    assert [full.number(name) for name in ("zone", "have", "limit", "splay")] == ["safe", 4, 3, 2]
    assert not full.holds
    (failed,) = end.facts("if-you-do")
    assert (failed.holds, failed.number("asked"), failed.number("done")) == (False, 2, 1)
    assert not end.hand(0)


def test_a_drawn_card_has_shared_though_the_safe_is_full(lay: Lay) -> None:
    sharer = {"blue": "Writing, Tools", "green": "Databases", "purple": "Education", "safe": "[1], [1], [1], [2], [2]"}
    end = lay(dogma(draw_and_safeguard(1)), {}, sharer, also=UNSEEN, further_decks=FURTHER).dogma("Probe")
    assert end.free_draw
    assert end.hand(1) == {"Tomb"}


def test_at_the_limit_nothing_is_chosen_and_nothing_happens(lay: Lay) -> None:
    effect = dogma(may(safeguard(a(HAND))), if_you_do(draw(2)))
    t = lay(effect, {**RIGHT_3, "safe": "[1], [2], [3]", "hand": "Tools, Coal"}, {}, also=UNSEEN)
    end = t.dogma("Probe")
    assert end.hand(0) == {"Tools", "Coal"}
    assert end.facts("limit-reached")
    assert ended(end)[0] is Outcome.SKIPPED


def test_what_an_effect_makes_of_the_splays_counts_at_once(lay: Lay) -> None:
    """The limit is looked at when a card would be safeguarded."""
    effect = dogma(safeguard(a(HAND)), splay(RED, UP), safeguard(a(HAND)))
    board = {"red": "Archery", "safe": "[1]", "hand": "Tools, Coal"}
    end = lay(effect, board, {}, also=UNSEEN).dogma("Probe", "Tools")
    assert end.splay(0, "red") == "up"
    assert end.hand(0) == {"Coal"}
    assert "Tools" in end.zone("safe", 0)
    (full,) = end.facts("limit-reached")
    assert (full.number("have"), full.number("limit")) == (2, 2)


def test_of_more_cards_than_there_is_room_the_player_says_which_go(lay: Lay) -> None:
    effect = dogma(safeguard(all_of(HAND)), if_you_do(draw(2)))
    t = lay(effect, {**RIGHT_3, "safe": "[1]", "hand": "Tools, Coal, Currency"}, {}, also=UNSEEN)
    end = t.dogma("Probe", "Currency", "Tools")
    assert {"Currency", "Tools"} < end.zone("safe", 0)
    assert end.hand(0) == {"Coal"}
    assert len(end.facts("limit-reached")) == 1


def test_no_more_can_be_picked_than_there_is_room(lay: Lay) -> None:
    effect = dogma(safeguard(any_number(HAND)))
    t = lay(effect, {**RIGHT_3, "safe": "[1]", "hand": "Tools, Coal, Currency"}, {}, also=UNSEEN)
    game = t.game.copy()
    game.play("dogma probe")
    assert game.request is not None
    assert (game.request.optional, game.request.high) == (True, 2)
    assert t.dogma("Probe", ("Tools", "Coal")).hand(0) == {"Currency"}


def test_transfers_and_exchanges_pass_the_limit_by(lay: Lay) -> None:
    """Point 8: only the keyword has a limit."""
    effect = dogma(transfer(all_of(HAND), to=SAFE), exchange(all_of(SAFE), all_of(SCORE)))
    full = {**RIGHT_3, "safe": "[1], [2], [3]", "hand": "Tools, Coal", "score": "[4], [4], [4], [5], [5], [6]"}
    t = lay(effect, full, {}, also=UNSEEN)
    end = t.dogma("Probe")
    assert len(end.zone("safe", 0)) == 6
    assert {"Tools", "Coal"} < end.score(0)
    assert not end.facts("limit-reached")


def test_achieving_regardless_of_eligibility(lay: Lay) -> None:
    effect = dogma(may(achieve(a(SAFE))), if_you_do(draw(2)))
    t = lay(effect, {"safe": "[10], [9]"}, {}, also=UNSEEN)
    end = t.dogma("Probe", "safe-of-1-10")
    assert len(end.achievements(0) - {special.title for special in end.m.catalogue.specials}) == 1
    assert len(end.zone("safe", 0)) == 1
    assert len(end.hand(0)) == 1


def test_what_a_demand_takes_of_a_safe_its_owner_chooses_by_the_backs(lay: Lay) -> None:
    """Points 9 and 15: nobody may look, so the owner chooses by place, and the others see only that it chooses."""
    effect = demand(transfer(a(SAFE), to=my(SAFE)))
    t = lay(effect, {}, {"safe": "Tools, Writing, Tomb"}, also=UNSEEN)
    game = t.game.copy()
    game.play("dogma probe")
    assert set(game.options()) == {"safe-of-2-unseen-1", "safe-of-2-1-1", "safe-of-2-1-2"}
    assert game.request is not None
    assert is_closed(game.machine, game.state, 0, game.request)
    assert not is_closed(game.machine, game.state, 1, game.request)
    end = t.dogma("Probe", "safe-of-2-1-2")
    assert (end.zone("safe", 0), end.zone("safe", 1)) == ({"Writing"}, {"Tools", "Tomb"})


def test_an_effect_that_junks_an_available_achievement_takes_no_secret(lay: Lay) -> None:
    """UNS-03, ACH-18: secrets are none."""
    effect = dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=3)))
    t = lay(effect, {"safe": "Paper"}, {"safe": "Compass"}, also=UNSEEN, achievements="Tools, Coal")
    end = t.dogma("Probe")
    assert (end.zone("safe", 0), end.zone("safe", 1), end.available()) == ({"Paper"}, {"Compass"}, {1, 5})
