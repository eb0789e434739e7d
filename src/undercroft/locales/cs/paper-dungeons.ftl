# Papírové doupě.

intro-paper-dungeons = Tvoji čtyři hrdinové prozkoumávají podzemí v 8 kolech. V každém kole použiješ tři ze šesti kostek, každou na jednu věc: vylepšit hrdinu, vyrobit polovinu předmětu, namíchat lektvary nebo jít. Po kolech 3, 6 a 8 přijde netvor a porazit ho může jen družina, která byla v jeho místnosti. Vyhrává největší sláva. Číslo jako ① na mapě značí místnost netvora; „map“ vysvětlí všechny značky.

## Volby

option-paper-dungeons-edition = Čí pravidla rozhodují tam, kde se liší: ruská, italská nebo česká.
option-paper-dungeons-missions = Na stole leží tři mise. V první hře se bez nich obejdeš.
option-paper-dungeons-secret-cards = Cíle a talenty zůstanou soupeřům až do konce skryté.
option-paper-dungeons-random-bosses = Tři náhodní netvoři místo těch z karty podzemí.
option-paper-dungeons-vanishing-gems = Po netvorech 1 a 2 zmizí dva drahokamy. V sólové hře vždy.
option-paper-dungeons-ask-potions = Ptáme se, zda zranění padne na lektvar (ne v české edici).
option-paper-dungeons-dungeon = Karta podzemí, písmeno od A do L, nebo náhodná.
option-paper-dungeons-campaign = Několik podzemí po sobě, sláva se sčítá: příběh o třech, nebo všech dvanáct.
option-paper-dungeons-rules = Verze pravidel, aby se staré záznamy daly přehrát navždy.

## Jména

name-hero-warrior = válečník
name-hero-wizard = čaroděj
name-hero-cleric = klerik
name-hero-rogue = zloděj
name-minion-ghost = duch
name-minion-goblin = skřet
name-minion-ogre = zlobr
name-minion-zombie = nemrtvý

die-1 = válečník
die-2 = čaroděj
die-3 = klerik
die-4 = zloděj
die-5 = válečník
die-6 = čaroděj
die-7 = klerik
die-8 = zloděj
die-9 = čtyřlístek
die-10 = boty
die-skull = lebka

# Krátká jména předmětů pro list.
short-sword = meč
short-sceptre = žezlo
short-medallion = medailon
short-cloak = plášť
short-crown = koruna
short-cauldron = kotlík
short-armour = zbroj
short-tome = grimoár

# Co předmět dělá, dvěma třemi slovy.
effect-sword = +3 síly
effect-sceptre = zabije 2
effect-medallion = voda
effect-cloak = zdi
effect-crown = sláva
effect-cauldron = 3 lektvary
effect-armour = +1 v boji
effect-tome = úroveň

# Co dá hrdinovi čtvrtá úroveň.
gift-warrior = +1 síly proti netvorům
gift-wizard = k vylepšení stačí kostka jakékoli barvy
gift-cleric = lebky už nezraňují
gift-rogue = drahokam navíc

## Mapa: nejvýš 2, 3 a 9 znaků

map-short-ghost = du
map-short-goblin = sk
map-short-ogre = zl
map-short-zombie = ne
map-short-potion = lek
map-short-level = úr.
map-ghost = duch
map-goblin = skřet
map-ogre = zlobr
map-zombie = nemrtvý
map-trap = past
map-potion = lektvar
map-half = { $half } předm.
map-level = úroveň
legend-potion = lektvar
legend-half = polovina předmětu
legend-level = úroveň libovolnému hrdinovi
legend-gem = drahokam
legend-boss = místnost netvora
legend-party = tvá družina
legend-explored = prozkoumáno
legend-target = sem můžeš vkročit
legend-gone = už tu není
legend-wall = zeď
legend-river = řeka
legend-passage = boční průchod

## List

head-round = kolo { $round } z 8, dějství { $stage }
head-dungeon = podzemí { $letter }
head-fame = sláva teď: { $fame }
sheet-heroes = Hrdinové
sheet-items = Předměty
sheet-tracks = Počítadla
sheet-bosses = Netvoři
sheet-missions = Mise
sheet-goal = Cíl: { $text }, { $steps } za 2/4/6 slávy; teď { $count }, sláva { $fame }
sheet-talent = Talent: { $talent }. { $text }
track-wounds = Zranění { $wounds }, zdraví { $health }{ $fame ->
    [0] {""}
   *[other] : { $fame }
}
track-risen = vzkříšeno
track-potions = Lektvary { $potions }/12, srdce { $free }
track-gems = Drahokamy { $gems }: sláva { $fame }
track-minions = Přísluh. { $minions }: sláva { $fame }
boss-where = v { $room }, slabina: { $weakness }
boss-weak = { $thresholds }, { $weakness } ×2
boss-rows = { $thresholds }: sláva { $fame }, zranění { $wounds }
boss-row = { $threshold }+: sláva { $fame }, zranění { $wounds }
boss-beat = Tvá síla { $power }: sláva { $fame }, zranění { $wounds }
boss-beat-short = síla { $power }: sláva { $fame }, zr. { $wounds }
boss-flee = Tvá síla { $power }, méně než { $least }: družina prchá, sláva { $fame }
boss-flee-short = síla { $power } z { $least }: útěk { $fame }
boss-not-visited = V { $room } jste ještě nebyli a bez toho družina prchá: sláva { $fame }
boss-not-visited-short = { $room } nenavštívena: { $fame }
boss-behind = má družina za sebou: sláva { $fame }
rival-line = sláva { $fame }, zdraví { $health }, zranění { $wounds }, drahokamy { $gems }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}, přísluhovači { $minions }, předměty { $items }, { $room ->
    [outside] venku
   *[other] v { $room }
}

## Otázky

ask-talent = Který talent si necháš?
ask-goal = Který cíl si necháš? Dává také hrdinům jejich barvy.
ask-die = { $number ->
    [1] První ze tří kostek: která?
    [2] Druhá ze tří kostek: která?
   *[3] Třetí ze tří kostek: která?
}
ask-use = Kostka { $die }: co s ní?
ask-step = { $room ->
    [outside] Kudy dovnitř?
   *[other] Jsi v { $room }: kam dál?
} { $steps ->
    [one] Zbývá { $steps } krok.
    [few] Zbývají { $steps } kroky.
   *[other] Zbývá { $steps } kroků.
}
ask-free-level = Úroveň zdarma: kterému hrdinovi?
ask-free-half = Polovina předmětu: kterého?
ask-kill = Který přísluhovač zemře?
ask-gem = Který drahokam vezmeš?
ask-heart = Zranění: vezme ho lektvar?
ask-close-setup = Enter to tak nechá, u vezme zpět.
ask-close-round = To je vše. Enter uzavře tvé kolo { $round }, u vezme zpět.

## Volby tahu

choice-level = Úroveň { $next }: { $hero }
choice-free-level = Úroveň { $next }: { $hero }
choice-craft = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: hotovo
}
choice-free-half = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: hotovo
}
choice-brew = Namíchat lektvary
choice-move = Jít, kroků nejvýš { $steps }
choice-step = Jít do { $room }
choice-stop = { $room ->
    [outside] Zůstat venku
   *[other] Zastavit v { $room }
}
choice-done = Hotovo
choice-kill = { $minion } { $level } v { $room }
choice-gem = Vzít drahokam { $gem }
choice-heart = Na lektvar
choice-track = Na počítadlo zranění
choice-talent = { $talent }
choice-goal = { $goal }
talent-card = { $text } { $fame ->
    [0] Bez slávy.
   *[other] Sláva { $fame }.
}
goal-card = { $text }: { $steps } za 2/4/6 slávy. Černé kostky: { $black }; bílé kostky: { $white }.

use-level = { $hero } na { $level }
use-level-any = úroveň hrdinovi
use-craft = polovina předmětu
use-brew = lektvary
use-move = jít { $steps }

room-boss = místnost netvora { $boss }
room-explored = prozkoumáno
room-minion = { $minion } { $level }, tvůj { $hero } { $own }
room-minion-weaker = { $minion } { $level }, tvůj { $hero } { $own }: bez zranění
room-trap = past
room-gem = drahokam { $gem }
room-gem-gone = drahokam { $gem } už tu není
change-potions = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
change-potions-to = pak { $potions } lektvarů z 12
change-gems = { $count ->
    [one] +{ $count } drahokam
    [few] +{ $count } drahokamy
   *[other] +{ $count } drahokamů
}
change-hearts = { $count ->
    [one] { $count } zranění na lektvar
   *[other] { $count } zranění na lektvary
}
change-wounds = { $count } zranění na počítadlo
change-risen = družina zemře a je vzkříšena: sláva { $fame }
next-free-level = pak úroveň libovolnému hrdinovi
next-free-half = pak polovina předmětu
next-kill = pak zemře přísluhovač

## Proč ne

not-now = Na to se teď nikdo neptá.
die-absent = Žádná kostka teď to číslo neukazuje.
die-used = Všechny kostky s tím číslem už jsou použité.
wrong-symbol = Ta kostka ukazuje jiný symbol, než má { $hero }.
wrong-colour = Tvůj { $hero } bere { $colour ->
    [black] černé
   *[white] bílé
} kostky. Pomůže čtyřlístek, čaroděj na 4. úrovni nebo telepat.
hero-at-top = Výš už to nejde: { $hero } je na 6. úrovni.
boots-only-move = Boty jsou jen na chůzi.
item-complete = Tenhle předmět je hotový: { $item }.
item-symbol = Tenhle předmět chce jiný symbol: { $item }. Stačí i čtyřlístek.
not-adjacent = { $room } nesousedí s tvou místností. Krok vede jen do sousední.
wall-blocks = Cestu do { $room } zahrazuje zeď. Zdmi projde nehmotný plášť.
water-blocks = Cestu do { $room } zahrazuje řeka. Vodu překročí medailon.
wall-and-water = Cestu do { $room } zahrazuje zeď i řeka. Chce to nehmotný plášť i medailon.
use-entrance = Jste venku. Dovnitř se jde přes A1 až F1.
already-here = Tvá družina už v { $room } stojí.
no-minion = V { $room } žádný přísluhovač nežije.
same-hero = Obě úrovně patří různým hrdinům a { $hero } už svou má.
same-item = Obě poloviny patří různým předmětům a tenhle už svou má: { $item }.
not-dealt = Tu kartu nemáš.
dice-left = Ještě máš kostky: každá družina použije tři.
move-first = Na krok je nejdřív třeba kostka: vyber ji a jdi.
dice-spent = Tvé tři kostky jsou použité.
finish-walk = Jsi na cestě: udělej krok, nebo zastav.
finish-reward = Nejdřív odměna: vyber ji.
finish-wound = Nejdřív zranění: lektvar, nebo počítadlo.
keep-cards = Nejdřív si nech talent a cíl.
seat-done = Tohle kolo máš hotové. Ostatní ještě hrají.
seat-waits = Teď nejsi na řadě.
game-over = Hra skončila.
no-such-code = Volba { $code } tu není; jdou do { $most }.
chance-first = Nejdřív kostky.

## Co se stalo

event-dungeon-laid = Podzemí { $letter }, { $dungeon }. { $story }
event-boss-drawn = Netvor { $stage }: { $boss }.
event-missions-laid = Mise: { $missions }.
event-goals-dealt = Cíle na výběr, za 2/4/6 slávy: { $goals }.
event-cards-shown = { $who ->
    [you] Necháváš si: talent { $talent }, cíl { $goal }.
   *[other] { $player } si nechává: talent { $talent }, cíl { $goal }.
}
event-round-started = — Kolo { $round } z 8, dějství { $stage } —
event-rolled = Kostky padly. Bílé: { $white }. Černé: { $black }.{ $skulls ->
    [0] {""}
    [one] {" "}{ $skulls } lebka.
    [few] {" "}{ $skulls } lebky.
   *[other] {" "}{ $skulls } lebek.
}
event-levelled = { $who ->
    [you] Tvůj { $hero } má teď úroveň { $level }.
   *[other] { $player }: { $hero } na úrovni { $level }.
}
event-half-made = { $who ->
    [you] Máš polovinu předmětu: { $item }.
   *[other] { $player } má polovinu předmětu: { $item }.
}
event-item-complete = { $who ->
    [you] Máš hotový předmět: { $item }.
   *[other] { $player } má hotový předmět: { $item }.
}
event-potion-brewed = { $who ->
    [you] To je lektvar { $potions } z 12.
   *[other] { $player }: lektvarů je { $potions }.
}
event-potion-lost = { $who ->
    [you] Třináctý lektvar propadl.
   *[other] { $player }: třináctý lektvar propadl.
}
event-gem-taken = { $who ->
    [you] Bereš drahokam { $gem }.
   *[other] { $player } bere drahokam { $gem }.
}
event-gem-placed = { $who ->
    [you] To je drahokam { $gems } z 10.
   *[other] { $player }: drahokamů je { $gems }.
}
event-gem-lost = { $who ->
    [you] Na jedenáctý drahokam není místo.
   *[other] { $player }: na jedenáctý drahokam není místo.
}
event-minion-defeated = { $who ->
    [you] Porážíš přísluhovače v { $room }: { $minion } { $level }, tvůj č. { $minions }.
   *[other] { $player } poráží přísluhovače v { $room }: { $minion } { $level }.
}
event-minion-killed = { $who ->
    [you] Přísluhovač v { $room } umírá: { $minion } { $level }, tvůj č. { $minions }.
   *[other] { $player } zabíjí přísluhovače v { $room }: { $minion } { $level }.
}
event-entered = { $who ->
    [you] Jdeš do { $room }.
   *[other] { $player } jde do { $room }.
}
event-trap-sprung = { $who ->
    [you] Past v { $room } sklapla.
   *[other] { $player } spouští past v { $room }.
}
event-wounded = { $who ->
    [you] Utržíš { $wounds } zranění{ $hearts ->
        [0] {""}
       *[other] , lektvary berou { $hearts }
    }.
   *[other] { $player } utrží { $wounds } zranění{ $hearts ->
        [0] {""}
       *[other] , lektvary berou { $hearts }
    }.
}
event-resurrected = { $who ->
    [you] { $wounds } zranění je víc než tvé zdraví: tvá družina umírá a je vzkříšena, sláva −9.
   *[other] { $player }: družina má { $wounds } zranění, umírá a je vzkříšena.
}
event-reward-lost = { $who ->
    [you] Není z čeho vybírat: odměna propadla.
   *[other] { $player }: není z čeho vybírat, odměna propadla.
}
event-gems-crossed-out = { $count ->
    [one] Drahokam { $gems } už nezískáš: je škrtnutý.
   *[other] Drahokamy { $gems } už nezískáš: jsou škrtnuté.
}
event-gems-vanish = S netvorem mizí dva drahokamy: { $gems }.
event-mission-claimed = { $who ->
    [you] Mise splněna: { $mission }, tvá sláva +{ $fame }.
   *[other] Mise splněna: { $mission }, { $player } má slávu +{ $fame }.
}
event-boss-fought = { $who ->
    [you] Porážíš netvora silou { $power }: { $boss }, sláva { $fame }.
   *[other] { $player } poráží netvora silou { $power }: { $boss }, sláva { $fame }.
}
event-boss-too-strong = { $who ->
    [you] Netvor je na tvou sílu { $power } moc silný: { $boss }. Prcháš, sláva { $fame }.
   *[other] { $player }: netvor je na sílu { $power } moc silný, { $boss }. Sláva { $fame }.
}
event-boss-not-met = { $who ->
    [you] Do místnosti netvora družina nedošla: { $boss }. Prcháš, sláva { $fame }.
   *[other] { $player }: do místnosti netvora družina nedošla, { $boss }. Sláva { $fame }.
}
event-reward-won = { $who ->
    [you] Máš největší sílu a bereš odměnu
   *[other] { $player } má největší sílu a bere odměnu
}: { $reward ->
    [half] polovina předmětu
    [level] úroveň
    [gem] drahokam
   *[potion] lektvar
}.

rival-round = { $player }: { $deeds }
deed-walked = cesta { $rooms }
deed-levelled = { $hero } { $level }
deed-half = polovina: { $item }
deed-item = hotovo: { $item }
deed-potions = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
deed-minions = { $count ->
    [one] { $count } přísluhovač
    [few] { $count } přísluhovači
   *[other] { $count } přísluhovačů
}
deed-gems = { $count ->
    [one] drahokam { $gems }
   *[other] drahokamy { $gems }
}
deed-bonus-gems = { $count ->
    [one] { $count } drahokam navíc
    [few] { $count } drahokamy navíc
   *[other] { $count } drahokamů navíc
}
deed-wounds = { $count } zranění

## Body

box-paper-dungeons-a = Netvor 1
box-paper-dungeons-b = Netvor 2
box-paper-dungeons-c = Netvor 3
box-paper-dungeons-d = Hrdinové
box-paper-dungeons-e = Předměty
box-paper-dungeons-f = Drahokamy
box-paper-dungeons-g = Přísluhovači
box-paper-dungeons-h = Zranění
box-paper-dungeons-i = Vzkříšení
box-paper-dungeons-j = Cíl a talent
box-paper-dungeons-k = Mise
box-paper-dungeons-l = Dřívější kapitoly
score-boss = Netvor { $stage }
score-heroes = Nejslabší hrdina má úroveň { $lowest }
score-masters = { $masters ->
    [one] { $masters } hrdina na 6. úrovni
    [few] { $masters } hrdinové na 6. úrovni
   *[other] { $masters } hrdinů na 6. úrovni
}
score-boxes = { $boxes ->
    [one] { $boxes } polovina předmětů
    [few] { $boxes } poloviny předmětů
   *[other] { $boxes } polovin předmětů
}
score-item = Hotovo: { $item }
score-gems = { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
}
score-minions = { $minions ->
    [one] { $minions } přísluhovač
    [few] { $minions } přísluhovači
   *[other] { $minions } přísluhovačů
}
score-wounds = { $wounds } zranění
score-resurrection = Vzkříšení
score-goal = Cíl { $goal }: { $count }
score-goal-hidden = Cíl, zatím skrytý
score-talent = Talent { $talent }
score-talent-hidden = Talent, zatím skrytý
score-missions = { $missions ->
    [one] { $missions } mise
    [few] { $missions } mise
   *[other] { $missions } misí
}
score-chapter = Kapitola { $chapter }
ranked-by-fame = sláva { $fame }
ranked-by-rooms = sláva { $fame }, při shodě rozhodly místnosti: { $rooms }
rank-shared = sláva { $fame }, stejně jako jiní: místo je společné
solo-rank = Sláva { $fame }: { $rank }.
solo-next-rank = Další hodnost, { $rank }, začíná na slávě { $fame }.

## Balíček ke čtení

show-title = { $title } ({ $name } { $version })
show-figures = Čísla { $hash }, složka { $folder }
show-map = Mapa
show-dungeons = Příběhy a podzemí
show-story = { $title }: { $chapters }
show-boss-room = netvor { $stage } { $boss } v { $room }
show-walls = Zdi: { $walls }
show-bosses = Netvoři
show-stage = Dějství { $stage }
show-boss = Slabina: { $weakness }. Útěk: { $flee }. Odměna: { $reward ->
    [half] polovina předmětu
    [level] úroveň
    [gem] drahokam
   *[potion] lektvar
}.
show-vanishing = Mizí drahokamy { $gems }.
show-goals = Cíle
show-goal = { $text }: { $steps } za 2/4/6 slávy; černé: { $black }
show-talents = Talenty
show-card = { $text } Sláva { $fame }.
show-track-heroes = Hrdinové, podle nejslabšího
show-track-gems = Drahokamy
show-track-minions = Přísluhovači
show-track-wounds = Zranění, po { $step }
show-track-solo = Sólové mise podle kola
show-ranks = Sólové hodnosti
