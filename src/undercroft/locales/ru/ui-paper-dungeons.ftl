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
ui-pd-ask-keep = Оставить этот талант и эту цель?
ui-pd-ask-settled = { $block ->
    [wounds] Оставить раны так?
   *[reward] Оставить такую награду?
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
ui-pd-line-keep = **{ $talent }** и **{ $goal }**.{ $others ->
    [none] {""}
    [never] {" "}До конца игры их никто не увидит.
   *[then] {" "}Остальные увидят их, когда выберут все.
}
ui-pd-line-settled = { $block ->
    [wounds] От чудовища: { $deeds }.
   *[reward] Ваша награда: { $deeds }.
}
ui-pd-line-goal = Она приносит славу в конце и решает, какие кубики учат какого героя.
ui-pd-line-talent = Он работает только на вас, с начала и до конца.
ui-pd-health = здоровье { $health }
ui-pd-why-boss = Против чудовища вы были сильнее всех: { $boss }.
ui-pd-why-gems = Это даёт самоцвет **{ $count }** на шкале.
ui-pd-why-item = Это даёт готовый предмет: { $item }.
ui-pd-why-potions = Зелье **{ $count }** заполнило ряд, а полный ряд даёт это.
ui-pd-why-room = Сокровище из { $room }.
ui-pd-why-talent = Ваш талант: { $talent }.

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
ui-pd-keep = Оставить
ui-pd-go-on = Дальше
ui-pd-with-die = { $deed } ({ $die }, { $colour ->
    [black] чёрный кубик
   *[white] белый кубик
})

## Кубики

ui-pd-dice = Кубики
ui-pd-die-name = { $symbol }, { $colour ->
    [black] чёрный кубик
   *[white] белый кубик
}{ $number ->
    [0] {""}
   *[other] , грань { $number }
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
ui-pd-item-text = { $text } Готовый, вместе с двумя клетками: слава { $fame }.
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
ui-pd-slip = После раунда { $round }
ui-pd-slip-beat = мощь { $power } против { $least }: слава { $fame }{ $wounds ->
    [none] {""}
    [0] , без ранений
    [one] , { $wounds } ранение
    [few] , { $wounds } ранения
   *[many] , { $wounds } ранений
}
ui-pd-slip-weak = мощь { $power } против { $least }: бегство, слава { $fame }
ui-pd-slip-away = команда не была у чудовища: бегство, слава { $fame }
ui-pd-slip-fame = Слава сейчас
ui-pd-slip-open = Весь раунд
ui-pd-phase-over = игра окончена

## Учебная игра

ui-guide-paper-dungeons-welcome-title = Добро пожаловать в подземелье
ui-guide-paper-dungeons-welcome = Вы ведёте четырёх героев по подземелью на своём листе, соперник — на своём. Ваши дела приносят **славу**; у кого её больше, тот победил. Жмите «Дальше»: обо всём расскажем, когда до этого дойдёт.
ui-guide-paper-dungeons-talent-title = Сначала талант
ui-guide-paper-dungeons-talent = Вам сдали два, остаётся **один**. Талант — ваша небольшая особая способность на всю игру.
ui-guide-paper-dungeons-goal-title = Цель и два цвета
ui-guide-paper-dungeons-goal = Оставьте одну цель: в конце она даст **2, 4 или 6 славы**. А ещё она делает двух героев **чёрными** и двух **белыми**. Чёрных учат чёрные кубики, белых — белые.
ui-guide-paper-dungeons-round-title = Восемь раундов, три чудовища
ui-guide-paper-dungeons-round = Раунд — это один бросок кубиков. После раундов **3, 6 и 8** нападает чудовище. Где вы сейчас, показывает шкала наверху.
ui-guide-paper-dungeons-dice-title = Шесть кубиков, берём три
ui-guide-paper-dungeons-dice = Шесть кубиков брошены для всех. Вы используете **три**, один за другим, и каждый — одно дело. **Череп** ранит всех и ни на что не годится; **клевер** заменяет любого героя. Маленькое число лишь различает грани.
ui-guide-paper-dungeons-level-title = Уровень герою
ui-guide-paper-dungeons-level = Кубик со знаком героя и его цвета поднимает героя на **1 уровень**. Сумма уровней — это ваше **здоровье** и сила против чудовищ. На 4-м уровне каждый герой даёт что-то ещё.
ui-guide-paper-dungeons-walk-title = В путь
ui-guide-paper-dungeons-walk = Любой кубик — до **2 шагов**, сапоги — до **3**. Светятся помещения, куда можно войти, и видно, чего это стоит и что даёт; выберите одно, чтобы идти. Входят снизу, через любую арку.
ui-guide-paper-dungeons-minion-title = Там приспешник
ui-guide-paper-dungeons-minion = Вы победите в любом случае. Но герой, который с ним бьётся, должен быть не слабее: с орком — воин, с привидением — маг, с зомби — священник, с гоблином — плут. Каждый недостающий уровень — **1 рана**.
ui-guide-paper-dungeons-trap-title = Осторожно, зубья
ui-guide-paper-dungeons-trap = Ловушка даёт **1 рану** каждый раз, когда вы входите, и при возвращении тоже. А сокровище там только одно.
ui-guide-paper-dungeons-walls-title = Стены и вода
ui-guide-paper-dungeons-walls = Шагают вбок, вверх или вниз, но не сквозь стену и не через реку. Позже **мантия** проведёт сквозь стены, а **медальон** через воду. Дверцы у рядов 2 и 4 ведут на другую сторону.
ui-guide-paper-dungeons-gems-title = Гонка за самоцветами
ui-guide-paper-dungeons-gems = У каждого самоцвета своя буква. Кто взял его в этом раунде, тому он и достался; для остальных со следующего раунда его **больше нет**. Чем самоцветов больше, тем они дороже, а некоторые места шкалы дают награду сразу.
ui-guide-paper-dungeons-wounds-title = Раны
ui-guide-paper-dungeons-wounds = Рана занимает сердце зелья, если есть свободное, а иначе сердце здесь, и в конце это стоит славы. Если ран больше, чем **здоровья**, команда гибнет и один раз воскресает за **9 славы**.
ui-guide-paper-dungeons-potions-title = Зелья
ui-guide-paper-dungeons-potions = Любой кубик варит **2 зелья**. Каждое принимает на себя 2 раны. Полный ряд из четырёх сразу даёт награду: уровень, часть предмета, самоцвет.
ui-guide-paper-dungeons-items-title = Предметы
ui-guide-paper-dungeons-items = У предмета две клетки, один кубик — **одна часть**. Верхним четырём нужен знак их героя, нижним подойдёт любой кубик. Готовый предмет работает сразу и приносит славу.
ui-guide-paper-dungeons-done-title = Не спешите
ui-guide-paper-dungeons-done = Пока раунд не завершён, всё можно изменить: **Отменить** вернёт выбор, **Подсказка** спросит совета у бота, **Правила** откроются на нужном месте. Раунд соперника виден, когда закончат оба.
ui-guide-paper-dungeons-boss-title = Чудовище ждёт
ui-guide-paper-dungeons-boss = До конца этапа надо побывать в его помещении: оно обведено пунктиром и отмечено знаком чудовища. **Мощь** — это сумма уровней, и герой, перед которым чудовище уязвимо, считается дважды. Шкала показывает, до какой строки вы достаёте.
ui-guide-paper-dungeons-missions-title = Задания
ui-guide-paper-dungeons-missions = Кто к концу раунда выполнил задание, получает **4 славы**, и карта уходит. Так что будьте первыми — или хотя бы успейте одновременно.
ui-guide-paper-dungeons-fought-title = После боя
ui-guide-paper-dungeons-fought = Строка, до которой достала ваша мощь, дала славу и раны. Если мощи мало или вы не были в помещении, команда **бежит** и теряет славу. Самый сильный из сражавшихся получает ещё и награду.
ui-guide-paper-dungeons-score-title = Лист подсчёта
ui-guide-paper-dungeons-score = Здесь каждое очко со своим правилом. Нажмите на имя, чтобы увидеть, за что они. Теперь вы знаете игру. Отлично сыграно!
