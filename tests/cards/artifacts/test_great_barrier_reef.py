"""Great Barrier Reef: all but the top five of each color are junked, and all colors splayed aslant."""

from tests.kit import table


def test_five_of_each_color_aslant() -> None:
    t = table(
        {
            "blue": "Great Barrier Reef, Tools",
            "red": "Oars, Archery, Metalworking, Construction, Road Building, Engineering, Optics",
            "green": "Sailing",
        },
        {"purple": "Mysticism"},
    )
    end = t.dogma("Great Barrier Reef")
    assert end.pile(0, "red") == ["Oars", "Archery", "Metalworking", "Construction", "Road Building"]
    assert end.junk() >= {"Engineering", "Optics"}
    assert (end.splay(0, "red"), end.splay(0, "blue"), end.splay(0, "green")) == ("aslant", "aslant", "none")
    assert end.bystander(t, 1)
