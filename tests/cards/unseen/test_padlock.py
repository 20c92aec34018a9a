"""Padlock: a secret becomes an available achievement; if none did, up to three cards of different values are scored."""

from tests.kit import NONE, Table, table


def laid(safe: str, **more: str) -> Table:
    return table(
        {"red": "Padlock", "hand": "Tools, Myth, Construction, Optics, Gunpowder"},
        {"safe": safe, **more},
        {"yellow": "Masonry"},
        achievements="Clothing",
    )


def test_a_secret_of_the_victims_choice_becomes_available_unseen() -> None:
    asking = laid("Domestication, Pottery, Paper").play("dogma Padlock", idle=False)
    assert asking.decider() == 1
    assert len(asking.options()) == 3
    assert all("safe" in option for option in asking.options())
    end = asking.play(asking.options()[0])
    assert len(end.zone("safe", 1)) == 2
    assert len(end.s.zones[end.m.zones.available]) == 2
    assert end.score(0) == set()


def test_no_secret_no_transfer_and_i_may_score_three_of_different_values() -> None:
    t = laid("")
    asking = t.play("dogma Padlock", idle=False)
    assert asking.refuses(("Tools", "Myth"))
    assert asking.refuses(("Tools", "Construction", "Optics", "Gunpowder"))
    end = asking.play(("Tools", "Construction", "Optics"))
    assert end.score(0) == {"Tools", "Construction", "Optics"}
    assert asking.play(("Myth",)).score(0) == {"Myth"}
    assert asking.play(NONE).bystander(t, 0, 1, 2)


def test_one_transfer_by_anybody_is_enough() -> None:
    t = table({"red": "Padlock", "hand": "Tools"}, {"safe": "Paper"}, {"hand": "Writing"})
    end = t.dogma("Padlock")
    assert end.zone("safe", 1) == set()
    assert end.hand(0) == {"Tools"}
