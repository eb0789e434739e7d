# Что бот думает о ходе: за столом в браузере и в терминале.

hint-points = { $game ->
    [paper-dungeons] около { $points } славы в конце
    [doggos] около { $points ->
        [one] { $points } монеты
       *[other] { $points } монет
    } в конце
   *[other] около { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } в конце
}
hint-points-less = { $game ->
    [paper-dungeons] славы на { $points } меньше
    [doggos] на { $points ->
        [one] { $points } монету
        [few] { $points } монеты
       *[other] { $points } монет
    } меньше
   *[other] на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } меньше
}
hint-chance = шанс на победу около { $percent } %
hint-equal = примерно так же хорошо
hint-order = { $rank ->
    [1] лучшее, что он видит
    [2] на втором месте
   *[other] на третьем месте
}
hint-only = Другого выбора нет.
reason-lots = он тянет жребий, и все варианты равновероятны
