# Plance dei cani e missioni di Dungeons & Doggos nel browser.

ui-dd-to-move = { $who ->
    [you] tocca a te
   *[other] di turno
}
ui-dd-trophies = trofei
ui-dd-token = Segnalino del cane più bravo: chi in un round esce o si addormenta per ultimo lo prende e inizia il successivo.
ui-dd-power-second-paw = Con due zampe batte mostri più forti
ui-dd-power-passages = Con una zampa sfonda muri e porte
ui-dd-power-none = Pelo folto: difesa { $defence }
ui-dd-power-rotations = Uscendo gira le stanze alla partenza
ui-dd-power-jumps = Salta le trappole
ui-dd-power-key = Ha una chiave dall’inizio
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
ui-dd-quest-peek = Guarda
ui-dd-quest-cover = Copri
