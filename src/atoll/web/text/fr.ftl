# Les mots du serveur. Le client les reçoit tous ; ses propres messages forment la seconde partie.
# Les blancs sont simples, { $name } ; un texte compté a les attributs .one et .other.

guest-name = Invité

bird-1 = Sterne
bird-2 = Pétrel
bird-3 = Fou de Bassan
bird-4 = Macareux
bird-5 = Albatros
bird-6 = Cormoran
bird-7 = Labbe
bird-8 = Mouette

level-random = Naufragé
level-easy = Matelot
level-normal = Timonier
level-hard = Navigateur

prompt-gathering = La table se réunit.
prompt-waiting = { $name } choisit.
prompt-waiting-many = { $names } et { $last } choisissent.
prompt-bot = { $name } (bot) réfléchit.
prompt-over = La partie est terminée.

undo-wall-start = C’est ici que la partie a commencé.
undo-wall-seen = Pas plus loin : ce qui est vu est vu.
undo-wall-other = Pas plus loin : avant, { $name } a joué.

why-possible = C’est possible maintenant.
why-decoration = Il n’y a rien à choisir ici.

client-unbuilt = Les pages d’Atoll ne sont pas construites. Depuis un clone : make client.

error-bad-message = Ce message n’a pas de sens ici : { $detail }
error-bad-setup = La table ne peut pas être dressée ainsi : { $detail }
error-unknown-key = Personne ici n’a cette clé.
error-wrong-origin = Cela venait d’une page d’une autre maison.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Il faut être assis à la table pour faire cela.
error-no-guests = Cette table est réservée à ses joueurs.
error-unknown-page = Il n’y a rien à cette adresse.
error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’est pas sur l’étagère.
error-wrong-method = On ne s’adresse pas ainsi à cette adresse.
error-seat-taken = Cette place est prise. Vous pouvez regarder.
error-already-seated = Vous êtes déjà à cette table.
error-not-now = Ce n’est pas possible pour l’instant.
error-not-over = La partie n’est pas encore terminée.
error-stale = Trop tard : la table a changé. Rien n’a changé chez vous.
error-illegal = Cela ne peut pas être joué maintenant.
error-cannot-undo = Cela ne peut plus être repris : du nouveau a été vu, ou quelqu’un d’autre a joué.
error-no-hints = Cette table joue sans conseils.
error-no-vote = Un bot ne peut pas prendre cette place.
error-too-large = Ce message est trop long.
error-too-fast = Plus lentement, s’il vous plaît : c’était trop à la fois.
error-house-full = Vous avez trop de tables en cours. Terminez-en une d’abord.
error-busy = La maison est occupée. Réessayez dans un instant.
error-fault = Quelque chose a mal tourné chez nous ; rien n’a changé chez vous.
