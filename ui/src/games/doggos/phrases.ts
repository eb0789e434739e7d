// Rooms, choices and figures in words.
import type { Change, Choice } from '$ui/net/types.ts';
import { isName, type Speaker } from '$ui/words/speaker.ts';
import { beside, type Cell, cellOf, keyOf } from './geometry.ts';
import {
	type AttackSymbol,
	type Board,
	type Card,
	type Hired,
	type Owned,
	type Room,
	type Setting,
	SIDES,
	type Side,
	SYMBOLS,
	type Symbols,
	type Trophy,
} from './types.ts';

const SYMBOL_WORD: Record<AttackSymbol, string> = {
	sword: 'dog-sword',
	bow: 'dog-bow',
	fireball: 'dog-fireball',
};
const COUNTED: Record<AttackSymbol, string> = {
	sword: 'dog-swords',
	bow: 'dog-bows',
	fireball: 'dog-fireballs',
};
const SIDE_WORD: Record<Side, string> = { n: 'dog-north', e: 'dog-east', s: 'dog-south', w: 'dog-west' };
const CHANGES: Record<string, string> = {
	paws: 'dog-change-paws',
	defence: 'dog-change-defence',
	keys: 'dog-change-keys',
	sword: 'dog-change-swords',
	bow: 'dog-change-bows',
	fireball: 'dog-change-fireballs',
	sword_potions: 'dog-change-sword-potions',
	bow_potions: 'dog-change-bow-potions',
	fireball_potions: 'dog-change-fireball-potions',
};

export function cardOf(setting: Setting, id: string | null | undefined): Card | null {
	return setting.cards.find((card) => card.id === id) ?? null;
}

/** A text of the pack in the speaker's language. */
export function textOf(setting: Setting, speaker: Speaker, kind: string, id: string): string {
	return setting.texts[kind]?.[id]?.[speaker.language] ?? '';
}

export function sideWord(speaker: Speaker, side: Side): string {
	return speaker.say(SIDE_WORD[side]);
}

export function symbolWord(speaker: Speaker, symbol: AttackSymbol): string {
	return speaker.say(SYMBOL_WORD[symbol]);
}

/** A trophy by its name. */
export function trophyWord(speaker: Speaker, trophy: Trophy): string {
	if (trophy === 'shield') return speaker.say('dog-legend-shield');
	if (trophy === 'key') return speaker.say('dog-legend-key');
	return symbolWord(speaker, trophy);
}

/** Symbols by number: "2 swords, 1 bow". */
export function counted(speaker: Speaker, symbols: readonly AttackSymbol[] | Symbols): string {
	const count = (symbol: AttackSymbol) =>
		Array.isArray(symbols) ? symbols.filter((one) => one === symbol).length : (symbols as Symbols)[symbol];
	return SYMBOLS.filter((symbol) => count(symbol) > 0)
		.map((symbol) => speaker.say(COUNTED[symbol], { count: count(symbol) }))
		.join(', ');
}

function trophyWords(speaker: Speaker, trophy: readonly Trophy[]): string {
	const of = (kind: Trophy) => trophy.filter((one) => one === kind).length;
	const attacks = trophy.filter((one): one is AttackSymbol => one !== 'shield' && one !== 'key');
	const parts = [counted(speaker, attacks)];
	if (of('shield')) parts.push(speaker.say('dog-shields', { count: of('shield') }));
	if (of('key')) parts.push(speaker.say('dog-key'));
	return parts.filter(Boolean).join(', ');
}

/**
 * What a card asks and gives: "needs 2 swords; damage 1; trophy: 1 bow". A card in hand lies nowhere yet: all portals are
 * others to it.
 */
export function cardFacts(
	speaker: Speaker,
	setting: Setting,
	card: Card,
	board: Pick<Board, 'rooms' | 'supply'>,
	inHand = false,
): string[] {
	const parts: string[] = [];
	switch (card.kind) {
		case 'monster':
			parts.push(speaker.say('dog-needs', { symbols: counted(speaker, card.needs) }));
			parts.push(speaker.say('dog-damage', { damage: card.damage }));
			break;
		case 'trap':
			if (card.symbol) parts.push(speaker.say('dog-trap', { symbol: symbolWord(speaker, card.symbol) }));
			break;
		case 'tramp': {
			const [first, second] = card.pair.map((symbol) => symbolWord(speaker, symbol));
			const single = card.single ? symbolWord(speaker, card.single) : '';
			parts.push(speaker.say('dog-tramp', { first: first ?? '', second: second ?? '', single }));
			break;
		}
		case 'chest':
			parts.push(speaker.say('dog-chest', { coins: card.coins }));
			break;
		case 'potion':
			parts.push(speaker.say('dog-supply', { potions: counted(speaker, board.supply) || '–' }));
			break;
		case 'portal': {
			const portals = board.rooms.filter((room) => cardOf(setting, room.card)?.kind === 'portal').length;
			parts.push(speaker.say('dog-portal', { count: inHand ? portals : Math.max(0, portals - 1) }));
			break;
		}
		default:
			break;
	}
	const trophy = trophyWords(speaker, card.trophy);
	if (trophy) parts.push(speaker.say('dog-trophy', { trophy }));
	if (card.coins && card.kind !== 'chest') parts.push(speaker.say('dog-coins', { coins: card.coins }));
	return parts.length ? parts : [speaker.say('dog-nothing')];
}

export function cardName(speaker: Speaker, id: string | null): string {
	return id === null ? speaker.say('dog-start-room') : speaker.name({ kind: 'card', id });
}

/** A card as it is owned: a tramp with its edge. */
export function ownedName(speaker: Speaker, setting: Setting, owned: Owned): string {
	const potion = setting.potions.some((one) => one.id === owned.card);
	const name = speaker.name({ kind: potion ? 'potion' : 'card', id: owned.card });
	return owned.hired === 'plain' ? name : `${name} (${hiredWord(speaker, owned.hired)})`;
}

function hiredWord(speaker: Speaker, hired: Hired): string {
	if (hired === 'pair') return speaker.say('dog-variant-pair');
	return speaker.say(hired === 'single' ? 'dog-variant-single' : 'dog-variant-paw');
}

/** Where exits and doors lead: "exits north, south; door east". */
export function edgeWords(speaker: Speaker, edges: string): string {
	const sides = (letter: string) => SIDES.filter((_, index) => edges[index] === letter);
	const said = (message: string, of: Side[]) =>
		of.length
			? speaker.say(message, {
					count: of.length,
					sides: of.map((side) => sideWord(speaker, side)).join(', '),
				})
			: '';
	return [said('dog-exits', sides('E')), said('dog-doors', sides('D'))].filter(Boolean).join('; ');
}

/** The way from the start room to a cell, as the crow flies: "2 east, 1 north". */
function stepsWords(speaker: Speaker, { x, y }: Cell): string {
	const steps: string[] = [];
	if (x) steps.push(speaker.say(x > 0 ? 'dog-steps-east' : 'dog-steps-west', { count: Math.abs(x) }));
	if (y) steps.push(speaker.say(y > 0 ? 'dog-steps-south' : 'dog-steps-north', { count: Math.abs(y) }));
	return steps.join(', ');
}

/** A cell from the start room: "2 east, 1 north of the start". */
export function cellWords(speaker: Speaker, cell: Cell): string {
	const steps = stepsWords(speaker, cell);
	return steps ? speaker.say('dog-cell', { steps }) : speaker.say('dog-start-room');
}

/** Whether a side of a room leads out onto the bare table. */
function leadsOut(room: Room, side: Side): boolean {
	return /[OD]/.test(room.ways[SIDES.indexOf(side)] ?? '');
}

/** A card within a sentence: an article has no capital there. */
function cardWithin(speaker: Speaker, id: string | null): string {
	return cardName(speaker, id).replace(/^(An?|The) /, (article) => article.toLowerCase());
}

/**
 * The free cells that rooms lead to, each by a room beside it: "east of a coin". Where two would be called the same, the
 * steps from the start tell them apart.
 */
function placeNames(speaker: Speaker, rooms: readonly Room[]): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const room of rooms) {
		for (const side of SIDES) {
			const key = keyOf(beside(room, side));
			if (names.has(key) || !leadsOut(room, side)) continue;
			names.set(key, speaker.say('ui-dd-beside', { side, room: cardWithin(speaker, room.card) }));
		}
	}
	const all = [...names.values()];
	for (const [key, name] of names) {
		if (all.indexOf(name) !== all.lastIndexOf(name))
			names.set(key, `${name} (${stepsWords(speaker, cellOf(key))})`);
	}
	return names;
}

/** A free cell in words. */
export function besideWords(speaker: Speaker, cell: Cell, rooms: readonly Room[]): string {
	return placeNames(speaker, rooms).get(keyOf(cell)) ?? cellWords(speaker, cell);
}

/** The rooms that a card would be joined to on a cell, if its edges lay like this, and what is in the way there. */
export function joinsOf(
	board: Pick<Board, 'rooms' | 'passages'>,
	cell: Cell,
	edges: string,
): { side: Side; room: Room; by: 'exit' | 'door' | 'paw' }[] {
	return SIDES.flatMap((side, index) => {
		const room = board.rooms.find((one) => keyOf(one) === keyOf(beside(cell, side)));
		const facing = SIDES[(index + 2) % 4] as Side;
		if (!room || !leadsOut(room, facing)) return [];
		const [at, edge] = side === 'n' || side === 'w' ? [room, facing] : [cell, side];
		const broken = board.passages.some((one) => keyOf(one) === keyOf(at) && one.side === edge);
		if (edges[index] === 'W' && !broken) return [];
		const door = !broken && (edges[index] === 'D' || room.ways[(index + 2) % 4] === 'D');
		return [{ side, room, by: room.paws || room.cover ? 'paw' : door ? 'door' : 'exit' }];
	});
}

/** The same in words: "Dragon (north) and a coin (west, by a locked door)". */
export function joinWords(speaker: Speaker, joins: ReturnType<typeof joinsOf>): string {
	return speaker.list(
		joins.map(({ side, room, by }) =>
			speaker.say('ui-dd-joined', { side, by, room: cardWithin(speaker, room.card) }),
		),
	);
}

/** Whose paw lies in a room. */
export function pawWords(speaker: Speaker, board: Board, seat: number, players: readonly string[]): string {
	const who = seat === board.seat ? 'you' : 'other';
	return speaker.say('ui-dd-paw-of', { who, player: players[seat] ?? '' });
}

/** Everything about a laid room that a screen reader needs: name, place, what it asks, exits, whose paws. */
export function roomWords(
	speaker: Speaker,
	setting: Setting,
	board: Board,
	room: Room,
	players: readonly string[],
): string {
	const card = cardOf(setting, room.card);
	const parts = [cardName(speaker, room.card)];
	if (room.card !== null) parts.push(cellWords(speaker, room));
	if (card) parts.push(...cardFacts(speaker, setting, card, board));
	parts.push(edgeWords(speaker, room.edges));
	if (room.paws) parts.push(pawWords(speaker, board, room.paws.seat, players));
	if (room.cover) parts.push(speaker.say('dog-legend-covered'));
	if (/[OD]/.test(room.ways)) parts.push(speaker.say('dog-legend-way-out'));
	if (room.fight) parts.push(forecast(speaker, room.fight));
	return parts.filter(Boolean).join(', ');
}

/** How a fight would end. */
export function forecast(speaker: Speaker, fight: Room['fight']): string {
	if (fight === 'win') return speaker.say('dog-you-win');
	if (fight === 'potions') return speaker.say('dog-you-win-potions');
	if (fight === 'two_paws') return speaker.say('dog-you-win-paws');
	return fight === 'no' ? speaker.say('dog-too-strong') : '';
}

/** How many more or fewer. */
export function signed(count: number): string {
	return count < 0 ? `−${-count}` : `+${count}`;
}

/** The numbers of the own board that a choice changes, in words. */
export function changeWords(
	speaker: Speaker,
	preview: readonly Change[],
	only?: readonly string[],
): string[] {
	return Object.entries(CHANGES).flatMap(([field, message]) => {
		const change = preview.find((one) => one.field === field);
		if (!change || (only && !only.includes(field))) return [];
		return [speaker.say(message, { count: signed(change.after - change.before) })];
	});
}

/** The potions of a fight: one stays an id that the message knows, several are named in words. */
export function potionWords(speaker: Speaker, potions: string): string {
	const symbols = potions.split(' ').filter(Boolean) as AttackSymbol[];
	if (symbols.length < 2) return potions || 'none';
	return symbols.map((symbol) => symbolWord(speaker, symbol)).join(', ');
}

type Spoken = Pick<Choice, 'kind' | 'code' | 'args' | 'preview' | 'words' | 'text' | 'rule' | 'targets'>;

/** A choice as a verb with its object. With the setting, hiring tells what for. */
export function spoken(
	speaker: Speaker,
	choice: Spoken,
	rooms: readonly Room[] = [],
	setting: Setting | null = null,
): string {
	const more: Record<string, string> = {};
	const hired = choice.kind === 'hire' && isName(choice.args.room) ? choice.args.room.id : null;
	const tramp = setting && hired ? cardOf(setting, hired) : null;
	if (tramp) return hireWords(speaker, choice, tramp);
	if (choice.args.cell !== undefined) {
		const cell = cellOf(String(choice.args.cell));
		more.cell = choice.kind === 'place' ? besideWords(speaker, cell, rooms) : cellWords(speaker, cell);
	}
	if (choice.args.potions !== undefined) more.potions = potionWords(speaker, String(choice.args.potions));
	if ((choice.kind === 'step' || choice.kind === 'break') && choice.args.room === undefined)
		more.room = speaker.say('dog-start-room');
	return speaker.choice(choice, 'doggos', more);
}

/** What a tramp is hired for: one of two symbols, or one with a paw, where there is still one to get. */
function hireWords(speaker: Speaker, choice: Spoken, tramp: Card): string {
	const pair = choice.args.edge === 'pair';
	const [first, second] = (pair ? tramp.pair : [tramp.single]).map((symbol) =>
		symbol ? symbolWord(speaker, symbol) : '',
	);
	// The paw that hires is as many as the one that comes.
	const dear = choice.preview.some((change) => change.field === 'paws' && change.after < change.before);
	return speaker.say('ui-dd-hire', {
		edge: pair ? 'pair' : dear ? 'single' : 'paw',
		first: first ?? '',
		second: second ?? '',
		room: cardName(speaker, tramp.id),
	});
}

/** What is certain to follow from a choice on a path. */
export function detail(
	speaker: Speaker,
	setting: Setting,
	board: Board,
	choice: Spoken,
	room: Room | null,
): string {
	const id = isName(choice.args.room) ? choice.args.room.id : null;
	const card = cardOf(setting, id);
	switch (choice.kind) {
		case 'pass': {
			const damage = choice.preview.find((change) => change.field === 'damage')?.after;
			return speaker.say('dog-pass-detail', {
				damage: damage ?? Number(choice.args.damage),
				defence: Number(choice.args.defence),
			});
		}
		case 'step':
		case 'break':
		case 'jump': {
			const parts = changeWords(speaker, choice.preview, ['paws']);
			if (room?.fight) parts.push(forecast(speaker, room.fight));
			else if (card) parts.push(...cardFacts(speaker, setting, card, board).slice(0, 1));
			return parts.join('; ');
		}
		case 'claim': {
			const parts = changeWords(speaker, choice.preview);
			if (card?.kind === 'trap') parts.push(speaker.say('dog-minus-coin'));
			else if (card?.kind === 'chest') parts.push(speaker.say('dog-chest', { coins: card.coins }));
			else if (card?.coins) parts.push(speaker.say('dog-coins', { coins: card.coins }));
			return parts.join(', ');
		}
		case 'fight':
		case 'overpower': {
			const parts = changeWords(speaker, choice.preview);
			if (card?.coins) parts.push(speaker.say('dog-coins', { coins: card.coins }));
			return parts.join(', ');
		}
		case 'hire': {
			const parts: string[] = [];
			if (choice.args.edge === 'pair' && card) {
				const [first, second] = card.pair.map((symbol) => symbolWord(speaker, symbol));
				parts.push(speaker.say('dog-hire-pair', { first: first ?? '', second: second ?? '' }));
			}
			parts.push(...changeWords(speaker, choice.preview), speaker.say('dog-minus-coin'));
			return parts.join(', ');
		}
		case 'turn':
			return '';
		default:
			return changeWords(speaker, choice.preview).join(', ');
	}
}
