/** Small things kept on this device. A browser that keeps nothing (private windows, full disks) is no error. */
export const kept = {
	get(key: string): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	},
	set(key: string, value: string): void {
		try {
			localStorage.setItem(key, value);
		} catch {
			// The choice then lasts as long as the page.
		}
	},
};
