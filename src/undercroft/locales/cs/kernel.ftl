# Co říká jádro: volby, místa, zápis tahů, vracení, záznamy.

unknown-game = Hra „{ $game }“ tu není. Jsou tu: { $games }.
bad-seed = „{ $seed }“ není semínko. Semínko je celé číslo od 0 do 2^128 − 1.
unknown-option = Volba „{ $option }“ tu není. Jsou tu: { $options }.
unknown-option-near = Volba „{ $option }“ tu není. Nemyslíš { $near }?
bad-option-value = Volba { $option } nemůže být „{ $value }“. Může být: { $values }.
bad-seats = Tolik hráčů nejde: { $seats }. Hraje se od { $least } do { $most }.
bad-chance = Náhoda nemůže být „{ $chance }“. Je roll nebo ask.
campaign-has-dungeons = Kampaň { $campaign } má svá podzemí, takže podzemí { $dungeon } vybrat nejde. Jedno z toho vynech.
grand-campaign-edition = Kampaň všech dvanácti podzemí mají jen česká pravidla. Vezmi edition=cz místo { $edition }.
players-and-seats = Jmen je { $players } a míst { $seats }: na každé místo patří jedno jméno.

## Zápis tahů

bad-notation = „{ $text }“ se tu nedá přečíst jako tah.
bad-notation-near = „{ $text }“ se tu nedá přečíst jako tah. Nemyslíš: { $near }?
not-legal = Teď to pravidla nedovolují (volba { $code }).

## Vracení

no-such-seat = Místo { $seat } tu není. Místa jdou od 1 do { $most }.
nothing-to-undo = Zatím není co vzít zpět.
undo-after-end = Hra skončila. Co se zahrálo, platí.
undo-after-news = Od té doby vyšly najevo kostky, karty nebo odpověď soupeře, takže tahle volba platí.

## Záznamy a uložené hry

bad-store = Tohle není uložená hra: { $what } chybí nebo je špatně.
record-other-pack = Hrálo se s balíčkem { $pack } (čísla { $hash }), ale tenhle má čísla { $own }. Správný balíček určíš přes --pack.
record-running = Záznam vznikl uprostřed hry: semínko v něm není a přehrát ho nejde.
record-asked = Partie, v níž o náhodě rozhodoval někdo zvenčí, nemá semínko k přehrání: lze ji uložit, ne zaznamenat.
record-midway = Tato hra navázala na prostředek jiné: nevede k ní žádné semínko, a proto nemá záznam.
record-not-ours = Tohle není záznam Undercroftu. Má začínat „undercroft-record: 1“, ne „{ $text }“.
record-bad-header = „{ $text }“ není hlavička. Hlavičky jsou: { $headers }.
record-missing-header = Chybí tyto hlavičky: { $headers }.
record-other-format = Má formát { $format } a tenhle program čte formát { $own }. Možná ho přečte novější Undercroft.
record-bad-number = Místa a semínko musí být celá čísla, je tu { $what }.
record-other-rules = Hrálo se podle verze pravidel { $rules } a tenhle program zná verze do { $own }. Možná ho přehraje novější Undercroft.
record-bad-line = Řádek začíná místem a dvojtečkou, třeba „1: 7 brew“, místa jsou 1 až { $seats }. Je tu „{ $text }“.
record-after-end = Hra skončila už před tímto řádkem: „{ $text }“.
record-bad-notation = „{ $text }“ se tu nedá přečíst jako tah.
record-bad-notation-near = „{ $text }“ se tu nedá přečíst jako tah. Nemyslíš: { $near }?
record-illegal = „{ $text }“ je tu proti pravidlům ({ $rule }). { $why }
record-other-chance = Náhoda tu říká „{ $text }“, ale semínko dává „{ $expected }“. Záznam někdo upravil.
record-cut-off = Záznam končí dřív než hra. Zbytek je useknutý.
record-missing-chance = Chybí řádek „# { $text }“. Záznam někdo upravil.
record-other-result = Hlavička udává výsledek { $result }, ale tahy vedou k { $own }. Záznam někdo upravil.
record-edited = Záznam se přehraje, ale kontrolní součet nesedí: někdo ho upravil.

## Co se děje ve více hrách

event-first-drawn = První hráč: { $seat }.
head-setup = před hrou
