"""The facts of the base cards: a row a card as the fourth edition prints it, then what the earlier print differently.

How the tables are read is told in ``engine/cards/table.py``.
"""

from engine.cards.base import SET
from engine.cards.table import read_cards, read_changes
from engine.model.cards import CardFacts

FOURTH = """
#   | title             |age | color  | top left   bot. left  bot. mid.  bot. right | featured   | effects

001 | Archery           |  1 | red    | authority  concept    -          authority  | authority  | demand dogma
002 | Metalworking      |  1 | red    | authority  authority  -          authority  | authority  | dogma
003 | Oars              |  1 | red    | authority  prosperity -          authority  | authority  | demand dogma
004 | Agriculture       |  1 | yellow | -          health     health     health     | health     | dogma
005 | Domestication     |  1 | yellow | authority  prosperity -          authority  | authority  | dogma
006 | Masonry           |  1 | yellow | authority  -          authority  authority  | authority  | dogma dogma
007 | Clothing          |  1 | green  | -          prosperity health     health     | health     | dogma dogma
008 | Sailing           |  1 | green  | prosperity prosperity -          health     | prosperity | dogma
009 | The Wheel         |  1 | green  | -          authority  authority  authority  | authority  | dogma
010 | Pottery           |  1 | blue   | -          health     health     health     | health     | dogma dogma
011 | Tools             |  1 | blue   | -          concept    concept    authority  | concept    | dogma dogma
012 | Writing           |  1 | blue   | -          concept    concept    prosperity | concept    | dogma
013 | City States       |  1 | purple | -          prosperity prosperity authority  | prosperity | demand
014 | Code of Laws      |  1 | purple | -          prosperity prosperity health     | prosperity | dogma
015 | Mysticism         |  1 | purple | -          authority  authority  authority  | authority  | dogma

016 | Construction      |  2 | red    | authority  -          authority  authority  | authority  | demand dogma
017 | Road Building     |  2 | red    | authority  authority  -          authority  | authority  | dogma
018 | Canal Building    |  2 | yellow | -          prosperity health     prosperity | prosperity | dogma
019 | Fermenting        |  2 | yellow | health     health     -          authority  | health     | dogma dogma
020 | Currency          |  2 | green  | health     prosperity -          prosperity | prosperity | dogma
021 | Mapmaking         |  2 | green  | -          prosperity prosperity authority  | prosperity | demand dogma
022 | Calendar          |  2 | blue   | -          health     health     concept    | health     | dogma
023 | Mathematics       |  2 | blue   | -          concept    prosperity concept    | concept    | dogma
024 | Monotheism        |  2 | purple | -          authority  authority  authority  | authority  | demand dogma
025 | Philosophy        |  2 | purple | -          concept    concept    concept    | concept    | dogma dogma

026 | Engineering       |  3 | red    | authority  -          concept    authority  | authority  | demand dogma
027 | Optics            |  3 | red    | prosperity prosperity prosperity -          | prosperity | dogma
028 | Machinery         |  3 | yellow | health     health     -          authority  | health     | demand dogma dogma
029 | Medicine          |  3 | yellow | prosperity health     health     -          | health     | demand dogma
030 | Compass           |  3 | green  | -          prosperity prosperity health     | prosperity | demand
031 | Paper             |  3 | green  | -          concept    concept    prosperity | concept    | dogma dogma
032 | Alchemy           |  3 | blue   | -          health     authority  authority  | authority  | dogma dogma
033 | Translation       |  3 | blue   | -          prosperity prosperity prosperity | prosperity | dogma dogma
034 | Education         |  3 | purple | concept    concept    concept    -          | concept    | dogma
035 | Feudalism         |  3 | purple | -          authority  health     authority  | authority  | demand dogma

036 | Colonialism       |  4 | red    | -          industry   concept    industry   | industry   | dogma
037 | Gunpowder         |  4 | red    | -          industry   prosperity industry   | industry   | demand dogma
038 | Anatomy           |  4 | yellow | health     health     health     -          | health     | demand
039 | Perspective       |  4 | yellow | -          concept    concept    health     | concept    | dogma
040 | Invention         |  4 | green  | -          concept    concept    industry   | concept    | dogma dogma
041 | Navigation        |  4 | green  | -          prosperity prosperity prosperity | prosperity | demand
042 | Experimentation   |  4 | blue   | -          concept    concept    concept    | concept    | dogma
043 | Printing Press    |  4 | blue   | -          concept    concept    prosperity | concept    | dogma dogma
044 | Enterprise        |  4 | purple | -          prosperity prosperity prosperity | prosperity | demand dogma
045 | Reformation       |  4 | purple | health     health     -          health     | health     | dogma dogma

046 | Coal              |  5 | red    | industry   industry   industry   -          | industry   | dogma dogma dogma
047 | The Pirate Code   |  5 | red    | prosperity industry   prosperity -          | prosperity | demand dogma
048 | Statistics        |  5 | yellow | health     concept    health     -          | health     | demand dogma
049 | Steam Engine      |  5 | yellow | -          industry   prosperity industry   | industry   | dogma
050 | Banking           |  5 | green  | industry   prosperity -          prosperity | prosperity | demand dogma
051 | Measurement       |  5 | green  | concept    health     concept    -          | concept    | dogma
052 | Chemistry         |  5 | blue   | industry   concept    industry   -          | industry   | dogma dogma
053 | Physics           |  5 | blue   | industry   concept    concept    -          | concept    | dogma
054 | Astronomy         |  5 | purple | prosperity concept    concept    -          | concept    | dogma dogma
055 | Societies         |  5 | purple | prosperity -          concept    prosperity | prosperity | demand

056 | Industrialization |  6 | red    | prosperity industry   industry   -          | industry   | dogma dogma
057 | Machine Tools     |  6 | red    | industry   industry   -          industry   | industry   | dogma
058 | Canning           |  6 | yellow | -          industry   health     industry   | industry   | dogma dogma
059 | Vaccination       |  6 | yellow | health     industry   health     -          | health     | demand dogma
060 | Classification    |  6 | green  | concept    concept    concept    -          | concept    | dogma
061 | Metric System     |  6 | green  | -          industry   prosperity prosperity | prosperity | dogma dogma
062 | Atomic Theory     |  6 | blue   | concept    concept    concept    -          | concept    | dogma dogma
063 | Encyclopedia      |  6 | blue   | -          prosperity prosperity prosperity | prosperity | dogma dogma
064 | Democracy         |  6 | purple | prosperity concept    concept    -          | concept    | dogma
065 | Emancipation      |  6 | purple | industry   concept    industry   -          | industry   | demand dogma

066 | Combustion        |  7 | red    | prosperity prosperity industry   -          | prosperity | demand dogma
067 | Explosives        |  7 | red    | -          industry   industry   industry   | industry   | demand
068 | Refrigeration     |  7 | yellow | -          health     health     prosperity | health     | demand dogma
069 | Sanitation        |  7 | yellow | health     health     -          health     | health     | demand dogma
070 | Bicycle           |  7 | green  | prosperity prosperity efficiency -          | prosperity | dogma
071 | Electricity       |  7 | green  | concept    industry   -          industry   | industry   | dogma
072 | Evolution         |  7 | blue   | concept    concept    concept    -          | concept    | dogma
073 | Publications      |  7 | blue   | -          concept    efficiency concept    | concept    | dogma dogma
074 | Lighting          |  7 | purple | -          health     efficiency health     | health     | dogma
075 | Railroad          |  7 | purple | efficiency industry   efficiency -          | efficiency | dogma dogma dogma

076 | Flight            |  8 | red    | prosperity -          efficiency prosperity | prosperity | dogma dogma
077 | Mobility          |  8 | red    | -          industry   efficiency industry   | industry   | demand
078 | Antibiotics       |  8 | yellow | health     health     health     -          | health     | dogma
079 | Skyscrapers       |  8 | yellow | -          industry   prosperity prosperity | prosperity | demand
080 | Corporations      |  8 | green  | -          industry   industry   prosperity | industry   | demand dogma
081 | Mass Media        |  8 | green  | concept    -          efficiency concept    | concept    | dogma dogma
082 | Quantum Theory    |  8 | blue   | efficiency efficiency efficiency -          | efficiency | dogma
083 | Rocketry          |  8 | blue   | efficiency efficiency efficiency -          | efficiency | dogma
084 | Empiricism        |  8 | purple | concept    concept    concept    -          | concept    | dogma dogma
085 | Socialism         |  8 | purple | health     -          health     health     | health     | dogma dogma

086 | Composites        |  9 | red    | industry   industry   -          industry   | industry   | demand
087 | Fission           |  9 | red    | -          efficiency efficiency efficiency | efficiency | demand dogma
088 | Ecology           |  9 | yellow | health     concept    concept    -          | concept    | dogma dogma
089 | Suburbia          |  9 | yellow | -          prosperity health     health     | health     | dogma dogma
090 | Collaboration     |  9 | green  | -          prosperity efficiency prosperity | prosperity | demand dogma
091 | Satellites        |  9 | green  | -          efficiency efficiency efficiency | efficiency | dogma dogma dogma
092 | Computers         |  9 | blue   | efficiency -          efficiency industry   | efficiency | dogma dogma
093 | Genetics          |  9 | blue   | concept    concept    concept    -          | concept    | dogma
094 | Services          |  9 | purple | -          health     health     health     | health     | demand
095 | Specialization    |  9 | purple | -          industry   health     industry   | industry   | dogma dogma

096 | Miniaturization   | 10 | red    | -          concept    efficiency concept    | concept    | dogma
097 | Robotics          | 10 | red    | -          industry   avatar     industry   | industry   | dogma dogma
098 | Globalization     | 10 | yellow | -          industry   industry   industry   | industry   | demand dogma
099 | Stem Cells        | 10 | yellow | -          health     health     health     | health     | dogma dogma
100 | Databases         | 10 | green  | -          efficiency efficiency efficiency | efficiency | demand
101 | Self Service      | 10 | green  | -          prosperity avatar     prosperity | prosperity | dogma dogma
102 | Bioengineering    | 10 | blue   | concept    efficiency efficiency -          | efficiency | dogma dogma
103 | Software          | 10 | blue   | efficiency avatar     efficiency -          | efficiency | dogma dogma
104 | A.I.              | 10 | purple | concept    concept    efficiency -          | concept    | dogma dogma
105 | The Internet      | 10 | purple | -          efficiency avatar     avatar     | avatar     | dogma dogma dogma

106 | Astrogeology      | 11 | red    | prosperity -          industry   industry   | industry   | dogma dogma
107 | Fusion            | 11 | red    | efficiency efficiency efficiency -          | efficiency | dogma
108 | Near-Field Comm   | 11 | yellow | -          prosperity avatar     avatar     | avatar     | demand dogma
109 | Reclamation       | 11 | yellow | prosperity health     -          health     | health     | dogma
110 | Hypersonics       | 11 | green  | industry   industry   concept    -          | industry   | demand
111 | Space Traffic     | 11 | green  | prosperity prosperity efficiency -          | prosperity | dogma
112 | Climatology       | 11 | blue   | health     -          health     health     | health     | demand dogma
113 | Solar Sailing     | 11 | blue   | efficiency concept    concept    -          | concept    | dogma
114 | Escapism          | 11 | purple | avatar     -          avatar     avatar     | avatar     | dogma
115 | Whataboutism      | 11 | purple | concept    -          avatar     concept    | concept    | demand
"""

THIRD = """
# ("=": as in the fourth edition)
# title       |age | color | slots                                       | featured   | effects

Archery       | =  | =     | =                                           | =          | demand
Masonry       | =  | =     | =                                           | =          | dogma
Fermenting    | =  | =     | =                                           | =          | dogma
Machinery     | =  | =     | =                                           | =          | demand dogma
Medicine      | =  | =     | =                                           | =          | demand
Encyclopedia  | =  | =     | =                                           | =          | dogma
Sanitation    | =  | =     | =                                           | =          | demand
Railroad      | =  | =     | =                                           | =          | dogma dogma
Socialism     | =  | =     | =                                           | =          | dogma
Ecology       | =  | =     | =                                           | =          | dogma
Suburbia      | =  | =     | =                                           | =          | dogma
Robotics      | =  | =     | -          industry   efficiency industry   | =          | dogma
Stem Cells    | =  | =     | =                                           | =          | dogma
Self Service  | =  | =     | -          prosperity prosperity prosperity | =          | =
Software      | =  | =     | efficiency efficiency efficiency -          | =          | =
The Internet  | =  | =     | -          efficiency efficiency concept    | efficiency | =
"""
"""What the third edition prints differently; besides, it has no age 11."""

FIRST = """
# ("=": as in the third edition)
# title       |age | color | slots                                       | featured   | effects

Combustion    | =  | =     | =                                           | =          | demand
"""
"""What the first edition prints differently from the third."""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the base cards of an edition (4, 3 or 1), by rising id."""
    return _CARDS[edition]


def _editions() -> dict[int, tuple[CardFacts, ...]]:
    fourth = read_cards(FOURTH, SET)
    third = read_changes(THIRD, tuple(card for card in fourth if card.age <= 10), SET)
    first = read_changes(FIRST, third, SET)
    return {4: fourth, 3: third, 1: first}


_CARDS = _editions()
