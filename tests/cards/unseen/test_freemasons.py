"""Freemasons: a card of each color may be tucked; for a yellow or an expansion card two 3s; yellow or blue left."""

import pytest

from tests.kit import NONE, Table, table


def laid(hand: str, **me: str) -> Table:
    return table(
        {"yellow": "Freemasons", "hand": hand, **me},
        {"red": "Coal"},
        further_decks={("unseen", 3): "Knights Templar"},
        decks={3: "Paper, Compass"},
    )


@pytest.mark.parametrize(("tucked", "drawn"), [("Myth", True), ("Masonry", True), ("Optics", False), ("Tomb", True)])
def test_yellow_or_expansion_draws_two_3s(tucked: str, drawn: bool) -> None:
    t = laid(tucked)
    answers = [tucked] + [NONE] * (tucked in ("Masonry", "Tomb"))
    end = t.dogma("Freemasons", *answers)
    assert end.hand(0) == ({"Knights Templar", "Paper"} if drawn else set())
    assert end.bystander(t, 1)


def test_two_3s_at_most_however_many_qualify_and_one_card_a_color() -> None:
    asking = laid("Myth, Mysticism, Masonry, Optics").play("dogma Freemasons", idle=False)
    assert asking.refuses(("Myth", "Mysticism"))
    end = asking.play(("Myth", "Masonry", "Optics"), "yellow")
    assert end.hand(0) == {"Mysticism", "Knights Templar", "Paper"}
    assert end.pile(0, "yellow") == ["Freemasons", "Masonry"]
    assert end.splay(0, "yellow") == "left"


def test_nothing_tucked_nothing_drawn() -> None:
    t = laid("Myth, Masonry")
    end = t.dogma("Freemasons", NONE)
    assert end.bystander(t, 0, 1)
