"""Nelson Mandela: the second action's card is super-executed; every two avatars are an achievement."""

import pytest

from engine.query import karmas
from tests.kit import table


def test_the_second_actions_card_is_super_executed() -> None:
    """Nobody shares Writing then."""
    t = table(
        {"red": "Nelson Mandela", "blue": "Writing"},
        {"blue": "Tools, Calendar < right", "purple": "Philosophy"},
        taken=1,
    )
    end = t.dogma("Writing")
    assert len(end.hand(0)) == 1
    assert end.hand(1) == set()


def test_the_first_actions_is_not() -> None:
    t = table({"red": "Nelson Mandela", "blue": "Writing"}, {"purple": "Philosophy"})
    end = t.dogma("Writing")
    assert len(end.hand(1)) == 1


@pytest.mark.parametrize(
    ("others", "count"), [({}, 0), ({"blue": "Archimedes"}, 1), ({"blue": "Archimedes", "green": "Ptolemy"}, 1)]
)
def test_every_two_avatars(others: dict[str, str], count: int) -> None:
    t = table({"red": "Nelson Mandela", **others}, {"purple": "Emma Watson"})
    assert karmas.achievement_count(t.m, t.s, 0) == count
