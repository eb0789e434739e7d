import { fixtures } from '$ui/games/doggos/fixtures/index.ts';
import folder from '$ui/games/doggos/index.ts';
import { show } from '../recorded.ts';

await show({
	name: 'doggos',
	folder,
	fixtures,
	why: () => ({ rule: 'DD-14', message: 'doggos-wall', args: {} }),
});
