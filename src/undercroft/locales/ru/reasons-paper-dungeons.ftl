# Чем боту «Бумажных подземелий» нравится выбор.

## Карты, которые оставляют

reason-paper-dungeons-card-above = Слава команд с этой картой в среднем выше обычной примерно на { $fame }.
reason-paper-dungeons-card-average = Слава команд с этой картой в среднем такая же, как у всех.
reason-paper-dungeons-card-better = Сильных карт на руке нет, но эта даёт примерно на { $fame } славы больше.
reason-paper-dungeons-card-below = Слава команд с этой картой в среднем ниже обычной примерно на { $fame }.

## Чудовища

reason-paper-dungeons-boss-room = Вы попадёте в { $room }, где живёт чудовище: { $boss }. Иначе придётся бежать и потерять { $fame } славы.
reason-paper-dungeons-boss-nearer = До чудовища ({ $boss }, { $room }) { $steps ->
    [one] останется { $steps } шаг
    [few] останется { $steps } шага
   *[many] останется { $steps } шагов
}.
reason-paper-dungeons-power = +{ $more } мощи против чудовища ({ $boss }): { $power } из { $needed } за { $fame } славы.
reason-paper-dungeons-power-enough = Мощи { $power } против чудовища ({ $boss }) хватит на { $fame } славы{ $met ->
    [yes] {""}
   *[no] , если побывать в { $room }
}.

## Герои

reason-paper-dungeons-weakest = Самый слабый герой будет { $level }-го уровня: слава { $fame }.
reason-paper-dungeons-master = Герой достигнет 6-го уровня ({ $hero }): слава +1.
reason-paper-dungeons-levels = Ещё { $missing ->
    [one] { $missing } уровень
    [few] { $missing } уровня
   *[many] { $missing } уровней
}, и все герои будут { $level }-го уровня: слава { $fame }.
reason-paper-dungeons-wizard = С магом 4-го уровня уровни дают кубики любого цвета.
reason-paper-dungeons-cleric = Со священником 4-го уровня черепа больше не ранят.
reason-paper-dungeons-rogue = Ещё { $missing ->
    [one] { $missing } уровень
    [few] { $missing } уровня
   *[many] { $missing } уровней
}, и плут принесёт дополнительный самоцвет.

## Предметы и зелья

reason-paper-dungeons-item = Предмет будет готов: { $item } ({ $effect }), всего славы { $fame }.
reason-paper-dungeons-crown = Предмет будет готов: { $item }, всего славы { $fame }.
reason-paper-dungeons-half = Предмет начат: { $item }, готовый даст славы { $fame }.
reason-paper-dungeons-potions = Зелье { $potions } из { $needed }, а в конце ряда награда: { $reward }.

## Самоцветы, приспешники и помещения

reason-paper-dungeons-gem = { $count ->
    [one] Вы возьмёте самоцвет { $letters }.
   *[other] Вы возьмёте самоцветы { $letters }.
} Всего их будет { $gems }: слава { $fame }.
reason-paper-dungeons-bonus-gem = Вы получите дополнительный самоцвет. Всего их будет { $gems }: слава { $fame }.
reason-paper-dungeons-gem-nearer = До самоцвета { $gem } ({ $room }) останется { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
reason-paper-dungeons-minions = Вы победите { $count ->
    [one] { $count } приспешника
    [few] { $count } приспешников
   *[many] { $count } приспешников
}. Всего их будет { $minions }: слава { $fame }.
reason-paper-dungeons-room-nearer = До { $room } останется { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, а там кое-что есть: { $thing }.

## Ранения

reason-paper-dungeons-spared = По сравнению с лучшим из других путей вы избежите { $wounds ->
    [one] { $wounds } ранения
   *[other] { $wounds } ранений
}.
reason-paper-dungeons-off-track = { $wounds ->
    [0] Ранение примет зелье, и шкала ран останется пустой.
   *[other] Ранение примет зелье, и на шкале ран останется { $wounds }.
}
reason-paper-dungeons-hearts = Ваши зелья смогут принять { $hearts ->
    [one] { $hearts } ранение
    [few] { $hearts } ранения
   *[many] { $hearts } ранений
}.
reason-paper-dungeons-health = Здоровье { $health }, раны { $wounds }: команде труднее погибнуть.
reason-paper-dungeons-boss-wounds = С большей мощью чудовища ранят меньше.

## Цель и задания

reason-paper-dungeons-goal = Это для вашей цели «{ $goal }»: будет { $count }, слава { $fame }.
reason-paper-dungeons-goal-nearer = Это для вашей цели «{ $goal }»: { $count } из { $needed } за { $fame } славы.
reason-paper-dungeons-goal-likelier = Это приблизит вас к цели «{ $goal }».
reason-paper-dungeons-mission = Задание будет выполнено: «{ $mission }», слава { $fame }.
reason-paper-dungeons-mission-nearer = Это для задания «{ $mission }»: { $count } из { $needed }.
reason-paper-dungeons-mission-likelier = Это приблизит вас к выполнению задания «{ $mission }».

## Кубики

reason-paper-dungeons-dice = Останутся кубики, от которых больше пользы.
