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
