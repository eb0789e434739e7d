# Чем бот в «Подземельях и пёсиках» обосновывает ход.

## Пёсики и квесты

reason-doggos-dog-passages = Лапка пробивает любую стену: к лучшим картам всегда есть путь.
reason-doggos-dog-key = Ключ есть с самого начала: двери и один сундук вам открыты.
reason-doggos-dog-second-paw = Вторая лапка побеждает почти любого монстра.
reason-doggos-dog-rotations = Поворот комнат у старта может открыть путь.
reason-doggos-dog-jumps = Ловушки вам ничего не стоят.
reason-doggos-dog-none = Способности нет, зато защита { $defence }: можно многих обойти.
reason-doggos-quest-hide = Открытый, этот квест принёс бы соперникам больше, чем другой. Лучше оставить его себе.
reason-doggos-quest-share = Открытый, этот квест принёс бы соперникам меньше, чем другой.
reason-doggos-quest-even = Оба квеста могут принести вам монеты, и тайный, и открытый.

## Ход

reason-doggos-no-way = Ни один путь наружу пока ничего не приносит. Новая комната не повредит.
reason-doggos-enough = Путь наружу уже так хорош, что новая комната вряд ли что-то добавит.
reason-doggos-growth = { $coins ->
    [0] Путь наружу пока приносит мало, новая комната может его улучшить.
    [one] Путь наружу стоит примерно { $coins } монету, новая комната может его улучшить.
    [few] Путь наружу стоит примерно { $coins } монеты, новая комната может его улучшить.
   *[many] Путь наружу стоит примерно { $coins } монет, новая комната может его улучшить.
}
reason-doggos-calm = До вашего следующего хода соперники вряд ли испортят ваш путь.
reason-doggos-threat = Если раньше уйдёт { $dog }, ваш путь потеряет примерно { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
reason-doggos-harm = Если уйти раньше, вам достанется то, на что рассчитывает { $dog }.
reason-doggos-paw = Ещё одна лапка до конца игры.
reason-doggos-rest = Сон ничего не даст, но ничего и не отнимет.

## Путь наружу

reason-doggos-coins = По пути наружу { $coins ->
    [one] на { $coins } монету
    [few] на { $coins } монеты
   *[many] на { $coins } монет
} больше. Самое ценное: { $card }.
reason-doggos-no-cost = Это сбережёт монету, которую отняла бы ловушка или бродяга.
reason-doggos-chest-opens = Сундук, к которому есть ключ: он откроется в конце игры.
reason-doggos-chest-locked = Сундук, а ключ к нему ещё может найтись.
reason-doggos-key = Ключ: для дверей и для сундука.
reason-doggos-quest = { $card } идёт в зачёт квеста «{ $quest }»: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
reason-doggos-lead = Больше { $symbol ->
    [sword] мечей
    [bow] луков
   *[fireball] огненных шаров
} для квеста «{ $quest }».
reason-doggos-trophy = Трофей для будущих боёв: { $card }.
reason-doggos-shield = Больше защиты в следующих раундах: { $card }.
reason-doggos-potion = Останется зелье для будущего боя.
reason-doggos-tramp = Нанятый бродяга даст ещё одну лапку до конца игры: { $card }.
reason-doggos-denied = Эта карта нужна и сопернику: { $card }.
reason-doggos-save-paw = Это сбережёт лапку для карты получше: { $card }.
reason-doggos-done = Дальше нет ничего, ради чего стоит идти.
reason-doggos-out = Вы снаружи с тем, что уже есть.
reason-doggos-idle-paw = Лапка останется, но дальше она ни на что не нужна.
reason-doggos-nothing = На этом пути ничего не получить.

## Вытянутая комната

reason-doggos-place-claim = Здесь она окажется на вашем лучшем пути: { $card }.
reason-doggos-place-leads = Здесь она улучшит ваш путь, он ведёт сюда: { $card }.
reason-doggos-place-way = Здесь она откроет вам путь наружу.
reason-doggos-place-reach = До новых карт станет можно дойти.
reason-doggos-place-safety = Путь останется хорош, даже если соперник уйдёт раньше.
reason-doggos-place-envy = Здесь она мало поможет соперникам.
reason-doggos-place-little = Здесь она мало что даст вашему пути.
reason-doggos-place-even = Почти всё равно, где ляжет эта комната.
reason-doggos-turn-even = Почти всё равно, как повернуть эту комнату.
