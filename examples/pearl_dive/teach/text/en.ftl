lesson-lay = Lay a shell in secret
    .text = Everybody chooses one of five shells at the same time. A shell that has been laid is gone. { press } shell 4.
lesson-alone = Alone at the top
    .text = All shells were turned up: the highest one that nobody else laid has found a pearl. There are three dives.
lesson-score = Three dives
    .text = Most pearls win. § opens the rules.
