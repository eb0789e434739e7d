# Ciò che dice il controllo dei pacchetti. Ogni messaggio dice che cosa non va e che cosa andrebbe bene.
# Davanti stanno il file e la voce: vedi pack-problem.

pack-problem = { $file }: { $entry }: { $text }
pack-problem-in-file = { $file }: { $text }
pack-severity-error = errore
pack-severity-advice = consiglio

## Cartelle e file

pack-folder-missing = la cartella { $folder } non esiste; indica quella che contiene pack.toml
pack-folder-not-empty = la cartella { $folder } non è vuota; indicane una nuova o vuota, non è stato scritto nulla
pack-unknown = questo pacchetto non c’è; ci sono: { $known }
pack-unknown-near = questo pacchetto non c’è; forse { $near }?
pack-version-unknown = la versione { $got } non c’è; ci sono: { $known }
pack-file-missing = questo file manca
pack-file-near = un pacchetto non ha file con questo nome; forse { $near }?
pack-file-unknown = un pacchetto non ha file con questo nome; ha: { $known }
pack-not-utf8 = la riga { $line } non è in UTF-8; salva il file in UTF-8
pack-syntax = riga { $line }, colonna { $column }: non è TOML: { $text } ({ $reason })

## Chiavi e valori

pack-key-missing = manca la chiave { $key }
pack-key-near = chiave sconosciuta { $key }; forse { $near }?
pack-key-unknown = chiave sconosciuta { $key }; qui si conoscono: { $known }
pack-text-empty = { $key } è vuoto; scrivi almeno una parola
pack-language-missing = manca il testo nella lingua { $language }; servono tutte: en, ru, it, cs
pack-not-words = { $key } deve essere un testo in ogni lingua, per esempio { $key }.en = "…", qui è { $got }
pack-choice-near = { $key } non può essere "{ $got }"; forse "{ $near }"?
pack-choice-unknown = { $key } non può essere "{ $got }"; può essere: { $allowed }
pack-number-range = { $key } deve stare fra { $low } e { $high }, qui è { $got }
pack-list-length = { $key } deve avere { $count } valori, qui sono { $got }
pack-not-text = { $key } deve essere un testo fra virgolette, qui è { $got }
pack-not-number = { $key } deve essere un numero intero, qui è { $got }
pack-not-flag = { $key } deve essere true o false, qui è { $got }
pack-not-list = { $key } deve essere un elenco fra parentesi quadre, qui è { $got }
pack-not-numbers = { $key } deve essere un elenco di numeri interi, qui è { $got }
pack-not-texts = { $key } deve essere un elenco di testi fra virgolette, qui è { $got }
pack-not-table = { $key } deve essere una tabella, qui è { $got }
pack-not-tables = { $key } va scritto come voci sotto [[{ $key }]], qui è { $got }
pack-duplicate = { $key } "{ $got }" è già di { $first }; devono essere tutti diversi
pack-count = le voci [[{ $key }]] devono essere { $count }, qui sono { $got }
pack-entries-missing = fra le voci [[{ $key }]] mancano: { $missing }
pack-name-form = { $key } deve avere lettere minuscole, cifre e trattini, per esempio "my-pack", qui è "{ $got }"
pack-version-form = { $key } deve essere un testo di cifre, per esempio "1" o "1.2", qui è "{ $got }"

## Paper Dungeons: la mappa

pd-room-name = { $key } deve indicare stanze da A1 a F7, qui c’è "{ $got }"
pd-border-form = { $key }: "{ $got }" non è un confine; scrivi due stanze vicine, per esempio "C1-C2"
pd-border-twice = { $key }: il confine "{ $got }" compare due volte; una basta
pd-two-treasures = una stanza ha un solo tesoro: { $treasure } o la gemma { $gem }, non tutti e due
pd-level-without-minion = { $key } appartiene a un mostro; indica il mostro o togli il livello
pd-gem-missing = la gemma { $gem } non è in nessuna stanza; ognuna da A a H sta in una stanza
pd-gem-twice = la gemma { $gem } è in { $rooms }; ognuna da A a H sta in una sola stanza
pd-gems-unguarded = quasi tutte le gemme dovrebbero avere accanto un mostro o una trappola, senza guardia: { $rooms }
pd-minions-too-many = il tracciato dei mostri ha { $most } caselle, quindi i mostri sono al massimo { $most }, qui sono { $got }
pd-minion-count = dovrebbe esserci un solo { $minion ->
    [ghost] ghost (spettro)
    [goblin] goblin
    [ogre] ogre (orco)
   *[zombie] zombie (zombi)
} di livello { $level }, qui sono { $got }
pd-map-count = sulla mappa dovrebbero esserci da { $least } a { $most } { $what ->
    [trap] trappole
    [potion] pozioni
    [half] mezzi oggetti
   *[level] avanzamenti di livello
}, qui sono { $got }
pd-no-water = { $key } è vuoto; senza fiume l’amuleto non serve
pd-no-walls = { $key } è vuoto; qualche muro stampato fa la mappa
pd-ghost-with-potion = i regolamenti mostrano uno spettro con una pozione nelle righe da 1 a 4; qui non c’è
pd-stated-c1 = i regolamenti mostrano in C1 una pozione e nient’altro
pd-stated-d1 = i regolamenti mostrano in D1 un goblin di livello 3 e una pozione
pd-stated-e1 = i regolamenti mostrano in E1 una trappola e mezzo oggetto
pd-stated-f1 = i regolamenti mostrano in F1 una pozione e nient’altro

## Paper Dungeons: i boss

pd-thresholds-rise = le soglie (thresholds) devono crescere, qui sono { $got }
pd-boss-fame-rises = la gloria (fame) deve crescere con le soglie, qui è { $got }
pd-boss-wounds-fall = i danni (wounds) devono calare al crescere delle soglie, qui sono { $got }
pd-threshold-high = la soglia più alta dovrebbe essere al massimo { $most }, perché la forza non supera mai 36, qui è { $got }
pd-gem-letter = { $key } deve avere lettere da A a H, qui c’è "{ $got }"
pd-gem-pair = { $key } deve avere due lettere diverse, qui c’è due volte "{ $got }"
pd-no-gems-at-stage-3 = { $key } è dei boss dei round 1 e 2; dopo il terzo non resta nulla che possa sparire
pd-bosses-of-stage = i boss del round { $stage } devono essere 4, qui sono { $got }
pd-weakness-count = i boss vulnerabili al { $hero ->
    [warrior] guerriero
    [wizard] mago
    [cleric] chierico
   *[rogue] ladro
} dovrebbero essere 3, qui sono { $got }
pd-fame-low = la gloria minima alla soglia { $row }, un boss per round, dovrebbe dare in tutto { $least } o più, qui dà { $got }
pd-fame-high = la gloria massima alla soglia { $row }, un boss per round, dovrebbe dare in tutto { $most } o meno, qui dà { $got }
pd-stated-chimera = nei regolamenti la chimera ha { $key } { $stated }, qui è { $got }
pd-boss-unused = nessuna carta dungeon nomina questo boss; ogni boss dovrebbe averne una

## Paper Dungeons: dungeon e storie

pd-boss-unknown = il boss "{ $got }" non c’è; ci sono: { $known }
pd-boss-stage = i boss vanno elencati per round 1, 2, 3; "{ $got }" sta al posto { $stage } ma è del round { $its }
pd-boss-rooms-differ = le tre stanze dei boss devono essere diverse, qui sono { $got }
pd-wall-printed = il muro { $got } è già sulla mappa; toglilo da qui
pd-wall-count = una carta dovrebbe aggiungere da { $least } a { $most } muri, qui sono { $got }
pd-gems-vanish-twice = i boss 1 e 2 dovrebbero portare via gemme diverse, qui tutti e due portano via { $got }
pd-stated-dungeon-b = nella scatola il dungeon B ha { $stated }, qui ha { $got }
pd-rooms-reached = senza mantello e amuleto si dovrebbero raggiungere almeno { $least } stanze, qui sono { $got }; chiuse: { $shut }
pd-entrance-shut = un gruppo che entra da { $room } resta chiuso: raggiunge { $got } stanze su { $least }; apri una via
pd-boss-row = la stanza del boss { $stage } dovrebbe stare nelle righe da { $least } a { $most }, qui è { $room }
pd-boss-shut = la stanza { $room } del boss { $stage } non si raggiunge senza mantello e amuleto; apri una via
pd-boss-far = la stanza { $room } del boss { $stage } dovrebbe stare entro { $most } passi da un ingresso, qui sono { $got }
pd-story-chapters = chapters deve avere tre lettere da A a L, per esempio "ABC", qui è "{ $got }"
pd-story-letter = il dungeon { $letter } deve essere un capitolo di una sola storia, qui di { $got }

## Paper Dungeons: carte e scheda

pd-id-form = { $key } deve avere lettere minuscole, cifre e trattini bassi, per esempio "sea_serpent", qui è "{ $got }"
pd-level-not-for-kind = { $key } non ha senso per kind "{ $kind }"; toglilo
pd-alignment = alignment deve avere due B e due W, per esempio "BWWB", qui è "{ $got }"
pd-steps-rise = i gradini (steps) devono crescere, qui sono { $got }
pd-item-any-symbol = { $key } è dei primi quattro oggetti; per questo va bene qualsiasi simbolo
pd-item-symbols = il simbolo del { $hero ->
    [warrior] guerriero
    [wizard] mago
    [cleric] chierico
   *[rogue] ladro
} deve servire a uno solo dei primi quattro oggetti, qui a { $got }
pd-track-rises = { $key } deve crescere, qui è { $got }
pd-stated-track = nei regolamenti il posto { $place } di { $key } vale { $stated }, qui { $got }
pd-solo-mission-falls = { $key } non deve crescere di turno in turno, qui è { $got }
pd-no-ranks = [[{ $key }]] è vuoto; serve almeno un rango
pd-ranks-rise = i ranghi devono crescere, qui { $got } viene dopo { $before }

## Dungeons & Doggos: carte stanza

dd-edges-form = { $key } deve avere quattro lettere in senso orario dall’alto, E uscita, D porta, W muro, per esempio "EWEW", qui è "{ $got }"
dd-symbol-unknown = { $key } non può contenere "{ $got }"; può contenere { $allowed }
dd-id-form = { $key } deve avere lettere minuscole, cifre e trattini bassi, per esempio "coins_1", qui è "{ $got }"
dd-start-exits = { $key } deve avere { $exits } uscite e nessuna porta, qui è { $got }
dd-no-way = una carta senza uscite né porte non si può mai piazzare, qui è { $got }
dd-no-exit = ogni carta dovrebbe avere un’uscita senza porta, qui è { $got }
dd-trophy-wall = { $key } deve essere un muro, e per un randagio anche il lato opposto, qui i lati sono { $got }
dd-edge-without-trophy = { $key } è di una carta con un trofeo; indica il trofeo o togli il lato
dd-needs-nothing = { $key } è vuoto; per sconfiggere un mostro serve almeno un simbolo
dd-artifact-trophies = { $key } di un artefatto deve avere due simboli uguali, per esempio ["bow", "bow"], qui è { $got }
dd-tramp-pair = { $key } deve avere due simboli diversi, qui è { $got }
dd-tramp-single = { $key } dovrebbe essere il simbolo che manca alla coppia { $pair }, qui è { $got }
dd-chest-coins = nella scatola un forziere ha { $stated } monete, qui { $got }
dd-designs-many = i tipi di carta stanza possono essere al massimo { $most }, qui sono { $got }
dd-deck-many = oltre alla stanza iniziale le carte stanza possono essere al massimo { $most }, qui sono { $got }
dd-deck-count = nella scatola le carte stanza, oltre a quella iniziale, sono { $stated }, qui sono { $got }
dd-kind-count = le carte stanza di tipo "{ $kind }" dovrebbero essere { $stated }, qui sono { $got }
dd-coin-rooms = stanze con { $coins ->
    [1] 1 moneta
   *[other] { $coins } monete
}: nella scatola sono { $stated }, qui sono { $got }
dd-door-count = le porte su tutte le carte insieme dovrebbero essere { $stated }, qui sono { $got }
dd-monster-count = { $monster }: nella scatola le carte sono { $stated }, qui sono { $got }
dd-monster-trophies = { $monster }: nella scatola i trofei sono { $stated }, qui sono { $got }
dd-stated-monster = nella scatola questo mostro ha { $key } { $stated }, qui è { $got }
dd-symmetry = { $what ->
    [needs] i mostri in tutto dovrebbero richiedere spade, archi e palle di fuoco in numero uguale
    [trophies] i mostri in tutto dovrebbero dare spade, archi e palle di fuoco in numero uguale
    [artifact] gli artefatti in tutto dovrebbero dare spade, archi e palle di fuoco in numero uguale
    [trap] le trappole da spada, da arco e da palla di fuoco dovrebbero essere in numero uguale
    [tramp] le coppie dei randagi dovrebbero mostrare spade, archi e palle di fuoco in numero uguale
    [single] i trofei singoli dei randagi dovrebbero essere spade, archi e palle di fuoco in numero uguale
   *[potion] le pozioni con spada, con arco e con palla di fuoco dovrebbero essere in numero uguale
}, qui sono { $got }

## Dungeons & Doggos: cani, missioni, pozioni, ranghi

dd-dog-splits = i sei cani dovrebbero avere i sei modi di unire due simboli uguali e uno diverso, qui sono { $got }
dd-dog-defence = nella scatola questo cane ha difesa { $stated }, qui { $got }
dd-dog-key = { $key } deve essere 1 o più con l’abilità "key" e 0 con ogni altra; con "{ $ability }" è { $got }
dd-not-for-quest = { $key } non ha senso per kind "{ $kind }"; toglilo
dd-quest-coins = nella scatola una missione di kind "{ $kind }" paga { $stated } monete, qui { $got }
dd-quest-monster = le missioni dovrebbero nominare i nove mostri comuni, qui c’è "{ $got }"
dd-trophy-quests = le missioni sui trofei dovrebbero essere { $stated }, qui sono { $got }
dd-potions-few = le pozioni devono essere almeno { $least }, una per giocatore, qui sono { $got }
dd-potions-many = le pozioni di un simbolo possono essere al massimo { $most }; spade, archi, palle di fuoco: qui { $got }
dd-potion-count = le pozioni dovrebbero essere { $stated }, qui sono { $got }
dd-no-ranks = [[{ $key }]] è vuoto; serve almeno un rango
dd-ranks-rise = i ranghi devono crescere, qui { $got } viene dopo { $before }
