"""Secret History: a secret changes its owner; red and purple splayed right are the Mystery, else one goes right."""

from tests.kit import table


def test_a_secret_goes_over_and_red_is_splayed_as_purple_is() -> None:
    t = table(
        {"green": "Secret History", "red": "Coal, Archery < left", "purple": "Astronomy, Monotheism < right"},
        {"safe": "Metalworking"},
    )
    end = t.dogma("Secret History")
    assert (end.zone("safe", 0), end.zone("safe", 1)) == ({"Metalworking"}, set())
    assert end.splay(0, "red") == "right"
    assert "Mystery" in end.specials()


def test_both_splayed_right_are_the_mystery() -> None:
    t = table(
        {"green": "Secret History", "red": "Coal, Archery < right", "purple": "Astronomy, Monotheism < right"}, {}
    )
    end = t.dogma("Secret History")
    assert end.achievements(0) == {"Mystery"}


def test_up_is_not_right() -> None:
    t = table({"green": "Secret History", "red": "Coal, Archery < up", "purple": "Astronomy, Monotheism < right"}, {})
    end = t.dogma("Secret History")
    assert end.splay(0, "red") == "right"
    assert end.achievements(0) == set()


def test_a_full_safe_takes_a_transferred_secret() -> None:
    """Ultimate p. 31: the limit is one of safeguarding."""
    t = table(
        {"green": "Secret History", "safe": "Tools, Oars, Masonry, Sailing, Mysticism"},
        {"safe": "Metalworking, Writing"},
    )
    asking = t.play("dogma Secret History", idle=False)
    assert (asking.decider(), len(asking.options())) == (1, 2)
    end = asking.play("safe-of-2-1-1")
    assert len(end.zone("safe", 0)) == 6
    assert len(end.zone("safe", 1)) == 1


def test_as_much_industry_is_spared() -> None:
    t = table({"green": "Secret History"}, {"red": "Colonialism", "safe": "Metalworking"})
    assert t.dogma("Secret History").bystander(t, 1)
