# Titles of the cards and special achievements of Cities of Destiny; what the attributes tell is told beside the base set's.
#
#     .note                   what is not certain of what the card prints, and why

## Age 1

card-athens = Athens
    .origin = rulebook
card-chang-an = Chang' An
    .origin = rulebook
card-thebes = Thebes
    .origin = rulebook
card-damascus = Damascus
    .origin = rulebook
card-linzi = Linzi
    .origin = rulebook
card-uruk = Uruk
    .origin = rulebook
card-babylon = Babylon
    .origin = rulebook
card-jerusalem = Jerusalem
    .origin = rulebook
card-memphis = Memphis
    .origin = rulebook
card-atlantis = Atlantis
    .origin = rulebook
card-troy = Troy
    .origin = rulebook
card-yin = Yin
    .origin = rulebook
card-ephesus = Ephesus
    .origin = rulebook
card-hattusa = Hattusa
    .origin = rulebook
card-mohenjo-daro = Mohenjo-Daro
    .origin = rulebook

## Age 2

card-sparta = Sparta
    .origin = rulebook
card-tikal = Tikal
    .origin = rulebook
card-nineveh = Nineveh
    .origin = rulebook
card-teotihuacan = Teotihuacan
    .origin = rulebook
card-marseille = Marseille
    .origin = rulebook
card-nanjing = Nanjing
    .origin = rulebook
card-alexandria = Alexandria
    .origin = rulebook
card-carthage = Carthage
    .origin = rulebook
card-luoyang = Luoyang
    .origin = rulebook
card-rome = Rome
    .origin = rulebook

## Age 3

card-barcelona = Barcelona
    .origin = rulebook
card-delhi = Delhi
    .origin = rulebook
card-jakarta = Jakarta
    .origin = rulebook
card-kaifeng = Kaifeng
    .origin = rulebook
card-baghdad = Baghdad
    .origin = rulebook
card-venice = Venice
    .origin = rulebook
card-cordoba = Cordoba
    .origin = rulebook
card-hangzhou = Hangzhou
    .origin = rulebook
card-constantinople = Constantinople
    .origin = rulebook
card-mecca = Mecca
    .origin = rulebook

## Age 4

card-milan = Milan
    .origin = rulebook
card-tenochtitlan = Tenochtitlan
    .origin = rulebook
card-beijing = Beijing
    .origin = rulebook
card-lisbon = Lisbon
    .origin = rulebook
card-calicut = Calicut
    .origin = rulebook
card-manila = Manila
    .origin = rulebook
card-frankfurt = Frankfurt
    .origin = rulebook
card-madrid = Madrid
    .origin = rulebook
card-florence = Florence
    .origin = rulebook
card-seville = Seville
    .origin = rulebook

## Age 5

card-algiers = Algiers
    .origin = rulebook
card-zurich = Zurich
    .origin = rulebook
card-hoi-an = Hoi An
    .origin = rulebook
card-osaka = Osaka
    .origin = rulebook
card-amsterdam = Amsterdam
    .origin = rulebook
card-stockholm = Stockholm
    .origin = rulebook
card-boston = Boston
    .origin = rulebook
card-naples = Naples
    .origin = rulebook
card-gdansk = Gdansk
    .origin = rulebook
card-tokyo = Tokyo
    .origin = rulebook

## Age 6

card-philadelphia = Philadelphia
    .origin = rulebook
card-tehran = Tehran
    .origin = rulebook
card-dublin = Dublin
    .origin = rulebook
card-paris = Paris
    .origin = rulebook
card-bombay = Bombay
    .origin = rulebook
card-rio-de-janeiro = Rio De Janeiro
    .origin = rulebook
card-berlin = Berlin
    .origin = rulebook
card-edinburgh = Edinburgh
    .origin = rulebook
card-new-york-city = New York City
    .origin = rulebook
card-vienna = Vienna
    .origin = rulebook

## Age 7

card-lyon = Lyon
    .origin = rulebook
card-montreal = Montreal
    .origin = rulebook
card-melbourne = Melbourne
    .origin = rulebook
card-st-petersburg = St. Petersburg
    .origin = rulebook
card-london = London
    .origin = rulebook
card-toronto = Toronto
    .origin = rulebook
card-johannesburg = Johannesburg
    .origin = rulebook
card-munich = Munich
    .origin = rulebook
card-san-francisco = San Francisco
    .origin = rulebook
    .note = One of the two sources, and a draft of the card, have [prosperity] at the bottom right, where the bonus of 9 is here.
card-washington = Washington
    .origin = rulebook

## Age 8

card-kuala-lumpur = Kuala Lumpur
    .origin = rulebook
card-los-angeles = Los Angeles
    .origin = rulebook
card-chicago = Chicago
    .origin = rulebook
card-shanghai = Shanghai
    .origin = rulebook
card-hamburg = Hamburg
    .origin = rulebook
card-sao-paulo = São Paulo
    .origin = rulebook
card-chongqing = Chongqing
    .origin = rulebook
card-kyiv = Kyiv
    .origin = rulebook
    .note = One of the two sources spells the title “Kiev”.
card-buenos-aires = Buenos Aires
    .origin = rulebook
card-vancouver = Vancouver
    .origin = rulebook

## Age 9

card-dallas = Dallas
    .origin = rulebook
card-perth = Perth
    .origin = rulebook
card-guadalajara = Guadalajara
    .origin = rulebook
card-miami = Miami
    .origin = rulebook
card-santiago = Santiago
    .origin = rulebook
card-sydney = Sydney
    .origin = rulebook
card-houston = Houston
    .origin = rulebook
card-taipei = Taipei
    .origin = rulebook
card-hong-kong = Hong Kong
    .origin = rulebook
card-moscow = Moscow
    .origin = rulebook

## Age 10

card-seoul = Seoul
    .origin = rulebook
card-singapore = Singapore
    .origin = rulebook
card-copenhagen = Copenhagen
    .origin = rulebook
card-dubai = Dubai
    .origin = rulebook
card-bangkok = Bangkok
    .origin = rulebook
card-tel-aviv = Tel Aviv
    .origin = rulebook
card-atlanta = Atlanta
    .origin = rulebook
card-bangalore = Bangalore
    .origin = rulebook
card-brussels = Brussels
    .origin = rulebook
card-lagos = Lagos
    .origin = rulebook

## Age 11

card-guangzhou = Guangzhou
    .origin = rulebook
card-warsaw = Warsaw
    .origin = rulebook
card-nairobi = Nairobi
    .origin = rulebook
card-shenzhen = Shenzhen
    .origin = rulebook
card-beirut = Beirut
    .origin = rulebook
card-riyadh = Riyadh
    .origin = rulebook
card-prague = Prague
    .origin = rulebook
card-seattle = Seattle
    .origin = rulebook
card-brisbane = Brisbane
    .origin = rulebook
card-lima = Lima
    .origin = rulebook

## Special achievements

special-tradition = Tradition
    .origin = rulebook
special-repute = Repute
    .origin = rulebook
special-fame = Fame
    .origin = rulebook
special-glory = Glory
    .origin = rulebook
special-victory = Victory
    .origin = rulebook
