"""Philips Compact Cassette: who would share unsplays all colors; then two colors are splayed up."""

from tests.kit import table


def test_theirs_flat_and_two_of_mine_up() -> None:
    t = table(
        {
            "green": "Philips Compact Cassette",
            "red": "Oars, Archery < left",
            "blue": "Writing, Tools",
            "purple": "Mysticism",
        },
        {"yellow": "Agriculture, Masonry < left", "purple": "Lighting, Code of Laws < up"},
    )
    end = t.dogma("Philips Compact Cassette", ("red", "blue"))
    assert (end.splay(1, "yellow"), end.splay(1, "purple")) == ("up", "up"), "who is compelled shares, too"
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("up", "up")


def test_who_would_not_share_keeps_the_splays() -> None:
    t = table({"green": "Philips Compact Cassette", "red": "Oars, Archery"}, {"red": "Coal, Optics < left"})
    end = t.dogma("Philips Compact Cassette")
    assert end.splay(0, "red") == "up"
    assert end.bystander(t, 1)
