import { asId } from '#kernel/id.ts';
import { LegalMoves, SeededRandom, SilentEffects } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import { journeyToMordor } from '../index.ts';
import type { Journey } from '../rules/state.ts';

export const BOX = journeyToMordor.content.read(journeyToMordor.content.standard);

export const lister = (): LegalMoves<Journey> => new LegalMoves(journeyToMordor);

/** A table at its beginning, with the hobbits chosen in seat order and the first seat to play. */
export function tableOf(seats: number, side: 'basic' | 'advanced' = 'basic', lastSurvivor = false, box = BOX): Journey {
  const options = journeyToMordor.readOptions({ side, lastSurvivor, first: 0 }, seats);
  const s = journeyToMordor.setup(box, options, seats, new SilentEffects(new SeededRandom(1)));
  s.open.hobbit = s.open.hobbit.map((_, seat) => asId(seat));
  s.frames = [{ step: 'setAside' }];
  return s;
}

/** A box whose advanced side is a short way, solved in a moment: the fields with these effects, the last one, and a trail of two squares. */
export function shortBox(...effects: readonly string[]): JourneyBox {
  const { advanced } = BOX.sheets;
  const fields = effects.flatMap((effect) => advanced.fields.filter((field) => field.effect === effect));
  return { ...BOX, sheets: { ...BOX.sheets, advanced: { ...advanced, fields: [...fields, ...advanced.fields.slice(-1)], squares: 2 } } };
}
