"""Astrology: the largest color left; as high as purple cards are visible is melded, tucked without prosperity."""

from tests.kit import NONE, Table, table


def laid(drawn: str, **me: str) -> Table:
    board = {"blue": "Astrology, Tools", "yellow": "Machinery, Agriculture, Masonry", "purple": "Monotheism"}
    return table(
        {**board, **me},
        {"red": "Coal"},
        further_decks={("unseen", 1): drawn, ("unseen", 2): "Password, Propaganda", ("unseen", 3): "Masquerade"},
    )


def test_the_largest_color_is_splayed_and_no_other() -> None:
    t = laid("Myth")
    asking = t.play("dogma Astrology", idle=False)
    assert set(asking.options()) == {"yellow"}
    end = asking.play("yellow")
    assert end.splay(0, "yellow") == "left"
    assert end.pile(0, "purple") == ["Monotheism", "Myth"], "it has no prosperity"
    assert end.bystander(t, 1)


def test_with_prosperity_it_stays_on_top() -> None:
    end = laid("Proverb").dogma("Astrology", NONE)
    assert end.pile(0, "blue") == ["Proverb", "Astrology", "Tools"]
    assert end.splay(0, "yellow") == "none"


def test_colors_tied_for_the_most_are_all_offered() -> None:
    asking = laid("Proverb", blue="Astrology, Tools, Writing").play("dogma Astrology", idle=False)
    assert set(asking.options()) == {"yellow", "blue"}


def test_a_splayed_color_shows_all_its_cards() -> None:
    end = laid("Proverb", purple="Monotheism, Mysticism, Philosophy < left").dogma("Astrology", NONE)
    assert end.pile(0, "purple")[0] == "Masquerade"
    end = laid("Proverb", purple="Monotheism, Mysticism, Philosophy").dogma("Astrology", NONE)
    assert end.pile(0, "blue")[0] == "Proverb", "unsplayed, one purple card is visible"


def test_no_purple_card_is_a_draw_of_value_0() -> None:
    end = laid("Proverb", purple="").dogma("Astrology", NONE)
    assert end.pile(0, "blue")[0] == "Proverb"
