"""``rulings``: searches the rulings as the list of the app does, narrows them, and prints one with its places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.cards.sets import set_names
from engine.editions import SWITCHES
from engine.positions.files import UnknownScenarioError
from engine.rules import RULES
from engine.text.game_text import GameText
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.desk.elements import messages_in
from tutor.desk.headings import keywords, rules_under
from tutor.desk.ruling_entry import certainty_words, edition_words
from tutor.desk.rulings import Wanted, certainty, elsewhere, narrowed, unanswered_editions
from tutor.desk.search import LookUp, card_meant, card_titled, look_up, others
from tutor.desk.titles import card_message
from tutor.scenario_index import OWN, RULING, ScenarioEntry, entries
from tutor.user_files import state_folder

USAGE = Usage(
    "rulings",
    (0, -1),
    (
        Flag("card", "NAME", words="rulings-card"),
        Flag("keyword", "WORD"),
        Flag("rule", "ID"),
        Flag("edition", "N"),
        Flag("set", "NAME", words="rulings-set"),
        Flag("page", "N"),
        Flag("show", "ID", words="rulings-show"),
        Flag("json"),
    ),
)
JSON = "innovation-rulings/1"


def run(shell: Shell, call: Call) -> int:
    """Print the rulings that fit, or one of them; the exit code is 1 if nothing fits.

    Raises:
        CliError: there is no such card, keyword, rule, set or page.
        UnknownScenarioError: there is no such ruling.
    """
    own = state_folder() / "scenarios"
    among = [each for each in entries(own if own.is_dir() else None) if each.kind in (RULING, OWN) and each.is_listed]
    if call["show"] is not None:
        entry = _named(call["show"], among)
        if call["json"]:
            shell.json({"schema": JSON, "ruling": _plain(entry, among, shell.language, answer=True)})
        else:
            _write(shell, entry, among)
        return FINE
    query = " ".join(call.names)
    wanted = _wanted(call)
    found = look_up(query, tuple(narrowed(among, wanted)), wanted.edition)
    rules = found.ranking.answering_rules if found.ranking is not None else ()
    if call["json"]:
        shell.json(_data(shell, query, found, rules, among))
    else:
        _list(shell, found, rules)
    return FINE if found.found or rules else FOUND


def _named(name: str, among: list[ScenarioEntry]) -> ScenarioEntry:
    wanted = name.removesuffix(".yaml").casefold()
    for entry in among:
        if wanted in (entry.name.casefold(), entry.id.casefold()):
            return entry
    raise UnknownScenarioError(Path(name).name, [entry.id for entry in among])


def _wanted(call: Call) -> Wanted:
    """Return what the options ask for.

    Raises:
        CliError: there is no such card, keyword, rule, set or page.
    """
    rules: set[str] | None = None
    if call["rule"] is not None:
        if call["rule"] not in RULES:
            msg = "cli-error-rule"
            raise CliError(msg, rule=call["rule"], near=Near(call["rule"], tuple(RULES)))
        rules = {call["rule"]}
    if call["keyword"] is not None:
        under = rules_under(call["keyword"], keyword=True)
        if not under:
            msg = "cli-error-keyword"
            raise CliError(msg, keyword=call["keyword"], near=Near(call["keyword"], keywords()))
        rules = set(under) if rules is None else rules & set(under)
    if call["set"] is not None and call["set"] not in set_names():
        msg = "cli-error-set"
        raise CliError(msg, set=call["set"], near=Near(call["set"], set_names(), listed=True))
    return Wanted(
        card=_card(call["card"]) if call["card"] is not None else None,
        rules=rules,
        edition=call.edition(),
        card_set=call["set"] or "",
        page=_page(call["page"]) if call["page"] is not None else None,
    )


def _card(name: str) -> int:
    """Return a card by its whole title in any language."""
    card = card_titled(name)
    if card is not None:
        return card
    near = card_meant(name)
    words = "" if near is None else messages_in("en")(card_message(near))
    msg = "cli-error-card"
    raise CliError(msg, card=name, near=Near(words, (words,)) if words else "")


def _page(given: str) -> int:
    if given.isascii() and given.isdecimal() and 0 < len(given) < 4:
        return int(given)
    msg = "cli-error-play-number"
    raise CliError(msg, option="--page", low=1, high=999, given=given)


# --- what is printed ----------------------------------------------------------------------------------------


def _list(shell: Shell, found: LookUp, rules: tuple[str, ...]) -> None:
    if found.respelt:
        shell.write("cli-rulings-respelt", query=found.query)
    for name in rules:
        _rule(shell, name)
    for each in found.found:
        entry, m = each.entry, messages_in(shell.language)
        shell.write(
            "cli-rulings-row",
            id=entry.id,
            title=entry.title.of(shell.language),
            editions=edition_words(entry.editions, m),
            certainty=certainty(entry).value,
        )
    shell.write("cli-rulings-number-of", n=len(found.found))


def _rule(shell: Shell, name: str, edition: int | None = None, *, whole: bool = True) -> None:
    rule = GameText(shell.language).rule(name, edition or max(RULES[name].editions))
    shell.line(f"{name}: {rule.title}", indent=2)
    if whole:
        shell.line(rule.text, indent=4)
    for citation in rule.citations:
        shell.line(f"— {citation}", indent=4)


def _write(shell: Shell, entry: ScenarioEntry, among: list[ScenarioEntry]) -> None:
    """Print a ruling: question, answer, reasons, places, rules, readings and editions."""
    language = shell.language
    m = messages_in(language)
    shell.line(f"{entry.id}: {entry.title.of(language)}")
    for words in (entry.question.of(language), certainty_words(entry, m), entry.answer.of(language)):
        if words:
            shell.line(words)
    for other in others(entry, among):
        meaning = " ".join(m(f"switch-{switch}-{choice}") for switch, choice in other.reading)
        shell.write("cli-rulings-other", id=other.id, meaning=meaning, answer=other.answer.of(language))
    for label, texts in (("told-reasons", entry.reasons), ("told-sources", entry.sources)):
        if texts:
            shell.line()
            shell.line(m(label))
            for each in texts:
                shell.line(f"— {each.of(language)}", indent=2)
    if entry.rules:
        shell.line()
        shell.line(m("told-rules"))
        for name in entry.rules:
            _rule(shell, name, entry.edition, whole=False)
    shell.line()
    shell.write("ui-find-edition-same", editions=edition_words(entry.editions, m))
    for other in elsewhere(entry, among):
        said = m("find-edition-other", editions=edition_words(other.editions, m))
        shell.line(f"{said} {other.answer.of(language)} ({other.id})")
    missing = unanswered_editions(entry, among) if entry.sets == ("base",) else ()
    if missing:
        shell.write("ui-find-edition-unanswered", editions=edition_words(missing, m))
    shell.write("cli-rulings-walk", name=entry.name if entry.kind == RULING else str(entry.path))


def _data(
    shell: Shell, query: str, found: LookUp, rules: tuple[str, ...], among: list[ScenarioEntry]
) -> dict[str, Any]:
    return {
        "schema": JSON,
        "language": shell.language,
        "query": query,
        "searched": found.query,
        "rules": list(rules),
        "rulings": [_plain(each.entry, among, shell.language, answer=False) for each in found.found],
    }


def _plain(entry: ScenarioEntry, among: list[ScenarioEntry], language: str, *, answer: bool) -> dict[str, Any]:
    """Return a ruling as JSON data; with ``answer`` what is behind the click in the app as well."""
    m = messages_in(language)
    data: dict[str, Any] = {
        "id": entry.id,
        "name": entry.name,
        "kind": entry.kind,
        "title": entry.title.of(language),
        "question": entry.question.of(language),
        "cards": [m(card_message(card)) for card in entry.cards],
        "sets": list(entry.sets),
        "editions": list(entry.editions),
        "certainty": certainty(entry).value,
        "readings": {switch: choice for switch, choice in entry.reading if switch in SWITCHES},
        "rules": list(entry.rules),
    }
    if answer:
        words = GameText(language)
        data["answer"] = entry.answer.of(language)
        data["reasons"] = [each.of(language) for each in entry.reasons]
        data["sources"] = [each.of(language) for each in entry.sources]
        data["citations"] = {name: list(words.rule(name, entry.edition).citations) for name in entry.rules}
        data["other_readings"] = [each.id for each in others(entry, among)]
        data["other_editions"] = {each.id: list(each.editions) for each in elsewhere(entry, among)}
    return data
