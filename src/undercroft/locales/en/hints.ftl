# What a bot thinks of a choice, at the browser's table and in the terminal.

hint-points = { $game ->
    [paper-dungeons] about { $points } fame in the end
    [doggos] about { $points ->
        [one] 1 coin
       *[other] { $points } coins
    } in the end
   *[other] about { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end
}
hint-points-less = { $game ->
    [paper-dungeons] { $points } fame less
    [doggos] { $points ->
        [one] 1 coin
       *[other] { $points } coins
    } less
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    } less
}
hint-chance = about { $percent } % to win
hint-equal = about as good
hint-order = { $rank ->
    [1] the best it sees
    [2] second best
   *[other] third best
}
hint-only = There is no other choice.
reason-lots = it draws lots, and every choice is as likely as the others
