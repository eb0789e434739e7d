import { expect, test } from 'vitest';
import type { PresenceFrame, SeatInfo, TableInfo } from '$ui/net/types.ts';
import { handable, social, standing } from '$ui/parts/presence.ts';
import { at, tableInfo } from './fakes.ts';

const HERE: PresenceFrame = {
	type: 'presence',
	table: 't1',
	here: [0, 1],
	watching: 0,
	progress: {},
	acting: [],
};

function company(
	rival: Partial<SeatInfo>,
	info: Partial<TableInfo> = {},
	presence: Partial<PresenceFrame> = {},
) {
	const table = tableInfo(info);
	const seats = table.seats.map((seat) => (seat.yours ? seat : { ...seat, ...rival }));
	return { info: table, over: table.status === 'finished', presence: { ...HERE, ...presence }, seats };
}

test('a player is there, away, gone, or a bot plays for them', () => {
	const how = (...given: Parameters<typeof company>) => {
		const table = company(...given);
		return standing(table, at(table.seats, 1));
	};
	expect(how({})).toBe('');
	expect(how({}, {}, { here: [0] })).toBe('away');
	expect(how({ left: true }, {}, { here: [0] })).toBe('left');
	expect(how({ left: true, bot: 'greedy' })).toBe('bot');
	expect(how({ kind: 'bot', bot: 'hard' }, {}, { here: [0] })).toBe('');
	expect(how({ left: true }, { status: 'finished' })).toBe('');
});

test('a seat can be handed over where the server says so, while the game runs', () => {
	const may = (...given: Parameters<typeof company>) => {
		const table = company(...given);
		return handable(table, at(table.seats, 1));
	};
	expect(may({ deserted: true })).toBe(true);
	expect(may({ left: true, deserted: false })).toBe(false);
	expect(may({ deserted: true }, { status: 'waiting' })).toBe(false);
	expect(may({ deserted: true }, { status: 'finished' })).toBe(false);
});

test('who plays against bots alone has nobody to look after, unless somebody watches', () => {
	expect(social(company({}))).toBe(true);
	expect(social(company({ kind: 'bot', bot: 'easy' }))).toBe(false);
	expect(social(company({ kind: 'bot', bot: 'easy' }, {}, { watching: 2 }))).toBe(true);
});
