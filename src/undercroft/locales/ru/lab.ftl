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

## Bots from outside, workers

bad-budget = «{ $bot }» не называет меры раздумья. Пишите search@passes=200, search@ms=100 или то и другое: search@passes=200,ms=100.
bad-bot-timeout = «{ $seconds }» не годится как время на решение. Возьмите число секунд больше 0.
bot-command-missing = Программы «{ $program }» для бота «cmd:{ $command }» нет. Пишите команду так, как набрали бы её сами.
bot-command-unreadable = Команду «{ $command }» не прочесть. Возможно, не хватает кавычки.
extra-missing = Для этого нужен пакет { $package }, а он не установлен: pip install "undercroft[{ $extra }]"
work-failed = Работа оборвалась: { $error }
cluster-worker-lost = Один из процессов кластера погиб. На всех ли машинах одна и та же версия Undercroft и хватает ли памяти? { $error }
no-cluster = По адресу { $address } кластер Ray не отвечает: { $error }

forfeits = { $bot }: решений, принятых за него наугад: { $count }.
forfeit-late = нет ответа за { $detail } с; программа запущена заново
forfeit-ended = программа завершилась: { $detail }
forfeit-not-ready = она не готова играть: { $detail }
forfeit-no-choice = в ответе нет ни одного из ходов: { $detail }
forfeit-given-up = в этой игре больше не спрашивали: вопросов без ответа подряд было { $detail }
simulated-speed-cluster = { $seconds } с на кластере, решений в секунду на процесс: { $speed }.
