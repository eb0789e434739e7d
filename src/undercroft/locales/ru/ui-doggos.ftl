# «Подземелья и пёсики» в браузере.

## Вопросы

ui-dd-ask-quest = Какой квест оставите в тайне?
ui-dd-ask-turn = Что делает ваш пёс?
ui-dd-ask-place = { $card }: куда положить?
ui-dd-ask-room = { $room }: что теперь?
ui-dd-ask-confirm = Выйти этим путём?

## Что из этого следует

ui-dd-line-dog = Каждый пёс сражается своими символами и умеет то, чего не умеет никто другой.
ui-dd-line-quest = Другой станет открытым для всех.
ui-dd-line-turn = Стройте дальше или берите что можно унести и бегите. В колоде { $cards ->
    [one] **{ $cards }** карта.
    [few] **{ $cards }** карты.
   *[other] **{ $cards }** карт.
}
ui-dd-line-turn-countdown = { $cards ->
    [0] Тянуть больше **нечего**: выходите или ложитесь спать.
    [one] Кто-то уже вышел: можно взять только **{ $cards }** карту.
    [few] Кто-то уже вышел: можно взять только **{ $cards }** карты.
   *[other] Кто-то уже вышел: можно взять только **{ $cards }** карт.
}
ui-dd-line-place = { $count ->
    [one] Подходит **{ $count }** место
    [few] Подходят **{ $count }** места. Выберите на карте
   *[other] Подходят **{ $count }** мест. Выберите на карте
}{ $keys ->
    [yes] ; R поворачивает карту.
   *[no] .
}
ui-dd-joined = { $room } ({ $side ->
    [n] на севере
    [e] на востоке
    [s] на юге
   *[w] на западе
}{ $by ->
    [door] , через запертую дверь
    [paw] , закрыта лапкой
   *[exit] {""}
})
ui-dd-line-laid = Место **{ $letter }**, соединения: { $rooms }; { $opens ->
    [0] новых выходов нет.
    [one] **{ $opens }** новый выход.
    [few] **{ $opens }** новых выхода.
   *[other] **{ $opens }** новых выходов.
}
ui-dd-trial-same = Ваш набросок пути не меняется.
ui-dd-trial-cut = Ваш набросок пути обрывается: { $reason }
ui-dd-trial-change = Ваш набросок пути изменится. { $totals }.
ui-dd-totals = Урон **{ $damage }** из { $defence }, лапок осталось **{ $paws }**, монет **{ $coins }**

## Что можно сделать

ui-dd-leave-pencil = Выйти по наброску
ui-dd-place-at = Положить на { $letter }
ui-dd-place-small = { $opens ->
    [0] новых выходов нет
    [one] { $opens } новый выход
    [few] { $opens } новых выхода
   *[other] { $opens } новых выходов
}
ui-dd-turn = Повернуть
ui-dd-turn-back = Повернуть обратно
ui-dd-turn-side = Повернуть { $side ->
    [n] северную
    [e] восточную
    [s] южную
   *[w] западную
} карту
ui-dd-take-back = Взять назад
ui-dd-far-none = Отсюда туда нет открытого пути.
ui-dd-far-several = Туда ведёт несколько путей: нажмите следующую комнату.
ui-dd-hire = { $edge ->
    [pair] Нанять ({ $first } или { $second }): { $room }
    [single] Нанять ({ $first }): { $room }
   *[paw] Нанять ({ $first } и лапка): { $room }
}

## Карта

ui-dd-map = Подземелье
ui-dd-beside = { $room }, { $side ->
    [n] к северу
    [e] к востоку
    [s] к югу
   *[w] к западу
}
ui-dd-place-name = Место { $letter }: { $place }
ui-dd-on-way = Комната { $number } вашего пути
ui-dd-paw-of = { $who ->
    [you] ваша лапка
   *[other] лапка: { $player }
}
ui-dd-note-paw = лапка
ui-dd-note-beaten = победа
ui-dd-note-disarmed = обезврежена
ui-dd-note-hired = нанят
ui-dd-note-jumped = прыг

## Карта в руке, путь наружу

ui-dd-card = Ваша карта
ui-dd-card-of = { $player }: кладёт карту
ui-dd-drawer = Карта, путь, квесты, журнал
ui-dd-way = Ваш путь наружу
ui-dd-way-pencil = Набросок пути наружу
ui-dd-way-now = ещё не подтверждён
ui-dd-way-none = Прикиньте путь, прежде чем идти. Больше его никто не видит.
ui-dd-way-draw = Нажмите следующую комнату на карте или любую подальше. Больше этого никто не видит.
ui-dd-way-whole = Он ведёт наружу. Пока вы не вышли, ничего не решено.
ui-dd-pencil-up = Карандаш
ui-dd-pencil-down = Убрать
ui-dd-rub-out = Стереть
ui-dd-change = Решить иначе
ui-dd-back-to = Назад в эту комнату
ui-dd-spent = (потрачена на ловушку)
ui-dd-total-damage = урон
ui-dd-total-paws = лапки
ui-dd-total-coins = монеты
ui-dd-deed-beaten = { $room }: победа
ui-dd-deed-overpowered = { $room }: победа двумя лапками
ui-dd-deed-passed = { $room }: мимо
ui-dd-deed-claimed = { $room }: взято
ui-dd-deed-trapped = { $room }: лапка, −1 монета
ui-dd-deed-hired = { $room }: в отряде
ui-dd-deed-disarmed = { $room }: обезврежено, потрачено: { $spent }
ui-dd-deed-jumped = { $room }: прыжок через ловушку
ui-dd-deed-skipped = { $room }: без лапки
ui-dd-deed-open = { $room }: что теперь?

## Заголовок и журнал

ui-dd-phase-over = Монеты подсчитаны
ui-dd-round-begun = Раунд { $round }, { $who ->
    [you] начинаете вы
   *[other] начинает { $player }
}
