## Company at the table: clocks, who is missing, bots that stand in

ui-hand-to-bot = Let a bot play for { $player }
ui-hand-sure = A bot plays until { $player } is back.
ui-hand-yes = Let a bot play
ui-hand-no = Wait
ui-missing = Who is missing
ui-missing-left = { $player } has left the table.
ui-missing-away = { $player } has been away for a while.
ui-player-bot = a bot plays
ui-bot-for = A bot plays for { $player }
ui-dock-bot = A bot plays for you
ui-dock-bot-line = It chooses in your place until you take your seat back.
ui-seat-back = Take my seat back
ui-toast-left = { $player } has left the table.
ui-toast-bot = A bot plays for { $player } now.
ui-toast-back = { $player } plays again.
ui-time-left-of = Time left: { $player }
ui-time-left-is = Time left: { $time }.
