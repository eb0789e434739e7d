# Le parole del browser.

## La casa

ui-home = Ingresso
ui-home-title = Tre dungeon, un tavolo.
ui-home-line = Gioca subito contro un bot, o manda un link a un amico. Alle regole pensiamo noi.
ui-game-dungeoneer = Dungeoneer
ui-pitch-paper-dungeons = Tira sei dadi, usane tre e traccia la via del tuo gruppo nello stesso dungeon di tutti gli altri.
ui-pitch-doggos = Costruite insieme un dungeon, poi svignatela con più tesori degli altri bravi cagnolini.
ui-pitch-dungeoneer = Cerca la gloria nelle terre del Signore dei morti, e nel tuo turno sii il pericolo di tutti gli altri.
ui-manner-paper-dungeons = tira e scrivi
ui-manner-doggos = tessere e percorsi
ui-manner-dungeoneer = carte avventura
ui-players-span = da { $least } a { $most }
ui-minutes = { $minutes } minuti
ui-play-now = Gioca subito
ui-opening = Apparecchio…
ui-new-table = Nuovo tavolo
ui-learn = Imparalo in dieci minuti
ui-read-rules = Leggi le regole
ui-join-code = Entra con un codice
ui-join = Entra
ui-no-such-code = Nessun tavolo ha il codice { $code }. Ricontrollalo.
ui-continue = Continua
ui-open-tables = Tavoli aperti
ui-finished = Finite
ui-none-running = Nessuna partita in corso. Per giocare basta un clic.
ui-none-open = Al momento nessuno aspetta giocatori.
ui-none-finished = Qui troverai le tue partite finite.
ui-your-move = Tocca a te
ui-waiting = In attesa
ui-seats-open = Posti liberi
ui-replay = Rivedi
ui-given-up = Abbandonato
ui-with = con { $players }
ui-alone = in solitario
ui-seats-taken = { $game }, { $taken } posti su { $seats } occupati
ui-there-and-clock = { $players }; { $clock }
ui-finished-won = Hai vinto a { $game } con { $score }
ui-finished-rank = { $rank }º posto a { $game }, con { $score }
ui-finished-solo = { $game } in solitario, { $score }
ui-standing = { $how }, { $company }
ui-with-hints = { $line }, { $hints }
ui-hints-taken = { $count ->
    [one] 1 suggerimento
   *[other] { $count } suggerimenti
}
ui-my-scores = I miei punteggi
ui-standing-rank = Il tuo grado
ui-standing-next = Il prossimo è { $rank }, da { $points } in su.
ui-standing-better = { $bot ->
    [easy] Meglio del { $percent } % delle partite del bot facile
    [medium] Meglio del { $percent } % delle partite del bot medio
    [hard] Meglio del { $percent } % delle partite del bot forte
   *[other] Meglio del { $percent } % delle partite del bot { $bot }
}
ui-best-score = punteggio migliore
ui-place-of = { $rank }º posto su { $seats }
ui-guided = partita guidata
ui-ago-company = { $when }, { $company }
ui-just-now = proprio ora
ui-open-record = Rivedi una partita da un file
ui-device = Gioca su un altro dispositivo
ui-device-title = Gioca qui con il tuo nome
ui-device-line = Questo link porta un giocatore su questo dispositivo, con nome, tavoli e punteggi. Vale una volta sola.
ui-device-now = Finora qui sei { $name }; i tavoli di { $name } restano indietro. Prosegui solo se il link lo hai creato tu.
ui-device-go = Trasferisciti qui
ui-language = Lingua
ui-theme-light = Lume di candela
ui-theme-dark = Cantina
ui-your-name = Il tuo nome
ui-guest = Ospite
ui-place-crossroads = Crocevia
ui-place-garrison = Guarnigione

## Quando qualcosa non va

ui-reconnecting = Mi ricollego. Le tue mosse sono al sicuro.
ui-new-identity = Il server non ti riconosce più. Da adesso sei { $name }.
ui-trouble = Non ha funzionato. Riprova.
ui-no-server = Il tavolo non risponde. Il server è acceso?
ui-no-table = Questo tavolo non c’è, o non è per i tuoi occhi.
ui-no-rules = Adesso le regole non sono raggiungibili.
ui-lost-title = Qui sotto non c’è nulla
ui-lost-line = Questi gradini non portano da nessuna parte. La sala dei giochi è di sopra.
ui-loading = Un momento…

## Un nuovo tavolo

ui-options = Opzioni
ui-pack = Con quali carte e tabelloni si gioca.
ui-pack-own = { $name } (tuo)
ui-options-changed = { $count ->
    [0] come al solito
    [one] 1 cambiata
   *[other] { $count } cambiate
}
ui-table-options = A questo tavolo
ui-value = { $value ->
    [true] sì
    [false] no
    [random] a caso
    [none] nessuna
    [choose] scelti a turno
    [path] dopo ogni stanza
    [sum] alla fine
    [default] come conviene
    [one] un mazzo
    [split] separati
    [battle] ogni battaglia
    [challenge] una sfida
    [ru] russa
    [it] italiana
    [cz] ceca
    [epic] epico
    [heroic] eroico
    [legendary] leggendario
   *[other] { $value }
}
ui-clock = Tempo per pensare
ui-clock-none = senza orologio
ui-clock-move = { $seconds } secondi a mossa
ui-clock-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
ui-listed = Tutti vedono il tavolo nella lista e possono sedersi.
ui-watch = Gli altri possono guardare.
ui-hints-allowed = I suggerimenti sono ammessi; chi si siede è d’accordo.
ui-seats = Posti
ui-seats-count = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
ui-seat-number = Giocatore { $seat }
ui-seat-free = Posto libero
ui-name-of-seat = Nome al posto { $seat }
ui-who-at-seat = Chi siede al posto { $seat }
ui-kind-you = Tu
ui-kind-person = A questo schermo
ui-kind-open = Aperto, con link
ui-chair-away = Togli la sedia
ui-chair-away-of = Togli la sedia { $seat }
ui-bot-level = { $bot ->
    [random] Bot sbadato
    [greedy] Bot avveduto
    [easy] Bot facile
    [medium] Bot medio
    [hard] Bot forte
   *[other] Bot “{ $bot }”
}
ui-bot-player = { $name }, { $bot ->
    [random] bot sbadato
    [greedy] bot avveduto
    [easy] bot facile
    [medium] bot medio
    [hard] bot forte
   *[other] bot “{ $bot }”
}
ui-bot-line = { $bot ->
    [easy] Ci mette impegno, ma qualcosa gli sfugge. Adatto alla prima partita.
    [medium] Valuta ogni scelta e gli sfugge poco.
   *[hard] Prova che cosa può succedere dopo, fino a un secondo per mossa.
}
ui-add-chair = Aggiungi una sedia
ui-new-question = { $game }: chi si siede?
ui-new-line = { $people ->
    [one] 1 persona
   *[other] { $people } persone
} e { $bots ->
    [0] nessun bot
   *[other] { $bots } bot
}. Si comincia subito.
ui-new-line-open = Si comincia quando { $open ->
    [one] il posto libero è occupato
   *[other] i { $open } posti liberi sono occupati
}. Avrai un link per ciascuno.
ui-open-the-table = Apri il tavolo

## Al tavolo

ui-table = Tavolo
ui-prompt = Che cosa si chiede
ui-choices = Scelte
ui-figures = Cifre
ui-ask = Che cosa fai?
ui-ask-line = { $count ->
    [one] C’è **1** scelta.
   *[other] Ci sono **{ $count }** scelte.
}
ui-all-choices = Tutte le scelte
ui-filter = Scrivi per restringere la lista
ui-choices-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
ui-choices-none = Qui non corrisponde nulla.
ui-undo = Annulla
ui-rules = Regole
ui-rule = Regola
ui-rules-english = Le regole sono scritte in inglese.
ui-menu = Menù
ui-hint = Suggerimento
ui-hint-heading = Che cosa farebbe il bot
ui-hint-thinking = Il bot sta pensando…
ui-no-hint = Il bot non ha idee migliori delle tue.
ui-why = Perché:
ui-why-what = Prima vai su qualcosa del tabellone, poi chiedi perché.
ui-why-allowed = Questo si può fare.
ui-skip = Alla domanda
ui-close = Chiudi
ui-zoom-in = Più grande
ui-zoom-out = Più piccolo
ui-zoom-home = Torna al centro
ui-log = Diario
ui-log-empty = Non è ancora successo niente.
ui-players = Giocatori
ui-players-log = Giocatori e diario
ui-you = tu
ui-player-open = posto libero
ui-player-left = ha lasciato il tavolo
ui-player-ready = ha finito
ui-player-away = assente
ui-player-you = è di turno
ui-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
ui-time-left = Tempo rimasto
ui-toast-ready = { $player } ha finito.
ui-toast-here = { $player } è al tavolo.
ui-toast-away = { $player } non è collegato.
ui-dock-waiting = Gli altri stanno scegliendo
ui-dock-waiting-line = Mancano ancora: **{ $players }**. Intanto guardati intorno.
ui-dock-watching = Stai guardando
ui-dock-watching-line = Vedi quello che possono vedere tutti.
ui-dock-over = Ogni punto è sulla scheda, con la sua regola.
ui-dock-seats = In attesa di giocatori
ui-dock-seats-line = Si comincia quando ogni posto è occupato.
ui-abandoned = Questo tavolo è stato abbandonato
ui-rematch = Gioca ancora
ui-score-sheet = Scheda dei punti
ui-score-box = Casella
ui-winner = vince

## In attesa di persone

ui-waiting-title = { $game }: il tavolo è pronto
ui-waiting-line = Manda un link a ogni amico, o di’ loro il codice.
ui-code = Codice:
ui-copy = Copia
ui-copied = Copiato.
ui-copy-link = Copia il link
ui-take-seat = Siediti qui
ui-seat-bot = Fai sedere un bot

## Il sipario

ui-curtain-title = { $player }, tocca a te
ui-curtain-line = Tutto ciò che è segreto è coperto. Gli altri non guardano.
ui-curtain-open = Sono { $player }, apri

## Menù

ui-sound = Suoni
ui-on = sì
ui-off = no
ui-letter-keys = Tasti singoli
ui-keys = Tasti
ui-key-enter = premi il pulsante chiaro
ui-key-esc = indietro di una parte della mossa
ui-key-digits = prendi la scelta con quel numero
ui-key-why = perché non si può ciò che è selezionato
ui-orders = Nel turno degli altri
ui-orders-line = Puoi rispondere con le carte. Quando deve fermarsi il tavolo a chiedertelo? Se solo quando puoi rispondere, gli altri possono intuire che cosa hai in mano.
ui-orders-ask = Chiedimelo ogni volta.
ui-orders-able = Solo quando posso rispondere.
ui-orders-attacked = Solo quando sono sotto attacco.
ui-orders-turn = Mai prima del mio turno.
ui-keys-line = Premi qui una lettera, poi il tasto che vuoi.
ui-keys-not = Va bene ogni lettera tranne A–F e R, che servono ai giochi.
ui-key-change = { $key }: { $deed }. Cambia il tasto
ui-key-press = Premi il nuovo tasto
ui-keys-reset = Torna ai tasti soliti
ui-this-table = Questo tavolo
ui-download-record = Scarica il verbale
ui-leave = Lascia il tavolo
ui-leave-sure = Lo lasci davvero?
ui-abandon = Abbandona il tavolo
ui-abandon-sure = Lo chiudi per tutti?

## Rivedere

ui-transport = Attraverso la partita
ui-play = Avvia
ui-pause = Pausa
ui-step-back = Un passo indietro
ui-step-on = Un passo avanti
ui-round-back = Un turno indietro
ui-round-on = Un turno avanti
ui-scrub = Punto della partita
ui-step-of = Passo { $step } di { $steps }
ui-speed = Velocità
ui-eyes = Con gli occhi di
ui-eyes-watcher = uno spettatore
ui-fork = Gioca da qui

## La partita guidata

ui-guide = La tua prima partita
ui-guide-next = Avanti
ui-guide-close = Ora so come si fa
ui-guide-count = Lezione { $number }

## Informazioni

ui-about = Che cos’è Undercroft
ui-about-line = Un undercroft è la cantina a volta sotto una vecchia casa. La nostra custodisce tre giochi. Scendi i gradini, qualcuno ha acceso una candela, e il tavolo è pronto.
ui-about-games = Giochi
ui-about-names = I nomi dei giochi pubblicati dicono solo quali regole sono realizzate. Le regole sono raccontate con parole nostre.
ui-credit-paper-dungeons = dal gioco di Leandro Pires.
ui-credit-doggos = dal gioco noto anche come Tales of Tails.
ui-credit-dungeoneer = da Il richiamo del Signore dei morti.
ui-about-icons = Icone
ui-credit-icons = Icone di Lorc, Delapouite e altri autori,
ui-about-type = Caratteri
ui-credit-type = Piazzolla e Alegreya Sans (Huerta Tipográfica) e Caveat (Impallari Type), con licenza SIL Open Font License.
ui-about-program = Programma
ui-credit-program = Undercroft è software libero con licenza Apache 2.0.
