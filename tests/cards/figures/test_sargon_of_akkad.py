"""Sargon Of Akkad: who would not share does, for an available 1."""

from typing import Any

import pytest

from engine.explore import karmas
from engine.run import actions
from engine.text.game_text import GameText
from engine.trace import facts
from engine.trace.events import Entry, Fact
from tests.kit import Table, table
from tutor.app import App
from tutor.session import Session

TOO = {"made-eligible": "vulnerable-too"}


def test_the_one_without_icons_shares_and_a_1_is_junked() -> None:
    t = table(
        {"blue": "Writing"},
        {"green": "Sargon of Akkad"},
        achievements="Tools, Construction",
        decks={2: "Calendar, Mapmaking"},
    )
    end = t.play("dogma Writing")
    assert end.available() == {2}
    assert end.hand(1) == {"Calendar"}
    assert [fact.kind for fact in end.facts("karma-instead")]


def test_who_shares_anyway_pays_nothing() -> None:
    t = table({"green": "The Wheel"}, {"green": "Sargon of Akkad", "red": "Metalworking"}, achievements="Tools")
    end = t.play("dogma The Wheel")
    assert end.available() == {1}
    assert not end.facts("karma-instead")


def test_the_verdict_tells_that_the_karma_made_its_player_eligible() -> None:
    t = table({"blue": "Writing"}, {"green": "Sargon of Akkad"}, achievements="Tools, Construction")
    end = t.play("dogma Writing")
    (fact,) = [each for each in end.facts("shares") if each.seat == 1]
    assert (fact.number("eligible"), fact.number("own") < fact.number("leader")) == (1, True)
    assert not end.facts("vulnerable")


def test_a_demand_does_not_hit_who_is_eligible_by_it() -> None:
    t = table({"red": "Archery"}, {"green": "Sargon of Akkad", "hand": "Tools"}, achievements="Oars, Construction")
    end = t.play("dogma Archery", idle=False)
    (fact,) = [each for each in end.facts("shares") if each.seat == 1]
    assert fact.number("eligible") == 1
    assert end.facts("nobody-vulnerable")
    assert "Tools" in end.hand(1)


def place_of(t: Table, fact: Fact) -> Entry:
    return next(entry for entry in t.entries if entry.item == fact)


def archery(**more: object) -> Table:
    """Archery demands of whom its castles exceed, and is shared by nobody: Sargon's player has none."""
    return table(
        {"red": "Archery"},
        {"green": "Sargon of Akkad", "hand": "Tools"},
        achievements="Oars, Construction",
        decks={1: "Pottery, Clothing, Masonry"},
        **more,  # type: ignore[arg-type]
    )


def test_or_it_hits_by_the_other_reading() -> None:
    """Ultimate p. 10: vulnerable is who has fewer icons; the karma speaks of sharing only (``made-eligible``)."""
    end = archery(switches=TOO).play("dogma Archery", idle=False)
    assert end.decider() == 1
    assert end.options() == ("pottery", "tools")
    assert not end.facts("nobody-vulnerable")
    (fact,) = end.facts("shares")
    assert (fact.seat, fact.number("eligible"), fact.number("exposed"), fact.number("demand")) == (1, 1, 1, 0)
    assert not end.facts("vulnerable")
    for language, said in (
        ("en", "A karma makes Ben eligible to share, so Ben shares and is vulnerable all the same."),
        ("uk", "Завдяки кармі Ben має право долучитися, тож Ben долучається, та все одно має виконати вимогу."),
    ):
        assert GameText(language, ("Ann", "Ben")).fact(end.m, place_of(end, fact), end.s).sentence == said


def test_where_there_is_nothing_to_share_the_verdict_is_that_of_the_icons() -> None:
    """City States only demands."""
    t = table(
        {"purple": "City States"},
        {"green": "Sargon of Akkad", "red": "Archery"},
        achievements="Oars, Construction",
        switches=TOO,
    )
    end = t.play("dogma City States", idle=False)
    (fact,) = end.facts("vulnerable")
    assert (fact.seat, fact.number("shared"), fact.number("demand")) == (1, 0, 1)
    assert not end.facts("shares")


@pytest.mark.parametrize("switches", [{}, TOO])
def test_by_either_reading_the_player_shares(switches: dict[str, str]) -> None:
    """Oars demands, then draws where nothing was transferred."""
    t = table(
        {"purple": "Code of Laws", "red": "Oars", "hand": "Archery"},
        {"green": "Sargon of Akkad"},
        achievements="Tools, Construction",
        decks={1: "Pottery, Clothing, Masonry"},
        switches=switches,
    )
    end = t.play("dogma Oars", idle=False)
    (fact,) = end.facts("shares")
    assert (fact.seat, "exposed" in dict(fact.numbers)) == (1, bool(switches))


@pytest.mark.parametrize(("switches", "foretold"), [({}, 1), (TOO, 2)])
def test_what_is_told_before_the_action_follows_the_reading(switches: dict[str, str], foretold: int) -> None:
    """Edward Jenner waits for a demand that hits his player."""
    t = table(
        {"red": "Archery"},
        {"green": "Sargon of Akkad", "yellow": "Edward Jenner"},
        achievements="Oars, Construction",
        switches=switches,
    )
    option = actions.option_of(t.m, "dogma", t.m.catalogue.find("Archery"))
    found = [
        (fact.number("deed"), fact.number("doer"), fact.number("how")) for fact in karmas.foretold(t.game, option, 0)
    ]
    named = [("not-share", 1, "instead"), ("suffer-demand", 1, "instead")]
    assert [each for each in found if each[0] != "score"] == named[:foretold], "two Figures: one fades at the end"


@pytest.mark.parametrize(
    ("switches", "title", "kind", "numbers", "en", "uk"),
    [
        ({}, "Archery", "shares", (), "shares by a karma", "долучається завдяки кармі"),
        (
            TOO,
            "Archery",
            "exposed",
            (0, 2),
            "shares by a karma, and is vulnerable (0 < 2)",
            "долучається завдяки кармі, та вимога діє (0 < 2)",
        ),
        ({}, "City States", "shares", (), "not vulnerable by a karma", "вимога не діє завдяки кармі"),
        (TOO, "City States", "vulnerable", (1, 2), "vulnerable (1 < 2)", "діє вимога (1 < 2)"),
    ],
)
def test_the_header_names_the_karma_and_whom_the_demand_hits(
    switches: dict[str, str], title: str, kind: str, numbers: tuple[int, ...], en: str, uk: str
) -> None:
    """The sign, the words and the counts beside a player's name while the Dogma runs."""
    t = table(
        {"red": "Archery"} if title == "Archery" else {"purple": "City States"},
        {"green": "Sargon of Akkad"},
        achievements="Oars, Construction",
        switches=switches,
        sets=("base", "figures"),
    )
    session = Session(t.game, title="header")
    session.play(t.game.parse(f"dogma {title}"))
    while not session.view().verdicts:
        session.into()
    assert [verdict for seat, verdict, _, _ in session.view().verdicts if seat == 1] == [kind]
    for language, said in (("en", en), ("uk", uk)):
        app = App(session, lang=language)
        shown = app.drawing.marks()
        assert shown.verdicts[1] == said
        assert shown.compared.get(1, ()) == numbers


@pytest.mark.parametrize(
    ("numbers", "en", "uk"),
    [
        (
            {"parley": 1, "eligible": 1, "exposed": 1},
            "may share for a card by a karma, and is vulnerable (1 < 4)",
            "може долучитися за картку завдяки кармі, та вимога діє (1 < 4)",
        ),
        (
            {"parley": 1, "eligible": 1},
            "may share for a card by a karma",
            "може долучитися за картку завдяки кармі",
        ),
        ({"majority": 1}, "shares by a karma", "долучається завдяки кармі"),
    ],
)
def test_the_short_verdict_names_the_karma_in_place_of_counts(numbers: dict[str, Any], en: str, uk: str) -> None:
    fact = facts.SHARES(1, icon=0, own=1, leader=4, actor=0, shared=1, demand=0, **numbers)
    assert GameText("en", ("Ann", "Ben")).verdict(fact) == en
    assert GameText("uk", ("Ann", "Ben")).verdict(fact) == uk
