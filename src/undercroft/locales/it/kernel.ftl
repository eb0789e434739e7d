# Che cosa dice il nucleo: opzioni, posti, notazione, mosse annullate, verbali.

unknown-game = Non c’è nessun gioco "{ $game }". Ci sono: { $games }.
bad-seed = "{ $seed }" non è un seme. Un seme è un numero intero da 0 a 2^128 − 1.
unknown-option = Non c’è nessuna opzione "{ $option }". Ci sono: { $options }.
unknown-option-near = Non c’è nessuna opzione "{ $option }". Forse { $near }?
bad-option-value = L’opzione { $option } non può essere "{ $value }". Può essere: { $values }.
bad-seats = { $seats } giocatori non vanno bene. Si gioca da { $least } a { $most }.
bad-chance = Il caso non può essere "{ $chance }". È roll oppure ask.
campaign-has-dungeons = La campagna { $campaign } ha i suoi dungeon, quindi il dungeon { $dungeon } non si può scegliere. Togli una delle due cose.
grand-campaign-edition = Solo il regolamento ceco ha la campagna di tutti e dodici i dungeon. Usa edition=cz invece di { $edition }.
players-and-seats = { $players } nomi per { $seats } posti: ne serve uno per ciascuno.

## Notazione

bad-notation = "{ $text }" qui non si legge come mossa.
bad-notation-near = "{ $text }" qui non si legge come mossa. Forse: { $near }?
not-legal = Adesso le regole non lo permettono (scelta { $code }).

## Annullare

no-such-seat = Il posto { $seat } non c’è. I posti vanno da 1 a { $most }.
nothing-to-undo = Non c’è ancora nulla da annullare.
undo-after-end = La partita è finita. Ciò che è giocato resta.
undo-after-news = Da allora si sono visti dadi, carte o la risposta di un rivale, quindi quella scelta resta.

## Verbali e partite salvate

bad-store = Questa non è una partita salvata: { $what } manca o è sbagliato.
record-other-pack = È stata giocata con il pacchetto { $pack } (cifre { $hash }), ma questo ha le cifre { $own }. Indica quello giusto con --pack.
record-running = Il verbale è stato scritto a partita in corso: il seme manca e non si può rivedere.
record-asked = Una partita in cui il caso è stato deciso a mano non ha un seme da cui rigiocarla: si può salvare, non registrare.
record-midway = Questa partita continua da metà di un'altra: nessun seme porta a lei, perciò non ha un verbale.
record-not-ours = Questo non è un verbale di Undercroft. Dovrebbe cominciare con "undercroft-record: 1", non con "{ $text }".
record-bad-header = "{ $text }" non è un’intestazione. Le intestazioni sono: { $headers }.
record-missing-header = Mancano queste intestazioni: { $headers }.
record-other-format = Ha il formato { $format }, e questo programma legge il formato { $own }. Forse lo legge un Undercroft più nuovo.
record-bad-number = Posti e seme devono essere numeri interi, qui c’è { $what }.
record-other-rules = È stata giocata con la versione { $rules } delle regole, e questo programma conosce le versioni fino a { $own }. Forse la rivede un Undercroft più nuovo.
record-bad-line = Una riga comincia con un posto e i due punti, per esempio "1: 7 brew", con posti da 1 a { $seats }. Qui c’è "{ $text }".
record-after-end = La partita è finita prima di questa riga: "{ $text }".
record-bad-notation = "{ $text }" qui non si legge come mossa.
record-bad-notation-near = "{ $text }" qui non si legge come mossa. Forse: { $near }?
record-illegal = "{ $text }" qui è contro le regole ({ $rule }). { $why }
record-other-chance = Qui il caso dice "{ $text }", ma il seme dà "{ $expected }". Il verbale è stato modificato.
record-cut-off = Il verbale finisce prima della partita. Il resto è tagliato.
record-missing-chance = Manca la riga "# { $text }". Il verbale è stato modificato.
record-other-result = L’intestazione dà il risultato { $result }, ma le mosse portano a { $own }. Il verbale è stato modificato.
record-edited = Il verbale si rivede, ma la somma di controllo non torna: qualcuno l’ha modificato.

## Ciò che accade in più giochi

event-first-drawn = Primo giocatore: { $seat }.
head-setup = prima della partita
