"""Holy Lance: who would share hands over a top Artifact; with the Holy Grail on top it wins, or scores a 6."""

import pytest

from tests.kit import Table, table


def laid(switch: str, **me: str) -> Table:
    return table(
        {"green": "Holy Lance", **me},
        {"purple": "Mysticism", "red": "Construction", "yellow": "Holy Grail", "blue": "Treaty of Kadesh"},
        decks={6: "Canning, Democracy"},
        switches={"holy-lance": switch},
    )


def test_with_the_grail_i_win() -> None:
    assert laid("wins").dogma("Holy Lance", "Holy Grail").winners == (0,)


def test_or_a_6_is_scored() -> None:
    end = laid("scores").dogma("Holy Lance", "Holy Grail")
    assert end.winners is None
    assert end.score(0) == {"Canning"}
    assert end.pile(0, "yellow") == ["Holy Grail"]


def test_another_artifact_is_of_no_use() -> None:
    """Who keeps the Grail shares the second effect, and wins by it."""
    end = laid("wins").dogma("Holy Lance", "Treaty of Kadesh")
    assert end.pile(0, "blue") == ["Treaty of Kadesh"]
    assert end.winners == (1,)


@pytest.mark.parametrize("switch", ["wins", "scores"])
def test_a_covered_grail_does_nothing(switch: str) -> None:
    t = table(
        {"green": "Holy Lance", "yellow": "Masonry, Holy Grail"}, {"red": "Gunpowder"}, switches={"holy-lance": switch}
    )
    assert t.dogma("Holy Lance").bystander(t, 0, 1)
