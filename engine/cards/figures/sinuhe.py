"""Sinuhe makes a point of each castle."""

from engine.lang.words import *

CARD = card("Sinuhe", fourth(karma(may_issue(PURPLE)), karma(provides_points(icons(AUTHORITY)))))
