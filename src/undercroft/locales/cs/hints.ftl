# Co si bot myslí o tahu: u stolu v prohlížeči i v terminálu.

hint-points = { $game ->
    [paper-dungeons] na konci asi { $points } slávy
    [doggos] na konci asi { $points ->
        [one] { $points } mince
        [few] { $points } mince
       *[other] { $points } mincí
    }
   *[other] na konci asi { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
hint-points-less = { $game ->
    [paper-dungeons] slávy o { $points } méně
    [doggos] o { $points ->
        [one] { $points } minci
        [few] { $points } mince
       *[other] { $points } mincí
    } méně
   *[other] o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } méně
}
hint-chance = šance na výhru asi { $percent } %
hint-equal = zhruba stejně dobré
hint-order = { $rank ->
    [1] to nejlepší, co vidí
    [2] druhá nejlepší možnost
   *[other] třetí nejlepší možnost
}
hint-only = Jiná možnost není.
reason-lots = losuje a každá možnost je stejně pravděpodobná
