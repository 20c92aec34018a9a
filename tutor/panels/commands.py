"""The app's commands by name, and the keys for each."""

from __future__ import annotations

FORWARD = {"into": "into", "over": "over", "out": "out", "decision": "to_decision", "end": "to_end"}
"""commands that step forward -> method of ``Session``"""
STEPS = {
    **FORWARD,
    "back": "back",
    "back-over": "back_over",
    "back-out": "back_out",
    "back-decision": "back_to_decision",
    "start": "to_start",
}
"""commands that step -> method of ``Session``"""
KEYS = {
    "ArrowRight": "into", "n": "into", "]": "into", "PageDown": "into",
    "ArrowLeft": "back", "p": "back", "[": "back", "PageUp": "back",
    "o": "over", "u": "out", "O": "back-over", "U": "back-out", "d": "decision", "b": "back-decision",
    "e": "end", "s": "start", "h": "help", "?": "help", "w": "why", "l": "language", "v": "seat", "t": "table",
    "Escape": "escape", "-": "fold", "+": "unfold", "=": "unfold", "c": "class", "r": "reveal", ".": "blank",
    "0": "class-restart", "<": "smaller", ">": "larger",
}  # fmt: skip
"""key -> command; digits from 1 choose an option, and the browser itself handles ``FULL_SCREEN``"""
FULL_SCREEN = "f"
UKRAINIAN_KEYS = {
    "т": "n", "ї": "]", "з": "p", "х": "[", "щ": "o", "г": "u", "Щ": "O", "Г": "U", "в": "d", "и": "b", "у": "e",
    "і": "s", "р": "h", "ц": "w", "д": "l", "м": "v", "е": "t", "с": "c", "к": "r", "ю": ".",
    "Б": "<", "Ю": ">",
}  # fmt: skip
"""key of a Ukrainian keyboard -> key at the same place of an English one"""
IN_CLASS = ("PageDown", "PageUp", "r", "к", ".", "ю", "0")
"""keys handled only when presenting to a class; a presenter's clicker sends the first two"""
WANTED = tuple(key for key in (*KEYS, *UKRAINIAN_KEYS, *"123456789") if key not in IN_CLASS)
"""names of the keys that are sent to the kernel"""
