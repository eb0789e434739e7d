import { expect, test } from 'vitest';
import { OWN_NAMES } from '../src/words/bundle.ts';
import { doggo, playBoard } from './boards.ts';
import { type Person, SIZES } from './house.ts';
import { graveInBothLights, sideways, unsaid } from './judge.ts';
import { BOARDS, boardScenes, type Scene, visit } from './scenes.ts';
import { useHouse } from './test.ts';

const house = useHouse();
const OTHERS = BOARDS.slice(1);
/** The dock leaves more than half of a phone to the board. */
const DOCK = 0.45;

/** The boards in the middle of a game: at a phone's size, to axe, in every language. */
const tables = async (me: Person): Promise<Scene[]> => {
	const scenes: Scene[] = [];
	for (const board of OTHERS) {
		const found = (await boardScenes(me, board)).filter(({ path }) => path.startsWith('/t/'));
		scenes.push(...found.map((scene) => ({ ...scene, name: `${scene.name} of ${board.game}` })));
	}
	return scenes;
};

test('boards on a phone: nothing sideways, the map in sight, a dock of less than half', async () => {
	const me = await house().person({ hasTouch: true, viewport: SIZES.phone });
	const { page } = me;
	for (const scene of await tables(me)) {
		await visit(me, scene);
		expect(await sideways(page), scene.name).toBeLessThanOrEqual(0);
		if (scene.name.startsWith('ending')) continue;
		const dock = await page.locator('#prompt').boundingBox();
		expect(dock?.height, scene.name).toBeLessThanOrEqual(DOCK * SIZES.phone.height);
		const map = await page.locator('#board').boundingBox();
		const seen = Math.min(map ? map.y + map.height : 0, dock?.y ?? 0) - Math.max(map?.y ?? 0, 0);
		// In a battle the battle is in sight first.
		if (!scene.name.startsWith('battle')) expect(seen, scene.name).toBeGreaterThan(150);
		const small = await page
			.locator('#prompt .chips button, #prompt .deeds button')
			.evaluateAll((all: HTMLElement[]) =>
				all.filter((one) => Math.min(one.offsetHeight, one.offsetWidth) < 44).map((one) => one.textContent),
			);
		expect(small, scene.name).toEqual([]);
		await page.setViewportSize({ width: 900, height: 1100 });
		expect(await sideways(page), `${scene.name}, tablet`).toBeLessThanOrEqual(0);
		await page.setViewportSize(SIZES.phone);
	}
});

test('axe finds nothing serious on the boards, light and dark', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	for (const scene of await tables(me)) {
		await visit(me, scene);
		expect(await graveInBothLights(me), scene.name).toEqual([]);
	}
});

test('the boards speak every language', async () => {
	const me = await house().person({ reducedMotion: 'reduce' });
	const { page } = me;
	const scenes = await tables(me);
	for (const [language, name] of Object.entries(OWN_NAMES)) {
		await page.goto('/');
		await page.locator('.language select').selectOption({ label: name });
		await page.locator(`html[lang=${language}]`).waitFor();
		for (const scene of scenes) {
			await visit(me, scene);
			expect(await unsaid(page), `${scene.name}, ${language}`).toEqual([]);
		}
	}
});

interface Chunk {
	file: string;
	css?: string[];
	imports?: string[];
	dynamicImports?: string[];
}

/** The files of the page that belong to one game alone, by game, from the build's own list. */
async function filesOf(me: Person): Promise<Map<string, Set<string>>> {
	const manifest = await me.call<Record<string, Chunk>>('GET', '/.vite/manifest.json');
	const reached = (keys: readonly string[], later = true) => {
		const found = new Set<string>();
		const seen = new Set<string>();
		const add = (key: string) => {
			const chunk = manifest[key];
			if (!chunk || seen.has(key)) return;
			seen.add(key);
			found.add(chunk.file);
			for (const file of chunk.css ?? []) found.add(file);
			for (const inner of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])])
				add(inner);
		};
		for (const key of keys) add(key);
		return found;
	};
	const keys = Object.keys(manifest);
	const games = BOARDS.map(({ game }) => game);
	const belongs = (key: string, game: string) => key.includes(`/games/${game}/`) || key.endsWith(`/${game}`);
	// The pages are the house's, with all that they need at once.
	const house = reached(
		keys.filter((key) => /\/pages\/|index\.html/.test(key)),
		false,
	);
	const whole = games.map((game) => reached(keys.filter((key) => belongs(key, game))));
	const alone = (file: string, index: number) =>
		!house.has(file) && whole.every((each, at) => at === index || !each.has(file));
	return new Map(
		whole.map((files, index) => [
			games[index] ?? '',
			new Set([...files].filter((file) => alone(file, index))),
		]),
	);
}

test('the page of one game loads nothing of the others', async () => {
	for (const { game } of BOARDS) {
		const me = await house().person({}, '');
		const fetched: string[] = [];
		me.page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
		await me.page.goto('/about');
		await me.page.locator('main h1').waitFor();
		await me.openTable([{ kind: 'you' }, { kind: 'bot', bot: 'random', name: 'Oswin' }], { game });
		await me.page.locator('#prompt h2:not(:empty)').waitFor();
		if (game === 'doggos') await playBoard(me, doggo, { steps: 8 });
		const own = await filesOf(me);
		const mine = own.get(game) ?? new Set();
		expect([...mine].filter((file) => fetched.includes(file)).length, game).toBeGreaterThan(1);
		for (const [other, files] of own)
			if (other !== game)
				expect(
					fetched.filter((path) => files.has(path)),
					`${other} at ${game}`,
				).toEqual([]);
	}
});
