# Paper Dungeons.

intro-paper-dungeons = Your four heroes explore a dungeon in 8 rounds. Each round you use three of the six dice, each for one thing: level a hero, make half an item, brew potions or walk. After rounds 3, 6 and 8 a boss must be beaten, and only a party that has been in its room can do that. Most fame wins. On the map a number such as ① marks a boss’s room; "map" explains every sign.

## Options

option-paper-dungeons-edition = Whose rulebook decides where they differ: Russian, Italian or Czech.
option-paper-dungeons-missions = Three missions lie open. For a first game you may leave them out.
option-paper-dungeons-secret-cards = Goals and talents stay hidden from rivals until the end.
option-paper-dungeons-random-bosses = Three random bosses instead of those on the dungeon card.
option-paper-dungeons-vanishing-gems = After bosses 1 and 2 two gems vanish. Always so in solo games.
option-paper-dungeons-ask-potions = You are asked whether a wound goes to a potion (not in the Czech edition).
option-paper-dungeons-dungeon = The dungeon card, a letter from A to L, or a random one.
option-paper-dungeons-campaign = Several dungeons in a row, the fame added up: a story of three, or all twelve.
option-paper-dungeons-rules = The version of the rules, so that old records replay for ever.

## Names

name-hero-warrior = warrior
name-hero-wizard = wizard
name-hero-cleric = cleric
name-hero-rogue = rogue
name-minion-ghost = ghost
name-minion-goblin = goblin
name-minion-ogre = ogre
name-minion-zombie = zombie

die-1 = warrior
die-2 = wizard
die-3 = cleric
die-4 = rogue
die-5 = warrior
die-6 = wizard
die-7 = cleric
die-8 = rogue
die-9 = clover
die-10 = boots
die-skull = skull

# Short names of the items, for the sheet.
short-sword = sword
short-sceptre = sceptre
short-medallion = medallion
short-cloak = cloak
short-crown = crown
short-cauldron = cauldron
short-armour = armour
short-tome = tome

# What an item does, in two or three words.
effect-sword = +3 power
effect-sceptre = kills 2
effect-medallion = water
effect-cloak = walls
effect-crown = fame
effect-cauldron = 3 potions
effect-armour = +1 in fights
effect-tome = a level

# What a hero's fourth level gives.
gift-warrior = +1 power against bosses
gift-wizard = dice of any colour level heroes
gift-cleric = skulls no longer wound
gift-rogue = a bonus gem

## The map: at most 2 signs, 3 signs, 9 signs

map-short-ghost = gh
map-short-goblin = go
map-short-ogre = og
map-short-zombie = zo
map-short-potion = pot
map-short-level = lvl
map-ghost = ghost
map-goblin = goblin
map-ogre = ogre
map-zombie = zombie
map-trap = trap
map-potion = potion
map-half = { $half } item
map-level = a level
legend-potion = a potion
legend-half = half an item
legend-level = a level for any hero
legend-gem = a gem
legend-boss = boss’s room
legend-party = your party
legend-explored = explored
legend-target = you may step here
legend-gone = gone
legend-wall = wall
legend-river = river
legend-passage = side passage

## The sheet

head-round = round { $round } of 8, stage { $stage }
head-dungeon = dungeon { $letter }
head-fame = { $fame } fame now
sheet-heroes = Heroes
sheet-items = Items
sheet-tracks = Tracks
sheet-bosses = Bosses
sheet-missions = Missions
sheet-goal = Goal: { $text }, { $steps } for 2/4/6 fame; now { $count }: { $fame } fame
sheet-talent = Talent: { $talent }. { $text }
track-wounds = Wounds { $wounds }, health { $health }{ $fame ->
    [0] {""}
   *[other] : { $fame }
}
track-risen = resurrected
track-potions = Potions { $potions }/12, hearts { $free }
track-gems = Gems { $gems }: { $fame } fame
track-minions = Minions { $minions }: { $fame } fame
boss-where = in { $room }, weak: { $weakness }
boss-weak = { $thresholds }, { $weakness } ×2
boss-rows = { $thresholds }: fame { $fame }, wounds { $wounds }
boss-row = { $threshold }+: { $fame } fame, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
boss-beat = Your power { $power }: { $fame } fame, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
boss-beat-short = power { $power }: { $fame } fame, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
boss-flee = Your power { $power }, below { $least }: the party flees, { $fame } fame
boss-flee-short = power { $power } of { $least }: flee, { $fame }
boss-not-visited = Room { $room } not visited yet: without that the party flees, { $fame } fame
boss-not-visited-short = { $room } not visited: flee, { $fame }
boss-behind = is behind you: { $fame } fame
rival-line = { $fame } fame, health { $health }, wounds { $wounds }, gems { $gems }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}, minions { $minions }, items { $items }, { $room ->
    [outside] outside
   *[other] in { $room }
}

## Questions

ask-talent = Which talent do you keep?
ask-goal = Which goal do you keep? It also gives your heroes their colours.
ask-die = { $number ->
    [1] First of three dice: which one?
    [2] Second of three dice: which one?
   *[3] Third of three dice: which one?
}
ask-use = { $die } die: what do you do with it?
ask-step = { $room ->
    [outside] Where do you go in?
   *[other] From { $room }: where to?
} { $steps ->
    [one] 1 step left.
   *[other] { $steps } steps left.
}
ask-free-level = A free level: for which hero?
ask-free-half = Half an item: of which one?
ask-kill = Which minion dies?
ask-gem = Which gem do you take?
ask-heart = A wound: does a potion take it?
ask-close-setup = Enter keeps it so, u takes back.
ask-close-round = That is all. Enter ends your round { $round }, u takes back.

## Choices

choice-level = Level the { $hero } to { $next }
choice-free-level = Level the { $hero } to { $next }
choice-craft = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: complete
}
choice-free-half = { $boxes ->
    [0] ½ { $item }
   *[1] { $item }: complete
}
choice-brew = Brew
choice-move = Walk up to { $steps } steps
choice-step = Walk to { $room }
choice-stop = { $room ->
    [outside] Stay outside
   *[other] Stop at { $room }
}
choice-done = Done
choice-kill = The { $minion } { $level } in { $room }
choice-gem = Take gem { $gem }
choice-heart = Onto a potion
choice-track = Onto the wound track
choice-talent = { $talent }
choice-goal = { $goal }
talent-card = { $text } { $fame ->
    [0] No fame.
   *[other] Fame { $fame }.
}
goal-card = { $text }: { $steps } for 2/4/6 fame. Black dice: { $black }; white dice: { $white }.

use-level = level the { $hero } to { $level }
use-level-any = level a hero
use-craft = half an item
use-brew = brew
use-move = walk { $steps }

room-boss = room of the boss { $boss }
room-explored = explored
room-minion = { $minion } { $level } against your { $hero } { $own }
room-minion-weaker = { $minion } { $level } against your { $hero } { $own }: no wound
room-trap = trap
room-gem = gem { $gem }
room-gem-gone = gem { $gem } is gone
change-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
change-potions-to = { $potions } of 12 potions then
change-gems = { $count ->
    [one] +1 gem
   *[other] +{ $count } gems
}
change-hearts = { $count ->
    [one] 1 wound on a potion
   *[other] { $count } wounds on potions
}
change-wounds = { $count ->
    [one] 1 wound on the track
   *[other] { $count } wounds on the track
}
change-risen = the party dies and is resurrected: { $fame } fame
next-free-level = then a level for any hero
next-free-half = then half an item
next-kill = then a minion dies

## Why not

not-now = That is not what is asked now.
die-absent = No die shows that number now.
die-used = You have used every die with that number.
wrong-symbol = That die does not show the { $hero }’s symbol.
wrong-colour = Your { $hero } takes { $colour ->
    [black] black
   *[white] white
} dice. A clover, a wizard of level 4 or a psionic helps.
hero-at-top = The { $hero } stands at level 6 already, and that is the most.
boots-only-move = Boots are for walking only.
item-complete = This item is complete: { $item }.
item-symbol = This item asks for another symbol: { $item }. A clover will do too.
not-adjacent = { $room } is not next to your room. Steps go to a neighbouring room.
wall-blocks = A wall blocks the way to { $room }. The ethereal cloak passes walls.
water-blocks = The river blocks the way to { $room }. The medallion crosses water.
wall-and-water = Wall and river block the way to { $room }. It takes the ethereal cloak and the medallion.
use-entrance = You are outside. The way in leads through A1 to F1.
already-here = Your party stands in { $room } already.
no-minion = No minion lives in { $room }.
same-hero = The two levels go to different heroes; the { $hero } has had one.
same-item = The two halves go to different items, and this one has had its half: { $item }.
not-dealt = You do not hold that card.
dice-left = You have dice left: every party uses three.
move-first = A step needs a die first: choose one and walk with it.
dice-spent = You have used your three dice.
finish-walk = You are walking: take a step or stop.
finish-reward = Your reward comes first: choose it.
finish-wound = The wound comes first: a potion or the track.
keep-cards = First keep a talent and a goal.
seat-done = You have finished this round. The others are still at it.
seat-waits = It is not your turn.
game-over = The game is over.
no-such-code = There is no choice { $code }; they go up to { $most }.
chance-first = The dice come first.

## What happened

event-dungeon-laid = Dungeon { $letter }, { $dungeon }. { $story }
event-boss-drawn = Boss { $stage } is drawn: { $boss }.
event-missions-laid = The missions: { $missions }.
event-goals-dealt = Your goals to choose from, for 2/4/6 fame: { $goals }.
event-cards-shown = { $who ->
    [you] You keep: talent { $talent }, goal { $goal }.
   *[other] { $player } keeps: talent { $talent }, goal { $goal }.
}
event-round-started = — Round { $round } of 8, stage { $stage } —
event-rolled = The dice fall. White: { $white }. Black: { $black }.{ $skulls ->
    [0] {""}
    [one] {" "}1 skull.
   *[other] {" "}{ $skulls } skulls.
}
event-levelled = { $who ->
    [you] Your { $hero } is level { $level } now.
   *[other] { $player }: { $hero } level { $level }.
}
event-half-made = { $who ->
    [you] You make half an item: { $item }.
   *[other] { $player } makes half an item: { $item }.
}
event-item-complete = { $who ->
    [you] You complete an item: { $item }.
   *[other] { $player } completes an item: { $item }.
}
event-potion-brewed = { $who ->
    [you] That is potion { $potions } of 12.
   *[other] { $player } has { $potions } potions.
}
event-potion-lost = { $who ->
    [you] The thirteenth potion is lost.
   *[other] { $player } loses a thirteenth potion.
}
event-gem-taken = { $who ->
    [you] You take gem { $gem }.
   *[other] { $player } takes gem { $gem }.
}
event-gem-placed = { $who ->
    [you] That is gem { $gems } of 10.
   *[other] { $player } has { $gems } gems.
}
event-gem-lost = { $who ->
    [you] An eleventh gem has no place.
   *[other] { $player } has no place for an eleventh gem.
}
event-minion-defeated = { $who ->
    [you] You defeat the { $minion } { $level } in { $room }, your minion { $minions }.
   *[other] { $player } defeats the { $minion } { $level } in { $room }.
}
event-minion-killed = { $who ->
    [you] The { $minion } { $level } in { $room } dies, your minion { $minions }.
   *[other] { $player } kills the { $minion } { $level } in { $room }.
}
event-entered = { $who ->
    [you] You walk to { $room }.
   *[other] { $player } walks to { $room }.
}
event-trap-sprung = { $who ->
    [you] The trap in { $room } springs.
   *[other] { $player } springs the trap in { $room }.
}
event-wounded = { $who ->
    [you] You take { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $hearts ->
        [0] {""}
       *[other] , potions take { $hearts }
    }.
   *[other] { $player } takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $hearts ->
        [0] {""}
       *[other] , potions take { $hearts }
    }.
}
event-resurrected = { $who ->
    [you] { $wounds } wounds are more than your health: your party dies and is resurrected, −9 fame.
   *[other] { $player }’s party dies of { $wounds } wounds and is resurrected.
}
event-reward-lost = { $who ->
    [you] There is nothing left to choose: the reward is lost.
   *[other] { $player } loses a reward: nothing is left to choose.
}
event-gems-crossed-out = { $count ->
    [one] Gem { $gems } is gone for you: crossed out.
   *[other] Gems { $gems } are gone for you: crossed out.
}
event-gems-vanish = With the boss two gems vanish: { $gems }.
event-mission-claimed = { $who ->
    [you] Mission done: { $mission }, { $fame } fame for you.
   *[other] Mission done: { $mission }, { $fame } fame for { $player }.
}
event-boss-fought = { $who ->
    [you] You beat the boss with power { $power }: { $boss }, { $fame } fame.
   *[other] { $player } beats the boss with power { $power }: { $boss }, { $fame } fame.
}
event-boss-too-strong = { $who ->
    [you] The boss is too strong for your power { $power }: { $boss }. You flee, { $fame } fame.
   *[other] The boss is too strong for { $player }’s power { $power }: { $boss }. { $fame } fame.
}
event-boss-not-met = { $who ->
    [you] You never came to the boss’s room: { $boss }. You flee, { $fame } fame.
   *[other] { $player } never came to the boss’s room: { $boss }. { $fame } fame.
}
event-reward-won = { $who ->
    [you] You are the strongest and win the reward
   *[other] { $player } is the strongest and wins the reward
}: { $reward ->
    [half] half an item
    [level] a level
    [gem] a gem
   *[potion] a potion
}.

rival-round = { $player }: { $deeds }
deed-walked = walks { $rooms }
deed-levelled = { $hero } { $level }
deed-half = half of { $item }
deed-item = { $item } complete
deed-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
deed-minions = { $count ->
    [one] 1 minion
   *[other] { $count } minions
}
deed-gems = { $count ->
    [one] gem { $gems }
   *[other] gems { $gems }
}
deed-bonus-gems = { $count ->
    [one] 1 bonus gem
   *[other] { $count } bonus gems
}
deed-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}

## Points

box-paper-dungeons-a = Boss 1
box-paper-dungeons-b = Boss 2
box-paper-dungeons-c = Boss 3
box-paper-dungeons-d = Heroes
box-paper-dungeons-e = Items
box-paper-dungeons-f = Gems
box-paper-dungeons-g = Minions
box-paper-dungeons-h = Wounds
box-paper-dungeons-i = Resurrection
box-paper-dungeons-j = Goal and talent
box-paper-dungeons-k = Missions
box-paper-dungeons-l = Earlier chapters
score-boss = Boss { $stage }
score-heroes = Your weakest hero is level { $lowest }
score-masters = { $masters ->
    [one] 1 hero at level 6
   *[other] { $masters } heroes at level 6
}
score-boxes = { $boxes ->
    [one] 1 item half
   *[other] { $boxes } item halves
}
score-item = Complete: { $item }
score-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
score-minions = { $minions ->
    [one] 1 minion
   *[other] { $minions } minions
}
score-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
score-resurrection = Resurrected
score-goal = Goal { $goal }: { $count }
score-goal-hidden = Goal, still hidden
score-talent = Talent { $talent }
score-talent-hidden = Talent, still hidden
score-missions = { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}
score-chapter = Chapter { $chapter }
ranked-by-fame = { $fame } fame
ranked-by-rooms = { $fame } fame, the tie decided by { $rooms } explored rooms
rank-shared = { $fame } fame, as others have: the place is shared
solo-rank = { $fame } fame: { $rank }.
solo-next-rank = The next rank, { $rank }, begins at { $fame } fame.

## A pack, to read

show-title = { $title } ({ $name } { $version })
show-figures = Figures { $hash }, folder { $folder }
show-map = The map
show-dungeons = Stories and dungeons
show-story = { $title }: { $chapters }
show-boss-room = boss { $stage } { $boss } in { $room }
show-walls = Walls: { $walls }
show-bosses = Bosses
show-stage = Stage { $stage }
show-boss = Weak: { $weakness }. Flee: { $flee }. Reward: { $reward ->
    [half] half an item
    [level] a level
    [gem] a gem
   *[potion] a potion
}.
show-vanishing = Gems { $gems } vanish.
show-goals = Goals
show-goal = { $text }: { $steps } for 2/4/6 fame; black: { $black }
show-talents = Talents
show-card = { $text } Fame { $fame }.
show-track-heroes = Heroes, by the weakest
show-track-gems = Gems
show-track-minions = Minions
show-track-wounds = Wounds, every { $step }
show-track-solo = Solo missions, by round
show-ranks = Solo ranks
