do-lay = Lay shell { $shell }
ask-lay = Secretly lay one of your shells.
why-spent = Shell { $shell } is gone already.
log-shown = { $who } shows shell { $shell }.
log-found = { $who } finds a pearl.
score-pearls = Pearls

term-pearls = pearls

blurb = Five shells, three dives. The highest shell finds the pearl, unless somebody else has laid it too.
