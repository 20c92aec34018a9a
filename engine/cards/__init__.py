"""The cards: a folder a set, and the registration of the sets that come with the project."""

from engine.cards.artifacts import SET as ARTIFACTS
from engine.cards.base import SET
from engine.cards.cities import SET as CITIES
from engine.cards.echoes import SET as ECHOES
from engine.cards.sets import register
from engine.cards.unseen import SET as UNSEEN

register(SET)
register(ECHOES)
register(CITIES)
register(ARTIFACTS)
register(UNSEEN)
