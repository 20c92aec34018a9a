"""Oculus Quest: who would share takes the whole board up."""

from tests.kit import table


def test_the_whole_board() -> None:
    t = table(
        {"purple": "Oculus Quest"}, {"blue": "Rocketry, Tools", "red": "Oars", "hand": "Coal"}, {"yellow": "Masonry"}
    )
    end = t.dogma("Oculus Quest")
    assert end.hand(1) == {"Coal", "Rocketry", "Tools", "Oars"}
    assert end.pile(1, "blue") == []
    assert end.bystander(t, 0, 2)
