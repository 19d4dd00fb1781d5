import { BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS } from '../../../content/box.ts';
import { isMember } from '../../../rules/company.ts';
import type { EventEffect } from '../../../rules/deck/registry.ts';
import { bringTile } from '../../../rules/events/ops.ts';
import type { War } from '../../../rules/state.ts';

const gimliOrLegolas = (s: War): boolean => isMember(s, GIMLI) || isMember(s, LEGOLAS);
const boromir = (s: War): boolean => isMember(s, BOROMIR);
const gandalf = (s: War): boolean => isMember(s, GANDALF_GREY);

/** Special tiles, and cards that wait on the table for a tile. */
export const huntCards: { readonly [id: string]: EventEffect } = {
  // Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master
  'fp-character-01': { does: [bringTile] },
  'fp-character-02': { does: [bringTile] },
  'fp-character-03': { does: [bringTile] },
  'fp-character-04': { does: [bringTile] },
  // Mithril Coat and Sting
  'fp-character-05': { does: [], table: { onTile: 'redraw' } },
  // Axe and Bow
  'fp-character-06': { when: gimliOrLegolas, does: [], table: { onTile: 'reduce', lapses: (s) => !gimliOrLegolas(s) } },
  // Horn of Gondor
  'fp-character-07': { when: boromir, does: [], table: { onTile: 'reduce', lapses: (s) => !boromir(s) } },
  // Wizard's Staff
  'fp-character-08': { when: gandalf, does: [], table: { preventsTile: true, lapses: (s) => !gandalf(s) } },
};
