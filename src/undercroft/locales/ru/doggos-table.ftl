# Подземелья и пёсики в терминале.

play-help-doggos =
    Отвечайте номером из списка или пишите сам ход. Место пишется столбцом и
    строкой с краёв карты: 2,-1 или 2,-1 r90. На пути хватит n, e, s, w
    (север, восток, юг, запад) и out. Строка вида
    leave n (fight) e (claim) out  — целый ход.
      u           отменить последний выбор       b       назад от поворота
      map         вся карта и её знаки           sheet   ваше поле целиком
      rivals      соперники                      score   ваши монеты и откуда они
      why ХОД     почему ход невозможен          hint    что сделал бы бот
      rules НОМЕР правило, например DD-20        log     что произошло
      q           уйти; игра сохранится          ?       эта справка

## Символы, стороны, места

dog-sword = меч
dog-bow = лук
dog-fireball = огненный шар
dog-swords = { $count ->
    [one] { $count } меч
    [few] { $count } меча
   *[many] { $count } мечей
}
dog-bows = { $count ->
    [one] { $count } лук
    [few] { $count } лука
   *[many] { $count } луков
}
dog-fireballs = { $count ->
    [one] { $count } огненный шар
    [few] { $count } огненных шара
   *[many] { $count } огненных шаров
}
dog-north = север
dog-east = восток
dog-south = юг
dog-west = запад
dog-steps-north = { $count } на север
dog-steps-east = { $count } на восток
dog-steps-south = { $count } на юг
dog-steps-west = { $count } на запад
dog-cell = { $steps } от старта
dog-start-room = стартовая комната
dog-exits = { $count ->
    [one] выход: { $sides }
    [few] выходы: { $sides }
   *[many] выходы: { $sides }
}
dog-doors = { $count ->
    [one] дверь: { $sides }
    [few] двери: { $sides }
   *[many] двери: { $sides }
}

## Карта: не больше 5 знаков

dog-map-start = СТАРТ
dog-map-potion = зелье
dog-map-goes-on = остальное: map
dog-legend-shield = защита
dog-legend-key = ключ
dog-legend-coins = монеты
dog-legend-monster = монстр: нужно { $gives } трофей
dog-legend-damage = урон
dog-legend-artifact = артефакт
dog-legend-chest = сундук, нужен ключ
dog-legend-trap = ловушка и её символ
dog-legend-tramp = бродяга: один из двух | один и лапка
dog-legend-portal = портал
dog-legend-paw = лапка игрока 1
dog-legend-here = ваш пёсик
dog-legend-been = здесь вы были
dog-legend-covered = обезврежено, закрыто
dog-legend-emptied = опустело, закрыто
dog-legend-way-out = выход наружу
dog-legend-door = дверь, нужен ключ
dog-legend-passage = пролом
dog-legend-place = место для комнаты

## Поле

dog-head-round = раунд { $round } из 3
dog-head-deck = в колоде { $cards }
dog-head-countdown = { $cards ->
    [0] карт не осталось
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
   *[many] осталось { $cards } карт
}
dog-head-supply = запас { $potions }
dog-head-coins = { $coins ->
    [one] сейчас { $coins } монета
    [few] сейчас { $coins } монеты
   *[many] сейчас { $coins } монет
}
dog-attack = Атака
dog-defence = Защита { $defence }{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}
dog-paws = Лапки
dog-paws-count = { $paws }{ $extra ->
    [0] {""}
   *[other] , ещё { $extra }
}
dog-potions = Зелья
dog-keys = Ключи { $keys }
dog-path = Путь: комнат { $rooms }, карт { $cards }
dog-cards = Карты: { $cards }
dog-cards-pawed = Под лапками: { $cards }
dog-variant-pair = два трофея
dog-variant-single = один трофей
dog-variant-paw = трофей и лапка
dog-quest-own = Ваш квест
dog-quest-common = Общий квест
dog-quest-trophies = { $rivals ->
    [alone] { $count } из 4
   *[other] { $count } против { $rivals }
}
dog-status = { $status ->
    [left] снаружи
    [asleep] спит
   *[inside] внутри
}
dog-rival = { $dog }, { $status }: монеты { $coins }, лапки { $paws }, атака { $attack }, защита { $defence }, зелья { $potions }, ключи { $keys }, карты { $cards }

## Вопросы

dog-ask-dog = Какой пёсик ваш?
dog-ask-quest = Какой квест оставите себе? Другой станет общим.
dog-ask-turn = Ваш ход: что делаете?
dog-ask-place = { $card }: куда положить? Номер или столбец,строка.
dog-ask-rotate = Какой стороной?
dog-ask-rotate-only = Подходит только так: { $turn }. Enter кладёт, u отменяет.
dog-ask-way = Вы здесь: { $room }. Куда дальше?
dog-ask-turning = На сколько повернуть? b — назад.
dog-ask-room = { $room }: { $text }.
dog-ask-confirm = Вы снаружи. Enter подтверждает путь, u отменяет.
dog-turn-card = Повернуть карту ({ $side }): { $card }
dog-card = { $attack }, защита { $defence }. { $text }
dog-explore-detail = { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
   *[many] осталось { $cards } карт
}
dog-leave-detail = выберите путь; пока он не подтверждён, его можно отменить
dog-leave-first = вы уйдёте раньше всех: остальным { $cards ->
    [one] останется { $cards } карта
    [few] останется { $cards } карты
   *[many] останется { $cards } карт
}
dog-sleep-detail = ещё одна лапка до конца игры, всего { $paws }; до конца раунда вы спите
dog-sleep-last = до конца раунда вы спите; он последний, и лишняя лапка уже ничего не даст
dog-sleep-nothing = до конца раунда вы спите; запасных лапок больше нет
dog-pass-detail = урон станет { $damage }, защита { $defence }
dog-minus-coin = −1 монета в конце
dog-hire-pair = в каждом бою { $first } или { $second }
dog-hire-paw = запасная лапка переходит на ваше поле
dog-needs = нужно: { $symbols }
dog-damage = урон { $damage }
dog-trophy = трофей: { $trophy }
dog-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
dog-chest = с ключом { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
dog-shields = защита { $count }
dog-key = ключ
dog-trap = ловушка: { $symbol } или лапка
dog-tramp = { $first } или { $second }, либо { $single } и лапка
dog-supply = любое зелье из запаса: { $potions }
dog-portal = { $count ->
    [0] других порталов пока нет
    [one] ведёт в { $count } другой портал
    [few] ведёт в { $count } других портала
   *[many] ведёт в { $count } других порталов
}
dog-nothing = здесь ничего нет
dog-you-win = вы побеждаете
dog-you-win-potions = с зельями вы побеждаете
dog-you-win-paws = двумя лапками вы побеждаете
dog-too-strong = вам не по силам
dog-change-paws = лапки { $count }
dog-change-defence = защита { $count }
dog-change-keys = ключи { $count }
dog-change-swords = мечи { $count }
dog-change-bows = луки { $count }
dog-change-fireballs = огненные шары { $count }
dog-change-sword-potions = зелья меча { $count }
dog-change-bow-potions = зелья лука { $count }
dog-change-fireball-potions = зелья огненного шара { $count }

## Что делали соперники

dog-rival-path = { $text } По пути: { $deeds }.
dog-deed-beats = победы: { $rooms }
dog-deed-passes = мимо: { $rooms }
dog-deed-claims = лапки: { $rooms }
dog-deed-hires = нанято: { $rooms }
dog-deed-disarms = обезврежено: { $rooms }
dog-deed-trapped = ловушки: { $rooms }
dog-deed-breaks = { $count ->
    [one] пролом { $count } стены
    [few] пролом { $count } стен
   *[many] пролом { $count } стен
}
dog-deed-turns = { $count ->
    [one] повёрнута { $count } карта
    [few] повёрнуты { $count } карты
   *[many] повёрнуто { $count } карт
}

## Конец и набор

dog-solo-rank = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}: { $rank }.
dog-solo-next-rank = Следующее звание, «{ $rank }», — от { $coins } монет.
dog-show-start = Стартовая комната: { $two } для двоих, { $more } для большего числа. Стороны по часовой стрелке сверху: E выход, D дверь, W стена.
dog-show-dogs = Пёсики
dog-show-cards = { $count ->
    [one] { $count } карта комнаты
    [few] { $count } карты комнат
   *[many] { $count } карт комнат
}
dog-show-quests = Квесты
dog-show-potions = Зелья
