"""``rules``: the index of rules. ``card``: a card's printed facts and its text in each edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import BASE, registered, set_names
from engine.lang.terms import EffectKind
from engine.model.cards import INTRODUCED, CardCatalogue, CardFacts, Special, UnknownCardError
from engine.model.state import Setup
from engine.rules import RULES as INDEX
from engine.rules import UnknownRuleError
from engine.rules.documents import FOURTH
from engine.run.link import machine
from engine.run.machine import Machine
from engine.text.by_hand import OF, REST, Source
from engine.text.card_text import Draft, drafts
from engine.text.game_text import GameText, edition_phrase
from engine.text.markup import slot_text
from engine.text.messages import LANGUAGES
from engine.text.printings import FACTS, CardPrinting, Change, difference, fact_words, printings, value_words
from tutor.cli.shell import FINE, Call, CliError, Flag, Near, Shell, Usage
from tutor.panels.legend import explained

RULES = Usage("rules", (0, 1), (Flag("edition", "N"),))
CARD = Usage("card", (1, -1), (Flag("edition", "N"), Flag("sentences"), Flag("look"), Flag("json")))
MARKED = {Change.DROPPED: "cli-card-dropped", Change.ADDED: "cli-card-added"}
"""the signs around words that only one of two printings has"""


def rules(shell: Shell, call: Call) -> int:
    """Print one rule with its citations, or the list of all."""
    words = GameText(shell.language)
    asked = call.edition()
    edition = asked or FOURTH
    if not call.names:
        if asked is not None:
            shell.write("cli-rules-of", edition=edition_phrase([asked]))
        for name, rule in INDEX.items():
            if asked is None or asked in rule.editions:
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


def card(shell: Shell, call: Call) -> int:
    """Print a card, as it is in one edition or in all; with ``--sentences`` the messages to word it by hand.

    A card that is in no game before an effect introduces it is not to be looked at: only with ``--look`` is it shown.
    """
    words = GameText(shell.language)
    name = " ".join(call.names)
    found: dict[int, CardFacts] = {}
    specials: dict[int, Special] = {}
    nearest: tuple[str, ...] = ()
    asked = call.edition()
    for edition in EDITIONS if asked is None else (asked,):
        cards = card_catalogue(edition, set_names())
        try:
            card_id = _find(cards, name)
        except UnknownCardError as error:
            nearest = nearest or error.suggestions
            continue
        if cards.is_special(card_id):
            specials[edition] = next(each for each in cards.specials if each.id == card_id)
        else:
            found[edition] = cards.facts[card_id]
    if specials and not call["sentences"]:
        _describe_special(shell, words, specials, json=call["json"])
        return FINE
    if not found:
        others = [edition for edition in EDITIONS if _has(card_catalogue(edition, set_names()), name)]
        if asked is not None and others:
            msg = "cli-error-card-edition"
            raise CliError(msg, card=name, edition=asked, editions=", ".join(map(str, others)))
        near = shell.message("cli-near", near=nearest[0]) if nearest else ""
        msg = "cli-error-card"
        raise CliError(msg, card=name, near=near)
    first = next(iter(found.values()))
    if (first.set, first.age) == INTRODUCED and not call["look"]:
        _keep_hidden(shell, words, first, json=call["json"])
        return FINE
    if call["sentences"]:
        _to_word(shell, words, found)
        return FINE
    different = printings(words.catalogue, first.id, found)
    if call["json"]:
        shell.json(_data(words, first, different))
        return FINE
    texts: dict[int, str] = {}
    for each, before in zip(different, (None, *different), strict=False):
        lines = _described(shell, words, each.facts, each.editions[0])
        if before is not None:
            lines += ["", *differences(shell, words, before, each)]
        texts |= dict.fromkeys(each.editions, "\n".join(lines))
    _describe(shell, (words.title(first.key), first.title), {edition: texts[edition] for edition in found})
    return FINE


def differences(shell: Shell, words: GameText, before: CardPrinting, after: CardPrinting) -> Iterator[str]:
    """Yield the lines about what differs from one printing to another: every fact and every effect that does."""
    found = difference(before, after)
    names = {"before": edition_phrase(before.editions), "after": edition_phrase(after.editions)}
    if found.effects is None:
        missing = before if before.effects is None else after
        yield shell.message("cli-card-not-compared", editions=edition_phrase(missing.editions))
    if found.facts or found.wording:
        yield shell.message("cli-card-differs", **names)
    for name in found.facts:
        was, is_ = (fact_words(words.catalogue, each.facts, name) for each in (before, after))
        yield shell.message(
            "cli-card-fact",
            name=words.message(f"printing-{name}"),
            before=_marked(shell, Change.DROPPED, was),
            after=_marked(shell, Change.ADDED, is_),
        )
    for effect in found.effects or ():
        if effect.change is not Change.SAME:
            number = (effect.after or effect.before).index + 1  # type: ignore[union-attr]
            text = effect.marked(partial(_marked, shell))
            yield shell.message("cli-card-effect", n=number, text=text)


def _marked(shell: Shell, change: Change, text: str) -> str:
    return shell.message(MARKED[change], text=text) if change in MARKED else text


def _data(words: GameText, first: CardFacts, different: Sequence[CardPrinting]) -> dict[str, Any]:
    """Return a card as JSON: its printings, and what differs from each to the one before it."""
    return {
        "key": first.key,
        "title": words.title(first.key),
        "note": words.note(first.key),
        "printings": [
            {
                "editions": each.editions,
                "facts": _facts(words, each),
                "effects": None if each.texts is None else [{"kind": kind, "text": text} for kind, text in each.texts],
                "differs": None if before is None else _differs(words, before, each),
            }
            for each, before in zip(different, (None, *different), strict=False)
        ],
    }


def _facts(words: GameText, printing_: CardPrinting, names: Iterable[str] = FACTS) -> dict[str, str]:
    return {name: fact_words(words.catalogue, printing_.facts, name) for name in names}


def _differs(words: GameText, before: CardPrinting, after: CardPrinting) -> dict[str, Any]:
    found = difference(before, after)
    was, is_ = (_facts(words, each, found.facts) for each in (before, after))
    return {
        "from": before.editions,
        "facts": {name: {"before": was[name], "after": is_[name]} for name in found.facts},
        "effects": None if found.effects is None else [
            {
                "before": None if each.before is None else each.before.index + 1,
                "after": None if each.after is None else each.after.index + 1,
                "words": [{"change": run.change.value, "text": run.text} for run in each.runs],
            }
            for each in found.effects
        ],
    }  # fmt: skip


def _keep_hidden(shell: Shell, words: GameText, facts: CardFacts, *, json: bool) -> None:
    """Print what a card is that nobody is to look at before it is in a game, and how to see it all the same."""
    title, said = words.title(facts.key), shell.message("cli-card-do-not-look")
    if json:
        shell.json({"key": facts.key, "title": title, "hidden": said, "printings": []})
        return
    shell.line(title if title == facts.title else f"{title} ({facts.title})")
    shell.line(said, indent=2)
    for citation in words.rule("age-zero", FOURTH).citations:
        shell.line(f"— {citation}", indent=2)


def _describe_special(shell: Shell, words: GameText, specials: Mapping[int, Special], *, json: bool) -> None:
    """Print a special achievement: its condition in each edition, with citations."""
    first = next(iter(specials.values()))
    title = words.message(f"special-{first.key}")
    rules = {
        edition: words.rule(_machine(edition, each).cite(each.rule), edition) for edition, each in specials.items()
    }
    if json:
        printed = [
            {"editions": [edition], "text": rule.text, "citations": rule.citations} for edition, rule in rules.items()
        ]
        shell.json({"key": first.key, "title": title, "printings": printed})
        return
    texts = {}
    for edition, rule in rules.items():
        where = [f"— {citation}" for citation in rule.citations]
        texts[edition] = "\n".join([shell.message("cli-card-special"), rule.text, *where])
    _describe(shell, (title, first.title), texts)


def _describe(shell: Shell, titles: tuple[str, str], texts: Mapping[int, str]) -> None:
    """Print a title in the current language and in English, then the text of each edition; equal ones together."""
    title, english = titles
    shell.line(title if title == english else f"{title} ({english})")
    shell.write("cli-card-editions", indent=2, editions=", ".join(map(str, texts)))
    editions_by_text: dict[str, list[int]] = {}
    for edition, text in texts.items():
        editions_by_text.setdefault(text, []).append(edition)
    for text, editions in editions_by_text.items():
        shell.line()
        if len(editions_by_text) > 1:
            shell.write("cli-card-in-edition", n=len(editions), editions=", ".join(map(str, editions)))
        for line in text.splitlines():
            shell.line(line, indent=2)


def _has(cards: CardCatalogue, name: str) -> bool:
    try:
        _find(cards, name)
    except UnknownCardError:
        return False
    return True


def _find(cards: CardCatalogue, name: str) -> int:
    """Return the id of a card or special achievement by its title in any language.

    Raises:
        UnknownCardError: nothing is called so.
    """
    wanted = _letters(name)
    for words in map(GameText, LANGUAGES):
        titles = {one.id: words.title(one.key) for one in cards.cards}
        titles |= {one.id: words.message(f"special-{one.key}") for one in cards.specials}
        for id_, title in titles.items():
            if _letters(title) == wanted:
                return id_
    return cards.find(name)


def _letters(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())


def _machine(edition: int, card: CardFacts | Special) -> Machine:
    """Return a machine of a game with the set that brings a card or special achievement."""
    sets = tuple(each.name for each in registered() if each.name == BASE or card.id in each.ids)
    return machine(Setup(edition, sets, ("1", "2"), (0, 1)))


def _described(shell: Shell, words: GameText, facts: CardFacts, edition: int) -> list[str]:
    icons = ", ".join(slot_text(contents, words, "name") for contents in facts.slots)
    lines = [
        shell.message(
            "cli-card-facts",
            value=value_words(words.catalogue, facts, marked=False),
            color=words.color(facts.color),
            number=facts.number,
            icons=icons,
            featured=words.icon(facts.featured) if facts.featured is not None else "none",
        )
    ]
    game = _machine(edition, facts)
    text = words.card(game, facts.id)
    for effect in text.effects:
        said = "cli-card-echo-effect" if effect.kind == EffectKind.ECHO.word else "cli-card-effect"
        lines.append(shell.message(said, n=effect.index + 1, text=effect.text))
    if facts.id in game.catalogue.left_out:
        lines.append(shell.message("cli-card-left-out"))
    elif not text.effects:
        lines.append(shell.message("cli-card-not-done" if facts.effects else "cli-card-no-effects"))
    for contents, rule in explained(facts.slots):
        said = slot_text(contents, words, "name")
        lines.append(shell.message("cli-card-slot", slot=said, text=words.rule(rule, edition).text))
    if note := words.note(facts.key):
        lines.append(shell.message("cli-card-note", text=note))
    for id_ in words.card_switches(game, facts.id):
        switch = words.switch(id_)
        lines.append(shell.message("cli-card-question", question=switch.question))
        for choice, meaning in switch.choices:
            played = "yes" if choice == game.switches[id_] else "no"
            lines.append(shell.message("cli-card-reading", switch=id_, choice=choice, meaning=meaning, played=played))
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
