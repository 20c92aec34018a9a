"""The facts of Figures in the Sand: a row a card, as the fourth edition has it.

How the table is read is told in ``engine/cards/table.py``. One source gives the texts; the names, ages, colors and
icons of most cards are those of the third edition's print as well. The fifteen base cards of age 0 that come with the
set are not in it yet.
"""

from engine.cards.figures import SET
from engine.cards.table import read_cards
from engine.model.cards import CardFacts

FOURTH = """
#   | title | age | color | top left, bottom left to right | featured | effects

001 | Gilgamesh               |  1 | red    | avatar - bonus-1 authority     | authority  | karma karma
002 | Hammurabi               |  1 | red    | concept avatar - bonus-2       | concept    | karma
003 | Tigernmas               |  1 | red    | - health avatar health         | health     | karma karma
004 | Shennong                |  1 | yellow | health health - avatar         | health     | karma
005 | Sneferu                 |  1 | yellow | - authority authority avatar   | authority  | karma karma
006 | Sunshu Ao               |  1 | yellow | - bonus-1 avatar authority     | authority  | karma karma karma
007 | Fu Xi                   |  1 | green  | avatar prosperity - prosperity | prosperity | karma karma
008 | Hatshepsut              |  1 | green  | bonus-1 prosperity avatar -    | prosperity | karma
009 | Sargon of Akkad         |  1 | green  | bonus-1 prosperity - avatar    | prosperity | karma
010 | Daedalus                |  1 | blue   | avatar - authority authority   | authority  | karma
011 | Huang Di                |  1 | blue   | concept concept avatar -       | concept    | karma karma
012 | Imhotep                 |  1 | blue   | authority - authority avatar   | authority  | karma
013 | Homer                   |  1 | purple | - avatar bonus-2 authority     | authority  | karma karma
014 | Ptahhotep               |  1 | purple | - avatar authority authority   | authority  | karma
015 | Sinuhe                  |  1 | purple | avatar health health -         | health     | karma karma

016 | Alexander the Great     |  2 | red    | bonus-2 avatar - authority     | authority  | karma karma
017 | Sun Tzu                 |  2 | red    | avatar authority - authority   | authority  | karma karma
018 | Cai Lun                 |  2 | yellow | avatar prosperity prosperity - | prosperity | karma karma
019 | Ximen Bao               |  2 | yellow | avatar bonus-2 - health        | health     | karma karma
020 | Augustus Caesar         |  2 | green  | authority - authority avatar   | authority  | karma
021 | Ptolemy                 |  2 | green  | - prosperity avatar prosperity | prosperity | karma karma
022 | Archimedes              |  2 | blue   | concept - avatar concept       | concept    | karma karma
023 | Zhang Heng              |  2 | blue   | health avatar bonus-2 -        | health     | karma
024 | Confucius               |  2 | purple | - health avatar bonus-3        | health     | karma
025 | Plato                   |  2 | purple | concept - concept avatar       | concept    | karma karma

026 | Saladin                 |  3 | red    | bonus-3 - avatar authority     | authority  | karma karma
027 | Tran Huang Dao          |  3 | red    | - avatar authority authority   | authority  | karma karma
028 | Avicenna                |  3 | yellow | avatar health - health         | health     | karma karma
029 | Rhazes                  |  3 | yellow | - health health avatar         | health     | karma
030 | Shen Kuo                |  3 | green  | prosperity - avatar prosperity | prosperity | karma karma karma
031 | Su Song                 |  3 | green  | prosperity avatar - bonus-3    | prosperity | karma karma
032 | Alhazen                 |  3 | blue   | concept concept avatar -       | concept    | karma
033 | Sejong the Great        |  3 | blue   | avatar bonus-3 - concept       | concept    | karma karma
034 | Al-Kindi                |  3 | purple | - prosperity prosperity avatar | prosperity | karma karma
035 | Murasaki Shikibu        |  3 | purple | concept - bonus-4 avatar       | concept    | karma karma

036 | Amina Sukhera           |  4 | red    | industry avatar industry -     | industry   | karma karma
037 | Yi Sun-Sin              |  4 | red    | bonus-4 - industry avatar      | industry   | karma
038 | Leonardo da Vinci       |  4 | yellow | avatar bonus-5 - health        | health     | karma
039 | Michelangelo            |  4 | yellow | prosperity - avatar prosperity | prosperity | karma
040 | Galileo Galilei         |  4 | green  | - prosperity prosperity avatar | prosperity | karma karma
041 | Pedro Alvarez Cabral    |  4 | green  | bonus-4 health - avatar        | health     | karma karma
042 | Johannes Kepler         |  4 | blue   | - concept avatar concept       | concept    | karma
043 | Taki ad-Din             |  4 | blue   | avatar health health -         | health     | karma karma
044 | Niccolo Machiavelli     |  4 | purple | avatar concept concept -       | concept    | karma karma
045 | William Shakespeare     |  4 | purple | bonus-4 avatar - concept       | concept    | karma karma

046 | Peter the Great         |  5 | red    | industry avatar bonus-5 -      | industry   | karma karma
047 | Shivaji                 |  5 | red    | avatar industry industry -     | industry   | karma karma
048 | Antonie van Leeuwenhoek |  5 | yellow | avatar concept - concept       | concept    | karma karma
049 | Christopher Polhem      |  5 | yellow | - industry industry avatar     | industry   | karma karma
050 | Bartholomew Roberts     |  5 | green  | avatar - prosperity bonus-6    | prosperity | karma karma
051 | Samuel de Champlain     |  5 | green  | prosperity bonus-5 - avatar    | prosperity | karma karma
052 | Christiaan Huygens      |  5 | blue   | avatar concept concept -       | concept    | karma
053 | Isaac Newton            |  5 | blue   | - concept avatar concept       | concept    | karma karma
054 | Bartolomeo Cristofori   |  5 | purple | health avatar - health         | health     | karma
055 | Johannes Vermeer        |  5 | purple | bonus-5 - avatar prosperity    | prosperity | karma karma

056 | Napoleon Bonaparte      |  6 | red    | - bonus-6 industry avatar      | industry   | karma karma
057 | Tecumseh                |  6 | red    | industry - avatar industry     | industry   | karma
058 | Edward Jenner           |  6 | yellow | avatar health health -         | health     | karma karma
059 | John Loudon McAdam      |  6 | yellow | - industry avatar industry     | industry   | karma karma
060 | Adam Smith              |  6 | green  | avatar - prosperity prosperity | prosperity | karma karma
061 | John Harrison           |  6 | green  | bonus-6 prosperity - avatar    | prosperity | karma karma
062 | Benjamin Franklin       |  6 | blue   | concept avatar - bonus-6       | concept    | karma karma
063 | Carl Friedrich Gauss    |  6 | blue   | concept concept avatar -       | concept    | karma karma
064 | Catherine the Great     |  6 | purple | avatar concept concept -       | concept    | karma karma
065 | Ludwig Van Beethoven    |  6 | purple | - avatar bonus-7 prosperity    | prosperity | karma karma

066 | John Ericsson           |  7 | red    | - industry industry avatar     | industry   | karma karma
067 | Robert E. Lee           |  7 | red    | avatar - health health         | health     | karma karma
068 | Florence Nightingale    |  7 | yellow | - health avatar bonus-7        | health     | karma karma
069 | Rowland Hill            |  7 | yellow | avatar prosperity - prosperity | prosperity | karma
070 | Alfred Nobel            |  7 | green  | prosperity - prosperity avatar | prosperity | karma karma
071 | George Stephenson       |  7 | green  | bonus-7 avatar industry -      | industry   | karma karma
072 | Charles Darwin          |  7 | blue   | avatar bonus-8 - concept       | concept    | karma karma
073 | James Clerk Maxwell     |  7 | blue   | - avatar bonus-7 efficiency    | efficiency | karma karma
074 | Emperor Meiji           |  7 | purple | - efficiency efficiency avatar | efficiency | karma karma
075 | Queen Victoria          |  7 | purple | concept concept avatar -       | concept    | karma karma

076 | Erwin Rommel            |  8 | red    | industry - industry avatar     | industry   | karma karma
077 | John Von Neumann        |  8 | red    | - efficiency efficiency avatar | efficiency | karma karma
078 | Caresse Crosby          |  8 | yellow | health - bonus-8 avatar        | health     | karma
079 | Nikola Tesla            |  8 | yellow | bonus-8 avatar concept -       | concept    | karma karma
080 | Emmy Noether            |  8 | green  | avatar efficiency efficiency - | efficiency | karma karma
081 | J.P. Morgan             |  8 | green  | prosperity avatar - prosperity | prosperity | karma karma
082 | Albert Einstein         |  8 | blue   | - concept avatar bonus-8       | concept    | karma karma
083 | Marie Curie             |  8 | blue   | industry avatar - industry     | industry   | karma karma
084 | Duke Ellington          |  8 | purple | concept bonus-9 avatar -       | concept    | karma karma
085 | H.G. Wells              |  8 | purple | health avatar - health         | health     | karma

086 | Mikhail Kalashnikov     |  9 | red    | avatar industry industry -     | industry   | karma
087 | Nelson Mandela          |  9 | red    | health avatar - health         | health     | karma karma
088 | Che Guevara             |  9 | yellow | - health avatar health         | health     | karma
089 | Ruth Handler            |  9 | yellow | bonus-9 avatar - industry      | industry   | karma
090 | Hedy Lamarr             |  9 | green  | efficiency avatar efficiency - | efficiency | karma karma
091 | Taiichi Ohno            |  9 | green  | - efficiency efficiency avatar | efficiency | karma
092 | Grace Hopper            |  9 | blue   | concept - bonus-9 avatar       | concept    | karma
093 | Wernher Von Braun       |  9 | blue   | avatar concept concept -       | concept    | karma karma
094 | Pelé                    |  9 | purple | - bonus-10 avatar prosperity   | prosperity | karma karma
095 | Rod Serling             |  9 | purple | prosperity - avatar bonus-9    | prosperity | karma

096 | Jackie Chan             | 10 | red    | avatar efficiency efficiency - | efficiency | karma karma
097 | Margaret Thatcher       | 10 | red    | industry industry avatar -     | industry   | karma karma
098 | Alex Trebek             | 10 | yellow | concept - avatar concept       | concept    | karma
099 | Shigeru Miyamoto        | 10 | yellow | - bonus-10 efficiency avatar   | efficiency | karma
100 | Muhammad Yunus          | 10 | green  | prosperity avatar - prosperity | prosperity | karma karma
101 | Sergey Brin             | 10 | green  | - efficiency efficiency avatar | efficiency | karma karma
102 | Stephen Hawking         | 10 | blue   | bonus-11 avatar concept -      | concept    | karma karma
103 | Susan Blackmore         | 10 | blue   | avatar concept - concept       | concept    | karma karma
104 | Martin Scorsese         | 10 | purple | industry - bonus-10 avatar     | industry   | karma
105 | Yuna Kim                | 10 | purple | - health avatar bonus-10       | health     | karma karma

106 | Max Verstappen          | 11 | red    | bonus-12 avatar efficiency -   | efficiency | karma
107 | Sheikh Tamim            | 11 | red    | prosperity prosperity - avatar | prosperity | karma
108 | Greta Thunberg          | 11 | yellow | - health avatar health         | health     | karma
109 | Therese Kirongozi       | 11 | yellow | prosperity bonus-11 - avatar   | prosperity | karma
110 | Bear Grylls             | 11 | green  | - health health avatar         | health     | karma
111 | Boyan Slat              | 11 | green  | concept - avatar concept       | concept    | karma
112 | Giuseppe Scionti        | 11 | blue   | industry industry avatar -     | industry   | karma
113 | Konstantin Novoselov    | 11 | blue   | avatar efficiency - efficiency | efficiency | karma
114 | Emma Watson             | 11 | purple | - avatar avatar avatar         | avatar     | karma karma
115 | Lily Hevesh             | 11 | purple | avatar avatar - bonus-11       | avatar     | karma
"""


# Fifteen base cards of age 0, which one Figure brings into a game (Ultimate p. 30). What is printed on them as their
# numbers is not known: they are counted on here.
AGE_ZERO = """
#   | title           | age | color  | slots                              | featured   | effects

116 | Fire            |  0  | red    | meat concept meat -                | meat       | demand dogma
117 | Stone Knives    |  0  | red    | - authority prosperity authority   | authority  | demand dogma
118 | Trapping        |  0  | red    | - meat meat health                 | meat       | demand
119 | Fresh Water     |  0  | yellow | meat health - health               | health     | dogma
120 | Shelter         |  0  | yellow | - concept authority authority      | authority  | demand
121 | Skinning        |  0  | yellow | - health meat meat                 | meat       | dogma
122 | Fishing         |  0  | green  | meat - meat prosperity             | meat       | dogma
123 | Foraging        |  0  | green  | health - health meat               | health     | dogma
124 | Hunting         |  0  | green  | meat meat - authority              | meat       | demand
125 | Curing          |  0  | blue   | prosperity - meat prosperity       | prosperity | dogma dogma
126 | First Aid       |  0  | blue   | concept health - health            | health     | dogma
127 | Knots           |  0  | blue   | health - concept concept           | concept    | dogma
128 | Speak with Bird |  0  | purple | - health health authority          | health     | dogma
129 | Tanning         |  0  | purple | prosperity prosperity - authority  | prosperity | dogma dogma
130 | Tracking        |  0  | purple | prosperity - prosperity meat       | prosperity | dogma
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition: 115 Figures and 15 base cards of age 0, or none before the fourth."""
    if edition != 4:
        return ()
    figures = read_cards(FOURTH, SET)
    return (*figures, *read_cards(AGE_ZERO, SET, back="base", after=len(figures)))
