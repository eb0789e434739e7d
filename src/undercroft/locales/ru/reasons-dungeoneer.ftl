# Почему бот сделал бы такой ход в «Подземелье»: по одному предложению, после хода.

## Конец игры

reason-dungeoneer-win = Так можно сразу выиграть.
reason-dungeoneer-avert = Иначе партию можно проиграть прямо здесь.
reason-dungeoneer-defeat = Так можно проиграть партию.

## Задания

reason-dungeoneer-attempt = { $percent ->
    [0] «{ $quest }»: шансов почти нет.
    [100] «{ $quest }»: успех обеспечен.
   *[other] «{ $quest }»: шанс на успех около { $percent } %.
}
reason-dungeoneer-search = { $percent ->
    [100] «{ $quest }»: нужное найдётся наверняка.
   *[other] «{ $quest }»: шанс найти нужное около { $percent } %.
}
reason-dungeoneer-quest = Так задание «{ $quest }» будет выполнено.
reason-dungeoneer-there = { $deed ->
    [fetch] Здесь ждёт подопечный задания «{ $quest }»: { $place }.
    [deliver] Сюда хочет попасть подопечный задания «{ $quest }»: { $place }.
   *[attempt] { $percent ->
        [0] Это место задания «{ $quest }»: { $place }. Правда, выполнить его пока почти невозможно.
       *[other] Это место задания «{ $quest }»: { $place }. Шанс за ход около { $percent } %.
    }
}
reason-dungeoneer-near = { $deed ->
    [fetch] Ведёт туда, где ждёт подопечный задания «{ $quest }»: { $place }
    [deliver] Ведёт туда, куда хочет попасть подопечный задания «{ $quest }»: { $place }
   *[attempt] { $percent ->
        [0] Ведёт к месту задания «{ $quest }», хотя выполнить его пока почти невозможно: { $place }
       *[other] Ведёт туда, где можно выполнить «{ $quest }» с шансом около { $percent } % за ход: { $place }
    }
}. { $steps ->
    [one] Останется { $steps } шаг.
    [few] Останется { $steps } шага.
   *[many] Останется { $steps } шагов.
}
reason-dungeoneer-way = Путь к месту задания «{ $quest }» останется коротким: { $place }, { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[many] { $steps } шагов.
}
reason-dungeoneer-no-nearer = Не приближает к месту задания «{ $quest }»: { $place }.
reason-dungeoneer-explore = На карте может появиться место одного из ваших заданий.
reason-dungeoneer-away = Уводит от места задания «{ $quest }»: { $place }.
reason-dungeoneer-sooner = Герой быстрее дойдёт до места задания «{ $quest }»: { $place }.
reason-dungeoneer-later = Герой медленнее дойдёт до места задания «{ $quest }»: { $place }.
reason-dungeoneer-chance = Шанс выполнить «{ $quest }» за ход на месте будет около { $percent } % вместо { $otherwise } %.
reason-dungeoneer-dare = Раунды на исходе: пора рисковать там, где есть хоть какой-то шанс.
reason-dungeoneer-escort = Подопечный задания «{ $quest }» пойдёт с вами.
reason-dungeoneer-stay-with = Подопечный задания «{ $quest }» останется с вами.
reason-dungeoneer-forsake = Подопечный задания «{ $quest }» останется один.
reason-dungeoneer-home = Три задания выполнены, важен путь назад: { $steps ->
    [0] вы у входа.
    [one] останется { $steps } шаг.
    [few] останется { $steps } шага.
   *[many] останется { $steps } шагов.
}
reason-dungeoneer-chase = До заданий не добраться, но последний живой герой тоже побеждает. Ближе всех цель: { $hero }.

## Герой

reason-dungeoneer-survive = Иначе ваш герой может погибнуть.
reason-dungeoneer-deadly = Ваш герой может погибнуть.
reason-dungeoneer-heal = Вернёт около { $n } здоровья.
reason-dungeoneer-spare = Убережёт вашего героя от ран, примерно от { $n ->
    [one] { $n } раны.
   *[other] { $n } ран.
}
reason-dungeoneer-hurt = Может стоить около { $n } здоровья.
reason-dungeoneer-rise = Ваш герой снова на ногах.
reason-dungeoneer-upright = Ваш герой удержится на ногах.
reason-dungeoneer-fall = Ваш герой может упасть.
reason-dungeoneer-glory = Славы на { $n } больше.
reason-dungeoneer-spend = Славы на { $n } меньше.
reason-dungeoneer-safer = Соперникам достанется на { $n } меньше вашего риска.
reason-dungeoneer-peril = Соперникам достанется на { $n } больше вашего риска.
reason-dungeoneer-saved = Очко действия останется на чужие ходы.
reason-dungeoneer-unsaved = Сохранённое очко действия будет потрачено.

## Карты

reason-dungeoneer-cards = { $n ->
    [one] На потом останется на { $n } карту больше.
    [few] На потом останется на { $n } карты больше.
   *[many] На потом останется на { $n } карт больше.
}
reason-dungeoneer-lair = В логове карта не занимает места на руке.
reason-dungeoneer-fewer = { $n ->
    [one] На потом останется на { $n } карту меньше.
    [few] На потом останется на { $n } карты меньше.
   *[many] На потом останется на { $n } карт меньше.
}
reason-dungeoneer-gear = Будет служить вам ход за ходом: { $card }.
reason-dungeoneer-companion = Будет сражаться на вашей стороне: { $card }.
reason-dungeoneer-keep = Останется у вас: { $card }.
reason-dungeoneer-part = Придётся отдать: { $card }.
reason-dungeoneer-lift = Избавит вашего героя от карты: { $card }.
reason-dungeoneer-ward = Убережёт вашего героя от проклятия.
reason-dungeoneer-curse = Навлечёт на вашего героя проклятие.
reason-dungeoneer-attach = Ляжет туда, где работает на вас: { $card }.
reason-dungeoneer-prepare = Ловушки в этот ход опаснее, а одна у вас на руке.

## Соперники

reason-dungeoneer-kill = Может погибнуть { $hero }.
reason-dungeoneer-wound = Может отнять около { $n } здоровья: { $hero }.
reason-dungeoneer-hinder = Отдалит соперника от задания: { $hero }.
reason-dungeoneer-press = Чужого риска, которым вы платите, останется на { $n } больше: { $hero }.
reason-dungeoneer-charge = Потратит { $n } чужого риска: { $hero }.
reason-dungeoneer-help = Приблизит соперника к заданию: { $hero }.
reason-dungeoneer-weaken = Оставит сопернику меньше очков, карт или спутников: { $hero }.
reason-dungeoneer-strengthen = Оставит сопернику больше очков, карт или спутников: { $hero }.

## Когда выбирать не из чего

reason-dungeoneer-rest = Ничто другое сейчас не поможет.
reason-dungeoneer-edge = Чуть лучше остальных, сразу по нескольким мелочам.
reason-dungeoneer-idle = Ничего не стоит, но другие ходы дают больше.
reason-dungeoneer-even = Насколько можно судить, не хуже лучших.
reason-dungeoneer-worse = Можно, но ничто не говорит в пользу этого хода.
