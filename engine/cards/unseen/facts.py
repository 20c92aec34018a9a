"""The facts of The Unseen: a row a card, as the fourth edition prints it.

How the table is read is told in ``engine/cards/table.py``. No earlier edition has the set.
"""

from engine.cards.table import read_cards
from engine.cards.unseen import SET
from engine.model.cards import CardFacts

FOURTH = """
#   | title                    |age | color  | top left, bottom left to right     | featured   | effects

001 | Assassination            |  1 | red    | prosperity - prosperity authority  | prosperity | demand dogma
002 | Maze                     |  1 | red    | authority authority - authority    | authority  | demand
003 | Pilgrimage               |  1 | red    | health health - health             | health     | dogma dogma
004 | Handshake                |  1 | yellow | - prosperity authority authority   | authority  | demand
005 | Tomb                     |  1 | yellow | prosperity - authority authority   | authority  | dogma dogma
006 | Woodworking              |  1 | yellow | health health - concept            | health     | dogma
007 | Dance                    |  1 | green  | health health - health             | health     | dogma
008 | Rumor                    |  1 | green  | prosperity prosperity - prosperity | prosperity | dogma dogma
009 | Silk                     |  1 | green  | prosperity prosperity health -     | prosperity | dogma dogma
010 | Espionage                |  1 | blue   | authority - authority authority    | authority  | demand
011 | Palmistry                |  1 | blue   | health authority - authority       | authority  | dogma dogma
012 | Proverb                  |  1 | blue   | - prosperity authority authority   | authority  | dogma
013 | Myth                     |  1 | purple | - authority authority authority    | authority  | dogma
014 | Polytheism               |  1 | purple | - concept concept authority        | concept    | dogma dogma
015 | Symbology                |  1 | purple | concept concept - authority        | concept    | dogma

016 | Padlock                  |  2 | red    | prosperity authority - authority   | authority  | demand dogma
017 | Password                 |  2 | red    | - prosperity authority authority   | authority  | dogma
018 | Exile                    |  2 | yellow | health - health authority          | health     | demand dogma
019 | Fingerprints             |  2 | yellow | health concept - health            | health     | dogma dogma
020 | Cipher                   |  2 | green  | - concept concept authority        | concept    | dogma dogma
021 | Counterfeiting           |  2 | green  | concept prosperity prosperity -    | prosperity | dogma dogma
022 | Astrology                |  2 | blue   | prosperity prosperity - health     | prosperity | dogma dogma
023 | Meteorology              |  2 | blue   | concept concept health -           | concept    | dogma dogma
024 | Propaganda               |  2 | purple | prosperity - authority authority   | authority  | demand dogma
025 | Steganography            |  2 | purple | - authority authority authority    | authority  | dogma

026 | Knights Templar          |  3 | red    | - health authority authority       | authority  | demand dogma
027 | Red Envelope             |  3 | red    | health prosperity - prosperity     | prosperity | dogma dogma
028 | Freemasons               |  3 | yellow | prosperity - prosperity authority  | prosperity | dogma dogma
029 | Secret Police            |  3 | yellow | authority authority authority -    | authority  | demand dogma
030 | Cliffhanger              |  3 | green  | concept health health -            | health     | dogma
031 | Smuggling                |  3 | green  | prosperity prosperity - prosperity | prosperity | demand
032 | Brethren of Purity       |  3 | blue   | concept concept health -           | concept    | dogma
033 | Secretum Secretorum      |  3 | blue   | concept - concept prosperity       | concept    | dogma
034 | Masquerade               |  3 | purple | prosperity prosperity - authority  | prosperity | dogma dogma
035 | Taqiyya                  |  3 | purple | concept health - health            | health     | dogma dogma

036 | Ninja                    |  4 | red    | prosperity health - health         | health     | demand dogma
037 | Spanish Inquisition      |  4 | red    | concept - concept concept          | concept    | demand dogma
038 | April Fool's Day         |  4 | yellow | - concept health health            | health     | dogma dogma
039 | Heirloom                 |  4 | yellow | industry prosperity industry -     | industry   | dogma
040 | Blackmail                |  4 | green  | - industry industry health         | industry   | demand
041 | El Dorado                |  4 | green  | prosperity prosperity - prosperity | prosperity | dogma
042 | Quackery                 |  4 | blue   | - concept industry concept         | concept    | dogma dogma
043 | The Prophecies           |  4 | blue   | concept concept - concept          | concept    | dogma
044 | Confession               |  4 | purple | prosperity prosperity prosperity - | prosperity | dogma dogma
045 | Legend                   |  4 | purple | - health health concept            | health     | dogma

046 | Cabal                    |  5 | red    | - industry industry prosperity     | industry   | demand dogma
047 | Witch Trial              |  5 | red    | industry industry industry -       | industry   | demand
048 | Chartreuse               |  5 | yellow | health industry - health           | health     | dogma dogma
049 | Gallery                  |  5 | yellow | prosperity concept prosperity -    | prosperity | dogma dogma
050 | Buried Treasure          |  5 | green  | prosperity prosperity - prosperity | prosperity | dogma
051 | Secret History           |  5 | green  | industry prosperity industry -     | industry   | demand dogma
052 | Popular Science          |  5 | blue   | concept prosperity concept -       | concept    | dogma dogma dogma
053 | Probability              |  5 | blue   | - concept concept concept          | concept    | dogma dogma
054 | Pantheism                |  5 | purple | - health concept concept           | concept    | dogma dogma
055 | Pen Name                 |  5 | purple | industry - industry concept        | industry   | dogma

056 | Red Herring              |  6 | red    | prosperity - prosperity prosperity | prosperity | dogma dogma
057 | Sniping                  |  6 | red    | industry industry - industry       | industry   | demand
058 | Attic                    |  6 | yellow | industry - industry prosperity     | industry   | dogma dogma dogma
059 | Sabotage                 |  6 | yellow | - industry industry industry       | industry   | demand
060 | Hiking                   |  6 | green  | health health - health             | health     | dogma
061 | Swiss Bank Account       |  6 | green  | prosperity prosperity prosperity - | prosperity | dogma dogma
062 | Placebo                  |  6 | blue   | concept concept industry -         | concept    | dogma
063 | Reconnaissance           |  6 | blue   | industry - industry concept        | industry   | demand dogma
064 | Illuminati               |  6 | purple | concept - concept concept          | concept    | dogma
065 | Triad                    |  6 | purple | concept health - concept           | concept    | dogma

066 | Camouflage               |  7 | red    | industry - industry health         | industry   | dogma dogma
067 | Safe Deposit Box         |  7 | red    | - prosperity efficiency prosperity | prosperity | dogma
068 | Mafia                    |  7 | yellow | industry - industry industry       | industry   | demand dogma dogma
069 | Subway                   |  7 | yellow | health efficiency efficiency -     | efficiency | dogma
070 | Black Market             |  7 | green  | - prosperity industry prosperity   | prosperity | dogma
071 | Plot Voucher             |  7 | green  | concept concept health -           | concept    | dogma
072 | Counterintelligence      |  7 | blue   | concept concept - concept          | concept    | demand dogma
073 | Private Eye              |  7 | blue   | health health concept -            | health     | demand dogma dogma
074 | Fortune Cookie           |  7 | purple | - health health prosperity         | health     | dogma
075 | Slot Machine             |  7 | purple | industry efficiency efficiency -   | efficiency | dogma

076 | Concealment              |  8 | red    | - industry industry efficiency     | industry   | demand dogma
077 | Enigma Machine           |  8 | red    | efficiency efficiency - efficiency | efficiency | dogma dogma
078 | Jackalope                |  8 | yellow | health - health health             | health     | demand dogma
079 | Shangri-La               |  8 | yellow | - prosperity health health         | health     | dogma
080 | Handbag                  |  8 | green  | - prosperity efficiency prosperity | prosperity | dogma
081 | Hitchhiking              |  8 | green  | industry efficiency efficiency -   | efficiency | dogma
082 | Blacklight               |  8 | blue   | - industry industry industry       | industry   | dogma
083 | Scouting                 |  8 | blue   | health concept concept -           | concept    | dogma
084 | Joy Buzzer               |  8 | purple | - industry industry industry       | industry   | demand dogma
085 | Opus Dei                 |  8 | purple | health concept concept -           | concept    | dogma dogma

086 | Iron Curtain             |  9 | red    | - health efficiency health         | health     | dogma
087 | McCarthyism              |  9 | red    | industry efficiency efficiency -   | efficiency | demand dogma dogma
088 | Magic 8-Ball             |  9 | yellow | - health health health             | health     | dogma
089 | Surveillance             |  9 | yellow | concept efficiency efficiency -    | efficiency | demand dogma
090 | Area 51                  |  9 | green  | concept - concept concept          | concept    | dogma dogma dogma
091 | Teleprompter             |  9 | green  | health efficiency efficiency -     | efficiency | dogma
092 | Consulting               |  9 | blue   | - industry industry prosperity     | industry   | dogma
093 | Fermi Paradox            |  9 | blue   | - efficiency efficiency concept    | efficiency | dogma dogma
094 | Clown Car                |  9 | purple | prosperity prosperity - health     | prosperity | demand
095 | Urban Legend             |  9 | purple | industry - industry industry       | industry   | dogma dogma

096 | Fight Club               | 10 | red    | - avatar avatar health             | avatar     | demand dogma
097 | Secret Santa             | 10 | red    | concept concept - avatar           | concept    | demand dogma
098 | Ride-Hailing             | 10 | yellow | efficiency efficiency efficiency - | efficiency | dogma dogma
099 | Whatchamacallit          | 10 | yellow | - health industry health           | health     | dogma
100 | Cryptocurrency           | 10 | green  | prosperity industry industry -     | industry   | dogma dogma
101 | Denver Airport           | 10 | green  | prosperity prosperity - avatar     | prosperity | dogma dogma
102 | Hacking                  | 10 | blue   | - avatar avatar concept            | avatar     | demand
103 | Inhomogeneous Cosmology  | 10 | blue   | efficiency - efficiency efficiency | efficiency | dogma dogma
104 | 3D Printing              | 10 | purple | concept efficiency efficiency -    | efficiency | dogma
105 | Order of the Occult Hand | 10 | purple | - industry concept concept         | concept    | dogma dogma dogma

106 | Cloaking                 | 11 | red    | - concept industry concept         | concept    | demand
107 | Dark Web                 | 11 | red    | industry - efficiency efficiency   | efficiency | dogma dogma
108 | Escape Room              | 11 | yellow | efficiency prosperity efficiency - | efficiency | demand dogma
109 | Fashion Mask             | 11 | yellow | - health health health             | health     | dogma dogma
110 | Green Hydrogen           | 11 | green  | industry industry industry -       | industry   | dogma
111 | Mystery Box              | 11 | green  | - prosperity prosperity prosperity | prosperity | dogma
112 | Astrobiology             | 11 | blue   | health health avatar -             | health     | dogma
113 | Quantum Computers        | 11 | blue   | efficiency efficiency - efficiency | efficiency | demand dogma
114 | Holography               | 11 | purple | avatar avatar - avatar             | avatar     | dogma
115 | Metaverse                | 11 | purple | concept avatar avatar -            | avatar     | dogma
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition: all 115, or none before the fourth."""
    return read_cards(FOURTH, SET) if edition == 4 else ()
