"""Taqiyya: a color of my choice goes to my hand; a 3 melded at the bottom is scored with cards of its color."""

from tests.kit import NONE, Table, table


def laid(**me: str) -> Table:
    return table(
        {"purple": "Taqiyya", "blue": "Experimentation, Tools < left", "hand": "Optics, Archery", **me},
        {"red": "Coal"},
        further_decks={("unseen", 3): "Knights Templar"},
    )


def test_the_color_comes_to_hand_and_the_3_is_scored_with_any_of_its_color() -> None:
    t = laid()
    asking = t.play("dogma Taqiyya", idle=False)
    assert set(asking.options()) == {"red", "yellow", "green", "blue", "purple"}
    end = asking.play("blue", "Optics")
    assert end.hand(0) == {"Experimentation", "Tools", "Archery"}
    assert end.score(0) == {"Knights Templar", "Optics"}
    assert (end.pile(0, "blue"), end.splay(0, "blue")) == ([], "none")
    assert end.bystander(t, 1)


def test_all_or_none_of_that_color_may_be_scored() -> None:
    end = laid().dogma("Taqiyya", "green", ("Optics", "Archery"))
    assert end.score(0) == {"Knights Templar", "Optics", "Archery"}
    end = laid().dogma("Taqiyya", "green", NONE)
    assert end.score(0) == {"Knights Templar"}
    assert end.pile(0, "blue") == ["Experimentation", "Tools"]


def test_upon_another_card_it_stays() -> None:
    end = laid(red="Oars").dogma("Taqiyya", "blue")
    assert end.pile(0, "red") == ["Knights Templar", "Oars"]
    assert end.score(0) == set()


def test_a_color_taken_to_hand_leaves_the_3_at_the_bottom() -> None:
    end = laid(red="Oars").dogma("Taqiyya", "red", ("Oars",))
    assert end.score(0) == {"Knights Templar", "Oars"}
    assert end.pile(0, "red") == []


def test_taqiyya_itself_can_go_to_hand_and_its_second_effect_follows() -> None:
    end = laid().dogma("Taqiyya", "purple", NONE)
    assert end.hand(0) == {"Taqiyya", "Optics", "Archery"}
    assert end.score(0) == {"Knights Templar"}
