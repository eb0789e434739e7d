# Boards of dogs and quests of Dungeons & Doggos in the browser.

ui-dd-to-move = { $who ->
    [you] your move
   *[other] to move
}
ui-dd-trophies = trophies
ui-dd-token = The goodest dog of the last round
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
