# What the pack checker says. Every message tells what is wrong and what would be right.
# The file and the entry stand in front of it: see pack-problem.

pack-problem = { $file }: { $entry }: { $text }
pack-problem-in-file = { $file }: { $text }
pack-severity-error = error
pack-severity-advice = advice

## Folders and files

pack-folder-missing = there is no folder { $folder }; give the folder that holds pack.toml
pack-folder-not-empty = { $folder } is not empty; give a new or an empty folder, nothing was written
pack-unknown = there is no such pack; there are: { $known }
pack-unknown-near = there is no such pack; did you mean { $near }?
pack-version-unknown = there is no version { $got }; there are: { $known }
pack-file-missing = this file is missing
pack-file-near = a pack has no file of this name; did you mean { $near }?
pack-file-unknown = a pack has no file of this name; it has: { $known }
pack-not-utf8 = line { $line } is not UTF-8; save the file as UTF-8
pack-syntax = line { $line }, column { $column } is not TOML: { $text } ({ $reason })

## Keys and values

pack-key-missing = { $key } is missing
pack-key-near = unknown key { $key }; did you mean { $near }?
pack-key-unknown = unknown key { $key }; known here: { $known }
pack-text-empty = { $key } is empty; write at least a word
pack-language-missing = the text in language { $language } is missing; all of en, ru, it, cs are needed
pack-not-words = { $key } must be a text in each language, such as { $key }.en = "…", got { $got }
pack-choice-near = { $key } cannot be "{ $got }"; did you mean "{ $near }"?
pack-choice-unknown = { $key } cannot be "{ $got }"; it is one of { $allowed }
pack-number-range = { $key } must be from { $low } to { $high }, got { $got }
pack-list-length = { $key } must hold { $count } values, got { $got }
pack-not-text = { $key } must be a text in quotes, got { $got }
pack-not-number = { $key } must be a whole number, got { $got }
pack-not-flag = { $key } must be true or false, got { $got }
pack-not-list = { $key } must be a list in square brackets, got { $got }
pack-not-numbers = { $key } must be a list of whole numbers, got { $got }
pack-not-texts = { $key } must be a list of texts in quotes, got { $got }
pack-not-table = { $key } must be a table, got { $got }
pack-not-tables = { $key } must be written as entries under [[{ $key }]], got { $got }
pack-duplicate = { $key } "{ $got }" is taken by { $first }; every one must differ
pack-count = [[{ $key }]] must stand { $count } times, got { $got }
pack-entries-missing = [[{ $key }]] lacks: { $missing }
pack-name-form = { $key } must be small letters, digits and single hyphens, such as "my-pack", got "{ $got }"
pack-version-form = { $key } must be a text of figures, such as "1" or "1.2", got "{ $got }"

## Paper Dungeons: the map

pd-room-name = { $key } must name rooms from A1 to F7, got "{ $got }"
pd-border-form = { $key }: "{ $got }" is not a border; write two neighbouring rooms, such as "C1-C2"
pd-border-twice = { $key }: the border "{ $got }" stands here twice; once is enough
pd-two-treasures = a room holds one treasure: { $treasure } or gem { $gem }, not both
pd-level-without-minion = { $key } belongs to a minion; name the minion or take the level away
pd-gem-missing = gem { $gem } lies in no room; each of A to H lies in one
pd-gem-twice = gem { $gem } lies in { $rooms }; each of A to H lies in one room
pd-gems-unguarded = most gems should have a minion or a trap beside them, unguarded: { $rooms }
pd-minions-too-many = the minion track has { $most } boxes, so there are at most { $most } minions, got { $got }
pd-minion-count = there should be one { $minion ->
    [ghost] ghost
    [goblin] goblin
    [ogre] ogre
   *[zombie] zombie
} of level { $level }, got { $got }
pd-map-count = there should be { $least } to { $most } { $what ->
    [trap] traps
    [potion] potions
    [half] item halves
   *[level] level-ups
}, got { $got }
pd-no-water = { $key } is empty; without a river the medallion has no use
pd-no-walls = { $key } is empty; a few printed walls make the map
pd-ghost-with-potion = the rulebooks show a ghost with a potion in rows 1 to 4; there is none
pd-stated-c1 = the rulebooks show a potion in C1 and nothing else
pd-stated-d1 = the rulebooks show a goblin of level 3 and a potion in D1
pd-stated-e1 = the rulebooks show a trap and half an item in E1
pd-stated-f1 = the rulebooks show a potion in F1 and nothing else

## Paper Dungeons: bosses

pd-thresholds-rise = thresholds must rise, got { $got }
pd-boss-fame-rises = fame must rise with the thresholds, got { $got }
pd-boss-wounds-fall = wounds must fall as the thresholds rise, got { $got }
pd-threshold-high = the top threshold should be at most { $most }, since 36 is the most power there is, got { $got }
pd-gem-letter = { $key } must be letters from A to H, got "{ $got }"
pd-gem-pair = { $key } must be two different letters, got "{ $got }" twice
pd-no-gems-at-stage-3 = { $key } belongs to bosses of stages 1 and 2; after the third nothing is left to vanish
pd-bosses-of-stage = there must be 4 bosses of stage { $stage }, got { $got }
pd-weakness-count = 3 bosses should be weak to the { $hero ->
    [warrior] warrior
    [wizard] wizard
    [cleric] cleric
   *[rogue] rogue
}, got { $got }
pd-fame-low = the least fame at threshold { $row }, one boss of each stage, should sum to { $least } or more, got { $got }
pd-fame-high = the most fame at threshold { $row }, one boss of each stage, should sum to { $most } or less, got { $got }
pd-stated-chimera = the rulebooks give the chimera { $key } { $stated }, got { $got }
pd-boss-unused = no dungeon card names this boss; every boss should have a dungeon

## Paper Dungeons: dungeons and stories

pd-boss-unknown = there is no boss "{ $got }"; there are: { $known }
pd-boss-stage = bosses are named in the order of stages 1, 2, 3; "{ $got }" stands at { $stage } but is of stage { $its }
pd-boss-rooms-differ = the three boss rooms must differ, got { $got }
pd-wall-printed = the wall { $got } is on the map already; leave it out
pd-wall-count = a card should add { $least } to { $most } walls, got { $got }
pd-gems-vanish-twice = bosses 1 and 2 should take different gems, both take { $got }
pd-stated-dungeon-b = dungeon B holds { $stated } in the box, got { $got }
pd-rooms-reached = at least { $least } rooms should be within reach without cloak and medallion, got { $got }; shut off: { $shut }
pd-entrance-shut = a party that enters at { $room } is shut in: it reaches { $got } of { $least } rooms; open a way
pd-boss-row = the room of boss { $stage } should lie in rows { $least } to { $most }, got { $room }
pd-boss-shut = the room { $room } of boss { $stage } cannot be reached without cloak and medallion; open a way
pd-boss-far = the room { $room } of boss { $stage } should be within { $most } steps of an entrance, got { $got }
pd-story-chapters = chapters must be three letters from A to L, such as "ABC", got "{ $got }"
pd-story-letter = dungeon { $letter } must be a chapter of one story, got { $got }

## Paper Dungeons: cards and sheet

pd-id-form = { $key } must be small letters, digits and underscores, such as "sea_serpent", got "{ $got }"
pd-level-not-for-kind = { $key } has no meaning for kind "{ $kind }"; take it away
pd-alignment = alignment must be two B and two W, such as "BWWB", got "{ $got }"
pd-steps-rise = steps must rise, got { $got }
pd-item-any-symbol = { $key } belongs to the first four items; this one takes any symbol
pd-item-symbols = the { $hero ->
    [warrior] warrior
    [wizard] wizard
    [cleric] cleric
   *[rogue] rogue
}’s symbol must be asked for by one of the first four items, got { $got }
pd-track-rises = { $key } must rise, got { $got }
pd-stated-track = the rulebooks give { $stated } at place { $place } of { $key }, got { $got }
pd-solo-mission-falls = { $key } must not rise from round to round, got { $got }
pd-no-ranks = [[{ $key }]] is empty; there must be at least one rank
pd-ranks-rise = ranks must rise, got { $got } after { $before }

## Dungeons & Doggos: room cards

dd-edges-form = { $key } must be four letters clockwise from the top, E exit, D door, W wall, such as "EWEW", got "{ $got }"
dd-symbol-unknown = { $key } cannot hold "{ $got }"; it holds { $allowed }
dd-id-form = { $key } must be small letters, digits and underscores, such as "coins_1", got "{ $got }"
dd-start-exits = { $key } must have { $exits } exits and no door, got { $got }
dd-no-way = a card without exit and door can never be laid, got { $got }
dd-no-exit = every card should have an exit without a door, got { $got }
dd-trophy-wall = { $key } must be a wall, and on a tramp so must the edge across from it, got edges { $got }
dd-edge-without-trophy = { $key } belongs to a card with a trophy; name the trophy or take the edge away
dd-needs-nothing = { $key } is empty; a monster needs at least one symbol to be beaten
dd-artifact-trophies = { $key } of an artifact must be two of one symbol, such as ["bow", "bow"], got { $got }
dd-tramp-pair = { $key } must be two different symbols, got { $got }
dd-tramp-single = { $key } should be the symbol that the pair { $pair } lacks, got { $got }
dd-chest-coins = a chest holds { $stated } coins in the box, got { $got }
dd-designs-many = there can be at most { $most } designs of room cards, got { $got }
dd-deck-many = there can be at most { $most } room cards beside the start room, got { $got }
dd-deck-count = the box has { $stated } room cards beside the start room, got { $got }
dd-kind-count = there should be { $stated } room cards of the kind "{ $kind }", got { $got }
dd-coin-rooms = rooms with { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}: the box has { $stated }, got { $got }
dd-door-count = there should be { $stated } doors on all cards together, got { $got }
dd-monster-count = { $monster }: the box has { $stated } cards, got { $got }
dd-monster-trophies = { $monster }: the trophies in the box are { $stated }, got { $got }
dd-stated-monster = in the box this monster has { $key } { $stated }, got { $got }
dd-symmetry = { $what ->
    [needs] the monsters together should need as many swords as bows and fireballs
    [trophies] the monsters together should give as many swords as bows and fireballs
    [artifact] the artifacts together should give as many swords as bows and fireballs
    [trap] there should be as many traps for swords as for bows and fireballs
    [tramp] the pairs of the tramps should show as many swords as bows and fireballs
    [single] the single trophies of the tramps should be as many swords as bows and fireballs
   *[potion] there should be as many potions with a sword as with a bow and a fireball
}, got { $got }

## Dungeons & Doggos: dogs, quests, potions, ranks

dd-dog-splits = the six dogs should have the six ways to hold two of one symbol and one of another, got { $got }
dd-dog-defence = in the box this dog has { $stated } defence, got { $got }
dd-dog-key = { $key } must be 1 or more with the ability "key" and 0 with any other; "{ $ability }" got { $got }
dd-not-for-quest = { $key } has no meaning for kind "{ $kind }"; take it away
dd-quest-coins = a quest of kind "{ $kind }" pays { $stated } coins in the box, got { $got }
dd-quest-monster = quests should name the nine ordinary monsters, got "{ $got }"
dd-trophy-quests = { $stated } quests should be about trophies, got { $got }
dd-potions-few = there must be at least { $least } potions, one for each player, got { $got }
dd-potions-many = there can be at most { $most } potions of one symbol; swords, bows, fireballs: got { $got }
dd-potion-count = there should be { $stated } potions, got { $got }
dd-no-ranks = [[{ $key }]] is empty; there must be at least one rank
dd-ranks-rise = ranks must rise, got { $got } after { $before }
