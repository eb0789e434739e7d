# The texts of Dungeoneer's cards, put together from their data. Effects stand in a row with "; " between them, so they
# begin small and have no full stop; $hero is card-hero, $amount one of card-n-…, $until card-until.

## Lines

card-facts = { $facts }
card-sentence = { $effects }.
card-ability = { $heads }: { $effects }.
card-named = { $name }
card-hit = A { $form ->
    [melee] melee
    [magic] magic
   *[speed] speed
} hit: { $effects }.
card-special = For { $n } peril more{ $threat ->
    [yes] , before the battle
   *[no] {""}
}: { $effects }.
card-trap = { $stat ->
    [melee] Melee
    [magic] Magic
    [speed] Speed
    [level] Level
   *[health] Health
} threat { $n }+ for { $scope ->
    [all] every hero in the location
   *[target] the target alone
}.
card-passed = Overcome: { $effects }.
card-failed = Failed: { $effects }.
card-lord = The Arch Lich Lord: nobody holds him in hand or lair. He waits for his throne.
card-host = Goes under { $host ->
    [hero] { $purse ->
        [glory] your hero
       *[peril] a rival’s hero
    }
    [boon] { $purse ->
        [glory] one of your boons
       *[peril] a rival’s boon
    }
    [treasure] { $purse ->
        [glory] one of your treasures
       *[peril] a rival’s treasure
    }
    [monster] a monster in your lair
    [location] a location
   *[quest] { $purse ->
        [glory] one of your quests
       *[peril] a rival’s quest
    }
}.
card-exits = Exits: { $exits }.
card-way = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} { $exit ->
    [open] open
    [wall] wall
    [blocked] blocked
   *[trapped] trapped
}{ $stat ->
    [melee] , melee { $n }+
    [magic] , magic { $n }+
    [speed] , speed { $n }+
   *[none] {""}
}
card-danger = Danger: traps here are { $n } harder.
card-spikes = Spikes: { $stat ->
    [melee] melee
    [magic] magic
   *[speed] speed
} { $n }+ or 1 wound.
card-pit = Pit: { $stat ->
    [melee] melee
    [magic] magic
   *[speed] speed
} { $n }+ or you fall.
card-on-entry = When you enter: { $effects }.
card-throne = The Arch Lich Lord sits here and attacks whoever enters. Once he is defeated, the effect is gone.
card-where = Where: { $places }.
card-search = Search there: 1 AP, a die and the locations between you and the nearest entrance, { $n } or more.
card-escort = Take the charge up there, and bring it here: { $places }.
card-overcome = Overcome the threat: { $stat ->
    [melee] melee
    [magic] magic
    [speed] speed
    [level] level
   *[health] health
} { $n }+.
card-dice = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $rule ->
    [sum] together at least { $n }
    [each] each at least { $n }
   *[pair] two alike
}.
card-sacrifice = Give up { $what ->
    [health] { $n } health
    [boon] { $n ->
        [one] 1 boon
       *[other] { $n } boons
    }
    [treasure] { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
    [hand] { $n ->
        [one] 1 card from your hand
       *[other] { $n } cards from your hand
    }
   *[glory] { $n } glory
}.
card-defeat = Defeat the monster ({ $kinds }).
card-defeat-lord = Defeat the Arch Lich Lord.
card-reach = Be there.
card-attempt-ap = Every attempt costs { $n } AP.
card-penalty = Failure, for every hero there: { $effects }.
card-influence = While it is open: { $line }
card-reward = Reward: { $effects }.
card-artifact = Then for ever: { $line }
card-scepter-begins = It begins with { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
card-scepter-rolls = With fewer than { $cap } tokens, roll a die at the start of your turn; on { $roll }+ add a token, or take an undead card from the discard pile into your hand.
card-scepter-holds = All undead get +1 to attack rolls for each token. It is gone when the Arch Lich Lord is defeated.

## Facts

card-type = { $type ->
    [boon] boon
    [treasure] treasure
    [curse] curse
   *[encounter] encounter
}
card-kind = { $kind ->
    [undead] undead
    [beast] beast
    [construct] construct
    [dragon] dragon
    [fiend] fiend
    [giant] giant
    [goblin] goblin
    [ooze] ooze
    [trap] trap
    [manoeuvre] manoeuvre
    [potion] potion
    [bag] bag
    [boots] boots
    [box] box
    [cloak] cloak
    [frame] frame
    [helmet] helmet
    [jar] jar
    [lamp] lamp
    [leash] leash
    [muzzle] muzzle
    [ring] ring
    [stone] stone
    [turnip] turnip
    [vial] vial
    [weapon] weapon
    [whistle] whistle
   *[other] { $kind }
}
card-cost = { $x ->
    [yes] { $purse ->
        [glory] X glory
       *[peril] X peril
    }
   *[no] { $purse ->
        [glory] { $n } glory
       *[peril] { $n } peril
    }
}
card-timing = { $timing ->
    [villainy] villainy phase
    [feats] feats phase
    [response] response
   *[anytime] any time
}
card-duration = { $duration ->
    [instant] instant
    [permanent] permanent
    [attachment] attachment
   *[monster] monster
}
card-one-use = one use
card-upkeep = upkeep { $n } glory
card-health = health { $n }
card-fights = { $form ->
    [melee] melee { $n }
    [magic] magic { $n }
   *[speed] speed { $n }
}{ $symbol ->
    [counter] , counterattacks only
   *[attack] {""}
}
card-limits = boons { $boons }, treasures { $treasures }
card-attacks = attacks with { $forms }
card-form-name = { $form ->
    [melee] melee
    [magic] magic
   *[speed] speed
}
card-level-values = Level { $level }: melee { $melee }, magic { $magic }, speed { $speed }
card-location-type = { $type ->
    [tunnel] tunnel
    [grim] grim tunnel
   *[room] room
}
card-entrance = entrance
card-income = glory { $glory }, peril { $peril }
card-category = { $category ->
    [artifact] artifact
    [influence] influence
    [sacrifice] sacrifice
    [hunt] hunt
    [search] search
    [escort] escort
    [threat] threat
   *[chance] chance
}
card-any-place = { $type ->
    [room] any room
    [tunnel] any tunnel
    [grim] any grim tunnel
   *[any] anywhere
}

## Heads of abilities

card-trigger = { $trigger ->
    [reset] { $who ->
        [you] in your Reset
       *[target] in the target’s Reset
    }
    [entry] { $who ->
        [you] when you enter a location on your turn
       *[target] when the target enters a location on their turn
    }
    [attacked] { $who ->
        [you] when you are attacked
       *[target] when the target is attacked
    }
    [strike] { $who ->
        [you] when your strike succeeds
       *[target] when the target’s strike succeeds
    }
    [struck] { $who ->
        [you] when you have been struck
       *[target] when the target has been struck
    }
    [wounded] { $who ->
        [you] when you have lost health
       *[target] when the target has lost health
    }
    [defeat] { $who ->
        [you] when you defeat a monster
       *[target] when the target defeats a monster
    }
    [test] { $who ->
        [you] before you roll against a threat
       *[target] before the target rolls against a threat
    }
    [quest] { $who ->
        [you] when you complete a quest
       *[target] when the target completes a quest
    }
   *[discard] when this card is discarded from play
}
card-once = { $once ->
    [turn] once a turn
   *[game] once a game
}
card-price = { $purse ->
    [glory] for { $n } glory
    [ap] for { $n } AP
   *[wounds] for { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
}
card-discard-self = discarding this card
card-aimed = { $aim ->
    [hero] aimed at any hero
    [rival] aimed at a rival
    [here] aimed at another hero in your location
    [monster] aimed at a monster in this battle
    [lair] aimed at a monster in any lair
    [location] aimed at a location
    [exit] aimed at an exit
    [treasure] aimed at a rival’s treasure
   *[curse] aimed at a curse on you
}
card-if = if { $condition }

## Whom and how much

card-hero = { $who ->
    [you] you
    [target] the target
    [hero] the hero
    [this] this hero
    [owner] its owner
    [attacker] the attacking hero
    [defender] the defending hero
    [here] each hero here
    [others_here] each other hero here
    [opponents] each rival
    [left] the rival on your left
   *[all] each hero
}
card-count = { $count ->
    [tokens] tokens on this card
    [heroes_here] heroes in your location
    [quests_done] quests you have done
    [level] levels you have
    [undead_discarded] undead cards in the discard pile
    [lair] monsters in your lair
    [hand] cards in your hand
   *[distance] locations between you and the nearest entrance
}
card-n-glory = { $of ->
    [number] { $n } glory
    [die] as much glory as a die shows
    [x] X glory
   *[count] glory equal to the number of { $count }
}
card-n-peril = { $of ->
    [number] { $n } peril
    [die] as much peril as a die shows
    [x] X peril
   *[count] peril equal to the number of { $count }
}
card-n-ap = { $of ->
    [number] { $n } AP
    [die] as many AP as a die shows
    [x] X AP
   *[count] AP equal to the number of { $count }
}
card-n-wounds = { $of ->
    [number] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
    [die] as many wounds as a die shows
    [x] X wounds
   *[count] wounds equal to the number of { $count }
}
card-n-fewer = { $of ->
    [number] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
    [die] as many wounds as a die shows
    [x] X wounds
   *[count] the number of { $count } in wounds
}
card-n-health = { $of ->
    [number] { $n } health
    [die] as much health as a die shows
    [x] X health
   *[count] health equal to the number of { $count }
}
card-n-cards = { $of ->
    [number] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [die] as many cards as a die shows
    [x] X cards
   *[count] cards equal to the number of { $count }
}
card-bonus = { $sign ->
    [minus] −
   *[plus] +
}{ $of ->
    [number] { $n }
    [die] the die
    [x] X
   *[count] 1 for each of the { $count }
}
card-until = { $until ->
    [roll] {" "}for this roll
    [battle] {" "}until the end of the battle
    [turn] {" "}until the end of the turn
    [your_reset] {" "}until your next Reset
   *[in_play] {""}
}
card-sort = { $sort ->
    [boon] { $n ->
        [one] 1 boon
       *[other] { $n } boons
    }
    [treasure] { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
    [curse] { $n ->
        [one] 1 curse
       *[other] { $n } curses
    }
    [encounter] { $n ->
        [one] 1 encounter
       *[other] { $n } encounters
    }
    [monster] { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    }
    [trap] { $n ->
        [one] 1 trap
       *[other] { $n } traps
    }
    [minion] { $n ->
        [one] 1 minion
       *[other] { $n } minions
    }
    [potion] { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
    [manoeuvre] { $n ->
        [one] 1 manoeuvre
       *[other] { $n } manoeuvres
    }
    [undead] { $n ->
        [one] 1 undead card
       *[other] { $n } undead cards
    }
    [hand] { $n ->
        [one] 1 card from the hand
       *[other] { $n } cards from the hand
    }
    [lair] { $n ->
        [one] 1 monster from the lair
       *[other] { $n } monsters from the lair
    }
   *[any] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
}

## Effects

card-glory = { $who ->
    [you] you { $sign ->
        [minus] lose
       *[plus] gain
    }
   *[other] { $hero } { $sign ->
        [minus] loses
       *[plus] gains
    }
} { $amount }
card-peril = { $who ->
    [you] you { $sign ->
        [minus] lose
       *[plus] get
    }
   *[other] { $hero } { $sign ->
        [minus] loses
       *[plus] gets
    }
} { $amount }
card-ap = { $who ->
    [you] you { $sign ->
        [minus] lose
       *[plus] gain
    }
   *[other] { $hero } { $sign ->
        [minus] loses
       *[plus] gains
    }
} { $amount }
card-wound = { $who ->
    [you] you take
    [monster] the monster takes
   *[other] { $hero } takes
} { $amount }
card-heal = { $who ->
    [you] you regain
    [monster] the monster regains
   *[other] { $hero } regains
} { $amount }
card-prevent = prevent up to { $amount } about to be dealt
card-modify = { $who ->
    [you] you get
    [monster] the monster gets
    [monsters] every monster gets
   *[other] { $hero } gets
} { $amount } { $value ->
    [melee] to melee
    [magic] to magic
    [speed] to speed
    [attack] { $form ->
        [melee] to melee attack rolls
        [magic] to magic attack rolls
        [speed] to speed attack rolls
       *[none] to attack rolls
    }
    [counter] { $form ->
        [melee] to melee counterattack rolls
        [magic] to magic counterattack rolls
        [speed] to speed counterattack rolls
       *[none] to counterattack rolls
    }
    [threat] to threat rolls
    [search] to search rolls
   *[exit] to exit rolls
}{ $against }{ $until }
card-against = { $kind ->
    [undead] {" "}against undead
    [beast] {" "}against beasts
    [construct] {" "}against constructs
    [dragon] {" "}against dragons
    [fiend] {" "}against fiends
    [giant] {" "}against giants
    [goblin] {" "}against goblins
    [ooze] {" "}against oozes
   *[other] {" "}against { $kind }
}
card-only-kind = { $kind ->
    [undead] {" "}(undead only)
    [beast] {" "}(beasts only)
    [construct] {" "}(constructs only)
    [dragon] {" "}(dragons only)
    [fiend] {" "}(fiends only)
    [giant] {" "}(giants only)
    [goblin] {" "}(goblins only)
    [ooze] {" "}(oozes only)
   *[other] {" "}({ $kind } only)
}
card-difficulty = { $what ->
    [trap] traps
    [exit] exits
    [hazard] spikes and pits
    [quest] threats of quests
   *[any] all threats
} are { $n } { $sign ->
    [minus] easier
   *[plus] harder
}{ $until }
card-charge = { $who ->
    [you] you pay
   *[other] { $hero } pays
} { $n } { $sign ->
    [minus] less
   *[plus] more
} for { $sort ->
    [boon] boons
    [treasure] treasures
    [curse] curses
    [encounter] encounters
    [monster] monsters
    [trap] traps
    [minion] minions
    [potion] potions
    [manoeuvre] manoeuvres
    [undead] undead cards
   *[any] cards
}{ $until }
card-test = { $who ->
    [you] you roll
   *[other] { $hero } rolls
} against a threat, { $stat ->
    [melee] melee
    [magic] magic
    [speed] speed
    [level] level
   *[health] health
} { $n }+{ $passed ->
    [none] {""}
   *[other] ; overcome: { $passed }
}{ $failed ->
    [none] {""}
   *[other] ; failed: { $failed }
}
card-fall = { $who ->
    [you] you fall
   *[other] { $hero } falls
}{ $stat ->
    [none] {""}
    [melee] {" "}(to get up: melee { $n }+)
    [magic] {" "}(to get up: magic { $n }+)
    [speed] {" "}(to get up: speed { $n }+)
    [level] {" "}(to get up: level { $n }+)
   *[health] {" "}(to get up: health { $n }+)
}
card-stand = { $who ->
    [you] you stand up
   *[other] { $hero } stands up
}
card-warp = { $who ->
    [you] you warp
   *[other] { $hero } is warped
} { $place ->
    [aimed] to that location
    [entrance] to an entrance
    [neighbour] to a neighbouring location
    [room] to a room
    [tunnel] to a tunnel
    [with_hero] to a location with another hero
   *[any] to any location
}
card-step = { $who ->
    [you] you may move
   *[other] you may move the hero
} { $n ->
    [one] 1 step
   *[other] { $n } steps
} without AP{ $free ->
    [none] {""}
   *[other] , past any threat of the exit
}
card-shift = shift the location to another legal spot
card-exit = the exit becomes { $kind ->
    [open] open
    [blocked] blocked
    [trapped] trapped
   *[wall] a wall
}{ $until }
card-place = draw and place { $n ->
    [one] 1 location
   *[other] { $n } locations
}
card-draw = { $who ->
    [you] you draw
   *[other] { $hero } draws
} { $amount }{ $deck ->
    [glory] {" "}from the glory deck
    [peril] {" "}from the peril deck
   *[any] {""}
}
card-peek = look at { $zone ->
    [adventure] { $n ->
        [one] the top card of the deck
       *[other] the top { $n } cards of the deck
    }
    [locations] { $n ->
        [one] the next location
       *[other] the next { $n } locations
    }
   *[hand] { $n ->
        [one] a card of the target’s hand that you do not know
       *[other] up to { $n } cards of the target’s hand that you do not know
    }
}
card-discard = { $who ->
    [you] you discard
   *[other] { $hero } discards
} { $cards }{ $chooser ->
    [random] {" "}at random
    [you] , of your choice
   *[owner] {""}
}
card-recover = take { $cards } from the discard pile into your hand
card-bounce = { $who ->
    [owner] the card returns
    [you] you return { $cards }
   *[other] { $hero } returns { $cards }
} to its owner’s hand
card-take = { $who ->
    [owner] you take the card over
   *[other] { $hero } gives you { $cards }{ $sort ->
        [hand] {" "}at random
       *[other] , of your choice
    }
}
card-dismiss = the monster leaves the battle and goes to { $zone ->
    [lair] its owner’s lair
    [hand] its owner’s hand
   *[discard] the discard pile
}
card-redirect = another hero in the location is attacked instead of you
card-form = { $form ->
    [melee] the attack becomes melee
    [magic] the attack becomes magic
    [speed] the attack becomes speed
   *[none] choose another form for the attack
}
card-reroll = repeat { $which ->
    [attack] your attack roll
    [counter] your counterattack roll
    [threat] your roll against a threat
   *[any] any one of your rolls
}
card-strike = { $who ->
    [you] your hits
    [monster] the monster’s hits
    [monsters] all monsters’ hits
   *[other] the hero’s hits
} with { $form ->
    [melee] melee
    [magic] magic
   *[speed] speed
} also do this{ $only }{ $until }: { $effects }
card-extra-attack = the monster may attack once more this turn
card-minion = the monster becomes your minion{ $health ->
    [none] {""}
   *[other] {" "}with { $health } health
}
card-level = { $who ->
    [you] you { $sign ->
        [minus] lose
       *[plus] gain
    }
   *[other] { $hero } { $sign ->
        [minus] loses
       *[plus] gains
    }
} { $n ->
    [one] 1 level
   *[other] { $n } levels
}
card-limit = your limit of { $which ->
    [boon] boons
    [treasure] treasures
   *[lair] monsters in the lair
} is { $n } { $sign ->
    [minus] lower
   *[plus] higher
}
card-token = { $sign ->
    [minus] take
   *[plus] put
} { $n ->
    [one] 1 token
   *[other] { $n } tokens
} { $sign ->
    [minus] off this card
   *[plus] on this card
}
card-forbid = { $who ->
    [you] you may not
   *[other] { $hero } may not
} { $action ->
    [move] move
    [explore] explore
    [cards] play cards
    [attempt] attempt quests
    [challenge] challenge
   *[respond] respond
}{ $until }
card-choose = { $chooser ->
    [target] the hero chooses
   *[you] you choose
}: { $first }, or { $second }{ $third ->
    [none] {""}
   *[other] , or { $third }
}
card-when = if { $condition }, { $then }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise { $otherwise }
}
card-each = { $hero }: { $effects }
card-may = { $price } you may do this: { $effects }

## Conditions

card-if-kind = the monster is { $kind ->
    [undead] undead
    [beast] a beast
    [construct] a construct
    [dragon] a dragon
    [fiend] a fiend
    [giant] a giant
    [goblin] a goblin
    [ooze] an ooze
   *[other] of the kind { $kind }
}
card-if-form = the attack is { $form ->
    [melee] melee
    [magic] magic
   *[speed] speed
}
card-if-fallen = { $who ->
    [you] you lie on the ground
   *[other] { $hero } lies on the ground
}
card-if-wounded = { $who ->
    [you] you are wounded
   *[other] { $hero } is wounded
}
card-if-at = you are { $place ->
    [entrance] at an entrance
    [room] in a room
   *[tunnel] in a tunnel
}
card-if-level = { $who ->
    [you] you are at level { $n } or higher
   *[other] { $hero } is at level { $n } or higher
}
card-if-glory = { $who ->
    [you] you have
   *[other] { $hero } has
} at least { $n } glory
card-if-peril = { $who ->
    [you] you have
   *[other] { $hero } has
} at least { $n } peril
card-if-quests = { $who ->
    [you] you have done
   *[other] { $hero } has done
} at least { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
card-if-your-turn = it is your turn
card-if-tokens = at least { $n ->
    [one] 1 token lies
   *[other] { $n } tokens lie
} on this card
card-if-escorting = { $who ->
    [you] you escort somebody
   *[other] { $hero } escorts somebody
}
