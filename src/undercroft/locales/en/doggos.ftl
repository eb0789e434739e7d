# Dungeons & Doggos.

intro-doggos = In 3 rounds all dogs build one dungeon together, and each finds its own way out. On your turn you draw a room and place it, or leave, or sleep. Whoever leaves walks from the start room to an exit onto the bare table, beats monsters and lays paws on cards; the paws decide who takes what. The first to leave starts a countdown for the others. Most coins win. "map" explains every sign.

## Options

option-doggos-dogs = Each player chooses a dog in turn, or gets a random one.
option-doggos-two-side = The start room with three exits, meant for two, also with more players.
option-doggos-damage = Damage must stay below defence after each room, or only at the end of the path.
option-doggos-night-watch = If all others sleep, the last dog awake has only 4 cards to draw.
option-doggos-hidden-coins = Coins, chests and traps lie face down for rivals until the end.
option-doggos-rules = The version of the rules, so that old records replay for ever.
pack-too-large = The pack is too large: it may have at most { $designs } kinds of room cards, { $dogs } dogs and { $quests } quests.

## Choices

choice-doggos-explore = Draw a room
choice-doggos-leave = Leave the dungeon
choice-doggos-sleep = Go to sleep
choice-doggos-place = Place it { $cell }
choice-doggos-rotate = { $turn ->
    [0] Lay it as it is
   *[other] Turn it by { $turn }°
}
choice-doggos-dog = Play as { $dog }
choice-doggos-quest = Keep the quest { $quest }
choice-doggos-turn = Turn the { $side ->
    [n] northern
    [e] eastern
    [s] southern
   *[w] western
} card by { $turn }°
choice-doggos-step = Walk { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: { $room }
choice-doggos-break = Break through to the { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
choice-doggos-jump = Jump to the portal { $cell }
choice-doggos-fight = Fight: { $room }{ $potions ->
    [none] {""}
    [sword] , with a sword potion
    [bow] , with a bow potion
    [fireball] , with a fireball potion
   *[other] , with potions: { $potions }
}
choice-doggos-overpower = Beat with two paws: { $room }
choice-doggos-pass = Walk past: { $room }
choice-doggos-claim = Lay a paw: { $room }
choice-doggos-skip = Lay no paw: { $room }
choice-doggos-hire = { $edge ->
    [pair] Hire for two trophies: { $room }
   *[paw] Hire for a trophy and a paw: { $room }
}
choice-doggos-take = { $potion ->
    [sword] Take a sword potion
    [bow] Take a bow potion
   *[fireball] Take a fireball potion
}
choice-doggos-disarm-potion = { $potion ->
    [sword] Disarm with a sword potion
    [bow] Disarm with a bow potion
   *[fireball] Disarm with a fireball potion
}
choice-doggos-disarm-own = Disarm with your card: { $card }{ $variant ->
    [pair] , two trophies
    [single] , one trophy
    [paw] , trophy and paw
   *[plain] {""}
}
choice-doggos-disarm-path = Disarm with the card { $cell }
choice-doggos-out = Go outside
choice-doggos-confirm = Leave by this path

## Why not

doggos-not-now = That is not what is asked now.
doggos-game-over = The game is over.
doggos-seat-waits = It is not your turn.
doggos-seat-done = You have chosen. The others are still choosing.
doggos-chance-first = The cards come first.
doggos-dog-taken = Another player has that dog. Choose another one.
doggos-not-dealt = You do not hold that quest.
doggos-no-cards = No cards are left to draw this round. Leave or sleep.
doggos-nowhere-to-place = No exit leads to a free place, so no room can be added. Leave or sleep.
doggos-cell-taken = A room lies there already. Choose a free place.
doggos-cell-emptied = That place was emptied and stays so until the end of the round. Choose another one.
doggos-no-exit-here = No exit leads there. A room goes where an exit, a door or a passage leads.
doggos-exits-do-not-meet = Laid like this, none of its exits meets an exit. Turn it another way.
doggos-same-rotation = Turned so far the card looks as it does with a smaller turn. Choose that one.
doggos-place-first = The room you drew comes first: choose a place, then turn it.
doggos-room-first = First decide what you do in this room.
doggos-choose-turn = First choose: explore, leave or sleep.
doggos-leaving = You are on your way out: walk on until you are outside, or take it back.
doggos-confirm-first = You are outside: confirm the path, or take it back.
doggos-not-sharik = Only Sharik turns rooms.
doggos-turn-first = Rooms are turned before the first step, clockwise from the north and each once.
doggos-nothing-to-turn = No room lies on that side of the start room.
doggos-wall = A wall blocks the way. You pass where both rooms have an exit.
doggos-no-key = The door is locked, and you have no key. Key-dragonflies carry one.
doggos-no-room = No room lies there.
doggos-room-visited = You have been in that room. No room is entered twice.
doggos-rivals-paw = A rival’s paw lies in that room. Nobody else may enter it this round.
doggos-trap-covered = That trap is disarmed and covered. Nobody may enter it this round.
doggos-emptied = That place was emptied. Nobody passes it this round.
doggos-not-bonk = Only Bonk breaks through walls and doors.
doggos-no-paw = You have no paw left on your board.
doggos-already-open = The way is open there. You need no paw to pass.
doggos-not-a-portal = A jump goes only from one portal to another.
doggos-no-way-out = No exit of this room leads onto the bare table. Walk on to one that does.
doggos-too-much-damage = That is too much damage: { $damage } so far, and your defence is { $defence }. Damage must stay below defence.
doggos-too-weak = Your symbols are not enough for this monster. Spend potions or walk past.
doggos-potion-not-held = You do not have that potion.
doggos-potion-not-needed = You win this fight without that potion. Keep it.
doggos-not-joan = Only Joan beats a monster with a second paw.
doggos-dragon = A second paw does not beat the dragon. It takes all its symbols.
doggos-can-be-beaten = You can beat this monster without a second paw. Fight it.
doggos-not-in-supply = That potion is not in the supply. Choose another one.
doggos-take-a-potion = A paw here brings a potion: choose which.
doggos-wrong-symbol = That does not show the symbol this trap asks for.
doggos-not-owned = You do not have that card.
doggos-no-paw-for-trap = You have no paw left for the trap. Only a trophy or a potion of its symbol helps.
doggos-stuck-damage = No path out is left: the damage would be too much for your defence.
doggos-stuck-key = No path out is left: it would take a key.
doggos-stuck-paw = No path out is left: it would take one more paw.
doggos-stuck-rivals = No path out is left: rivals’ paws block the way.
doggos-stuck = No path out is left.
doggos-no-second-paw = That takes two paws on your board, and you have { $paws }.
doggos-jumped-over = Robin jumps over traps: she neither claims nor disarms them.
doggos-other-question = That cannot be done here.

## What happened

event-table-set = The table is set. { $seats ->
    [one] 1 dog sniffs
   *[other] { $seats } dogs sniff
} at the dungeon door.
event-dog-taken = { $who ->
    [you] You play as { $dog }.
   *[other] { $player } plays as { $dog }.
}
event-dog-dealt = { $who ->
    [you] { $dog } runs up to you and stays.
   *[other] { $dog } runs up to { $player } and stays.
}
event-quests-dealt = Your quests to choose from: { $quests }.
event-quest-kept = You keep a quest and bury it deep: { $quest }.
event-quest-laid = { $who ->
    [you] You lay out a common quest: { $quest }.
   *[other] { $player } lays out a common quest: { $quest }.
}
event-potion-dealt = { $who ->
    [you] You get
   *[other] { $player } gets
} { $potion ->
    [sword] a sword potion
    [bow] a bow potion
   *[fireball] a fireball potion
}.
event-round-begun = — Round { $round } of 3, first player: { $seat } —
event-turn-passed = Next: { $seat }.
event-explored = { $who ->
    [you] You stick your nose round the corner.
   *[other] { $player } sticks a nose round the corner.
}
event-room-drawn = { $who ->
    [you] You sniff out a room: { $card }.
   *[other] { $player } sniffs out a room: { $card }.
}
event-room-placed = { $who ->
    [you] You place a room { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn }°
    }.
   *[other] { $player } places a room { $cell }: { $card }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn }°
    }.
}
event-leaving = { $who ->
    [you] You prick up your ears and look for the way out.
   *[other] { $player } is on the way out.
}
event-card-turned = { $who ->
    [you] You turn
   *[other] { $player } turns
} the { $side ->
    [n] northern
    [e] eastern
    [s] southern
   *[w] western
} card by { $turn }°.
event-stepped = { $who ->
    [you] You trot
   *[other] { $player } trots
} { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: { $room }.
event-passage-broken = { $who ->
    [you] You run
   *[other] { $player } runs
} head first through the { $side ->
    [n] northern
    [e] eastern
    [s] southern
   *[w] western
} side. It gives way.
event-jumped = { $who ->
    [you] You jump through the portal, { $cell }. Your tail arrives last.
   *[other] { $player } jumps through the portal, { $cell }. The tail arrives last.
}
event-monster-beaten = { $who ->
    [you] You beat
   *[other] { $player } beats
} the monster: { $room }{ $potions ->
    [none] {""}
    [sword] , with a sword potion
    [bow] , with a bow potion
    [fireball] , with a fireball potion
   *[other] , with potions: { $potions }
}.
event-monster-overpowered = { $who ->
    [you] You beat the monster with two paws at once: { $room }.
   *[other] { $player } beats the monster with two paws at once: { $room }.
}
event-walked-past = { $who ->
    [you] You slink past and get a few scratches: { $room }.
   *[other] { $player } slinks past and gets a few scratches: { $room }.
}
event-room-claimed = { $who ->
    [you] You lay a paw: { $room }.
   *[other] { $player } lays a paw: { $room }.
}
event-room-skipped = { $who ->
    [you] You sniff and lay no paw: { $room }.
   *[other] { $player } sniffs and lays no paw: { $room }.
}
event-tramp-hired = { $who ->
    [you] You hire a tramp
   *[other] { $player } hires a tramp
} { $edge ->
    [pair] for two trophies
   *[paw] for a trophy and a paw
}: { $room }.
event-potion-taken = { $who ->
    [you] You take
   *[other] { $player } takes
} { $potion ->
    [sword] a sword potion
    [bow] a bow potion
   *[fireball] a fireball potion
}: { $room }.
event-empty-supply = { $who ->
    [you] The supply is empty: your paw brings you no potion.
   *[other] The supply is empty: { $player } gets no potion.
}
event-trap-disarmed = { $who ->
    [you] You disarm the trap: { $room }.
   *[other] { $player } disarms the trap: { $room }.
}
event-trap-pawed = { $who ->
    [you] You walk right into the trap: { $room }. That is −1 coin at the end.
   *[other] { $player } walks right into the trap: { $room }. That is −1 coin at the end.
}
event-got-out = { $who ->
    [you] You shake yourself in the fresh air.
   *[other] { $player } is out in the fresh air.
}
event-left = { $who ->
    [you] You leave the dungeon
   *[other] { $player } leaves the dungeon
}: { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
} walked, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} claimed.
event-countdown = The countdown is on: { $cards ->
    [0] no card is left to draw
    [one] 1 more card may be drawn
   *[other] { $cards } more cards may be drawn
} this round.
event-slept = { $who ->
    [you] You turn round three times and fall asleep.
   *[other] { $player } turns round three times and falls asleep.
}
event-round-ended = Round { $round } is over. The token of the goodest dog: { $seat }.
event-quests-shown = The personal quests are dug up.
event-coins-counted = { $who ->
    [you] You count
   *[other] { $player } counts
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, personal quest: { $quest }.

## Coins

box-doggos-monsters = Monsters
box-doggos-coins = Coin rooms
box-doggos-chests = Chests
box-doggos-traps = Traps
box-doggos-tramps = Tramps
box-doggos-personal = Personal quest
box-doggos-common = Common quests
doggos-score-monsters = Coins on monsters
doggos-score-coins = Claimed with a paw: the coins on each card
doggos-score-chests = { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}, { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
doggos-score-traps = Traps with a paw
doggos-score-tramps = Hired tramps
doggos-score-personal = Personal quest { $quest }: { $times ->
    [0] not met
   *[other] met { $times }×
}
doggos-score-personal-hidden = Personal quest, still hidden
doggos-score-common = Common quest { $quest }: { $times ->
    [0] not met
   *[other] met { $times }×
}
doggos-ranked-by-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
doggos-ranked-by-quests = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, the tie was broken by quests: met { $quests }×
doggos-rank-shared = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, as others have: the place is shared
