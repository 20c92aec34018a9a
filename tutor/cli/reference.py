"""``rules``: the index of rules. ``card``: a card's printed facts and its text in each edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import BASE, registered, set_names
from engine.model.cards import CardCatalogue, CardFacts, UnknownCardError
from engine.model.state import Setup
from engine.rules import RULES as INDEX
from engine.rules import UnknownRuleError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.by_hand import OF, REST, Source
from engine.text.card_text import Draft, drafts
from engine.text.game_text import GameText
from engine.text.markup import slot_text
from tutor.cli.shell import FINE, Call, CliError, Flag, Near, Shell, Usage

RULES = Usage("rules", (0, 1), (Flag("edition", "N"),))
CARD = Usage("card", (1, -1), (Flag("edition", "N"), Flag("sentences")))


def rules(shell: Shell, call: Call) -> int:
    """Print one rule with its citations, or the list of all."""
    words = GameText(shell.language)
    edition = _edition(call["edition"])
    if not call.names:
        for name in INDEX:
            shell.line(f"{name:<38} {words.message(f'rule-{name}.title')}")
        return FINE
    try:
        rule_text = words.rule(call.names[0], edition)
    except UnknownRuleError:
        msg = "cli-error-rule"
        raise CliError(msg, rule=call.names[0], near=Near(call.names[0], tuple(INDEX))) from None
    rule = INDEX[call.names[0]]
    shell.line(rule_text.title)
    shell.line(rule_text.text, indent=2)
    for citation in rule_text.citations:
        shell.line(f"— {citation}", indent=2)
    if rule.rulings:
        shell.write("cli-rules-rulings", indent=2, rulings=", ".join(rule.rulings))
    if len(rule.editions) < len(EDITIONS):
        shell.write("cli-rules-editions", indent=2, editions=", ".join(map(str, rule.editions)))
    return FINE


def _edition(given: str | None) -> int:
    if given is None:
        return EDITIONS[0]
    if given not in map(str, EDITIONS):
        msg = "cli-error-edition"
        raise CliError(msg, edition=given, editions=", ".join(map(str, EDITIONS)))
    return int(given)


def card(shell: Shell, call: Call) -> int:
    """Print a card, as it is in one edition or in all; with ``--sentences`` the messages to word it by hand."""
    words = GameText(shell.language)
    name = " ".join(call.names)
    found: dict[int, CardFacts] = {}
    nearest: tuple[str, ...] = ()
    for edition in (_edition(call["edition"]),) if call["edition"] else EDITIONS:
        cards = card_catalogue(edition, set_names())
        try:
            facts = cards.facts[_find(words, cards, name)]
        except UnknownCardError as error:
            nearest = nearest or error.suggestions
            continue
        if facts is not None:
            found[edition] = facts
    if not found:
        near = shell.message("cli-near", near=nearest[0]) if nearest else ""
        msg = "cli-error-card"
        raise CliError(msg, card=name, near=near)
    if call["sentences"]:
        _to_word(shell, words, found)
        return FINE
    first = found[next(iter(found))]
    title = words.title(first.key)
    english = f" ({first.title})" if title != first.title else ""
    shell.line(f"{title}{english}")
    shell.write("cli-card-editions", indent=2, editions=", ".join(map(str, found)))
    editions_by_text: dict[str, list[int]] = {}
    for edition, facts in found.items():
        editions_by_text.setdefault("\n".join(_described(shell, words, facts, edition)), []).append(edition)
    for text, editions in editions_by_text.items():
        shell.line()
        if len(editions_by_text) > 1:
            shell.write("cli-card-in-edition", editions=", ".join(map(str, editions)))
        for line in text.splitlines():
            shell.line(line, indent=2)
    return FINE


def _find(words: GameText, cards: CardCatalogue, name: str) -> int:
    """Return the id of a card by its English title, or by its title in the current language.

    Raises:
        UnknownCardError: no card is called so; a special achievement is no card.
    """
    wanted = "".join(char for char in name.casefold() if char.isalnum())
    if words.language != "en":
        for one in cards.cards:
            title = words.title(one.key)
            if "".join(char for char in title.casefold() if char.isalnum()) == wanted:
                return one.id
    found = cards.find(name)
    if cards.is_special(found):
        raise UnknownCardError(name, (), cards.name)
    return found


def _machine(edition: int, facts: CardFacts) -> Machine:
    """Return a machine of a game with the set that brings a card."""
    sets = tuple(each.name for each in registered() if each.name == BASE or facts.id in each.ids)
    return machine(Setup(edition, sets, ("1", "2"), (0, 1)))


def _described(shell: Shell, words: GameText, facts: CardFacts, edition: int) -> list[str]:
    icons = ", ".join(slot_text(contents, words, "name") for contents in facts.slots)
    lines = [
        shell.message(
            "cli-card-facts",
            value=facts.age,
            color=words.color(facts.color),
            number=facts.number,
            icons=icons,
            featured=words.icon(facts.featured) if facts.featured is not None else "none",
        )
    ]
    text = words.card(_machine(edition, facts), facts.id)
    lines += [shell.message("cli-card-effect", n=effect.index + 1, text=effect.text) for effect in text.effects]
    if not text.effects:
        lines.append(shell.message("cli-card-not-done" if facts.effects else "cli-card-no-effects"))
    return lines


def _to_word(shell: Shell, words: GameText, found: Mapping[int, CardFacts]) -> None:
    """Print a card's sentences as draft messages for wording them by hand.

    For an earlier edition only the sentences that differ are printed.
    """
    shown: set[tuple[int, int, str]] = set()
    for edition, facts in found.items():
        for code in _machine(edition, facts).codes.of(facts.id):
            source = Source(facts.key, facts.set, code.effect, edition)
            for number, draft in enumerate(drafts(words.catalogue, source, code.tree)):
                if (code.effect, number, draft.of) not in shown:
                    shown.add((code.effect, number, draft.of))
                    shell.out.writelines(f"{line}\n" for line in _message(draft))


def _message(draft: Draft) -> Iterator[str]:
    """Yield the lines of a message to word a sentence with."""
    if draft.missing:
        yield f"# {draft.missing}"
    first, *rest = (part or "..." for part in draft.parts)
    yield f"{draft.message} = {first}"
    yield f"    .{OF} = {draft.of}"
    yield from (f"    .{REST} = {part}" for part in rest)
