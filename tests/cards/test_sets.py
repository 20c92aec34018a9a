"""A set is a folder and one registration: what it brings, what it may not, and that nobody imports it unasked."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from engine import editions
from engine.cards.base import SET as BASE
from engine.cards.facts import CardIdError, card_catalogue
from engine.cards.sets import (
    CardSet,
    RegistrationError,
    UnknownSetError,
    card_set,
    most_players,
    register,
    registered,
    set_names,
    unregister,
    zone_kinds,
)
from engine.cards.table import FactsError, read_cards, read_changes
from engine.editions import Switch
from engine.game import Game
from engine.lang.terms import Bonus, Color, EffectKind, Icon, Mark, Search
from engine.model.cards import SpecialKind
from engine.model.zones import Fronts, Order, Owner, ZoneKind
from engine.query import table as ask
from engine.query.eligibility import special_progress, specials_met
from engine.run import moves
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.text.messages import Messages
from tests.kit import table

FACTS = '''
from engine.cards.sets import card_set
from engine.cards.table import read_cards, read_changes

FOURTH = """
001 | Lviv     |  1    | red   | health concept bonus-3 health search-health - | - | -
002 | Yamato   |  8/11 | red   | empty - empty empty                           | - | -
003 | Spinner  |  2    | green | concept - concept plus                        | concept | dogma
"""
THIRD = """
Lviv > Lvov | = | = | = | = | =
Yamato      | dropped
004 | Whistle | 3 | green | concept - concept echo | concept | echo dogma
"""


def cards(edition):
    fourth = read_cards(FOURTH, card_set("gadgets"))
    return fourth if edition == 4 else read_changes(THIRD, fourth, card_set("gadgets"))
'''

SPECIALS = """
from engine.lang.words import *
from engine.model.cards import Special, SpecialKind


def specials(edition):
    return (
        Special(6100, "tinkering", "Tinkering", "gadgets", "win-card", condition=at_least(count(HAND), 2)),
        Special(6101, "flashing", "Flashing", "gadgets", "win-card", condition=at_least(icons(HEALTH), 3)),
        Special(6102, "shelf", "Shelf", "gadgets", "win-card", kind=SpecialKind.MUSEUM),
    )
"""

SPINNER = """
from engine.lang.words import *

CARD = card("Spinner", fourth(dogma(draw(2))))
"""

WORDS = """
card-lviv = Lviv
card-yamato = Yamato
card-spinner = Spinner
special-tinkering = Tinkering
special-flashing = Flashing
special-shelf = Shelf
set-gadgets = Gadgets
"""

SPIN = Switch(
    id="spin",
    choices=("left", "right"),
    first="left",
    third="left",
    fourth="right",
    rules=("win-card",),
    sources=("x",),
)
GARAGE = ZoneKind("garage", Owner.EACH_PLAYER, Fronts.OWNER, Order.SET, set="gadgets")


def folder(at: Path, package: str = "gadgets_of_tests", **files: str) -> str:
    """Write a set's folder; returns its package."""
    home = at / package
    (home / "locales" / "en").mkdir(parents=True, exist_ok=True)
    (home / "__init__.py").touch()
    texts = {"facts": FACTS, "specials": SPECIALS, "spinner": SPINNER, **files}
    for name, text in texts.items():
        (home / f"{name}.py").write_text(text, encoding="utf-8")
    (home / "locales" / "en" / "words.ftl").write_text(WORDS, encoding="utf-8")
    return package


@pytest.fixture
def gadgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CardSet]:
    """A registered set that lives in a folder of its own."""
    monkeypatch.syspath_prepend(tmp_path)
    made = CardSet(
        name="gadgets", letter="G", ids=range(6000, 6150), package=folder(tmp_path), switches=(SPIN,),
        zones=(GARAGE,), most_players=7,
    )  # fmt: skip
    register(made)
    yield made
    unregister(made)
    for name in [name for name in sys.modules if name.partition(".")[0] == made.package]:
        del sys.modules[name]


def test_rules_are_functions_of_a_module_that_is_imported_when_one_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = folder(tmp_path, "gadgets_with_rules", drawing="def which_deck(age):\n    return ('gadgets', age)\n")
    free = CardSet(name="ruled", letter="R", ids=range(7000, 7150), package=package, rules="drawing")
    assert f"{package}.drawing" not in sys.modules
    found = free.rule("which_deck")
    assert callable(found)
    assert found(3) == ("gadgets", 3)
    assert free.rule("no_such_rule") is None
    assert BASE.rule("which_deck") is None


def test_the_base_set_is_registered_first() -> None:
    assert registered()[0] is BASE
    assert set_names() == ("base", "figures", "echoes", "cities", "artifacts", "unseen")
    assert card_set("base") is BASE
    assert most_players(("base",)) == 5


def test_a_set_brings_cards_decks_zones_switches_players_and_messages(gadgets: CardSet) -> None:
    assert set_names()[0] == "base"
    assert set_names()[-1] == "gadgets"
    cards = card_catalogue(4, ("gadgets", "base"))
    assert cards.sets == ("base", "gadgets")
    assert card_catalogue(4).sets == ("base",)
    lviv, yamato, spinner = map(cards.find, ("Lviv", "Yamato", "Spinner"))
    assert (lviv, yamato, spinner) == (6000, 6001, 6002)
    assert cards.slots[lviv] == (Icon.HEALTH, Icon.CONCEPT, Bonus(3), Icon.HEALTH, Search(Icon.HEALTH), Mark.IMAGE)
    assert cards.back[spinner] == ("gadgets", 2)
    assert cards.deck(2, "gadgets") == (spinner,)
    assert spinner not in cards.deck(2)
    assert cards.facts[spinner].number == "G 003"
    assert [cards.special[number].kind for number in (6100, 6102)] == [SpecialKind.ACHIEVEMENT, SpecialKind.MUSEUM]
    assert zone_kinds(("base",)) == zone_kinds(()) == zone_kinds(("base", "nothing"))
    assert zone_kinds(("base", "gadgets"))[-1] is GARAGE
    assert most_players(("base", "gadgets")) == 7
    assert editions.switches(4)["spin"] == "right"
    assert editions.switches(3, spin="right")["spin"] == "right"
    assert Messages("en").message("card-spinner") == "Spinner"


def test_what_a_set_brought_goes_with_it(gadgets: CardSet) -> None:
    unregister(gadgets)
    try:
        assert "spin" not in editions.SWITCHES
        assert "spin" not in editions.switches(4)
        assert "card-spinner" not in Messages("en")
        with pytest.raises(UnknownSetError, match="no set 'gadgets'; there is: base"):
            card_catalogue(4, ("base", "gadgets"))
        with pytest.raises(RegistrationError, match="the set 'gadgets' is not registered"):
            unregister(gadgets)
    finally:
        register(gadgets)


def test_a_card_keeps_its_id_and_key_where_an_edition_changes_its_title(gadgets: CardSet) -> None:
    fourth, third = (card_catalogue(edition, ("base", "gadgets")) for edition in (4, 3))
    assert (fourth.title[6000], third.title[6000]) == ("Lviv", "Lvov")
    assert fourth.key[6000] == third.key[6000] == "lviv"
    assert third.find("Lvov") == 6000
    assert 6001 not in third.facts
    assert third.facts[third.find("Whistle")].effects == (EffectKind.ECHO, EffectKind.DOGMA)
    assert third.facts[third.find("Whistle")].slots[3] is Mark.ECHO


def test_the_facts_of_a_set_are_read_once_for_all_games(gadgets: CardSet, monkeypatch: pytest.MonkeyPatch) -> None:
    Game.new(("Ann", "Bob"), sets=("base", gadgets.name))
    monkeypatch.setattr(CardSet, "_module", lambda _set, name: pytest.fail(f"{name} is read again"))
    Game.new(("Ann", "Bob"), sets=("base", gadgets.name))


def test_a_game_with_a_set_is_played_saved_and_shown(gadgets: CardSet) -> None:
    t = table(
        {"green": "Spinner", "red": "Lviv", "hand": "Yamato"}, {}, decks={2: "Mapmaking"}, sets=("base", "gadgets")
    )
    end = t.dogma("Spinner")
    assert end.hand(0) == {"Yamato", "Mapmaking"}
    again = Game.load(end.game.save())
    assert again.state == end.game.state
    view = look(end.m, end.s, 0)
    (lviv,) = view.players[0].piles[Color.RED].cards
    assert lviv.slots == end.m.catalogue.slots[6000]
    assert lviv.featured is None
    assert "dogma lviv" not in end.options()
    assert end.icons(0, "health") == 3
    words = GameText("en")
    assert words.message("card-lviv") == "Lviv"


def test_a_value_is_asked_for_where_the_card_lies_and_a_back_shows_its_age(gadgets: CardSet) -> None:
    t = table({"hand": "Yamato", "blue": "Computers"}, {"score": "Tools"}, sets=("base", "gadgets"))
    m, s = t.m, t.s
    yamato = m.catalogue.find("Yamato")
    assert m.values_vary
    assert (ask.value(m, s, yamato), ask.values(m, s)[yamato], ask.highest_top(m, s, 0)) == (8, 8, 9)
    melded = t.play("meld Yamato").s
    assert (ask.value(m, melded, yamato), ask.values(m, melded)[yamato], ask.highest_top(m, melded, 0)) == (11, 11, 11)
    assert m.catalogue.back[yamato] == ("gadgets", 8)
    moves.move(m, melded, "score", 0, yamato, m.zones.score(0))
    assert ask.score(m, melded, 0) == 8
    assert not table({}, {}).m.values_vary


def test_a_special_is_claimed_by_its_condition_on_the_board_or_beyond(gadgets: CardSet) -> None:
    t = table({"hand": "Lviv, Tools, Archery"}, {}, sets=("base", "gadgets"))
    m = t.m
    tinkering, flashing, shelf = map(m.catalogue.find, ("Tinkering", "Flashing", "Shelf"))
    assert special_progress(m, t.s, 0, tinkering) == (3, 2)
    assert special_progress(m, t.s, 0, flashing) == (0, 3)
    assert special_progress(m, t.s, 0, shelf) is None
    assert specials_met(m, t.s, 0) == (tinkering,)
    end = t.play("meld Lviv")
    assert {m.catalogue.title[card] for card in end.s.zones[m.zones.achievements(0)]} == {"Tinkering", "Flashing"}
    by_title = {fact.cards[0]: fact for fact in end.facts("special-met")}
    assert by_title[tinkering].rule == "win-card"
    assert dict(by_title[flashing].numbers) == {"have": 3, "need": 3}
    shown = {special.name: special for special in look(end.m, end.s, 0).specials}
    assert (shown["Shelf"].progress, shown["Shelf"].needed) == ((), 0)
    assert (shown["Tinkering"].progress, shown["Tinkering"].needed) == ((2, 0), 2)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": "base"}, "the set 'base' has the name of 'base' in engine.cards.base"),
        ({"letter": "B"}, "the set 'other' has the letter 'B' of 'base'"),
        ({"letter": "G"}, "the set 'other' has the letter 'G' of 'gadgets'"),
        ({"ids": range(119, 200)}, "the set 'other' has the ids 119 to 199 of 'base'"),
        ({"ids": range(5000, 6001)}, "the set 'other' has the ids 5000 to 6000 of 'gadgets'"),
        ({"switches": (SPIN,)}, "the set 'other' has a switch 'spin', which there is already"),
        ({"switches": (replace(SPIN, id="parley"),)}, "the set 'other' has a switch 'parley', which there is already"),
        ({"zones": (GARAGE,)}, "the set 'other' has a zone 'garage', which there is already"),
        ({"zones": (replace(GARAGE, word="hand"),)}, "the set 'other' has a zone 'hand', which there is already"),
    ],
)
def test_a_set_that_clashes_with_another_is_refused(gadgets: CardSet, change: dict[str, object], message: str) -> None:
    free = CardSet(name="other", letter="O", ids=range(7000, 7150), package="other.folder")
    before, switches = registered(), dict(editions.SWITCHES)
    with pytest.raises(RegistrationError) as caught:
        register(replace(free, **change))  # type: ignore[arg-type]
    assert message in str(caught.value)
    assert registered() == before
    assert dict(editions.SWITCHES) == switches


@pytest.mark.parametrize(
    ("files", "error", "message"),
    [
        (
            {"specials": SPECIALS.replace("6102", "5999")},
            CardIdError,
            "'Shelf' has id 5999; those of the set 'gadgets'",
        ),
        ({"specials": SPECIALS.replace("6102", "6000")}, ValueError, "Lviv and Shelf both have id 6000"),
        ({"facts": FACTS.replace("Spinner ", "Archery ")}, ValueError, "two cards are called 'Archery'"),
        ({"facts": FACTS.replace("003 |", "005 |")}, FactsError, "number 005, where 003 is next"),
    ],
)
def test_a_folder_that_cannot_be_played_is_refused_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], error: type[Exception], message: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = folder(tmp_path, f"wrong_{abs(hash(message))}", **files)
    wrong = register(CardSet(name="gadgets", letter="G", ids=range(6000, 6150), package=package))
    try:
        with pytest.raises(error, match=message):
            card_catalogue(4, ("base", "gadgets"))
    finally:
        unregister(wrong)


def test_a_number_beyond_the_ids_of_the_set_is_refused() -> None:
    small = CardSet(name="small", letter="S", ids=range(7000, 7001), package="nowhere")
    row = "001 | Top  | 1 | red | health - health health | health | dogma"
    (card,) = read_cards(row, small)
    assert (card.id, card.set, card.number) == (7000, "small", "S 001")
    with pytest.raises(FactsError, match="number 002 is none of the 1 ids of small"):
        read_cards(f"{row}\n{row.replace('001', '002').replace('Top', 'Tip')}", small)
    with pytest.raises(FactsError, match="number 002 is none of the 1 ids of small"):
        read_changes(row.replace("001", "002").replace("Top", "Tip"), (card,), small)
    with pytest.raises(FactsError, match="a second card with the key 'top'"):
        read_changes(row, (card,), small)


def test_only_the_sets_in_play_are_imported(tmp_path: Path) -> None:
    package = folder(tmp_path)
    script = f"""
        import sys
        from engine.cards.sets import CardSet, register, unregister
        from engine.game import Game

        def loaded():
            return sorted(name for name in sys.modules if name.startswith("{package}."))

        made = CardSet(name="gadgets", letter="G", ids=range(6000, 6150), package="{package}")
        register(made)
        assert "engine.cards.base.facts" not in sys.modules
        Game.new()
        assert "engine.cards.base.facts" in sys.modules
        assert loaded() == [], loaded()
        Game.new(sets=("base", "gadgets"))
        assert loaded() == ["{package}.facts", "{package}.specials", "{package}.spinner"], loaded()
        """
    found = subprocess.run(
        [sys.executable, "-c", dedent(script)],
        env={"PYTHONPATH": f"{tmp_path}:{Path(editions.__file__).parents[1]}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
