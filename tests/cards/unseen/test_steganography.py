"""Steganography: a color with concept may go left for a secret as high as it has cards; otherwise a 3 is tucked."""

from tests.kit import NONE, Table, table


def laid(**me: str) -> Table:
    return table(
        {"purple": "Steganography", "blue": "Tools, Writing", **me},
        {"red": "Coal"},
        further_decks={("unseen", 3): "Freemasons"},
        achievements="Domestication, Construction, Optics",
    )


def test_a_secret_as_high_as_the_color_has_cards() -> None:
    t = laid()
    end = t.dogma("Steganography", "blue")
    assert end.splay(0, "blue") == "left"
    assert end.zone("safe", 0) == {"Construction"}
    assert end.pile(0, "yellow") == []
    assert end.bystander(t, 1)


def test_declined_a_3_is_tucked() -> None:
    end = laid(yellow="Agriculture").dogma("Steganography", NONE)
    assert end.pile(0, "yellow") == ["Agriculture", "Freemasons"]
    assert end.splay(0, "blue") == "none"
    assert end.zone("safe", 0) == set()


def test_only_colors_that_show_concept_and_can_be_splayed() -> None:
    asking = laid(red="Oars, Archery", green="Paper", yellow="Perspective, Masonry").play(
        "dogma Steganography", idle=False
    )
    assert set(asking.options()) == {"yellow", "blue"}


def test_with_none_a_3_is_tucked_at_once() -> None:
    end = laid(blue="Pottery, Writing").dogma("Steganography")
    assert end.pile(0, "yellow") == ["Freemasons"]


def test_no_achievement_of_that_value_tucks_nothing_either() -> None:
    end = laid(blue="Tools, Writing, Calendar, Mathematics").dogma("Steganography", "blue")
    assert end.splay(0, "blue") == "left"
    assert end.zone("safe", 0) == set()
    assert end.pile(0, "yellow") == []
