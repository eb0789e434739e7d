# Why a bot of Dungeons & Doggos likes a choice.

## Dogs and quests

reason-doggos-dog-passages = A paw breaks any wall, so there is always a way to the best cards.
reason-doggos-dog-key = With a key from the start, doors and a chest are open to you.
reason-doggos-dog-second-paw = A second paw beats almost any monster.
reason-doggos-dog-rotations = Turning the rooms beside the start can open a way.
reason-doggos-dog-jumps = Traps cost you nothing.
reason-doggos-dog-none = No ability, but a defence of { $defence }: you can walk past a lot.
reason-doggos-quest-hide = Laid open, this quest would bring your rivals more than the other one. Keep it to yourself.
reason-doggos-quest-share = Laid open, this quest would bring your rivals less than the other one.
reason-doggos-quest-even = Both quests can pay you, kept or laid open.

## The turn

reason-doggos-no-way = No way out brings you anything yet. Another room can only help.
reason-doggos-early = The dungeon is still small: there is hardly anything to carry out yet.
reason-doggos-enough = Your way out is so good that another room would hardly add to it.
reason-doggos-growth = { $coins ->
    [0] Your way out brings little yet, and another room may improve it.
    [one] Your way out is worth about 1 coin, and another room may improve it.
   *[other] Your way out is worth about { $coins } coins, and another room may improve it.
}
reason-doggos-calm = No rival is likely to spoil your way before your next turn.
reason-doggos-promise = { $coins ->
    [0] One more room is likely to bring more than it risks.
    [one] Counting what { $dog } would get, one more room promises about 1 coin more than going now.
   *[other] Counting what { $dog } would get, one more room promises about { $coins } coins more than going now.
}
reason-doggos-leftover = If you go now, { $dog } can still carry out { $coins ->
    [one] about 1 coin
   *[other] about { $coins } coins
}.
reason-doggos-free = No rival is inside, so another room costs you nothing.
reason-doggos-threat = If { $dog } goes first, { $coins ->
    [one] about 1 coin of your way is
   *[other] about { $coins } coins of your way are
} gone.
reason-doggos-harm = If you go first, you take what { $dog } is after.
reason-doggos-take = If you go first, { $dog } can carry out { $coins ->
    [one] about 1 coin
   *[other] about { $coins } coins
} less.
reason-doggos-shut-in = If you go first, { $dog } has no way out for now.
reason-doggos-wait = If you wait, { $dog } may go first with { $coins ->
    [one] about 1 coin
   *[other] about { $coins } coins
}.
reason-doggos-risk = One more room is likely to risk more than it brings.
reason-doggos-paw = One more paw for the rest of the game.
reason-doggos-rest = You get nothing for sleeping, but you lose nothing either.

## The way out

reason-doggos-coins = { $coins ->
    [one] 1 coin more
   *[other] { $coins } coins more
} on the way out. The best of it: { $card }.
reason-doggos-no-cost = It saves you a coin that a trap or a tramp would cost.
reason-doggos-chest-opens = A chest that you have a key for: it opens at the end.
reason-doggos-chest-locked = A chest, and you may yet find a key for it.
reason-doggos-key = A key, for doors and for a chest.
reason-doggos-quest = { $card } counts for the quest “{ $quest }”: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
reason-doggos-lead = More { $symbol ->
    [sword] swords
    [bow] bows
   *[fireball] fireballs
} for the quest “{ $quest }”.
reason-doggos-trophy = A trophy for the fights to come: { $card }.
reason-doggos-shield = More defence for the rounds to come: { $card }.
reason-doggos-potion = A potion is left for a later fight.
reason-doggos-tramp = One more paw for the rest of the game comes with a hired tramp: { $card }.
reason-doggos-denied = A rival would like to have this card too: { $card }.
reason-doggos-way-less = If you go this way, { $dog } can carry out { $coins ->
    [0] a little
    [one] about 1 coin
   *[other] about { $coins } coins
} less.
reason-doggos-way-shuts = If you go this way, { $dog } has no way out for now.
reason-doggos-save-paw = It saves a paw for a better card: { $card }.
reason-doggos-done = Nothing further on is worth the walk.
reason-doggos-out = You are out with what you have so far.
reason-doggos-idle-paw = It keeps a paw that nothing ahead needs.
reason-doggos-nothing = There is nothing to gain on this way.

## The drawn room

reason-doggos-place-claim = Here it lies on your best way out: { $card }.
reason-doggos-place-leads = Here it improves your way out, which leads to: { $card }.
reason-doggos-place-way = Here it opens a way out for you.
reason-doggos-place-reach = More cards come within your reach.
reason-doggos-place-safety = Your way out stays good even if a rival leaves first.
reason-doggos-place-envy = Here it helps your rivals little.
reason-doggos-place-left = With the room here, { $dog } can carry out less if you go first.
reason-doggos-place-answer = Whether { $dog } goes next or draws a room, you come off best here.
reason-doggos-place-little = Here it does little for your way out.
reason-doggos-place-behind = Here { $dog } comes off better.
reason-doggos-place-to-come = Here the rooms to come can improve your way out most.
reason-doggos-place-even = It makes little difference where this room lies.
reason-doggos-turn-even = It makes little difference how this room is turned.
