# Что говорит проверка о наборе «Подземелья». Слова самого набора остаются английскими.

## Язык эффектов

dl-text-form = { $key }: «{ $text }» — не эффект и не условие; напишите вызов, например wound(target, 2)
dl-text-long = { $key }: «{ $text }» длиннее { $most } знаков; разделите
dl-call-bare = { $key }: в «{ $text }» у «{ $got }» нет скобок; напишите { $got }(…)
dl-verb-near = { $key }: в «{ $text }» нет такого глагола: «{ $got }»; может быть, { $near }?
dl-verb-unknown = { $key }: в «{ $text }» нет такого глагола: «{ $got }»; есть: { $known }
dl-arguments-many = { $key }: у { $verb } без имён пишут { $most }, а стоит { $got } в «{ $text }»; пишите { $form }, с = по имени
dl-argument-near = { $key }: в «{ $text }» у { $verb } нет «{ $got }»; может быть, { $near }?
dl-argument-unknown = { $key }: в «{ $text }» у { $verb } нет «{ $got }»; пишите { $form }
dl-argument-twice = { $key }: в «{ $text }» у { $verb } дважды стоит «{ $got }»; хватит одного раза
dl-argument-missing = { $key }: в «{ $text }» у { $verb } не хватает { $missing }; пишите { $form }
dl-word-form = { $key }: { $argument } у { $verb } — слово без кавычек, а стоит { $got } в «{ $text }»
dl-word-near = { $key }: { $argument } у { $verb } не бывает «{ $got }» в «{ $text }»; может быть, { $near }?
dl-word-unknown = { $key }: { $argument } у { $verb } не бывает «{ $got }» в «{ $text }»; возможны: { $allowed }
dl-number-form = { $key }: { $argument } у { $verb } — целое число не больше { $most }, а стоит { $got } в «{ $text }»
dl-amount-form = { $key }: { $argument } у { $verb } — целое число не больше { $most }, die, X или count(…), а стоит { $got } в «{ $text }»
dl-count-form = { $key }: { $got } в «{ $text }» должно считать что-то одно: { $allowed }
dl-condition-near = { $key }: в «{ $text }» нет такого условия: «{ $got }»; может быть, { $near }?
dl-condition-unknown = { $key }: в «{ $text }» нет такого условия: «{ $got }»; есть: { $known }
dl-condition-form = { $key }: { $got } в «{ $text }» пишется { $form }
dl-list-form = { $key }: { $argument } у { $verb } — эффекты в квадратных скобках, а стоит { $got } в «{ $text }»
dl-list-empty = { $key }: { $argument } у { $verb } пусто в «{ $text }»; нужен хотя бы один эффект

## Эффекты на своём месте

dl-no-target = { $key }: у { $got } здесь нет цели; нацельте на героя (hero, rival, here) или напишите you
dl-no-monster = { $key }: у { $got } здесь нет монстра; нацельте на него (monster, lair)
dl-no-battle = { $key }: { $got } говорит о битве, а здесь её нет; нужны timing "response" или "anytime" либо способность
dl-no-place = { $key }: у { $got } здесь нет локации; нужно aim = "location"
dl-no-exit = { $key }: у { $got } здесь нет выхода; нужно aim = "exit"
dl-no-x = { $key }: { $got } говорит об X, но X здесь никто не платит; нужно cost = "X"
dl-no-tokens = { $key }: для { $got } нужна карта, которая остаётся на столе с жетонами
dl-no-wounds = { $key }: для { $got } нужны раны, которые вот-вот нанесут: timing "anytime" или on = "activate"
dl-no-roll = { $key }: для { $got } нужен бросок: timing "response" или "anytime" либо on = "activate", "attacked" или "test"
dl-no-reroll = { $key }: для { $got } нужен только что сделанный бросок; оно стоит отдельно в карте с timing "anytime" или в способности с on = "activate"
dl-no-passive = { $key }: { $got } действует только в способности с on = "passive"
dl-passive-verb = { $key }: «{ $got }» не бывает пассивным; пассивны { $allowed }
dl-passive-until = { $key }: { $got } должно длиться in_play, как всё пассивное
dl-passive-amount = { $key }: в { $got } нужно число или count; за пассивное не бросают и не платят
dl-number-positive = { $key }: { $argument } — 1 или больше, а стоит { $got }
dl-number-zero = { $key }: { $argument } не может быть 0, иначе ничего не происходит, а стоит { $got }
dl-fall-half = { $key }: в { $got } нужны и stat=, и n= или ни того ни другого
dl-kind-near = карт вида «{ $got }», о котором говорит эффект, нет; может быть, { $near }?
dl-kind-unknown = карт вида «{ $got }», о котором говорит эффект, нет; есть: { $known }

## Значения

dl-id-form = { $key }: нужны строчные латинские буквы, цифры и подчёркивания, например "bone_drain", а стоит "{ $got }"
dl-id-place = { $key }: «{ $got }» означает тип локации; выберите другое
dl-word-twice = { $key }: «{ $got }» стоит дважды; хватит одного раза
dl-effects-empty = { $key }: пусто; напишите хотя бы один эффект или уберите ключ
dl-places-empty = { $key }: пусто; назовите хотя бы одну локацию или тип локации
dl-exit-near = { $key }: «{ $got }» — не выход; может быть, { $near }?
dl-exit-form = { $key }: «{ $got }» — не выход; напишите "open", "wall", "blocked speed 5" или "trapped magic 6"
dl-hazard-near = { $key }: «{ $got }» — не преграда; может быть, { $near }?
dl-hazard-form = { $key }: «{ $got }» — не преграда; напишите "danger 2", "spikes speed 5" или "pit melee 5"
dl-two-hazards = у локации либо { $key }, либо преграда { $hazard }, но не оба
dl-threat-near = { $key }: «{ $got }» — не угроза; может быть, { $near }?
dl-threat-form = { $key }: «{ $got }» — не угроза; напишите показатель и число не больше { $most }, например "speed 9"; показатели: { $allowed }
dl-value-near = { $key }: «{ $got }» — не показатель монстра; может быть, { $near }?
dl-value-form = { $key }: «{ $got }» — не показатель монстра; напишите "attack 1", "counter 2" или "none", числа не больше { $most }
dl-cost-form = { $key }: нужно целое число или "X", а стоит "{ $got }"
dl-dice-form = { $key }: «{ $got }» — не бросок; напишите "2 sum 9", "3 each 3" или "2 pair" ({ $rules })
dl-sacrifice-near = { $key }: «{ $got }» нельзя пожертвовать; может быть, { $near }?
dl-sacrifice-form = { $key }: «{ $got }» нельзя пожертвовать; напишите, что и сколько, например "health 2"; что: { $allowed }

## Герои и локации

dl-hero-forms = { $key }: пусто; герой атакует хотя бы в одной форме
dl-hero-limits = boons и treasures вместе должно быть от { $least } до { $most }, а стоит { $got }
dl-hero-slow = { $key }: в начале нужно 1 или больше, иначе герой не сдвинется, а стоит { $got }
dl-hero-health = у героев этой ступени здоровье { $stated }, а стоит { $got }
dl-hero-gains = уровень { $level } должен прибавлять 1 к одному показателю, а прибавляет { $got }
dl-location-shut = { $key }: четыре стены; оставьте хотя бы один выход
dl-entrance-wall = { $key }: у входа не бывает стен, к нему примыкают четыре тоннеля, а стоит { $got }
dl-tunnel-axis = { $key }: у тоннеля нужен проход { $axis ->
    [vertical] вверх или вниз
   *[horizontal] влево или вправо
}, чтобы любые четыре подошли ко входу
dl-throne-room = { $key } бывает только у помещения, и не у входа
dl-entrance-count = entrance = true должно быть у одной локации, а их { $got }
dl-frame-alone = { $key } «{ $got }» не стыкуется со входом, у которого «{ $frame }»; карту не выложить
dl-ways-few = выходов без стен у всех локаций вместе нужно не меньше { $least }, а их { $got }
dl-location-loop = { $key } даром переносят героя, и у { $first } тоже; две такие локации могли бы делать это вечно
dl-threats-alike = угрозы выходов и преград должны быть на все три показателя, нет: { $missing }
dl-entrance-income = вход должен давать 1 славу и риск { $stated }, а даёт { $glory } и { $got }

## Карты приключений

dl-card-timing = { $key } у { $type } не бывает «{ $got }»; возможны: { $allowed }
dl-card-duration = { $key } у { $type } не бывает «{ $got }»; возможны: { $allowed }
dl-monster-half = таблица { $key } и duration = "monster" бывают только вместе, а стоит duration "{ $got }"
dl-trap-half = таблица { $key }, вид "trap", type = "encounter" и duration = "instant" бывают только вместе
dl-trap-harmless = нет { $key }; ловушка что-то делает с теми, кто не справился
dl-attachment-host = { $key } и duration = "attachment" бывают только вместе, а стоит duration "{ $got }"
dl-card-idle = эта карта ничего не делает; при duration "{ $got }" нужны { $key }
dl-instant-ability = { $key } бывают у карт, которые остаются; мгновенная сразу уходит, пишите effects
dl-one-use = для { $key } нужны duration = "permanent" и способность с on = "activate" и discard_self = true
dl-upkeep = { $key } { $got } бывает только у преимуществ и сокровищ, которые остаются
dl-cost-free = { $key } при timing "{ $timing }" — 1 или больше, иначе пришлось бы всё время спрашивать всех
dl-aim-monster = { $key } = "monster" — это монстр, который сейчас атакует; нужно timing "response" или "anytime", а стоит "{ $got }"
dl-aim-encounter = { $key } у столкновения — герой; уберите или напишите "rival", а стоит "{ $got }"
dl-aim-host = { $key } у довеска под { $host } не бывает «{ $got }»; возможны: { $allowed }
dl-x-unused = { $key } равна X, но ни один эффект X не использует
dl-solo-verb = { $key } должно быть false: в одиночку играют без переносов и сдвигов, а стоит { $got }
dl-solo-rivals = { $key } лучше false: этой карте нужны другие герои
dl-monster-tame = { $key } никогда не атакует; дайте хотя бы одну форму вида "attack 1"
dl-strike-form = { $key }: у монстра нет показателя { $form }, в этой форме он не ударит
dl-specials-many = { $key }: не больше { $most }, а их { $got }
dl-special-threat = { $key }: при threat = true среди эффектов нужен test

## Способности

dl-abilities-many = { $key }: не больше { $most }, а их { $got }
dl-passive-paid = { $key }: пассивное ничего не стоит и не расходуется; уберите цену и once
dl-ability-aim = { $key }: нацеливают только то, что применяют; при on = "{ $trigger }" стоит aim "{ $got }"
dl-discard-self = { $key }: discard_self бывает только у карт приключений, которые остаются
dl-ability-free = { $key } можно применять вечно; назначьте glory или ap либо добавьте once или discard_self
dl-ability-pays = { $key } может вернуть свою цену (до { $glory } славы, { $ap } ОД), и применять его можно вечно; добавьте once
dl-card-pays = { $key } возвращают карту и цену { $cost } (дают { $got }); две такие карты можно играть вечно
dl-entry-loop = { $key } переносит героя при каждом входе, и так вечно; добавьте once или цену

## Задания и событие

dl-quest-condition = у задания с category "{ $category }" бывает condition "{ $condition }", а стоит "{ $got }"
dl-not-for-condition = { $key } не имеет смысла при condition "{ $condition }"; уберите
dl-quest-abilities = { $key } бывает у заданий с category "{ $category }", и у каждого такого; а стоит category "{ $got }"
dl-quest-both = либо { $key }, либо threat, но не оба: найденное либо побеждают, либо преодолевают
dl-quest-penalty = { $key } бывает только у задания с threat
dl-quest-kinds = { $key } бывает только у задания со своим монстром
dl-escort-nowhere = { $key } должно отличаться от places, а стоит { $got }
dl-dice-sense = { $key }: от 1 до 3 кубиков, и чтобы могло выйти и не выйти, а стоит "{ $got }"
dl-place-near = { $key }: нет локации «{ $got }»; может быть, { $near }?
dl-place-unknown = { $key }: нет локации «{ $got }»; есть: { $known }
dl-place-type = { $key }: локаций типа «{ $got }» нет
dl-threat-high = { $key } «{ $got }» не под силу никому из героев даже с 6
dl-threat-some = { $key } «{ $got }» без помощи не под силу некоторым героям: { $heroes }
dl-monster-strong = { $key }: некоторым героям его не ранить даже с 6 против 1: { $heroes }
dl-sacrifice-much = { $key }: какой-то герой может отдать { $what } не больше { $most }, а стоит { $got }
dl-search-far = { $key }: слишком много: 6 и четыре карты между героем и входом дают { $most }, а стоит { $got }
dl-place-often = { $place } лучше называть не больше чем в { $most } заданиях, а названо в { $got }
dl-event-tokens = { $key } в начале не больше cap, то есть { $most }, а стоит { $got }
dl-lord-part = повелитель бывает вместе с троном, картой, заданием и событием; не хватает: { $part ->
    [throne] локация с throne = true
    [card] карта приключений с lord = true
    [quest] задание с lord = true
   *[event] событие
}
dl-lord-twice = уже есть у { $first }, хватит одного: { $part ->
    [throne] локация с throne = true
    [card] карта приключений с lord = true
    [quest] задание с lord = true
   *[event] событие
}
dl-lord-card = { $key } бывает у одной копии монстра вида "undead"
dl-lord-hunt = { $key } у задания повелителя — "hunt", а стоит "{ $got }"
dl-lord-monster = { $key } в задании повелителя лишнее: как он бьётся, сказано на его карте

## Набор в целом

dl-needed = нужно не меньше { $least }, а есть { $got }: { $what ->
    [tunnels] тоннели
    [grim] мрачные тоннели
    [heroes] герои
    [quests] задания
   *[cards] карты приключений
}
dl-many = может быть не больше { $most }, а есть { $got }: { $what ->
    [locations] локации
    [heroes] герои
    [quests] задания
    [escorts] задания на сопровождение
   *[cards] карты приключений
}
dl-box-count = в коробке { $stated }, а здесь { $got }: { $what ->
    [locations] локации
   *[heroes] герои
}
dl-few = лучше иметь не меньше { $least }, а есть { $got }: { $what ->
    [blocked] блокированные выходы
    [trapped] выходы с ловушкой
    [danger] локации с опасностью
    [spikes] локации с шипами
    [pit] локации с ямой
    [artifact] задания-артефакты
    [influence] задания с влиянием
    [sacrifice] задания с жертвой
    [hunt] задания-охоты
    [search] задания на поиск
    [escort] задания на сопровождение
    [threat] задания с угрозой
    [chance] задания на удачу
    [solo_quests] задания для игры в одиночку
    [solo_glory] карты славы для игры в одиночку
    [solo_peril] карты риска для игры в одиночку
    [monsters] монстры
    [undead] монстры-нежить
    [frail] монстры с 1 здоровьем
    [hardy] монстры со здоровьем от 2
    [specials] монстры с особыми эффектами
    [threat_specials] монстры с особым эффектом-угрозой
    [traps] ловушки
    [curses] проклятия
    [aimless] проклятия, которые не нацелены на героя
    [monster_curses] проклятия на монстров или ловушки
    [anytime_peril] карты риска на любой момент
    [level_threats] угрозы на уровень среди карт риска
    [health_threats] угрозы на здоровье среди карт риска
    [hard_falls] падения, после которых вставать по угрозе
    [x_peril] карты риска ценой X
    [responses] карты ответа
    [anytime_glory] карты славы на любой момент
    [one_use] одноразовые постоянные карты
    [limits] карты, повышающие предел
    [upkeep] карты с ценой сохранения
    [minions] карты, дающие приспешников
    [minion_heroes] герои, дающие приспешников
    [x_glory] карты славы ценой X
   *[treasure_kinds] виды, в которых два сокровища и больше
}
dl-halves = карт славы и риска должно быть примерно поровну, а их { $glory } и { $got }
