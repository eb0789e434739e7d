/** Puts a text that a field holds where one can paste it from. False: it is only selected, for the hand to copy. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
	// Only pages from https or from this machine have a clipboard.
	if (navigator.clipboard) {
		try {
			await navigator.clipboard.writeText(field.value);
			return true;
		} catch {
			// Not allowed; the old way may be.
		}
	}
	field.focus();
	field.select();
	field.setSelectionRange(0, field.value.length);
	try {
		return document.execCommand('copy');
	} catch {
		return false;
	}
}

/** Whether an address leads back to the machine it is opened on, so that friends cannot use it. */
export function onlyHere(host: string): boolean {
	return host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';
}
