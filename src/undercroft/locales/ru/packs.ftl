# Что говорит проверка наборов. Каждое сообщение называет ошибку и то, как правильно.
# Перед ним стоят файл и запись: см. pack-problem.

pack-problem = { $file }: { $entry }: { $text }
pack-problem-in-file = { $file }: { $text }
pack-severity-error = ошибка
pack-severity-advice = совет

## Папки и файлы

pack-folder-missing = нет папки { $folder }; укажите папку, где лежит pack.toml
pack-folder-not-empty = папка { $folder } не пуста; укажите новую или пустую, ничего не записано
pack-unknown = такого набора нет; есть: { $known }
pack-unknown-near = такого набора нет; может быть, { $near }?
pack-version-unknown = версии { $got } нет; есть: { $known }
pack-file-missing = этого файла не хватает
pack-file-near = файла с таким именем в наборе не бывает; может быть, { $near }?
pack-file-unknown = файла с таким именем в наборе не бывает; бывают: { $known }
pack-not-utf8 = строка { $line } не в UTF-8; сохраните файл в кодировке UTF-8
pack-syntax = строка { $line }, столбец { $column }: это не TOML: { $text } ({ $reason })

## Ключи и значения

pack-key-missing = нет ключа { $key }
pack-key-near = неизвестный ключ { $key }; может быть, { $near }?
pack-key-unknown = неизвестный ключ { $key }; здесь известны: { $known }
pack-text-empty = { $key }: пусто; напишите хотя бы слово
pack-language-missing = нет текста на языке { $language }; нужны все: en, ru, it, cs
pack-not-words = { $key }: нужен текст на каждом языке, например { $key }.en = "…", а стоит { $got }
pack-choice-near = { $key }: значение «{ $got }» не подходит; может быть, «{ $near }»?
pack-choice-unknown = { $key }: значение «{ $got }» не подходит; возможны: { $allowed }
pack-number-range = { $key }: нужно число от { $low } до { $high }, а стоит { $got }
pack-list-length = { $key }: значений должно быть { $count }, а стоит { $got }
pack-not-text = { $key }: нужен текст в кавычках, а стоит { $got }
pack-not-number = { $key }: нужно целое число, а стоит { $got }
pack-not-flag = { $key }: нужно true или false, а стоит { $got }
pack-not-list = { $key }: нужен список в квадратных скобках, а стоит { $got }
pack-not-numbers = { $key }: нужен список целых чисел, а стоит { $got }
pack-not-texts = { $key }: нужен список текстов в кавычках, а стоит { $got }
pack-not-table = { $key }: нужна таблица, а стоит { $got }
pack-not-tables = { $key }: нужны записи под заголовком [[{ $key }]], а стоит { $got }
pack-duplicate = { $key } «{ $got }» уже занят: { $first }; все должны различаться
pack-count = записей [[{ $key }]] должно быть { $count }, а их { $got }
pack-entries-missing = среди [[{ $key }]] не хватает: { $missing }
pack-name-form = { $key }: нужны строчные латинские буквы, цифры и дефисы, например "my-pack", а стоит "{ $got }"
pack-version-form = { $key }: нужны цифры в кавычках, например "1" или "1.2", а стоит "{ $got }"

## Бумажные подземелья: карта

pd-room-name = { $key }: нужны помещения от A1 до F7, а стоит "{ $got }"
pd-border-form = { $key }: "{ $got }" не граница; напишите два соседних помещения, например "C1-C2"
pd-border-twice = { $key }: граница "{ $got }" указана дважды; хватит одного раза
pd-two-treasures = в помещении одно сокровище: { $treasure } или самоцвет { $gem }, но не оба
pd-level-without-minion = { $key } относится к приспешнику; назовите приспешника или уберите уровень
pd-gem-missing = самоцвета { $gem } нет ни в одном помещении; каждый от A до H лежит в одном
pd-gem-twice = самоцвет { $gem } лежит в { $rooms }; каждый от A до H лежит в одном помещении
pd-gems-unguarded = большинство самоцветов стоит охранять приспешником или ловушкой, без охраны: { $rooms }
pd-minions-too-many = на шкале приспешников { $most } клеток, поэтому их не больше { $most }, а стоит { $got }
pd-minion-count = нужен ровно один { $minion ->
    [ghost] ghost (привидение)
    [goblin] goblin (гоблин)
    [ogre] ogre (орк)
   *[zombie] zombie (зомби)
} уровня { $level }, а их { $got }
pd-map-count = { $what ->
    [trap] ловушек
    [potion] зелий
    [half] частей предметов
   *[level] повышений уровня
} на карте должно быть от { $least } до { $most }, а их { $got }
pd-no-water = { $key }: пусто; без реки медальон бесполезен
pd-no-walls = { $key }: пусто; карте нужны несколько напечатанных стен
pd-ghost-with-potion = в правилах показано привидение с зельем в рядах 1–4; здесь такого нет
pd-stated-c1 = в правилах показано, что в C1 только зелье
pd-stated-d1 = в правилах показано, что в D1 гоблин 3-го уровня и зелье
pd-stated-e1 = в правилах показано, что в E1 ловушка и часть предмета
pd-stated-f1 = в правилах показано, что в F1 только зелье

## Бумажные подземелья: чудовища

pd-thresholds-rise = пороги (thresholds) должны расти, а стоит { $got }
pd-boss-fame-rises = слава (fame) должна расти вместе с порогами, а стоит { $got }
pd-boss-wounds-fall = ранения (wounds) должны убывать с ростом порогов, а стоит { $got }
pd-threshold-high = верхний порог лучше не больше { $most }, ведь мощь больше 36 невозможна, а стоит { $got }
pd-gem-letter = { $key }: нужны буквы от A до H, а стоит "{ $got }"
pd-gem-pair = { $key }: нужны две разные буквы, а "{ $got }" стоит дважды
pd-no-gems-at-stage-3 = { $key } есть только у чудовищ 1-го и 2-го этапов; после третьего исчезать уже нечему
pd-bosses-of-stage = чудовищ этапа { $stage } должно быть 4, а их { $got }
pd-weakness-count = уязвимых перед героем «{ $hero ->
    [warrior] воин
    [wizard] маг
    [cleric] священник
   *[rogue] плут
}» чудовищ должно быть 3, а их { $got }
pd-fame-low = наименьшая слава на пороге { $row }, по одному чудовищу каждого этапа, должна давать в сумме { $least } или больше, а даёт { $got }
pd-fame-high = наибольшая слава на пороге { $row }, по одному чудовищу каждого этапа, должна давать в сумме { $most } или меньше, а даёт { $got }
pd-stated-chimera = по правилам у химеры { $key } { $stated }, а стоит { $got }
pd-boss-unused = этого чудовища нет ни на одной карте подземелья; каждому нужно подземелье

## Бумажные подземелья: подземелья и сценарии

pd-boss-unknown = чудовища "{ $got }" нет; есть: { $known }
pd-boss-stage = чудовища перечисляют по этапам 1, 2, 3; "{ $got }" стоит на месте { $stage }, но относится к этапу { $its }
pd-boss-rooms-differ = три помещения чудовищ должны различаться, а стоит { $got }
pd-wall-printed = стена { $got } уже есть на карте; уберите её отсюда
pd-wall-count = карта подземелья должна добавлять от { $least } до { $most } стен, а добавляет { $got }
pd-gems-vanish-twice = чудовища 1 и 2 должны забирать разные самоцветы, а оба забирают { $got }
pd-stated-dungeon-b = в коробке в подземелье B обитают { $stated }, а стоит { $got }
pd-rooms-reached = без мантии и медальона должно быть доступно не меньше { $least } помещений, а доступно { $got }; закрыты: { $shut }
pd-entrance-shut = команда, вошедшая через { $room }, заперта: ей доступно { $got } из { $least } помещений; откройте путь
pd-boss-row = помещение чудовища { $stage } должно лежать в рядах { $least }–{ $most }, а это { $room }
pd-boss-shut = в помещение { $room } чудовища { $stage } не попасть без мантии и медальона; откройте путь
pd-boss-far = помещение { $room } чудовища { $stage } должно быть не дальше { $most } шагов от входа, а до него { $got }
pd-story-chapters = chapters: нужны три буквы от A до L, например "ABC", а стоит "{ $got }"
pd-story-letter = подземелье { $letter } должно быть главой одного сценария, а встречается { $got } раз

## Бумажные подземелья: карты и планшет

pd-id-form = { $key }: нужны строчные латинские буквы, цифры и подчёркивания, например "sea_serpent", а стоит "{ $got }"
pd-level-not-for-kind = { $key } не имеет смысла при kind "{ $kind }"; уберите его
pd-alignment = alignment: нужны две B и две W, например "BWWB", а стоит "{ $got }"
pd-steps-rise = ступени (steps) должны расти, а стоит { $got }
pd-item-any-symbol = { $key } бывает у первых четырёх предметов; этому подходит любой символ
pd-item-symbols = символ «{ $hero ->
    [warrior] воин
    [wizard] маг
    [cleric] священник
   *[rogue] плут
}» должен требовать ровно один из первых четырёх предметов, а требуют { $got }
pd-track-rises = { $key }: числа должны расти, а стоит { $got }
pd-stated-track = по правилам на месте { $place } шкалы { $key } стоит { $stated }, а здесь { $got }
pd-solo-mission-falls = { $key }: числа не должны расти от раунда к раунду, а стоит { $got }
pd-no-ranks = [[{ $key }]]: пусто; нужен хотя бы один ранг
pd-ranks-rise = ранги должны расти, а { $got } стоит после { $before }
