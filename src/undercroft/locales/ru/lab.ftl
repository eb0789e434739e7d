# Боты и серии игр.

unknown-bot = Бота «{ $bot }» для { $game } нет. Есть: { $bots }.
unknown-bot-near = Бота «{ $bot }» для { $game } нет. Может быть, { $near }?
bad-game-count = «{ $count }» не годится как число игр. Возьмите целое число от 1.
bad-job-count = «{ $count }» не годится как число процессов. Возьмите целое число от 1.
no-bots = Играть некому. Назовите хотя бы одного бота: { $bots }.
more-bots-than-seats = Ботов { $bots }, а мест { $seats }. Назовите по одному на место или меньше: они сядут по очереди.
simulation-failed = Игра { $number } (зерно { $seed }) оборвалась: { $error }
worker-lost = Один из процессов погиб, всего их было { $jobs }. Возможно, не хватило памяти: попробуйте меньше --jobs.

simulating = Идёт игра
simulated-seat = место
simulated-bot = бот
simulated-mean = среднее
simulated-min = меньше всего
simulated-p5 = 5 %
simulated-median = медиана
simulated-p95 = 95 %
simulated-max = больше всего
simulated-wins = побед
simulated-shared = делёных
simulated = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, решений: { $decisions }, зерно { $seed }.
simulated-speed = { $seconds } с, решений в секунду: { $speed }, { $jobs ->
    [one] { $jobs } процесс
    [few] { $jobs } процесса
   *[many] { $jobs } процессов
}.
