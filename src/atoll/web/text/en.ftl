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

prompt-gathering = Waiting for players.
prompt-waiting = { $name } is choosing.
prompt-waiting-many = { $names } and { $last } are choosing.
to-move = to move
prompt-bot = { $name } (bot) is thinking.
prompt-over = The game is over.

undo-wall-start = This is where the game began.
undo-wall-seen = No further: what has been seen cannot be unseen.
undo-wall-other = No further: before that, { $name } moved.
undo-wall-practice = Further back too: you play against bots alone. The game then counts as practice.

why-possible = That is possible now.

client-unbuilt = The pages of Atoll are not built. From a clone: make client.

error-bad-message = That message makes no sense here: { $detail }
error-bad-setup = A table cannot be set up like this: { $detail }
error-unknown-key = Nobody here has this key.
error-wrong-origin = That request came from another site.
error-wrong-host = This server is open to its own machine only, as localhost. Other names need --host or --proxy.
error-not-host = Only the host of the table can do that.
error-not-seated = Only those who sit at the table can do that.
error-barred = You are not welcome on this server.
error-no-guests = This table is for its players only.
error-removed = The host has taken your seat away. You can still watch.
error-cancelled = The host has called this table off.
error-unknown-page = There is nothing at this address.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game here.
error-wrong-method = This address does not take that method.
error-seat-taken = That seat is taken. You can watch.
error-already-seated = You sit at this table already.
error-not-now = That cannot be done just now.
error-not-over = The game is not over yet.
error-old-table = This table was opened with a version of the game that this server no longer has.
error-stale = Too late: the table has changed in the meantime. Nothing was done.
error-illegal = That is not possible now.
error-cannot-undo = That cannot be taken back: something new was seen, or somebody else has moved.
error-no-hints = This table plays without hints.
error-no-vote = A bot can stand in only for somebody who has been away for a minute; in a game by turns, only when their clock has run out.
error-too-large = That message is too long.
error-too-fast = Slower, please: that was too much at once.
error-house-full = You have too many tables going. Finish one first.
error-busy = The server is busy. Try again in a moment.
error-moves-lost = Some of the last moves were lost with the database that kept them. The game goes on from where it was kept.
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
sound-help = A ship’s bell, while you are on another page.
tell = Notification at my turn
tell-help = From the browser, while you are on another page.
tell-forbidden = The browser forbids notifications here; its settings for this page can allow them.
tell-not-here = This browser allows notifications only over https.
theme = Theme
as-system = As the system
by-day = Day
by-night = Night
other-device = On another device
theme-system = Theme: as the system
theme-day = Theme: day
theme-night = Theme: night
sound-on = Bell when it is my turn: on
sound-off = Bell when it is my turn: off
tell-on = Notification when it is my turn: on
tell-off = Notification when it is my turn: off

## Lobby

welcome = Which island tonight?
welcome-how = Play at once against bots, or open a table for friends.
games = Games
play-now = Play now
against =
    .one = vs 1 { $level }
    .other = vs { $n } × { $level }
against-nobody = alone
with-friends = With friends
weight-light = light
weight-medium = medium
weight-heavy = heavy
blurb = A game for { $low } to { $high } players.
turn-at =
    .one = Your turn at 1 table
    .other = Your turn at { $n } tables
longest = { $game } has waited longest: { $span }
go-there = Go there
tables-mine = My tables
tables-open = Open tables
tables-finished = Finished games
tables-branches = What-ifs
tables-archived = Put away
branch = What if?
archive = Put away
unarchive = Take out
again-asked = You are asked to play again
ending-resigned = given up
ending-abandoned = abandoned
none-mine-title = No table yet
none-mine = Choose a game above: one click, and you sit at it.
none-open-title = Nobody is waiting
none-open = Open a table with a free seat, and everybody sees it here.
none-finished-title = Nothing finished yet
none-finished = Finished games can be replayed here, move by move.
lobby-lost = The lobby cannot be reached
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
look = Open
invite = Invite
sit-down = Sit down
replay = Replay

## Opening a table

open-a-table = Open a table
game = Game
players-from-to = { $low }–{ $high } players
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
pace-live-help = Everyone is here; played in one sitting.
pace-turns-help = Over days; you see in the lobby when it is your turn.
clock = Clock
clock-live-0 = None
clock-live-1 = 20 min + 20 s
clock-live-2 = 40 min + 30 s
clock-turns-0 = None
clock-turns-1 = 2 days + 12 h
clock-turns-2 = 7 days + 1 day
clock-help = Each player has a time bank, and a little is added for each move. When it is empty, a bot plays until you are back.
options = Options
hints = Hints
hints-help = Players may ask a bot what it would do.
guests = Spectators
guests-help = Anyone with the link can watch; hands stay hidden.
open-talk = Open chat
open-talk-help = Spectators can read the players’ chat.
stand-ins = Stand-ins
stand-ins-help = A bot plays for whoever is gone, and hands the seat back.
absence = A bot plays for whoever is away after
resigning = When somebody gives up
resigning-bot = A bot plays on
resigning-end = The game ends
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
seat-invite-empty = Free, for guests with the link
seat-open-empty = Free, for anybody
seat-held = asked
seat-up = Move { $who } one seat up
seat-for = Who sits here: { $who }
change-terms = Change
stated = { $what }: { $how }
cancel-table = Call it off
cancel-sure = Yes, call the table off
get-up = Get up
invite-link = Invite link
invite-help = Whoever opens the link chooses a free seat, or watches when all are taken.
invite-address = Address of the link
address-here = Only this machine
address-network = Your network
invite-only-here = This address leads to this machine only, and so does the server. To let friends in, start it with: atoll serve --host 0.0.0.0
invite-this-machine = This address leads to this machine only: a friend’s phone cannot open it.
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
chat-closed = The players’ chat is closed to spectators. What you write here is read by the other spectators, and by the players after the game.
chat-open = Players and spectators read each other here.
chat-replay = The chat is not part of a replay.
chat-say = Write to the table
send = Send
menu = Table menu
order-of-play = Order of play
watching =
    .one = 1 person watches
    .other = { $n } people watch
watchers = Watching: { $who }
prompt = Your choices
skip-to-choices = Skip to your choices
put-back = Back
confirm = { $what } It cannot be taken back. Do it?
confirm-plain = Do it?
confirm-when = Ask once more
confirm-always = Always
confirm-revealing = When something is shown
confirm-never = Never
one-tap = Play by one tap
one-tap-help = On a touch screen the first tap shows, the second plays. With this, the first one plays.
tap-again = Tap again: { $what }
more-about = More about it
undo-all = The first move
practice = Practice
practice-help = Moves were taken back that the rule would not allow: the result counts as practice.
all-moves = All moves
all-moves-n = All { $n } moves
hint = Hint
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
play-myself = Play myself again
is-away = { $who } is away.
replaced-in = A bot plays for { $who } in { $clock }.
replace-now = Now ({ $votes }/{ $needed })
leave = Leave for a while
leave-what = A bot plays for you until you open the table again.
resign = Give up
resign-what-bot = A bot plays on in your seat. You cannot take it back.
resign-what-end = The game ends for everybody, and you have lost it.
abandon = Abandon the game
abandon-what = If all the others agree, the game ends here, and nobody wins or loses.
end-game = End the game
end-game-what = It ends here without a result. It can be replayed, but not played on.
abandon-wish = { $who } would like to abandon this game.
abandon-asked = You would like to abandon this game. The others are asked.
abandon-agree = Agree
abandon-refuse = Play on
abandon-withdraw = No, play on
again-wish = { $who } would like to play again.
again-mine = You have asked the others to play again.
join = Join
join-who = Join { $who }
not-now = Not now
sealed = Shuffle sealed: { $seal } …
connecting = Connecting …
lost = Connection lost. Trying again in { $n } s. Everything you played is safe.
try-now = Try now

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
again-rotated = Again, seats rotated
abandoned = The game was abandoned
abandoned-early = It ended before its end, without a result.
gave-up = { $who } gave up.
see-board = See the board
save-record = Save the record
seal = The shuffle was sealed before the first move.
seal-good = Shuffle verified. It is the one sealed before the first move.
seal-bad = The shuffle is not the one that was sealed. Tell your host.
seal-proof = How it is checked
seal-elsewhere = This browser can check it only over https. Save the record instead, and run: atoll verify { $table }.atoll
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

rules-short = In short
rules-signs = Symbols
rules-book = All rules
lesson = Lesson
lesson-step = { $n } of { $of }
lesson-next = Got it
lesson-stop = Stop the lesson
lesson-go-on = Go on with the lesson
lesson-try = Try this: { $what }
learn = Learn by playing

not-copied = The browser does not let this page copy

## Keys, motion and story

keys = Keys
key-number = Choose by number
key-arrows = Walk between the things that can be chosen
key-enter = Choose
key-escape = Back
key-undo = Undo
key-step = Step through what others did
key-zoom = Zoom in, out, all
speed = Speed
speed-instant = Speed: at once
speed-fast = Speed: fast
speed-usual = Speed: usual
speed-slow = Speed: slow
story = What others did
step-through = Step through what others did
step-back = One step back
step-on = One step on
step-of = { $n } of { $of }:
step-now = Now
show-it = Show
round-over = { $what } is over
no-gain = Nothing this time.

## Bots and hints

play-it = Play it
hint-numbers = The numbers
hint-chance = Wins { $percent } of the time.
coach = Coach
coach-off = Coach: off
coach-on = Coach: warns from { $percent } on
coach-warns = { $what } gives away about { $percent } of your chance to win.
play-anyway = Play it anyway
bot-thinks = { $who } thinks
move-now = Move now
bots-compiling = Bots warm up
bots-compiled = Bots at full speed
rivals-number = How many bots
