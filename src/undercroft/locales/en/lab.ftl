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
