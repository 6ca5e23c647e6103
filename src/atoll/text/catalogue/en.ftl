# The house's own messages; games bring theirs in their own folders.

language-name = English

seat-name = Player { $n }
table-name = The table
nothing-to-do = Nothing to do just now.

why-not-a-word = This game has no such word.
why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-now = That is not what you are asked. Now: { $asked }
shows-something = Something hidden is shown.

player = Player
rival = Rival
points = Points

terminal-help = Type the number of a choice or its word. Also: why WORD, undo, log, rules [NUMBER], save [FILE], quit.
terminal-choices = { $n } choices; type a word, or its first letters to see fewer
terminal-hand-over = Hand the screen to { $who }, who presses Enter.
terminal-ambiguous = { $n } choices begin so; here they are.
terminal-undone = { $n ->
    [one] One move taken back.
   *[other] { $n } moves taken back.
}
terminal-no-undo = Nothing can be taken back: something new was seen, or somebody else has moved.
terminal-saved = Saved. Go on with: atoll play { $file }
terminal-stand-in = { $who } plays no longer ({ $why }); a bot of the house takes over.
terminal-kept = The game is kept. See it again with: atoll replay { $file }
terminal-resigned = The game ended early: { $who } gave up.
terminal-abandoned = The game was abandoned before its end.
terminal-why-what = Which word? Type: why WORD
terminal-possible = That is possible now.
cited-rule = rule { $rule }

reader-you = You are { $who }.
reader-guest = You watch.
reader-from-zero = Seats and places are counted from 0 here, from 1 in words and sentences. You sit in seat { $seat }.
reader-refusal = Refused
reader-news = What happened
reader-table = The table
reader-question = Your question
reader-refused = Refused: { $why }
reader-over = The game is over.
reader-score = { $rank }. { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}
reader-waiting = The others have not answered yet. Wait, then look again.

hint-move = Move
hint-chance = Wins
hint-visits = Tried
hint-why = Why
hint-net = A learned net says how often a move wins, the game's terms say why: of two moves, they prefer the same in { $percent } % of the pairs.
hint-does-most = It does most for { $term }.
hint-holds-back = It holds your strongest rival back.
hint-because = Compared with other moves, in final points: { $reasons }.
hint-even = Nothing that shows at once; it pays later.
hint-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-and = { "; " }
hint-rival = the strongest rival

report-summary = { $games } games with { $seats } players: { NUMBER($mean, maximumFractionDigits: 1) } points on average (standard deviation { NUMBER($deviation, maximumFractionDigits: 1) }), { NUMBER($decisions, maximumFractionDigits: 1) } decisions a game.
report-seats = Part of the victories by seat
report-points = Final points, in percent of the players
report-uses = What things are worth
report-how = For each thing: how often it was used in a game, and how many points its users had beyond the average of their table, with a 95 % interval. That is what goes together, not always what causes it.
report-thing = Thing
report-times = Times a game
report-worth = Points ahead

# In the papers of a lesson: what one does with a mouse or with a finger

press = { $hand ->
    [finger] Tap
   *[mouse] Click
}
press-on = { $hand ->
    [finger] tap
   *[mouse] click
}
rest-on = { $hand ->
    [finger] Rest a finger on
   *[mouse] Point at
}
