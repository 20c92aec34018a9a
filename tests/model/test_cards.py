"""The catalogue: ids, decks, counts of icons, and what it says to a title it does not know."""

from dataclasses import FrozenInstanceError, replace

import pytest

from engine.cards.facts import EDITIONS, UnknownEditionError, UnknownSetError, card_catalogue
from engine.lang.terms import REVEALED_SLOTS, Color, Icon, Splay
from engine.model.cards import CardCatalogue, CardFacts, SpecialFacts, UnknownCardError, icon_count, pack, slug


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
        assert (cards.title[card.id], cards.key[card.id]) == (card.title, card.key)
        assert card.number == f"B {card.id + 1:03}"
    for special in cards.specials:
        assert (cards.title[special.id], cards.key[special.id]) == (special.title, special.key)


def test_an_id_without_a_card_fails_as_soon_as_it_counts() -> None:
    third = card_catalogue(3)
    fusion = card_catalogue(4).find("Fusion")
    for nothing in (fusion, third.find("Monument")):
        assert third.facts[nothing] is None
        with pytest.raises(TypeError):
            _ = third.packed_full[nothing] + 1
    with pytest.raises(TypeError):
        _ = third.age[fusion] + 1


def test_a_special_achievement_has_no_value() -> None:
    cards = card_catalogue(4)
    assert {cards.age[special.id] for special in cards.specials} == {0}


@pytest.mark.parametrize("splay", Splay)
@pytest.mark.parametrize("edition", EDITIONS)
def test_packed_counts_are_what_counting_slot_by_slot_gives(edition: int, splay: Splay) -> None:
    cards = card_catalogue(edition)
    for card in cards.cards:
        for icon in Icon:
            covered = len([slot for slot in REVEALED_SLOTS[splay] if card.icons[slot] is icon])
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
    assert cards.packed_full[archery] == pack([Icon.AUTHORITY, Icon.CONCEPT, Icon.AUTHORITY])
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
    everything: tuple[CardFacts | SpecialFacts, ...] = (*cards.cards, *cards.specials)
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
    with pytest.raises(UnknownSetError, match="the echoes expansion is not there yet; so far there is: base"):
        card_catalogue(4, ("base", "echoes"))
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
    with pytest.raises(ValueError, match="more AUTHORITY icons than 8 bits can count"):
        CardCatalogue.build(4, ("base",), [replace(archery, id=n, title=f"Archery {n}") for n in range(200)])
    with pytest.raises(ValueError, match="without cards"):
        CardCatalogue.build(4, ("base",), [])
