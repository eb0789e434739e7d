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

## Links, and what is agreed

ui-copy-by-hand = It is selected: copy it with Ctrl+C, or hold it on a phone.
ui-link-of-seat = Link to seat { $seat }
ui-waiting-local = These links only work on this computer. For friends elsewhere, start the house with **{ $command }** and open it by this computer’s address in your network.
ui-agreed = Whoever sits down agrees:
ui-agreed-hints = { $on ->
    [yes] hints are allowed
   *[no] no hints
}
ui-agreed-clock = time to think: { $clock }
ui-agreed-watch = { $on ->
    [yes] others may watch
   *[no] nobody else watches
}
ui-device-link = Open this link on the other device within the hour; it works once.
