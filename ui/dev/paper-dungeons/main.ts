import { fixtures } from '$ui/games/paper-dungeons/fixtures/index.ts';
import folder from '$ui/games/paper-dungeons/index.ts';
import type { Reason } from '$ui/net/types.ts';
import { show } from '../recorded.ts';

await show({
	name: 'paper-dungeons',
	folder,
	fixtures,
	why(code): Reason {
		if (code < 36)
			return {
				rule: 'PD-5.1',
				message: 'wrong-colour',
				args: { hero: { kind: 'hero', id: 'warrior' }, colour: 'black' },
			};
		if (code < 136) return { rule: 'PD-3.5', message: 'boots-only-move', args: {} };
		return { rule: 'PD-7.3', message: 'wall-blocks', args: { room: 'D4' } };
	},
	// What comes before a boss fight is in the walk.
	before: (fixture) => (fixture === 'boss' && fixtures.walk?.frames[0]?.events) || [],
});
