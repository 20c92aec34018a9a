"""Treaty of Kadesh compels others to return their top cards that demand; then one of one's own is scored."""

from engine.lang.words import *

CARD = card(
    "Treaty of Kadesh",
    fourth(
        compel(return_(each_top(where=has_demand(each)))),
        dogma(score(a(TOPS, not_color=BLUE, where=has_demand(each)))),
    ),
)
