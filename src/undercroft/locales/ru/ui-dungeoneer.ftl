# Dungeoneer в браузере.

## Стол

ui-dl-map = Карта подземелья
ui-dl-may-go = Можно выбрать
ui-dl-side = { $side ->
    [0] Северный выход
    [1] Восточный выход
    [2] Южный выход
   *[3] Западный выход
}
ui-dl-heroes-here = здесь: { $players }
ui-dl-quests-here = задание: { $quests }
ui-dl-lord-here = { $lord } нападает на каждого, кто войдёт
ui-dl-turn-of = { $who ->
    [you] Ваш ход
   *[other] Ходит { $player }
}
ui-dl-phase = { $phase ->
    [reset] Сброс
    [villainy] Злодеяния
    [location] Локация
    [feats] Подвиги
   *[discard] Конец хода
}
ui-dl-ap = Очки действия: { $ap }{ $saved ->
    [0] {""}
   *[other] , сбережено { $saved }
}
ui-dl-turn-begins = Раунд { $round }, { $who ->
    [you] ваш ход
   *[other] ходит { $player }
}
ui-dl-turn-title = { $phase ->
    [reset] Сброс
    [villainy] Злодеяния
    [location] Новая локация
    [feats] Подвиги
    [discard] Конец хода
   *[setup] Подготовка
}
ui-dl-phase-told = { $phase ->
    [reset] Оплачивается содержание карт, временное заканчивается, { $who ->
        [you] ваш герой получает
       *[other] { $player } получает
    } очки действия по скорости.
    [villainy] { $who ->
        [you] Вы владыка подземелья: насылаете на других героев проклятия и столкновения, а платит их собственный риск.
       *[other] { $player } как владыка подземелья может наслать проклятия и столкновения; платит риск самих жертв.
    }
    [location] { $who ->
        [you] Подземелье растёт: одну карту кладёте вы.
       *[other] { $player } кладёт новую локацию.
    }
    [feats] { $who ->
        [you] Ваш герой действует: ходит, исследует, разыгрывает карты славы, берётся за задания, нападает. Выполненное задание завершает фазу.
       *[other] { $player }: герой ходит, исследует, берётся за задания.
    }
    [discard] { $who ->
        [you] Одна карта сбрасывается, очко действия можно сберечь, рука пополняется до пяти.
       *[other] { $player } сбрасывает карту и добирает до пяти.
    }
   *[setup] Стол готовится.
}
ui-dl-sent-at = { $who ->
    [you] на вас
   *[other] на игрока { $player }
}, риск { $cost }
ui-dl-orders = Когда спрашивать в чужой ход

## Проверки

ui-dl-test-title = { $what ->
    [trap] Ловушка: { $source }
    [exit] Выход: { $source }
    [hazard] Опасность: { $source }
    [quest] Задание: { $source }
    [search] Поиск: { $source }
    [rise] Подъём на ноги
   *[effect] { $source ->
        [none] Проверка
       *[other] Проверка: { $source }
    }
}
ui-dl-against = против { $needed }
ui-dl-roll-done = Задание выполнено
ui-dl-roll-seal = Задание выполнено!
ui-dl-test = { $passed ->
    [open] { $who ->
        [you] Ваш бросок:
       *[other] { $player } бросает:
    } кубик +{ $added }{ $stat ->
        [melee] {" "}(ближний бой)
        [magic] {" "}(магия)
        [speed] {" "}(скорость)
        [level] {" "}(уровень)
        [health] {" "}(здоровье)
       *[none] {""}
    } против { $needed }. { $chance ->
        [sure] Подойдёт любой бросок.
        [none] Никакого броска не хватит.
       *[some] Нужно { $least } или больше.
    }
    [yes] { $die } + { $added } = { $total } против { $needed }: получилось.
   *[no] { $die } + { $added } = { $total } против { $needed }: не вышло.
}

## Вопросы

ui-dl-ask-villainy = Что вы нашлёте на других?
ui-dl-ask-more = Наслать это или добавить ещё?
ui-dl-ask-feats = { $fallen ->
    [yes] Ваш герой лежит. Что теперь?
   *[no] Что делает ваш герой?
}
ui-dl-ask-effect = { $source ->
    [none] {""}
   *[other] { $source }:{" "}
}{ $what ->
    [hand] какая карта с руки уйдёт?
    [own] какая из ваших карт?
    [curse] какое проклятие?
    [discards] какая карта из сброса?
    [rival] какая карта соперника?
    [warp] в какое место?
    [step] в какую сторону?
    [redirect] кто вместо вас?
    [branch] что из этого?
    [pay] заплатите?
    [form] в какой форме?
   *[other] что вы выберете?
}
ui-dl-ask-share = Какую локацию вы положите?
ui-dl-ask-treasure = Выложите сокровище?
ui-dl-ask-place = { $place ->
    [none] Куда положить локацию?
   *[other] Куда положить «{ $place }»?
}
ui-dl-ask-discard = Какую карту вы сбросите?
ui-dl-ask-save = Сберечь очко действия?
ui-dl-ask-challenge = Бросить ответный вызов?
ui-dl-line-feats = { $ap ->
    [0] Очков действия не осталось.
   *[other] Осталось очков действия: { $ap }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Ещё одно не годится для ходьбы.
}
ui-dl-line-villainy = Подсвеченные карты можно сыграть. Платит риск того, в кого вы целите.
ui-dl-line-place = Выберите подсвеченную клетку{ $turns ->
    [yes] ; R переворачивает карту
   *[no] {""}
}. Выход должен смотреть на выход.
ui-dl-line-discard = Карта с руки, сокровище или монстр из логова.
ui-dl-line-where = { $where ->
    [hand] Выберите подсвеченную карту на руке.
    [cards] Выберите подсвеченную карту рядом с рукой.
    [map] Выберите подсвеченное место на карте.
   *[table] Выберите что-нибудь подсвеченное на столе.
}
ui-dl-line-challenge = Это стоит 1 очко действия, у вас { $ap }.
ui-dl-line-window = Подсвеченное можно сыграть сейчас.
ui-dl-line-window-none = Для этого мгновения у вас ничего нет.
ui-dl-line-harm = Здоровье с { $before } до { $after }.
ui-dl-line-attack = { $attacker }: { $form ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
}, кубик + { $attack }; против этого кубик + { $counter } ({ $foe }).
ui-dl-line-counter = { $attacker }: { $total }. Против этого кубик + { $counter } ({ $foe }): { $chance ->
    [sure] побеждает любой бросок.
    [none] никакой бросок не победит.
   *[some] побеждает { $least } или больше.
}
ui-dl-declared = «{ $card }» на игрока { $player } (риск { $cost })
ui-dl-hero-figures = бой { $melee }, магия { $magic }, скорость { $speed }, здоровье { $health }, риск { $peril }
ui-dl-form-values = { $value } против { $other }
ui-dl-change = { $whose ->
    [own] {""}
   *[other] { $player }:{" "}
}{ $field ->
    [glory] слава с { $before } до { $after }
    [peril] риск с { $before } до { $after }
    [ap] ОД с { $before } до { $after }
    [saved] сбережённые ОД с { $before } до { $after }
   *[scepter] жетоны с { $before } до { $after }
}
ui-dl-go = { $side ->
    [n] На север
    [e] На восток
    [s] На юг
   *[w] На запад
}
ui-dl-way = { $place }{ $exit ->
    [blocked] , преграда: { $stat ->
        [melee] бой
        [magic] магия
       *[speed] скорость
    } { $needed }+ или ещё 1 ОД
    [trapped] , ловушка: { $stat ->
        [melee] бой
        [magic] магия
       *[speed] скорость
    } { $needed }+ или рана
   *[open] {""}
}
ui-dl-place-here = Положить сюда
ui-dl-turn = Перевернуть
ui-dl-put-back = Взять назад
ui-dl-more = { $only ->
    [yes] Показать здесь все: { $count }
   *[no] Ещё { $count }…
}
ui-dl-more-where = { $where ->
    [hand] подсвечены на руке
    [cards] подсвечены рядом с рукой
    [map] подсвечены на карте
   *[table] подсвечены на столе
}
ui-dl-odds = кубик +{ $value } против { $needed }: { $faces } из 6
ui-dl-why-far = «{ $place }» — не по соседству. Шаг ведёт только в соседнюю локацию.
ui-dl-why-here = Вы уже здесь.
