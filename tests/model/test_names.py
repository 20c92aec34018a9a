"""How names and other people's texts are repeated in messages."""

from engine.model.names import LONGEST_LIST, LONGEST_SHOWN, joined, shown


def test_a_text_is_quoted_and_escaped() -> None:
    assert shown("it's\n") == repr("it's\n")


def test_a_long_text_is_cut() -> None:
    assert shown("a" * LONGEST_SHOWN) == repr("a" * LONGEST_SHOWN)
    assert shown("a" * (LONGEST_SHOWN + 1)) == repr("a" * (LONGEST_SHOWN - 1) + "…")


def test_names_are_listed_with_commas() -> None:
    assert joined([]) == ""
    assert joined(["one"]) == "one"
    assert joined(["one", "two"]) == "one, two"


def test_a_list_is_cut_where_it_gets_too_long() -> None:
    fitting = LONGEST_LIST // len("name, ")
    assert joined(["name"] * fitting) == ", ".join(["name"] * fitting)
    assert joined(["name"] * (fitting + 1)) == ", ".join(["name"] * fitting) + ", …"
    assert len(joined(["a" * 5_000])) == LONGEST_SHOWN
