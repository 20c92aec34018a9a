"""What learners take for a rule and is none: stable ids, each with the rules that say otherwise.

The list is that of the misconceptions found in the wild, with a few that the first lessons meet. What a misconception
says, and what is true instead, stands in the catalogues as ``misconception-<id>`` and its ``.truth``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MISCONCEPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # sharing and demands
        "sharing-is-optional": ("sharing-compulsory", "you-may"),
        "fewer-icons-follow": ("sharing-eligible", "demand-vulnerable"),
        "equal-icons-are-vulnerable": ("sharing-eligible", "demand-vulnerable"),
        "vulnerable-shares-the-rest": ("sharing-eligible", "demand-vulnerable"),
        "activator-first": ("sharers-first", "activator-last"),
        "icons-recounted": ("locking-in",),
        "covered-icons-count": ("icons-visible",),
        "demand-hits-the-demander": ("demand-vulnerable", "first-person"),
        "revealing-shares": ("free-draw-reveal-does-not-count",),
        "demand-earns-free-draw": ("free-draw-only-sharing",),
        "free-draw-forgotten": ("free-draw",),
        "free-draw-by-the-effect": ("free-draw-value", "draw-highest-top"),
        # drawing and melding
        "draw-by-lowest": ("draw-highest-top",),
        "draw-by-hand": ("draw-highest-top",),
        "draw-by-covered-card": ("draw-highest-top", "keyword-top"),
        "draw-by-other-board": ("draw-highest-top",),
        "drawing-plays-the-card": ("turn-action-types", "keyword-draw"),
        "empty-ages-only-for-draw-action": ("draw-empty-age", "draw-only-decks-climb"),
        "one-pile-for-all-colors": ("meld-on-top", "board-piles"),
        "melding-runs-the-card": ("turn-action-types", "keyword-meld"),
        # turns
        "one-action": ("turn-two-actions",),
        "first-two-players-have-one-action": ("turn-first-turn",),
        "language-does-not-matter": ("dogma-all-effects",),
        # splaying
        "splays-add-up": ("splay-replaces",),
        "splay-remembered": ("splay-forgotten",),
        "new-card-outside-the-splay": ("meld-continues-splay",),
        # achievements
        "points-are-spent": ("achieve-points-not-spent", "achieve-top-card"),
        "score-is-the-only-condition": ("achieve-top-card", "achieve-score"),
        "achievement-of-the-other-edition": ("setup-standard-achievements", "setup-standard-achievements-3e"),
        "special-achievements-at-once": ("special-achievements-when", "special-achievements-immediately"),
        "special-ties-to-the-current-player": ("special-ties", "special-ties-3e"),
        # if you do
        "none-is-all": ("if-you-do", "if-clause"),
    }
)
"""Misconception ids with the rules that say what is true, the nearest first."""
