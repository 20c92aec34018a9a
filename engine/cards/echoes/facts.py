"""The facts of Echoes of the Past: a row a card, as the fourth edition prints it.

How the table is read is told in ``engine/cards/table.py``.
"""

from engine.cards.echoes import SET
from engine.cards.table import read_cards
from engine.model.cards import CardFacts

FOURTH = """
#   | title             |age | color  | top left, bottom left to right     | featured   | effects

001 | Bangle            |  1 | red    | - authority echo bonus-1           | authority  | echo dogma dogma
002 | Candles           |  1 | red    | echo bonus-1 - concept             | concept    | echo demand
003 | Plumbing          |  1 | red    | echo bonus-2 - authority           | authority  | echo dogma
004 | Chopsticks        |  1 | yellow | - health health echo               | health     | echo dogma
005 | Noodles           |  1 | yellow | authority - authority bonus-1      | authority  | dogma dogma
006 | Soap              |  1 | yellow | health bonus-2 - health            | health     | dogma
007 | Comb              |  1 | green  | authority authority health -       | authority  | dogma
008 | Ice Skates        |  1 | green  | authority prosperity - prosperity  | prosperity | dogma dogma
009 | Umbrella          |  1 | green  | health health - echo               | health     | echo dogma
010 | Dice              |  1 | blue   | - bonus-1 prosperity prosperity    | prosperity | dogma dogma
011 | Perfume           |  1 | blue   | echo authority bonus-1 -           | authority  | echo demand
012 | Ruler             |  1 | blue   | concept - concept echo             | concept    | echo dogma
013 | Bell              |  1 | purple | authority - authority echo         | authority  | echo dogma dogma
014 | Flute             |  1 | purple | bonus-1 - prosperity echo          | prosperity | echo demand dogma
015 | Puppet            |  1 | purple | - authority bonus-3 authority      | authority  | dogma

016 | Crossbow          |  2 | red    | bonus-3 - authority authority      | authority  | demand dogma
017 | Horseshoes        |  2 | red    | - bonus-2 echo authority           | authority  | echo demand
018 | Toothbrush        |  2 | yellow | bonus-2 echo - health              | health     | echo dogma dogma
019 | Watermill         |  2 | yellow | health health health -             | health     | dogma dogma
020 | Glassblowing      |  2 | green  | - prosperity prosperity echo       | prosperity | echo dogma dogma
021 | Scissors          |  2 | green  | echo - bonus-2 authority           | authority  | echo dogma dogma
022 | Lever             |  2 | blue   | concept - echo concept             | concept    | echo dogma
023 | Linguistics       |  2 | blue   | concept concept echo -             | concept    | echo dogma
024 | Chaturanga        |  2 | purple | prosperity bonus-3 prosperity -    | prosperity | dogma dogma
025 | Pagoda            |  2 | purple | authority bonus-2 - authority      | authority  | dogma

026 | Katana            |  3 | red    | authority authority - authority    | authority  | demand
027 | Liquid Fire       |  3 | red    | - concept concept concept          | concept    | demand
028 | Deodorant         |  3 | yellow | prosperity echo prosperity -       | prosperity | echo dogma dogma
029 | Sandpaper         |  3 | yellow | prosperity prosperity - health     | prosperity | dogma dogma dogma
030 | Charitable Trust  |  3 | green  | echo - prosperity bonus-3          | prosperity | echo dogma
031 | Homing Pigeons    |  3 | green  | bonus-3 health - health            | health     | demand dogma
032 | Almanac           |  3 | blue   | - health bonus-4 echo              | health     | echo dogma dogma
033 | Magnifying Glass  |  3 | blue   | concept - bonus-3 echo             | concept    | echo dogma dogma
034 | Novel             |  3 | purple | - bonus-3 prosperity echo          | prosperity | echo dogma dogma dogma
035 | Sunglasses        |  3 | purple | - bonus-3 echo authority           | authority  | echo dogma

036 | Kobukson          |  4 | red    | bonus-5 industry - echo            | industry   | echo demand dogma dogma
037 | Shuriken          |  4 | red    | prosperity prosperity - prosperity | prosperity | demand dogma
038 | Barometer         |  4 | yellow | health echo health -               | health     | echo dogma dogma
039 | Pencil            |  4 | yellow | - echo concept bonus-4             | concept    | echo dogma
040 | Chintz            |  4 | green  | prosperity - prosperity bonus-4    | prosperity | dogma dogma dogma
041 | Globe             |  4 | green  | industry bonus-4 industry -        | industry   | dogma dogma
042 | Slide Rule        |  4 | blue   | concept concept concept -          | concept    | dogma dogma
043 | Telescope         |  4 | blue   | - bonus-4 concept echo             | concept    | echo dogma
044 | Clock             |  4 | purple | echo bonus-5 - concept             | concept    | echo demand
045 | Toilet            |  4 | purple | echo health - health               | health     | echo demand dogma

046 | Coke              |  5 | red    | echo industry industry -           | industry   | echo dogma dogma
047 | Octant            |  5 | red    | prosperity prosperity - prosperity | prosperity | demand dogma
048 | Pressure Cooker   |  5 | yellow | bonus-5 - concept concept          | concept    | dogma dogma
049 | Stove             |  5 | yellow | - bonus-6 industry echo            | industry   | echo dogma dogma
050 | Palampore         |  5 | green  | industry - industry bonus-5        | industry   | dogma dogma dogma
051 | Seed Drill        |  5 | green  | concept health health -            | health     | demand dogma
052 | Lightning Rod     |  5 | blue   | echo industry - bonus-6            | industry   | echo demand dogma dogma
053 | Thermometer       |  5 | blue   | - echo bonus-5 concept             | concept    | echo dogma
054 | Piano             |  5 | purple | bonus-5 echo - concept             | concept    | echo dogma
055 | Tuning Fork       |  5 | purple | echo concept concept -             | concept    | echo dogma

056 | Loom              |  6 | red    | industry bonus-6 - echo            | industry   | echo dogma dogma
057 | Shrapnel          |  6 | red    | industry industry industry -       | industry   | demand
058 | Dentures          |  6 | yellow | echo industry industry -           | industry   | echo dogma dogma
059 | Morphine          |  6 | yellow | concept - bonus-7 echo             | concept    | echo demand dogma dogma
060 | Hot Air Balloon   |  6 | green  | concept echo - bonus-7             | concept    | echo dogma
061 | Steamboat         |  6 | green  | - bonus-6 prosperity prosperity    | prosperity | demand
062 | Bifocals          |  6 | blue   | echo - prosperity prosperity       | prosperity | echo dogma dogma
063 | Stethoscope       |  6 | blue   | concept echo concept -             | concept    | echo dogma dogma
064 | Indian Clubs      |  6 | purple | - health bonus-6 health            | health     | demand dogma
065 | Kaleidoscope      |  6 | purple | bonus-6 concept - concept          | concept    | dogma dogma

066 | Machine Gun       |  7 | red    | industry industry echo -           | industry   | echo demand dogma
067 | Rubber            |  7 | red    | - echo industry bonus-7            | industry   | echo dogma dogma dogma
068 | Elevator          |  7 | yellow | bonus-7 echo efficiency -          | efficiency | echo dogma
069 | Fertilizer        |  7 | yellow | health - industry health           | health     | dogma dogma
070 | Jeans             |  7 | green  | echo health - bonus-8              | health     | echo dogma dogma dogma
071 | Telegraph         |  7 | green  | - efficiency efficiency concept    | efficiency | dogma dogma dogma
072 | Photography       |  7 | blue   | echo concept - bonus-7             | concept    | echo demand dogma
073 | Typewriter        |  7 | blue   | concept - prosperity prosperity    | prosperity | dogma
074 | Ice Cream         |  7 | purple | - bonus-8 health echo              | health     | echo demand dogma
075 | Saxophone         |  7 | purple | bonus-7 prosperity - prosperity    | prosperity | dogma dogma

076 | Bandage           |  8 | red    | health echo - health               | health     | echo demand
077 | Parachute         |  8 | red    | industry - efficiency efficiency   | efficiency | demand dogma
078 | Air Conditioner   |  8 | yellow | - echo bonus-9 health              | health     | echo demand dogma
079 | Tractor           |  8 | yellow | echo efficiency efficiency -       | efficiency | echo dogma dogma dogma
080 | Nylon             |  8 | green  | bonus-8 industry industry -        | industry   | dogma dogma
081 | Sliced Bread      |  8 | green  | echo - bonus-9 prosperity          | prosperity | echo dogma
082 | Radio Telescope   |  8 | blue   | - concept concept concept          | concept    | dogma
083 | X-Ray             |  8 | blue   | - health echo bonus-8              | health     | echo dogma dogma dogma
084 | Crossword         |  8 | purple | prosperity bonus-8 - prosperity    | prosperity | dogma dogma
085 | Television        |  8 | purple | bonus-8 - efficiency echo          | efficiency | echo dogma

086 | Helicopter        |  9 | red    | industry industry industry -       | industry   | dogma
087 | Jet               |  9 | red    | - echo efficiency bonus-10         | efficiency | echo demand dogma
088 | ATM               |  9 | yellow | prosperity - echo bonus-9          | prosperity | echo demand dogma dogma
089 | Wristwatch        |  9 | yellow | - industry bonus-10 echo           | industry   | echo dogma dogma
090 | Credit Card       |  9 | green  | echo prosperity bonus-9 -          | prosperity | echo dogma dogma
091 | Email             |  9 | green  | echo efficiency efficiency -       | efficiency | echo dogma dogma
092 | Calculator        |  9 | blue   | efficiency - efficiency concept    | efficiency | dogma dogma
093 | Laser             |  9 | blue   | concept concept - health           | concept    | dogma dogma
094 | Karaoke           |  9 | purple | - health bonus-9 echo              | health     | echo dogma dogma
095 | Rock              |  9 | purple | health bonus-9 - health            | health     | demand dogma

096 | Camcorder         | 10 | red    | - efficiency efficiency industry   | efficiency | demand dogma
097 | Social Networking | 10 | red    | - bonus-10 avatar echo             | avatar     | echo demand dogma
098 | Cell Phone        | 10 | yellow | efficiency - bonus-10 echo         | efficiency | echo dogma dogma dogma
099 | MP3               | 10 | yellow | avatar bonus-10 echo -             | avatar     | echo dogma dogma
100 | Barcode           | 10 | green  | industry industry - industry       | industry   | demand dogma
101 | GPS               | 10 | green  | prosperity - efficiency efficiency | efficiency | demand dogma dogma
102 | Artificial Heart  | 10 | blue   | - health health bonus-11           | health     | dogma
103 | Human Genome      | 10 | blue   | concept echo bonus-10 -            | concept    | echo dogma
104 | Puzzle Cube       | 10 | purple | echo prosperity - prosperity       | prosperity | echo dogma dogma
105 | Sudoku            | 10 | purple | concept - echo bonus-11            | concept    | echo dogma

106 | Drone             | 11 | red    | health efficiency efficiency -     | efficiency | dogma
107 | Exoskeleton       | 11 | red    | industry - efficiency industry     | industry   | demand dogma
108 | Digital Pet       | 11 | yellow | - health efficiency health         | health     | demand
109 | Esports           | 11 | yellow | bonus-12 avatar - avatar           | avatar     | dogma
110 | Algocracy         | 11 | green  | - efficiency efficiency bonus-11   | efficiency | dogma
111 | Robocar           | 11 | green  | industry industry bonus-11 -       | industry   | dogma
112 | Streaming         | 11 | blue   | bonus-11 prosperity prosperity -   | prosperity | dogma
113 | Touchscreen       | 11 | blue   | - bonus-11 concept concept         | concept    | dogma
114 | Deepfake          | 11 | purple | - concept avatar avatar            | avatar     | dogma
115 | Meritocracy       | 11 | purple | concept - concept bonus-12         | concept    | demand
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition: all 115, or none before the fourth."""
    return read_cards(FOURTH, SET) if edition == 4 else ()
