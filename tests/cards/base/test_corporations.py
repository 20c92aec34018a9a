"""Corporations: a top card with industry, not green, goes to the demander's score pile for an 8; then everybody's 8.

Sources: 4e base p. 17, 19 (If you do), 20 (Draw and X), 23 (Transfer).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(**board: str) -> Table:
    """Lay out: seat 0 shows seven industry, seats 1 and 2 fewer; seat 2 has no such top card."""
    return table(
        {"green": "Corporations", "yellow": "Globalization", "blue": "Chemistry", "score": "Tools"},
        {"hand": "Sailing", "score": "Paper", **board},
        {"purple": "Philosophy, Emancipation", "green": "Electricity", "score": "Calendar"},
        decks={8: "Empiricism, Flight, Socialism"},
    )


def test_the_demanded_player_picks_one_and_melds_an_8() -> None:
    t = demanded(yellow="Canning, Steam Engine", red="Colonialism", green="Invention", blue="Writing")
    end = t.dogma("Corporations", "Canning")
    request, options = end.asked[-1]
    assert (request.seat, set(options)) == (1, {"canning", "colonialism"})  # neither the green one nor Writing
    assert end.score(0) == {"Tools", "Canning"}
    assert end.pile(1, "yellow") == ["Steam Engine"]
    assert end.pile(1, "purple") == ["Empiricism"]
    assert end.pile(0, "red") == ["Flight"]
    assert end.deck(8) == ["Socialism"]
    assert (end.hand(1), end.score(1)) == ({"Sailing"}, {"Paper"})
    assert end.bystander(t, 2)  # its covered and its green card are safe
    assert not end.free_draw


def test_it_is_no_choice_whether_to_give() -> None:
    assert demanded(yellow="Canning", red="Colonialism").play("dogma Corporations", idle=False).refuses(())


def test_without_such_a_card_the_demanded_player_melds_nothing() -> None:
    t = demanded(green="Invention, Metric System", blue="Writing", red="Oars, Colonialism")
    end = t.dogma("Corporations")
    assert end.bystander(t, 1, 2)
    assert end.pile(0, "purple") == ["Empiricism"]
    assert end.score(0) == {"Tools"}


@pytest.mark.parametrize(("red", "given"), [("Industrialization", True), ("Explosives", False)])
def test_fewer_industry_icons_are_vulnerable_a_tie_shares(red: str, given: bool) -> None:
    t = table(
        {"green": "Corporations", "purple": "Railroad"},
        {"red": red},
        decks={8: "Empiricism, Socialism, Flight"},
    )
    assert t.icons(0, "industry") == 3
    end = t.dogma("Corporations")
    assert end.score(0) == ({red} if given else set())
    assert end.free_draw is not given
    assert end.pile(1, "purple") == ["Empiricism"]
    assert end.pile(0, "purple") == ["Socialism", "Railroad"]
    assert end.hand(0) == (set() if given else {"Flight"})
