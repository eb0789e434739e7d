# Paper Dungeons nel browser.

## Domande

ui-pd-ask-walk = { $room ->
    [outside] Da dove entri?
   *[other] Sei in { $room }: dove vai?
}
ui-pd-ask-done = { $round ->
    [0] Si può tirare?
   *[other] Il tuo turno { $round } è finito?
}
ui-pd-ask-keep = Tieni questo talento e questo obiettivo?
ui-pd-ask-settled = { $block ->
    [wounds] Lasci i danni così?
   *[reward] Tieni questa ricompensa?
}
ui-pd-ask-goal = Quale obiettivo tieni?
ui-pd-ask-hero = Quale eroe sale di livello?
ui-pd-ask-item = Metà di quale oggetto?
ui-pd-ask-which-die = Con quale dado?

## Che cosa segue

ui-pd-line-die = { $left ->
    [0] L’ultimo dado del turno: un livello, un oggetto, pozioni o un cammino.
    [one] Ogni dado fa una cosa sola. Dopo questo ne resta **1**.
   *[other] Ogni dado fa una cosa sola. Dopo questo ne restano **{ $left }**.
}
ui-pd-line-walk = { $steps ->
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
}
ui-pd-line-beyond = Passando da { $via } fino a { $room }. Ogni stanza si risolve a suo tempo.
ui-pd-line-done = Gli altri vedranno il tuo turno quando tutti avranno finito.
ui-pd-line-keep = **{ $talent }** e **{ $goal }**.{ $others ->
    [none] {""}
    [never] {" "}Nessun altro li vede prima della fine.
   *[then] {" "}Gli altri li vedranno quando tutti avranno scelto.
}
ui-pd-line-settled = { $block ->
    [wounds] Dal boss: { $deeds }.
   *[reward] La tua ricompensa: { $deeds }.
}
ui-pd-line-goal = Rende alla fine, e decide quali dadi addestrano quale eroe.
ui-pd-line-talent = Vale solo per te, da ora fino alla fine.
ui-pd-health = salute { $health }
ui-pd-why-boss = Contro il boss la tua forza era la più alta: { $boss }.
ui-pd-why-gems = Lo paga la gemma **{ $count }** del tracciato.
ui-pd-why-item = Lo dà un oggetto che hai completato: { $item }.
ui-pd-why-potions = La pozione **{ $count }** riempie una riga, e una riga piena lo paga.
ui-pd-why-room = Il tesoro di { $room }.
ui-pd-why-talent = Il tuo talento: { $talent }.

## Azioni

ui-pd-do-level = Un livello a un eroe
ui-pd-do-craft = Mezzo oggetto
ui-pd-do-brew = Prepara pozioni
ui-pd-do-move = Cammina
ui-pd-up-to = { $steps ->
    [one] 1 passo
    [2] 1 passo o 2
   *[other] fino a { $steps } passi
}
ui-pd-back = Indietro
ui-pd-end = { $round ->
    [0] Comincia
   *[other] Chiudi il turno { $round }
}
ui-pd-keep = Tienili
ui-pd-go-on = Avanti
ui-pd-with-die = { $deed } ({ $die }, { $colour ->
    [black] dado nero
   *[white] dado bianco
})

## Dadi

ui-pd-dice = Dadi
ui-pd-die-name = { $symbol }, { $colour ->
    [black] dado nero
   *[white] dado bianco
}{ $number ->
    [0] {""}
   *[other] , faccia { $number }
}
ui-pd-die-used = { $number ->
    [1] usato 1º
    [2] usato 2º
   *[3] usato 3º
}
ui-pd-die-hand = in mano
ui-pd-die-skull = inutile
ui-pd-die-chosen = scelto
ui-pd-dice-black = dadi neri
ui-pd-dice-white = dadi bianchi

## Mappa

ui-pd-map = La mappa del tuo dungeon, 6 colonne per 7 righe
ui-pd-map-of = Mappa del dungeon di { $player }
ui-pd-minion = { $minion } { $level }
ui-pd-room-empty = niente

## Scheda

ui-pd-health-word = salute
ui-pd-hero-name = { $hero }, livello { $level }{ $colour ->
    [black] , dadi neri
    [white] , dadi bianchi
   *[none] {""}
}
ui-pd-gift-at = al { $level }: { $gift }
ui-pd-gift-warrior = +1 forza
ui-pd-gift-wizard = ogni colore va bene
ui-pd-gift-cleric = teschi innocui
ui-pd-gift-rogue = una gemma
ui-pd-items-note = due caselle ciascuno
ui-pd-item-name = { $item }, { $filled ->
    [0] da iniziare
    [one] a metà
   *[other] completo
}. { $text }
ui-pd-item-text = { $text } Completo, con le due caselle: gloria { $fame }.
ui-pd-potions = Pozioni
ui-pd-potions-note = { $brewed } pronte, { $free ->
    [one] 1 cuore libero
   *[other] { $free } cuori liberi
}
ui-pd-potions-name = Pozioni: { $brewed } su 12, { $free ->
    [one] 1 cuore libero
   *[other] { $free } cuori liberi
}
ui-pd-gives-level = un livello
ui-pd-gives-half = mezzo oggetto
ui-pd-gives-gem = una gemma
ui-pd-gives-potion = una pozione
ui-pd-wounds = Danni
ui-pd-wounds-note = { $wounds } su { $health } di salute
ui-pd-wounds-name = { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
} su { $health } di salute, gloria { $fame }
ui-pd-gems = Gemme
ui-pd-minions = Mostri
ui-pd-fame = gloria { $fame }
ui-pd-fame-word = gloria
ui-pd-fame-each = gloria { $fame } ciascuna
ui-pd-fame-now = Gloria se finisse ora
ui-pd-rank = Come titolo: { $rank }
ui-pd-goal = Obiettivo
ui-pd-talent = Talento
ui-pd-goal-talent = Obiettivo e talento
ui-pd-hidden-cards = Nascosti fino alla fine. { $count ->
    [one] Solo un talento è ancora possibile.
   *[other] { $count } talenti sono ancora possibili.
}

## Boss e missioni

ui-pd-power-word = forza
ui-pd-power = Forza { $power }
ui-pd-power-after = { $power } dopo
ui-pd-boss-where = In { $room }, punto debole: { $hero }
ui-pd-boss-beaten = Sconfitto
ui-pd-boss-fled = Il gruppo è fuggito
ui-pd-boss-flee = Sotto { $power } o senza visita: fuga, { $fame }
ui-pd-boss-now = gloria { $fame }, { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
}
ui-pd-boss-unvisited = { $room } non ancora visitata: il gruppo fuggirebbe, gloria { $fame }
ui-pd-boss-weak = Sotto { $power } il gruppo fugge, gloria { $fame }
ui-pd-flee-word = fuga
ui-pd-boss-reward = al più forte: { $reward ->
    [half] mezzo oggetto
    [level] un livello
    [gem] una gemma
   *[potion] una pozione
}
ui-pd-claimed = completata da { $players }
ui-pd-done = fatto

## Rivali e turni

ui-pd-rivals = Rivali
ui-pd-as-of = { $round ->
    [0] all’inizio
   *[other] dopo il turno { $round }
}
ui-pd-rival-ready = ha finito il turno
ui-pd-rival-busy = sta pensando
ui-pd-rival-die = { $number ->
    [1] al primo dado
    [2] al secondo dado
   *[3] al terzo dado
}
ui-pd-sheet-of = La scheda di { $player }
ui-pd-round = Turno { $round }, round { $stage }
ui-pd-round-title = Turno { $round }
ui-pd-slip = Dopo il turno { $round }
ui-pd-slip-beat = forza { $power } contro { $least }: gloria { $fame }{ $wounds ->
    [none] {""}
    [0] , nessun danno
    [one] , 1 danno
   *[other] , { $wounds } danni
}
ui-pd-slip-weak = forza { $power } contro { $least }: fuga, gloria { $fame }
ui-pd-slip-away = mai nella stanza del boss: fuga, gloria { $fame }
ui-pd-slip-fame = Gloria ora
ui-pd-slip-open = Tutto il turno
ui-pd-phase-over = la partita è finita

## La partita guidata

ui-guide-paper-dungeons-welcome-title = Eccoti nel dungeon
ui-guide-paper-dungeons-welcome = Guidi quattro eroi in un dungeon, su una scheda tutta tua, e così fa il tuo rivale. Quello che fai porta **gloria**; vince chi ne ha di più. Vai avanti: ogni cosa viene spiegata quando la incontri.
ui-guide-paper-dungeons-talent-title = Prima, un talento
ui-guide-paper-dungeons-talent = Ne hai ricevuti due e ne tieni **uno**. Un talento è un piccolo potere solo tuo per tutta la partita.
ui-guide-paper-dungeons-goal-title = Un obiettivo e due colori
ui-guide-paper-dungeons-goal = Tieni un obiettivo: alla fine paga **2, 4 o 6 di gloria**. Inoltre rende due eroi **neri** e due **bianchi**. I neri imparano dai dadi neri, i bianchi dai dadi bianchi.
ui-guide-paper-dungeons-round-title = Otto turni, tre boss
ui-guide-paper-dungeons-round = Un turno è un tiro di dadi. Dopo i turni **3, 6 e 8** attacca un boss. Il tracciato quassù mostra a che punto sei.
ui-guide-paper-dungeons-dice-title = Sei dadi, ne usi tre
ui-guide-paper-dungeons-dice = I sei dadi sono tirati per tutti. Ne usi **tre**, uno dopo l’altro, e ognuno fa una cosa. Un **teschio** ferisce tutti e non si può usare; un **quadrifoglio** vale per qualsiasi eroe. Il numerino serve solo a distinguere le facce.
ui-guide-paper-dungeons-level-title = Fai salire un eroe
ui-guide-paper-dungeons-level = Un dado con il simbolo di un eroe, nel suo colore, lo fa salire di **1 livello**. La somma dei livelli è la tua **salute**, e la tua forza contro i boss. Al livello 4 ogni eroe ti dà qualcosa in più.
ui-guide-paper-dungeons-walk-title = In cammino
ui-guide-paper-dungeons-walk = Ogni dado fa fare fino a **2 passi**, gli stivali **3**. Le stanze illuminate sono quelle in cui puoi entrare, con quello che costano e portano; scegline una per andarci. Si entra dal basso, da qualsiasi arco.
ui-guide-paper-dungeons-minion-title = C’è un mostro
ui-guide-paper-dungeons-minion = Lo batti sempre. Ma l’eroe che lo affronta dovrebbe essere altrettanto forte: orco e guerriero, spettro e mago, zombi e chierico, goblin e ladro. Ogni livello che manca all’eroe è **1 danno**.
ui-guide-paper-dungeons-trap-title = Occhio ai denti
ui-guide-paper-dungeons-trap = Una trappola fa **1 danno** ogni volta che entri nella sua stanza, anche quando ci torni. Il tesoro invece c’è una volta sola.
ui-guide-paper-dungeons-walls-title = Muri e acqua
ui-guide-paper-dungeons-walls = Ci si sposta di lato, in su o in giù, mai attraverso un muro o il fiume. Più avanti il **mantello** passa i muri e l’**amuleto** l’acqua. Le porticine alle righe 2 e 4 portano dall’altra parte.
ui-guide-paper-dungeons-gems-title = La corsa alle gemme
ui-guide-paper-dungeons-gems = Ogni gemma ha una lettera. Chi la prende in un turno la tiene; per tutti gli altri dal turno dopo **non c’è più**. Più gemme hai, più valgono, e alcuni posti del tracciato pagano subito.
ui-guide-paper-dungeons-wounds-title = Danni
ui-guide-paper-dungeons-wounds = Un danno riempie prima il cuore libero di una pozione, altrimenti un cuore qui, e alla fine costa gloria. Più danni che **salute**, e il gruppo muore e risorge una volta sola, per **9 di gloria**.
ui-guide-paper-dungeons-potions-title = Pozioni
ui-guide-paper-dungeons-potions = Ogni dado prepara **2 pozioni**. Ognuna assorbe 2 danni. Una riga piena di quattro paga subito: un livello, mezzo oggetto, una gemma.
ui-guide-paper-dungeons-items-title = Oggetti
ui-guide-paper-dungeons-items = Un oggetto ha due caselle; un dado ne fa **metà**. I quattro in alto vogliono il simbolo del loro eroe, i quattro in basso qualsiasi dado. Un oggetto intero funziona subito e porta gloria.
ui-guide-paper-dungeons-done-title = Con calma
ui-guide-paper-dungeons-done = Niente è deciso finché non chiudi il turno: **Annulla** riprende una scelta, **Suggerimento** chiede idee al bot, **Regole** si apre alla pagina giusta. Il turno del rivale si vede quando avete finito entrambi.
ui-guide-paper-dungeons-boss-title = Il boss aspetta
ui-guide-paper-dungeons-boss = Prima che finisca il round devi aver visitato la sua stanza, quella tratteggiata con il suo simbolo. La tua **forza** è la somma dei livelli, e l’eroe che è il suo punto debole conta doppio. La barra mostra quale riga raggiungi.
ui-guide-paper-dungeons-missions-title = Missioni
ui-guide-paper-dungeons-missions = Chi soddisfa una missione alla fine di un turno prende **4 di gloria**, poi la carta se ne va. Quindi arriva per primo, o almeno insieme agli altri.
ui-guide-paper-dungeons-fought-title = Dopo lo scontro
ui-guide-paper-dungeons-fought = La riga raggiunta dalla tua forza ti ha dato gloria e danni. Chi è troppo debole, o non è mai stato nella stanza, **fugge** e perde gloria. Il più forte di chi ha combattuto vince anche la ricompensa.
ui-guide-paper-dungeons-score-title = La scheda dei punti
ui-guide-paper-dungeons-score = Ogni punto è qui, con la sua regola. Tocca un nome per vedere da dove vengono i suoi punti. Ora conosci il gioco. Ben giocato!
