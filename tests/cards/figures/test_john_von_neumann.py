"""John Von Neumann: the 8s are junked before one is drawn; a meld is an execution."""

from tests.kit import table


def test_the_8s_go_before_an_8_is_drawn() -> None:
    end = table({"red": "John Von Neumann"}, {}, decks={8: "Flight, Rocketry", 9: "Services"}).play("draw")
    assert end.hand(0) == {"Services"}


def test_what_is_melded_is_self_executed() -> None:
    t = table({"red": "John Von Neumann", "hand": "Writing"}, {}, decks={2: "Calendar"})
    end = t.play("meld Writing")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == {"Calendar"}
