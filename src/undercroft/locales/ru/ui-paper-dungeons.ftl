# Paper Dungeons в браузере.

## Вопросы

ui-pd-ask-walk = { $room ->
    [outside] Где вы войдёте?
   *[other] Вы в { $room }: куда дальше?
}
ui-pd-ask-done = { $round ->
    [0] Можно бросать кубики?
   *[other] Ваш раунд { $round } завершён?
}
ui-pd-ask-goal = Какую цель вы оставите?
ui-pd-ask-hero = Какой герой получит уровень?
ui-pd-ask-item = Часть какого предмета?
ui-pd-ask-which-die = Каким кубиком?

## Что последует

ui-pd-line-die = { $left ->
    [0] Последний кубик раунда: уровень, предмет, зелья или путь.
    [one] Каждый кубик — одно дело. После этого останется ещё **{ $left }**.
   *[other] Каждый кубик — одно дело. После этого останутся ещё **{ $left }**.
}
ui-pd-line-walk = { $steps ->
    [one] Остался { $steps } шаг.
    [few] Осталось { $steps } шага.
   *[many] Осталось { $steps } шагов.
}
ui-pd-line-beyond = Через { $via } в { $room }. Каждое помещение разыгрывается по очереди.
ui-pd-line-done = Остальные увидят ваш раунд, когда закончат все.
ui-pd-line-keep = Остальные увидят ваши карты, когда выберут все.
ui-pd-line-goal = Она приносит славу в конце и решает, какие кубики учат какого героя.
ui-pd-line-talent = Он работает только на вас, с начала и до конца.
ui-pd-health = здоровье { $health }

## Действия

ui-pd-do-level = Уровень герою
ui-pd-do-craft = Часть предмета
ui-pd-do-brew = Сварить зелья
ui-pd-do-move = Идти
ui-pd-up-to = { $steps ->
    [one] { $steps } шаг
    [2] 1 шаг или 2
   *[other] шагов до { $steps }
}
ui-pd-back = Назад
ui-pd-end = { $round ->
    [0] Начать
   *[other] Завершить раунд { $round }
}
ui-pd-with-die = { $deed } (кубик { $number }, { $die })

## Кубики

ui-pd-dice = Кубики
ui-pd-die-name = { $symbol }, { $colour ->
    [black] чёрный кубик
   *[white] белый кубик
}{ $number ->
    [0] {""}
   *[other] , { $number }
}
ui-pd-die-used = { $number ->
    [1] 1-й ход
    [2] 2-й ход
   *[3] 3-й ход
}
ui-pd-die-hand = в руке
ui-pd-die-skull = не взять
ui-pd-die-chosen = выбран
ui-pd-dice-black = чёрные
ui-pd-dice-white = белые

## Карта

ui-pd-map = Карта вашего подземелья, 6 столбцов и 7 рядов
ui-pd-map-of = Карта подземелья, { $player }
ui-pd-minion = { $minion } { $level }
ui-pd-room-empty = пусто

## Лист

ui-pd-health-word = здоровье
ui-pd-hero-name = { $hero }, уровень { $level }{ $colour ->
    [black] , чёрные кубики
    [white] , белые кубики
   *[none] {""}
}
ui-pd-gift-at = с { $level }: { $gift }
ui-pd-gift-warrior = +1 мощи
ui-pd-gift-wizard = любой цвет
ui-pd-gift-cleric = черепа не ранят
ui-pd-gift-rogue = самоцвет
ui-pd-items-note = по две клетки
ui-pd-item-name = { $item }, { $filled ->
    [0] не начато
    [one] половина готова
   *[other] готово
}. { $text }
ui-pd-potions = Зелья
ui-pd-potions-note = { $brewed } сварено, { $free ->
    [one] { $free } сердце свободно
    [few] { $free } сердца свободны
   *[many] { $free } сердец свободно
}
ui-pd-potions-name = Зелья: сварено { $brewed } из 12, { $free ->
    [one] { $free } сердце свободно
    [few] { $free } сердца свободны
   *[many] { $free } сердец свободно
}
ui-pd-gives-level = уровень
ui-pd-gives-half = часть предмета
ui-pd-gives-gem = самоцвет
ui-pd-gives-potion = зелье
ui-pd-wounds = Раны
ui-pd-wounds-note = { $wounds } при здоровье { $health }
ui-pd-wounds-name = Раны: { $wounds } при здоровье { $health }, слава { $fame }
ui-pd-gems = Самоцветы
ui-pd-minions = Приспешники
ui-pd-fame = слава { $fame }
ui-pd-fame-word = слава
ui-pd-fame-each = слава { $fame } за каждое
ui-pd-fame-now = Слава, если бы игра кончилась
ui-pd-rank = Это звание: { $rank }
ui-pd-goal = Цель
ui-pd-talent = Талант
ui-pd-goal-talent = Цель и талант
ui-pd-hidden-cards = Скрыты до конца игры. { $count ->
    [one] Подходит только { $count } талант.
    [few] Подходят { $count } таланта.
   *[many] Подходят { $count } талантов.
}

## Чудовища и задания

ui-pd-power-word = мощь
ui-pd-power = Мощь { $power }
ui-pd-power-after = станет { $power }
ui-pd-boss-where = В { $room }, уязвимость: { $hero }
ui-pd-boss-beaten = Побеждено
ui-pd-boss-fled = Команда бежала
ui-pd-boss-flee = Меньше { $power } или не были там: бегство, { $fame }
ui-pd-boss-now = слава { $fame }, { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}
ui-pd-boss-unvisited = В { $room } вы ещё не были: команда бежит, слава { $fame }
ui-pd-boss-weak = При мощи меньше { $power } команда бежит, слава { $fame }
ui-pd-flee-word = бегство
ui-pd-boss-reward = самому сильному: { $reward ->
    [half] часть предмета
    [level] уровень
    [gem] самоцвет
   *[potion] зелье
}
ui-pd-claimed = уже выполнено: { $players }
ui-pd-done = выполнено

## Соперники и раунды

ui-pd-rivals = Соперники
ui-pd-as-of = { $round ->
    [0] в начале
   *[other] после раунда { $round }
}
ui-pd-rival-ready = раунд завершён
ui-pd-rival-busy = думает
ui-pd-rival-die = { $number ->
    [1] выбирает первый кубик
    [2] выбирает второй кубик
   *[3] выбирает третий кубик
}
ui-pd-sheet-of = Лист: { $player }
ui-pd-round = Раунд { $round }, этап { $stage }
ui-pd-round-title = Раунд { $round }
ui-pd-phase-over = игра окончена
