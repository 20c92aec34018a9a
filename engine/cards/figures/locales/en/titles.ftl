# Titles of the cards of Figures in the Sand.

## Age 1

card-gilgamesh = Gilgamesh
    .origin = rulebook
card-hammurabi = Hammurabi
    .origin = rulebook
card-tigernmas = Tigernmas
    .origin = rulebook
card-shennong = Shennong
    .origin = rulebook
card-sneferu = Sneferu
    .origin = rulebook
card-sunshu-ao = Sunshu Ao
    .origin = rulebook
card-fu-xi = Fu Xi
    .origin = rulebook
card-hatshepsut = Hatshepsut
    .origin = rulebook
card-sargon-of-akkad = Sargon of Akkad
    .origin = rulebook
    .note = Here demands do not hit who becomes eligible to share by this karma, though that player has fewer icons; no document tells.
card-daedalus = Daedalus
    .origin = rulebook
    .note = Only a claim that compares the value of a card with your highest top card is meant; special achievements that ask for a top card of some value look at it as it is.
card-huang-di = Huang Di
    .origin = rulebook
card-imhotep = Imhotep
    .origin = rulebook
card-homer = Homer
    .origin = rulebook
    .note = What must be different is the color of the tucked card from that of the card of the Dogma action: our reading.
card-ptahhotep = Ptahhotep
    .origin = rulebook
card-sinuhe = Sinuhe
    .origin = rulebook

## Age 2

card-alexander-the-great = Alexander the Great
    .origin = rulebook
card-sun-tzu = Sun Tzu
    .origin = rulebook
    .note = A card matches the featured icon here if it shows that icon, whatever its own featured icon is; no document says so.
card-cai-lun = Cai Lun
    .origin = rulebook
card-ximen-bao = Ximen Bao
    .origin = rulebook
card-augustus-caesar = Augustus Caesar
    .origin = rulebook
card-ptolemy = Ptolemy
    .origin = rulebook
card-archimedes = Archimedes
    .origin = rulebook
card-zhang-heng = Zhang Heng
    .origin = rulebook
card-confucius = Confucius
    .origin = rulebook
card-plato = Plato
    .origin = rulebook

## Age 3

card-saladin = Saladin
    .origin = rulebook
card-tran-huang-dao = Tran Huang Dao
    .origin = rulebook
card-avicenna = Avicenna
    .origin = rulebook
card-rhazes = Rhazes
    .origin = rulebook
card-shen-kuo = Shen Kuo
    .origin = rulebook
    .note = Only what you would splay on your own board is meant here; no document tells about another player’s board.
card-su-song = Su Song
    .origin = rulebook
card-alhazen = Alhazen
    .origin = rulebook
    .note = “The number of one icon or the other in a color”: you choose a color and one of the two icons; they are not added up. Our reading.
card-sejong-the-great = Sejong the Great
    .origin = rulebook
card-al-kindi = Al-Kindi
    .origin = rulebook
card-murasaki-shikibu = Murasaki Shikibu
    .origin = rulebook
    .note = Declining to junk does not give up the achievement, and “if you do” asks only whether a card was junked: our reading. In an Achieve action opponents draw no Figures then, as it is the karma that achieves; no document decides it.

## Age 4

card-amina-sukhera = Amina Sukhera
    .origin = rulebook
card-yi-sun-sin = Yi Sun-Sin
    .origin = rulebook
card-leonardo-da-vinci = Leonardo da Vinci
    .origin = rulebook
card-michelangelo = Michelangelo
    .origin = rulebook
card-galileo-galilei = Galileo Galilei
    .origin = rulebook
card-pedro-alvarez-cabral = Pedro Alvarez Cabral
    .origin = rulebook
card-johannes-kepler = Johannes Kepler
    .origin = rulebook
card-taki-ad-din = Taki ad-Din
    .origin = rulebook
card-niccolo-machiavelli = Niccolo Machiavelli
    .origin = rulebook
card-william-shakespeare = William Shakespeare
    .origin = rulebook

## Age 5

card-peter-the-great = Peter the Great
    .origin = rulebook
card-shivaji = Shivaji
    .origin = rulebook
card-antonie-van-leeuwenhoek = Antonie van Leeuwenhoek
    .origin = rulebook
card-christopher-polhem = Christopher Polhem
    .origin = rulebook
card-bartholomew-roberts = Bartholomew Roberts
    .origin = rulebook
card-samuel-de-champlain = Samuel de Champlain
    .origin = rulebook
card-christiaan-huygens = Christiaan Huygens
    .origin = rulebook
card-isaac-newton = Isaac Newton
    .origin = rulebook
card-bartolomeo-cristofori = Bartolomeo Cristofori
    .origin = rulebook
card-johannes-vermeer = Johannes Vermeer
    .origin = rulebook

## Age 6

card-napoleon-bonaparte = Napoleon Bonaparte
    .origin = rulebook
card-tecumseh = Tecumseh
    .origin = rulebook
card-edward-jenner = Edward Jenner
    .origin = rulebook
card-john-loudon-mcadam = John Loudon McAdam
    .origin = rulebook
card-adam-smith = Adam Smith
    .origin = rulebook
    .note = The one source of these icons has [industry] where the card image is here, and no image at all; its place is that on the third edition’s print.
card-john-harrison = John Harrison
    .origin = rulebook
card-benjamin-franklin = Benjamin Franklin
    .origin = rulebook
card-carl-friedrich-gauss = Carl Friedrich Gauss
    .origin = rulebook
card-catherine-the-great = Catherine the Great
    .origin = rulebook
card-ludwig-van-beethoven = Ludwig Van Beethoven
    .origin = rulebook

## Age 7

card-john-ericsson = John Ericsson
    .origin = rulebook
    .note = The color is unsplayed on the board of any opponent who has it splayed, in whatever direction; that it must be one who has it splayed right is not said.
card-robert-e-lee = Robert E. Lee
    .origin = rulebook
card-florence-nightingale = Florence Nightingale
    .origin = rulebook
card-rowland-hill = Rowland Hill
    .origin = rulebook
card-alfred-nobel = Alfred Nobel
    .origin = rulebook
card-george-stephenson = George Stephenson
    .origin = rulebook
card-charles-darwin = Charles Darwin
    .origin = rulebook
card-james-clerk-maxwell = James Clerk Maxwell
    .origin = rulebook
card-emperor-meiji = Emperor Meiji
    .origin = rulebook
card-queen-victoria = Queen Victoria
    .origin = rulebook

## Age 8

card-erwin-rommel = Erwin Rommel
    .origin = rulebook
    .note = “A card in any score pile” is chosen after the top cards are scored, so these may be among those to choose from.
card-john-von-neumann = John Von Neumann
    .origin = rulebook
card-caresse-crosby = Caresse Crosby
    .origin = rulebook
card-nikola-tesla = Nikola Tesla
    .origin = rulebook
card-emmy-noether = Emmy Noether
    .origin = rulebook
card-jp-morgan = J.P. Morgan
    .origin = rulebook
card-albert-einstein = Albert Einstein
    .origin = rulebook
card-marie-curie = Marie Curie
    .origin = rulebook
    .note = The one source of these icons has an echo effect where [avatar] is here. No other Figure of this edition has one, and each has an [avatar].
card-duke-ellington = Duke Ellington
    .origin = rulebook
card-hg-wells = H.G. Wells
    .origin = rulebook

## Age 9

card-mikhail-kalashnikov = Mikhail Kalashnikov
    .origin = rulebook
card-nelson-mandela = Nelson Mandela
    .origin = rulebook
card-che-guevara = Che Guevara
    .origin = rulebook
card-ruth-handler = Ruth Handler
    .origin = rulebook
card-hedy-lamarr = Hedy Lamarr
    .origin = rulebook
    .note = Both numbers of a requirement with two are lower. What must not be there at all, and of what there must be fewer, has no number that could be lower, so it stays as it is.
card-taiichi-ohno = Taiichi Ohno
    .origin = rulebook
card-grace-hopper = Grace Hopper
    .origin = rulebook
    .note = The player who goes without the draw is the one who has taken the Dogma action; no document says so.
card-wernher-von-braun = Wernher Von Braun
    .origin = rulebook
card-pele = Pelé
    .origin = rulebook
card-rod-serling = Rod Serling
    .origin = rulebook

## Age 10

card-jackie-chan = Jackie Chan
    .origin = rulebook
card-margaret-thatcher = Margaret Thatcher
    .origin = rulebook
card-alex-trebek = Alex Trebek
    .origin = rulebook
    .note = Here one deck of Figures is searched, that of the value you choose, and what is found there is not drawn; no document tells more.
card-shigeru-miyamoto = Shigeru Miyamoto
    .origin = rulebook
card-muhammad-yunus = Muhammad Yunus
    .origin = rulebook
    .note = Here the sole majority decides who shares, whom demands hit and who has the most or the fewest of an icon; icons that an effect counts stay as they are. No document tells what it decides.
card-sergey-brin = Sergey Brin
    .origin = rulebook
card-stephen-hawking = Stephen Hawking
    .origin = rulebook
    .note = The card images counted are those visible, as icons are; how many there are is counted before the first card is scored.
card-susan-blackmore = Susan Blackmore
    .origin = rulebook
    .note = The player who goes without the draw is the one who has taken the Dogma action; no document says so.
card-martin-scorsese = Martin Scorsese
    .origin = rulebook
card-yuna-kim = Yuna Kim
    .origin = rulebook
    .note = “The top three cards of its color from all boards” is read as three from each board; it could be three together.

## Age 11

card-max-verstappen = Max Verstappen
    .origin = rulebook
    .note = Here an echo effect is no dogma effect, and a demand is executed by the player whom it hits; no document says so.
card-sheikh-tamim = Sheikh Tamim
    .origin = rulebook
card-greta-thunberg = Greta Thunberg
    .origin = rulebook
card-therese-kirongozi = Therese Kirongozi
    .origin = rulebook
card-bear-grylls = Bear Grylls
    .note = Whether all cards include Artifacts on display and in Museums is decided as for Fission, by the switches fission-display and fission-museums. Once the cards of age 0 are in the game, what is done for each value is done for 0, too: our reading.
    .origin = rulebook
card-boyan-slat = Boyan Slat
    .origin = rulebook
card-giuseppe-scionti = Giuseppe Scionti
    .origin = rulebook
    .note = Here an echo effect is no dogma effect, and a demand is executed by the player whom it hits; no document says so.
card-konstantin-novoselov = Konstantin Novoselov
    .origin = rulebook
card-emma-watson = Emma Watson
    .origin = rulebook
card-lily-hevesh = Lily Hevesh
    .origin = rulebook
    .note = Here any five decks of any sets will do, and what is drawn from a revealed deck follows no rule about draws; no document tells more.
