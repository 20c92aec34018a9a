"""Style sheets: the colours of the pictures as custom properties, and the sheets of the panels after them.

One source of colours, ``tutor.scene.patterns.THEMES``, so that a table and the words beside it cannot differ.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.scene.patterns import THEMES, Theme

ROOTS = (".itut-app", ".itut-panel", ".itut-bar", ".itut-settings", ".itut-desk", ".itut-overlay")
"""what can stand by itself in a page"""


def properties(theme: Theme) -> dict[str, str]:
    """Return the custom properties of a theme, by name without the prefix ``--itut-``."""
    found = {
        "ground": theme.ground,
        "mat": theme.mat,
        "river": theme.river,
        "line": theme.line,
        "ink": theme.ink,
        "muted": theme.muted,
        "faint": theme.faint,
        "choice": theme.choice,
        "on-choice": theme.on_choice,
        "lit": theme.lit,
        "lit-line": theme.lit_line,
        "lit-soft": theme.lit_soft,
        "changed": theme.changed,
        "right": theme.right,
        "right-soft": theme.right_soft,
        "wrong": theme.wrong,
        "wrong-soft": theme.wrong_soft,
        "on-verdict": theme.on_verdict,
        "card-ink": theme.card_ink,
        "plate": theme.plate,
        "back": theme.back,
    }
    for color, paint in theme.cards.items():
        found |= {
            f"{color.word}-tint": paint.tint,
            f"{color.word}-band": paint.band,
            f"{color.word}-deep": paint.deep,
            f"{color.word}-mark": paint.mark,
        }
    return found


@cache
def tokens() -> str:
    """Return the rules that set the custom properties, in the light and in the dark theme."""
    dark = (
        *(f'{root}[data-theme="dark"]' for root in ROOTS),
        *(f'[data-theme="dark"] {root}' for root in ROOTS),
        *(f'body[data-jp-theme-light="false"] {root}:not([data-theme="light"])' for root in ROOTS),
    )
    return "\n".join((_rule(ROOTS, THEMES["light"]), _rule(dark, THEMES["dark"])))


def page_tokens() -> str:
    """Return the rule that sets the custom properties of the light theme for a whole page."""
    return _rule((":root",), THEMES["light"])


def _rule(selectors: tuple[str, ...], theme: Theme) -> str:
    body = "".join(f"--itut-{name}:{value};" for name, value in properties(theme).items())
    return f"{','.join(selectors)}{{{body}}}"


def sheet(*more: tuple[str, str]) -> str:
    """Return the style sheet of the panels, followed by others: ``("tutor.desk", "desk.css")``."""
    named = (("tutor.widgets", "host.css"), ("tutor.widgets", "panel.css"), *more)
    return "\n".join((tokens(), *((files(package) / name).read_text(encoding="utf-8") for package, name in named)))
