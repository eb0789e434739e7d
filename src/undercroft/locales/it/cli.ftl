# La riga di comando.

version = undercroft { $version }, { $kind ->
    [compiled] compilato
   *[plain] Python semplice
}
unknown-language = Undercroft non parla "{ $language }". Parla: { $languages }.
interrupted = Fermato.
os-error = { $file }: { $reason }
os-error-plain = Non ha funzionato: { $reason }
file-error = { $file }: { $text }
our-fault = Qualcosa si è rotto dentro Undercroft, ed è colpa nostra: { $error }. Con UNDERCROFT_DEBUG=1 vedi i dettagli per una segnalazione.
file-exists = { $file } esiste già. Indica un altro file: nulla viene sovrascritto.
no-folder = { $file } non si può scrivere: la cartella { $folder } non c’è.
option-form = Un’opzione si scrive nome=valore, per esempio edition=it. Qui c’è "{ $text }".
bad-people = { $people } persone non stanno in { $seats } posti. Ce n’è almeno una, e al massimo una per posto.

## Uso

usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-default = [di solito: { $value }]
usage-required = [necessario]
usage-no-option = L’opzione { $option } non c’è.
usage-no-option-near = L’opzione { $option } non c’è. Forse { $near }?
usage-no-command = Il comando "{ $command }" non c’è.
usage-no-command-near = Il comando "{ $command }" non c’è. Forse { $near }?
usage-missing = Manca { $what }.
usage-bad-number = { $what } deve essere un numero intero, qui c’è "{ $got }".
usage-extra = C’è qualcosa di troppo: { $what }
usage-option-value = Dopo { $option } ci vuole un valore.
usage-wrong = Non si capisce: { $reason }
usage-help = "{ $command } --help" spiega di più.

## Aiuto

help-undercroft = Un tavolo digitale per giochi di dungeon: gioca nel terminale, fai giocare i bot, rivedi e controlla i verbali, crea pacchetti tuoi.
help-undercroft-examples = Comincia da qui:  undercroft play paper-dungeons
help-help = Mostra questo aiuto.
help-version = Di’ la versione, e se le regole sono compilate.
help-lang = La lingua: en, ru, it o cs. Anche con UNDERCROFT_LANG.
help-json = Scrivi JSON per un programma.
help-use-pack = Una cartella con un pacchetto tuo.
help-option = Un’opzione del gioco, per esempio edition=it. Si può ripetere; "undercroft games" le elenca.
help-seed = Un numero intero; lo stesso seme dà gli stessi dadi e le stesse carte.
help-game = Il gioco: paper-dungeons, doggos o dungeoneer.
help-games = Elenca i giochi con posti, bot e opzioni.
help-games-examples = Esempio:  undercroft games --json
help-play = Gioca nel terminale, contro i bot o con altri alla stessa tastiera.
help-play-examples = Esempi:
    undercroft play paper-dungeons
    undercroft play paper-dungeons --seats 1 --option missions=off
    undercroft play paper-dungeons --seats 4 --bot greedy --bot random --lang it
    undercroft play paper-dungeons --people 2 --name Ada --name Beppe
    undercroft play paper-dungeons --resume
    undercroft play doggos --seats 3
    undercroft play dungeoneer --seats 2 --bot greedy
help-seats = Quanti giocano, persone e bot insieme.
help-people = Quante persone; si passano la tastiera.
help-bot = Un bot per gli altri posti: easy (facile), medium (medio, se non dici nulla) o hard (forte). Si può ripetere; i bot si alternano.
help-name = Il nome di una persona, nell’ordine dei posti. Si può ripetere.
help-record-file = Dove scrivere il verbale della partita. Un file esistente non viene mai sovrascritto.
help-resume = Riprendi l’ultima partita salvata.
help-simulate = Fai giocare molte partite ai bot e conta i punti. Il risultato è lo stesso con qualsiasi numero di processi.
help-simulate-examples = Esempi:
    undercroft simulate paper-dungeons --games 10000 --seats 4 --bot random --jobs 2
    undercroft simulate paper-dungeons --seats 2 --bot greedy --bot random --seed 7 --json
help-simulate-games = Quante partite.
help-simulate-seats = Quanti posti.
help-simulate-bot = Un bot; al posto 1 va il primo, e così a turno. Si può ripetere.
help-simulate-seed = Un numero intero; lo stesso seme dà lo stesso risultato.
help-jobs = Quanti processi; tutti i core se non dici nulla.
help-lab = Il laboratorio: tornei tra bot e rapporti su quanto è equilibrato un gioco.
help-ray = Gioca su un cluster Ray: il suo indirizzo, o "local" per avviarne uno qui. Serve pip install "undercroft\[ray]".
help-bot-timeout = I secondi che un bot esterno ha per una decisione.
help-replay = Racconta una partita registrata turno per turno, con le schede finali.
help-replay-examples = Esempio:  undercroft replay game.record --seat 1 --step
help-record-to-tell = Il verbale di una partita finita.
help-step = Aspetta Invio dopo ogni mossa.
help-seat = Guarda la partita da questo posto, 1 è il primo.
help-serve = Apri il tavolo nel browser: per te, per gli amici a questo schermo, per gli amici lontani.
help-serve-examples = Esempio:  undercroft serve --host 0.0.0.0 --port 8080 --no-open
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare anche gli altri.
help-serve-port = La porta; se è occupata, la prossima libera.
help-serve-workers = Quanti processi servono il tavolo; più di uno richiedono DATABASE_URL (PostgreSQL) e REDIS_URL.
help-serve-open = Apri il browser, o di’ soltanto l’indirizzo.
serve-at = Il tavolo è pronto su { $address }
serve-data = Le partite sono conservate in { $folder }
serve-stop = Ctrl+C sparecchia; la prossima volta ogni partita sarà ancora lì.
serve-bad-settings = L’ambiente non va bene: { $problem }.
serve-needs-both = { $workers } processi condividono i tavoli tramite PostgreSQL e Redis: imposta DATABASE_URL e REDIS_URL, o usane uno solo.
serve-no-port = Su { $host } nessuna porta è libera da { $port } in poi; indicane un’altra con --port.
help-scores = Elenca i punti delle partite che hai giocato.
help-scores-examples = Esempio:  undercroft scores --json
help-record = Controlla i verbali delle partite.
help-record-check = Rigioca i verbali e di’ di ognuno se ogni riga, dado e risultato è giusto.
help-record-check-examples = Esempio:  undercroft record check *.record
help-records-to-check = Uno o più verbali.
help-pack = Controlla, mostra e comincia pacchetti.
help-pack-check = Elenca tutto ciò che non va in un pacchetto: file, voce, e che cosa sarebbe giusto.
help-pack-check-examples = Esempio:  undercroft pack check my-pack
help-pack-folder = La cartella con pack.toml.
help-pack-show = Mostra un pacchetto intero: tutto quello che contiene.
help-pack-show-examples = Esempio:  undercroft pack show my-pack --lang cs
help-pack-what = Una cartella, o un gioco per il suo pacchetto incluso.
help-pack-new = Comincia un pacchetto tuo: una copia commentata da modificare.
help-pack-new-examples = Esempio:  undercroft pack new paper-dungeons my-pack
help-pack-new-game = Il gioco del pacchetto.
help-pack-new-folder = Una cartella nuova o vuota.

## Giochi e punti

games-seats = da { $least } a { $most } giocatori
games-bots = Bot: { $bots }
games-options = Opzioni, con ciò che vale se non dici nulla:
games-values = { $text } ({ $values })
no-scores = Ancora nessun punteggio. "undercroft play" ne porta.
scores-when = giorno
scores-game = gioco
scores-player = chi
scores-seats = posti
scores-fame = punti
scores-rank = posizione
scores-solo = { $title }, { $games ->
    [one] 1 partita in solitario: { $best }.
   *[other] { $games } partite in solitario: la migliore { $best }, in media { $mean }.
}

## Al tavolo

player-name = Giocatore { $seat }
bot-names = Ludmila, Osvino, Bruna, Tobia, Edvige, Anselmo, Petra
bot-name = { $name } ({ $bot ->
    [easy] bot facile
    [medium] bot medio
    [hard] bot forte
   *[other] bot { $bot }
})
welcome = Ecco { $game }. Al tavolo: { $players }. Con ? c’è l’aiuto.
welcome-back = Si riprende { $game }. Al tavolo: { $players }. Con ? c’è l’aiuto.
nothing-to-resume = In { $folder } non c’è nessuna partita salvata.
bad-save = { $file } non è una partita salvata leggibile. Spostalo, poi comincia una partita nuova.
saved = La partita è salvata: { $file }. Si riprende con "undercroft play { $game } --resume".
hand-over = Ora tocca a { $player }. Gli altri non guardano.
pause = Invio per continuare.
undone = Annullato.
hint = Il bot { $bot } farebbe così: { $choice }  [{ $notation }]
hint-or = Oppure: { $choice }  [{ $notation }]
no-rivals = Giochi in solitario.
why-what = Perché che cosa? Scrivi dopo una mossa, per esempio: why { $example }
why-allowed = Questo si può: { $choice }  [{ $notation }]
refused = { $reason } ({ $rule })
rule-what = Quale regola? Scrivi dopo il suo numero, per esempio: rules { $example }
rule-unknown = Il manuale qui non ha { $rule }.
answer-empty = Scrivi un numero della lista, o ? per l’aiuto.
answer-number = { $number } non è nella lista. Puoi scrivere: { $keys }.
answer-ambiguous = "{ $text }" può essere più cose: { $choices }.
play-help =
    Rispondi con un numero della lista, o scrivi la mossa stessa:
    1 level warrior, 3 brew, 10 move C1 C2. Basta l’inizio: 3 b.
    Una riga come 10 move C1 (level rogue) C2 è una decisione intera.
      u           annulla l’ultima scelta        b       torna ai dadi
      map         la mappa e i suoi segni        sheet   tutta la tua scheda
      rivals      gli altri                      score   i tuoi punti e perché
      why MOSSA   perché non si può              hint    che cosa farebbe un bot
      rules NUM   una regola, come PD-7.6        log     che cosa è successo
      q           esci; la partita è salvata     ?       questo aiuto

## La fine

ending-title = La partita è finita
ending-sheet = Scheda di { $player }
ending-rank = { $rank }. { $player }: { $reason }
ending-won = Hai vinto!
ending-shared = Hai vinto, a pari merito!
ending-lost = Non stavolta. C’è sempre un altro dungeon.
score-sum = Somma
record-kept = Il verbale è in { $file }
history = { $games ->
    [one] La tua partita in solitario di prima ha dato { $best }.
   *[other] La tua migliore di { $games } partite in solitario finora: { $best }.
}
history-best = È la tua migliore finora; prima era { $best }.

## Verbali

record-ok = { $file }: in ordine, risultato { $result }
record-error = { $file }, riga { $line }: { $text }
record-not-text = Questo non è un testo in UTF-8, quindi non è un verbale.
record-unknown-pack = È stata giocata con il pacchetto "{ $pack }", che non è in Undercroft. Indica la sua cartella con --pack.

## Pacchetti

pack-bad = { $folder } non si può giocare: { $errors ->
    [one] 1 errore
   *[other] { $errors } errori
}.
pack-good = { $folder } è in ordine. { $advice ->
    [0] Nessuna osservazione.
    [one] 1 consiglio.
   *[other] { $advice } consigli.
}
pack-begun = In { $folder } ci sono { $files ->
    [one] 1 file
   *[other] { $files } file
} da modificare. Poi: undercroft pack check { $folder }, e undercroft play { $game } --pack { $folder }
no-such-pack = "{ $what }" non è né una cartella né un gioco. Giochi: { $games }.
no-such-pack-near = "{ $what }" non è né una cartella né un gioco. Forse { $near }?
