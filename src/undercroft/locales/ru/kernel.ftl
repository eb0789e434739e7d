# Что говорит ядро: параметры, места, запись ходов, отмена, протоколы.

unknown-game = Игры «{ $game }» нет. Есть: { $games }.
bad-seed = «{ $seed }» не годится как зерно. Зерно — целое число от 0 до 2^128 − 1.
unknown-option = Параметра «{ $option }» нет. Есть: { $options }.
unknown-option-near = Параметра «{ $option }» нет. Может быть, { $near }?
bad-option-value = Параметр { $option } не может быть «{ $value }». Можно: { $values }.
bad-seats = Столько игроков не сядет: { $seats }. В этой игре их от { $least } до { $most }.
bad-chance = Случай не может быть «{ $chance }». Он либо roll, либо ask.
campaign-has-dungeons = В кампании { $campaign } подземелья заданы, поэтому подземелье { $dungeon } выбрать нельзя. Уберите одно из двух.
grand-campaign-edition = Кампания из всех двенадцати подземелий есть только в чешских правилах. Возьмите edition=cz вместо { $edition }.
players-and-seats = Имён { $players }, а мест { $seats }: на каждое место нужно одно имя.

## Запись ходов

bad-notation = «{ $text }» здесь нельзя прочесть как ход.
bad-notation-near = «{ $text }» здесь нельзя прочесть как ход. Может быть: { $near }?
not-legal = Правила этого сейчас не позволяют (выбор { $code }).

## Отмена

no-such-seat = Места { $seat } нет. Места — от 1 до { $most }.
nothing-to-undo = Отменять пока нечего.
undo-after-end = Игра окончена. Что сыграно, то сыграно.
undo-after-news = С тех пор вы узнали новое, поэтому этот выбор остаётся.

## Протоколы и сохранённые игры

bad-store = Это не сохранённая игра: { $what } — нет или с ошибкой.
record-other-pack = Игра шла с набором { $pack } (числа { $hash }), а у этого набора числа { $own }. Укажите нужный набор через --pack.
record-running = Протокол записан посреди игры: зерна в нём нет, и повторить его нельзя.
record-not-ours = Это не протокол Undercroft. Он начинается со строки «undercroft-record: 1», а не «{ $text }».
record-bad-header = «{ $text }» — не заголовок. Заголовки такие: { $headers }.
record-missing-header = Не хватает заголовков: { $headers }.
record-other-format = Формат протокола — { $format }, а эта программа читает формат { $own }. Возможно, его прочтёт более новая Undercroft.
record-bad-number = Места и зерно должны быть целыми числами, а стоит { $what }.
record-other-rules = Игра шла по версии правил { $rules }, а эта программа знает версии до { $own }. Возможно, её повторит более новая Undercroft.
record-bad-line = Строка начинается с места и двоеточия, например «1: 7 brew», места — от 1 до { $seats }. А стоит «{ $text }».
record-after-end = Игра окончена ещё до этой строки: «{ $text }».
record-bad-notation = «{ $text }» здесь нельзя прочесть как ход.
record-bad-notation-near = «{ $text }» здесь нельзя прочесть как ход. Может быть: { $near }?
record-illegal = «{ $text }» здесь против правил ({ $rule }). { $why }
record-other-chance = Случай здесь говорит «{ $text }», а зерно даёт «{ $expected }». Протокол правили.
record-cut-off = Протокол кончается раньше игры. Остальное обрезано.
record-missing-chance = Нет строки «# { $text }». Протокол правили.
record-other-result = В заголовке результат { $result }, а ходы приводят к { $own }. Протокол правили.
record-edited = Протокол повторяется, но контрольная сумма не сходится: его правили.
