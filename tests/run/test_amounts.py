"""Why a number is what it is, and why no card is picked: none fits, too few do, or none is asked for."""

import pytest

from engine.lang.lower import Code, Ins
from engine.lang.nodes import Draw, Number, Selection, TheNumber
from engine.text.by_hand import Source
from engine.text.card_text import amount_text
from engine.text.game_text import GameText
from engine.text.messages import messages
from engine.trace import facts
from engine.trace.events import At, Entry, Fact
from tests.kit import Table, table

NOWHERE = At(0, 0, -1, -1, -1, "", 0)


def amounts(end: Table, kind: str) -> list[tuple[str, str, int]]:
    """The facts of a kind: rule, where the number comes from, the number."""
    return [(fact.rule, str(fact.number("why")), int(fact.number("n"))) for fact in end.facts(kind)]


@pytest.mark.parametrize(
    ("achievements", "kind", "expected"),
    [
        ("[3], Monument", "amount", ("keyword-value", "value", 3)),
        ("Monument", "amount-is-none", ("keyword-value-missing", "no-value", 0)),
        ("", "amount-is-none", ("keyword-value-missing", "no-card", 0)),
    ],
)
def test_databases_says_why_so_many(achievements: str, kind: str, expected: tuple[str, str, int]) -> None:
    """CRD-10: a special achievement has no value (4e base p. 23)."""
    t = table({"green": "Databases"}, {"blue": "Pottery", "score": "[1], [2], [4], [5]", "achievements": achievements})
    asked = t.play("dogma Databases", idle=False)
    assert amounts(asked, kind) == [expected]
    assert not asked.facts("nothing-fits"), "all four cards would fit"
    assert not asked.facts("amount-is-none" if kind == "amount" else "amount")
    if kind == "amount-is-none":
        assert asked.facts(kind)[0].cards == tuple(map(asked.m.catalogue.find, filter(None, [achievements])))


def test_no_card_fits_an_empty_score_pile_however_many_are_asked_for() -> None:
    end = table({"green": "Databases"}, {"achievements": "[3]"}).dogma("Databases")
    assert amounts(end, "amount") == [("keyword-value", "value", 3)]
    assert end.facts("nothing-fits")


def test_a_number_of_colors_is_counted() -> None:
    end = table({"yellow": "Perspective", "hand": "Oars, Tools"}, {"red": "Coal"}).dogma("Perspective", "Oars")
    assert ("golden-rule", "counted", 1) in amounts(end, "amount")


def test_no_draw_is_asked_for_where_nothing_is_counted() -> None:
    end = table({"green": "Clothing"}, {"green": "Sailing"}).dogma("Clothing")
    assert ("golden-rule", "counted", 0) in amounts(end, "amount-is-none")
    assert end.hand(0) == set()


def test_what_is_not_there_has_the_value_0() -> None:
    """Machine Tools draws the value of the highest card of a score pile, here of none: the lowest deck."""
    end = table({"red": "Machine Tools"}, {}, decks={1: "", 2: "Mapmaking"}).dogma("Machine Tools")
    assert amounts(end, "amount") == [("keyword-value-missing", "no-card", 0)]
    (skips,) = end.facts("draw-skips")
    assert (skips.number("asked"), skips.number("drawn")) == (1, 2), "there is no [0] deck"
    assert end.score(0) == {"Mapmaking"}


def test_a_draw_action_with_an_empty_board_begins_at_the_deck_of_1() -> None:
    """DRW-08."""
    end = table({}, {}, decks={1: "", 2: "Mapmaking"}).play("draw")
    assert end.facts("draw-value")[0].rule == "draw-empty-board"
    (skips,) = end.facts("draw-skips")
    assert (skips.number("asked"), skips.number("drawn")) == (1, 2)


def test_all_but_one_of_one_is_none_though_the_card_fits() -> None:
    """DEM-11."""
    end = table({"red": "Composites"}, {"hand": "Oars"}).dogma("Composites")
    (fact,) = end.facts("all-may-stay")
    assert (fact.number("spared"), fact.number("fitting")) == (1, 1)
    assert len(end.facts("nothing-fits")) == 1, "of the empty score pile"


def test_exactly_two_is_none_where_one_fits() -> None:
    """DEM-12."""
    t = table({"green": "Hypersonics"}, {"red": "Oars", "blue": "Mathematics"}, switches={"exactly": "all-or-nothing"})
    end = t.dogma("Hypersonics")
    (fact,) = end.facts("too-few-for-exactly")
    assert (fact.rule, fact.number("wanted"), fact.number("fitting")) == ("exactly", 2, 1)
    assert not end.facts("nothing-fits")
    assert [each.number("filter") for each in end.facts("not-selectable")] == ["same-value"] * 2


def test_too_few_for_a_choice_are_some_and_none_is_none() -> None:
    """IFD-04: a choice that cannot be made in full is none, where that is the reading."""
    some = table({"blue": "Tools", "hand": "Oars, Archery"}, {"red": "Coal"}, switches={"may-cost": "in-full"}).dogma(
        "Tools"
    )
    (fact,) = some.facts("too-few-must-decline")
    assert (fact.number("wanted"), fact.number("fitting")) == (3, 2)
    assert len(some.facts("nothing-fits")) == 1, "the second effect asks for a 3"


@pytest.mark.parametrize("edition", [3, 1])
def test_an_empty_hand_has_no_card_that_fits_in_the_older_editions_too(edition: int) -> None:
    end = table({"purple": "Philosophy"}, {"red": "Coal"}, edition=edition).dogma("Philosophy")
    assert end.facts("nothing-fits")
    assert not end.facts("too-few-must-decline")


def asked(edition: int) -> list[tuple[Table, Code, Ins, Number]]:
    """Every amount of cards or draws, and every value drawn, that no card of an edition prints."""
    t = table({}, {}, edition=edition)
    found: list[tuple[Table, Code, Ins, Number]] = []
    for card in sorted(t.m.programmed):
        for code in t.m.codes.of(card):
            for ins in code.body:
                if ins.op == "pick" and isinstance(ins.node, Selection):
                    found.append((t, code, ins, ins.node.n))
                elif ins.op == "draw-count" and isinstance(ins.node, Draw):
                    found += [(t, code, ins, ins.node.times), (t, code, ins, ins.node.value)]
    return [each for each in found if not isinstance(each[3], int | TheNumber)]


@pytest.mark.parametrize(("icons", "cards"), [("Philosophy", 2), ("Philosophy, Writing", 3)])
def test_of_a_number_for_every_two_it_is_told_what_was_divided(icons: str, cards: int) -> None:
    purple, _, blue = icons.partition(", ")
    hand = "Oars, Archery, Metalworking, Optics, Coal"
    t = table({"yellow": "Perspective", "purple": purple, "blue": blue, "hand": hand}, {}, edition=3)
    end = t.play("dogma Perspective", "Coal", idle=False)
    whole = end.icons(0, "concept")
    told = {
        language: GameText(language).fact(end.m, entry).sentence
        for language in ("en", "uk")
        for entry in end.entries
        if isinstance(entry.item, Fact) and entry.item.kind == "amount"
    }
    assert told["en"] == f"“One for every two [concept] on your board” is {cards} ({whole} divided by 2, rounded down)."
    assert f"це {cards} ({whole} поділити на 2 і заокруглити вниз)" in told["uk"]


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("edition", [3, 1])
def test_every_amount_of_an_older_card_has_words(language: str, edition: int) -> None:
    words, amounts_ = messages(language), asked(edition)
    assert len(amounts_) > 5
    for t, code, ins, amount in amounts_:
        assert ins.deed is not None
        source = Source.of(t.m.catalogue, code.card, code.effect)
        assert amount_text(words, source, code.tree, ins.deed, amount, t.m.switches), f"{code.id}: {amount}"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_amount_of_a_base_card_has_words(language: str) -> None:
    words = messages(language)
    told = {}
    for t, code, ins, amount in asked(4):
        assert ins.deed is not None
        source = Source.of(t.m.catalogue, code.card, code.effect)
        text = amount_text(words, source, code.tree, ins.deed, amount, t.m.switches)
        assert text, f"{code.id}: no words for {amount}"
        told[code.id] = text
    assert len(told) > 20
    if language == "en":
        assert told["databases/0"] == "the value of your highest achievement"
        assert told["electricity/0"] == "the number of returned cards", "known in the middle of its sentence only"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_how_many_hidden_cards_fit_is_told_only_where_it_is_no_secret(language: str) -> None:
    t = table({}, {})
    words = GameText(language, ("A", "B"), 0)

    def told(fact: Fact) -> str:
        return words.fact(t.m, Entry(NOWHERE, fact)).sentence

    counted = told(facts.TOO_FEW_MUST_DECLINE(1, wanted=3, fitting=2))
    silent = told(facts.TOO_FEW_MUST_DECLINE(1, wanted=3))
    assert "2" in counted
    assert "3" in silent
    assert not set("0245") & set(silent)
