"""Fortune Cookie: exactly seven of some icon score a 7, eight splay green or purple and draw an 8, nine draw a 9."""

import pytest

from tests.kit import table

DECKS = {("unseen", 7): "Plot Voucher", ("unseen", 8): "Enigma Machine", ("unseen", 9): "Area 51"}


@pytest.mark.parametrize(
    ("board", "counts"),
    [
        ({"green": "Sailing"}, ()),
        ({"purple": "Fortune Cookie, Reformation, Lighting < aslant"}, (7,)),
        ({"purple": "Fortune Cookie", "yellow": "Anatomy", "blue": "Pottery"}, (8,)),
        ({"purple": "Fortune Cookie", "yellow": "Anatomy", "blue": "Pottery", "green": "Compass"}, (9,)),
        ({"purple": "Fortune Cookie", "yellow": "Anatomy", "blue": "Pottery", "green": "Clothing"}, ()),
        (
            {
                "purple": "Fortune Cookie",
                "yellow": "Anatomy",
                "blue": "Pottery, Translation, Encyclopedia < up",
            },
            (7, 8),
        ),
    ],
)
def test_what_each_number_gives(board: dict[str, str], counts: tuple[int, ...]) -> None:
    board = {"purple": "Fortune Cookie", **board}
    t = table(board, {}, further_decks=DECKS, decks={8: "Flight"})
    shown = [t.icons(0, icon) for icon in ("prosperity", "health")]
    assert set(counts) == {n for n in shown if n in (7, 8, 9)}
    end = t.dogma("Fortune Cookie")
    assert end.score(0) == ({"Plot Voucher"} if 7 in counts else set())
    first = "Flight" if 7 in counts else "Enigma Machine"
    assert end.hand(0) == ({first} if 8 in counts else set()) | ({"Area 51"} if 9 in counts else set())


def test_eight_splays_one_of_the_two_colors() -> None:
    t = table(
        {
            "purple": "Fortune Cookie, Code of Laws",
            "green": "The Wheel, Sailing",
            "yellow": "Anatomy",
            "blue": "Pottery",
        },
        {},
        further_decks=DECKS,
    )
    assert t.icons(0, "health") == 8
    asking = t.play("dogma Fortune Cookie", idle=False)
    assert set(asking.options()) == {"green", "purple"}
    end = asking.play("green")
    assert (end.splay(0, "green"), end.splay(0, "purple")) == ("right", "none")
    assert end.hand(0) == {"Enigma Machine"}


def test_avatars_are_an_icon_like_any_other() -> None:
    t = table(
        {
            "purple": "Fortune Cookie, The Internet < aslant",
            "yellow": "Near-Field Comm",
            "green": "Self Service",
            "blue": "Software",
            "red": "Robotics",
        },
        {},
        further_decks=DECKS,
    )
    assert t.icons(0, "avatar") == 7
    assert t.dogma("Fortune Cookie").score(0) == {"Plot Voucher"}
