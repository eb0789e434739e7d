// What goes over the wire, as docs/api.md describes it.

/**
 * A thing with a name of its own, such as `{kind: "boss", id: "chimera"}`. What the pack invents is named in
 * `Setting.names`; what every pack has, such as heroes and minions, by the message `name-{kind}-{id}`.
 */
export type Name = { kind: string; id: string };
export type Value = number | string | Name;
export type Reason = { rule: string; message: string; args: Record<string, Value> };
export type Phrase = { message: string; args: Record<string, Value | Phrase | Phrase[]> };
export type Change = { field: string; before: number; after: number };
export type Choice = {
	code: number;
	text: string;
	kind: string;
	rule: string;
	args: Record<string, Value>;
	targets: string[];
	preview: Change[];
	words: Phrase[];
};
export type GameEvent = {
	kind: string;
	/** −1 is the table. */
	seat: number;
	rule: string;
	args: Record<string, Value>;
	changes: Record<string, number>;
	chance: boolean;
	reveals: boolean;
	private: boolean;
};
export type ScoreLine = {
	box: string;
	message: string;
	rule: string;
	points: number;
	args: Record<string, Value>;
	known: boolean;
};
export type Outcome = { kind: string; scores: number[]; ranks: number[]; reasons: Reason[]; lost: boolean };

export type SeatInfo = {
	seat: number;
	kind: 'person' | 'bot' | 'open';
	name: string;
	bot: string | null;
	yours: boolean;
	left: boolean;
	/** Only for whoever opened the table. */
	invite: string | null;
	/** Its person has left or is away, and I can hand it to a bot. */
	deserted?: boolean;
};
export type Clock = { kind: 'move' | 'days'; seconds: number };
export type OptionValue = boolean | number | string;
export type TableStatus = 'waiting' | 'playing' | 'finished' | 'abandoned';
export type TableInfo = {
	id: string;
	code: string;
	game: string;
	pack: string;
	options: Record<string, OptionValue>;
	status: TableStatus;
	seats: SeatInfo[];
	host: boolean;
	listed: boolean;
	watch: boolean;
	hints: boolean;
	clock: Clock | null;
	/** Seconds since 1970. */
	created: number;
	changed: number;
	your_move: boolean;
	rematch: string | null;
	outcome: Outcome | null;
	/** How it stands, such as "round 4 of 8". */
	progress?: Phrase | null;
	/** A guided first game. */
	guide?: boolean;
	/** How many hints each seat has taken. */
	hints_used?: number[];
	/** Its game went on from another one. */
	forked?: boolean;
	/** Whether there is a replay, and a record. */
	replay?: boolean;
	record?: boolean;
	/** Whether I can end it without a result. */
	can_abandon?: boolean;
};

/** A finished game at which I was the only person. */
export type Past = {
	table: string;
	game: string;
	pack: string;
	options: Record<string, OptionValue>;
	/** Seconds since 1970. */
	finished: number;
	seats: number;
	seat: number;
	score: number;
	rank: number;
	lost: boolean;
	kind: string;
	hints: number;
	guide: boolean;
};

/** Names of the pack's things: kind, id, language. */
export type Names = Record<string, Record<string, Record<string, string>>>;
/** What is the same for a whole game; every game adds its own. */
export type Setting = { names: Names };

export type Me = { id: string; name: string };
export type GameOption = { name: string; default: OptionValue; values: OptionValue[] };
/** A pack that a game can be played with; `problem` says why it cannot. */
export type PackInfo = { name: string; own: boolean; problem: string | null };
export type GameInfo = {
	name: string;
	least_seats: number;
	most_seats: number;
	pack: string;
	packs?: PackInfo[];
	options: GameOption[];
	/** All bots that play it. */
	bots: string[];
	/** Those to choose from, the weakest first. */
	levels: string[];
};
export type NewSeat = { kind: 'you' | 'person' | 'open' | 'bot'; name?: string; bot?: string };
export type NewTable = {
	game: string;
	pack?: string;
	options: Record<string, OptionValue>;
	seats: NewSeat[];
	listed: boolean;
	watch: boolean;
	hints: boolean;
	clock: Clock | null;
};

export type HelloFrame = { type: 'hello'; me: Me; version: string };
export type TableFrame = { type: 'table'; table: TableInfo };
export type GameFrame = {
	type: 'game';
	table: string;
	seat: number | null;
	version: number;
	/** What the seat may see; its shape is the game's. */
	board: unknown;
	choices: Choice[];
	asked: boolean;
	draft: boolean;
	/** Why one cannot undo; null when one can. */
	undo: Reason | null;
	/** The events replace what the client has from this index on. */
	first: number;
	events: GameEvent[];
	over: boolean;
	outcome: Outcome | null;
	scores: ScoreLine[][] | null;
	/** At the end of a game alone, where the game has ranks for that. */
	standing: SoloStanding | null;
	/** The seat's standing orders; null for who watches, in a replay, and in games without windows. */
	windows: Windows | null;
};
export type PresenceFrame = {
	type: 'presence';
	table: string;
	here: number[];
	watching: number;
	/** Public progress inside a block by seat, as the game counts it (dice used in Paper Dungeons); −1 is "ready". */
	progress: Record<number, number>;
	/** Whose move it is. */
	acting: number[];
};
export type ClockFrame = {
	type: 'clock';
	table: string;
	/** The clocks that run, in seconds that are left. */
	seats: { seat: number; left: number }[];
};
/** What a score alone is worth: names of ranks by language, and how many per cent of each bot's games it beats. */
export type SoloStanding = {
	rank: Record<string, string>;
	following: Record<string, string> | null;
	at: number | null;
	better_than: Record<string, number>;
};
export type AckFrame = { type: 'ack'; id: string; table: string; version: number };
export type RefusedFrame = { type: 'refused'; id: string; table: string; reason: Reason };
export type WhyFrame = { type: 'why'; id: string; reason: Reason | null };
/** A choice that a bot considers; `measure` is what `worth` counts, `reasons` come with the main one first. */
export type Hint = { code: number; worth: number; measure: 'points' | 'chance' | 'order'; reasons: Phrase[] };
export type HintFrame = { type: 'hint'; id: string; choices: Hint[] };
/** What choices ahead of their time would come to; the shape is the game's, null if there is nothing to try. */
export type SketchFrame = { type: 'sketch'; id: string; sketch: unknown };
export type ErrorFrame = { type: 'error'; reason: Reason };
export type PongFrame = { type: 'pong' };
export type ServerFrame =
	| HelloFrame
	| TableFrame
	| GameFrame
	| PresenceFrame
	| ClockFrame
	| AckFrame
	| RefusedFrame
	| WhyFrame
	| HintFrame
	| SketchFrame
	| ErrorFrame
	| PongFrame;

/** In which windows a seat wants to be asked, from the most to the fewest. */
export const WINDOWS = ['ask', 'able', 'attacked', 'turn'] as const;
export type Windows = (typeof WINDOWS)[number];
/** Looks at a table from a seat of one's own; the same again with another seat puts that one in front. */
export type JoinFrame = { type: 'join'; table: string; seat?: number };
/** Frames that are answered by the id they carry, and sent again after a lost connection until they are. */
export type AskFrame =
	| { type: 'play'; id: string; table: string; seat: number; version: number; code: number }
	| { type: 'undo'; id: string; table: string; seat: number; version: number }
	| { type: 'why'; id: string; table: string; seat: number; code: number }
	| { type: 'hint'; id: string; table: string; seat: number }
	| { type: 'sketch'; id: string; table: string; seat: number; steps: readonly number[] }
	| { type: 'orders'; id: string; table: string; seat: number; windows: Windows };
export type ClientFrame = JoinFrame | AskFrame | { type: 'leave'; table: string } | { type: 'ping' };

/** A part of a finished game: the frames from `first` on, of `total`. */
/** A moment is the number of moves made before a frame: it means the same through all eyes. */
export type Replay = { total: number; first: number; frames: GameFrame[]; moments: number[] };
