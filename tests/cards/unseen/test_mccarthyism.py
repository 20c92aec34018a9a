"""McCarthyism: an opponent melds an 8 and loses with Socialism on top; purple is scored, red or blue may go up."""

from tests.kit import NONE, Table, table


def laid(theirs: str, **mine: str) -> Table:
    return table(
        {"red": "McCarthyism", **mine},
        {"blue": "Tools"},
        {"purple": "Socialism" if theirs != "Socialism" else "", "green": "Databases"},
        decks={8: "Flight"},
        further_decks={("unseen", 8): theirs},
    )


def test_an_opponent_melds_an_8_and_goes_on() -> None:
    t = laid("Scouting", purple="Mysticism, Education")
    end = t.dogma("McCarthyism")
    assert end.pile(1, "blue") == ["Scouting", "Tools"]
    assert end.winners is None
    assert end.score(0) == {"Mysticism"}
    assert end.score(2) == {"Socialism"}, "he has as many clocks: no demand, and he shares"


def test_with_socialism_on_top_he_loses() -> None:
    t = table(
        {"red": "McCarthyism"},
        {"purple": "Socialism", "blue": "Tools"},
        decks={8: "Flight"},
        further_decks={("unseen", 8): "Scouting"},
    )
    assert t.dogma("McCarthyism").winners == (0,)


def test_a_covered_socialism_is_no_top_card() -> None:
    t = table(
        {"red": "McCarthyism"},
        {"purple": "Socialism", "blue": "Tools"},
        decks={8: "Flight"},
        further_decks={("unseen", 8): "Opus Dei"},
    )
    assert t.dogma("McCarthyism").winners is None


def test_red_or_blue_may_go_up() -> None:
    t = laid("Scouting", red="McCarthyism, Oars", blue="Writing, Pottery")
    assert t.dogma("McCarthyism", "blue").splay(0, "blue") == "up"
    assert t.dogma("McCarthyism", "red").splay(0, "red") == "up"
    assert t.dogma("McCarthyism", NONE).splay(0, "red") == "none"
