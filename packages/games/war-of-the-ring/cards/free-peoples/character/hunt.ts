import { BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS } from '../../../content/box.ts';
import { isMember } from '../../../rules/company.ts';
import type { EventEffects } from '../../../rules/effects.ts';
import { bringTile } from '../../../rules/events/ops.ts';
import type { War } from '../../../rules/state.ts';

const gimliOrLegolas = (s: War): boolean => isMember(s, GIMLI) || isMember(s, LEGOLAS);
const boromir = (s: War): boolean => isMember(s, BOROMIR);
const gandalf = (s: War): boolean => isMember(s, GANDALF_GREY);

/** Special tiles, and cards that wait on the table for a tile. */
export const huntCards = {
  'elven-cloaks': { does: [bringTile] },
  'elven-rope': { does: [bringTile] },
  'phial-of-galadriel': { does: [bringTile] },
  'smeagol-helps-nice-master': { does: [bringTile] },
  'mithril-coat-and-sting': { does: [], table: { onTile: 'redraw' } },
  'axe-and-bow': { when: gimliOrLegolas, does: [], table: { onTile: 'reduce', lapses: (s) => !gimliOrLegolas(s) } },
  'horn-of-gondor': { when: boromir, does: [], table: { onTile: 'reduce', lapses: (s) => !boromir(s) } },
  'wizards-staff': { when: gandalf, does: [], table: { preventsTile: true, lapses: (s) => !gandalf(s) } },
} satisfies Partial<EventEffects>;
