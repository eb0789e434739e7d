# Dungeoneer in the browser.

## The board

ui-dl-map = Map of the dungeon
ui-dl-may-go = You may choose this
ui-dl-side = { $side ->
    [0] The northern exit
    [1] The eastern exit
    [2] The southern exit
   *[3] The western exit
}
ui-dl-heroes-here = here: { $players }
ui-dl-quests-here = quest: { $quests }
ui-dl-lord-here = { $lord } attacks whoever enters
ui-dl-turn-of = { $who ->
    [you] Your turn
   *[other] Turn of { $player }
}
ui-dl-phase = { $phase ->
    [reset] Reset
    [villainy] Villainy
    [location] Location
    [feats] Feats
   *[discard] Discard
}
ui-dl-ap = Action points: { $ap }{ $saved ->
    [0] {""}
   *[other] , saved { $saved }
}
ui-dl-turn-begins = Round { $round }, { $who ->
    [you] your turn
   *[other] turn of { $player }
}
ui-dl-turn-title = { $phase ->
    [reset] Reset
    [villainy] Villainy
    [location] A new location
    [feats] Feats
    [discard] End of the turn
   *[setup] Set-up
}
ui-dl-phase-told = { $phase ->
    [reset] Upkeep is paid, what held for a while ends, and { $who ->
        [you] your hero gains
       *[other] { $player } gains
    } action points equal to speed.
    [villainy] { $who ->
        [you] You are the dungeon lord: curses and encounters go at the other heroes, and their own peril pays.
       *[other] { $player } is the dungeon lord and may send curses and encounters; the victims’ own peril pays.
    }
    [location] { $who ->
        [you] The dungeon grows by one card that you place.
       *[other] { $player } places a new location.
    }
    [feats] { $who ->
        [you] Your hero acts: walk, explore, play glory cards, attempt quests, attack. A quest done ends the phase.
       *[other] The hero of { $player } acts: walks, explores, attempts quests.
    }
    [discard] { $who ->
        [you] One card is discarded, an action point may be kept, and the hand is filled up to five.
       *[other] { $player } discards a card and draws up to five.
    }
   *[setup] The table is being laid.
}
ui-dl-sent-at = { $who ->
    [you] at you
   *[other] at { $player }
}, { $cost } peril
ui-dl-orders = Ask me on others’ turns

## Tests

ui-dl-test-title = { $what ->
    [trap] Trap: { $source }
    [exit] The way out: { $source }
    [hazard] Hazard: { $source }
    [quest] Quest: { $source }
    [search] Search: { $source }
    [rise] Standing up
   *[effect] { $source ->
        [none] A test
       *[other] Test: { $source }
    }
}
ui-dl-against = against { $needed }
ui-dl-roll-done = A quest is done
ui-dl-roll-seal = The quest is done!
ui-dl-test = { $passed ->
    [open] { $who ->
        [you] You roll
       *[other] { $player } rolls
    } with +{ $added }{ $stat ->
        [melee] {" "}(melee)
        [magic] {" "}(magic)
        [speed] {" "}(speed)
        [level] {" "}(level)
        [health] {" "}(health)
       *[none] {""}
    } against { $needed }: { $chance ->
        [sure] any roll will do.
        [none] no roll is enough.
       *[some] { $least } or more on the die.
    }
    [yes] { $die } + { $added } = { $total } against { $needed }: made it.
   *[no] { $die } + { $added } = { $total } against { $needed }: failed.
}

## Questions

ui-dl-ask-villainy = What do you send at the others?
ui-dl-ask-more = Send these, or add another?
ui-dl-ask-feats = { $fallen ->
    [yes] Your hero lies on the ground. What now?
   *[no] What does your hero do?
}
ui-dl-ask-effect = { $source ->
    [none] {""}
   *[other] { $source }:{" "}
}{ $what ->
    [hand] which card of your hand goes?
    [own] which of your cards?
    [curse] which curse?
    [discards] which card of the discard pile?
    [rival] which card of a rival?
    [warp] to which place?
    [step] which way?
    [redirect] who instead of you?
    [branch] which of these?
    [pay] do you pay for it?
    [form] in which form?
   *[other] what do you choose?
}
ui-dl-ask-share = Which location do you place?
ui-dl-ask-treasure = Do you lay out a treasure?
ui-dl-ask-place = { $place ->
    [none] Where does the location go?
   *[other] Where does { $place } go?
}
ui-dl-ask-discard = Which card do you discard?
ui-dl-ask-save = Keep an action point?
ui-dl-ask-challenge = Do you strike back with a challenge?
ui-dl-line-feats = { $ap ->
    [0] No action points are left.
    [one] 1 action point is left.
   *[other] { $ap } action points are left.
}{ $extra ->
    [0] {""}
   *[other] {" "}One more is not for walking.
}
ui-dl-line-villainy = Lit cards can be played. The peril of those you aim at pays for them.
ui-dl-line-place = Pick a lit cell{ $turns ->
    [yes] ; R turns the card
   *[no] {""}
}. Exits must meet exits.
ui-dl-line-discard = One of your hand, a treasure or a monster of your lair.
ui-dl-line-where = { $where ->
    [hand] Choose a lit card in your hand.
    [cards] Choose a lit card beside your hand.
    [map] Choose a lit place on the map.
   *[table] Choose something that is lit on the table.
}
ui-dl-line-challenge = It costs 1 action point; you have { $ap }.
ui-dl-line-window = What is lit can be played now.
ui-dl-line-window-none = You hold nothing for this moment.
ui-dl-line-harm = Health { $before } to { $after }.
ui-dl-line-attack = { $attacker } attacks with { $form ->
    [melee] melee
    [magic] magic
   *[speed] speed
}, die + { $attack }; against that stands die + { $counter } ({ $foe }).
ui-dl-line-counter = { $attacker } has { $total }. Against that stands die + { $counter } ({ $foe }): { $chance ->
    [sure] any roll wins.
    [none] no roll wins.
   *[some] { $least } or more wins.
}
ui-dl-declared = { $card } at { $player } ({ $cost } peril)
ui-dl-hero-figures = melee { $melee }, magic { $magic }, speed { $speed }, health { $health }, peril { $peril }
ui-dl-form-values = { $value } against { $other }
ui-dl-change = { $whose ->
    [own] {""}
   *[other] { $player }:{" "}
}{ $field ->
    [glory] glory { $before } to { $after }
    [peril] peril { $before } to { $after }
    [ap] AP { $before } to { $after }
    [saved] saved AP { $before } to { $after }
   *[scepter] tokens { $before } to { $after }
}
ui-dl-go = { $side ->
    [n] Go north
    [e] Go east
    [s] Go south
   *[w] Go west
}
ui-dl-way = { $place }{ $exit ->
    [blocked] , blocked: { $stat ->
        [melee] melee
        [magic] magic
       *[speed] speed
    } { $needed }+ or 1 AP more
    [trapped] , trapped: { $stat ->
        [melee] melee
        [magic] magic
       *[speed] speed
    } { $needed }+ or a wound
   *[open] {""}
}
ui-dl-place-here = Place it here
ui-dl-turn = Turn it round
ui-dl-put-back = Take back
ui-dl-more = { $only ->
    [yes] Show all { $count } here
   *[no] { $count } more…
}
ui-dl-more-where = { $where ->
    [hand] lit in your hand
    [cards] lit beside your hand
    [map] lit on the map
   *[table] lit on the table
}
ui-dl-odds = die +{ $value } against { $needed }: { $faces } of 6
ui-dl-why-far = { $place } does not lie beside you. A step leads to a neighbouring location.
ui-dl-why-here = You stand here already.
