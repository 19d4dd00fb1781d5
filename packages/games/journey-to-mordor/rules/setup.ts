import { asId, asIds } from '#kernel/id.ts';
import { everyone, NOBODY, rollStarter, seatList, InvalidInput } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import { choosing } from './frames.ts';
import type { Journey, JourneyOptions } from './state.ts';
import type { JourneyEffects } from './tools.ts';

export const SEATS = { min: 2, max: 4 } as const;

/** Two to four players (JM-SETUP-01), one common side of the sheet (JM-SETUP-05), one ending for all (JM-RULING-33). */
export function readOptions(given: unknown, seats: number): JourneyOptions {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new InvalidInput(`Two to four players take part, not ${seats}`, ['JM-SETUP-01'], 'seats');
  if (given !== undefined && given !== null && (typeof given !== 'object' || Array.isArray(given)))
    throw new InvalidInput('Options are an object: { side, lastSurvivor, first }', [], '');
  const { side = 'basic', lastSurvivor = false, first = null, ...rest }: { readonly [option: string]: unknown } = { ...given };
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new InvalidInput(`There is no option "${unknown}"; expected side, lastSurvivor, first`, [], unknown);
  if (side !== 'basic' && side !== 'advanced')
    throw new InvalidInput(
      `All players use one side of the sheet: "basic" or "advanced", not ${JSON.stringify(side)}`,
      ['JM-SETUP-05'],
      'side',
    );
  if (typeof lastSurvivor !== 'boolean')
    throw new InvalidInput('The optional ending is agreed for all alike: true or false', ['JM-RULING-33'], 'lastSurvivor');
  if (first !== null && !(typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < seats))
    throw new InvalidInput(`The first player is a seat (0..${seats - 1}) or null to draw lots`, ['JM-RULING-28'], 'first');
  return { side, lastSurvivor, first: first === null ? null : asId(first) };
}

/** Every player has an own sheet (JM-SETUP-02); the first player is chosen or drawn by lot (JM-SETUP-06, JM-RULING-28). */
export function setup(box: JourneyBox, options: JourneyOptions, seats: number, effects: JourneyEffects): Journey {
  const first = options.first ?? rollStarter(effects.random, seatList(everyone(seats)));
  effects.emit?.({ type: 'firstPlayer', seat: first });
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    box,
    frames: [choosing.make()],
    outcome: null,
    open: {
      options: { side: options.side, lastSurvivor: options.lastSurvivor },
      first,
      active: first,
      round: 1,
      hobbit: asIds(each(-1)),
      fields: each(0),
      split: each(0),
      crossed: each(0),
      out: each(false),
      effect: null,
      began: 0,
      rolls: 0,
      repeated: false,
      shows: box.dice.map(() => asId(-1)),
      asideAt: box.dice.map(() => 0),
      taken: 0,
      gandalfs: 0,
      leavers: NOBODY,
    },
    own: each(null),
    hidden: null,
  };
}
