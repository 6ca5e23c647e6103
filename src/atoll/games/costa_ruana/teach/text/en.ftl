# The first game of Costa Ruana

lesson-aim = Islands with treasure
    .text = Every round each island gives one treasure to the tribe with most natives on it. Treasures win the game. To begin with, everybody places three natives. { press } the glowing island.
lesson-flag = The flag
    .text = The pennant shows who would take the treasure as things stand. Equal groups argue and get nothing, so a smaller group may win beside them. { press } the glowing island.
lesson-show = One card face up
    .text = Each player lays a card face up before anybody. Whoever it lies before will do what it says. This card places natives, so keep it: { press-on } the card, then your own row.
lesson-columns = Sky or tide
    .text = A card acts only if its background shows in the end. The Shaman will turn either the sky or the tide: then the cards of the left column act, or those of the right one. Never both.
lesson-hide = One card face down
    .text = Now a card face down: the others do not know what it is. A card that takes natives back is a poor gift: { press-on } it, then a rival’s row.
lesson-stand = A native on a card
    .text = You may put one native on any card, even a rival’s. If that card acts, you do it too. If it does not, the native comes home. { press } the glowing card.
lesson-flip = You are the Shaman
    .text = You decide: turn the sky, and the cards on the left act; turn the tide, and those on the right do. Turn the one whose cards help you most.
lesson-act = The cards act
    .text = All cards are open now. First treasures move, then natives return, then natives are placed, last natives move. Choose well: effects cannot be refused.
lesson-collect = Treasures go home
    .text = Every island has given one treasure to whoever was ahead there. The winner of an island takes one native back from it; all the others stay. These were taken last round.
lesson-argue = They argued
    .text = The sign = joins equal groups: they argued, and nobody took anything. One native more, or one fewer, makes the difference.
lesson-shaman = A new Shaman
    .text = Whoever collected least becomes Shaman: first to play, and the one who turns sky or tide. So a poor round brings a strong one.
lesson-worth = What counts
    .text = After five rounds every treasure in your hut is worth 2 Respect, and every native in your supply 1. Natives on islands count nothing: bring them home in time.
lesson-score = The end
    .text = Most Respect wins; if equal, most treasures. You know the whole game now. The rules can be opened at any time, and every line of the log names its paragraph.

# The aim and a round, in pictures

primer-aim = The aim
    .text = Tribes carry treasures home from the islands for five rounds. After each round an island gives one treasure to the tribe with most natives there; the pennant shows to whom. Equal groups argue and get nothing.
primer-cards = Two cards each
    .text = Each round everybody lays one card face up and one face down, before any player: whoever a card lies before carries it out. Then everybody may put a native on a card, to carry it out as well.
primer-turn = Sky or tide
    .text = The Shaman turns one of the two Condition cards. Only cards whose background now shows act: those that move treasures first, then returning, placing and moving natives.
primer-end = What counts
    .text = After five rounds each treasure in your hut is worth 2 Respect and each native in your supply 1. Most Respect wins.

# Every sign on cards and islands

icons-backgrounds = Backgrounds
icon-day = Day.
    .text = The card acts while Day shows.
icon-night = Night.
    .text = The card acts while Night shows.
icon-high_tide = High tide.
    .text = The card acts while High tide shows.
icon-low_tide = Low tide.
    .text = The card acts while Low tide shows.
icon-sky = If the sky turns.
    .text = This card acts only if the Shaman turns the sky.
icon-tide = If the tide turns.
    .text = This card acts only if the Shaman turns the tide.
icons-effects = What cards do
icon-place = Place natives.
    .text = Put so many natives from your supply on islands.
icon-return = Return natives.
    .text = Take so many of your natives back from islands.
icon-move_native = Move a native.
    .text = Bring anybody’s native to another island.
icon-move_treasure = Move a treasure.
    .text = Bring a treasure to another island.
icons-table = On the table
icon-gem = Treasure.
    .text = Worth 2 Respect in your hut.
icon-native = Native.
    .text = In your supply, on an island, or on a card.
icon-argue = They argue.
    .text = Groups of equal size get nothing.
icon-shaman = Shaman.
    .text = Plays first and turns the sky or the tide.
icon-turn = To move.
    .text = The table waits for this player.
icon-hand = Hand.
    .text = So many cards; others’ hands are secret.
icon-respect = Respect.
    .text = The points of this game.
