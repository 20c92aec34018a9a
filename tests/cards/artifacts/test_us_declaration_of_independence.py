"""U.S. Declaration of Independence: who would share gives the highest cards of hand, score pile and board."""

from tests.kit import table

NAME = "U.S. Declaration of Independence"


def test_one_from_each() -> None:
    t = table(
        {"red": NAME},
        {
            "purple": "Philosophy",
            "green": "Corporations",
            "red": "Coal",
            "hand": "Tools, Optics",
            "score": "Oars, Calendar",
        },
    )
    end = t.dogma(NAME)
    assert end.hand(0) == {"Optics"}
    assert end.score(0) == {"Calendar"}
    assert end.pile(0, "green") == ["Corporations"]
    assert end.pile(1, "red") == ["Coal"]


def test_what_there_is() -> None:
    t = table({"red": NAME}, {"purple": "Philosophy", "hand": "Tools"})
    end = t.dogma(NAME)
    assert end.hand(0) == {"Tools"}
    assert end.score(0) == set()


def test_who_would_not_share_is_left_alone() -> None:
    t = table({"red": NAME}, {"green": "Corporations", "hand": "Tools"})
    assert t.dogma(NAME).bystander(t, 0, 1)
