# Titles of the cards and Museums of Artifacts of History; what the attributes tell is told beside the base set's.
#
#     .note                   what is not certain of what the card prints, and why
#
# The rulebook does not name the Museums; the numbers are ours.

## Age 1

card-holmegaard-bows = Holmegaard Bows
    .origin = rulebook
card-papyrus-of-ani = Papyrus of Ani
    .origin = rulebook
card-pavlovian-tusk = Pavlovian Tusk
    .origin = rulebook
card-dancing-girl = Dancing Girl
    .origin = rulebook
card-lurgan-canoe = Lurgan Canoe
    .origin = rulebook
card-xianrendong-shards = Xianrendong Shards
    .origin = rulebook
card-electrum-stater-of-efesos = Electrum Stater of Efesos
    .origin = rulebook
card-jiskairumoko-necklace = Jiskairumoko Necklace
    .origin = rulebook
card-priest-king = Priest-King
    .origin = rulebook
card-basur-hoyuk-tokens = Basur Hoyuk Tokens
    .origin = rulebook
card-sibidu-needle = Sibidu Needle
    .origin = rulebook
card-treaty-of-kadesh = Treaty of Kadesh
    .origin = rulebook
card-ark-of-the-covenant = Ark of the Covenant
    .origin = rulebook
card-mask-of-warka = Mask of Warka
    .origin = rulebook
card-tale-of-the-shipwrecked-sailor = Tale of the Shipwrecked Sailor
    .origin = rulebook

## Age 2

card-babylonian-chronicles = Babylonian Chronicles
    .origin = rulebook
card-chronicle-of-zuo = Chronicle of Zuo
    .origin = rulebook
    .note = One of the two sources prints both sentences as one effect; no print could be seen.
card-holy-grail = Holy Grail
    .origin = rulebook
card-terracotta-army = Terracotta Army
    .origin = rulebook
card-baghdad-battery = Baghdad Battery
    .origin = rulebook
card-holy-lance = Holy Lance
    .origin = rulebook
card-rosetta-stone = Rosetta Stone
    .origin = rulebook
card-seikilos-epitaph = Seikilos Epitaph
    .origin = rulebook
card-cyrus-cylinder = Cyrus Cylinder
    .origin = rulebook
card-dead-sea-scrolls = Dead Sea Scrolls
    .origin = rulebook

## Age 3

card-excalibur = Excalibur
    .origin = rulebook
card-mjolnir-amulet = Mjölnir Amulet
    .origin = rulebook
    .note = One of the two sources spells the title “Mjolnir Amulet”.
card-along-the-river-during-the-qingming-festival = Along the River during the Qingming Festival
    .origin = rulebook
card-moylough-belt-shrine = Moylough Belt Shrine
    .origin = rulebook
card-ife-head = Ife Head
    .origin = rulebook
card-philosophers-stone = Philosopher's Stone
    .origin = rulebook
card-dunhuang-star-chart = Dunhuang Star Chart
    .origin = rulebook
card-yata-no-kagami = Yata No Kagami
    .origin = rulebook
    .note = One of the two sources has the same icons in other places: [concept] [concept], then the image, then [authority]; no print could be seen.
card-necronomicon = Necronomicon
    .origin = rulebook
card-shroud-of-turin = Shroud of Turin
    .origin = rulebook

## Age 4

card-east-india-company-charter = East India Company Charter
    .origin = rulebook
card-galleon-nuestra-senora-de-atocha = Galleon Nuestra Señora De Atocha
    .origin = rulebook
card-mona-lisa = Mona Lisa
    .origin = rulebook
card-moses = Moses
    .origin = rulebook
card-hunt-lenox-globe = Hunt-Lenox Globe
    .origin = rulebook
card-molasses-reef-caravel = Molasses Reef Caravel
    .origin = rulebook
card-delft-pocket-telescope = Delft Pocket Telescope
    .origin = rulebook
card-petition-of-right = Petition of Right
    .origin = rulebook
card-abell-gallery-harpsichord = Abell Gallery Harpsichord
    .origin = rulebook
card-cross-of-coronado = Cross of Coronado
    .origin = rulebook

## Age 5

card-galley-whydah = Galley Whydah
    .origin = rulebook
card-ship-of-the-line-sussex = Ship of the Line Sussex
    .origin = rulebook
card-gujin-tushu-jicheng = Gujin Tushu Jicheng
    .origin = rulebook
    .note = Its number may be A 049: whether “The” counts in the order of titles is not known.
card-the-daily-courant = The Daily Courant
    .origin = rulebook
    .note = Its number may be A 048: whether “The” counts in the order of titles is not known.
card-barque-longue-la-belle = Barque-Longue La Belle
    .origin = rulebook
card-hudsons-bay-company-archives = Hudson's Bay Company Archives
    .origin = rulebook
card-boerhaave-microscope = Boerhaave Microscope
    .origin = rulebook
card-principia = Principia
    .origin = rulebook
card-almira-queen-of-castile = Almira, Queen of Castile
    .origin = rulebook
card-sandham-room-cricket-bat = Sandham Room Cricket Bat
    .origin = rulebook

## Age 6

card-frigate-constitution = Frigate Constitution
    .origin = rulebook
card-us-declaration-of-independence = U.S. Declaration of Independence
    .origin = rulebook
    .note = One of the two sources has [prosperity] at the bottom left, where [concept] is here, and features it; no print could be seen.
card-pride-and-prejudice = Pride and Prejudice
    .origin = rulebook
card-qianlongs-dragon-robe = Qianlong's Dragon Robe
    .origin = rulebook
card-buttonwood-agreement = Buttonwood Agreement
    .origin = rulebook
card-the-wealth-of-nations = The Wealth of Nations
    .origin = rulebook
card-kilogram-of-the-archives = Kilogram of the Archives
    .origin = rulebook
card-puffing-billy = Puffing Billy
    .origin = rulebook
card-marcha-real = Marcha Real
    .origin = rulebook
card-moonlight-sonata = Moonlight Sonata
    .origin = rulebook

## Age 7

card-jedliks-electromagnetic-self-rotor = Jedlik's Electromagnetic Self-Rotor
    .origin = rulebook
card-submarine-h-l-hunley = Submarine H. L. Hunley
    .origin = rulebook
card-colt-paterson-revolver = Colt Paterson Revolver
    .origin = rulebook
card-singer-model-27 = Singer Model 27
    .origin = rulebook
card-hansen-writing-ball = Hansen Writing Ball
    .origin = rulebook
card-international-prototype-metre-bar = International Prototype Metre Bar
    .origin = rulebook
card-corvette-challenger = Corvette Challenger
    .origin = rulebook
card-periodic-table = Periodic Table
    .origin = rulebook
card-roundhay-garden-scene = Roundhay Garden Scene
    .origin = rulebook
    .note = Its number may be A 075: whether “The” counts in the order of titles is not known.
card-the-communist-manifesto = The Communist Manifesto
    .origin = rulebook
    .note = Its number may be A 074: whether “The” counts in the order of titles is not known.

## Age 8

card-battleship-bismarck = Battleship Bismarck
    .origin = rulebook
card-battleship-yamato = Battleship Yamato
    .origin = rulebook
card-action-comics-1 = Action Comics #1
    .origin = rulebook
card-plusch-beweglich-rod-bear = Plüsch Beweglich Rod Bear
    .origin = rulebook
    .note = One of the two sources spells the title “Plush Beweglich Rod Bear”.
card-liner-titanic = Liner Titanic
    .origin = rulebook
card-meiji-mura-stamp-vending-machine = Meiji-Mura Stamp Vending Machine
    .origin = rulebook
card-earharts-lockheed-electra-10e = Earhart's Lockheed Electra 10E
    .origin = rulebook
card-parnell-pitch-drop = Parnell Pitch Drop
    .origin = rulebook
card-30-world-cup-final-ball = '30 World Cup Final Ball
    .origin = rulebook
    .note = Its number may be A 085: where a title that begins with an apostrophe stands is not known.
card-garlands-ruby-slippers = Garland's Ruby Slippers
    .origin = rulebook
    .note = Its number may be A 084: where “’30 World Cup Final Ball” stands in the order of titles is not known.

## Age 9

card-crusader-rabbit = Crusader Rabbit
    .origin = rulebook
card-velcro-shoes = Velcro Shoes
    .origin = rulebook
card-magnavox-odyssey = Magnavox Odyssey
    .origin = rulebook
card-rock-around-the-clock = Rock Around the Clock
    .origin = rulebook
card-philips-compact-cassette = Philips Compact Cassette
    .origin = rulebook
card-syncom-3 = Syncom 3
    .origin = rulebook
card-luna-3 = Luna 3
    .origin = rulebook
card-yeagers-bell-x-1a = Yeager's Bell X-1A
    .origin = rulebook
card-marilyn-diptych = Marilyn Diptych
    .origin = rulebook
    .note = Its number may be A 095: whether “The” counts in the order of titles is not known.
card-the-big-bang = The Big Bang
    .origin = rulebook
    .note = Its number may be A 094: whether “The” counts in the order of titles is not known.

## Age 10

card-maldives = Maldives
    .origin = rulebook
card-tanker-exxon-valdez = Tanker Exxon Valdez
    .origin = rulebook
card-dolly-the-sheep = Dolly the Sheep
    .origin = rulebook
card-wheres-waldo = Where's Waldo?
    .origin = rulebook
card-musks-tesla-roadster = Musk's Tesla Roadster
    .origin = rulebook
    .note = One of the two sources has other icons: [prosperity] [prosperity], then the image, then [prosperity], which is featured; no print could be seen.
card-seikan-tunnel = Seikan Tunnel
    .origin = rulebook
card-higgs-boson = Higgs Boson
    .origin = rulebook
card-rover-curiosity = Rover Curiosity
    .origin = rulebook
card-delorean-dmc-12 = DeLorean DMC-12
    .origin = rulebook
card-dragons-lair = Dragon's Lair
    .origin = rulebook
    .note = One of the two sources features [industry], which the card does not show.

## Age 11

card-16-psyche = 16 Psyche
    .origin = rulebook
    .note = Its number may be A 107: where a title that begins with a digit stands is not known. One of the two sources spells the title “Psyche”.
card-pizza-pacaya = Pizza Pacaya
    .origin = rulebook
    .note = Its number may be A 106: where “16 Psyche” stands in the order of titles is not known.
card-tasmanian-tiger = Tasmanian Tiger
    .origin = rulebook
card-what-does-the-fox-say = What Does The Fox Say
    .origin = rulebook
card-greenland = Greenland
    .origin = rulebook
card-sanskrit = Sanskrit
    .origin = rulebook
card-great-barrier-reef = Great Barrier Reef
    .origin = rulebook
card-martian-internet = Martian Internet
    .origin = rulebook
card-jumbo-kingdom = Jumbo Kingdom
    .origin = rulebook
card-oculus-quest = Oculus Quest
    .origin = rulebook

## Museums

special-museum-1 = Museum 1
    .origin = ours
special-museum-2 = Museum 2
    .origin = ours
special-museum-3 = Museum 3
    .origin = ours
special-museum-4 = Museum 4
    .origin = ours
special-museum-5 = Museum 5
    .origin = ours
