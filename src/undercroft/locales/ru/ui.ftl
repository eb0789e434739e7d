# Слова браузера.

## Дом

ui-home = На главную
ui-home-title = Три подземелья, один стол.
ui-home-line = Сыграйте с ботом прямо сейчас или пошлите ссылку другу. За правилами следим мы.
ui-game-dungeoneer = Подземелье
ui-pitch-paper-dungeons = Бросьте шесть кубиков, возьмите три и проведите свою команду по тому же подземелью, что и все.
ui-pitch-doggos = Постройте подземелье вместе, а потом улизните из него с добычей побольше, чем у других пёсиков.
ui-pitch-dungeoneer = Ищите славы во владениях Повелителя мёртвых, а в свой ход станьте бедой для остальных.
ui-manner-paper-dungeons = брось и запиши
ui-manner-doggos = плитки и пути
ui-manner-dungeoneer = карты приключений
ui-players-span = от { $least } до { $most }
ui-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
ui-play-now = Играть
ui-opening = Накрываем стол…
ui-new-table = Новый стол
ui-learn = Правила за десять минут
ui-read-rules = Прочитать правила
ui-join-code = Войти по коду
ui-join = Войти
ui-no-such-code = Стола с кодом { $code } нет. Проверьте код ещё раз.
ui-continue = Продолжить
ui-open-tables = Открытые столы
ui-finished = Сыгранные
ui-none-running = Сейчас ничего не идёт. До игры один щелчок.
ui-none-open = Сейчас никто не ждёт игроков.
ui-none-finished = Здесь будут ваши сыгранные партии.
ui-your-move = Ваш ход
ui-waiting = Ждём
ui-seats-open = Есть места
ui-replay = Повтор
ui-given-up = Оставлен
ui-with = в компании: { $players }
ui-alone = в одиночку
ui-seats-taken = { $game }, занято мест: { $taken } из { $seats }
ui-there-and-clock = { $players }; { $clock }
ui-finished-won = Победа: { $game }, счёт { $score }
ui-finished-rank = { $rank }-е место: { $game }, счёт { $score }
ui-finished-solo = { $game } в одиночку, счёт { $score }
ui-standing = { $how }, { $company }
ui-with-hints = { $line }, { $hints }
ui-hints-taken = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[other] { $count } подсказок
}
ui-my-scores = Мои результаты
ui-standing-rank = Ваше звание
ui-standing-next = Следующее — «{ $rank }», от { $points }.
ui-standing-better = { $bot ->
    [easy] Лучше, чем { $percent } % партий лёгкого бота
    [medium] Лучше, чем { $percent } % партий среднего бота
    [hard] Лучше, чем { $percent } % партий сильного бота
   *[other] Лучше, чем { $percent } % партий бота { $bot }
}
ui-best-score = лучший результат
ui-place-of = место { $rank } из { $seats }
ui-guided = учебная игра
ui-ago-company = { $when }, { $company }
ui-just-now = только что
ui-open-record = Повторить партию из файла
ui-device = Играть на другом устройстве
ui-device-title = Играть здесь под своим именем
ui-device-line = Эта ссылка переносит игрока на это устройство: вместе с именем, столами и счётом. Она сработает один раз.
ui-device-now = Сейчас вы здесь { $name }; столы этого игрока останутся в стороне. Продолжайте, только если сделали ссылку сами.
ui-device-go = Перейти сюда
ui-language = Язык
ui-theme-light = При свече
ui-theme-dark = Погреб
ui-your-name = Ваше имя
ui-guest = Гость
ui-place-crossroads = Перекрёсток
ui-place-garrison = Гарнизон

## Когда что-то не так

ui-reconnecting = Восстанавливаем связь. Ваши ходы в сохранности.
ui-new-identity = Сервер вас больше не узнаёт. Теперь вы — { $name }.
ui-trouble = Не получилось. Попробуйте ещё раз.
ui-no-server = Стол недоступен. Сервер запущен?
ui-no-table = Такого стола нет, или он не для ваших глаз.
ui-no-rules = Правила сейчас недоступны.
ui-lost-title = Здесь пусто
ui-lost-line = Эти ступени никуда не ведут. Зал с играми наверху.
ui-loading = Минутку…

## Новый стол

ui-options = Параметры
ui-pack = Какими картами и полями играем.
ui-pack-own = { $name } (свой)
ui-options-changed = { $count ->
    [0] как обычно
    [one] изменён { $count }
   *[other] изменено { $count }
}
ui-table-options = За этим столом
ui-value = { $value ->
    [true] да
    [false] нет
    [random] случайно
    [none] нет
    [choose] по очереди
    [path] после каждой комнаты
    [sum] в конце
    [default] как удобно
    [one] одна колода
    [split] порознь
    [battle] любая битва
    [challenge] вызов
    [ru] русская
    [it] итальянская
    [cz] чешская
    [epic] эпический
    [heroic] героический
    [legendary] легендарный
   *[other] { $value }
}
ui-clock = Время на ход
ui-clock-none = без часов
ui-clock-move = { $seconds } секунд на ход
ui-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
ui-listed = Стол виден в списке, и сесть может любой.
ui-watch = Другие могут смотреть.
ui-hints-allowed = Подсказки разрешены; садясь за стол, все с этим согласны.
ui-seats = Места
ui-seats-count = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
ui-seat-number = Игрок { $seat }
ui-seat-free = Свободное место
ui-name-of-seat = Имя на месте { $seat }
ui-who-at-seat = Кто на месте { $seat }
ui-kind-you = Вы
ui-kind-person = За этим экраном
ui-kind-open = По ссылке
ui-chair-away = Убрать стул
ui-chair-away-of = Убрать стул { $seat }
ui-bot-level = { $bot ->
    [random] Беспечный бот
    [greedy] Толковый бот
    [easy] Лёгкий бот
    [medium] Средний бот
    [hard] Сильный бот
   *[other] Бот: { $bot }
}
ui-bot-player = { $name }, { $bot ->
    [random] беспечный бот
    [greedy] толковый бот
    [easy] лёгкий бот
    [medium] средний бот
    [hard] сильный бот
   *[other] бот ({ $bot })
}
ui-bot-line = { $bot ->
    [easy] Старается, но многого не замечает. Хорош для первой игры.
    [medium] Взвешивает каждый ход и мало что упускает.
   *[hard] Проверяет, что будет дальше: до секунды на ход.
}
ui-add-chair = Добавить стул
ui-new-question = { $game }: кто садится?
ui-new-line = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
} и { $bots ->
    [0] ни одного бота
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
}. Игра начнётся сразу.
ui-new-line-open = Игра начнётся, когда { $open ->
    [one] займут свободное место
   *[other] займут все свободные места (их { $open })
}. Для каждого будет ссылка.
ui-open-the-table = Открыть стол

## За столом

ui-table = Стол
ui-prompt = О чём спрашивают
ui-choices = Варианты
ui-figures = Числа
ui-ask = Что вы сделаете?
ui-ask-line = { $count ->
    [one] Всего **{ $count }** вариант.
    [few] Всего **{ $count }** варианта.
   *[other] Всего **{ $count }** вариантов.
}
ui-all-choices = Все варианты
ui-filter = Пишите, чтобы сузить список
ui-choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
ui-choices-none = Ничего не подходит.
ui-undo = Вернуть
ui-rules = Правила
ui-rule = Правило
ui-rules-english = Правила написаны по-английски.
ui-menu = Меню
ui-hint = Подсказка
ui-hint-heading = Как сыграл бы бот
ui-hint-thinking = Бот думает…
ui-no-hint = У бота нет идеи лучше вашей.
ui-why = Почему:
ui-why-what = Сначала перейдите к чему-нибудь на поле, потом спросите почему.
ui-why-allowed = Так можно.
ui-skip = К вопросу
ui-close = Закрыть
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-zoom-home = Вернуться к середине
ui-log = Журнал
ui-log-empty = Пока ничего не случилось.
ui-players = Игроки
ui-players-log = Игроки и журнал
ui-you = вы
ui-player-open = свободное место
ui-player-left = за столом больше нет
ui-player-ready = ход сделан
ui-player-away = нет на месте
ui-player-you = сейчас ход
ui-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
ui-time-left = Осталось времени
ui-toast-ready = { $player }: ход сделан.
ui-toast-here = { $player } снова здесь.
ui-toast-away = { $player }: связи нет.
ui-dock-waiting = Остальные выбирают
ui-dock-waiting-line = Ждём: **{ $players }**. Осматривайтесь сколько угодно.
ui-dock-watching = Вы смотрите
ui-dock-watching-line = Вам видно то, что видно всем.
ui-dock-over = Каждое очко записано на листе вместе с правилом.
ui-dock-seats = Ждём игроков
ui-dock-seats-line = Игра начнётся, когда все места заняты.
ui-abandoned = Этот стол оставлен
ui-rematch = Сыграть ещё
ui-score-sheet = Лист очков
ui-score-box = Ячейка
ui-winner = победа

## Ждём людей

ui-waiting-title = { $game }: стол накрыт
ui-waiting-line = Пошлите каждому другу ссылку или назовите код.
ui-code = Код:
ui-copy = Скопировать
ui-copied = Скопировано.
ui-copy-link = Скопировать ссылку
ui-take-seat = Сесть сюда
ui-seat-bot = Посадить бота

## Занавес

ui-curtain-title = { $player }, ваша очередь
ui-curtain-line = Всё тайное закрыто. Остальные не смотрят.
ui-curtain-open = Я { $player }, открыть

## Меню

ui-sound = Звук
ui-on = вкл.
ui-off = выкл.
ui-letter-keys = Одиночные клавиши
ui-keys = Клавиши
ui-key-enter = нажать светлую кнопку
ui-key-esc = на часть хода назад
ui-key-digits = взять вариант с этим номером
ui-key-why = почему нельзя то, что в фокусе
ui-orders = В чужой ход
ui-orders-line = Вы можете отвечать картами. Когда столу остановиться и спросить вас? Если только тогда, когда вам есть чем ответить, соперники могут догадаться, что у вас на руке.
ui-orders-ask = Спрашивать каждый раз.
ui-orders-able = Только когда я могу ответить.
ui-orders-attacked = Только когда на меня напали.
ui-orders-turn = Не раньше моего хода.
ui-keys-line = Нажмите здесь на букву, а потом нужную клавишу.
ui-keys-not = Подойдёт любая буква, кроме A–F и R: они нужны самим играм.
ui-key-change = { $key }: { $deed }. Сменить клавишу
ui-key-press = Нажмите новую клавишу
ui-keys-reset = Вернуть обычные клавиши
ui-this-table = Этот стол
ui-download-record = Скачать протокол
ui-leave = Уйти из-за стола
ui-leave-sure = Уйти насовсем?
ui-abandon = Оставить стол
ui-abandon-sure = Закончить для всех?

## Повтор

ui-transport = По ходу партии
ui-play = Пуск
ui-pause = Пауза
ui-step-back = На шаг назад
ui-step-on = На шаг вперёд
ui-round-back = На раунд назад
ui-round-on = На раунд вперёд
ui-scrub = Место в партии
ui-step-of = Шаг { $step } из { $steps }
ui-speed = Скорость
ui-eyes = Чьими глазами
ui-eyes-watcher = зрителя
ui-fork = Играть отсюда

## Учебная игра

ui-guide = Ваша первая игра
ui-guide-next = Дальше
ui-guide-close = Разберусь без уроков
ui-guide-count = Урок { $number }

## О программе

ui-about = О программе Undercroft
ui-about-line = Undercroft — это сводчатый погреб под старым домом. В нашем живут три игры. Вы спускаетесь по ступеням, кто-то уже зажёг свечу, и стол накрыт.
ui-about-games = Игры
ui-about-names = Названия изданных игр говорят лишь о том, чьи правила воплощены. Правила пересказаны своими словами.
ui-credit-paper-dungeons = по игре Леандру Пиреса.
ui-credit-doggos = по игре, известной также как Tales of Tails.
ui-credit-dungeoneer = по игре «Зов Повелителя мёртвых».
ui-about-icons = Значки
ui-credit-icons = Значки: Lorc, Delapouite и другие авторы,
ui-about-type = Шрифты
ui-credit-type = Piazzolla и Alegreya Sans (Huerta Tipográfica), Caveat (Impallari Type), по лицензии SIL Open Font License.
ui-about-program = Программа
ui-credit-program = Undercroft — свободная программа по лицензии Apache 2.0.
