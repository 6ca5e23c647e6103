# Les mots du serveur. Le client les reçoit tous ; ses propres messages forment la seconde partie.
# Les blancs sont simples, { $name } ; un texte compté a les attributs .one et .other.

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

prompt-gathering = En attente de joueurs.
prompt-waiting = { $name } choisit.
prompt-waiting-many = { $names } et { $last } choisissent.
to-move = à jouer
prompt-bot = { $name } (bot) réfléchit.
prompt-over = La partie est terminée.

undo-wall-start = C’est ici que la partie a commencé.
undo-wall-seen = Pas plus loin : ce qui est vu est vu.
undo-wall-other = Pas plus loin : avant, { $name } a joué.
undo-wall-practice = Plus loin aussi : vous jouez seul contre des bots. La partie compte alors comme un entraînement.

why-possible = C’est possible maintenant.

client-unbuilt = Les pages d’Atoll ne sont pas construites. Depuis un clone : make client.

error-bad-message = Ce message n’a pas de sens ici : { $detail }
error-bad-setup = Une table ne peut pas être préparée ainsi : { $detail }
error-unknown-key = Personne ici n’a cette clé.
error-wrong-origin = Cette demande venait d’un autre site.
error-wrong-host = Ce serveur n’est ouvert qu’à sa propre machine, sous le nom localhost. D’autres noms demandent --host ou --proxy.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Il faut être assis à la table pour faire cela.
error-barred = Vous n’êtes pas le bienvenu sur ce serveur.
error-no-guests = Cette table est réservée à ses joueurs.
error-removed = L’hôte vous a retiré votre place. Vous pouvez encore regarder.
error-cancelled = L’hôte a annulé cette table.
error-unknown-page = Il n’y a rien à cette adresse.
error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’existe pas ici.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-seat-taken = Cette place est prise. Vous pouvez regarder.
error-already-seated = Vous êtes déjà à cette table.
error-not-now = Ce n’est pas possible pour l’instant.
error-not-over = La partie n’est pas encore terminée.
error-old-table = Cette table a été ouverte avec une version du jeu que ce serveur n’a plus.
error-stale = Trop tard : la table a changé entre-temps. Rien n’a été fait.
error-illegal = Ce n’est pas possible maintenant.
error-cannot-undo = Cela ne peut plus être repris : du nouveau a été vu, ou quelqu’un d’autre a joué.
error-no-hints = Cette table joue sans conseils.
error-no-vote = Un bot ne peut remplacer que quelqu’un qui est absent depuis une minute ; dans une partie au tour par tour, seulement quand son temps est écoulé.
error-too-large = Ce message est trop long.
error-too-fast = Plus lentement, s’il vous plaît : c’était trop à la fois.
error-house-full = Vous avez trop de tables en cours. Terminez-en une d’abord.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-moves-lost = Quelques-uns des derniers coups ont été perdus avec la base de données qui les gardait. La partie reprend là où elle a été gardée.
error-fault = Quelque chose a mal tourné chez nous ; rien n’a changé chez vous.

# Les mots du client

## Partout

language = Langue
close = Fermer
copy = Copier
copied = Copié
save = Enregistrer
use = Utiliser
loading = On déplie la carte…
skip = Aller au contenu
main-menu = Principal
lobby = Accueil
to-lobby = Vers l’accueil
new-table = Nouvelle table
rules = Règles
you = vous
bot = bot
offline = hors ligne
here = présent
stand-in = un bot remplace
players = joueurs
unanswered = Le serveur ne répond pas. Ce que vous avez joué est sauvé ; réessayez dans un instant.
colophon = Cet Atoll tourne sur la machine de votre hôte. Les bots ne voient jamais les cartes cachées ; chaque mélange peut être vérifié.
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days =
    .one = { $n } jour
    .other = { $n } jours

## Qui je suis

you-are = Vous êtes { $name }
no-account = Pas de compte : ce navigateur vous connaît. Pour jouer depuis un autre appareil, emportez votre clé.
name-at-table = Nom à la table
copy-key = Copier ma clé
use-key = J’ai une clé d’un autre appareil
sound = Cloche à mon tour
sound-help = Une cloche de bord, quand vous êtes sur une autre page.
tell = Notification à mon tour
tell-help = Par le navigateur, quand vous êtes sur une autre page.
tell-forbidden = Le navigateur interdit les notifications ici ; ses réglages pour cette page peuvent les permettre.
tell-not-here = Ce navigateur ne permet les notifications que par https.
theme = Thème
as-system = Système
by-day = Jour
by-night = Nuit
other-device = Sur un autre appareil
theme-system = Thème : comme le système
theme-day = Thème : jour
theme-night = Thème : nuit
sound-on = Cloche à mon tour : oui
sound-off = Cloche à mon tour : non
tell-on = Notification à mon tour : oui
tell-off = Notification à mon tour : non

## Accueil

welcome = Quelle île ce soir ?
welcome-how = Jouez tout de suite contre des bots, ou ouvrez une table pour vos amis.
games = Jeux
play-now = Jouer
against =
    .one = contre 1 { $level }
    .other = contre { $n } × { $level }
against-nobody = en solitaire
with-friends = Entre amis
weight-light = léger
weight-medium = moyen
weight-heavy = expert
blurb = Un jeu pour { $low } à { $high } joueurs.
turn-at =
    .one = À vous de jouer à { $n } table
    .other = À vous de jouer à { $n } tables
longest = { $game } attend depuis le plus longtemps : { $span }
go-there = Y aller
tables-mine = Mes tables
tables-open = Tables ouvertes
tables-finished = Parties terminées
tables-branches = Et si ?
tables-archived = Parties rangées
branch = Et si ?
archive = Ranger
unarchive = Ressortir
again-asked = On vous propose de rejouer
ending-resigned = abandon
ending-abandoned = arrêtée
none-mine-title = Pas encore de table
none-mine = Choisissez un jeu ci-dessus : un clic, et vous y êtes.
none-open-title = Personne n’attend
none-open = Ouvrez une table avec une place libre : tout le monde la verra ici.
none-finished-title = Rien de terminé
none-finished = Les parties terminées se revoient ici, coup par coup.
lobby-lost = L’accueil est hors d’atteinte
with-whom = avec { $who }
pace-live = en direct
pace-turns = tour par tour
your-turn = À vous
turn-of = Au tour de { $who }
since = depuis { $span }
ago = il y a { $span }
seated = { $n } sur { $of } à table
rank-of = rang { $rank } sur { $of }
play = Jouer
look = Ouvrir
invite = Inviter
sit-down = S’asseoir
replay = Revoir

## Ouvrir une table

open-a-table = Ouvrir une table
game = Jeu
players-from-to = { $low }–{ $high } joueurs
seats = Places
seat-n = Place { $n }
seat-me = Moi
seat-invite = Inviter
seat-bot = Bot
seat-open = Ouverte
seat-invite-help = qui viendra par votre lien
seat-open-help = n’importe qui depuis l’accueil
seat-me-help = c’est vous
bots-help = Les bots : le Naufragé joue au hasard, le Matelot vite, le Timonier réfléchit, le Navigateur réfléchit longtemps.
sum-me = vous
sum-invite = un invité par lien
sum-open = une place libre
sum-bot = { $level } (bot)
seat-remove = Retirer la place { $n }
seat-add = Une place de plus
bot-level = Niveau du bot
pace = Rythme
pace-live-help = Tout le monde est là ; en une séance.
pace-turns-help = Sur plusieurs jours ; l’accueil dit quand c’est à vous.
clock = Horloge
clock-live-0 = Aucune
clock-live-1 = 20 min + 20 s
clock-live-2 = 40 min + 30 s
clock-turns-0 = Aucune
clock-turns-1 = 2 jours + 12 h
clock-turns-2 = 7 jours + 1 jour
clock-help = Une réserve de temps par joueur, un peu plus à chaque coup. Quand elle est vide, un bot joue jusqu’à votre retour.
options = Options
hints = Conseils
hints-help = On peut demander à un bot ce qu’il ferait.
guests = Spectateurs
guests-help = Qui a le lien peut regarder ; aucune main n’est montrée.
open-talk = Discussion ouverte
open-talk-help = Les spectateurs lisent la discussion des joueurs.
stand-ins = Remplaçants
stand-ins-help = Un bot joue pour qui est parti, et rend la place.
absence = Un bot joue pour un absent après
resigning = Quand quelqu’un abandonne
resigning-bot = Un bot continue
resigning-end = La partie s’arrête
table-title = Nom de la table, si vous voulez
your-table = Votre table
link-follows = Le lien pour vos amis vient ensuite.
begins-at-once = La partie commence tout de suite.
sealed-help = Le mélange est scellé avant que vous ne vous asseyiez et peut être vérifié à la fin.
open-table = Ouvrir la table

## En attente de joueurs

gather-how = Envoyez le lien à vos amis. L’hôte lance la partie quand tout le monde est là.
gather-sit = Prenez une place libre, ou restez pour regarder.
gather-full = Cette table est complète. Vous pourrez regarder dès que la partie commence.
seat-invite-empty = Libre, pour qui a le lien
seat-open-empty = Libre, pour tous
seat-held = invité
seat-up = Monter { $who } d’une place
seat-for = Qui s’assied ici : { $who }
change-terms = Modifier
stated = { $what } : { $how }
cancel-table = Annuler la table
cancel-sure = Oui, annuler la table
get-up = Se lever
invite-link = Lien d’invitation
invite-help = Qui ouvre le lien choisit une place libre, ou regarde quand tout est pris.
invite-address = Adresse du lien
address-here = Cette machine seule
address-network = Votre réseau
invite-only-here = Cette adresse ne mène qu’à cette machine, et le serveur n’écoute qu’elle. Pour laisser entrer des amis, lancez : atoll serve --host 0.0.0.0
invite-this-machine = Cette adresse ne mène qu’à cette machine : le téléphone d’un ami ne peut pas l’ouvrir.
qr = Code QR du lien d’invitation
share = Partager
start-now = Commencer
start-help = Les places vides vont à des bots.

## À la table

board = Plateau
views = Vues
pages = Pages du plateau
view-board = Plateau
view-hand = Main
view-players = Joueurs
view-log = Journal
log = Journal
chat = Discussion
log-or-chat = Journal et discussion
chat-empty = Personne n’a encore rien dit.
chat-closed = La discussion des joueurs est fermée aux spectateurs. Ce que vous écrivez ici est lu par les autres spectateurs, et par les joueurs après la partie.
chat-open = Joueurs et spectateurs se lisent ici.
chat-replay = La discussion ne fait pas partie de la relecture.
chat-say = Écrire à la table
send = Envoyer
menu = Menu de la table
order-of-play = Ordre du jeu
watching =
    .one = { $n } personne regarde
    .other = { $n } personnes regardent
watchers = Regardent : { $who }
prompt = Vos choix
skip-to-choices = Aller à vos choix
put-back = Retour
confirm = { $what } Cela ne s’annule pas. Continuer ?
confirm-plain = Continuer ?
confirm-when = Redemander
confirm-always = Toujours
confirm-revealing = Quand on révèle
confirm-never = Jamais
one-tap = Jouer d’un seul toucher
one-tap-help = Sur un écran tactile, le premier toucher montre, le second joue. Avec ceci, le premier joue.
tap-again = Toucher encore : { $what }
more-about = En savoir plus
undo-all = Le premier coup
practice = Entraînement
practice-help = Des coups ont été repris au-delà de la règle : le résultat compte comme un entraînement.
all-moves = Tous les coups
all-moves-n = Les { $n } coups
hint = Conseil
undo = Annuler
undo-what = Annuler : { $what }
undo-list = { $n } coups peuvent être repris
undo-back-to = Revenir avant
undo-reaches = On peut annuler jusqu’ici
rule = Règle { $id }
rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-found =
    .one = { $n } paragraphe
    .other = { $n } paragraphes
rules-none = Aucun paragraphe n’en parle.
copy-invite = Copier le lien d’invitation
bot-for-me = Laisser un bot jouer pour moi
play-myself = Je reprends ma place
is-away = { $who } est absent(e).
replaced-in = Un bot joue pour { $who } dans { $clock }.
replace-now = Maintenant ({ $votes }/{ $needed })
leave = Partir un moment
leave-what = Un bot joue pour vous jusqu’à ce que vous rouvriez la table.
resign = Abandonner
resign-what-bot = Un bot continue à votre place. C’est définitif.
resign-what-end = La partie s’arrête pour tous, et vous l’avez perdue.
abandon = Proposer d’arrêter
abandon-what = Si tous les autres sont d’accord, la partie s’arrête ici, sans gagnant ni perdant.
end-game = Arrêter la partie
end-game-what = Elle s’arrête ici, sans résultat. On peut la revoir, mais plus la jouer.
abandon-wish = { $who } voudrait arrêter cette partie.
abandon-asked = Vous voudriez arrêter cette partie. Les autres doivent répondre.
abandon-agree = D’accord
abandon-refuse = Continuer
abandon-withdraw = Non, continuer
again-wish = { $who } voudrait rejouer.
again-mine = Vous avez proposé de rejouer.
join = Rejoindre
join-who = Rejoindre { $who }
not-now = Pas maintenant
sealed = Mélange scellé : { $seal }…
connecting = Connexion…
lost = Connexion perdue. Nouvel essai dans { $n } s. Vos coups sont à l’abri.
try-now = Essayer

## La fin

result = Résultat
finished = Terminée
game-over = La partie est finie.
scores = Points
total = Total
you-won = Vous gagnez
you-share = Vous partagez la victoire
they-won = Victoire de { $who }
rival-won = Le rival gagne
margin = { $points } points, { $n } d’avance sur { $who }.
margin-none = { $points } points, autant que { $who } : l’égalité est départagée.
margin-rival = { $points } points contre { $rival } pour le rival.
they-share = { $who } partagent la victoire
again = Rejouer
again-rotated = Encore, places décalées
abandoned = La partie a été arrêtée
abandoned-early = Elle s’est arrêtée avant la fin, sans résultat.
gave-up = { $who } a abandonné.
see-board = Voir le plateau
save-record = Enregistrer la partie
seal = Le mélange a été scellé avant le premier coup.
seal-good = Mélange vérifié. C’est celui scellé avant le premier coup.
seal-bad = Ce mélange n’est pas celui qui fut scellé. Prévenez votre hôte.
seal-proof = Comment on le vérifie
seal-elsewhere = Ce navigateur ne peut le vérifier que par https. Enregistrez la partie et lancez : atoll verify { $table }.atoll
seal-check = Vérifier
replay-move = Coup
replay-first = Premier coup
replay-back = Reculer
replay-on = Avancer
replay-last = Dernier coup
replay-play = Lire
replay-pause = Pause
link-here = Lien vers ce coup
play-on = Et si ? Rejouer d’ici
play-on-what = Une nouvelle table depuis cette position : vous à votre place, des bots pour les autres
lead = Points à attendre à la fin

## Première partie

rules-short = En bref
rules-signs = Symboles
rules-book = Toutes les règles
lesson = Leçon
lesson-step = { $n } sur { $of }
lesson-next = Compris
lesson-stop = Arrêter la leçon
lesson-go-on = Reprendre la leçon
lesson-try = Essayez ceci : { $what }
learn = Apprendre en jouant

not-copied = Le navigateur ne laisse pas cette page copier

## Touches, mouvement et récit

keys = Touches
key-number = Choisir par numéro
key-arrows = Passer d’une chose à choisir à l’autre
key-enter = Choisir
key-escape = Retour
key-undo = Annuler
key-step = Revoir pas à pas ce que les autres ont fait
key-zoom = Agrandir, réduire, tout voir
speed = Vitesse
speed-instant = Vitesse : immédiate
speed-fast = Vitesse : rapide
speed-usual = Vitesse : normale
speed-slow = Vitesse : lente
story = Ce que les autres ont fait
step-through = Revoir pas à pas ce que les autres ont fait
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = { $n } sur { $of } :
step-now = Maintenant
show-it = Montrer
round-over = { $what } : fin de la manche
no-gain = Rien cette fois.

## Bots et conseils

play-it = Jouer
hint-numbers = Les chiffres
hint-chance = Gagne { $percent } des parties.
coach = Entraîneur
coach-off = Entraîneur : non
coach-on = Entraîneur : avertit dès { $percent }
coach-warns = { $what } : ce coup cède environ { $percent } de vos chances de gagner.
play-anyway = Jouer quand même
bot-thinks = { $who } réfléchit
move-now = Jouer maintenant
bots-compiling = Les bots s’échauffent
bots-compiled = Bots à pleine vitesse
rivals-number = Combien de bots
