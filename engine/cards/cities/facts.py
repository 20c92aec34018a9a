"""The facts of Cities of Destiny: a row a city, as the fourth edition prints it, with six slots and no effects.

How the table is read is told in ``engine/cards/table.py``. Earlier editions print other cities, which are not here yet.
"""

from engine.cards.cities import SET
from engine.cards.table import read_cards
from engine.model.cards import CardFacts

FOURTH = """
#   | title          |age | color  | top left, bottom left to right, top middle and right           | featured | effects

001 | Athens         |  1 | red    | concept concept concept health plus -                          | -        | -
002 | Chang' An      |  1 | red    | health health health prosperity plus -                         | -        | -
003 | Thebes         |  1 | red    | prosperity prosperity prosperity concept search-concept -      | -        | -
004 | Damascus       |  1 | yellow | prosperity prosperity prosperity prosperity search-authority - | -        | -
005 | Linzi          |  1 | yellow | authority prosperity prosperity authority search-authority -   | -        | -
006 | Uruk           |  1 | yellow | authority prosperity authority authority search-authority -    | -        | -
007 | Babylon        |  1 | green  | concept concept concept prosperity uplift -                    | -        | -
008 | Jerusalem      |  1 | green  | authority concept concept authority search-authority -         | -        | -
009 | Memphis        |  1 | green  | authority health authority authority search-authority -        | -        | -
010 | Atlantis       |  1 | blue   | health health health health search-authority -                 | -        | -
011 | Troy           |  1 | blue   | prosperity prosperity prosperity authority junk -              | -        | -
012 | Yin            |  1 | blue   | authority health health authority search-authority -           | -        | -
013 | Ephesus        |  1 | purple | prosperity prosperity prosperity authority plus -              | -        | -
014 | Hattusa        |  1 | purple | health health health authority search-authority -              | -        | -
015 | Mohenjo-Daro   |  1 | purple | health health health authority plus -                          | -        | -

016 | Sparta         |  2 | red    | authority industry authority authority junk -                  | -        | -
017 | Tikal          |  2 | red    | authority health bonus-4 authority search-authority -          | -        | -
018 | Nineveh        |  2 | yellow | health health prosperity bonus-2 search-health -               | -        | -
019 | Teotihuacan    |  2 | yellow | health health bonus-3 authority search-health -                | -        | -
020 | Marseille      |  2 | green  | prosperity bonus-2 prosperity authority search-prosperity -    | -        | -
021 | Nanjing        |  2 | green  | bonus-3 prosperity authority authority search-authority -      | -        | -
022 | Alexandria     |  2 | blue   | prosperity bonus-2 prosperity concept plus -                   | -        | -
023 | Carthage       |  2 | blue   | prosperity concept prosperity prosperity plus -                | -        | -
024 | Luoyang        |  2 | purple | concept concept health bonus-2 uplift -                        | -        | -
025 | Rome           |  2 | purple | bonus-2 concept concept authority search-concept -             | -        | -

026 | Barcelona      |  3 | red    | bonus-4 authority prosperity authority plus -                  | -        | -
027 | Delhi          |  3 | red    | concept health concept concept left -                          | -        | -
028 | Jakarta        |  3 | yellow | health prosperity health health junk -                         | -        | -
029 | Kaifeng        |  3 | yellow | authority health authority authority left -                    | -        | -
030 | Baghdad        |  3 | green  | prosperity prosperity concept bonus-3 left -                   | -        | -
031 | Venice         |  3 | green  | industry prosperity prosperity prosperity plus -               | -        | -
032 | Cordoba        |  3 | blue   | industry industry industry concept left -                      | -        | -
033 | Hangzhou       |  3 | blue   | concept concept concept authority uplift -                     | -        | -
034 | Constantinople |  3 | purple | authority prosperity bonus-3 authority left -                  | -        | -
035 | Mecca          |  3 | purple | health bonus-5 prosperity health search-health -               | -        | -

036 | Milan          |  4 | red    | industry industry uplift concept plus -                        | -        | -
037 | Tenochtitlan   |  4 | red    | authority authority bonus-4 concept left -                     | -        | -
038 | Beijing        |  4 | yellow | authority authority authority health left -                    | -        | -
039 | Lisbon         |  4 | yellow | industry industry plus health plus -                           | -        | -
040 | Calicut        |  4 | green  | bonus-5 prosperity health health search-health -               | -        | -
041 | Manila         |  4 | green  | prosperity bonus-4 prosperity health left -                    | -        | -
042 | Frankfurt      |  4 | blue   | concept concept plus industry plus -                           | -        | -
043 | Madrid         |  4 | blue   | concept concept concept prosperity left -                      | -        | -
044 | Florence       |  4 | purple | prosperity concept concept bonus-4 left -                      | -        | -
045 | Seville        |  4 | purple | prosperity prosperity prosperity concept junk -                | -        | -

046 | Algiers        |  5 | red    | prosperity concept concept bonus-5 flag -                      | -        | -
047 | Zurich         |  5 | red    | industry industry industry concept junk -                      | -        | -
048 | Hoi An         |  5 | yellow | bonus-7 prosperity prosperity health search-prosperity -       | -        | -
049 | Osaka          |  5 | yellow | health health concept concept search-concept -                 | -        | -
050 | Amsterdam      |  5 | green  | authority health uplift authority plus -                       | -        | -
051 | Stockholm      |  5 | green  | industry prosperity bonus-5 prosperity flag -                  | -        | -
052 | Boston         |  5 | blue   | industry concept plus concept plus -                           | -        | -
053 | Naples         |  5 | blue   | concept concept plus health plus -                             | -        | -
054 | Gdansk         |  5 | purple | prosperity bonus-5 industry prosperity flag -                  | -        | -
055 | Tokyo          |  5 | purple | authority authority efficiency authority flag -                | -        | -

056 | Philadelphia   |  6 | red    | industry efficiency plus efficiency plus -                     | -        | -
057 | Tehran         |  6 | red    | industry prosperity right prosperity flag -                    | -        | -
058 | Dublin         |  6 | yellow | industry health right industry junk -                          | -        | -
059 | Paris          |  6 | yellow | health health efficiency bonus-7 flag -                        | -        | -
060 | Bombay         |  6 | green  | bonus-6 prosperity health health right -                       | -        | -
061 | Rio De Janeiro |  6 | green  | industry bonus-7 industry prosperity flag -                    | -        | -
062 | Berlin         |  6 | blue   | industry industry right concept flag -                         | -        | -
063 | Edinburgh      |  6 | blue   | concept industry plus concept plus -                           | -        | -
064 | New York City  |  6 | purple | concept prosperity uplift prosperity plus -                    | -        | -
065 | Vienna         |  6 | purple | concept concept bonus-6 prosperity right -                     | -        | -

066 | Lyon           |  7 | red    | prosperity industry right industry flag -                      | -        | -
067 | Montreal       |  7 | red    | industry industry plus prosperity junk -                       | -        | -
068 | Melbourne      |  7 | yellow | bonus-7 bonus-7 health prosperity bonus-7 -                    | -        | -
069 | St. Petersburg |  7 | yellow | health industry right health flag -                            | -        | -
070 | London         |  7 | green  | industry efficiency uplift efficiency right -                  | -        | -
071 | Toronto        |  7 | green  | bonus-7 bonus-7 efficiency health bonus-7 -                    | -        | -
072 | Johannesburg   |  7 | blue   | bonus-7 bonus-7 concept prosperity bonus-7 -                   | -        | -
073 | Munich         |  7 | blue   | concept efficiency plus concept right -                        | -        | -
074 | San Francisco  |  7 | purple | prosperity concept bonus-9 bonus-9 bonus-9 -                   | -        | -
075 | Washington     |  7 | purple | industry concept right concept flag -                          | -        | -

076 | Kuala Lumpur   |  8 | red    | industry industry efficiency industry fountain -               | -        | -
077 | Los Angeles    |  8 | red    | bonus-9 industry bonus-9 concept bonus-9 -                     | -        | -
078 | Chicago        |  8 | yellow | bonus-8 bonus-8 efficiency health bonus-8 -                    | -        | -
079 | Shanghai       |  8 | yellow | health prosperity health health fountain -                     | -        | -
080 | Hamburg        |  8 | green  | prosperity efficiency efficiency efficiency junk -             | -        | -
081 | São Paulo      |  8 | green  | bonus-8 bonus-8 prosperity health bonus-8 -                    | -        | -
082 | Chongqing      |  8 | blue   | industry industry uplift concept plus -                        | -        | -
083 | Kyiv           |  8 | blue   | industry efficiency plus industry plus -                       | -        | -
084 | Buenos Aires   |  8 | purple | bonus-9 efficiency bonus-9 concept bonus-9 -                   | -        | -
085 | Vancouver      |  8 | purple | prosperity concept plus concept plus -                         | -        | -

086 | Dallas         |  9 | red    | industry efficiency plus efficiency up -                       | -        | -
087 | Perth          |  9 | red    | bonus-10 industry bonus-10 prosperity bonus-10 -               | -        | -
088 | Guadalajara    |  9 | yellow | health efficiency plus efficiency up -                         | -        | -
089 | Miami          |  9 | yellow | bonus-9 prosperity bonus-9 health bonus-9 -                    | -        | -
090 | Santiago       |  9 | green  | bonus-9 bonus-9 efficiency concept bonus-9 -                   | -        | -
091 | Sydney         |  9 | green  | concept prosperity up prosperity fountain -                    | -        | -
092 | Houston        |  9 | blue   | bonus-10 efficiency bonus-10 prosperity bonus-10 -             | -        | -
093 | Taipei         |  9 | blue   | efficiency efficiency up concept fountain -                    | -        | -
094 | Hong Kong      |  9 | purple | industry efficiency uplift industry up -                       | -        | -
095 | Moscow         |  9 | purple | health concept junk health fountain -                          | -        | -

096 | Seoul          | 10 | red    | avatar avatar up avatar unsplay -                              | -        | -
097 | Singapore      | 10 | red    | industry bonus-10 industry prosperity plus -                   | -        | -
098 | Copenhagen     | 10 | yellow | health efficiency up health unsplay -                          | -        | -
099 | Dubai          | 10 | yellow | bonus-10 prosperity efficiency prosperity plus -               | -        | -
100 | Bangkok        | 10 | green  | efficiency prosperity bonus-11 bonus-11 bonus-11 -             | -        | -
101 | Tel Aviv       | 10 | green  | concept efficiency up efficiency unsplay -                     | -        | -
102 | Atlanta        | 10 | blue   | bonus-10 efficiency efficiency concept plus -                  | -        | -
103 | Bangalore      | 10 | blue   | health health up concept unsplay -                             | -        | -
104 | Brussels       | 10 | purple | industry avatar industry industry junk -                       | -        | -
105 | Lagos          | 10 | purple | health concept up concept unsplay -                            | -        | -

106 | Guangzhou      | 11 | red    | prosperity industry fountain industry fountain -               | -        | -
107 | Warsaw         | 11 | red    | efficiency bonus-11 concept efficiency unsplay -               | -        | -
108 | Nairobi        | 11 | yellow | industry health fountain health fountain -                     | -        | -
109 | Shenzhen       | 11 | yellow | bonus-11 efficiency efficiency efficiency unsplay -            | -        | -
110 | Beirut         | 11 | green  | prosperity avatar prosperity bonus-11 unsplay -                | -        | -
111 | Riyadh         | 11 | green  | efficiency bonus-12 prosperity bonus-12 bonus-12 -             | -        | -
112 | Prague         | 11 | blue   | concept concept fountain efficiency fountain -                 | -        | -
113 | Seattle        | 11 | blue   | industry industry bonus-11 avatar unsplay -                    | -        | -
114 | Brisbane       | 11 | purple | avatar bonus-11 bonus-11 health bonus-11 -                     | -        | -
115 | Lima           | 11 | purple | concept health bonus-11 concept unsplay -                      | -        | -
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition: all 115, or none before the fourth."""
    return read_cards(FOURTH, SET) if edition == 4 else ()
