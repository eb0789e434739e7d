# What the table in the browser says: people, seats, clocks, hints, messages it cannot take.

## Tables and seats

no-such-table = There is no table { $table }. It may have been opened on another server.
no-such-table-code = No table has the code "{ $code }". Ask whoever opened it to read it out again.
table-not-begun = The game has not begun: not everybody has sat down yet.
table-over = This game is over. Ask for a rematch to play on.
table-not-over = That works only when the game is over.
table-pack-missing = This game is played with the pack { $pack }, which this server does not have.
not-your-seat = Seat { $seat } is not yours.
not-your-table = You do not sit at this table.
no-open-seat = No seat is free here any more. You may watch if the table allows it.
seat-taken = Somebody sat down there just before you. Try another seat.
link-taken = { $name } sits in the seat of this link. You may watch if the table allows it.
seat-not-left = A bot takes over only where somebody has left, or has been away for five minutes at a table without a clock.
cannot-abandon = Others still play here. You can leave, and your seat waits for you.
watching-off = This table is not open to watchers.
bad-name = A name has 1 to { $most } letters.
bad-seat-kind = A seat is for you, person, open or bot, not "{ $kind }".
too-many-tables = You look at { $most } tables already. Close one first.

## Playing

stale-version = The game has moved on since you looked (you saw { $version }, it is { $now }). Look again and choose.
no-such-orders = There are no orders "{ $orders }". There are: ask, able, attacked, turn.
not-asked = It is not your move.
too-many-races = Everybody moved at once. Try again.
hints-off = Hints are off at this table: not everybody agreed to them.
hint-on-its-way = A hint is on its way.
no-hint = No bot has an answer now. Try again.

## Looking back

nothing-to-play-on = The game is over at this step. Choose an earlier one.
table-given-up = This table was given up: its game has no end, and no replay.

## Who may ask, and how

no-identity = The server does not know you. Load the page again.
link-spent = That link has been used or is too old. Make a new one.
other-page = This came from a page that is not ours.
too-many-messages = That was too much at once. Wait a moment.
message-too-long = A message may have { $most } bytes.
bad-message = This message cannot be read: { $problem }
bad-request = This request cannot be read: { $problem }
server-error = Something broke on our side. What was played is safe; load the page again.

## Packs, guided games, how far a game is

no-such-pack-here = There is no pack "{ $pack }" here. There are: { $packs }.
pack-unusable = The pack "{ $pack }" has { $errors ->
    [one] one mistake
   *[other] { $errors } mistakes
 }, the first in { $where }. "undercroft pack check" lists them all.
pack-name-taken = The pack in "{ $folder }" calls itself { $pack }, as another one does. Give it a name or version of its own.
guide-is-fixed = A guided game begins the same way for everybody. Open an ordinary table to choose its seats and options.
progress-paper-dungeons = Round { $round } of { $rounds }
progress-doggos = Round { $round } of { $rounds }
progress-dungeoneer = Round { $round }
