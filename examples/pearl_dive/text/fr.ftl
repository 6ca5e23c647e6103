do-lay = Poser la coquille { $shell }
ask-lay = Posez en secret une de vos coquilles.
why-spent = La coquille { $shell } est déjà perdue.
log-shown = { $who } montre la coquille { $shell }.
log-found = { $who } trouve une perle.
score-pearls = Perles
