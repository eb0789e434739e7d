# Бумажные подземелья.

intro-paper-dungeons = Четыре ваших героя исследуют подземелье за 8 раундов. В каждом раунде вы используете три кубика из шести, каждый для чего-то одного: поднять уровень героя, сделать часть предмета, сварить зелья или пойти. После раундов 3, 6 и 8 нападает чудовище, и победить его может только команда, побывавшая в его помещении. Побеждает слава. Число вроде ① на карте — помещение чудовища; «map» объясняет все знаки.

## Параметры

option-paper-dungeons-edition = Чьи правила решают там, где они расходятся: русские, итальянские или чешские.
option-paper-dungeons-missions = На столе лежат три задания. В первой игре можно без них.
option-paper-dungeons-secret-cards = Цели и таланты скрыты от соперников до конца игры.
option-paper-dungeons-random-bosses = Три случайных чудовища вместо тех, что на карте подземелья.
option-paper-dungeons-vanishing-gems = После чудовищ 1 и 2 исчезают по два самоцвета. В одиночной игре — всегда.
option-paper-dungeons-ask-potions = Вас спрашивают, ляжет ли ранение на зелье (не в чешской редакции).
option-paper-dungeons-dungeon = Карта подземелья: буква от A до L или случайная.
option-paper-dungeons-campaign = Несколько подземелий подряд, слава складывается: сценарий из трёх или все двенадцать.
option-paper-dungeons-rules = Версия правил, чтобы старые протоколы повторялись всегда.

## Имена

name-hero-warrior = воин
name-hero-wizard = маг
name-hero-cleric = священник
name-hero-rogue = плут
name-minion-ghost = привидение
name-minion-goblin = гоблин
name-minion-ogre = орк
name-minion-zombie = зомби

die-1 = воин
die-2 = маг
die-3 = священник
die-4 = плут
die-5 = воин
die-6 = маг
die-7 = священник
die-8 = плут
die-9 = клевер
die-10 = сапоги
die-skull = череп

# Короткие имена предметов для листа.
short-sword = меч
short-sceptre = скипетр
short-medallion = медальон
short-cloak = мантия
short-crown = корона
short-cauldron = котелок
short-armour = доспехи
short-tome = фолиант

# Что делает предмет, в двух-трёх словах.
effect-sword = +3 мощи
effect-sceptre = убивает 2
effect-medallion = вода
effect-cloak = стены
effect-crown = слава
effect-cauldron = 3 зелья
effect-armour = +1 в бою
effect-tome = уровень

# Что даёт герою четвёртый уровень.
gift-warrior = +1 мощи против чудовищ
gift-wizard = уровни дают кубики любого цвета
gift-cleric = черепа больше не ранят
gift-rogue = дополнительный самоцвет

## Карта: не больше 2, 3 и 9 знаков

map-short-ghost = пр
map-short-goblin = го
map-short-ogre = ор
map-short-zombie = зо
map-short-potion = зел
map-short-level = ур.
map-ghost = привид.
map-goblin = гоблин
map-ogre = орк
map-zombie = зомби
map-trap = ловушка
map-potion = зелье
map-half = { $half } предм.
map-level = уровень
legend-potion = зелье
legend-half = часть предмета
legend-level = уровень любому герою
legend-gem = самоцвет
legend-boss = помещение чудовища
legend-party = ваша команда
legend-explored = исследовано
legend-target = сюда можно шагнуть
legend-gone = больше нет
legend-wall = стена
legend-river = река
legend-passage = боковой проход

## Лист

head-round = раунд { $round } из 8, этап { $stage }
head-dungeon = подземелье { $letter }
head-fame = слава сейчас: { $fame }
sheet-heroes = Герои
sheet-items = Предметы
sheet-tracks = Шкалы
sheet-bosses = Чудовища
sheet-missions = Задания
sheet-goal = Цель: { $text }, { $steps } за 2/4/6 славы; сейчас { $count }, слава { $fame }
sheet-talent = Талант: { $talent }. { $text }
track-wounds = Раны { $wounds }, здоровье { $health }{ $fame ->
    [0] {""}
   *[other] : { $fame }
}
track-risen = воскрешены
track-potions = Зелья { $potions }/12, сердца { $free }
track-gems = Самоцветы { $gems }: слава { $fame }
track-minions = Приспешн. { $minions }: слава { $fame }
boss-where = в { $room }, уязвимость: { $weakness }
boss-weak = { $thresholds }, { $weakness } ×2
boss-rows = { $thresholds }: слава { $fame }, раны { $wounds }
boss-row = { $threshold }+: слава { $fame }, { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}
boss-beat = Ваша мощь { $power }: слава { $fame }, { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}
boss-beat-short = мощь { $power }: слава { $fame }, раны { $wounds }
boss-flee = Ваша мощь { $power }, меньше { $least }: команда бежит, слава { $fame }
boss-flee-short = мощь { $power } из { $least }: { $fame }
boss-not-visited = В { $room } вы ещё не были, а без этого команда бежит: слава { $fame }
boss-not-visited-short = не были в { $room }: { $fame }
boss-behind = уже позади: слава { $fame }
rival-line = слава { $fame }, здоровье { $health }, раны { $wounds }, самоцветы { $gems }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}, приспешники { $minions }, предметы { $items }, { $room ->
    [outside] снаружи
   *[other] в { $room }
}

## Вопросы

ask-talent = Какой талант вы оставите?
ask-goal = Какую цель вы оставите? Она же даёт героям их цвета.
ask-die = { $number ->
    [1] Первый кубик из трёх: какой?
    [2] Второй кубик из трёх: какой?
   *[3] Третий кубик из трёх: какой?
}
ask-use = Кубик { $die }: что с ним сделать?
ask-step = { $room ->
    [outside] Где вы войдёте?
   *[other] Вы в { $room }: куда дальше?
} { $steps ->
    [one] Остался { $steps } шаг.
    [few] Осталось { $steps } шага.
   *[many] Осталось { $steps } шагов.
}
ask-free-level = Уровень в подарок: какому герою?
ask-free-half = Часть предмета: какого?
ask-kill = Какой приспешник погибнет?
ask-gem = Какой самоцвет вы возьмёте?
ask-heart = Ранение: его примет зелье?
ask-close-setup = Enter — так и оставить, u — отменить.
ask-close-round = Это всё. Enter завершает ваш раунд { $round }, u — отменить.

## Ходы

choice-level = Уровень { $next }: { $hero }
choice-free-level = Уровень { $next }: { $hero }
choice-craft = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: готово
}
choice-free-half = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: готово
}
choice-brew = Сварить зелья
choice-move = Пройти, шагов до { $steps }
choice-step = Пойти в { $room }
choice-stop = { $room ->
    [outside] Остаться снаружи
   *[other] Остановиться в { $room }
}
choice-done = Готово
choice-kill = { $minion } { $level } в { $room }
choice-gem = Взять самоцвет { $gem }
choice-heart = На зелье
choice-track = На шкалу ранений
choice-talent = { $talent }
choice-goal = { $goal }
talent-card = { $text } { $fame ->
    [0] Без славы.
   *[other] Слава { $fame }.
}
goal-card = { $text }: { $steps } за 2/4/6 славы. Чёрные кубики: { $black }; белые кубики: { $white }.

use-level = { $hero } до { $level }
use-level-any = уровень герою
use-craft = часть предмета
use-brew = зелья
use-move = пройти { $steps }

room-boss = помещение чудовища { $boss }
room-explored = исследовано
room-minion = { $minion } { $level }, ваш { $hero } { $own }
room-minion-weaker = { $minion } { $level }, ваш { $hero } { $own }: без ранений
room-trap = ловушка
room-gem = самоцвет { $gem }
room-gem-gone = самоцвета { $gem } уже нет
change-potions = { $count ->
    [one] { $count } зелье
    [few] { $count } зелья
   *[many] { $count } зелий
}
change-potions-to = станет { $potions } из 12
change-gems = { $count ->
    [one] +{ $count } самоцвет
    [few] +{ $count } самоцвета
   *[many] +{ $count } самоцветов
}
change-hearts = { $count ->
    [one] { $count } ранение на зелье
    [few] { $count } ранения на зелья
   *[many] { $count } ранений на зелья
}
change-wounds = { $count ->
    [one] { $count } ранение на шкалу
    [few] { $count } ранения на шкалу
   *[many] { $count } ранений на шкалу
}
change-risen = команда погибнет и воскреснет: слава { $fame }
next-free-level = затем уровень любому герою
next-free-half = затем часть предмета
next-kill = затем гибнет приспешник

## Почему нельзя

not-now = Сейчас спрашивают не об этом.
die-absent = Кубика с таким числом сейчас нет.
die-used = Все кубики с этим числом вы уже использовали.
wrong-symbol = На этом кубике другой символ. Нужен символ героя: { $hero }.
wrong-colour = Ваш { $hero } берёт { $colour ->
    [black] чёрные
   *[white] белые
} кубики. Помогут клевер, маг 4-го уровня или мистик.
hero-at-top = Выше не бывает: { $hero } уже 6-го уровня.
boots-only-move = Сапоги годятся только для ходьбы.
item-complete = Этот предмет уже готов: { $item }.
item-symbol = Этому предмету нужен другой символ: { $item }. Подойдёт и клевер.
not-adjacent = { $room } не рядом с вами. Шагают только в соседнее помещение.
wall-blocks = Путь в { $room } закрывает стена. Сквозь стены проводит мантия неосязаемости.
water-blocks = Путь в { $room } преграждает река. Через воду проводит медальон.
wall-and-water = Путь в { $room } закрывают стена и река. Нужны и мантия неосязаемости, и медальон.
use-entrance = Вы снаружи. Войти можно через A1–F1.
already-here = Ваша команда уже в { $room }.
no-minion = В { $room } нет живого приспешника.
same-hero = Два уровня достаются разным героям, а { $hero } свой уже получил.
same-item = Две части достаются разным предметам, а этот свою уже получил: { $item }.
not-dealt = Этой карты у вас нет.
dice-left = У вас ещё есть кубики: каждая команда использует три.
move-first = Чтобы шагнуть, сначала нужен кубик: выберите его и идите.
dice-spent = Свои три кубика вы уже использовали.
finish-walk = Вы в пути: сделайте шаг или остановитесь.
finish-reward = Сначала награда: выберите её.
finish-wound = Сначала ранение: зелье или шкала.
keep-cards = Сначала оставьте талант и цель.
seat-done = Этот раунд вы закончили. Остальные ещё заняты.
seat-waits = Сейчас не ваш ход.
game-over = Игра окончена.
no-such-code = Выбора { $code } нет; они идут до { $most }.
chance-first = Сначала кубики.

## Что произошло

event-dungeon-laid = Подземелье { $letter }, «{ $dungeon }». { $story }
event-boss-drawn = Чудовище { $stage }: { $boss }.
event-missions-laid = Задания: { $missions }.
event-goals-dealt = Цели на выбор, за 2/4/6 славы: { $goals }.
event-cards-shown = { $who ->
    [you] Вы оставили: талант «{ $talent }», цель «{ $goal }».
   *[other] { $player }: талант «{ $talent }», цель «{ $goal }».
}
event-round-started = — Раунд { $round } из 8, этап { $stage } —
event-rolled = Кубики брошены. Белые: { $white }. Чёрные: { $black }.{ $skulls ->
    [0] {""}
    [one] {" "}{ $skulls } череп.
    [few] {" "}{ $skulls } черепа.
   *[many] {" "}{ $skulls } черепов.
}
event-levelled = { $who ->
    [you] Ваш { $hero } теперь уровня { $level }.
   *[other] { $player }: { $hero } уровня { $level }.
}
event-half-made = { $who ->
    [you] Вы сделали часть предмета: { $item }.
   *[other] { $player }: часть предмета, { $item }.
}
event-item-complete = { $who ->
    [you] Ваш предмет готов: { $item }.
   *[other] { $player }: предмет готов, { $item }.
}
event-potion-brewed = { $who ->
    [you] Это зелье { $potions } из 12.
   *[other] { $player }: зелий теперь { $potions }.
}
event-potion-lost = { $who ->
    [you] Тринадцатое зелье пропало.
   *[other] { $player }: тринадцатое зелье пропало.
}
event-gem-taken = { $who ->
    [you] Вы взяли самоцвет { $gem }.
   *[other] { $player }: взят самоцвет { $gem }.
}
event-gem-placed = { $who ->
    [you] Это самоцвет { $gems } из 10.
   *[other] { $player }: самоцветов теперь { $gems }.
}
event-gem-lost = { $who ->
    [you] Для одиннадцатого самоцвета нет места.
   *[other] { $player }: для одиннадцатого самоцвета нет места.
}
event-minion-defeated = { $who ->
    [you] Вы победили: { $minion } { $level } в { $room }, приспешник номер { $minions }.
   *[other] { $player }: побеждён приспешник в { $room }, { $minion } { $level }.
}
event-minion-killed = { $who ->
    [you] Погиб приспешник в { $room }: { $minion } { $level }, номер { $minions }.
   *[other] { $player }: погиб приспешник в { $room }, { $minion } { $level }.
}
event-entered = { $who ->
    [you] Вы пришли в { $room }.
   *[other] { $player }: переход в { $room }.
}
event-trap-sprung = { $who ->
    [you] Ловушка в { $room } сработала.
   *[other] { $player }: ловушка в { $room }.
}
event-wounded = { $who ->
    [you] { $wounds ->
        [one] Вы получили { $wounds } ранение
        [few] Вы получили { $wounds } ранения
       *[many] Вы получили { $wounds } ранений
    }{ $hearts ->
        [0] {""}
       *[other] , зелья приняли { $hearts }
    }.
   *[other] { $player }: { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
       *[many] { $wounds } ранений
    }{ $hearts ->
        [0] {""}
       *[other] , зелья приняли { $hearts }
    }.
}
event-resurrected = { $who ->
    [you] Ранений { $wounds }, больше здоровья: ваша команда погибла и воскресла, слава −9.
   *[other] { $player }: ранений { $wounds }, команда погибла и воскресла.
}
event-reward-lost = { $who ->
    [you] Выбирать больше нечего: награда пропала.
   *[other] { $player }: выбирать нечего, награда пропала.
}
event-gems-crossed-out = { $count ->
    [one] Самоцвет { $gems } вам больше не взять: он вычеркнут.
   *[other] Самоцветы { $gems } вам больше не взять: они вычеркнуты.
}
event-gems-vanish = Вместе с чудовищем исчезают самоцветы: { $gems }.
event-mission-claimed = { $who ->
    [you] Задание выполнено: «{ $mission }», вам славы { $fame }.
   *[other] { $player }: выполнено задание «{ $mission }», слава { $fame }.
}
event-boss-fought = { $who ->
    [you] Вы победили чудовище с мощью { $power }: { $boss }, слава { $fame }.
   *[other] { $player }: победа над чудовищем с мощью { $power }, { $boss }, слава { $fame }.
}
event-boss-too-strong = { $who ->
    [you] Чудовище сильнее вашей мощи { $power }: { $boss }. Вы бежите, слава { $fame }.
   *[other] { $player }: чудовище сильнее мощи { $power }, { $boss }. Слава { $fame }.
}
event-boss-not-met = { $who ->
    [you] В помещении чудовища вы не были: { $boss }. Вы бежите, слава { $fame }.
   *[other] { $player }: помещение чудовища не найдено, { $boss }. Слава { $fame }.
}
event-reward-won = { $who ->
    [you] Вы сильнее всех, награда ваша
   *[other] { $player }: сильнее всех, награда
}: { $reward ->
    [half] часть предмета
    [level] уровень
    [gem] самоцвет
   *[potion] зелье
}.

rival-round = { $player }: { $deeds }
deed-walked = путь { $rooms }
deed-levelled = { $hero } { $level }
deed-half = часть: { $item }
deed-item = готово: { $item }
deed-potions = { $count ->
    [one] { $count } зелье
    [few] { $count } зелья
   *[many] { $count } зелий
}
deed-minions = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
deed-gems = { $count ->
    [one] самоцвет { $gems }
   *[other] самоцветы { $gems }
}
deed-bonus-gems = { $count ->
    [one] { $count } дополнительный самоцвет
    [few] { $count } дополнительных самоцвета
   *[many] { $count } дополнительных самоцветов
}
deed-wounds = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
   *[many] { $count } ранений
}

## Очки

box-paper-dungeons-a = Чудовище 1
box-paper-dungeons-b = Чудовище 2
box-paper-dungeons-c = Чудовище 3
box-paper-dungeons-d = Герои
box-paper-dungeons-e = Предметы
box-paper-dungeons-f = Самоцветы
box-paper-dungeons-g = Приспешники
box-paper-dungeons-h = Ранения
box-paper-dungeons-i = Воскрешение
box-paper-dungeons-j = Цель и талант
box-paper-dungeons-k = Задания
box-paper-dungeons-l = Прежние главы
score-boss = Чудовище { $stage }
score-heroes = Самый слабый герой — уровня { $lowest }
score-masters = { $masters ->
    [one] { $masters } герой 6-го уровня
    [few] { $masters } героя 6-го уровня
   *[many] { $masters } героев 6-го уровня
}
score-boxes = { $boxes ->
    [one] { $boxes } часть предметов
    [few] { $boxes } части предметов
   *[many] { $boxes } частей предметов
}
score-item = Готово: { $item }
score-gems = { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[many] { $gems } самоцветов
}
score-minions = { $minions ->
    [one] { $minions } приспешник
    [few] { $minions } приспешника
   *[many] { $minions } приспешников
}
score-wounds = { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}
score-resurrection = Воскрешение
score-goal = Цель «{ $goal }»: { $count }
score-goal-hidden = Цель, пока скрыта
score-talent = Талант «{ $talent }»
score-talent-hidden = Талант, пока скрыт
score-missions = { $missions ->
    [one] { $missions } задание
    [few] { $missions } задания
   *[many] { $missions } заданий
}
score-chapter = Глава { $chapter }
ranked-by-fame = слава { $fame }
ranked-by-rooms = слава { $fame }, при равенстве решили помещения: исследовано { $rooms }
rank-shared = слава { $fame }, как и у других: место общее
solo-rank = Слава { $fame }: { $rank }.
solo-next-rank = Следующий ранг, «{ $rank }», — со славы { $fame }.

## Набор целиком

show-title = { $title } ({ $name } { $version })
show-figures = Числа { $hash }, папка { $folder }
show-map = Карта
show-dungeons = Сценарии и подземелья
show-story = { $title }: { $chapters }
show-boss-room = чудовище { $stage }, { $boss }, в { $room }
show-walls = Стены: { $walls }
show-bosses = Чудовища
show-stage = Этап { $stage }
show-boss = Уязвимость: { $weakness }. Бегство: { $flee }. Награда: { $reward ->
    [half] часть предмета
    [level] уровень
    [gem] самоцвет
   *[potion] зелье
}.
show-vanishing = Исчезают самоцветы { $gems }.
show-goals = Цели
show-goal = { $text }: { $steps } за 2/4/6 славы; чёрные: { $black }
show-talents = Таланты
show-card = { $text } Слава { $fame }.
show-track-heroes = Герои, по слабейшему
show-track-gems = Самоцветы
show-track-minions = Приспешники
show-track-wounds = Ранения, каждые { $step }
show-track-solo = Задания в одиночку, по раундам
show-ranks = Ранги для одиночной игры
