"""Mystery Box claims an available achievement, eligible or not, and self-executes it."""

from engine.lang.words import *

CARD = card("Mystery Box", fourth(dogma(achieve(a(AVAILABLE_ACHIEVEMENTS)), self_execute(it))))
