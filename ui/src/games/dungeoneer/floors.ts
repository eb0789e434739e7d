/** What lies on the floor of every location: a tint of its own and a little drawing, on a grid of 48 by 48. */

import type { Location } from './types.ts';

/** `lines` are drawn, `solid` is filled; both in the colour of bone. */
export type Floor = { tint: string; lines: string; solid?: string };

const TUNNEL = '#75685a';
const GRIM = '#5d5266';
const ROOM = '#7a6a4c';

/** Drawings for locations of sets that are not ours. */
const ENTRANCE: Floor = {
	tint: '#6d8a54',
	lines: 'M10 42V22a14 14 0 0 1 28 0v20M16 42V24a8 8 0 0 1 16 0v18M6 42h36M24 16v-6',
};
const PASSAGE: Floor = { tint: TUNNEL, lines: 'M14 40V20a10 10 0 0 1 20 0v20M18 40l6-12 6 12M10 40h28' };
const DARK: Floor = {
	tint: GRIM,
	lines: 'M12 40V18a12 12 0 0 1 24 0v22M20 24h.1M28 24h.1M19 31q5-4 10 0M8 40h32',
};
const CHAMBER: Floor = { tint: ROOM, lines: 'M10 14h28v24H10zM10 22h28M10 30h28M19 14v8M29 22v8M19 30v8' };

export const FLOORS: Readonly<Record<string, Floor>> = {
	// heroic
	cellar_hatch: {
		tint: '#6d8a54',
		lines: 'M10 12h28v26H10zM15 12v26M33 12v26M15 19h18M15 26h18M15 33h18',
		solid: 'M22 7h4v4h-4z',
	},
	mushroom_lane: {
		tint: '#6f6f55',
		lines:
			'M8 24a9 8 0 0 1 18 0zM15 24v10h4V24M25 33a8 7 0 0 1 16 0zM31 33v8h4v-8M14 19h.1M20 20h.1M31 29h.1',
	},
	dripping_bend: {
		tint: '#5f6f78',
		lines:
			'M12 8v12a8 8 0 0 0 8 8h20M12 8h8v8a4 4 0 0 0 4 4h16M32 34q-4 5 0 7q4-2 0-7M22 36q-3 4 0 6q3-2 0-6',
	},
	coal_chute: {
		tint: '#57534f',
		lines: 'M8 10l26 26M16 8l26 26M10 40h28',
		solid: 'M14 40l4-7 6 1 3 6zM27 40l3-5 6 0 2 5z',
	},
	wine_corridor: {
		tint: '#7b5560',
		lines:
			'M9 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M24 32a8 8 0 1 0 16 0a8 8 0 1 0-16 0M13 24h8M28 32h8M33 8v9M29 8h8v4q-4 4-8 0z',
	},
	beggars_arch: {
		tint: '#7a6d58',
		lines: 'M9 40V20a15 14 0 0 1 30 0v20M16 40V22a8 8 0 0 1 16 0v18M19 33h10l-2 6h-6zM22 30h.1M26 29h.1',
	},
	mouse_highway: {
		tint: '#70694f',
		lines:
			'M12 31a11 8 0 1 1 22 0zM34 31q7 0 6-7M16 22a3 3 0 1 1 5-2M8 38h6M18 38h6M28 38h6M17 28h.1M12 30h-3',
	},
	frayed_bridge: {
		tint: '#6e6450',
		lines: 'M6 16q18 12 36 0M6 30q18 12 36 0M12 19v14M18 22v14M24 23v4M24 31v6M30 22v14M36 19v14',
	},
	whispering_gutter: {
		tint: '#525a6b',
		lines: 'M8 18q6-6 12 0t12 0t8-2M8 27q6-6 12 0t12 0t8-2M8 36q6-6 12 0t12 0t8-2',
	},
	nail_alley: {
		tint: '#5c515d',
		lines: 'M13 10h6M16 10v15l-1 5M25 14h6M28 14v15l-1 5M33 24h6M36 24v12l-1 4M9 28h6M12 28v9l-1 4',
	},
	lost_boots_lane: {
		tint: '#5a5460',
		lines: 'M14 10h9v16l11 5v6H14zM14 31h9M30 12l9 4M32 20l6 1',
	},
	cold_draught: {
		tint: '#54667a',
		lines: 'M6 19h21a5 5 0 1 0-5-6M6 26h30a5 5 0 1 1-5 7M6 33h16a4 4 0 1 1-4 5',
	},
	goose_guardroom: {
		tint: '#8a6748',
		lines: 'M18 38h16q6-10-6-13q-8-2-8-9q0-6-5-6t-5 5l-4 2l5 2q0 6 3 10q0 7 4 9zM22 38v4M29 38v4M15 14h.1',
	},
	bone_kitchen: {
		tint: '#7d5d4b',
		lines: 'M10 20h28l-3 18H13zM8 20h32M18 15q-3-3 0-6M25 15q-3-3 0-6M32 15q-3-3 0-6M19 29l10 4M29 28l-9 6',
	},
	dusty_armoury: {
		tint: '#6c6a66',
		lines: 'M12 8v26M9 30h6M12 34v5M36 8v26M33 30h6M36 34v5M18 14h12v11q0 6-6 9q-6-3-6-9zM24 14v20',
	},
	alchemists_privy: {
		tint: '#5f7a5a',
		lines: 'M20 8h8M21 8v10l-9 16q-2 5 4 5h16q6 0 4-5l-9-16V8M15 30h18M20 34h.1M26 33h.1M24 25h.1',
	},
	crypt_to_let: {
		tint: '#6a6276',
		lines: 'M12 40V18a12 12 0 0 1 24 0v22zM24 17v12M19 21h10M17 34h14M8 40h32',
	},
	bell_cellar: {
		tint: '#7c6a3d',
		lines: 'M12 32q4-2 4-12a8 8 0 0 1 16 0q0 10 4 12zM20 36a4 4 0 0 0 8 0M24 8v4M18 8h12',
	},
	puppet_theatre: {
		tint: '#7d4f57',
		lines:
			'M14 8h20M18 8v12M30 8v12M24 8v6M20 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M24 21v10M24 24l-6-4M24 24l6-4M24 31l-4 9M24 31l4 9',
	},
	flooded_study: {
		tint: '#4f7383',
		lines:
			'M12 10h10v16H12zM24 12h10v14H24zM15 14h4M27 16h4M7 31q4-4 8 0t8 0t8 0t9 0M7 38q4-4 8 0t8 0t8 0t9 0',
	},
	waxworks: {
		tint: '#8a7a4a',
		lines: 'M19 40V22h10v18zM24 22v-4M24 8q-5 6 0 10q5-4 0-10M19 28q-4 2-3 6M29 25q4 3 2 8M14 40h20',
	},
	sunken_attic: {
		tint: '#6b6450',
		lines: 'M6 30L24 10l18 20M12 26v14h24V26M20 40V30h8v10M24 19h.1M10 34h4M34 34h4',
	},
	// epic
	last_lamp: {
		tint: '#5f8250',
		lines: 'M24 6v6M18 12h12l3 20H15zM18 36h12M20 40h8M20 32l1-20M28 32l-1-20',
		solid: 'M24 16q-4 6 0 11q4-5 0-11z',
	},
	crossroads: {
		tint: '#7d684c',
		lines: 'M24 42V8M24 12h14l4 4-4 4H24M24 22H12l-4 4 4 4h12M16 42h16',
	},
	gravediggers_shortcut: {
		tint: '#6d6a52',
		lines: 'M14 8l3 3M15.500 9.500L31 27M27 29l6-6q7 4 8 12l-3 3q-8-1-11-9zM8 40q6-5 13 0z',
	},
	weeping_gallery: {
		tint: '#655a68',
		lines:
			'M10 9h12v16H10zM27 9h12v16H27zM14 16h.1M18 16h.1M14 21q2-2 4 0M31 16h.1M35 16h.1M31 21q2-2 4 0M14 30q-2 4 0 5q2-1 0-5M33 30q-2 4 0 5q2-1 0-5M20 34q-2 4 0 5q2-1 0-5',
	},
	bone_drain: {
		tint: '#5d6a66',
		lines:
			'M9 24a15 11 0 1 0 30 0a15 11 0 1 0-30 0M15 16v16M21 13.500v21M27 13.500v21M33 16v16M14 40l8-2M30 41l6-4',
	},
	candle_row: {
		tint: '#7c6b48',
		lines: 'M9 40V26h6v14zM21 40V20h6v20zM33 40V29h6v11zM6 40h36',
		solid: 'M12 15q-3 5 0 9q3-4 0-9zM24 9q-3 5 0 9q3-4 0-9zM36 18q-3 5 0 9q3-4 0-9z',
	},
	rat_parliament: {
		tint: '#6a5f52',
		lines:
			'M8 40V30h32v10M14 30a5 6 0 0 1 10 0M24 30a5 6 0 0 1 10 0M15 23a2 2 0 1 1 3-1M29 22a2 2 0 1 1 3 1M24 8v12M20 12h8l3 5a3 3 0 0 1-6 0M20 12l-3 5a3 3 0 0 0 6 0',
	},
	leaning_stairs: {
		tint: '#716760',
		lines: 'M8 40h8v-7h8v-7h8v-7h8M12 24L36 6M8 40l4-16M40 19l-4-13',
	},
	corridor_of_sighs: {
		tint: '#54506b',
		lines:
			'M14 40V18a10 10 0 0 1 20 0v22M19 22q2-2 4 0M26 22q2-2 4 0M21 31a3 4 0 1 0 6 0a3 4 0 1 0-6 0M8 40h32M38 14q4 2 2 6M42 10q5 5 1 12',
	},
	hook_passage: {
		tint: '#604f5c',
		lines: 'M8 10h32M14 10v12a5 5 0 1 0 8 4M26 10v6a5 5 0 1 0 8 4M36 10v16a4 4 0 1 1-7 3',
	},
	coffin_slide: {
		tint: '#574f63',
		lines: 'M8 14l32 24M14 26l10-12 12 5-4 14-12-2zM24 20l4 8M22 26l7-4',
	},
	unlit_mile: {
		tint: '#423c52',
		lines: 'M10 40L22 12h4l12 28M24 16v3M24 23v4M24 31v6M12 14a7 7 0 1 0 6-6a6 6 0 0 1-6 6',
	},
	garrison: {
		tint: '#8a6748',
		lines: 'M10 40V18h6v4h5v-4h6v4h5v-4h6v22zM20 40v-9a4 4 0 0 1 8 0v9M24 18V6l8 3-8 3',
	},
	war_council_hall: {
		tint: '#8a5a48',
		lines:
			'M12 26a12 7 0 1 0 24 0a12 7 0 1 0-24 0M24 10a3 3 0 1 0 .1 0M9 20a3 3 0 1 0 .1 0M39 20a3 3 0 1 0 .1 0M14 39a3 3 0 1 0 .1 0M34 39a3 3 0 1 0 .1 0M20 25l4-3 4 5',
	},
	throne_of_despair: {
		tint: '#6b3f80',
		lines:
			'M16 40V14l4-6 4 4 4-4 4 6v26M16 27h16M12 40V25h4M36 40V25h-4M10 40h28M21 17h.1M27 17h.1M21 22q3-2 6 0',
	},
	library_of_last_words: {
		tint: '#5f6f52',
		lines:
			'M10 8h28v34H10zM10 19h28M10 30h28M14 10v9M18 12v7M22 9v10M30 11v8M15 21v9M25 22v8M29 20v10M33 23v7M14 33v9M20 31v11M24 34v8',
	},
	leech_baths: {
		tint: '#6d4f58',
		lines: 'M8 24h32l-3 14H11zM14 24q3-12 9-2M26 22q5-11 9 1M15 31q3-3 6 0t6 0t6 0',
	},
	mirror_vault: {
		tint: '#5d7f86',
		lines: 'M14 22a10 13 0 1 0 20 0a10 13 0 1 0-20 0M24 35v5M17 41h14M19 24l8-9M21 29l9-10',
	},
	torturers_pantry: {
		tint: '#7a5148',
		lines:
			'M9 14h10v5l2 3v16H7V22l2-3zM27 14h10v5l2 3v16H25V22l2-3zM8 10h12M26 10h12M11 28h6M29 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
	},
	well_of_regrets: {
		tint: '#5f8a7e',
		lines:
			'M10 26a14 5 0 1 0 28 0a14 5 0 1 0-28 0M10 26v9a14 5 0 0 0 28 0v-9M14 23V10M34 23V10M10 12l14-6 14 6M24 10v11',
	},
	chapel_of_arrears: {
		tint: '#7d6a45',
		lines: 'M12 40V22l12-12 12 12v18M24 10V4M21 6h6M20 40V30a4 4 0 0 1 8 0v10M17 25h.1M31 25h.1M8 40h32',
	},
	orrery_of_teeth: {
		tint: '#4f5f86',
		lines:
			'M18 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8 24a16 7 0 1 0 32 0a16 7 0 1 0-32 0M24 8v8M24 32v10M18 42h12M36 14l3 3-2 4-4-2z',
	},
	// legendary
	long_way_down: {
		tint: '#5f8250',
		lines: 'M7 10h9v7h8v7h8v7h8v9M7 10v30h33M12 34l4 4 4-4M16 38V24',
	},
	fivefold_fork: {
		tint: '#77664c',
		lines: 'M24 42V26M24 26L8 14M24 26L16 8M24 26V7M24 26l8-18M24 26l16-12M8 19v-5h5M40 19v-5h-5',
	},
	avenue_of_statues: {
		tint: '#6f6f66',
		lines:
			'M11 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9 40q0-14 6-15q6 1 6 15zM29 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M27 40q0-14 6-15q6 1 6 15zM7 40h34',
	},
	dragons_throat: {
		tint: '#8a4f45',
		lines:
			'M8 10q16 6 32 0M8 40q16-6 32 0M12 11l3 8 4-7M21 13l3 8 3-8M29 12l4 7 3-8M14 39l3-8 4 7M27 38l4-7 3 8',
	},
	molten_culvert: {
		tint: '#8a5638',
		lines: 'M10 40V22a14 13 0 0 1 28 0v18M15 34q4-5 8 0t10-1M15 40q4-5 8 0t10-1M20 26q3-4 0-7M28 26q3-4 0-7',
	},
	one_plank_bridge: {
		tint: '#6c614c',
		lines: 'M4 16h10v26M44 16H34v26M12 20h24v5H12zM17 34q7 4 14 0M20 40q4 2 8 0M18 22h.1M30 22h.1',
	},
	echo_exchange: {
		tint: '#65607a',
		lines: 'M10 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 17q5 7 0 14M28 13q8 11 0 22M34 9q11 15 0 30',
	},
	servants_stair: {
		tint: '#716655',
		lines: 'M8 40h9v-8h9v-8h9v-8h6M13 20h12v5q-6 4-12 0zM19 20v-3M17 17h4',
	},
	chainfall: {
		tint: '#545566',
		lines:
			'M15 8a4 5 0 1 0 .1 0M15 18a4 5 0 1 0 .1 0M15 28a4 5 0 1 0 .1 0M33 12a4 5 0 1 0 .1 0M33 22a4 5 0 1 0 .1 0M33 32a4 5 0 1 0 .1 0',
	},
	unmarked_way: {
		tint: '#4d4a59',
		lines: 'M10 10l10 3 9-4 9 3v26l-9-3-9 4-10-3zM20 13v26M29 9v26M24 20a3 3 0 1 1 2 5v2M26 31h.1',
	},
	starless_ditch: {
		tint: '#3f3f56',
		lines: 'M6 20h8q3 18 10 18t10-18h8M22 10h.1M14 12l2 2M16 12l-2 2M31 11l2 2M33 11l-2 2',
	},
	widows_spiral: {
		tint: '#5b4763',
		lines: 'M24 24q2-4 5-1t-1 8t-11 1t-2-14t16-4t6 20t-18 8t-13-12',
		solid: 'M22 20a3 3 0 1 0 .1 0z',
	},
	observatory_of_doom: {
		tint: '#445a86',
		lines:
			'M8 40a16 16 0 0 1 32 0zM22 27l14-15 4 4-13 15M12 12l1.500 3 3.500.5-2.500 2.500.5 3.500-3-2-3 2 .5-3.500L7 15.500l3.500-.5z',
	},
	hall_of_former_heroes: {
		tint: '#7d6248',
		lines:
			'M9 8h13v18H9zM27 8h13v18H27zM15.500 12a3 3 0 1 0 .1 0M11 24q4-7 9 0M9 32h31M9 38h31M13 32v6M24 32v6M36 32v6',
	},
	demon_customs: {
		tint: '#86463f',
		lines: 'M8 26h32v14H8zM8 31h32M16 22a8 8 0 0 1 16 0v4H16zM17 17l-4-7M31 17l4-7M21 21h.1M27 21h.1M30 35h6',
	},
	dragon_counting_house: {
		tint: '#86703a',
		lines:
			'M8 38a6 3 0 1 0 12 0a6 3 0 1 0-12 0M8 38v-5a6 3 0 0 1 12 0v5M8 33v-5a6 3 0 0 1 12 0v5M26 38a7 3 0 1 0 14 0a7 3 0 1 0-14 0M26 38v-5a7 3 0 0 1 14 0v5M16 16q8-10 20 0l-5 1 3 4q-9-3-12 3q-1-5-6-8',
	},
	bone_opera: {
		tint: '#7a3f4c',
		lines:
			'M8 8h32v30M8 8v30M8 8q4 14 0 30M40 8q-4 14 0 30M18 22a6 7 0 1 1 12 0v5h-3v4h-6v-4h-3zM22 22h.1M26 22h.1M10 40h28',
	},
	clock_without_hands: {
		tint: '#5f6a78',
		lines:
			'M9 24a15 15 0 1 0 30 0a15 15 0 1 0-30 0M24 12v3M24 33v3M12 24h3M33 24h3M24 24h.1M15.500 15.500l2 2M30.500 30.500l2 2M32.500 15.500l-2 2M17.500 30.500l-2 2',
	},
	last_straw_chapel: {
		tint: '#85734a',
		lines: 'M12 40V24l12-14 12 14v16zM24 10V5M22 7h4M17 40V29M21 40l-2-12M25 40V27M29 40l3-11M8 40h32',
	},
	judgement_vestibule: {
		tint: '#6a5f86',
		lines: 'M24 8v30M16 40h16M10 14h28M10 14l-5 12h10zM38 14l-5 12h10zM5 26q5 6 10 0M33 26q5 6 10 0',
	},
	garden_of_knives: {
		tint: '#5a7a4f',
		lines:
			'M14 40V24M14 24l-4-8 4-8 4 8zM26 42V28M26 28l-4-8 4-8 4 8zM37 40V30M37 30l-3-6 3-6 3 6zM14 34l-5-3M26 36l5-3M37 36l-4-2',
	},
	moth_ballroom: {
		tint: '#7a6480',
		lines:
			'M24 14v22M24 18q-8-12-16-4q0 10 15 10M24 18q8-12 16-4q0 10-15 10M24 27q-9 0-11 7q5 5 10-3M24 27q9 0 11 7q-5 5-10-3M22 12l-3-5M26 12l3-5',
	},
};

/** The floor of a location; one that we have not drawn gets what its type suggests. */
export function floorOf(location: Pick<Location, 'id' | 'type' | 'entrance'>): Floor {
	const own = FLOORS[location.id];
	if (own) return own;
	if (location.entrance) return ENTRANCE;
	return location.type === 'room' ? CHAMBER : location.type === 'grim' ? DARK : PASSAGE;
}
