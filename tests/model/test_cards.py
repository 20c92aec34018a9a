"""The catalogue: ids, decks, counts of icons, and what it says to a title it does not know."""

from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest
import yaml

from engine.cards.facts import EDITIONS, UnknownEditionError, card_catalogue
from engine.cards.sets import UnknownSetError
from engine.lang.terms import (
    REVEALED_SLOTS,
    SLOT_WORDS,
    Bonus,
    Color,
    Icon,
    Mark,
    Search,
    SlotContents,
    Splay,
)
from engine.model.cards import (
    MOST_ICONS,
    CardCatalogue,
    CardFacts,
    Special,
    UnknownCardError,
    icon_count,
    pack,
    revealed,
    slug,
)


@pytest.mark.parametrize(("edition", "number_of_cards", "last_age"), [(4, 115, 11), (3, 105, 10), (1, 105, 10)])
def test_there_are_15_cards_of_age_1_and_10_of_every_other(edition: int, number_of_cards: int, last_age: int) -> None:
    cards = card_catalogue(edition)
    assert len(cards.cards) == number_of_cards
    assert cards.last_age == last_age
    assert [len(cards.deck(age)) for age in range(1, last_age + 1)] == [15] + [10] * (last_age - 1)
    everything = [card for age in range(1, last_age + 1) for card in cards.deck(age)]
    assert everything == [card.id for card in cards.cards] == list(range(number_of_cards))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_age_has_each_color_twice_and_the_first_three_times(edition: int) -> None:
    cards = card_catalogue(edition)
    for age in range(1, cards.last_age + 1):
        colors = [cards.color[card] for card in cards.deck(age)]
        assert colors == sorted(colors)
        assert {colors.count(color) for color in Color} == {3 if age == 1 else 2}


@pytest.mark.parametrize(("edition", "age"), [(4, 0), (4, 12), (4, -1), (3, 11)])
def test_there_is_no_deck_outside_the_ages(edition: int, age: int) -> None:
    with pytest.raises(ValueError, match=f"no age {age} in "):
        card_catalogue(edition).deck(age)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Archery", 0),
        ("The Wheel", 8),
        ("Writing", 11),
        ("Road Building", 16),
        ("A.I.", 103),
        ("The Internet", 104),
        ("Monument", 115),
        ("Empire", 116),
        ("World", 117),
        ("Wonder", 118),
        ("Universe", 119),
    ],
)
def test_ids_are_fixed_for_good(edition: int, title: str, expected: int) -> None:
    cards = card_catalogue(edition)
    assert cards.find(title) == expected
    assert cards.title[expected] == title


@pytest.mark.parametrize("edition", EDITIONS)
def test_lookups_by_id_agree_with_the_facts(edition: int) -> None:
    cards = card_catalogue(edition)
    for card in cards.cards:
        assert cards.facts[card.id] is card
        assert cards.age[card.id] == card.age
        assert cards.color[card.id] is card.color
        assert cards.icons[card.id] == card.icons
        assert cards.featured[card.id] is card.featured
        assert cards.back[card.id] == ("base", card.age)
        assert not cards.is_special(card.id)
        assert (cards.title[card.id], cards.key[card.id]) == (card.title, card.key)
        assert card.number == f"B {card.id + 1:03}"
    for special in cards.specials:
        assert (cards.title[special.id], cards.key[special.id]) == (special.title, special.key)
        assert cards.is_special(special.id)
        assert cards.special[special.id] is special


def test_an_id_without_a_card_fails_as_soon_as_it_counts() -> None:
    third = card_catalogue(3)
    fusion = card_catalogue(4).find("Fusion")
    for nothing in (fusion, third.find("Monument")):
        assert nothing not in third.facts
        assert third.packed_full[nothing] == third.age[nothing] == 0
        with pytest.raises(KeyError):
            _ = third.color[nothing]


def test_a_special_achievement_has_no_value() -> None:
    cards = card_catalogue(4)
    assert {cards.age[special.id] for special in cards.specials} == {0}


@pytest.mark.parametrize("splay", Splay)
@pytest.mark.parametrize("edition", EDITIONS)
def test_packed_counts_are_what_counting_slot_by_slot_gives(edition: int, splay: Splay) -> None:
    cards = card_catalogue(edition)
    for card in cards.cards:
        for icon in Icon:
            covered = len([slot for slot in REVEALED_SLOTS[4][splay] if card.slots[slot] is icon])
            assert icon_count(cards.packed[splay][card.id], icon) == covered
            assert icon_count(cards.packed_full[card.id], icon) == card.icons.count(icon)


def test_sums_of_packed_counts_never_spill_over() -> None:
    cards = card_catalogue(4)
    total = sum(cards.packed_full[card.id] for card in cards.cards)
    for icon in Icon:
        assert icon_count(total, icon) == sum(card.icons.count(icon) for card in cards.cards)


def test_a_pile_counts_its_top_card_in_full_and_the_covered_ones_by_splay() -> None:
    cards = card_catalogue(4)
    archery, oars = cards.find("Archery"), cards.find("Oars")  # 1 concept, 2 authority; 1 prosperity, 2 authority
    assert cards.packed_full[archery] == pack([Icon.AUTHORITY, Icon.CONCEPT, Mark.IMAGE, Icon.AUTHORITY])
    seen = {splay: cards.packed_full[archery] + cards.packed[splay][oars] for splay in Splay}
    assert [icon_count(seen[splay], Icon.AUTHORITY) for splay in Splay] == [2, 3, 3, 3, 4]
    assert [icon_count(seen[splay], Icon.PROSPERITY) for splay in Splay] == [0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    "spelling",
    ["Near-Field Comm", "near-field comm", "NEAR FIELD COMM", "near-field-comm", "  Near-Field\tComm "],
)
def test_find_minds_neither_case_nor_punctuation(spelling: str) -> None:
    assert card_catalogue(4).find(spelling) == 107


def test_every_title_and_key_is_found() -> None:
    cards = card_catalogue(4)
    everything: tuple[CardFacts | Special, ...] = (*cards.cards, *cards.specials)
    for card in everything:
        assert cards.find(card.title) == cards.find(card.key) == cards.find(card.title.upper()) == card.id
        assert card.key == slug(card.title)


@pytest.mark.parametrize(
    ("edition", "spelling", "message"),
    [
        (4, "Writting", "no card 'Writting' in 4th-edition base; did you mean 'Writing'?"),
        (3, "sofware", "no card 'sofware' in 3rd-edition base; did you mean 'Software'?"),
        (4, "Wheel", "no card 'Wheel' in 4th-edition base; did you mean 'The Wheel'?"),
        (4, "Monumnet", "no card 'Monumnet' in 4th-edition base; did you mean 'Monument'?"),
        (4, "Teleprompter", "no card 'Teleprompter' in 4th-edition base"),
        (3, "Hypersonics", "no card 'Hypersonics' in 3rd-edition base"),
        (1, "", "no card '' in 1st-edition base"),
    ],
)
def test_an_unknown_title_gets_the_nearest_spelling(edition: int, spelling: str, message: str) -> None:
    with pytest.raises(UnknownCardError) as caught:
        card_catalogue(edition).find(spelling)
    assert str(caught.value) == message


def test_an_unknown_title_is_also_told_as_data() -> None:
    with pytest.raises(UnknownCardError) as caught:
        card_catalogue(4).find("Nuclear Fission")
    assert caught.value.spelling == "Nuclear Fission"
    assert caught.value.where == "4th-edition base"
    assert caught.value.suggestions == ()


def test_the_catalogue_is_made_once_and_cannot_be_changed() -> None:
    cards = card_catalogue(4)
    assert card_catalogue(4, ["base"]) is card_catalogue(4, ("base", "base")) is card_catalogue(4, "base") is cards
    assert repr(cards) == "<CardCatalogue 4th-edition base: 115 cards, 5 special achievements>"
    with pytest.raises(FrozenInstanceError):
        cards.edition = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        cards.cards[0].age = 2  # type: ignore[misc]


def test_an_unknown_edition_or_set_is_told_what_there_is() -> None:
    with pytest.raises(UnknownEditionError, match="no edition 2; there are: 4th, 3rd, 1st"):
        card_catalogue(2)
    with pytest.raises(UnknownSetError, match="no set 'bsae'; did you mean 'base'"):
        card_catalogue(4, ("bsae",))
    with pytest.raises(UnknownSetError, match="no set 'poker'; there is: base"):
        card_catalogue(4, ("base", "poker"))
    with pytest.raises(UnknownSetError, match="a game needs the base set"):
        card_catalogue(4, ())


def test_a_catalogue_refuses_what_could_not_be_looked_up() -> None:
    archery, oars = card_catalogue(4).facts[0], card_catalogue(4).facts[2]
    with pytest.raises(ValueError, match="Archery and Oars both have id 0"):
        CardCatalogue.build(4, ("base",), [archery, replace(oars, id=0)])
    with pytest.raises(ValueError, match="two cards are called 'ARCHERY'"):
        CardCatalogue.build(4, ("base",), [archery, replace(oars, title="ARCHERY")])
    with pytest.raises(ValueError, match="without cards"):
        CardCatalogue.build(4, ("base",), [])


def test_a_catalogue_holds_as_many_icons_as_a_packed_count_and_no_more() -> None:
    archery = card_catalogue(4).facts[0]
    full = replace(archery, slots=(Icon.AUTHORITY,) * 4)

    def build(count: int) -> CardCatalogue:
        many = [replace(full, id=n, title=f"Archery {n}") for n in range(count // 4)]
        rest = (Icon.AUTHORITY,) * (count % 4) + (Mark.IMAGE,) * (4 - count % 4)
        return CardCatalogue.build(4, ("base",), [*many, replace(archery, id=count, slots=rest)])

    assert MOST_ICONS == 32_767
    cards = build(MOST_ICONS)
    assert icon_count(sum(cards.packed_full), Icon.AUTHORITY) == MOST_ICONS
    with pytest.raises(ValueError, match="32768 authority icons, and 16 bits count to 32767: widen ICON_BITS"):
        build(MOST_ICONS + 1)


def six(*slots: SlotContents) -> CardFacts:
    """A card with other slots, and nothing else of its own."""
    return replace(card_catalogue(4).facts[0], slots=slots, featured=None, effects=())


def test_a_city_shows_its_slots_by_its_shape_and_a_search_icon_counts_as_its_icon() -> None:
    city = six(Icon.HEALTH, Icon.CONCEPT, Bonus(3), Icon.HEALTH, Search(Icon.HEALTH), Mark.IMAGE)
    assert city.icons == (Icon.HEALTH, Icon.CONCEPT, Icon.HEALTH, Icon.HEALTH)
    cards = CardCatalogue.build(4, ("base",), [city])
    assert 0 not in cards.featured
    assert icon_count(cards.packed_full[0], Icon.HEALTH) == 3
    shown = {splay: revealed(city.slots, splay) for splay in Splay}
    assert shown == {
        Splay.NONE: (),
        Splay.LEFT: (Icon.HEALTH, Mark.IMAGE),
        Splay.RIGHT: (Icon.HEALTH, Icon.CONCEPT),
        Splay.UP: (Icon.CONCEPT, Bonus(3), Icon.HEALTH),
        Splay.ASLANT: (Icon.HEALTH, Icon.CONCEPT, Bonus(3), Icon.HEALTH),
    }
    assert [icon_count(cards.packed[splay][0], Icon.HEALTH) for splay in Splay] == [0, 1, 1, 1, 2]


def test_a_card_may_have_no_icon_at_all_or_several_images() -> None:
    yamato = six(Mark.EMPTY, Mark.IMAGE, Mark.EMPTY, Mark.IMAGE)
    assert yamato.icons == ()
    packed = CardCatalogue.build(4, ("base",), [yamato]).packed_full[0]
    assert packed == pack([Mark.IMAGE])
    assert [icon_count(packed, icon) for icon in Icon] == [0] * len(Icon)


def test_backs_decks_and_values_by_set_age_and_place() -> None:
    archery, oars = card_catalogue(4).facts[0], card_catalogue(4).facts[2]
    other = replace(oars, set="toys")
    cards = CardCatalogue.build(
        4, ("base", "toys"), [archery, other, replace(oars, id=9, title="Yamato", value_on_board=11)]
    )
    assert cards.back == {0: ("base", 1), 2: ("toys", 1), 9: ("base", 1)}
    assert cards.deck(1) == (0, 9)
    assert cards.deck(1, "toys") == (2,)
    assert (cards.age[9], cards.value_on_board[9], cards.value_on_board[0]) == (1, 11, 1)
    assert card_catalogue(4).value_on_board is card_catalogue(4).age


ICON_WORDS = ["authority", "avatar", "concept", "efficiency", "health", "industry", "meat", "prosperity"]
CITY_WORDS = ["flag", "fountain", "junk", "left", "plus", "right", "unsplay", "up", "uplift"]
MARK_WORDS = ["echo", "image", "inspire", *CITY_WORDS]
SEARCH_WORDS = [f"search-{icon}" for icon in ICON_WORDS if icon not in ("avatar", "meat")]
BONUS_WORDS = [f"bonus-{points}" for points in range(1, 13)]
OUTSIDE_WORDS = sorted([*ICON_WORDS, *MARK_WORDS, *SEARCH_WORDS, *BONUS_WORDS])
"""every word that stands in an icon slot of a card of any set and edition; an empty slot has none there"""


def test_every_mark_of_every_set_has_its_word() -> None:
    assert [SLOT_WORDS[word].word for word in OUTSIDE_WORDS] == OUTSIDE_WORDS


def test_the_words_of_marks_are_all_there_are(shared: Path) -> None:
    found = set()
    for path in sorted((shared / "facts").glob("*/*.yaml")):
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
        for card in (*document["cards"], *document.get("age_zero_cards", ()), *document.get("relics", ())):
            found |= {word for word in card["icons"] if word is not None}
    assert sorted(found) == OUTSIDE_WORDS


def test_no_bonus_is_worth_more_than_twelve() -> None:
    for points in (0, 13):
        with pytest.raises(ValueError, match=f"a bonus of {points} is none of 1 to 12"):
            Bonus(points)
