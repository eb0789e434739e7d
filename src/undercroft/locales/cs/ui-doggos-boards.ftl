# Desky pejsků a úkoly Dungeons & Doggos v prohlížeči.

ui-dd-to-move = { $who ->
    [you] jsi na tahu
   *[other] na tahu
}
ui-dd-trophies = trofeje
ui-dd-token = Žeton nejhodnějšího pejska: kdo v kole odejde nebo usne jako poslední, vezme si ho a začíná další.
ui-dd-power-second-paw = Dvěma tlapkami porazí i silnější
ui-dd-power-passages = Tlapkou prorazí zeď i dveře
ui-dd-power-none = Hustá srst: obrana { $defence }
ui-dd-power-rotations = Při odchodu otáčí místnosti u startu
ui-dd-power-jumps = Přeskakuje pasti
ui-dd-power-key = Od začátku má klíč
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
ui-dd-quest-peek = Podívat se
ui-dd-quest-cover = Zakrýt
