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
ui-pd-ask-keep = Keep this talent and this goal?
ui-pd-ask-settled = { $block ->
    [wounds] Keep the wounds like this?
   *[reward] Keep this reward?
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
ui-pd-line-keep = **{ $talent }** and **{ $goal }**.{ $others ->
    [none] {""}
    [never] {" "}Nobody else sees them before the end.
   *[then] {" "}The others see them when all have chosen.
}
ui-pd-line-settled = { $block ->
    [wounds] From the boss: { $deeds }.
   *[reward] Your reward: { $deeds }.
}
ui-pd-line-goal = It pays at the end, and it says which dice train which hero.
ui-pd-line-talent = It works for you alone, from now to the end.
ui-pd-health = health { $health }
ui-pd-why-boss = You were the strongest against the boss: { $boss }.
ui-pd-why-gems = Gem **{ $count }** on the gem track pays this.
ui-pd-why-item = An item you completed gives this: { $item }.
ui-pd-why-potions = Potion **{ $count }** fills a row, and a full row pays this.
ui-pd-why-room = The treasure of { $room }.
ui-pd-why-talent = Your talent: { $talent }.

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
ui-pd-keep = Keep them
ui-pd-go-on = Go on
ui-pd-with-die = { $deed } ({ $colour ->
    [black] black { $die } die
   *[white] white { $die } die
})

## Dice

ui-pd-dice = Dice
ui-pd-die-name = { $colour ->
    [black] black
   *[white] white
} { $symbol }{ $number ->
    [0] {""}
   *[other] , face { $number }
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
ui-pd-item-text = { $text } Complete: { $fame } fame with its two boxes.
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
ui-pd-slip = After round { $round }
ui-pd-slip-beat = power { $power } against { $least }: { $fame } fame{ $wounds ->
    [none] {""}
    [0] , no wound
    [one] , 1 wound
   *[other] , { $wounds } wounds
}
ui-pd-slip-weak = power { $power } against { $least }: fled, { $fame } fame
ui-pd-slip-away = never in the boss’s room: fled, { $fame } fame
ui-pd-slip-fame = Fame now
ui-pd-slip-open = The whole round
ui-pd-phase-over = the game is over

## The guided first game

ui-guide-paper-dungeons-welcome-title = Welcome to the dungeon
ui-guide-paper-dungeons-welcome = You lead four heroes through a dungeon on a sheet of your own, and so does your rival. What you do brings **fame**; most fame wins. Go on, and each thing is explained when you meet it.
ui-guide-paper-dungeons-talent-title = First, a talent
ui-guide-paper-dungeons-talent = You were dealt two and keep **one**. A talent is a small power of your own for the whole game.
ui-guide-paper-dungeons-goal-title = A goal and two colours
ui-guide-paper-dungeons-goal = Keep one goal: it pays **2, 4 or 6 fame** at the end. It also makes two heroes **black** and two **white**. Black heroes learn from black dice, white ones from white dice.
ui-guide-paper-dungeons-round-title = Eight rounds, three bosses
ui-guide-paper-dungeons-round = A round is one roll of the dice. After rounds **3, 6 and 8** a boss attacks. The track up here shows where you are.
ui-guide-paper-dungeons-dice-title = Six dice, pick three
ui-guide-paper-dungeons-dice = The six dice are rolled for everybody. You use **three** of them, one after the other, and each does one thing. A **skull** wounds all and cannot be used; a **clover** stands for any hero. The small number only tells the faces apart.
ui-guide-paper-dungeons-level-title = Level a hero
ui-guide-paper-dungeons-level = A die with a hero’s sign, in that hero’s colour, raises the hero by **1 level**. The sum of the levels is your **health**, and your strength against bosses. At level 4 each hero gives you something more.
ui-guide-paper-dungeons-walk-title = Walk
ui-guide-paper-dungeons-walk = Any die walks up to **2 steps**, boots **3**. Lit rooms are those you may enter now, with what they cost and bring; choose one to go there. You come in from below, through any arch.
ui-guide-paper-dungeons-minion-title = A minion stands there
ui-guide-paper-dungeons-minion = You always beat it. But the hero who faces it should be as strong: ogre and warrior, ghost and wizard, zombie and cleric, goblin and rogue. Each level that the hero lacks is **1 wound**.
ui-guide-paper-dungeons-trap-title = Mind the jaws
ui-guide-paper-dungeons-trap = A trap gives **1 wound** every time you step into its room, also when you come back. The treasure is there only once.
ui-guide-paper-dungeons-walls-title = Walls and water
ui-guide-paper-dungeons-walls = You step to the side, up or down, never through a wall or the river. Later the **cloak** passes walls and the **medallion** water. The little doors at rows 2 and 4 lead round to the other side.
ui-guide-paper-dungeons-gems-title = A race for gems
ui-guide-paper-dungeons-gems = Each gem has a letter. Who takes it in a round keeps it; for everybody else it is **gone** from the next round on. Gems are worth more the more you have, and some places on the track pay at once.
ui-guide-paper-dungeons-wounds-title = Wounds
ui-guide-paper-dungeons-wounds = A wound fills the heart of a potion first, if one is free, else a heart here, and that costs fame in the end. More wounds than **health**, and your party dies and rises once, for **9 fame**.
ui-guide-paper-dungeons-potions-title = Potions
ui-guide-paper-dungeons-potions = Any die brews **2 potions**. Each catches 2 wounds. A full row of four pays at once: a level, half an item, a gem.
ui-guide-paper-dungeons-items-title = Items
ui-guide-paper-dungeons-items = An item has two boxes; one die makes **half**. The upper four want the sign of their hero, the lower four take any die. A whole item works at once and brings fame.
ui-guide-paper-dungeons-done-title = Take your time
ui-guide-paper-dungeons-done = Nothing is fixed until you end the round: **Undo** takes a choice back, **Hint** asks the bot for its ideas, **Rules** opens at the right page. Your rival’s round is shown when both are done.
ui-guide-paper-dungeons-boss-title = The boss waits
ui-guide-paper-dungeons-boss = You must have been in its room, the dashed one with the boss’s sign, before the stage ends. Your **power** is the sum of your levels, and the weak spot’s hero counts twice. The meter shows which row you reach.
ui-guide-paper-dungeons-missions-title = Missions
ui-guide-paper-dungeons-missions = Whoever meets a mission at the end of a round gets **4 fame**, and then the card is gone. So be there first, or at least at the same time.
ui-guide-paper-dungeons-fought-title = After the fight
ui-guide-paper-dungeons-fought = The row that your power reached gave you its fame and its wounds. Too weak, or never in the room, and the party **flees** and loses fame. The strongest of all who fought also wins the boss’s reward.
ui-guide-paper-dungeons-score-title = The score sheet
ui-guide-paper-dungeons-score = Every point stands here with its rule. Tap a name to see what that player’s points are for. Now you know the game. Well played!
