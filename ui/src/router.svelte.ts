// Paths of the page. Links are plain <a href>; a click on one of ours changes the path without a load.

export type Route =
	| { page: 'home' }
	| { page: 'new'; game: string }
	| { page: 'table'; id: string; seat: number | null; token: string | null }
	| { page: 'replay'; id: string }
	| { page: 'rules'; game: string; rule: string }
	| { page: 'device'; token: string }
	| { page: 'about' }
	| { page: 'lost' };

export function read(path: string, search = '', hash = ''): Route {
	const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
	const [first, second] = parts;
	if (parts.length === 0) return { page: 'home' };
	if (parts.length === 1 && first === 'about') return { page: 'about' };
	if (parts.length !== 2 || !second) return { page: 'lost' };
	const query = new URLSearchParams(search);
	switch (first) {
		case 'new':
			return { page: 'new', game: second };
		case 't': {
			const seat = query.get('seat');
			return {
				page: 'table',
				id: second,
				seat: seat === null ? null : Number(seat),
				token: query.get('token'),
			};
		}
		case 'me':
			return { page: 'device', token: second };
		case 'replay':
			return { page: 'replay', id: second };
		case 'rules':
			return { page: 'rules', game: second, rule: decodeURIComponent(hash.replace(/^#/, '')) };
		default:
			return { page: 'lost' };
	}
}

class Router {
	route = $state.raw<Route>({ page: 'home' });

	start(): void {
		this.#now();
		addEventListener('popstate', () => this.#now());
		document.addEventListener('click', (event) => {
			if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
				return;
			const link = event.target instanceof Element ? event.target.closest('a') : null;
			if (!link?.href || link.target || link.hasAttribute('download')) return;
			const url = new URL(link.href);
			if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
			if (url.pathname === location.pathname && url.hash) return;
			event.preventDefault();
			this.go(url.pathname + url.search + url.hash);
		});
	}

	go(path: string): void {
		history.pushState(null, '', path);
		this.#now();
		scrollTo(0, 0);
	}

	/** Changes the path without leaving the page that is shown. */
	replace(path: string): void {
		history.replaceState(null, '', path);
	}

	#now(): void {
		this.route = read(location.pathname, location.search, location.hash);
	}
}

export const router = new Router();

export const paths = {
	table: (id: string) => `/t/${encodeURIComponent(id)}`,
	replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
	rules: (game: string, rule = '') => `/rules/${game}${rule ? `#${encodeURIComponent(rule)}` : ''}`,
	fresh: (game: string) => `/new/${game}`,
};
