# Titles of the cards and special achievements of Echoes of the Past; what the attributes tell is told beside the base set's.
#
#     .note                   what is not certain of what the card prints, and why

## Age 1

card-bangle = Bangle
    .origin = rulebook
card-candles = Candles
    .origin = rulebook
card-plumbing = Plumbing
    .origin = rulebook
card-chopsticks = Chopsticks
    .origin = rulebook
card-noodles = Noodles
    .origin = rulebook
card-soap = Soap
    .origin = rulebook
card-comb = Comb
    .origin = rulebook
card-ice-skates = Ice Skates
    .origin = rulebook
card-umbrella = Umbrella
    .origin = rulebook
card-dice = Dice
    .origin = rulebook
card-perfume = Perfume
    .origin = rulebook
card-ruler = Ruler
    .origin = rulebook
card-bell = Bell
    .origin = rulebook
card-flute = Flute
    .origin = rulebook
card-puppet = Puppet
    .origin = rulebook

## Age 2

card-crossbow = Crossbow
    .origin = rulebook
card-horseshoes = Horseshoes
    .origin = rulebook
card-toothbrush = Toothbrush
    .origin = rulebook
card-watermill = Watermill
    .origin = rulebook
card-glassblowing = Glassblowing
    .origin = rulebook
card-scissors = Scissors
    .origin = rulebook
card-lever = Lever
    .origin = rulebook
card-linguistics = Linguistics
    .origin = rulebook
card-chaturanga = Chaturanga
    .origin = rulebook
card-pagoda = Pagoda
    .origin = rulebook

## Age 3

card-katana = Katana
    .origin = rulebook
card-liquid-fire = Liquid Fire
    .origin = rulebook
    .note = One of the two sources reveals the drawn card; that changes nothing in play, for its color must be shown all the same. No print could be seen.
card-deodorant = Deodorant
    .origin = rulebook
card-sandpaper = Sandpaper
    .origin = rulebook
card-charitable-trust = Charitable Trust
    .origin = rulebook
card-homing-pigeons = Homing Pigeons
    .origin = rulebook
card-almanac = Almanac
    .origin = rulebook
card-magnifying-glass = Magnifying Glass
    .origin = rulebook
card-novel = Novel
    .origin = rulebook
card-sunglasses = Sunglasses
    .origin = rulebook

## Age 4

card-kobukson = Kobukson
    .origin = rulebook
    .note = The sources word the demand differently (“a top card of each color”, “all your top cards”); that changes nothing in play. No print could be seen.
card-shuriken = Shuriken
    .origin = rulebook
card-barometer = Barometer
    .origin = rulebook
card-pencil = Pencil
    .origin = rulebook
card-chintz = Chintz
    .origin = rulebook
card-globe = Globe
    .origin = rulebook
card-slide-rule = Slide Rule
    .origin = rulebook
card-telescope = Telescope
    .origin = rulebook
card-clock = Clock
    .origin = rulebook
card-toilet = Toilet
    .origin = rulebook

## Age 5

card-coke = Coke
    .origin = rulebook
card-octant = Octant
    .origin = rulebook
    .note = In one of the two sources “if you do” stands for “if you transfer at least one”; that changes nothing in play. No print could be seen.
card-pressure-cooker = Pressure Cooker
    .origin = rulebook
card-stove = Stove
    .origin = rulebook
card-palampore = Palampore
    .origin = rulebook
card-seed-drill = Seed Drill
    .origin = rulebook
card-lightning-rod = Lightning Rod
    .origin = rulebook
card-thermometer = Thermometer
    .origin = rulebook
card-piano = Piano
    .origin = rulebook
card-tuning-fork = Tuning Fork
    .origin = rulebook

## Age 6

card-loom = Loom
    .origin = rulebook
card-shrapnel = Shrapnel
    .origin = rulebook
card-dentures = Dentures
    .origin = rulebook
card-morphine = Morphine
    .origin = rulebook
card-hot-air-balloon = Hot Air Balloon
    .origin = rulebook
card-steamboat = Steamboat
    .origin = rulebook
card-bifocals = Bifocals
    .origin = rulebook
card-stethoscope = Stethoscope
    .origin = rulebook
card-indian-clubs = Indian Clubs
    .origin = rulebook
card-kaleidoscope = Kaleidoscope
    .origin = rulebook

## Age 7

card-machine-gun = Machine Gun
    .origin = rulebook
card-rubber = Rubber
    .origin = rulebook
card-elevator = Elevator
    .origin = rulebook
card-fertilizer = Fertilizer
    .origin = rulebook
card-jeans = Jeans
    .origin = rulebook
card-telegraph = Telegraph
    .origin = rulebook
card-photography = Photography
    .origin = rulebook
card-typewriter = Typewriter
    .origin = rulebook
card-ice-cream = Ice Cream
    .origin = rulebook
card-saxophone = Saxophone
    .origin = rulebook
    .note = One of the two sources has [bonus-7] at the bottom right, where [prosperity] is here, as the third edition prints; no print could be seen.

## Age 8

card-bandage = Bandage
    .origin = rulebook
card-parachute = Parachute
    .origin = rulebook
card-air-conditioner = Air Conditioner
    .origin = rulebook
card-tractor = Tractor
    .origin = rulebook
card-nylon = Nylon
    .origin = rulebook
card-sliced-bread = Sliced Bread
    .origin = rulebook
card-radio-telescope = Radio Telescope
    .origin = rulebook
card-x-ray = X-Ray
    .origin = rulebook
card-crossword = Crossword
    .origin = rulebook
card-television = Television
    .origin = rulebook

## Age 9

card-helicopter = Helicopter
    .origin = rulebook
card-jet = Jet
    .origin = rulebook
card-atm = ATM
    .origin = rulebook
card-wristwatch = Wristwatch
    .origin = rulebook
card-credit-card = Credit Card
    .origin = rulebook
card-email = Email
    .origin = rulebook
card-calculator = Calculator
    .origin = rulebook
card-laser = Laser
    .origin = rulebook
    .note = One of the two sources has other places: [concept] [health] [concept] and then the image; here the icons stand as the third edition prints them. No print could be seen.
card-karaoke = Karaoke
    .origin = rulebook
card-rock = Rock
    .origin = rulebook

## Age 10

card-camcorder = Camcorder
    .origin = rulebook
card-social-networking = Social Networking
    .origin = rulebook
card-cell-phone = Cell Phone
    .origin = rulebook
card-mp3 = MP3
    .origin = rulebook
card-barcode = Barcode
    .origin = rulebook
card-gps = GPS
    .origin = rulebook
card-artificial-heart = Artificial Heart
    .origin = rulebook
card-human-genome = Human Genome
    .origin = rulebook
card-puzzle-cube = Puzzle Cube
    .origin = rulebook
card-sudoku = Sudoku
    .origin = rulebook

## Age 11

card-drone = Drone
    .origin = rulebook
card-exoskeleton = Exoskeleton
    .origin = rulebook
card-digital-pet = Digital Pet
    .origin = rulebook
card-esports = Esports
    .origin = rulebook
card-algocracy = Algocracy
    .origin = rulebook
card-robocar = Robocar
    .origin = rulebook
card-streaming = Streaming
    .origin = rulebook
card-touchscreen = Touchscreen
    .origin = rulebook
card-deepfake = Deepfake
    .origin = rulebook
card-meritocracy = Meritocracy
    .origin = rulebook

## Special achievements

special-supremacy = Supremacy
    .origin = rulebook
special-destiny = Destiny
    .origin = rulebook
special-wealth = Wealth
    .origin = rulebook
special-heritage = Heritage
    .origin = rulebook
special-history = History
    .origin = rulebook
