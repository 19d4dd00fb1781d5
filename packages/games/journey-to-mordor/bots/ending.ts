import { asId } from '#kernel/id.ts';
import type { EffectId } from '../content/box.ts';
import { type Journey, seatsOf, sheetOf } from '../rules/state.ts';
import { type Arrival, arrivalOf, type RacePosition, winningChance } from './chances.ts';
import { gandalfsIn, hitsIn, struckIn } from './code.ts';
import { movesFor, type Race } from './race.ts';
import { afterTurn, type Trail, trailOf } from './trail.ts';
import type { Weights } from './weights.ts';

interface Rival {
  /** Bit of this opponent among those struck. */
  readonly bit: number;
  readonly fields: number;
  readonly trail: Trail;
  readonly toPlay: boolean;
}

/** What the end of a turn is worth to the one who plays it, for any dice set aside. */
export class TurnEnding {
  private readonly race: (opponents: number) => Race;
  private readonly weights: Weights;
  private readonly all: number;
  private readonly fields: number;
  private readonly trail: Trail;
  private readonly effect: EffectId | null;
  private readonly lastSurvivor: boolean;
  /** Those still in the game, in turn order. */
  private readonly rivals: readonly Rival[];
  /** The same few futures come again and again. */
  private readonly arrivals = new Map<number, Arrival>();

  constructor(s: Journey, race: (opponents: number) => Race, weights: Weights) {
    const { active, effect, fields, out, first, options } = s.open;
    const seats = seatsOf(s);
    const order = (seat: number): number => (seat - first + seats) % seats;
    this.race = race;
    this.weights = weights;
    this.all = sheetOf(s).fields.length;
    this.fields = fields[active];
    this.trail = trailOf(s, active);
    this.effect = effect;
    this.lastSurvivor = options.lastSurvivor;
    this.rivals = out
      .flatMap((gone, seat) =>
        gone || seat === active
          ? []
          : [
              {
                bit: ((seat - active + seats) % seats) - 1,
                fields: fields[seat],
                trail: trailOf(s, asId(seat)),
                toPlay: order(seat) > order(active),
              },
            ],
      )
      .sort((a, b) => a.bit - b.bit);
  }

  worth(code: number): number {
    const trail = afterTurn(this.trail, gandalfsIn(code), hitsIn(code));
    if (trail.spaces <= 0) return 0;
    const struck = struckIn(code);
    const left = this.rivals.filter(({ bit, trail: theirs }) => theirs.spaces > ((struck >> bit) & 1));
    const race = this.race(left.length);
    const attackers = left.reduce((sum, { toPlay }) => sum + (toPlay ? 1 : 0), 0);
    const fields = this.fields + movesFor(code, this.fields, this.all, this.effect);
    const mine = this.arrival(7, { fields, trail, toPlay: false, before: left.length }, race, left.length, attackers);
    // In turn order, so those before a rival in the list also play before it.
    const theirs = left.map((rival, before) =>
      this.arrival(
        rival.bit,
        {
          fields: rival.fields,
          trail: afterTurn(rival.trail, 0, (struck >> rival.bit) & 1),
          toPlay: rival.toPlay,
          before,
        },
        race,
        left.length,
        attackers,
      ),
    );
    return winningChance(mine, theirs, this.lastSurvivor, this.weights);
  }

  private arrival(who: number, standing: RacePosition, race: Race, opponents: number, attackers: number): Arrival {
    const { fields, trail, toPlay, before } = standing;
    const key = (((((who * 4 + opponents) * 32 + fields) * 64 + trail.spaces) * 32 + trail.whole) * 4 + attackers) * 4 + before;
    let arrival = this.arrivals.get(key);
    if (arrival === undefined) {
      arrival = arrivalOf(standing, this.all, race, attackers - (toPlay ? 1 : 0));
      this.arrivals.set(key, arrival);
    }
    return arrival;
  }
}
