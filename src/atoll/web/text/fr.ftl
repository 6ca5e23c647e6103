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
error-old-table = Cette table suit une autre version du jeu, que cette maison n’a plus.
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
unanswered = Le serveur ne répond pas. Ce que vous avez joué est sauvé ; réessayez dans un instant.
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
sound-help = Une cloche de bord, quand vous regardez une autre page.
tell = Notification à mon tour
tell-help = Un mot du navigateur, quand vous regardez une autre page.
tell-forbidden = Le navigateur interdit les notifications ici ; ses réglages pour cette page peuvent les permettre.
tell-not-here = Ce navigateur ne le peut pas ici ; la plupart le peuvent si les tables viennent par https.
lamp = Lampe
as-system = Système
by-day = Jour
by-night = Nuit
other-device = Sur un autre appareil
lamp-system = Lampe : comme le système
lamp-day = Lampe : jour
lamp-night = Lampe : nuit
sound-on = Cloche à mon tour : oui
sound-off = Cloche à mon tour : non
tell-on = Notification à mon tour : oui
tell-off = Notification à mon tour : non

## Accueil

welcome = Quelle île ce soir ?
welcome-how = Jouez tout de suite contre des bots, ou dressez une table pour vos amis.
games = Jeux
play-now = Jouer
against =
    .one = contre 1 bot
    .other = contre { $n } bots
with-friends = Entre amis
time-costa-ruana = 30 min
time-la-isla = 60 min
time-arnak = 90 min
weight-costa-ruana = léger
weight-la-isla = moyen
weight-arnak = riche
blurb-costa-ruana = Bluffez pour des trésors. Vos cartes peuvent servir vos rivaux, et la marée décide lesquelles comptent.
blurb-la-isla = Cherchez des animaux disparus sur une île toujours différente. Chaque carte a trois usages : lequel maintenant ?
blurb-arnak = Fouillez, découvrez, affrontez les gardiens et suivez les indices jusqu’au temple perdu.
turn-at =
    .one = À vous de jouer à { $n } table
    .other = À vous de jouer à { $n } tables
longest = { $game } attend depuis le plus longtemps : { $span }
go-there = Y aller
tables-mine = Mes tables
tables-open = Tables ouvertes
tables-finished = Parties terminées
none-mine-title = Pas encore de table
none-mine = Choisissez un jeu ci-dessus : un clic, et vous y êtes.
none-open-title = Personne n’attend
none-open = Dressez une table avec une place ouverte, et elle paraîtra ici pour tous.
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
look = Voir
invite = Inviter
sit-down = S’asseoir
replay = Revoir

## Dresser une table

lay-a-table = Dresser une table
game = Jeu
players-time = { $low }–{ $high } joueurs · { $time }
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
clock-help = Une réserve par joueur, un peu plus à chaque coup. Quand elle est vide, un bot remplace jusqu’à votre retour.
options = Options
hints = Conseils
hints-help = On peut demander à un bot ce qu’il ferait.
guests = Spectateurs
guests-help = Qui a le lien peut regarder ; aucune main n’est montrée.
open-talk = Discussion ouverte
open-talk-help = Les spectateurs lisent la discussion des joueurs.
stand-ins = Remplaçants
stand-ins-help = Un bot joue pour qui est parti, et rend la place.
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
get-up = Se lever
invite-link = Lien d’invitation
invite-help = Qui ouvre le lien choisit une place libre, ou regarde quand tout est pris.
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
chat-say = À la table
send = Envoyer
menu = Menu de la table
order-of-play = Ordre du jeu
watching =
    .one = { $n } personne regarde
    .other = { $n } personnes regardent
prompt = Vos choix
skip-to-choices = Aller à vos choix
put-back = Retour
confirm = Ceci révèle quelque chose de caché et ne s’annule pas. Continuer ?
all-moves = Tous les coups
all-moves-n = Les { $n } coups
hint = Conseil
hint-is = Un bot jouerait : { $what }.
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
vote-stand-in = Faire remplacer { $who } par un bot ({ $votes }/{ $needed })
sealed = Mélange scellé : { $seal }…
connecting = Connexion…
lost = Connexion perdue. Nouvel essai dans { $n } s. Vos coups sont à l’abri.
try-now = Essayer
no-table = Cette table n’existe pas

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
see-board = Voir le plateau
save-record = Enregistrer la partie
seal = Le mélange a été scellé avant le premier coup.
seal-good = Mélange vérifié. C’est celui scellé avant le premier coup.
seal-bad = Ce mélange n’est pas celui qui fut scellé. Prévenez votre hôte.
seal-proof = Comment on le vérifie
seal-elsewhere = Ce navigateur ne peut le vérifier que si les tables viennent par https. Enregistrez la partie et lancez : atoll verify { $table }.atoll
seal-check = Vérifier
replay-move = Coup
replay-first = Premier coup
replay-back = Reculer
replay-on = Avancer
replay-last = Dernier coup
replay-play = Lire
replay-pause = Pause
link-here = Lien vers ce coup
play-on = Et si ? Rejouer d’ici
play-on-what = Une nouvelle table depuis cette position : vous à votre place, des bots pour les autres
lead = Points à attendre à la fin

## Première partie

guide = Première partie
guide-step = { $n } sur { $of }
guide-next = Suite
guide-play = Jouer
guide-end = Sans guide, merci
guide-again = Revoir le guide
guide-costa-ruana-1-title = Des îles et des trésors
guide-costa-ruana-1 = Après chaque manche, qui a le plus d’autochtones sur une île y prend un trésor. Les groupes égaux se disputent et n’ont rien : parfois, le plus petit l’emporte. Le fanion montre qui le prendrait maintenant.
guide-costa-ruana-2-title = Des cartes en deux colonnes
guide-costa-ruana-2 = À chaque manche, chacun pose une carte visible et une carte cachée, devant qui il veut. Puis le Chaman retourne le ciel ou la marée : une seule colonne agit.
guide-costa-ruana-3-title = Des autochtones sur les cartes
guide-costa-ruana-3 = Ensuite, vous pouvez poser un autochtone sur une carte. Si elle agit, vous l’exécutez aussi.
guide-costa-ruana-4-title = Ce qui brille se choisit
guide-costa-ruana-4 = Cliquez sur ce qui brille, ou sur les boutons en bas ; les chiffres du clavier marchent aussi. On annule ce que personne n’a encore vu.
guide-costa-ruana-5-title = Le Respect
guide-costa-ruana-5 = Après cinq manches, un trésor vaut 2 points de Respect, un autochtone en réserve 1. Survolez une carte pour la lire ; § ouvre les règles.
guide-la-isla-1-title = Les animaux perdus
guide-la-isla-1 = Les animaux se tiennent dans les clairières entre les sentiers. Occupez toutes les cases autour de l’un d’eux, et il est à vous : autant de points que de cases.
guide-la-isla-2-title = Une carte, trois emplois
guide-la-isla-2 = À chaque tour, vous recevez trois cartes. L’une devient un pouvoir (A), l’une donne une ressource (B), l’une fait avancer un animal (D). Tous choisissent en même temps.
guide-la-isla-3-title = Les explorateurs
guide-la-isla-3 = À l’étape C, vous posez un explorateur : deux ressources de la couleur de la case. Un fantôme montre où un explorateur de plus suffit.
guide-la-isla-4-title = Les pistes et la fin
guide-la-isla-4 = Les pistes disent ce que vaut chaque animal à la fin. La partie s’achève au tour où leur somme atteint la marque.
guide-la-isla-5-title = Ce qui brille se choisit
guide-la-isla-5 = Cliquez sur ce qui brille, ou sur les boutons en bas ; les chiffres du clavier marchent aussi. Survolez une carte pour la lire ; § ouvre les règles.
guide-arnak-1-title = Une action principale par tour
guide-arnak-1 = Fouillez un site, découvrez-en un, vainquez un gardien, achetez ou jouez une carte, ou cherchez. Les actions gratuites s’ajoutent ; passer finit votre manche.
guide-arnak-2-title = Une carte voyage ou agit
guide-arnak-2 = Une carte paie avec le symbole de voyage de son coin, ou se joue pour son effet : jamais les deux.
guide-arnak-3-title = Sites et gardiens
guide-arnak-3 = Découvrir coûte des boussoles et réveille un gardien. Vainquez-le avant le retour de votre archéologue, ou prenez une Peur.
guide-arnak-4-title = La recherche
guide-arnak-4 = La loupe ouvre la voie, le carnet suit. Chaque rangée rapporte, et le temple attend au sommet.
guide-arnak-5-title = D’abord un verbe
guide-arnak-5 = Les boutons du bas groupent vos coups ; un verbe n’éclaire que ses cibles. Survolez tout pour le lire ; § ouvre les règles.

not-copied = Le navigateur ne laisse pas cette page copier
