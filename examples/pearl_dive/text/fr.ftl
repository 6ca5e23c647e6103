do-lay = Poser la coquille { $shell }
ask-lay = Posez en secret une de vos coquilles.
why-spent = La coquille { $shell } est déjà perdue.
log-shown = { $who } montre la coquille { $shell }.
log-found = { $who } trouve une perle.
score-pearls = Perles

term-pearls = perles

blurb = Cinq coquilles, trois plongées. La plus haute trouve la perle, sauf si quelqu’un d’autre l’a posée aussi.
