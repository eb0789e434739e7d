// Eighteen heroes, looking at you. A hero of somebody else's set gets a face put together from the same parts.
import {
	circle,
	type Drawing,
	INK,
	line,
	lines,
	oval,
	pair,
	part,
	patch,
	patches,
	type Shape,
} from './shapes.ts';

// --- Parts that several share ------------------------------------------------------------------------------------

const ROUND = 'M28 49c0-17 9-27 22-27s22 10 22 27c0 16-9 27-22 27S28 65 28 49z';
const NARROW = 'M30 46c0-15 8-24 20-24s20 9 20 24c0 14-10 31-20 31S30 60 30 46z';
const BROAD = 'M24 46c0-15 11-24 26-24s26 9 26 24c0 20-11 31-26 31S24 66 24 46z';
const SHOULDERS = 'M8 104c2-19 19-27 42-27s40 8 42 27z';
const NECK = 'M41 64h18v15c-5 5-13 5-18 0z';

const shoulders = (fill: string): Shape => part(fill, SHOULDERS);
const neck = (fill: string): Shape => part(fill, NECK);

/** Two dots with a glint. */
const eyes = (apart = 9, y = 50, r = 3): Shape[] => [
	patches(INK, circle(50 - apart, y, r)),
	patches('#fffaf0', circle(50 - apart - r * 0.3, y - r * 0.4, r * 0.36)),
	patches('#fffaf0', circle(50 - apart + r * 0.35, y + r * 0.35, r * 0.18)),
];

const cheeks = (fill: string, y = 58, apart = 14): Shape => patches(fill, oval(50 - apart, y, 4.6, 3.2), 0.6);
const smile = (y = 66, half = 6): Shape => line(`M${50 - half} ${y}q${half} ${half * 0.9} ${2 * half} 0`);

const SKIN = {
	fair: '#f2c9a0',
	pale: '#f1dfd0',
	brown: '#b97c4f',
	tan: '#dfa877',
	green: '#9bb36a',
	moss: '#86a05a',
	grey: '#9fa89b',
	red: '#c9574a',
	orange: '#c4683c',
	shade: '#9fc3d8',
};

// --- The heroic six ----------------------------------------------------------------------------------------------

const mabel: Drawing = [
	part('#a5522a', 'M20 62C12 40 22 14 50 14s38 26 30 48c-3 9-10 12-14 8H34c-4 4-11 1-14-8z'),
	shoulders('#4c621d'),
	neck(SKIN.fair),
	part(SKIN.fair, ROUND),
	pair(SKIN.fair, 'M29 48c-5-4-9-1-8 4s5 7 9 5z'),
	// The burglar's mask, and the freckles that give her away.
	part(
		'#3a3038',
		'M27 46c7-4 15-4 23 0 8-4 16-4 23 0 0 8-5 13-12 12-5 0-8-3-11-5-3 2-6 5-11 5-7 1-12-4-12-12z',
	),
	patches('#fffaf0', oval(40.5, 50, 4.6, 4)),
	...eyes(9, 50.4, 2.5),
	patches('#c77b4e', circle(37, 61, 1)),
	patches('#c77b4e', circle(41, 63, 1)),
	cheeks('#e58a6a', 63, 15),
	line('M43 67q7 6 14 0'),
	patch('#fffaf0', 'M47 69.500q3 1 6 0l-1 3q-2 1-4 0z'),
	// Curls.
	part(
		'#c0653a',
		'M25 44c-6-2-7-9-2-13-2-7 4-12 10-10 2-6 11-8 17-4 6-4 15-2 17 4 6-2 12 3 10 10 5 4 4 11-2 13-4-3-5-8-10-10-4 2-10 1-15-2-5 3-11 4-15 2-5 2-6 7-10 10z',
	),
	line('M33 27q4-3 8 0M52 24q5-3 9 1M64 33q4 0 6 4', 2, '#8a4220'),
	// Sausages, borrowed.
	part('#b5452f', 'M17 88c3-5 9-6 13-3 3 3 2 8-2 10-4 1-9 0-11-2-2-1-1-4 0-5z'),
	part('#b5452f', 'M32 92c4-5 11-6 15-2 3 4 1 9-4 10-4 1-9 0-11-3-1-2-1-4 0-5z'),
	part('#b5452f', 'M51 92c4-5 11-5 15 0 2 3 1 7-3 8-5 1-10 1-12-2-2-2-1-4 0-6z'),
	part('#b5452f', 'M69 87c4-4 11-3 14 2 2 4-1 8-5 8-4 1-8-1-10-4-1-2-1-4 1-6z'),
	line('M20 88q3-2 6-1M36 92q3-2 7-1M55 92q3-2 6 0M73 88q3-1 6 1', 1.8, '#e08a70'),
];

const hob: Drawing = [
	part('#e0b45a', 'M24 58c-4-10-2-20 4-26h44c6 6 8 16 4 26l-6-6H30z'),
	shoulders('#28508c'),
	part('#f4e9cf', 'M38 79h24l-3 25H41z'),
	patch('#a3281f', 'M50 84l5 7-5 9-5-9z'),
	neck(SKIN.fair),
	part(SKIN.fair, ROUND),
	pair(SKIN.fair, 'M29 50c-6-3-9 1-7 5s6 5 9 3z'),
	...eyes(9, 53, 3.2),
	lines('M36 46q4-3 8-1', 2),
	cheeks('#e58a6a', 61),
	line('M48 57q2 2 4 0', 2),
	part('#7a3226', 'M40 64q10 3 20 0-1 9-10 9t-10-9z'),
	patch('#fffaf0', 'M42 65.200l6.500.9v3.200h-5.500zM52 66.200l6-.8-1 3.800-5 .3z'),
	// A helmet that fits the knight.
	part('#e9c873', 'M30 44c-3-5-3-8-1-12M70 45c4-4 4-9 2-13'),
	part('#aeb4ba', 'M20 40C20 19 33 8 50 8s31 12 30 30c-9 5-19 5-30 4-12-1-22 0-30-2z'),
	part(
		'#8b9299',
		'M14 40c10-4 22 0 36 2 13 1 24 0 35-5 4 4 1 9-4 11-12 4-22 4-34 3-13-2-22-1-31-3-4-1-5-6-2-8z',
	),
	part('#c8cdd2', 'M46 9h8l2 33h-11z'),
	line('M27 26c3-6 7-9 12-11', 2.4, '#e9edf0'),
	patches('#5d646b', circle(28, 45, 1.8)),
	patches('#5d646b', circle(40, 46.5, 1.8)),
];

const sister_wick: Drawing = [
	part('#5b4a72', 'M18 104C14 70 18 22 50 20c32 2 36 50 32 84z'),
	shoulders('#4a3b60'),
	part('#fffaf0', 'M26 52c0-20 9-29 24-29s24 9 24 29c0 20-10 30-24 34-14-4-24-14-24-34z'),
	part(SKIN.pale, 'M32 50c0-13 7-20 18-20s18 7 18 20c0 14-8 24-18 24S32 64 32 50z'),
	lines('M37 52q4 4 8.500 0', 2.6),
	lines('M37.500 54.500l-2 2M41 56v2.500', 1.6),
	lines('M36 44q4-3 8-1', 1.8),
	cheeks('#eaa286', 61, 12),
	line('M49 55q-2 4 1 5', 1.8),
	smile(66, 5),
	part('#d99a1c', 'M50 84l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L41 91l6-1z'),
	// The candle, lit at this end.
	part('#f6e7c1', 'M42 24V12c0-3 16-3 16 0v12c-5 2-11 2-16 0z'),
	part(
		'#f6e7c1',
		'M43 23c-3 3-4 9-2 10 3 1 2-4 4-4 3 0 1 8 4 8s1-6 4-7c2 0 1 4 3 3 3-1 2-7 0-10-4 2-9 2-13 0z',
	),
	part('#f0ad2e', 'M50 13c-6-3-6-8 0-13 6 5 6 10 0 13z'),
	patch('#fff3c4', 'M50 11.500c-2.500-2-2.500-4.500 0-7.500 2.500 3 2.500 5.500 0 7.500z'),
];

const fenn: Drawing = [
	part('#7a5230', 'M24 70c-5-16-2-34 6-42h40c8 8 11 26 6 42-3 5-7 4-9 0H33c-2 4-6 5-9 0z'),
	shoulders('#6b4a2e'),
	part(
		'#86a05a',
		'M22 88c8-9 18-11 28-11s20 2 28 11c-6 4-12 1-14-3-3 7-10 8-14 3-4 5-11 4-14-3-2 4-8 7-14 3z',
	),
	neck(SKIN.fair),
	pair(SKIN.fair, 'M32 46C24 40 16 36 8 36c2 9 12 19 23 20z'),
	lines('M27 50c-4-4-8-7-12-9', 1.8),
	part(SKIN.fair, NARROW),
	...eyes(8.5, 51, 2.9),
	lines('M36 45q4-4 9-1', 2.4, '#6b4a2e'),
	line('M50 52q-3 7 1 8', 2),
	line('M43 67q8 5 14-2'),
	cheeks('#e58a6a', 61, 13),
	line('M47 75q3 4 6 0', 2, '#7a5230'),
	// A hat that grew by itself.
	part(
		'#4c621d',
		'M14 37c8-8 18-11 24-12C38 14 44 5 58 2c8-2 16 2 17 8-6-1-10 1-12 5 2 3 3 7 3 10 8 2 16 5 22 12-10 5-22 3-38 3s-26 2-36-3z',
	),
	line('M38 26c9 3 19 3 28-1', 2.4),
	part('#9cc25a', 'M36 27c-6-6-13-6-18-2 4 6 11 7 18 2z'),
	part('#9cc25a', 'M37 26c-4-8-10-11-16-10 1 7 8 12 16 10z'),
	line('M21 25c5-1 10 0 14 2M24 18c5 2 9 5 12 8', 1.6),
	patch('#d99a1c', circle(75, 11, 2.4)),
	// The squirrel who kept him.
	part('#c0653a', 'M96 104c5-12 4-25-4-29-6-3-12 1-12 6 0 4 4 6 7 4-1 5-3 12-4 19z'),
	part('#d57b48', 'M70 104c-2-8 0-14 4-17-1-3-1-6 0-8l4 3c4-1 7-1 10 0l4-3c1 3 1 5 0 8 4 4 5 10 3 17z'),
	patch('#fbeedd', oval(82, 99, 5, 7)),
	patch(INK, circle(78.5, 89, 1.7)),
	patch(INK, circle(87, 89, 1.7)),
	patch(INK, oval(82.7, 92.5, 1.8, 1.3)),
];

const tock: Drawing = [
	// Somebody winds him in the morning.
	part('#a36f1a', 'M74 47h10v6H74z'),
	part('#d99a1c', 'M82 44c-3-9 2-16 9-14 6 2 6 10 0 15l-1 5 1 5c6 5 6 13 0 15-7 2-12-5-9-14z'),
	part('#f3d58a', circle(89.5, 37, 2.8)),
	part('#f3d58a', circle(89.5, 63, 2.8)),
	shoulders('#6b4a2e'),
	part('#8d6a43', 'M36 79h28l4 25H32z'),
	part('#c9b68d', 'M40 90h20v14H40z'),
	line('M44 90v-7M50 90V80M56 90v-7', 2.6, '#5c6670'),
	pair('#9c4a2c', 'M26 52c-8-8-15-10-20-8 1 6 3 8 6 9-3 2-4 4-4 7 7 3 14 2 20-3z'),
	part(
		SKIN.orange,
		'M24 46c0-16 11-25 26-25s26 9 26 25c0 10-4 15-8 19-2 8-9 12-18 12s-16-4-18-12c-4-4-8-9-8-19z',
	),
	pair('#6b3a26', 'M33 27c-7-2-14-8-16-17 8 0 17 5 22 13z'),
	part('#e0986a', 'M36 62c0-8 6-11 14-11s14 3 14 11c0 8-6 13-14 13s-14-5-14-13z'),
	patches(INK, oval(45.5, 57, 1.8, 1.3)),
	line('M38 65c7 5 17 5 24 0', 2.4),
	pair('#fffaf0', 'M42 67.500l2.500 5 2.500-3.500z'),
	line('M29 60l3 1M30 66l3-1M71 60l-3 1M70 66l-3-1', 2, '#7d3a1e'),
	part('#6b3a26', 'M44 23l6-11 6 11z'),
	// Goggles.
	part('#5d4630', 'M23 38c8-4 18-5 27-5s19 1 27 5v7c-8-3-18-4-27-4s-19 1-27 4z'),
	pair('#8fc9d6', circle(38, 43, 9.5)),
	lines('M33 41q2-4 6-4', 2.2, '#f2fbfc'),
	patches(INK, circle(39.5, 44.5, 3.1)),
	patches('#fffaf0', circle(38.4, 43.3, 1.1)),
];

const little_ulf: Drawing = [
	shoulders('#4b4a5c'),
	part('#fffaf0', 'M34 78l16 12 16-12 6 6-12 20H40L28 84z'),
	part('#a3281f', 'M50 89l-11-6v12zM50 89l11-6v12z'),
	part('#7d1d16', circle(50, 89, 3.4)),
	part(SKIN.grey, 'M20 52c-2-20 12-32 30-32s32 12 30 32c4 18-12 31-30 31S16 70 20 52z'),
	pair(SKIN.grey, 'M21 44c-8-4-13 0-11 7s7 9 12 7z'),
	// Combed, as his mother asked.
	part('#3f4a42', 'M22 40c0-17 12-27 28-27s28 9 28 26c-6-6-14-9-23-9-10 0-19 3-33 10z'),
	line('M35 15c-4 5-6 10-6 18', 1.8, '#6d7b70'),
	...eyes(10.5, 49, 2.6),
	{ d: circle(39.5, 49, 7.5), width: 2.4, stroke: '#7c5200', twice: true, fill: '#ffffff33' },
	line('M47 48q3-2 6 0', 2.4, '#7c5200'),
	line('M44 59q6 5 12 0', 2.6),
	line('M33 67c10 6 24 6 34 0', 2.8),
	pair('#fffaf0', 'M33 68c-1-6 0-10 2-13 3 4 5 9 5 15z'),
	patches('#7f8a7d', circle(29, 61, 1.5)),
	patches('#7f8a7d', circle(33, 75, 1.4)),
	// The quill behind his ear.
	part('#fffaf0', 'M80 54C76 34 80 14 94 3c4 14 2 32-9 45z'),
	line('M81 56C83 38 87 22 93 7', 1.8),
	line('M84 40l6-3M86 31l5-3M80 30l5 3', 1.4),
];

// --- The epic six ------------------------------------------------------------------------------------------------

const dusk: Drawing = [
	part('#37304a', 'M6 104C8 84 14 78 20 74 12 44 24 12 50 8c26 4 38 36 30 66 6 4 12 10 14 30z'),
	part('#4a4163', 'M20 74c-6-30 6-56 30-62 24 6 36 32 30 62-6 8-18 14-30 14S26 82 20 74z'),
	part('#17131f', 'M28 66c-4-24 4-42 22-48 18 6 26 24 22 48-4 9-13 14-22 14s-18-5-22-14z'),
	// Nothing in there but eyes, and a grin.
	{ d: 'M33 52c4-6 10-6 14-1-3 6-10 7-14 1z', fill: '#f7d44a', width: 0, twice: true },
	patches('#17131f', oval(40.5, 51.5, 1.7, 3)),
	line('M40 66c6 4 14 4 20-2', 2.8, '#f1e7d2'),
	line('M45 66v2.500M50 66.500v3M55 66v2.500', 1.6, '#17131f'),
	line('M33 45q5-3 10 0', 2, '#5b5075'),
	line('M57 45q5-3 10 0', 2, '#5b5075'),
	part('#7d1d16', 'M24 78c8 6 16 9 26 9s18-3 26-9l4 8c-8 7-18 10-30 10S28 93 20 86z'),
	// A purse that followed him home.
	part('#c28b3c', 'M71 74l4 4h7l4-4-1 8c7 3 9 8 8 15-8 3-21 3-29 0-1-7 1-12 8-15z'),
	line('M71 82h14', 2.4),
	patch('#f3d58a', circle(78.5, 91, 3.6)),
	line('M78.500 89v4', 1.6, '#7c5200'),
];

const ottilie: Drawing = [
	part('#2e2833', 'M18 96C10 60 18 16 50 14c32 2 40 46 32 82-8 4-16 5-20 2H38c-4 3-12 2-20-2z'),
	shoulders('#3d3445'),
	part('#2e2833', 'M36 76c4-5 24-5 28 0l5 14c-8-3-13-1-19 4-6-5-11-7-19-4z'),
	neck('#efe0da'),
	part('#2e2833', 'M39 71c7 4 15 4 22 0l1 9c-8 5-16 5-24 0z'),
	part('#efe0da', NARROW),
	lines('M35 50q5-5 10 0q-5 4-10 0z', 2),
	patches(INK, circle(40.5, 50, 2.5)),
	patches('#fffaf0', circle(39.7, 49.2, 0.9)),
	lines('M35 44q5-4 9-1', 1.8),
	line('M50 52q-2 6 1 7', 1.6),
	patch('#8d2f3c', 'M44 66q3-3 6-1 3-2 6 1-6 5-12 0z'),
	cheeks('#d9a6ac', 60, 12),
	// Hair parted in the middle, a hat with lilies, half a veil.
	part('#5a3a2e', 'M29 52c-1-18 8-29 21-29s22 11 21 29c-2-9-9-17-21-21-12 4-19 12-21 21z'),
	part('#2e2833', 'M16 28c8-5 18-7 22-8 0-8 2-13 12-13s12 5 12 13c4 1 14 3 22 8-8 7-22 8-34 8s-26-1-34-8z'),
	part('#6d3677', 'M38 20c8 3 16 3 24 0v5c-8 3-16 3-24 0z'),
	{ d: 'M26 34c14 4 34 4 48 0l-3 14c-12 5-30 5-42 0z', fill: '#2e2833', width: 0, opacity: 0.32 },
	line(
		'M26 36l8 12M36 37l7 13M47 37l6 13M58 37l6 11M68 36l4 8M74 36l-8 12M64 37l-7 13M53 37l-6 13M42 37l-6 11M32 36l-4 8',
		0.8,
		'#2e2833',
	),
	part('#fffaf0', 'M66 24c-5-4-6-10-3-14 3 1 5 3 6 5 1-3 4-5 7-6 2 4 1 9-2 13 2 0 5 1 6 3-4 4-10 4-14-1z'),
	patch('#d99a1c', circle(69.5, 21, 2.2)),
];

const brand: Drawing = [
	shoulders('#5a3a2e'),
	part('#7c5200', 'M20 88c8-8 18-10 30-10s22 2 30 10l-4 16H24z'),
	part(SKIN.brown, BROAD),
	pair(SKIN.brown, 'M25 46c-7-3-10 1-8 6s6 6 9 4z'),
	// A beard of soot; the tips still glow.
	part(
		'#332b2b',
		'M24 52c6 3 12 2 16-1 6 3 14 3 20 0 4 3 10 4 16 1 4 12 3 23-4 32l-6-5-3 12-6-7-7 11-7-11-6 7-3-12-6 5c-7-9-8-20-4-32z',
	),
	part('#f0ad2e', 'M28 84l6-5 1.200 7z'),
	part('#f0ad2e', 'M66 79l6 5-7.200 2z'),
	part('#e2672a', 'M37 91l6-7 1.600 6z'),
	part('#e2672a', 'M57 84l6 7-7.600-1z'),
	part('#f0ad2e', 'M44.600 86l5.400 9 5.400-9-5.400 2z'),
	line('M34 60q2 8 0 15M44 68q1 7 0 12M56 68q-1 7 0 12M66 60q-2 8 0 15', 1.6, '#5b4f4f'),
	part('#e9b48a', 'M44 55c2-6 10-6 12 0 1 4-3 6-6 6s-7-2-6-6z'),
	line('M43 67q7 4 14 0', 2.6, '#e8d2b8'),
	patches('#332b2b', 'M29 41q8-6 15-1l-1 3q-7-3-13 1z'),
	...eyes(10, 48, 2.6),
	{ d: circle(40, 48, 7.5), width: 2.4, stroke: '#d99a1c', twice: true, fill: '#ffd9803d' },
	line('M47.500 48q2.500-2 5 0', 2.2, '#d99a1c'),
	// Read by whatever is burning: himself.
	part('#e2672a', 'M40 23c-6-9 2-11 1-19 6 3 7 7 7 9 2-3 2-6 1-10 8 4 12 12 8 20-5 3-12 3-17 0z'),
	part('#f7d06a', 'M46 24c-3-5 1-7 2-11 5 3 6 7 4 11-2 1-4 1-6 0z'),
];

const gruda: Drawing = [
	{ d: oval(50, 11, 21, 6), width: 4.4, stroke: '#d99a1c' },
	{ d: oval(50, 11, 21, 6), width: 1.6, stroke: '#fbe6a8' },
	part('#3a3a2e', 'M24 64c-6-20-2-42 26-44 28 2 32 24 26 44z'),
	shoulders('#f4e9cf'),
	part('#28508c', 'M42 78h16l3 26H39z'),
	part('#d99a1c', 'M48.500 84h3v5h5v3h-5v8h-3v-8h-5v-3h5z'),
	neck(SKIN.green),
	pair(SKIN.green, 'M27 46C19 42 12 42 8 45c3 8 12 12 20 11z'),
	part(SKIN.green, BROAD),
	part('#3a3a2e', 'M25 46c-1-17 10-26 25-26s26 9 25 26c-5-10-13-15-25-16-12 1-20 6-25 16z'),
	line('M50 21v8', 1.8, '#6a6a55'),
	// Mild, mostly.
	lines('M35 50q5 4 9 0', 2.6),
	lines('M34 44q5-3 9 0', 2.2),
	part('#8aa25a', 'M45 58c1-4 9-4 10 0 1 3-2 4-5 4s-6-1-5-4z'),
	cheeks('#d98a6a', 60, 15),
	line('M37 68c8 5 18 5 26 0', 2.6),
	pair('#fffaf0', 'M39 69c-2-5-1-9 0-11 3 3 4 7 4 12z'),
	// Braids with ribbons.
	pair('#3a3a2e', 'M25 60c-5 2-6 7-3 10-4 3-4 8 0 11-3 3-3 8 1 12h6c4-4 4-9 1-12 4-3 4-8 0-11 3-3 2-8-1-10z'),
	pair('#a3281f', 'M21 91h10v4H21z'),
];

const casimir: Drawing = [
	pair('#7d1d16', 'M30 104C22 88 14 66 8 44c12 4 24 16 33 34z'),
	pair('#2b2530', 'M26 104C18 90 6 70 2 46l6-2c4 22 14 42 28 60z'),
	shoulders('#2b2530'),
	part('#fffaf0', 'M40 76h20l-3 28H43z'),
	part(
		'#fffaf0',
		'M42 80c5-3 11-3 16 0 2 4-1 6-4 6 4 2 4 6 1 8 3 3 1 7-5 9-6-2-8-6-5-9-3-2-3-6 1-8-3 0-6-2-4-6z',
	),
	neck('#e6e2ea'),
	part('#e6e2ea', NARROW),
	pair('#e6e2ea', 'M31 46c-6-6-9-8-10-5s3 11 10 13z'),
	patches('#c9bfd2', oval(40.5, 50.5, 6, 5)),
	...eyes(9, 50, 2.7),
	lines('M34 44l10 2', 2.6),
	line('M50 52q-3 6 1 8', 1.8),
	line('M41 64q5-3 9 0 4-3 9 0', 2.8, '#1d1822'),
	line('M45 69q5 2 10-1', 2.2),
	patch('#fffaf0', 'M53 69l1.600 5 1.400-5.600z'),
	line('M53 69l1.600 5 1.400-5.600', 1.4),
	// A widow's peak.
	part(
		'#1d1822',
		'M29 48c-4-20 6-32 21-32s25 12 21 32c-2-8-5-13-9-16-4 1-8 3-12 8-4-5-8-7-12-8-4 3-7 8-9 16z',
	),
	line('M40 20c-4 2-7 5-8 9M50 19v9', 1.8, '#5a5068'),
	// For the opponent, in advance.
	part('#a3281f', 'M72 78c-4-6 2-12 8-9 5-3 11 3 8 9-2 5-6 6-8 6s-6-1-8-6z'),
	line('M76 76c0-4 6-5 8-1 0 3-3 5-5 3', 2, '#5b120d'),
	line('M79 84c1 7 0 13-3 20', 3.2, '#4c621d'),
	part('#6f8f35', 'M79 93c4-5 8-5 11-3-2 5-7 6-11 3z'),
];

const pip: Drawing = [
	shoulders('#d99a1c'),
	part('#6b4a2e', 'M32 79l10-2 8 12 8-12 10 2-6 25H38z'),
	pair('#b5bf5f', 'M29 50C20 38 8 34 0 36c2 14 14 26 31 24z'),
	lines('M26 53C19 46 12 42 6 41', 2),
	neck('#b5bf5f'),
	part('#b5bf5f', 'M27 48c0-16 10-25 23-25s23 9 23 25c0 14-12 28-23 28S27 62 27 48z'),
	patches('#fffaf0', circle(40, 50, 6.5)),
	{ d: circle(40, 50, 6.5), width: 2, twice: true },
	patches(INK, circle(41.5, 51, 3)),
	patches('#fffaf0', circle(40.5, 50, 1)),
	part('#a3ac4d', 'M46 55c1-3 7-3 8 0 3 6-1 9-4 9s-7-3-4-9z'),
	line('M37 66c8 6 18 6 26 0', 2.4),
	pair('#fffaf0', 'M44 69l2 4 2.500-3.500z'),
	// A miner's hat with a stub of candle, and a pencil where one can find it.
	part('#c28b3c', 'M22 40c0-18 12-28 28-28s28 10 28 28c-9-4-18-5-28-5s-19 1-28 5z'),
	part('#8f6222', 'M17 42c9-6 21-8 33-8s24 2 33 8c2 3 0 5-3 4-9-3-19-4-30-4s-21 1-30 4c-3 1-5-1-3-4z'),
	part('#fffaf0', 'M45 20h10v12H45z'),
	part('#f0ad2e', 'M50 20c-5-3-4-7 0-12 4 5 5 9 0 12z'),
	part('#e07b39', 'M75 44l17-13 3 4-17 13-5 1z'),
	patch('#f4e9cf', 'M75 44l3.500 4.500-5 .8z'),
	// The plumb line knows where down is.
	line('M24 74v16', 1.8),
	part('#8b9299', 'M20 88h8v5l-4 10-4-10z'),
];

// --- The legendary six -------------------------------------------------------------------------------------------

const ironbell: Drawing = [
	pair(
		'#e0b45a',
		'M27 56c-7 3-9 9-5 13-5 3-6 9-1 13-4 4-4 10 1 14h8c5-4 5-10 1-14 5-4 4-10-1-13 4-4 4-9 1-13z',
	),
	part('#8b9299', 'M6 104c0-20 14-28 26-28h36c12 0 26 8 26 28z'),
	part('#a8aeb5', 'M34 78h32l4 26H30z'),
	patch('#d99a1c', 'M44 98c2-2 2-10 6-10s4 8 6 10zM48.500 98h3v3h-3z'),
	part('#e9b48a', BROAD),
	...eyes(10, 52, 2.8),
	lines('M33 47l11 2', 3, '#b5822f'),
	part('#dd9a70', 'M44 58c1-5 11-5 12 0 1 4-3 5-6 5s-7-1-6-5z'),
	cheeks('#d9654a', 60, 17),
	line('M41 69q9-4 18 0', 2.6),
	// Hit it and it rings.
	part(
		'#c98f2c',
		'M16 46c8-4 9-12 11-22C30 10 39 4 50 4s20 6 23 20c2 10 3 18 11 22-2 5-7 6-10 5-16-5-32-5-48 0-3 1-8 0-10-5z',
	),
	part('#a36f1a', 'M16 46c10-5 22-7 34-7s24 2 34 7c-2 5-7 6-10 5-16-5-32-5-48 0-3 1-8 0-10-5z'),
	line('M33 18c2-4 5-7 10-9', 3, '#f0cf85'),
	line('M28 30c14-4 30-4 44 0', 2.2, '#8a5a10'),
	part('#8b9299', 'M48 39h4l1 15c3 2 3 7-3 7s-6-5-3-7z'),
	part('#a36f1a', 'M45 5c-1-6 11-6 10 0z'),
];

const professor_null: Drawing = [
	{
		d: 'M12 104c-2-22 10-28 22-31V40h32v33c12 3 24 9 22 31l-8-6-8 6-8-6-8 6-6-6-6 6-8-6-8 6-8-6z',
		fill: '#6f93b0',
		opacity: 0.85,
	},
	part('#3a4560', 'M30 78l20 12 20-12 8 8-6 12-22-4-22 4-6-12z'),
	{ d: ROUND, fill: SKIN.shade },
	patches('#dff0f7', oval(36, 60, 4, 3), 0.7),
	// There is nothing behind the monocle.
	patches('#22304a', oval(41, 50, 4.4, 5.6)),
	patches('#f4fbff', circle(42, 49, 1.3)),
	{ d: circle(59, 50, 8.5), width: 2.4, stroke: '#d99a1c', fill: '#ffffff2e' },
	line('M66 55c4 6 4 14 2 22', 1.6, '#d99a1c'),
	lines('M34 41q6-5 11-1', 2.4, '#4d6f8c'),
	line('M50 55q-2 5 1 6', 1.8, '#4d6f8c'),
	part('#eef7fb', 'M37 66c5-4 9-4 13-1 4-3 8-3 13 1-4 5-9 5-13 3-4 2-9 2-13-3z'),
	oneMouth(73),
	// Emeritus.
	part('#2b2a3a', 'M30 30c0-6 40-6 40 0v8c-12-5-28-5-40 0z'),
	part('#3a3950', 'M50 8l40 14-40 14-40-14z'),
	line('M50 22c12 2 22 4 30 8v10', 2.2, '#d99a1c'),
	part('#d99a1c', 'M77 39h6l1.500 12h-9z'),
];

function oneMouth(y: number): Shape {
	return line(`M45 ${y}q5 2 10 0`, 2, '#4d6f8c');
}

const quill: Drawing = [
	part('#2c2d3a', 'M6 104c4-16 14-22 24-26l-4-14 6-30h36l6 30-4 14c10 4 20 10 24 26z'),
	part('#3a3c4d', 'M34 78c6 5 10 12 16 22 6-10 10-17 16-22 4 6 6 16 5 26H29c-1-10 1-20 5-26z'),
	line('M40 92l4 4M46 100l3 3M60 92l-4 4', 2, '#5c5f78'),
	part('#2c2d3a', 'M22 52c-2-20 10-34 28-34s30 14 28 34c-1 14-12 26-28 26S23 66 22 52z'),
	line('M25 60l-7 3M26 66l-6 5M75 60l7 3M74 66l6 5', 3),
	patches('#f7e9b0', circle(38, 47, 7)),
	{ d: circle(38, 47, 7), width: 2.2, twice: true },
	patches(INK, circle(39.5, 47.5, 3.6)),
	patches('#fffaf0', circle(38.2, 46, 1.3)),
	lines('M29 40q8-5 15 0', 2.8, '#4d5068'),
	// A beak with the bad news in it.
	part('#fffaf0', 'M56 60l34 6-4 22-34-6z'),
	line('M56 60l14 15 20-9', 2),
	part('#a3281f', circle(70.5, 74.5, 4.2)),
	part('#d99a1c', 'M40 54c4-5 16-5 20 0l-2 8c-1 10-5 18-8 20-3-2-7-10-8-20z'),
	line('M43 63c5 3 9 3 14 0', 2.2),
	// The courier's cap.
	part('#28508c', 'M24 36C23 20 34 10 50 10s27 10 26 26c-8-5-16-7-26-7s-18 2-26 7z'),
	part('#1e3c69', 'M21 38c8-7 18-9 29-9s21 2 29 9c-8 3-18 0-29 0s-21 3-29 0z'),
	patch('#d99a1c', 'M50 15l2.200 4.500 5 .7-3.600 3.500.9 5L50 26.300l-4.500 2.400.9-5-3.600-3.500 5-.7z'),
];

const baroness_vell: Drawing = [
	pair('#f0dcb0', 'M34 28C22 26 14 16 16 2c8 4 10 10 22 14z'),
	part(
		'#1d1822',
		'M22 60C14 40 20 22 30 18c4-12 36-12 40 0 10 4 16 22 8 42-4 8-10 10-14 6H36c-4 4-10 2-14-6z',
	),
	shoulders('#6d3677'),
	part(SKIN.red, 'M32 104c2-16 8-25 18-25s16 9 18 25z'),
	part('#531f5c', 'M30 80c-2 8-2 16 0 24l10 0c-4-8-6-16-4-26z'),
	part('#531f5c', 'M70 80c2 8 2 16 0 24l-10 0c4-8 6-16 4-26z'),
	neck(SKIN.red),
	part('#1d1822', 'M40 73c7 4 13 4 20 0v6c-7 4-13 4-20 0z'),
	part('#d99a1c', circle(50, 79.5, 3)),
	part(SKIN.red, NARROW),
	pair(SKIN.red, 'M31 48c-6-6-10-6-11-3s4 9 11 10z'),
	lines('M35 51q5-6 11 0', 2.6),
	patches(INK, circle(41, 51, 2.5)),
	patches('#f7d44a', circle(40.3, 50.3, 0.9)),
	lines('M35 49l-4-3', 2),
	lines('M34 43q6-5 11-1', 2.2),
	line('M50 53q-2 6 1 7', 1.8),
	patch('#5b0f1c', 'M43 66q4-4 7-1.500 3-2.500 7 1.500-7 7-14 0z'),
	patch(INK, circle(60, 63, 1.4)),
	pair('#d99a1c', circle(27, 60, 2.6)),
	part('#1d1822', 'M29 46C28 30 36 20 50 20s22 10 21 26c-4-8-8-13-14-15-8 6-20 6-28 15z'),
	line('M34 26c8-7 24-8 32-1', 2, '#57486b'),
	// Pearls in the hair; tea will be served.
	...[36, 43, 50, 57, 64].map((x, index) =>
		part('#fdf6ea', circle(x, [17, 14.5, 13.5, 14.5, 17][index] ?? 15, 2.6)),
	),
	part('#fffaf0', 'M72 86h18c0 9-3 13-9 13s-9-4-9-13z'),
	line('M90 88c6-1 6 7-2 7', 2.4),
	line('M76 83c-2-4 2-5 0-9M83 83c-2-4 2-5 0-9', 2, '#fffaf0'),
];

const sir_thistle: Drawing = [
	pair('#bfe0e6', 'M38 76C24 52 8 44 2 50c-4 12 6 26 22 30-12 2-16 10-12 16 8 4 20-2 28-14z'),
	lines('M34 76C24 64 14 56 6 54M34 82c-8 2-14 6-18 11', 1.6, '#5f8f9c'),
	part('#8d6a43', 'M26 104c0-16 8-26 24-26s24 10 24 26z'),
	line('M34 84l6 8M42 80l6 12M58 80l-6 12M66 84l-6 8', 1.8, '#5d4326'),
	part('#f0cfa6', 'M32 58c0-13 7-20 18-20s18 7 18 20c0 13-8 22-18 22s-18-9-18-22z'),
	pair('#f0cfa6', 'M33 56c-7-6-13-8-16-6 1 7 8 13 17 13z'),
	...eyes(7.5, 59, 2.7),
	// Five inches of temper.
	lines('M35 51l11 5', 3.4, '#5a2f66'),
	cheeks('#df7a5e', 66, 11),
	part('#6a241b', 'M43 69q7-4 14 0l-1 5q-6-2-12 0z'),
	patch('#fffaf0', 'M45 69.300q5-2.300 10 0v1.800q-5-1.800-10 0z'),
	// His helmet flowers in July.
	part('#4c621d', 'M28 46c0-12 8-20 22-20s22 8 22 20c-6-4-14-6-22-6s-16 2-22 6z'),
	line('M36 34l4 6M44 30l3 8M56 30l-3 8M64 34l-4 6', 1.8, '#8fae4c'),
	part(
		'#8a4b99',
		'M34 30C26 22 26 10 30 3l6 9 3-11 6 10 5-11 5 11 6-10 3 11 6-9c4 7 4 19-4 27-9-6-23-6-32 0z',
	),
	line('M38 24l-3-9M45 21l-2-9M55 21l2-9M62 24l3-9', 2, '#c79ad2'),
	part('#b9c3cc', 'M82 104l4-38 4-6 4 6 2 38z'),
	part('#d99a1c', 'M78 86h20v4H78z'),
];

const mother_bog: Drawing = [
	part('#4f6a34', 'M12 104C4 76 8 28 50 16c42 12 46 60 38 88-4-8-8-10-12-10H24c-4 0-8 2-12 10z'),
	line(
		'M18 92c-2-20 0-36 8-48M26 96c-3-14-3-26 1-38M82 92c2-20 0-36-8-48M74 96c3-14 3-26-1-38',
		2.4,
		'#7f9c50',
	),
	shoulders('#5d4a33'),
	neck(SKIN.moss),
	part(
		SKIN.moss,
		'M28 48c0-14 9-22 22-22s22 8 22 22c0 8-3 12-6 16-2 8-8 16-16 16s-14-8-16-16c-3-4-6-8-6-16z',
	),
	patches('#fffaf0', oval(40, 49, 5, 4.4)),
	...eyes(9.5, 49.5, 2.5),
	lines('M33 43q6-5 12 0', 2.8, '#3f5529'),
	lines('M34 56q3 2 7 1', 1.6, '#5c7440'),
	// A nose with a past.
	part('#9db86c', 'M46 50c2-3 6-3 8 0 2 6 6 10 5 15-2 4-9 4-12 1-3-4-2-10-1-16z'),
	patch('#5c7440', circle(57, 60, 2)),
	line('M38 69c6 5 18 6 25-2', 2.6),
	patch('#fffaf0', 'M44 71.500l5 1-.5 4.500h-4z'),
	line('M44 71.500l.5 5.500h4l.5-4.500', 1.4),
	cheeks('#c98a5a', 62, 15),
	// Moss, mushrooms, a lodger.
	part(
		'#5f7d3d',
		'M24 50c-2-18 8-30 26-30s28 12 26 30c-3-4-4-9-8-12-3 5-7 4-9-1-3 5-8 5-10 0-2 5-7 5-10 0-2 5-6 5-8 1-4 3-4 8-7 12z',
	),
	part('#fbeedd', 'M33 24l1-9h6l1 8z'),
	part('#a3281f', 'M26 16c0-8 5-12 11-12s11 4 11 12c-6 2-16 2-22 0z'),
	patch('#fffaf0', circle(33, 11, 2)),
	patch('#fffaf0', circle(41, 10.5, 1.7)),
	part('#fbeedd', 'M60 25l1-6h4l1 6z'),
	part('#c28b3c', 'M55 20c0-6 4-8 8-8s8 2 8 8c-5 2-11 2-16 0z'),
	part('#7fb04a', 'M70 104c-2-10 2-16 6-17 0-4 6-4 6 0h4c0-4 6-4 6 0 4 2 7 8 5 17z'),
	patch(INK, circle(79, 87.5, 1.5)),
	patch(INK, circle(89, 87.5, 1.5)),
	line('M78 95q6 3 12 0', 1.8),
];

/** The heroes of the house's own sets, by id. */
export const PORTRAITS: Readonly<Record<string, Drawing>> = {
	mabel,
	hob,
	sister_wick,
	fenn,
	tock,
	little_ulf,
	dusk,
	ottilie,
	brand,
	gruda,
	casimir,
	pip,
	ironbell,
	professor_null,
	quill,
	baroness_vell,
	sir_thistle,
	mother_bog,
};

// --- A face for everybody else -----------------------------------------------------------------------------------

const SKINS = [SKIN.fair, SKIN.brown, SKIN.tan, SKIN.pale, SKIN.green, SKIN.grey, SKIN.red];
const HAIRS = ['#3a2a22', '#a5522a', '#e0b45a', '#5a5068', '#d8d2c4', '#7c2a1e'];
const CLOTHES = ['#28508c', '#6b4a2e', '#4c621d', '#6d3677', '#7c5200', '#37304a'];
const FACES = [ROUND, NARROW, BROAD];

const HEADGEAR: readonly ((colour: string, hair: string) => Shape[])[] = [
	(_, hair) => [part(hair, 'M27 50c-2-20 8-31 23-31s25 11 23 31c-3-10-10-17-23-18-13 1-20 8-23 18z')],
	(colour, hair) => [
		pair(hair, 'M28 46c-4 6-5 14-3 22l8-2-2-20z'),
		part(colour, 'M22 40C22 20 34 10 50 10s28 10 28 30c-8-4-18-5-28-5s-20 1-28 5z'),
		line('M30 24c3-5 7-8 12-9', 2.4, '#ffffff66'),
	],
	(colour, hair) => [
		pair(hair, 'M28 44c-3 6-4 13-2 20l7-3-2-16z'),
		part(
			colour,
			'M12 39c10-8 18-10 24-11C40 14 48 4 60 1c-2 8 0 18 6 27 6 1 14 3 22 11-12 5-24 4-38 4s-26 1-38-4z',
		),
	],
	(colour) => [
		part(colour, 'M24 62C18 34 28 14 50 12c22 2 32 22 26 50l-8 8c4-18-4-36-18-38-14 2-22 20-18 38z'),
	],
	(_, hair) => [
		part(hair, 'M26 44c0-16 10-25 24-25s24 9 24 25c-7-8-15-11-24-11s-17 3-24 11z'),
		pair(hair, 'M27 46c-6 3-7 8-4 12-4 3-4 8 0 12h7c4-4 4-9 1-12 3-4 2-9-2-12z'),
	],
];

function hash(id: string): number {
	let sum = 2166136261;
	for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
	return sum >>> 0;
}

/** A face that is always the same for an id, and rarely that of another. */
export function madeUp(id: string): Drawing {
	let left = hash(id);
	const pick = <T>(from: readonly T[]): T => {
		const at = left % from.length;
		left = Math.floor(left / from.length);
		return from[at] as T;
	};
	const skin = pick(SKINS);
	const hair = pick(HAIRS);
	const cloth = pick(CLOTHES);
	const second = pick(CLOTHES.filter((colour) => colour !== cloth));
	const gear = pick(HEADGEAR);
	const face = pick(FACES);
	const beard = pick([false, true, false]);
	return [
		shoulders(cloth),
		part(second, 'M40 78h20l4 26H36z'),
		neck(skin),
		part(skin, face),
		pair(skin, 'M29 48c-6-3-9 0-8 5s5 6 9 4z'),
		...(beard
			? [part(hair, 'M27 56c6 4 12 4 16 1 4 2 10 2 14 0 4 3 10 3 16-1 2 18-8 30-23 30S25 74 27 56z')]
			: []),
		...eyes(),
		lines('M36 44q4-3 8-1', 2, hair),
		line('M50 53q-2 5 1 6', 1.8),
		smile(),
		cheeks('#d9654a'),
		...gear(second, hair),
	];
}

export function portrait(id: string): Drawing {
	return PORTRAITS[id] ?? madeUp(id);
}

/** Who waits on the Throne of Despair: a crowned skull that has all the time in the world. */
export const LICH_LORD: Drawing = [
	pair('#3b2344', 'M38 104C24 96 8 78 2 50c12 2 24 10 32 22z'),
	pair('#6d3677', 'M40 104C28 94 14 78 8 58c10 4 20 12 28 22z'),
	part('#2c1b33', 'M14 104c4-18 16-26 36-26s32 8 36 26z'),
	part('#cdbf9f', 'M40 70h20v12c-5 4-15 4-20 0z'),
	part(
		'#f1e7d2',
		'M24 46c0-19 11-30 26-30s26 11 26 30c0 8-3 12-6 15v7c-3 3-6 3-8 2v7c-8 4-16 4-24 0v-7c-2 1-5 1-8-2v-7c-3-3-6-7-6-15z',
	),
	patches('#2c1b33', 'M31 50c0-6 4-9 9-9s8 3 8 8-4 9-9 9-8-3-8-8z'),
	patches('#c65be0', circle(40, 50, 4)),
	patches('#fbe3ff', circle(39.2, 49, 1.6)),
	patch('#2c1b33', 'M50 56l4 8h-3l-1-2-1 2h-3z'),
	line('M42 70v8M47 71v9M53 71v9M58 70v8', 2),
	line('M40 70h20', 2.2),
	line('M66 26l-5 7 5 4-3 5', 2, '#8d7a58'),
	// A crown that never comes off any more.
	part('#d99a1c', 'M22 34L16 6l15 12 6-16 13 14L63 2l6 16L84 6l-6 28c-18-6-38-6-56 0z'),
	line('M24 28c17-5 35-5 52 0', 2.2, '#8a5a10'),
	part('#c65be0', 'M50 18l5 6-5 7-5-7z'),
	patches('#a3281f', circle(33, 24.5, 2.6)),
];

/** The Scepter of the Shadow Plague: a raven over a sick lamp. */
export const SCEPTER: Drawing = [
	patch('#8fae4c', circle(50, 34, 27), 0.2),
	patch('#8fae4c', circle(50, 34, 19), 0.25),
	part('#6b4a2e', 'M46 56h8l3 46H43z'),
	line('M44 74l12 5M43.500 84l13 5', 2.4, '#d99a1c'),
	pair(
		'#4d3358',
		'M44 44C30 44 14 36 6 18c8 2 12 2 16 0-2-4-2-7-2-10 6 5 10 6 14 5-1-3-1-6 1-9 4 8 9 16 12 22z',
	),
	lines('M40 38C30 36 20 30 14 23M41 31c-6-2-12-7-16-12', 1.6, '#a779b5'),
	part('#5b3d68', 'M40 34c0-9 4-14 10-14s10 5 10 14c0 12-4 22-10 26-6-4-10-14-10-26z'),
	part('#5b3d68', 'M42 22c0-6 3-10 8-10s8 4 8 10-3 9-8 9-8-3-8-9z'),
	part('#d99a1c', 'M46 24l4 10 4-10c-2-2-6-2-8 0z'),
	patches('#cdf07a', circle(46, 20, 2)),
	part('#b7d767', circle(50, 44, 7.5)),
	patch('#eef9c9', circle(47.5, 41.5, 2.4)),
	part('#d99a1c', 'M38 56c6 3 18 3 24 0l-2 8c-6 2-14 2-20 0z'),
];
