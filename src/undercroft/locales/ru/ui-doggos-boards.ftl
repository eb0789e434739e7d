# Планшеты пёсиков и квесты «Подземелий и пёсиков» в браузере.

ui-dd-to-move = { $who ->
    [you] ваш ход
   *[other] ходит
}
ui-dd-trophies = трофеи
ui-dd-token = Жетон самого хорошего пёсика: кто последним в раунде вышел или уснул, берёт его и начинает следующий.
ui-dd-power-second-paw = Двумя лапками бьёт монстра сильнее
ui-dd-power-passages = Лапкой пробивает стены и двери
ui-dd-power-none = Густой мех: защита { $defence }
ui-dd-power-rotations = Уходя, поворачивает комнаты у старта
ui-dd-power-jumps = Перепрыгивает ловушки
ui-dd-power-key = Ключ с самого начала
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
ui-dd-quest-peek = Взглянуть
ui-dd-quest-cover = Закрыть
