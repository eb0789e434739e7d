import { Refused } from '$ui/net/http.ts';
import { words } from '$ui/words/words.svelte.ts';

/** Why the server would not, for people to read. Whatever is no refusal is thrown on. */
export function said(error: unknown): string {
	if (!(error instanceof Refused)) throw error;
	if (error.reason) return words.speaker.reason(error.reason);
	return words.say(error.status ? 'ui-trouble' : 'ui-no-server');
}
