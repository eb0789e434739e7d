# Карты, герои, задания и битвы «Подземелья» в браузере.

## Карты

ui-dl-card-timing = { $timing ->
    [villainy] злодеяния
    [feats] подвиги
    [response] ответ
   *[anytime] любой момент
}
ui-dl-card-cost-printed = Цена на карте: { $cost }.
ui-dl-card-cost-now = Сейчас стоит { $cost }
ui-dl-card-hand = { $count ->
    [0] Рука пуста
    [one] Рука, { $count } карта
    [few] Рука, { $count } карты
   *[many] Рука, { $count } карт
}
ui-dl-card-no-hand = На руке нет карт.
ui-dl-card-playable = Её можно сыграть сейчас
ui-dl-card-usable = Её можно выбрать сейчас
ui-dl-card-back = { $purse ->
    [glory] { $count ->
        [one] закрыто: { $count } карта славы
        [few] закрыто: { $count } карты славы
       *[many] закрыто: { $count } карт славы
    }
    [peril] { $count ->
        [one] закрыто: { $count } карта риска
        [few] закрыто: { $count } карты риска
       *[many] закрыто: { $count } карт риска
    }
   *[none] { $count ->
        [one] закрыто: { $count } карта
        [few] закрыто: { $count } карты
       *[many] закрыто: { $count } карт
    }
}
ui-dl-card-used = применено в этот ход
ui-dl-card-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
ui-dl-card-health = здоровье { $health } из { $most }
ui-dl-card-with = При ней: { $card }
ui-dl-card-inventory = Инвентарь
ui-dl-card-boons = преимуществ { $count } из { $limit }
ui-dl-card-treasures = сокровищ { $count } из { $limit }
ui-dl-card-nothing = Пока ничего.
ui-dl-card-curses = Проклятия
ui-dl-card-by = от игрока { $player }
ui-dl-card-lair = Логово
ui-dl-card-of = { $count } из { $limit }
ui-dl-card-lord = { $status ->
    [enthroned] на троне
    [ready] ждёт своего трона
    [defeated] побеждён
   *[away] ещё не здесь
}
ui-dl-card-scepter = { $tokens ->
    [0] Он спит.
   *[other] Вся нежить получает +{ $tokens } к атакам.
}
ui-dl-card-scepter-roll = В начале хода { $roll }+ может добавить жетон.
ui-dl-card-scepter-full = Больше он не растёт.
ui-dl-card-scepter-tokens = Жетонов: { $tokens } из { $cap }
ui-dl-card-deck = { $purse ->
    [glory] Колода славы
    [peril] Колода риска
   *[none] Колода
}
ui-dl-card-discards = { $purse ->
    [glory] Сброс славы
    [peril] Сброс риска
   *[none] Сброс
}
ui-dl-card-locations = Локации
ui-dl-card-quests = Задания
ui-dl-card-newest-first = Последняя лежит сверху.

## Герои

ui-dl-hero-health-after = здоровье { $health }, затем { $after }
ui-dl-hero-open = { $name }, уровень { $level }. { $lit ->
    [yes] Выбрать этого героя.
   *[no] Показать всё, что есть у героя.
}
ui-dl-hero-state = { $state ->
    [turn] ходит
    [fallen] лежит
   *[out] вне игры
}
ui-dl-hero-by-level = по уровню { $level }
ui-dl-hero-counter-only = Только для контратак.
ui-dl-hero-glory = слава
ui-dl-hero-peril = риск
ui-dl-hero-ap = { $own ->
    [yes] { $count ->
        [one] осталось { $count } очко действия
        [few] осталось { $count } очка действия
       *[many] осталось { $count } очков действия
    }
   *[no] { $count ->
        [one] сбережено { $count } очко действия
        [few] сбережено { $count } очка действия
       *[many] сбережено { $count } очков действия
    }
}
ui-dl-hero-quests = Заданий выполнено: { $done } из { $goal }

## Задания

ui-dl-quest-title = Задания
ui-dl-quest-goal = { $done } из { $goal } до победы
ui-dl-quest-yours = ваше
ui-dl-quest-line = { $whose ->
    [common] { $category }, общее
   *[other] { $category }
}
ui-dl-quest-whose = { $whose ->
    [own] Ваше задание, { $category }
    [common] Общее задание, { $category }
   *[theirs] Личное задание, { $category }
}
ui-dl-quest-here = здесь
ui-dl-quest-found = найдено здесь
ui-dl-quest-token = жетон на карте
ui-dl-quest-escorting = в пути
ui-dl-quest-threat = { $stat ->
    [melee] ближний бой
    [magic] магия
    [speed] скорость
    [level] уровень
   *[health] здоровье
} { $needed }+
ui-dl-quest-search = поиск { $needed }+
ui-dl-quest-may = Его можно попробовать сейчас
ui-dl-quest-none = Открытых заданий нет.

## Битвы

ui-dl-battle-title = { $kind ->
    [challenge] Вызов
    [duel] Поединок
    [hunt] Охота
    [lord] Повелитель мёртвых
   *[villainy] Битва
}{ $place ->
    [none] {""}
   *[other] : { $place }
}
ui-dl-battle-about = { $by ->
    [self] Вы атакуете. Цель: { $defender }.
    [you] { $attacks ->
        [one] Вы насылаете монстра. Цель: { $defender }.
        [few] Вы насылаете { $attacks } монстров. Цель: { $defender }.
       *[many] Вы насылаете { $attacks } монстров. Цель: { $defender }.
    }
    [player] { $attacks ->
        [one] { $player } насылает монстра. Цель: { $target ->
            [you] вы
           *[other] { $defender }
        }.
        [few] { $player } насылает { $attacks } монстров. Цель: { $target ->
            [you] вы
           *[other] { $defender }
        }.
       *[many] { $player } насылает { $attacks } монстров. Цель: { $target ->
            [you] вы
           *[other] { $defender }
        }.
    }
   *[alone] { $attacker } атакует. Цель: { $target ->
        [you] вы
       *[other] { $defender }
    }.
}
ui-dl-battle-stage-attack = Атака
ui-dl-battle-stage-response = Ответ
ui-dl-battle-stage-roll = Бросок атаки
ui-dl-battle-stage-counter = Контратака
ui-dl-battle-stage-compare = Сравнение
ui-dl-battle-stage-challenge = Вызов
ui-dl-battle-stage-lair = Логово
ui-dl-battle-stage-reward = Награда
ui-dl-battle-now-attack = Атакующий называет цель и форму.
ui-dl-battle-now-response = Пока кубики не брошены, тот, на кого напали, может ответить картами.
ui-dl-battle-now-roll = Атакующий бросает кубик и прибавляет значение этой формы.
ui-dl-battle-now-counter = Защитник бросает в той же форме. Бьёт тот, у кого больше.
ui-dl-battle-now-compare = Бьёт тот, у кого больше. При равенстве ничего не происходит.
ui-dl-battle-now-challenge = Тот, на кого напали, может ударить в ответ за 1 очко действия.
ui-dl-battle-now-lair = Монстры уходят: в логово, на руку или в сброс.
ui-dl-battle-now-reward = За раны платят: монстрам — риском соперников, героям — славой.
ui-dl-battle-how = { $form ->
    [melee] { $role ->
        [attack] атакует в ближнем бою
       *[counter] отбивается в ближнем бою
    }
    [magic] { $role ->
        [attack] атакует магией
       *[counter] отбивается магией
    }
    [speed] { $role ->
        [attack] атакует скоростью
       *[counter] отбивается скоростью
    }
   *[none] { $role ->
        [attack] форма ещё не выбрана
       *[counter] ждёт выбора формы
    }
}{ $able ->
    [no] , ранить не может
   *[yes] {""}
}
ui-dl-battle-die = Кубик: { $die }
ui-dl-battle-die-waits = Кубик ещё не брошен
ui-dl-battle-last = Последняя битва
ui-dl-battle-against = против
ui-dl-battle-between = { $result ->
    [hit] больше, чем
    [repelled] меньше, чем
   *[even] равно
}
ui-dl-battle-hit = Удар достигает цели.
ui-dl-battle-repelled = Контратака достигает цели.
ui-dl-battle-even = Поровну.
ui-dl-battle-unable = Атака отбита.
ui-dl-battle-no-harm = Никто не пострадал.
ui-dl-battle-one-wound = 1 рана.
ui-dl-battle-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}: здоровье было { $before }, станет { $after }.
ui-dl-battle-guarded = Героя заслоняет { $name }.
ui-dl-battle-void = вне битвы
ui-dl-battle-next = на очереди
ui-dl-battle-other = { $attack } против { $counter }, { $result ->
    [hit] удар достиг цели
    [repelled] отбито
   *[even] поровну
}
