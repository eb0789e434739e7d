# Командная строка.

version = undercroft { $version }, { $kind ->
    [compiled] скомпилировано
   *[plain] чистый Python
}
unknown-language = Undercroft не говорит на языке «{ $language }». Языки: { $languages }.
interrupted = Остановлено.
os-error = { $file }: { $reason }
os-error-plain = Не получилось: { $reason }
file-error = { $file }: { $text }
our-fault = Внутри Undercroft что-то сломалось, и это наша вина: { $error }. С UNDERCROFT_DEBUG=1 видны подробности для сообщения об ошибке.
file-exists = Файл { $file } уже есть. Назовите другой: мы ничего не перезаписываем.
no-folder = Файл { $file } не записать: папки { $folder } нет.
option-form = Параметр пишут как имя=значение, например edition=it. А стоит «{ $text }».
bad-people = Людей { $people }, а мест { $seats }. Нужен хотя бы один человек, и не больше, чем мест.

## Как пользоваться

usage-arguments = Аргументы
usage-options = Ключи
usage-commands = Команды
usage-default = [обычно: { $value }]
usage-required = [нужно]
usage-no-option = Ключа { $option } нет.
usage-no-option-near = Ключа { $option } нет. Может быть, { $near }?
usage-no-command = Команды «{ $command }» нет.
usage-no-command-near = Команды «{ $command }» нет. Может быть, { $near }?
usage-missing = Не хватает: { $what }.
usage-bad-number = { $what }: нужно целое число, а стоит «{ $got }».
usage-extra = Это лишнее: { $what }
usage-option-value = После { $option } нужно значение.
usage-wrong = Это непонятно: { $reason }
usage-help = Подробнее: «{ $command } --help».

## Справка

help-undercroft = Цифровой стол для настольных игр о подземельях: играйте в терминале, сажайте за стол ботов, повторяйте и проверяйте протоколы, делайте свои наборы.
help-undercroft-examples = Начните отсюда:  undercroft play paper-dungeons
help-help = Показать эту справку.
help-version = Назвать версию и сказать, скомпилированы ли правила.
help-lang = Язык: en, ru, it или cs. Можно и через UNDERCROFT_LANG.
help-json = Писать JSON для программ.
help-use-pack = Папка с вашим собственным набором.
help-option = Параметр игры, например edition=it. Можно повторять; список даёт «undercroft games».
help-seed = Целое число; при одном зерне выпадают одни и те же кубики и карты.
help-game = Игра: paper-dungeons, doggos или dungeoneer.
help-games = Показать игры: места, боты, параметры.
help-games-examples = Пример:  undercroft games --json
help-play = Сыграть в терминале — против ботов или с другими за одной клавиатурой.
help-play-examples = Примеры:
    undercroft play paper-dungeons
    undercroft play paper-dungeons --seats 1 --option missions=off
    undercroft play paper-dungeons --seats 4 --bot greedy --bot random --lang it
    undercroft play paper-dungeons --people 2 --name Аня --name Боря
    undercroft play paper-dungeons --resume
    undercroft play doggos --seats 3
    undercroft play dungeoneer --seats 2 --bot greedy
help-seats = Сколько игроков — людей и ботов вместе.
help-people = Сколько людей; клавиатуру они передают друг другу.
help-bot = Бот для остальных мест: easy (лёгкий), medium (средний, по умолчанию) или hard (сильный). Можно повторять; боты садятся по очереди.
help-name = Имя человека, в порядке мест. Можно повторять.
help-record-file = Куда записать протокол игры. Существующий файл не перезаписывается.
help-resume = Продолжить игру, сохранённую последней.
help-simulate = Дать ботам сыграть много игр и подсчитать очки. Итог один при любом числе процессов.
help-simulate-examples = Примеры:
    undercroft simulate paper-dungeons --games 10000 --seats 4 --bot random --jobs 2
    undercroft simulate paper-dungeons --seats 2 --bot greedy --bot random --seed 7 --json
help-simulate-games = Сколько игр.
help-simulate-seats = Сколько мест.
help-simulate-bot = Бот; на место 1 садится первый, и так по очереди. Можно повторять.
help-simulate-seed = Целое число; одно зерно — один итог.
help-jobs = Сколько процессов; если не сказано, все ядра.
help-lab = Лаборатория: турниры ботов и отчёты о том, насколько ровна игра.
help-ray = Играть на кластере Ray: его адрес или «local», чтобы запустить его здесь. Нужно pip install "undercroft\[ray]".
help-bot-timeout = Сколько секунд на решение есть у бота извне.
help-replay = Рассказать записанную игру раунд за раундом, с итоговыми листами.
help-replay-examples = Пример:  undercroft replay game.record --seat 1 --step
help-record-to-tell = Протокол законченной игры.
help-step = Ждать Enter после каждого хода.
help-seat = Смотреть с этого места, первое — 1.
help-serve = Открыть стол в браузере: для себя, для друзей у этого экрана, для друзей вдалеке.
help-serve-examples = Пример:  undercroft serve --host 0.0.0.0 --port 8080 --no-open
help-serve-host = Адрес, на котором слушать; 0.0.0.0 пускает и других.
help-serve-port = Порт; если он занят, следующий свободный.
help-serve-workers = Сколько процессов обслуживают стол; больше одного требуют DATABASE_URL (PostgreSQL) и REDIS_URL.
help-serve-open = Открыть браузер или только назвать адрес.
serve-at = Стол накрыт: { $address }
serve-data = Партии хранятся в { $folder }
serve-stop = Ctrl+C убирает со стола; все партии останутся до следующего раза.
serve-bad-settings = Настройки окружения не подходят: { $problem }.
serve-needs-both = Процессы ({ $workers }) делят столы через PostgreSQL и Redis: задайте DATABASE_URL и REDIS_URL или запустите один.
serve-no-port = Начиная с { $port } на { $host } нет свободных портов; назовите другой: --port.
help-scores = Показать очки сыгранных вами игр.
help-scores-examples = Пример:  undercroft scores --json
help-record = Проверка протоколов.
help-record-check = Повторить протоколы и сказать о каждом, верны ли все строки, кубики и итог.
help-record-check-examples = Пример:  undercroft record check *.record
help-records-to-check = Один протокол или несколько.
help-pack = Проверить, показать или начать набор.
help-pack-check = Перечислить всё, что не так с набором: файл, запись и как было бы верно.
help-pack-check-examples = Пример:  undercroft pack check my-pack
help-pack-folder = Папка, в которой лежит pack.toml.
help-pack-show = Показать весь набор: всё, что в нём есть.
help-pack-show-examples = Пример:  undercroft pack show my-pack --lang cs
help-pack-what = Папка или игра — тогда её встроенный набор.
help-pack-new = Начать собственный набор: копия с пояснениями, которую можно править.
help-pack-new-examples = Пример:  undercroft pack new paper-dungeons my-pack
help-pack-new-game = Игра, для которой этот набор.
help-pack-new-folder = Новая или пустая папка.

## Игры и очки

games-seats = игроков: от { $least } до { $most }
games-bots = Боты: { $bots }
games-options = Параметры и то, что действует, если ничего не сказать:
games-values = { $text } ({ $values })
no-scores = Очков пока нет. Их приносит «undercroft play».
scores-when = день
scores-game = игра
scores-player = игрок
scores-seats = мест
scores-fame = очки
scores-rank = место
scores-solo = { $title }, { $games ->
    [one] { $games } игра в одиночку: лучший итог { $best }, в среднем { $mean }.
    [few] { $games } игры в одиночку: лучший итог { $best }, в среднем { $mean }.
   *[many] { $games } игр в одиночку: лучший итог { $best }, в среднем { $mean }.
}

## За столом

player-name = Игрок { $seat }
bot-names = Людмила, Освин, Бруна, Тобиас, Хедвига, Ансельм, Петра
bot-name = { $name } ({ $bot ->
    [easy] лёгкий бот
    [medium] средний бот
    [hard] сильный бот
   *[other] бот { $bot }
})
welcome = Добро пожаловать: { $game }. За столом: { $players }. Знак ? — помощь.
welcome-back = С возвращением: { $game }. За столом: { $players }. Знак ? — помощь.
nothing-to-resume = В папке { $folder } нет сохранённой игры.
bad-save = { $file } не читается как сохранённая игра. Уберите этот файл и начните новую игру.
saved = Игра сохранена: { $file }. Продолжить: «undercroft play { $game } --resume».
hand-over = Теперь к клавиатуре садится { $player }. Остальные не смотрят.
pause = Enter — дальше.
undone = Отменено.
hint = Бот { $bot } поступил бы так: { $choice }  [{ $notation }]
hint-or = Или: { $choice }  [{ $notation }]
no-rivals = Вы играете в одиночку.
why-what = Почему что? Напишите следом ход, например: why { $example }
why-allowed = Это можно: { $choice }  [{ $notation }]
refused = { $reason } ({ $rule })
rule-what = Какое правило? Напишите следом его номер, например: rules { $example }
rule-unknown = Правила { $rule } в справочнике здесь нет.
answer-empty = Введите номер из списка или ? для помощи.
answer-number = Номера { $number } в списке нет. Можно ввести: { $keys }.
answer-ambiguous = «{ $text }» подходит к нескольким ходам: { $choices }.
play-help =
    Отвечайте номером из списка или пишите сам ход:
    1 level warrior, 3 brew, 10 move C1 C2. Хватит и начала: 3 b.
    Строка вида 10 move C1 (level rogue) C2 — целое решение.
      u           отменить последний выбор       b       назад к кубикам
      map         карта и её знаки               sheet   ваш лист целиком
      rivals      соперники                      score   ваши очки и откуда они
      why ХОД     почему ход невозможен          hint    что сделал бы бот
      rules НОМЕР правило, например PD-7.6       log     что произошло
      q           уйти; игра сохранится          ?       эта справка

## Конец

ending-title = Игра окончена
ending-sheet = Лист: { $player }
ending-rank = { $rank }. { $player }: { $reason }
ending-won = Вы победили!
ending-shared = Вы делите победу!
ending-lost = Не в этот раз. Подземелий ещё много.
score-sum = Сумма
record-kept = Протокол: { $file }
history = { $games ->
    [one] До этого была { $games } игра в одиночку, лучший итог: { $best }.
    [few] До этого было { $games } игры в одиночку, лучший итог: { $best }.
   *[many] До этого было { $games } игр в одиночку, лучший итог: { $best }.
}
history-best = Это ваш лучший итог; прежний — { $best }.

## Протоколы

record-ok = { $file }: всё верно, итог { $result }
record-error = { $file }, строка { $line }: { $text }
record-not-text = Это не текст в UTF-8, а значит, и не протокол.
record-unknown-pack = Игра шла с набором «{ $pack }», которого в Undercroft нет. Укажите его папку через --pack.

## Наборы

pack-bad = С набором { $folder } играть нельзя: { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
}.
pack-good = Набор { $folder } в порядке. { $advice ->
    [0] Замечаний нет.
    [one] { $advice } совет.
    [few] { $advice } совета.
   *[many] { $advice } советов.
}
pack-begun = В папке { $folder } { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
} для правки. Дальше: undercroft pack check { $folder } и undercroft play { $game } --pack { $folder }
no-such-pack = «{ $what }» — не папка и не игра. Игры: { $games }.
no-such-pack-near = «{ $what }» — не папка и не игра. Может быть, { $near }?
