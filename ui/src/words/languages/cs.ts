// Everything the house can say in one language: the same files as the command line reads.
const files = import.meta.glob<string>(
	['../../../../src/undercroft/locales/cs/*.ftl', '!**/lab.ftl', '!**/packs.ftl'],
	{ query: '?raw', import: 'default', eager: true },
);

export default Object.keys(files)
	.sort()
	.map((path) => files[path] ?? '');
