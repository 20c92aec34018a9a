"""Margaret Thatcher: a card with a crown or a factory before a Dogma action."""

from tests.kit import table


def test_from_any_board() -> None:
    t = table({"red": "Margaret Thatcher", "blue": "Tools"}, {"green": "Sailing", "yellow": "Agriculture"})
    end = t.play("dogma Tools", "Sailing", idle=False)
    assert end.score(0) == {"Sailing"}
