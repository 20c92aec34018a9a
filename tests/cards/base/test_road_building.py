"""Road Building: meld one or two hand cards; for two you may give your top red card for a top green one.

In the older editions the green card is transferred, not melded.

Sources: rules notes (Road Building); 4e base p. 19 ("if you do" reads the sentence before in its entirety).
"""

import pytest

from engine.trace.events import Moved
from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def road(hand: str, red: str = "Road Building", one: str = "Banking, Sailing", two: str = "") -> Table:
    """Lay out: nobody shares."""
    return table(
        {"red": red, "green": "Paper", "hand": hand},
        {"green": one, "red": "Coal", "hand": "Clothing"},
        {"green": two, "hand": "Navigation"},
    )


def test_one_card_melded_ends_it() -> None:
    t = road("Tools, Masonry, Medicine")
    end = t.dogma("Road Building", ("Tools",))
    assert end.pile(0, "blue") == ["Tools"]
    assert end.hand(0) == {"Masonry", "Medicine"}
    assert end.pile(0, "red") == ["Road Building"]
    assert end.bystander(t, 1, 2)


def test_one_or_two_cards_must_be_melded_no_more() -> None:
    asked = road("Tools, Masonry, Medicine").play("dogma Road Building", idle=False)
    assert asked.options() == ("masonry", "tools", "medicine")
    assert asked.refuses(())
    assert asked.refuses(("Tools", "Masonry", "Medicine"))
    assert not asked.refuses(("Tools", "Masonry"))


def test_for_two_your_top_red_card_buys_the_top_green_card_of_the_player_you_chose() -> None:
    t = road("Tools, Masonry", red="Road Building, Archery")
    end = t.dogma("Road Building", ("Tools", "Masonry"), "player-2")
    assert end.asked[-1][1] == ("player-2", "player-3")
    assert end.pile(0, "red") == ["Archery"]
    assert end.pile(1, "red") == ["Road Building", "Coal"]
    assert end.pile(0, "green") == ["Banking", "Paper"]
    assert end.pile(1, "green") == ["Sailing"]
    assert end.hand(1) == {"Clothing"}
    assert end.bystander(t, 2)
    green = end.m.catalogue.find("Banking")
    moves = [entry.item.verb for entry in end.entries if isinstance(entry.item, Moved) and entry.item.card == green]
    assert moves == ["meld" if played[-1] == 4 else "transfer"]


def test_a_red_card_just_melded_is_the_one_that_goes() -> None:
    end = road("Optics, Masonry").dogma("Road Building", ("Optics", "Masonry"), "player-3")
    assert end.pile(2, "red") == ["Optics"]
    assert end.pile(0, "red") == ["Road Building"]


def test_a_player_without_green_cards_can_be_chosen_and_gives_nothing() -> None:
    t = road("Tools, Masonry")
    end = t.dogma("Road Building", ("Tools", "Masonry"), "player-3")
    assert end.pile(2, "red") == ["Road Building"]
    assert end.pile(0, "green") == ["Paper"]
    assert end.bystander(t, 1)


def test_you_may_keep_your_red_card_and_then_get_no_green_one() -> None:
    t = road("Tools, Masonry")
    end = t.dogma("Road Building", ("Tools", "Masonry"), NONE)
    assert end.pile(0, "red") == ["Road Building"]
    assert end.pile(0, "green") == ["Paper"]
    assert end.bystander(t, 1, 2)


@pytest.mark.parametrize(("hand", "pile"), [("", []), ("Tools", ["Tools"])])
def test_with_fewer_than_two_cards_there_is_no_second_sentence(hand: str, pile: list[str]) -> None:
    t = road(hand)
    end = t.dogma("Road Building")
    assert end.pile(0, "blue") == pile
    assert end.hand(0) == set()
    assert end.bystander(t, 1, 2)


@pytest.mark.parametrize(("first", "pile"), [("Tools", ["Writing", "Tools"]), ("Writing", ["Tools", "Writing"])])
def test_two_of_one_color_are_melded_in_your_order(first: str, pile: list[str]) -> None:
    end = road("Tools, Writing").dogma("Road Building", ("Tools", "Writing"), first, NONE)
    assert end.pile(0, "blue") == pile


def test_a_sharer_may_choose_the_one_who_acts() -> None:
    t = table(
        {"red": "Road Building", "green": "Paper"},
        {"red": "Metalworking", "hand": "Tools, Masonry"},
        decks={2: "Calendar", 3: "Compass, Translation"},
    )
    end = t.dogma("Road Building", ("Tools", "Masonry"), "player-1")
    assert [request.seat for request, _ in end.asked[1:]] == [1, 1]
    assert end.pile(0, "red") == ["Metalworking", "Road Building"]
    assert end.pile(1, "green") == ["Paper"]
    assert end.pile(1, "red") == []
    assert end.free_draw


@pytest.mark.editions(4)  # Near-Field Comm is an 11
def test_without_a_red_card_to_give_there_is_no_green_one_to_get() -> None:
    # Near-Field Comm self-executes the highest score card, so no red card need be on the board
    t = table(
        {"yellow": "Near-Field Comm", "score": "Road Building", "hand": "Tools, Philosophy"},
        {"green": "Banking", "red": "Coal"},
    )
    end = t.dogma("Near-Field Comm", "1", ("Tools", "Philosophy"), "player-2")
    assert end.pile(0, "blue") == ["Tools"]
    assert end.pile(0, "purple") == ["Philosophy"]
    assert end.pile(0, "green") == []
    assert end.bystander(t, 1)


@pytest.mark.parametrize(
    ("reading", "players"), [("yes", ("player-2", "player-3", "player-4")), ("no", ("player-2", "player-4"))]
)
def test_whether_a_teammate_is_another_player_is_a_reading(reading: str, players: tuple[str, ...]) -> None:
    t = table(
        {"red": "Road Building", "hand": "Tools, Masonry"},
        {"green": "Banking"},
        {"green": "Paper"},
        {"green": "Navigation"},
        teams=(0, 1, 0, 1),
        switches={"teammate-is-other-player": reading},
    )
    assert t.play("dogma Road Building", ("Tools", "Masonry"), idle=False).options() == players


def test_a_sharer_without_a_red_card_gets_no_green_one() -> None:
    t = table(
        {"red": "Road Building", "green": "Banking"},
        {"purple": "Mysticism", "hand": "Tools, Masonry"},
        decks={2: "Calendar", 5: "Coal"},
    )
    end = t.dogma("Road Building", ("Tools", "Masonry"), "player-1")
    assert end.asked[-1][0].seat == 1
    assert end.pile(0, "green") == ["Banking"]
    assert end.pile(1, "green") == []
    assert end.hand(0) == {"Coal"}
    assert end.free_draw


def test_the_green_card_continues_a_splay_and_its_old_pile_can_lose_one() -> None:
    t = table(
        {"red": "Road Building", "green": "Paper, Compass < left", "hand": "Tools, Masonry"},
        {"green": "Banking, Sailing < right", "red": "Coal, Gunpowder < up"},
    )
    end = t.dogma("Road Building", ("Tools", "Masonry"), "player-2")
    assert end.pile(0, "green") == ["Banking", "Paper", "Compass"]
    assert end.splay(0, "green") == "left"
    assert end.splay(1, "green") == "none"
    assert end.pile(1, "red") == ["Road Building", "Coal", "Gunpowder"]
    assert end.splay(1, "red") == "up"
