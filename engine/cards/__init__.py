"""The cards: a folder a set, and the registration of the sets that come with the project."""

from engine.cards.artifacts import SET as ARTIFACTS
from engine.cards.base import SET
from engine.cards.cities import SET as CITIES
from engine.cards.echoes import SET as ECHOES
from engine.cards.figures import SET as FIGURES
from engine.cards.sets import register
from engine.cards.unseen import SET as UNSEEN

register(SET)
register(FIGURES)  # before Echoes, and that before The Unseen: so they decide about a draw (Ultimate p. 8)
register(ECHOES)
register(CITIES)
register(ARTIFACTS)
register(UNSEEN)
