# Тексты карт «Подземелья», составленные по их данным. Эффекты стоят подряд через «; », поэтому начинаются с маленькой
# буквы и без точки; $hero — это card-hero, $amount — одно из card-n-…, $until — card-until.

## Строки

card-facts = { $facts }
card-sentence = { $effects }.
card-ability = { $heads }: { $effects }.
card-named = { $name }
card-hit = Удар ({ $form ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
}): { $effects }.
card-special = Ещё за { $n ->
    [one] { $n } риск
   *[other] { $n } риска
}{ $threat ->
    [yes] , до битвы
   *[no] {""}
}: { $effects }.
card-trap = Угроза: { $stat ->
    [melee] ближний бой
    [magic] магия
    [speed] скорость
    [level] уровень
   *[health] здоровье
} { $n }+, { $scope ->
    [all] для каждого героя в локации
   *[target] только для цели
}.
card-passed = Преодолена: { $effects }.
card-failed = Не преодолена: { $effects }.
card-lord = Архиповелитель мёртвых: его нет ни в руках, ни в логовах. Он ждёт своего трона.
card-host = Кладётся под { $host ->
    [hero] { $purse ->
        [glory] вашего героя
       *[peril] героя соперника
    }
    [boon] { $purse ->
        [glory] ваше преимущество
       *[peril] преимущество соперника
    }
    [treasure] { $purse ->
        [glory] ваше сокровище
       *[peril] сокровище соперника
    }
    [monster] монстра в вашем логове
    [location] локацию
   *[quest] { $purse ->
        [glory] ваше задание
       *[peril] задание соперника
    }
}.
card-exits = Выходы: { $exits }.
card-way = { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
} — { $exit ->
    [open] открыт
    [wall] стена
    [blocked] блокирован
   *[trapped] ловушка
}{ $stat ->
    [melee] , ближний бой { $n }+
    [magic] , магия { $n }+
    [speed] , скорость { $n }+
   *[none] {""}
}
card-danger = Опасность: ловушки здесь сложнее на { $n }.
card-spikes = Шипы: { $stat ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
} { $n }+ или 1 рана.
card-pit = Яма: { $stat ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
} { $n }+ или падение.
card-on-entry = Когда вы входите: { $effects }.
card-throne = Здесь сидит Архиповелитель мёртвых и атакует каждого, кто входит. Когда он побеждён, эффекта больше нет.
card-where = Где: { $places }.
card-search = Ищите там: 1 ОД, кубик и число локаций между вами и ближайшим входом, нужно { $n } или больше.
card-escort = Возьмите подопечного там и приведите сюда: { $places }.
card-overcome = Преодолейте угрозу: { $stat ->
    [melee] ближний бой
    [magic] магия
    [speed] скорость
    [level] уровень
   *[health] здоровье
} { $n }+.
card-dice = Бросьте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: { $rule ->
    [sum] в сумме не меньше { $n }
    [each] на каждом не меньше { $n }
   *[pair] два одинаковых
}.
card-sacrifice = Пожертвуйте: { $what ->
    [health] { $n ->
        [one] { $n } здоровье
       *[other] { $n } здоровья
    }
    [boon] { $n ->
        [one] { $n } преимущество
        [few] { $n } преимущества
       *[many] { $n } преимуществ
    }
    [treasure] { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
    [hand] { $n ->
        [one] { $n } карта с руки
        [few] { $n } карты с руки
       *[many] { $n } карт с руки
    }
   *[glory] { $n ->
        [one] { $n } слава
       *[other] { $n } славы
    }
}.
card-defeat = Победите монстра ({ $kinds }).
card-defeat-lord = Победите Архиповелителя мёртвых.
card-reach = Окажитесь там.
card-attempt-ap = Каждая попытка стоит { $n } ОД.
card-penalty = Неудача, для каждого героя там: { $effects }.
card-influence = Пока не выполнено: { $line }
card-reward = Награда: { $effects }.
card-artifact = Потом навсегда: { $line }
card-scepter-begins = В начале на нём { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}.
card-scepter-rolls = Пока жетонов меньше { $cap }, бросайте кубик в начале своего хода: на { $roll }+ добавьте жетон или возьмите на руку карту нежити из сброса.
card-scepter-holds = Вся нежить получает +1 к броскам атаки за каждый жетон. Когда Архиповелитель мёртвых побеждён, скипетр исчезает.

## Сведения

card-type = { $type ->
    [boon] преимущество
    [treasure] сокровище
    [curse] проклятие
   *[encounter] столкновение
}
card-kind = { $kind ->
    [undead] нежить
    [beast] зверь
    [construct] механизм
    [dragon] дракон
    [fiend] демон
    [giant] великан
    [goblin] гоблин
    [ooze] слизь
    [trap] ловушка
    [manoeuvre] манёвр
    [potion] зелье
    [bag] сумка
    [boots] сапоги
    [box] шкатулка
    [cloak] плащ
    [frame] рама
    [helmet] шлем
    [jar] банка
    [lamp] лампа
    [leash] поводок
    [muzzle] намордник
    [ring] кольцо
    [stone] камень
    [turnip] репа
    [vial] флакон
    [weapon] оружие
    [whistle] свисток
   *[other] { $kind }
}
card-cost = { $x ->
    [yes] { $purse ->
        [glory] X славы
       *[peril] X риска
    }
   *[no] { $purse ->
        [glory] { $n ->
            [one] { $n } слава
           *[other] { $n } славы
        }
       *[peril] { $n ->
            [one] { $n } риск
           *[other] { $n } риска
        }
    }
}
card-timing = { $timing ->
    [villainy] фаза злодеяний
    [feats] фаза подвигов
    [response] ответ
   *[anytime] любой момент
}
card-duration = { $duration ->
    [instant] мгновенная
    [permanent] постоянная
    [attachment] довесок
   *[monster] монстр
}
card-one-use = одноразовая
card-upkeep = сохранение за { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}
card-health = здоровье { $n }
card-fights = { $form ->
    [melee] ближний бой { $n }
    [magic] магия { $n }
   *[speed] скорость { $n }
}{ $symbol ->
    [counter] , только контратака
   *[attack] {""}
}
card-limits = преимуществ до { $boons }, сокровищ до { $treasures }
card-attacks = атакует: { $forms }
card-form-name = { $form ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
}
card-level-values = Уровень { $level }: ближний бой { $melee }, магия { $magic }, скорость { $speed }
card-location-type = { $type ->
    [tunnel] тоннель
    [grim] мрачный тоннель
   *[room] помещение
}
card-entrance = вход
card-income = слава { $glory }, риск { $peril }
card-category = { $category ->
    [artifact] артефакт
    [influence] влияние
    [sacrifice] жертва
    [hunt] охота
    [search] поиск
    [escort] сопровождение
    [threat] угроза
   *[chance] шанс
}
card-any-place = { $type ->
    [room] любое помещение
    [tunnel] любой тоннель
    [grim] любой мрачный тоннель
   *[any] где угодно
}

## Начала способностей

card-trigger = { $trigger ->
    [reset] { $who ->
        [you] в вашей фазе восстановления
       *[target] в фазе восстановления цели
    }
    [entry] { $who ->
        [you] когда вы в свой ход входите в локацию
       *[target] когда цель в свой ход входит в локацию
    }
    [attacked] { $who ->
        [you] когда вас атакуют
       *[target] когда цель атакуют
    }
    [strike] { $who ->
        [you] когда ваш удар достиг цели
       *[target] когда удар цели удался
    }
    [struck] { $who ->
        [you] когда по вам попали
       *[target] когда по цели попали
    }
    [wounded] { $who ->
        [you] когда вы потеряли здоровье
       *[target] когда цель потеряла здоровье
    }
    [defeat] { $who ->
        [you] когда вы победили монстра
       *[target] когда цель победила монстра
    }
    [test] { $who ->
        [you] перед вашим броском против угрозы
       *[target] перед броском цели против угрозы
    }
    [quest] { $who ->
        [you] когда вы выполнили задание
       *[target] когда цель выполнила задание
    }
   *[discard] когда эта карта уходит из игры в сброс
}
card-once = { $once ->
    [turn] раз за ход
   *[game] раз за игру
}
card-price = { $purse ->
    [glory] за { $n ->
        [one] { $n } славу
       *[other] { $n } славы
    }
    [ap] за { $n } ОД
   *[wounds] за { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
}
card-discard-self = сбросив эту карту
card-aimed = { $aim ->
    [hero] цель — любой герой
    [rival] цель — соперник
    [here] цель — другой герой в вашей локации
    [monster] цель — монстр в этой битве
    [lair] цель — монстр в любом логове
    [location] цель — локация
    [exit] цель — выход
    [treasure] цель — сокровище соперника
   *[curse] цель — проклятие на вас
}
card-if = если { $condition }

## Кто и сколько

card-hero = { $who ->
    [you] вы
    [target] цель
    [hero] герой
    [this] этот герой
    [owner] владелец
    [attacker] атакующий герой
    [defender] защищающийся герой
    [here] каждый герой здесь
    [others_here] каждый другой герой здесь
    [opponents] каждый соперник
    [left] соперник слева
   *[all] каждый герой
}
card-count = { $count ->
    [tokens] жетонов на этой карте
    [heroes_here] героев в вашей локации
    [quests_done] выполненных вами заданий
    [level] ваших уровней
    [undead_discarded] карт нежити в сбросе
    [lair] монстров в вашем логове
    [hand] карт у вас на руке
   *[distance] локаций между вами и ближайшим входом
}
card-n-glory = { $of ->
    [number] { $n ->
        [one] { $n } славу
       *[other] { $n } славы
    }
    [die] столько славы, сколько выпадет на кубике
    [x] X славы
   *[count] столько славы, сколько { $count }
}
card-n-peril = { $of ->
    [number] { $n ->
        [one] { $n } риск
       *[other] { $n } риска
    }
    [die] столько риска, сколько выпадет на кубике
    [x] X риска
   *[count] столько риска, сколько { $count }
}
card-n-ap = { $of ->
    [number] { $n } ОД
    [die] столько ОД, сколько выпадет на кубике
    [x] X ОД
   *[count] столько ОД, сколько { $count }
}
card-n-wounds = { $of ->
    [number] { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
    [die] столько ран, сколько выпадет на кубике
    [x] X ран
   *[count] столько ран, сколько { $count }
}
card-n-fewer = { $of ->
    [number] { $n ->
        [one] { $n } раны
       *[other] { $n } ран
    }
    [die] числа на кубике
    [x] X ран
   *[count] стольких ран, сколько { $count }
}
card-n-health = { $of ->
    [number] { $n ->
        [one] { $n } здоровье
       *[other] { $n } здоровья
    }
    [die] столько здоровья, сколько выпадет на кубике
    [x] X здоровья
   *[count] столько здоровья, сколько { $count }
}
card-n-cards = { $of ->
    [number] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    [die] столько карт, сколько выпадет на кубике
    [x] X карт
   *[count] столько карт, сколько { $count }
}
card-bonus = { $of ->
    [count] { $sign ->
        [minus] вычет
       *[plus] прибавку
    } по числу { $count }
   *[other] { $sign ->
        [minus] −
       *[plus] +
    }{ $of ->
        [number] { $n }
        [die] кубик
       *[x] X
    }
}
card-until = { $until ->
    [roll] {" "}на этот бросок
    [battle] {" "}до конца битвы
    [turn] {" "}до конца хода
    [your_reset] {" "}до вашего следующего восстановления
   *[in_play] {""}
}
card-sort = { $sort ->
    [boon] { $n ->
        [one] { $n } преимущество
        [few] { $n } преимущества
       *[many] { $n } преимуществ
    }
    [treasure] { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
    [curse] { $n ->
        [one] { $n } проклятие
        [few] { $n } проклятия
       *[many] { $n } проклятий
    }
    [encounter] { $n ->
        [one] { $n } столкновение
        [few] { $n } столкновения
       *[many] { $n } столкновений
    }
    [monster] { $n ->
        [one] { $n } монстра
       *[other] { $n } монстров
    }
    [trap] { $n ->
        [one] { $n } ловушку
        [few] { $n } ловушки
       *[many] { $n } ловушек
    }
    [minion] { $n ->
        [one] { $n } приспешника
       *[other] { $n } приспешников
    }
    [potion] { $n ->
        [one] { $n } зелье
        [few] { $n } зелья
       *[many] { $n } зелий
    }
    [manoeuvre] { $n ->
        [one] { $n } манёвр
        [few] { $n } манёвра
       *[many] { $n } манёвров
    }
    [undead] { $n ->
        [one] { $n } карту нежити
        [few] { $n } карты нежити
       *[many] { $n } карт нежити
    }
    [hand] { $n ->
        [one] { $n } карту с руки
        [few] { $n } карты с руки
       *[many] { $n } карт с руки
    }
    [lair] { $n ->
        [one] { $n } монстра из логова
       *[other] { $n } монстров из логова
    }
   *[any] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}

## Эффекты

card-glory = { $who ->
    [you] вы { $sign ->
        [minus] теряете
       *[plus] получаете
    }
   *[other] { $hero } { $sign ->
        [minus] теряет
       *[plus] получает
    }
} { $amount }
card-peril = { $who ->
    [you] вы { $sign ->
        [minus] теряете
       *[plus] получаете
    }
   *[other] { $hero } { $sign ->
        [minus] теряет
       *[plus] получает
    }
} { $amount }
card-ap = { $who ->
    [you] вы { $sign ->
        [minus] теряете
       *[plus] получаете
    }
   *[other] { $hero } { $sign ->
        [minus] теряет
       *[plus] получает
    }
} { $amount }
card-wound = { $who ->
    [you] вы получаете
    [monster] монстр получает
   *[other] { $hero } получает
} { $amount }
card-heal = { $who ->
    [you] вы восстанавливаете
    [monster] монстр восстанавливает
   *[other] { $hero } восстанавливает
} { $amount }
card-prevent = предотвратите до { $amount }
card-modify = { $who ->
    [you] вы получаете
    [monster] монстр получает
    [monsters] каждый монстр получает
   *[other] { $hero } получает
} { $amount } { $value ->
    [melee] к ближнему бою
    [magic] к магии
    [speed] к скорости
    [attack] { $form ->
        [melee] к броскам атаки в ближнем бою
        [magic] к броскам атаки магией
        [speed] к броскам атаки скоростью
       *[none] к броскам атаки
    }
    [counter] { $form ->
        [melee] к броскам контратаки в ближнем бою
        [magic] к броскам контратаки магией
        [speed] к броскам контратаки скоростью
       *[none] к броскам контратаки
    }
    [threat] к броскам против угроз
    [search] к броскам поиска
   *[exit] к броскам у выходов
}{ $against }{ $until }
card-against = { $kind ->
    [undead] {" "}против нежити
    [beast] {" "}против зверей
    [construct] {" "}против механизмов
    [dragon] {" "}против драконов
    [fiend] {" "}против демонов
    [giant] {" "}против великанов
    [goblin] {" "}против гоблинов
    [ooze] {" "}против слизи
   *[other] {" "}против вида { $kind }
}
card-only-kind = { $kind ->
    [undead] {" "}(только нежить)
    [beast] {" "}(только звери)
    [construct] {" "}(только механизмы)
    [dragon] {" "}(только драконы)
    [fiend] {" "}(только демоны)
    [giant] {" "}(только великаны)
    [goblin] {" "}(только гоблины)
    [ooze] {" "}(только слизь)
   *[other] {" "}(только вид { $kind })
}
card-difficulty = { $what ->
    [trap] ловушки
    [exit] выходы
    [hazard] шипы и ямы
    [quest] угрозы заданий
   *[any] все угрозы
} { $sign ->
    [minus] проще
   *[plus] сложнее
} на { $n }{ $until }
card-charge = { $who ->
    [you] вы платите
   *[other] { $hero } платит
} на { $n } { $sign ->
    [minus] меньше
   *[plus] больше
} за { $sort ->
    [boon] преимущества
    [treasure] сокровища
    [curse] проклятия
    [encounter] столкновения
    [monster] монстров
    [trap] ловушки
    [minion] приспешников
    [potion] зелья
    [manoeuvre] манёвры
    [undead] карты нежити
   *[any] карты
}{ $until }
card-test = { $who ->
    [you] вы бросаете кубик
   *[other] { $hero } бросает кубик
} против угрозы, { $stat ->
    [melee] ближний бой
    [magic] магия
    [speed] скорость
    [level] уровень
   *[health] здоровье
} { $n }+{ $passed ->
    [none] {""}
   *[other] ; преодолена: { $passed }
}{ $failed ->
    [none] {""}
   *[other] ; не преодолена: { $failed }
}
card-fall = { $who ->
    [you] вы падаете
   *[other] { $hero } падает
}{ $stat ->
    [none] {""}
    [melee] {" "}(чтобы встать: ближний бой { $n }+)
    [magic] {" "}(чтобы встать: магия { $n }+)
    [speed] {" "}(чтобы встать: скорость { $n }+)
    [level] {" "}(чтобы встать: уровень { $n }+)
   *[health] {" "}(чтобы встать: здоровье { $n }+)
}
card-stand = { $who ->
    [you] вы встаёте
   *[other] { $hero } встаёт
}
card-warp = { $who ->
    [you] вы переноситесь
   *[other] { $hero } переносится
} { $place ->
    [aimed] в эту локацию
    [entrance] ко входу
    [neighbour] в соседнюю локацию
    [room] в помещение
    [tunnel] в тоннель
    [with_hero] в локацию с другим героем
   *[any] в любую локацию
}
card-step = { $who ->
    [you] вы можете сделать
   *[other] вы можете переместить героя на
} { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} без ОД{ $free ->
    [none] {""}
   *[other] , не проверяя выход
}
card-shift = сдвиньте локацию на другое допустимое место
card-exit = выход становится { $kind ->
    [open] открытым
    [blocked] блокированным
    [trapped] ловушкой
   *[wall] стеной
}{ $until }
card-place = вытяните и выложите { $n ->
    [one] { $n } локацию
    [few] { $n } локации
   *[many] { $n } локаций
}
card-draw = { $who ->
    [you] вы берёте
   *[other] { $hero } берёт
} { $amount }{ $deck ->
    [glory] {" "}из колоды славы
    [peril] {" "}из колоды риска
   *[any] {""}
}
card-peek = посмотрите { $zone ->
    [adventure] { $n ->
        [one] { $n } верхнюю карту колоды
        [few] { $n } верхние карты колоды
       *[many] { $n } верхних карт колоды
    }
    [locations] { $n ->
        [one] { $n } следующую локацию
        [few] { $n } следующие локации
       *[many] { $n } следующих локаций
    }
   *[hand] { $n ->
        [one] { $n } неизвестную вам карту из руки цели
        [few] до { $n } неизвестных вам карт из руки цели
       *[many] до { $n } неизвестных вам карт из руки цели
    }
}
card-discard = { $who ->
    [you] вы сбрасываете
   *[other] { $hero } сбрасывает
} { $cards }{ $chooser ->
    [random] {" "}наугад
    [you] {" "}по вашему выбору
   *[owner] {""}
}
card-recover = возьмите { $cards } из сброса на руку
card-bounce = { $who ->
    [owner] карта возвращается
    [you] вы возвращаете { $cards }
   *[other] { $hero } возвращает { $cards }
} на руку владельца
card-take = { $who ->
    [owner] карта переходит к вам
   *[other] { $hero } отдаёт вам { $cards }{ $sort ->
        [hand] {" "}наугад
       *[other] {" "}по вашему выбору
    }
}
card-dismiss = монстр покидает битву и уходит { $zone ->
    [lair] в логово владельца
    [hand] на руку владельца
   *[discard] в сброс
}
card-redirect = вместо вас атакуют другого героя в локации
card-form = { $form ->
    [melee] форма атаки меняется на ближний бой
    [magic] форма атаки меняется на магию
    [speed] форма атаки меняется на скорость
   *[none] выберите для атаки другую форму
}
card-reroll = повторите { $which ->
    [attack] свой бросок атаки
    [counter] свой бросок контратаки
    [threat] свой бросок против угрозы
   *[any] любой свой бросок
}
card-strike = { $who ->
    [you] ваши удары
    [monster] удары монстра
    [monsters] удары всех монстров
   *[other] удары героя
} ({ $form ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
}) делают ещё и это{ $only }{ $until }: { $effects }
card-extra-attack = монстр может атаковать в этот ход ещё раз
card-minion = монстр становится вашим приспешником{ $health ->
    [none] {""}
   *[other] , здоровье { $health }
}
card-level = { $who ->
    [you] вы { $sign ->
        [minus] теряете
       *[plus] получаете
    }
   *[other] { $hero } { $sign ->
        [minus] теряет
       *[plus] получает
    }
} { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
}
card-limit = ваш предел { $which ->
    [boon] преимуществ
    [treasure] сокровищ
   *[lair] монстров в логове
} { $sign ->
    [minus] ниже
   *[plus] выше
} на { $n }
card-token = { $sign ->
    [minus] снимите с этой карты
   *[plus] положите на эту карту
} { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
card-forbid = { $who ->
    [you] вы не можете
   *[other] { $hero } не может
} { $action ->
    [move] двигаться
    [explore] исследовать
    [cards] играть карты
    [attempt] браться за задания
    [challenge] бросать вызов
   *[respond] отвечать
}{ $until }
card-choose = { $chooser ->
    [target] герой выбирает
   *[you] выберите
}: { $first } или { $second }{ $third ->
    [none] {""}
   *[other] {" "}или { $third }
}
card-when = если { $condition }, { $then }{ $otherwise ->
    [none] {""}
   *[other] ; иначе { $otherwise }
}
card-each = { $hero }: { $effects }
card-may = { $price } вы можете сделать так: { $effects }

## Условия

card-if-kind = монстр — { $kind ->
    [undead] нежить
    [beast] зверь
    [construct] механизм
    [dragon] дракон
    [fiend] демон
    [giant] великан
    [goblin] гоблин
    [ooze] слизь
   *[other] вида { $kind }
}
card-if-form = форма атаки — { $form ->
    [melee] ближний бой
    [magic] магия
   *[speed] скорость
}
card-if-fallen = { $who ->
    [you] вы лежите
   *[other] { $hero } лежит
}
card-if-wounded = { $who ->
    [you] вы ранены
    [target] цель ранена
   *[other] { $hero } ранен
}
card-if-at = вы { $place ->
    [entrance] у входа
    [room] в помещении
   *[tunnel] в тоннеле
}
card-if-level = { $who ->
    [you] у вас уровень { $n } или выше
    [target] у цели уровень { $n } или выше
   *[other] { $hero } достиг уровня { $n } или выше
}
card-if-glory = { $who ->
    [you] вы имеете
   *[other] { $hero } имеет
} не меньше { $n } славы
card-if-peril = { $who ->
    [you] вы имеете
   *[other] { $hero } имеет
} не меньше { $n } риска
card-if-quests = { $who ->
    [you] вы выполнили
    [target] цель выполнила
   *[other] { $hero } выполнил
} не меньше { $n ->
    [one] { $n } задания
   *[other] { $n } заданий
}
card-if-your-turn = сейчас ваш ход
card-if-tokens = на этой карте не меньше { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
}
card-if-escorting = { $who ->
    [you] вы кого-то сопровождаете
   *[other] { $hero } кого-то сопровождает
}
