"""Every rule is cited by some reason, or stands in ``never_cited.yaml`` with why it is none.

Reasons are looked for where they are told: in all scenarios, on the tables below and in some random games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from engine.model.frames import ActionFrame, ActionStep, Tallied, TurnFrame
from engine.positions import load, loads, run_line
from engine.query.running import running_turn
from engine.rules import RULES
from engine.run.setup import place
from engine.run.turn import new_action_frame
from engine.trace.events import Entry, Fact
from engine.trace.recorder import Level
from tests import denials
from tests.conftest import ROOT
from tests.kit import Table, table

NEVER = Path(__file__).with_name("never_cited.yaml")
GAMES = range(2000, 2060)


def never() -> list[tuple[str, str]]:
    """Return every rule that no reason cites, with why not."""
    groups = yaml.safe_load(NEVER.read_text(encoding="utf-8"))
    return [(rule, group["why"]) for group in groups for rule in group["rules"]]


def of_scenarios() -> Iterator[Entry]:
    """Yield what all lines of all scenarios tell."""
    for path in sorted((ROOT / "scenarios").rglob("*.yaml")):
        position = load(path)
        for line in position.lines:
            yield from run_line(position, line, Level.FULL).entries


def of_ultimate() -> Iterator[Entry]:
    """Yield what the rulings on Parley tell by Ultimate's rules."""
    for name in ("par-01", "par-02", "shr-20"):
        text = (ROOT / "scenarios" / "rulings" / f"{name}.yaml").read_text(encoding="utf-8")
        position = loads(f"{text}\nswitches: {{parley: always}}\n")
        for line in position.lines:
            yield from run_line(position, line, Level.FULL).entries


def of_games() -> Iterator[Entry]:
    """Yield what random games of all editions tell."""
    told: list[Entry] = []

    def wire(entry: Entry) -> tuple[Entry, ...]:
        told.append(entry)
        return (entry,)

    for seed in GAMES:
        denials.play(seed, wire)
    yield from told


ALL_SPLAYED: tuple[dict[str, str], ...] = (
    {
        "red": "Oars, Archery < right",
        "yellow": "Agriculture, Masonry < right",
        "green": "Sailing, The Wheel < right",
        "blue": "Writing, Tools < right",
        "purple": "Mysticism, City States < right",
    },
    {
        "red": "Metalworking, Road Building < right",
        "yellow": "Domestication, Canal Building < right",
        "green": "Clothing, Currency < right",
        "blue": "Pottery, Calendar < right",
        "purple": "Code of Laws, Philosophy < right",
    },
)
"""two boards that meet the condition of Wonder"""
SIX = {"achievements": "[1], [2], [3], [4], [5], [6]"}
SEVEN = {"achievements": "[1], [2], [3], [4], [5], [6], [7]"}


def of_tables() -> Iterator[Table]:
    """Yield tables after an action that lets a rule be cited which other places cite too seldom to be sure of it."""
    yield table(ALL_SPLAYED[0], {}).play("draw")
    high = {"red": "Flight", "yellow": "Antibiotics", "green": "Mass Media", "blue": "Rocketry", "purple": "Socialism"}
    yield table(high, {}).play("draw")
    yield table(*ALL_SPLAYED, edition=3).play("draw")
    for edition in (4, 3):
        yield table(SEVEN, SIX, edition=edition).play("draw")
    yield table(SIX, SIX).play("draw")
    yield table(SEVEN, {}, edition=3, switches={"extra-achievement": "one"}).play("draw")
    yield table(SIX, {}, {}, {}, teams=(0, 1, 0, 1), switches={"team-goal": "eight-less-teams"}).play("draw")
    yield table({"yellow": "Masonry", "red": "Oars, Archery, Coal"}, {"achievements": "Monument"}).dogma("Masonry")
    revealing = {"purple": "Specialization"}, {"red": "Machine Tools", "hand": "Writing"}
    yield table(*revealing, switches={"reveal-is-sharing": "yes"}).dogma("Specialization")
    yield table(
        {"blue": "Software"},
        {"purple": "Empiricism"},
        decks={9: "Ecology, Computers", 10: "Databases, Stem Cells", 11: "Climatology, Escapism"},
        switches={"chain-rule": "non-demand-effect"},
    ).dogma("Software")
    piled = {"blue": "Publications, Tools, Writing < left"}
    yield table(piled, {}, edition=3).dogma("Publications", "blue", "Writing", "Tools", ())
    junked = table({"yellow": "Masonry", "red": "Oars, Archery, Coal"}, {})
    place(junked.s, junked.m.catalogue.find("Monument"), junked.m.zones.specials_out_of_play)
    yield junked.dogma("Masonry")
    monument = table({}, {}, edition=3)
    turn = running_turn(monument.s)
    assert turn is not None
    turn.vars[TurnFrame.TALLY] = (Tallied(0, "score"),) * 6
    yield monument.play("draw")


CITIES = ("base", "cities")


def of_cities() -> Iterator[Table]:
    """Yield tables after an action that the rules of Cities have a say in."""

    def laid(*players: dict[str, str], **decks: str) -> Table:
        named = {int(age.removeprefix("of_")): titles for age, titles in decks.items()}
        return table(*players, sets=CITIES, decks=named)

    yield laid({"blue": "Tools", "hand": "Athens"}, {}).play("meld Athens")
    yield laid({"blue": "Tools", "hand": "Oars, Athens"}, {}).play("meld Oars")
    yield laid({"blue": "Tools", "hand": "Oars"}, {}).play("meld Oars")
    yield laid({"green": "Sailing", "hand": "Babylon"}, {}).play("meld Babylon")
    yield laid({"blue": "Writing", "hand": "Troy"}, {}).play("meld Troy")
    yield laid({"yellow": "Agriculture", "hand": "Linzi"}, {}, of_1="Archery, Tools").play("meld Linzi")
    yield laid({"red": "Archery", "hand": "Delhi"}, {}).play("meld Delhi")
    yield laid({"red": "Oars, Archery", "hand": "Warsaw"}, {"red": "Coal, Gunpowder < up"}).play("meld Warsaw")
    yield laid({"hand": "Shanghai, Stockholm", "score": "Tools"}, {}).play("meld Shanghai", "meld Stockholm")
    yield laid({"green": "Baghdad", "score": "Calendar"}, {}).play("achieve 1")
    yield laid({"green": "Self Service", "red": "Athens"}, {"achievements": "Oars"}).dogma("Self Service")
    yield laid({"green": "The Wheel", "yellow": "Linzi", "hand": "Oars"}, {}).play("endorse The Wheel")
    demands = {"red": "Gunpowder", "yellow": "Lisbon", "hand": "Calendar"}
    yield laid(demands, {"green": "The Wheel"}).play("endorse Gunpowder")
    for city, splay in (("Baghdad", "left"), ("Bombay", "right"), ("Sydney", "up")):
        yield laid({"green": f"Compass, Mapmaking < {splay}", "hand": city, "blue": "Tools"}, {}).play(f"meld {city}")
    for city in ("Stockholm", "Shanghai"):
        paying = laid({"purple": "Services", "yellow": "Guadalajara", "hand": city}, {})
        yield paying.play("endorse Services", idle=False)
    covered = laid({"blue": "Tools", "red": "Archery", "hand": "Athens"}, {})
    covered.s.frames.append(new_action_frame(0, "meld", covered.m.catalogue.find("Athens")))
    covered.s.frames[-1].vars[ActionFrame.SET_OFF] = ("city-icons",)
    covered.s.frames[-1].pc = ActionStep.AFTER_MELD
    covered.s.request = None
    covered.game.run()
    yield Table(covered.game, list(covered.game.take_trace()))


def of_artifacts() -> Iterator[Table]:
    """Yield tables with Artifacts after an action that the rules of that set have a say in."""
    sets = ("base", "artifacts")
    melding = {"red": "Archery", "hand": "Oars"}
    rich = {"museums": "Priest-King, Museum 1"}
    yield table(melding, {}, sets=sets, decks={1: ""}).play("meld Oars", idle=False)
    yield table(melding | {"display": "Holy Grail"}, {}, sets=sets).play("meld Oars", idle=False)
    yield table(melding, rich, sets=sets).play("meld Oars", "Priest-King", idle=False)
    yield table({"green": "The Wheel", **rich}, {}, sets=sets).play("meld Priest-King", idle=False)
    for shown, answer in (("Priest-King", "Priest-King"), ("Battleship Yamato", None)):
        answers = ("draw", answer) if answer else ("draw",)
        yield table({}, {"display": shown}, sets=sets, taken=1).play(*answers, idle=False)
    all_five = {"achievements": "Museum 1, Museum 2, Museum 3, Museum 4, Museum 5", "display": "Priest-King"}
    yield table({}, all_five, sets=sets, taken=1).play("draw", (), idle=False)
    most = {"museums": "Holy Grail, Museum 2, Mona Lisa, Museum 3", "display": "Sibidu Needle"}
    four = rich | {"achievements": "Museum 4"}
    yield table(four, most, sets=sets, taken=1).play("draw", (), idle=False)
    yield table({"red": "Frigate Constitution"}, {}, sets=sets).play("dogma Frigate Constitution", idle=False)
    hit = {"green": "The Wheel", "hand": "Oars"}
    for others in ([hit], [{}, hit, {}]):
        compelling = table({"red": "Babylonian Chronicles"}, *others, sets=sets)
        yield compelling.play("dogma Babylonian Chronicles", *([()] if len(others) > 1 else []), idle=False)


def of_the_unseen() -> Iterator[Table]:
    """Yield tables with The Unseen after an action that lets a rule about it, or about sets, be cited."""
    sets = ("base", "unseen")
    yield table({"blue": "Genetics"}, {}, sets=sets).play("draw")
    yield table({"blue": "Atomic Theory"}, {}, sets=sets).play("draw")
    yield table({"blue": "Chemistry", "safe": "[1], [1], [2], [3]"}, {}, sets=sets).play("draw")
    yield table(SEVEN, {}, sets=sets).play("draw")
    rich = {"red": "Engineering", "score": "[10], [10]", "safe": "[2]"}
    for area in (rich, {**rich, "achievements": "[2]"}):
        yield table(area, {}, sets=sets).play("achieve safe-of-1-2")
    full = {"yellow": "Tomb", "safe": "[1], [1], [2], [2], [3]"}
    yield table(full, {}, sets=sets).dogma("Tomb", ())


def of_echoes() -> Iterator[Table]:
    """Yield tables with Echoes after an action that lets a rule of the set be cited."""
    sets = ("base", "echoes")
    yield table({"forecast": "[1], [1], [2], [2], [3]"}, {}, sets=sets).play("draw")
    purple = "Flute, Puppet, Chaturanga, Pagoda, Novel, Sunglasses, Piano, Mysticism < aslant"
    yield table({"purple": purple, "red": "Crossbow"}, {}, sets=sets).play("draw")
    yield table({"blue": "Ruler, Lever, Linguistics, Almanac < up"}, {}, sets=sets).play("draw")
    supreme = {"red": "Metalworking", "yellow": "Masonry", "purple": "Mysticism", "green": "The Wheel"}
    yield table(supreme, {}, sets=sets).play("draw")
    yield table({"hand": "Calendar", "forecast": "Tools"}, {}, sets=sets).play("meld Calendar")
    yield table({"hand": "Calendar", "forecast": "Dice"}, {"red": "Oars"}, sets=sets).play("meld Calendar")
    full = {"purple": "Bell", "forecast": "[2], [2], [3], [3], [4]"}
    yield table(full, {}, sets=sets).dogma("Bell")
    horseshoes = table({"red": "Horseshoes", "hand": "[2]"}, {"red": "Metalworking"}, sets=sets)
    yield horseshoes.play("dogma Horseshoes", idle=False)
    yield table({"purple": "Indian Clubs", "score": "[2]"}, {}, sets=sets).dogma("Indian Clubs")
    executing = table({"yellow": "Near-Field Comm", "score": "Ruler"}, {}, sets=sets)
    yield executing.play("dogma Near-Field Comm", "5", idle=False)


def of_figures() -> Iterator[Table]:
    """Yield tables with Figures after an action that lets a rule of the set be cited."""
    sets = ("base", "figures")
    yield table({"blue": "Writing"}, {"blue": "Tools"}, sets=sets).play("dogma Writing")
    yield table({"blue": "Tools", "score": "[5]"}, {"blue": "Writing"}, sets=sets).play("achieve achievement-1")
    yield table({"red": "Archery", "yellow": "Sneferu"}, {}, sets=sets).play("auspice Archery", idle=False)
    yield table({"green": "Fu Xi"}, {}, sets=sets).play("draw")
    yield table({"yellow": "Cai Lun", "red": "Archery", "score": "[5]"}, {}, sets=sets).play("achieve Archery")
    yield table({"hand": "Alexander the Great"}, {"yellow": "Shennong"}, sets=sets).play("meld Alexander the Great")
    yield table({"red": "Hammurabi", "yellow": "Shennong"}, {}, sets=sets).play("draw", "Shennong")
    yield table({"hand": "Bear Grylls"}, {}, sets=sets).play("meld Bear Grylls")
    hand = "Hammurabi, Plato, Avicenna"
    yield table({"hand": hand, "blue": "Tools, Writing"}, {}, sets=sets).play("decree expansion")
    yield table({"hand": hand}, {"achievements": "War"}, sets=sets).play("decree war")
    yield table({"red": "Sun Tzu", "hand": "Shennong, Huang Di"}, {}, sets=sets).play("decree war", "1")
    executing = table({"green": "Self Service", "red": "Hammurabi"}, {"achievements": "[1]"}, sets=sets)
    yield executing.dogma("Self Service")


@cache
def cited() -> Counter[str]:
    """Return how often each rule was cited."""
    told = (*of_scenarios(), *of_ultimate(), *of_games())
    found = Counter(entry.item.rule for entry in told if isinstance(entry.item, Fact))
    for each in (*of_tables(), *of_cities(), *of_artifacts(), *of_the_unseen(), *of_echoes(), *of_figures()):
        found.update(entry.item.rule for entry in each.entries if isinstance(entry.item, Fact))
    return found


def test_whatever_is_cited_is_in_the_index() -> None:
    assert cited().keys() <= RULES.keys()


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_cited_or_it_is_said_why_not(rule: str) -> None:
    assert cited()[rule] or rule in dict(never()), "let a fact cite it, or say in never_cited.yaml why none does"


def test_the_list_names_rules_once_with_a_reason() -> None:
    counts = Counter(rule for rule, _why in never())
    assert [rule for rule, count in counts.items() if count > 1] == []
    assert counts.keys() <= RULES.keys()
    assert all(len(why.split()) > 5 for _rule, why in never())


def test_no_rule_of_the_list_is_cited() -> None:
    assert [rule for rule, _why in never() if cited()[rule]] == []
