# Paper Dungeons.

intro-paper-dungeons = I tuoi quattro eroi esplorano un dungeon in 8 turni. Ogni turno usi tre dei sei dadi, ciascuno per una cosa sola: far salire un eroe, fare mezzo oggetto, preparare pozioni o camminare. Dopo i turni 3, 6 e 8 arriva un boss, e può batterlo solo un gruppo che è stato nella sua stanza. Vince chi ha più gloria. Sulla mappa un numero come ① segna la stanza di un boss; "map" spiega tutti i segni.

## Opzioni

option-paper-dungeons-edition = Quale regolamento decide dove sono diversi: russo, italiano o ceco.
option-paper-dungeons-missions = Tre missioni sono scoperte. Alla prima partita si può farne a meno.
option-paper-dungeons-secret-cards = Obiettivi e talenti restano nascosti agli avversari fino alla fine.
option-paper-dungeons-random-bosses = Tre boss a caso invece di quelli della carta dungeon.
option-paper-dungeons-vanishing-gems = Dopo i boss 1 e 2 spariscono due gemme. In solitario sempre.
option-paper-dungeons-ask-potions = Ti si chiede se un danno va su una pozione (non nell’edizione ceca).
option-paper-dungeons-dungeon = La carta dungeon, una lettera da A a L, oppure a caso.
option-paper-dungeons-campaign = Più dungeon di fila, la gloria si somma: una storia di tre, o tutti e dodici.
option-paper-dungeons-rules = La versione delle regole, perché i vecchi verbali valgano per sempre.

## Nomi

name-hero-warrior = guerriero
name-hero-wizard = mago
name-hero-cleric = chierico
name-hero-rogue = ladro
name-minion-ghost = spettro
name-minion-goblin = goblin
name-minion-ogre = orco
name-minion-zombie = zombi

die-1 = guerriero
die-2 = mago
die-3 = chierico
die-4 = ladro
die-5 = guerriero
die-6 = mago
die-7 = chierico
die-8 = ladro
die-9 = quadrifoglio
die-10 = stivali
die-skull = teschio

# Nomi brevi degli oggetti, per la scheda.
short-sword = spada
short-sceptre = scettro
short-medallion = amuleto
short-cloak = mantello
short-crown = corona
short-cauldron = calderone
short-armour = armatura
short-tome = tomo

# Che cosa fa un oggetto, in due o tre parole.
effect-sword = +3 forza
effect-sceptre = uccide 2
effect-medallion = acqua
effect-cloak = muri
effect-crown = gloria
effect-cauldron = 3 pozioni
effect-armour = +1 ai mostri
effect-tome = un livello

# Che cosa dà il quarto livello di un eroe.
gift-warrior = +1 alla forza contro i boss
gift-wizard = per i livelli va bene ogni colore
gift-cleric = i teschi non feriscono più
gift-rogue = una gemma bonus

## La mappa: al massimo 2, 3 e 9 segni

map-short-ghost = sp
map-short-goblin = go
map-short-ogre = or
map-short-zombie = zo
map-short-potion = poz
map-short-level = liv
map-ghost = spettro
map-goblin = goblin
map-ogre = orco
map-zombie = zombi
map-trap = trappola
map-potion = pozione
map-half = { $half } oggetto
map-level = livello
legend-potion = una pozione
legend-half = mezzo oggetto
legend-level = un livello a un eroe qualsiasi
legend-gem = una gemma
legend-boss = stanza del boss
legend-party = il tuo gruppo
legend-explored = esplorata
legend-target = qui puoi andare
legend-gone = non c’è più
legend-wall = muro
legend-river = fiume
legend-passage = passaggio laterale

## La scheda

head-round = turno { $round } di 8, round { $stage }
head-dungeon = dungeon { $letter }
head-fame = gloria ora: { $fame }
sheet-heroes = Eroi
sheet-items = Oggetti
sheet-tracks = Tracciati
sheet-bosses = Boss
sheet-missions = Missioni
sheet-goal = Obiettivo: { $text }, { $steps } per 2/4/6 di gloria; ora { $count }: { $fame } di gloria
sheet-talent = Talento: { $talent }. { $text }
track-wounds = Danni { $wounds }, salute { $health }{ $fame ->
    [0] {""}
   *[other] : { $fame }
}
track-risen = resuscitati
track-potions = Pozioni { $potions }/12, cuori { $free }
track-gems = Gemme { $gems }: gloria { $fame }
track-minions = Mostri { $minions }: gloria { $fame }
boss-where = in { $room }, punto debole: { $weakness }
boss-weak = { $thresholds }, { $weakness } ×2
boss-rows = { $thresholds }: gloria { $fame }, danni { $wounds }
boss-row = { $threshold }+: gloria { $fame }, { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
}
boss-beat = La tua forza { $power }: gloria { $fame }, { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
}
boss-beat-short = forza { $power }: gloria { $fame }, danni { $wounds }
boss-flee = La tua forza { $power }, sotto { $least }: il gruppo fugge, gloria { $fame }
boss-flee-short = forza { $power } di { $least }: fuga, { $fame }
boss-not-visited = Stanza { $room } non ancora visitata: senza, il gruppo fugge, gloria { $fame }
boss-not-visited-short = { $room } da visitare: fuga { $fame }
boss-behind = è alle spalle: gloria { $fame }
rival-line = gloria { $fame }, salute { $health }, danni { $wounds }, gemme { $gems }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}, mostri { $minions }, oggetti { $items }, { $room ->
    [outside] fuori
   *[other] in { $room }
}

## Domande

ask-talent = Quale talento tieni?
ask-goal = Quale obiettivo tieni? Dà anche i colori ai tuoi eroi.
ask-die = { $number ->
    [1] Primo dado di tre: quale?
    [2] Secondo dado di tre: quale?
   *[3] Terzo dado di tre: quale?
}
ask-use = Dado { $die }: che cosa ne fai?
ask-step = { $room ->
    [outside] Da dove entri?
   *[other] Sei in { $room }: dove vai?
} { $steps ->
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
}
ask-free-level = Un livello in regalo: a quale eroe?
ask-free-half = Mezzo oggetto: quale?
ask-kill = Quale mostro muore?
ask-gem = Quale gemma prendi?
ask-heart = Un danno: lo prende una pozione?
ask-close-setup = Invio lascia così, u annulla.
ask-close-round = È tutto. Invio chiude il tuo turno { $round }, u annulla.

## Scelte

choice-level = Livello { $next }: { $hero }
choice-free-level = Livello { $next }: { $hero }
choice-craft = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: completo
}
choice-free-half = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: completo
}
choice-brew = Prepara pozioni
choice-move = Cammina fino a { $steps } passi
choice-step = Vai in { $room }
choice-stop = { $room ->
    [outside] Resta fuori
   *[other] Fermati in { $room }
}
choice-done = Fatto
choice-kill = { $minion } { $level } in { $room }
choice-gem = Prendi la gemma { $gem }
choice-heart = Su una pozione
choice-track = Sul tracciato dei danni
choice-talent = { $talent }
choice-goal = { $goal }
talent-card = { $text } { $fame ->
    [0] Nessuna gloria.
   *[other] Gloria { $fame }.
}
goal-card = { $text }: { $steps } per 2/4/6 di gloria. Dadi neri: { $black }; dadi bianchi: { $white }.

use-level = { $hero } a { $level }
use-level-any = un livello a un eroe
use-craft = mezzo oggetto
use-brew = pozioni
use-move = { $steps } passi

room-boss = stanza del boss { $boss }
room-explored = esplorata
room-minion = { $minion } { $level } contro il tuo { $hero } { $own }
room-minion-weaker = { $minion } { $level } contro il tuo { $hero } { $own }: nessun danno
room-trap = trappola
room-gem = gemma { $gem }
room-gem-gone = la gemma { $gem } non c’è più
change-potions = { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
}
change-potions-to = poi { $potions } pozioni su 12
change-gems = { $count ->
    [one] +1 gemma
   *[other] +{ $count } gemme
}
change-hearts = { $count ->
    [one] 1 danno su una pozione
   *[other] { $count } danni su pozioni
}
change-wounds = { $count ->
    [one] 1 danno sul tracciato
   *[other] { $count } danni sul tracciato
}
change-risen = il gruppo muore e resuscita: gloria { $fame }
next-free-level = poi un livello a un eroe qualsiasi
next-free-half = poi mezzo oggetto
next-kill = poi muore un mostro

## Perché no

not-now = Adesso non è questo che si chiede.
die-absent = Adesso nessun dado mostra quel numero.
die-used = Hai già usato tutti i dadi con quel numero.
wrong-symbol = Quel dado non mostra il simbolo del { $hero }.
wrong-colour = Il tuo { $hero } usa dadi { $colour ->
    [black] neri
   *[white] bianchi
}. Aiutano un quadrifoglio, un mago di livello 4 o l’illusionista.
hero-at-top = Il { $hero } è già al livello 6, il massimo.
boots-only-move = Gli stivali servono solo per camminare.
item-complete = Questo oggetto è già completo: { $item }.
item-symbol = Questo oggetto vuole un altro simbolo: { $item }. Va bene anche un quadrifoglio.
not-adjacent = { $room } non è accanto alla tua stanza. Si va solo in una stanza vicina.
wall-blocks = Un muro chiude la via per { $room }. Il mantello etereo passa i muri.
water-blocks = Il fiume chiude la via per { $room }. L’amuleto attraversa l’acqua.
wall-and-water = Muro e fiume chiudono la via per { $room }. Servono il mantello etereo e l’amuleto.
use-entrance = Sei fuori. Si entra da A1 a F1.
already-here = Il tuo gruppo è già in { $room }.
no-minion = In { $room } non c’è nessun mostro vivo.
same-hero = I due livelli vanno a eroi diversi, e il { $hero } ha già il suo.
same-item = Le due metà vanno a oggetti diversi, e questo ha già la sua: { $item }.
not-dealt = Non hai quella carta.
dice-left = Hai ancora dadi: ogni gruppo ne usa tre.
move-first = Per un passo serve prima un dado: sceglilo e cammina.
dice-spent = Hai usato i tuoi tre dadi.
finish-walk = Stai camminando: fai un passo o fermati.
finish-reward = Prima la ricompensa: sceglila.
finish-wound = Prima il danno: una pozione o il tracciato.
keep-cards = Prima tieni un talento e un obiettivo.
seat-done = Hai finito questo turno. Gli altri sono ancora in gioco.
seat-waits = Non tocca a te.
game-over = La partita è finita.
no-such-code = La scelta { $code } non c’è; arrivano a { $most }.
chance-first = Prima i dadi.

## Che cosa è successo

event-dungeon-laid = Dungeon { $letter }, { $dungeon }. { $story }
event-boss-drawn = Il boss { $stage }: { $boss }.
event-missions-laid = Le missioni: { $missions }.
event-goals-dealt = I tuoi obiettivi tra cui scegliere, per 2/4/6 di gloria: { $goals }.
event-cards-shown = { $who ->
    [you] Tieni: talento { $talent }, obiettivo { $goal }.
   *[other] { $player } tiene: talento { $talent }, obiettivo { $goal }.
}
event-round-started = — Turno { $round } di 8, round { $stage } —
event-rolled = I dadi cadono. Bianchi: { $white }. Neri: { $black }.{ $skulls ->
    [0] {""}
    [one] {" "}1 teschio.
   *[other] {" "}{ $skulls } teschi.
}
event-levelled = { $who ->
    [you] Il tuo { $hero } ora è al livello { $level }.
   *[other] { $player }: { $hero } al livello { $level }.
}
event-half-made = { $who ->
    [you] Fai mezzo oggetto: { $item }.
   *[other] { $player } fa mezzo oggetto: { $item }.
}
event-item-complete = { $who ->
    [you] Completi un oggetto: { $item }.
   *[other] { $player } completa un oggetto: { $item }.
}
event-potion-brewed = { $who ->
    [you] È la pozione { $potions } di 12.
   *[other] { $player } ha { $potions } pozioni.
}
event-potion-lost = { $who ->
    [you] La tredicesima pozione è persa.
   *[other] { $player } perde una tredicesima pozione.
}
event-gem-taken = { $who ->
    [you] Prendi la gemma { $gem }.
   *[other] { $player } prende la gemma { $gem }.
}
event-gem-placed = { $who ->
    [you] È la gemma { $gems } di 10.
   *[other] { $player } ha { $gems } gemme.
}
event-gem-lost = { $who ->
    [you] Per un’undicesima gemma non c’è posto.
   *[other] { $player } non ha posto per un’undicesima gemma.
}
event-minion-defeated = { $who ->
    [you] Sconfiggi un mostro in { $room }: { $minion } { $level }, il tuo numero { $minions }.
   *[other] { $player } sconfigge un mostro in { $room }: { $minion } { $level }.
}
event-minion-killed = { $who ->
    [you] Muore un mostro in { $room }: { $minion } { $level }, il tuo numero { $minions }.
   *[other] { $player } uccide un mostro in { $room }: { $minion } { $level }.
}
event-entered = { $who ->
    [you] Vai in { $room }.
   *[other] { $player } va in { $room }.
}
event-trap-sprung = { $who ->
    [you] La trappola in { $room } scatta.
   *[other] { $player } fa scattare la trappola in { $room }.
}
event-wounded = { $who ->
    [you] Subisci { $wounds ->
        [one] 1 danno
       *[other] { $wounds } danni
    }{ $hearts ->
        [0] {""}
       *[other] , le pozioni ne prendono { $hearts }
    }.
   *[other] { $player } subisce { $wounds ->
        [one] 1 danno
       *[other] { $wounds } danni
    }{ $hearts ->
        [0] {""}
       *[other] , le pozioni ne prendono { $hearts }
    }.
}
event-resurrected = { $who ->
    [you] { $wounds } danni sono più della tua salute: il tuo gruppo muore e resuscita, gloria −9.
   *[other] Il gruppo di { $player } muore per { $wounds } danni e resuscita.
}
event-reward-lost = { $who ->
    [you] Non resta nulla da scegliere: la ricompensa è persa.
   *[other] { $player } perde una ricompensa: non resta nulla da scegliere.
}
event-gems-crossed-out = { $count ->
    [one] La gemma { $gems } per te è persa: è barrata.
   *[other] Le gemme { $gems } per te sono perse: sono barrate.
}
event-gems-vanish = Con il boss spariscono due gemme: { $gems }.
event-mission-claimed = { $who ->
    [you] Missione compiuta: { $mission }, { $fame } di gloria per te.
   *[other] Missione compiuta: { $mission }, { $fame } di gloria per { $player }.
}
event-boss-fought = { $who ->
    [you] Batti il boss con forza { $power }: { $boss }, gloria { $fame }.
   *[other] { $player } batte il boss con forza { $power }: { $boss }, gloria { $fame }.
}
event-boss-too-strong = { $who ->
    [you] Il boss è troppo forte per la tua forza { $power }: { $boss }. Fuggi, gloria { $fame }.
   *[other] Il boss è troppo forte per { $player }, forza { $power }: { $boss }. Gloria { $fame }.
}
event-boss-not-met = { $who ->
    [you] Non hai mai visto la stanza del boss: { $boss }. Fuggi, gloria { $fame }.
   *[other] { $player } non ha mai visto la stanza del boss: { $boss }. Gloria { $fame }.
}
event-reward-won = { $who ->
    [you] Hai la forza più alta e vinci la ricompensa
   *[other] { $player } ha la forza più alta e vince la ricompensa
}: { $reward ->
    [half] mezzo oggetto
    [level] un livello
    [gem] una gemma
   *[potion] una pozione
}.

rival-round = { $player }: { $deeds }
deed-walked = va { $rooms }
deed-levelled = { $hero } { $level }
deed-half = metà: { $item }
deed-item = completo: { $item }
deed-potions = { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
}
deed-minions = { $count ->
    [one] 1 mostro
   *[other] { $count } mostri
}
deed-gems = { $count ->
    [one] gemma { $gems }
   *[other] gemme { $gems }
}
deed-bonus-gems = { $count ->
    [one] 1 gemma bonus
   *[other] { $count } gemme bonus
}
deed-wounds = { $count ->
    [one] 1 danno
   *[other] { $count } danni
}

## Punti

box-paper-dungeons-a = Boss 1
box-paper-dungeons-b = Boss 2
box-paper-dungeons-c = Boss 3
box-paper-dungeons-d = Eroi
box-paper-dungeons-e = Oggetti
box-paper-dungeons-f = Gemme
box-paper-dungeons-g = Mostri
box-paper-dungeons-h = Danni
box-paper-dungeons-i = Resurrezione
box-paper-dungeons-j = Obiettivo e talento
box-paper-dungeons-k = Missioni
box-paper-dungeons-l = Capitoli precedenti
score-boss = Boss { $stage }
score-heroes = Il tuo eroe più debole è al livello { $lowest }
score-masters = { $masters ->
    [one] 1 eroe al livello 6
   *[other] { $masters } eroi al livello 6
}
score-boxes = { $boxes ->
    [one] 1 mezzo oggetto
   *[other] { $boxes } mezzi oggetti
}
score-item = Completo: { $item }
score-gems = { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
score-minions = { $minions ->
    [one] 1 mostro
   *[other] { $minions } mostri
}
score-wounds = { $wounds ->
    [one] 1 danno
   *[other] { $wounds } danni
}
score-resurrection = Resurrezione
score-goal = Obiettivo { $goal }: { $count }
score-goal-hidden = Obiettivo, ancora nascosto
score-talent = Talento { $talent }
score-talent-hidden = Talento, ancora nascosto
score-missions = { $missions ->
    [one] 1 missione
   *[other] { $missions } missioni
}
score-chapter = Capitolo { $chapter }
ranked-by-fame = gloria { $fame }
ranked-by-rooms = gloria { $fame }, pareggio deciso da { $rooms } stanze esplorate
rank-shared = gloria { $fame }, come altri: posizione condivisa
solo-rank = Gloria { $fame }: { $rank }.
solo-next-rank = Il rango successivo, { $rank }, comincia a { $fame } di gloria.

## Un pacchetto da leggere

show-title = { $title } ({ $name } { $version })
show-figures = Cifre { $hash }, cartella { $folder }
show-map = La mappa
show-dungeons = Storie e dungeon
show-story = { $title }: { $chapters }
show-boss-room = il boss { $stage } { $boss } in { $room }
show-walls = Muri: { $walls }
show-bosses = Boss
show-stage = Round { $stage }
show-boss = Punto debole: { $weakness }. Fuga: { $flee }. Ricompensa: { $reward ->
    [half] mezzo oggetto
    [level] un livello
    [gem] una gemma
   *[potion] una pozione
}.
show-vanishing = Spariscono le gemme { $gems }.
show-goals = Obiettivi
show-goal = { $text }: { $steps } per 2/4/6 di gloria; neri: { $black }
show-talents = Talenti
show-card = { $text } Gloria { $fame }.
show-track-heroes = Eroi, secondo il più debole
show-track-gems = Gemme
show-track-minions = Mostri
show-track-wounds = Danni, ogni { $step }
show-track-solo = Missioni in solitario, per turno
show-ranks = Ranghi in solitario
