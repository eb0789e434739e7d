import { fixtures } from '$ui/games/dungeoneer/fixtures/index.ts';
import folder from '$ui/games/dungeoneer/index.ts';
import { show } from '../recorded.ts';

await show({
	name: 'dungeoneer',
	folder,
	fixtures,
	why: () => ({ rule: 'DL-44', message: 'dungeoneer-no-glory', args: {} }),
});
