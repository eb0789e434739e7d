# The command line.

version = undercroft { $version }, { $kind ->
    [compiled] compiled
   *[plain] plain Python
}
unknown-language = Undercroft does not speak "{ $language }". It speaks: { $languages }.
interrupted = Stopped.
os-error = { $file }: { $reason }
os-error-plain = That did not work: { $reason }
file-error = { $file }: { $text }
our-fault = Something went wrong inside Undercroft, and that is our fault: { $error }. With UNDERCROFT_DEBUG=1 you see the details for a report.
file-exists = { $file } exists already. Name another file, nothing is overwritten.
no-folder = { $file } cannot be written: there is no folder { $folder }.
option-form = An option is written name=value, such as edition=it. Got "{ $text }".
bad-people = { $people } people do not fit at { $seats } seats. There is at least one, and at most one for each seat.

## Usage

usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = [default: { $value }]
usage-required = [needed]
usage-no-option = There is no option { $option }.
usage-no-option-near = There is no option { $option }. Did you mean { $near }?
usage-no-command = There is no command "{ $command }".
usage-no-command-near = There is no command "{ $command }". Did you mean { $near }?
usage-missing = { $what } is missing.
usage-bad-number = { $what } must be a whole number, got "{ $got }".
usage-extra = There is more than needed: { $what }
usage-option-value = { $option } needs a value behind it.
usage-wrong = That cannot be understood: { $reason }
usage-help = "{ $command } --help" tells more.

## Help

help-undercroft = A digital table for dungeon board games: play in the terminal, let bots play, replay and check records, make content packs.
help-undercroft-examples = Start here:  undercroft play paper-dungeons
help-help = Show this help.
help-version = Say the version, and whether the rules run compiled.
help-lang = The language: en, ru, it or cs. Also as UNDERCROFT_LANG.
help-json = Write JSON for a program.
help-use-pack = A folder with your own content pack.
help-option = An option of the game, such as edition=it. May be repeated; "undercroft games" lists them.
help-seed = A whole number; the same seed gives the same dice and the same cards.
help-game = The game: paper-dungeons, doggos or dungeoneer.
help-games = List the games with their seats, bots and options.
help-games-examples = Example:  undercroft games --json
help-play = Play a game in the terminal, against bots or with others at one keyboard.
help-play-examples = Examples:
    undercroft play paper-dungeons
    undercroft play paper-dungeons --seats 1 --option missions=off
    undercroft play paper-dungeons --seats 4 --bot greedy --bot random --lang it
    undercroft play paper-dungeons --people 2 --name Ada --name Ben
    undercroft play paper-dungeons --resume
    undercroft play doggos --seats 3
    undercroft play dungeoneer --seats 2 --bot greedy
help-seats = How many play, people and bots together.
help-people = How many people; they pass the keyboard on.
help-bot = A bot for the other seats: easy, medium (the default) or hard. May be repeated; the bots take turns.
help-name = A person's name, in the order of seats. May be repeated.
help-record-file = Where the record of the game goes. An existing file is never overwritten.
help-resume = Go on with the game that was saved last.
help-simulate = Let bots play many games and count the scores. The result is the same for any number of jobs.
help-simulate-examples = Examples:
    undercroft simulate paper-dungeons --games 10000 --seats 4 --bot random --jobs 2
    undercroft simulate paper-dungeons --seats 2 --bot greedy --bot random --seed 7 --json
help-simulate-games = How many games.
help-simulate-seats = How many seats.
help-simulate-bot = A bot; seat 1 gets the first, and so on in turn. May be repeated.
help-simulate-seed = A whole number; the same seed gives the same result.
help-jobs = How many processes; all cores if you say nothing.
help-lab = The laboratory: tournaments between bots, and reports on how even a game is.
help-ray = Play on a Ray cluster: its address, or "local" to start one here. Needs pip install "undercroft\[ray]".
help-bot-timeout = Seconds that a bot from outside has for a decision.
help-replay = Tell a recorded game round by round, with the final score sheets.
help-replay-examples = Example:  undercroft replay game.record --seat 1 --step
help-record-to-tell = The record of a finished game.
help-step = Wait for Enter after every move.
help-seat = See the game from this seat, 1 being the first.
help-serve = Open the table in the browser: for you, for friends at this screen, for friends far away.
help-serve-examples = Example:  undercroft serve --host 0.0.0.0 --port 8080 --no-open
help-serve-host = The address to listen at; 0.0.0.0 lets others in.
help-serve-port = The port; if it is taken, the next free one.
help-serve-workers = How many processes serve; more than one need DATABASE_URL (PostgreSQL) and REDIS_URL.
help-serve-open = Open the browser, or only tell the address.
serve-at = The table is laid at { $address }
serve-data = Games are kept in { $folder }
serve-stop = Ctrl+C clears the table; every game is still there next time.
serve-bad-settings = The environment cannot be used: { $problem }.
serve-needs-both = { $workers } workers share their tables through PostgreSQL and Redis: set DATABASE_URL and REDIS_URL, or serve with one.
serve-no-port = No port from { $port } on is free at { $host }; name another with --port.
help-scores = List the scores of the games you have played.
help-scores-examples = Example:  undercroft scores --json
help-record = Check records of games.
help-record-check = Replay records and say of each whether every line, die and result is right.
help-record-check-examples = Example:  undercroft record check *.record
help-records-to-check = One record or more.
help-pack = Check, show and begin content packs.
help-pack-check = List everything wrong with a pack: file, entry, and what would be right.
help-pack-check-examples = Example:  undercroft pack check my-pack
help-pack-folder = The folder that holds pack.toml.
help-pack-show = Show a whole pack: everything that is in it.
help-pack-show-examples = Example:  undercroft pack show my-pack --lang cs
help-pack-what = A folder, or a game for its built-in pack.
help-pack-new = Begin a pack of your own: a commented copy to edit.
help-pack-new-examples = Example:  undercroft pack new paper-dungeons my-pack
help-pack-new-game = The game the pack is for.
help-pack-new-folder = A new or empty folder.

## Games and scores

games-seats = { $least } to { $most } players
games-bots = Bots: { $bots }
games-options = Options, with what holds if you say nothing:
games-values = { $text } ({ $values })
no-scores = No scores yet. "undercroft play" makes some.
scores-when = day
scores-game = game
scores-player = player
scores-seats = seats
scores-fame = points
scores-rank = rank
scores-solo = { $title }, { $games ->
    [one] 1 solo game: { $best }.
   *[other] { $games } solo games: best { $best }, on average { $mean }.
}

## Playing

player-name = Player { $seat }
bot-names = Ludmila, Oswin, Bruna, Tobias, Hedwig, Anselm, Petra
bot-name = { $name } ({ $bot } bot)
welcome = Welcome to { $game }. At the table: { $players }. Type ? for help.
welcome-back = Welcome back to { $game }. At the table: { $players }. Type ? for help.
nothing-to-resume = There is no saved game in { $folder }.
bad-save = { $file } is no saved game that can be read. Move it away, then start a new game.
saved = The game is saved: { $file }. "undercroft play { $game } --resume" goes on with it.
hand-over = Now it is { $player }’s turn. Nobody else looks.
pause = Enter goes on.
undone = Taken back.
hint = The { $bot } bot would do this: { $choice }  [{ $notation }]
hint-or = Or: { $choice }  [{ $notation }]
no-rivals = You play alone.
why-what = Why what? Write a move behind it, such as: why { $example }
why-allowed = That is allowed: { $choice }  [{ $notation }]
refused = { $reason } ({ $rule })
rule-what = Which rule? Write its number behind it, such as: rules { $example }
rule-unknown = The rules reference has no { $rule } here.
answer-empty = Type a number from the list, or ? for help.
answer-number = { $number } is not in the list. You can type: { $keys }.
answer-ambiguous = "{ $text }" could be several things: { $choices }.
play-help =
    Answer with a number from the list, or write the move itself:
    1 level warrior, 3 brew, 10 move C1 C2. The beginning is enough: 3 b.
    A line such as 10 move C1 (level rogue) C2 is a whole decision.
      u           take your last choice back     b       back to the dice
      map         the map and its signs          sheet   your sheet in full
      rivals      the others                     score   your points and why
      why MOVE    why a move is not possible     hint    what a bot would do
      rules RULE  a rule, such as PD-7.6         log     what has happened
      q           leave; the game is saved       ?       this help

## The end

ending-title = The game is over
ending-sheet = Score sheet of { $player }
ending-rank = { $rank }. { $player }: { $reason }
ending-won = You win!
ending-shared = You share the win!
ending-lost = Not this time. There is always another dungeon.
score-sum = Sum
record-kept = The record is in { $file }
history = { $games ->
    [one] Your solo game before this one brought { $best }.
   *[other] Your best of { $games } solo games before: { $best }.
}
history-best = That is your best so far; before, it was { $best }.

## Records

record-ok = { $file }: in order, result { $result }
record-error = { $file }, line { $line }: { $text }
record-not-text = This is no text in UTF-8, so it is no record.
record-unknown-pack = It was played with the pack "{ $pack }", which does not come with Undercroft. Name its folder with --pack.

## Packs

pack-bad = { $folder } cannot be played: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}.
pack-good = { $folder } is in order. { $advice ->
    [0] No complaints.
    [one] 1 piece of advice.
   *[other] { $advice } pieces of advice.
}
pack-begun = { $folder } holds { $files ->
    [one] 1 file
   *[other] { $files } files
} to edit. Then: undercroft pack check { $folder }, and undercroft play { $game } --pack { $folder }
no-such-pack = "{ $what }" is neither a folder nor a game. Games: { $games }.
no-such-pack-near = "{ $what }" is neither a folder nor a game. Did you mean { $near }?
