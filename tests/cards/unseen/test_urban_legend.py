"""Urban Legend: a 9 for each color with industry, and five of them win; then yellow or purple may go up."""

from tests.kit import NONE, table

NINES = {("unseen", 9): "Iron Curtain"}
FOUR = {"purple": "Urban Legend", "red": "Coal", "green": "Electricity", "blue": "Chemistry"}


def test_a_9_for_each_color_that_shows_industry() -> None:
    t = table(
        {**FOUR, "yellow": "Agriculture"}, {"red": "Oars"}, decks={9: "Fission, Ecology, Genetics"}, further_decks=NINES
    )
    end = t.dogma("Urban Legend")
    assert end.hand(0) == {"Iron Curtain", "Fission", "Ecology", "Genetics"}
    assert end.winners is None
    assert end.bystander(t, 1)


def test_five_cards_win() -> None:
    nines = "Fission, Ecology, Genetics, Services"
    t = table({**FOUR, "yellow": "Steam Engine"}, {"red": "Oars"}, decks={9: nines}, further_decks=NINES)
    assert t.dogma("Urban Legend").winners == (0,)


def test_yellow_or_purple_may_go_up() -> None:
    board = {"purple": "Urban Legend, Mysticism", "yellow": "Masonry, Agriculture"}
    t = table(board, {"red": "Coal"}, decks={9: "Fission"}, further_decks=NINES)
    assert t.dogma("Urban Legend", "purple").splay(0, "purple") == "up"
    assert t.dogma("Urban Legend", "yellow").splay(0, "yellow") == "up"
    end = t.dogma("Urban Legend", NONE)
    assert (end.splay(0, "purple"), end.splay(0, "yellow")) == ("none", "none")
