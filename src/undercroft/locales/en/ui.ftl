# The browser's own words.

## The house

ui-home = Home
ui-home-title = Three dungeons, one table.
ui-home-line = Play a bot at once, or send a friend a link. Every rule is kept for you.
ui-game-dungeoneer = Dungeoneer
ui-pitch-paper-dungeons = Roll six dice, use three, and draw your party’s way through the same dungeon as everyone else.
ui-pitch-doggos = Build one dungeon together, then sneak out of it with more treasure than the other good dogs.
ui-pitch-dungeoneer = Quest for glory under the Lich Lord, and on your turn be the peril of everybody else.
ui-manner-paper-dungeons = roll and write
ui-manner-doggos = tiles and routes
ui-manner-dungeoneer = adventure cards
ui-players-span = { $least } to { $most }
ui-minutes = { $minutes } minutes
ui-play-now = Play now
ui-opening = Laying the table…
ui-new-table = New table
ui-learn = Learn it in ten minutes
ui-read-rules = Read the rules
ui-join-code = Join with a code
ui-join = Join
ui-no-such-code = No table has the code { $code }. Look at it once more.
ui-continue = Continue
ui-open-tables = Open tables
ui-finished = Finished
ui-none-running = Nothing is running. Play now is one click away.
ui-none-open = Nobody is waiting for players right now.
ui-none-finished = Your finished games will stand here.
ui-your-move = Your move
ui-waiting = Waiting
ui-seats-open = Seats open
ui-replay = Replay
ui-given-up = Given up
ui-with = with { $players }
ui-alone = alone
ui-seats-taken = { $game }, { $taken } of { $seats } seats taken
ui-there-and-clock = { $players }, { $clock }
ui-finished-won = You won { $game } with { $score }
ui-finished-rank = Place { $rank } in { $game }, with { $score }
ui-finished-solo = { $game } alone, { $score }
ui-standing = { $how }, { $company }
ui-with-hints = { $line }, { $hints }
ui-hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
ui-my-scores = My scores
ui-standing-rank = Your rank
ui-standing-next = Next comes { $rank }, from { $points } on.
ui-standing-better = { $bot ->
    [easy] Better than { $percent } % of the easy bot’s games
    [medium] Better than { $percent } % of the medium bot’s games
    [hard] Better than { $percent } % of the hard bot’s games
   *[other] Better than { $percent } % of the games of the bot { $bot }
}
ui-best-score = best score
ui-place-of = place { $rank } of { $seats }
ui-guided = guided game
ui-ago-company = { $when }, { $company }
ui-just-now = just now
ui-open-record = Replay a record from a file
ui-device = Play on another device
ui-device-title = Play here as yourself
ui-device-line = This link moves a player to this device: name, tables and scores come along. It works once.
ui-device-now = So far you are { $name } here; what { $name } plays stays behind. Go on only if you made the link yourself.
ui-device-go = Move in
ui-language = Language
ui-theme-light = Candle light
ui-theme-dark = Cellar
ui-your-name = Your name
ui-guest = Guest
ui-place-crossroads = Crossroads
ui-place-garrison = Garrison

## When something is wrong

ui-reconnecting = Reconnecting. Your moves are safe.
ui-new-identity = The server no longer knew you. From now on you are { $name }.
ui-trouble = That did not work. Try it once more.
ui-no-server = The table cannot be reached. Is the server running?
ui-no-table = There is no such table, or it is not for you to see.
ui-no-rules = The rules cannot be reached right now.
ui-lost-title = Nothing down here
ui-lost-line = These steps lead nowhere. The hall with the games is upstairs.
ui-loading = One moment…

## A new table

ui-options = Options
ui-pack = Which cards and boards are used.
ui-pack-own = { $name } (your own)
ui-options-changed = { $count ->
    [0] as usual
    [one] 1 changed
   *[other] { $count } changed
}
ui-table-options = At this table
ui-value = { $value ->
    [true] on
    [false] off
    [random] random
    [none] none
    [choose] chosen in turn
    [path] after each room
    [sum] at the end
    [default] as it fits
    [one] one deck
    [split] apart
    [battle] any battle
    [challenge] a challenge
    [ru] Russian
    [it] Italian
    [cz] Czech
    [epic] epic
    [heroic] heroic
    [legendary] legendary
   *[other] { $value }
}
ui-clock = Time to think
ui-clock-none = no clock
ui-clock-move = { $seconds } seconds a move
ui-clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
ui-listed = Anybody may see the table in the list and sit down.
ui-watch = Others may watch.
ui-hints-allowed = Hints are allowed; everybody agrees by sitting down.
ui-seats = Seats
ui-seats-count = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
ui-seat-number = Player { $seat }
ui-seat-free = Free seat
ui-name-of-seat = Name at seat { $seat }
ui-who-at-seat = Who sits at seat { $seat }
ui-kind-you = You
ui-kind-person = At this screen
ui-kind-open = Open, by link
ui-chair-away = Take the chair away
ui-chair-away-of = Take chair { $seat } away
ui-bot-level = { $bot ->
    [random] Careless bot
    [greedy] Steady bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
   *[other] Bot: { $bot }
}
ui-bot-player = { $name }, { $bot ->
    [random] careless bot
    [greedy] steady bot
    [easy] easy bot
    [medium] medium bot
    [hard] hard bot
   *[other] bot ({ $bot })
}
ui-bot-line = { $bot ->
    [easy] Means well and misses things. Good for a first game.
    [medium] Weighs every choice and misses little.
   *[hard] Tries out what may follow, up to a second a move.
}
ui-add-chair = Add a chair
ui-new-question = { $game }: who sits down?
ui-new-line = { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}. The game begins at once.
ui-new-line-open = The game begins when { $open ->
    [one] the open seat is
   *[other] the { $open } open seats are
} taken. You get a link for each.
ui-open-the-table = Open the table

## At the table

ui-table = Table
ui-prompt = What is asked
ui-choices = Choices
ui-figures = Figures
ui-ask = What will you do?
ui-ask-line = { $count ->
    [one] There is **1** choice.
   *[other] There are **{ $count }** choices.
}
ui-all-choices = All choices
ui-filter = Type to narrow the list
ui-choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
ui-choices-none = Nothing here fits.
ui-undo = Undo
ui-rules = Rules
ui-rule = Rule
ui-rules-english = The rules are written in English.
ui-menu = Menu
ui-hint = Hint
ui-hint-heading = What the bot would do
ui-hint-thinking = The bot is thinking…
ui-no-hint = The bot has no better idea than you.
ui-why = Why:
ui-why-what = Move to something on the board first, then ask why.
ui-why-allowed = That is allowed.
ui-skip = To the question
ui-close = Close
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-home = Back to the middle
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-players = Players
ui-players-log = Players and log
ui-you = you
ui-player-open = open seat
ui-player-left = has left
ui-player-ready = has finished
ui-player-away = away
ui-player-you = to move
ui-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
ui-time-left = Time left
ui-toast-ready = { $player } has finished.
ui-toast-here = { $player } is here.
ui-toast-away = { $player } is away.
ui-dock-waiting = The others are choosing
ui-dock-waiting-line = Still to come: **{ $players }**. Look around as long as you like.
ui-dock-watching = You are watching
ui-dock-watching-line = You see what everybody may see.
ui-dock-over = Every point is on the score sheet, with its rule.
ui-dock-seats = Waiting for players
ui-dock-seats-line = The game begins when every seat is taken.
ui-abandoned = This table was given up
ui-rematch = Play again
ui-score-sheet = Score sheet
ui-score-box = Box
ui-winner = winner

## Waiting for people

ui-waiting-title = { $game } is laid
ui-waiting-line = Send each friend a link, or tell them the code.
ui-code = Code:
ui-copy = Copy
ui-copied = Copied.
ui-copy-link = Copy the link
ui-take-seat = Sit down here
ui-seat-bot = Seat a bot

## The curtain

ui-curtain-title = { $player }, it is your turn
ui-curtain-line = Everything secret is covered. Everybody else looks away.
ui-curtain-open = I am { $player }, open

## Menu

ui-sound = Sound
ui-on = on
ui-off = off
ui-letter-keys = Single keys
ui-keys = Keys
ui-key-enter = take the bright button
ui-key-esc = one part of the move back
ui-key-digits = take the choice with that number
ui-key-why = why not what has the focus
ui-orders = When others are on turn
ui-orders-line = You may answer with cards. When shall the table stop and ask you? If only when you can, the others may guess from it what you hold.
ui-orders-ask = Ask me every time.
ui-orders-able = Only when I can answer.
ui-orders-attacked = Only when I am attacked.
ui-orders-turn = Never before my own turn.
ui-keys-line = Press a letter here, then the key that you want.
ui-keys-not = Any letter will do but A to F and R, which the games use themselves.
ui-key-change = { $key }: { $deed }. Change the key
ui-key-press = Press the new key
ui-keys-reset = Usual keys again
ui-this-table = This table
ui-download-record = Download the record
ui-leave = Leave the table
ui-leave-sure = Leave for good?
ui-abandon = Give the table up
ui-abandon-sure = Give it up for everybody?

## Replay

ui-transport = Going through the game
ui-play = Play
ui-pause = Pause
ui-step-back = One step back
ui-step-on = One step on
ui-round-back = One round back
ui-round-on = One round on
ui-scrub = Place in the game
ui-step-of = Step { $step } of { $steps }
ui-speed = Speed
ui-eyes = From whose eyes
ui-eyes-watcher = a spectator’s
ui-fork = Play on from here

## The guided game

ui-guide = Your first game
ui-guide-next = Go on
ui-guide-close = I know the way
ui-guide-count = Lesson { $number }

## About

ui-about = About Undercroft
ui-about-line = An undercroft is the vaulted cellar under an old house. Ours keeps three games in it. You come down the steps, somebody has lit a candle, and the table is laid.
ui-about-games = Games
ui-about-names = The names of published games say only which rules are implemented. The rules are told in our own words.
ui-credit-paper-dungeons = after the game by Leandro Pires.
ui-credit-doggos = after the game also known as Tales of Tails.
ui-credit-dungeoneer = after Call of the Lich Lord.
ui-about-icons = Icons
ui-credit-icons = Icons by Lorc, Delapouite and contributors,
ui-about-type = Typefaces
ui-credit-type = Piazzolla, Alegreya Sans (both Huerta Tipográfica) and Caveat (Impallari Type), under the SIL Open Font License.
ui-about-program = Program
ui-credit-program = Undercroft is free software under the Apache License 2.0.
