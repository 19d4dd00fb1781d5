import { asId } from '#kernel/id.ts';
import { leave, type Seats } from '#kernel';
import { type Character, FREE, GANDALF_WHITE, hasBit, type Region, REGION_COUNT } from '../../content/box.ts';
import { companionArrives } from '../characters/arrive.ts';
import { groupLevel, reach, whyNotThere } from '../characters/travel.ts';
import { isMember, onMordorTrack } from '../company.ts';
import { lapse } from '../deck/lapse.ts';
import { type SeparateFrame, separateFrame } from '../frames/fellowship.ts';
import { isBesieged } from '../places.ts';
import { sayRegion } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, asksLeading } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { include, travelTo } from '../verbs.ts';
import { membersChanged } from './members.ts';

/** Whoever sends them away, or whoever leads when a hunt drives somebody off (WR-MULTI-14, WR-MULTI-15). */
export const whoSeparates = (s: War): Seats => (separateFrame.of(s).fixed ? asksLeading(s, FREE) : asks(s, FREE));

const range = (s: War, frame: SeparateFrame): number =>
  s.open.fellowship.progress + (frame.level > 0 ? frame.level : groupLevel(s, frame.group)) + frame.bonus;

const within = (s: War): Int8Array => reach(s, FREE, s.open.fellowship.at, range(s, separateFrame.of(s)), separateFrame.of(s).intoSiege);

export const includingCompanion = choice(include, {
  guards: [
    moment('WR-MORDOR-05', (s) => !onMordorTrack(s)),
    guard('WR-DICE-25', (s, character) => !separateFrame.of(s).fixed && isMember(s, character)),
    guard('WR-FSP-32', (s, character) => !hasBit(separateFrame.of(s).group, character)),
  ],
  candidates(_s, propose) {
    for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) propose(c);
  },
  perform(s, effects, character) {
    separateFrame.of(s).group |= 1 << character;
    effects.emit?.({ type: 'included', figure: character }, whoSeparates(s));
  },
});

export const separating = asking(separateFrame, {
  rule: 'WR-DICE-25',
  asks: whoSeparates,
  prompt: (s) => ({
    id: separateFrame.of(s).group === 0 ? 'separateWho' : 'separateWhere',
    params: { region: sayRegion(s, s.open.fellowship.at), range: separateFrame.of(s).group === 0 ? 0 : range(s, separateFrame.of(s)) },
  }),
  choices: [
    includingCompanion,
    choice(travelTo, {
      guards: [
        moment('WR-FSP-31', (s) => separateFrame.of(s).group !== 0),
        // At a besieged stronghold they end up inside and go nowhere (WR-FSP-34).
        citing(
          guard(['WR-FSP-31', 'WR-FSP-33', 'WR-FSP-34'], (s, region: Region) => within(s)[region] >= 0),
          (s, region) => {
            const { at } = s.open.fellowship;
            if (isBesieged(s, at)) return 'WR-FSP-34';
            return whyNotThere(s, at, region, range(s, separateFrame.of(s))) === 'WR-CHAR-08' ? 'WR-FSP-31' : 'WR-FSP-33';
          },
        ),
      ],
      candidates(s, propose) {
        if (separateFrame.of(s).group === 0) return;
        const near = within(s).slice();
        for (let region: Region = asId(0); region < REGION_COUNT; region++) if (near[region] >= 0) propose(region);
      },
      perform(s, effects, region) {
        const { group } = separateFrame.of(s);
        leave(s);
        separate(s, effects, group, region);
      },
    }),
  ],
});

/** Counters and cards leave the Fellowship, figures appear on the map, and a new guide is named (WR-FSP-35). */
export function separate(s: War, effects: WarEffects, group: number, region: Region): void {
  const who: Character[] = [];
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) {
    if (!hasBit(group, c)) continue;
    companionArrives(s, effects, c, region);
    who.push(c);
  }
  effects.emit?.({ type: 'separated', figures: who, region });
  lapse(s, effects);
  membersChanged(s, effects);
}
