## Compagnia al tavolo: orologi, chi manca, bot al posto di qualcuno

ui-hand-to-bot = Fai giocare un bot per { $player }
ui-hand-sure = Gioca un bot finché { $player } non torna.
ui-hand-yes = Fai giocare un bot
ui-hand-no = Aspetta
ui-missing = Chi manca
ui-missing-left = { $player } ha lasciato il tavolo.
ui-missing-away = { $player } manca da un po’.
ui-player-bot = gioca un bot
ui-bot-for = Un bot gioca per { $player }
ui-dock-bot = Un bot gioca per te
ui-dock-bot-line = Sceglie al posto tuo finché non riprendi il tuo posto.
ui-seat-back = Riprendi il mio posto
ui-toast-left = { $player } ha lasciato il tavolo.
ui-toast-bot = Ora un bot gioca per { $player }.
ui-toast-back = { $player } gioca di nuovo.
ui-time-left-of = Tempo rimasto: { $player }
ui-time-left-is = Tempo rimasto: { $time }.

## Link e accordi

ui-copy-by-hand = È selezionato: copialo con Ctrl+C, o tieni premuto sul telefono.
ui-link-of-seat = Link al posto { $seat }
ui-waiting-local = Questi link funzionano solo su questo computer. Per gli amici altrove avvia la casa con **{ $command }** e aprila all’indirizzo di questo computer nella tua rete.
ui-agreed = Chi si siede è d’accordo:
ui-agreed-hints = { $on ->
    [yes] suggerimenti ammessi
   *[no] niente suggerimenti
}
ui-agreed-clock = tempo per pensare: { $clock }
ui-agreed-watch = { $on ->
    [yes] gli altri possono guardare
   *[no] nessun altro guarda
}
ui-device-link = Apri questo link sull’altro dispositivo entro un’ora; vale una volta sola.
