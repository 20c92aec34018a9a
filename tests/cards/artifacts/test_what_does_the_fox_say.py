"""What Does The Fox Say: two 11s are melded; the second is executed, with its demands in my own turn."""

from tests.kit import table


def test_the_second_one_with_its_demands() -> None:
    t = table(
        {"yellow": "What Does The Fox Say"},
        {"blue": "Tools", "score": "Coal, Oars"},
        decks={11: "Fusion, Hypersonics"},
    )
    end = t.dogma("What Does The Fox Say", "Fusion")
    assert end.pile(0, "red") == ["Fusion"]
    assert end.pile(0, "green") == ["Hypersonics"]
