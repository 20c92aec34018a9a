"""Adam Smith: crowns three times; the 6s are junked before a Dogma that nobody else may share."""

from tests.kit import empty, table

LEADER = {"green": "Adam Smith", "purple": "City States", "red": "Archery, Oars"}
"""two crowns of Adam Smith and two of City States are visible; red can be splayed"""


def test_each_crown_gives_two_more() -> None:
    t = table(LEADER, {"blue": "Writing"})
    assert (t.icons(0, "prosperity"), t.icons(0, "authority"), t.icons(1, "prosperity")) == (12, 3, 1)


def test_nothing_while_he_is_covered() -> None:
    assert table({"green": "Sailing, Adam Smith"}, {}).icons(0, "prosperity") == 2


def test_they_make_somebody_vulnerable_and_the_6s_are_junked_first() -> None:
    """With six prosperity the victim would be immune to four."""
    victim = {"red": "Oars", "green": "Mapmaking", "blue": "Writing", "purple": "Code of Laws", "yellow": "Masonry"}
    t = table({**LEADER, "red": "Archery"}, victim, decks={6: "Canning, Vaccination", 1: "Tools"})
    end = t.play("dogma City States", "Masonry")
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.hand(1) == {"Tools"}
    assert end.deck(6) == []
    assert {"Canning", "Vaccination"} <= end.junk()


def test_with_no_6s_left_a_color_is_splayed_right() -> None:
    t = table(LEADER, {}, decks={6: ""})
    end = t.play("dogma City States")
    assert end.splay(0, "red") == "right"


def test_not_where_somebody_may_share() -> None:
    sharer = {"green": "Currency", "blue": "Writing", "purple": "City States"}
    t = table(
        {"green": "Adam Smith", "blue": "Tools"}, {"yellow": "Masonry", "blue": "Mathematics"}, decks={6: "Canning"}
    )
    assert t.play("dogma Tools").deck(6) == ["Canning"]
    assert table(sharer, LEADER, decks={6: "Canning"}).play("dogma Writing").deck(6) == ["Canning"]


def test_under_an_auspice_the_avatar_tells_who_may_share() -> None:
    """The victim has as many avatars, and fewer crowns."""
    t = table({**LEADER, "red": "Archery"}, {"blue": "Huang Di"}, decks={6: "Canning"})
    assert t.play("dogma City States").deck(6) == []
    shared = table({**LEADER, "red": "Archery", "green": "Adam Smith"}, {"blue": "Huang Di"}, decks={6: "Canning"})
    assert shared.play("auspice City States").deck(6) == ["Canning"]


def test_another_players_dogma_junks_nothing() -> None:
    t = table({"blue": "Writing"}, {"green": "Adam Smith"}, decks={6: "Canning"}, further_decks=empty("figures"))
    assert t.play("dogma Writing").deck(6) == ["Canning"]
