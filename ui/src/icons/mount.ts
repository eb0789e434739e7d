/** Puts symbols into the page, once for each sprite, where every <use href="#i-…"> finds them. */
export function mount(symbols: string): void {
	const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	holder.setAttribute('width', '0');
	holder.setAttribute('height', '0');
	holder.setAttribute('aria-hidden', 'true');
	holder.style.position = 'absolute';
	holder.innerHTML = symbols;
	document.body.prepend(holder);
}
