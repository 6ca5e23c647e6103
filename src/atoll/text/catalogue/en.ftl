# The house's own messages; games bring theirs in their own folders.

seat-name = Player { $n }
table-name = The table
nothing-to-do = Nothing to do just now.

why-not-a-word = This game has no such word.
why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-now = That is not what you are asked. Now: { $asked }
