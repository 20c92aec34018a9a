# Titles of the cards and special achievements of the base set.
#
# card-<key>, special-<key>   the title; the key is that of the card's facts
#     .origin                 "rulebook": the title is the publisher's
#
# Every locale has the same messages with the same attributes. A title stands unchanged in a sentence.

## Age 1

card-archery = Archery
    .origin = rulebook
card-metalworking = Metalworking
    .origin = rulebook
card-oars = Oars
    .origin = rulebook
card-agriculture = Agriculture
    .origin = rulebook
card-domestication = Domestication
    .origin = rulebook
card-masonry = Masonry
    .origin = rulebook
card-clothing = Clothing
    .origin = rulebook
card-sailing = Sailing
    .origin = rulebook
card-the-wheel = The Wheel
    .origin = rulebook
card-pottery = Pottery
    .origin = rulebook
card-tools = Tools
    .origin = rulebook
card-writing = Writing
    .origin = rulebook
card-city-states = City States
    .origin = rulebook
card-code-of-laws = Code of Laws
    .origin = rulebook
card-mysticism = Mysticism
    .origin = rulebook

## Age 2

card-construction = Construction
    .origin = rulebook
card-road-building = Road Building
    .origin = rulebook
card-canal-building = Canal Building
    .origin = rulebook
card-fermenting = Fermenting
    .origin = rulebook
card-currency = Currency
    .origin = rulebook
card-mapmaking = Mapmaking
    .origin = rulebook
card-calendar = Calendar
    .origin = rulebook
card-mathematics = Mathematics
    .origin = rulebook
card-monotheism = Monotheism
    .origin = rulebook
card-philosophy = Philosophy
    .origin = rulebook

## Age 3

card-engineering = Engineering
    .origin = rulebook
card-optics = Optics
    .origin = rulebook
card-machinery = Machinery
    .origin = rulebook
card-medicine = Medicine
    .origin = rulebook
card-compass = Compass
    .origin = rulebook
card-paper = Paper
    .origin = rulebook
card-alchemy = Alchemy
    .origin = rulebook
card-translation = Translation
    .origin = rulebook
card-education = Education
    .origin = rulebook
card-feudalism = Feudalism
    .origin = rulebook

## Age 4

card-colonialism = Colonialism
    .origin = rulebook
card-gunpowder = Gunpowder
    .origin = rulebook
card-anatomy = Anatomy
    .origin = rulebook
card-perspective = Perspective
    .origin = rulebook
card-invention = Invention
    .origin = rulebook
card-navigation = Navigation
    .origin = rulebook
card-experimentation = Experimentation
    .origin = rulebook
card-printing-press = Printing Press
    .origin = rulebook
card-enterprise = Enterprise
    .origin = rulebook
card-reformation = Reformation
    .origin = rulebook

## Age 5

card-coal = Coal
    .origin = rulebook
card-the-pirate-code = The Pirate Code
    .origin = rulebook
card-statistics = Statistics
    .origin = rulebook
card-steam-engine = Steam Engine
    .origin = rulebook
card-banking = Banking
    .origin = rulebook
card-measurement = Measurement
    .origin = rulebook
card-chemistry = Chemistry
    .origin = rulebook
card-physics = Physics
    .origin = rulebook
card-astronomy = Astronomy
    .origin = rulebook
card-societies = Societies
    .origin = rulebook

## Age 6

card-industrialization = Industrialization
    .origin = rulebook
card-machine-tools = Machine Tools
    .origin = rulebook
card-canning = Canning
    .origin = rulebook
card-vaccination = Vaccination
    .origin = rulebook
card-classification = Classification
    .origin = rulebook
card-metric-system = Metric System
    .origin = rulebook
card-atomic-theory = Atomic Theory
    .origin = rulebook
card-encyclopedia = Encyclopedia
    .origin = rulebook
card-democracy = Democracy
    .origin = rulebook
card-emancipation = Emancipation
    .origin = rulebook

## Age 7

card-combustion = Combustion
    .origin = rulebook
card-explosives = Explosives
    .origin = rulebook
card-refrigeration = Refrigeration
    .origin = rulebook
card-sanitation = Sanitation
    .origin = rulebook
card-bicycle = Bicycle
    .origin = rulebook
card-electricity = Electricity
    .origin = rulebook
card-evolution = Evolution
    .origin = rulebook
card-publications = Publications
    .origin = rulebook
card-lighting = Lighting
    .origin = rulebook
card-railroad = Railroad
    .origin = rulebook

## Age 8

card-flight = Flight
    .origin = rulebook
card-mobility = Mobility
    .origin = rulebook
card-antibiotics = Antibiotics
    .origin = rulebook
card-skyscrapers = Skyscrapers
    .origin = rulebook
card-corporations = Corporations
    .origin = rulebook
card-mass-media = Mass Media
    .origin = rulebook
card-quantum-theory = Quantum Theory
    .origin = rulebook
card-rocketry = Rocketry
    .origin = rulebook
card-empiricism = Empiricism
    .origin = rulebook
card-socialism = Socialism
    .origin = rulebook

## Age 9

card-composites = Composites
    .origin = rulebook
card-fission = Fission
    .origin = rulebook
card-ecology = Ecology
    .origin = rulebook
card-suburbia = Suburbia
    .origin = rulebook
card-collaboration = Collaboration
    .origin = rulebook
card-satellites = Satellites
    .origin = rulebook
card-computers = Computers
    .origin = rulebook
card-genetics = Genetics
    .origin = rulebook
card-services = Services
    .origin = rulebook
card-specialization = Specialization
    .origin = rulebook

## Age 10

card-miniaturization = Miniaturization
    .origin = rulebook
card-robotics = Robotics
    .origin = rulebook
card-globalization = Globalization
    .origin = rulebook
card-stem-cells = Stem Cells
    .origin = rulebook
card-databases = Databases
    .origin = rulebook
card-self-service = Self Service
    .origin = rulebook
card-bioengineering = Bioengineering
    .origin = rulebook
card-software = Software
    .origin = rulebook
card-ai = A.I.
    .origin = rulebook
card-the-internet = The Internet
    .origin = rulebook

## Age 11

card-astrogeology = Astrogeology
    .origin = rulebook
card-fusion = Fusion
    .origin = rulebook
card-near-field-comm = Near-Field Comm
    .origin = rulebook
card-reclamation = Reclamation
    .origin = rulebook
card-hypersonics = Hypersonics
    .origin = rulebook
card-space-traffic = Space Traffic
    .origin = rulebook
card-climatology = Climatology
    .origin = rulebook
card-solar-sailing = Solar Sailing
    .origin = rulebook
card-escapism = Escapism
    .origin = rulebook
card-whataboutism = Whataboutism
    .origin = rulebook

## Special achievements

special-monument = Monument
    .origin = rulebook
special-empire = Empire
    .origin = rulebook
special-world = World
    .origin = rulebook
special-wonder = Wonder
    .origin = rulebook
special-universe = Universe
    .origin = rulebook
