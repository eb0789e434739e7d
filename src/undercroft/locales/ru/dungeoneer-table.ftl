# «Подземелье» в терминале.

play-help-dungeoneer =
    Отвечайте номером из списка или пишите сам ход: move n, play scare_off,
    attempt lost_crown; идти можно просто n, e, s, w (север, восток, юг,
    запад). Место — столбец и строка карты: 2,-1 или 2,-1 r180 (с поворотом).
      u           отменить последний выбор       b       назад из списка
      map         карта и все локации            sheet   герой, задания, карты
      rivals      соперники                      score   ваши задания
      why ХОД     почему ход невозможен          hint    что сделал бы бот
      rules НОМЕР правило, например DL-40        log     что произошло
      orders      когда вас спрашивать в чужие ходы: orders able (если можете
                  ответить; так в начале), orders ask (всегда), orders attacked
                  (если на вас напали), orders turn (не раньше вашего хода)
      q           уйти; игра сохранится          ?       эта справка

orders-now = { $windows ->
    [attacked] Теперь вас спросят, только если на вас напали, вам бросать кубик или вам грозят раны.
    [turn] Теперь до вашего хода за вас пасуют.
    [ask] Теперь вас спросят в каждом окне, даже если остаётся только пасовать.
   *[able] Вас спрашивают всегда, когда вы можете что-то сделать. «orders ask»: в каждом окне, чтобы никто не догадался, что у вас на руке. «orders attacked»: только если на вас напали, вам бросать кубик или вам грозят раны. «orders turn»: не раньше вашего хода.
}
orders-unknown = Нет такого приказа: «{ $text }». Есть: { $orders }.

## Значения, стороны, места

dl-melee = ближний бой
dl-magic = магия
dl-speed = скорость
dl-melee-short = бой
dl-magic-short = магия
dl-speed-short = скор.
dl-steps-north = { $count } на север
dl-steps-east = { $count } на восток
dl-steps-south = { $count } на юг
dl-steps-west = { $count } на запад
dl-cell = { $steps } от входа
dl-at-entrance = у входа

## Карта

dl-map-goes-on = остальное — «map»
dl-legend-health = здоровье
dl-legend-hero = герой игрока 1
dl-legend-on = выход туда, где пока ничего нет
dl-legend-blocked = завал в ту сторону: ближний бой 6+ или ещё 1 ОД
dl-legend-trapped = ловушка в ту сторону: скорость 6+ или рана
dl-legend-entrance = вход
dl-legend-danger = опасность: ловушки труднее
dl-legend-spikes = шипы
dl-legend-pit = яма
dl-legend-effect = при входе что-то случится
dl-legend-throne = трон повелителя
dl-legend-token = здесь ждёт подопечный
dl-legend-attached = здесь лежит карта
dl-legend-quest = ваше задание
dl-legend-place = место для локации

## Лист

dl-head-setup = Подготовка к игре
dl-head-round = раунд { $round }
dl-head-turn = { $who ->
    [you] ваш ход
   *[other] ходит { $player }
}
dl-head-phase = { $phase ->
    [reset] сброс
    [villainy] злодеяния
    [location] новая локация
    [feats] подвиги
    [discard] конец хода
   *[setup] подготовка
}
dl-head-scepter = Скипетр { $tokens }
dl-head-locations = локаций впереди: { $count }
dl-level = уровень { $level }
dl-dead = погиб
dl-fallen = лежит
dl-ap = ОД { $ap }{ $saved ->
    [0] {""}
   *[other] +{ $saved }
}
dl-glory = слава { $glory }
dl-peril = риск { $peril }
dl-income = слава +{ $glory }, риск +{ $peril }
dl-income-solo = слава +{ $glory }, кубиков подземелья: { $peril }
dl-quests-done = Задания: { $done } из { $needed }
dl-quest-here = здесь!
dl-quest-found = найдено здесь!
dl-quest-escorting = куда: { $place }
dl-quest-where = где: { $place }
dl-quest-to-come = { $place } (ещё впереди)
dl-quest-places = { $count ->
    [one] { $count } место на карте
    [few] { $count } места на карте
   *[many] { $count } мест на карте
}
dl-quest-done = Выполнено: { $quest }
dl-boons = Преимущества { $count }/{ $limit }:
dl-treasures = Сокровища { $count }/{ $limit }:
dl-boons-treasures = Инвентарь: преимуществ { $boons } из { $boons_limit }, сокровищ { $treasures } из { $treasures_limit }
dl-lair = Логово { $count }/{ $limit }:
dl-curses = Проклятия:
dl-hand = Рука:
dl-hand-count = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, см. «sheet»
dl-cost = { $purse ->
    [glory] { $cost }с
   *[peril] { $cost }р
}
dl-by-level = { $value } на уровне { $level }
dl-for-now = на время
dl-scepter = Скипетр
dl-rival = уровень { $level }, { $values }, { $health }, слава { $glory }, риск { $peril }, ОД { $ap }, карт на руке { $hand }, заданий выполнено { $done }, место: { $place }
dl-rival-cards = имеет: { $cards }
dl-rival-curses = проклятия: { $cards }
dl-rival-lair = логово: { $cards }
dl-rival-known = известно на руке: { $cards }
dl-rival-quests = задания: { $quests }
dl-rival-short = риск { $peril }, заданий { $done }

## Битвы

dl-battle = { $kind ->
    [challenge] Вызов
   *[battle] Битва
}, защищается: { $who ->
    [you] вы
   *[other] { $defender }
}{ $stage ->
    [response] ; ответы
    [counter] ; перед контратакой
    [reroll] ; после броска
    [wounds] ; раны
    [strike] ; попадание
    [challenge] ; бросить вызов?
    [lair] ; куда уходят монстры
    [reward] ; награды
    [form] ; форма атаки
   *[other] {""}
}
dl-attack-void = (вне битвы)
dl-attack-form-open = форма ещё не выбрана
dl-against = { $who ->
    [you] против вас
   *[other] против: { $name }
}
dl-attack-done = { $result ->
    [hit] ПОПАЛ
    [repelled] отбито
   *[even] поровну
}
dl-die-word = кубик
dl-die = ({ $value } + кубик { $die })
dl-die-scepter = Бросок за Скипетр: { $die }.
dl-die-dungeon = Кубик подземелья: { $die }.
dl-threat = { $result ->
    [yes] успех
   *[no] неудача
}
dl-with-specials = Особые эффекты: { $numbers }.
dl-drew = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.

## Вопросы

dl-ask-other = Что вы выбираете?
dl-ask-opened = Что именно? b — назад.
dl-ask-villainy = Злодеяния: что вы нашлёте на других? Платит их риск.
dl-ask-feats = Подвиги, ОД { $ap }: что делает ваш герой?
dl-attempt-ends = Успех завершает ваши подвиги.
dl-ask-discard = Ход окончен. Какую карту вы сбросите?
dl-ask-surplus = Карт слишком много. Какая уходит?
dl-ask-save = Сберечь очко действия на чужие ходы?
dl-save-for = Для вызова, нападения на героя или чтобы встать в чужой ход.
dl-ask-challenge = На вас напали. Бросить ответный вызов? Это стоит 1 ОД.
dl-ask-champion = Кто бросит вызов?
dl-ask-strike = Вы попали. Что делает удар?
dl-ask-lair = «{ $monster }»: куда после битвы?
dl-lair-for = Оттуда его можно наслать снова.
dl-from-lair = Из логова, { $health }.
dl-ask-lair-surplus = Логово полно. Какой монстр уходит?
dl-ask-lair-tie = Какой монстр остаётся в логове?
dl-ask-reward = Попадания приносят риск. Кому 1 риска?
dl-ask-solo-treasure = После битвы можно выложить сокровище. Какое?
dl-ask-monster-form = Как атакует { $monster }?
dl-ask-sacrifice = Чем вы жертвуете?
dl-ask-class = Какой класс осваивает ваш герой?
dl-ask-hero = За какого героя вы играете?
dl-ask-upkeep = Содержание: за какую карту платить сначала?
dl-ask-scepter = Скипетр шевелится. Что вы делаете?
dl-ask-deck = Из какой колоды взять карту?
dl-ask-look-deck = Какую колоду вы смотрите?
dl-ask-solo-glory = Взять карту славы?
dl-ask-room-for-lord = Повелитель служил бы вам, но места нет. Что теперь?
dl-ask-entrance = У какого входа вы возвращаетесь?
dl-ask-ambush = Кто-то вошёл. Напасть, потратив сбережённое очко действия?
dl-ask-trigger = Может сработать способность. Применить?
dl-ask-location = Новая локация.
dl-ask-spikes = Шипы! Что вы делаете?
dl-ask-effect = { $source }: { $text ->
    [none] ваш выбор.
   *[other] { $text }
}
dl-ask-place = { $place }: куда её положить? Номер или столбец,строка.
dl-ask-shift = Куда сдвинуть локацию? Номер или столбец,строка.
dl-ask-rotation = Какой стороной? b — назад.
dl-ask-done = Enter — наслать, u — отменить.
dl-ask-specials-done = На особые эффекты риска не хватает. Enter — дальше, u — отменить.
dl-ask-aim = На что это направлено?
dl-ask-side = Какой выход?
dl-ask-payer = Чей риск платит?
dl-ask-x = Чему равен X?
dl-ask-form = В какой форме?
dl-ask-specials = Особые эффекты за дополнительный риск?
dl-ask-room = Нет места. Какое сокровище уходит?
dl-ask-lay = Оставить на потом или применить сразу?
dl-ask-guard = Против какой атаки?
dl-ask-w1 = { $who ->
    [you] Начинается ваш ход.
   *[other] Начинается ход игрока { $player }.
} Сделаете что-нибудь сначала?
dl-ask-w2 = { $attacked ->
    [yes] На вас напали! Ответите?
   *[no] Нападение{ $defender ->
        [none] {""}
       *[other] , защищается { $defender }
    }. Вмешаетесь?
}
dl-ask-w3 = { $attacked ->
    [yes] Сейчас ваш бросок. Измените что-нибудь?
   *[no] Сейчас будет бросок. Измените что-нибудь?
}
dl-ask-w4 = { $roller ->
    [none] На кубике { $die }.
   *[other] { $roller }: на кубике { $die }.
} Перебросить?
dl-ask-w5 = Вам грозит { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}. Предотвратите что-нибудь?
dl-ask-w6 = { $who ->
    [you] Вы вошли в локацию.
   *[other] { $player } входит в локацию.
} Сделаете что-нибудь сначала?
dl-ask-w7 = { $who ->
    [you] Вы берётесь за задание.
   *[other] { $player } берётся за задание.
} Сделаете что-нибудь сначала?
dl-ask-w8 = { $who ->
    [you] Ваши подвиги закончены.
   *[other] Подвиги игрока { $player } закончены.
} Сделаете что-нибудь до конца хода?
dl-open-cards = { $count ->
    [one] { $count } карта или способность…
    [few] { $count } карты и способности…
   *[many] { $count } карт и способностей…
}
dl-paid-by = платит риск игрока { $player }
dl-so-far = Пока: { $what }
dl-tip-orders = реже спрашивать: orders
dl-declared = Выбрано: { $what }

## Конец и наборы

dl-solo-ending = { $kind ->
    [solo-won] Вы победили: { $reason }.
   *[other] Победило подземелье: { $reason }.
}
dl-show-stage = { $stage ->
    [heroic] Героическая ступень, уровни с 1 по 4.
    [epic] Эпическая ступень, уровни с 4 по 7.
   *[legendary] Легендарная ступень, уровни с 7 по 10.
}
dl-show-heroes = { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[many] { $count } героев
}
dl-show-locations = { $count ->
    [one] { $count } локация
    [few] { $count } локации
   *[many] { $count } локаций
}
dl-show-cards = { $count ->
    [one] { $count } карта приключений
    [few] { $count } карты приключений
   *[many] { $count } карт приключений
}
dl-show-quests = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}
dl-show-event = Событие в центре
