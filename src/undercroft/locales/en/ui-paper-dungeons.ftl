# Paper Dungeons in the browser.

## Questions

ui-pd-ask-walk = { $room ->
    [outside] Where do you go in?
   *[other] From { $room }: where to?
}
ui-pd-ask-done = { $round ->
    [0] Ready for the first roll?
   *[other] Is your round { $round } done?
}
ui-pd-ask-goal = Which goal do you keep?
ui-pd-ask-hero = Which hero gains the level?
ui-pd-ask-item = Half of which item?
ui-pd-ask-which-die = With which die?

## What follows

ui-pd-line-die = { $left ->
    [0] The last die of this round. It levels, crafts, brews or walks.
    [one] Each die does one thing. After this one comes **1** more.
   *[other] Each die does one thing. After this one come **{ $left }** more.
}
ui-pd-line-walk = { $steps ->
    [one] 1 step left.
   *[other] { $steps } steps left.
}
ui-pd-line-beyond = By way of { $via } to { $room }. What lies there is settled room by room.
ui-pd-line-done = The others see what you did when all have finished.
ui-pd-line-keep = The others see your cards when all have chosen.
ui-pd-line-goal = It pays at the end, and it says which dice train which hero.
ui-pd-line-talent = It works for you alone, from now to the end.
ui-pd-health = health { $health }

## Actions

ui-pd-do-level = Level a hero
ui-pd-do-craft = Make half an item
ui-pd-do-brew = Brew potions
ui-pd-do-move = Walk
ui-pd-up-to = { $steps ->
    [one] 1 step
    [2] 1 step or 2
   *[other] up to { $steps } steps
}
ui-pd-back = Back
ui-pd-end = { $round ->
    [0] Start
   *[other] End round { $round }
}
ui-pd-with-die = { $deed } (die { $number }, { $die })

## Dice

ui-pd-dice = Dice
ui-pd-die-name = { $colour ->
    [black] black
   *[white] white
} { $symbol }{ $number ->
    [0] {""}
   *[other] , { $number }
}
ui-pd-die-used = { $number ->
    [1] used 1st
    [2] used 2nd
   *[3] used 3rd
}
ui-pd-die-hand = in hand
ui-pd-die-skull = no use
ui-pd-die-chosen = chosen
ui-pd-dice-black = black dice
ui-pd-dice-white = white dice

## Map

ui-pd-map = Your dungeon map, 6 columns by 7 rows
ui-pd-map-of = Dungeon map of { $player }
ui-pd-minion = { $minion } { $level }
ui-pd-room-empty = nothing there

## Sheet

ui-pd-health-word = health
ui-pd-hero-name = { $hero }, level { $level }{ $colour ->
    [black] , black dice
    [white] , white dice
   *[none] {""}
}
ui-pd-gift-at = at { $level }: { $gift }
ui-pd-gift-warrior = +1 power
ui-pd-gift-wizard = any colour levels
ui-pd-gift-cleric = skulls do not wound
ui-pd-gift-rogue = a bonus gem
ui-pd-items-note = two boxes each
ui-pd-item-name = { $item }, { $filled ->
    [0] not begun
    [one] half made
   *[other] complete
}. { $text }
ui-pd-potions = Potions
ui-pd-potions-note = { $brewed } brewed, { $free ->
    [one] 1 heart free
   *[other] { $free } hearts free
}
ui-pd-potions-name = Potions: { $brewed } of 12 brewed, { $free ->
    [one] 1 heart free
   *[other] { $free } hearts free
}
ui-pd-gives-level = a level
ui-pd-gives-half = half an item
ui-pd-gives-gem = a gem
ui-pd-gives-potion = a potion
ui-pd-wounds = Wounds
ui-pd-wounds-note = { $wounds } of { $health } health
ui-pd-wounds-name = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} of { $health } health, fame { $fame }
ui-pd-gems = Gems
ui-pd-minions = Minions
ui-pd-fame = { $fame } fame
ui-pd-fame-word = fame
ui-pd-fame-each = { $fame } fame each
ui-pd-fame-now = Fame if it ended now
ui-pd-rank = As a rank: { $rank }
ui-pd-goal = Goal
ui-pd-talent = Talent
ui-pd-goal-talent = Goal and talent
ui-pd-hidden-cards = Hidden until the end. { $count ->
    [one] Only one talent fits what you have seen.
   *[other] { $count } talents fit what you have seen.
}

## Bosses and missions

ui-pd-power-word = power
ui-pd-power = Power { $power }
ui-pd-power-after = { $power } after this
ui-pd-boss-where = In { $room }, weak to the { $hero }
ui-pd-boss-beaten = Beaten
ui-pd-boss-fled = The party fled
ui-pd-boss-flee = Below { $power } or not visited: flee, { $fame }
ui-pd-boss-now = { $fame } fame, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
ui-pd-boss-unvisited = { $room } not visited yet: the party would flee, { $fame } fame
ui-pd-boss-weak = Below { $power } the party flees, { $fame } fame
ui-pd-flee-word = flee
ui-pd-boss-reward = for the strongest: { $reward ->
    [half] half an item
    [level] a level
    [gem] a gem
   *[potion] a potion
}
ui-pd-claimed = claimed by { $players }
ui-pd-done = done

## Rivals and rounds

ui-pd-rivals = Rivals
ui-pd-as-of = { $round ->
    [0] as they start
   *[other] as of round { $round }
}
ui-pd-rival-ready = has finished the round
ui-pd-rival-busy = is thinking
ui-pd-rival-die = { $number ->
    [1] at the first die
    [2] at the second die
   *[3] at the third die
}
ui-pd-sheet-of = The sheet of { $player }
ui-pd-round = Round { $round }, stage { $stage }
ui-pd-round-title = Round { $round }
ui-pd-phase-over = the game is over
