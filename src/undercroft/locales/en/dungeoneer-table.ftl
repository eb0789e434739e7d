# Dungeoneer at the terminal.

play-help-dungeoneer =
    Answer with a number from the list, or write the move itself: move n,
    play scare_off, attempt lost_crown; n, e, s, w are enough to walk. A place
    is its column and row on the map: 2,-1 or 2,-1 r180 (turned round).
      u           take your last choice back     b       back from a list
      map         the map and every location     sheet   hero, quests and cards
      rivals      the others                     score   your quests
      why MOVE    why a move is not possible     hint    what a bot would do
      rules RULE  a rule, such as DL-40          log     what has happened
      orders      when you are asked on others’ turns: orders able (if you can
                  answer; so it begins), orders ask (always), orders attacked
                  (only if you are), orders turn (not before your own turn)
      q           leave; the game is saved       ?       this help

orders-now = { $windows ->
    [attacked] From now on you are asked only when you are attacked, have to roll, or are about to be hurt.
    [turn] From now on all windows pass by until your own turn.
    [ask] From now on you are asked in every window, also where you can only pass.
   *[able] You are asked whenever you could do something. “orders ask”: in every window, so that nobody can guess what you hold. “orders attacked”: only when you are attacked, have to roll, or are about to be hurt. “orders turn”: not before your own turn.
}
orders-unknown = There is no order "{ $text }". There are: { $orders }.

## Values, sides, places

dl-melee = melee
dl-magic = magic
dl-speed = speed
dl-melee-short = melee
dl-magic-short = magic
dl-speed-short = speed
dl-steps-north = { $count } north
dl-steps-east = { $count } east
dl-steps-south = { $count } south
dl-steps-west = { $count } west
dl-cell = { $steps } of the entrance
dl-at-entrance = at the entrance

## The map

dl-map-goes-on = "map" shows the rest
dl-legend-health = health
dl-legend-hero = hero of player 1
dl-legend-on = exit to where nothing lies yet
dl-legend-blocked = blocked that way: melee 6+ or 1 AP more
dl-legend-trapped = trapped that way: speed 6+ or a wound
dl-legend-entrance = entrance
dl-legend-danger = danger, traps are harder
dl-legend-spikes = spikes
dl-legend-pit = pit
dl-legend-effect = something happens on entry
dl-legend-throne = the lord’s throne
dl-legend-token = a charge waits
dl-legend-attached = a card lies here
dl-legend-quest = one of your quests
dl-legend-place = a place for the location

## The sheet

dl-head-setup = The game is being set up
dl-head-round = round { $round }
dl-head-turn = { $who ->
    [you] your turn
   *[other] turn of { $player }
}
dl-head-phase = { $phase ->
    [reset] reset
    [villainy] villainy
    [location] a new location
    [feats] feats
    [discard] end of the turn
   *[setup] set-up
}
dl-head-scepter = Scepter { $tokens }
dl-head-locations = { $count ->
    [one] 1 location to come
   *[other] { $count } locations to come
}
dl-level = level { $level }
dl-dead = dead
dl-fallen = fallen
dl-ap = AP { $ap }{ $saved ->
    [0] {""}
   *[other] +{ $saved }
}
dl-glory = glory { $glory }
dl-peril = peril { $peril }
dl-income = +{ $glory } glory, +{ $peril } peril
dl-income-solo = +{ $glory } glory, dungeon dice: { $peril }
dl-quests-done = Quests: { $done } of { $needed } done
dl-quest-here = here!
dl-quest-found = found here!
dl-quest-escorting = to: { $place }
dl-quest-where = at { $place }
dl-quest-to-come = { $place } (to come)
dl-quest-places = { $count ->
    [one] 1 place on the map
   *[other] { $count } places on the map
}
dl-quest-done = Done: { $quest }
dl-boons = Boons { $count }/{ $limit }:
dl-treasures = Treasures { $count }/{ $limit }:
dl-boons-treasures = Inventory: boons { $boons } of { $boons_limit }, treasures { $treasures } of { $treasures_limit }
dl-lair = Lair { $count }/{ $limit }:
dl-curses = Curses:
dl-hand = Hand:
dl-hand-count = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, see "sheet"
dl-cost = { $purse ->
    [glory] { $cost }g
   *[peril] { $cost }p
}
dl-by-level = { $value } at level { $level }
dl-for-now = for a while
dl-scepter = the Scepter
dl-rival = level { $level }, { $values }, { $health }, glory { $glory }, peril { $peril }, AP { $ap }, hand { $hand }, quests done { $done }, at { $place }
dl-rival-cards = has { $cards }
dl-rival-curses = cursed by { $cards }
dl-rival-lair = lair: { $cards }
dl-rival-known = known in hand: { $cards }
dl-rival-quests = quests: { $quests }
dl-rival-short = peril { $peril }, quests { $done }

## Battles

dl-battle = { $kind ->
    [challenge] Challenge
   *[battle] Battle
} against { $who ->
    [you] you
   *[other] { $defender }
}{ $stage ->
    [response] , responses
    [counter] , before the counterattack
    [reroll] , after a roll
    [wounds] , wounds
    [strike] , a hit
    [challenge] , a challenge?
    [lair] , where the monsters go
    [reward] , rewards
    [form] , form of the attack
   *[other] {""}
}
dl-attack-void = (out of the battle)
dl-attack-form-open = form not chosen yet
dl-against = { $who ->
    [you] against you
   *[other] against { $name }
}
dl-attack-done = { $result ->
    [hit] HIT
    [repelled] repelled
   *[even] even
}
dl-die-word = die
dl-die = ({ $value } + die { $die })
dl-die-scepter = The Scepter’s die shows { $die }.
dl-die-dungeon = The dungeon’s die shows { $die }.
dl-threat = { $result ->
    [yes] made it
   *[no] failed
}
dl-with-specials = With special effects: { $numbers }.
dl-drew = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}

## Questions

dl-ask-other = What do you choose?
dl-ask-opened = Which one? b goes back.
dl-ask-villainy = Villainy: what do you send at the others? Their peril pays.
dl-ask-feats = Feats, { $ap } AP: what does your hero do?
dl-attempt-ends = Success ends your feats.
dl-ask-discard = The turn ends. Which card do you discard?
dl-ask-surplus = Too many cards. Which one goes?
dl-ask-save = Do you keep an action point for the others’ turns?
dl-save-for = For a challenge, an attack on a hero or standing up on the others’ turns.
dl-ask-challenge = You were attacked. Do you strike back with a challenge? It costs 1 AP.
dl-ask-champion = Who fights the challenge?
dl-ask-strike = You hit. What does the blow do?
dl-ask-lair = { $monster }: where does it go after the battle?
dl-lair-for = You can send it again from there.
dl-from-lair = From the lair, { $health }.
dl-ask-lair-surplus = The lair is full. Which monster leaves?
dl-ask-lair-tie = Which monster stays in the lair?
dl-ask-reward = The hits bring peril. Who gets 1?
dl-ask-solo-treasure = After a battle you may lay out a treasure. Which one?
dl-ask-monster-form = How does { $monster } attack?
dl-ask-sacrifice = What do you give up?
dl-ask-class = Which class does your hero learn?
dl-ask-hero = Which hero do you play?
dl-ask-upkeep = Upkeep: which card is paid for first?
dl-ask-scepter = The Scepter stirs. What do you do?
dl-ask-deck = From which deck do you draw?
dl-ask-look-deck = Which deck do you look at?
dl-ask-solo-glory = Do you draw a glory card?
dl-ask-room-for-lord = The lord would serve you, but there is no room. What now?
dl-ask-entrance = At which entrance do you come back?
dl-ask-ambush = Somebody has entered. Attack with your saved action point?
dl-ask-trigger = An ability can work now. Do you use it?
dl-ask-location = A new location.
dl-ask-spikes = Spikes! What do you do?
dl-ask-effect = { $source }: { $text ->
    [none] your choice.
   *[other] { $text }
}
dl-ask-place = { $place }: where does it go? A number, or column,row.
dl-ask-shift = Where does the location go? A number, or column,row.
dl-ask-rotation = Which way round? b goes back.
dl-ask-done = Enter sends them, u takes back.
dl-ask-specials-done = No peril is left for its special effects. Enter goes on, u takes back.
dl-ask-aim = At what is it aimed?
dl-ask-side = Which exit?
dl-ask-payer = Whose peril pays?
dl-ask-x = How much is X?
dl-ask-form = In which form?
dl-ask-specials = Special effects for more peril?
dl-ask-room = No room. Which treasure goes?
dl-ask-lay = Keep it for later, or use it at once?
dl-ask-guard = Against which attack?
dl-ask-w1 = { $who ->
    [you] Your turn begins.
   *[other] The turn of { $player } begins.
} Do you do anything first?
dl-ask-w2 = { $attacked ->
    [yes] You are attacked! Do you respond?
   *[no] An attack{ $defender ->
        [none] {""}
       *[other] {" "}on { $defender }
    }. Do you step in?
}
dl-ask-w3 = { $attacked ->
    [yes] You are about to roll. Do you change anything?
   *[no] A roll is coming. Do you change anything?
}
dl-ask-w4 = { $roller ->
    [none] The die shows { $die }.
   *[other] { $roller }: the die shows { $die }.
} Is it rolled again?
dl-ask-w5 = { $wounds ->
    [one] 1 wound is
   *[other] { $wounds } wounds are
} coming. Do you prevent anything?
dl-ask-w6 = { $who ->
    [you] You have entered a location.
   *[other] { $player } has entered a location.
} Do you do anything first?
dl-ask-w7 = { $who ->
    [you] You attempt a quest.
   *[other] { $player } attempts a quest.
} Do you do anything first?
dl-ask-w8 = { $who ->
    [you] Your feats are over.
   *[other] The feats of { $player } are over.
} Do you do anything before the turn ends?
dl-open-cards = { $count ->
    [one] 1 card or ability…
   *[other] { $count } cards and abilities…
}
dl-paid-by = peril of { $player }
dl-so-far = So far: { $what }
dl-tip-orders = “orders” asks less
dl-declared = Chosen: { $what }

## The end, and the sets

dl-solo-ending = { $kind ->
    [solo-won] You win: { $reason }.
   *[other] The dungeon wins: { $reason }.
}
dl-show-stage = { $stage ->
    [heroic] The heroic stage, levels 1 to 4.
    [epic] The epic stage, levels 4 to 7.
   *[legendary] The legendary stage, levels 7 to 10.
}
dl-show-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
dl-show-locations = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
dl-show-cards = { $count ->
    [one] 1 adventure card
   *[other] { $count } adventure cards
}
dl-show-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
dl-show-event = The event in the centre
