"""What an app can be told to do by a key: the commands by name, and the keys for each."""

from __future__ import annotations

FORWARD = {"into": "into", "over": "over", "out": "out", "decision": "to_decision", "end": "to_end"}
"""commands that move a session forward, and its method for each"""
STEPS = {
    **FORWARD,
    "back": "back",
    "back-over": "back_over",
    "back-out": "back_out",
    "back-decision": "back_to_decision",
    "start": "to_start",
}
"""commands that move a session, and its method for each"""
KEYS = {
    "ArrowRight": "into", "n": "into", "]": "into", "PageDown": "into",
    "ArrowLeft": "back", "p": "back", "[": "back", "PageUp": "back",
    "o": "over", "u": "out", "O": "back-over", "U": "back-out", "d": "decision", "b": "back-decision",
    "e": "end", "s": "start", "h": "help", "?": "help", "w": "why", "l": "language", "v": "seat", "t": "table",
    "Escape": "escape", "-": "fold", "+": "unfold", "=": "unfold", "c": "class", "r": "reveal", ".": "blank",
    "0": "class-restart", "<": "smaller", ">": "larger",
}  # fmt: skip
"""what each key does; digits from 1 choose an option, and ``FULL_SCREEN`` is the browser's own affair"""
FULL_SCREEN = "f"
UKRAINIAN_KEYS = {
    "т": "n", "ї": "]", "з": "p", "х": "[", "щ": "o", "г": "u", "Щ": "O", "Г": "U", "в": "d", "и": "b", "у": "e",
    "і": "s", "р": "h", "ц": "w", "д": "l", "м": "v", "е": "t", "с": "c", "к": "r", "ю": ".",
    "Б": "<", "Ю": ">",
}  # fmt: skip
"""the letters that stand in the same places of a Ukrainian keyboard"""
IN_CLASS = ("PageDown", "PageUp", "r", "к", ".", "ю", "0")
"""keys that are the page's own but before a class; a presenter's clicker sends the first two"""
WANTED = tuple(key for key in (*KEYS, *UKRAINIAN_KEYS, *"123456789") if key not in IN_CLASS)
"""the names of the keys that the kernel hears of"""
