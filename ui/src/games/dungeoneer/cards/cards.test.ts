import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$ui/net/types.ts';
import { loadBundle } from '$ui/words/bundle.ts';
import { Speaker } from '$ui/words/speaker.ts';
import { loadIcons } from '../../../../build/icons.ts';
import { fixtures } from '../fixtures/index.ts';
import type { Attack, Battle, Board } from '../types.ts';
import { aftermath, consequences, fallenMonsters, isFresh } from './aftermath.ts';
import { harmTo, loser, shownAttack } from './battle.ts';
import { battleDice, diceOf, PIPS } from './dice.ts';
import { cardLines, catalogue, longestWord, sentences, signed, spokenCard } from './look.ts';
import { CARD_PICTURES, QUEST_PICTURES } from './pictures.ts';
import { beside, heightFor } from './place.ts';
import { madeUp, PORTRAITS, portrait } from './portraits.ts';
import { progressWords, shownPlaces, whereWords } from './quests.ts';
import { isNews, lastRoll } from './rolls.ts';
import { stepped } from './rove.ts';
import { CATEGORY_ICON, cardPicture, FORM_ICON, PURSE_ICON, questPicture, TYPE_ICON } from './signs.ts';

const STAGES = ['heroic', 'epic', 'legendary'] as const;
const packs = '../src/undercroft/games/dungeoneer/packs';
const ids = (stage: string, file: string, table: string) =>
	[
		...readFileSync(`${packs}/${stage}/1/${file}.toml`, 'utf8').matchAll(
			new RegExp(`\\[\\[${table}\\]\\]\\nid = "(\\w+)"`, 'g'),
		),
	].map((match) => match[1] as string);
const listed = (path: string) => JSON.parse(readFileSync(`src/${path}.json`, 'utf8')) as string[];
const CARDS = 'games/dungeoneer/cards';

const event = (kind: string, args: GameEvent['args'] = {}, seat = 0): GameEvent => ({
	kind,
	seat,
	args,
	rule: '',
	changes: {},
	chance: false,
	reveals: false,
	private: false,
});
const thrown = (die: number, kind: string, args: GameEvent['args'], seat = 0) => [
	event('die_rolled', { die }, seat),
	event(kind, args, seat),
];

function board(name = 'battle', frame = 0): Board {
	return fixtures[name]?.frames[frame]?.board as Board;
}

describe('pictures', () => {
	it.each(STAGES)('are there for every card and quest of the %s set, and no other', (stage) => {
		expect(Object.keys(CARD_PICTURES[stage]).sort()).toEqual(ids(stage, 'adventures', 'cards').sort());
		expect(Object.keys(QUEST_PICTURES[stage]).sort()).toEqual(ids(stage, 'quests', 'quests').sort());
	});

	it('show no two cards of a set alike', () => {
		for (const stage of STAGES) {
			const icons = Object.values(CARD_PICTURES[stage]);
			expect(new Set(icons).size).toBe(icons.length);
		}
	});

	it.each(STAGES)('of the %s set are loaded, and exist', (stage) => {
		const body = loadIcons();
		const known = new Set([
			...listed('icons/house'),
			...listed(`${CARDS}/icons`),
			...listed(`${CARDS}/${stage}/icons`),
		]);
		for (const icon of [...Object.values(CARD_PICTURES[stage]), ...Object.values(QUEST_PICTURES[stage])]) {
			expect(known, icon).toContain(icon);
			expect(body(icon)).toContain('path');
		}
	});

	it('for signs are loaded', () => {
		const known = new Set([...listed('icons/house'), ...listed(`${CARDS}/icons`)]);
		for (const signs of [TYPE_ICON, FORM_ICON, PURSE_ICON, CATEGORY_ICON])
			for (const icon of Object.values(signs)) expect(known, icon).toContain(icon);
	});

	it('of a set that is not ours go by kind, then by type', () => {
		const card = {
			id: 'new',
			stage: 'epic',
			kinds: ['odd', 'potion'],
			type: 'treasure',
			duration: 'instant',
		} as const;
		expect(cardPicture({ ...card, kinds: [...card.kinds] })).toBe('round-potion');
		expect(cardPicture({ ...card, kinds: ['odd'] })).toBe('swap-bag');
		expect(cardPicture({ ...card, kinds: [], type: 'encounter', duration: 'monster' })).toBe('evil-minion');
		expect(questPicture({ id: 'new', stage: 'epic', category: 'hunt' })).toBe('hunting-horn');
	});
});

describe('faces', () => {
	it('are drawn for every hero of the sets, each for one alone', () => {
		expect(Object.keys(PORTRAITS).sort()).toEqual(
			STAGES.flatMap((stage) => ids(stage, 'heroes', 'heroes')).sort(),
		);
		expect(new Set(Object.values(PORTRAITS).map((drawing) => JSON.stringify(drawing))).size).toBe(18);
	});

	it('of other heroes are made up, always the same', () => {
		expect(portrait('somebody')).toEqual(madeUp('somebody'));
		const many = Array.from({ length: 40 }, (_, index) => JSON.stringify(madeUp(`hero-${index}`)));
		expect(new Set(many).size).toBeGreaterThan(35);
	});

	it('stay on their grid', () => {
		for (const [id, drawing] of Object.entries(PORTRAITS))
			for (const { d } of drawing) expect(d, id).toMatch(/^M[-\d. ]/);
	});
});

describe('dice', () => {
	const one = [
		event('battle_begins'),
		...thrown(4, 'attack_rolled', { attack: 1 }),
		...thrown(2, 'attack_rolled', { attack: 2 }),
		...thrown(5, 'counter_rolled', { attack: 1 }),
	];

	it('have as many pips as they say', () => {
		expect(PIPS.map((pips) => pips.length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});

	it('belong to their attack', () => {
		expect(battleDice(one)).toEqual([{ attack: [4, 2], counter: [5] }]);
	});

	it('are those that were kept', () => {
		expect(
			battleDice([
				event('battle_begins'),
				event('die_rolled', { die: 1 }),
				...thrown(6, 'attack_rolled', { attack: 1 }),
			]),
		).toEqual([{ attack: [6], counter: [] }]);
	});

	it('of a challenge are its own', () => {
		const both = [...one, event('battle_begins'), ...thrown(3, 'attack_rolled', { attack: 1 })];
		expect(diceOf(both, 1, 2)).toEqual({ attack: [3], counter: [] });
		expect(diceOf(both, 0, 2)).toEqual({ attack: [4, 2], counter: [5] });
	});

	it('are found when the stream begins in the middle', () => {
		expect(diceOf(one.slice(3), 0, 1)).toEqual({ attack: [null, 2], counter: [5] });
		expect(diceOf([], 0, 1)).toEqual({ attack: [], counter: [] });
	});
});

describe('battles', () => {
	const attack = (state: Attack['state'], result: Attack['result'] = null) => ({ state, result }) as Attack;
	const battle = (attacks: Attack[], current: number | null) => ({ attacks, current }) as Battle;

	it('show the attack that matters', () => {
		expect(shownAttack(battle([attack('compared', 'hit'), attack('waiting')], 0))).toBe(0);
		expect(shownAttack(battle([attack('compared', 'hit'), attack('waiting')], null))).toBe(1);
		expect(shownAttack(battle([attack('void'), attack('waiting')], 0))).toBe(1);
		expect(shownAttack(battle([attack('compared', 'hit'), attack('void')], null))).toBe(0);
		expect(shownAttack(battle([attack('void')], null))).toBe(0);
	});

	it('hurt who has less, unless the other cannot strike back', () => {
		expect(loser(attack('compared', 'hit'))).toBe('foe');
		expect(loser({ ...attack('compared', 'repelled'), counter: { able: true } } as Attack)).toBe('attacker');
		expect(loser({ ...attack('compared', 'repelled'), counter: { able: false } } as Attack)).toBeNull();
		expect(loser(attack('compared', 'even'))).toBeNull();
	});

	it('tell of wounds to the hero whom they are meant for', () => {
		const hero = { kind: 'hero', seat: 0, id: 'brand', health: 9, most: 12 } as const;
		const hurt = { ...board(), harm: { seat: 0, wounds: 3, by: null } };
		expect(harmTo(hurt, hero)).toBe(3);
		expect(harmTo(hurt, { ...hero, seat: 1 })).toBe(0);
		expect(harmTo(hurt, { ...hero, kind: 'card' })).toBe(0);
	});
});

describe('a battle that is over', () => {
	const calm = { ...board(), battles: [] };
	const spider = { kind: 'card', id: 'giant_spider' };
	const told = [
		event('turn_begins'),
		event('battle_begins'),
		...thrown(6, 'attack_rolled', { attack: 1, total: 9, form: 2, monster: spider }, 1),
		...thrown(3, 'counter_rolled', { attack: 1, total: 5, form: 2, monster: '' }, 0),
		event('compared', { attack: 9, counter: 5 }),
		event('hero_wounded', { wounds: 1, health: 11 }),
		event('battle_begins'),
		...thrown(2, 'attack_rolled', { attack: 1, total: 6, form: 0, monster: '' }, 0),
		...thrown(1, 'counter_rolled', { attack: 1, total: 2, form: 0, monster: spider }, 1),
		event('compared', { attack: 6, counter: 2 }),
		event('monster_defeated', { monster: spider }),
		event('battle_ends', { inner: 1 }),
		event('battle_ends', { inner: 0 }),
	];

	it('is put together with its challenge', () => {
		const found = aftermath(told, calm);
		expect(
			found?.blows.map((blow) => [
				blow.attacker.id,
				blow.attack,
				blow.attackDie,
				blow.foe.id,
				blow.counter,
				blow.inner,
			]),
		).toEqual([
			['giant_spider', 9, 6, calm.heroes[0]?.hero, 5, false],
			[calm.heroes[0]?.hero, 6, 2, 'giant_spider', 2, true],
		]);
		expect(found?.told.map((one) => one.kind)).toEqual(['hero_wounded', 'monster_defeated']);
	});

	it('is not told while one goes on, nor where there was none', () => {
		expect(aftermath(told, board())).toBeNull();
		expect(aftermath([event('turn_begins')], calm)).toBeNull();
	});

	it('shows what comes of it as it happens', () => {
		const still = told.slice(0, -2);
		expect(consequences(still).map((one) => one.kind)).toEqual(['monster_defeated']);
		expect(consequences([...still, event('battle_begins')])).toEqual([]);
		expect([...fallenMonsters(still)]).toEqual(['giant_spider']);
		expect(fallenMonsters(told).size).toBe(0);
	});

	it('is news for its turn, and for the next to those who fought', () => {
		const found = aftermath(told, calm);
		if (!found) throw new Error('no battle');
		const next = [...told, event('turn_begins')];
		expect(isFresh(found, told, null)).toBe(true);
		expect(isFresh(found, next, 0)).toBe(true);
		expect(isFresh(found, next, 2)).toBe(false);
		expect(isFresh(found, [...next, event('turn_begins')], 0)).toBe(false);
	});
});

describe('a throw outside of battles', () => {
	const quest = { kind: 'quest', id: 'lost_left_boot' };
	const search = [
		event('turn_begins'),
		event('arrived'),
		event('searches', { quest }),
		...thrown(4, 'searched', { total: 6, needed: 9 }),
	];

	it('shows the last search or attempt with its die', () => {
		expect(lastRoll(search)).toMatchObject({
			what: 'search',
			id: 'lost_left_boot',
			die: 4,
			total: 6,
			needed: 9,
			done: '',
		});
		const done = [
			...search.slice(0, -1),
			event('searched', { total: 9, needed: 9 }),
			event('quest_done', { quest }),
		];
		expect(lastRoll(done)).toMatchObject({ what: 'search', total: 9, done: 'lost_left_boot', thrown: true });
		expect(lastRoll([event('turn_begins')])).toBeNull();
	});

	it('shows a quest that was completed without a throw', () => {
		const given = [
			event('quest_attempted', { quest }),
			event('hero_wounded'),
			event('quest_done', { quest }),
		];
		const roll = lastRoll(given);
		expect(roll).toMatchObject({ thrown: false, done: 'lost_left_boot' });
		expect(roll?.told.map(({ kind }) => kind)).toEqual(['hero_wounded']);
	});

	it('shows all dice of an attempt that counts them together', () => {
		const dice = [5, 4].map((die) => event('die_rolled', { die }));
		const failed = [event('quest_attempted', { quest }), ...dice, event('quest_failed', { quest })];
		expect(lastRoll(failed)).toMatchObject({ what: 'quest', thrown: false, dice: [5, 4], done: '' });
	});

	it('leaves battles alone, and is news for its turn', () => {
		const hunt = [event('battle_begins'), event('quest_done', { quest }), event('battle_ends')];
		expect(lastRoll(hunt)).toBeNull();
		const roll = lastRoll(search);
		if (!roll) throw new Error('no throw');
		expect(isNews(roll, [...search, event('turn_begins', {}, 1)], 0)).toBe(true);
		expect(isNews(roll, [...search, event('turn_begins', {}, 1)], 1)).toBe(false);
	});
});

describe('a larger view', () => {
	const size = { width: 300, height: 500 };
	const view = { width: 1440, height: 900 };

	it('opens above, else below, else beside', () => {
		expect(beside({ left: 600, top: 650, width: 118, height: 196 }, size, view)).toEqual({
			left: 509,
			top: 142,
		});
		expect(beside({ left: 600, top: 100, width: 118, height: 60 }, size, view)).toEqual({
			left: 509,
			top: 168,
		});
		expect(beside({ left: 600, top: 400, width: 118, height: 100 }, size, view)).toEqual({
			left: 726,
			top: 200,
		});
		expect(beside({ left: 1300, top: 400, width: 118, height: 100 }, size, view)).toEqual({
			left: 992,
			top: 200,
		});
	});

	it('covers a part of its thing rather than its neighbours', () => {
		expect(beside({ left: 600, top: 470, width: 118, height: 196 }, size, view)).toEqual({
			left: 509,
			top: 6,
		});
	});

	it('leaves the buttons of the lintel in reach where there is room above it', () => {
		const row = { left: 1100, top: 280, width: 320, height: 48 };
		expect(heightFor(row, size, 900, 710)).toBe(710);
		expect(beside(row, size, { width: 1440, height: 710 }).top + size.height).toBeLessThanOrEqual(710 - 6);
		// Too little room, a thing of the lintel itself, no lintel.
		expect(heightFor(row, { height: 705 }, 900, 710)).toBe(900);
		expect(heightFor({ ...row, top: 720 }, size, 900, 710)).toBe(900);
		expect(heightFor(row, size, 900, null)).toBe(900);
	});

	it('never leaves the window', () => {
		const phone = { width: 390, height: 844 };
		const { left, top } = beside({ left: 270, top: 400, width: 118, height: 196 }, size, phone);
		expect(left).toBe(84);
		expect(top).toBeGreaterThanOrEqual(6);
		expect(top + size.height).toBeLessThanOrEqual(844 - 6);
	});
});

describe('arrows', () => {
	it('go round, and to both ends', () => {
		expect(stepped('ArrowRight', 4, 5)).toBe(0);
		expect(stepped('ArrowLeft', 0, 5)).toBe(4);
		expect(stepped('Home', 3, 5)).toBe(0);
		expect(stepped('End', 0, 5)).toBe(4);
		expect(stepped('Enter', 0, 5)).toBeNull();
		expect(stepped('End', 0, 0)).toBeNull();
	});

	it('go down and up between rows, where there are several', () => {
		expect(stepped('ArrowDown', 1, 7, 4)).toBe(5);
		expect(stepped('ArrowUp', 5, 7, 4)).toBe(1);
		expect(stepped('ArrowDown', 3, 7, 4)).toBe(3);
		expect(stepped('ArrowUp', 1, 7, 4)).toBe(1);
		expect(stepped('ArrowRight', 3, 7, 4)).toBe(4);
		expect(stepped('ArrowDown', 4, 5)).toBe(0);
	});
});

describe('words', () => {
	it('know how wide the longest word of a title is', () => {
		expect(longestWord('Magnetic Ceiling')).toBe(longestWord('Magnetic'));
		expect(longestWord('Hydra-Subcommittee')).toBe(longestWord('Subcommittee'));
		// Measured at 14 pixels: 94 and 106. A guess that is too small would break the word.
		expect(14 * longestWord('Subcommittee')).toBeGreaterThanOrEqual(94);
		expect(14 * longestWord('Архиповелитель')).toBeGreaterThanOrEqual(106);
		expect(14 * longestWord('Архиповелитель')).toBeLessThan(130);
	});

	it.each(['en', 'ru', 'it', 'cs'] as const)(
		'are there in %s for every card of the table',
		async (language) => {
			const fixture = fixtures.battle;
			if (!fixture) throw new Error('no fixture');
			const speaker = new Speaker(language, await loadBundle(language), fixture.setting.names);
			for (const card of fixture.setting.cards) {
				const spoken = spokenCard(speaker, card);
				expect(spoken, card.id).not.toContain('⟨');
				if (!card.lord)
					expect(cardLines(speaker, card).length + (card.monster ? 1 : 0), card.id).toBeGreaterThan(0);
			}
		},
	);

	it('show a monster’s figures once, as icons', async () => {
		const { setting } = fixtures.battle as NonNullable<typeof fixtures.battle>;
		const speaker = new Speaker('en', await loadBundle('en'), setting.names);
		const lord = catalogue(setting).card('arch_lich_lord');
		if (!lord) throw new Error('no lord');
		expect(cardLines(speaker, lord).some((text) => text.startsWith('Health'))).toBe(false);
		expect(spokenCard(speaker, lord)).toContain('Health 4');
	});

	it('become sentences', () => {
		expect(sentences(['Duck!', 'boon', '', 'You win.'])).toBe('Duck! boon. You win.');
		expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '+0']);
	});

	it('say where a quest goes on and how far it is', async () => {
		const { setting } = fixtures.battle as NonNullable<typeof fixtures.battle>;
		const speaker = new Speaker('en', await loadBundle('en'), setting.names);
		const things = catalogue(setting);
		const lantern = things.quest('barons_lantern');
		const prince = things.quest('misplaced_prince');
		if (!lantern || !prince) throw new Error('no quests');
		const state = {
			quest: lantern.id,
			places: ['unlit_mile'],
			on_map: [],
			here: false,
			found: false,
			escorting: false,
			token: null,
			health: null,
			needed: 10,
			price: 0,
			attached: [],
		};
		const nowhere = { ...board(), places: [] };
		expect(whereWords(speaker, nowhere, lantern, state)).toBe('The Unlit Mile (to come)');
		expect(progressWords(speaker, lantern, state)).toBe(`${lantern.threat?.stat} 10+`);
		expect(whereWords(speaker, nowhere, prince, { ...state, quest: prince.id, places: [] })).toBe('any room');
		expect(progressWords(speaker, prince, { ...state, found: true })).toBe('found here');
		// A threat behind a search counts only once the place is found.
		const walls = { ...prince, search: 10, threat: { stat: 'melee' as const, n: 8 } };
		expect(progressWords(speaker, walls, state)).toBe('search 10+');
		expect(progressWords(speaker, walls, { ...state, found: true, needed: 8 })).toBe('melee 8+');
		expect(shownPlaces({ ...state, on_map: ['unlit_mile'] })).toEqual(['unlit_mile']);
		expect(shownPlaces({ ...state, token: 'garrison' })).toEqual(['garrison']);
	});
});
