# Les messages de la maison ; chaque jeu apporte les siens dans son dossier.

language-name = Français

seat-name = Joueur { $n }
table-name = La table
nothing-to-do = Rien à faire pour l’instant.

why-not-a-word = Ce mot n’existe pas dans ce jeu.
why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas votre tour.
why-not-now = Ce n’est pas ce qu’on vous demande. Maintenant : { $asked }
shows-something = Quelque chose de caché est montré.

player = Joueur
rival = Rival
points = Points

terminal-help = Tapez le numéro d’un choix ou son mot. Aussi : why MOT (pourquoi pas), undo (annuler), log (journal), rules [NUMÉRO] (règles), save [FICHIER] (sauver), quit (quitter).
terminal-choices = { $n } choix ; tapez un mot, ou ses premières lettres pour en voir moins
terminal-hand-over = Passez l’écran à { $who }, qui appuie sur Entrée.
terminal-ambiguous = { $n } choix commencent ainsi ; les voici.
terminal-undone = { $n ->
    [one] Un coup repris.
   *[other] { $n } coups repris.
}
terminal-no-undo = Rien à reprendre : on a vu du nouveau, ou quelqu’un d’autre a joué.
terminal-saved = Sauvé. Pour continuer : atoll play { $file }
terminal-stand-in = { $who } ne joue plus ({ $why }) ; un bot de la maison prend la place.
terminal-kept = La partie est gardée. Pour la revoir : atoll replay { $file }
terminal-resigned = La partie s’est arrêtée avant la fin : { $who } a abandonné.
terminal-abandoned = La partie a été arrêtée avant la fin, d’un commun accord.
terminal-why-what = Quel mot ? Tapez : why MOT
terminal-possible = C’est possible maintenant.
cited-rule = règle { $rule }

reader-you = Vous êtes { $who }.
reader-guest = Vous regardez.
reader-from-zero = Les places et les lieux sont comptés à partir de 0 ici, à partir de 1 dans les mots et les phrases. Vous occupez la place { $seat }.
reader-refusal = Refusé
reader-news = Ce qui s’est passé
reader-table = La table
reader-question = Votre question
reader-refused = Refusé : { $why }
reader-over = La partie est finie.
reader-score = { $rank }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reader-waiting = Les autres n’ont pas encore répondu. Attendez, puis regardez de nouveau.

hint-move = Coup
hint-chance = Gagne
hint-visits = Essais
hint-why = Pourquoi
hint-net = Un réseau appris dit combien un coup gagne, les termes du jeu disent pourquoi : de deux coups, ils préfèrent le même dans { $percent } % des paires.
hint-does-most = Il apporte surtout : { $term }.
hint-holds-back = Il freine votre rival le plus fort.
hint-because = Par rapport aux autres coups, en points de fin de partie : { $reasons }.
hint-even = Rien qui se voie aussitôt ; cela paie plus tard.
hint-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-and = { " ; " }
hint-rival = le rival le mieux placé

report-summary = { $games } parties à { $seats } joueurs : { NUMBER($mean, maximumFractionDigits: 1) } points en moyenne (écart type { NUMBER($deviation, maximumFractionDigits: 1) }), { NUMBER($decisions, maximumFractionDigits: 1) } décisions par partie.
report-seats = Part des victoires selon la place
report-points = Points de fin de partie, en pourcentage des joueurs
report-uses = Ce que valent les choses
report-how = Pour chaque chose : combien de fois elle a servi par partie, et combien de points ceux qui s’en sont servis avaient de plus que la moyenne de leur table, avec un intervalle à 95 %. Cela montre ce qui va ensemble, pas toujours ce qui en est la cause.
report-thing = Chose
report-times = Fois par partie
report-worth = Points d’avance

# Dans les feuilles d’une leçon, ce que l’on fait avec une souris ou avec un doigt

press = { $hand ->
    [finger] Touchez
   *[mouse] Cliquez sur
}
press-on = { $hand ->
    [finger] touchez
   *[mouse] cliquez sur
}
rest-on = { $hand ->
    [finger] Laissez un doigt sur
   *[mouse] Survolez
}
