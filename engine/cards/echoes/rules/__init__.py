"""The rules of Echoes of the Past: which draws take its cards."""

from engine.cards.echoes.rules import draw

draw_rule = draw.draw_rule
