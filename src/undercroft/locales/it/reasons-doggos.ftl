# Perché una scelta piace a un bot di Dungeons & Doggos.

## Cani e missioni

reason-doggos-dog-passages = Una zampa sfonda qualsiasi muro: c’è sempre una via per le carte migliori.
reason-doggos-dog-key = Con una chiave fin dall’inizio, le porte e un forziere ti sono aperti.
reason-doggos-dog-second-paw = Una seconda zampa sconfigge quasi ogni mostro.
reason-doggos-dog-rotations = Girare le stanze accanto a quella iniziale può aprire una via.
reason-doggos-dog-jumps = Le trappole non ti costano nulla.
reason-doggos-dog-none = Nessuna abilità, ma difesa { $defence }: puoi passare oltre a molti mostri.
reason-doggos-quest-hide = Scoperta, questa missione darebbe agli avversari più dell’altra. Meglio tenerla per te.
reason-doggos-quest-share = Scoperta, questa missione darebbe agli avversari meno dell’altra.
reason-doggos-quest-even = Entrambe le missioni possono pagarti, segrete o scoperte.

## Il turno

reason-doggos-no-way = Per ora nessuna via d’uscita rende qualcosa. Un’altra stanza può solo aiutare.
reason-doggos-early = Il dungeon è ancora piccolo: c’è ben poco da portare fuori.
reason-doggos-enough = La tua via d’uscita è già così buona che un’altra stanza aggiungerebbe poco.
reason-doggos-growth = { $coins ->
    [0] La tua via d’uscita rende ancora poco, e un’altra stanza può migliorarla.
    [one] La tua via d’uscita vale circa 1 moneta, e un’altra stanza può migliorarla.
   *[other] La tua via d’uscita vale circa { $coins } monete, e un’altra stanza può migliorarla.
}
reason-doggos-calm = Difficilmente un avversario ti rovinerà la via prima del tuo prossimo turno.
reason-doggos-promise = { $coins ->
    [0] Un’altra stanza promette più di quanto fa rischiare.
    [one] Contando anche quello che prenderebbe { $dog }, un’altra stanza promette circa 1 moneta in più che uscire ora.
   *[other] Contando anche quello che prenderebbe { $dog }, un’altra stanza promette circa { $coins } monete in più che uscire ora.
}
reason-doggos-leftover = Se esci ora, { $dog } può ancora portare fuori circa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
reason-doggos-free = Dentro non c’è nessun avversario: un’altra stanza non ti costa nulla.
reason-doggos-threat = Se { $dog } esce prima, la tua via perde circa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
reason-doggos-harm = Se esci prima tu, prendi quello a cui punta { $dog }.
reason-doggos-take = Se esci prima tu, { $dog } può portare fuori circa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in meno.
reason-doggos-shut-in = Se esci prima tu, { $dog } per ora resta senza via d’uscita.
reason-doggos-wait = Se aspetti, { $dog } può uscire prima con circa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
reason-doggos-risk = Un’altra stanza fa rischiare più di quanto promette.
reason-doggos-paw = Una zampa in più fino alla fine della partita.
reason-doggos-rest = Dormire non ti dà nulla, ma non ti costa nulla.

## La via d’uscita

reason-doggos-coins = { $coins ->
    [one] 1 moneta in più
   *[other] { $coins } monete in più
} lungo la via d’uscita. Il meglio: { $card }.
reason-doggos-no-cost = Ti risparmia una moneta che una trappola o un randagio ti costerebbe.
reason-doggos-chest-opens = Un forziere di cui hai la chiave: si apre alla fine.
reason-doggos-chest-locked = Un forziere, e la chiave si può ancora trovare.
reason-doggos-key = Una chiave, per le porte e per un forziere.
reason-doggos-quest = { $card } conta per la missione “{ $quest }”: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
reason-doggos-lead = Più { $symbol ->
    [sword] spade
    [bow] archi
   *[fireball] palle di fuoco
} per la missione “{ $quest }”.
reason-doggos-trophy = Un trofeo per i prossimi combattimenti: { $card }.
reason-doggos-shield = Più difesa nei prossimi round: { $card }.
reason-doggos-potion = Resta una pozione per un combattimento futuro.
reason-doggos-tramp = Un randagio assoldato porta una zampa in più fino alla fine della partita: { $card }.
reason-doggos-denied = Questa carta fa gola anche a un avversario: { $card }.
reason-doggos-way-less = Se passi di qui, { $dog } può portare fuori { $coins ->
    [0] un po’ meno
    [one] circa 1 moneta in meno
   *[other] circa { $coins } monete in meno
}.
reason-doggos-way-shuts = Se passi di qui, { $dog } per ora resta senza via d’uscita.
reason-doggos-save-paw = Risparmia una zampa per una carta migliore: { $card }.
reason-doggos-done = Più avanti non c’è nulla per cui valga la pena camminare.
reason-doggos-out = Sei fuori con quello che hai già.
reason-doggos-idle-paw = Tieni una zampa, ma più avanti non serve a nulla.
reason-doggos-nothing = Su questa via non c’è nulla da guadagnare.

## La stanza pescata

reason-doggos-place-claim = Qui sta sulla tua migliore via d’uscita: { $card }.
reason-doggos-place-leads = Qui migliora la tua via d’uscita, che porta a: { $card }.
reason-doggos-place-way = Qui ti apre una via d’uscita.
reason-doggos-place-reach = Altre carte diventano raggiungibili.
reason-doggos-place-safety = La tua via resta buona anche se un avversario esce prima.
reason-doggos-place-envy = Qui aiuta poco gli avversari.
reason-doggos-place-left = Con la stanza qui, se esci prima tu, { $dog } può portare fuori meno.
reason-doggos-place-answer = Che { $dog } esca o peschi una stanza, qui te la cavi meglio.
reason-doggos-place-little = Qui serve a poco per la tua via d’uscita.
reason-doggos-place-behind = Qui ci guadagna di più { $dog }.
reason-doggos-place-to-come = Qui le prossime stanze possono migliorare di più la tua via d’uscita.
reason-doggos-place-even = Dove sta questa stanza cambia poco.
reason-doggos-turn-even = Come è girata questa stanza cambia poco.
