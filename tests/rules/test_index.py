"""The rule index against itself, its words in both languages, and the rulebooks."""

import re
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.cards.facts import card_catalogue
from engine.editions import SWITCHES, switches
from engine.editions import ULTIMATE as ULTIMATE_READINGS
from engine.rules import DOCUMENTS, RULES, Place, Rule, UnknownRuleError, index, places_for, replacements, rule
from engine.rules.chapters import artifacts, cities, echoes, figures
from engine.rules.documents import BEST_FIRST, EDITIONS, FIRST, FOURTH, THIRD
from engine.trace import facts
from tests.conftest import ROOT

LANGUAGES = ("en", "uk")

TEXTS = {
    "4e-base": "rulebooks/fourth_base_en.txt",
    "4e-base-uk": "rulebooks/fourth_base_uk.txt",
    "ultimate": "rulebooks/ultimate_en.txt",
    "third": "rulebooks/third_base_en.txt",
    "help": "rulebooks/bga_help_en.txt",
    "faq1": "rulings/rules_notes.md",
}
"""Where each document's text is, below ``shared``."""

PLACES = sorted({place for entry in RULES.values() for place in entry.places}, key=lambda p: (p.document, p.section))


def catalogue(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of one Fluent file by id."""
    path = ROOT / "engine" / "text" / "locales" / language / name
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def text(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def title(message: ast.Message) -> str:
    return next(text(attribute.value) for attribute in message.attributes if attribute.id.name == "title")


def tokens(words: str) -> set[str]:
    """The icons of a text; ages may differ, Ukrainian words them where it needs a case."""
    return set(re.findall(r"\[([a-z]+)\]", words))


# The table itself


def test_ids_are_names_and_none_is_lost() -> None:
    for key, entry in RULES.items():
        assert key == entry.id
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key)
    assert len(RULES) == sum(len(chapter.RULES) for chapter in index._CHAPTERS)


@pytest.mark.parametrize("entry", RULES.values(), ids=lambda entry: entry.id)
def test_a_rule_stands_somewhere_and_belongs_to_editions(entry: Rule) -> None:
    assert entry.places
    assert len(set(entry.places)) == len(entry.places)
    assert all(place.document in DOCUMENTS for place in entry.places)
    assert entry.editions
    assert set(entry.editions) <= set(EDITIONS)
    if FOURTH not in entry.editions:
        assert all(DOCUMENTS[place.document].edition < FOURTH for place in entry.places)
    if FIRST not in entry.editions and THIRD not in entry.editions:
        assert all(DOCUMENTS[place.document].edition == FOURTH for place in entry.places)


@pytest.mark.parametrize("entry", RULES.values(), ids=lambda entry: entry.id)
def test_a_rule_of_one_edition_says_so_in_its_name(entry: Rule) -> None:
    if entry.id.endswith("-3e"):
        assert FOURTH not in entry.editions
        assert THIRD in entry.editions
    if entry.id.endswith("-1e"):
        assert entry.editions == (FIRST,)


def test_pages_are_one_page_or_a_spread() -> None:
    for place in PLACES:
        if place.page is not None:
            first, dash, last = place.page.partition("-")
            assert first.isdecimal()
            assert not dash or int(last) == int(first) + 1


# Looking up


def test_an_unknown_rule_names_the_nearest() -> None:
    assert rule("golden-rule") is RULES["golden-rule"]
    with pytest.raises(UnknownRuleError, match="no rule 'sharing-elligible'; did you mean 'sharing-eligible'"):
        rule("sharing-elligible")
    with pytest.raises(KeyError):
        rule("")


@pytest.mark.parametrize(
    ("edition", "language", "documents"),
    [
        (4, "en", ["4e-base", "ultimate", "4e-base-uk", "third", "help"]),
        (4, "uk", ["4e-base-uk", "4e-base", "ultimate", "third", "help"]),
        (3, "en", ["third", "help", "4e-base", "ultimate", "4e-base-uk"]),
        (3, "uk", ["third", "help", "4e-base-uk", "4e-base", "ultimate"]),
    ],
)
def test_the_best_place_comes_first(edition: int, language: str, documents: list[str]) -> None:
    places = places_for(rule("sharing-eligible"), edition, language)
    assert [place.document for place in places] == documents


def test_the_first_edition_is_cited_from_its_faq() -> None:
    assert places_for(rule("setup-first-meld"), FIRST, "en")[0].document == "faq1"


def test_places_of_one_document_keep_their_order() -> None:
    assert [place.section for place in places_for(rule("draw-past-last-age"), 4, "en")[:2]] == [
        "Draw Action",
        "Victory: Score",
    ]


def test_every_document_has_its_place_in_every_order() -> None:
    for order in BEST_FIRST.values():
        assert sorted(order) == sorted(DOCUMENTS)


# What replaces what


NOT_BEFORE_THE_FOURTH = {
    "achieve-again": "no second achievement of a value there",
    "achieve-secret": "no safes there",
    "chain-rule": "no Chain Rule there, unless a switch brings it",
    **dict.fromkeys((rule.id for rule in cities.RULES), "no cities there, no bonuses, nothing that a meld sets off"),
    **dict.fromkeys((rule.id for rule in echoes.RULES), "not played with Echoes"),
    **dict.fromkeys((rule.id for rule in artifacts.RULES), "not played with Artifacts by these rules"),
    **dict.fromkeys((rule.id for rule in figures.RULES), "not played with Figures"),
    "draw-unseen": "not played with The Unseen",
    "draw-set-empty": "no sets there that have rules about the draw",
    "expansion-goal": "Ultimate counts sets",
    "expansion-setup": "no sets there of which cards are left out",
    "exactly": "no card there asks for exactly so many",
    "free-draw-reveal-does-not-count": "revealing counts there, unless a switch says otherwise",
    **dict.fromkeys(("karma-each", "karma-when", "karma-would"), "no cards with karmas there"),
    "keyword-super-execute": "no card there super-executes",
    "parley-activate": "no Parley there, unless a switch brings it",
    "parley-immune": "the same",
    "parley-share": "the same",
    "safe-limit": "no safes there",
    "win-achievements-minimum": "more than five players",
    "win-elimination": "no card there makes a player lose, and no rule speaks of conceding",
}
"""rules of the fourth edition that facts cite and nothing replaces, as the fact cannot arise in an older one"""


@pytest.mark.parametrize("edition", [FIRST, THIRD])
def test_what_facts_cite_holds_in_every_edition_or_is_replaced_there(edition: int) -> None:
    cited = {rule_id for kind in facts.KINDS.values() for rule_id in kind.rules}
    cited |= {special.rule for special in card_catalogue(edition).specials}
    instead = replacements(edition, switches(edition))
    foreign = {each for each in cited if edition not in RULES[instead.get(each, each)].editions}
    assert foreign == {each for each in NOT_BEFORE_THE_FOURTH if each in cited}


def test_what_is_replaced_is_a_rule_and_by_a_choice_that_there_is() -> None:
    for entry in RULES.values():
        assert set(entry.replaces) <= set(RULES), entry.id
        assert entry.replaces or entry.choice is None
        if entry.choice is not None:
            switch, choice = entry.choice
            assert choice in SWITCHES[switch].choices, entry.id
            assert any(choice == SWITCHES[switch].default(edition) for edition in EDITIONS) or (
                ULTIMATE_READINGS.get(switch) == choice
            ), "some edition, or Ultimate, plays it so"


def test_the_fourth_edition_replaces_nothing_but_by_its_switches() -> None:
    assert not replacements(FOURTH, switches(FOURTH))
    ultimate = replacements(FOURTH, switches(FOURTH, **ULTIMATE_READINGS))
    assert ultimate["teams-goal"] == "teams-goal-ultimate"
    for replaced, instead in ultimate.items():
        documents = [place.document for place in places_for(rule(instead), FOURTH, "en")]
        assert "4e-base" not in documents, f"{instead}: the base rulebook denies {replaced} so"


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_worded(language: str) -> None:
    messages = catalogue(language, "rules.ftl")
    worded = [name.removeprefix("rule-") for name in messages if name.startswith("rule-")]
    assert worded == list(RULES)
    for entry in RULES.values():
        message = messages[f"rule-{entry.id}"]
        words = text(message.value)
        assert words.endswith(".")
        assert len(re.findall(r"[.!?](?:\s|$)", words)) <= 2, "one or two sentences"
        assert 1 <= len(title(message).split()) <= 5


def test_both_languages_say_it_with_the_same_parts() -> None:
    english, ukrainian = (catalogue(language, "rules.ftl") for language in LANGUAGES)
    assert list(english) == list(ukrainian)
    for name, message in english.items():
        other = ukrainian[name]
        assert variables(message) == variables(other), name
        assert tokens(text(message.value)) == tokens(text(other.value)), name
        assert [a.id.name for a in message.attributes] == [a.id.name for a in other.attributes], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_document_can_be_cited(language: str) -> None:
    messages = catalogue(language, "rules.ftl")
    for document in DOCUMENTS:
        assert [attribute.id.name for attribute in messages[f"document-{document}"].attributes] == ["short"]
    assert variables(messages["cite"]) == {"document", "section", "page"}
    assert variables(messages["cite-spread"]) == {"document", "section", "page"}
    assert variables(messages["cite-no-page"]) == {"document", "section"}


# The outside material


def normalised(words: str) -> str:
    """Small letters, single spaces, no marks: headings are printed in capitals and broken over lines."""
    words = re.sub(r"[“”\"*#]", "", words.casefold()).replace("’", "'")
    return re.sub(r"\s+", " ", words)


@pytest.fixture(scope="session")
def texts(shared: Path) -> dict[str, str]:
    return {document: normalised((shared / path).read_text(encoding="utf-8")) for document, path in TEXTS.items()}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.document}: {place.section}")
def test_the_heading_stands_in_the_document(place: Place, texts: dict[str, str]) -> None:
    whole = normalised(place.section)
    if whole not in texts[place.document]:
        # A keyword, or the part of a chapter: list and entry each stand there.
        for part in whole.split(": "):
            assert part in texts[place.document]


def test_every_entry_of_the_keyword_list_has_a_rule(texts: dict[str, str]) -> None:
    start = texts["4e-base"].index("all cards: effects that")
    end = texts["4e-base"].index("to splay a color, take the top card")
    entries = re.findall(r"(?<=[.):>] )([a-z][a-z/ -]{2,30}): ", " " + texts["4e-base"][start:end])
    assert len(entries) >= 20
    cited = {
        normalised(place.section).partition(": ")[2]
        for place in PLACES
        if place.document == "4e-base" and place.section.startswith("Keywords: ")
    }
    # Two entries only point to other pages.
    assert set(entries) - cited <= {"splay", "if / if you do / etc"}


def test_rulings_exist(shared: Path) -> None:
    known = {entry["id"] for entry in yaml.safe_load((shared / "rulings" / "rulings.yaml").read_text())["entries"]}
    for entry in RULES.values():
        assert set(entry.rulings) <= known, entry.id
