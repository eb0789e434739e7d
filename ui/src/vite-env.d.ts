/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons/*';
declare module 'virtual:words' {
	const texts: Record<string, Record<string, () => Promise<{ default: string }>>>;
	export default texts;
}
