do-lay = Lay shell { $shell }
ask-lay = Secretly lay one of your shells.
why-spent = Shell { $shell } is gone already.
log-shown = { $who } shows shell { $shell }.
log-found = { $who } finds a pearl.
score-pearls = Pearls
