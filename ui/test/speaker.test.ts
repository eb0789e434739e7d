import { expect, test } from 'vitest';
import type { Names } from '$ui/net/types.ts';
import { chooseLanguage, LANGUAGES, loadBundle } from '$ui/words/bundle.ts';
import { Speaker } from '$ui/words/speaker.ts';
import { choice, event } from './fakes.ts';

const names: Names = { boss: { chimera: { en: 'Chimera', ru: 'Химера', it: 'Chimera', cs: 'Chiméra' } } };

async function speaker(language: (typeof LANGUAGES)[number]) {
	return new Speaker(language, await loadBundle(language), names);
}

test('every language can be loaded and says its own words', async () => {
	const titles = await Promise.all(
		LANGUAGES.map(async (language) => (await speaker(language)).say('ui-play-now')),
	);
	expect(titles).toEqual(['Play now', 'Играть', 'Gioca subito', 'Hrát hned']);
});

test('isolation marks are off and a minus is a minus', async () => {
	const english = await speaker('en');
	expect(english.say('ui-with', { players: 'Ada' })).toBe('with Ada');
	expect(english.say('ui-code-of-nothing')).toBe('⟨ui-code-of-nothing⟩');
	expect(english.say('ui-seat-number', { seat: -4 })).toBe('Player −4');
});

test('names come from the pack first, then from the house', async () => {
	const russian = await speaker('ru');
	expect(russian.name({ kind: 'boss', id: 'chimera' })).toBe('Химера');
	expect(russian.name({ kind: 'hero', id: 'warrior' })).toBe('воин');
});

test('plurals follow the language', async () => {
	const czech = await speaker('cs');
	expect([1, 2, 5].map((count) => czech.say('ui-choices-count', { count }))).toEqual([
		'1 možnost',
		'2 možnosti',
		'5 možností',
	]);
});

test('a choice is a verb with its object', async () => {
	const english = await speaker('en');
	const level = choice(1, { kind: 'level', args: { hero: { kind: 'hero', id: 'warrior' }, next: 3 } });
	expect(english.choice(level, 'paper-dungeons')).toBe('Level the warrior to 3');
});

test('an empty argument can be selected as none', async () => {
	const english = await speaker('en');
	expect(english.choice(choice(1, { kind: 'stop', args: { room: '' } }))).not.toContain('{');
});

test('an event is told to the one who did it and to the others', async () => {
	const english = await speaker('en');
	const taken = event('wounded', { args: { wounds: 1, potions: 0, track: 1 } });
	const own = english.event(taken, 0, ['Ada', 'Ben']);
	const other = english.event(taken, 1, ['Ada', 'Ben']);
	expect(own).toContain('You');
	expect(other).toContain('Ada');
});

test('phrases within phrases are joined as on the command line', async () => {
	const english = await speaker('en');
	const inner = { message: 'ui-with', args: { players: 'Ada' } };
	expect(english.phrase({ message: 'ui-with', args: { players: [inner, inner] } })).toBe(
		'with with Ada; with Ada',
	);
	expect(english.phrase({ message: 'card-facts', args: { facts: [inner, inner] } })).toContain(' · ');
	expect(english.lines([inner])).toEqual(['With Ada']);
});

test('the browser’s wishes choose the language', () => {
	expect(chooseLanguage([null, 'de-DE', 'ru-RU'])).toBe('ru');
	expect(chooseLanguage(['cz'])).toBe('cs');
	expect(chooseLanguage(['xx'])).toBe('en');
});

test('what was said before is said again the same, and by its arguments', async () => {
	const english = await speaker('en');
	const twice = ['Ada', 'Ben', 'Ada'].map((players) => english.say('ui-with', { players }));
	expect(twice).toEqual(['with Ada', 'with Ben', 'with Ada']);
	// A figure is not the text of it: plurals are for figures.
	const czech = await speaker('cs');
	expect(czech.say('ui-choices-count', { count: '2' })).toBe('2 možností');
	expect(czech.say('ui-choices-count', { count: 2 })).toBe('2 možnosti');
	for (let seat = 0; seat < 5000; seat += 1) english.say('ui-seat-number', { seat });
	expect(english.say('ui-with', { players: 'Ada' })).toBe('with Ada');
});

test('things are listed as the language does', async () => {
	expect((await speaker('en')).list(['a trap', 'gem D'])).toBe('a trap and gem D');
	expect((await speaker('ru')).list(['ловушка', 'камень D'])).toBe('ловушка и камень D');
});
