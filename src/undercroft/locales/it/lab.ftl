# Bot e simulazioni.

unknown-bot = Non c’è nessun bot "{ $bot }" per { $game }. Ci sono: { $bots }.
unknown-bot-near = Non c’è nessun bot "{ $bot }" per { $game }. Forse { $near }?
bad-game-count = "{ $count }" non è un numero di partite. Usa un numero intero da 1 in su.
bad-job-count = "{ $count }" non è un numero di processi. Usa un numero intero da 1 in su.
no-bots = Non gioca nessuno. Indica almeno un bot: { $bots }.
more-bots-than-seats = { $bots } bot non stanno in { $seats } posti. Indicane uno per posto o meno: si alternano.
simulation-failed = La partita { $number } (seme { $seed }) si è interrotta: { $error }
worker-lost = Uno dei { $jobs } processi è morto. Forse la memoria non basta: prova con meno --jobs.

simulating = In gioco
simulated-seat = posto
simulated-bot = bot
simulated-mean = media
simulated-min = minimo
simulated-p5 = 5 %
simulated-median = mediana
simulated-p95 = 95 %
simulated-max = massimo
simulated-wins = vinte
simulated-shared = alla pari
simulated = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions } decisioni, seme { $seed }.
simulated-speed = { $seconds } s, { $speed } decisioni al secondo, { $jobs ->
    [one] 1 processo
   *[other] { $jobs } processi
}.

## Bots from outside, workers

bad-budget = "{ $bot }" non indica quanto pensare. Scrivi search@passes=200, search@ms=100 o entrambi: search@passes=200,ms=100.
bad-bot-timeout = "{ $seconds }" non è un tempo per una decisione. Usa un numero di secondi maggiore di 0.
bot-command-missing = Non c’è nessun programma "{ $program }" per il bot "cmd:{ $command }". Scrivi il comando come lo digiteresti.
bot-command-unreadable = Il comando "{ $command }" non si può leggere. Forse manca una virgoletta.
extra-missing = Serve { $package }, che non è installato: pip install "undercroft[{ $extra }]"
work-failed = Il lavoro si è interrotto: { $error }
cluster-worker-lost = Un processo del cluster è morto. Tutte le macchine hanno la stessa versione di Undercroft e abbastanza memoria? { $error }
no-cluster = Nessun cluster Ray risponde a { $address }: { $error }

forfeits = { $bot }: { $count ->
    [one] 1 decisione presa al suo posto, a caso.
   *[other] { $count } decisioni prese al suo posto, a caso.
}
forfeit-late = nessuna risposta entro { $detail } s; il programma è stato riavviato
forfeit-ended = il programma è terminato: { $detail }
forfeit-not-ready = non era pronto a giocare: { $detail }
forfeit-no-choice = la risposta non indica nessuna delle scelte: { $detail }
forfeit-given-up = non più interrogato in quella partita, dopo { $detail } domande senza risposta
simulated-speed-cluster = { $seconds } s sul cluster, { $speed } decisioni al secondo per processo.
