"""Satellites: return the hand, purple may go up; draw three 8s; meld a hand card and self-execute it.

Sources: CRD-08, EXE-01, EXE-12; 4e base p. 16-17, 22 (Return, Self-execute).
"""

from tests.kit import NONE, Table, table


def mine(eights: str, hand: str = "", **more: str) -> Table:
    """Lay out: seat 1 has less efficiency."""
    return table(
        {"green": "Satellites", "purple": "Philosophy, Mysticism < left", "hand": hand, **more},
        {"blue": "Bioengineering", "score": "Ecology, Calendar", "hand": "Coal"},
        decks={1: "Oars", 8: eights, 9: "Fission", 10: "A.I.", 11: "Fusion"},
    )


def test_hand_returned_purple_up_three_8s_and_one_of_them_executed() -> None:
    t = mine("Rocketry, Mobility, Socialism, Flight", "Tools, Sailing")
    end = t.dogma("Satellites", "Tools", "purple", "Rocketry", ("score-of-2-9",))
    assert end.asked[2][0].optional
    assert end.asked[3][1] == ("mobility", "rocketry", "socialism")
    assert end.deck(1) == ["Oars", "Tools", "Sailing"]
    assert end.splay(0, "purple") == "up"
    assert end.hand(0) == {"Mobility", "Socialism"}
    assert end.pile(0, "blue") == ["Rocketry"]
    # EXE-01: Rocketry is not shared, but it returns cards of opponents: one, for green shows efficiency too, two
    assert end.score(1) == set()
    assert end.hand(1) == {"Coal"}
    assert end.achievements(0) == set()
    assert not end.free_draw
