# Che cosa pensa un bot di una scelta: al tavolo del browser e nel terminale.

hint-points = { $game ->
    [paper-dungeons] circa { $points } di gloria alla fine
    [doggos] circa { $points ->
        [one] 1 moneta
       *[other] { $points } monete
    } alla fine
   *[other] circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } alla fine
}
hint-points-less = { $game ->
    [paper-dungeons] { $points } di gloria in meno
    [doggos] { $points ->
        [one] 1 moneta
       *[other] { $points } monete
    } in meno
   *[other] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in meno
}
hint-chance = circa { $percent } % di probabilità di vincere
hint-equal = più o meno altrettanto buona
hint-order = { $rank ->
    [1] la migliore che vede
    [2] la seconda
   *[other] la terza
}
hint-only = Non c’è altra scelta.
reason-lots = tira a sorte, e ogni scelta vale l’altra
