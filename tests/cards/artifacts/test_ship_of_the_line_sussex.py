"""Ship of the Line Sussex: an empty score pile takes a whole color; another one is returned."""

from tests.kit import table


def test_a_whole_color_is_scored() -> None:
    t = table({"red": "Ship of the Line Sussex, Oars", "blue": "Tools, Pottery"}, {"yellow": "Agriculture"})
    end = t.dogma("Ship of the Line Sussex", "blue")
    assert end.score(0) == {"Tools", "Pottery"}
    assert end.pile(0, "red") == ["Ship of the Line Sussex", "Oars"]
    assert end.bystander(t, 1)


def test_its_own_color_goes_with_it() -> None:
    t = table({"red": "Ship of the Line Sussex, Oars", "blue": "Tools"}, {"yellow": "Agriculture"})
    assert t.dogma("Ship of the Line Sussex", "red").score(0) == {"Ship of the Line Sussex", "Oars"}


def test_what_is_there_is_returned() -> None:
    t = table({"red": "Ship of the Line Sussex", "score": "Oars, Tools"}, {"yellow": "Agriculture"})
    end = t.dogma("Ship of the Line Sussex", "Oars")
    assert end.score(0) == set()
    assert end.deck(1)[-2:] == ["Oars", "Tools"]
