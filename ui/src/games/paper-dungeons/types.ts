/** What the server sends of Paper Dungeons; `undercroft.games.paper_dungeons.board` says what each thing means. */

import type { Setting as AnySetting } from '$ui/net/types.ts';

/** A name or text by language. */
export type Said = Record<string, string>;
export type Pair = readonly [string, string];
export type Treasure = 'potion' | 'half' | 'level' | 'gem';
export type Colour = 'white' | 'black';

export type Face = { number: number; symbol: string; colour: Colour };
export type Room = {
	id: string;
	minion: string | null;
	level: number;
	trap: boolean;
	treasure: Treasure | null;
	gem: string | null;
};
export type Passage = { id: string; rooms: Pair };
export type Dungeon = { id: string; walls: Pair[]; boss_rooms: string[]; bosses: string[] };
export type Hero = { id: string; minion: string };
export type Item = { id: string; hero: string | null; fame: number };
export type Row = { power: number; fame: number; wounds: number };
export type Boss = {
	id: string;
	stage: number;
	weakness: string;
	rows: Row[];
	flee: number;
	reward: Treasure;
	gems: string[];
};
export type Mission = { id: string; kind: string; amount: number; level: number };
export type Goal = {
	id: string;
	kind: string;
	level: number;
	steps: number[];
	black: string[];
	white: string[];
};
export type Talent = { id: string; fame: number; before_the_game: boolean };
export type Rank = { at: number; name: Said };
export type Tracks = {
	top_level: number;
	gift_level: number;
	heroes: number[];
	potions: number;
	potion_hearts: number;
	potion_bonuses: Record<string, Treasure>;
	gems: number[];
	gem_bonuses: Record<string, Treasure>;
	minions: number[];
	wound_step: number;
	wounds: number[];
	resurrection: number;
	goal: number[];
	missions: number[];
	/** What adds to the power against bosses, beside levels: `warrior`, `sword`, `berserker`. */
	power: Record<string, number>;
};
export type Setting = AnySetting & {
	seats: number;
	edition: string;
	has_missions: boolean;
	secret_cards: boolean;
	vanishing_gems: boolean;
	chapters: string[];
	rounds: number;
	stage_ends: number[];
	texts: Record<string, Record<string, Said>>;
	faces: Face[];
	rooms: Room[];
	walls: Pair[];
	river: Pair[];
	bridges: Pair[];
	passages: Passage[];
	entrances: string[];
	dungeons: Dungeon[];
	heroes: Hero[];
	items: Item[];
	bosses: Boss[];
	missions: Mission[];
	goals: Goal[];
	talents: Talent[];
	tracks: Tracks;
	ranks: Rank[];
};

export type Die = { number: number; symbol: string; colour: Colour; used: boolean };
export type StageBoss = { stage: number; boss: string | null; room: string | null; fought: boolean };
export type TableMission = { mission: string; open: boolean; claimed: number[] };
export type HeroLevel = { hero: string; level: number; colour: Colour | null; gift: boolean };
export type ItemBoxes = { item: string; filled: number; complete: boolean };
export type Potion = { brewed: boolean; hearts: number };
export type Progress = { mission: string; count: number; amount: number; met: boolean; claimed: boolean };
export type GoalProgress = { goal: string; count: number; fame: number; next: number | null };
export type Prospect = {
	stage: number;
	visited: boolean;
	noted: number | null;
	power: number | null;
	parts: Record<string, number>;
	row: number | null;
	missing: number | null;
	fame: number;
	wounds: number;
};
export type Fame = {
	total: number;
	boxes: Record<string, number>;
	known: boolean;
	chapters: number[];
	rank: number | null;
};
export type Track = { count: number; fame: number; next: number | null; next_fame: number | null };
export type Party = {
	seat: number;
	own: boolean;
	room: string | null;
	health: number;
	heroes: HeroLevel[];
	items: ItemBoxes[];
	potions: Potion[];
	brewed: number;
	hearts: number;
	hearts_free: number;
	wounds: Track;
	risen: boolean;
	gems: Track;
	gems_taken: string[];
	gems_gone: string[];
	gems_round: string[];
	minions: Track;
	explored: string[];
	killed: string[];
	traps: number;
	walls: number;
	waters: number;
	bosses: Prospect[];
	missions: Progress[];
	talent: string | null;
	goal: GoalProgress | null;
	hidden: boolean;
	could: string[];
	fame: Fame;
};
export type Own = {
	finished: boolean;
	dice_left: number;
	steps: number;
	talents: string[];
	goals: string[];
	wizard_used: boolean;
	psionic_used: boolean;
};
export type Block = '' | 'keep' | 'talents' | 'round' | 'wounds' | 'reward';
export type Board = {
	seat: number | null;
	round: number;
	stage: number;
	block: Block;
	members: number[];
	over: boolean;
	chapter: number;
	dungeon: string | null;
	dice: Die[];
	skulls: number;
	bosses: StageBoss[];
	missions: TableMission[];
	mission_fame: number;
	winner: number | null;
	own: Own | null;
	parties: Party[];
};
