"""Classification: show a card, collect its color from all opponents' hands, meld all of that color from your hand."""

import pytest

from engine.lang.terms import Color
from engine.run.choices import is_closed
from engine.trace.events import Chosen, ColorRevealed, Moved, Revealed
from tests.kit import table


def test_all_opponents_give_that_color_and_all_of_it_is_melded_in_my_order() -> None:
    t = table(
        {"green": "Classification", "red": "Coal", "hand": "Oars, Archery, Writing", "score": "Engineering"},
        {"hand": "Metalworking, Tools", "red": "Optics", "score": "Construction"},
        {"hand": "Gunpowder, Sailing"},
    )
    asking = t.play("dogma Classification", idle=False)
    assert set(asking.options()) == {"oars", "archery", "writing"}
    end = asking.play("Archery", "Oars", "Archery", "Metalworking")
    assert end.pile(0, "red") == ["Gunpowder", "Metalworking", "Archery", "Oars", "Coal"]
    assert (end.hand(0), end.hand(1), end.hand(2)) == ({"Writing"}, {"Tools"}, {"Sailing"})
    assert end.pile(1, "red") == ["Optics"]
    assert (end.score(0), end.score(1)) == ({"Engineering"}, {"Construction"})
    assert not end.free_draw


def test_a_single_card_is_shown_and_melded_even_if_no_opponent_has_its_color() -> None:
    t = table({"green": "Classification", "hand": "Writing"}, {"hand": "Oars, Sailing"})
    end = t.dogma("Classification")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_opponents_show_what_stays_after_the_transfer_and_i_after_the_melds() -> None:
    """Verification (4e base p. 18); the example is Ultimate's (p. 15)."""
    t = table(
        {"green": "Classification", "hand": "Writing, Coal"},
        {"hand": "Tools, Sailing", "score": "Pottery"},
        {"hand": "Oars"},
    )
    end = t.dogma("Classification", "Writing", "Tools")
    told = [
        (entry.item.seat, entry.item.reason if isinstance(entry.item, Revealed) else entry.item.verb, entry.item.card)
        for entry in end.entries
        if isinstance(entry.item, Revealed | Moved)
    ]
    assert [(seat, what, end.m.catalogue.title[card]) for seat, what, card in told] == [
        (0, "reveal", "Writing"),
        (1, "fits", "Tools"),  # the third player does not see it go
        (0, "transfer", "Tools"),
        (1, "does-not-fit", "Sailing"),
        (2, "does-not-fit", "Oars"),
        (0, "meld", "Tools"),
        (0, "meld", "Writing"),
        (0, "does-not-fit", "Coal"),
    ]
    proofs = [fact for kind in ("proves-fit", "proves-none-fits") for fact in end.facts(kind)]
    assert [(fact.rule, dict(fact.numbers)["filter"]) for fact in proofs] == [("verification", "color")] * 4


def test_with_an_empty_hand_there_is_no_color_to_speak_of() -> None:
    t = table({"green": "Classification", "red": "Oars"}, {"hand": "Archery, Tools"})
    assert t.dogma("Classification").bystander(t, 0, 1)


def test_a_teammate_keeps_cards_of_that_color() -> None:
    """Teammates are no opponents (4e base p. 31; FAQ of 2011, teams)."""
    t = table(
        {"green": "Classification", "hand": "Archery"},
        {"hand": "Metalworking"},
        {"hand": "Oars"},
        {"hand": "Optics"},
        teams=(0, 1, 0, 1),
    )
    end = t.dogma("Classification", "Archery", "Metalworking")
    assert end.pile(0, "red") == ["Optics", "Metalworking", "Archery"]
    assert end.bystander(t, 2)
    assert end.hand(1) == end.hand(3) == set()


def test_a_sharer_collects_from_the_one_who_acts_too() -> None:
    """They are the opponents of whoever executes: for B that includes A."""
    t = table(
        {"green": "Classification", "hand": "Tools, Oars"},
        {"blue": "Experimentation", "hand": "Writing"},
        {"hand": "Pottery"},
        decks={6: "Canning"},
    )
    end = t.dogma("Classification", "Writing", "Tools")
    assert end.pile(1, "blue") == ["Pottery", "Tools", "Writing", "Experimentation"]
    assert end.pile(0, "red") == ["Oars"]
    assert end.free_draw
    assert (end.hand(0), end.hand(1), end.hand(2)) == ({"Canning"}, set(), set())


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
def test_the_color_is_revealed_and_not_the_card() -> None:
    t = table(
        {"green": "Classification", "red": "Coal", "hand": "Oars, Archery, Writing", "score": "Engineering"},
        {"hand": "Metalworking, Tools", "red": "Optics", "score": "Construction"},
        {"hand": "Gunpowder, Sailing"},
    )
    asking = t.play("dogma Classification", idle=False)
    assert asking.options() == ("red", "blue")
    request = asking.s.request
    assert request is not None
    assert [is_closed(asking.m, asking.s, seat, request) for seat in range(3)] == [False, True, True]
    end = asking.play("red", "Oars", "Archery", "Metalworking")
    assert end.pile(0, "red") == ["Gunpowder", "Metalworking", "Archery", "Oars", "Coal"]
    assert (end.hand(0), end.hand(1), end.hand(2)) == ({"Writing"}, {"Tools"}, {"Sailing"})
    assert (end.pile(1, "red"), end.score(0), end.score(1)) == (["Optics"], {"Engineering"}, {"Construction"})
    told = [entry.item for entry in end.entries if isinstance(entry.item, ColorRevealed)]
    assert [(item.seat, item.color) for item in told] == [(0, Color.RED)]
    first = next(e.item for e in end.entries if isinstance(e.item, Revealed | ColorRevealed))
    assert isinstance(first, ColorRevealed)  # before it no front was shown


@pytest.mark.editions(3, 1)
def test_that_there_is_one_color_only_is_told_to_nobody_before_it_is_revealed() -> None:
    t = table({"green": "Classification", "hand": "Oars, Archery"}, {"hand": "Sailing"})
    end = t.dogma("Classification", "Oars")
    (chosen, *_) = [
        entry.item for entry in end.entries if isinstance(entry.item, Chosen) and entry.item.kind == "color"
    ]
    assert (chosen.forced, chosen.front, chosen.seen) == (True, True, 0b01)
    assert end.pile(0, "red") == ["Archery", "Oars"]
    assert end.hand(1) == {"Sailing"}


@pytest.mark.editions(3, 1)
def test_with_an_empty_hand_there_is_no_color_to_reveal() -> None:
    t = table({"green": "Classification", "red": "Oars"}, {"hand": "Archery, Tools"})
    end = t.dogma("Classification")
    assert end.bystander(t, 0, 1)
    assert not [entry for entry in end.entries if isinstance(entry.item, ColorRevealed | Revealed)]


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_a_teammate_gives_its_cards_only_as_another_player_of_the_first_edition(reading: str) -> None:
    t = table(
        {"green": "Classification", "hand": "Archery"},
        {"hand": "Metalworking"},
        {"hand": "Oars"},
        {"hand": "Optics"},
        teams=(0, 1, 0, 1),
        switches={"teammate-is-other-player": reading},
    )
    first = t.m.setup.edition == 1 and reading == "yes"
    answers = ("Archery", "Metalworking", "Oars") if first else ("Archery", "Metalworking")
    end = t.dogma("Classification", *answers)
    assert set(end.pile(0, "red")) == {"Archery", "Metalworking", "Optics"} | ({"Oars"} if first else set())
    assert end.hand(2) == (set() if first else {"Oars"})
