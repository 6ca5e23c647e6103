# La Isla

## Les choses

colour-green = verte
colour-beige = beige
colour-yellow = jaune
colour-brown = brune
colour-gray = grise

terrain-grassland = prairie
terrain-steppe = steppe
terrain-desert = désert
terrain-swamp = marais
terrain-mountain = montagne

symbol-tent = tente
symbol-hat = chapeau
symbol-rope = corde
symbol-bottle = bouteille
symbol-backpack = sac à dos

animal-dodo = Dodo
animal-giant_fossa = Fossa géant
animal-golden_toad = Crapaud doré
animal-sardinian_pika = Pika sarde
animal-owlet_moth = Noctuelle

ring-inner = intérieur
ring-middle = médian
ring-outer = extérieur

## Les fonctions spéciales : un nom court, et la règle en une phrase

function-joker-green = joker : 1 ressource { colour-green }
    .text = Dans chaque paiement, une ressource { colour-green } peut valoir n’importe quelle couleur.
function-joker-beige = joker : 1 ressource { colour-beige }
    .text = Dans chaque paiement, une ressource { colour-beige } peut valoir n’importe quelle couleur.
function-joker-yellow = joker : 1 ressource { colour-yellow }
    .text = Dans chaque paiement, une ressource { colour-yellow } peut valoir n’importe quelle couleur.
function-joker-brown = joker : 1 ressource { colour-brown }
    .text = Dans chaque paiement, une ressource { colour-brown } peut valoir n’importe quelle couleur.
function-joker-gray = joker : 1 ressource { colour-gray }
    .text = Dans chaque paiement, une ressource { colour-gray } peut valoir n’importe quelle couleur.
function-symbol_discount-tent = { symbol-tent } : ne payer que 1
    .text = Une pose sur une case avec { symbol-tent } ne coûte qu’une ressource.
function-symbol_discount-hat = { symbol-hat } : ne payer que 1
    .text = Une pose sur une case avec { symbol-hat } ne coûte qu’une ressource.
function-symbol_discount-rope = { symbol-rope } : ne payer que 1
    .text = Une pose sur une case avec { symbol-rope } ne coûte qu’une ressource.
function-symbol_discount-bottle = { symbol-bottle } : ne payer que 1
    .text = Une pose sur une case avec { symbol-bottle } ne coûte qu’une ressource.
function-symbol_discount-backpack = { symbol-backpack } : ne payer que 1
    .text = Une pose sur une case avec { symbol-backpack } ne coûte qu’une ressource.
function-symbol_marker-tent = { symbol-tent } : avancer un marqueur
    .text = Après une pose sur une case avec { symbol-tent }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-symbol_marker-hat = { symbol-hat } : avancer un marqueur
    .text = Après une pose sur une case avec { symbol-hat }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-symbol_marker-rope = { symbol-rope } : avancer un marqueur
    .text = Après une pose sur une case avec { symbol-rope }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-symbol_marker-bottle = { symbol-bottle } : avancer un marqueur
    .text = Après une pose sur une case avec { symbol-bottle }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-symbol_marker-backpack = { symbol-backpack } : avancer un marqueur
    .text = Après une pose sur une case avec { symbol-backpack }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-symbol_resource-tent = { symbol-tent } : une ressource au choix
    .text = Après une pose sur une case avec { symbol-tent }, prenez une ressource au choix.
function-symbol_resource-hat = { symbol-hat } : une ressource au choix
    .text = Après une pose sur une case avec { symbol-hat }, prenez une ressource au choix.
function-symbol_resource-rope = { symbol-rope } : une ressource au choix
    .text = Après une pose sur une case avec { symbol-rope }, prenez une ressource au choix.
function-symbol_resource-bottle = { symbol-bottle } : une ressource au choix
    .text = Après une pose sur une case avec { symbol-bottle }, prenez une ressource au choix.
function-symbol_resource-backpack = { symbol-backpack } : une ressource au choix
    .text = Après une pose sur une case avec { symbol-backpack }, prenez une ressource au choix.
function-symbol_vp-tent = { symbol-tent } : 3 points
    .text = Après une pose sur une case avec { symbol-tent }, marquez 3 points.
function-symbol_vp-hat = { symbol-hat } : 3 points
    .text = Après une pose sur une case avec { symbol-hat }, marquez 3 points.
function-symbol_vp-rope = { symbol-rope } : 3 points
    .text = Après une pose sur une case avec { symbol-rope }, marquez 3 points.
function-symbol_vp-bottle = { symbol-bottle } : 3 points
    .text = Après une pose sur une case avec { symbol-bottle }, marquez 3 points.
function-symbol_vp-backpack = { symbol-backpack } : 3 points
    .text = Après une pose sur une case avec { symbol-backpack }, marquez 3 points.
function-income_resource-green = ressource { colour-green } en B : une de plus
    .text = Quand votre carte B apporte une ressource { colour-green }, prenez-en une autre.
function-income_resource-beige = ressource { colour-beige } en B : une de plus
    .text = Quand votre carte B apporte une ressource { colour-beige }, prenez-en une autre.
function-income_resource-yellow = ressource { colour-yellow } en B : une de plus
    .text = Quand votre carte B apporte une ressource { colour-yellow }, prenez-en une autre.
function-income_resource-brown = ressource { colour-brown } en B : une de plus
    .text = Quand votre carte B apporte une ressource { colour-brown }, prenez-en une autre.
function-income_resource-gray = ressource { colour-gray } en B : une de plus
    .text = Quand votre carte B apporte une ressource { colour-gray }, prenez-en une autre.
function-income_marker-green = ressource { colour-green } en B : avancer un marqueur
    .text = Quand votre carte B apporte une ressource { colour-green }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-income_marker-beige = ressource { colour-beige } en B : avancer un marqueur
    .text = Quand votre carte B apporte une ressource { colour-beige }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-income_marker-yellow = ressource { colour-yellow } en B : avancer un marqueur
    .text = Quand votre carte B apporte une ressource { colour-yellow }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-income_marker-brown = ressource { colour-brown } en B : avancer un marqueur
    .text = Quand votre carte B apporte une ressource { colour-brown }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-income_marker-gray = ressource { colour-gray } en B : avancer un marqueur
    .text = Quand votre carte B apporte une ressource { colour-gray }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-income_vp-green = ressource { colour-green } en B : 2 points
    .text = Quand votre carte B apporte une ressource { colour-green }, marquez 2 points.
function-income_vp-beige = ressource { colour-beige } en B : 2 points
    .text = Quand votre carte B apporte une ressource { colour-beige }, marquez 2 points.
function-income_vp-yellow = ressource { colour-yellow } en B : 2 points
    .text = Quand votre carte B apporte une ressource { colour-yellow }, marquez 2 points.
function-income_vp-brown = ressource { colour-brown } en B : 2 points
    .text = Quand votre carte B apporte une ressource { colour-brown }, marquez 2 points.
function-income_vp-gray = ressource { colour-gray } en B : 2 points
    .text = Quand votre carte B apporte une ressource { colour-gray }, marquez 2 points.
function-track_vp-dodo = piste { animal-dodo } : 2 points
    .text = Quand votre carte D fait bouger le marqueur { animal-dodo }, marquez 2 points.
function-track_vp-giant_fossa = piste { animal-giant_fossa } : 2 points
    .text = Quand votre carte D fait bouger le marqueur { animal-giant_fossa }, marquez 2 points.
function-track_vp-golden_toad = piste { animal-golden_toad } : 2 points
    .text = Quand votre carte D fait bouger le marqueur { animal-golden_toad }, marquez 2 points.
function-track_vp-sardinian_pika = piste { animal-sardinian_pika } : 2 points
    .text = Quand votre carte D fait bouger le marqueur { animal-sardinian_pika }, marquez 2 points.
function-track_vp-owlet_moth = piste { animal-owlet_moth } : 2 points
    .text = Quand votre carte D fait bouger le marqueur { animal-owlet_moth }, marquez 2 points.
function-track_resource-dodo = piste { animal-dodo } : une ressource au choix
    .text = Quand votre carte D fait bouger le marqueur { animal-dodo }, prenez une ressource au choix.
function-track_resource-giant_fossa = piste { animal-giant_fossa } : une ressource au choix
    .text = Quand votre carte D fait bouger le marqueur { animal-giant_fossa }, prenez une ressource au choix.
function-track_resource-golden_toad = piste { animal-golden_toad } : une ressource au choix
    .text = Quand votre carte D fait bouger le marqueur { animal-golden_toad }, prenez une ressource au choix.
function-track_resource-sardinian_pika = piste { animal-sardinian_pika } : une ressource au choix
    .text = Quand votre carte D fait bouger le marqueur { animal-sardinian_pika }, prenez une ressource au choix.
function-track_resource-owlet_moth = piste { animal-owlet_moth } : une ressource au choix
    .text = Quand votre carte D fait bouger le marqueur { animal-owlet_moth }, prenez une ressource au choix.
function-terrain_resource-green = { terrain-grassland } : une ressource au choix
    .text = Après une pose sur une case de { terrain-grassland }, prenez une ressource au choix.
function-terrain_resource-beige = { terrain-steppe } : une ressource au choix
    .text = Après une pose sur une case de { terrain-steppe }, prenez une ressource au choix.
function-terrain_resource-yellow = { terrain-desert } : une ressource au choix
    .text = Après une pose sur une case de { terrain-desert }, prenez une ressource au choix.
function-terrain_resource-brown = { terrain-swamp } : une ressource au choix
    .text = Après une pose sur une case de { terrain-swamp }, prenez une ressource au choix.
function-terrain_resource-gray = { terrain-mountain } : une ressource au choix
    .text = Après une pose sur une case de { terrain-mountain }, prenez une ressource au choix.
function-terrain_vp-green = { terrain-grassland } : 3 points
    .text = Après une pose sur une case de { terrain-grassland }, marquez 3 points.
function-terrain_vp-beige = { terrain-steppe } : 3 points
    .text = Après une pose sur une case de { terrain-steppe }, marquez 3 points.
function-terrain_vp-yellow = { terrain-desert } : 3 points
    .text = Après une pose sur une case de { terrain-desert }, marquez 3 points.
function-terrain_vp-brown = { terrain-swamp } : 3 points
    .text = Après une pose sur une case de { terrain-swamp }, marquez 3 points.
function-terrain_vp-gray = { terrain-mountain } : 3 points
    .text = Après une pose sur une case de { terrain-mountain }, marquez 3 points.
function-terrain_marker-green = { terrain-grassland } : avancer un marqueur
    .text = Après une pose sur une case de { terrain-grassland }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-terrain_marker-beige = { terrain-steppe } : avancer un marqueur
    .text = Après une pose sur une case de { terrain-steppe }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-terrain_marker-yellow = { terrain-desert } : avancer un marqueur
    .text = Après une pose sur une case de { terrain-desert }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-terrain_marker-brown = { terrain-swamp } : avancer un marqueur
    .text = Après une pose sur une case de { terrain-swamp }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-terrain_marker-gray = { terrain-mountain } : avancer un marqueur
    .text = Après une pose sur une case de { terrain-mountain }, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-extra_explorer = explorateur supplémentaire
    .text = Une seule fois : un explorateur mis de côté rejoint votre réserve et vous reste acquis.
function-ring_vp-inner = anneau { ring-inner } : 2 points
    .text = Après une pose dans l’anneau { ring-inner }, marquez 2 points.
function-ring_vp-middle = anneau { ring-middle } : 2 points
    .text = Après une pose dans l’anneau { ring-middle }, marquez 2 points.
function-ring_vp-outer = anneau { ring-outer } : 2 points
    .text = Après une pose dans l’anneau { ring-outer }, marquez 2 points.
function-marker_substitute-dodo = carte { animal-dodo } : un autre marqueur
    .text = Si votre carte D montre l’animal { animal-dodo }, vous pouvez faire bouger n’importe quel marqueur à la place du sien.
function-marker_substitute-giant_fossa = carte { animal-giant_fossa } : un autre marqueur
    .text = Si votre carte D montre l’animal { animal-giant_fossa }, vous pouvez faire bouger n’importe quel marqueur à la place du sien.
function-marker_substitute-golden_toad = carte { animal-golden_toad } : un autre marqueur
    .text = Si votre carte D montre l’animal { animal-golden_toad }, vous pouvez faire bouger n’importe quel marqueur à la place du sien.
function-marker_substitute-sardinian_pika = carte { animal-sardinian_pika } : un autre marqueur
    .text = Si votre carte D montre l’animal { animal-sardinian_pika }, vous pouvez faire bouger n’importe quel marqueur à la place du sien.
function-marker_substitute-owlet_moth = carte { animal-owlet_moth } : un autre marqueur
    .text = Si votre carte D montre l’animal { animal-owlet_moth }, vous pouvez faire bouger n’importe quel marqueur à la place du sien.
function-tile_resource-dodo = tuile { animal-dodo } : une ressource au choix
    .text = Pour chaque tuile { animal-dodo } gagnée, prenez une ressource au choix.
function-tile_resource-giant_fossa = tuile { animal-giant_fossa } : une ressource au choix
    .text = Pour chaque tuile { animal-giant_fossa } gagnée, prenez une ressource au choix.
function-tile_resource-golden_toad = tuile { animal-golden_toad } : une ressource au choix
    .text = Pour chaque tuile { animal-golden_toad } gagnée, prenez une ressource au choix.
function-tile_resource-sardinian_pika = tuile { animal-sardinian_pika } : une ressource au choix
    .text = Pour chaque tuile { animal-sardinian_pika } gagnée, prenez une ressource au choix.
function-tile_resource-owlet_moth = tuile { animal-owlet_moth } : une ressource au choix
    .text = Pour chaque tuile { animal-owlet_moth } gagnée, prenez une ressource au choix.
function-tile_vp-dodo = tuile { animal-dodo } : 3 points
    .text = Pour chaque tuile { animal-dodo } gagnée, marquez 3 points.
function-tile_vp-giant_fossa = tuile { animal-giant_fossa } : 3 points
    .text = Pour chaque tuile { animal-giant_fossa } gagnée, marquez 3 points.
function-tile_vp-golden_toad = tuile { animal-golden_toad } : 3 points
    .text = Pour chaque tuile { animal-golden_toad } gagnée, marquez 3 points.
function-tile_vp-sardinian_pika = tuile { animal-sardinian_pika } : 3 points
    .text = Pour chaque tuile { animal-sardinian_pika } gagnée, marquez 3 points.
function-tile_vp-owlet_moth = tuile { animal-owlet_moth } : 3 points
    .text = Pour chaque tuile { animal-owlet_moth } gagnée, marquez 3 points.
function-tile_marker-dodo = tuile { animal-dodo } : avancer un marqueur
    .text = Pour chaque tuile { animal-dodo } gagnée, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-tile_marker-giant_fossa = tuile { animal-giant_fossa } : avancer un marqueur
    .text = Pour chaque tuile { animal-giant_fossa } gagnée, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-tile_marker-golden_toad = tuile { animal-golden_toad } : avancer un marqueur
    .text = Pour chaque tuile { animal-golden_toad } gagnée, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-tile_marker-sardinian_pika = tuile { animal-sardinian_pika } : avancer un marqueur
    .text = Pour chaque tuile { animal-sardinian_pika } gagnée, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-tile_marker-owlet_moth = tuile { animal-owlet_moth } : avancer un marqueur
    .text = Pour chaque tuile { animal-owlet_moth } gagnée, avancez un marqueur au choix d’une case et comptez vos animaux de cette espèce.
function-extra_slot = emplacement supplémentaire
    .text = Cette carte se pose à côté de votre porte-cartes et sert de quatrième emplacement.
function-extra_card = carte supplémentaire
    .text = Dans la phase de cartes, piochez quatre cartes, planifiez-en trois et défaussez la dernière.
function-company_swap = compagnie : échanger une ressource
    .text = Après une pose sur une case où se tient un explorateur d’un autre, vous pouvez échanger une ressource contre une autre couleur.
function-company_vp = compagnie : 2 points
    .text = Après une pose sur une case où se tient un explorateur d’un autre, marquez 2 points.
function-company_discount = compagnie : ne payer que 1
    .text = Une pose sur une case où se tient un explorateur d’un autre ne coûte qu’une ressource.

## Les coups

do-ability = A : { $function } (carte avec ressource { $resource } et { $animal })
    .when = On planifie ses cartes au début de la manche, les trois à la fois.
do-income = B : ressource { $resource } (carte avec « { $function } » et { $animal })
    .when = On planifie ses cartes au début de la manche, les trois à la fois.
do-animal = D : { $animal } (carte avec « { $function } » et ressource { $resource })
    .when = On planifie ses cartes au début de la manche, les trois à la fois.
do-slot = Emplacement { $slot }
    .when = On choisit un emplacement à l’action A, quand la carte est retournée.
do-take = Prendre une ressource { $colour }
    .when = On prend une ressource au choix à l’action C au lieu de poser, ou par une fonction.
do-place = Poser un explorateur : anneau { $ring }, case { $space }
    .when = On pose un explorateur à l’action C.
do-lift = Déplacer l’explorateur de l’anneau { $ring }, case { $space }
    .when = Un explorateur posé ne se déplace qu’à l’action C, quand la réserve est vide.
do-pay-1 = Payer 1 ressource { $first }
    .when = Les ressources paient un explorateur à l’action C.
do-pay-2 = Payer 1 ressource { $first } et 1 { $second }
    .when = Les ressources paient un explorateur à l’action C.
do-marker = Avancer le marqueur { $animal }
    .when = Les marqueurs avancent à l’action D, ou par une fonction.
do-swap = Échanger 1 ressource { $given } contre 1 { $taken }
    .when = On n’échange une ressource que par une fonction.
do-done = Ne plus utiliser de fonction

## Les questions

ask-ability = 1 sur 3 : choisissez la carte pour A ; sa fonction spéciale sera à vous.
ask-income = 2 sur 3 : choisissez la carte pour B ; elle apporte une ressource.
ask-animal = 3 sur 3 : choisissez la carte pour D ; elle avance un marqueur.
ask-slot = Quel emplacement pour « { $function } » ? Ce qu’il recouvre est perdu.
ask-explore = Posez un explorateur, ou prenez une ressource.
ask-lift = Votre réserve est vide : choisissez lequel de vos explorateurs se déplace.
ask-pay = Choisissez comment payer cette case de { $terrain } (anneau { $ring }, case { $space }).
ask-use = { $n ->
    [one] Utilisez votre fonction : { $function }.
   *[other] Utilisez l’une de vos { $n } fonctions, par exemple « { $function } ».
}
ask-marker = Votre carte D montre l’animal { $animal } ; avancez son marqueur ou n’importe quel autre.

## Ce qui s’est passé

log-round-begins = La manche { $round } commence.
log-draws = { $who } pioche { $n } cartes.
log-planned = { $who } a planifié ses cartes.
log-unused = { $who } défausse la carte inutilisée « { $function } ».
log-reshuffled = La pioche est vide ; la défausse est mélangée.
log-turns-up = { $who } révèle « { $function } ».
log-fills = { $who } la met dans l’emplacement { $slot }.
log-covers = { $who } recouvre « { $function } » dans l’emplacement { $slot }.
log-receives = { $who } prend une ressource { $colour } comme revenu.
log-gains = { $who } prend une ressource { $colour }.
log-takes = { $who } ne pose personne et prend une ressource { $colour }.
log-lifts = { $who } déplace l’explorateur de l’anneau { $ring }, case { $space }.
log-pays-1 = { $who } paie 1 ressource { $first }.
log-pays-2 = { $who } paie 1 ressource { $first } et 1 { $second }.
log-places = { $who } pose un explorateur sur une case de { $terrain } (anneau { $ring }, case { $space }).
log-gains-tile = { $who } gagne la tuile { $animal } et { $points } points.
log-may-choose = { $who } révèle un animal ({ $animal }) et peut avancer n’importe quel marqueur.
log-marker-moves = { $who } avance le marqueur { $animal } au degré { $step } ; points : { $points ->
    [0] aucun
   *[other] { $points }
}.
log-marker-stays = { $who } compte ses animaux ({ $animal }, marqueur tout en haut) : { $points ->
    [0] aucun
   *[other] { $points }
}.
log-scores = { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} grâce à « { $function } ».
log-uses = { $who } utilise « { $function } ».
log-declines = { $who } n’utilise pas « { $function } ».
log-swapped = { $who } échange 1 ressource { $given } contre 1 { $taken }.
log-new-explorer = { $who } reçoit un explorateur mis de côté ; il en reste { $left }.
log-no-new-explorer = { $who } n’a plus d’explorateur de côté.
log-slot-opened = { $who } pose la carte à côté du porte-cartes : un quatrième emplacement.
log-first-passes = { $who } devient premier joueur.
log-game-ends = Les valeurs des marqueurs totalisent { $n } : la partie prend fin.
log-cards-run-out = Il n’y a plus assez de cartes pour une manche : la partie prend fin.
log-final-sets = { $who } marque { $points } pour ses séries complètes.
log-final-animals = { $who } marque { $points } pour ses animaux.
log-final-leftovers = { $who } marque { $points } pour ses ressources restantes.

## Pourquoi pas

why-not-drawn = Vous n’avez pas cette carte en main.
why-slot-owned = Vous avez déjà un emplacement supplémentaire ; cette carte ne peut servir qu’en B ou en D.
why-no-such-slot = Vous n’avez pas d’emplacement { $slot }.
why-first-free = Les emplacements libres se valent : prenez l’emplacement { $slot }.
why-identical = « { $function } » est déjà visible dans l’emplacement { $slot } ; seul celui-ci peut être recouvert.
why-already-there = Vous y avez déjà un explorateur (anneau { $ring }, case { $space }).
why-too-few = Prix en ressources de couleur { $colour } : { $price } ; vous pouvez en payer { $has }.
why-not-yours = Vous n’y avez pas d’explorateur (anneau { $ring }, case { $space }).
why-not-a-payment = Prix en ressources de couleur { $colour } : { $price } ; vous ne pouvez pas payer ainsi.
why-no-resource-open = Aucune de vos fonctions en attente ne donne de ressource.
why-no-marker-open = Aucune de vos fonctions en attente n’avance de marqueur.
why-no-swap-open = Aucune de vos fonctions en attente n’échange de ressource.
why-none-to-give = Vous n’avez pas de ressource { $colour } à rendre.
why-take-first = Prenez d’abord votre ressource : elle ne coûte rien.

## Ce qu’un coup montre pour de bon

shows-cards = Les prochaines cartes sont distribuées.
shows-plans = Tous ont planifié : les cartes sont retournées.

## Score et options

score-track = Points sur la piste
score-sets = Séries complètes
score-animals = Animaux
score-leftovers = Ressources restantes
option-cards = Cartes
option-cards-all = les 180
option-cards-beginner = les 120 pour débuter
option-leftovers = Points pour les ressources restantes
option-leftovers-each = un par ressource
option-leftovers-pairs = un pour deux
option-leftovers-none = aucun

## À l’écran

round-number = Manche { $round }
first-player = Premier joueur : { $who }
end-at = Valeurs des marqueurs : { $sum } sur { $end }
pile-left = { $n ->
    [one] Une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
track = Piste
track-step = Degré
track-value = Valeur
supply = Réserve
resources = Ressources
animals = Animaux
functions = Fonctions
slot-free = libre
hand = Main
plan = Plan
short-dodo = Dodo
short-giant_fossa = Fossa
short-golden_toad = Crapaud
short-sardinian_pika = Pika
short-owlet_moth = Noctuelle

## Ce dont parle un conseil

term-points = points sur la piste
term-sets = séries d’animaux complètes
term-animals = vos animaux au cours actuel
term-leftovers = points pour les ressources
term-herd = le nombre de vos animaux
term-kinds = animaux pour la prochaine série
term-pairs = paires de ressources à dépenser
term-explorers = explorateurs sur l’île
term-near = zones où il manque un explorateur
term-far = zones où il manque deux explorateurs
term-wanted = un animal qu’il vous faut, à un explorateur près
term-scoring = fonctions qui marquent
term-gathering = fonctions qui rapportent des ressources
term-moving = fonctions qui avancent les marqueurs
term-saving = fonctions qui économisent des ressources
term-steering = fonctions qui élargissent vos choix
term-income = la ressource de votre carte B
term-pairing = une carte B qui complète une paire
term-scored = une carte D pour des animaux que vous avez
term-course = le cours de la partie
term-rounds = les manches jouées
term-progress = l’approche de la fin

## Sur la table dessinée

scene-step-plan = Projet
scene-step-a = A pouvoir
scene-step-b = B revenu
scene-step-c = C explorateur
scene-step-d = D animal
scene-tile = { $animal }, { $n } points
scene-within-reach = Il vous manque ici un explorateur.
scene-lacks-one = Il manque ici un explorateur à { $who }.
scene-space = { $terrain }, anneau { $ring }, case { $n } : { $symbols }
scene-completes = Un explorateur de plus entoure { $animal } : { $n } points.
scene-explorer = { $who } se tient ici.
scene-points = { $who } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
scene-card = A : { $function } B : une ressource { $colour }. D : le marqueur { $animal }.
scene-income = une ressource { $colour }
scene-job = { $letter } : { $what }
scene-twin = { $what } ({ $by })
scene-supply = Réserve
scene-supply-cube = Une ressource { $colour } de la réserve
scene-guest = Vous regardez la partie.
scene-purse = Vos ressources de couleur { $colour } : { $n }
scene-explorers-left = Explorateurs en réserve : { $n }
scene-slot-free = Emplacement { $n }, libre
scene-slot = Emplacement { $n } : { $function }
scene-slot-covers = Emplacement { $n } : recouvrir « { $function } »
scene-slot-empty = Emplacement { $n } : libre
scene-deck-title = Pioche : { $n }
scene-taken = Animal pris
scene-window = { $letter } : { $what }
scene-has-cube = Ressources de couleur { $colour } : { $n }
scene-has-animal = { $animal } : { $n }
scene-has-explorers = Explorateurs en réserve : { $n }
scene-has-planned = Cartes planifiées : { $n }
scene-part = { $what } { $n }
scene-end-title = La partie finit à { $end } ; maintenant { $n }
scene-window-a = pouvoir
scene-window-b = revenu
scene-window-c = explor.
scene-window-d = animal
scene-done = fait
scene-deck = pioche { $n }
scene-discards = défausse { $n }
scene-discard-top = Dessus de la défausse
scene-discards-hold = Toute la défausse par ressource : { $colours }. Par animal : { $animals }.
scene-tracks = Pistes des animaux
scene-tracks-what = points par animal
scene-track = Piste { $animal } : case { $step } sur { $steps }, valeur { $n }
scene-ends-at = Fin à { $n }
scene-now = ici { $n }
scene-first = Premier joueur
scene-large = Tuile de départ : deux { $animal }
cap-when-symbol = Case { $what }
cap-when-terrain = Case { $what }
cap-when-income = B { $what }
cap-when-track = D { $what }
cap-when-tile = Tuile { $what }
cap-when-ring = Ann. { $what }
cap-when-company = À plusieurs
cap-then-vp = { $n } points
cap-then-resource = 1 ressource
cap-then-marker = un marqueur
cap-then-discount = coûte 1
cap-then-swap = échange 1
cap-joker-when = Cube { $what }
cap-joker-then = joker
cap-income_resource-when = B { $what }
cap-income_resource-then = une de plus
cap-extra_explorer-when = Un explorateur
cap-extra_explorer-then = de plus
cap-extra_slot-when = Quatrième
cap-extra_slot-then = emplacement
cap-extra_card-when = Quatre cartes,
cap-extra_card-then = trois jouées
cap-marker_substitute-when = D { $what }
cap-marker_substitute-then = autre marqueur

# Dans l’accueil

blurb = Cherchez des animaux disparus sur une île toujours différente. Chaque carte a trois usages : lequel maintenant ?

## Ce que sont les choses, dit sous la loupe, avec la règle

about-space = Un explorateur y coûte deux ressources de la couleur de la case. Qui occupe toutes les cases autour d’un animal le prend.
    .rule = 6.4
about-tile = Occupez toutes les cases autour pour le prendre et marquer aussitôt son nombre.
    .rule = 6.6
about-taken = L’animal de cette région a été pris.
    .rule = 6.6
about-score = Les points de la piste, et ce qui viendrait si la partie finissait maintenant.
    .rule = 10.4
about-card = Une carte a trois usages, vous en planifiez un : sa fonction (A), sa ressource (B) ou son animal (D).
    .rule = 1.5
about-ability = Planifiée en A, cette fonction va dans un emplacement et sert jusqu’à ce qu’on la recouvre.
    .rule = 4.1
about-income = Planifiée en B, la carte apporte une ressource de cette couleur.
    .rule = 5.1
about-animal = Planifiée en D, la carte avance le marqueur de cet animal, et vous marquez vos animaux de cette sorte.
    .rule = 7.1
about-supply = Se prend à l’action C au lieu de poser un explorateur, ou par une fonction.
    .rule = 6.1
about-cube = Deux de la couleur d’une case y amènent un explorateur.
    .rule = 6.4
about-explorers = Explorateurs à poser. Quand il n’en reste plus, l’un de ceux de l’île se déplace.
    .rule = 6.3
about-slot = Votre carte A va ici ; ce qu’elle recouvre est perdu.
    .rule = 4.2
about-function = Elle sert à chaque manche jusqu’à ce qu’on la recouvre.
    .rule = 4.4
about-plan = Planifiée face cachée ; retournée quand vient sa lettre.
    .rule = 3.3
about-window = Les actions d’une manche dans l’ordre : A une fonction, B une ressource, C un explorateur, D un animal.
    .rule = 3.1
about-deck = Chacun y pioche trois cartes par manche.
    .rule = 3.2
about-discards = Mélangées en une nouvelle pile quand la pioche est vide.
    .rule = 3.5
about-track = Chaque animal de cette sorte marque la valeur de la zone où est son marqueur.
    .rule = 9.1
about-end = Quand les valeurs des cinq marqueurs atteignent cette somme, la partie finit après D.
    .rule = 9.2
about-large = La tuile de départ compte pour deux animaux de sa sorte.
    .rule = 2.4
about-first = Commence l’action C ; change dans le sens horaire après chaque manche.
    .rule = 3.6
about-animals = Cinq animaux différents font une série de 10 points ; chacun marque aussi sa piste.
    .rule = 10.1
about-planned = Cartes planifiées, encore à retourner.
    .rule = 3.3

## Ce qu’un conseil dit d’abord

gist-wins = Il vous fait gagner un animal ({ $animal }) et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gist-wins-several = Il vous fait gagner { $n } animaux et { $points } points d’un coup.
gist-ends-set = Il vous fait gagner un animal ({ $animal }) et achève une série des cinq : { $points } points à la fin.
gist-one-missing = Avec un explorateur là, il n’en manque plus qu’un autour d’un animal ({ $animal }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gist-more-missing = Avec un explorateur là, il en manque encore { $n } autour d’un animal ({ $animal }).
gist-no-animal = Il n’y a plus d’animal à côté de cette case.
gist-leaves = Il éloigne un explorateur d’un animal ({ $animal }).
gist-out-of-use = L’explorateur qui part ne vous y rapproche d’aucun animal.
gist-enough = Cela fait { $n } ressources (couleur : { $colour }) : assez pour une case de cette couleur.
gist-too-few = Ce sera votre seule ressource de cette couleur ({ $colour }), et une case en demande d’ordinaire deux.
gist-scores = Il marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vos animaux de cette sorte ({ $animal }).
gist-raises = Il marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vos animaux de cette sorte ({ $animal }), qui compteront chacun { $worth } à la fin.
gist-scores-nothing = Vous n’avez aucun animal de cette sorte ({ $animal }) : il ne vous marque rien.
gist-fourth-slot = Il vous donne un quatrième emplacement, pour toujours.
gist-free-slot = Vous avez un emplacement libre : « { $function } » agit désormais et ne recouvre rien.
gist-holder-full = Vos emplacements sont pleins : « { $function } » recouvrira une autre fonction.
gist-covers = « { $function } » agit désormais ; cela vous coûte « { $below } ».
gist-same-again = Vous avez déjà « { $function } » : la carte recouvre sa pareille.
