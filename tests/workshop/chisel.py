from engine.lang.words import *

CARD = card("Chisel", fourth(dogma(draw(2))))
