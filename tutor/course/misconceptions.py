"""Misconceptions of learners: stable ids, each with the rules that say otherwise.

The list contains misconceptions observed among players and a few that the first lessons test. The catalogues hold the
text of each as ``misconception-<id>`` and the correct statement as its attribute ``.truth``.
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
        "sharing-alone-earns-free-draw": ("free-draw-something-happened", "free-draw"),
        "demand-hits-everybody": ("demand-vulnerable", "demand-immune"),
        "demander-chooses": ("demand-who-decides", "of-my-choice"),
        "covered-card-stops": ("dogma-card-may-leave", "dogma-all-effects"),
        "victim-always-chooses": ("of-my-choice",),
        "owner-chooses": ("demand-who-decides",),
        # drawing and melding
        "draw-by-lowest": ("draw-highest-top",),
        "draw-by-hand": ("draw-highest-top",),
        "draw-by-covered-card": ("draw-highest-top", "keyword-top"),
        "draw-by-other-board": ("draw-highest-top",),
        "drawing-plays-the-card": ("turn-action-types", "keyword-draw"),
        "empty-ages-only-for-draw-action": ("draw-empty-age", "draw-only-decks-climb"),
        "one-pile-for-all-colors": ("meld-on-top", "board-piles"),
        "melding-runs-the-card": ("turn-action-types", "keyword-meld"),
        "empty-decks-lead-down": ("draw-empty-age",),
        "empty-deck-stops-the-draw": ("draw-empty-age",),
        "own-board-before-the-card": ("draw-stated-value",),
        "melding-replaces": ("meld-on-top",),
        "meld-needs-order": ("meld-any-value",),
        "melding-only-adds": ("icons-visible", "meld-on-top"),
        # turns
        "one-action": ("turn-two-actions",),
        "first-two-players-have-one-action": ("turn-first-turn",),
        "language-does-not-matter": ("dogma-all-effects",),
        "anybody-begins": ("setup-first-player",),
        "first-player-has-two-actions": ("turn-first-turn",),
        # splaying
        "splays-add-up": ("splay-replaces",),
        "splay-remembered": ("splay-forgotten",),
        "new-card-outside-the-splay": ("meld-continues-splay",),
        "one-card-can-be-splayed": ("splay-too-few-cards",),
        "splayed-pile-is-fixed": ("splay-replaces", "splay-same-direction"),
        "splay-shows-all": ("splay-left", "splay-right", "splay-up", "splay-aslant"),
        "covered-icons-do-not-return": ("icons-visible", "splay-states"),
        # achievements
        "points-are-spent": ("achieve-points-not-spent", "achieve-top-card"),
        "score-is-the-only-condition": ("achieve-top-card", "achieve-score"),
        "achievement-of-the-other-edition": (
            "monument-3e",
            "setup-standard-achievements",
            "setup-standard-achievements-3e",
        ),
        "special-achievements-at-once": ("special-achievements-when", "special-achievements-immediately"),
        "special-ties-to-the-current-player": ("special-ties", "special-ties-3e"),
        "achievement-twice": ("achieve-available-only",),
        "achievements-in-order": ("achieve-any-order",),
        "special-needs-points": ("special-achievements-when",),
        "special-costs-an-action": ("special-no-action",),
        "editions-are-the-same": (
            "win-achievements-immediately",
            "special-achievements-immediately",
            "free-draw-reveal-counts-3e",
            "draw-past-last-age-3e",
            "special-ties-3e",
        ),
        "one-printing-for-all": ("dogma-all-effects",),
        "every-card-changed": ("draw-stated-value",),
        # if you do
        "none-is-all": ("if-you-do", "if-clause"),
        "all-or-nothing": ("golden-rule",),
        "action-must-do-something": ("dogma-without-effect", "turn-no-passing"),
        "missing-value-stops": ("keyword-value-missing",),
        "looked-at-too-early": ("locking-in-nothing-else",),
        # reading the table
        "covered-cards-can-be-used": ("dogma-top-card", "keyword-top"),
        "any-card-can-be-used": ("dogma-top-card",),
        "score-is-number-of-cards": ("score-total", "card-value"),
        "points-on-the-board": ("score-total",),
        "icons-of-one-card": ("icons-visible", "dogma-count-icons"),
        "hand-icons-count": ("icons-visible",),
        "card-image-is-an-icon": ("card-icons", "keyword-card-image"),
        "any-icon-is-compared": ("card-featured-icon", "dogma-count-icons"),
        # keywords
        "tuck-goes-on-top": ("keyword-tuck",),
        "return-goes-on-top": ("keyword-return",),
        "return-is-junk": ("keyword-return", "keyword-junk"),
        "junk-is-score": ("keyword-junk",),
        "exchange-is-one-way": ("keyword-exchange",),
        "exchange-needs-both": ("keyword-exchange",),
        "transferred-points-do-not-count": ("score-total", "keyword-transfer"),
        # the end of the game
        "points-decide-always": ("win-achievements", "win-ways"),
        "achievements-decide-at-the-end": ("win-score", "win-score-before-achievements"),
        "game-plays-on": ("win-achievements-when",),
        "single-wins-ties": ("win-card-single",),
        "losing-leaves-cards": ("keyword-lose", "eliminated-player"),
        "losing-ends-the-game": ("win-elimination",),
        "loser-plays-on": ("eliminated-player",),
        # hidden information
        "covered-is-hidden": ("hidden-information-board",),
        "own-score-is-hidden": ("hidden-information-score",),
        "others-are-open": ("hidden-information-hand", "hidden-information-score"),
        "own-achievement-is-open": ("hidden-information-achievements",),
        "claims-need-no-proof": ("verification",),
        # late cards
        "self-execution-is-shared": ("keyword-self-execute-alone",),
        "self-execution-demands": ("keyword-self-execute",),
        "no-chain": ("chain-rule",),
        "points-are-safe": ("score-total", "keyword-junk"),
        "achievements-can-be-lost": ("achievements-pile",),
        "age-is-kept": ("draw-empty-board", "draw-highest-top"),
        # four players
        "distance-forbids": ("parley-activate", "parley-share"),
        "neighbours-parley": ("parley-neighbors",),
        "distance-is-free": ("parley-share", "parley-cost"),
        "parley-pays-the-owner": ("parley-cost",),
        # teams
        "team-points-add-up": ("teams-own-score",),
        "team-mates-are-opponents": ("teams-no-opponent", "teams-never-vulnerable"),
        "team-wins-alone": ("teams-win-together", "teams-achievements"),
        # The Unseen
        "every-draw-unseen": ("draw-unseen",),
        "unseen-in-own-turn-only": ("draw-unseen",),
        "safeguarded-is-achieved": ("keyword-safeguard", "achieve-secret"),
        "safe-without-limit": ("safe-limit",),
        "too-many-is-lost": ("safe-limit",),
        "second-costs-the-same": ("achieve-again",),
        "secrets-are-for-all": ("secrets-not-available",),
        "goal-without-sets": ("expansion-goal",),
        "super-execution-by-icons": ("keyword-super-execute",),
        "secrets-count-for-nothing": ("achieve-secret", "confidence"),
        "high-card-is-enough": ("zen",),
        # Cities
        "city-draw-forgotten": ("city-draw-new-color",),
        "city-for-every-color": ("city-draw-one-in-hand",),
        "plus-by-the-board": ("city-plus",),
        "icons-act-on-every-meld": ("city-icons-order", "action-triggers"),
        "bonuses-add-up": ("bonus-icons",),
        "bonuses-do-not-count": ("bonus-icons",),
        "flag-by-covered-cards": ("city-flag",),
        "any-city-endorses": ("endorse-pay",),
        "endorse-costs-an-equal-card": ("endorse-pay",),
        "cities-have-dogmas": ("city-no-dogma",),
        "sharers-double-too": ("endorse-shared-once",),
        "endorse-stops-sharing": ("endorse-shared-once",),
        "endorsed-once": ("endorse-effect",),
        "free-draw-doubles": ("endorse-shared-once",),
        "demands-are-not-doubled": ("endorse-demand",),
    }
)
"""misconception id -> ids of the rules that correct it, the closest first"""
