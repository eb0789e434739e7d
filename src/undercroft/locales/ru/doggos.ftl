# Подземелья и пёсики.

intro-doggos = За 3 раунда пёсики вместе строят подземелье, и каждый ищет из него свой путь. В свой ход вы тянете комнату и выкладываете её, либо уходите, либо спите. Кто уходит, идёт от стартовой комнаты к выходу на пустой стол, побеждает монстров и кладёт лапки на карты: чья лапка, того и карта. Первый ушедший запускает отсчёт для остальных. Побеждает тот, у кого больше монет. Все знаки карты объясняет «map».

## Параметры

option-doggos-dogs = Игроки выбирают пёсиков по очереди или получают случайных.
option-doggos-two-side = Стартовая комната с тремя выходами, как для двоих, и при большем числе игроков.
option-doggos-damage = Урон должен быть меньше защиты после каждой комнаты или только в конце пути.
option-doggos-night-watch = Если все остальные спят, последнему пёсику остаётся только 4 карты.
option-doggos-hidden-coins = Монеты, сундуки и ловушки скрыты от соперников до конца игры.
option-doggos-rules = Версия правил, чтобы старые протоколы повторялись всегда.
pack-too-large = Набор слишком велик. Можно не больше: видов карт комнат { $designs }, пёсиков { $dogs }, квестов { $quests }.

## Ходы

choice-doggos-explore = Вытянуть комнату
choice-doggos-leave = Уйти из подземелья
choice-doggos-sleep = Лечь спать
choice-doggos-place = Положить: { $cell }
choice-doggos-rotate = { $turn ->
    [0] Положить как есть
   *[other] Повернуть на { $turn }°
}
choice-doggos-dog = Взять пёсика: { $dog }
choice-doggos-quest = Оставить квест «{ $quest }»
choice-doggos-turn = Повернуть { $side ->
    [n] северную
    [e] восточную
    [s] южную
   *[w] западную
} карту на { $turn }°
choice-doggos-step = Пойти на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}: { $room }
choice-doggos-break = Пробить проход на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
choice-doggos-jump = Прыгнуть в портал: { $cell }
choice-doggos-fight = Сразиться: { $room }{ $potions ->
    [none] {""}
    [sword] , с зельем меча
    [bow] , с зельем лука
    [fireball] , с зельем огненного шара
   *[other] , с зельями: { $potions }
}
choice-doggos-overpower = Победить двумя лапками: { $room }
choice-doggos-pass = Пройти мимо: { $room }
choice-doggos-claim = Положить лапку: { $room }
choice-doggos-skip = Не класть лапку: { $room }
choice-doggos-hire = { $edge ->
    [pair] Нанять ради двух трофеев: { $room }
   *[paw] Нанять ради трофея и лапки: { $room }
}
choice-doggos-take = { $potion ->
    [sword] Взять зелье меча
    [bow] Взять зелье лука
   *[fireball] Взять зелье огненного шара
}
choice-doggos-disarm-potion = { $potion ->
    [sword] Обезвредить зельем меча
    [bow] Обезвредить зельем лука
   *[fireball] Обезвредить зельем огненного шара
}
choice-doggos-disarm-own = Обезвредить своей картой: { $card }{ $variant ->
    [pair] , два трофея
    [single] , один трофей
    [paw] , трофей и лапка
   *[plain] {""}
}
choice-doggos-disarm-path = Обезвредить картой: { $cell }
choice-doggos-out = Выйти наружу
choice-doggos-confirm = Уйти этим путём

## Почему нельзя

doggos-not-now = Сейчас спрашивают не об этом.
doggos-game-over = Игра окончена.
doggos-seat-waits = Сейчас не ваш ход.
doggos-seat-done = Вы уже выбрали. Остальные ещё выбирают.
doggos-chance-first = Сначала карты.
doggos-dog-taken = Этот пёсик уже у другого игрока. Выберите другого.
doggos-not-dealt = Этого квеста у вас нет.
doggos-no-cards = В этом раунде карт больше нет. Уходите или спите.
doggos-nowhere-to-place = Ни один выход не ведёт на свободное место, новую комнату положить некуда. Уходите или спите.
doggos-cell-taken = Там уже лежит комната. Выберите свободное место.
doggos-cell-emptied = Это место опустело и останется таким до конца раунда. Выберите другое.
doggos-no-exit-here = Туда не ведёт ни один выход. Комнату кладут туда, куда ведёт выход, дверь или пролом.
doggos-exits-do-not-meet = Так ни один её выход не встречается с другим выходом. Поверните её иначе.
doggos-same-rotation = С таким поворотом карта ляжет так же, как с меньшим. Выберите меньший.
doggos-place-first = Сначала вытянутая комната: выберите место, потом поворот.
doggos-room-first = Сначала решите, что делать в этой комнате.
doggos-choose-turn = Сначала выберите: исследовать, уйти или спать.
doggos-leaving = Вы уходите: пройдите путь до конца или отмените его.
doggos-confirm-first = Вы снаружи: подтвердите путь или отмените его.
doggos-not-sharik = Поворачивать комнаты умеет только Шарик.
doggos-turn-first = Комнаты поворачивают до первого шага, по часовой стрелке от северной и каждую один раз.
doggos-nothing-to-turn = С этой стороны стартовой комнаты ничего не лежит.
doggos-wall = Путь закрывает стена. Пройти можно там, где выход есть у обеих комнат.
doggos-no-key = Дверь заперта, а ключа у вас нет. Его приносит стрекоключ.
doggos-no-room = Там нет комнаты.
doggos-room-visited = Вы там уже были. Ни в одну комнату не входят дважды.
doggos-rivals-paw = Там лежит лапка соперника. В этом раунде другим туда нельзя.
doggos-trap-covered = Эта ловушка обезврежена и накрыта. В этом раунде туда никому нельзя.
doggos-emptied = Это место опустело. В этом раунде через него не пройти.
doggos-not-bonk = Пробивать стены и двери умеет только Боньк.
doggos-no-paw = На вашем планшете не осталось лапок.
doggos-already-open = Путь там открыт. Лапка не нужна.
doggos-not-a-portal = Прыгают только из портала в портал.
doggos-no-way-out = Ни один выход этой комнаты не ведёт на пустой стол. Дойдите до другой.
doggos-too-much-damage = Слишком много урона: уже { $damage }, а защита { $defence }. Урон должен быть меньше защиты.
doggos-too-weak = Ваших символов на этого монстра не хватает. Потратьте зелья или пройдите мимо.
doggos-potion-not-held = Этого зелья у вас нет.
doggos-potion-not-needed = Этот бой вы выиграете и без такого зелья. Сохраните его.
doggos-not-joan = Победить второй лапкой умеет только Жанна.
doggos-dragon = Дракона второй лапкой не победить. Нужны все его символы.
doggos-can-be-beaten = Этого монстра вы победите и без второй лапки. Сражайтесь.
doggos-not-in-supply = Такого зелья в запасе нет. Выберите другое.
doggos-take-a-potion = Лапка здесь приносит зелье: выберите какое.
doggos-wrong-symbol = Здесь не тот символ, которого требует ловушка.
doggos-not-owned = Этой карты у вас нет.
doggos-no-paw-for-trap = На ловушку не осталось лапки. Поможет только трофей или зелье с её символом.
doggos-stuck-damage = Так наружу не выйти: урона будет больше, чем выдержит защита.
doggos-stuck-key = Так наружу не выйти: нужен ключ.
doggos-stuck-paw = Так наружу не выйти: нужна ещё одна лапка.
doggos-stuck-rivals = Так наружу не выйти: путь закрывают лапки соперников.
doggos-stuck = Так наружу не выйти.
doggos-no-second-paw = Для этого на планшете нужны две лапки, а у вас { $paws }.
doggos-jumped-over = Робин перепрыгивает ловушки: она их не берёт и не обезвреживает.
doggos-other-question = Здесь этого сделать нельзя.

## Что произошло

event-table-set = Стол накрыт. У входа в подземелье { $seats ->
    [one] принюхивается { $seats } пёсик
    [few] принюхиваются { $seats } пёсика
   *[many] принюхиваются { $seats } пёсиков
}.
event-dog-taken = { $who ->
    [you] Ваш пёсик: { $dog }.
   *[other] { $player } берёт пёсика: { $dog }.
}
event-dog-dealt = { $who ->
    [you] К вам прибегает { $dog }.
   *[other] { $player }: прибегает { $dog }.
}
event-quests-dealt = Квесты на выбор: { $quests }.
event-quest-kept = Вы оставляете квест и закапываете поглубже: «{ $quest }».
event-quest-laid = { $who ->
    [you] Вы выкладываете общий квест: «{ $quest }».
   *[other] { $player } выкладывает общий квест: «{ $quest }».
}
event-potion-dealt = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} { $potion ->
    [sword] зелье меча
    [bow] зелье лука
   *[fireball] зелье огненного шара
}.
event-round-begun = — Раунд { $round } из 3, первый игрок: { $seat } —
event-turn-passed = Следующий ход: { $seat }.
event-explored = { $who ->
    [you] Вы суёте нос за угол.
   *[other] { $player } суёт нос за угол.
}
event-room-drawn = { $who ->
    [you] Вы вынюхали комнату: { $card }.
   *[other] { $player } вынюхивает комнату: { $card }.
}
event-room-placed = { $who ->
    [you] Вы кладёте комнату, { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }°
    }.
   *[other] { $player } кладёт комнату, { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }°
    }.
}
event-leaving = { $who ->
    [you] Вы навострили уши и ищете выход.
   *[other] { $player } ищет выход.
}
event-card-turned = { $who ->
    [you] Вы поворачиваете
   *[other] { $player } поворачивает
} { $side ->
    [n] северную
    [e] восточную
    [s] южную
   *[w] западную
} карту на { $turn }°.
event-stepped = { $who ->
    [you] Вы трусите
   *[other] { $player } трусит
} на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}: { $room }.
event-passage-broken = { $who ->
    [you] Вы с разбегу пробиваете лбом
   *[other] { $player } с разбегу пробивает лбом
} проход на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}.
event-jumped = { $who ->
    [you] Вы прыгаете через портал: { $cell }. Хвост прибывает последним.
   *[other] { $player } прыгает через портал: { $cell }. Хвост прибывает последним.
}
event-monster-beaten = { $who ->
    [you] Вы побеждаете
   *[other] { $player } побеждает
} монстра: { $room }{ $potions ->
    [none] {""}
    [sword] , с зельем меча
    [bow] , с зельем лука
    [fireball] , с зельем огненного шара
   *[other] , с зельями: { $potions }
}.
event-monster-overpowered = { $who ->
    [you] Вы побеждаете монстра сразу двумя лапками: { $room }.
   *[other] { $player } побеждает монстра сразу двумя лапками: { $room }.
}
event-walked-past = { $who ->
    [you] Вы крадётесь мимо и получаете пару царапин: { $room }.
   *[other] { $player } крадётся мимо и получает пару царапин: { $room }.
}
event-room-claimed = { $who ->
    [you] Вы кладёте лапку: { $room }.
   *[other] { $player } кладёт лапку: { $room }.
}
event-room-skipped = { $who ->
    [you] Вы нюхаете и не кладёте лапку: { $room }.
   *[other] { $player } нюхает и не кладёт лапку: { $room }.
}
event-tramp-hired = { $who ->
    [you] Вы нанимаете бродягу
   *[other] { $player } нанимает бродягу
} { $edge ->
    [pair] ради двух трофеев
   *[paw] ради трофея и лапки
}: { $room }.
event-potion-taken = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $potion ->
    [sword] зелье меча
    [bow] зелье лука
   *[fireball] зелье огненного шара
}: { $room }.
event-empty-supply = { $who ->
    [you] Запас пуст: за лапку вы не получаете зелья.
   *[other] Запас пуст: { $player } не получает зелья.
}
event-trap-disarmed = { $who ->
    [you] Вы обезвреживаете ловушку: { $room }.
   *[other] { $player } обезвреживает ловушку: { $room }.
}
event-trap-pawed = { $who ->
    [you] Вы наступаете прямо в ловушку: { $room }. В конце это −1 монета.
   *[other] { $player } наступает прямо в ловушку: { $room }. В конце это −1 монета.
}
event-got-out = { $who ->
    [you] Вы отряхиваетесь на свежем воздухе.
   *[other] { $player } отряхивается на свежем воздухе.
}
event-left = { $who ->
    [you] Вы уходите из подземелья
   *[other] { $player } уходит из подземелья
}: { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
} на пути, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} под лапками.
event-countdown = Обратный отсчёт: в этом раунде { $cards ->
    [0] карт больше нет
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
   *[many] осталось { $cards } карт
}.
event-slept = { $who ->
    [you] Вы трижды кружитесь на месте и засыпаете.
   *[other] { $player } трижды кружится на месте и засыпает.
}
event-round-ended = Раунд { $round } окончен. Жетон самого хорошего пёсика: { $seat }.
event-quests-shown = Личные квесты выкопаны.
event-coins-counted = { $who ->
    [you] У вас монет: { $coins }, личный квест: «{ $quest }».
   *[other] { $player }, монет: { $coins }, личный квест: «{ $quest }».
}

## Монеты

box-doggos-monsters = Монстры
box-doggos-coins = Комнаты с монетами
box-doggos-chests = Сундуки
box-doggos-traps = Ловушки
box-doggos-tramps = Бродяги
box-doggos-personal = Личный квест
box-doggos-common = Общие квесты
doggos-score-monsters = Монеты на монстрах
doggos-score-coins = Взяты лапкой: монеты с каждой карты
doggos-score-chests = { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[many] { $chests } сундуков
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}
doggos-score-traps = Ловушки с лапкой
doggos-score-tramps = Нанятые бродяги
doggos-score-personal = Личный квест «{ $quest }»: { $times ->
    [0] не выполнен
    [one] выполнен { $times } раз
    [few] выполнен { $times } раза
   *[many] выполнен { $times } раз
}
doggos-score-personal-hidden = Личный квест, пока скрыт
doggos-score-common = Общий квест «{ $quest }»: { $times ->
    [0] не выполнен
    [one] выполнен { $times } раз
    [few] выполнен { $times } раза
   *[many] выполнен { $times } раз
}
doggos-ranked-by-coins = монет: { $coins }
doggos-ranked-by-quests = монет: { $coins }, при равенстве решили квесты: выполнено { $quests }
doggos-rank-shared = монет: { $coins }, квестов: { $quests }, как и у других: место общее
