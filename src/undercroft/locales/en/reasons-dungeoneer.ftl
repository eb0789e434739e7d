# Why a bot would take a choice in Dungeoneer: one sentence each, after the choice.

## The end of the game

reason-dungeoneer-win = This can win the game at once.
reason-dungeoneer-avert = Otherwise the game may be lost right here.
reason-dungeoneer-defeat = The game may be lost by this.

## Quests

reason-dungeoneer-attempt = { $percent ->
    [0] “{ $quest }” can hardly succeed.
    [100] “{ $quest }” is certain to succeed.
   *[other] “{ $quest }” succeeds with about { $percent } %.
}
reason-dungeoneer-search = { $percent ->
    [100] What “{ $quest }” asks for is certain to be found.
   *[other] What “{ $quest }” asks for is found with about { $percent } %.
}
reason-dungeoneer-quest = This completes “{ $quest }”.
reason-dungeoneer-there = { $deed ->
    [fetch] The charge of “{ $quest }” waits at { $place }.
    [deliver] { $place } is where the charge of “{ $quest }” wants to go.
   *[attempt] { $percent ->
        [0] { $place } is the place of “{ $quest }”, though that can hardly be done yet.
       *[other] { $place } is the place of “{ $quest }”: about { $percent } % a turn.
    }
}
reason-dungeoneer-near = { $deed ->
    [fetch] Leads to { $place }, where the charge of “{ $quest }” waits
    [deliver] Leads to { $place }, where the charge of “{ $quest }” wants to go
   *[attempt] { $percent ->
        [0] Leads to { $place }, the place of “{ $quest }”, which can hardly be done yet
       *[other] Leads to { $place }, where “{ $quest }” can be done with about { $percent } % a turn
    }
}; { $steps ->
    [one] 1 step is left.
   *[other] { $steps } steps are left.
}
reason-dungeoneer-way = The way to { $place }, the place of “{ $quest }”, stays short: { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
reason-dungeoneer-no-nearer = Brings you no nearer to { $place }, the place of “{ $quest }”.
reason-dungeoneer-explore = May bring the place of one of your quests onto the map.
reason-dungeoneer-away = Leads away from { $place }, the place of “{ $quest }”.
reason-dungeoneer-sooner = Your hero gets to { $place } and “{ $quest }” faster.
reason-dungeoneer-later = Your hero gets to { $place } and “{ $quest }” more slowly.
reason-dungeoneer-chance = In a turn there “{ $quest }” then succeeds with about { $percent } % instead of { $otherwise } %.
reason-dungeoneer-dare = Rounds are running out: what has a chance must be dared.
reason-dungeoneer-escort = Takes the charge of “{ $quest }” along.
reason-dungeoneer-stay-with = The charge of “{ $quest }” stays with you.
reason-dungeoneer-forsake = The charge of “{ $quest }” would be left behind.
reason-dungeoneer-home = With three quests done the way out counts: { $steps ->
    [0] you are at the entrance.
    [one] 1 step is left.
   *[other] { $steps } steps are left.
}
reason-dungeoneer-chase = No quest is in reach, and the last hero standing wins too: closes in on { $hero }.

## The hero

reason-dungeoneer-survive = Otherwise your hero may die.
reason-dungeoneer-deadly = Your hero may die of it.
reason-dungeoneer-heal = Brings back about { $n } health.
reason-dungeoneer-spare = Spares your hero about { $n ->
    [one] 1 wound.
   *[other] { $n } wounds.
}
reason-dungeoneer-hurt = May cost about { $n } health.
reason-dungeoneer-rise = Your hero is on their feet again.
reason-dungeoneer-upright = Your hero stays on their feet.
reason-dungeoneer-fall = Your hero may fall.
reason-dungeoneer-glory = { $n } more glory to spend.
reason-dungeoneer-spend = Leaves you { $n } less glory.
reason-dungeoneer-safer = { $n } less peril for rivals to spend against you.
reason-dungeoneer-peril = { $n } more peril for rivals to spend against you.
reason-dungeoneer-saved = Keeps an action point for the rivals’ turns.
reason-dungeoneer-unsaved = Uses up the saved action point.

## Cards

reason-dungeoneer-cards = { $n ->
    [one] 1 more card to play later.
   *[other] { $n } more cards to play later.
}
reason-dungeoneer-lair = In the lair it leaves your hand free.
reason-dungeoneer-fewer = { $n ->
    [one] 1 card fewer to play later.
   *[other] { $n } cards fewer to play later.
}
reason-dungeoneer-gear = { $card } then serves you from turn to turn.
reason-dungeoneer-companion = { $card } then fights at your side.
reason-dungeoneer-keep = You keep { $card }.
reason-dungeoneer-part = You give up { $card }.
reason-dungeoneer-lift = Rids your hero of { $card }.
reason-dungeoneer-ward = Keeps a curse off your hero.
reason-dungeoneer-curse = Brings a curse on your hero.
reason-dungeoneer-attach = { $card } lies where it works for you.
reason-dungeoneer-prepare = Traps are worse this turn, and you hold one.

## Rivals

reason-dungeoneer-kill = { $hero } may die of it.
reason-dungeoneer-wound = Costs { $hero } about { $n } health.
reason-dungeoneer-hinder = Keeps { $hero } further from a quest.
reason-dungeoneer-press = Leaves { $n } more of the peril of { $hero } to spend.
reason-dungeoneer-charge = Uses up { $n } of the peril of { $hero }.
reason-dungeoneer-help = Brings { $hero } nearer to a quest.
reason-dungeoneer-weaken = Leaves { $hero } with less: points, cards or companions.
reason-dungeoneer-strengthen = Leaves { $hero } with more: points, cards or companions.

## Nothing to choose between

reason-dungeoneer-rest = Nothing else that can be done now helps.
reason-dungeoneer-edge = A little better than the others, in several small things.
reason-dungeoneer-idle = Costs nothing, but other choices bring more.
reason-dungeoneer-even = As good as the best of the others, as far as can be seen.
reason-dungeoneer-worse = Possible, but nothing speaks for it.
