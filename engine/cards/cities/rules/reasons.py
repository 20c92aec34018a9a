"""Why something happens by the rules of Cities of Destiny: every kind of fact that the set records."""

from engine.trace.events import Denies, Number
from engine.trace.facts import fact

_COLOR, _VALUE, _COUNT, _SPLAY, _ICON = Number.COLOR, Number.VALUE, Number.COUNT, Number.SPLAY, Number.ICON

# --- City draws (Ultimate p. 22, Drawing Cities) ---

NEW_COLOR = fact("cities-new-color", "city-draw-new-color", numbers={"color": _COLOR, "value": _VALUE})
"""a Meld action added a color to the board; ``value``: of the highest top card of who draws"""
NEW_SPLAY = fact(
    "cities-new-splay", "city-draw-new-splay", numbers={"color": _COLOR, "direction": _SPLAY, "value": _VALUE}
)
CITY_IN_HAND = fact("cities-city-in-hand", "city-draw-one-in-hand", holds=False, denies=Denies.CITY)

# --- immediate icons (Ultimate p. 22); ``cards``: the city that was melded ---

PLUS = fact("cities-plus", "city-plus", numbers={"value": _VALUE})
UPLIFT = fact("cities-uplift", "city-uplift", numbers={"junked": _VALUE, "drawn": _VALUE})
UPLIFT_DRAWS = fact("cities-uplift-draws", "city-uplift", numbers={"drawn": _VALUE})
JUNK = fact("cities-junk", "city-junk", numbers={"value": _VALUE})
JUNK_NONE = fact("cities-junk-none", "city-junk", holds=False, denies=Denies.CITY, numbers={"value": _VALUE})
SEARCH = fact("cities-search", "city-search", numbers={"icon": _ICON, "value": _VALUE, "count": _COUNT})
"""``count``: the cards that are revealed, fewer than ``value`` if the deck has no more"""
SEARCH_EMPTY = fact("cities-search-empty", "city-search", holds=False, denies=Denies.CITY, numbers={"value": _VALUE})
ARROW = fact("cities-arrow", "city-arrow", numbers={"color": _COLOR, "direction": _SPLAY})
UNSPLAY = fact("cities-unsplay", "city-unsplay", numbers={"color": _COLOR})
UNSPLAY_NONE = fact("cities-unsplay-none", "city-unsplay", holds=False, denies=Denies.CITY, numbers={"color": _COLOR})

# --- Endorse (Ultimate p. 23) ---

ENDORSED = fact("cities-endorsed", "endorse-pay", numbers={"icon": _ICON, "value": _VALUE})
"""``cards``: the city, and the card of the Dogma action, which the city's icon features; what is paid is not told"""
NOT_ENDORSED = fact("cities-not-endorsed", "endorse-pay", holds=False, denies=Denies.CITY, numbers={"icon": _ICON})
"""``cards``: the card of the Dogma action, which goes on without"""

# --- special achievements that are claimed at once; ``cards``: the city, the special achievement ---

MELDED_ON_SPLAY = fact(
    "cities-melded-on-splay",
    "tradition",
    "repute",
    "fame",
    numbers={"color": _COLOR, "direction": _SPLAY},
)
JUNKED_BANNER = fact("cities-junked-banner", "glory", "victory", numbers={"mark": Number.WORD})
