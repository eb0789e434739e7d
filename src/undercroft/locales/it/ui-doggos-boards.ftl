# Plance dei cani e missioni di Dungeons & Doggos nel browser.

ui-dd-to-move = { $who ->
    [you] tocca a te
   *[other] di turno
}
ui-dd-trophies = trofei
ui-dd-token = Il cane più bravo dello scorso round
ui-dd-paws = { $paws ->
    [one] 1 zampa
   *[other] { $paws } zampe
} sulla plancia, { $away } nel dungeon, { $extra } extra
ui-dd-coins-known = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} finora, più una missione segreta
ui-dd-cards = Carte
ui-dd-face-down = Una carta coperta
ui-dd-quests-pay = monete finora
ui-dd-quest-secret = tua, segreta
ui-dd-quest-covered = Coperta
