"""Denver Airport achieves a secret, eligible or not; purple may go up."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card("Denver Airport", fourth(dogma(may(achieve(a(SAFE)))), dogma(may(splay(PURPLE, UP)))))
