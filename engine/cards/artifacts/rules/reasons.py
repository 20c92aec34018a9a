"""Why something happens by the rules of Artifacts of History: every kind of fact that the set records."""

from engine.trace.events import Denies, Number
from engine.trace.facts import fact

_VALUE, _COUNT, _WORD, _SEAT, _BY_SEAT = Number.VALUE, Number.COUNT, Number.WORD, Number.SEAT, Number.BY_SEAT

# --- digs; ``cards``: the melded card, the covered one ---

DIG = fact("artifacts-dig", "dig-event", numbers={"why": _WORD, "value": _VALUE, "above": _VALUE})
"""``why``: the covered card is at least as high (``value``), its image is in the same slot (``image``), or ``both``;
``value``: that of the covered card and of the dig; ``above``: that of the melded card"""
DIG_SKIPS = fact("artifacts-dig-skips", "dig-takes", denies=Denies.DECK, numbers={"value": _VALUE, "age": _VALUE})
"""no base card of ``value`` is left, so the dig takes from ``age``"""
DIG_IGNORED = fact(
    "artifacts-dig-ignored",
    "dig-ignored",
    holds=False,
    denies=Denies.ARTIFACT,
    numbers={"why": _WORD, "age": _VALUE},
)
"""``why``: the deck of Artifacts of the ``age`` is empty (``deck``), or every age from it on is (``age``)"""
DIG_TAKES = fact("artifacts-dig-takes", "dig-takes", numbers={"age": _VALUE})
"""told before a dig: the top Artifact of the ``age`` goes on display"""
DISPLAY_FULL = fact("artifacts-display-full", "dig-ignored", holds=False, denies=Denies.ARTIFACT)
"""``cards``: the Artifact on display, for which a dig is ignored"""
MAY_SEIZE = fact("artifacts-may-seize", "seize", numbers={"value": _VALUE})
"""``cards``: the Artifacts of the value in opponents' Museums"""
SEIZED = fact("artifacts-seized", "seize", numbers={"owner": _SEAT, "value": _VALUE})
"""``cards``: the Artifact, its Museum; it had belonged to ``owner``"""

# --- the showcase; ``cards``: the Artifact ---

SHOWCASE = fact("artifacts-showcase", "showcase")
SHOWCASE_DOGMA = fact("artifacts-showcase-dogma", "showcase-dogma")
"""a free Dogma action: its icons count for sharing and vulnerability, and it is none of the two actions"""
SHOWCASE_NO_EFFECTS = fact("artifacts-showcase-no-effects", "yamato", holds=False, denies=Denies.ARTIFACT)
STORED = fact("artifacts-stored", "showcase-museum", numbers={"left": _COUNT})
"""``cards``: the Artifact, the Museum; ``left``: Museums that are left in the supply"""
NO_MUSEUM = fact("artifacts-no-museum", "showcase-no-museum", holds=False, denies=Denies.ARTIFACT)
DISPLAY_EMPTY = fact("artifacts-display-empty", "showcase-museum", holds=False, denies=Denies.ARTIFACT)
"""the Artifact has left the display during its free Dogma action"""

# --- the Museum check ---

MUSEUM_CHECK = fact("artifacts-museum-check", "museum-check", numbers={"counts": _BY_SEAT})
"""``counts``: the Artifacts that each player has in Museums"""
MUSEUM_CLAIMED = fact("artifacts-museum-claimed", "museum-check", numbers={"most": _COUNT, "counts": _BY_SEAT})
"""``cards``: the Museum"""
MUSEUM_TIED = fact(
    "artifacts-museum-tied",
    "museum-check",
    holds=False,
    denies=Denies.ACHIEVEMENT,
    numbers={"most": _COUNT, "seats": Number.SEATS, "counts": _BY_SEAT},
)
MUSEUM_VACANT = fact("artifacts-museum-vacant", "museum-meld", "museum-check")
"""``cards``: the Museum, on which no Artifact lies any more: it was returned by a check, or melded or else taken"""
