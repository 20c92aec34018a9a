"""Black Market: for a safeguarded hand card two achievements are shown; one may be melded, what is left is returned."""

from tests.kit import NONE, Table, table


def laid() -> Table:
    """Lay out three achievements; Lighting shows efficiency, Near-Field Comm avatars, Canning neither."""
    return table(
        {"green": "Black Market", "hand": "Optics, Oars"}, {}, achievements="Lighting, Canning, Near-Field Comm"
    )


def test_one_may_be_melded_and_the_other_is_returned() -> None:
    t = laid()
    asking = t.play("dogma Black Market", "Optics", ("achievement-7", "achievement-6"), idle=False)
    assert asking.options() == ("achievement-6",), "Canning"
    end = asking.play("achievement-6")
    assert end.pile(0, "yellow") == ["Canning"]
    assert end.deck(7)[-1] == "Lighting"
    assert end.zone("available") == {"Near-Field Comm"}
    assert end.zone("safe", 0) == {"Optics"}
    assert end.hand(0) == {"Oars"}


def test_declining_returns_both() -> None:
    end = laid().dogma("Black Market", "Optics", ("achievement-7", "achievement-6"), NONE)
    assert (end.deck(6)[-1], end.deck(7)[-1]) == ("Canning", "Lighting")
    assert end.pile(0, "yellow") == []


def test_what_shows_efficiency_or_an_avatar_cannot_be_melded() -> None:
    end = laid().dogma("Black Market", "Optics", ("achievement-7", "achievement-11"))
    assert (end.deck(7)[-1], end.deck(11)[-1]) == ("Lighting", "Near-Field Comm")
    assert end.zone("available") == {"Canning"}


def test_without_safeguarding_nothing_is_shown() -> None:
    t = laid()
    assert t.dogma("Black Market", NONE).bystander(t, 0)


def test_a_full_safe_ends_it() -> None:
    t = table(
        {"green": "Black Market", "hand": "Optics", "safe": "Tools, Oars, Masonry, Sailing, Mysticism"},
        {},
        achievements="Lighting, Canning",
    )
    end = t.dogma("Black Market")
    assert end.zone("available") == {"Lighting", "Canning"}
    assert end.hand(0) == {"Optics"}
