"""The cards: a folder a set, and the registration of the sets that come with the project."""

from engine.cards.base import SET
from engine.cards.sets import register

register(SET)
