# Lost Ruins of Arnak

## Items

item-journal = Journal
    .text = Exile this card: move your notebook one row up without paying the bridge; bonus tile and row effect are yours.
item-dog = Dog
    .text = Gain 1 compass, then use a camp where nobody stands.
item-flask = Flask
    .text = Exile this card: draw 3 cards.
item-binoculars = Binoculars
    .text = Use a discovered level I site, whoever stands there.
item-horse = Horse
    .text = Draw 1 card and gain 1 coin and 1 compass.
item-carrier-pigeon = Carrier Pigeon
    .text = Lightning: gain 2 tablets.
item-trowel = Trowel
    .text = Pay 1 compass to gain 1 jewel.
item-watch = Watch
    .text = Lightning: gain 2 coins. Or, passing: gain 3 coins.
item-rope = Rope
    .text = Discard a card to draw 2 cards.
item-ostrich = Ostrich
    .text = Draw 1 card, then you may dig or discover with a car off the travel cost.
item-sturdy-boots = Sturdy Boots
    .text = Gain 1 compass, then you may dig or discover with two boots off the travel cost.
item-airdrop = Airdrop
    .text = Exile this card: take an item of the row into your hand without paying.
item-revolver = Revolver
    .text = Pay 1 compass to overcome a guardian where you stand, sparing its cost.
item-brush = Brush
    .text = Gain 1 compass for each of your idols, up to 3.
item-large-backpack = Large Backpack
    .text = Gain 1 coin and draw the bottom card of your deck.
item-rough-map = Rough Map
    .text = Exile this card: gain 3 compasses.
item-pack-donkey = Pack Donkey
    .text = Draw 2 cards.
item-torch = Torch
    .text = You may exile a card, then gain 1 tablet.
item-pickaxe = Pickaxe
    .text = Pay 1 compass to gain 1 tablet and 1 arrowhead.
item-precision-compass = Precision Compass
    .text = Turn up the top artifact of the deck; you may buy it, or one of the row, for 3 compasses less.
item-axe = Axe
    .text = You may exile a card, then gain 1 compass.
item-lantern = Lantern
    .text = Use a camp, whoever stands there.
item-bow-and-arrows = Bow and Arrows
    .text = Gain 1 compass for each guardian you overcame and each one on a site you occupy, up to 3.
item-hot-air-balloon = Hot Air Balloon
    .text = Exile this card: dig with a plane off the travel cost, or discover with that and 3 compasses off.
item-automobile = Automobile
    .text = Lightning: gain 2 compasses.
item-army-knife = Army Knife
    .text = Choose two: exile a card, 1 coin, 1 compass, 1 tablet.
item-sea-turtle = Sea Turtle
    .text = Draw 1 card, then you may dig or discover with a boat off the travel cost.
item-tent = Tent
    .text = Use a site or camp that you occupy; for a level II site pay 2 compasses first.
item-grappling-hook = Grappling Hook
    .text = Discard a card to draw 1 card; then you may exile a card.
item-gold-pan = Gold Pan
    .text = Lightning: gain 2 coins.
item-aeroplane = Aeroplane
    .text = Dig with a plane off the travel cost, or discover with that and 2 compasses off.
item-chronometer = Chronometer
    .text = Lightning: gain 1 coin and 1 compass. Or, passing: gain 3 compasses.
item-bear-trap = Bear Trap
    .text = Exile this card: overcome a guardian, sparing its cost, on a site where no other player stands.
item-machete = Machete
    .text = You may exile a card, then gain 2 compasses.
item-fishing-rod = Fishing Rod
    .text = Turn up the top item of the deck; you may buy it, or one of the row, for 3 coins less.
item-hat = Hat
    .text = Lightning: gain 1 coin and 1 compass.
item-whip = Whip
    .text = Exile this card: buy an artifact of the row for 4 compasses less.
item-parrot = Parrot
    .text = Discard a card to gain 1 jewel.
item-theodolite = Theodolite
    .text = Gain 1 coin, and 1 compass for each of your archaeologists who is out.
item-steam-boat = Steam Boat
    .text = Lightning: gain 2 compasses.

## Artifacts

artifact-treasure-chest = Treasure Chest
    .text = Draw 1 card and gain 1 coin.
artifact-guiding-skull = Guiding Skull
    .text = Pay 1 compass to turn up the top level II site, use it and put it under its stack.
artifact-hunting-arrows = Hunting Arrows
    .text = Gain 1 Fear and 2 arrowheads.
artifact-runes-of-the-dead = Runes of the Dead
    .text = Gain 1 Fear, 1 coin and 3 tablets.
artifact-pathfinders-staff = Pathfinder’s Staff
    .text = Relocate one of your archaeologists to a camp or level I site and use it.
artifact-ritual-dagger = Ritual Dagger
    .text = You may exile a card, then gain 1 arrowhead.
artifact-monkey-medallion = Monkey Medallion
    .text = Put an item of the row on top of your deck without paying.
artifact-tigerclaw-hairpin = Tigerclaw Hairpin
    .text = You may exile a card, then use a camp where nobody stands.
artifact-sacred-drum = Sacred Drum
    .text = Discard a card to refresh both your assistants.
artifact-war-club = War Club
    .text = Overcome a guardian where you stand, sparing its cost.
artifact-obsidian-earring = Obsidian Earring
    .text = Draw 1 or 2 cards from the bottom of your deck; keep one, discard the other.
artifact-traders-scales = Trader’s Scales
    .text = You may upgrade a token, then gain 3 coins.
artifact-ornate-hammer = Ornate Hammer
    .text = Exile the rightmost item of the row; then put any exiled item under your deck without paying.
artifact-crystal-earring = Crystal Earring
    .text = Draw 1 to 3 cards; keep one, put one back on top of your deck if you like, discard the rest.
artifact-guardians-crown = Guardian’s Crown
    .text = Lead a guardian from where you stand to an unoccupied camp or level I site without one, and use that place.
artifact-star-charts = Star Charts
    .text = Pay 1 coin to use two different camps, whoever stands there.
artifact-guardians-ocarina = Guardian’s Ocarina
    .text = Recall one of your archaeologists if you like; until the end of the round all your travel icons are planes.
artifact-serpents-gold = Serpent’s Gold
    .text = Gain 1 Fear and 4 coins.
artifact-traders-coins = Trader’s Coins
    .text = You may upgrade a token, then gain 2 coins.
artifact-cleansing-cauldron = Cleansing Cauldron
    .text = Draw 1 card, then you may exile a card.
artifact-mortar = Mortar
    .text = You may exile a card, then gain 2 coins.
artifact-ancient-wine = Ancient Wine
    .text = Gain 1 coin, then borrow the gold effect of an assistant on top of a supply stack.
artifact-passage-shell = Passage Shell
    .text = Dig at a camp without travel cost and use it once or twice.
artifact-idol-of-ara-anu = Idol of Ara-Anu
    .text = Research with 1 jewel off the cost.
artifact-pathfinders-sandals = Pathfinder’s Sandals
    .text = Relocate one of your archaeologists to a camp and use it.
artifact-war-mask = War Mask
    .text = Gain 1 arrowhead; at the end of this round guardians give you no Fear.
artifact-coconut-flask = Coconut Flask
    .text = Gain 2 coins, then borrow the silver effect of an assistant on top of a supply stack.
artifact-guiding-stone = Guiding Stone
    .text = Turn up the top level I site, use it and put it under its stack.
artifact-stone-key = Stone Key
    .text = Take an idol out of a slot and back to your crates.
artifact-ceremonial-rattle = Ceremonial Rattle
    .text = Refresh one of your assistants.
artifact-serpent-idol = Serpent Idol
    .text = Gain 1 Fear and 1 jewel.
artifact-stone-jar = Stone Jar
    .text = Draw 1 card.
artifact-inscribed-blade = Inscribed Blade
    .text = Research with 1 arrowhead or 2 tablets off the cost.
artifact-decorated-horn = Decorated Horn
    .text = Exchange one of your assistants for one on top of a supply stack, at the same level and ready.
artifact-sundial = Sundial
    .text = Gain 2 tablets. Or, passing: gain 1 jewel.

## Basic cards

basic-funding-car = Funding (car)
    .text = Lightning: gain 1 coin.
basic-funding-boat = Funding (boat)
    .text = Lightning: gain 1 coin.
basic-exploration-car = Exploration (car)
    .text = Lightning: gain 1 compass.
basic-exploration-boat = Exploration (boat)
    .text = Lightning: gain 1 compass.

## Fear

fear = Fear
    .text = No effect; from hand it is a boot.
fear-tile = Fear tile
    .text = No effect; it stays in your play area.

## Sites

site-i-01 = Abandoned Depot
    .text = Gain 2 compasses, or put an item of the row under your deck without paying.
site-i-02 = Archers’ Terrace
    .text = Gain 1 coin and 1 arrowhead.
site-i-03 = House of the Scribe
    .text = Draw 1 card and gain 1 coin and 1 tablet.
site-i-04 = Hunters’ Lookout
    .text = Gain 1 compass and 1 arrowhead.
site-i-05 = Toll Stones
    .text = Gain 1 coin and 2 tablets.
site-i-06 = Carved Gate
    .text = Gain 1 tablet and 1 arrowhead.
site-i-07 = Hermit’s Cave
    .text = Draw 1 card and gain 1 arrowhead.
site-i-08 = Sunken Crypt
    .text = Gain 1 Fear, 1 tablet and 1 jewel.
site-i-09 = Howling Chasm
    .text = Gain 1 Fear, 1 compass and 1 jewel.
site-i-10 = Glittering Spring
    .text = Gain 1 jewel.
site-ii-01 = Observatory
    .text = Gain 2 compasses and 1 jewel.
site-ii-02 = Great Market
    .text = Gain 1 coin, 1 compass, 1 tablet and 1 arrowhead.
site-ii-03 = Armoury of Kings
    .text = Gain 1 arrowhead and 1 jewel.
site-ii-04 = Hall of Voices
    .text = Draw 1 card and gain 1 tablet and 1 jewel.
site-ii-05 = Stone Library
    .text = Gain 2 tablets and 1 jewel.
site-ii-06 = Pit of Bones
    .text = Gain 1 Fear, 2 tablets and 2 arrowheads.

## Camps

camp-1 = Harbour Camp
    .text = Gain 2 coins.
camp-2 = Lookout Camp
    .text = Gain 2 compasses.
camp-3 = Quarry Camp
    .text = Gain 2 tablets.
camp-4 = Forest Camp
    .text = Gain 1 arrowhead.
camp-5 = Mine Camp
    .text = Discard a card to gain 1 jewel.

## Idols, by what they give

idol-coin = Idol of Gold
    .text = Gain 1 coin.
idol-compass = Idol of Ways
    .text = Gain 1 compass.
idol-tablet = Idol of Script
    .text = Gain 1 tablet.
idol-exile = Idol of Oblivion
    .text = You may exile a card.
idol-upgrade = Idol of Craft
    .text = You may upgrade a token.
idol-refresh = Idol of Rest
    .text = You may refresh an assistant.

## Bonus tiles

bonus-coin = coin bonus
    .text = Gain 1 coin.
bonus-compass = compass bonus
    .text = Gain 1 compass.
bonus-tablet = tablet bonus
    .text = Gain 1 tablet.
bonus-draw = card bonus
    .text = Draw 1 card.
bonus-exile = exile bonus
    .text = You may exile a card.
bonus-upgrade = upgrade bonus
    .text = You may upgrade a token.

## Stacks of temple tiles

temple-bronze-left = left bronze tile
    .text = 2 points, for the left cost.
temple-bronze-middle = middle bronze tile
    .text = 2 points, for the middle cost.
temple-bronze-right = right bronze tile
    .text = 2 points, for the right cost.
temple-silver-left = left silver tile
    .text = 6 points, for the left and the middle cost.
temple-silver-right = right silver tile
    .text = 6 points, for the middle and the right cost.
temple-gold = gold tile
    .text = 11 points, for all three costs.

## Assistants, with both sides

assistant-01 = Banker
    .silver = Gain 2 coins.
    .gold = Gain 3 coins.
assistant-02 = Epigraphist
    .silver = Gain 1 tablet.
    .gold = Gain 1 coin and 1 tablet.
assistant-03 = Tracker
    .silver = Pay a boot of travel to gain 1 arrowhead.
    .gold = Gain 1 arrowhead.
assistant-04 = Trader
    .silver = Pay 1 coin to gain 1 arrowhead.
    .gold = Pay 1 coin to gain 1 arrowhead or 1 jewel.
assistant-05 = Doctor
    .silver = You may exile a card.
    .gold = Gain 1 compass, then you may exile a card.
assistant-06 = Librarian
    .silver = Draw 1 card, then discard a card.
    .gold = Draw 1 card.
assistant-07 = Pilot
    .silver = Gain 1 coin, or travel with a plane.
    .gold = Gain 2 coins, or travel with two planes.
assistant-08 = Driver
    .silver = Gain 1 compass, or travel with a car.
    .gold = Gain 1 coin and 1 compass, or travel with two cars.
assistant-09 = Skipper
    .silver = Gain 1 compass, or travel with a boat.
    .gold = Gain 1 coin and 1 compass, or travel with two boats.
assistant-10 = Quartermaster
    .silver = Main action: buy a card for 1 token less.
    .gold = Main action: buy a card for 2 tokens less.
assistant-11 = Stonecutter
    .silver = You may upgrade a token.
    .gold = You may upgrade a token, then gain 1 compass.
assistant-12 = Guide
    .silver = Gain 1 compass.
    .gold = Gain 2 compasses.

## Guardians

guardian-01 = Reef Serpent
    .text = Cost: 1 coin, 1 compass and 1 arrowhead. Boon: travel with a boat.
guardian-02 = Ash Owl
    .text = Cost: 1 coin, 1 arrowhead and a discarded card. Boon: exile a card.
guardian-03 = Granite Boar
    .text = Cost: 1 coin, 1 arrowhead and a boot. Boon: travel with a car.
guardian-04 = Iron Tapir
    .text = Cost: 2 coins and 1 arrowhead. Boon: travel with a car.
guardian-05 = Smoke Jaguar
    .text = Cost: 1 tablet, 1 arrowhead and a boot. Boon: exile a card.
guardian-06 = Pale Ape
    .text = Cost: 1 arrowhead and a plane. Boon: exile a card.
guardian-07 = Whispering Moth
    .text = Cost: 1 compass, 1 arrowhead and a discarded card. Boon: draw 1 card.
guardian-08 = Golden Toad
    .text = Cost: 4 coins. Boon: upgrade a token.
guardian-09 = Thorn Tortoise
    .text = Cost: 1 arrowhead and a boat. Boon: travel with a car.
guardian-10 = River Crocodile
    .text = Cost: 1 arrowhead and a car. Boon: travel with a boat.
guardian-11 = Bone Vulture
    .text = Cost: 1 compass and two boots. Boon: exile a card.
guardian-12 = Ruby Condor
    .text = Cost: 1 jewel and a boot. Boon: travel with a plane.
guardian-13 = Marble Heron
    .text = Cost: 3 tablets. Boon: travel with a plane.
guardian-14 = Night Spider
    .text = Cost: 1 arrowhead and a plane. Boon: exile a card.
guardian-15 = Moon Crab
    .text = Cost: 2 compasses and 1 arrowhead. Boon: travel with a boat.

## Resources

resource-coin = coins
resource-compass = compasses
resource-tablet = tablets
resource-arrowhead = arrowheads
resource-jewel = jewels

## Travel icons

icon-boot = boot
icon-car = car
icon-boat = boat
icon-plane = plane

## Rows of the research tracks

row-bird-1 = row 1
    .magnifying-glass = Gain 1 coin. 1 point.
    .notebook = Recruit an assistant. 0 points.
row-bird-2 = row 2
    .magnifying-glass = Gain 1 compass. 2 points.
    .notebook = Recruit an assistant. 1 point.
row-bird-3 = row 3
    .magnifying-glass = Gain 1 compass. 4 points.
    .notebook = Upgrade an assistant. 2 points.
row-bird-4 = row 4
    .magnifying-glass = Gain 1 compass. 6 points.
    .notebook = Upgrade an assistant. 4 points.
row-bird-5 = row 5
    .magnifying-glass = Gain 1 compass. 9 points.
    .notebook = Gain 3 compasses. 6 points.
row-bird-6 = row 6
    .magnifying-glass = Draw 1 card. 12 points.
    .notebook = Take an artifact of the row without paying. 8 points.
row-bird-7 = row 7
    .magnifying-glass = Gain 1 compass. 16 points.
    .notebook = Overcome a guardian where you stand, sparing its cost. 10 points.
row-snake-1 = row 1
    .magnifying-glass = Gain 1 coin. 1 point.
    .notebook = Recruit an assistant. 0 points.
row-snake-2 = row 2
    .magnifying-glass = Gain 2 coins. 2 points.
    .notebook = You may exile a card. 3 points.
row-snake-3 = row 3
    .magnifying-glass = Draw 1 card. 3 points.
    .notebook = Upgrade an assistant. 4 points.
row-snake-4 = row 4
    .magnifying-glass = Rescue an assistant. 4 points.
    .notebook = Take an artifact of the row without paying. 5 points.
row-snake-5 = row 5
    .magnifying-glass = Upgrade an assistant. 5 points.
    .notebook = You may refresh an assistant. 8 points.
row-snake-6 = row 6
    .magnifying-glass = Gain 1 Fear. 10 points.
    .notebook = Draw 1 card. 12 points.
row-snake-7 = row 7
    .magnifying-glass = Gain 1 Fear. 15 points.
    .notebook = Gain 1 jewel. 15 points.

## Places on the map and their spaces

place-camp-1 = { camp-1 }
place-camp-2 = { camp-2 }
place-camp-3 = { camp-3 }
place-camp-4 = { camp-4 }
place-camp-5 = { camp-5 }
place-i-1 = I-1
place-i-2 = I-2
place-i-3 = I-3
place-i-4 = I-4
place-i-5 = I-5
place-i-6 = I-6
place-i-7 = I-7
place-i-8 = I-8
place-ii-1 = II-1
place-ii-2 = II-2
place-ii-3 = II-3
place-ii-4 = II-4
space-camp-1-a = { camp-1 } (one boot)
space-camp-1-b = { camp-1 } (two boots)
space-camp-2-a = { camp-2 } (one boot)
space-camp-2-b = { camp-2 } (two boots)
space-camp-3-a = { camp-3 } (one boot)
space-camp-3-b = { camp-3 } (two boots)
space-camp-4-a = { camp-4 } (one boot)
space-camp-4-b = { camp-4 } (two boots)
space-camp-5-a = { camp-5 } (one boot)
space-camp-5-b = { camp-5 } (two boots)
space-i-1 = I-1
space-i-2 = I-2
space-i-3 = I-3
space-i-4 = I-4
space-i-5 = I-5
space-i-6 = I-6
space-i-7 = I-7
space-i-8 = I-8
space-ii-1 = II-1
space-ii-2 = II-2
space-ii-3 = II-3
space-ii-4 = II-4

## Choices

choice-coin = coins
choice-compass = compasses
choice-coin-compass = coin and compass
choice-tablet = tablets
choice-arrowhead = an arrowhead
choice-jewel = a jewel
choice-draw = a card
choice-exile = an exile
choice-item = an item of the row
choice-plane = travel by plane
choice-car = travel by car
choice-boat = travel by boat

## What one pays for inside an effect

gain-coin = coins
gain-compass = compasses
gain-tablet = tablets
gain-arrowhead = an arrowhead
gain-jewel = a jewel
gain-tablet-arrowhead = a tablet and an arrowhead
gain-draw = cards from your deck
gain-choose = what you choose then
gain-refresh-assistant = refreshed assistants
gain-activate-stack-tile = the use of a site that is turned up
gain-activate-site = the use of a site or camp
gain-overcome-guardian = a guardian overcome
gain-other = what follows

## What an idol in a slot gives

slot-jewel = a jewel for 1 coin
slot-arrowhead = an arrowhead
slot-tablet = 2 tablets
slot-coin-compass = a coin and a compass
slot-draw = a card

## The rival’s tiles

rival-dig-coin = dig for coins
rival-dig-compass = dig for compasses
rival-dig-tablet = dig for tablets
rival-dig-arrowhead = dig for arrowheads
rival-dig-jewel = dig for jewels
rival-discover-green = discover (green)
rival-discover-red = discover (red)
rival-research-green = research (green)
rival-research-red = research (red)
rival-overcome-green = overcome a guardian (green)
rival-overcome-red = overcome a guardian (red)
rival-buy-item-green = buy an item (green)
rival-buy-item-red = buy an item (red)
rival-buy-artifact-green = buy an artifact (green)
rival-buy-artifact-red = buy an artifact (red)

## Moves

do-pass = Pass
do-end = End the turn
do-skip = Go without
do-pay = Pay
do-hire = Hire a pilot (2 coins)
do-stand-in = Pay the boot with the { $icon }
do-keep-hand = Keep the rest
do-bonus-first = Bonus tile first
do-row-first = Row effect first
do-exile-tile = Exile a fear tile
    .when = A fear tile is exiled by an effect that exiles a card.
do-dig = Dig at { $space }
    .when = Digging is a main action, of which a turn has one.
do-discover = Discover { $space }
    .when = Discovering is a main action, of which a turn has one.
do-overcome = Overcome the guardian at { $place }
    .when = Overcoming a guardian is a main action, of which a turn has one.
do-buy = Buy { $card }
    .when = Buying is a main action, of which a turn has one.
do-play = Play { $card }
    .when = Playing this card is a main action, of which a turn has one.
do-pass-with = Pass with { $card }
    .when = Passing is a main action, of which a turn has one.
do-research-glass = Magnifying glass to space { $spot }
    .when = Research is a main action, of which a turn has one.
do-research-notebook = Notebook to space { $spot }
    .when = Research is a main action, of which a turn has one.
do-temple = Buy a temple tile: { $stack }
    .when = Temple tiles are bought by a research action, with the magnifying glass in the temple.
do-use = Use the { $assistant }
    .when = An assistant is used between two steps, not while something is being paid or chosen.
do-travel = Travel with { $card }
    .when = Travel icons pay only while a journey is being paid.
do-travel-with = Travel with the { $assistant }
    .when = An assistant travels only while a journey is being paid.
do-boon = Boon of the { $guardian }
    .when = A boon is used between two steps, not while something is being paid or chosen.
do-boon-travel = Travel with the boon of the { $guardian }
    .when = A travel boon pays only while a journey is being paid.
do-slot = Idol into a slot: { $slot }
    .when = An idol goes into a slot as a free action, between two steps.
do-choose = Choose { $option }
    .when = This is chosen when an effect lets you choose what you gain.
do-upgrade = { $from ->
    [tablet] Tablet into arrowhead
   *[arrowhead] Arrowhead into jewel
}
    .when = Tokens are upgraded by an effect that says so: a tablet into an arrowhead, an arrowhead into a jewel.
do-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}
    .when = Cards are drawn by an effect that says so, and at the start of a round.
do-discard = Discard { $card }
    .when = A card is discarded when an effect asks for one, and at the end of the round.
do-keep = Keep { $card }
    .when = Cards are kept when an effect draws several to choose from.
do-return = { $card } on top of the deck
    .when = A card goes back on the deck only when an effect says so.
do-exile = Exile { $card } from the play area
    .when = Cards are exiled by an effect that says so.
do-exile-hand = Exile { $card } from hand
    .when = Cards are exiled by an effect that says so.
do-take = Take { $card }
    .when = A card is taken without paying only by an effect that says so.
do-resolve = Use { $card } now
    .when = An artifact can be used at once only when you have just got it.
do-resolve-pass = Pass now with { $card }
    .when = An artifact can be used at once only when you have just got it.
do-activate = Use { $place }
    .when = A place is used without digging only by an effect that says so.
do-recall = Recall from { $space }
    .when = An archaeologist comes home at the end of the round, or by an effect that says so.
do-relocate = From { $from } to { $to }
    .when = An archaeologist moves on only by an effect that says so.
do-lead = Lead the guardian from { $from } to { $to }
    .when = A guardian is led elsewhere only by an effect that says so.
do-claim = Take the { $bonus }
    .when = This tile is chosen by whoever arrives at its row.
do-recruit = Recruit the { $assistant }
    .when = Assistants are recruited by research, when the notebook reaches a row that says so.
do-rescue = Rescue the { $assistant }
    .when = An assistant is rescued when the magnifying glass reaches its row.
do-promote = Upgrade the { $assistant }
    .when = Assistants are upgraded by research, when a token reaches a row that says so.
do-refresh = Refresh the { $assistant }
    .when = Assistants are refreshed by an effect that says so, and at the end of the round.
do-borrow = Borrow the { $assistant }
    .when = An assistant of the supply is borrowed only by an effect that says so.
do-exchange = Give the { $own } for the { $other }
    .when = Assistants are exchanged only by an effect that says so.

## Amounts, spoken inside other messages

amount = { $resource ->
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [compass] { $n ->
        [one] 1 compass
       *[other] { $n } compasses
    }
    [tablet] { $n ->
        [one] 1 tablet
       *[other] { $n } tablets
    }
    [arrowhead] { $n ->
        [one] 1 arrowhead
       *[other] { $n } arrowheads
    }
   *[jewel] { $n ->
        [one] 1 jewel
       *[other] { $n } jewels
    }
}
tokens = { $resource ->
    [coin] coins
    [compass] compasses
    [tablet] tablets
    [arrowhead] arrowheads
   *[jewel] jewels
}

## Questions

ask-draw = { $n ->
    [one] You may draw a card.
   *[other] You may draw up to { $n } cards.
}
ask-draw-select = Say how many cards to draw, at most { $n }; you will keep one of them.
ask-keep = Keep one of the cards you drew.
ask-return = You may put one of them back on top of your deck.
ask-discard = Discard a card.
ask-discard-for = You may discard a card for { $gain }.
ask-exile = You may exile a card from your hand or your play area.
ask-upgrade = You may upgrade a token.
ask-choose = Choose what you gain.
ask-pay = You may pay { amount } for { $gain }.
ask-pay-travel = You may pay a boot for { $gain }.
ask-stand-in = A car or a boat that is left pays for the boot: choose which.
ask-travel = { $n ->
    [one] Choose how to pay for the journey: one icon is missing.
   *[other] Choose how to pay for the journey: { $n } icons are missing.
}
ask-recruit = Recruit an assistant.
ask-rescue = Rescue one of the assistants.
ask-promote = Upgrade one of your assistants.
ask-refresh = You may refresh one of your assistants.
ask-borrow = You may borrow an assistant of the supply.
ask-exchange = You may exchange an assistant.
ask-activate = You may use a site or camp.
ask-relocate = You may relocate one of your archaeologists.
ask-recall = You may recall one of your archaeologists.
ask-overcome = You may overcome a guardian, sparing its cost.
ask-lead = You may lead a guardian elsewhere.
ask-use-again = You may use { $place } once more.
ask-send = You may send an archaeologist to dig or to discover.
ask-main = Take your main action, or a free action before it.
ask-end = Take more free actions, or end your turn.
ask-resolve = You may use { $card } at once, without the tablet.
ask-buy = { $n ->
    [one] You may buy a card for 1 token less.
   *[other] You may buy a card for { $n } tokens less.
}
ask-gain-card = You may take a card without paying.
ask-gain-exiled = You may take an exiled card without paying.
ask-order = Bonus tile or row effect: which comes first?
ask-claim = Choose a bonus tile.
ask-research = You may research on the terms of the card.
ask-keep-hand = Put away the cards you do not want to keep for the next round.

## What happened

log-gain = { $who } gains { amount }.
log-pay = { $who } pays { amount }.
log-draw = { $who } draws { $card }.
log-draw-hidden = { $who } draws a card.
log-draw-to-choose = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards to choose from.
}
log-keep = { $who } keeps { $card }.
log-keep-hidden = { $who } keeps one card.
log-return = { $who } puts { $card } back on top of the deck.
log-return-hidden = { $who } puts a card back on top of the deck.
log-fear = { $who } gains a Fear card.
log-fear-tile = { $who } takes a fear tile: the Fear deck is empty.
log-play = { $who } plays { $card }.
log-discard = { $who } discards { $card }.
log-exile = { $who } exiles { $card }.
log-exile-tile = { $who } exiles a fear tile.
log-slot = { $who } puts an idol into a slot: { $slot }.
log-boon = { $who } uses the boon of the { $guardian }.
log-use = { $who } uses the { $assistant }.
log-upgrade = { $from ->
    [tablet] { $who } upgrades a tablet to an arrowhead.
   *[arrowhead] { $who } upgrades an arrowhead to a jewel.
}
log-planes = For the rest of the round, { $who } travels by plane with every icon.
log-masked = Guardians will not frighten { $who } this round.
log-travel = { $who } travels with { $card }.
log-dig = { $who } sends an archaeologist to { $space }.
log-discover = { $who } sends an archaeologist to discover { $space }.
log-idol = { $who } finds an idol: { $idol }.
log-second-idol = { $who } finds a second idol under it.
log-site = { $place } turns out to be the { $site }.
log-awake = At { $place } a guardian wakes: the { $guardian }.
log-recruit = { $who } recruits the { $assistant }.
log-rescue = { $who } rescues the { $assistant }, who arrives exhausted.
log-promote = { $who } turns the { $assistant } to gold.
log-refresh = { $who } refreshes the { $assistant }.
log-borrow = { $who } borrows the { $assistant } from the supply.
log-exchange = { $who } gives the { $own } for the { $other }.
log-idol-back = { $who } takes an idol out of a slot.
log-activate = { $who } uses { $place }.
log-relocate = { $who } moves an archaeologist from { $from } to { $to }.
log-recall = { $who } recalls an archaeologist from { $space }.
log-stack-site = { $who } turns up the { $site } and uses it.
log-overcome = { $who } overcomes a guardian: the { $guardian }.
log-lead = { $who } leads a guardian, the { $guardian }, from { $from } to { $to }.
log-round = Round { $round } begins.
log-turn = { $who } takes a turn.
log-pass = { $who } passes.
log-resolve = { $who } uses { $card } at once.
log-pass-with = { $who } passes with { $card }.
log-buy = { $who } buys { $card }.
log-gain-card = { $who } takes { $card } without paying.
log-reveal = { $who } turns up { $card } on top of the deck.
log-row = New in the card row: { $card }.
log-glass = { $who } moves the magnifying glass to space { $spot }.
log-notebook = { $who } moves the notebook to space { $spot }.
log-pay-idol = { $who } pays with an idol, which leaves the game.
log-bonus = { $who } takes the { $bonus }.
log-temple = { $who } stands before the Lost Temple: { $points } points.
log-temple-tile = { $who } takes the { $stack } of the temple.
log-home = { $who } takes an archaeologist home from { $space }.
log-staff = The Moon Staff moves on and exiles { $card }.
log-rival-tile = The rival turns up a tile: { $tile }.
log-rival-rests = The rival’s tile does nothing in the last round.
log-rival-cannot = The rival cannot do that.
log-rival-dig = The rival digs at { $space }.
log-rival-discover = The rival sends an archaeologist to discover { $space }.
log-rival-idol = The rival keeps an idol open: { $idol }.
log-rival-spare-idol = The rival lays an idol on its −1 space.
log-rival-glass = The rival’s magnifying glass reaches space { $spot }.
log-rival-bonus = The rival removes a bonus tile.
log-rival-assistant = The rival removes the { $assistant }.
log-rival-temple-tile = The rival takes the { $stack } of the temple.
log-rival-overcome = The rival overcomes a guardian: the { $guardian }.
log-rival-buy = The rival takes { $card }.

## Why not

why-short = Not enough { tokens }: this takes { $need }, you have { $have }.
why-no-card-to-discard = You have no card to discard.
why-no-icon = You lack a travel icon for this: { $icon }.
why-no-idol = You have no idol on your crates.
why-no-slot = All your slots are full.
why-pay-first = Finish paying first.
why-main-only = That takes a main action, and you have one in a turn.
why-other-artifact = Only { $card }, which you have just got, can be used without its tablet.
why-not-in-hand = You do not hold { $card }.
why-not-your-assistant = The { $assistant } is not in your service.
why-exhausted = The { $assistant } is exhausted.
why-not-your-boon = You have no unused boon of the { $guardian }.
why-deck-too-small = { $n ->
    [0] Your deck is empty.
    [one] Your deck has only one card.
   *[other] Your deck has only { $n } cards.
}
why-not-so-many = { $n ->
    [one] You may draw one card at most.
   *[other] You may draw { $n } cards at most.
}
why-no-fear-tile = You have no fear tile.
why-not-in-play = { $card } is not in your play area.
why-not-drawn = { $card } is not among the cards you drew.
why-not-an-option = That is not on offer here: { $option }.
why-icons-no-use = Its icons do not help to pay this.
why-no-travel-boon = You have no such boon for travel.
why-no-travel-assistant = That assistant cannot help you travel now.
why-all-out = Both your archaeologists are out.
why-occupied = Somebody stands there already: { $space }.
why-blocked = That space is blocked for the whole game: { $space }.
why-undiscovered = { $space } has yet to be discovered.
why-discovered = { $space } has been discovered; you can dig there.
why-wrong-level = The effect does not reach that far: { $space }.
why-only-dig = This effect lets you dig, not discover.
why-not-on-top = The { $assistant } is not on top of a supply stack.
why-no-square = Both your assistant squares are taken.
why-not-to-rescue = The { $assistant } is not among those to be rescued.
why-already-gold = The { $assistant } is gold already.
why-not-exhausted = The { $assistant } is ready as it is.
why-site-undiscovered = Nobody has discovered { $place } yet.
why-site-wrong-level = The effect does not reach that place: { $place }.
why-not-unoccupied = Somebody stands at { $place }.
why-you-are-not-there = You have no archaeologist at { $place }.
why-used-already = You have just used { $place }; choose another.
why-none-out = None of your archaeologists is out.
why-not-your-archaeologist = No archaeologist of yours stands there: { $space }.
why-same-site = The archaeologist has to go to a different site.
why-no-guardian = No guardian watches over { $place }.
why-others-there = Another player stands at { $place }.
why-guarded = There is a guardian at { $place } already.
why-not-in-row = { $card } is not on offer.
why-not-this-kind = The effect is for the other kind of card, not for { $card }.
why-not-in-exile = { $card } is not in exile.
why-fear-has-no-effect = Fear has no effect; it only travels.
why-no-bridge = No bridge leads from your token to space { $spot }.
why-notebook-follows = The notebook may not pass your magnifying glass.
why-notebook-only = This effect moves the notebook only.
why-not-in-temple = Your magnifying glass has not reached the Lost Temple.
why-stack-empty = No tile is left there: { $stack }.
why-not-among-bonuses = That tile is not among them: { $bonus }.

## What a move shows for good

shows-row = A new card comes into the row.
shows-top = The top card of a deck is turned up.
shows-card = A card is drawn.
shows-site = A site is turned up.
shows-guardian = A guardian wakes.
shows-assistant = The next assistant of the stack is seen.
shows-rescue = You look through the assistants to be rescued.
shows-bonuses = You look through the bonus tiles of the temple.

## Score and options

score-research = Research
score-temple = Temple tiles
score-idols = Idols and empty slots
score-guardians = Guardians
score-cards = Items and artifacts
score-fear = Fear
option-temple = Side of the board
option-temple-bird = Bird
option-temple-snake = Snake
option-start = Start of the second seat
option-start-summary = 2 coins and 1 compass
option-start-printed = 1 coin and 1 compass, as printed
option-rival = Red tiles of the rival
option-rival-0 = none
option-rival-1 = one
option-rival-2 = two
option-rival-3 = three
option-rival-4 = four
option-rival-5 = all five

## What a hint speaks of

term-research = points on the research track
term-temple = temple tiles
term-idols = idols
term-guardians = guardians overcome
term-cards = points on cards
term-fear = points lost by Fear
term-coin = coins
term-compass = compasses
term-tablet = tablets
term-arrowhead = arrowheads
term-jewel = jewels
term-hoard = tokens that nothing will soon be paid with
term-hand = useful cards in hand
term-travel = travel icons in hand
term-home = archaeologists still to send
term-crates = idols for the slots
term-boons = boons still to use
term-silver = silver assistants
term-gold = gold assistants
term-ready = assistants that are ready
term-haunted = archaeologists beside a guardian
term-in-temple = the glass in the temple
term-behind = the notebook behind the glass
term-deck = bought cards that come back
term-discovering = a site about to be turned up
term-passed = having passed
term-course = the course of the game

## The table in the terminal

line = { $name }: { $what }
round-of = Round { $round } of { $rounds }
first-player = { $who } starts
fear-left = { $n ->
    [one] 1 Fear card left
   *[other] { $n } Fear cards left
}
card-row = Card row
map = The island
track = Research: each space with the price of its bridge
magnifying-glass = Magnifying glass
notebook = Notebook
spaces = Spaces
lost-temple = Lost Temple
supply = Assistants
rescue-stack = To be rescued
temple-stacks = Temple tiles
cards-in = Hand / deck / played
idols = Idols + slots filled
assistants = Assistants
guardians = Guardians
rival-has = { $points } points, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} to come, arrow
hand = Hand
play-area = Play area
deck = Deck, unordered
drawn = Drawn

## On the drawn table

verb-dig = Dig
    .ask = Dig where?
verb-discover = Discover
    .ask = Discover which place?
verb-overcome = Overcome
    .ask = Overcome which guardian?
verb-research = Research
    .ask = Which token, to which space?
verb-buy = Buy
    .ask = Buy which card?
verb-play = Play
    .ask = Play which card?
verb-use = Free
    .ask = Which free action?
scene-round-of = Round { $round } of { $rounds }
scene-round = Round
scene-hidden = { $place }: not discovered yet
scene-site = { $place }: { $site }
scene-blocked = Blocked for the whole game
scene-figure = Archaeologist of { $who }
scene-step = Research space { $n }
scene-temple-step = The Lost Temple
scene-step-cost = Bridge: { $cost }.
scene-step-idol = an idol from your crates
scene-row-glass = Row { $n }, magnifying glass
scene-row-book = Row { $n }, notebook
scene-arrival = { $n } points for the next to arrive
scene-price = Part of the cost of temple tiles: { $cost }
scene-stack = Assistants in this stack: { $n }
scene-slotted = Idol in a slot
scene-has-home = Archaeologists at home: { $n }
scene-has-hand = Cards in hand: { $n }
scene-has-played = In the play area: { $cards }.
scene-has-idols = Idols: { $n }
scene-has-guardians = Guardians overcome: { $n }
scene-part = { $what } { $n }
scene-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
scene-turn = To move
scene-glass = Magnifying glass of { $who }
scene-book = Notebook of { $who }
scene-temple-bonuses = Bonus tiles for those who arrive, face down: { $n }
scene-temple = Temple tiles
scene-temple-tile = { $tile }, { $n } left
scene-assistants = Assistants
scene-sides = Silver: { $silver } Gold: { $gold }
scene-fear-deck = Fear deck: { $n }
scene-exile = Exiled cards: { $n }
scene-exiled = Exile
scene-artifact-deck = Artifact deck: { $n }
scene-item-deck = Item deck: { $n }
scene-staff = The Moon Staff
scene-home = Archaeologists at home
scene-slot-effect = An idol into a slot: { $what }
scene-deck = Your deck: { $n }
scene-slot = { $n ->
    [one] Idol slot: 1 point while empty
   *[other] Idol slot: { $n } points while empty
}
scene-crates = Idols on your crates: { $n }
scene-fear-tiles = Fear tiles: { $n }
scene-guest = You are watching.
scene-plate = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
scene-first = Starting player
scene-passed = Has passed
scene-rival = { $n ->
    [one] The rival: 1 point
   *[other] The rival: { $n } points
}
scene-rival-name = Rival
scene-rival-figure = Archaeologists of the rival: { $n }
scene-rival-idol = Idols of the rival: { $n }
scene-rival-guardian = Guardians of the rival: { $n }
scene-rival-item = Cards of the rival: { $n }
scene-rival-temple-silver = Temple tiles of the rival: { $n }
scene-rival-next-left = Tiles of the rival still to come: { $n }. The next one points left: ties go left.
scene-rival-next-right = Tiles of the rival still to come: { $n }. The next one points right: ties go right.
scene-bonuses = Bonus tiles
scene-page-island = Island
scene-page-temple = Temple
scene-page-market = Market

# In the lobby

blurb = Dig, discover, face the guardians, and follow the clues up to the lost temple.

## What things are, told under a lens, with the rule

about-card = A hand card serves once: for the travel icons in its corner or for its effect. Then it lies in your play area.
    .rule = 3.2
about-played = It has served this round. At the end of the round the play area is shuffled and goes under the deck.
    .rule = 14.3
about-item = Buy it with coins as your main action; it goes under your deck.
    .rule = 9.1
about-artifact = Buy it with compasses as your main action; its effect may be used at once, without the tablet it costs from hand.
    .rule = 9.2
about-fear = Fear has no effect; from hand it is worth a boot. At the end each Fear card costs 1 point.
    .rule = 13.1
about-drawn = Drawn just now to choose from.
    .rule = 3.11
about-hidden-i = To discover it, pay the travel icons and 3 compasses. You get the idol with its gift, the site that is turned up, and a guardian wakes.
    .rule = 6.1
about-hidden-ii = To discover it, pay the travel icons and 6 compasses. You get both idols and the gift of the open one, a richer site, and a guardian wakes.
    .rule = 6.1
about-site = Dig here with an archaeologist from your board: pay the travel icons, then have what the site shows.
    .rule = 5.1
about-camp = Dig here with an archaeologist from your board. The left space costs one boot, the right one two.
    .rule = 5.4
about-blocked = With two or three players some spaces stay closed.
    .rule = 1.5
about-guardian = Whoever has an archaeologist here may pay its cost: 5 points, and its boon once. Left alone, it gives 1 Fear to whoever goes home from here.
    .rule = 7.1
about-idol = Whoever discovers this place takes the idol and its gift. An idol is worth 3 points.
    .rule = 6.2
about-figure = It stays until the end of the round; meanwhile nobody else can dig on its space.
    .rule = 5.2
about-step = Research: move your magnifying glass or your notebook one row up over a bridge and pay what is written here.
    .rule = 11.1
about-row-glass = For every magnifying glass that reaches this row, each time. The number is what it scores there at the end.
    .rule = 11.4
about-row-book = For every notebook that reaches this row, each time. The number is what it scores there at the end.
    .rule = 11.4
about-glass = The magnifying glass goes first, up to the Lost Temple. It scores its row at the end.
    .rule = 11.1
about-book = The notebook may not pass the magnifying glass. It scores its row at the end.
    .rule = 11.2
about-bonus = Only the first to reach this space gets it.
    .rule = 11.5
about-claim = You use one of them now, and it leaves the game.
    .rule = 11.7
about-arrival = What a magnifying glass is worth in the Lost Temple: the earlier it comes, the more.
    .rule = 11.6
about-temple-bonus = Whoever arrives looks through them and uses one.
    .rule = 11.7
about-temple = With your magnifying glass in the temple, a research action buys one. Below stand the three costs.
    .rule = 11.8
about-price = A bronze tile costs what stands under it, a silver one two neighbouring parts, the gold one all three.
    .rule = 11.9
about-assistant = You recruit it when your notebook reaches a row that says so. Then it helps you once a round.
    .rule = 12.1
about-stack = So many assistants lie in this stack; only the top one can be recruited.
    .rule = 12.1
about-mine = A free action: use it, and it lies aslant until it is refreshed, at the latest at the end of the round.
    .rule = 12.3
about-rescue = It joins you silver side up and exhausted.
    .rule = 16.4
about-coin = Coins buy items, and two of them hire a plane for a journey.
    .rule = 9.1
about-compass = Compasses pay for discoveries and buy artifacts.
    .rule = 6.1
about-tablet = Tablets pay for research; an artifact played from hand costs one.
    .rule = 9.4
about-arrowhead = Arrowheads pay for guardians and for research.
    .rule = 7.1
about-jewel = Jewels pay for the steepest research.
    .rule = 11.1
about-home = Each of your two archaeologists digs or discovers once a round.
    .rule = 5.2
about-deck = Drawn from the top; items you buy go under it. Nothing is shuffled during a round.
    .rule = 3.5
about-fear-deck = Fear you gain comes from here; when it is empty you take tiles that cost 2 points each.
    .rule = 13.2
about-exile = Cards that have left the game for good, or nearly: they score nothing.
    .rule = 10.2
about-item-deck = At the end of a turn new items enter the row from here.
    .rule = 9.7
about-artifact-deck = At the end of a turn new artifacts enter the row from here.
    .rule = 9.7
about-staff = At the end of a round it exiles the cards beside it and moves one slot to the right: one artifact more, one item less.
    .rule = 14.6
about-round = Five rounds; then the points are counted.
    .rule = 1.1
about-slot = An idol put here gives one of the effects beside it at once. A slot still empty at the end is worth its number.
    .rule = 8.4
about-slotted = An idol is worth 3 points, on a crate or in a slot.
    .rule = 8.4
about-slot-effect = As a free action, put an idol from your crates into the leftmost empty slot and have this.
    .rule = 8.2
about-crates = Idols wait here until you put them into slots; each is worth 3 points either way.
    .rule = 8.1
about-boon = Worth 5 points. Its boon can be used once, in any of your turns.
    .rule = 7.2
about-tamed = Worth 5 points; its boon is used up.
    .rule = 7.2
about-fear-tile = It costs 2 points at the end and stays in the play area.
    .rule = 13.2
about-score = What it would be if the game ended now.
    .rule = 15.1
about-first = Begins the round; the marker goes one seat to the left after it.
    .rule = 14.7
about-passed = Takes no more turns this round.
    .rule = 2.5
about-turn = It is their turn now.
    .rule = 1.13
about-hand = Others’ hands are secret; how many cards they hold is not.
    .rule = 1.14
about-idols = Idols on crates and in slots, 3 points each.
    .rule = 8.4
about-guardians = Guardians overcome, 5 points each.
    .rule = 7.2
about-rival = It turns up a tile each turn and does what that says.
    .rule = 19.4
about-rival-tile = What the rival has done this round.
    .rule = 19.4
about-rival-next = The arrow on the back of the next tile settles ties.
    .rule = 19.5
about-rival-has = It scores this like a player, without Fear.
    .rule = 19.17

## What a hint says first

gist-finds = You find { $n ->
    [one] an idol
   *[other] two idols
}, worth { $points } points, and wake a guardian.
gist-digs = The site gives you { amount }.
gist-digs-guarded = The site gives you { amount }; its guardian, unless overcome, a Fear.
gist-guarded = A guardian lives there: unless you overcome it, going home brings you a Fear.
gist-overcomes = It makes { $points } points and a boon of the guardian, and spares you its Fear.
gist-buys-item = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end, and comes into your hand in later rounds.
gist-buys-artifact = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end, and works at once without a tablet.
gist-recruits = The assistant works for you once in each round from now on.
gist-last-pass = Nothing comes after this round: tokens you keep count for nothing.
gist-stays-home = It leaves { $n ->
    [one] an archaeologist
   *[other] both archaeologists
} at home for this round; tokens stay with you.
gist-comes-home = It ends your round, and { $n ->
    [one] a guardian
   *[other] guardians
} will give you { $n ->
    [one] a Fear
   *[other] { $n } Fears
} on the way home.
gist-all-out = Both your archaeologists are out, and tokens stay with you for the next round.
gist-gives-slot = It gives up the { $points ->
    [one] point
   *[other] { $points } points
} that the empty slot would score.
gist-sheds-fear = One Fear less: { $points ->
    [one] 1 point
   *[other] { $points } points
} more at the end.
gist-costs-card = It costs you the { $points ->
    [one] point
   *[other] { $points } points
} of that card.
gist-thins-deck = One plain card less: your better ones come up more often.
gist-gives-effect = The card is gone for this round, and with it what it could have done.
gist-makes-room = It makes room for another card of your deck in the next round.
gist-keeps-hand = { $n ->
    [one] You keep the card
   *[other] You keep { $n } cards
}, and draw so many fewer.
gist-goes-without = It costs nothing and gives nothing.
gist-spends-fear = A Fear is good for nothing else.
gist-climbs = It brings you up the research track: { $points ->
    [one] 1 point
   *[other] { $points } points
} more at the end.
gist-climbs-only = It brings you up the research track, but no points yet.
gist-scores = It makes { $points ->
    [one] 1 point
   *[other] { $points } points
} more at the end.
gist-costs = It costs you { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
gist-gives = It gives you { amount } at once.
