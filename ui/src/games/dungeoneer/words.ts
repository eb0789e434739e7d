/** Choices and moments of Dungeoneer in words: what a choice is called, and what is worth knowing about it. */

import type { Choice } from '$ui/net/types.ts';
import { type Args, capital, type Speaker } from '$ui/words/speaker.ts';
import { cardLines, catalogue, fighterName, figuresLine, sentences } from './cards/look.ts';
import { operand, thingOf } from './choices.ts';
import { cellOf } from './geometry.ts';
import { effects, exits, heroesAt, income, locationOf, lordWords, placeName, questsAt } from './places.ts';
import type { Board, ExitKind, HeroBoard, Location, Setting, Stat, Test } from './types.ts';

const NOBODY = 5;

/** A cell as steps from the entrance. */
export function cellWords(speaker: Speaker, text: string): string {
	const cell = cellOf(text);
	const steps: string[] = [];
	if (cell.x)
		steps.push(speaker.say(cell.x > 0 ? 'dl-steps-east' : 'dl-steps-west', { count: Math.abs(cell.x) }));
	if (cell.y)
		steps.push(speaker.say(cell.y > 0 ? 'dl-steps-south' : 'dl-steps-north', { count: Math.abs(cell.y) }));
	return steps.length > 0
		? speaker.say('dl-cell', { steps: steps.join(', ') })
		: speaker.say('dl-at-entrance');
}

/** A choice as a verb with its object. */
export function spoken(speaker: Speaker, choice: Choice, players: readonly string[]): string {
	const more: Args = {};
	for (const name of ['glory', 'ap', 'wounds', 'cost']) more[name] = choice.args[name] ?? 0;
	if (typeof choice.args.cell === 'string') more.cell = cellWords(speaker, choice.args.cell);
	if (typeof choice.args.seat === 'number' && choice.args.seat < NOBODY)
		more.seat = players[choice.args.seat - 1] ?? '';
	return capital(speaker.choice(choice, 'dungeoneer', more));
}

/** A location card that is about to be laid, upright or turned. */
export function laidAs(location: Location, upside: boolean) {
	const order = upside ? [2, 3, 0, 1] : [0, 1, 2, 3];
	const sorted = order.map((side) => location.exits[side]);
	return {
		id: location.id,
		exits: sorted.map((exit): ExitKind => exit?.kind ?? 'wall'),
		needed: sorted.map((exit) => exit?.n ?? 0),
		stats: sorted.map((exit): Stat | null => exit?.stat ?? null),
	};
}

/** Whether half a turn changes anything. */
export function turns(location: Location): boolean {
	return [0, 1].some((side) => {
		const one = location.exits[side];
		const other = location.exits[side + 2];
		return one?.kind !== other?.kind || one?.stat !== other?.stat || one?.n !== other?.n;
	});
}

/** What going to a location means for a hero: income while it is new, what happens there, who is there. */
export function placeWords(
	speaker: Speaker,
	setting: Setting,
	board: Board,
	hero: HeroBoard | null,
	players: readonly string[],
	id: string,
): string[] {
	const location = locationOf(setting, id);
	if (!location) return [];
	const parts: string[] = [];
	if (!hero?.visited.includes(id)) parts.push(income(speaker, setting, location));
	parts.push(...effects(speaker, location));
	if (board.lord?.place === id) parts.push(lordWords(speaker, board));
	const others = heroesAt(board, id).filter((one) => one.seat !== hero?.seat);
	if (others.length > 0)
		parts.push(
			speaker.say('ui-dl-heroes-here', { players: others.map((one) => players[one.seat] ?? '').join(', ') }),
		);
	const quests = questsAt(board, setting, hero, id).map((quest) =>
		speaker.name({ kind: 'quest', id: quest }),
	);
	if (quests.length > 0) parts.push(speaker.say('ui-dl-quests-here', { quests: quests.join(', ') }));
	return parts;
}

/** A hero's figures in a line. */
export function heroWords(speaker: Speaker, hero: HeroBoard): string {
	const [melee, magic, speed] = hero.values;
	return speaker.say('ui-dl-hero-figures', {
		melee: melee?.value ?? 0,
		magic: magic?.value ?? 0,
		speed: speed?.value ?? 0,
		health: hero.health,
		peril: hero.peril,
	});
}

/** What both sides would add to their dice in a form. */
function formWords(speaker: Speaker, choice: Choice): string {
	const { value, against } = choice.args;
	if (typeof value !== 'number' || typeof against !== 'number') return '';
	return speaker.say('ui-dl-form-values', { value, other: against });
}

/** How many faces of the die are enough for a search or a threat; empty where the table does not say. */
export function oddsWords(speaker: Speaker, choice: Choice): string {
	const { value, needed } = choice.args;
	if (typeof value !== 'number' || typeof needed !== 'number') return '';
	const faces = Math.min(6, Math.max(0, 7 - (needed - value)));
	return speaker.say('ui-dl-odds', { value, needed, faces });
}

const DEMANDS = new Set(['card-sacrifice', 'card-dice', 'card-defeat', 'card-defeat-lord', 'card-penalty']);

/** What an attempt takes beside action points: what is given up, what is rolled, what failing does. */
export function demandWords(speaker: Speaker, setting: Setting, quest: string): string[] {
	const text = catalogue(setting).quest(quest)?.text ?? [];
	return speaker.lines(text.filter((phrase) => DEMANDS.has(phrase.message)));
}

/** What is worth knowing about a choice before it is made; sentences in a row. */
export function detail(
	speaker: Speaker,
	setting: Setting,
	board: Board,
	players: readonly string[],
	choice: Choice,
	upside = false,
): string {
	const things = catalogue(setting);
	const own = board.seat === null ? null : (board.heroes[board.seat] ?? null);
	const [sort = '', id = ''] = splitThing(thingOf(choice));
	const [verb = ''] = choice.text.split(' ');
	switch (sort) {
		case 'card': {
			const card = things.card(id);
			if (!card) return '';
			const figures = figuresLine(card);
			const lair = own?.lair.find((one) => one.card === id);
			return sentences([
				...(lair && verb === 'play' ? [speaker.say('dl-from-lair', { health: `♥${lair.health ?? 0}` })] : []),
				...(figures ? [capital(speaker.phrase(figures))] : []),
				...cardLines(speaker, card),
			]);
		}
		case 'quest': {
			const quest = things.quest(id);
			if (!quest) return '';
			const lines = speaker.lines(quest.text.slice(1));
			return sentences(verb === 'attempt' ? [...lines, speaker.say('dl-attempt-ends')] : lines);
		}
		case 'hero': {
			const hero = things.hero(id);
			return hero ? sentences(speaker.lines(hero.text)) : '';
		}
		case 'seat': {
			const hero = board.heroes[Number(id)];
			return hero?.hero ? heroWords(speaker, hero) : '';
		}
		case 'location':
			return sentences(placeWords(speaker, setting, board, own, players, id));
		case 'cell': {
			const location = locationOf(setting, board.drawn ?? board.draft?.place ?? null);
			return location ? exits(speaker, laidAs(location, upside)) : '';
		}
		default:
			return plainDetail(speaker, setting, board, choice);
	}
}

/** What an ability of a hero does. */
export function abilityWords(speaker: Speaker, setting: Setting, choice: Choice): string {
	const hero = catalogue(setting).hero(splitThing(thingOf(choice))[1]);
	const lines = hero?.text.filter((phrase) => ABILITIES.has(phrase.message)) ?? [];
	const one = lines[Number(choice.args.ability ?? 1) - 1];
	return one ? capital(speaker.phrase(one)) : '';
}

const ABILITIES = new Set(['card-ability', 'card-sentence']);

function splitThing(thing: string): [string, string] {
	const mark = thing.indexOf(':');
	return mark < 0 ? ['', ''] : [thing.slice(0, mark), thing.slice(mark + 1)];
}

function plainDetail(speaker: Speaker, setting: Setting, board: Board, choice: Choice): string {
	switch (choice.kind) {
		case 'save':
			return speaker.say('dl-save-for');
		case 'form':
			return formWords(speaker, choice);
		case 'zone':
			return choice.args.zone === 'lair' ? speaker.say('dl-lair-for') : '';
		case 'token':
			return setting.scepter ? (speaker.lines(setting.scepter.text).at(-1) ?? '') : '';
		case 'special': {
			const card = board.draft ? catalogue(setting).card(board.draft.id) : null;
			const specials = card?.text.filter((phrase) => phrase.message === 'card-special') ?? [];
			const one = specials[operand(choice) - 1];
			return one ? capital(speaker.phrase(one)) : '';
		}
		case 'branch':
		case 'pay':
			return sentences(speaker.lines(choice.words));
		default:
			return '';
	}
}

/** A test that is under way: what the die must show, or what came of it. */
export function testWords(speaker: Speaker, test: Test, own: boolean, player: string): string {
	const added = test.value + test.bonus;
	return speaker.say('ui-dl-test', {
		who: own ? 'you' : 'other',
		player,
		what: test.what,
		stat: test.stat ?? 'none',
		added,
		needed: test.needed,
		least: Math.max(1, test.needed - added),
		chance: test.needed - added > 6 ? 'none' : test.needed - added <= 1 ? 'sure' : 'some',
		die: test.die ?? 0,
		total: (test.die ?? 0) + added,
		passed: test.die === null ? 'open' : test.die + added >= test.needed ? 'yes' : 'no',
	});
}

/** What a fighter is called: one's own hero is "you". */
export function fighterWords(
	speaker: Speaker,
	board: Board,
	fighter: Parameters<typeof fighterName>[1],
): string {
	return fighter.kind === 'hero' && fighter.seat === board.seat
		? speaker.say('ui-you')
		: fighterName(speaker, fighter);
}

export { placeName };
