import type { WarEvent } from '../../rules/events.ts';
import { figureSign } from '../pieces/figureSign.ts';
import { signOf } from '../pieces/characters.ts';
import { nationOf, type SideId } from '../pieces/nations.ts';

/** A figure that fell, or an elite that became a regular, and whether that has only just been heard. */
export interface Fallen {
  readonly figure: string;
  readonly how: 'lost' | 'reduced';
  readonly fresh: boolean;
}

/** What a round brought one side, as it was told. */
export interface SideTold {
  readonly rerolled: readonly number[];
  /** Attacks besides the combat roll: their dice, and how many hit. */
  readonly extra: readonly { readonly dice: readonly number[]; readonly count: number }[];
  readonly added: number;
  readonly cancelled: number;
  /** Hits of the roll and the re-roll, with what cards gave and took. */
  readonly hits: number;
  readonly fallen: readonly Fallen[];
  /** It plays no combat card this round. */
  readonly passed: boolean;
  /** Heard only now: to be seen to happen. */
  readonly fresh: { readonly card: boolean; readonly roll: boolean; readonly reroll: boolean };
}

export interface RoundTold {
  readonly round: number;
  /** Free Peoples, Shadow. */
  readonly sides: readonly [SideTold, SideTold];
}

/** A round as it is being told, line after line. */
class Telling {
  readonly round: number;
  private readonly sides: [Tally, Tally] = [new Tally(), new Tally()];

  constructor(round: number) {
    this.round = round;
  }

  hear(event: WarEvent, fresh: boolean): void {
    switch (event.type) {
      case 'noCombatCard':
        this.of(event.side).passed = true;
        break;
      case 'combatCard':
        this.of(event.side).fresh.card ||= fresh;
        break;
      case 'combatRoll':
        this.of(event.side).hits += event.count;
        this.of(event.side).fresh.roll ||= fresh;
        break;
      case 'leaderReroll':
        this.of(event.side).rerolled.push(...event.dice);
        this.of(event.side).hits += event.count;
        this.of(event.side).fresh.reroll ||= fresh;
        break;
      case 'extraAttack':
        this.of(event.side).extra.push({ dice: event.dice, count: event.count });
        break;
      case 'hitsAdded':
        this.of(event.side).added += event.count;
        this.of(event.side).hits = event.total;
        break;
      case 'hitsCancelled':
        this.of(event.side).cancelled += event.count;
        this.of(event.side).hits = event.total;
        break;
      case 'unitLost':
      case 'leaderLost':
      case 'slain':
      case 'characterEliminated':
        this.of(sideOf(event.figure)).fallen.push({ figure: event.figure, how: 'lost', fresh });
        break;
      case 'eliteReduced':
        this.of(sideOf(event.figure)).fallen.push({ figure: event.figure, how: 'reduced', fresh });
        break;
      default:
    }
  }

  told(): RoundTold {
    return { round: this.round, sides: this.sides };
  }

  private of(side: SideId): Tally {
    return this.sides[side === 'shadow' ? 1 : 0];
  }
}

class Tally implements SideTold {
  readonly rerolled: number[] = [];
  readonly extra: { dice: readonly number[]; count: number }[] = [];
  added = 0;
  cancelled = 0;
  hits = 0;
  readonly fallen: Fallen[] = [];
  passed = false;
  readonly fresh = { card: false, roll: false, reroll: false };
}

/** Whose a figure is. */
export function sideOf(figure: string): SideId {
  const { kind, name } = figureSign(figure);
  return kind === 'character' ? signOf(name).side : nationOf(name).side;
}

/** The rounds of the battle under way, oldest first, from what the viewer has heard; the last `fresh` lines have only just been heard. */
export function roundsOf(events: readonly WarEvent[], fresh: number): readonly RoundTold[] {
  const began = events.findLastIndex(({ type }) => type === 'battleBegan');
  const rounds: Telling[] = [];
  for (let i = began + 1; i < events.length; i++) {
    const event = events[i];
    if (event.type === 'roundBegan') rounds.push(new Telling(event.round));
    else rounds.at(-1)?.hear(event, i >= events.length - fresh);
  }
  return rounds.map((round) => round.told());
}
