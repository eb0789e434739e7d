// The right column of a table, where the screen has no room for it beside the board.
class DrawerState {
	open = $state(false);

	/** Opens it if this element lies in it, so that it can take the focus. */
	reveal(element: Element | null): void {
		if (element?.closest('[data-drawer]')) this.open = true;
	}
}

export const drawer = new DrawerState();
