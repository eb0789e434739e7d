# Quello che dice il tavolo nel browser: persone, posti, orologi, suggerimenti, messaggi che non capisce.

## Tavoli e posti

no-such-table = Il tavolo { $table } non esiste. Forse è stato aperto su un altro server.
no-such-table-code = Nessun tavolo ha il codice "{ $code }". Fattelo ripetere da chi l'ha aperto.
table-not-begun = La partita non è ancora cominciata: non tutti si sono seduti.
table-over = La partita è finita. Per continuare chiedi la rivincita.
table-not-over = Si può fare solo a partita finita.
table-pack-missing = Qui si gioca con il pacchetto { $pack }, che questo server non ha.
not-your-seat = Il posto { $seat } non è tuo.
not-your-table = Non sei seduto a questo tavolo.
no-open-seat = Non ci sono più posti liberi. Puoi guardare, se il tavolo lo permette.
seat-taken = Qualcuno si è seduto lì un attimo prima di te. Prova un altro posto.
link-taken = Al posto di questo link siede { $name }. Puoi guardare, se il tavolo lo permette.
seat-not-left = Un bot gioca solo per chi se n'è andato o, a un tavolo senza orologio, manca da cinque minuti.
cannot-abandon = Altri stanno ancora giocando. Puoi andartene, il tuo posto ti aspetta.
watching-off = A questo tavolo non si può guardare.
bad-name = Un nome ha da 1 a { $most } lettere.
bad-seat-kind = Un posto è you, person, open o bot, non "{ $kind }".
too-many-tables = Stai già guardando { $most } tavoli. Prima chiudine uno.

## Giocare

stale-version = Il gioco è andato avanti da quando hai guardato (vedevi { $version }, ora è { $now }). Guarda di nuovo e scegli.
no-such-orders = Gli ordini "{ $orders }" non esistono. Ci sono: ask, able, attacked, turn.
not-asked = Non tocca a te.
too-many-races = Avete mosso tutti insieme. Riprova.
hints-off = A questo tavolo i suggerimenti sono spenti: non tutti erano d'accordo.
hint-on-its-way = Il suggerimento sta arrivando.
no-hint = Nessun bot sa rispondere adesso. Riprova.

## Guardare indietro

nothing-to-play-on = A questo passo la partita è già finita. Scegline uno prima.
table-given-up = Questo tavolo è stato abbandonato: la partita non ha una fine, e non si può rivedere.

## Chi chiede, e come

no-identity = Il server non ti conosce. Ricarica la pagina.
link-spent = Questo link è già stato usato o è scaduto. Creane uno nuovo.
other-page = Questo viene da una pagina che non è nostra.
too-many-messages = Troppe cose insieme. Aspetta un momento.
message-too-long = Un messaggio può avere { $most } byte.
bad-message = Questo messaggio non si può leggere: { $problem }
bad-request = Questa richiesta non si può leggere: { $problem }
server-error = Qualcosa si è rotto da parte nostra. Quello che è stato giocato è al sicuro; ricarica la pagina.

## Pacchetti, partite guidate, a che punto è

no-such-pack-here = Qui non c’è il pacchetto "{ $pack }". Ci sono: { $packs }.
pack-unusable = Il pacchetto "{ $pack }" ha { $errors ->
    [one] un errore
   *[other] { $errors } errori
 }, il primo in { $where }. "undercroft pack check" li elenca tutti.
pack-name-taken = Il pacchetto in "{ $folder }" si chiama { $pack }, come un altro. Dagli un nome o una versione suoi.
guide-is-fixed = La partita guidata comincia allo stesso modo per tutti. Per scegliere posti e opzioni apri un tavolo normale.
progress-paper-dungeons = Turno { $round } di { $rounds }
progress-doggos = Round { $round } di { $rounds }
progress-dungeoneer = Round n° { $round }
