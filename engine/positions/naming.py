"""Places, players and cards in messages about a position, as phrases that every language can word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.lang.terms import Color
from engine.model.cards import CardCatalogue, UnknownCardError
from engine.positions.position import Bilingual
from engine.text.messages import Phrase, Slot, messages, phrase


def quoted(key: str) -> str:
    """Return a key of the file, the same in every language."""
    return repr(key)


def player_name(name: Bilingual) -> Phrase:
    """Return a player's name, in each language as the position gives it."""
    return phrase("position-player", en=name.en, uk=name.of("uk"))


def card_name(facts: CardCatalogue, card: int) -> Slot:
    """Return the title of a card or special achievement; as it is printed if no language has words for it."""
    known = messages("en")
    ids = (f"card-{facts.key[card]}", f"special-{facts.key[card]}")
    found = next((each for each in ids if each in known), "")
    return phrase("position-title", title=phrase(found) if found else facts.title[card])


def no_card(found: str, facts: CardCatalogue, error: UnknownCardError) -> Phrase:
    """Return that no card of a catalogue is spelt like this, with those that are spelt most like it."""
    near = _either(error.suggestions)
    among = phrase("position-cards-of", edition=facts.edition, sets=", ".join(facts.sets))
    hint = phrase("position-near", near=near) if near else phrase("position-no-hint")
    return phrase("position-no-card", card=found, among=among, hint=hint)


def of_player(word: str, name: Bilingual) -> Phrase:
    """Return a zone of a player by its word: ``hand``, ``board``."""
    return phrase("position-in-zone", zone=phrase(f"zone-{word}"), player=player_name(name))


def in_common(word: str) -> Phrase:
    """Return a zone that nobody owns by its word: ``junk``."""
    return phrase("position-in-common", zone=phrase(f"zone-{word}"))


def color_pile(color: Color, name: Bilingual) -> Phrase:
    """Return the pile of a colour on a player's board."""
    return phrase("position-in-pile", color=phrase(f"color-{color.word}"), player=player_name(name))


def deck_of(value: int, set_: str = "base") -> Phrase:
    """Return the deck of a value, and of a set if it is not the base set."""
    if set_ == "base":
        return phrase("position-in-deck", value=value)
    return phrase("position-in-deck-of-set", value=value, set=phrase(f"set-{set_}"))


def listed(parts: Sequence[Slot], nothing: str, mark: str = "comma") -> Slot:
    """Return several with commas or semicolons between them, or the message for nothing."""
    if len(parts) < 2:
        return parts[0] if parts else phrase(nothing)
    half = len(parts) // 2  # nested no deeper than it must be
    return phrase(
        f"position-{mark}", first=listed(parts[:half], nothing, mark), second=listed(parts[half:], nothing, mark)
    )


def _either(spellings: Iterable[str]) -> Slot:
    """Return spellings of which one may be meant; an empty text for none."""
    whole: Slot = ""
    for each in spellings:
        whole = phrase("position-or", first=whole, second=repr(each)) if whole else repr(each)
    return whole
