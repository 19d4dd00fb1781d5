import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { characterOf, type Figure, FREE, isCharacter, isUnit, nationOf, type Region, REGION_COUNT } from '../../content/box.ts';
import { unitsAt } from '../figures.ts';
import { type FarMarchFrame, farMarchFrame, farPartyFrame } from '../frames/army.ts';
import { unmovedAt } from '../frames/moved.ts';
import type { Party } from '../frames/shapes.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { takes } from '../team/armies.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { chooseRegion, decline } from '../verbs.ts';
import { canEnd, everyoneEnters, someoneCanGo } from './farReach.ts';
import { gather, hasNeeded, leadersLeft, unitsIn } from './party.ts';
import { isBound, mayUseArmyIn, mayUseNation, mayUseTogether } from '../team/inARow.ts';

const isStuck = (s: War, figure: Figure): boolean => isCharacter(figure) && s.box.characters[characterOf(figure)].level === 0;

function travellers(s: War, frame: FarMarchFrame, from: Region): Party & { readonly from: Region } {
  const mayGo = takes(s, from, frame.side);
  const party = gather(s, from, frame.side, (figure) =>
    isStuck(s, figure) || !mayGo(figure) ? 0 : unmovedAt(s, frame.moved, from, figure),
  );
  return { ...party, from };
}

/** Leaders must not be stranded: with a single unit they come along or nobody goes. */
function leadersAllow(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (frame.side !== FREE || unitsAt(s, from, FREE) > 1) return true;
  const party = travellers(s, frame, from);
  return leadersLeft(s, party) === 0 && canEnd(s, FREE, from, from, from, frame.most, frame.mustJoin, 1, everyoneEnters(s, party));
}

/** Somebody can go whose nation was not used last, or all can together who are of several (WR-MULTI-28, WR-MULTI-29). */
function notTwiceInARow(s: War, frame: FarMarchFrame, party: Party, from: Region): boolean {
  if (frame.side !== FREE || !isBound(s)) return true;
  const fresh: Party = {
    ...party,
    going: party.going.map((count, kind) => (isUnit(asId(kind)) && mayUseNation(s, nationOf(asId(kind))) ? count : 0)),
  };
  if (someoneCanGo(s, frame, fresh, from, frame.most)) return true;
  if (!mayUseTogether(s, (figure) => party.going[figure])) return false;
  return canEnd(s, frame.side, from, from, from, frame.most, frame.mustJoin, unitsIn(party, frame.side), everyoneEnters(s, party));
}

function canFarMarch(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (unitsAt(s, from, frame.side) === 0) return false;
  const party = travellers(s, frame, from);
  return (
    hasNeeded(s, party, frame.need) &&
    someoneCanGo(s, frame, party, from, frame.most) &&
    leadersAllow(s, frame, from) &&
    mayUseArmyIn(s, frame.side, from) &&
    notTwiceInARow(s, frame, party, from)
  );
}

/** Regions whose army can make the journey the card allows. */
export function farMarchers(s: War, frame: FarMarchFrame): Region[] {
  const found: Region[] = [];
  for (let region: Region = asId(0); region < REGION_COUNT; region++) if (canFarMarch(s, frame, region)) found.push(region);
  return found;
}

/** Some army can make the journey the card allows. */
export function anyFarMarch(s: War, frame: FarMarchFrame): boolean {
  for (let region: Region = asId(0); region < REGION_COUNT; region++) if (canFarMarch(s, frame, region)) return true;
  return false;
}

export const choosingFarMarch = asking(farMarchFrame, {
  rule: 'WR-MOVE-14',
  asks: (s) => asks(s, farMarchFrame.of(s).side),
  prompt: (s) => ({ id: 'farMarch', params: { most: farMarchFrame.of(s).most, count: farMarchFrame.of(s).left } }),
  choices: [
    choice(chooseRegion, {
      guards: [guard('WR-MOVE-14', (s, from) => canFarMarch(s, farMarchFrame.of(s), from))],
      candidates(s, propose) {
        for (let region: Region = asId(0); region < REGION_COUNT; region++)
          if (unitsAt(s, region, farMarchFrame.of(s).side) > 0) propose(region);
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
