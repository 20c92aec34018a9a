"""Exile: a top card without health and scored cards of its value are returned; if exactly one was, so is Exile."""

from tests.kit import Table, table


def laid(*victims: dict[str, str]) -> Table:
    return table({"yellow": "Exile, Masonry", "blue": "Pottery"}, *victims, further_decks={("unseen", 3): "Smuggling"})


def test_many_returned_nothing_more() -> None:
    t = laid({"yellow": "Domestication", "green": "Clothing", "score": "Tools, Construction"})
    end = t.dogma("Exile")
    assert end.pile(1, "yellow") == []
    assert end.pile(1, "green") == ["Clothing"]
    assert end.score(1) == {"Construction"}
    assert end.hand(0) == set()
    assert end.pile(0, "yellow") == ["Exile", "Masonry"]


def test_exactly_one_returned_returns_exile_for_a_3() -> None:
    end = laid({"yellow": "Domestication", "score": "Construction"}).dogma("Exile")
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.deck(2, "unseen")[-1] == "Exile"
    assert end.hand(0) == {"Smuggling"}
    assert end.score(1) == {"Construction"}


def test_one_of_each_of_two_victims_is_two() -> None:
    end = laid({"red": "Archery"}, {"red": "Oars"}).dogma("Exile")
    assert end.pile(1, "red") == end.pile(2, "red") == []
    assert end.pile(0, "yellow") == ["Exile", "Masonry"]
    assert end.hand(0) == set()


def test_only_health_nothing_returned() -> None:
    t = laid({"green": "Clothing", "score": "Tools"})
    assert t.dogma("Exile").bystander(t, 0, 1)


def test_the_victim_chooses_and_then_only_that_value_goes() -> None:
    asking = laid({"red": "Archery", "blue": "Mathematics", "score": "Tools"}).play("dogma Exile", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"archery", "mathematics"}
    assert asking.play("Archery").score(1) == set()
    assert asking.play("Mathematics").hand(0) == {"Smuggling"}


def test_who_shares_returns_exile_and_draws_and_i_draw_all_the_same() -> None:
    t = table(
        {"yellow": "Exile"},
        {"red": "Archery"},
        {"yellow": "Stem Cells"},
        further_decks={("unseen", 3): "Smuggling, Taqiyya"},
    )
    end = t.dogma("Exile")
    assert end.pile(0, "yellow") == []
    assert end.hand(2) == {"Smuggling"}
    assert "Taqiyya" in end.hand(0)
