# Лаборатория равновесия: отчёт и счёт ботов в одиночной игре.

help-balance = Сыграть ботами много партий и узнать, как на них влияет каждая карта.
help-balance-examples = Примеры: undercroft lab balance doggos --games 300 --seats 3 --out doggos.html · undercroft lab balance paper-dungeons --pack MYPACK --against classic.json
help-balance-out = Отчёт, один файл HTML (balance-GAME.html).
help-balance-json = Записать рядом те же числа в JSON.
help-balance-against = Папка другого набора или JSON прошлого отчёта: в чём разница?
help-ranks = Сыграть ботами в одиночку и сохранить их счёт в наборе.
help-ranks-examples = Пример: undercroft lab ranks paper-dungeons --games 400 --jobs 2
help-ranks-bot = Чей счёт; можно указать несколько раз. Без него все уровни. hard=search@passes=150 сохраняет счёт поиска как счёт уровня.
help-ranks-out = Файл; без него standings.toml в папке набора.
balance-unknown-game = В игре { $game } никто не знает, куда смотреть. Есть: { $games }.
balance-not-alike = { $file } рассказывает о других партиях: { $what } там { $theirs }, здесь { $ours }. Сравнивать можно только одинаковые партии.
balance-not-a-report = { $file } не отчёт о равновесии в JSON: { $reason }. Возьмите файл, который lab balance --json пишет рядом с отчётом.
balance-written = Отчёт: { $file }
ranks-written = Сохранено в наборе: { $file }
ranks-no-pack = В { $game } нет рангов для одного игрока, они есть только в { $games }.
ranks-forfeits = Ничего не сохранено: за { $bot } наугад приняты решения (их { $count }), так что это не его счёт. Исправьте программу или дайте ей больше времени через --bot-timeout.
ranks-bot = бот
standing-better = { $bot ->
    [easy] Лучше, чем { $percent } % партий лёгкого бота.
    [medium] Лучше, чем { $percent } % партий среднего бота.
    [hard] Лучше, чем { $percent } % партий сильного бота.
   *[other] Лучше, чем { $percent } % партий бота { $bot }.
}

balance-title = Равновесие: { $game }
balance-order = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, боты: { $bots }, набор { $pack }, зерно { $seed }
balance-options = Параметры: { $options }
balance-lots = То, что игроки выбирают до игры, решал жребий: только так можно отличить карту от того, кто её держит.

balance-checks = Что должно выполняться
balance-ok = да
balance-not = НЕТ
balance-unsure-long = партий мало, чтобы судить
balance-check-shares = { $kind }: каждый получает от { $low } % до { $high } % своей справедливой доли побед ({ $lowest }, { $highest }); верно от 60 % до 150 %
balance-check-wins = { $kind }: каждый выигрывает от { $low } % до { $high } % партий ({ $lowest }, { $highest }); верно не ноль и не все
balance-check-places = Порядок хода: место { $best } получает { $high } % справедливой доли побед, место { $worst } получает { $low } %
balance-check-used = { $kind }, ни разу не пригодились: { $things }
balance-check-cap = Партии, дошедшие до последнего разрешённого раунда: { $games }
balance-check-rounds = Средняя половина партий кончается в раундах с { $fast } по { $slow }; верно с 8 по 16
balance-check-roads = Заданиями выиграно партий: { $quests }, последним выжившим героем: { $fights }
balance-none = таких нет

balance-overview = Партии
balance-scores = Счёт
balance-scores-note = все места; среднее { $mean }, стандартное отклонение { $deviation }
balance-places = Кто начинает
balance-places-note = часть справедливой доли побед, которая достаётся каждому месту в порядке хода
balance-place = Место { $place }
balance-decisions = Длина в решениях
balance-rounds = Длина в раундах
balance-length-note = среднее { $mean }, средняя половина от { $low } до { $high }
balance-decisions-always = В каждой партии { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}.
balance-rounds-always = Каждая партия длилась { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}.
balance-leads = Смены лидера
balance-leads-note = среднее { $mean }; лидер на середине побеждает в { $share } % партий
balance-margins = Насколько близко
balance-margins-note = очки между первым и вторым; среднее { $mean }
balance-endings = Чем кончились партии
balance-ending-quests = Задания выполнены
balance-ending-last-hero = Последний живой герой
balance-ending-level = Высший уровень достигнут
balance-ending-cap = Последний разрешённый раунд
balance-ending-no-quests = Заданий не осталось
balance-ending-solo-won = Победа в одиночку
balance-ending-solo-lost = Поражение в одиночку
balance-won = Победы
balance-won-note = { $share } % партий

balance-kind-talent = Таланты
balance-kind-goal = Цели
balance-kind-mission = Задания
balance-kind-dungeon = Подземелья
balance-kind-boss = Боссы
balance-kind-item = Предметы
balance-kind-dog = Пёсики
balance-kind-quest = Личные задания
balance-kind-common-quest = Общие задания
balance-kind-monster = Монстры
balance-kind-room = Комнаты
balance-kind-potion = Розданные зелья
balance-kind-hero = Герои
balance-kind-card = Карты
balance-kind-location = Локации

balance-way-held = Кто что держит, решал жребий. Места с этой картой сравниваются со всеми остальными на том же месте в порядке хода.
balance-way-drawn = Эти карты приходят из перемешанной колоды. Влияние: одна лишняя сверх того, что обещала колода, на место, которое её вытянуло.
balance-way-laid = Это лежит на столе для всех. Влияние: появление или одна лишняя сверх ожидаемого, на средний счёт за столом.
balance-way-given = Этого никому не раздают. Каждая партия сыграна ещё раз с тем же зерном, и одно место получило предмет даром перед первым кубиком; влияние: разница для этого места.

balance-thing = Название
balance-seen = Встречи
balance-wanted = Желанность
balance-use-goal = Дала очки
balance-use-mission = Выполнено
balance-use-boss = Бой
balance-use-item = Сделан
balance-use-quest = Выполнено
balance-use-monster = Побеждён
balance-use-room = Взята
balance-use-card = Сыграна
balance-use-location = Входов
balance-use-hero = Погиб
balance-used-in = В раунде
balance-fair = Справедливая доля
balance-score-effect = Счёт
balance-win-effect = Шанс победы
balance-margin-effect = Отрыв
balance-length-effect = Решения
balance-flags = Пометки
balance-flag-dead = не пригодилось
balance-flag-unseen = не встретилось
balance-flag-unwanted = никому не нужно
balance-flag-strong = сильно
balance-flag-weak = слабо
balance-flag-high = счёт выше
balance-flag-low = счёт ниже
balance-only-flagged = Только помеченное
balance-nothing-flagged = Ничто не выделяется.
balance-flagged = Что выделяется

balance-reading = Как это читать
balance-reading-effect = Точка показывает влияние, черта его 95-процентный интервал. Закрашенная точка: интервал не содержит 0 или справедливой доли. В одной строке из 20 так бывает случайно.
balance-reading-flags = Сильно и слабо, счёт выше и ниже: не меньше 0,3 стандартного отклонения и не случайно, даже если смотреть на все вещи этого вида сразу (Бенджамини и Хохберг, 5 %), или доля больше 150 % либо меньше 60 %, которая точно не справедлива.
balance-reading-seen = Встречи: сколько раз это держали, тянули или клали на стол. Желанность: какая доля ботов, которым это предложили, взяла бы его.

balance-against = По сравнению с { $pack }
balance-against-note = { $games ->
    [one] Та же { $games } партия
    [few] Те же { $games } партии
   *[other] Те же { $games } партий
}, зерно за зерном. Разница: здесь минус там, с 95-процентным интервалом.
balance-forfeits-there = Решений, принятых там за ботов наугад: { $count }.
balance-figure = Показатель
balance-there = Там
balance-here = Здесь
balance-difference = Разница
balance-figure-score = Средний счёт
balance-figure-margin = Отрыв первого от второго
balance-figure-decisions = Решения
balance-figure-rounds = Раунды
balance-figure-leads = Смены лидера
balance-effects-differ = Что влияет больше или меньше
balance-only-here = только здесь
balance-only-there = только там
