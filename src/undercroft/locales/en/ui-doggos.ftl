# Dungeons & Doggos in the browser.

## Questions

ui-dd-ask-quest = Which quest do you keep secret?
ui-dd-ask-turn = What does your dog do?
ui-dd-ask-place = { $card }: where does it go?
ui-dd-ask-room = { $room }: what now?
ui-dd-ask-confirm = Leave by this way?

## What follows

ui-dd-line-dog = Each dog fights with other symbols and can do something that no other dog can.
ui-dd-line-quest = The other one is laid open for everybody.
ui-dd-line-turn = Build on, or take what you can carry and run. **{ $cards }** { $cards ->
    [one] card is
   *[other] cards are
} left in the deck.
ui-dd-line-turn-countdown = { $cards ->
    [0] **No** card is left to draw: leave or sleep.
    [one] Somebody has left: only **1** card may still be drawn.
   *[other] Somebody has left: only **{ $cards }** cards may still be drawn.
}
ui-dd-line-place = { $count ->
    [one] It fits in **1** place
   *[other] It fits in **{ $count }** places. Choose one on the map
}{ $keys ->
    [yes] ; R turns the card.
   *[no] .
}
ui-dd-joined = { $room } ({ $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}{ $by ->
    [door] , by a locked door
    [paw] , closed by a paw
   *[exit] {""}
})
ui-dd-line-laid = At **{ $letter }** it joins { $rooms } and opens { $opens ->
    [0] no new way out.
    [one] **1** new way out.
   *[other] **{ $opens }** new ways out.
}
ui-dd-trial-same = Your pencilled way stays as it is.
ui-dd-trial-cut = It cuts your pencilled way: { $reason }
ui-dd-trial-change = Your pencilled way would change. { $totals }.
ui-dd-totals = Damage **{ $damage }** of { $defence }, paws left **{ $paws }**, coins **{ $coins }**

## Doing

ui-dd-leave-pencil = Leave by your pencilled way
ui-dd-place-at = Place at { $letter }
ui-dd-place-small = { $opens ->
    [0] no new way out
    [one] 1 new way out
   *[other] { $opens } new ways out
}
ui-dd-turn = Turn
ui-dd-turn-back = Turn back
ui-dd-turn-side = Turn the { $side ->
    [n] northern
    [e] eastern
    [s] southern
   *[w] western
} card
ui-dd-take-back = Take back
ui-dd-far-none = No open way leads there from here.
ui-dd-far-several = Several ways lead there: press the next room.
ui-dd-hire = { $edge ->
    [pair] Hire for a { $first } or a { $second }: { $room }
    [single] Hire for a { $first }: { $room }
   *[paw] Hire for a { $first } and a paw: { $room }
}

## The map

ui-dd-map = The dungeon
ui-dd-beside = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} of { $room }
ui-dd-place-name = Place { $letter }, { $place }
ui-dd-on-way = Room { $number } of your way
ui-dd-paw-of = { $who ->
    [you] your paw
   *[other] paw of { $player }
}
ui-dd-note-paw = paw
ui-dd-note-beaten = beaten
ui-dd-note-disarmed = disarmed
ui-dd-note-hired = hired
ui-dd-note-jumped = hop

## The card in hand, the way out

ui-dd-card = Your card
ui-dd-card-of = { $player } places
ui-dd-drawer = Card, way out, quests, log
ui-dd-way = Your way out
ui-dd-way-pencil = Your pencilled way out
ui-dd-way-now = not confirmed yet
ui-dd-way-none = Try a way out before you take it. Nobody else sees it.
ui-dd-way-draw = Press the next room on the map, or one further away. Nobody else sees it.
ui-dd-way-whole = It leads out. Nothing is decided before you leave.
ui-dd-pencil-up = Pencil
ui-dd-pencil-down = Put away
ui-dd-rub-out = Rub out
ui-dd-change = Decide anew
ui-dd-back-to = Back to this room
ui-dd-spent = (spent on a trap)
ui-dd-total-damage = damage
ui-dd-total-paws = paws left
ui-dd-total-coins = coins
ui-dd-deed-beaten = { $room }: beaten
ui-dd-deed-overpowered = { $room }: beaten with two paws
ui-dd-deed-passed = { $room }: walked past
ui-dd-deed-claimed = { $room }: claimed
ui-dd-deed-trapped = { $room }: a paw, −1 coin
ui-dd-deed-hired = { $room }: hired
ui-dd-deed-disarmed = { $room }: disarmed with { $spent }
ui-dd-deed-jumped = { $room }: jumped over
ui-dd-deed-skipped = { $room }: left alone
ui-dd-deed-open = { $room }: what now?

## Header and log

ui-dd-phase-over = The coins are counted
ui-dd-round-begun = Round { $round }, { $who ->
    [you] you begin
   *[other] { $player } begins
}
