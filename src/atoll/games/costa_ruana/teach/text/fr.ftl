# La première partie de Costa Ruana

lesson-aim = Des îles et des trésors
    .text = À chaque manche, chaque île donne un trésor à la tribu qui y a le plus d’autochtones. Les trésors font gagner. Pour commencer, chacun place trois autochtones. { press } l’île qui brille.
lesson-flag = Le fanion
    .text = Le fanion montre qui prendrait le trésor en l’état. Des groupes égaux se querellent et n’obtiennent rien, si bien qu’un groupe plus petit peut gagner à côté d’eux. { press } l’île qui brille.
lesson-show = Une carte visible
    .text = Chacun pose une carte face visible devant qui il veut. Celui devant qui elle se trouve fera ce qu’elle dit. Celle-ci place des autochtones, alors gardez-la : { press-on } la carte, puis votre propre rangée.
lesson-columns = Le ciel ou la marée
    .text = Une carte n’agit que si son fond est visible à la fin. Le chaman retournera le ciel ou la marée : agiront alors les cartes de la colonne de gauche, ou celles de droite. Jamais les deux.
lesson-hide = Une carte cachée
    .text = Maintenant une carte face cachée : les autres ignorent ce qu’elle fait. Une carte qui reprend des autochtones est un piètre cadeau : { press-on } la carte, puis la rangée d’un rival.
lesson-stand = Un autochtone sur une carte
    .text = Vous pouvez mettre un autochtone sur n’importe quelle carte, même chez un rival. Si elle agit, vous en profitez aussi. Sinon, l’autochtone rentre. { press } la carte qui brille.
lesson-flip = Vous êtes le chaman
    .text = À vous de décider : retournez le ciel, et les cartes de gauche agissent ; retournez la marée, et ce sont celles de droite. Choisissez le côté dont les cartes vous aident le plus.
lesson-act = Les cartes agissent
    .text = Toutes les cartes sont visibles. D’abord les trésors bougent, puis des autochtones sont repris, puis placés, enfin déplacés. Choisissez bien : un effet ne se refuse pas.
lesson-collect = Les trésors rentrent
    .text = Chaque île a donné un trésor à qui y était en tête. Le vainqueur d’une île en reprend un autochtone ; tous les autres restent. Voici ce qui a été pris à la dernière manche.
lesson-argue = Ils se sont querellés
    .text = Le signe = joint des groupes égaux : ils se sont querellés, et personne n’a rien pris. Un autochtone de plus, ou de moins, change tout.
lesson-shaman = Un nouveau chaman
    .text = Qui a récolté le moins devient chaman : il joue le premier, et c’est lui qui retourne le ciel ou la marée. Une mauvaise manche en prépare une bonne.
lesson-worth = Ce qui compte
    .text = Après cinq manches, chaque trésor de votre hutte vaut 2 points de Respect, et chaque autochtone de votre réserve 1. Ceux des îles ne valent rien : ramenez-les à temps.
lesson-score = La fin
    .text = Le plus de Respect gagne ; à égalité, le plus de trésors. Vous connaissez tout le jeu. Les règles s’ouvrent à tout moment, et chaque ligne du journal nomme son paragraphe.

# Le but et une manche, en images

primer-aim = Le but
    .text = Pendant cinq manches, des tribus rapportent les trésors des îles. Après chaque manche, une île donne un trésor à la tribu qui y a le plus d’autochtones ; le fanion montre à qui. Les groupes égaux se querellent et n’ont rien.
primer-cards = Deux cartes chacun
    .text = À chaque manche, chacun pose une carte visible et une carte cachée devant qui il veut : celui devant qui elle se trouve l’exécute. Puis chacun peut mettre un autochtone sur une carte, pour l’exécuter aussi.
primer-turn = Le ciel ou la marée
    .text = Le chaman retourne l’une des deux cartes Condition. Seules agissent les cartes dont le fond est alors visible : d’abord celles qui déplacent des trésors, puis reprendre, placer et déplacer des autochtones.
primer-end = Ce qui compte
    .text = Après cinq manches, chaque trésor de votre hutte vaut 2 points de Respect et chaque autochtone de votre réserve 1. Le plus de Respect gagne.

# Tous les signes des cartes et des îles

icons-backgrounds = Les fonds
icon-day = Jour.
    .text = La carte agit tant que le Jour est visible.
icon-night = Nuit.
    .text = La carte agit tant que la Nuit est visible.
icon-high_tide = Marée haute.
    .text = La carte agit tant que la Marée haute est visible.
icon-low_tide = Marée basse.
    .text = La carte agit tant que la Marée basse est visible.
icon-sky = Si le ciel tourne.
    .text = Cette carte n’agit que si le chaman retourne le ciel.
icon-tide = Si la marée tourne.
    .text = Cette carte n’agit que si le chaman retourne la marée.
icons-effects = Ce que font les cartes
icon-place = Placer des autochtones.
    .text = Mettez-en autant de votre réserve sur des îles.
icon-return = Reprendre des autochtones.
    .text = Reprenez-en autant des îles.
icon-move_native = Déplacer un autochtone.
    .text = Menez l’autochtone de quiconque vers une autre île.
icon-move_treasure = Déplacer un trésor.
    .text = Portez un trésor sur une autre île.
icons-table = Sur la table
icon-gem = Trésor.
    .text = Vaut 2 points de Respect dans votre hutte.
icon-native = Autochtone.
    .text = Dans votre réserve, sur une île ou sur une carte.
icon-argue = Ils se querellent.
    .text = Des groupes égaux n’ont rien.
icon-shaman = Chaman.
    .text = Joue le premier et retourne le ciel ou la marée.
icon-turn = À lui de jouer.
    .text = La table attend ce joueur.
icon-hand = Main.
    .text = Autant de cartes ; celle des autres est secrète.
icon-respect = Respect.
    .text = Les points de ce jeu.
