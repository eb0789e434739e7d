# Dungeoneer. V událostech a tazích jsou $seat, $target, $payer a $winner hráči; vypravěč dává jména místo čísel.
# $seat_is, $target_is a tak dále jsou „you“ pro čtenáře, jinak „other“.

intro-dungeoneer = Vedeš hrdinu podzemím, které roste kartu po kartě, a část svého tahu jsi jeho vládcem a škodíš ostatním. Slávou platíš své výhody a poklady; tvým rizikem platí soupeři to, co na tebe pošlou. Tři splněné úkoly hned vyhrávají a poslední živý hrdina také. Hraješ-li v jednom, splň tři úkoly a vrať se ke vchodu. Příkazy vysvětlí „help“.

## Volby

option-dungeoneer-sets = Které sady se hrají: jedna, nebo stupně za sebou na vítězné body.
option-dungeoneer-decks = Jeden balíček dobrodružství, nebo sláva a riziko zvlášť; obvykle zvlášť, je-li sad víc.
option-dungeoneer-no-white-spots = Celou mapu vyloží všichni společně před hrou.
option-dungeoneer-resurrection = Kdo zemře, vrátí se jako jiný hrdina.
option-dungeoneer-hero-choice = Hráči si hrdiny vybírají, místo aby dostali náhodné.
option-dungeoneer-optional-discard = Odhoz na konci tahu je dobrovolný.
option-dungeoneer-impartial-placement = Lokaci důležitou pro tvé úkoly vyloží další hráč.
option-dungeoneer-nothing-personal = Všechny úkoly jsou společné a dva jsou vždy otevřené.
option-dungeoneer-limited-movement = Každý hrdina má 3 akční body za tah; kdo si lehne, má o jeden víc.
option-dungeoneer-dodging-spikes = Za akční bod se bodcům dá vyhnout bez hodu.
option-dungeoneer-harder-solo = V jednom: nejdražší netvor jde do doupěte a vrací se.
option-dungeoneer-one-way-doors = Východem, za kterým je zeď, lze projít z jeho strany.
option-dungeoneer-saved-ap = Co smí začít uschovaný akční bod: každou bitvu, nebo jen výzvu.
option-dungeoneer-round-cap = Po tolika kolech se určí pořadí; každý další stupeň přidá stejně.
option-dungeoneer-rules = Verze pravidel, aby se staré záznamy daly přehrát navždy.
options-clash = Volby { $one } a { $other } nejdou dohromady. Jednu z nich vynech.
option-not-solo = Volba { $option } potřebuje soupeře. Když hraješ v jednom, vynech ji.
option-only-solo = Volba { $option } je pro jednoho hráče. Vynech ji, nebo hraj v jednom.
sets-not-solo = V jednom se hraje s jednou sadou, ne { $sets }. Vyber heroic, epic nebo legendary.
sets-too-large = Sady jsou dohromady moc velké. Nejvýš smí být: karet { $cards }, úkolů { $quests }, lokací { $locations }, hrdinů { $heroes }.
too-many-abilities = Karta smí mít nejvýš tolik schopností: { $most }.

## Tahy

choice-dungeoneer-pass = Nic nedělat
choice-dungeoneer-decline-save = Neschovávat akční bod
choice-dungeoneer-decline-discard = Nic neodhodit
choice-dungeoneer-decline-challenge = Nevyzývat
choice-dungeoneer-decline-scepter = Nechat žezlo být
choice-dungeoneer-decline-room = Nechat ho jít
choice-dungeoneer-decline-draw = Nic si nelíznout
choice-dungeoneer-decline-step = Zůstat na místě
choice-dungeoneer-decline-pay = Neplatit
choice-dungeoneer-decline-ability = Nepoužít
choice-dungeoneer-done = Poslat střetnutí
choice-dungeoneer-specials-done = Žádné další zvláštní účinky
choice-dungeoneer-end = Ukončit fázi činů
choice-dungeoneer-end-villainy = Ukončit fázi zlotřilostí
choice-dungeoneer-explore = Prozkoumat za 1 AB
choice-dungeoneer-stand = Vstát za 1 AB
choice-dungeoneer-lie = Lehnout si pro 1 AB
choice-dungeoneer-save = Uschovat 1 AB
choice-dungeoneer-wound = Způsobit zranění
choice-dungeoneer-token = Přidat žezlu žeton
choice-dungeoneer-self = Bojovat osobně
choice-dungeoneer-test = Jít na bodce
choice-dungeoneer-dodge = Vyhnout se bodcům za 1 AB
choice-dungeoneer-keep = Položit do inventáře
choice-dungeoneer-use-now = Použít hned
choice-dungeoneer-move = Jít { $side ->
    [n] na sever
    [e] na východ
    [s] na jih
   *[w] na západ
}: { $place }{ $exit ->
    [blocked] , zablokováno { $stat ->
        [melee] (boj zblízka { $needed }+, nebo o 1 AB víc)
        [magic] (magie { $needed }+, nebo o 1 AB víc)
       *[speed] (rychlost { $needed }+, nebo o 1 AB víc)
    }
    [trapped] , past { $stat ->
        [melee] (boj zblízka { $needed }+, nebo zranění)
        [magic] (magie { $needed }+, nebo zranění)
       *[speed] (rychlost { $needed }+, nebo zranění)
    }
   *[open] {""}
}
choice-dungeoneer-step = Krok { $side ->
    [n] na sever
    [e] na východ
    [s] na jih
   *[w] na západ
}: { $place }
choice-dungeoneer-side = Průchod na { $side ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}, teď { $exit ->
    [open] otevřený
    [blocked] zablokovaný
    [trapped] s pastí
   *[wall] zeď
}
choice-dungeoneer-aim-seat = Cíl: { $seat }
choice-dungeoneer-payer = Riziko platí { $seat }
choice-dungeoneer-give-peril = 1 riziko dostane { $seat }
choice-dungeoneer-give-nobody = Riziko nikomu
choice-dungeoneer-redirect = Obrátit útok, cíl: { $seat }
choice-dungeoneer-form = { $form ->
    [melee] Boj zblízka
    [magic] Magie
   *[speed] Rychlost
}
choice-dungeoneer-branch = { $source }: { $words }
choice-dungeoneer-pay = Zaplatit: { $source } ({ $words })
choice-dungeoneer-special = Zvláštní účinek { $number }, riziko { $cost }: „{ $card }“
choice-dungeoneer-zone = { $zone ->
    [lair] Do doupěte
    [hand] Zpět do ruky
   *[discard] Do odhozených
}
choice-dungeoneer-deck = { $deck ->
    [glory] Líznout kartu slávy
   *[peril] Líznout kartu rizika
}
choice-dungeoneer-draw-glory = Líznout kartu slávy
choice-dungeoneer-look-deck = Podívat se do balíčku { $deck ->
    [glory] slávy
   *[peril] rizika
}
choice-dungeoneer-attack = Zaútočit za 1 AB: { $seat }
choice-dungeoneer-challenge-hero = Vyzvat za 1 AB: { $seat }
choice-dungeoneer-ambush = Zaútočit za uschovaný AB: { $seat }
choice-dungeoneer-x = X = { $x }
choice-dungeoneer-hero = Hrát za hrdinu: { $hero }
choice-dungeoneer-class = Vzít si povolání hrdiny: { $hero }
choice-dungeoneer-play = Zahrát „{ $card }“, { $cost_x ->
    [yes] sláva X
   *[no] sláva { $cost }
}
choice-dungeoneer-play-peril = Zahrát „{ $card }“, { $cost_x ->
    [yes] riziko X
   *[no] riziko { $cost }
}
choice-dungeoneer-play-encounter = Poslat „{ $card }“, { $cost_x ->
    [yes] riziko X
   *[no] riziko { $cost }
}
choice-dungeoneer-discard = Odhodit „{ $card }“
choice-dungeoneer-surplus = Odhodit nad limit: „{ $card }“
choice-dungeoneer-lair-surplus = Pustit z doupěte: „{ $card }“
choice-dungeoneer-sacrifice = Obětovat „{ $card }“
choice-dungeoneer-recover = Vzít zpět „{ $card }“
choice-dungeoneer-upkeep-first = Nejdřív udržet „{ $card }“
choice-dungeoneer-make-room = Udělat místo: odhodit „{ $card }“
choice-dungeoneer-challenge-card = Vyzvat za 1 AB: „{ $card }“
choice-dungeoneer-by-minion = Poslat do boje „{ $card }“
choice-dungeoneer-guard = Brání tě „{ $card }“
choice-dungeoneer-guard-against = Proti: „{ $card }“
choice-dungeoneer-guard-against-hero = Proti hráči: { $seat }
choice-dungeoneer-guard-against-quest = Proti netvorovi úkolu „{ $quest }“
choice-dungeoneer-keep-in-lair = Nechat v doupěti „{ $card }“
choice-dungeoneer-aim-card = Na kartu „{ $card }“
choice-dungeoneer-choose-card = Vybrat „{ $card }“
choice-dungeoneer-use = Použít „{ $card }“{ $glory ->
    [0] {""}
   *[other] , sláva { $glory }
}{ $ap ->
    [0] {""}
   *[other] , AB { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , zdraví { $wounds }
}
choice-dungeoneer-use-hero = Použít schopnost: { $hero }{ $glory ->
    [0] {""}
   *[other] , sláva { $glory }
}{ $ap ->
    [0] {""}
   *[other] , AB { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , zdraví { $wounds }
}
choice-dungeoneer-use-quest = Použít „{ $quest }“{ $glory ->
    [0] {""}
   *[other] , sláva { $glory }
}{ $ap ->
    [0] {""}
   *[other] , AB { $ap }
}{ $wounds ->
    [0] {""}
   *[other] , zdraví { $wounds }
}
choice-dungeoneer-attempt = Zkusit „{ $quest }“{ $ap ->
    [0] , zdarma
   *[other] {" "}za { $ap } AB
}
choice-dungeoneer-search = Pátrat za 1 AB: „{ $quest }“
choice-dungeoneer-take-up = Ujmout se doprovodu: „{ $quest }“
choice-dungeoneer-hand-over = Předat svěřence: „{ $quest }“
choice-dungeoneer-pick-up = Pokračovat v doprovodu: „{ $quest }“
choice-dungeoneer-drop = Nechat svěřence tady: „{ $quest }“
choice-dungeoneer-steal = Odvést svěřence: „{ $quest }“
choice-dungeoneer-challenge-quest = Vyzvat za 1 AB: „{ $quest }“
choice-dungeoneer-aim-quest = Na úkol „{ $quest }“
choice-dungeoneer-aim-location = Na lokaci { $place }
choice-dungeoneer-warp = Přenést: { $place }
choice-dungeoneer-entrance = U vchodu: { $place }
choice-dungeoneer-share = Vyložit { $place }
choice-dungeoneer-place = Položit { $cell }{ $turn ->
    [0] {""}
   *[other] , otočenou o { $turn }°
}
choice-dungeoneer-shift = Posunout { $cell }{ $turn ->
    [0] {""}
   *[other] , jak leží
}

## Proč ne

dungeoneer-not-now = Na to se teď nikdo neptá.
dungeoneer-game-over = Hra skončila.
dungeoneer-chance-first = Nejdřív kostky a karty.
dungeoneer-seat-waits = Teď rozhoduje jiný hráč.
dungeoneer-seat-done = Už je rozhodnuto. Ostatní ještě přemýšlejí.
dungeoneer-draft-open = Nejdřív dokonči, co je začaté, nebo to vezmi zpět.
dungeoneer-no-ap = Na to nemáš dost akčních bodů.
dungeoneer-fallen = Tvůj hrdina leží. Nejdřív vstaň za 1 AB.
dungeoneer-forbidden = Karta ve hře ti to teď zakazuje.
dungeoneer-wall = V cestě je zeď.
dungeoneer-nothing-there = Tam ještě žádná lokace neleží. Průzkum ji může přinést.
dungeoneer-feats-only = To patří do fáze činů tvého tahu.
dungeoneer-villainy-only = To patří do fáze zlotřilostí tvého tahu.
dungeoneer-response-only = Ta karta odpovídá na útok. Nech si ji na obranu.
dungeoneer-other-moment = V tuto chvíli by to nic neudělalo. Nech si to na jindy.
dungeoneer-not-your-card = Tu kartu nemáš.
dungeoneer-other-copy = Máš dvě takové karty. Vyber první.
dungeoneer-no-glory = Na to nemáš dost slávy.
dungeoneer-no-peril = Nikdo tam nemá dost rizika, aby to zaplatil.
dungeoneer-own-peril = Vlastní riziko se neutrácí. Vyber soupeře.
dungeoneer-hero-out = Ten hrdina už nehraje.
dungeoneer-not-yourself = To je pro jiného hrdinu, ne pro tvého.
dungeoneer-not-in-place = Ten hrdina není ve stejné lokaci.
dungeoneer-too-low = Legendární karty čekají, až tvůj hrdina dosáhne úrovně 7.
dungeoneer-target-too-low = Legendární karty se nepoužívají proti hrdinům pod úrovní 7.
dungeoneer-no-aim = Teď na to není žádný cíl.
dungeoneer-wrong-aim = To se k tomu vybrat nedá.
dungeoneer-boons-full = Na další výhodu nemáš místo a výhody se dobrovolně neodhazují.
dungeoneer-treasures-full = Na další poklad nemáš místo.
dungeoneer-boon-stays = Výhodu nelze dobrovolně odhodit.
dungeoneer-solo-boon = V jednom se trvalé výhody získávají jen u vchodu.
dungeoneer-solo-treasure = V jednom se trvalé poklady vykládají jen po bitvě s netvorem.
dungeoneer-attacked-already = Ten netvor už v tomto tahu svůj útok má.
dungeoneer-never-attacks = Ten netvor jen protiútočí.
dungeoneer-declared-already = Střetnutí se posílají všechna najednou a v tomto tahu už to bylo.
dungeoneer-declaration-first = Nejdřív pošli vybraná střetnutí, nebo přidej další.
dungeoneer-nothing-declared = Ještě není vybráno žádné střetnutí.
dungeoneer-lord-absent = Arcipán mrtvých nesedí na trůnu.
dungeoneer-lord-no-victim = Žádný soupeř v trůnním sále nemá dost rizika.
dungeoneer-counter-only = V té formě jen protiútočí. Vyber jinou.
dungeoneer-no-value = V té formě vůbec nebojuje. Vyber jinou.
dungeoneer-hero-form = Tvůj hrdina v té formě neútočí.
dungeoneer-special-taken = Každý zvláštní účinek jen jednou za útok.
dungeoneer-no-special = Takový zvláštní účinek netvor nemá.
dungeoneer-x-too-small = X je aspoň 1.
dungeoneer-x-too-large = Na tolik není z čeho zaplatit.
dungeoneer-battled = Tvůj hrdina už v tomto tahu bitvu začal. Jednou stačí.
dungeoneer-challenge-only = V této hře je uschovaný akční bod jen na výzvu.
dungeoneer-not-your-ability = Takovou schopnost teď nemáš.
dungeoneer-works-alone = To působí samo, až přijde čas.
dungeoneer-used-up = To už je použité.
dungeoneer-condition-fails = Podmínka teď není splněna.
dungeoneer-no-health = To by stálo víc zdraví, než můžeš dát.
dungeoneer-not-your-quest = Ten úkol pro tebe není otevřený.
dungeoneer-quest-elsewhere = Ten úkol se plní jinde.
dungeoneer-not-found = V tomto tahu to tu není nalezeno. Nejdřív pátrej.
dungeoneer-escort-not-attempted = Doprovod se přijme a předá, nezkouší se.
dungeoneer-cannot-sacrifice = Toho, co úkol žádá, máš málo.
dungeoneer-not-a-search = V tom úkolu není po čem pátrat.
dungeoneer-found-already = Už je to nalezeno. Zkus úkol.
dungeoneer-not-an-escort = V tom úkolu nikoho nedoprovázíš.
dungeoneer-escorted-already = Ten svěřenec už je na cestě.
dungeoneer-no-letters = Všechny tři páry žetonů doprovodu jsou zabrané.
dungeoneer-not-escorting = Pro ten úkol nikoho nedoprovázíš.
dungeoneer-not-the-goal = Tvůj svěřenec chce jinam.
dungeoneer-no-token-here = Pro ten úkol tu nikdo nečeká.
dungeoneer-picked-up = Tohohle svěřence už hrdina v tomto tahu zvedl; do příštího ho nech na pokoji.
dungeoneer-cell-taken = Tam už lokace leží.
dungeoneer-unjoined = Lokace musí ležet vedle jiné.
dungeoneer-other-frame = Podzemí se pojí jen s podzemím, povrch s povrchem.
dungeoneer-walled-off = Nikdo by tam nevešel: žádný východ se nepotká s východem.
dungeoneer-closes-map = To by mapu uzavřelo a lokace ještě zbývají.
dungeoneer-same-rotation = Otočená vypadá karta stejně. Polož ji rovně.
dungeoneer-too-far = To je za okrajem stolu.
dungeoneer-no-shift = Lokaci tam posunout nelze, nebo ji nelze posunout vůbec.
dungeoneer-map-complete = Mapa je celá. Není co zkoumat.
dungeoneer-none-fits = Žádná ze zbylých lokací se nikam nevejde.
dungeoneer-not-fallen = Tvůj hrdina stojí.
dungeoneer-no-lying = Lehnout si pro akční bod je varianta, která se nehraje.
dungeoneer-ap-left = Nejdřív utrať akční body.
dungeoneer-lain = Tvůj hrdina už v tomto tahu ležel.
dungeoneer-must-discard = Máš karty, takže jednu odhoď: z ruky, poklad, nebo z doupěte.
dungeoneer-forced = To se stane tak jako tak. Řekni jen, co dřív.
dungeoneer-wounded-monster = Zraněný netvor jde do doupěte nebo do odhozených, nikdy do ruky.
dungeoneer-sound-monster = Nezraněný netvor jde do ruky nebo do doupěte.
dungeoneer-hero-taken = Toho hrdinu vybrat nelze.
dungeoneer-wall-stays = Se zdí se nedá nic dělat.
dungeoneer-map-breaks = Ten východ drží mapu pohromadě.
dungeoneer-not-attacking = To na tebe teď neútočí.
dungeoneer-not-in-share = Ta lokace není ve tvém podílu.
dungeoneer-share-later = Zatím ji vyložit nelze. Místa společných úkolů přijdou nakonec.

## Co se stalo

event-table-laid = Pochodně hoří. U vchodu { $seats ->
    [one] čeká { $seats } hrdina
    [few] čekají { $seats } hrdinové
   *[other] čeká { $seats } hrdinů
}.
event-tunnel-drawn = { $side ->
    [0] Na severu
    [1] Na východě
    [2] Na jihu
   *[3] Na západě
}: { $place }.
event-tunnel-laid = { $place } leží { $half ->
    [0] rovně
   *[other] obráceně
}.
event-hero-dealt = { $who ->
    [you] Tvůj hrdina: { $hero }.
   *[other] { $player } hraje za hrdinu: { $hero }.
}
event-hero-chosen = { $who ->
    [you] Vybíráš si hrdinu: { $hero }.
   *[other] { $player } si vybírá hrdinu: { $hero }.
}
event-location-dealt = Máš kus mapy: { $place }.
event-entrance-placed = Vchod má první hráč: { $seat }.
event-quest-dealt = { $who ->
    [you] Tvůj úkol: „{ $quest }“.
   *[other] { $player } má úkol: „{ $quest }“.
}
event-quest-revealed = Úkol pro všechny: „{ $quest }“.
event-centre-laid = Žezlo stínového moru se probouzí, žetonů: { $tokens }. Jeho pán čeká na trůn.
event-turn-begins = — Kolo { $round }: { $seat_is ->
    [you] tvůj tah
   *[other] hraje { $seat }
} —
event-ap-gained = { $who ->
    [you] Máš { $ap } AB.
   *[other] { $player } má { $ap } AB.
}
event-scepter-grows = Žezlo sílí, žetonů: { $tokens }.
event-undead-recovered = { $who ->
    [you] Voláš z odhozených: „{ $card }“.
   *[other] { $player } volá z odhozených: „{ $card }“.
}
event-upkeep-paid = { $who ->
    [you] Udržuješ „{ $card }“, sláva −{ $glory }.
   *[other] { $player } udržuje „{ $card }“, sláva −{ $glory }.
}
event-upkeep-unpaid = { $who ->
    [you] Na udržení nemáš, zpět do ruky: „{ $card }“.
   *[other] { $player } nemá na udržení, zpět do ruky: „{ $card }“.
}
event-villainy-phase = Čas zlotřilostí!
event-location-phase = Podzemí roste.
event-feats-phase = A teď činy.
event-points = { $who ->
    [you] Ty
   *[other] { $player }
}: { $glory ->
    [0] riziko +{ $peril }
   *[other] { $peril ->
        [0] sláva +{ $glory }
       *[other] sláva +{ $glory }, riziko +{ $peril }
    }
}.
event-points-lost = { $who ->
    [you] Ty
   *[other] { $player }
}: { $glory ->
    [0] riziko −{ $peril }
   *[other] sláva −{ $glory }
}.
event-ap-added = { $who ->
    [you] Získáváš { $ap } AB.
   *[other] { $player } získává { $ap } AB.
}
event-ap-lost = { $who ->
    [you] Ztrácíš { $ap } AB.
   *[other] { $player } ztrácí { $ap } AB.
}
event-ap-saved = { $who ->
    [you] Necháváš si akční bod v záloze.
   *[other] { $player } si nechává akční bod v záloze.
}
event-card-drawn = Lízáš si: { $card }.
event-drew = { $who ->
    [you] Do ruky ti přichází karta.
   *[other] { $player } si lízne kartu.
}
event-reshuffled = Odhozené karty se zamíchají.
event-discarded = { $who ->
    [you] Odhazuješ „{ $card }“.
   *[other] { $player } odhazuje „{ $card }“.
}
event-surplus-discarded = { $who ->
    [you] Není místo, odhazuješ „{ $card }“.
   *[other] Není místo, { $player } odhazuje „{ $card }“.
}
event-lair-overflow = { $who ->
    [you] Tvé doupě je plné, odchází „{ $card }“.
   *[other] { $player } má plné doupě, odchází „{ $card }“.
}
event-location-drawn = Lízáš si lokaci: { $place }.
event-location-passed = Dostáváš lokaci { $place }: záleží na ní cizím úkolům.
event-location-unplaceable = { $place } se nikam nevejde a jde dospod.
event-location-placed = { $who ->
    [you] Vykládáš lokaci: { $place }.
   *[other] { $player } vykládá lokaci: { $place }.
}
event-cannot-place = { $who ->
    [you] Z tvého podílu nic nepasuje.
   *[other] { $player } nemá v podílu nic, co by pasovalo.
}
event-explores = { $who ->
    [you] Zkoumáš.
   *[other] { $player } zkoumá.
}
event-moves = { $who ->
    [you] Jdeš
   *[other] { $player } jde
} { $side ->
    [0] na sever
    [1] na východ
    [2] na jih
   *[3] na západ
}.
event-arrived = { $who ->
    [you] Vstupuješ: { $place }.
   *[other] { $player } vstupuje: { $place }.
}
event-exit-opened = { $who ->
    [you] Východ povolil, ale projít už nemáš sílu.
   *[other] { $player } vylomí východ a zastaví se na prahu.
}
event-exit-changed = { $place }: průchod na { $side ->
    [0] sever
    [1] východ
    [2] jih
   *[3] západ
} je teď { $exit ->
    [0] otevřený
    [1] zazděný
    [2] zablokovaný
   *[3] s pastí
}.
event-shifted = Podlaha se třese: { $place } se posouvá.
event-dodged = { $who ->
    [you] Vyhýbáš se bodcům.
   *[other] { $player } se vyhýbá bodcům.
}
event-fell = { $who ->
    [you] Padáš.
   *[other] { $player } padá.
}
event-stood-up = { $who ->
    [you] Jsi zase na nohou.
   *[other] { $player } je zase na nohou.
}
event-die-rolled = Na kostce je { $die }.
event-chance-picked = Rozhoduje náhoda.
event-tested = { $who ->
    [you] Tvoje zkouška
   *[other] { $player }, zkouška
}: { $total } proti { $needed }.
event-card-played = { $who ->
    [you] Hraješ „{ $card }“
   *[other] { $player } hraje „{ $card }“
}, { $purse ->
    [glory] sláva −{ $cost }
   *[peril] { $payer_is ->
        [you] tvé riziko −{ $cost }
       *[other] riziko −{ $cost }, platí { $payer }
    }
}{ $aim ->
    [hero] , cíl: { $target_is ->
        [you] ty
       *[other] { $target }
    }
    [monster] , cíl: { $monster }
    [card] , cíl: { $aimed }
    [place] , cíl: { $place }
   *[none] {""}
}.
event-ability-used = { $who ->
    [you] Používáš schopnost: { $source }
   *[other] { $player } používá schopnost: { $source }
}{ $aim ->
    [hero] , cíl: { $target_is ->
        [you] ty
       *[other] { $target }
    }
    [monster] , cíl: { $monster }
    [card] , cíl: { $aimed }
    [place] , cíl: { $place }
   *[none] {""}
}.
event-ability-worked = Působí { $source }.
event-encounter-declared = { $who ->
    [you] Posíláš „{ $card }“
   *[other] { $player } posílá „{ $card }“
}, cíl: { $target_is ->
    [you] ty
   *[other] { $target }
}, riziko −{ $cost }{ $form ->
    [0] , boj zblízka
    [1] , magie
    [2] , rychlost
   *[other] {""}
}.
event-encounter-revealed = Něco se hýbe: „{ $card }“.
event-curse-strikes = Dostihla tě kletba: „{ $card }“.
event-trap-passed = { $who ->
    [you] Unikáš pasti „{ $card }“: { $total } proti { $needed }.
   *[other] { $player } uniká pasti „{ $card }“: { $total } proti { $needed }.
}
event-trap-failed = { $who ->
    [you] Padáš do pasti „{ $card }“: { $total } proti { $needed }.
   *[other] { $player } padá do pasti „{ $card }“: { $total } proti { $needed }.
}
event-hero-attacks = { $who ->
    [you] Útočíš, cíl: { $target }
   *[other] { $target_is ->
        [you] { $player } útočí na tebe
       *[other] { $player } útočí, cíl: { $target }
    }
}, { $form ->
    [0] boj zblízka
    [1] magie
   *[2] rychlost
}!
event-battle-begins = { $monster ->
    [none] { $who ->
        [you] Do zbraně! Bráníš se{ $attacks ->
            [1] {""}
           *[other] , útoků: { $attacks }
        }.
       *[other] Bitva! Brání se { $player }{ $attacks ->
            [1] {""}
           *[other] , útoků: { $attacks }
        }.
    }
   *[other] Bitva! Brání se „{ $monster }“.
}
event-form-chosen = Netvor útočí: { $form ->
    [0] boj zblízka
    [1] magie
   *[2] rychlost
}.
event-form-changed = Útok mění formu: { $form ->
    [0] boj zblízka
    [1] magie
   *[2] rychlost
}.
event-redirected = Útok se obrací, { $target_is ->
    [you] bráníš se ty
   *[other] brání se { $target }
}.
event-minion-guards = { $who ->
    [you] „{ $card }“ tě kryje.
   *[other] { $player } se kryje přisluhovačem: „{ $card }“.
}
event-attack-rolled = { $monster ->
    [none] { $who ->
        [you] Tvůj útok
       *[other] Útočí { $player }
    }
   *[other] Útočí „{ $monster }“
}, { $form ->
    [0] boj zblízka
    [1] magie
   *[2] rychlost
}: { $total }.
event-counter-rolled = { $monster ->
    [none] { $who ->
        [you] Tvůj protiútok
       *[other] Protiútok, { $player }
    }
   *[other] Protiútok, „{ $monster }“
}: { $total }.
event-compared = { $attack } proti { $counter }.
event-challenge = { $who ->
    [you] Vyzýváš
   *[other] { $player } vyzývá
}: { $form ->
    [0] boj zblízka
    [1] magie
   *[2] rychlost
}!
event-prevented = { $left ->
    [0] Rána je odvrácena.
   *[other] Rána je zmírněna, zbývá zranění: { $left }.
}
event-hero-wounded = { $who ->
    [you] Ztrácíš zdraví
   *[other] { $player } ztrácí zdraví
}: −{ $wounds }, zbývá { $health }.
event-healed = { $who ->
    [you] Obnovuješ si zdraví
   *[other] { $player } si obnovuje zdraví
}: +{ $wounds }, teď { $health }.
event-hero-died = { $who ->
    [you] { $hero } padá naposledy.
   *[other] { $player } přichází o hrdinu: { $hero }.
}
event-hero-returns = { $who ->
    [you] Přichází tvůj nový hrdina: { $place }.
   *[other] { $player } se vrací s novým hrdinou: { $place }.
}
event-monster-wounded = { $monster }: zdraví −{ $wounds }.
event-monster-defeated = Netvor poražen: { $monster }!
event-dismissed = Bitvu opouští „{ $card }“.
event-minion-made = { $who ->
    [you] Teď ti slouží „{ $card }“.
   *[other] { $player } má nového přisluhovače: „{ $card }“.
}
event-to-lair = Do doupěte zalézá „{ $card }“.
event-to-hand = Do ruky se vrací „{ $card }“.
event-to-discard = Do odhozených jde „{ $card }“.
event-battle-ends = Bitva skončila.
event-lost-card = { $who ->
    [you] Ztrácíš „{ $card }“.
   *[other] { $player } ztrácí „{ $card }“.
}
event-recovered = { $who ->
    [you] Bereš z odhozených: „{ $card }“.
   *[other] { $player } bere z odhozených: „{ $card }“.
}
event-bounced = Do ruky majitele se vrací „{ $card }“.
event-card-taken-over = { $who ->
    [you] Bereš si „{ $card }“, ztrácí { $target }.
   *[other] { $target_is ->
        [you] { $player } ti bere „{ $card }“.
       *[other] { $player } si bere „{ $card }“, ztrácí { $target }.
    }
}
event-card-taken = Máš novou kartu: „{ $card }“.
event-card-lost = Z ruky ti zmizela karta: „{ $card }“.
event-hand-robbed = { $who ->
    [you] Bereš si kartu z ruky, ztrácí { $target }.
   *[other] { $target_is ->
        [you] { $player } ti bere kartu z ruky.
       *[other] { $player } si bere kartu z ruky, ztrácí { $target }.
    }
}
event-peeked = Vidíš: „{ $card }“.
event-looked-at-hand = { $who ->
    [you] Díváš se do ruky, kterou drží { $target }.
   *[other] { $target_is ->
        [you] { $player } se ti dívá do ruky.
       *[other] { $player } se dívá do ruky, kterou drží { $target }.
    }
}
event-hand-seen = { $target } má v ruce: „{ $card }“.
event-quest-attempted = { $who ->
    [you] Zkoušíš úkol „{ $quest }“{ $ap ->
        [0] {""}
       *[other] {" "}za { $ap } AB
    }.
   *[other] { $player } zkouší úkol „{ $quest }“{ $ap ->
        [0] {""}
       *[other] {" "}za { $ap } AB
    }.
}
event-quest-failed = Tentokrát ne: „{ $quest }“.
event-searches = { $who ->
    [you] Pátráš: „{ $quest }“.
   *[other] { $player } pátrá: „{ $quest }“.
}
event-searched = Pátrání: { $total }, třeba { $needed }.
event-sacrificed = { $who ->
    [you] Obětuješ „{ $card }“.
   *[other] { $player } obětuje „{ $card }“.
}
event-escort-taken = { $who ->
    [you] Ujímáš se svěřence: „{ $quest }“.
   *[other] { $player } se ujímá svěřence: „{ $quest }“.
}
event-escort-dropped = { $who ->
    [you] Necháváš svěřence na místě: „{ $quest }“.
   *[other] { $player } nechává svěřence na místě: „{ $quest }“.
}
event-escort-picked-up = { $who ->
    [you] Pokračuješ v úkolu „{ $quest }“.
   *[other] { $player } pokračuje v úkolu „{ $quest }“.
}
event-escort-stolen = { $who ->
    [you] Odvádíš svěřence, ztrácí { $target }: „{ $quest }“.
   *[other] { $target_is ->
        [you] { $player } ti odvádí svěřence: „{ $quest }“.
       *[other] { $player } odvádí svěřence, ztrácí { $target }: „{ $quest }“.
    }
}
event-quest-done = { $who ->
    [you] Úkol splněn: „{ $quest }“! Celkem máš: { $done }.
   *[other] { $player } plní úkol „{ $quest }“, splněno: { $done }.
}
event-level = { $who ->
    [you] Máš úroveň { $level }.
   *[other] { $player } má úroveň { $level }.
}
event-class-taken = { $who ->
    [you] Učíš se povolání hrdiny: { $hero }.
   *[other] { $player } se učí povolání hrdiny: { $hero }.
}
event-stage-changed = { $stage ->
    [1] Začíná epický věk.
   *[2] Začíná legendární věk.
}
event-lord-enthroned = { $place }: Arcipán mrtvých usedá.
event-lord-defeated = „{ $card }“ je poražen a žezlo se rozpadá.
event-game-over = { $ending ->
    [quests] Tři úkoly jsou splněny. Hra skončila.
    [last-hero] Zbyl jediný hrdina. Hra skončila.
    [level] Nejvyšší úrovně je dosaženo. Hra skončila.
    [cap] Poslední kolo je za námi.
    [no-quests] Žádný úkol nezbyl. Hra skončila.
    [solo-won] Zase doma a tři úkoly splněny.
   *[solo-lost] Tentokrát vyhrálo podzemí.
}

## Konec

dungeoneer-quest-done = Úkol „{ $quest }“
dungeoneer-won-quests = splněno úkolů: { $quests }
dungeoneer-won-last-hero = poslední stojící hrdina
dungeoneer-won-level = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}, úroveň { $level }
dungeoneer-won-cap = první v posledním kole: { $quests ->
    [one] { $quests } úkol
    [few] { $quests } úkoly
   *[other] { $quests } úkolů
}, úroveň { $level }
dungeoneer-won-no-quests = první, když došly úkoly: { $quests ->
    [one] { $quests } úkol
    [few] { $quests } úkoly
   *[other] { $quests } úkolů
}, úroveň { $level }
dungeoneer-won-solo-won = zase u vchodu, splněno úkolů { $quests }, kolo { $rounds }
dungeoneer-died = hrdina padl v podzemí, { $quests ->
    [one] { $quests } úkol
    [few] { $quests } úkoly
   *[other] { $quests } úkolů
}
dungeoneer-ranked = { $quests ->
    [one] { $quests } úkol
    [few] { $quests } úkoly
   *[other] { $quests } úkolů
}{ $points ->
    [0] {""}
    [one] , { $points } vítězný bod
    [few] , { $points } vítězné body
   *[other] , { $points } vítězných bodů
}, úroveň { $level }
dungeoneer-rank-shared = { $quests ->
    [one] { $quests } úkol
    [few] { $quests } úkoly
   *[other] { $quests } úkolů
} a úroveň { $level }, jako mají jiní: místo je sdílené
