"""Higgs Boson: the whole board is scored."""

from tests.kit import table


def test_the_whole_board() -> None:
    t = table({"blue": "Higgs Boson, Tools", "red": "Oars"}, {"green": "Sailing"})
    end = t.dogma("Higgs Boson")
    assert end.score(0) == {"Higgs Boson", "Tools", "Oars"}
    assert end.bystander(t, 1)
