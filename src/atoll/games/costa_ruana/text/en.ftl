# Costa Ruana

## Cards

background-day = Day
background-night = Night
background-high_tide = High tide
background-low_tide = Low tide
condition-day_night = Day/Night
condition-tide = the tide

card-move-treasure-day = “Move a treasure” ({ background-day })
card-move-treasure-night = “Move a treasure” ({ background-night })
card-move-treasure-high-tide = “Move a treasure” ({ background-high_tide })
card-move-treasure-low-tide = “Move a treasure” ({ background-low_tide })
card-return-1-day = “Return 1 native” ({ background-day })
card-return-1-night = “Return 1 native” ({ background-night })
card-return-1-high-tide = “Return 1 native” ({ background-high_tide })
card-return-1-low-tide = “Return 1 native” ({ background-low_tide })
card-return-2-day = “Return 2 natives” ({ background-day })
card-return-2-night = “Return 2 natives” ({ background-night })
card-return-2-high-tide = “Return 2 natives” ({ background-high_tide })
card-return-2-low-tide = “Return 2 natives” ({ background-low_tide })
card-return-3-day = “Return 3 natives” ({ background-day })
card-return-3-night = “Return 3 natives” ({ background-night })
card-return-3-high-tide = “Return 3 natives” ({ background-high_tide })
card-return-3-low-tide = “Return 3 natives” ({ background-low_tide })
card-place-1-day = “Place 1 native” ({ background-day })
card-place-1-night = “Place 1 native” ({ background-night })
card-place-1-high-tide = “Place 1 native” ({ background-high_tide })
card-place-1-low-tide = “Place 1 native” ({ background-low_tide })
card-place-2-day = “Place 2 natives” ({ background-day })
card-place-2-night = “Place 2 natives” ({ background-night })
card-place-2-high-tide = “Place 2 natives” ({ background-high_tide })
card-place-2-low-tide = “Place 2 natives” ({ background-low_tide })
card-place-3-day = “Place 3 natives” ({ background-day })
card-place-3-night = “Place 3 natives” ({ background-night })
card-place-3-high-tide = “Place 3 natives” ({ background-high_tide })
card-place-3-low-tide = “Place 3 natives” ({ background-low_tide })
card-move-native-day = “Move a native” ({ background-day })
card-move-native-night = “Move a native” ({ background-night })
card-move-native-high-tide = “Move a native” ({ background-high_tide })
card-move-native-low-tide = “Move a native” ({ background-low_tide })

## Moves

do-place = Place on island { $island }
    .when = Natives come onto islands by cards that place or move them.
do-return = Return from island { $island }
    .when = Natives come back by cards that say so, and when treasures are collected.
do-treasure = Treasure from island { $from } to { $to }
    .when = Treasures are moved by cards that say so, when they act.
do-move = { $owner }’s native from island { $from } to { $to }
    .when = Natives are moved by cards that say so, when they act.
do-show = { $card } before { $before }
    .when = One card a round is laid face up, at its beginning.
do-hide = { $card } face down before { $before }
    .when = One card a round is laid face down, when all have shown one.
do-stand = Native on card { $spot }
    .when = Natives go onto cards when all cards lie, before the Shaman turns.
do-pass = Put no native
do-flip = Turn over { $condition }
    .when = Only the Shaman turns a Condition card, after the natives.
do-resolve = Card { $spot } next
    .when = You choose among your own cards when several of one kind act.
do-serve = Stay Shaman
do-name = Name { $seat } as Shaman
    .when = A new Shaman may name somebody else, before the next round.

## Questions

ask-treasure = Move a treasure from one island to another.
ask-return = { $total ->
    [1] Take one of your natives back from an island.
   *[other] Take one of your natives back from an island, { $number } of { $total }.
}
ask-first-native = To begin with, place a native on an island, { $number } of { $total }.
ask-place = { $total ->
    [1] Place a native on an island with room.
   *[other] Place a native on an island with room, { $number } of { $total }.
}
ask-move = Move anybody’s native to another island with room.
ask-show = Lay a card face up before any player.
ask-hide = Lay a card face down before any player.
ask-stand = Put a native on any card, or none.
ask-flip = Shaman, turn over one Condition card.
ask-resolve = Choose which of your cards to resolve next.
ask-resign = You are the new Shaman: stay, or name somebody else.

## What happened

log-treasure-moved = { $who } moves a treasure from island { $from } to island { $to }.
log-no-treasure-left = { $who } has no treasure to move: the islands are empty.
log-returned = { $who } takes a native back from island { $island }.
log-none-to-return = { $who } has no native on the islands to take back.
log-placed = { $who } places a native on island { $island }.
log-none-to-place = { $who } has no native left in the supply to place.
log-native-moved = { $who } moves a native of { $owner } from island { $from } to island { $to }.
log-no-native-left = { $who } finds no native on the islands to move.
log-shown = { $who } lays { $card } before { $before }.
log-hidden = { $who } lays { $card } face down before { $before }.
log-hidden-hidden = { $who } lays a card face down before { $before }.
log-stood = { $who } puts a native on card { $spot }.
log-passed = { $who } puts no native on a card.
log-flipped = { $who } turns a Condition card to { $background }.
log-revealed = Card { $spot }, played by { $who }, is { $card }.
log-inactive = Card { $spot }, { $card }, is not active and is discarded.
log-native-home = A native of { $who } returns to the supply.
log-resolves = { $who } resolves card { $spot }, { $card }.
log-copies = { $who } copies card { $spot }, { $card }.
log-round-begins = Round { $round } begins.
log-won-island = { $who } takes a treasure from island { $island } and one native back.
log-won-outside = { $who } stands outside the argument on island { $island }, takes its treasure and one native back.
log-arguing = The tribes on island { $island } argue, and nobody takes its treasure.
log-new-shaman = { $who } collected the fewest treasures ({ $won }) and becomes Shaman.
log-drew = { $who } draws { $card }.
log-drew-hidden = { $who } draws a card.
log-named = { $who } resigns and names { $other } as Shaman.

## Why not

why-island-full = Island { $island } is full: at most { $room } natives.
why-no-such-island = There are only { $islands } islands in this game.
why-no-treasure-there = Island { $island } has no treasure.
why-no-native-there = { $owner } has no native on island { $island }.
why-none-of-yours-there = You have no native on island { $island }.
why-not-in-hand = You do not hold that card.
why-no-such-seat = There are only { $seats } players in this game.
why-no-such-card = There are only { $cards } cards on the table.
why-supply-empty = Your supply is empty.
why-not-before-you = Card { $spot } is not an active card before you.
why-resolve-later = Card { $spot } is of a kind that comes later.
why-not-yourself = Name somebody else, or stay Shaman yourself.

## What a move shows for good

shows-hidden = The face-down cards are turned up.
shows-hand = The round ends and new cards are drawn.

## Score and options

score-treasures = Treasures
score-supply = Natives in the supply
option-huts = Huts
option-huts-closed = closed
option-huts-open = open

## On the screen

round-of = Round { $round } of { $rounds }
shaman = Shaman
island = Island
treasures = Treasures
tribe = Tribe
supply = Supply
hand = Hand
hut = Hut
collected = Last taken
card = Card
played-by = Played by
before = Before
natives = Natives
face-down = face down
gone = discarded
showing = Showing: { $sky } and { $tide }. The Shaman’s choice: { $sky-flip } and { $tide }, or { $sky } and { $tide-flip }.
showing-turned = Showing: { $sky } and { $tide }; cards with these backgrounds act this round.
pile-left = { $n ->
    [one] One card in the draw pile
   *[other] { $n } cards in the draw pile
}.

## On the drawn table

isle-1 = Cinder
isle-2 = Two Palms
isle-3 = Needle’s Eye
isle-4 = Heron
isle-5 = Driftwood
isle-6 = Lantern
isle-7 = Old Mist
isle-8 = Turtle
isle-9 = Kelp
isle-10 = Far Light
step-show = Face-up card
step-hide = Face-down card
step-stand = Natives
step-flip = Sky or tide
step-act = Cards act
step-collect = Collect
scene-island = Island { $name }: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}, { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}
scene-group = { $who }: { $n }.
scene-heap = Treasures of { $name } ({ $treasures })
scene-native = { $who }’s natives on island { $island }
scene-taker = As things stand, { $who } takes a treasure here.
scene-argue = Equal numbers argue and get nothing.
scene-legend-taker = takes a treasure, as things stand
scene-legend-argue = equal groups argue: nothing
scene-before = Before { $who }
scene-hidden = Card { $spot }: face down, played by { $by }
scene-yours = Card { $spot }, face down; only you know: { $card }
scene-card = Card { $spot }: { $card }, played by { $by }
scene-button-heap = { $name } ({ $treasures })
scene-button-card = { $card }, before { $before }
scene-button-hidden = Face down by { $by }, before { $before }
scene-repeats = { $who } repeats this card
scene-does-place = Whoever does this puts { $n ->
    [one] 1 native
   *[other] { $n } natives
} from the supply on islands, never more than 7 on one island.
scene-does-return = Whoever does this takes { $n ->
    [one] 1 native
   *[other] { $n } natives
} of their own back from the islands.
scene-does-move_native = Whoever does this moves anybody’s native to another island with room.
scene-does-move_treasure = Whoever does this moves a treasure to another island.
scene-acts-sky = It acts if the Shaman turns the sky.
scene-acts-tide = It acts if the Shaman turns the tide.
scene-acts-now = It acts this round if its background shows.
scene-not-played = It was not played this round.
scene-order-1 = First of the four kinds to act.
scene-order-2 = Second of the four kinds to act.
scene-order-3 = Third of the four kinds to act.
scene-order-4 = Last of the four kinds to act.
scene-condition = { $now } shows now
scene-if-turned = { $first } and { $second } cards act if this card is turned.
scene-act-now = { $first } and { $second } cards act this round.
scene-these-act = These act
scene-if-sky = Act if the sky turns
scene-if-tide = Act if the tide turns
scene-if-sky-short = Sky turns
scene-if-tide-short = Tide turns
scene-shaman = { $who } is the Shaman
scene-has-turned = { $who } turned
scene-the-sky = the sky
scene-the-tide = the tide
scene-turns-one = { $who } turns one
scene-face-down = Face down
scene-you = You
scene-last-round = Last round:
scene-hut-closed = hut closed
scene-hut-open = { $n ->
    [one] 1 treasure in the hut
   *[other] { $n } treasures in the hut
}
scene-plate = { $who }: { $supply ->
    [one] 1 native
   *[other] { $supply } natives
} in the supply, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $hut }, { $won } taken last round
scene-score = So far { $n ->
    [one] 1 Respect
   *[other] { $n } Respect
}: treasures { $treasures }, natives { $natives }.
scene-score-closed = Natives { $natives }, and 2 for each treasure in the hut.
scene-hut = { $who }’s hut: { $hut }
scene-supply = Natives in { $who }’s supply: { $n }
scene-fan = Cards in { $who }’s hand: { $n }
scene-won = { $who } took this last round
scene-turn = { $who } is asked
scene-no-discards = Discard pile, empty
scene-to-draw = to draw
scene-discarded = discarded
scene-pile = Draw pile
scene-discards = Discard pile, on top { $card }
scene-worth = A treasure in the hut is worth { $treasure } Respect, a native in the supply { $native }.
scene-respect = Respect
scene-in-hut = in hut
scene-in-supply = in supply
scene-guest = You are watching.
scene-your-hand = Your hand
scene-tab-sky = if sky turns
scene-tab-tide = if tide turns

## What a hint speaks of

term-treasures = treasures in your hut
term-supply = natives at home
term-alone = islands you hold alone
term-led = islands you lead
term-argued = islands in dispute
term-trailed = islands where another leads
term-reserves = natives in reserve on islands you would win
term-stranded = natives on islands you would not win
term-riches = treasure for later rounds on islands you would win
term-share = treasure left on all islands
term-placing = natives you may yet place
term-returning = natives you will take back
term-carrying = treasures you may yet move
term-pushing = natives you may yet move
term-pressed = what others may yet place or move
term-hand-placing = cards in hand that place natives
term-hand-returning = cards in hand that take natives back
term-hand-carrying = cards in hand that move a treasure
term-hand-pushing = cards in hand that move a native
term-shaman = being the Shaman
term-course = the course of the game

# In the lobby

blurb = Bluff for treasure. Your cards may serve your rivals, and the tide decides which of them count.

## What things are, told under a lens, with the rule

about-island = After each round whoever has most natives here takes one treasure. It has room for seven natives.
    .rule = 5.2
about-heap = One treasure a round is taken from here; a card can carry one to another island.
    .rule = 4.1
about-native = The largest group on an island takes its treasure, and one of its natives goes home.
    .rule = 5.2
about-taker = The flag shows who would take the treasure now.
    .rule = 5.2
about-argue = Groups of the same size on an island argue and get nothing.
    .rule = 5.3
about-before = Whoever a card lies before carries it out first.
    .rule = 3.1
about-card = If its background shows when the Shaman has turned, it acts: first for whom it lies before, then for the natives on it.
    .rule = 3.6
about-hidden = Turned up when the Shaman has turned a Condition card; only who played it knows it.
    .rule = 3.5
about-visitor = Whoever has a native on a card does what it says, too.
    .rule = 3.7
about-condition = The Shaman turns one of the two each round; cards act whose background then shows.
    .rule = 3.4
about-ground = Cards with this background act.
    .rule = 3.5
about-shaman = First in everything, and turns the sky or the tide. Who collected fewest becomes the next.
    .rule = 2.5
about-tribe = A treasure in the hut is worth 2 Respect at the end, a native in the supply 1.
    .rule = 7.1
about-hut = Treasures of the rounds before; only its owner may look.
    .rule = 1.6
about-supply = Natives still to be placed; each one left at the end is worth 1 Respect.
    .rule = 7.1
about-fan = Others’ hands are secret.
    .rule = 1.5
about-won = Treasures taken at the end of the last round.
    .rule = 5.1
about-pile = After each round everybody draws from it; at the end it is used up.
    .rule = 6.3
about-discards = Cards that have acted, or could not.
    .rule = 3.9
about-worth = What counts after five rounds.
    .rule = 7.1
about-hand = Each round you lay one card face up and one face down, before anybody.
    .rule = 3.1
about-turn = The table waits for them.
    .rule = 3.1

## What a hint says first

gist-takes-lead = It gives you the lead on island { $island }.
gist-costs-lead = It costs { $other } the lead on island { $island }.
gist-argue = It gives up island { $island }: equal groups argue, and nobody takes its treasure.
