# Perché una scelta piace a un bot di Paper Dungeons.

## Carte da tenere

reason-paper-dungeons-card-above = Chi tiene questa carta finisce in media circa { $fame } di gloria sopra gli altri.
reason-paper-dungeons-card-average = Chi tiene questa carta finisce più o meno nella media.
reason-paper-dungeons-card-better = Nessuna delle tue carte è forte, ma questa porta circa { $fame } di gloria in più.
reason-paper-dungeons-card-below = Chi tiene questa carta finisce in media circa { $fame } di gloria sotto gli altri.

## I boss

reason-paper-dungeons-boss-room = Ti porta in { $room }, la stanza del boss { $boss }. Altrimenti fuggiresti, perdendo { $fame } di gloria.
reason-paper-dungeons-boss-nearer = Poi la stanza del boss { $boss } è a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, in { $room }.
reason-paper-dungeons-power = +{ $more } di forza contro il boss { $boss }: { $power } su { $needed } per { $fame } di gloria.
reason-paper-dungeons-power-enough = Forza { $power } contro il boss { $boss }: basta per { $fame } di gloria{ $met ->
    [yes] {""}
   *[no] , una volta passati da { $room }
}.

## Gli eroi

reason-paper-dungeons-weakest = Poi il tuo eroe più debole è al livello { $level }: gloria { $fame }.
reason-paper-dungeons-master = Il { $hero } arriva al livello 6: gloria +1.
reason-paper-dungeons-levels = { $missing ->
    [one] Ancora 1 livello
   *[other] Ancora { $missing } livelli
} e tutti i tuoi eroi sono al livello { $level }: gloria { $fame }.
reason-paper-dungeons-wizard = Con il mago al livello 4 per i livelli va bene ogni colore di dado.
reason-paper-dungeons-cleric = Con il chierico al livello 4 i teschi non feriscono più.
reason-paper-dungeons-rogue = { $missing ->
    [one] Ancora 1 livello
   *[other] Ancora { $missing } livelli
} e il ladro porta una gemma bonus.

## Oggetti e pozioni

reason-paper-dungeons-item = Oggetto completo: { $item } ({ $effect }), in tutto { $fame } di gloria.
reason-paper-dungeons-crown = Oggetto completo: { $item }, in tutto { $fame } di gloria.
reason-paper-dungeons-half = Un oggetto cominciato: { $item }, da completo vale { $fame } di gloria.
reason-paper-dungeons-potions = Pozione { $potions } di { $needed }: la fine della fila dà { $reward }.

## Gemme, mostri e stanze

reason-paper-dungeons-gem = { $count ->
    [one] Prendi la gemma { $letters }.
   *[other] Prendi le gemme { $letters }.
} { $gems ->
    [one] È la prima: gloria { $fame }.
   *[other] Con { $gems } gemme hai gloria { $fame }.
}
reason-paper-dungeons-bonus-gem = Ricevi una gemma bonus. { $gems ->
    [one] È la prima: gloria { $fame }.
   *[other] Con { $gems } gemme hai gloria { $fame }.
}
reason-paper-dungeons-gem-nearer = Poi la gemma { $gem } è a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, in { $room }.
reason-paper-dungeons-minions = Sconfiggi { $count ->
    [one] un mostro
   *[other] { $count } mostri
}. { $minions ->
    [one] È il primo: gloria { $fame }.
   *[other] Con { $minions } mostri hai gloria { $fame }.
}
reason-paper-dungeons-room-nearer = Poi la stanza { $room } è a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, e lì c’è qualcosa: { $thing }.

## I danni

reason-paper-dungeons-spared = { $wounds ->
    [one] Ti risparmia un danno
   *[other] Ti risparmia { $wounds } danni
} rispetto alla migliore alternativa.
reason-paper-dungeons-off-track = { $wounds ->
    [0] Il danno va su una pozione e il tracciato dei danni resta vuoto.
   *[other] Il danno va su una pozione e il tracciato dei danni resta a { $wounds }.
}
reason-paper-dungeons-hearts = Poi le tue pozioni possono assorbire { $hearts ->
    [one] 1 danno
   *[other] { $hearts } danni
}.
reason-paper-dungeons-health = Salute { $health }, { $wounds ->
    [0] nessun danno
    [one] 1 danno
   *[other] { $wounds } danni
} sul tracciato: il tuo gruppo è più al sicuro dalla morte.
reason-paper-dungeons-boss-wounds = Con più forza i boss ti feriscono di meno.

## Obiettivo e missioni

reason-paper-dungeons-goal = Serve al tuo obiettivo, { $goal }: { $count }, cioè { $fame } di gloria.
reason-paper-dungeons-goal-nearer = Serve al tuo obiettivo, { $goal }: { $count } su { $needed } per { $fame } di gloria.
reason-paper-dungeons-goal-likelier = Ti avvicina al tuo obiettivo: { $goal }.
reason-paper-dungeons-mission = Una missione compiuta: { $mission }, { $fame } di gloria.
reason-paper-dungeons-mission-nearer = Serve a una missione, { $mission }: { $count } su { $needed }.
reason-paper-dungeons-mission-likelier = Ti avvicina a una missione: { $mission }.

## I dadi

reason-paper-dungeons-dice = Ti lascia i dadi che possono fare di più.
