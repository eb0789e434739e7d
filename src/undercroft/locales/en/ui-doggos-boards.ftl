# Boards of dogs and quests of Dungeons & Doggos in the browser.

ui-dd-to-move = { $who ->
    [you] your move
   *[other] to move
}
ui-dd-trophies = trophies
ui-dd-token = Token of the goodest dog: whoever is last to leave or fall asleep in a round takes it and begins the next one.
ui-dd-power-second-paw = Two paws beat a stronger monster
ui-dd-power-passages = Breaks walls and doors for a paw
ui-dd-power-none = Thick fur: { $defence } defence
ui-dd-power-rotations = Turns rooms by the start on leaving
ui-dd-power-jumps = Jumps over traps
ui-dd-power-key = Has a key from the start
ui-dd-paws = { $paws ->
    [one] 1 paw
   *[other] { $paws } paws
} on the board, { $away } in the dungeon, { $extra } extra
ui-dd-coins-known = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} so far, and a secret quest
ui-dd-cards = Cards
ui-dd-face-down = A card face down
ui-dd-quests-pay = coins so far
ui-dd-quest-secret = yours, secret
ui-dd-quest-covered = Face down
ui-dd-quest-peek = Look
ui-dd-quest-cover = Cover
