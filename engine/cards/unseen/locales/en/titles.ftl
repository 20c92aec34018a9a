# Titles of the cards and special achievements of The Unseen; what the attributes tell is told beside the base set's.
#
#     .note                   what is not certain of what the card prints, and why

## Age 1

card-assassination = Assassination
    .origin = rulebook
card-maze = Maze
    .origin = rulebook
card-pilgrimage = Pilgrimage
    .origin = rulebook
card-handshake = Handshake
    .origin = rulebook
card-tomb = Tomb
    .origin = rulebook
card-woodworking = Woodworking
    .origin = rulebook
card-dance = Dance
    .origin = rulebook
card-rumor = Rumor
    .origin = rulebook
card-silk = Silk
    .origin = rulebook
card-espionage = Espionage
    .origin = rulebook
card-palmistry = Palmistry
    .origin = rulebook
card-proverb = Proverb
    .origin = rulebook
card-myth = Myth
    .origin = rulebook
card-polytheism = Polytheism
    .origin = rulebook
card-symbology = Symbology
    .origin = rulebook

## Age 2

card-padlock = Padlock
    .origin = rulebook
card-password = Password
    .origin = rulebook
card-exile = Exile
    .origin = rulebook
card-fingerprints = Fingerprints
    .origin = rulebook
card-cipher = Cipher
    .origin = rulebook
card-counterfeiting = Counterfeiting
    .origin = rulebook
card-astrology = Astrology
    .origin = rulebook
card-meteorology = Meteorology
    .origin = rulebook
card-propaganda = Propaganda
    .origin = rulebook
card-steganography = Steganography
    .origin = rulebook

## Age 3

card-knights-templar = Knights Templar
    .origin = rulebook
card-red-envelope = Red Envelope
    .origin = rulebook
card-freemasons = Freemasons
    .origin = rulebook
card-secret-police = Secret Police
    .origin = rulebook
card-cliffhanger = Cliffhanger
    .origin = rulebook
card-smuggling = Smuggling
    .origin = rulebook
card-brethren-of-purity = Brethren of Purity
    .origin = rulebook
card-secretum-secretorum = Secretum Secretorum
    .origin = rulebook
    .note = One of the two sources spells the title “Secret Secretorum”; no print could be seen.
card-masquerade = Masquerade
    .origin = rulebook
card-taqiyya = Taqiyya
    .origin = rulebook

## Age 4

card-ninja = Ninja
    .origin = rulebook
card-spanish-inquisition = Spanish Inquisition
    .origin = rulebook
card-april-fools-day = April Fool's Day
    .origin = rulebook
card-heirloom = Heirloom
    .origin = rulebook
card-blackmail = Blackmail
    .origin = rulebook
card-el-dorado = El Dorado
    .origin = rulebook
card-quackery = Quackery
    .origin = rulebook
    .note = Its number may be U 043: whether “The” counts in the order of titles is not known.
card-the-prophecies = The Prophecies
    .origin = rulebook
    .note = Its number may be U 042: whether “The” counts in the order of titles is not known.
card-confession = Confession
    .origin = rulebook
card-legend = Legend
    .origin = rulebook

## Age 5

card-cabal = Cabal
    .origin = rulebook
card-witch-trial = Witch Trial
    .origin = rulebook
card-chartreuse = Chartreuse
    .origin = rulebook
card-gallery = Gallery
    .origin = rulebook
card-buried-treasure = Buried Treasure
    .origin = rulebook
card-secret-history = Secret History
    .origin = rulebook
card-popular-science = Popular Science
    .origin = rulebook
card-probability = Probability
    .origin = rulebook
card-pantheism = Pantheism
    .origin = rulebook
card-pen-name = Pen Name
    .origin = rulebook

## Age 6

card-red-herring = Red Herring
    .origin = rulebook
card-sniping = Sniping
    .origin = rulebook
card-attic = Attic
    .origin = rulebook
card-sabotage = Sabotage
    .origin = rulebook
card-hiking = Hiking
    .origin = rulebook
    .note = One of the two sources has [concept] at the bottom right, where [health] is here; no print could be seen.
card-swiss-bank-account = Swiss Bank Account
    .origin = rulebook
card-placebo = Placebo
    .origin = rulebook
card-reconnaissance = Reconnaissance
    .origin = rulebook
card-illuminati = Illuminati
    .origin = rulebook
card-triad = Triad
    .origin = rulebook

## Age 7

card-camouflage = Camouflage
    .origin = rulebook
card-safe-deposit-box = Safe Deposit Box
    .origin = rulebook
card-mafia = Mafia
    .origin = rulebook
card-subway = Subway
    .origin = rulebook
card-black-market = Black Market
    .origin = rulebook
card-plot-voucher = Plot Voucher
    .origin = rulebook
card-counterintelligence = Counterintelligence
    .origin = rulebook
card-private-eye = Private Eye
    .origin = rulebook
card-fortune-cookie = Fortune Cookie
    .origin = rulebook
card-slot-machine = Slot Machine
    .origin = rulebook

## Age 8

card-concealment = Concealment
    .origin = rulebook
card-enigma-machine = Enigma Machine
    .origin = rulebook
card-jackalope = Jackalope
    .origin = rulebook
card-shangri-la = Shangri-La
    .origin = rulebook
card-handbag = Handbag
    .origin = rulebook
card-hitchhiking = Hitchhiking
    .origin = rulebook
card-blacklight = Blacklight
    .origin = rulebook
card-scouting = Scouting
    .origin = rulebook
card-joy-buzzer = Joy Buzzer
    .origin = rulebook
    .note = One of the two sources has other icons: [efficiency] [prosperity] [efficiency] and then the image, [efficiency] being featured; no print could be seen.
card-opus-dei = Opus Dei
    .origin = rulebook
    .note = One of the two sources has other icons: [concept] [concept], then the image, then [concept]; no print could be seen.

## Age 9

card-iron-curtain = Iron Curtain
    .origin = rulebook
card-mccarthyism = McCarthyism
    .origin = rulebook
card-magic-8-ball = Magic 8-Ball
    .origin = rulebook
card-surveillance = Surveillance
    .origin = rulebook
card-area-51 = Area 51
    .origin = rulebook
card-teleprompter = Teleprompter
    .origin = rulebook
card-consulting = Consulting
    .origin = rulebook
card-fermi-paradox = Fermi Paradox
    .origin = rulebook
card-clown-car = Clown Car
    .origin = rulebook
card-urban-legend = Urban Legend
    .origin = rulebook

## Age 10

card-fight-club = Fight Club
    .origin = rulebook
card-secret-santa = Secret Santa
    .origin = rulebook
card-ride-hailing = Ride-Hailing
    .origin = rulebook
card-whatchamacallit = Whatchamacallit
    .origin = rulebook
card-cryptocurrency = Cryptocurrency
    .origin = rulebook
card-denver-airport = Denver Airport
    .origin = rulebook
card-hacking = Hacking
    .origin = rulebook
    .note = One of the two sources has [efficiency] in both places of [avatar], and features it; no print could be seen.
card-inhomogeneous-cosmology = Inhomogeneous Cosmology
    .origin = rulebook
card-3d-printing = 3D Printing
    .origin = rulebook
    .note = Its number may be U 105: where a title that begins with a digit stands is not known.
card-order-of-the-occult-hand = Order of the Occult Hand
    .origin = rulebook
    .note = Its number may be U 104: where “3D Printing” stands in the order of titles is not known.

## Age 11

card-cloaking = Cloaking
    .origin = rulebook
card-dark-web = Dark Web
    .origin = rulebook
card-escape-room = Escape Room
    .origin = rulebook
card-fashion-mask = Fashion Mask
    .origin = rulebook
card-green-hydrogen = Green Hydrogen
    .origin = rulebook
card-mystery-box = Mystery Box
    .origin = rulebook
card-astrobiology = Astrobiology
    .origin = rulebook
card-quantum-computers = Quantum Computers
    .origin = rulebook
card-holography = Holography
    .origin = rulebook
card-metaverse = Metaverse
    .origin = rulebook

## Special achievements

special-confidence = Confidence
    .origin = rulebook
special-zen = Zen
    .origin = rulebook
special-anonymity = Anonymity
    .origin = rulebook
special-folklore = Folklore
    .origin = rulebook
special-mystery = Mystery
    .origin = rulebook
