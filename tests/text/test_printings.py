"""The printings of a card and what differs between them: facts and words, effect by effect."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.cards.facts import EDITIONS, card_catalogue
from engine.lang.canonical import canonical
from engine.lang.terms import EffectKind, Icon
from engine.model.state import Setup
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.card_text import EffectText, SentenceText
from engine.text.game_text import edition_phrase
from engine.text.messages import LANGUAGES, messages
from engine.text.printings import (
    FACTS,
    CardPrinting,
    Change,
    changed_facts,
    difference,
    fact_words,
    printing,
    printings,
    word_runs,
)

CARDS = card_catalogue(4).cards
FACTS_OF = {card.title: card for card in CARDS}


def game(edition: int, *switches: tuple[str, str]) -> Machine:
    return machine(Setup(edition, ("base",), ("1", "2"), (0, 1), switches))


def made(*texts: str, editions: tuple[int, ...] = (4,)) -> CardPrinting:
    """Return a printing with these effects; one that begins with "I DEMAND" is a demand."""
    effects = tuple(
        EffectText("demand" if text.startswith("I DEMAND") else "dogma", at, None, (SentenceText(0, -1, 0, text),))
        for at, text in enumerate(texts)
    )
    return CardPrinting(editions, FACTS_OF["Archery"], effects)


def marked(before: str, after: str) -> str:
    signs = {Change.SAME: "{}", Change.DROPPED: "-{}-", Change.ADDED: "+{}+"}
    return "".join(" " * run.space + signs[run.change].format(run.text) for run in word_runs(before, after)).strip()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("Draw a [2].", "Draw a [2].", "Draw a [2]."),
        ("Draw a [2].", "Draw a [3].", "Draw a -[2]- +[3]+."),
        ("Draw a [2].", "Draw two [2].", "Draw -a- +two+ [2]."),
        ("It has [authority].", "It has [health].", "It has -[authority]- +[health]+."),
        # an icon is one word, and a comma is not part of the word before it
        ("Score it, if you can.", "Score it if you can.", "Score it-,- if you can."),
        # "you may" went; the capital of what now begins the sentence is no change
        ("You may return a card.", "Return a card.", "-You may- Return a card."),
        ("Draw a [1].", "Draw a [1]. If you do, score it.", "Draw a [1]. +If you do, score it.+"),
        ("Доберіть [2] й зарахуйте.", "Доберіть [2].", "Доберіть [2]- й зарахуйте-.".replace("- й", " -й")),
        # an article that two rewritten phrases share stands for nothing
        (
            "Transfer each card of value one or two in a hand.",
            "Transfer everything that costs at most a pair in a hand.",
            "Transfer -each card of value one or two- +everything that costs at most a pair+ in a hand.",
        ),
        ("", "Draw.", "+Draw.+"),
        ("Draw.", "", "-Draw.-"),
    ],
)
def test_words_that_went_came_and_stayed(before: str, after: str, said: str) -> None:
    assert marked(before, after) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_lost_or_made_up_between_any_two_texts(language: str) -> None:
    texts = [
        effect.text
        for card in CARDS[::6]
        for each in printings(messages(language), card.id, (4,))
        for effect in each.effects or ()
    ]
    assert len(texts) > 20
    for before, after in combinations(texts, 2):
        runs = word_runs(before, after)
        kept = {without: [run for run in runs if run.change is not without] for without in Change}
        whole = {without: "".join(" " * run.space + run.text for run in left) for without, left in kept.items()}
        assert whole[Change.DROPPED].strip() == after
        assert whole[Change.ADDED].strip().casefold() == before.casefold()
        assert all(run.text for run in runs)
        assert all(one.change is not two.change for one, two in pairwise(runs))


def test_an_effect_that_went_and_one_that_came() -> None:
    before = made("I DEMAND you draw a [1]!", "Junk an available achievement of value 1 or 2.")
    after = made("I DEMAND you draw a [1]!", editions=(3, 1))
    there = difference(before, after)
    assert there.effects is not None
    assert [each.change for each in there.effects] == [Change.SAME, Change.DROPPED]
    back = difference(after, before)
    assert back.effects is not None
    assert [each.change for each in back.effects] == [Change.SAME, Change.ADDED]
    assert (there.wording, there.is_nothing) == (True, False)
    assert difference(before, before).is_nothing


def test_an_effect_is_compared_with_the_one_that_is_most_like_it() -> None:
    before = made("Draw a [9] for each color on your board.", "You may splay your green cards up.")
    after = made("You may splay your blue cards up.", "Meld the lowest card in your hand, then win the game.")
    found = difference(before, after).effects
    assert found is not None
    places = [(each.before and each.before.index, each.after and each.after.index) for each in found]
    assert places == [(0, None), (1, 0), (None, 1)]
    assert found[1].change is None
    assert [run.text for run in found[1].runs if run.change is not Change.SAME] == ["green", "blue"]


def test_every_fact_that_is_printed_can_differ() -> None:
    card = FACTS_OF["Archery"]
    other = replace(
        card,
        title="Bowmen",
        age=2,
        color=FACTS_OF["Writing"].color,
        slots=FACTS_OF["Tools"].slots,
        featured=Icon.CONCEPT,
        effects=(EffectKind.DOGMA,),
    )
    assert changed_facts(card, other) == tuple(FACTS)
    assert changed_facts(card, card) == ()
    for language in LANGUAGES:
        words = messages(language)
        for name in FACTS:
            assert words.message(f"printing-{name}")
            if name != "title":
                assert fact_words(words, card, name) != fact_words(words, other, name)
    words = messages("en")
    assert fact_words(words, card, "slots") == "[authority] [concept] [image] [authority]"
    assert (fact_words(words, card, "effects"), fact_words(words, card, "demands")) == ("2", "1")
    assert fact_words(words, replace(card, featured=None), "featured") == "none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_that_print_the_same_are_one_printing(language: str) -> None:
    words = messages(language)
    found = {card.title: printings(words, card.id) for card in CARDS}
    assert [each.editions for each in found["Archery"]] == [(4,), (3, 1)]
    assert [each.editions for each in found["Writing"]] == [(4, 3, 1)]
    assert [each.editions for each in found["Escapism"]] == [(4,)]  # a card of age 11
    assert all(each.effects == () or each.effects is None or each.texts for one in found.values() for each in one)
    for title, of_card in found.items():
        card = FACTS_OF[title].id
        editions = [edition for each in of_card for edition in each.editions]
        assert sorted(editions) == sorted(each for each in EDITIONS if card in card_catalogue(each).facts)
        for one, two in combinations(of_card, 2):
            assert not one.prints_as(two)
            assert not difference(one, two).is_nothing
        for each in of_card:
            for edition in each.editions:
                assert each.prints_as(printing(words, game(edition), card))


def test_a_card_without_a_program_is_not_compared_but_its_facts_are() -> None:
    before, after = made("Draw a [1]."), replace(made(), effects=None, facts=replace(FACTS_OF["Archery"], age=2))
    for found in (difference(before, after), difference(after, before)):
        assert found.effects is None
        assert (found.facts, found.wording, found.is_nothing) == (("age",), False, False)
    assert not difference(before, replace(before, effects=None)).is_nothing
    assert not before.prints_as(replace(before, effects=None))


def test_a_reading_in_play_is_a_text_of_its_own() -> None:
    coal, words = FACTS_OF["Coal"].id, messages("en")
    usual = printing(words, game(4), coal)
    other = printing(words, game(4, ("coal", "top-card-twice")), coal)
    assert difference(usual, other).wording
    assert not difference(usual, other).facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_choice_of_editions_has_its_name(language: str) -> None:
    words = messages(language)
    names = [
        words.say(edition_phrase(chosen), form)
        for n in (1, 2, 3)
        for chosen in combinations(EDITIONS, n)
        for form in ("", "gen", "ins", "loc")
    ]
    assert all(names)
    assert len({words.say(edition_phrase(each)) for n in (1, 2, 3) for each in combinations(EDITIONS, n)}) == 7
    assert words.say(edition_phrase((1, 3))) == words.say(edition_phrase((3, 1)))


def test_printings_that_read_the_same_have_one_program() -> None:
    """A program that did not change stands once; one that changed must read otherwise in both languages.

    Two readings of the same words are two cases of a switch: there the words are the same and the programs are not.
    """
    for card in CARDS:
        for language in LANGUAGES:
            for each in printings(messages(language), card.id):
                trees = {
                    tuple(canonical(code.tree) for code in game(edition).codes.of(card.id)) for edition in each.editions
                }
                read_in_two_ways = any("BySwitch(" in tree for program in trees for tree in program)
                assert len(trees) == 1 or read_in_two_ways, (
                    f"{card.title}, {language}: one text, several programs in {each.editions}"
                )


def test_the_value_on_a_board_is_told_where_it_is_another() -> None:
    """Ultimate p. 27, Battleship Yamato."""
    card = FACTS_OF["Archery"]
    other = replace(card, value_on_board=11)
    assert changed_facts(card, other) == ("age",)
    assert fact_words(messages("en"), card, "age") == "[1]"
    assert fact_words(messages("en"), other, "age") == "[1] ([11] on a board)"
    assert fact_words(messages("uk"), other, "age") == "[1] ([11] в ігровій зоні)"
