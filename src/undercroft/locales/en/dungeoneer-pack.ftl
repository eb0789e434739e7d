# What the checker says of a Dungeoneer set. Words of a pack stay English; people's words are around them.

## The language of effects

dl-text-form = { $key }: "{ $text }" is not an effect or a condition; write a call such as wound(target, 2)
dl-text-long = { $key }: "{ $text }" is longer than { $most } characters; split it
dl-call-bare = { $key }: "{ $got }" in "{ $text }" lacks its brackets; write { $got }(…)
dl-verb-near = { $key }: there is no verb "{ $got }" in "{ $text }"; did you mean { $near }?
dl-verb-unknown = { $key }: there is no verb "{ $got }" in "{ $text }"; there are: { $known }
dl-arguments-many = { $key }: { $verb } takes { $most } without names, got { $got } in "{ $text }"; write { $form }, what ends in = by its name
dl-argument-near = { $key }: { $verb } has no "{ $got }" in "{ $text }"; did you mean { $near }?
dl-argument-unknown = { $key }: { $verb } has no "{ $got }" in "{ $text }"; write { $form }
dl-argument-twice = { $key }: { $verb } has "{ $got }" twice in "{ $text }"; once is enough
dl-argument-missing = { $key }: { $verb } lacks { $missing } in "{ $text }"; write { $form }
dl-word-form = { $key }: { $argument } of { $verb } must be a bare word, got { $got } in "{ $text }"
dl-word-near = { $key }: { $argument } of { $verb } cannot be "{ $got }" in "{ $text }"; did you mean { $near }?
dl-word-unknown = { $key }: { $argument } of { $verb } cannot be "{ $got }" in "{ $text }"; it is one of { $allowed }
dl-number-form = { $key }: { $argument } of { $verb } must be a whole number up to { $most }, got { $got } in "{ $text }"
dl-amount-form = { $key }: { $argument } of { $verb } must be a whole number up to { $most }, die, X or count(…), got { $got } in "{ $text }"
dl-count-form = { $key }: { $got } in "{ $text }" must count one thing: { $allowed }
dl-condition-near = { $key }: there is no condition "{ $got }" in "{ $text }"; did you mean { $near }?
dl-condition-unknown = { $key }: there is no condition "{ $got }" in "{ $text }"; there are: { $known }
dl-condition-form = { $key }: { $got } in "{ $text }" must be written { $form }
dl-list-form = { $key }: { $argument } of { $verb } must be effects in square brackets, got { $got } in "{ $text }"
dl-list-empty = { $key }: { $argument } of { $verb } is empty in "{ $text }"; write at least one effect

## Effects where they stand

dl-no-target = { $key }: { $got } has no target here; aim at a hero (hero, rival, here) or say you
dl-no-monster = { $key }: { $got } has no monster here; aim at one (monster, lair)
dl-no-battle = { $key }: { $got } speaks of a battle, and here there is none; use timing "response" or "anytime", or an ability
dl-no-place = { $key }: { $got } has no location here; aim = "location"
dl-no-exit = { $key }: { $got } has no exit here; aim = "exit"
dl-no-x = { $key }: { $got } speaks of X, but nothing here costs X; cost = "X"
dl-no-tokens = { $key }: { $got } needs a card that stays on the table to carry tokens
dl-no-wounds = { $key }: { $got } needs wounds about to be dealt; use timing "anytime" or an ability with on = "activate"
dl-no-roll = { $key }: { $got } needs a roll; use timing "response" or "anytime", or on = "activate", "attacked" or "test"
dl-no-reroll = { $key }: { $got } needs a roll just made; it stands by itself in a card with timing "anytime" or an ability with on = "activate"
dl-no-passive = { $key }: { $got } holds only in an ability with on = "passive"
dl-passive-verb = { $key }: "{ $got }" cannot be passive; passive are { $allowed }
dl-passive-until = { $key }: { $got } must last in_play, as everything passive does
dl-passive-amount = { $key }: { $got } must be a number or a count; nobody rolls or pays for what is passive
dl-number-positive = { $key }: { $argument } must be 1 or more, got { $got }
dl-number-zero = { $key }: { $argument } must not be 0, since then nothing happens, got { $got }
dl-fall-half = { $key }: { $got } needs both stat= and n=, or neither
dl-kind-near = no card is of the kind "{ $got }" that an effect names; did you mean { $near }?
dl-kind-unknown = no card is of the kind "{ $got }" that an effect names; there are: { $known }

## Values

dl-id-form = { $key } must be small letters, digits and underscores, such as "bone_drain", got "{ $got }"
dl-id-place = { $key } cannot be "{ $got }", which means a type of location; choose another
dl-word-twice = { $key } holds "{ $got }" twice; once is enough
dl-effects-empty = { $key } is empty; write at least one effect or take it away
dl-places-empty = { $key } is empty; name at least one location or type of location
dl-exit-near = { $key }: "{ $got }" is not an exit; did you mean { $near }?
dl-exit-form = { $key }: "{ $got }" is not an exit; write "open", "wall", "blocked speed 5" or "trapped magic 6"
dl-hazard-near = { $key }: "{ $got }" is not a hazard; did you mean { $near }?
dl-hazard-form = { $key }: "{ $got }" is not a hazard; write "danger 2", "spikes speed 5" or "pit melee 5"
dl-two-hazards = a location has { $key } or the hazard { $hazard }, not both
dl-threat-near = { $key }: "{ $got }" is not a threat; did you mean { $near }?
dl-threat-form = { $key }: "{ $got }" is not a threat; write a value and a number up to { $most }, such as "speed 9"; values: { $allowed }
dl-value-near = { $key }: "{ $got }" is not a value of a monster; did you mean { $near }?
dl-value-form = { $key }: "{ $got }" is not a value of a monster; write "attack 1", "counter 2" or "none", numbers up to { $most }
dl-cost-form = { $key } must be a whole number or "X", got "{ $got }"
dl-dice-form = { $key }: "{ $got }" is not a roll; write "2 sum 9", "3 each 3" or "2 pair" ({ $rules })
dl-sacrifice-near = { $key }: "{ $got }" cannot be given up; did you mean { $near }?
dl-sacrifice-form = { $key }: "{ $got }" cannot be given up; write what and how much, such as "health 2"; what: { $allowed }

## Heroes and locations

dl-hero-forms = { $key } is empty; a hero attacks in at least one form
dl-hero-limits = boons and treasures together must be { $least } to { $most }, got { $got }
dl-hero-slow = { $key } must begin with 1 or more, or the hero would never move, got { $got }
dl-hero-health = heroes of this stage have { $stated } health, got { $got }
dl-hero-gains = level { $level } should add 1 to one value, got { $got }
dl-location-shut = { $key } are four walls; leave at least one way out
dl-entrance-wall = { $key } of the entrance must not be walls, so that four tunnels can join it, got { $got }
dl-tunnel-axis = { $key } of a tunnel need a way { $axis ->
    [vertical] up or down
   *[horizontal] left or right
}, so that any four fit round the entrance
dl-throne-room = { $key } belongs to a room that is not the entrance
dl-entrance-count = one location must have entrance = true, got { $got }
dl-frame-alone = { $key } "{ $got }" never joins an entrance of frame "{ $frame }"; the card could not be placed
dl-ways-few = all locations together need at least { $least } exits that are no walls, got { $got }
dl-location-loop = { $key } move the hero on for nothing, and so do those of { $first }; two such locations could do it for ever
dl-threats-alike = threats of exits and hazards should test all three values, missing: { $missing }
dl-entrance-income = the entrance should give 1 glory and { $stated } peril, got { $glory } and { $got }

## Adventure cards

dl-card-timing = { $key } of a { $type } cannot be "{ $got }"; it is one of { $allowed }
dl-card-duration = { $key } of a { $type } cannot be "{ $got }"; it is one of { $allowed }
dl-monster-half = a table { $key } and duration = "monster" go together, got duration "{ $got }"
dl-trap-half = a table { $key }, the kind "trap", type = "encounter" and duration = "instant" go together
dl-trap-harmless = { $key } is missing; a trap does something to those who fail
dl-attachment-host = { $key } and duration = "attachment" go together, got duration "{ $got }"
dl-card-idle = this card does nothing; with duration "{ $got }" it needs { $key }
dl-instant-ability = { $key } belong to cards that stay; an instant is gone once it is played, write effects
dl-one-use = { $key } needs duration = "permanent" and an ability with on = "activate" and discard_self = true
dl-upkeep = { $key } { $got } belongs to boons and treasures that stay
dl-cost-free = { $key } with timing "{ $timing }" must be 1 or more, or the table would ask everybody at every moment
dl-aim-monster = { $key } = "monster" means one that attacks just now; use timing "response" or "anytime", got "{ $got }"
dl-aim-encounter = { $key } of an encounter is a hero; leave it out or write "rival", got "{ $got }"
dl-aim-host = { $key } of an attachment under a { $host } cannot be "{ $got }"; it is one of { $allowed }
dl-x-unused = { $key } is X, but no effect uses X
dl-solo-verb = { $key } must be false: one player plays without warps and shifts, got { $got }
dl-solo-rivals = { $key } should be false: this card needs other heroes
dl-monster-tame = { $key } never attacks; give it at least one form such as "attack 1"
dl-strike-form = { $key }: the monster has no value in { $form }, so it never strikes in it
dl-specials-many = { $key } can be at most { $most }, got { $got }
dl-special-threat = { $key }: threat = true needs a test among its effects

## Abilities

dl-abilities-many = { $key } can be at most { $most }, got { $got }
dl-passive-paid = { $key }: what is passive costs nothing and is not used up; take cost and once away
dl-ability-aim = { $key }: only what is activated is aimed; on = "{ $trigger }" has aim "{ $got }"
dl-discard-self = { $key }: discard_self belongs to adventure cards that stay
dl-ability-free = { $key } could be used for ever; let it cost glory or ap, or add once or discard_self
dl-ability-pays = { $key } can give back what it costs (up to { $glory } glory, { $ap } ap) and be used for ever; add once
dl-card-pays = { $key } fetch a card back and give back { $got } of the cost { $cost }; two such cards could be played for ever
dl-entry-loop = { $key } moves the hero on at every entry, for ever; add once or a cost

## Quests and the event

dl-quest-condition = a quest of category "{ $category }" has condition "{ $condition }", got "{ $got }"
dl-not-for-condition = { $key } has no meaning for condition "{ $condition }"; take it away
dl-quest-abilities = { $key } belongs to quests of category "{ $category }", and each of those has it; got category "{ $got }"
dl-quest-both = { $key } or threat, not both: what is found is beaten or overcome
dl-quest-penalty = { $key } belongs to a quest with a threat
dl-quest-kinds = { $key } belongs to a quest with a monster of its own
dl-escort-nowhere = { $key } must differ from places, got { $got }
dl-dice-sense = { $key } must be 1 to 3 dice that can fail and can succeed, got "{ $got }"
dl-place-near = { $key }: there is no location "{ $got }"; did you mean { $near }?
dl-place-unknown = { $key }: there is no location "{ $got }"; there are: { $known }
dl-place-type = { $key }: no location is of the type "{ $got }"
dl-threat-high = { $key } "{ $got }" is beyond every hero, even with a 6
dl-threat-some = { $key } "{ $got }" is beyond some heroes without help: { $heroes }
dl-monster-strong = { $key } cannot be wounded by some heroes, even with 6 against 1: { $heroes }
dl-sacrifice-much = { $key }: some hero has at most { $most } { $what } to give, got { $got }
dl-search-far = { $key } is too high: a 6 with four cards between hero and entrance makes { $most }, got { $got }
dl-place-often = { $place } should be named by at most { $most } quests, got { $got }
dl-event-tokens = { $key } at the start must be at most cap, which is { $most }, got { $got }
dl-lord-part = the lord comes with his throne, his card, his quest and the event; here is missing: { $part ->
    [throne] a location with throne = true
    [card] an adventure card with lord = true
    [quest] a quest with lord = true
   *[event] the event
}
dl-lord-twice = there is already one at { $first }, one is enough: { $part ->
    [throne] a location with throne = true
    [card] an adventure card with lord = true
    [quest] a quest with lord = true
   *[event] the event
}
dl-lord-card = { $key } belongs to one copy of a monster of the kind "undead"
dl-lord-hunt = { $key } of the lord’s quest must be "hunt", got "{ $got }"
dl-lord-monster = { $key } has no place in the lord’s quest: his card says how he fights

## The set as a whole

dl-needed = there must be at least { $least }, got { $got }: { $what ->
    [tunnels] tunnels
    [grim] grim tunnels
    [heroes] heroes
    [quests] quests
   *[cards] adventure cards
}
dl-many = there can be at most { $most }, got { $got }: { $what ->
    [locations] locations
    [heroes] heroes
    [quests] quests
    [escorts] escort quests
   *[cards] adventure cards
}
dl-box-count = a box has { $stated }, got { $got }: { $what ->
    [locations] locations
   *[heroes] heroes
}
dl-few = there should be at least { $least }, got { $got }: { $what ->
    [blocked] blocked exits
    [trapped] trapped exits
    [danger] locations with danger
    [spikes] locations with spikes
    [pit] locations with a pit
    [artifact] artifact quests
    [influence] influence quests
    [sacrifice] sacrifice quests
    [hunt] hunts
    [search] search quests
    [escort] escort quests
    [threat] threat quests
    [chance] chance quests
    [solo_quests] quests for one player
    [solo_glory] glory cards for one player
    [solo_peril] peril cards for one player
    [monsters] monsters
    [undead] undead monsters
    [frail] monsters with 1 health
    [hardy] monsters with 2 health or more
    [specials] monsters with specials
    [threat_specials] monsters with a special that is a threat
    [traps] traps
    [curses] curses
    [aimless] curses aimed at no hero
    [monster_curses] curses on monsters or traps
    [anytime_peril] peril cards for any time
    [level_threats] threats on level among peril cards
    [health_threats] threats on health among peril cards
    [hard_falls] falls that need a threat to stand up
    [x_peril] peril cards that cost X
    [responses] response cards
    [anytime_glory] glory cards for any time
    [one_use] permanents of one use
    [limits] cards that raise a limit
    [upkeep] cards with upkeep
    [minions] cards that make minions
    [minion_heroes] heroes who make minions
    [x_glory] glory cards that cost X
   *[treasure_kinds] kinds with two treasures or more
}
dl-halves = glory and peril should be about half of the deck each, got { $glory } and { $got }
