# Desky pejsků a úkoly Dungeons & Doggos v prohlížeči.

ui-dd-to-move = { $who ->
    [you] jsi na tahu
   *[other] na tahu
}
ui-dd-trophies = trofeje
ui-dd-token = Nejhodnější pejsek minulého kola
ui-dd-paws = { $paws ->
    [one] 1 tlapka
    [few] { $paws } tlapky
   *[other] { $paws } tlapek
} na desce, v podzemí { $away }, navíc { $extra }
ui-dd-coins-known = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
} zatím a tajný úkol
ui-dd-cards = Karty
ui-dd-face-down = Karta lícem dolů
ui-dd-quests-pay = mince zatím
ui-dd-quest-secret = tvůj, tajný
ui-dd-quest-covered = Leží lícem dolů
