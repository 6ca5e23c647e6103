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
