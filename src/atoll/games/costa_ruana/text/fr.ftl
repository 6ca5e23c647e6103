# Costa Ruana

## Cartes

background-day = Jour
background-night = Nuit
background-high_tide = marée haute
background-low_tide = marée basse
condition-day_night = Jour/Nuit
condition-tide = la marée

card-move-treasure-day = « Déplacer un trésor » ({ background-day })
card-move-treasure-night = « Déplacer un trésor » ({ background-night })
card-move-treasure-high-tide = « Déplacer un trésor » ({ background-high_tide })
card-move-treasure-low-tide = « Déplacer un trésor » ({ background-low_tide })
card-return-1-day = « Reprendre 1 autochtone » ({ background-day })
card-return-1-night = « Reprendre 1 autochtone » ({ background-night })
card-return-1-high-tide = « Reprendre 1 autochtone » ({ background-high_tide })
card-return-1-low-tide = « Reprendre 1 autochtone » ({ background-low_tide })
card-return-2-day = « Reprendre 2 autochtones » ({ background-day })
card-return-2-night = « Reprendre 2 autochtones » ({ background-night })
card-return-2-high-tide = « Reprendre 2 autochtones » ({ background-high_tide })
card-return-2-low-tide = « Reprendre 2 autochtones » ({ background-low_tide })
card-return-3-day = « Reprendre 3 autochtones » ({ background-day })
card-return-3-night = « Reprendre 3 autochtones » ({ background-night })
card-return-3-high-tide = « Reprendre 3 autochtones » ({ background-high_tide })
card-return-3-low-tide = « Reprendre 3 autochtones » ({ background-low_tide })
card-place-1-day = « Placer 1 autochtone » ({ background-day })
card-place-1-night = « Placer 1 autochtone » ({ background-night })
card-place-1-high-tide = « Placer 1 autochtone » ({ background-high_tide })
card-place-1-low-tide = « Placer 1 autochtone » ({ background-low_tide })
card-place-2-day = « Placer 2 autochtones » ({ background-day })
card-place-2-night = « Placer 2 autochtones » ({ background-night })
card-place-2-high-tide = « Placer 2 autochtones » ({ background-high_tide })
card-place-2-low-tide = « Placer 2 autochtones » ({ background-low_tide })
card-place-3-day = « Placer 3 autochtones » ({ background-day })
card-place-3-night = « Placer 3 autochtones » ({ background-night })
card-place-3-high-tide = « Placer 3 autochtones » ({ background-high_tide })
card-place-3-low-tide = « Placer 3 autochtones » ({ background-low_tide })
card-move-native-day = « Déplacer un autochtone » ({ background-day })
card-move-native-night = « Déplacer un autochtone » ({ background-night })
card-move-native-high-tide = « Déplacer un autochtone » ({ background-high_tide })
card-move-native-low-tide = « Déplacer un autochtone » ({ background-low_tide })

## Coups

do-place = Placer sur l’île { $island }
    .when = Les autochtones viennent sur les îles par les cartes qui les placent ou les déplacent.
do-return = Reprendre de l’île { $island }
    .when = Les autochtones reviennent par les cartes qui le disent, et à la récolte des trésors.
do-treasure = Trésor de l’île { $from } à l’île { $to }
    .when = Les trésors se déplacent par les cartes qui le disent, quand elles agissent.
do-move = Autochtone ({ $owner }) de l’île { $from } à l’île { $to }
    .when = Les autochtones se déplacent par les cartes qui le disent, quand elles agissent.
do-show = { $card } devant { $before }
    .when = On pose une carte visible par manche, au début.
do-hide = { $card } face cachée devant { $before }
    .when = On pose une carte cachée par manche, quand tous en ont montré une.
do-stand = Autochtone sur la carte { $spot }
    .when = Les autochtones vont sur les cartes quand toutes sont posées, avant que le chaman retourne.
do-pass = Ne pas mettre d’autochtone
do-flip = Retourner { $condition }
    .when = Seul le chaman retourne une carte Condition, après les autochtones.
do-resolve = D’abord la carte { $spot }
    .when = On choisit parmi ses propres cartes quand plusieurs d’une sorte agissent.
do-serve = Rester chaman
do-name = Nommer { $seat } chaman
    .when = Un nouveau chaman peut nommer quelqu’un d’autre, avant la manche suivante.

## Questions

ask-treasure = Déplacez un trésor d’une île à une autre.
ask-return = { $total ->
    [1] Reprenez un de vos autochtones sur une île.
   *[other] Reprenez un de vos autochtones sur une île, { $number } sur { $total }.
}
ask-first-native = Pour commencer, placez un autochtone sur une île, { $number } sur { $total }.
ask-place = { $total ->
    [1] Placez un autochtone sur une île où il y a de la place.
   *[other] Placez un autochtone sur une île où il y a de la place, { $number } sur { $total }.
}
ask-move = Déplacez l’autochtone de votre choix vers une autre île où il y a de la place.
ask-show = Posez une carte face visible devant un joueur.
ask-hide = Posez une carte face cachée devant un joueur.
ask-stand = Mettez un autochtone sur une carte, ou passez.
ask-flip = Chaman, retournez une carte Condition.
ask-resolve = Choisissez la prochaine de vos cartes à résoudre.
ask-resign = Vous êtes le nouveau chaman : restez, ou nommez quelqu’un d’autre.

## Ce qui s’est passé

log-treasure-moved = { $who } déplace un trésor de l’île { $from } à l’île { $to }.
log-no-treasure-left = { $who } n’a aucun trésor à déplacer : les îles sont vides.
log-returned = { $who } reprend un autochtone de l’île { $island }.
log-none-to-return = { $who } n’a aucun autochtone à reprendre sur les îles.
log-placed = { $who } place un autochtone sur l’île { $island }.
log-none-to-place = { $who } n’a plus d’autochtone en réserve à placer.
log-native-moved = { $who } déplace un autochtone ({ $owner }) de l’île { $from } à l’île { $to }.
log-no-native-left = { $who } ne trouve aucun autochtone à déplacer sur les îles.
log-shown = { $who } pose { $card } devant { $before }.
log-hidden = { $who } pose { $card } face cachée devant { $before }.
log-hidden-hidden = { $who } pose une carte face cachée devant { $before }.
log-stood = { $who } met un autochtone sur la carte { $spot }.
log-passed = { $who } ne met pas d’autochtone.
log-flipped = { $who } retourne une carte Condition : { $background }.
log-revealed = La carte { $spot }, jouée par { $who }, est { $card }.
log-inactive = La carte { $spot }, { $card }, n’est pas active : elle est défaussée.
log-native-home = { $who } récupère un autochtone dans sa réserve.
log-resolves = { $who } résout la carte { $spot }, { $card }.
log-copies = { $who } copie la carte { $spot }, { $card }.
log-round-begins = La manche { $round } commence.
log-won-island = { $who } prend un trésor de l’île { $island } et y reprend un autochtone.
log-won-outside = { $who }, hors de la dispute sur l’île { $island }, prend son trésor et y reprend un autochtone.
log-arguing = Les tribus de l’île { $island } se querellent : personne ne prend son trésor.
log-new-shaman = { $who } a récupéré le moins de trésors ({ $won }) et devient chaman.
log-drew = { $who } pioche { $card }.
log-drew-hidden = { $who } pioche une carte.
log-named = { $who } démissionne et nomme { $other } chaman.

## Pourquoi pas

why-island-full = L’île { $island } est pleine : { $room } autochtones au plus.
why-no-such-island = Il n’y a que { $islands } îles dans cette partie.
why-no-treasure-there = L’île { $island } n’a pas de trésor.
why-no-native-there = { $owner } n’a pas d’autochtone sur l’île { $island }.
why-none-of-yours-there = Vous n’avez pas d’autochtone sur l’île { $island }.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-no-such-seat = Il n’y a que { $seats } joueurs dans cette partie.
why-no-such-card = Il n’y a que { $cards } cartes sur la table.
why-supply-empty = Votre réserve est vide.
why-not-before-you = La carte { $spot } n’est pas une carte active devant vous.
why-resolve-later = La carte { $spot } est d’une sorte qui vient plus tard.
why-not-yourself = Nommez quelqu’un d’autre, ou restez chaman vous-même.

## Ce qu’un coup montre pour de bon

shows-hidden = Les cartes cachées sont retournées.
shows-hand = La manche finit et l’on pioche de nouvelles cartes.

## Score et options

score-treasures = Trésors
score-supply = Autochtones en réserve
option-huts = Huttes
option-huts-closed = fermées
option-huts-open = ouvertes

## À l’écran

round-of = Manche { $round } sur { $rounds }
shaman = Chaman
island = Île
treasures = Trésors
tribe = Tribu
supply = Réserve
hand = Main
hut = Hutte
collected = Derniers pris
card = Carte
played-by = Jouée par
before = Devant
natives = Autochtones
face-down = face cachée
gone = défaussée
showing = Visibles : { $sky } et { $tide }. Au choix du chaman : { $sky-flip } et { $tide }, ou { $sky } et { $tide-flip }.
showing-turned = Visibles : { $sky } et { $tide } ; les cartes de ces fonds agissent à cette manche.
pile-left = { $n ->
    [one] Une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}.

## Sur la table dessinée

isle-1 = La Cendre
isle-2 = Deux-Palmes
isle-3 = Le Chas
isle-4 = Le Héron
isle-5 = Bois-Flotté
isle-6 = La Lanterne
isle-7 = Vieille-Brume
isle-8 = La Tortue
isle-9 = Le Varech
isle-10 = Feu-Lointain
step-show = Carte visible
step-hide = Carte cachée
step-stand = Autochtones
step-flip = Ciel ou marée
step-act = Effets
step-collect = Récolte
scene-island = Île { $name } : { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}, { $natives ->
    [0] aucun autochtone
    [one] 1 autochtone
   *[other] { $natives } autochtones
}
scene-group = { $who } : { $n }.
scene-heap = Trésors de { $name } ({ $treasures })
scene-native = Autochtones de { $who } sur l’île { $island }
scene-taker = En l’état, { $who } prend ici un trésor.
scene-argue = À égalité, on se dispute et on n’obtient rien.
scene-legend-taker = prend un trésor, en l’état
scene-legend-argue = à égalité, on se dispute : rien
scene-before = Devant { $who }
scene-hidden = Carte { $spot } : face cachée, jouée par { $by }
scene-yours = Carte { $spot }, face cachée ; vous seul le savez : { $card }
scene-card = Carte { $spot } : { $card }, jouée par { $by }
scene-button-heap = { $name } ({ $treasures })
scene-button-card = { $card }, devant { $before }
scene-button-hidden = Cachée, de { $by }, devant { $before }
scene-repeats = { $who } répète cette carte
scene-does-place = Celui qui l’exécute pose { $n ->
    [one] 1 autochtone
   *[other] { $n } autochtones
} de sa réserve sur les îles, jamais plus de 7 sur une même île.
scene-does-return = Celui qui l’exécute reprend { $n ->
    [one] 1 de ses autochtones
   *[other] { $n } de ses autochtones
} sur les îles.
scene-does-move_native = Celui qui l’exécute déplace un autochtone, à qui que ce soit, vers une autre île où il reste de la place.
scene-does-move_treasure = Celui qui l’exécute déplace un trésor vers une autre île.
scene-acts-sky = Elle agit si le Chaman retourne le ciel.
scene-acts-tide = Elle agit si le Chaman retourne la marée.
scene-acts-now = Elle agit à cette manche si son fond est visible.
scene-not-played = Elle n’a pas été jouée à cette manche.
scene-order-1 = La première des quatre sortes à agir.
scene-order-2 = La deuxième des quatre sortes à agir.
scene-order-3 = La troisième des quatre sortes à agir.
scene-order-4 = La dernière des quatre sortes à agir.
scene-condition = Face visible : { $now }
scene-if-turned = Si on la retourne, les cartes { $first } et { $second } agissent.
scene-act-now = Les cartes { $first } et { $second } agissent à cette manche.
scene-these-act = Agissent
scene-if-sky = Si le ciel tourne
scene-if-tide = Si la marée tourne
scene-if-sky-short = Le ciel
scene-if-tide-short = La marée
scene-shaman = { $who } est Chaman
scene-has-turned = { $who } retourne
scene-the-sky = le ciel
scene-the-tide = la marée
scene-turns-one = { $who } choisit
scene-face-down = Face cachée
scene-you = Vous
scene-last-round = Dernière manche :
scene-hut-closed = hutte fermée
scene-hut-open = { $n ->
    [0] aucun trésor dans la hutte
    [one] 1 trésor dans la hutte
   *[other] { $n } trésors dans la hutte
}
scene-plate = { $who } : { $supply ->
    [one] { $supply } autochtone
   *[other] { $supply } autochtones
} en réserve, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $hut }, { $won } pris à la dernière manche
scene-score = Jusqu’ici { $n } de Respect : trésors { $treasures }, autochtones { $natives }.
scene-score-closed = Autochtones { $natives }, et 2 par trésor dans la hutte.
scene-hut = Hutte de { $who } : { $hut }
scene-supply = Autochtones en réserve ({ $who }) : { $n }
scene-fan = Cartes en main ({ $who }) : { $n }
scene-won = { $who } a pris ceci à la dernière manche
scene-turn = On attend { $who }
scene-no-discards = Défausse vide
scene-to-draw = pioche
scene-pile = Pioche
scene-discards = Défausse, au-dessus { $card }
scene-discarded = défaussées
scene-worth = Un trésor dans la hutte vaut { $treasure } points de Respect, un autochtone en réserve { $native }.
scene-respect = Respect
scene-in-hut = hutte
scene-in-supply = réserve
scene-guest = Vous regardez la partie.
scene-your-hand = Votre main
scene-tab-sky = si ciel tourne
scene-tab-tide = si marée tourne

## Ce dont parle un conseil

term-treasures = trésors dans votre hutte
term-supply = autochtones en réserve
term-alone = îles que vous tenez seul
term-led = îles où vous menez
term-argued = îles disputées
term-trailed = îles où un autre mène
term-reserves = autochtones en renfort sur vos îles
term-stranded = autochtones sur des îles qui vous échappent
term-riches = trésors des prochaines manches sur vos îles
term-share = trésors restant sur les îles
term-placing = autochtones que vous allez placer
term-returning = autochtones que vous allez reprendre
term-carrying = trésors que vous allez déplacer
term-pushing = autochtones que vous allez déplacer
term-pressed = ce que les autres vont placer ou déplacer
term-hand-placing = cartes en main qui placent
term-hand-returning = cartes en main qui font revenir
term-hand-carrying = cartes en main qui déplacent un trésor
term-hand-pushing = cartes en main qui déplacent un autochtone
term-shaman = être chaman
term-course = le cours de la partie

# Dans l’accueil

blurb = Bluffez pour des trésors. Vos cartes peuvent servir vos rivaux, et la marée décide lesquelles comptent.

## Ce que sont les choses, dit sous la loupe, avec la règle

about-island = Après chaque manche, qui y a le plus d’autochtones prend un trésor. Il y a de la place pour sept autochtones.
    .rule = 5.2
about-heap = On en prend un trésor par manche ; une carte peut en porter un sur une autre île.
    .rule = 4.1
about-native = Le plus grand groupe d’une île prend son trésor, et l’un de ses autochtones rentre.
    .rule = 5.2
about-taker = Le fanion montre qui prendrait le trésor maintenant.
    .rule = 5.2
about-argue = Sur une île, les groupes de même taille se disputent et n’ont rien.
    .rule = 5.3
about-before = La personne devant qui est une carte l’exécute la première.
    .rule = 3.1
about-card = Si son fond est visible quand le chaman a retourné, elle agit : d’abord pour la personne devant qui elle est, puis pour les autochtones posés dessus.
    .rule = 3.6
about-hidden = Retournée quand le chaman a retourné une carte Condition ; seule la personne qui l’a jouée la connaît.
    .rule = 3.5
about-visitor = Qui a un autochtone sur une carte fait aussi ce qu’elle dit.
    .rule = 3.7
about-condition = Le chaman retourne l’une des deux à chaque manche ; agissent les cartes dont le fond est alors visible.
    .rule = 3.4
about-ground = Les cartes à ce fond agissent.
    .rule = 3.5
about-shaman = Premier en tout, il retourne le ciel ou la marée. Qui a récolté le moins devient le suivant.
    .rule = 2.5
about-tribe = À la fin, un trésor dans la hutte vaut 2 points de Respect, un autochtone en réserve 1.
    .rule = 7.1
about-hut = Les trésors des manches passées ; seul son propriétaire peut les regarder.
    .rule = 1.6
about-supply = Autochtones à placer ; chacun de ceux qui restent à la fin vaut 1 point de Respect.
    .rule = 7.1
about-fan = La main des autres est secrète.
    .rule = 1.5
about-won = Trésors pris à la fin de la dernière manche.
    .rule = 5.1
about-pile = Après chaque manche chacun y pioche ; à la fin elle est épuisée.
    .rule = 6.3
about-discards = Cartes qui ont agi, ou n’ont pas pu.
    .rule = 3.9
about-worth = Ce qui compte après cinq manches.
    .rule = 7.1
about-hand = À chaque manche, vous posez une carte visible et une cachée, devant qui vous voulez.
    .rule = 3.1
about-turn = La table l’attend.
    .rule = 3.1

## Ce qu’un conseil dit d’abord

gist-takes-lead = Il vous donne la tête sur l’île { $island }.
gist-costs-lead = Il coûte à { $other } la tête sur l’île { $island }.
gist-argue = Il abandonne l’île { $island } : à égalité, personne ne prend son trésor.
