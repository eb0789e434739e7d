# Dungeoneer. Of events and choices, $seat, $target, $payer and $winner are players; the teller puts names for numbers.
# $seat_is, $target_is and so on are "you" for the reader, else "other".

intro-dungeoneer = You lead one hero through a dungeon that grows card by card, and on part of your turn you are the dungeon lord who harms the others. Glory pays for your boons and treasures; your peril pays for what rivals send against you. Three quests done win at once, and so does being the last hero alive. Alone, do three quests and come back to the entrance. "help" explains the commands.

## Options

option-dungeoneer-sets = Which sets are played: one alone, or stages that follow one another for victory points.
option-dungeoneer-decks = One adventure deck, or glory and peril cards apart; by default apart when sets are combined.
option-dungeoneer-no-white-spots = The whole map is laid out by all before the game begins.
option-dungeoneer-resurrection = Whoever dies comes back as another hero.
option-dungeoneer-hero-choice = Each player chooses a hero instead of getting a random one.
option-dungeoneer-optional-discard = The discard at the end of a turn may be left out.
option-dungeoneer-impartial-placement = A location that matters to your own quests is placed by the next player.
option-dungeoneer-nothing-personal = All quests are common, and two are always open.
option-dungeoneer-limited-movement = Every hero gets 3 action points a turn; lying down gives one more.
option-dungeoneer-dodging-spikes = An action point dodges spikes without a roll.
option-dungeoneer-harder-solo = Alone: the costliest monster goes to a lair and comes back.
option-dungeoneer-one-way-doors = An exit that meets a wall can be passed from its own side.
option-dungeoneer-saved-ap = What a saved action point may start: any battle, or only a challenge.
option-dungeoneer-round-cap = After so many rounds the game is ranked; each further stage adds as many.
option-dungeoneer-rules = The version of the rules, so that old records replay for ever.
options-clash = The options { $one } and { $other } do not go together. Leave one of them out.
option-not-solo = The option { $option } needs rivals. Leave it out when you play alone.
option-only-solo = The option { $option } is for one player. Leave it out, or play alone.
sets-not-solo = Alone one set is played, not { $sets }. Choose heroic, epic or legendary.
sets-too-large = The sets are too large together: at most { $cards } cards, { $quests } quests, { $locations } locations and { $heroes } heroes.
too-many-abilities = A card can have at most { $most } abilities.

## Choices

choice-dungeoneer-pass = Pass
choice-dungeoneer-decline-save = Keep no action point
choice-dungeoneer-decline-discard = Discard nothing
choice-dungeoneer-decline-challenge = Challenge nobody
choice-dungeoneer-decline-scepter = Leave the Scepter alone
choice-dungeoneer-decline-room = Let him go
choice-dungeoneer-decline-draw = Draw nothing
choice-dungeoneer-decline-step = Stay here
choice-dungeoneer-decline-pay = Do not pay
choice-dungeoneer-decline-ability = Do not use it
choice-dungeoneer-done = Send the encounters
choice-dungeoneer-specials-done = No more special effects
choice-dungeoneer-end = End the feats phase
choice-dungeoneer-end-villainy = End the villainy phase
choice-dungeoneer-explore = Explore for 1 AP
choice-dungeoneer-stand = Stand up for 1 AP
choice-dungeoneer-lie = Lie down for 1 AP more
choice-dungeoneer-save = Keep 1 action point
choice-dungeoneer-wound = Deal a wound
choice-dungeoneer-token = Add a token to the Scepter
choice-dungeoneer-self = Fight yourself
choice-dungeoneer-test = Take the spikes on
choice-dungeoneer-dodge = Dodge the spikes for 1 AP
choice-dungeoneer-keep = Lay it in the inventory
choice-dungeoneer-use-now = Use it at once
choice-dungeoneer-move = Go { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: { $place }{ $exit ->
    [blocked] , blocked { $stat ->
        [melee] (melee { $needed }+ or 1 AP more)
        [magic] (magic { $needed }+ or 1 AP more)
       *[speed] (speed { $needed }+ or 1 AP more)
    }
    [trapped] , trapped { $stat ->
        [melee] (melee { $needed }+ or a wound)
        [magic] (magic { $needed }+ or a wound)
       *[speed] (speed { $needed }+ or a wound)
    }
   *[open] {""}
}
choice-dungeoneer-step = Step { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: { $place }
choice-dungeoneer-side = The { $side ->
    [n] northern
    [e] eastern
    [s] southern
   *[w] western
} exit, now { $exit ->
    [open] open
    [blocked] blocked
    [trapped] trapped
   *[wall] a wall
}
choice-dungeoneer-aim-seat = At { $seat }
choice-dungeoneer-payer = Peril of { $seat } pays
choice-dungeoneer-give-peril = 1 peril to { $seat }
choice-dungeoneer-give-nobody = Peril to nobody
choice-dungeoneer-redirect = Turn the attack on { $seat }
choice-dungeoneer-form = { $form ->
    [melee] With melee
    [magic] With magic
   *[speed] With speed
}
choice-dungeoneer-branch = { $source }: { $words }
choice-dungeoneer-pay = Pay for it: { $source } ({ $words })
choice-dungeoneer-special = Special effect { $number } for { $cost } peril: { $card }
choice-dungeoneer-zone = { $zone ->
    [lair] To the lair
    [hand] Back to hand
   *[discard] To the discard pile
}
choice-dungeoneer-deck = { $deck ->
    [glory] Draw a glory card
   *[peril] Draw a peril card
}
choice-dungeoneer-draw-glory = Draw a glory card
choice-dungeoneer-look-deck = Look at the { $deck ->
    [glory] glory
   *[peril] peril
} deck
choice-dungeoneer-attack = Attack { $seat } for 1 AP
choice-dungeoneer-challenge-hero = Challenge { $seat } for 1 AP
choice-dungeoneer-ambush = Attack { $seat } with the saved AP
choice-dungeoneer-x = X = { $x }
choice-dungeoneer-hero = Play { $hero }
choice-dungeoneer-class = Take the class of { $hero }
choice-dungeoneer-play = Play { $card }, { $cost_x ->
    [yes] X glory
   *[no] { $cost } glory
}
choice-dungeoneer-play-peril = Play { $card }, { $cost_x ->
    [yes] X peril
   *[no] { $cost } peril
}
choice-dungeoneer-play-encounter = Send { $card }, { $cost_x ->
    [yes] X peril
   *[no] { $cost } peril
}
choice-dungeoneer-discard = Discard { $card }
choice-dungeoneer-surplus = Discard { $card }, above the limit
choice-dungeoneer-lair-surplus = Let { $card } go from the lair
choice-dungeoneer-sacrifice = Give up { $card }
choice-dungeoneer-recover = Take back { $card }
choice-dungeoneer-upkeep-first = Pay the upkeep of { $card } first
choice-dungeoneer-make-room = Discard { $card } to make room
choice-dungeoneer-challenge-card = Challenge { $card } for 1 AP
choice-dungeoneer-by-minion = Send { $card } to fight
choice-dungeoneer-guard = Let { $card } defend you
choice-dungeoneer-guard-against = Against { $card }
choice-dungeoneer-guard-against-hero = Against { $seat }
choice-dungeoneer-guard-against-quest = Against the monster of “{ $quest }”
choice-dungeoneer-keep-in-lair = Keep { $card } in the lair
choice-dungeoneer-aim-card = At { $card }
choice-dungeoneer-choose-card = Choose { $card }
choice-dungeoneer-use = Use { $card }{ $glory ->
    [0] {""}
   *[other] {" "}for { $glory } glory
}{ $ap ->
    [0] {""}
   *[other] {" "}for { $ap } AP
}{ $wounds ->
    [0] {""}
   *[other] {" "}for { $wounds } health
}
choice-dungeoneer-use-hero = Use the ability of { $hero }{ $glory ->
    [0] {""}
   *[other] {" "}for { $glory } glory
}{ $ap ->
    [0] {""}
   *[other] {" "}for { $ap } AP
}{ $wounds ->
    [0] {""}
   *[other] {" "}for { $wounds } health
}
choice-dungeoneer-use-quest = Use “{ $quest }”{ $glory ->
    [0] {""}
   *[other] {" "}for { $glory } glory
}{ $ap ->
    [0] {""}
   *[other] {" "}for { $ap } AP
}{ $wounds ->
    [0] {""}
   *[other] {" "}for { $wounds } health
}
choice-dungeoneer-attempt = Attempt “{ $quest }”{ $ap ->
    [0] , free
   *[other] {" "}for { $ap } AP
}
choice-dungeoneer-search = Search for 1 AP: “{ $quest }”
choice-dungeoneer-take-up = Take up the escort: “{ $quest }”
choice-dungeoneer-hand-over = Hand the charge over: “{ $quest }”
choice-dungeoneer-pick-up = Go on with the escort: “{ $quest }”
choice-dungeoneer-drop = Leave the charge here: “{ $quest }”
choice-dungeoneer-steal = Take the charge: “{ $quest }”
choice-dungeoneer-challenge-quest = Challenge the monster for 1 AP: “{ $quest }”
choice-dungeoneer-aim-quest = At the quest “{ $quest }”
choice-dungeoneer-aim-location = At { $place }
choice-dungeoneer-warp = To { $place }
choice-dungeoneer-entrance = At the entrance { $place }
choice-dungeoneer-share = Place { $place }
choice-dungeoneer-place = Place it { $cell }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}
choice-dungeoneer-shift = Shift it { $cell }{ $turn ->
    [0] {""}
   *[other] , as it lies
}

## Why not

dungeoneer-not-now = That is not what is asked now.
dungeoneer-game-over = The game is over.
dungeoneer-chance-first = The dice and cards come first.
dungeoneer-seat-waits = Another player decides now.
dungeoneer-seat-done = You have decided. The others are still at it.
dungeoneer-draft-open = First finish what you have begun, or take it back.
dungeoneer-no-ap = You have too few action points for that.
dungeoneer-fallen = Your hero lies on the ground. Stand up first, for 1 AP.
dungeoneer-forbidden = A card in play forbids you that now.
dungeoneer-wall = A wall is in the way.
dungeoneer-nothing-there = No location lies there yet. Exploring may bring one.
dungeoneer-feats-only = That belongs to the feats phase of your own turn.
dungeoneer-villainy-only = That belongs to the villainy phase of your own turn.
dungeoneer-response-only = That card answers an attack. Keep it until you are the defender.
dungeoneer-other-moment = It would do nothing at this moment. Keep it for another one.
dungeoneer-not-your-card = You do not hold that card.
dungeoneer-other-copy = You hold two of that card. Choose the first one.
dungeoneer-no-glory = You have too little glory for that.
dungeoneer-no-peril = Nobody there has enough peril to pay for that.
dungeoneer-own-peril = Your own peril is never spent by you. Choose a rival.
dungeoneer-hero-out = That hero is out of the game.
dungeoneer-not-yourself = That is meant for another hero, not for your own.
dungeoneer-not-in-place = That hero is not in the same location.
dungeoneer-too-low = Legendary cards wait until your hero reaches level 7.
dungeoneer-target-too-low = Legendary cards are not used against heroes below level 7.
dungeoneer-no-aim = There is nothing it could be aimed at now.
dungeoneer-wrong-aim = That cannot be chosen for it.
dungeoneer-boons-full = You have no room for another boon, and boons are not discarded at will.
dungeoneer-treasures-full = You have no room for another treasure.
dungeoneer-boon-stays = A boon cannot be discarded at will.
dungeoneer-solo-boon = Alone, permanent boons are learned only at an entrance.
dungeoneer-solo-treasure = Alone, permanent treasures are laid only after a battle with a monster.
dungeoneer-attacked-already = That monster has its attack this turn already.
dungeoneer-never-attacks = That monster only counterattacks.
dungeoneer-declared-already = All encounters are sent at one time, and yours were this turn.
dungeoneer-declaration-first = First send the encounters you have chosen, or add another.
dungeoneer-nothing-declared = You have chosen no encounter yet.
dungeoneer-lord-absent = The Arch Lich Lord does not sit on his throne.
dungeoneer-lord-no-victim = No rival in his throne room has enough peril.
dungeoneer-counter-only = In that form it only counterattacks. Choose another one.
dungeoneer-no-value = It cannot fight in that form at all. Choose another one.
dungeoneer-hero-form = Your hero does not attack in that form.
dungeoneer-special-taken = Each special effect works once an attack.
dungeoneer-no-special = The monster has no such special effect.
dungeoneer-x-too-small = X is at least 1.
dungeoneer-x-too-large = There is not enough in the purse for that.
dungeoneer-battled = Your hero has started a battle this turn. Once is all.
dungeoneer-challenge-only = In this game a saved action point is for challenges only.
dungeoneer-not-your-ability = You have no such ability now.
dungeoneer-works-alone = That works by itself when its moment comes.
dungeoneer-used-up = You have used that already.
dungeoneer-condition-fails = Its condition is not met now.
dungeoneer-no-health = That would cost more health than you can spare.
dungeoneer-not-your-quest = That quest is not open to you.
dungeoneer-quest-elsewhere = That quest is done elsewhere.
dungeoneer-not-found = You have not found it here this turn. Search first.
dungeoneer-escort-not-attempted = An escort is taken up and handed over, not attempted.
dungeoneer-cannot-sacrifice = You have too little of what it asks for.
dungeoneer-not-a-search = There is nothing to search for in that quest.
dungeoneer-found-already = You have found it already. Attempt the quest.
dungeoneer-not-an-escort = Nobody has to be escorted in that quest.
dungeoneer-escorted-already = That charge is on the way already.
dungeoneer-no-letters = All three pairs of escort tokens are in use.
dungeoneer-not-escorting = You escort nobody for that quest.
dungeoneer-not-the-goal = Your charge wants to go elsewhere.
dungeoneer-no-token-here = No charge waits here for that quest.
dungeoneer-picked-up = That charge has been picked up this turn already; leave them in peace until the next.
dungeoneer-cell-taken = A location lies there already.
dungeoneer-unjoined = A location must lie beside another one.
dungeoneer-other-frame = Dungeon joins only dungeon, surface only surface.
dungeoneer-walled-off = Nobody could walk in there: no exit meets an exit.
dungeoneer-closes-map = That would close the map, and locations are still to come.
dungeoneer-same-rotation = Turned round, the card looks the same. Lay it upright.
dungeoneer-too-far = That is beyond the edge of the table.
dungeoneer-no-shift = The location cannot be shifted there, or not at all.
dungeoneer-map-complete = The map is complete. There is nothing to explore.
dungeoneer-none-fits = No location that is still to come fits anywhere.
dungeoneer-not-fallen = Your hero is on their feet.
dungeoneer-no-lying = Lying down for an action point is a variant that is not played.
dungeoneer-ap-left = Spend your action points first.
dungeoneer-lain = Your hero has lain down once this turn.
dungeoneer-must-discard = You hold cards, so one must go: of the hand, a treasure, or of the lair.
dungeoneer-forced = This happens in any case. Say only what comes first.
dungeoneer-wounded-monster = A wounded monster goes to the lair or the discard pile, never to the hand.
dungeoneer-sound-monster = An unwounded monster goes to the hand or the lair.
dungeoneer-hero-taken = That hero cannot be chosen.
dungeoneer-wall-stays = Nothing can be done with a wall.
dungeoneer-map-breaks = That exit holds the map together.
dungeoneer-not-attacking = That does not attack you now.
dungeoneer-not-in-share = That location is not in your share.
dungeoneer-share-later = It cannot be placed yet. Places of common quests come last.

## What happened

event-table-laid = The torches are lit. { $seats ->
    [one] 1 hero waits
   *[other] { $seats } heroes wait
} at the entrance.
event-tunnel-drawn = To the { $side ->
    [0] north
    [1] east
    [2] south
   *[3] west
}: { $place }.
event-tunnel-laid = { $place } lies { $half ->
    [0] upright
   *[other] turned round
}.
event-hero-dealt = { $who ->
    [you] Your hero: { $hero }.
   *[other] { $player } plays { $hero }.
}
event-hero-chosen = { $who ->
    [you] You choose { $hero }.
   *[other] { $player } chooses { $hero }.
}
event-location-dealt = You hold a piece of the map: { $place }.
event-entrance-placed = First player, with the entrance in hand: { $seat }.
event-quest-dealt = { $who ->
    [you] Your quest: “{ $quest }”.
   *[other] A quest of { $player }: “{ $quest }”.
}
event-quest-revealed = A quest for everybody: “{ $quest }”.
event-centre-laid = The Scepter of the Shadow Plague wakes, tokens: { $tokens }. Its lord is waiting for his throne.
event-turn-begins = — Round { $round }: { $seat_is ->
    [you] your turn
   *[other] turn of { $seat }
} —
event-ap-gained = { $who ->
    [you] You have { $ap } AP.
   *[other] { $player } has { $ap } AP.
}
event-scepter-grows = The Scepter grows stronger, tokens: { $tokens }.
event-undead-recovered = { $who ->
    [you] You call { $card } back from the discard pile.
   *[other] { $player } calls { $card } back from the discard pile.
}
event-upkeep-paid = { $who ->
    [you] You keep { $card } for { $glory } glory.
   *[other] { $player } keeps { $card } for { $glory } glory.
}
event-upkeep-unpaid = { $who ->
    [you] You cannot keep { $card }: back to hand.
   *[other] { $player } cannot keep { $card }: back to hand.
}
event-villainy-phase = Villainy!
event-location-phase = The dungeon grows.
event-feats-phase = Now for feats.
event-points = { $who ->
    [you] You
   *[other] { $player }
}: { $glory ->
    [0] +{ $peril } peril
   *[other] { $peril ->
        [0] +{ $glory } glory
       *[other] +{ $glory } glory, +{ $peril } peril
    }
}.
event-points-lost = { $who ->
    [you] You
   *[other] { $player }
}: { $glory ->
    [0] −{ $peril } peril
   *[other] −{ $glory } glory
}.
event-ap-added = { $who ->
    [you] You gain { $ap } AP.
   *[other] { $player } gains { $ap } AP.
}
event-ap-lost = { $who ->
    [you] You lose { $ap } AP.
   *[other] { $player } loses { $ap } AP.
}
event-ap-saved = { $who ->
    [you] You keep an action point up your sleeve.
   *[other] { $player } keeps an action point.
}
event-card-drawn = You draw { $card }.
event-drew = { $who ->
    [you] A card comes to your hand.
   *[other] { $player } draws a card.
}
event-reshuffled = The discard pile is shuffled.
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
event-surplus-discarded = { $who ->
    [you] No room: you let { $card } go.
   *[other] No room: { $player } lets { $card } go.
}
event-lair-overflow = { $who ->
    [you] Your lair is full: { $card } leaves.
   *[other] The lair of { $player } is full: { $card } leaves.
}
event-location-drawn = You draw a location: { $place }.
event-location-passed = { $place } is handed to you: it matters to the others’ quests.
event-location-unplaceable = { $place } fits nowhere and goes to the bottom.
event-location-placed = { $who ->
    [you] You place { $place }.
   *[other] { $player } places { $place }.
}
event-cannot-place = { $who ->
    [you] Nothing of your share fits.
   *[other] Nothing of { $player }’s share fits.
}
event-explores = { $who ->
    [you] You explore.
   *[other] { $player } explores.
}
event-moves = { $who ->
    [you] You head
   *[other] { $player } heads
} { $side ->
    [0] north
    [1] east
    [2] south
   *[3] west
}.
event-arrived = { $who ->
    [you] You enter { $place }.
   *[other] { $player } enters { $place }.
}
event-exit-opened = { $who ->
    [you] You force the exit open, but have no strength left to pass.
   *[other] { $player } forces the exit open and stops there.
}
event-exit-changed = { $place }: the { $side ->
    [0] northern
    [1] eastern
    [2] southern
   *[3] western
} exit is { $exit ->
    [0] open
    [1] walled up
    [2] blocked
   *[3] trapped
} now.
event-shifted = The floor shakes: { $place } moves.
event-dodged = { $who ->
    [you] You dodge the spikes.
   *[other] { $player } dodges the spikes.
}
event-fell = { $who ->
    [you] You fall.
   *[other] { $player } falls.
}
event-stood-up = { $who ->
    [you] You are on your feet again.
   *[other] { $player } is up again.
}
event-die-rolled = The die shows { $die }.
event-chance-picked = Chance decides.
event-tested = { $who ->
    [you] Your test
   *[other] The test of { $player }
}: { $total } against { $needed }.
event-card-played = { $who ->
    [you] You play { $card }
   *[other] { $player } plays { $card }
} for { $purse ->
    [glory] { $cost } glory
   *[peril] { $payer_is ->
        [you] { $cost } of your peril
       *[other] { $cost } peril of { $payer }
    }
}{ $aim ->
    [hero] , at { $target_is ->
        [you] you
       *[other] { $target }
    }
    [monster] , at { $monster }
    [card] , at { $aimed }
    [place] , at { $place }
   *[none] {""}
}.
event-ability-used = { $who ->
    [you] You use the ability of { $source }
   *[other] { $player } uses the ability of { $source }
}{ $aim ->
    [hero] , at { $target_is ->
        [you] you
       *[other] { $target }
    }
    [monster] , at { $monster }
    [card] , at { $aimed }
    [place] , at { $place }
   *[none] {""}
}.
event-ability-worked = { $source } takes effect.
event-encounter-declared = { $who ->
    [you] You send { $card }
   *[other] { $player } sends { $card }
} at { $target_is ->
    [you] you
   *[other] { $target }
} for { $cost } peril{ $form ->
    [0] , with melee
    [1] , with magic
    [2] , with speed
   *[other] {""}
}.
event-encounter-revealed = Something stirs: { $card }.
event-curse-strikes = The curse takes hold: { $card }.
event-trap-passed = { $who ->
    [you] You escape { $card }: { $total } against { $needed }.
   *[other] { $player } escapes { $card }: { $total } against { $needed }.
}
event-trap-failed = { $who ->
    [you] { $card } catches you: { $total } against { $needed }.
   *[other] { $card } catches { $player }: { $total } against { $needed }.
}
event-hero-attacks = { $who ->
    [you] You attack { $target }
   *[other] { $player } attacks { $target_is ->
        [you] you
       *[other] { $target }
    }
} { $form ->
    [0] with melee
    [1] with magic
   *[2] with speed
}!
event-battle-begins = { $monster ->
    [none] { $who ->
        [you] To arms! { $attacks ->
            [one] You defend yourself.
           *[other] You defend yourself against { $attacks } attacks.
        }
       *[other] Battle! { $attacks ->
            [one] { $player } defends.
           *[other] { $player } defends against { $attacks } attacks.
        }
    }
   *[other] Battle! { $monster } must defend.
}
event-form-chosen = The monster attacks with { $form ->
    [0] melee
    [1] magic
   *[2] speed
}.
event-form-changed = The attack turns to { $form ->
    [0] melee
    [1] magic
   *[2] speed
}.
event-redirected = The attack is turned on { $target_is ->
    [you] you
   *[other] { $target }
}.
event-minion-guards = { $who ->
    [you] { $card } steps in front of you.
   *[other] { $card } steps in front of { $player }.
}
event-attack-rolled = { $monster ->
    [none] { $who ->
        [you] Your attack
       *[other] Attack by { $player }
    }
   *[other] Attack by { $monster }
} { $form ->
    [0] with melee
    [1] with magic
   *[2] with speed
}: { $total }.
event-counter-rolled = { $monster ->
    [none] { $who ->
        [you] Your counterattack
       *[other] Counterattack by { $player }
    }
   *[other] Counterattack by { $monster }
}: { $total }.
event-compared = { $attack } against { $counter }.
event-challenge = { $who ->
    [you] You challenge
   *[other] { $player } challenges
} { $form ->
    [0] with melee
    [1] with magic
   *[2] with speed
}!
event-prevented = { $left ->
    [0] The blow is stopped.
    [one] Softened: 1 wound is left.
   *[other] Softened: { $left } wounds are left.
}
event-hero-wounded = { $who ->
    [you] You lose
   *[other] { $player } loses
} { $wounds } health, { $health } left.
event-healed = { $who ->
    [you] You regain
   *[other] { $player } regains
} { $wounds } health, now { $health }.
event-hero-died = { $who ->
    [you] { $hero } falls for the last time.
   *[other] { $hero }, the hero of { $player }, is dead.
}
event-hero-returns = { $who ->
    [you] Your new hero steps in: { $place }.
   *[other] { $player } is back with a new hero: { $place }.
}
event-monster-wounded = { $monster }: −{ $wounds } health.
event-monster-defeated = Defeated: { $monster }!
event-dismissed = Out of the battle: { $card }.
event-minion-made = { $who ->
    [you] { $card } serves you now.
   *[other] { $card } serves { $player } now.
}
event-to-lair = To the lair: { $card }.
event-to-hand = Back to hand: { $card }.
event-to-discard = To the discard pile: { $card }.
event-battle-ends = The battle is over.
event-lost-card = { $who ->
    [you] You lose { $card }.
   *[other] { $player } loses { $card }.
}
event-recovered = { $who ->
    [you] You take { $card } from the discard pile.
   *[other] { $player } takes { $card } from the discard pile.
}
event-bounced = Back to its owner’s hand: { $card }.
event-card-taken-over = { $who ->
    [you] You take { $card } from { $target }.
   *[other] { $target_is ->
        [you] { $player } takes { $card } from you.
       *[other] { $player } takes { $card } from { $target }.
    }
}
event-card-taken = You have taken { $card }.
event-card-lost = { $card } was taken from your hand.
event-hand-robbed = { $who ->
    [you] You take a card from the hand of { $target }.
   *[other] { $target_is ->
        [you] { $player } takes a card from your hand.
       *[other] { $player } takes a card from the hand of { $target }.
    }
}
event-peeked = You see { $card }.
event-looked-at-hand = { $who ->
    [you] You look into the hand of { $target }.
   *[other] { $target_is ->
        [you] { $player } looks into your hand.
       *[other] { $player } looks into the hand of { $target }.
    }
}
event-hand-seen = In the hand of { $target }: { $card }.
event-quest-attempted = { $who ->
    [you] You attempt “{ $quest }”{ $ap ->
        [0] {""}
       *[other] {" "}for { $ap } AP
    }.
   *[other] { $player } attempts “{ $quest }”{ $ap ->
        [0] {""}
       *[other] {" "}for { $ap } AP
    }.
}
event-quest-failed = Not this time: “{ $quest }”.
event-searches = { $who ->
    [you] You search: “{ $quest }”.
   *[other] { $player } searches: “{ $quest }”.
}
event-searched = Searching: { $total }, needed { $needed }.
event-sacrificed = { $who ->
    [you] You give up { $card }.
   *[other] { $player } gives up { $card }.
}
event-escort-taken = { $who ->
    [you] You take up the escort “{ $quest }”.
   *[other] { $player } takes up the escort “{ $quest }”.
}
event-escort-dropped = { $who ->
    [you] You leave your charge behind: “{ $quest }”.
   *[other] { $player } leaves the charge behind: “{ $quest }”.
}
event-escort-picked-up = { $who ->
    [you] You go on with “{ $quest }”.
   *[other] { $player } goes on with “{ $quest }”.
}
event-escort-stolen = { $who ->
    [you] You lure the charge away from { $target }: “{ $quest }”.
   *[other] { $target_is ->
        [you] { $player } lures your charge away: “{ $quest }”.
       *[other] { $player } lures the charge away from { $target }: “{ $quest }”.
    }
}
event-quest-done = { $who ->
    [you] Quest done: “{ $quest }”! Your quests: { $done }.
   *[other] { $player } completes “{ $quest }”, quests done: { $done }.
}
event-level = { $who ->
    [you] You are at level { $level }.
   *[other] { $player } is at level { $level }.
}
event-class-taken = { $who ->
    [you] You learn the ways of { $hero }.
   *[other] { $player } learns the ways of { $hero }.
}
event-stage-changed = { $stage ->
    [1] The epic age begins.
   *[2] The legendary age begins.
}
event-lord-enthroned = { $place }: the Arch Lich Lord takes his seat.
event-lord-defeated = { $card } is beaten, and the Scepter crumbles.
event-game-over = { $ending ->
    [quests] Three quests are done. The game is over.
    [last-hero] One hero is left. The game is over.
    [level] The highest level is reached. The game is over.
    [cap] The last round is over.
    [no-quests] No quest is left. The game is over.
    [solo-won] Home again, with three quests done.
   *[solo-lost] The dungeon has won this time.
}

## The end

dungeoneer-quest-done = Quest “{ $quest }”
dungeoneer-won-quests = { $quests } quests done
dungeoneer-won-last-hero = the last hero standing
dungeoneer-won-level = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} at level { $level }
dungeoneer-won-cap = first in the last round: { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, level { $level }
dungeoneer-won-no-quests = first when the quests ran out: { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, level { $level }
dungeoneer-won-solo-won = back at the entrance with { $quests } quests, in round { $rounds }
dungeoneer-died = fallen in the dungeon, { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
} done
dungeoneer-ranked = { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}{ $points ->
    [0] {""}
    [one] , 1 victory point
   *[other] , { $points } victory points
}, level { $level }
dungeoneer-rank-shared = { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
} and level { $level }, as others have: the place is shared
