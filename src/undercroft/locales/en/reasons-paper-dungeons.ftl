# Why a bot of Paper Dungeons likes a choice.

## Cards to keep

reason-paper-dungeons-card-above = Parties that keep this card end about { $fame } fame above the average.
reason-paper-dungeons-card-average = Parties that keep this card end about average.
reason-paper-dungeons-card-better = No card of your hand is strong, but this one brings about { $fame } fame more.
reason-paper-dungeons-card-below = Parties that keep this card end about { $fame } fame below the average.

## Bosses

reason-paper-dungeons-boss-room = It takes you to { $room }, the room of the boss { $boss }. Without that you would flee and lose { $fame } fame.
reason-paper-dungeons-boss-nearer = The room of the boss { $boss } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away then, in { $room }.
reason-paper-dungeons-power = { $more } more power against the boss { $boss }: { $power } of { $needed } for { $fame } fame.
reason-paper-dungeons-power-enough = Power { $power } against the boss { $boss } is enough for { $fame } fame{ $met ->
    [yes] {""}
   *[no] , once you have been in { $room }
}.

## Heroes

reason-paper-dungeons-weakest = Your weakest hero is level { $level } then: { $fame } fame.
reason-paper-dungeons-master = The { $hero } reaches level 6: 1 fame more.
reason-paper-dungeons-levels = { $missing ->
    [one] 1 more level
   *[other] { $missing } more levels
} and all your heroes are level { $level }: { $fame } fame.
reason-paper-dungeons-wizard = A wizard of level 4 lets dice of any colour level heroes.
reason-paper-dungeons-cleric = With a cleric of level 4 skulls no longer wound.
reason-paper-dungeons-rogue = { $missing ->
    [one] 1 more level
   *[other] { $missing } more levels
} and the rogue brings a bonus gem.

## Items and potions

reason-paper-dungeons-item = The item is complete then: { $item } ({ $effect }), { $fame } fame in all.
reason-paper-dungeons-crown = The item is complete then: { $item }, { $fame } fame in all.
reason-paper-dungeons-half = A start on an item: { $item }, { $fame } fame once it is complete.
reason-paper-dungeons-potions = Potion { $potions } of { $needed }: the end of the row gives { $reward }.

## Gems, minions and rooms

reason-paper-dungeons-gem = { $count ->
    [one] You get gem { $letters }.
   *[other] You get the gems { $letters }.
} { $gems ->
    [one] Your first one: { $fame } fame.
   *[other] With { $gems } gems you have { $fame } fame for them.
}
reason-paper-dungeons-bonus-gem = You get a bonus gem. { $gems ->
    [one] Your first one: { $fame } fame.
   *[other] With { $gems } gems you have { $fame } fame for them.
}
reason-paper-dungeons-gem-nearer = Gem { $gem } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away then, in { $room }.
reason-paper-dungeons-minions = You defeat { $count ->
    [one] a minion
   *[other] { $count } minions
}. { $minions ->
    [one] Your first one: { $fame } fame.
   *[other] With { $minions } of them you have { $fame } fame for them.
}
reason-paper-dungeons-room-nearer = Room { $room } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away then, and there is something in it: { $thing }.

## Wounds

reason-paper-dungeons-spared = { $wounds ->
    [one] It spares you a wound
   *[other] It spares you { $wounds } wounds
} that the best other way costs.
reason-paper-dungeons-off-track = { $wounds ->
    [0] A potion takes the wound, and your wound track stays empty.
   *[other] A potion takes the wound, and your wound track stays at { $wounds }.
}
reason-paper-dungeons-hearts = Your potions can take { $hearts ->
    [one] 1 wound
   *[other] { $hearts } wounds
} then.
reason-paper-dungeons-health = Health { $health }, and { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
} on the track: your party is safer from death.
reason-paper-dungeons-boss-wounds = With more power the bosses wound you less.

## Goal and missions

reason-paper-dungeons-goal = It serves your goal, { $goal }: { $count }, that is { $fame } fame.
reason-paper-dungeons-goal-nearer = It serves your goal, { $goal }: { $count } of { $needed } for { $fame } fame.
reason-paper-dungeons-goal-likelier = It brings you nearer to your goal: { $goal }.
reason-paper-dungeons-mission = A mission done: { $mission }, { $fame } fame.
reason-paper-dungeons-mission-nearer = It serves a mission, { $mission }: { $count } of { $needed }.
reason-paper-dungeons-mission-likelier = It brings you nearer to a mission: { $mission }.

## Dice

reason-paper-dungeons-dice = It leaves you the dice that can do more.
