import { hashText } from '#kernel';
import type { JourneyBox, SideId } from '../../content/box.ts';

/** A fingerprint of all that perfect play depends on: with other dice or another sheet a solution says nothing. */
export const contentOf = ({ dice, sheets }: JourneyBox, side: SideId): string =>
  hashText(
    JSON.stringify([
      dice.map(({ faces, hobbit }) => [faces, hobbit >= 0]),
      sheets[side].squares,
      sheets[side].fields.map(({ effect }) => effect),
    ]),
  );
