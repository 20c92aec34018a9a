"""Tables built by hand for drawing tests and pictures; card facts are those of the fourth edition's base set."""

import random
from collections.abc import Mapping, Sequence

from engine.lang.terms import STANDARD_ICONS, Color, Icon, Mark, SlotContents, Splay
from engine.seat.view import (
    AchievementView,
    CardView,
    DeckView,
    NextDrawView,
    PileView,
    PlayerView,
    SpecialView,
    TableView,
    ZoneView,
    shown_slots,
)

FIRST_DRAW = NextDrawView(0, 1, 1)
FACTS: dict[str, tuple[int, Color, tuple[SlotContents, ...], Icon]] = {}
"""title: value, colour, contents of the slots in their order, featured icon"""


def _facts() -> None:
    raw = """
Archery|1|RED|ac-a|a
Metalworking|1|RED|aa-a|a
Oars|1|RED|ap-a|a
Agriculture|1|YELLOW|-hhh|h
Domestication|1|YELLOW|ap-a|a
Masonry|1|YELLOW|a-aa|a
Clothing|1|GREEN|-phh|h
Sailing|1|GREEN|pp-h|p
The Wheel|1|GREEN|-aaa|a
Pottery|1|BLUE|-hhh|h
Tools|1|BLUE|-cca|c
Writing|1|BLUE|-ccp|c
City States|1|PURPLE|-ppa|p
Code of Laws|1|PURPLE|-pph|p
Mysticism|1|PURPLE|-aaa|a
Construction|2|RED|a-aa|a
Road Building|2|RED|aa-a|a
Canal Building|2|YELLOW|-php|p
Fermenting|2|YELLOW|hh-a|h
Currency|2|GREEN|hp-p|p
Mapmaking|2|GREEN|-ppa|p
Calendar|2|BLUE|-hhc|h
Mathematics|2|BLUE|-cpc|c
Monotheism|2|PURPLE|-aaa|a
Philosophy|2|PURPLE|-ccc|c
Engineering|3|RED|a-ca|a
Optics|3|RED|ppp-|p
Machinery|3|YELLOW|hh-a|h
Medicine|3|YELLOW|phh-|h
Compass|3|GREEN|-pph|p
Paper|3|GREEN|-ccp|c
Alchemy|3|BLUE|-haa|a
Translation|3|BLUE|-ppp|p
Education|3|PURPLE|ccc-|c
Feudalism|3|PURPLE|-aha|a
Colonialism|4|RED|-ici|i
Gunpowder|4|RED|-ipi|i
Anatomy|4|YELLOW|hhh-|h
Perspective|4|YELLOW|-cch|c
Invention|4|GREEN|-cci|c
Navigation|4|GREEN|-ppp|p
Experimentation|4|BLUE|-ccc|c
Printing Press|4|BLUE|-ccp|c
Enterprise|4|PURPLE|-ppp|p
Reformation|4|PURPLE|hh-h|h
Coal|5|RED|iii-|i
The Pirate Code|5|RED|pip-|p
Statistics|5|YELLOW|hch-|h
Steam Engine|5|YELLOW|-ipi|i
Banking|5|GREEN|ip-p|p
Measurement|5|GREEN|chc-|c
Chemistry|5|BLUE|ici-|i
Physics|5|BLUE|icc-|c
Astronomy|5|PURPLE|pcc-|c
Societies|5|PURPLE|p-cp|p
Industrialization|6|RED|pii-|i
Machine Tools|6|RED|ii-i|i
Canning|6|YELLOW|-ihi|i
Vaccination|6|YELLOW|hih-|h
Classification|6|GREEN|ccc-|c
Metric System|6|GREEN|-ipp|p
Atomic Theory|6|BLUE|ccc-|c
Encyclopedia|6|BLUE|-ppp|p
Democracy|6|PURPLE|pcc-|c
Emancipation|6|PURPLE|ici-|i
Combustion|7|RED|ppi-|p
Explosives|7|RED|-iii|i
Refrigeration|7|YELLOW|-hhp|h
Sanitation|7|YELLOW|hh-h|h
Bicycle|7|GREEN|ppe-|p
Electricity|7|GREEN|ci-i|i
Evolution|7|BLUE|ccc-|c
Publications|7|BLUE|-cec|c
Lighting|7|PURPLE|-heh|h
Railroad|7|PURPLE|eie-|e
Flight|8|RED|p-ep|p
Mobility|8|RED|-iei|i
Antibiotics|8|YELLOW|hhh-|h
Skyscrapers|8|YELLOW|-ipp|p
Corporations|8|GREEN|-iip|i
Mass Media|8|GREEN|c-ec|c
Quantum Theory|8|BLUE|eee-|e
Rocketry|8|BLUE|eee-|e
Empiricism|8|PURPLE|ccc-|c
Socialism|8|PURPLE|h-hh|h
Composites|9|RED|ii-i|i
Fission|9|RED|-eee|e
Ecology|9|YELLOW|hcc-|c
Suburbia|9|YELLOW|-phh|h
Collaboration|9|GREEN|-pep|p
Satellites|9|GREEN|-eee|e
Computers|9|BLUE|e-ei|e
Genetics|9|BLUE|ccc-|c
Services|9|PURPLE|-hhh|h
Specialization|9|PURPLE|-ihi|i
Miniaturization|10|RED|-cec|c
Robotics|10|RED|-ivi|i
Globalization|10|YELLOW|-iii|i
Stem Cells|10|YELLOW|-hhh|h
Databases|10|GREEN|-eee|e
Self Service|10|GREEN|-pvp|p
Bioengineering|10|BLUE|cee-|e
Software|10|BLUE|eve-|e
A.I.|10|PURPLE|cce-|c
The Internet|10|PURPLE|-evv|v
Astrogeology|11|RED|p-ii|i
Fusion|11|RED|eee-|e
Near-Field Comm|11|YELLOW|-pvv|v
Reclamation|11|YELLOW|ph-h|h
Hypersonics|11|GREEN|iic-|i
Space Traffic|11|GREEN|ppe-|p
Climatology|11|BLUE|h-hh|h
Solar Sailing|11|BLUE|ecc-|c
Escapism|11|PURPLE|v-vv|v
Whataboutism|11|PURPLE|c-vc|c
"""
    letters = dict(zip("aphciev", STANDARD_ICONS, strict=True))
    for line in raw.strip().splitlines():
        title, value, color, icons, featured = line.split("|")
        slots = tuple(letters.get(letter, Mark.IMAGE) for letter in icons)
        FACTS[title] = (int(value), Color[color], slots, letters[featured])


_facts()


def front(title: str, *, ready: bool = True) -> CardView:
    """A card whose front is seen."""
    value, color, slots, featured = FACTS[title]
    number = list(FACTS).index(title)
    key = title.lower().replace(" ", "-").replace(".", "")
    return CardView(key, value, "base", number, title, color, slots, featured, ready)


def back(key: str, value: int) -> CardView:
    """A card whose back is seen."""
    return CardView(key, value, "base")


def player(
    seat: int, name: str, piles: Mapping[Color, tuple[Splay, Sequence[str]]], hand: Sequence[CardView] = (),
    score: Sequence[CardView] = (), achievements: Sequence[int] = (), specials: tuple[str, ...] = (),
    left: bool = False, further: Sequence[ZoneView] = (),
) -> PlayerView:  # fmt: skip
    """A player with the piles given top card first; totals are counted."""
    views = []
    totals = [0] * len(STANDARD_ICONS)
    for color in Color:
        splay, titles = piles.get(color, (Splay.NONE, ()))
        cards = tuple(front(title) for title in titles)
        views.append(PileView(color, splay, cards))
        for i, card in enumerate(cards):
            for contents in shown_slots(card, splay) if i else card.slots:
                if isinstance(contents, Icon):
                    totals[contents] += 1
    claimed = tuple(back(f"achievements-{seat}-{i}", value) for i, value in enumerate(achievements))
    return PlayerView(
        seat, name, seat, tuple(views),
        (ZoneView("hand", tuple(hand)), ZoneView("score", tuple(score)), ZoneView("achievements", claimed), *further),
        specials, tuple(totals),
        sum(card.value for card in score), left,
    )  # fmt: skip


def table(
    players: Sequence[PlayerView], *, viewer: int | None = 0, counts: Sequence[int] = (13, *[9] * 10),
    taken: Sequence[int] = (), junk: int = 0, next_draw: NextDrawView | None = FIRST_DRAW, current: int = 0,
    action: int = 2, featured: Icon | None = None, winners: tuple[int, ...] | None = None,
    further: Sequence[ZoneView] = (), decks: Sequence[DeckView] = (),
) -> TableView:  # fmt: skip
    """A table round the players."""
    own = players[viewer if viewer is not None and viewer >= 0 else 0]
    best = max((pile.cards[0].value for pile in own.piles if pile.cards), default=0)
    points = own.points or 0
    available = tuple(
        AchievementView(back(f"achievement-{age}", age), 5 * age, max(0, 5 * age - points), best < age)
        for age in range(1, 11)
        if age not in taken
    )
    needs = {"Monument": 4, "Empire": 6, "World": 12, "Wonder": 5, "Universe": 5}
    holders = {name: p.seat for p in players for name in p.specials}
    specials = tuple(
        SpecialView(
            name, "claimed" if name in holders else "available", holders.get(name),
            tuple(min(need, (p.icons[Icon.CONCEPT] + p.seat) % (need + 1)) for p in players), need,
        )
        for name, need in needs.items()
    )  # fmt: skip
    return TableView(
        4, viewer, tuple(players), (*(DeckView(i + 1, count) for i, count in enumerate(counts)), *decks), available,
        specials, (ZoneView("junk", tuple(back(f"junk-{i}", 1) for i in range(junk))), *further), current, action, 2,
        next_draw, None, featured, (), winners,
    )  # fmt: skip


def staging() -> TableView:
    """The rulebook's example: two boards at the start of the second turn."""
    none = Splay.NONE
    you = player(0, "You", {Color.RED: (none, ["Archery"]), Color.BLUE: (none, ["Writing", "Alchemy"])})
    other = player(1, "Ivy", {
        Color.PURPLE: (none, ["Philosophy"]), Color.GREEN: (none, ["Sailing", "The Wheel"]),
    })  # fmt: skip
    return table([you, other], counts=(10, 8, *[9] * 9), action=1)


def midgame(viewer: int | None = 0) -> TableView:
    """Two players with every splay, hands and score piles."""
    you = player(
        0, "You",
        {
            Color.RED: (Splay.LEFT, ["Gunpowder", "Feudalism", "Engineering", "Archery"]),
            Color.YELLOW: (Splay.RIGHT, ["Anatomy", "Machinery", "Canal Building", "Agriculture", "Domestication"]),
            Color.GREEN: (Splay.UP, ["Navigation", "Compass", "Currency", "Sailing"]),
            Color.BLUE: (Splay.ASLANT, ["Printing Press", "Translation", "Mathematics"]),
            Color.PURPLE: (Splay.NONE, ["Enterprise", "Education", "Monotheism", "Mysticism"]),
        },
        [front(t) for t in ("Colonialism", "Experimentation", "Reformation", "The Pirate Code", "Banking")],
        [front(t) for t in ("Writing", "Tools", "Calendar", "Optics", "Perspective", "Alchemy")],
        [1, 2], ("Monument",),
    )  # fmt: skip
    other = player(
        1, "Ivy",
        {
            Color.RED: (Splay.NONE, ["Oars", "Metalworking"]),
            Color.YELLOW: (Splay.LEFT, ["Medicine", "Fermenting", "Masonry"]),
            Color.BLUE: (Splay.RIGHT, ["Measurement", "Philosophy"][:1]),
            Color.PURPLE: (Splay.RIGHT, ["Philosophy", "Code of Laws", "City States"]),
        },
        [back(f"hand-1-{i}", v) for i, v in enumerate((1, 2, 3, 3, 4, 4, 5))],
        [back(f"score-1-{i}", v) for i, v in enumerate((1, 1, 2, 3, 3))],
        [3],
    )  # fmt: skip
    return table(
        [you, other], viewer=viewer, counts=(0, 2, 5, 6, 7, 9, 9, 9, 9, 9, 9), taken=(1, 2, 3), junk=4,
        next_draw=NextDrawView(1, 1, 2), current=1, featured=Icon.CONCEPT,
    )  # fmt: skip


def crowded(players: int, seed: int = 1, viewer: int | None = 0, deep: int = 5) -> TableView:
    """A late game with that many players: deep piles, all splays, large hands and score piles."""
    rng = random.Random(seed)
    by_color = {color: [t for t, f in FACTS.items() if f[1] == color] for color in Color}
    for titles in by_color.values():
        rng.shuffle(titles)
    names = ["You", "Ivy", "Cygnus", "Maximiliana", "Бо"]
    out = []
    for seat in range(players):
        piles = {}
        for color in Color:
            size = rng.randint(1, deep)
            titles = [by_color[color].pop() for _ in range(min(size, len(by_color[color]) - 1))]
            titles.sort(key=lambda t: -FACTS[t][0])
            splay = Splay(rng.randint(0, 4)) if len(titles) > 1 else Splay.NONE
            piles[color] = (splay, titles)
        hidden = viewer is not None and viewer != seat
        spare = [by_color[color].pop() for color in Color for _ in range(2) if len(by_color[color]) > 2]
        hand = [back(f"hand-{seat}-{i}", FACTS[t][0]) if hidden else front(t) for i, t in enumerate(spare)]
        score = [back(f"score-{seat}-{i}", rng.randint(1, 9)) for i in range(rng.randint(2, 14))]
        out.append(player(seat, names[seat], piles, hand, score, [seat + 1], ("Empire", "World")[seat - 1 : seat]))
    return table(
        out, viewer=viewer, counts=(0, 0, 0, 0, 3, 4, 6, 9, 9, 9, 9), taken=range(1, players + 1), junk=17,
        next_draw=NextDrawView(0, 9, 9), current=min(1, players - 1), featured=Icon.INDUSTRY,
    )  # fmt: skip
