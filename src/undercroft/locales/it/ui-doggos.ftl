# Dungeons & Doggos nel browser.

## Domande

ui-dd-ask-quest = Quale missione tieni segreta?
ui-dd-ask-turn = Che cosa fa il tuo cane?
ui-dd-ask-place = { $card }: dove va?
ui-dd-ask-room = { $room }: e adesso?
ui-dd-ask-confirm = Uscire per questa via?

## Che cosa ne segue

ui-dd-line-dog = Ogni cane combatte con simboli suoi e sa fare qualcosa che nessun altro sa fare.
ui-dd-line-quest = L’altra resta scoperta per tutti.
ui-dd-line-turn = Continua a costruire, oppure prendi quel che puoi e scappa. Nel mazzo { $cards ->
    [one] resta **1** carta.
   *[other] restano **{ $cards }** carte.
}
ui-dd-line-turn-countdown = { $cards ->
    [0] Non resta **nessuna** carta: esci o dormi.
    [one] Qualcuno è uscito: si può pescare ancora **1** carta sola.
   *[other] Qualcuno è uscito: si possono pescare ancora **{ $cards }** carte.
}
ui-dd-line-place = { $count ->
    [one] C’è **1** posto adatto
   *[other] Ci sono **{ $count }** posti adatti. Scegline uno sulla mappa
}{ $keys ->
    [yes] ; R gira la carta.
   *[no] .
}
ui-dd-joined = { $room } ({ $side ->
    [n] a nord
    [e] a est
    [s] a sud
   *[w] a ovest
}{ $by ->
    [door] , con una porta chiusa a chiave
    [paw] , chiusa da una zampa
   *[exit] {""}
})
ui-dd-line-laid = In **{ $letter }** si unisce a: { $rooms }; apre { $opens ->
    [0] nessuna nuova uscita.
    [one] **1** nuova uscita.
   *[other] **{ $opens }** nuove uscite.
}
ui-dd-trial-same = La via a matita resta com’è.
ui-dd-trial-cut = Interrompe la via a matita: { $reason }
ui-dd-trial-change = La via a matita cambierebbe. { $totals }.
ui-dd-totals = Danni **{ $damage }** su { $defence }, zampe rimaste **{ $paws }**, monete **{ $coins }**

## Che cosa fare

ui-dd-leave-pencil = Esci per la via a matita
ui-dd-place-at = Posa in { $letter }
ui-dd-place-small = { $opens ->
    [0] nessuna nuova uscita
    [one] 1 nuova uscita
   *[other] { $opens } nuove uscite
}
ui-dd-turn = Gira
ui-dd-turn-back = Gira all’indietro
ui-dd-turn-side = Gira la carta a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
ui-dd-take-back = Torna indietro
ui-dd-far-none = Da qui nessuna via aperta porta là.
ui-dd-far-several = Là portano più vie: premi la prossima stanza.
ui-dd-hire = { $edge ->
    [pair] Assolda per { $first } o { $second }: { $room }
    [single] Assolda per { $first }: { $room }
   *[paw] Assolda per { $first } e una zampa: { $room }
}

## La mappa

ui-dd-map = Il sotterraneo
ui-dd-beside = a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} di: { $room }
ui-dd-place-name = Posto { $letter }, { $place }
ui-dd-on-way = Stanza { $number } della tua via
ui-dd-paw-of = { $who ->
    [you] la tua zampa
   *[other] zampa di { $player }
}
ui-dd-note-paw = zampa
ui-dd-note-beaten = vinto
ui-dd-note-disarmed = disinnescata
ui-dd-note-hired = ingaggiato
ui-dd-note-jumped = salto

## La carta in mano, la via d’uscita

ui-dd-card = La tua carta
ui-dd-card-of = { $player } posa una carta
ui-dd-drawer = Carta, via, missioni, diario
ui-dd-way = La tua via d’uscita
ui-dd-way-pencil = La tua via a matita
ui-dd-way-now = non ancora confermata
ui-dd-way-none = Prova una via prima di prenderla. Nessun altro la vede.
ui-dd-way-draw = Premi la prossima stanza sulla mappa, o una più lontana. Nessun altro la vede.
ui-dd-way-whole = Porta fuori. Finché non esci, nulla è deciso.
ui-dd-pencil-up = Matita
ui-dd-pencil-down = Metti via
ui-dd-rub-out = Cancella
ui-dd-change = Decidi di nuovo
ui-dd-back-to = Torna a questa stanza
ui-dd-spent = (spesa per una trappola)
ui-dd-total-damage = danni
ui-dd-total-paws = zampe
ui-dd-total-coins = monete
ui-dd-deed-beaten = { $room }: vittoria
ui-dd-deed-overpowered = { $room }: vittoria con due zampe
ui-dd-deed-passed = { $room }: oltrepassato
ui-dd-deed-claimed = { $room }: preso
ui-dd-deed-trapped = { $room }: una zampa, −1 moneta
ui-dd-deed-hired = { $room }: ingaggiato
ui-dd-deed-disarmed = { $room }: disinnescata con { $spent }
ui-dd-deed-jumped = { $room }: saltata
ui-dd-deed-skipped = { $room }: lasciato lì
ui-dd-deed-open = { $room }: e adesso?

## Intestazione e diario

ui-dd-phase-over = Le monete sono contate
ui-dd-round-begun = Round { $round }, { $who ->
    [you] inizi tu
   *[other] inizia { $player }
}
