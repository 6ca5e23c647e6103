# La Isla

## Things

colour-green = green
colour-beige = beige
colour-yellow = yellow
colour-brown = brown
colour-gray = gray

terrain-grassland = grassland
terrain-steppe = steppe
terrain-desert = desert
terrain-swamp = swamp
terrain-mountain = mountain

symbol-tent = tent
symbol-hat = hat
symbol-rope = rope
symbol-bottle = bottle
symbol-backpack = backpack

animal-dodo = Dodo
animal-giant_fossa = Giant Fossa
animal-golden_toad = Golden Toad
animal-sardinian_pika = Sardinian Pika
animal-owlet_moth = Owlet Moth

ring-inner = inner
ring-middle = middle
ring-outer = outer

## Special functions: a short name, and the rule in a sentence

function-joker-green = joker { colour-green }
    .text = In each payment one { colour-green } resource may stand for any colour.
function-joker-beige = joker { colour-beige }
    .text = In each payment one { colour-beige } resource may stand for any colour.
function-joker-yellow = joker { colour-yellow }
    .text = In each payment one { colour-yellow } resource may stand for any colour.
function-joker-brown = joker { colour-brown }
    .text = In each payment one { colour-brown } resource may stand for any colour.
function-joker-gray = joker { colour-gray }
    .text = In each payment one { colour-gray } resource may stand for any colour.
function-symbol_discount-tent = { symbol-tent }: pay only 1
    .text = A placement on a space with the { symbol-tent } costs only 1 resource.
function-symbol_discount-hat = { symbol-hat }: pay only 1
    .text = A placement on a space with the { symbol-hat } costs only 1 resource.
function-symbol_discount-rope = { symbol-rope }: pay only 1
    .text = A placement on a space with the { symbol-rope } costs only 1 resource.
function-symbol_discount-bottle = { symbol-bottle }: pay only 1
    .text = A placement on a space with the { symbol-bottle } costs only 1 resource.
function-symbol_discount-backpack = { symbol-backpack }: pay only 1
    .text = A placement on a space with the { symbol-backpack } costs only 1 resource.
function-symbol_marker-tent = { symbol-tent }: move a marker
    .text = After placing on a space with the { symbol-tent }, move any marker up 1 space and score your animals of that kind.
function-symbol_marker-hat = { symbol-hat }: move a marker
    .text = After placing on a space with the { symbol-hat }, move any marker up 1 space and score your animals of that kind.
function-symbol_marker-rope = { symbol-rope }: move a marker
    .text = After placing on a space with the { symbol-rope }, move any marker up 1 space and score your animals of that kind.
function-symbol_marker-bottle = { symbol-bottle }: move a marker
    .text = After placing on a space with the { symbol-bottle }, move any marker up 1 space and score your animals of that kind.
function-symbol_marker-backpack = { symbol-backpack }: move a marker
    .text = After placing on a space with the { symbol-backpack }, move any marker up 1 space and score your animals of that kind.
function-symbol_resource-tent = { symbol-tent }: any resource
    .text = After placing on a space with the { symbol-tent }, take 1 resource of any colour.
function-symbol_resource-hat = { symbol-hat }: any resource
    .text = After placing on a space with the { symbol-hat }, take 1 resource of any colour.
function-symbol_resource-rope = { symbol-rope }: any resource
    .text = After placing on a space with the { symbol-rope }, take 1 resource of any colour.
function-symbol_resource-bottle = { symbol-bottle }: any resource
    .text = After placing on a space with the { symbol-bottle }, take 1 resource of any colour.
function-symbol_resource-backpack = { symbol-backpack }: any resource
    .text = After placing on a space with the { symbol-backpack }, take 1 resource of any colour.
function-symbol_vp-tent = { symbol-tent }: 3 points
    .text = After placing on a space with the { symbol-tent }, score 3 points.
function-symbol_vp-hat = { symbol-hat }: 3 points
    .text = After placing on a space with the { symbol-hat }, score 3 points.
function-symbol_vp-rope = { symbol-rope }: 3 points
    .text = After placing on a space with the { symbol-rope }, score 3 points.
function-symbol_vp-bottle = { symbol-bottle }: 3 points
    .text = After placing on a space with the { symbol-bottle }, score 3 points.
function-symbol_vp-backpack = { symbol-backpack }: 3 points
    .text = After placing on a space with the { symbol-backpack }, score 3 points.
function-income_resource-green = income { colour-green }: 1 more
    .text = When your B card brings a { colour-green } resource, take another one.
function-income_resource-beige = income { colour-beige }: 1 more
    .text = When your B card brings a { colour-beige } resource, take another one.
function-income_resource-yellow = income { colour-yellow }: 1 more
    .text = When your B card brings a { colour-yellow } resource, take another one.
function-income_resource-brown = income { colour-brown }: 1 more
    .text = When your B card brings a { colour-brown } resource, take another one.
function-income_resource-gray = income { colour-gray }: 1 more
    .text = When your B card brings a { colour-gray } resource, take another one.
function-income_marker-green = income { colour-green }: move a marker
    .text = When your B card brings a { colour-green } resource, move any marker up 1 space and score your animals of that kind.
function-income_marker-beige = income { colour-beige }: move a marker
    .text = When your B card brings a { colour-beige } resource, move any marker up 1 space and score your animals of that kind.
function-income_marker-yellow = income { colour-yellow }: move a marker
    .text = When your B card brings a { colour-yellow } resource, move any marker up 1 space and score your animals of that kind.
function-income_marker-brown = income { colour-brown }: move a marker
    .text = When your B card brings a { colour-brown } resource, move any marker up 1 space and score your animals of that kind.
function-income_marker-gray = income { colour-gray }: move a marker
    .text = When your B card brings a { colour-gray } resource, move any marker up 1 space and score your animals of that kind.
function-income_vp-green = income { colour-green }: 2 points
    .text = When your B card brings a { colour-green } resource, score 2 points.
function-income_vp-beige = income { colour-beige }: 2 points
    .text = When your B card brings a { colour-beige } resource, score 2 points.
function-income_vp-yellow = income { colour-yellow }: 2 points
    .text = When your B card brings a { colour-yellow } resource, score 2 points.
function-income_vp-brown = income { colour-brown }: 2 points
    .text = When your B card brings a { colour-brown } resource, score 2 points.
function-income_vp-gray = income { colour-gray }: 2 points
    .text = When your B card brings a { colour-gray } resource, score 2 points.
function-track_vp-dodo = { animal-dodo } track: 2 points
    .text = When your D card moves the { animal-dodo } marker, score 2 points.
function-track_vp-giant_fossa = { animal-giant_fossa } track: 2 points
    .text = When your D card moves the { animal-giant_fossa } marker, score 2 points.
function-track_vp-golden_toad = { animal-golden_toad } track: 2 points
    .text = When your D card moves the { animal-golden_toad } marker, score 2 points.
function-track_vp-sardinian_pika = { animal-sardinian_pika } track: 2 points
    .text = When your D card moves the { animal-sardinian_pika } marker, score 2 points.
function-track_vp-owlet_moth = { animal-owlet_moth } track: 2 points
    .text = When your D card moves the { animal-owlet_moth } marker, score 2 points.
function-track_resource-dodo = { animal-dodo } track: any resource
    .text = When your D card moves the { animal-dodo } marker, take 1 resource of any colour.
function-track_resource-giant_fossa = { animal-giant_fossa } track: any resource
    .text = When your D card moves the { animal-giant_fossa } marker, take 1 resource of any colour.
function-track_resource-golden_toad = { animal-golden_toad } track: any resource
    .text = When your D card moves the { animal-golden_toad } marker, take 1 resource of any colour.
function-track_resource-sardinian_pika = { animal-sardinian_pika } track: any resource
    .text = When your D card moves the { animal-sardinian_pika } marker, take 1 resource of any colour.
function-track_resource-owlet_moth = { animal-owlet_moth } track: any resource
    .text = When your D card moves the { animal-owlet_moth } marker, take 1 resource of any colour.
function-terrain_resource-green = { terrain-grassland }: any resource
    .text = After placing on a { terrain-grassland } space, take 1 resource of any colour.
function-terrain_resource-beige = { terrain-steppe }: any resource
    .text = After placing on a { terrain-steppe } space, take 1 resource of any colour.
function-terrain_resource-yellow = { terrain-desert }: any resource
    .text = After placing on a { terrain-desert } space, take 1 resource of any colour.
function-terrain_resource-brown = { terrain-swamp }: any resource
    .text = After placing on a { terrain-swamp } space, take 1 resource of any colour.
function-terrain_resource-gray = { terrain-mountain }: any resource
    .text = After placing on a { terrain-mountain } space, take 1 resource of any colour.
function-terrain_vp-green = { terrain-grassland }: 3 points
    .text = After placing on a { terrain-grassland } space, score 3 points.
function-terrain_vp-beige = { terrain-steppe }: 3 points
    .text = After placing on a { terrain-steppe } space, score 3 points.
function-terrain_vp-yellow = { terrain-desert }: 3 points
    .text = After placing on a { terrain-desert } space, score 3 points.
function-terrain_vp-brown = { terrain-swamp }: 3 points
    .text = After placing on a { terrain-swamp } space, score 3 points.
function-terrain_vp-gray = { terrain-mountain }: 3 points
    .text = After placing on a { terrain-mountain } space, score 3 points.
function-terrain_marker-green = { terrain-grassland }: move a marker
    .text = After placing on a { terrain-grassland } space, move any marker up 1 space and score your animals of that kind.
function-terrain_marker-beige = { terrain-steppe }: move a marker
    .text = After placing on a { terrain-steppe } space, move any marker up 1 space and score your animals of that kind.
function-terrain_marker-yellow = { terrain-desert }: move a marker
    .text = After placing on a { terrain-desert } space, move any marker up 1 space and score your animals of that kind.
function-terrain_marker-brown = { terrain-swamp }: move a marker
    .text = After placing on a { terrain-swamp } space, move any marker up 1 space and score your animals of that kind.
function-terrain_marker-gray = { terrain-mountain }: move a marker
    .text = After placing on a { terrain-mountain } space, move any marker up 1 space and score your animals of that kind.
function-extra_explorer = extra explorer
    .text = Once: one explorer from the reserve joins your supply and stays yours.
function-ring_vp-inner = { ring-inner } ring: 2 points
    .text = After placing in the { ring-inner } ring, score 2 points.
function-ring_vp-middle = { ring-middle } ring: 2 points
    .text = After placing in the { ring-middle } ring, score 2 points.
function-ring_vp-outer = { ring-outer } ring: 2 points
    .text = After placing in the { ring-outer } ring, score 2 points.
function-marker_substitute-dodo = { animal-dodo } card: any marker instead
    .text = If your D card shows the { animal-dodo }, you may move any marker in its place.
function-marker_substitute-giant_fossa = { animal-giant_fossa } card: any marker instead
    .text = If your D card shows the { animal-giant_fossa }, you may move any marker in its place.
function-marker_substitute-golden_toad = { animal-golden_toad } card: any marker instead
    .text = If your D card shows the { animal-golden_toad }, you may move any marker in its place.
function-marker_substitute-sardinian_pika = { animal-sardinian_pika } card: any marker instead
    .text = If your D card shows the { animal-sardinian_pika }, you may move any marker in its place.
function-marker_substitute-owlet_moth = { animal-owlet_moth } card: any marker instead
    .text = If your D card shows the { animal-owlet_moth }, you may move any marker in its place.
function-tile_resource-dodo = { animal-dodo } tile: any resource
    .text = For each { animal-dodo } tile you gain, take 1 resource of any colour.
function-tile_resource-giant_fossa = { animal-giant_fossa } tile: any resource
    .text = For each { animal-giant_fossa } tile you gain, take 1 resource of any colour.
function-tile_resource-golden_toad = { animal-golden_toad } tile: any resource
    .text = For each { animal-golden_toad } tile you gain, take 1 resource of any colour.
function-tile_resource-sardinian_pika = { animal-sardinian_pika } tile: any resource
    .text = For each { animal-sardinian_pika } tile you gain, take 1 resource of any colour.
function-tile_resource-owlet_moth = { animal-owlet_moth } tile: any resource
    .text = For each { animal-owlet_moth } tile you gain, take 1 resource of any colour.
function-tile_vp-dodo = { animal-dodo } tile: 3 points
    .text = For each { animal-dodo } tile you gain, score 3 points.
function-tile_vp-giant_fossa = { animal-giant_fossa } tile: 3 points
    .text = For each { animal-giant_fossa } tile you gain, score 3 points.
function-tile_vp-golden_toad = { animal-golden_toad } tile: 3 points
    .text = For each { animal-golden_toad } tile you gain, score 3 points.
function-tile_vp-sardinian_pika = { animal-sardinian_pika } tile: 3 points
    .text = For each { animal-sardinian_pika } tile you gain, score 3 points.
function-tile_vp-owlet_moth = { animal-owlet_moth } tile: 3 points
    .text = For each { animal-owlet_moth } tile you gain, score 3 points.
function-tile_marker-dodo = { animal-dodo } tile: move a marker
    .text = For each { animal-dodo } tile you gain, move any marker up 1 space and score your animals of that kind.
function-tile_marker-giant_fossa = { animal-giant_fossa } tile: move a marker
    .text = For each { animal-giant_fossa } tile you gain, move any marker up 1 space and score your animals of that kind.
function-tile_marker-golden_toad = { animal-golden_toad } tile: move a marker
    .text = For each { animal-golden_toad } tile you gain, move any marker up 1 space and score your animals of that kind.
function-tile_marker-sardinian_pika = { animal-sardinian_pika } tile: move a marker
    .text = For each { animal-sardinian_pika } tile you gain, move any marker up 1 space and score your animals of that kind.
function-tile_marker-owlet_moth = { animal-owlet_moth } tile: move a marker
    .text = For each { animal-owlet_moth } tile you gain, move any marker up 1 space and score your animals of that kind.
function-extra_slot = extra slot
    .text = This card lies beside your holder and is a fourth slot.
function-extra_card = extra card
    .text = In the card phase draw four cards, plan three and discard one.
function-company_swap = company: swap a resource
    .text = After placing on a space with another player’s explorer, you may swap 1 resource for another colour.
function-company_vp = company: 2 points
    .text = After placing on a space with another player’s explorer, score 2 points.
function-company_discount = company: pay only 1
    .text = A placement on a space with another player’s explorer costs only 1 resource.

## Moves

do-ability = A: { $function } (the card with { $resource } and { $animal })
    .when = Cards are planned at the start of a round, all three at once.
do-income = B: { $resource } (the card with { $function } and { $animal })
    .when = Cards are planned at the start of a round, all three at once.
do-animal = D: { $animal } (the card with { $function } and { $resource })
    .when = Cards are planned at the start of a round, all three at once.
do-slot = Slot { $slot }
    .when = A slot is chosen in action A, when your card is turned up.
do-take = Take a { $colour } resource
    .when = A resource of your choice is taken in action C instead of placing, or by a function.
do-place = Place an explorer: { $ring } ring, space { $space }
    .when = Explorers are placed in action C.
do-lift = Move the explorer from the { $ring } ring, space { $space }
    .when = An explorer on the island moves only in action C, when your supply is empty.
do-pay-1 = Pay 1 { $first }
    .when = Resources pay for an explorer in action C.
do-pay-2 = Pay 1 { $first } and 1 { $second }
    .when = Resources pay for an explorer in action C.
do-marker = Move the { $animal } marker
    .when = Markers move in action D, or by a function.
do-swap = Swap 1 { $given } for 1 { $taken }
    .when = Resources are swapped by a function only.
do-done = Use no more functions

## Questions

ask-ability = 1 of 3: choose the card for A; its special function will be yours.
ask-income = 2 of 3: choose the card for B; it brings a resource.
ask-animal = 3 of 3: choose the card for D; it moves a marker.
ask-slot = Which slot for “{ $function }”? What it covers is lost.
ask-explore = Place an explorer, or take a resource.
ask-lift = Your supply is empty: choose which of your explorers moves.
ask-pay = Choose how to pay for the { $terrain } ({ $ring } ring, space { $space }).
ask-use = { $n ->
    [one] Use your function: { $function }.
   *[other] Use your { $n } functions in any order, such as: { $function }.
}
ask-marker = Your D card shows the { $animal }; move its marker or any other one.

## What happened

log-round-begins = Round { $round } begins.
log-draws = { $who } draws { $n } cards.
log-planned = { $who } has planned.
log-unused = { $who } discards the unused card with “{ $function }”.
log-reshuffled = The pile is empty; the discards are shuffled.
log-turns-up = { $who } turns up “{ $function }”.
log-fills = { $who } puts it into slot { $slot }.
log-covers = { $who } covers “{ $function }” in slot { $slot }.
log-receives = { $who } takes a { $colour } resource as income.
log-gains = { $who } takes a { $colour } resource.
log-takes = { $who } places nobody and takes a { $colour } resource.
log-lifts = { $who } moves the explorer from the { $ring } ring, space { $space }.
log-pays-1 = { $who } pays 1 { $first } resource.
log-pays-2 = { $who } pays 1 { $first } and 1 { $second } resource.
log-places = { $who } places an explorer on { $terrain } ({ $ring } ring, space { $space }).
log-gains-tile = { $who } gains the { $animal } tile and { $points } points.
log-may-choose = { $who } turns up the { $animal } and may move any marker.
log-marker-moves = { $who } moves the { $animal } marker up to step { $step } and scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
log-marker-stays = { $who } scores the { $animal }, whose marker is at the top: { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
log-scores = { $who } scores { $n ->
    [one] 1 point
   *[other] { $n } points
} with “{ $function }”.
log-uses = { $who } uses “{ $function }”.
log-declines = { $who } does not use “{ $function }”.
log-swapped = { $who } swaps 1 { $given } for 1 { $taken } resource.
log-new-explorer = { $who } gets an explorer from the reserve, where { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
log-no-new-explorer = { $who } has no explorer left in reserve.
log-slot-opened = { $who } lays it beside the holder: a fourth slot.
log-first-passes = { $who } becomes first player.
log-game-ends = The markers’ values add up to { $n }: the game ends.
log-cards-run-out = There are not enough cards for another round: the game ends.
log-final-sets = { $who } scores { $points } for complete sets.
log-final-animals = { $who } scores { $points } for animals.
log-final-leftovers = { $who } scores { $points } for resources left over.

## Why not

why-not-drawn = You have no such card in hand.
why-slot-owned = You already have an extra slot; this card can only go to B or D.
why-no-such-slot = You have no slot { $slot }.
why-first-free = Free slots are alike: use slot { $slot }.
why-identical = “{ $function }” is already visible in slot { $slot }; only that one may be covered.
why-already-there = You already have an explorer there ({ $ring } ring, space { $space }).
why-too-few = That costs { $price } { $colour }; you can pay { $has }.
why-not-yours = You have no explorer there ({ $ring } ring, space { $space }).
why-not-a-payment = The price is { $price } { $colour }, and this is not a way for you to pay it.
why-no-resource-open = None of your open functions gives a resource.
why-no-marker-open = None of your open functions moves a marker.
why-no-swap-open = None of your open functions swaps resources.
why-none-to-give = You have no { $colour } resource to give.
why-take-first = Take your resource first: it costs nothing.

## What a move shows for good

shows-cards = The next cards are dealt.
shows-plans = All have planned: cards are turned up.

## Score and options

score-track = Points on the track
score-sets = Complete sets
score-animals = Animals
score-leftovers = Resources left over
option-cards = Cards
option-cards-all = all 180
option-cards-beginner = the 120 for beginners
option-leftovers = Points for resources left over
option-leftovers-each = one each
option-leftovers-pairs = one for two
option-leftovers-none = none

## On the screen

round-number = Round { $round }
first-player = First player: { $who }
end-at = Markers’ values: { $sum } of { $end }
pile-left = { $n ->
    [one] One card in the pile
   *[other] { $n } cards in the pile
}
track = Track
track-step = Step
track-value = Value
supply = Supply
resources = Resources
animals = Animals
functions = Functions
slot-free = free
hand = Hand
plan = Plan
short-dodo = Dodo
short-giant_fossa = Fossa
short-golden_toad = Toad
short-sardinian_pika = Pika
short-owlet_moth = Moth

## What a hint speaks of

term-points = points on the track
term-sets = complete sets of animals
term-animals = your animals as the markers stand
term-leftovers = points for resources
term-herd = the number of your animals
term-kinds = animals towards the next set
term-pairs = pairs of resources to spend
term-explorers = explorers on the island
term-near = regions that lack one explorer
term-far = regions that lack two explorers
term-wanted = an animal you need, one explorer away
term-scoring = functions that score
term-gathering = functions that bring resources
term-moving = functions that move markers
term-saving = functions that save resources
term-steering = functions that widen your choice
term-income = the resource of your B card
term-pairing = a B card that completes a pair
term-scored = a D card for animals you have
term-course = the course of the game
term-rounds = the rounds played
term-progress = how near the end is

## On the drawn table

scene-step-plan = Plan
scene-step-a = A ability
scene-step-b = B income
scene-step-c = C explorer
scene-step-d = D animal
scene-tile = { $animal }, worth { $n } points
scene-within-reach = You lack one explorer here.
scene-lacks-one = { $who } lacks one explorer here.
scene-space = { $terrain }, { $ring } ring, space { $n }: { $symbols }
scene-completes = One more explorer surrounds the { $animal }: { $n } points.
scene-explorer = { $who } stands here.
scene-points = { $who }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
scene-card = A: { $function } B: one { $colour } resource. D: the { $animal } marker.
scene-income = a { $colour } resource
scene-job = { $letter }: { $what }
scene-twin = { $what } ({ $by })
scene-supply = Supply
scene-supply-cube = A { $colour } resource from the supply
scene-guest = You are watching.
scene-purse = Your { $colour } resources: { $n }
scene-explorers-left = Explorers in your supply: { $n }
scene-slot-free = Slot { $n }, free
scene-slot = Slot { $n }: { $function }
scene-slot-covers = Slot { $n }: cover “{ $function }”
scene-slot-empty = Slot { $n }: free
scene-deck-title = Draw pile: { $n }
scene-taken = Animal taken
scene-window = { $letter }: { $what }
scene-has-cube = { $colour } resources: { $n }
scene-has-animal = { $animal }: { $n }
scene-has-explorers = Explorers in the supply: { $n }
scene-has-planned = Cards planned: { $n }
scene-part = { $what } { $n }
scene-end-title = The game ends at { $end }; now { $n }
scene-window-a = ability
scene-window-b = income
scene-window-c = explorer
scene-window-d = animal
scene-done = done
scene-deck = deck { $n }
scene-discards = discard { $n }
scene-discard-top = Top of the discard pile
scene-discards-hold = The whole pile by resource: { $colours }. By animal: { $animals }.
scene-tracks = Animal tracks
scene-tracks-what = points per animal at the end
scene-track = { $animal } track: step { $step } of { $steps }, worth { $n }
scene-ends-at = Ends at { $n }
scene-now = now { $n }
scene-first = Start player
scene-large = Start tile: two of { $animal }
cap-when-symbol = { $what } space
cap-when-terrain = { $what } space
cap-when-income = { $what } income
cap-when-track = { $what } on D
cap-when-tile = { $what } tile
cap-when-ring = { $what } ring
cap-when-company = Shared space
cap-then-vp = { $n } points
cap-then-resource = any cube
cap-then-marker = any marker
cap-then-discount = costs 1
cap-then-swap = swap a cube
cap-joker-when = { $what } cube
cap-joker-then = is any colour
cap-income_resource-when = { $what } income
cap-income_resource-then = one more
cap-extra_explorer-when = Once: one
cap-extra_explorer-then = more explorer
cap-extra_slot-when = A fourth
cap-extra_slot-then = slot
cap-extra_card-when = Draw four,
cap-extra_card-then = use three
cap-marker_substitute-when = { $what } on D
cap-marker_substitute-then = other marker

# In the lobby

blurb = Look for lost animals on an island never twice the same. Every card has three uses: which one now?

## What things are, told under a lens, with the rule

about-space = An explorer here costs two resources of the colour of the space. Who stands on all spaces around an animal takes it.
    .rule = 6.4
about-tile = Stand on all spaces around it to take it and score its number at once.
    .rule = 6.6
about-taken = The animal of this region has been taken.
    .rule = 6.6
about-score = Points on the track, and what would come if the game ended now.
    .rule = 10.4
about-card = A card has three uses, of which you plan one: its function (A), its resource (B) or its animal (D).
    .rule = 1.5
about-ability = Planned under A, this function goes into a slot and works until it is covered.
    .rule = 4.1
about-income = Planned under B, the card brings one resource of this colour.
    .rule = 5.1
about-animal = Planned under D, the card moves this animal’s marker, and you score your animals of that kind.
    .rule = 7.1
about-supply = Taken in action C instead of placing an explorer, or when a function gives one.
    .rule = 6.1
about-cube = Two of the colour of a space bring an explorer there.
    .rule = 6.4
about-explorers = Explorers still to be placed. When none is left, one of those on the island moves instead.
    .rule = 6.3
about-slot = Your A card goes here; whatever it covers is lost.
    .rule = 4.2
about-function = It works in every round until it is covered.
    .rule = 4.4
about-plan = Planned face down; turned up when its letter comes.
    .rule = 3.3
about-window = The actions of a round in their order: A a function, B a resource, C an explorer, D an animal.
    .rule = 3.1
about-deck = Everybody draws three cards from it each round.
    .rule = 3.2
about-discards = Shuffled into a new pile when the deck runs out.
    .rule = 3.5
about-track = Each animal of this kind scores the value of the area its marker stands in.
    .rule = 9.1
about-end = When the values of the five markers add up to this, the game ends after D.
    .rule = 9.2
about-large = The start tile counts as two animals of its kind.
    .rule = 2.4
about-first = Begins action C; passes clockwise after each round.
    .rule = 3.6
about-animals = Five different animals make a set of 10 points; each also scores its track.
    .rule = 10.1
about-planned = Cards that lie planned and are still to be turned up.
    .rule = 3.3

## What a hint says first

gist-wins = It wins you the { $animal } and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gist-wins-several = It wins you { $n } animals and { $points } points at once.
gist-ends-set = It wins you the { $animal } and with it a set of all five: { $points } points at the end.
gist-one-missing = With an explorer there, one more surrounds the { $animal }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gist-more-missing = With an explorer there, { $n } more surround the { $animal }.
gist-no-animal = No animal is left beside that space.
gist-leaves = It takes an explorer away from the { $animal }.
gist-out-of-use = The explorer who goes helps you to no animal there.
gist-enough = It makes { $n } { $colour } resources: enough for a { $colour } space.
gist-too-few = It is your only { $colour } resource, and a { $colour } space usually takes two.
gist-scores = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for your animals of that kind ({ $animal }).
gist-raises = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for your animals of that kind ({ $animal }), and each counts { $worth } at the end from then on.
gist-scores-nothing = You have no { $animal }: it scores nothing for you.
gist-fourth-slot = It gives you a fourth slot for good.
gist-free-slot = You have a free slot: “{ $function }” works from now on and covers nothing.
gist-holder-full = Your slots are full: “{ $function }” will cover another function.
gist-covers = “{ $function }” works from now on; it costs you “{ $below }”.
gist-same-again = You have “{ $function }” already: it covers its own like.
