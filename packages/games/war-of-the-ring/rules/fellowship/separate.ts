import { type AskingStep, type Choice, type Frame, guard, leave, type Table, top } from '#kernel';
import { FREE, GANDALF_WHITE, hasBit, REGION_COUNT, type Region } from '../../content/box.ts';
import { companionArrives } from '../characters/arrive.ts';
import { groupLevel, reach } from '../characters/travel.ts';
import { lapse } from '../deck/lapse.ts';
import { sayCharacter, sayRegion } from '../say.ts';
import { asks, type War } from '../state.ts';
import { include, travelTo } from '../verbs.ts';
import { isMember, membersChanged, onMordorTrack } from './members.ts';

/** A Companion or one group leaves the Fellowship (WR-DICE-25, WR-FSP-31, WR-FSP-32). */
export interface SeparateFrame extends Frame {
  readonly step: 'separate';
  /** Who goes, as bits. */
  group: number;
  /** The group is given by a rule or a card; nobody else may join. */
  readonly fixed: boolean;
  /** Regions further than normal, and the level a card grants instead of their own (0: their own). */
  readonly bonus: number;
  readonly level: number;
  /** A card lets them end in a besieged stronghold. */
  readonly intoSiege: boolean;
}

const frameOf = (s: War): SeparateFrame => top<SeparateFrame>(s);

const range = (s: War, frame: SeparateFrame): number =>
  s.open.fellowship.progress + (frame.level > 0 ? frame.level : groupLevel(s, frame.group)) + frame.bonus;

const within = (s: War): Int8Array => reach(s, FREE, s.open.fellowship.at, range(s, frameOf(s)), frameOf(s).intoSiege);

export const includingCompanion: Choice<War> = {
  verb: include,
  guards: [
    guard('WR-MORDOR-05', (s) => !onMordorTrack(s)),
    guard('WR-DICE-25', (s, character) => !frameOf(s).fixed && isMember(s, character)),
    guard('WR-FSP-32', (s, character) => !hasBit(frameOf(s).group, character)),
  ],
  candidates(_s, _seat, propose) {
    for (let c = 0; c <= GANDALF_WHITE; c++) propose(c);
  },
  perform(s, table, character) {
    frameOf(s).group |= 1 << character;
    if (table.listening) table.tell({ type: 'included', figure: sayCharacter(character) }, asks(s, FREE));
  },
};

export const separating: AskingStep<War> = {
  rule: 'WR-DICE-25',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({
    id: frameOf(s).group === 0 ? 'separateWho' : 'separateWhere',
    params: { region: sayRegion(s, s.open.fellowship.at), range: frameOf(s).group === 0 ? 0 : range(s, frameOf(s)) },
  }),
  choices: [
    includingCompanion,
    {
      verb: travelTo,
      guards: [
        guard('WR-FSP-31', (s) => frameOf(s).group !== 0),
        // At a besieged stronghold they end up inside and go nowhere (WR-FSP-34).
        guard(['WR-FSP-31', 'WR-FSP-33', 'WR-FSP-34'], (s, region) => within(s)[region] >= 0),
      ],
      candidates(s, _seat, propose) {
        if (frameOf(s).group === 0) return;
        const near = within(s).slice();
        for (let region = 0; region < REGION_COUNT; region++) if (near[region] >= 0) propose(region);
      },
      perform(s, table, region) {
        const { group } = frameOf(s);
        leave(s);
        separate(s, table, group, region);
      },
    },
  ],
};

/** Counters and cards leave the Fellowship, figures appear on the map, and a new guide is named (WR-FSP-35). */
export function separate(s: War, table: Table, group: number, region: Region): void {
  const who: string[] = [];
  for (let c = 0; c <= GANDALF_WHITE; c++) {
    if (!hasBit(group, c)) continue;
    companionArrives(s, table, c, region);
    who.push(sayCharacter(c));
  }
  if (table.listening) table.tell({ type: 'separated', figures: who, region: sayRegion(s, region) });
  lapse(s, table);
  membersChanged(s, table);
}
