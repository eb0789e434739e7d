# Dungeons & Doggos at the terminal.

play-help-doggos =
    Answer with a number from the list, or write the move itself. A place is
    written as its column and row on the map: 2,-1 or 2,-1 r90. On your path
    n, e, s, w and out are enough. A whole line such as
    leave n (fight) e (claim) out  is a whole turn.
      u           take your last choice back     b       back from turning
      map         the whole map and its signs    sheet   your board in full
      rivals      the others                     score   your coins and why
      why MOVE    why a move is not possible     hint    what a bot would do
      rules RULE  a rule, such as DD-20          log     what has happened
      q           leave; the game is saved       ?       this help

## Symbols, sides, places

dog-sword = sword
dog-bow = bow
dog-fireball = fireball
dog-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
dog-bows = { $count ->
    [one] 1 bow
   *[other] { $count } bows
}
dog-fireballs = { $count ->
    [one] 1 fireball
   *[other] { $count } fireballs
}
dog-north = north
dog-east = east
dog-south = south
dog-west = west
dog-steps-north = { $count } north
dog-steps-east = { $count } east
dog-steps-south = { $count } south
dog-steps-west = { $count } west
dog-cell = { $steps } of the start
dog-start-room = the start room
dog-exits = { $count ->
    [one] exit { $sides }
   *[other] exits { $sides }
}
dog-doors = { $count ->
    [one] door { $sides }
   *[other] doors { $sides }
}

## The map: at most 5 signs

dog-map-start = START
dog-map-potion = flask
dog-map-goes-on = "map" shows the rest
dog-legend-shield = defence
dog-legend-key = key
dog-legend-coins = coins
dog-legend-monster = a monster: needs { $gives } trophy
dog-legend-damage = damage
dog-legend-artifact = artifact
dog-legend-chest = chest, needs a key
dog-legend-trap = trap and its symbol
dog-legend-tramp = tramp: either of two | one and a paw
dog-legend-portal = portal
dog-legend-paw = paw of player 1
dog-legend-here = your dog
dog-legend-been = you have been here
dog-legend-covered = disarmed, closed
dog-legend-emptied = emptied, closed
dog-legend-way-out = way out
dog-legend-door = door, needs a key
dog-legend-passage = broken passage
dog-legend-place = a place for the room

## The sheet

dog-head-round = round { $round } of 3
dog-head-deck = { $cards } in the deck
dog-head-countdown = { $cards ->
    [0] no cards left
    [one] only 1 card left
   *[other] only { $cards } cards left
}
dog-head-supply = supply { $potions }
dog-head-coins = { $coins ->
    [one] 1 coin now
   *[other] { $coins } coins now
}
dog-attack = Attack
dog-defence = Defence { $defence }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
dog-paws = Paws
dog-paws-count = { $paws }{ $extra ->
    [0] {""}
   *[other] , extra { $extra }
}
dog-potions = Potions
dog-keys = Keys { $keys }
dog-path = Path: { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
dog-cards = Cards: { $cards }
dog-cards-pawed = Under your paws: { $cards }
dog-variant-pair = two trophies
dog-variant-single = one trophy
dog-variant-paw = trophy and paw
dog-quest-own = Your quest
dog-quest-common = Common quest
dog-quest-trophies = { $rivals ->
    [alone] { $count } of 4
   *[other] { $count } to { $rivals }
}
dog-status = { $status ->
    [left] outside
    [asleep] asleep
   *[inside] inside
}
dog-rival = { $dog }, { $status }: coins { $coins }, paws { $paws }, attack { $attack }, defence { $defence }, potions { $potions }, keys { $keys }, cards { $cards }

## Questions

dog-ask-dog = Which dog are you?
dog-ask-quest = Which quest do you keep to yourself? The other one is for everybody.
dog-ask-turn = Your turn: what do you do?
dog-ask-place = { $card }: where does it go? A number, or column,row.
dog-ask-rotate = Which way round?
dog-ask-rotate-only = It fits one way only: { $turn }. Enter lays it, u takes back.
dog-ask-way = From { $room }: where to?
dog-ask-turning = Turn it how far? b goes back.
dog-ask-room = { $room }: { $text }.
dog-ask-confirm = You are outside. Enter leaves by this path, u takes back.
dog-turn-card = Turn the card in the { $side }: { $card }
dog-card = { $attack }, defence { $defence }. { $text }
dog-explore-detail = { $cards ->
    [one] 1 card is left to draw
   *[other] { $cards } cards are left to draw
}
dog-leave-detail = choose your path; nothing counts before you confirm it
dog-leave-first = you would be the first: then only { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left to draw
dog-sleep-detail = one more paw for the rest of the game, { $paws } in all; out for this round
dog-sleep-last = out for this round, the last one: a paw more is worth nothing now
dog-sleep-nothing = out for this round; you have no extra paw left to gain
dog-pass-detail = damage { $damage } then, defence { $defence }
dog-minus-coin = −1 coin at the end
dog-hire-pair = in each fight { $first } or { $second }
dog-hire-paw = one extra paw comes onto your board
dog-needs = needs { $symbols }
dog-damage = damage { $damage }
dog-trophy = trophy: { $trophy }
dog-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dog-chest = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} with a key
dog-shields = { $count } defence
dog-key = a key
dog-trap = a trap: { $symbol } or a paw
dog-tramp = { $first } or { $second }, or { $single } and a paw
dog-supply = any potion of the supply: { $potions }
dog-portal = { $count ->
    [0] no other portal yet
    [one] leads to 1 other portal
   *[other] leads to { $count } other portals
}
dog-nothing = nothing to do here
dog-you-win = you win
dog-you-win-potions = you win with potions
dog-you-win-paws = you win with two paws
dog-too-strong = too strong for you
dog-change-paws = paws { $count }
dog-change-defence = defence { $count }
dog-change-keys = keys { $count }
dog-change-swords = swords { $count }
dog-change-bows = bows { $count }
dog-change-fireballs = fireballs { $count }
dog-change-sword-potions = sword potions { $count }
dog-change-bow-potions = bow potions { $count }
dog-change-fireball-potions = fireball potions { $count }

## What rivals did

dog-rival-path = { $text } On the way: { $deeds }.
dog-deed-beats = beaten { $rooms }
dog-deed-passes = walked past { $rooms }
dog-deed-claims = paws on { $rooms }
dog-deed-hires = hired { $rooms }
dog-deed-disarms = disarmed { $rooms }
dog-deed-trapped = trapped by { $rooms }
dog-deed-breaks = { $count ->
    [one] 1 wall broken
   *[other] { $count } walls broken
}
dog-deed-turns = { $count ->
    [one] 1 card turned
   *[other] { $count } cards turned
}

## The end, and the pack

dog-solo-rank = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $rank }.
dog-solo-next-rank = The next rank, { $rank }, begins at { $coins } coins.
dog-show-start = Start room: { $two } for two, { $more } for more. Edges clockwise from the top: E exit, D door, W wall.
dog-show-dogs = Dogs
dog-show-cards = { $count ->
    [one] 1 room card
   *[other] { $count } room cards
}
dog-show-quests = Quests
dog-show-potions = Potions
