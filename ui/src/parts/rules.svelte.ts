// Which rule is being looked up, if any. A table shows it beside the board; elsewhere it is a page.
class RulesDesk {
	open = $state(false);
	rule = $state('');

	show(rule = ''): void {
		this.rule = rule;
		this.open = true;
	}
}

export const rules = new RulesDesk();
