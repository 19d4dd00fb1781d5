import { leave } from '#kernel';
import { characterOf, FREE, isCharacter, type Region, REGION_COUNT } from '../../content/box.ts';
import { unitsAt } from '../figures.ts';
import { type FarMarchFrame, farMarchFrame, farPartyFrame } from '../frames/army.ts';
import { unmovedAt } from '../frames/moved.ts';
import type { Party } from '../frames/shapes.ts';
import { asks, type War } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { chooseRegion, decline } from '../verbs.ts';
import { canEnd, everyoneEnters, someoneCanGo } from './farReach.ts';
import { gather, hasNeeded, leadersLeft } from './party.ts';

function travellers(s: War, frame: FarMarchFrame, from: Region): Party & { readonly from: Region } {
  const party = gather(s, from, frame.side, (figure) =>
    isCharacter(figure) && s.box.characters[characterOf(figure)].level === 0 ? 0 : unmovedAt(s, frame.moved, from, figure),
  );
  return { ...party, from };
}

/** Leaders must not be stranded: with a single unit they come along or nobody goes. */
function leadersAllow(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (frame.side !== FREE || unitsAt(s, from, FREE) > 1) return true;
  const party = travellers(s, frame, from);
  return leadersLeft(s, party) === 0 && canEnd(s, FREE, from, from, from, frame.most, frame.mustJoin, 1, everyoneEnters(s, party));
}

function canFarMarch(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (unitsAt(s, from, frame.side) === 0) return false;
  const party = travellers(s, frame, from);
  return hasNeeded(s, party, frame.need) && someoneCanGo(s, frame, party, from, frame.most) && leadersAllow(s, frame, from);
}

/** Some army can make the journey the card allows. */
export function anyFarMarch(s: War, frame: FarMarchFrame): boolean {
  for (let region = 0; region < REGION_COUNT; region++) if (canFarMarch(s, frame, region)) return true;
  return false;
}

export const choosingFarMarch = asking(farMarchFrame, {
  rule: 'WR-MOVE-14',
  asks: (s) => asks(s, farMarchFrame.of(s).side),
  prompt: (s) => ({ id: 'farMarch', params: { most: farMarchFrame.of(s).most, count: farMarchFrame.of(s).left } }),
  choices: [
    choice(chooseRegion, {
      guards: [guard(['WR-MOVE-14', 'WR-MOVE-12', 'WR-MOVE-11'], (s, from) => canFarMarch(s, farMarchFrame.of(s), from))],
      candidates(s, _seat, propose) {
        for (let region = 0; region < REGION_COUNT; region++) if (unitsAt(s, region, farMarchFrame.of(s).side) > 0) propose(region);
      },
      perform(s, _table, from) {
        const frame = farMarchFrame.of(s);
        const { side, need, mustJoin, most } = frame;
        farPartyFrame.enter(s, { side, need, mustJoin, steps: most, origin: from, ...travellers(s, frame, from) });
      },
    }),
    choice(decline, { guards: [moment('WR-EVENT-13', (s) => farMarchFrame.of(s).optional)], perform: (s) => leave(s) }),
  ],
});
