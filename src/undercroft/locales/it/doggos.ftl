# Dungeons & Doggos.

intro-doggos = In 3 round i cani costruiscono insieme un dungeon, e ognuno trova la sua via d’uscita. Al tuo turno peschi una stanza e la piazzi, oppure esci, oppure dormi. Chi esce va dalla stanza iniziale a un’uscita sul tavolo vuoto, sconfigge mostri e mette zampe sulle carte: le zampe decidono chi prende che cosa. Il primo che esce fa partire il conto alla rovescia per gli altri. Vince chi ha più monete. "map" spiega tutti i segni.

## Opzioni

option-doggos-dogs = I giocatori scelgono il cane a turno, oppure lo ricevono a caso.
option-doggos-two-side = La stanza iniziale con tre uscite, quella per due, anche con più giocatori.
option-doggos-damage = I danni devono restare sotto la difesa dopo ogni stanza, o solo alla fine del percorso.
option-doggos-night-watch = Se tutti gli altri dormono, l’ultimo cane sveglio ha solo 4 carte da pescare.
option-doggos-hidden-coins = Monete, forzieri e trappole restano coperti per gli avversari fino alla fine.
option-doggos-rules = La versione delle regole, perché i vecchi verbali valgano per sempre.
pack-too-large = Il pacchetto è troppo grande: può avere al massimo { $designs } tipi di carta stanza, { $dogs } cani e { $quests } missioni.

## Scelte

choice-doggos-explore = Pesca una stanza
choice-doggos-leave = Esci dal dungeon
choice-doggos-sleep = Vai a dormire
choice-doggos-place = Piazzala { $cell }
choice-doggos-rotate = { $turn ->
    [0] Mettila così com’è
   *[other] Girala di { $turn }°
}
choice-doggos-dog = Gioca con { $dog }
choice-doggos-quest = Tieni la missione { $quest }
choice-doggos-turn = Gira la carta a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} di { $turn }°
choice-doggos-step = Vai a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}: { $room }
choice-doggos-break = Sfonda a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
choice-doggos-jump = Salta nel portale { $cell }
choice-doggos-fight = Combatti: { $room }{ $potions ->
    [none] {""}
    [sword] , con una pozione spada
    [bow] , con una pozione arco
    [fireball] , con una pozione palla di fuoco
   *[other] , con pozioni: { $potions }
}
choice-doggos-overpower = Sconfiggi con due zampe: { $room }
choice-doggos-pass = Passa oltre: { $room }
choice-doggos-claim = Metti una zampa: { $room }
choice-doggos-skip = Non mettere zampe: { $room }
choice-doggos-hire = { $edge ->
    [pair] Assolda per due trofei: { $room }
   *[paw] Assolda per un trofeo e una zampa: { $room }
}
choice-doggos-take = { $potion ->
    [sword] Prendi una pozione spada
    [bow] Prendi una pozione arco
   *[fireball] Prendi una pozione palla di fuoco
}
choice-doggos-disarm-potion = { $potion ->
    [sword] Disinnesca con una pozione spada
    [bow] Disinnesca con una pozione arco
   *[fireball] Disinnesca con una pozione palla di fuoco
}
choice-doggos-disarm-own = Disinnesca con la tua carta: { $card }{ $variant ->
    [pair] , due trofei
    [single] , un trofeo
    [paw] , trofeo e zampa
   *[plain] {""}
}
choice-doggos-disarm-path = Disinnesca con la carta { $cell }
choice-doggos-out = Vai fuori
choice-doggos-confirm = Esci per questo percorso

## Perché no

doggos-not-now = Adesso non è questo che si chiede.
doggos-game-over = La partita è finita.
doggos-seat-waits = Non tocca a te.
doggos-seat-done = Hai già scelto. Gli altri stanno ancora scegliendo.
doggos-chance-first = Prima le carte.
doggos-dog-taken = Quel cane è di un altro giocatore. Scegline un altro.
doggos-not-dealt = Non hai quella missione.
doggos-no-cards = In questo round non ci sono più carte da pescare. Esci o dormi.
doggos-nowhere-to-place = Nessuna uscita dà su un posto libero, quindi non si può aggiungere una stanza. Esci o dormi.
doggos-cell-taken = Lì c’è già una stanza. Scegli un posto libero.
doggos-cell-emptied = Quel posto è stato svuotato e resta così fino alla fine del round. Scegline un altro.
doggos-no-exit-here = Nessuna uscita porta lì. Una stanza va dove porta un’uscita, una porta o un varco.
doggos-exits-do-not-meet = Messa così, nessuna sua uscita incontra un’altra uscita. Girala in un altro modo.
doggos-same-rotation = Girata così la carta è uguale a un giro più piccolo. Scegli quello.
doggos-place-first = Prima la stanza pescata: scegli un posto, poi girala.
doggos-room-first = Prima decidi che cosa fare in questa stanza.
doggos-choose-turn = Prima scegli: esplorare, uscire o dormire.
doggos-leaving = Stai uscendo: vai avanti fin fuori, o torna indietro.
doggos-confirm-first = Sei fuori: conferma il percorso, o torna indietro.
doggos-not-sharik = Solo Sharik gira le stanze.
doggos-turn-first = Le stanze si girano prima del primo passo, in senso orario da nord e una volta ciascuna.
doggos-nothing-to-turn = Da quel lato della stanza iniziale non c’è nessuna stanza.
doggos-wall = Un muro chiude la via. Si passa dove tutte e due le stanze hanno un’uscita.
doggos-no-key = La porta è chiusa e non hai una chiave. Le libelchiavi ne portano una.
doggos-no-room = Lì non c’è nessuna stanza.
doggos-room-visited = Quella stanza è già sul tuo percorso. Nessuna stanza si visita due volte.
doggos-rivals-paw = In quella stanza c’è la zampa di un avversario. In questo round nessun altro può entrarci.
doggos-trap-covered = Quella trappola è disinnescata e coperta. In questo round nessuno può entrarci.
doggos-emptied = Quel posto è stato svuotato. In questo round non ci passa nessuno.
doggos-not-bonk = Solo Bonk sfonda muri e porte.
doggos-no-paw = Sulla tua plancia non ci sono più zampe.
doggos-already-open = Lì la via è aperta. Per passare non serve una zampa.
doggos-not-a-portal = Si salta solo da un portale a un altro.
doggos-no-way-out = Nessuna uscita di questa stanza dà sul tavolo vuoto. Vai avanti fino a una che l’abbia.
doggos-too-much-damage = Sono troppi danni: finora { $damage }, e la tua difesa è { $defence }. I danni devono restare sotto la difesa.
doggos-too-weak = I tuoi simboli non bastano per questo mostro. Spendi pozioni o passa oltre.
doggos-potion-not-held = Non hai quella pozione.
doggos-potion-not-needed = Vinci questo scontro anche senza quella pozione. Tienila.
doggos-not-joan = Solo Giovanna sconfigge un mostro con una seconda zampa.
doggos-dragon = Una seconda zampa non sconfigge il drago. Servono tutti i suoi simboli.
doggos-can-be-beaten = Puoi sconfiggere questo mostro senza una seconda zampa. Combatti.
doggos-not-in-supply = Quella pozione non è nella riserva. Scegline un’altra.
doggos-take-a-potion = Qui una zampa porta una pozione: scegli quale.
doggos-wrong-symbol = Non mostra il simbolo che la trappola richiede.
doggos-not-owned = Non hai quella carta.
doggos-no-paw-for-trap = Non ti restano zampe per la trappola. Serve un trofeo o una pozione del suo simbolo.
doggos-stuck-damage = Non resta nessuna via d’uscita: i danni sarebbero troppi per la tua difesa.
doggos-stuck-key = Non resta nessuna via d’uscita: servirebbe una chiave.
doggos-stuck-paw = Non resta nessuna via d’uscita: servirebbe un’altra zampa.
doggos-stuck-rivals = Non resta nessuna via d’uscita: le zampe degli avversari chiudono la via.
doggos-stuck = Non resta nessuna via d’uscita.
doggos-no-second-paw = Servono due zampe sulla plancia, e tu ne hai { $paws }.
doggos-jumped-over = Robin salta le trappole: non le prende e non le disarma.
doggos-other-question = Qui non si può fare.

## Che cosa è successo

event-table-set = Il tavolo è pronto. { $seats ->
    [one] 1 cane annusa
   *[other] { $seats } cani annusano
} la porta del dungeon.
event-dog-taken = { $who ->
    [you] Giochi con { $dog }.
   *[other] { $player } gioca con { $dog }.
}
event-dog-dealt = { $who ->
    [you] { $dog } ti corre incontro e resta con te.
   *[other] { $dog } corre incontro a { $player } e resta lì.
}
event-quests-dealt = Le tue missioni tra cui scegliere: { $quests }.
event-quest-kept = Tieni una missione e la sotterri ben bene: { $quest }.
event-quest-laid = { $who ->
    [you] Metti in tavola una missione comune: { $quest }.
   *[other] { $player } mette in tavola una missione comune: { $quest }.
}
event-potion-dealt = { $who ->
    [you] Ricevi
   *[other] { $player } riceve
} { $potion ->
    [sword] una pozione spada
    [bow] una pozione arco
   *[fireball] una pozione palla di fuoco
}.
event-round-begun = — Round { $round } di 3, primo giocatore: { $seat } —
event-turn-passed = Tocca a: { $seat }.
event-explored = { $who ->
    [you] Metti il naso dietro l’angolo.
   *[other] { $player } mette il naso dietro l’angolo.
}
event-room-drawn = { $who ->
    [you] Fiuti una stanza: { $card }.
   *[other] { $player } fiuta una stanza: { $card }.
}
event-room-placed = { $who ->
    [you] Piazzi una stanza { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , girata di { $turn }°
    }.
   *[other] { $player } piazza una stanza { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , girata di { $turn }°
    }.
}
event-leaving = { $who ->
    [you] Drizzi le orecchie e cerchi l’uscita.
   *[other] { $player } cerca l’uscita.
}
event-card-turned = { $who ->
    [you] Giri
   *[other] { $player } gira
} la carta a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} di { $turn }°.
event-stepped = { $who ->
    [you] Trotterelli
   *[other] { $player } trotterella
} a { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}: { $room }.
event-passage-broken = { $who ->
    [you] Sfondi a testate il lato
   *[other] { $player } sfonda a testate il lato
} { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
event-jumped = { $who ->
    [you] Salti nel portale, { $cell }. La coda arriva per ultima.
   *[other] { $player } salta nel portale, { $cell }. La coda arriva per ultima.
}
event-monster-beaten = { $who ->
    [you] Sconfiggi
   *[other] { $player } sconfigge
} il mostro: { $room }{ $potions ->
    [none] {""}
    [sword] , con una pozione spada
    [bow] , con una pozione arco
    [fireball] , con una pozione palla di fuoco
   *[other] , con pozioni: { $potions }
}.
event-monster-overpowered = { $who ->
    [you] Sconfiggi il mostro con due zampe insieme: { $room }.
   *[other] { $player } sconfigge il mostro con due zampe insieme: { $room }.
}
event-walked-past = { $who ->
    [you] Sgattaioli via con qualche graffio: { $room }.
   *[other] { $player } sgattaiola via con qualche graffio: { $room }.
}
event-room-claimed = { $who ->
    [you] Metti una zampa: { $room }.
   *[other] { $player } mette una zampa: { $room }.
}
event-room-skipped = { $who ->
    [you] Annusi e non metti zampe: { $room }.
   *[other] { $player } annusa e non mette zampe: { $room }.
}
event-tramp-hired = { $who ->
    [you] Assoldi un randagio
   *[other] { $player } assolda un randagio
} { $edge ->
    [pair] per due trofei
   *[paw] per un trofeo e una zampa
}: { $room }.
event-potion-taken = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { $potion ->
    [sword] una pozione spada
    [bow] una pozione arco
   *[fireball] una pozione palla di fuoco
}: { $room }.
event-empty-supply = { $who ->
    [you] La riserva è vuota: la tua zampa non ti porta nessuna pozione.
   *[other] La riserva è vuota: { $player } non riceve nessuna pozione.
}
event-trap-disarmed = { $who ->
    [you] Disinneschi la trappola: { $room }.
   *[other] { $player } disinnesca la trappola: { $room }.
}
event-trap-pawed = { $who ->
    [you] Finisci dritto nella trappola: { $room }. Alla fine è −1 moneta.
   *[other] { $player } finisce dritto nella trappola: { $room }. Alla fine è −1 moneta.
}
event-got-out = { $who ->
    [you] Ti scrolli all’aria aperta.
   *[other] { $player } si scrolla all’aria aperta.
}
event-left = { $who ->
    [you] Esci dal dungeon
   *[other] { $player } esce dal dungeon
}: { $rooms ->
    [one] 1 stanza
   *[other] { $rooms } stanze
} sul percorso, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} sotto le zampe.
event-countdown = Parte il conto alla rovescia: in questo round { $cards ->
    [0] non restano carte da pescare
    [one] resta 1 carta da pescare
   *[other] restano { $cards } carte da pescare
}.
event-slept = { $who ->
    [you] Fai tre giri su di te e ti addormenti.
   *[other] { $player } fa tre giri su di sé e si addormenta.
}
event-round-ended = Il round { $round } è finito. Il segnalino del cane più bravo: { $seat }.
event-quests-shown = Le missioni personali vengono dissotterrate.
event-coins-counted = { $who ->
    [you] Conti
   *[other] { $player } conta
} { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, missione personale: { $quest }.

## Monete

box-doggos-monsters = Mostri
box-doggos-coins = Stanze con monete
box-doggos-chests = Forzieri
box-doggos-traps = Trappole
box-doggos-tramps = Randagi
box-doggos-personal = Missione personale
box-doggos-common = Missioni comuni
doggos-score-monsters = Monete sui mostri
doggos-score-coins = Prese con una zampa: le monete di ogni carta
doggos-score-chests = { $chests ->
    [one] 1 forziere
   *[other] { $chests } forzieri
}, { $keys ->
    [one] 1 chiave
   *[other] { $keys } chiavi
}
doggos-score-traps = Trappole con la zampa
doggos-score-tramps = Randagi assoldati
doggos-score-personal = Missione personale { $quest }: { $times ->
    [0] non compiuta
   *[other] compiuta { $times }×
}
doggos-score-personal-hidden = Missione personale, ancora nascosta
doggos-score-common = Missione comune { $quest }: { $times ->
    [0] non compiuta
   *[other] compiuta { $times }×
}
doggos-ranked-by-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
doggos-ranked-by-quests = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, il pareggio è deciso dalle missioni: compiute { $quests }×
doggos-rank-shared = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} e { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
}, come altri: il posto è condiviso
