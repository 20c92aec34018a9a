"""The facts of Artifacts of History: a row a card, as the fourth edition prints it.

How the table is read is told in ``engine/cards/table.py``. The earlier editions have another set of the name, which is
not here.
"""

from engine.cards.artifacts import SET
from engine.cards.table import read_cards
from engine.model.cards import CardFacts

FOURTH = """
#   | title                           |  age | color  | top left, bottom left to right     | featured   | effects

001 | Holmegaard Bows                 |    1 | red    | authority health - health          | health     | compel dogma
002 | Papyrus of Ani                  |    1 | red    | health health health -             | health     | dogma
003 | Pavlovian Tusk                  |    1 | red    | - prosperity authority prosperity  | prosperity | dogma
004 | Dancing Girl                    |    1 | yellow | - concept concept concept          | concept    | compel dogma
005 | Lurgan Canoe                    |    1 | yellow | - prosperity prosperity prosperity | prosperity | dogma
006 | Xianrendong Shards              |    1 | yellow | - health health health             | health     | dogma
007 | Electrum Stater of Efesos       |    1 | green  | prosperity - authority prosperity  | prosperity | dogma
008 | Jiskairumoko Necklace           |    1 | green  | - prosperity authority authority   | authority  | compel
009 | Priest-King                     |    1 | green  | authority - authority authority    | authority  | dogma
010 | Basur Hoyuk Tokens              |    1 | blue   | prosperity - health health         | health     | dogma
011 | Sibidu Needle                   |    1 | blue   | authority authority authority -    | authority  | dogma
012 | Treaty of Kadesh                |    1 | blue   | prosperity authority - authority   | authority  | compel dogma
013 | Ark of the Covenant             |    1 | purple | - authority authority authority    | authority  | dogma dogma
014 | Mask of Warka                   |    1 | purple | authority authority - authority    | authority  | dogma
015 | Tale of the Shipwrecked Sailor  |    1 | purple | - authority concept concept        | concept    | dogma

016 | Babylonian Chronicles           |    2 | red    | - authority authority authority    | authority  | compel dogma
017 | Chronicle of Zuo                |    2 | red    | prosperity - concept concept       | concept    | dogma dogma
018 | Holy Grail                      |    2 | yellow | health - prosperity health         | health     | dogma
019 | Terracotta Army                 |    2 | yellow | prosperity prosperity prosperity - | prosperity | compel dogma
020 | Baghdad Battery                 |    2 | green  | prosperity concept - prosperity    | prosperity | dogma
021 | Holy Lance                      |    2 | green  | authority health - authority       | authority  | compel dogma
022 | Rosetta Stone                   |    2 | blue   | authority authority authority -    | authority  | dogma
023 | Seikilos Epitaph                |    2 | blue   | health health health -             | health     | dogma
024 | Cyrus Cylinder                  |    2 | purple | - concept concept authority        | concept    | dogma dogma
025 | Dead Sea Scrolls                |    2 | purple | - authority concept authority      | authority  | dogma dogma

026 | Excalibur                       |    3 | red    | prosperity - authority authority   | authority  | compel
027 | Mjölnir Amulet                  |    3 | red    | - authority authority concept      | authority  | compel
028 | Along the River during the Qingming Festival | 3| yellow | prosperity prosperity prosperity - | prosperity | dogma
029 | Moylough Belt Shrine            |    3 | yellow | authority health - authority       | authority  | compel
030 | Ife Head                        |    3 | green  | prosperity prosperity - prosperity | prosperity | dogma
031 | Philosopher's Stone             |    3 | green  | prosperity prosperity prosperity - | prosperity | dogma
032 | Dunhuang Star Chart             |    3 | blue   | concept concept - concept          | concept    | dogma
033 | Yata No Kagami                  |    3 | blue   | concept - concept authority        | concept    | dogma
034 | Necronomicon                    |    3 | purple | - health health health             | health     | dogma
035 | Shroud of Turin                 |    3 | purple | health - health health             | health     | dogma

036 | East India Company Charter      |    4 | red    | prosperity industry industry -     | industry   | dogma
037 | Galleon Nuestra Señora De Atocha |    4 | red    | industry industry prosperity -     | industry  | compel
038 | Mona Lisa                       |    4 | yellow | - prosperity health health         | health     | dogma
039 | Moses                           |    4 | yellow | health health - health             | health     | compel dogma
040 | Hunt-Lenox Globe                |    4 | green  | concept concept - concept          | concept    | dogma dogma
041 | Molasses Reef Caravel           |    4 | green  | concept concept concept -          | concept    | dogma dogma
042 | Delft Pocket Telescope          |    4 | blue   | industry - concept concept         | concept    | dogma
043 | Petition of Right               |    4 | blue   | concept - prosperity concept       | concept    | compel dogma
044 | Abell Gallery Harpsichord       |    4 | purple | health - prosperity health         | health     | dogma
045 | Cross of Coronado               |    4 | purple | prosperity prosperity - prosperity | prosperity | dogma

046 | Galley Whydah                   |    5 | red    | - health concept concept           | concept    | compel
047 | Ship of the Line Sussex         |    5 | red    | industry industry - industry       | industry   | dogma
048 | Gujin Tushu Jicheng             |    5 | yellow | concept prosperity - concept       | concept    | dogma
049 | The Daily Courant               |    5 | yellow | industry industry prosperity -     | industry   | dogma
050 | Barque-Longue La Belle          |    5 | green  | industry - industry prosperity     | industry   | dogma
051 | Hudson's Bay Company Archives   |    5 | green  | prosperity - industry prosperity   | prosperity | dogma
052 | Boerhaave Microscope            |    5 | blue   | concept industry concept -         | concept    | dogma
053 | Principia                       |    5 | blue   | concept concept - concept          | concept    | dogma
054 | Almira, Queen of Castile        |    5 | purple | prosperity - prosperity prosperity | prosperity | dogma
055 | Sandham Room Cricket Bat        |    5 | purple | health health industry -           | health     | dogma

056 | Frigate Constitution            |    6 | red    | - industry industry industry       | industry   | compel
057 | U.S. Declaration of Independence |    6 | red    | prosperity concept concept -       | concept   | compel
058 | Pride and Prejudice             |    6 | yellow | - concept health concept           | concept    | dogma
059 | Qianlong's Dragon Robe          |    6 | yellow | - prosperity concept concept       | concept    | compel
060 | Buttonwood Agreement            |    6 | green  | industry prosperity industry -     | industry   | dogma
061 | The Wealth of Nations           |    6 | green  | prosperity industry - prosperity   | prosperity | dogma
062 | Kilogram of the Archives        |    6 | blue   | industry - industry concept        | industry   | dogma
063 | Puffing Billy                   |    6 | blue   | industry - industry industry       | industry   | dogma
064 | Marcha Real                     |    6 | purple | health health - prosperity         | health     | dogma
065 | Moonlight Sonata                |    6 | purple | concept concept - concept          | concept    | dogma dogma

066 | Jedlik's Electromagnetic Self-Rotor |    7 | red   | - efficiency concept concept       | concept | dogma dogma
067 | Submarine H. L. Hunley          |    7 | red    | industry industry industry -       | industry   | compel
068 | Colt Paterson Revolver          |    7 | yellow | industry - industry prosperity     | industry   | compel
069 | Singer Model 27                 |    7 | yellow | - industry efficiency efficiency   | efficiency | dogma
070 | Hansen Writing Ball             |    7 | green  | efficiency health efficiency -     | efficiency | compel dogma
071 | International Prototype Metre Bar |    7 | green | prosperity - prosperity industry  | prosperity | dogma
072 | Corvette Challenger             |    7 | blue   | health concept - health            | health     | dogma
073 | Periodic Table                  |    7 | blue   | concept - concept concept          | concept    | dogma
074 | Roundhay Garden Scene           |    7 | purple | health health health -             | health     | dogma
075 | The Communist Manifesto         |    7 | purple | prosperity prosperity - health     | prosperity | dogma

076 | Battleship Bismarck             |    8 | red    | - industry industry industry       | industry   | compel
077 | Battleship Yamato               | 8/11 | red    | empty - empty empty                | -          | -
078 | Action Comics #1                |    8 | yellow | - efficiency efficiency concept    | efficiency | compel
079 | Plüsch Beweglich Rod Bear       |    8 | yellow | health health health -             | health     | dogma
080 | Liner Titanic                   |    8 | green  | prosperity industry prosperity -   | prosperity | dogma dogma
081 | Meiji-Mura Stamp Vending Machine |    8 | green | health prosperity - prosperity     | prosperity | dogma
082 | Earhart's Lockheed Electra 10E  |    8 | blue   | efficiency - efficiency efficiency | efficiency | dogma dogma
083 | Parnell Pitch Drop              |    8 | blue   | concept concept concept -          | concept    | dogma
084 | '30 World Cup Final Ball        |    8 | purple | health health efficiency -         | health     | compel dogma
085 | Garland's Ruby Slippers         |    8 | purple | - efficiency efficiency efficiency | efficiency | dogma

086 | Crusader Rabbit                 |    9 | red    | - health efficiency health         | health     | compel dogma
087 | Velcro Shoes                    |    9 | red    | industry industry efficiency -     | industry   | compel dogma
088 | Magnavox Odyssey                |    9 | yellow | concept health - concept           | concept    | dogma
089 | Rock Around the Clock           |    9 | yellow | health efficiency - efficiency     | efficiency | dogma dogma
090 | Philips Compact Cassette        |    9 | green  | - health health health             | health     | compel dogma
091 | Syncom 3                        |    9 | green  | - efficiency efficiency efficiency | efficiency | dogma
092 | Luna 3                          |    9 | blue   | industry - industry industry       | industry   | dogma dogma
093 | Yeager's Bell X-1A              |    9 | blue   | efficiency efficiency industry -   | efficiency | dogma
094 | Marilyn Diptych                 |    9 | purple | prosperity prosperity prosperity - | prosperity | dogma dogma
095 | The Big Bang                    |    9 | purple | concept - concept concept          | concept    | dogma

096 | Maldives                        |   10 | red    | efficiency - efficiency efficiency | efficiency | compel dogma
097 | Tanker Exxon Valdez             |   10 | red    | industry - industry industry       | industry   | compel
098 | Dolly the Sheep                 |   10 | yellow | - efficiency health efficiency     | efficiency | dogma dogma
099 | Where's Waldo?                  |   10 | yellow | health avatar - health             | health     | dogma
100 | Musk's Tesla Roadster           |   10 | green  | industry industry - efficiency     | industry   | dogma
101 | Seikan Tunnel                   |   10 | green  | efficiency efficiency efficiency - | efficiency | dogma
102 | Higgs Boson                     |   10 | blue   | avatar avatar avatar -             | avatar     | dogma
103 | Rover Curiosity                 |   10 | blue   | - concept concept concept          | concept    | dogma
104 | DeLorean DMC-12                 |   10 | purple | - efficiency efficiency efficiency | efficiency | dogma
105 | Dragon's Lair                   |   10 | purple | - prosperity prosperity prosperity | prosperity | compel

106 | 16 Psyche                       |   11 | red    | industry industry industry -       | industry   | dogma
107 | Pizza Pacaya                    |   11 | red    | - prosperity efficiency prosperity | prosperity | compel
108 | Tasmanian Tiger                 |   11 | yellow | concept - concept health           | concept    | dogma
109 | What Does The Fox Say           |   11 | yellow | - prosperity avatar avatar         | avatar     | dogma
110 | Greenland                       |   11 | green  | health efficiency - health         | health     | compel dogma
111 | Sanskrit                        |   11 | green  | concept - avatar concept           | concept    | dogma
112 | Great Barrier Reef              |   11 | blue   | health - health concept            | health     | dogma dogma
113 | Martian Internet                |   11 | blue   | avatar avatar avatar -             | avatar     | dogma
114 | Jumbo Kingdom                   |   11 | purple | - prosperity prosperity concept    | prosperity | dogma dogma
115 | Oculus Quest                    |   11 | purple | concept efficiency efficiency -    | efficiency | compel
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition: all 115, or none before the fourth."""
    return read_cards(FOURTH, SET) if edition == 4 else ()
