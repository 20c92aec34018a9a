"""The Bazaar is set up in YAML, shown, spoken, logged, saved, and hidden from who may not see it."""

import pytest

from engine.explore import outcomes
from engine.game import Game
from engine.positions import dump, from_line, loads, to_line, verify
from engine.run.options import option_ids
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Fact
from engine.trace.recorder import Level
from tests.kit import Table
from tests.plugin.five_ways import five_ways
from tests.toyset.conftest import SETS, laid
from tutor.panels.app_text import AppText
from tutor.panels.step_view import named
from tutor.panels.text_table import table_text
from tutor.scene.inputs import Marks, Options
from tutor.scene.layout import zone_key
from tutor.scene.primitives import Scene
from tutor.scene.table import draw_table

YAML = """
schema: innovation-position/1
sets: [base, bazaar]
players:
  - {name: Ann, board: {red: [Awning], green: [Aleppo]}, hand: [Oars, Agriculture], pouch: [Haggling, Clothing]}
  - {name: Bob, board: {purple: [Mysticism]}, pouch: [Archery]}
decks: {bazaar: {1: [Samovar]}}
expect:
  players: {Bob: {pouch: {count: 1}}, Ann: {pouch: [Haggling, Clothing]}}
lines:
  - id: stowed
    play: [stow Oars, dogma Awning, [Agriculture]]
    expect:
      moves:
        - {event: transfer, who: Ann, card: Oars, from: hand, to: pouch, of: Ann}
        - {event: draw, who: Ann, card: Samovar}
        - {event: claim, who: Ann, card: Hoard}
        - {event: transfer, who: Ann, card: Agriculture, from: hand, to: pouch}
        - {event: draw, who: Ann, value: 1}
      players: {Ann: {pouch: [Haggling, Clothing, Oars, Agriculture]}}
"""


def scene_of(t: Table, language: str, viewer: int, height: float | None = None) -> Scene:
    speech = AppText(t.m, language, ("Ann", "Bob"), viewer)
    view = named(look(t.m, t.s, viewer), speech)
    return draw_table(view, speech, Marks(), Options(width=860, height=height))


def test_a_position_sets_it_up_and_a_line_is_written_and_read() -> None:
    position = loads(YAML)
    assert verify(position) == []
    game = position.game()
    for full in (False, True):
        assert loads(dump(game, full=full)).state() == game.state
        assert from_line(to_line(game, full=full)).state() == game.state
    wrong = YAML.replace("pouch: {count: 1}", "pouch: {count: 2}")
    assert "in the pouch of Bob" in str(verify(loads(wrong))[0])


def test_its_action_and_its_special_are_played_five_ways() -> None:
    end = five_ways(loads(YAML), ["stow Oars", "dogma Awning", ("agriculture",)])
    zones = end.machine.zones
    titles = {end.machine.catalogue.title[card] for card in end.state.zones[zones.of("pouch", 0)]}
    assert titles == {"Haggling", "Clothing", "Oars", "Agriculture"}
    hoard = end.machine.catalogue.find("Hoard")
    assert end.state.where[hoard] == zones.achievements(0)


@pytest.mark.parametrize(("language", "mine"), [("en", "Ann, Pouch: 2 cards"), ("uk", "Ann, Гаманець: 2 картки")])
@pytest.mark.parametrize("height", [None, 380])  # in less the other board is folded to a line
def test_the_pouch_is_a_strip_that_its_words_name(language: str, mine: str, height: float | None) -> None:
    t = laid({"green": "Aleppo", "pouch": "Oars, Carpet"}, {"pouch": "Archery"}, bazaar="Samovar")
    boxes = {box.key: box for box in scene_of(t, language, 0, height).boxes}
    assert boxes[zone_key("pouch", 0)].label == mine
    assert zone_key("pouch", 1) in boxes
    title = "Carpet" if language == "en" else "Килим"
    assert title in boxes["carpet"].label
    assert boxes["aleppo"].label


@pytest.mark.parametrize(
    ("language", "line"), [("en", "  Your pouch: Oars [1], Carpet [3]"), ("uk", "  Ваш гаманець: ")]
)
def test_the_table_in_words_has_it(language: str, line: str) -> None:
    t = laid({"green": "Aleppo", "pouch": "Oars, Carpet"}, {"pouch": "Archery"}, bazaar="Samovar")
    text = table_text(look(t.m, t.s, 0), AppText(t.m, language, ("Ann", "Bob"), 0))
    assert line in text, text


def test_another_seat_is_told_no_name_anywhere() -> None:
    """View, names of options, log, keys and labels of the picture, and the table in words."""
    t = laid({"red": "Awning", "pouch": "Carpet, Oars", "hand": "Cardamom"}, {"pouch": "Archery"})
    secret = [title for card in ("Carpet", "Oars", "Cardamom") for title in (card, card.lower())]
    secret += ["Килим", "Весла", "Кардамон"]

    def check(said: str) -> None:
        assert not [title for title in secret if title in said], said

    game = t.game.copy()
    game.play("stow Cardamom")
    entries = game.take_trace()
    for viewer in (1, -1):
        view = look(t.m, t.s, viewer)
        check(repr(view.players[0].cards("pouch")))
        check(repr(view.players[0].cards("hand")))
        check(" ".join(option_ids(t.m, t.s, viewer)))
        for language in ("en", "uk"):
            for height in (None, 300.0):
                scene = scene_of(t, language, viewer, height)
                check(" ".join(f"{box.key} {box.label}" for box in scene.boxes))
            check(table_text(view, AppText(t.m, language, ("Ann", "Bob"), viewer)))
            words = GameText(language, ("Ann", "Bob"), viewer)
            for entry in entries:
                if isinstance(entry.item, Fact):
                    check(words.fact(game.machine, entry, game.state).sentence)
                else:
                    check(words.event(game.machine, entry) or "")
    assert "stow carpet" not in option_ids(t.m, t.s, 0)
    assert "stow cardamom" in option_ids(t.m, t.s, 0)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_happens_is_told_to_everybody(language: str) -> None:
    t = laid({"red": "Awning", "hand": "Cardamom", "pouch": "Oars, Tools"}, {})
    asked, request = GameText(language), t.game.request
    assert request is not None
    options = [asked.option(t.m, t.s, request, option) for option in request.options]
    assert any(("Stow Cardamom" if language == "en" else "Сховати «Кардамон»") in each for each in options), options
    end = t.play("stow Cardamom", idle=False)
    for viewer in (None, -1, 0, 1):
        words = GameText(language, ("Ann", "Bob"), viewer)
        lines = [words.event(end.m, entry) for entry in end.entries if not isinstance(entry.item, Fact)]
        facts = [words.fact(end.m, entry, end.s).sentence for entry in end.entries if isinstance(entry.item, Fact)]
        stow, hoard = ("stow", "Hoard") if language == "en" else ("хова", "Скарб")
        assert any(stow in line for line in lines if line), lines
        assert any(hoard in line for line in lines if line), lines
        assert any("Bazaar" in text or "Базар" in text for text in facts), facts


def test_a_save_holds_it_and_so_does_a_copy() -> None:
    t = laid({"red": "Awning", "pouch": "Carpet, Oars", "hand": "Cardamom"}, {"pouch": "Archery"})
    t.game.play("dogma Awning")
    loaded = Game.load(t.game.save(), Level.FULL)
    assert loaded.state == t.s
    assert (loaded.machine.catalogue.specials[-1].title, SETS) == ("Hoard", loaded.state.setup.sets)


def test_the_explorer_stops_at_an_unknown_card_of_the_bazaar() -> None:
    t = laid({"red": "Awning", "hand": "Cardamom"}, {"pouch": "Archery"})
    found = outcomes(t.game, t.game.parse("draw"), seat=0)
    assert (found.chances, found.leaves) == (1, 3)
    drawn = {end.zones[t.m.hand_of[0]] for end in found.end_states()}
    names = {t.m.catalogue.title[card] for hand in drawn for card in hand} - {"Cardamom"}
    assert names == {"Aleppo", "Samovar", "Steelyard"}
