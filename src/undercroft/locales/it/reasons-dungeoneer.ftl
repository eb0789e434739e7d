# Perché un bot farebbe questa scelta in Dungeoneer: una frase ciascuna, dopo la scelta.

## La fine della partita

reason-dungeoneer-win = Così puoi vincere subito.
reason-dungeoneer-avert = Altrimenti puoi perdere la partita proprio qui.
reason-dungeoneer-defeat = Così puoi perdere la partita.

## Missioni

reason-dungeoneer-attempt = { $percent ->
    [0] «{ $quest }» non ha quasi possibilità di riuscire.
    [100] «{ $quest }» riesce di sicuro.
   *[other] «{ $quest }» riesce circa nel { $percent } % dei casi.
}
reason-dungeoneer-search = { $percent ->
    [100] Quello che chiede «{ $quest }» si trova di sicuro.
   *[other] Quello che chiede «{ $quest }» si trova circa nel { $percent } % dei casi.
}
reason-dungeoneer-quest = Così compi «{ $quest }».
reason-dungeoneer-there = { $deed ->
    [fetch] Chi va scortato per «{ $quest }» aspetta qui: { $place }.
    [deliver] Chi scorti per «{ $quest }» vuole arrivare qui: { $place }.
   *[attempt] { $percent ->
        [0] È il luogo di «{ $quest }», anche se per ora è quasi impossibile: { $place }.
       *[other] È il luogo di «{ $quest }», circa { $percent } % per turno: { $place }.
    }
}
reason-dungeoneer-near = { $deed ->
    [fetch] Porta dove aspetta chi va scortato per «{ $quest }»: { $place }
    [deliver] Porta dove vuole arrivare chi scorti per «{ $quest }»: { $place }
   *[attempt] { $percent ->
        [0] Porta al luogo di «{ $quest }», anche se per ora è quasi impossibile: { $place }
       *[other] Porta dove si può compiere «{ $quest }», circa { $percent } % per turno: { $place }
    }
}. { $steps ->
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
}
reason-dungeoneer-way = La via per il luogo di «{ $quest }» resta breve: { $place }, { $steps ->
    [one] 1 passo.
   *[other] { $steps } passi.
}
reason-dungeoneer-no-nearer = Non avvicina al luogo di «{ $quest }»: { $place }.
reason-dungeoneer-explore = Può portare sulla mappa il luogo di una delle tue missioni.
reason-dungeoneer-away = Allontana dal luogo di «{ $quest }»: { $place }.
reason-dungeoneer-sooner = Il tuo eroe arriva prima al luogo di «{ $quest }»: { $place }.
reason-dungeoneer-later = Il tuo eroe arriva più tardi al luogo di «{ $quest }»: { $place }.
reason-dungeoneer-chance = Sul posto, in un turno, «{ $quest }» riuscirà circa nel { $percent } % dei casi invece del { $otherwise } %.
reason-dungeoneer-dare = I round stanno per finire: finché c’è una possibilità, bisogna osare.
reason-dungeoneer-escort = Chi va scortato per «{ $quest }» viene con te.
reason-dungeoneer-stay-with = Chi scorti per «{ $quest }» resta con te.
reason-dungeoneer-forsake = Chi scorti per «{ $quest }» resterebbe indietro.
reason-dungeoneer-home = Con tre missioni compiute conta la via d’uscita: { $steps ->
    [0] sei all’ingresso.
    [one] resta 1 passo.
   *[other] restano { $steps } passi.
}
reason-dungeoneer-chase = Nessuna missione è a portata, ma vince anche l’ultimo eroe in piedi: ti avvicini a { $hero }.

## L’eroe

reason-dungeoneer-survive = Altrimenti il tuo eroe può morire.
reason-dungeoneer-deadly = Il tuo eroe può morirne.
reason-dungeoneer-heal = Ridà circa { $n } salute.
reason-dungeoneer-spare = Risparmia al tuo eroe circa { $n ->
    [one] 1 ferita.
   *[other] { $n } ferite.
}
reason-dungeoneer-hurt = Può costare circa { $n } salute.
reason-dungeoneer-rise = Il tuo eroe è di nuovo in piedi.
reason-dungeoneer-upright = Il tuo eroe resta in piedi.
reason-dungeoneer-fall = Il tuo eroe può cadere.
reason-dungeoneer-glory = { $n } gloria in più da spendere.
reason-dungeoneer-spend = Ti resta { $n } gloria in meno.
reason-dungeoneer-safer = { $n } rischio in meno che gli avversari possono spendere contro di te.
reason-dungeoneer-peril = { $n } rischio in più che gli avversari possono spendere contro di te.
reason-dungeoneer-saved = Tiene un punto azione per i turni degli avversari.
reason-dungeoneer-unsaved = Consuma il punto azione conservato.

## Carte

reason-dungeoneer-cards = { $n ->
    [one] 1 carta in più da giocare dopo.
   *[other] { $n } carte in più da giocare dopo.
}
reason-dungeoneer-lair = Nella tana non occupa posto in mano.
reason-dungeoneer-fewer = { $n ->
    [one] 1 carta in meno da giocare dopo.
   *[other] { $n } carte in meno da giocare dopo.
}
reason-dungeoneer-gear = Ti servirà turno dopo turno: { $card }.
reason-dungeoneer-companion = Combatterà al tuo fianco: { $card }.
reason-dungeoneer-keep = Resta con te: { $card }.
reason-dungeoneer-part = Devi rinunciare a una carta: { $card }.
reason-dungeoneer-lift = Libera il tuo eroe da una maledizione: { $card }.
reason-dungeoneer-ward = Tiene lontana una maledizione dal tuo eroe.
reason-dungeoneer-curse = Porta una maledizione sul tuo eroe.
reason-dungeoneer-attach = Sta dove lavora per te: { $card }.
reason-dungeoneer-prepare = In questo turno le trappole sono peggiori, e tu ne hai una in mano.

## Avversari

reason-dungeoneer-kill = { $hero } può morirne.
reason-dungeoneer-wound = Può costare circa { $n } salute a { $hero }.
reason-dungeoneer-hinder = Tiene { $hero } più lontano da una missione.
reason-dungeoneer-press = Resta da spendere { $n } rischio in più di { $hero }.
reason-dungeoneer-charge = Consuma { $n } rischio di { $hero }.
reason-dungeoneer-help = Porta { $hero } più vicino a una missione.
reason-dungeoneer-weaken = Lascia a { $hero } di meno: punti, carte o compagni.
reason-dungeoneer-strengthen = Lascia a { $hero } di più: punti, carte o compagni.

## Quando c’è poco da scegliere

reason-dungeoneer-rest = Nient’altro che si possa fare ora aiuta.
reason-dungeoneer-edge = Un po’ meglio delle altre, per varie piccole cose.
reason-dungeoneer-idle = Non costa nulla, ma altre scelte rendono di più.
reason-dungeoneer-even = Per quel che si vede, vale quanto le migliori.
reason-dungeoneer-worse = Si può fare, ma niente parla a suo favore.
