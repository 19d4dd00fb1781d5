import { Lister, SeededRandom, SilentTable } from '#kernel';
import { journeyToMordor } from '../index.ts';
import type { Journey } from '../rules/state.ts';

export const BOX = journeyToMordor.content.read(journeyToMordor.content.standard);

export const lister = (): Lister<Journey> => new Lister(journeyToMordor);

/** A table at its beginning, with the hobbits chosen in seat order and the first seat to play. */
export function tableOf(seats: number, side: 'basic' | 'advanced' = 'basic', lastSurvivor = false, box = BOX): Journey {
  const options = journeyToMordor.readOptions({ side, lastSurvivor, first: 0 }, seats);
  const s = journeyToMordor.setup(box, options, seats, new SilentTable(new SeededRandom(1)));
  s.open.hobbit = s.open.hobbit.map((_, seat) => seat);
  s.frames = [{ step: 'setAside' }];
  return s;
}
