# Bots and simulations.

unknown-bot = There is no bot "{ $bot }" for { $game }. There are: { $bots }.
unknown-bot-near = There is no bot "{ $bot }" for { $game }. Did you mean { $near }?
bad-game-count = "{ $count }" is no number of games. Take a whole number from 1 on.
bad-job-count = "{ $count }" is no number of jobs. Take a whole number from 1 on.
no-bots = Nobody plays. Name at least one bot: { $bots }.
more-bots-than-seats = { $bots } bots do not fit at { $seats } seats. Name one for each seat, or fewer: they take turns.
simulation-failed = Game { $number } (seed { $seed }) broke off: { $error }
worker-lost = One of the { $jobs } processes has died. Perhaps memory ran out; try fewer --jobs.

simulating = Playing
simulated-seat = seat
simulated-bot = bot
simulated-mean = mean
simulated-min = least
simulated-p5 = 5 %
simulated-median = median
simulated-p95 = 95 %
simulated-max = most
simulated-wins = won
simulated-shared = shared
simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions, seed { $seed }.
simulated-speed = { $seconds } s, { $speed } decisions a second, { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
}.

## Bots from outside, workers

bad-budget = "{ $bot }" names no budget. Write search@passes=200, search@ms=100, or both: search@passes=200,ms=100.
bad-bot-timeout = "{ $seconds }" is no time for a decision. Take a number of seconds above 0.
bot-command-missing = There is no program "{ $program }" for the bot "cmd:{ $command }". Write a command as you would type it.
bot-command-unreadable = The command "{ $command }" cannot be read. Perhaps a quotation mark is missing.
extra-missing = This needs { $package }, which is not installed: pip install "undercroft[{ $extra }]"
work-failed = The work broke off: { $error }
cluster-worker-lost = A worker of the cluster has died. Has every machine the same version of Undercroft, and memory enough? { $error }
no-cluster = No Ray cluster answers at { $address }: { $error }

forfeits = { $bot }: { $count ->
    [one] 1 decision was made for it, at random.
   *[other] { $count } decisions were made for it, at random.
}
forfeit-late = no answer within { $detail } s; the program was started again
forfeit-ended = the program ended: { $detail }
forfeit-not-ready = it was not ready to play: { $detail }
forfeit-no-choice = the answer names none of the choices: { $detail }
forfeit-given-up = not asked any more in its game, after { $detail } questions without an answer
simulated-speed-cluster = { $seconds } s on the cluster, { $speed } decisions a second of each process.
