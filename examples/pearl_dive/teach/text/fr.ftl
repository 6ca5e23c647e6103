lesson-lay = Une coquille en secret
    .text = Tous choisissent en même temps l’une de leurs cinq coquilles. Une coquille posée est perdue. { press } la coquille 4.
lesson-alone = Seul au sommet
    .text = On a retourné les coquilles : la plus haute que personne d’autre n’a posée a trouvé une perle. Il y a trois plongées.
lesson-score = Trois plongées
    .text = Le plus de perles gagne. § ouvre les règles.
