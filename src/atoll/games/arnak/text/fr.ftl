# Les Ruines perdues d’Arnak

## Les objets

item-journal = Journal de bord
    .text = Exilez cette carte : avancez votre carnet d’un rang sans payer le pont ; tuile bonus et effet du rang sont à vous.
item-dog = Chien
    .text = Gagnez 1 boussole, puis utilisez un campement où personne ne se tient.
item-flask = Flasque
    .text = Exilez cette carte : piochez 3 cartes.
item-binoculars = Jumelles
    .text = Utilisez un site de niveau I découvert, peu importe qui s’y trouve.
item-horse = Cheval
    .text = Piochez 1 carte et gagnez 1 pièce et 1 boussole.
item-carrier-pigeon = Pigeon voyageur
    .text = Éclair : gagnez 2 tablettes.
item-trowel = Truelle
    .text = Payez 1 boussole pour gagner 1 joyau.
item-watch = Montre
    .text = Éclair : gagnez 2 pièces. Ou, en passant : gagnez 3 pièces.
item-rope = Corde
    .text = Défaussez une carte pour piocher 2 cartes.
item-ostrich = Autruche
    .text = Piochez 1 carte, puis vous pouvez fouiller ou découvrir avec une voiture de moins à payer.
item-sturdy-boots = Bottes solides
    .text = Gagnez 1 boussole, puis vous pouvez fouiller ou découvrir avec deux bottes de moins à payer.
item-airdrop = Parachutage
    .text = Exilez cette carte : prenez en main un objet de l’étal sans payer.
item-revolver = Revolver
    .text = Payez 1 boussole pour vaincre un gardien là où vous êtes, sans payer son coût.
item-brush = Brosse
    .text = Gagnez 1 boussole pour chacune de vos idoles, 3 au plus.
item-large-backpack = Grand sac à dos
    .text = Gagnez 1 pièce et piochez la carte du dessous de votre pioche.
item-rough-map = Carte sommaire
    .text = Exilez cette carte : gagnez 3 boussoles.
item-pack-donkey = Âne de bât
    .text = Piochez 2 cartes.
item-torch = Torche
    .text = Vous pouvez exiler une carte, puis gagnez 1 tablette.
item-pickaxe = Pioche
    .text = Payez 1 boussole pour gagner 1 tablette et 1 pointe de flèche.
item-precision-compass = Compas de précision
    .text = Retournez le premier artefact de la pioche ; vous pouvez l’acheter, ou un autre de l’étal, pour 3 boussoles de moins.
item-axe = Hache
    .text = Vous pouvez exiler une carte, puis gagnez 1 boussole.
item-lantern = Lanterne
    .text = Utilisez un campement, peu importe qui s’y trouve.
item-bow-and-arrows = Arc et flèches
    .text = Gagnez 1 boussole pour chaque gardien vaincu par vous et chaque gardien d’un site que vous occupez, 3 au plus.
item-hot-air-balloon = Montgolfière
    .text = Exilez cette carte : fouillez avec un avion de moins à payer, ou découvrez avec cela et 3 boussoles de moins.
item-automobile = Automobile
    .text = Éclair : gagnez 2 boussoles.
item-army-knife = Couteau suisse
    .text = Choisissez-en deux : exiler une carte, 1 pièce, 1 boussole, 1 tablette.
item-sea-turtle = Tortue marine
    .text = Piochez 1 carte, puis vous pouvez fouiller ou découvrir avec un bateau de moins à payer.
item-tent = Tente
    .text = Utilisez un site ou campement que vous occupez ; pour un site de niveau II, payez d’abord 2 boussoles.
item-grappling-hook = Grappin
    .text = Défaussez une carte pour en piocher une ; puis vous pouvez exiler une carte.
item-gold-pan = Batée
    .text = Éclair : gagnez 2 pièces.
item-aeroplane = Aéroplane
    .text = Fouillez avec un avion de moins à payer, ou découvrez avec cela et 2 boussoles de moins.
item-chronometer = Chronomètre
    .text = Éclair : gagnez 1 pièce et 1 boussole. Ou, en passant : gagnez 3 boussoles.
item-bear-trap = Piège à ours
    .text = Exilez cette carte : vainquez un gardien, sans payer son coût, sur un site où nul autre joueur ne se tient.
item-machete = Machette
    .text = Vous pouvez exiler une carte, puis gagnez 2 boussoles.
item-fishing-rod = Canne à pêche
    .text = Retournez le premier objet de la pioche ; vous pouvez l’acheter, ou un autre de l’étal, pour 3 pièces de moins.
item-hat = Chapeau
    .text = Éclair : gagnez 1 pièce et 1 boussole.
item-whip = Fouet
    .text = Exilez cette carte : achetez un artefact de l’étal pour 4 boussoles de moins.
item-parrot = Perroquet
    .text = Défaussez une carte pour gagner 1 joyau.
item-theodolite = Théodolite
    .text = Gagnez 1 pièce, et 1 boussole pour chacun de vos archéologues en mission.
item-steam-boat = Bateau à vapeur
    .text = Éclair : gagnez 2 boussoles.

## Les artefacts

artifact-treasure-chest = Coffre au trésor
    .text = Piochez 1 carte et gagnez 1 pièce.
artifact-guiding-skull = Crâne guide
    .text = Payez 1 boussole pour retourner le premier site de niveau II, l’utiliser et le remettre sous sa pile.
artifact-hunting-arrows = Flèches de chasse
    .text = Recevez 1 Peur et gagnez 2 pointes de flèche.
artifact-runes-of-the-dead = Runes des morts
    .text = Recevez 1 Peur et gagnez 1 pièce et 3 tablettes.
artifact-pathfinders-staff = Bâton de l’éclaireur
    .text = Déplacez l’un de vos archéologues vers un campement ou un site de niveau I et utilisez-le.
artifact-ritual-dagger = Dague rituelle
    .text = Vous pouvez exiler une carte, puis gagnez 1 pointe de flèche.
artifact-monkey-medallion = Médaillon au singe
    .text = Posez un objet de l’étal sur le dessus de votre pioche sans payer.
artifact-tigerclaw-hairpin = Épingle en griffe de tigre
    .text = Vous pouvez exiler une carte, puis utilisez un campement où personne ne se tient.
artifact-sacred-drum = Tambour sacré
    .text = Défaussez une carte pour redresser vos deux assistants.
artifact-war-club = Massue de guerre
    .text = Vainquez un gardien là où vous êtes, sans payer son coût.
artifact-obsidian-earring = Pendant d’obsidienne
    .text = Piochez 1 ou 2 cartes du dessous de votre pioche ; gardez-en une, défaussez l’autre.
artifact-traders-scales = Balance du marchand
    .text = Vous pouvez améliorer un jeton, puis gagnez 3 pièces.
artifact-ornate-hammer = Marteau ouvragé
    .text = Exilez l’objet le plus à droite de l’étal ; puis glissez un objet exilé, quel qu’il soit, sous votre pioche sans payer.
artifact-crystal-earring = Pendant de cristal
    .text = Piochez 1 à 3 cartes ; gardez-en une, remettez-en une sur votre pioche si vous voulez, défaussez le reste.
artifact-guardians-crown = Couronne du gardien
    .text = Conduisez un gardien de là où vous êtes vers un campement ou site de niveau I inoccupé et sans gardien, et utilisez ce lieu.
artifact-star-charts = Cartes du ciel
    .text = Payez 1 pièce pour utiliser deux campements différents, peu importe qui s’y trouve.
artifact-guardians-ocarina = Ocarina du gardien
    .text = Rappelez l’un de vos archéologues si vous voulez ; jusqu’à la fin de la manche, toutes vos icônes de voyage sont des avions.
artifact-serpents-gold = Or du serpent
    .text = Recevez 1 Peur et gagnez 4 pièces.
artifact-traders-coins = Pièces du marchand
    .text = Vous pouvez améliorer un jeton, puis gagnez 2 pièces.
artifact-cleansing-cauldron = Chaudron purificateur
    .text = Piochez 1 carte, puis vous pouvez exiler une carte.
artifact-mortar = Mortier
    .text = Vous pouvez exiler une carte, puis gagnez 2 pièces.
artifact-ancient-wine = Vin antique
    .text = Gagnez 1 pièce, puis empruntez l’effet d’or d’un assistant visible de la réserve.
artifact-passage-shell = Conque du passage
    .text = Fouillez un campement sans coût de voyage et utilisez-le une ou deux fois.
artifact-idol-of-ara-anu = Idole d’Ara-Anu
    .text = Faites de la recherche avec 1 joyau de moins à payer.
artifact-pathfinders-sandals = Sandales de l’éclaireur
    .text = Déplacez l’un de vos archéologues vers un campement et utilisez-le.
artifact-war-mask = Masque de guerre
    .text = Gagnez 1 pointe de flèche ; à la fin de cette manche, les gardiens ne vous donnent pas de Peur.
artifact-coconut-flask = Gourde de coco
    .text = Gagnez 2 pièces, puis empruntez l’effet d’argent d’un assistant visible de la réserve.
artifact-guiding-stone = Pierre guide
    .text = Retournez le premier site de niveau I, utilisez-le et remettez-le sous sa pile.
artifact-stone-key = Clef de pierre
    .text = Retirez une idole d’une niche et remettez-la sur vos caisses.
artifact-ceremonial-rattle = Crécelle cérémonielle
    .text = Redressez l’un de vos assistants.
artifact-serpent-idol = Idole au serpent
    .text = Recevez 1 Peur et gagnez 1 joyau.
artifact-stone-jar = Jarre de pierre
    .text = Piochez 1 carte.
artifact-inscribed-blade = Lame gravée
    .text = Faites de la recherche avec 1 pointe de flèche ou 2 tablettes de moins à payer.
artifact-decorated-horn = Cor orné
    .text = Échangez l’un de vos assistants contre un assistant visible de la réserve, au même niveau et prêt.
artifact-sundial = Cadran solaire
    .text = Gagnez 2 tablettes. Ou, en passant : gagnez 1 joyau.

## Les cartes de base

basic-funding-car = Financement (voiture)
    .text = Éclair : gagnez 1 pièce.
basic-funding-boat = Financement (bateau)
    .text = Éclair : gagnez 1 pièce.
basic-exploration-car = Exploration (voiture)
    .text = Éclair : gagnez 1 boussole.
basic-exploration-boat = Exploration (bateau)
    .text = Éclair : gagnez 1 boussole.

## La Peur

fear = Peur
    .text = Sans effet ; depuis la main, c’est une botte.
fear-tile = Tuile Peur
    .text = Sans effet ; elle reste dans votre zone de jeu.

## Les sites

site-i-01 = Dépôt abandonné
    .text = Gagnez 2 boussoles, ou glissez un objet de l’étal sous votre pioche sans payer.
site-i-02 = Terrasse des archers
    .text = Gagnez 1 pièce et 1 pointe de flèche.
site-i-03 = Maison du scribe
    .text = Piochez 1 carte et gagnez 1 pièce et 1 tablette.
site-i-04 = Guet des chasseurs
    .text = Gagnez 1 boussole et 1 pointe de flèche.
site-i-05 = Pierres du péage
    .text = Gagnez 1 pièce et 2 tablettes.
site-i-06 = Porte gravée
    .text = Gagnez 1 tablette et 1 pointe de flèche.
site-i-07 = Grotte de l’ermite
    .text = Piochez 1 carte et gagnez 1 pointe de flèche.
site-i-08 = Crypte engloutie
    .text = Recevez 1 Peur et gagnez 1 tablette et 1 joyau.
site-i-09 = Gouffre hurlant
    .text = Recevez 1 Peur et gagnez 1 boussole et 1 joyau.
site-i-10 = Source scintillante
    .text = Gagnez 1 joyau.
site-ii-01 = Observatoire
    .text = Gagnez 2 boussoles et 1 joyau.
site-ii-02 = Grand marché
    .text = Gagnez 1 pièce, 1 boussole, 1 tablette et 1 pointe de flèche.
site-ii-03 = Armurerie des rois
    .text = Gagnez 1 pointe de flèche et 1 joyau.
site-ii-04 = Salle des voix
    .text = Piochez 1 carte et gagnez 1 tablette et 1 joyau.
site-ii-05 = Bibliothèque de pierre
    .text = Gagnez 2 tablettes et 1 joyau.
site-ii-06 = Fosse aux ossements
    .text = Recevez 1 Peur et gagnez 2 tablettes et 2 pointes de flèche.

## Les campements

camp-1 = Camp du port
    .text = Gagnez 2 pièces.
camp-2 = Camp de la vigie
    .text = Gagnez 2 boussoles.
camp-3 = Camp de la carrière
    .text = Gagnez 2 tablettes.
camp-4 = Camp de la forêt
    .text = Gagnez 1 pointe de flèche.
camp-5 = Camp de la mine
    .text = Défaussez une carte pour gagner 1 joyau.

## Les idoles, selon ce qu’elles donnent

idol-coin = Idole de l’or
    .text = Gagnez 1 pièce.
idol-compass = Idole des chemins
    .text = Gagnez 1 boussole.
idol-tablet = Idole de l’écriture
    .text = Gagnez 1 tablette.
idol-exile = Idole de l’oubli
    .text = Vous pouvez exiler une carte.
idol-upgrade = Idole de l’artisan
    .text = Vous pouvez améliorer un jeton.
idol-refresh = Idole du repos
    .text = Vous pouvez redresser un assistant.

## Les tuiles bonus

bonus-coin = bonus Pièce
    .text = Gagnez 1 pièce.
bonus-compass = bonus Boussole
    .text = Gagnez 1 boussole.
bonus-tablet = bonus Tablette
    .text = Gagnez 1 tablette.
bonus-draw = bonus Carte
    .text = Piochez 1 carte.
bonus-exile = bonus Exil
    .text = Vous pouvez exiler une carte.
bonus-upgrade = bonus Amélioration
    .text = Vous pouvez améliorer un jeton.

## Les piles de tuiles Temple

temple-bronze-left = tuile de bronze de gauche
    .text = 2 points, pour le coût de gauche.
temple-bronze-middle = tuile de bronze du milieu
    .text = 2 points, pour le coût du milieu.
temple-bronze-right = tuile de bronze de droite
    .text = 2 points, pour le coût de droite.
temple-silver-left = tuile d’argent de gauche
    .text = 6 points, pour les coûts de gauche et du milieu.
temple-silver-right = tuile d’argent de droite
    .text = 6 points, pour les coûts du milieu et de droite.
temple-gold = tuile d’or
    .text = 11 points, pour les trois coûts.

## Les assistants et leurs deux côtés

assistant-01 = Banquier
    .silver = Gagnez 2 pièces.
    .gold = Gagnez 3 pièces.
assistant-02 = Épigraphiste
    .silver = Gagnez 1 tablette.
    .gold = Gagnez 1 pièce et 1 tablette.
assistant-03 = Pisteuse
    .silver = Payez une botte de voyage pour gagner 1 pointe de flèche.
    .gold = Gagnez 1 pointe de flèche.
assistant-04 = Marchande
    .silver = Payez 1 pièce pour gagner 1 pointe de flèche.
    .gold = Payez 1 pièce pour gagner 1 pointe de flèche ou 1 joyau.
assistant-05 = Médecin
    .silver = Vous pouvez exiler une carte.
    .gold = Gagnez 1 boussole, puis vous pouvez exiler une carte.
assistant-06 = Bibliothécaire
    .silver = Piochez 1 carte, puis défaussez une carte.
    .gold = Piochez 1 carte.
assistant-07 = Aviatrice
    .silver = Gagnez 1 pièce, ou voyagez avec un avion.
    .gold = Gagnez 2 pièces, ou voyagez avec deux avions.
assistant-08 = Chauffeur
    .silver = Gagnez 1 boussole, ou voyagez avec une voiture.
    .gold = Gagnez 1 pièce et 1 boussole, ou voyagez avec deux voitures.
assistant-09 = Batelière
    .silver = Gagnez 1 boussole, ou voyagez avec un bateau.
    .gold = Gagnez 1 pièce et 1 boussole, ou voyagez avec deux bateaux.
assistant-10 = Intendant
    .silver = Action principale : achetez une carte pour 1 jeton de moins.
    .gold = Action principale : achetez une carte pour 2 jetons de moins.
assistant-11 = Tailleuse de pierre
    .silver = Vous pouvez améliorer un jeton.
    .gold = Vous pouvez améliorer un jeton, puis gagnez 1 boussole.
assistant-12 = Guide
    .silver = Gagnez 1 boussole.
    .gold = Gagnez 2 boussoles.

## Les gardiens

guardian-01 = Serpent du récif
    .text = Coût : 1 pièce, 1 boussole et 1 pointe de flèche. Faveur : voyagez avec un bateau.
guardian-02 = Hibou de cendre
    .text = Coût : 1 pièce, 1 pointe de flèche et une carte défaussée. Faveur : exilez une carte.
guardian-03 = Sanglier de granit
    .text = Coût : 1 pièce, 1 pointe de flèche et une botte. Faveur : voyagez avec une voiture.
guardian-04 = Tapir de fer
    .text = Coût : 2 pièces et 1 pointe de flèche. Faveur : voyagez avec une voiture.
guardian-05 = Jaguar de fumée
    .text = Coût : 1 tablette, 1 pointe de flèche et une botte. Faveur : exilez une carte.
guardian-06 = Singe pâle
    .text = Coût : 1 pointe de flèche et un avion. Faveur : exilez une carte.
guardian-07 = Phalène murmurante
    .text = Coût : 1 boussole, 1 pointe de flèche et une carte défaussée. Faveur : piochez 1 carte.
guardian-08 = Crapaud d’or
    .text = Coût : 4 pièces. Faveur : améliorez un jeton.
guardian-09 = Tortue d’épines
    .text = Coût : 1 pointe de flèche et un bateau. Faveur : voyagez avec une voiture.
guardian-10 = Crocodile du fleuve
    .text = Coût : 1 pointe de flèche et une voiture. Faveur : voyagez avec un bateau.
guardian-11 = Vautour d’os
    .text = Coût : 1 boussole et deux bottes. Faveur : exilez une carte.
guardian-12 = Condor de rubis
    .text = Coût : 1 joyau et une botte. Faveur : voyagez avec un avion.
guardian-13 = Héron de marbre
    .text = Coût : 3 tablettes. Faveur : voyagez avec un avion.
guardian-14 = Araignée de nuit
    .text = Coût : 1 pointe de flèche et un avion. Faveur : exilez une carte.
guardian-15 = Crabe de lune
    .text = Coût : 2 boussoles et 1 pointe de flèche. Faveur : voyagez avec un bateau.

## Les ressources

resource-coin = pièces
resource-compass = boussoles
resource-tablet = tablettes
resource-arrowhead = pointes de flèche
resource-jewel = joyaux

## Les icônes de voyage

icon-boot = botte
icon-car = voiture
icon-boat = bateau
icon-plane = avion

## Les rangs des pistes de recherche

row-bird-1 = rang 1
    .magnifying-glass = Gagnez 1 pièce. 1 point.
    .notebook = Recrutez un assistant. 0 point.
row-bird-2 = rang 2
    .magnifying-glass = Gagnez 1 boussole. 2 points.
    .notebook = Recrutez un assistant. 1 point.
row-bird-3 = rang 3
    .magnifying-glass = Gagnez 1 boussole. 4 points.
    .notebook = Promouvez un assistant. 2 points.
row-bird-4 = rang 4
    .magnifying-glass = Gagnez 1 boussole. 6 points.
    .notebook = Promouvez un assistant. 4 points.
row-bird-5 = rang 5
    .magnifying-glass = Gagnez 1 boussole. 9 points.
    .notebook = Gagnez 3 boussoles. 6 points.
row-bird-6 = rang 6
    .magnifying-glass = Piochez 1 carte. 12 points.
    .notebook = Prenez un artefact de l’étal sans payer. 8 points.
row-bird-7 = rang 7
    .magnifying-glass = Gagnez 1 boussole. 16 points.
    .notebook = Vainquez un gardien là où vous êtes, sans payer son coût. 10 points.
row-snake-1 = rang 1
    .magnifying-glass = Gagnez 1 pièce. 1 point.
    .notebook = Recrutez un assistant. 0 point.
row-snake-2 = rang 2
    .magnifying-glass = Gagnez 2 pièces. 2 points.
    .notebook = Vous pouvez exiler une carte. 3 points.
row-snake-3 = rang 3
    .magnifying-glass = Piochez 1 carte. 3 points.
    .notebook = Promouvez un assistant. 4 points.
row-snake-4 = rang 4
    .magnifying-glass = Délivrez un assistant. 4 points.
    .notebook = Prenez un artefact de l’étal sans payer. 5 points.
row-snake-5 = rang 5
    .magnifying-glass = Promouvez un assistant. 5 points.
    .notebook = Vous pouvez redresser un assistant. 8 points.
row-snake-6 = rang 6
    .magnifying-glass = Recevez 1 Peur. 10 points.
    .notebook = Piochez 1 carte. 12 points.
row-snake-7 = rang 7
    .magnifying-glass = Recevez 1 Peur. 15 points.
    .notebook = Gagnez 1 joyau. 15 points.

## Les lieux de la carte et leurs places

place-camp-1 = { camp-1 }
place-camp-2 = { camp-2 }
place-camp-3 = { camp-3 }
place-camp-4 = { camp-4 }
place-camp-5 = { camp-5 }
place-i-1 = I-1
place-i-2 = I-2
place-i-3 = I-3
place-i-4 = I-4
place-i-5 = I-5
place-i-6 = I-6
place-i-7 = I-7
place-i-8 = I-8
place-ii-1 = II-1
place-ii-2 = II-2
place-ii-3 = II-3
place-ii-4 = II-4
space-camp-1-a = { camp-1 } (une botte)
space-camp-1-b = { camp-1 } (deux bottes)
space-camp-2-a = { camp-2 } (une botte)
space-camp-2-b = { camp-2 } (deux bottes)
space-camp-3-a = { camp-3 } (une botte)
space-camp-3-b = { camp-3 } (deux bottes)
space-camp-4-a = { camp-4 } (une botte)
space-camp-4-b = { camp-4 } (deux bottes)
space-camp-5-a = { camp-5 } (une botte)
space-camp-5-b = { camp-5 } (deux bottes)
space-i-1 = I-1
space-i-2 = I-2
space-i-3 = I-3
space-i-4 = I-4
space-i-5 = I-5
space-i-6 = I-6
space-i-7 = I-7
space-i-8 = I-8
space-ii-1 = II-1
space-ii-2 = II-2
space-ii-3 = II-3
space-ii-4 = II-4

## Les choix

choice-coin = pièces
choice-compass = boussoles
choice-coin-compass = pièce et boussole
choice-tablet = tablettes
choice-arrowhead = une pointe de flèche
choice-jewel = un joyau
choice-draw = une carte
choice-exile = un exil
choice-item = un objet de l’étal
choice-plane = le voyage en avion
choice-car = le voyage en voiture
choice-boat = le voyage en bateau

## Ce que l’on paie à l’intérieur d’un effet

gain-coin = des pièces
gain-compass = des boussoles
gain-tablet = des tablettes
gain-arrowhead = une pointe de flèche
gain-jewel = un joyau
gain-tablet-arrowhead = une tablette et une pointe de flèche
gain-draw = des cartes de votre pioche
gain-choose = ce que vous choisirez alors
gain-refresh-assistant = redresser vos assistants
gain-activate-stack-tile = utiliser un site retourné
gain-activate-site = utiliser un site ou un campement
gain-overcome-guardian = vaincre un gardien
gain-other = ce qui suit

## Ce que donne une idole en niche

slot-jewel = un joyau pour 1 pièce
slot-arrowhead = une pointe de flèche
slot-tablet = 2 tablettes
slot-coin-compass = une pièce et une boussole
slot-draw = une carte

## Les tuiles du rival

rival-dig-coin = fouille (pièces)
rival-dig-compass = fouille (boussoles)
rival-dig-tablet = fouille (tablettes)
rival-dig-arrowhead = fouille (pointes de flèche)
rival-dig-jewel = fouille (joyaux)
rival-discover-green = découverte (tuile verte)
rival-discover-red = découverte (tuile rouge)
rival-research-green = recherche (tuile verte)
rival-research-red = recherche (tuile rouge)
rival-overcome-green = gardien à vaincre (tuile verte)
rival-overcome-red = gardien à vaincre (tuile rouge)
rival-buy-item-green = achat d’un objet (tuile verte)
rival-buy-item-red = achat d’un objet (tuile rouge)
rival-buy-artifact-green = achat d’un artefact (tuile verte)
rival-buy-artifact-red = achat d’un artefact (tuile rouge)

## Coups

do-pass = Passer
do-end = Finir le tour
do-skip = S’en passer
do-pay = Payer
do-hire = Engager un pilote (2 pièces)
do-stand-in = Payer la botte : { $icon }
do-keep-hand = Garder le reste
do-bonus-first = La tuile bonus d’abord
do-row-first = L’effet du rang d’abord
do-exile-tile = Exiler une tuile Peur
    .when = Une tuile Peur s’exile par un effet qui exile une carte.
do-dig = Fouiller : { $space }
    .when = Fouiller est une action principale : une par tour.
do-discover = Découvrir { $space }
    .when = Découvrir est une action principale : une par tour.
do-overcome = Vaincre le gardien : { $place }
    .when = Vaincre un gardien est une action principale : une par tour.
do-buy = Acheter { $card }
    .when = Acheter est une action principale : une par tour.
do-play = Jouer { $card }
    .when = Jouer cette carte est une action principale : une par tour.
do-pass-with = Passer avec { $card }
    .when = Passer est une action principale : une par tour.
do-research-glass = Loupe vers la case { $spot }
    .when = La recherche est une action principale : une par tour.
do-research-notebook = Carnet vers la case { $spot }
    .when = La recherche est une action principale : une par tour.
do-temple = Acheter une tuile Temple : { $stack }
    .when = Les tuiles Temple s’achètent par une action de recherche, la loupe étant dans le temple.
do-use = Assistant : { $assistant }
    .when = Un assistant s’utilise entre deux étapes, pas pendant un paiement ou un choix.
do-travel = Voyager avec { $card }
    .when = Les icônes de voyage ne paient que pendant le paiement d’un voyage.
do-travel-with = Voyager avec l’assistant : { $assistant }
    .when = Un assistant ne voyage que pendant le paiement d’un voyage.
do-boon = Faveur : { $guardian }
    .when = Une faveur s’utilise entre deux étapes, pas pendant un paiement ou un choix.
do-boon-travel = Voyager avec la faveur : { $guardian }
    .when = Une faveur de voyage ne paie que pendant le paiement d’un voyage.
do-slot = Idole en niche : { $slot }
    .when = Une idole va en niche par une action libre, entre deux étapes.
do-choose = Choisir { $option }
    .when = Cela se choisit quand un effet laisse choisir le gain.
do-upgrade = { $from ->
    [tablet] Tablette en pointe de flèche
   *[arrowhead] Pointe de flèche en joyau
}
    .when = Un jeton s’améliore par un effet qui le dit : une tablette en pointe de flèche, une pointe de flèche en joyau.
do-draw = { $n ->
    [one] Piocher une carte
   *[other] Piocher { $n } cartes
}
    .when = On pioche par un effet qui le dit, et au début d’une manche.
do-discard = Défausser { $card }
    .when = On défausse quand un effet le demande, et à la fin de la manche.
do-keep = Garder { $card }
    .when = On garde une carte quand un effet en fait piocher plusieurs au choix.
do-return = { $card } sur la pioche
    .when = Une carte ne revient sur la pioche que par un effet qui le dit.
do-exile = Exiler { $card } de la zone de jeu
    .when = Une carte s’exile par un effet qui le dit.
do-exile-hand = Exiler { $card } de la main
    .when = Une carte s’exile par un effet qui le dit.
do-take = Prendre { $card }
    .when = On ne prend une carte sans payer que par un effet qui le dit.
do-resolve = Utiliser { $card } maintenant
    .when = Un artefact ne s’utilise aussitôt que lorsqu’on vient de l’obtenir.
do-resolve-pass = Passer maintenant avec { $card }
    .when = Un artefact ne s’utilise aussitôt que lorsqu’on vient de l’obtenir.
do-activate = Utiliser : { $place }
    .when = On n’utilise un lieu sans y fouiller que par un effet qui le dit.
do-recall = Rappeler : { $space }
    .when = Un archéologue rentre à la fin de la manche, ou par un effet qui le dit.
do-relocate = { $from } → { $to }
    .when = Un archéologue ne se déplace que par un effet qui le dit.
do-lead = Conduire le gardien : { $from } → { $to }
    .when = Un gardien n’est conduit ailleurs que par un effet qui le dit.
do-claim = Prendre le { $bonus }
    .when = Cette tuile se choisit à l’arrivée sur son rang.
do-recruit = Recruter : { $assistant }
    .when = On recrute un assistant par la recherche, quand le carnet atteint un rang qui le dit.
do-rescue = Délivrer : { $assistant }
    .when = On délivre un assistant quand la loupe atteint son rang.
do-promote = Promouvoir : { $assistant }
    .when = On promeut un assistant par la recherche, quand un pion atteint un rang qui le dit.
do-refresh = Redresser : { $assistant }
    .when = On redresse un assistant par un effet qui le dit, et à la fin de la manche.
do-borrow = Emprunter : { $assistant }
    .when = On n’emprunte un assistant de la réserve que par un effet qui le dit.
do-exchange = Échange : { $own } contre { $other }
    .when = On n’échange un assistant que par un effet qui le dit.

## Des quantités, dites à l’intérieur d’autres messages

amount = { $resource ->
    [coin] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    [compass] { $n ->
        [one] { $n } boussole
       *[other] { $n } boussoles
    }
    [tablet] { $n ->
        [one] { $n } tablette
       *[other] { $n } tablettes
    }
    [arrowhead] { $n ->
        [one] { $n } pointe de flèche
       *[other] { $n } pointes de flèche
    }
   *[jewel] { $n ->
        [one] { $n } joyau
       *[other] { $n } joyaux
    }
}
tokens = { $resource ->
    [coin] pièces
    [compass] boussoles
    [tablet] tablettes
    [arrowhead] pointes de flèche
   *[jewel] joyaux
}

## Questions

ask-draw = { $n ->
    [one] Vous pouvez piocher une carte.
   *[other] Vous pouvez piocher jusqu’à { $n } cartes.
}
ask-draw-select = Dites combien de cartes vous piochez, { $n } au plus ; vous en garderez une.
ask-keep = Gardez l’une des cartes piochées.
ask-return = Vous pouvez en remettre une sur votre pioche.
ask-discard = Défaussez une carte.
ask-discard-for = Vous pouvez défausser une carte pour { $gain }.
ask-exile = Vous pouvez exiler une carte de votre main ou de votre zone de jeu.
ask-upgrade = Vous pouvez améliorer un jeton.
ask-choose = Choisissez ce que vous gagnez.
ask-pay = Vous pouvez payer { amount } pour { $gain }.
ask-pay-travel = Vous pouvez payer une botte pour { $gain }.
ask-stand-in = Une voiture ou un bateau qui reste paie la botte : choisissez lequel.
ask-travel = { $n ->
    [one] Choisissez comment payer le voyage : il manque une icône.
   *[other] Choisissez comment payer le voyage : il manque { $n } icônes.
}
ask-recruit = Recrutez un assistant.
ask-rescue = Délivrez l’un des assistants.
ask-promote = Promouvez l’un de vos assistants.
ask-refresh = Vous pouvez redresser l’un de vos assistants.
ask-borrow = Vous pouvez emprunter un assistant de la réserve.
ask-exchange = Vous pouvez échanger un assistant.
ask-activate = Vous pouvez utiliser un site ou un campement.
ask-relocate = Vous pouvez déplacer l’un de vos archéologues.
ask-recall = Vous pouvez rappeler l’un de vos archéologues.
ask-overcome = Vous pouvez vaincre un gardien sans payer son coût.
ask-lead = Vous pouvez conduire un gardien ailleurs.
ask-use-again = Vous pouvez utiliser ce lieu une fois encore : { $place }.
ask-send = Vous pouvez envoyer un archéologue fouiller ou découvrir.
ask-main = Faites votre action principale, ou d’abord une action libre.
ask-end = Faites d’autres actions libres, ou finissez votre tour.
ask-resolve = Vous pouvez utiliser aussitôt cette carte, sans la tablette : { $card }.
ask-buy = { $n ->
    [one] Vous pouvez acheter une carte pour { $n } jeton de moins.
   *[other] Vous pouvez acheter une carte pour { $n } jetons de moins.
}
ask-gain-card = Vous pouvez prendre une carte sans payer.
ask-gain-exiled = Vous pouvez prendre une carte exilée sans payer.
ask-order = Tuile bonus ou effet du rang : par quoi commencez-vous ?
ask-claim = Choisissez une tuile bonus.
ask-research = Vous pouvez faire de la recherche aux conditions de la carte.
ask-keep-hand = Défaussez les cartes que vous ne voulez pas garder pour la manche suivante.

## Ce qui s’est passé

log-gain = { $who } gagne { amount }.
log-pay = { $who } paie { amount }.
log-draw = { $who } pioche { $card }.
log-draw-hidden = { $who } pioche une carte.
log-draw-to-choose = { $n ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $n } cartes pour choisir.
}
log-keep = { $who } garde { $card }.
log-keep-hidden = { $who } garde une carte.
log-return = { $who } remet { $card } sur sa pioche.
log-return-hidden = { $who } remet une carte sur sa pioche.
log-fear = { $who } reçoit une carte Peur.
log-fear-tile = { $who } prend une tuile Peur : la pioche de Peur est vide.
log-play = { $who } joue { $card }.
log-discard = { $who } défausse { $card }.
log-exile = { $who } exile { $card }.
log-exile-tile = { $who } exile une tuile Peur.
log-slot = { $who } met une idole en niche : { $slot }.
log-boon = { $who } use de la faveur d’un gardien : { $guardian }.
log-use = { $who } fait appel à un assistant : { $assistant }.
log-upgrade = { $from ->
    [tablet] { $who } échange une tablette contre une pointe de flèche.
   *[arrowhead] { $who } échange une pointe de flèche contre un joyau.
}
log-planes = Jusqu’à la fin de la manche, { $who } voyage en avion avec chaque icône.
log-masked = Les gardiens n’effraieront pas { $who } à cette manche.
log-travel = { $who } voyage avec { $card }.
log-dig = { $who } envoie un archéologue : { $space }.
log-discover = { $who } envoie un archéologue découvrir { $space }.
log-idol = { $who } trouve une idole : { $idol }.
log-second-idol = { $who } trouve une seconde idole en dessous.
log-site = { $place } se dévoile : { $site }.
log-awake = En { $place }, un gardien s’éveille : { $guardian }.
log-recruit = { $who } recrute un assistant : { $assistant }.
log-rescue = { $who } délivre un assistant, qui arrive épuisé : { $assistant }.
log-promote = { $who } promeut un assistant côté or : { $assistant }.
log-refresh = { $who } redresse un assistant : { $assistant }.
log-borrow = { $who } emprunte un assistant de la réserve : { $assistant }.
log-exchange = { $who } échange un assistant contre un autre : { $own } contre { $other }.
log-idol-back = { $who } retire une idole d’une niche.
log-activate = { $who } utilise un lieu : { $place }.
log-relocate = { $who } déplace un archéologue : { $from } → { $to }.
log-recall = { $who } rappelle un archéologue : { $space }.
log-stack-site = { $who } retourne un site et l’utilise : { $site }.
log-overcome = { $who } vainc un gardien : { $guardian }.
log-lead = { $who } conduit un gardien, { $guardian } : { $from } → { $to }.
log-round = La manche { $round } commence.
log-turn = C’est à { $who } de jouer.
log-pass = { $who } passe.
log-resolve = { $who } utilise aussitôt une carte : { $card }.
log-pass-with = { $who } passe avec { $card }.
log-buy = { $who } achète { $card }.
log-gain-card = { $who } prend { $card } sans payer.
log-reveal = { $who } retourne { $card } au-dessus de la pioche.
log-row = Sur l’étal arrive { $card }.
log-glass = { $who } avance sa loupe jusqu’à la case { $spot }.
log-notebook = { $who } avance son carnet jusqu’à la case { $spot }.
log-pay-idol = { $who } paie d’une idole, qui quitte la partie.
log-bonus = { $who } prend le { $bonus }.
log-temple = { $who } se tient devant le Temple perdu : { $points } points.
log-temple-tile = { $who } prend au temple la { $stack }.
log-home = { $who } reprend un archéologue : { $space }.
log-staff = Le Bâton de lune avance et exile { $card }.
log-rival-tile = Le rival retourne une tuile : { $tile }.
log-rival-rests = La tuile du rival ne fait rien à la dernière manche.
log-rival-cannot = Le rival ne peut pas le faire.
log-rival-dig = Le rival fouille : { $space }.
log-rival-discover = Le rival envoie un archéologue découvrir { $space }.
log-rival-idol = Le rival garde une idole ouverte : { $idol }.
log-rival-spare-idol = Le rival pose une idole sur sa case −1.
log-rival-glass = La loupe du rival atteint la case { $spot }.
log-rival-bonus = Le rival retire une tuile bonus.
log-rival-assistant = Le rival retire un assistant : { $assistant }.
log-rival-temple-tile = Le rival prend au temple la { $stack }.
log-rival-overcome = Le rival vainc un gardien : { $guardian }.
log-rival-buy = Le rival prend { $card }.

## Pourquoi pas

why-short = Pas assez de { tokens } : il en faut { $need }, vous en avez { $have }.
why-no-card-to-discard = Vous n’avez aucune carte à défausser.
why-no-icon = Il vous manque une icône de voyage : { $icon }.
why-no-idol = Vous n’avez pas d’idole sur vos caisses.
why-no-slot = Toutes vos niches sont pleines.
why-pay-first = Finissez d’abord de payer.
why-main-only = Cela demande une action principale, et vous n’en avez qu’une par tour.
why-other-artifact = Seul l’artefact que vous venez d’obtenir s’utilise sans tablette : { $card }.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-not-your-assistant = Cet assistant n’est pas à votre service : { $assistant }.
why-exhausted = Cet assistant est épuisé : { $assistant }.
why-not-your-boon = Vous ne disposez pas de la faveur de ce gardien : { $guardian }.
why-deck-too-small = { $n ->
    [0] Votre pioche est vide.
    [one] Votre pioche n’a qu’une carte.
   *[other] Votre pioche n’a que { $n } cartes.
}
why-not-so-many = { $n ->
    [one] Vous pouvez piocher une carte au plus.
   *[other] Vous pouvez piocher { $n } cartes au plus.
}
why-no-fear-tile = Vous n’avez pas de tuile Peur.
why-not-in-play = Cette carte n’est pas dans votre zone de jeu : { $card }.
why-not-drawn = Cette carte n’est pas parmi celles que vous avez piochées : { $card }.
why-not-an-option = Cela ne se choisit pas ici : { $option }.
why-icons-no-use = Ses icônes n’aident pas à payer cela.
why-no-travel-boon = Vous n’avez pas de telle faveur de voyage.
why-no-travel-assistant = Cet assistant ne peut pas vous faire voyager maintenant.
why-all-out = Vos deux archéologues sont en mission.
why-occupied = Quelqu’un s’y trouve déjà : { $space }.
why-blocked = Cette place est fermée pour toute la partie : { $space }.
why-undiscovered = { $space } reste à découvrir.
why-discovered = { $space } est découvert ; vous pouvez y fouiller.
why-wrong-level = L’effet ne porte pas jusque-là : { $space }.
why-only-dig = Cet effet permet de fouiller, pas de découvrir.
why-not-on-top = Cet assistant n’est pas au-dessus d’une pile de la réserve : { $assistant }.
why-no-square = Vos deux cases d’assistant sont prises.
why-not-to-rescue = Cet assistant n’est pas parmi les captifs : { $assistant }.
why-already-gold = Cet assistant est déjà côté or : { $assistant }.
why-not-exhausted = Cet assistant est déjà prêt : { $assistant }.
why-site-undiscovered = Personne n’a encore découvert { $place }.
why-site-wrong-level = L’effet ne porte pas jusqu’à ce lieu : { $place }.
why-not-unoccupied = Quelqu’un occupe ce lieu : { $place }.
why-you-are-not-there = Vous n’y avez pas d’archéologue : { $place }.
why-used-already = Vous venez d’utiliser ce lieu, choisissez-en un autre : { $place }.
why-none-out = Aucun de vos archéologues n’est en mission.
why-not-your-archaeologist = Aucun de vos archéologues ne s’y trouve : { $space }.
why-same-site = L’archéologue doit aller vers un autre site.
why-no-guardian = Aucun gardien ne veille sur ce lieu : { $place }.
why-others-there = Un autre joueur s’y trouve : { $place }.
why-guarded = Un gardien s’y trouve déjà : { $place }.
why-not-in-row = Cette carte n’est pas sur l’étal : { $card }.
why-not-this-kind = L’effet vaut pour l’autre sorte de cartes, pas pour celle-ci : { $card }.
why-not-in-exile = Cette carte n’est pas en exil : { $card }.
why-fear-has-no-effect = La Peur n’a pas d’effet ; elle ne sert qu’à voyager.
why-no-bridge = Aucun pont ne mène de votre pion à la case { $spot }.
why-notebook-follows = Le carnet ne peut pas dépasser votre loupe.
why-notebook-only = Cet effet n’avance que le carnet.
why-not-in-temple = Votre loupe n’a pas atteint le Temple perdu.
why-stack-empty = Il n’y reste plus de tuile : { $stack }.
why-not-among-bonuses = Cette tuile n’en fait pas partie : { $bonus }.

## Ce qu’un coup montre pour de bon

shows-row = Une nouvelle carte entre dans la rangée.
shows-top = La carte du dessus d’une pioche est retournée.
shows-card = Une carte est piochée.
shows-site = Un site est retourné.
shows-guardian = Un gardien s’éveille.
shows-assistant = On voit l’assistant suivant de la pile.
shows-rescue = Vous regardez les assistants à délivrer.
shows-bonuses = Vous regardez les tuiles bonus du temple.

## Score et options

score-research = Recherche
score-temple = Tuiles Temple
score-idols = Idoles et niches vides
score-guardians = Gardiens
score-cards = Objets et artefacts
score-fear = Peur
option-temple = Face du plateau
option-temple-bird = Oiseau
option-temple-snake = Serpent
option-start = Départ de la deuxième place
option-start-summary = 2 pièces et 1 boussole
option-start-printed = 1 pièce et 1 boussole, comme imprimé
option-rival = Tuiles rouges du rival
option-rival-0 = aucune
option-rival-1 = une
option-rival-2 = deux
option-rival-3 = trois
option-rival-4 = quatre
option-rival-5 = toutes les cinq

## Ce dont parle un conseil

term-research = points de la piste de recherche
term-temple = tuiles Temple
term-idols = idoles
term-guardians = gardiens vaincus
term-cards = points des cartes
term-fear = points perdus par la Peur
term-coin = pièces
term-compass = boussoles
term-tablet = tablettes
term-arrowhead = pointes de flèche
term-jewel = joyaux
term-hoard = jetons qui ne serviront pas de sitôt
term-hand = cartes utiles en main
term-travel = icônes de voyage en main
term-home = archéologues encore à envoyer
term-crates = idoles pour les niches
term-boons = faveurs encore à utiliser
term-silver = assistants d’argent
term-gold = assistants d’or
term-ready = assistants disponibles
term-haunted = archéologues auprès d’un gardien
term-in-temple = la loupe au temple
term-behind = le retard du carnet sur la loupe
term-deck = cartes achetées qui reviendront
term-discovering = un site sur le point d’être découvert
term-passed = avoir passé
term-course = le cours de la partie

## La table dans le terminal

line = { $name } : { $what }
round-of = Manche { $round } sur { $rounds }
first-player = { $who } commence
fear-left = { $n ->
    [one] { $n } carte Peur en réserve
   *[other] { $n } cartes Peur en réserve
}
card-row = Étal
map = L’île
track = Recherche : chaque case et le prix de son pont
magnifying-glass = Loupe
notebook = Carnet
spaces = Cases
lost-temple = Temple perdu
supply = Assistants
rescue-stack = À délivrer
temple-stacks = Tuiles Temple
cards-in = Main / pioche / jouées
idols = Idoles + niches pleines
assistants = Assistants
guardians = Gardiens
rival-has = { $points } points, encore { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, flèche
hand = Main
play-area = Zone de jeu
deck = Pioche, sans ordre
drawn = Piochées

## Sur la table dessinée

verb-dig = Fouiller
    .ask = Où fouiller ?
verb-discover = Découvrir
    .ask = Quel lieu découvrir ?
verb-overcome = Vaincre
    .ask = Vaincre quel gardien ?
verb-research = Rechercher
    .ask = Quel pion, vers quelle case ?
verb-buy = Acheter
    .ask = Quelle carte acheter ?
verb-play = Jouer
    .ask = Quelle carte jouer ?
verb-use = Libre
    .ask = Quelle action libre ?
scene-round-of = Manche { $round } sur { $rounds }
scene-round = Manche
scene-hidden = { $place } : encore à découvrir
scene-site = { $place } : { $site }
scene-blocked = Fermé pour toute la partie
scene-figure = Archéologue ({ $who })
scene-step = Case de recherche { $n }
scene-temple-step = Le Temple perdu
scene-step-cost = Pont : { $cost }.
scene-step-idol = une idole de vos caisses
scene-row-glass = Rang { $n }, loupe
scene-row-book = Rang { $n }, carnet
scene-arrival = { $n } points à la prochaine arrivée
scene-price = Part du coût des tuiles Temple : { $cost }
scene-stack = Assistants dans cette pile : { $n }
scene-slotted = Idole en niche
scene-has-home = Archéologues au plateau : { $n }
scene-has-hand = Cartes en main : { $n }
scene-has-played = Dans la zone de jeu : { $cards }.
scene-has-idols = Idoles : { $n }
scene-has-guardians = Gardiens vaincus : { $n }
scene-part = { $what } { $n }
scene-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
scene-turn = À son tour
scene-glass = Loupe ({ $who })
scene-book = Carnet ({ $who })
scene-temple-bonuses = Tuiles bonus à l’arrivée, face cachée : { $n }
scene-temple = Tuiles Temple
scene-temple-tile = { $tile }, reste { $n }
scene-assistants = Assistants
scene-sides = Argent : { $silver } Or : { $gold }
scene-fear-deck = Pioche de Peur : { $n }
scene-exile = Cartes exilées : { $n }
scene-exiled = Exil
scene-artifact-deck = Pioche des artefacts : { $n }
scene-item-deck = Pioche des objets : { $n }
scene-staff = Le Bâton de lune
scene-home = Archéologues sur votre plateau
scene-slot-effect = Une idole en niche : { $what }
scene-deck = Votre pioche : { $n }
scene-slot = { $n ->
    [one] Niche : { $n } point tant qu’elle est vide
   *[other] Niche : { $n } points tant qu’elle est vide
}
scene-crates = Idoles sur vos caisses : { $n }
scene-fear-tiles = Tuiles Peur : { $n }
scene-guest = Vous regardez la partie.
scene-plate = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
scene-first = Premier joueur
scene-passed = A passé
scene-rival = { $n ->
    [one] Le rival : { $n } point
   *[other] Le rival : { $n } points
}
scene-rival-name = Rival
scene-rival-figure = Archéologues du rival : { $n }
scene-rival-idol = Idoles du rival : { $n }
scene-rival-guardian = Gardiens du rival : { $n }
scene-rival-item = Cartes du rival : { $n }
scene-rival-temple-silver = Tuiles de temple du rival : { $n }
scene-rival-next-left = Tuiles du rival à venir : { $n }. La prochaine pointe à gauche : les égalités vont à gauche.
scene-rival-next-right = Tuiles du rival à venir : { $n }. La prochaine pointe à droite : les égalités vont à droite.
scene-bonuses = Tuiles bonus
scene-page-island = Île
scene-page-temple = Temple
scene-page-market = Étal

# Dans l’accueil

blurb = Fouillez, découvrez, affrontez les gardiens et suivez les indices jusqu’au temple perdu.

## Ce que sont les choses, dit sous la loupe, avec la règle

about-card = Une carte en main sert une fois : pour les icônes de voyage de son coin ou pour son effet. Puis elle reste dans votre zone de jeu.
    .rule = 3.2
about-played = Elle a servi cette manche. À la fin de la manche, la zone de jeu est mélangée et va sous la pioche.
    .rule = 14.3
about-item = Elle s’achète avec des pièces, par votre action principale, et va sous votre pioche.
    .rule = 9.1
about-artifact = Il s’achète avec des boussoles, par votre action principale ; son effet peut servir aussitôt, sans la tablette qu’il coûte de la main.
    .rule = 9.2
about-fear = La Peur n’a pas d’effet ; de la main, elle vaut une botte. À la fin, chaque carte Peur coûte 1 point.
    .rule = 13.1
about-drawn = Piochée à l’instant, au choix.
    .rule = 3.11
about-hidden-i = Pour le découvrir, payez les icônes de voyage et 3 boussoles. Vous avez l’idole et son don, le site retourné, et un gardien s’éveille.
    .rule = 6.1
about-hidden-ii = Pour le découvrir, payez les icônes de voyage et 6 boussoles. Vous avez les deux idoles et le don de la visible, un site plus riche, et un gardien s’éveille.
    .rule = 6.1
about-site = Fouillez ici avec un archéologue de votre plateau : payez les icônes de voyage et vous avez ce que montre le site.
    .rule = 5.1
about-camp = Fouillez ici avec un archéologue de votre plateau. La place de gauche coûte une botte, celle de droite deux.
    .rule = 5.4
about-blocked = À deux ou trois joueurs, certaines places restent fermées.
    .rule = 1.5
about-guardian = Qui a un archéologue ici peut payer son coût : 5 points, et sa faveur une fois. Sinon il donne 1 Peur à qui rentre d’ici.
    .rule = 7.1
about-idol = Qui découvre ce lieu prend l’idole et son don. Une idole vaut 3 points.
    .rule = 6.2
about-figure = Il reste jusqu’à la fin de la manche ; d’ici là, personne d’autre ne fouille à sa place.
    .rule = 5.2
about-step = Recherche : montez votre loupe ou votre carnet d’un rang par un pont et payez ce qui est écrit ici.
    .rule = 11.1
about-row-glass = Pour chaque loupe qui atteint ce rang, à chaque fois. Le nombre est ce qu’elle y marque à la fin.
    .rule = 11.4
about-row-book = Pour chaque carnet qui atteint ce rang, à chaque fois. Le nombre est ce qu’il y marque à la fin.
    .rule = 11.4
about-glass = La loupe va devant, jusqu’au Temple perdu. À la fin, elle marque son rang.
    .rule = 11.1
about-book = Le carnet ne dépasse pas la loupe. À la fin, il marque son rang.
    .rule = 11.2
about-bonus = Seul le premier à atteindre cette case l’obtient.
    .rule = 11.5
about-claim = Vous en utilisez une maintenant, et elle quitte la partie.
    .rule = 11.7
about-arrival = Ce que vaut une loupe au Temple perdu : plus tôt elle arrive, plus elle vaut.
    .rule = 11.6
about-temple-bonus = Qui arrive les regarde et en utilise une.
    .rule = 11.7
about-temple = Votre loupe étant au temple, une action de recherche en achète une. Les trois coûts sont en dessous.
    .rule = 11.8
about-price = Une tuile bronze coûte ce qui est sous elle, une argent deux parts voisines, l’or toutes les trois.
    .rule = 11.9
about-assistant = On le recrute quand le carnet atteint un rang qui le dit. Il aide ensuite une fois par manche.
    .rule = 12.1
about-stack = Autant d’assistants dans cette pile ; seul celui du dessus se recrute.
    .rule = 12.1
about-mine = Une action libre : utilisé, il reste penché jusqu’à ce qu’on le redresse, au plus tard à la fin de la manche.
    .rule = 12.3
about-rescue = Il vous rejoint côté argent et épuisé.
    .rule = 16.4
about-coin = Les pièces achètent des objets, et deux louent un avion pour un voyage.
    .rule = 9.1
about-compass = Les boussoles paient les découvertes et achètent les artefacts.
    .rule = 6.1
about-tablet = Les tablettes paient la recherche ; un artefact joué de la main en coûte une.
    .rule = 9.4
about-arrowhead = Les pointes de flèche paient les gardiens et la recherche.
    .rule = 7.1
about-jewel = Les joyaux paient la recherche la plus ardue.
    .rule = 11.1
about-home = Chacun de vos deux archéologues fouille ou découvre une fois par manche.
    .rule = 5.2
about-deck = On pioche du dessus ; les objets achetés vont dessous. Rien n’est mélangé pendant la manche.
    .rule = 3.5
about-fear-deck = La Peur gagnée vient d’ici ; quand c’est vide, on prend des tuiles qui coûtent 2 points chacune.
    .rule = 13.2
about-exile = Des cartes sorties de la partie, ou presque : elles ne marquent rien.
    .rule = 10.2
about-item-deck = À la fin d’un tour, de nouveaux objets entrent d’ici dans la rangée.
    .rule = 9.7
about-artifact-deck = À la fin d’un tour, de nouveaux artefacts entrent d’ici dans la rangée.
    .rule = 9.7
about-staff = À la fin d’une manche, il exile les cartes voisines et avance d’un emplacement : un artefact de plus, un objet de moins.
    .rule = 14.6
about-round = Cinq manches ; ensuite on compte les points.
    .rule = 1.1
about-slot = Une idole mise ici donne aussitôt l’un des effets d’à côté. Une niche encore vide à la fin vaut son nombre.
    .rule = 8.4
about-slotted = Une idole vaut 3 points, sur une caisse ou en niche.
    .rule = 8.4
about-slot-effect = Par une action libre, mettez une idole de vos caisses dans la première niche vide et ayez ceci.
    .rule = 8.2
about-crates = Les idoles attendent ici d’aller en niche ; chacune vaut 3 points de toute façon.
    .rule = 8.1
about-boon = Vaut 5 points. Sa faveur peut servir une fois, à l’un de vos tours.
    .rule = 7.2
about-tamed = Vaut 5 points ; sa faveur a servi.
    .rule = 7.2
about-fear-tile = Elle coûte 2 points à la fin et reste dans la zone de jeu.
    .rule = 13.2
about-score = Ce que ce serait si la partie finissait maintenant.
    .rule = 15.1
about-first = Commence la manche ; la marque passe ensuite à gauche.
    .rule = 14.7
about-passed = Ne joue plus cette manche.
    .rule = 2.5
about-turn = C’est son tour.
    .rule = 1.13
about-hand = La main des autres est secrète ; le nombre de leurs cartes ne l’est pas.
    .rule = 1.14
about-idols = Idoles sur les caisses et en niche, 3 points chacune.
    .rule = 8.4
about-guardians = Gardiens vaincus, 5 points chacun.
    .rule = 7.2
about-rival = Il retourne une tuile à chaque tour et fait ce qu’elle dit.
    .rule = 19.4
about-rival-tile = Ce que le rival a fait cette manche.
    .rule = 19.4
about-rival-next = La flèche au dos de la prochaine tuile tranche les égalités.
    .rule = 19.5
about-rival-has = Il le marque comme un joueur, sans Peur.
    .rule = 19.17

## Ce qu’un conseil dit d’abord

gist-finds = Vous trouvez { $n ->
    [one] une idole
   *[other] deux idoles
} : { $points } points, et vous réveillez un gardien.
gist-digs = Le site vous donne { amount }.
gist-digs-guarded = Le site vous donne { amount } ; son gardien, s’il n’est pas vaincu, une Peur.
gist-guarded = Un gardien vit là : s’il n’est pas vaincu, le retour vous vaut une Peur.
gist-overcomes = Il rapporte { $points } points et la faveur du gardien, et vous épargne sa Peur.
gist-buys-item = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, et viendra dans votre main aux manches suivantes.
gist-buys-artifact = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, et agit aussitôt, sans tablette.
gist-recruits = L’assistant travaille désormais pour vous une fois par manche.
gist-last-pass = Rien ne vient après cette manche : les jetons gardés ne comptent pas.
gist-stays-home = Il laisse { $n ->
    [one] un archéologue
   *[other] vos deux archéologues
} sur votre plateau pour cette manche ; vos jetons vous restent.
gist-comes-home = Il clôt votre manche, et { $n ->
    [one] un gardien vous vaudra une Peur
   *[other] des gardiens vous vaudront { $n } Peurs
} au retour.
gist-all-out = Vos deux archéologues sont dehors, et vos jetons vous restent pour la manche suivante.
gist-gives-slot = Il renonce { $points ->
    [one] au point
   *[other] aux { $points } points
} que la niche vide marquerait.
gist-sheds-fear = Une Peur de moins : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.
gist-costs-card = Il vous coûte { $points ->
    [one] le point
   *[other] les { $points } points
} de cette carte.
gist-thins-deck = Une carte simple de moins : les meilleures reviennent plus souvent.
gist-gives-effect = La carte est perdue pour cette manche, et avec elle son effet.
gist-makes-room = Il fait place à une autre carte de votre pioche à la manche suivante.
gist-keeps-hand = { $n ->
    [one] Vous gardez la carte, et en piochez une de moins
   *[other] Vous gardez { $n } cartes, et en piochez autant de moins
}.
gist-goes-without = Il ne coûte rien et ne donne rien.
gist-spends-fear = Une Peur ne sert à rien d’autre.
gist-climbs = Il vous fait monter sur la piste de recherche : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.
gist-climbs-only = Il vous fait monter sur la piste de recherche, sans point pour l’instant.
gist-scores = Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.
gist-costs = Il vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
gist-gives = Il vous donne aussitôt { amount }.
