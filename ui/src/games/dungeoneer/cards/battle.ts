// What there is to say about a battle: which attack is in view, who wins it, what follows.
import type { Attack, Battle, BattleStage, Board, Fighter } from '../types.ts';

export const STAGES: readonly BattleStage[] = [
	'attack',
	'response',
	'roll',
	'counter',
	'compare',
	'challenge',
	'lair',
	'reward',
];

/** The attack that the panel shows large: the current one, else the next to come, else the last. */
export function shownAttack(battle: Battle): number {
	if (battle.current !== null && battle.attacks[battle.current]?.state !== 'void') return battle.current;
	const next = battle.attacks.findIndex((attack) => attack.state === 'waiting');
	if (next >= 0) return next;
	const done = battle.attacks.findLastIndex((attack) => attack.state === 'compared');
	return done >= 0 ? done : battle.attacks.length - 1;
}

export type Loser = 'attacker' | 'foe' | null;

/** Who is hurt by an attack that has been compared. */
export function loser(attack: Attack): Loser {
	if (attack.result === 'hit') return 'foe';
	if (attack.result === 'repelled' && attack.counter?.able !== false) return 'attacker';
	return null;
}

/** Wounds that are about to be applied to this fighter's hero, else 0. */
export function harmTo(board: Board, fighter: Fighter): number {
	return fighter.kind === 'hero' && board.harm?.seat === fighter.seat ? board.harm.wounds : 0;
}
