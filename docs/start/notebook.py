# %% [markdown]
# # Atoll in a notebook
#
# Play, draw and study games from Python. `make docs` runs this page and stores what it prints; a test runs it again.

# %%
import atoll

atoll.games.names()

# %% [markdown]
# ## A match
#
# A match is a game with players: bots of any level, bots of yours, or nobody, where you play yourself. Iterating over
# it lets the bots play. Each bot is shown a position in which everything its seat cannot know has been dealt anew.

# %%
match = atoll.match(
    "costa-ruana", seats=3, seed=7, bots=["quick", "search@50i", "random"], names=["Anna", "Ben", "Cleo"]
)
steps = list(match)
len(steps), steps[0]

# %%
match.outcome.points, match.outcome.winners

# %% [markdown]
# ## Look at it
#
# A position, a match and a step draw themselves, as a guest would see the table: without anybody's secrets.
# `atoll.picture` draws what one seat sees, in any of the languages, as the text of an SVG file.

# %%
steps[40]

# %%
svg = atoll.picture(steps[40], seat=0, language="fr")
svg[:60]

# %% [markdown]
# ## A position
#
# Below a match there are positions. They can be compared and copied, and they print as something to paste back.

# %%
game = atoll.game("arnak")
state = game.start(seats=2, seed=7)
seat = state.waiting()[0]
[move.text for move in state.moves(seat)][:6]

# %%
state.say(seat, state.moves(seat)[0].text)
state == eval(repr(state)), state

# %% [markdown]
# A refusal is a sentence that cites the rule.

# %%
try:
    state.say(state.waiting()[0], "play watch")
except atoll.Mistake as mistake:
    print(mistake)

# %% [markdown]
# ## What a seat may know
#
# `look` is the only way to see a position as a seat or a guest does. `redeal` deals anew what a seat cannot know: both
# worlds look the same to it.

# %%
world = state.redeal(0, atoll.seeded(1))
world == state, game.look(world, 0) == game.look(state, 0)

# %% [markdown]
# ## Numbers for learning
#
# A move has a number, its place in the lexicon: the action of a learning agent. `game.worth` holds the features of a
# position, and the guess of final points by which the bots play.

# %%
lexicon = game.lexicon
len(lexicon), [move.code for move in state.moves(state.waiting()[0])][:6]

# %%
wins = [0.0, 0.0, 0.0]
for seed in range(12):
    played = atoll.match("la-isla", seats=3, seed=seed, bots=["quick", "random", "random"]).play_on()
    wins = [won + share for won, share in zip(wins, played.outcome.shares, strict=True)]
wins
