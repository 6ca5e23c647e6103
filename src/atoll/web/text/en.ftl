# The server's own words. The client gets all of them; its own messages stand in the second part.
# Blanks are plain, { $name }; a counted text has the attributes .one and .other.

guest-name = Guest

bird-1 = Tern
bird-2 = Petrel
bird-3 = Gannet
bird-4 = Puffin
bird-5 = Albatross
bird-6 = Cormorant
bird-7 = Skua
bird-8 = Kittiwake

level-random = Castaway
level-easy = Deckhand
level-normal = Helmsman
level-hard = Navigator

prompt-gathering = The table gathers.
prompt-waiting = { $name } is choosing.
prompt-waiting-many = { $names } and { $last } are choosing.
prompt-bot = { $name } (bot) is thinking.
prompt-over = The game is over.

undo-wall-start = This is where the game began.
undo-wall-seen = No further: what has been seen cannot be unseen.
undo-wall-other = No further: before that, { $name } moved.

why-possible = That is possible now.
why-decoration = There is nothing to choose here.

client-unbuilt = The pages of Atoll are not built. From a clone: make client.

error-bad-message = That message makes no sense here: { $detail }
error-bad-setup = The table cannot be laid like this: { $detail }
error-unknown-key = Nobody here has this key.
error-wrong-origin = That came from a page of another house.
error-not-host = Only the host of the table can do that.
error-not-seated = Only those who sit at the table can do that.
error-no-guests = This table is for its players alone.
error-unknown-page = There is nothing at this address.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game on the shelf.
error-wrong-method = This address is not asked like that.
error-seat-taken = That seat is taken. You can watch.
error-already-seated = You sit at this table already.
error-not-now = That cannot be done just now.
error-not-over = The game is not over yet.
error-old-table = This table was laid with another version of the game, which this house does not have any more.
error-stale = That came too late: the table has changed. Nothing of yours changed.
error-illegal = That cannot be said now.
error-cannot-undo = That cannot be taken back: something new was seen, or somebody else has moved.
error-no-hints = This table plays without hints.
error-no-vote = A bot cannot stand in there.
error-too-large = That message is too long.
error-too-fast = Slower, please: that was too much at once.
error-house-full = You have too many tables going. Finish one first.
error-busy = The house is busy with itself. Try again in a moment.
error-fault = Something went wrong on our side; nothing of yours changed.

# The client's own words

## Everywhere

language = Language
close = Close
copy = Copy
copied = Copied
save = Save
use = Use
loading = Reading the chart …
skip = Skip to the content
main-menu = Main
lobby = Lobby
to-lobby = To the lobby
new-table = New table
rules = Rules
you = you
bot = bot
offline = offline
here = here
stand-in = a bot stands in
players = players
unanswered = The server does not answer. What you played is safe; try again in a moment.
colophon = This Atoll runs on your host’s own machine. Bots never see hidden cards; every shuffle can be checked.
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days =
    .one = 1 day
    .other = { $n } days

## Who I am

you-are = You are { $name }
no-account = No account: this browser knows you. To play from another device, take your key with you.
name-at-table = Name at the table
copy-key = Copy my key
use-key = I have a key from another device
sound = Bell at my turn
sound-help = A ship’s bell, while you look at another page.
tell = Notification at my turn
tell-help = A word from the browser, while you look at another page.
tell-forbidden = The browser forbids notifications here; its settings for this page can allow them.
tell-not-here = This browser cannot do that here; most can where the tables come by https.
lamp = Lamp
as-system = As the system
by-day = Day
by-night = Night
other-device = On another device
lamp-system = Lamp: as the system
lamp-day = Lamp: day
lamp-night = Lamp: night
sound-on = Bell when it is my turn: on
sound-off = Bell when it is my turn: off
tell-on = Notification when it is my turn: on
tell-off = Notification when it is my turn: off

## Lobby

welcome = Which island tonight?
welcome-how = Play at once against bots, or lay a table for friends.
games = Games
play-now = Play now
against =
    .one = vs 1 bot
    .other = vs { $n } bots
with-friends = With friends
time-costa-ruana = 30 min
time-la-isla = 60 min
time-arnak = 90 min
weight-costa-ruana = light
weight-la-isla = medium
weight-arnak = rich
blurb-costa-ruana = Bluff for treasure. Your cards may serve your rivals, and the tide decides which of them count.
blurb-la-isla = Look for lost animals on an island never twice the same. Every card has three uses: which one now?
blurb-arnak = Dig, discover, face the guardians, and follow the clues up to the lost temple.
turn-at =
    .one = Your turn at 1 table
    .other = Your turn at { $n } tables
longest = { $game } has waited longest: { $span }
go-there = Go there
tables-mine = My tables
tables-open = Open tables
tables-finished = Finished games
none-mine-title = No table yet
none-mine = Choose a game above: one click, and you sit at it.
none-open-title = Nobody is waiting
none-open = Lay a table with an open seat, and it appears here for everybody.
none-finished-title = Nothing finished yet
none-finished = Finished games can be replayed here, move by move.
lobby-lost = The lobby is out of reach
with-whom = with { $who }
pace-live = live
pace-turns = turn by turn
your-turn = Your turn
turn-of = { $who }’s turn
since = since { $span }
ago = { $span } ago
seated = { $n } of { $of } seated
rank-of = rank { $rank } of { $of }
play = Play
look = Look
invite = Invite
sit-down = Sit down
replay = Replay

## Laying a table

lay-a-table = Lay a table
game = Game
players-time = { $low }–{ $high } players · { $time }
seats = Seats
seat-n = Seat { $n }
seat-me = Me
seat-invite = Invite
seat-bot = Bot
seat-open = Open
seat-invite-help = whoever comes by your link
seat-open-help = anybody from the lobby
seat-me-help = that is you
bots-help = Bots: the Castaway plays at random, the Deckhand quickly, the Helmsman thinks, the Navigator thinks hard.
sum-me = you
sum-invite = a guest by link
sum-open = an open seat
sum-bot = { $level } (bot)
seat-remove = Remove seat { $n }
seat-add = One more seat
bot-level = Level of the bot
pace = Pace
pace-live-help = Everyone is here now; one sitting.
pace-turns-help = Over days; you see in the lobby when it is your turn.
clock = Clock
clock-live-0 = None
clock-live-1 = 20 min + 20 s
clock-live-2 = 40 min + 30 s
clock-turns-0 = None
clock-turns-1 = 2 days + 12 h
clock-turns-2 = 7 days + 1 day
clock-help = A bank per player, a little more for each move. When it is empty, a bot stands in until you are back.
options = Options
hints = Hints
hints-help = Players may ask a bot what it would do.
guests = Spectators
guests-help = Whoever has the link may watch; nobody’s hand is shown.
open-talk = Open talk
open-talk-help = Spectators read the players’ chat.
stand-ins = Stand-ins
stand-ins-help = A bot plays for whoever is gone, and hands the seat back.
table-title = Name of the table, if you like
your-table = Your table
link-follows = You get a link for your friends next.
begins-at-once = The game begins at once.
sealed-help = The shuffle is sealed before you sit down and can be checked at the end.
open-table = Open the table

## Waiting for players

gather-how = Send the link to your friends. The host starts the game when everybody is here.
gather-sit = Take a free seat, or stay and watch.
gather-full = This table is full. You can watch once the game begins.
get-up = Get up
invite-link = Invite link
invite-help = Whoever opens the link chooses a free seat, or watches when all are taken.
qr = QR code of the invite link
share = Share
start-now = Start now
start-help = Empty seats go to bots.

## At the table

board = Board
views = Views
pages = Pages of the board
view-board = Board
view-hand = Hand
view-players = Players
view-log = Log
log = Log
chat = Chat
log-or-chat = Log and chat
chat-empty = Nobody has said anything yet.
chat-say = To the table
send = Send
menu = Table menu
order-of-play = Order of play
watching =
    .one = 1 person watches
    .other = { $n } people watch
prompt = Your choices
skip-to-choices = Skip to your choices
put-back = Back
confirm = This shows something hidden and cannot be undone. Do it?
all-moves = All moves
all-moves-n = All { $n } moves
hint = Hint
hint-is = A bot would play: { $what }.
undo = Undo
undo-what = Undo: { $what }
undo-list = { $n } moves can be taken back
undo-back-to = Take back to
undo-reaches = Undo reaches back to here
rule = Rule { $id }
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found =
    .one = 1 paragraph
    .other = { $n } paragraphs
rules-none = No paragraph says that.
copy-invite = Copy the invite link
bot-for-me = Let a bot play for me
play-myself = I play myself again
vote-stand-in = Let a bot stand in for { $who } ({ $votes }/{ $needed })
sealed = Shuffle sealed: { $seal } …
connecting = Connecting …
lost = Connection lost. Trying again in { $n } s. Everything you played is safe.
try-now = Try now
no-table = There is no such table

## The end

result = Result
finished = Finished
game-over = The game is over.
scores = Points
total = Total
you-won = You won
you-share = You share the victory
they-won = { $who } wins
rival-won = The rival wins
margin = { $points } points, { $n } ahead of { $who }.
margin-none = { $points } points, as many as { $who }: the tie is broken.
margin-rival = { $points } points against the rival’s { $rival }.
they-share = { $who } share the victory
again = Play again
see-board = See the board
save-record = Save the record
seal = The shuffle was sealed before the first move.
seal-good = Shuffle verified. It is the one sealed before the first move.
seal-bad = The shuffle is not the one that was sealed. Tell your host.
seal-proof = How it is checked
seal-elsewhere = This browser can check it only where the tables come by https. Save the record instead, and run: atoll verify { $table }.atoll
seal-check = Check it now
replay-move = Move
replay-first = First move
replay-back = One back
replay-on = One forward
replay-last = Last move
replay-play = Play
replay-pause = Pause
link-here = Link to here
play-on = What if? Play on
play-on-what = A new table from this position: you in your seat, bots for the others
lead = Points to be expected at the end

## First game

guide = First game
guide-step = { $n } of { $of }
guide-next = Next
guide-play = Play
guide-end = No guide, thanks
guide-again = Show the guide again
guide-costa-ruana-1-title = Islands with treasure
guide-costa-ruana-1 = After each round, whoever has most natives on an island takes one treasure from it. Equal groups argue and get nothing, so sometimes the smaller group wins. The flag shows who would take it now.
guide-costa-ruana-2-title = Cards in two columns
guide-costa-ruana-2 = Every round, each player lays one card face up and one face down, before anybody. The Shaman then turns either the sky or the tide: only one column acts.
guide-costa-ruana-3-title = Natives on cards
guide-costa-ruana-3 = Then you may put one native on any card. If the card acts, you do it too.
guide-costa-ruana-4-title = What glows can be chosen
guide-costa-ruana-4 = Click what glows, or use the buttons below; number keys work as well. Undo takes back what nobody has seen yet.
guide-costa-ruana-5-title = Respect
guide-costa-ruana-5 = After five rounds a treasure counts 2 Respect, a native left in your supply 1. Hover over any card to read it; § opens the rules.
guide-la-isla-1-title = The lost animals
guide-la-isla-1 = Animals stand in the clearings between the paths. Put explorers on all spaces around one, and it is yours: so many points as spaces.
guide-la-isla-2-title = A card has three jobs
guide-la-isla-2 = Each round you get three cards. One becomes an ability (A), one gives a resource (B), one moves an animal’s track (D). Everybody chooses at the same time.
guide-la-isla-3-title = Explorers
guide-la-isla-3 = In step C you place one explorer: two resources of the colour of the space. A ghost shows where one more explorer completes an animal.
guide-la-isla-4-title = Tracks and the end
guide-la-isla-4 = The tracks say what each animal is worth at the end. The game ends in the round in which their sum reaches the mark.
guide-la-isla-5-title = What glows can be chosen
guide-la-isla-5 = Click what glows, or use the buttons below; number keys work as well. Hover over any card to read it; § opens the rules.
guide-arnak-1-title = One main action a turn
guide-arnak-1 = Dig at a site, discover a new one, overcome a guardian, buy or play a card, or research. Free actions come on top; passing ends your round.
guide-arnak-2-title = Cards travel or work
guide-arnak-2 = A card pays with the travel symbol in its corner, or it is played for its effect: never both.
guide-arnak-3-title = Sites and guardians
guide-arnak-3 = Discovering costs compasses and wakes a guardian. Overcome it before your archaeologist goes home, or take Fear.
guide-arnak-4-title = Research
guide-arnak-4 = The magnifying glass leads, the notebook follows. Every row pays once more, and the temple waits at the top.
guide-arnak-5-title = Choose a verb first
guide-arnak-5 = The buttons below group what you can do; a verb lights only its own targets. Hover over anything to read it; § opens the rules.

not-copied = The browser does not let this page copy
