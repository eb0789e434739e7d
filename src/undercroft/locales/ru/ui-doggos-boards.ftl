# Планшеты пёсиков и квесты «Подземелий и пёсиков» в браузере.

ui-dd-to-move = { $who ->
    [you] ваш ход
   *[other] ходит
}
ui-dd-trophies = трофеи
ui-dd-token = Самый хороший пёсик прошлого раунда
ui-dd-paws = { $paws ->
    [one] { $paws } лапка
    [few] { $paws } лапки
   *[other] { $paws } лапок
} на планшете, в подземелье { $away }, ещё { $extra }
ui-dd-coins-known = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
} пока что, и тайный квест
ui-dd-cards = Карты
ui-dd-face-down = Карта лежит лицом вниз
ui-dd-quests-pay = монеты сейчас
ui-dd-quest-secret = ваш, тайный
ui-dd-quest-covered = Лежит лицом вниз
