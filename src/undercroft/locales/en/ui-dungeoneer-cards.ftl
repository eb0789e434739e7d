# Cards, heroes, quests and battles of Dungeoneer in the browser.

## Cards

ui-dl-card-timing = { $timing ->
    [villainy] villainy
    [feats] feats
    [response] response
   *[anytime] any time
}
ui-dl-card-cost-printed = Printed cost: { $cost }.
ui-dl-card-cost-now = It costs { $cost } now
ui-dl-card-hand = { $count ->
    [0] Hand, empty
    [one] Hand, 1 card
   *[other] Hand, { $count } cards
}
ui-dl-card-no-hand = Your hand is empty.
ui-dl-card-playable = You may play it now
ui-dl-card-usable = You may choose it now
ui-dl-card-back = { $purse ->
    [glory] { $count ->
        [one] a covered glory card
       *[other] { $count } covered glory cards
    }
    [peril] { $count ->
        [one] a covered peril card
       *[other] { $count } covered peril cards
    }
   *[none] { $count ->
        [one] a covered card
       *[other] { $count } covered cards
    }
}
ui-dl-card-used = used this turn
ui-dl-card-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
ui-dl-card-health = health { $health } of { $most }
ui-dl-card-with = With it: { $card }
ui-dl-card-inventory = Inventory
ui-dl-card-boons = boons { $count } of { $limit }
ui-dl-card-treasures = treasures { $count } of { $limit }
ui-dl-card-nothing = Nothing yet.
ui-dl-card-curses = Curses
ui-dl-card-by = played by { $player }
ui-dl-card-lair = Lair
ui-dl-card-of = { $count } of { $limit }
ui-dl-card-lord = { $status ->
    [enthroned] on the throne
    [ready] waits for his throne
    [defeated] is defeated
   *[away] is not here yet
}
ui-dl-card-scepter = { $tokens ->
    [0] It sleeps.
   *[other] All undead get +{ $tokens } to attacks.
}
ui-dl-card-scepter-roll = At the start of a turn { $roll }+ may add one.
ui-dl-card-scepter-full = It grows no further.
ui-dl-card-scepter-tokens = Tokens: { $tokens } of { $cap }
ui-dl-card-deck = { $purse ->
    [glory] Glory deck
    [peril] Peril deck
   *[none] Deck
}
ui-dl-card-discards = { $purse ->
    [glory] Glory discards
    [peril] Peril discards
   *[none] Discards
}
ui-dl-card-locations = Locations
ui-dl-card-quests = Quests
ui-dl-card-newest-first = The newest lies on top.

## Heroes

ui-dl-hero-health-after = health { $health }, then { $after }
ui-dl-hero-open = { $name }, level { $level }. { $lit ->
    [yes] Choose this hero.
   *[no] Show all that the hero has.
}
ui-dl-hero-state = { $state ->
    [turn] at turn
    [fallen] fallen
   *[out] out of the game
}
ui-dl-hero-by-level = by level { $level }
ui-dl-hero-counter-only = For counterattacks only.
ui-dl-hero-glory = glory
ui-dl-hero-peril = peril
ui-dl-hero-ap = { $own ->
    [yes] { $count ->
        [one] 1 action point left
       *[other] { $count } action points left
    }
   *[no] { $count ->
        [one] 1 action point saved
       *[other] { $count } action points saved
    }
}
ui-dl-hero-quests = Quests done: { $done } of { $goal }

## Quests

ui-dl-quest-title = Quests
ui-dl-quest-goal = { $done } of { $goal } to win
ui-dl-quest-yours = yours
ui-dl-quest-line = { $whose ->
    [common] { $category }, common
   *[other] { $category }
}
ui-dl-quest-whose = { $whose ->
    [own] Your quest, { $category }
    [common] Common quest, { $category }
   *[theirs] Personal quest, { $category }
}
ui-dl-quest-here = here
ui-dl-quest-found = found here
ui-dl-quest-token = token on the map
ui-dl-quest-escorting = on the way
ui-dl-quest-threat = { $stat ->
    [melee] melee
    [magic] magic
    [speed] speed
    [level] level
   *[health] health
} { $needed }+
ui-dl-quest-search = search { $needed }+
ui-dl-quest-may = You may try it now
ui-dl-quest-none = No quests are open.

## Battles

ui-dl-battle-title = { $kind ->
    [challenge] Challenge
    [duel] Duel
    [hunt] Hunt
    [lord] The lord of the dead
   *[villainy] Battle
}{ $place ->
    [none] {""}
   *[other] : { $place }
}
ui-dl-battle-about = { $by ->
    [self] You attack { $defender }.
    [you] { $attacks ->
        [one] You send a monster at { $defender }.
       *[other] You send { $attacks } monsters at { $defender }.
    }
    [player] { $attacks ->
        [one] { $player } sends a monster at { $target ->
            [you] you
           *[other] { $defender }
        }.
       *[other] { $player } sends { $attacks } monsters at { $target ->
            [you] you
           *[other] { $defender }
        }.
    }
   *[alone] { $attacker } attacks { $target ->
        [you] you
       *[other] { $defender }
    }.
}
ui-dl-battle-stage-attack = Attack
ui-dl-battle-stage-response = Response
ui-dl-battle-stage-roll = Attack roll
ui-dl-battle-stage-counter = Counterattack
ui-dl-battle-stage-compare = Comparison
ui-dl-battle-stage-challenge = Challenge
ui-dl-battle-stage-lair = Lair
ui-dl-battle-stage-reward = Reward
ui-dl-battle-now-attack = The attacker names the target and the form.
ui-dl-battle-now-response = Before the dice fall, whoever is attacked may answer with cards.
ui-dl-battle-now-roll = The attacker throws a die and adds the value of this form.
ui-dl-battle-now-counter = The defender throws in the same form. The higher total strikes.
ui-dl-battle-now-compare = The higher total strikes. Equal totals do nothing.
ui-dl-battle-now-challenge = Whoever was attacked may strike back for 1 action point.
ui-dl-battle-now-lair = The monsters withdraw: to the lair, to the hand or to the discard pile.
ui-dl-battle-now-reward = Wounds pay: those of monsters with peril, those of heroes with glory.
ui-dl-battle-how = { $form ->
    [melee] { $role ->
        [attack] attacks in melee
       *[counter] strikes back in melee
    }
    [magic] { $role ->
        [attack] attacks with magic
       *[counter] strikes back with magic
    }
    [speed] { $role ->
        [attack] attacks with speed
       *[counter] strikes back with speed
    }
   *[none] { $role ->
        [attack] the form is not chosen yet
       *[counter] waits for the form
    }
}{ $able ->
    [no] , wounding nobody
   *[yes] {""}
}
ui-dl-battle-die = Die: { $die }
ui-dl-battle-die-waits = The die is not thrown yet
ui-dl-battle-last = The battle just fought
ui-dl-battle-against = against
ui-dl-battle-between = { $result ->
    [hit] beats
    [repelled] loses to
   *[even] equals
}
ui-dl-battle-hit = The strike lands.
ui-dl-battle-repelled = The counterattack lands.
ui-dl-battle-even = A tie.
ui-dl-battle-unable = The attack is repelled.
ui-dl-battle-no-harm = Nobody is hurt.
ui-dl-battle-one-wound = 1 wound.
ui-dl-battle-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}: health { $before } to { $after }.
ui-dl-battle-guarded = { $name } stands in front of the hero.
ui-dl-battle-void = is out of the battle
ui-dl-battle-next = comes next
ui-dl-battle-other = { $attack } to { $counter }, { $result ->
    [hit] a hit
    [repelled] repelled
   *[even] a tie
}
