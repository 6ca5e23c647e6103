# Les messages de la maison ; chaque jeu apporte les siens dans son dossier.

seat-name = Joueur { $n }
table-name = La table
nothing-to-do = Rien à faire pour l’instant.

why-not-a-word = Ce mot n’existe pas dans ce jeu.
why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas votre tour.
why-not-now = Ce n’est pas ce qu’on vous demande. Maintenant : { $asked }
