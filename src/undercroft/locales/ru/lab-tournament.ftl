# Турниры ботов.

help-tournament = Свести ботов во всех парах, на одних и тех же зёрнах и с обменом мест: рейтинги, доли побед, время на решение. Прерванный турнир продолжается с того же места. Нужно pip install "undercroft\[lab]".
help-tournament-examples = Примеры:
    undercroft lab tournament doggos --bot easy --bot greedy --games 200
    undercroft lab tournament paper-dungeons --bot easy --bot greedy --bot search@passes=200
    undercroft lab tournament doggos --bot greedy --bot easy --sequential
    undercroft lab tournament paper-dungeons --seats 1 --bot easy --bot greedy
    undercroft lab tournament doggos --bot greedy --bot "cmd:python examples/outside_bot.py"
help-tournament-bot = Бот: имя, search@passes=200, search@ms=100 или cmd: и команда. Повторите для каждого.
help-tournament-games = Сколько игр играет каждая пара (100; с --sequential не больше 400).
help-tournament-sequential = Играть двумя ботами лишь до тех пор, пока не станет ясно, достаточно ли часто побеждает первый.
help-tournament-h0 = С --sequential: доля побед, которой мало.
help-tournament-h1 = С --sequential: доля побед, которой достаточно.
help-tournament-out = Папка для результатов (tournament-GAME).
bad-hypotheses = { $h0 } и { $h1 } — не те доли, между которыми можно выбирать. Возьмите два числа между 0 и 1, меньшее в --h0.
tournament-same-bot = Бот встречается с другими, а не с собой. Назовите каждого один раз: { $bots }.
tournament-one-bot = Для турнира нужны хотя бы два бота. Назовите каждого через --bot.
tournament-test-of-two = Последовательная проверка бывает между двумя ботами на двух местах. Здесь ботов { $bots }, мест { $seats }.
tournament-busy = В { $folder } играет другой процесс. Подождите его или возьмите другую папку через --out.
tournament-other = В { $folder } лежит другой турнир: там { $what } = { $was }, а здесь { $now }. Возьмите другую папку через --out.
tournament-unreadable = { $file } не прочесть. Уберите этот файл или возьмите другую папку через --out.
tournament-line-unreadable = { $file }, строка { $line }: это не запись игр: { $reason }. Удалите эту строку и все после неё, и та же команда сыграет эти игры заново; или возьмите другую папку через --out.
tournament-kept = Сыгранное сохранено в { $folder }. Та же команда продолжит с этого места.
tournament-rating = рейтинг
tournament-games = игр
tournament-first = первый
tournament-think = мс на решение
tournament-think-p99 = 99 % за мс
tournament-pairing = пара
tournament-ties = ничьих
tournament-lost = поражений
tournament-share = доля
tournament-difference = очки
tournament-effect = в отклонениях
tournament-pairs = пары
tournament-both-won = обе выиграны
tournament-one-each = по одной
tournament-both-lost = обе проиграны
tournament-with-a-tie = с ничьей
tournament-test-h1 = { $first } побеждает { $second } скорее не реже чем в { $h1 } игр, а не самое большее в { $h0 }: { $share } ({ $interval }), игр { $games }; свидетельство { $evidence }, довольно { $high }.
tournament-test-h0 = { $first } побеждает { $second } скорее не чаще чем в { $h0 } игр, а не самое меньшее в { $h1 }: { $share } ({ $interval }), игр { $games }; свидетельство { $evidence }, довольно { $low }.
tournament-test-open = Между { $first } и { $second } ничего не решено, игр { $games }: { $share } ({ $interval }); свидетельство { $evidence }, для { $h1 } нужно { $high }, для { $h0 } { $low }.
tournament-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $seconds } с игры, зерно { $seed }.
tournament-written = games.parquet и summary.json лежат в { $folder }
