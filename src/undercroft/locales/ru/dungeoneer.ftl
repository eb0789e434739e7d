# Подземелье. В событиях и ходах $seat, $target, $payer и $winner — игроки; рассказчик ставит имена вместо номеров.
# $seat_is, $target_is и так далее — «you» для читателя, иначе «other».

intro-dungeoneer = Вы ведёте героя по подземелью, которое растёт карта за картой, а часть своего хода играете за его владыку и вредите остальным. Славой вы платите за свои преимущества и сокровища; вашим риском соперники платят за то, что насылают на вас. Три выполненных задания — победа сразу, и последний живой герой тоже побеждает. В одиночку выполните три задания и вернитесь ко входу. Команды объясняет «help».

## Параметры

option-dungeoneer-sets = Какие наборы в игре: один или ступени подряд, на победные очки.
option-dungeoneer-decks = Одна колода приключений или слава и риск отдельно; по умолчанию отдельно, когда наборов несколько.
option-dungeoneer-no-white-spots = Всю карту выкладывают вместе до начала игры.
option-dungeoneer-resurrection = Погибший возвращается другим героем.
option-dungeoneer-hero-choice = Игроки выбирают героев, а не получают случайных.
option-dungeoneer-optional-discard = Сбрасывать карту в конце хода не обязательно.
option-dungeoneer-impartial-placement = Локацию, важную для ваших заданий, выкладывает следующий игрок.
option-dungeoneer-nothing-personal = Все задания общие, открыты всегда два.
option-dungeoneer-limited-movement = У каждого героя 3 очка действия за ход; кто ляжет, получит ещё одно.
option-dungeoneer-dodging-spikes = За очко действия от шипов можно увернуться без броска.
option-dungeoneer-harder-solo = В одиночку: самый дорогой монстр уходит в логово и возвращается.
option-dungeoneer-one-way-doors = Через выход, за которым стена, можно пройти с его стороны.
option-dungeoneer-saved-ap = На что годится сохранённое очко действия: на любую битву или только на вызов.
option-dungeoneer-round-cap = Через столько раундов подводят итог; каждая следующая ступень добавляет столько же.
option-dungeoneer-rules = Версия правил, чтобы старые протоколы повторялись всегда.
options-clash = Параметры { $one } и { $other } несовместимы. Уберите один из них.
option-not-solo = Параметру { $option } нужны соперники. В одиночной игре уберите его.
option-only-solo = Параметр { $option } — для одного игрока. Уберите его или играйте в одиночку.
sets-not-solo = В одиночку играют одним набором, а не { $sets }. Выберите heroic, epic или legendary.
sets-too-large = Вместе наборы слишком велики. Можно не больше: карт { $cards }, заданий { $quests }, локаций { $locations }, героев { $heroes }.
too-many-abilities = Способностей у карты может быть не больше { $most }.

## Ходы

choice-dungeoneer-pass = Пропустить
choice-dungeoneer-decline-save = Не сохранять очко действия
choice-dungeoneer-decline-discard = Ничего не сбрасывать
choice-dungeoneer-decline-challenge = Не бросать вызов
choice-dungeoneer-decline-scepter = Не трогать скипетр
choice-dungeoneer-decline-room = Отпустить его
choice-dungeoneer-decline-draw = Ничего не брать
choice-dungeoneer-decline-step = Остаться на месте
choice-dungeoneer-decline-pay = Не платить
choice-dungeoneer-decline-ability = Не применять
choice-dungeoneer-done = Наслать столкновения
choice-dungeoneer-specials-done = Больше никаких особых эффектов
choice-dungeoneer-end = Закончить фазу подвигов
choice-dungeoneer-end-villainy = Закончить фазу злодеяний
choice-dungeoneer-explore = Исследовать за 1 ОД
choice-dungeoneer-stand = Встать за 1 ОД
choice-dungeoneer-lie = Лечь и получить 1 ОД
choice-dungeoneer-save = Сохранить 1 ОД
choice-dungeoneer-wound = Нанести рану
choice-dungeoneer-token = Добавить жетон на скипетр
choice-dungeoneer-self = Биться самому
choice-dungeoneer-test = Идти на шипы
choice-dungeoneer-dodge = Увернуться от шипов за 1 ОД
choice-dungeoneer-keep = Положить в инвентарь
choice-dungeoneer-use-now = Применить сразу
choice-dungeoneer-move = Пойти на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}: { $place }{ $exit ->
    [blocked] , выход блокирован { $stat ->
        [melee] (ближний бой { $needed }+ или ещё 1 ОД)
        [magic] (магия { $needed }+ или ещё 1 ОД)
       *[speed] (скорость { $needed }+ или ещё 1 ОД)
    }
    [trapped] , ловушка { $stat ->
        [melee] (ближний бой { $needed }+ или рана)
        [magic] (магия { $needed }+ или рана)
       *[speed] (скорость { $needed }+ или рана)
    }
   *[open] {""}
}
choice-dungeoneer-step = Шаг на { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}: { $place }
choice-dungeoneer-side = { $side ->
    [n] Северный
    [e] Восточный
    [s] Южный
   *[w] Западный
} выход, сейчас { $exit ->
    [open] открыт
    [blocked] блокирован
    [trapped] с ловушкой
   *[wall] стена
}
choice-dungeoneer-aim-seat = Цель: { $seat }
choice-dungeoneer-payer = Платит риск: { $seat }
choice-dungeoneer-give-peril = 1 риск игроку: { $seat }
choice-dungeoneer-give-nobody = Никому не давать риска
choice-dungeoneer-redirect = Перевести атаку на игрока: { $seat }
choice-dungeoneer-form = { $form ->
    [melee] Ближний бой
    [magic] Магия
   *[speed] Скорость
}
choice-dungeoneer-branch = { $source }: { $words }
choice-dungeoneer-pay = Заплатить: { $source } ({ $words })
choice-dungeoneer-special = Особый эффект { $number } за { $cost } риска: { $card }
choice-dungeoneer-zone = { $zone ->
    [lair] В логово
    [hand] На руку
   *[discard] В сброс
}
choice-dungeoneer-deck = { $deck ->
    [glory] Взять карту славы
   *[peril] Взять карту риска
}
choice-dungeoneer-draw-glory = Взять карту славы
choice-dungeoneer-look-deck = Посмотреть колоду { $deck ->
    [glory] славы
   *[peril] риска
}
choice-dungeoneer-attack = Напасть за 1 ОД: { $seat }
choice-dungeoneer-challenge-hero = Бросить вызов за 1 ОД: { $seat }
choice-dungeoneer-ambush = Напасть за сохранённое ОД: { $seat }
choice-dungeoneer-x = X = { $x }
choice-dungeoneer-hero = Играть за героя: { $hero }
choice-dungeoneer-class = Взять класс героя: { $hero }
choice-dungeoneer-play = Сыграть «{ $card }», { $cost_x ->
    [yes] X славы
   *[no] слава { $cost }
}
choice-dungeoneer-play-peril = Сыграть «{ $card }», { $cost_x ->
    [yes] X риска
   *[no] риск { $cost }
}
choice-dungeoneer-play-encounter = Наслать «{ $card }», { $cost_x ->
    [yes] X риска
   *[no] риск { $cost }
}
choice-dungeoneer-discard = Сбросить «{ $card }»
choice-dungeoneer-surplus = Сбросить лишнее: «{ $card }»
choice-dungeoneer-lair-surplus = Отпустить из логова: «{ $card }»
choice-dungeoneer-sacrifice = Пожертвовать «{ $card }»
choice-dungeoneer-recover = Вернуть «{ $card }»
choice-dungeoneer-upkeep-first = Сначала заплатить за «{ $card }»
choice-dungeoneer-make-room = Освободить место: сбросить «{ $card }»
choice-dungeoneer-challenge-card = Бросить вызов за 1 ОД: «{ $card }»
choice-dungeoneer-by-minion = Послать в бой: «{ $card }»
choice-dungeoneer-guard = Вас защищает «{ $card }»
choice-dungeoneer-guard-against = Против: «{ $card }»
choice-dungeoneer-guard-against-hero = Против игрока: { $seat }
choice-dungeoneer-guard-against-quest = Против монстра задания «{ $quest }»
choice-dungeoneer-keep-in-lair = Оставить в логове «{ $card }»
choice-dungeoneer-aim-card = Цель: «{ $card }»
choice-dungeoneer-choose-card = Выбрать «{ $card }»
choice-dungeoneer-use = Применить «{ $card }»{ $glory ->
    [0] {""}
   *[other] , слава { $glory }
}{ $ap ->
    [0] {""}
   *[other] , ОД { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , здоровье { $wounds }
}
choice-dungeoneer-use-hero = Применить способность: { $hero }{ $glory ->
    [0] {""}
   *[other] , слава { $glory }
}{ $ap ->
    [0] {""}
   *[other] , ОД { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , здоровье { $wounds }
}
choice-dungeoneer-use-quest = Применить «{ $quest }»{ $glory ->
    [0] {""}
   *[other] , слава { $glory }
}{ $ap ->
    [0] {""}
   *[other] , ОД { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , здоровье { $wounds }
}
choice-dungeoneer-attempt = Взяться за «{ $quest }»{ $ap ->
    [0] , даром
   *[other] {" "}за { $ap } ОД
}
choice-dungeoneer-search = Искать за 1 ОД: «{ $quest }»
choice-dungeoneer-take-up = Взять под опеку: «{ $quest }»
choice-dungeoneer-hand-over = Передать подопечного: «{ $quest }»
choice-dungeoneer-pick-up = Продолжить сопровождение: «{ $quest }»
choice-dungeoneer-drop = Оставить подопечного здесь: «{ $quest }»
choice-dungeoneer-steal = Увести подопечного: «{ $quest }»
choice-dungeoneer-challenge-quest = Бросить вызов за 1 ОД: «{ $quest }»
choice-dungeoneer-aim-quest = Цель: задание «{ $quest }»
choice-dungeoneer-aim-location = Цель: { $place }
choice-dungeoneer-warp = Перенос: { $place }
choice-dungeoneer-entrance = У входа: { $place }
choice-dungeoneer-share = Выложить: { $place }
choice-dungeoneer-place = Положить { $cell }{ $turn ->
    [0] {""}
   *[other] , повернув на { $turn }°
}
choice-dungeoneer-shift = Сдвинуть { $cell }{ $turn ->
    [0] {""}
   *[other] , не поворачивая
}

## Почему нельзя

dungeoneer-not-now = Сейчас спрашивают не об этом.
dungeoneer-game-over = Игра окончена.
dungeoneer-chance-first = Сначала кубики и карты.
dungeoneer-seat-waits = Сейчас решает другой игрок.
dungeoneer-seat-done = Вы уже решили. Остальные ещё думают.
dungeoneer-draft-open = Сначала закончите начатое или отмените его.
dungeoneer-no-ap = На это не хватает очков действия.
dungeoneer-fallen = Ваш герой лежит. Сначала встаньте за 1 ОД.
dungeoneer-forbidden = Карта в игре вам это сейчас запрещает.
dungeoneer-wall = Путь закрывает стена.
dungeoneer-nothing-there = Там ещё нет локации. Можно исследовать.
dungeoneer-feats-only = Это делают в фазе подвигов своего хода.
dungeoneer-villainy-only = Это делают в фазе злодеяний своего хода.
dungeoneer-response-only = Это ответ на атаку. Придержите карту, пока не придётся защищаться.
dungeoneer-other-moment = Сейчас от этого не будет толку. Придержите до другого случая.
dungeoneer-not-your-card = Этой карты у вас нет.
dungeoneer-other-copy = У вас две такие карты. Выберите первую.
dungeoneer-no-glory = На это не хватает славы.
dungeoneer-no-peril = Там ни у кого не хватает риска, чтобы заплатить.
dungeoneer-own-peril = Свой риск не тратят. Выберите соперника.
dungeoneer-hero-out = Этот герой выбыл из игры.
dungeoneer-not-yourself = Это для другого героя, не для вашего.
dungeoneer-not-in-place = Этот герой не в той же локации.
dungeoneer-too-low = Легендарные карты ждут, пока герой не достигнет уровня 7.
dungeoneer-target-too-low = Против героев ниже уровня 7 легендарные карты не применяют.
dungeoneer-no-aim = Сейчас для этого нет цели.
dungeoneer-wrong-aim = Для этого такой выбор не годится.
dungeoneer-boons-full = Для нового преимущества нет места, а по своей воле их не сбрасывают.
dungeoneer-treasures-full = Для нового сокровища нет места.
dungeoneer-boon-stays = Преимущество по своей воле не сбрасывают.
dungeoneer-solo-boon = В одиночку постоянные преимущества осваивают только у входа.
dungeoneer-solo-treasure = В одиночку постоянные сокровища выкладывают только после битвы с монстром.
dungeoneer-attacked-already = Этот монстр в этот ход уже атакует.
dungeoneer-never-attacks = Этот монстр только контратакует.
dungeoneer-declared-already = Столкновения насылают все сразу, и в этот ход вы это сделали.
dungeoneer-declaration-first = Сначала нашлите выбранные столкновения или добавьте ещё.
dungeoneer-nothing-declared = Вы ещё не выбрали ни одного столкновения.
dungeoneer-lord-absent = Архиповелителя мёртвых на троне нет.
dungeoneer-lord-no-victim = В тронном зале нет соперника, у которого хватает риска.
dungeoneer-counter-only = В этой форме можно только контратаковать. Выберите другую.
dungeoneer-no-value = В этой форме он не сражается. Выберите другую.
dungeoneer-hero-form = Ваш герой в этой форме не атакует.
dungeoneer-special-taken = Каждый особый эффект — раз за атаку.
dungeoneer-no-special = Такого особого эффекта у монстра нет.
dungeoneer-x-too-small = X не меньше 1.
dungeoneer-x-too-large = Столько заплатить нечем.
dungeoneer-battled = Ваш герой в этот ход уже начинал битву. Больше нельзя.
dungeoneer-challenge-only = В этой игре сохранённое очко действия только для вызова.
dungeoneer-not-your-ability = Такой способности у вас сейчас нет.
dungeoneer-works-alone = Это срабатывает само, когда придёт время.
dungeoneer-used-up = Вы это уже применили.
dungeoneer-condition-fails = Условие для этого сейчас не выполнено.
dungeoneer-no-health = Это стоит больше здоровья, чем можно отдать.
dungeoneer-not-your-quest = Это задание вам не открыто.
dungeoneer-quest-elsewhere = Это задание выполняют не здесь.
dungeoneer-not-found = В этот ход вы здесь ничего не нашли. Сначала ищите.
dungeoneer-escort-not-attempted = Подопечного берут и передают, попыток тут нет.
dungeoneer-cannot-sacrifice = Того, что требует задание, у вас слишком мало.
dungeoneer-not-a-search = В этом задании искать нечего.
dungeoneer-found-already = Вы уже нашли. Беритесь за задание.
dungeoneer-not-an-escort = В этом задании некого сопровождать.
dungeoneer-escorted-already = Этот подопечный уже в пути.
dungeoneer-no-letters = Все три пары жетонов сопровождения заняты.
dungeoneer-not-escorting = По этому заданию вы никого не сопровождаете.
dungeoneer-not-the-goal = Вашему подопечному нужно в другое место.
dungeoneer-no-token-here = По этому заданию здесь никто не ждёт.
dungeoneer-picked-up = Этого подопечного в этот ход уже подбирали; оставьте его в покое до следующего.
dungeoneer-cell-taken = Там уже лежит локация.
dungeoneer-unjoined = Локация должна лежать рядом с другой.
dungeoneer-other-frame = Подземелье стыкуется только с подземельем, поверхность — с поверхностью.
dungeoneer-walled-off = Туда никто не войдёт: ни один выход не встречается с выходом.
dungeoneer-closes-map = Это замкнёт карту, а локации ещё есть.
dungeoneer-same-rotation = Перевёрнутая карта такая же. Кладите её прямо.
dungeoneer-too-far = Это за краем стола.
dungeoneer-no-shift = Туда эту локацию не сдвинуть или не сдвинуть вовсе.
dungeoneer-map-complete = Карта уже вся выложена. Исследовать нечего.
dungeoneer-none-fits = Ни одну из оставшихся локаций некуда положить.
dungeoneer-not-fallen = Ваш герой на ногах.
dungeoneer-no-lying = Ложиться ради очка действия — вариант, которым вы не играете.
dungeoneer-ap-left = Сначала потратьте очки действия.
dungeoneer-lain = В этот ход ваш герой уже ложился.
dungeoneer-must-discard = У вас есть карты, одну нужно сбросить: с руки, сокровище или из логова.
dungeoneer-forced = Это случится в любом случае. Скажите только, что раньше.
dungeoneer-wounded-monster = Раненый монстр уходит в логово или в сброс, но не на руку.
dungeoneer-sound-monster = Невредимый монстр уходит на руку или в логово.
dungeoneer-hero-taken = Этого героя выбрать нельзя.
dungeoneer-wall-stays = Со стеной ничего не сделать.
dungeoneer-map-breaks = На этом выходе держится карта.
dungeoneer-not-attacking = Это вас сейчас не атакует.
dungeoneer-not-in-share = Этой локации нет в вашей доле.
dungeoneer-share-later = Её пока нельзя выложить. Места общих заданий — в последнюю очередь.

## Что произошло

event-table-laid = Факелы зажжены. У входа { $seats ->
    [one] ждёт { $seats } герой
    [few] ждут { $seats } героя
   *[many] ждут { $seats } героев
}.
event-tunnel-drawn = На { $side ->
    [0] севере
    [1] востоке
    [2] юге
   *[3] западе
}: { $place }.
event-tunnel-laid = { $place } лежит { $half ->
    [0] прямо
   *[other] вверх ногами
}.
event-hero-dealt = { $who ->
    [you] Ваш герой: { $hero }.
   *[other] { $player } играет за героя: { $hero }.
}
event-hero-chosen = { $who ->
    [you] Вы выбираете героя: { $hero }.
   *[other] { $player } выбирает героя: { $hero }.
}
event-location-dealt = Вам достаётся кусок карты: { $place }.
event-entrance-placed = Вход был у первого игрока: { $seat }.
event-quest-dealt = { $who ->
    [you] Ваше задание: «{ $quest }».
   *[other] Задание игрока { $player }: «{ $quest }».
}
event-quest-revealed = Задание для всех: «{ $quest }».
event-centre-laid = Скипетр теневой чумы просыпается, жетонов: { $tokens }. Его хозяин ждёт трона.
event-turn-begins = — Раунд { $round }: { $seat_is ->
    [you] ваш ход
   *[other] ходит { $seat }
} —
event-ap-gained = { $who ->
    [you] У вас { $ap } ОД.
   *[other] { $player }: { $ap } ОД.
}
event-scepter-grows = Скипетр крепнет, жетонов: { $tokens }.
event-undead-recovered = { $who ->
    [you] Вы поднимаете из сброса «{ $card }».
   *[other] { $player } поднимает из сброса «{ $card }».
}
event-upkeep-paid = { $who ->
    [you] Вы сохраняете «{ $card }», слава −{ $glory }.
   *[other] { $player } сохраняет «{ $card }», слава −{ $glory }.
}
event-upkeep-unpaid = { $who ->
    [you] Сохранить «{ $card }» не на что: карта на руке.
   *[other] { $player } не может сохранить «{ $card }»: карта на руке.
}
event-villainy-phase = Время злодеяний!
event-location-phase = Подземелье растёт.
event-feats-phase = Теперь подвиги.
event-points = { $who ->
    [you] Вы
   *[other] { $player }
}: { $glory ->
    [0] риск +{ $peril }
   *[other] { $peril ->
        [0] слава +{ $glory }
       *[other] слава +{ $glory }, риск +{ $peril }
    }
}.
event-points-lost = { $who ->
    [you] Вы
   *[other] { $player }
}: { $glory ->
    [0] риск −{ $peril }
   *[other] слава −{ $glory }
}.
event-ap-added = { $who ->
    [you] Вы получаете { $ap } ОД.
   *[other] { $player } получает { $ap } ОД.
}
event-ap-lost = { $who ->
    [you] Вы теряете { $ap } ОД.
   *[other] { $player } теряет { $ap } ОД.
}
event-ap-saved = { $who ->
    [you] Вы приберегаете очко действия.
   *[other] { $player } приберегает очко действия.
}
event-card-drawn = Вы берёте: { $card }.
event-drew = { $who ->
    [you] Карта приходит на руку.
   *[other] { $player } берёт карту.
}
event-reshuffled = Сброс перемешан.
event-discarded = { $who ->
    [you] Вы сбрасываете «{ $card }».
   *[other] { $player } сбрасывает «{ $card }».
}
event-surplus-discarded = { $who ->
    [you] Места нет: вы расстаётесь с картой «{ $card }».
   *[other] Места нет: { $player } расстаётся с картой «{ $card }».
}
event-lair-overflow = { $who ->
    [you] Ваше логово полно: «{ $card }» уходит.
   *[other] Логово игрока { $player } полно: «{ $card }» уходит.
}
event-location-drawn = Вы тянете локацию: { $place }.
event-location-passed = Вам передают локацию: { $place }. Она важна для чужих заданий.
event-location-unplaceable = { $place }: положить некуда, под низ колоды.
event-location-placed = { $who ->
    [you] Вы выкладываете локацию: { $place }.
   *[other] { $player } выкладывает локацию: { $place }.
}
event-cannot-place = { $who ->
    [you] Из вашей доли ничего не подходит.
   *[other] Из доли игрока { $player } ничего не подходит.
}
event-explores = { $who ->
    [you] Вы исследуете.
   *[other] { $player } исследует.
}
event-moves = { $who ->
    [you] Вы идёте на
   *[other] { $player } идёт на
} { $side ->
    [0] север
    [1] восток
    [2] юг
   *[3] запад
}.
event-arrived = { $who ->
    [you] Вы входите: { $place }.
   *[other] { $player } входит: { $place }.
}
event-exit-opened = { $who ->
    [you] Выход поддался, но пройти сил уже нет.
   *[other] { $player } вскрывает выход и останавливается на пороге.
}
event-exit-changed = { $place }: { $side ->
    [0] северный
    [1] восточный
    [2] южный
   *[3] западный
} выход теперь { $exit ->
    [0] открыт
    [1] замурован
    [2] блокирован
   *[3] с ловушкой
}.
event-shifted = Пол дрожит: { $place } сдвигается.
event-dodged = { $who ->
    [you] Вы уворачиваетесь от шипов.
   *[other] { $player } уворачивается от шипов.
}
event-fell = { $who ->
    [you] Вы падаете.
   *[other] { $player } падает.
}
event-stood-up = { $who ->
    [you] Вы снова на ногах.
   *[other] { $player } снова на ногах.
}
event-die-rolled = На кубике { $die }.
event-chance-picked = Решает случай.
event-tested = { $who ->
    [you] Ваша проверка
   *[other] Проверка игрока { $player }
}: { $total } против { $needed }.
event-card-played = { $who ->
    [you] Вы играете «{ $card }»
   *[other] { $player } играет «{ $card }»
}, { $purse ->
    [glory] слава −{ $cost }
   *[peril] { $payer_is ->
        [you] ваш риск −{ $cost }
       *[other] риск −{ $cost } у игрока { $payer }
    }
}{ $aim ->
    [hero] , цель: { $target_is ->
        [you] вы
       *[other] { $target }
    }
    [monster] , цель: { $monster }
    [card] , цель: { $aimed }
    [place] , цель: { $place }
   *[none] {""}
}.
event-ability-used = { $who ->
    [you] Вы применяете способность «{ $source }»
   *[other] { $player } применяет способность «{ $source }»
}{ $aim ->
    [hero] , цель: { $target_is ->
        [you] вы
       *[other] { $target }
    }
    [monster] , цель: { $monster }
    [card] , цель: { $aimed }
    [place] , цель: { $place }
   *[none] {""}
}.
event-ability-worked = Срабатывает «{ $source }».
event-encounter-declared = { $who ->
    [you] Вы насылаете «{ $card }»
   *[other] { $player } насылает «{ $card }»
}, цель: { $target_is ->
    [you] вы
   *[other] { $target }
}, риск −{ $cost }{ $form ->
    [0] , ближний бой
    [1] , магия
    [2] , скорость
   *[other] {""}
}.
event-encounter-revealed = Что-то шевелится: «{ $card }».
event-curse-strikes = Проклятие настигает вас: «{ $card }».
event-trap-passed = { $who ->
    [you] Вы ускользаете от ловушки «{ $card }»: { $total } против { $needed }.
   *[other] { $player } ускользает от ловушки «{ $card }»: { $total } против { $needed }.
}
event-trap-failed = { $who ->
    [you] Вы попадаете в ловушку «{ $card }»: { $total } против { $needed }.
   *[other] { $player } попадает в ловушку «{ $card }»: { $total } против { $needed }.
}
event-hero-attacks = { $who ->
    [you] Вы нападаете на игрока { $target }
   *[other] { $player } нападает на { $target_is ->
        [you] вас
       *[other] игрока { $target }
    }
}: { $form ->
    [0] ближний бой
    [1] магия
   *[2] скорость
}!
event-battle-begins = { $monster ->
    [none] { $who ->
        [you] К оружию! Вы защищаетесь{ $attacks ->
            [1] {""}
           *[other] , атак: { $attacks }
        }.
       *[other] Битва! Защищается { $player }{ $attacks ->
            [1] {""}
           *[other] , атак: { $attacks }
        }.
    }
   *[other] Битва! Защищается «{ $monster }».
}
event-form-chosen = Монстр атакует: { $form ->
    [0] ближний бой
    [1] магия
   *[2] скорость
}.
event-form-changed = Атака меняет форму: { $form ->
    [0] ближний бой
    [1] магия
   *[2] скорость
}.
event-redirected = Теперь атакуют { $target_is ->
    [you] вас
   *[other] игрока { $target }
}.
event-minion-guards = { $who ->
    [you] «{ $card }» заслоняет вас.
   *[other] { $player } прячется за приспешника: «{ $card }».
}
event-attack-rolled = { $monster ->
    [none] { $who ->
        [you] Ваша атака
       *[other] Атака игрока { $player }
    }
   *[other] Атака монстра «{ $monster }»
}, { $form ->
    [0] ближний бой
    [1] магия
   *[2] скорость
}: { $total }.
event-counter-rolled = { $monster ->
    [none] { $who ->
        [you] Ваша контратака
       *[other] Контратака игрока { $player }
    }
   *[other] Контратака монстра «{ $monster }»
}: { $total }.
event-compared = { $attack } против { $counter }.
event-challenge = { $who ->
    [you] Вы бросаете вызов
   *[other] { $player } бросает вызов
}: { $form ->
    [0] ближний бой
    [1] магия
   *[2] скорость
}!
event-prevented = { $left ->
    [0] Удар отведён.
    [one] Удар смягчён: осталась { $left } рана.
    [few] Удар смягчён: остались { $left } раны.
   *[many] Удар смягчён: осталось { $left } ран.
}
event-hero-wounded = { $who ->
    [you] Вы теряете здоровье
   *[other] { $player } теряет здоровье
}: −{ $wounds }, осталось { $health }.
event-healed = { $who ->
    [you] Вы восстанавливаете здоровье
   *[other] { $player } восстанавливает здоровье
}: +{ $wounds }, теперь { $health }.
event-hero-died = { $who ->
    [you] { $hero } падает в последний раз.
   *[other] { $hero }, герой игрока { $player }, мёртв.
}
event-hero-returns = { $who ->
    [you] Ваш новый герой вступает в игру: { $place }.
   *[other] { $player } возвращается с новым героем: { $place }.
}
event-monster-wounded = { $monster }: здоровье −{ $wounds }.
event-monster-defeated = Победа над монстром: { $monster }!
event-dismissed = Вне битвы: «{ $card }».
event-minion-made = { $who ->
    [you] Теперь вам служит «{ $card }».
   *[other] Теперь игроку { $player } служит «{ $card }».
}
event-to-lair = В логово: «{ $card }».
event-to-hand = Обратно на руку: «{ $card }».
event-to-discard = В сброс: «{ $card }».
event-battle-ends = Битва окончена.
event-lost-card = { $who ->
    [you] Вы лишаетесь карты «{ $card }».
   *[other] { $player } лишается карты «{ $card }».
}
event-recovered = { $who ->
    [you] Вы берёте из сброса «{ $card }».
   *[other] { $player } берёт из сброса «{ $card }».
}
event-bounced = Обратно на руку владельца: «{ $card }».
event-card-taken-over = { $who ->
    [you] Вы забираете «{ $card }» у игрока { $target }.
   *[other] { $target_is ->
        [you] { $player } забирает у вас «{ $card }».
       *[other] { $player } забирает «{ $card }» у игрока { $target }.
    }
}
event-card-taken = Вы забрали «{ $card }».
event-card-lost = У вас с руки забрали «{ $card }».
event-hand-robbed = { $who ->
    [you] Вы берёте карту с руки игрока { $target }.
   *[other] { $target_is ->
        [you] { $player } берёт карту с вашей руки.
       *[other] { $player } берёт карту с руки игрока { $target }.
    }
}
event-peeked = Вы видите: { $card }.
event-looked-at-hand = { $who ->
    [you] Вы смотрите руку игрока { $target }.
   *[other] { $target_is ->
        [you] { $player } смотрит вашу руку.
       *[other] { $player } смотрит руку игрока { $target }.
    }
}
event-hand-seen = На руке игрока { $target }: «{ $card }».
event-quest-attempted = { $who ->
    [you] Вы берётесь за «{ $quest }»{ $ap ->
        [0] {""}
       *[other] {" "}за { $ap } ОД
    }.
   *[other] { $player } берётся за «{ $quest }»{ $ap ->
        [0] {""}
       *[other] {" "}за { $ap } ОД
    }.
}
event-quest-failed = На этот раз нет: «{ $quest }».
event-searches = { $who ->
    [you] Вы ищете: «{ $quest }».
   *[other] { $player } ищет: «{ $quest }».
}
event-searched = Поиск: { $total }, нужно { $needed }.
event-sacrificed = { $who ->
    [you] Вы жертвуете картой «{ $card }».
   *[other] { $player } жертвует картой «{ $card }».
}
event-escort-taken = { $who ->
    [you] Вы берёте подопечного: «{ $quest }».
   *[other] { $player } берёт подопечного: «{ $quest }».
}
event-escort-dropped = { $who ->
    [you] Вы оставляете подопечного: «{ $quest }».
   *[other] { $player } оставляет подопечного: «{ $quest }».
}
event-escort-picked-up = { $who ->
    [you] Вы продолжаете «{ $quest }».
   *[other] { $player } продолжает «{ $quest }».
}
event-escort-stolen = { $who ->
    [you] Вы уводите подопечного у игрока { $target }: «{ $quest }».
   *[other] { $target_is ->
        [you] { $player } уводит вашего подопечного: «{ $quest }».
       *[other] { $player } уводит подопечного у игрока { $target }: «{ $quest }».
    }
}
event-quest-done = { $who ->
    [you] Задание выполнено: «{ $quest }»! Всего у вас: { $done }.
   *[other] { $player } выполняет задание «{ $quest }», всего: { $done }.
}
event-level = { $who ->
    [you] Теперь у вас уровень { $level }.
   *[other] { $player }: уровень { $level }.
}
event-class-taken = { $who ->
    [you] Вы осваиваете класс героя: { $hero }.
   *[other] { $player } осваивает класс героя: { $hero }.
}
event-stage-changed = { $stage ->
    [1] Начинается эпическая пора.
   *[2] Начинается легендарная пора.
}
event-lord-enthroned = { $place }: Архиповелитель мёртвых садится на трон.
event-lord-defeated = { $card } повержен, и скипетр рассыпается.
event-game-over = { $ending ->
    [quests] Три задания выполнены. Игра окончена.
    [last-hero] Остался один герой. Игра окончена.
    [level] Достигнут высший уровень. Игра окончена.
    [cap] Последний раунд сыгран.
    [no-quests] Заданий больше нет. Игра окончена.
    [solo-won] Снова дома, и три задания за плечами.
   *[solo-lost] На этот раз победило подземелье.
}

## Конец

dungeoneer-quest-done = Задание «{ $quest }»
dungeoneer-won-quests = выполнено заданий: { $quests }
dungeoneer-won-last-hero = последний уцелевший герой
dungeoneer-won-level = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}, уровень { $level }
dungeoneer-won-cap = первое место в последнем раунде: { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
}, уровень { $level }
dungeoneer-won-no-quests = первое место, когда кончились задания: { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
}, уровень { $level }
dungeoneer-won-solo-won = снова у входа, заданий { $quests }, раунд { $rounds }
dungeoneer-died = герой погиб в подземелье, { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
}
dungeoneer-ranked = { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
}{ $points ->
    [0] {""}
    [one] , { $points } победное очко
    [few] , { $points } победных очка
   *[many] , { $points } победных очков
}, уровень { $level }
dungeoneer-rank-shared = { $quests ->
    [one] { $quests } задание
    [few] { $quests } задания
   *[many] { $quests } заданий
} и уровень { $level }, как и у других: место разделено
