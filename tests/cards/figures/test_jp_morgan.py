"""Jp Morgan: a color goes up before anybody's Dogma."""

from tests.kit import table


def test_also_before_anothers() -> None:
    t = table({"blue": "Writing"}, {"green": "J.P. Morgan", "blue": "Tools, Mathematics < left"})
    assert t.play("dogma Writing").splay(1, "blue") == "up"
