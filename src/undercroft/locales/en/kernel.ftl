# What the kernel says: options, seats, notation, taking back, records.

unknown-game = There is no game called "{ $game }". There are: { $games }.
bad-seed = "{ $seed }" is no seed. A seed is a whole number from 0 to 2^128 − 1.
unknown-option = There is no option "{ $option }". There are: { $options }.
unknown-option-near = There is no option "{ $option }". Did you mean { $near }?
bad-option-value = The option { $option } cannot be "{ $value }". It can be: { $values }.
bad-seats = { $seats } players do not fit. The game takes { $least } to { $most }.
bad-chance = Chance cannot be "{ $chance }". It is roll or ask.
campaign-has-dungeons = The campaign { $campaign } brings its own dungeons, so dungeon { $dungeon } cannot be chosen. Leave one of the two out.
grand-campaign-edition = Only the Czech book has the campaign of all twelve dungeons. Take edition=cz instead of { $edition }.
players-and-seats = { $players } names for { $seats } seats: there must be one for each.

## Notation

bad-notation = "{ $text }" is no move that can be read here.
bad-notation-near = "{ $text }" is no move that can be read here. Did you mean: { $near }?
not-legal = The rules do not allow that now (choice { $code }).

## Taking back

no-such-seat = There is no seat { $seat }. Seats go from 1 to { $most }.
nothing-to-undo = There is nothing to take back yet.
undo-after-end = The game is over. What was played stands.
undo-after-news = Since then dice, cards or a rival’s answer have become known, so that choice stands.

## Records and stored games

bad-store = This is no stored game: { $what } is missing or wrong.
record-other-pack = It was played with the pack { $pack } (figures { $hash }), but this one has the figures { $own }. Name the right pack with --pack.
record-running = The game was still running when this was written, so its seed is left out and it cannot be replayed.
record-asked = A match whose chance was asked for has no seed to replay from; store it instead of recording it.
record-midway = This game went on from the middle of another one, so no seed leads to it and it has no record.
record-not-ours = This is no Undercroft record. It should begin with "undercroft-record: 1", not with "{ $text }".
record-bad-header = "{ $text }" is no header. The headers are: { $headers }.
record-missing-header = These headers are missing: { $headers }.
record-other-format = It has format { $format }, and this program reads format { $own }. A newer Undercroft may read it.
record-bad-number = Seats and seed must be whole numbers, got { $what }.
record-other-rules = It was played by version { $rules } of the rules, and this program knows versions up to { $own }. A newer Undercroft may replay it.
record-bad-line = A line begins with a seat and a colon, such as "1: 7 brew", with seats 1 to { $seats }. Got "{ $text }".
record-after-end = The game is over before this line: "{ $text }".
record-bad-notation = "{ $text }" is no move that can be read here.
record-bad-notation-near = "{ $text }" is no move that can be read here. Did you mean: { $near }?
record-illegal = "{ $text }" is against the rules here ({ $rule }). { $why }
record-other-chance = Chance says "{ $text }" here, but the seed gives "{ $expected }". The record was edited.
record-cut-off = The record ends before the game does. The rest is cut off.
record-missing-chance = The line "# { $text }" is missing. The record was edited.
record-other-result = The header gives the result { $result }, but the moves lead to { $own }. The record was edited.
record-edited = The record replays, but its check sum does not fit: somebody has edited it.

## What happens in several games

event-first-drawn = First player: { $seat }.
head-setup = before the game
