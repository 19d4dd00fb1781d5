import { type AskingStep, type Choice, type Frame, guard, leave, top } from '#kernel';
import { FREE, GANDALF_WHITE, hasBit, type Place, REGION_COUNT, REINFORCEMENTS } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { regionOf } from '../places.ts';
import { possible } from '../possible.ts';
import { sayCharacter, sayRegion } from '../say.ts';
import { asks, seatOf, type War } from '../state.ts';
import { done, include, travelTo } from '../verbs.ts';
import { companionArrives } from './arrive.ts';
import { groupLevel, reach } from './travel.ts';

/** Companions on the map move, alone or in groups, each at most once (WR-DICE-26, WR-CHAR-08, WR-CHAR-10). */
export interface MoveCompanionsFrame extends Frame {
  readonly step: 'moveCompanions';
  /** Who has moved, and who forms the present group, as bits. */
  moved: number;
  group: number;
  /** How many groups may still move, and whether one must. */
  left: number;
  readonly atLeastOne: boolean;
  readonly bonus: number;
  readonly level: number;
  readonly intoSiege: boolean;
}

const frameOf = (s: War): MoveCompanionsFrame => top<MoveCompanionsFrame>(s);
const isOnMap = (place: Place): boolean => place < REINFORCEMENTS;

/** Where the present group stands. */
function groupAt(s: War): Place {
  const { group } = frameOf(s);
  for (let c = 0; c <= GANDALF_WHITE; c++) if (hasBit(group, c)) return s.open.characters[c];
  return -1;
}

const within = (s: War): Int8Array => {
  const frame = frameOf(s);
  const level = frame.level > 0 ? frame.level : groupLevel(s, frame.group);
  return reach(s, FREE, regionOf(s, groupAt(s)), level + frame.bonus, frame.intoSiege);
};

/** Somebody who can go anywhere at all: those shut in by a siege cannot (WR-CHAR-13). */
function canLeave(s: War, character: number): boolean {
  const region = regionOf(s, s.open.characters[character]);
  const near = reach(s, FREE, region, 1, frameOf(s).intoSiege);
  for (const next of s.box.regions[region].adjacent) if (near[next] >= 0) return true;
  return false;
}

export const includingTraveller: Choice<War> = {
  verb: include,
  guards: [
    guard('WR-DICE-26', (s, character) => character <= GANDALF_WHITE && isOnMap(s.open.characters[character])),
    guard('WR-CHAR-08', (s, character) => frameOf(s).left > 0 && !hasBit(frameOf(s).moved | frameOf(s).group, character)),
    guard('WR-CHAR-09', (s, character) => frameOf(s).group === 0 || s.open.characters[character] === groupAt(s)),
    guard('WR-CHAR-13', (s, character) => canLeave(s, character)),
  ],
  candidates(_s, _seat, propose) {
    for (let c = 0; c <= GANDALF_WHITE; c++) propose(c);
  },
  perform(s, table, character) {
    frameOf(s).group |= 1 << character;
    if (table.listening) table.tell({ type: 'included', figure: sayCharacter(character) }, asks(s, FREE));
  },
};

/** Somebody can travel at all: a card that only lets Companions move asks nobody otherwise. */
export const anyCanTravel = (s: War, frame: MoveCompanionsFrame): boolean => possible(s, includingTraveller, frame, seatOf(s, FREE));

export const movingCompanions: AskingStep<War> = {
  rule: 'WR-DICE-26',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: frameOf(s).group === 0 ? 'moveCompanionsWho' : 'moveCompanionsWhere', params: {} }),
  choices: [
    includingTraveller,
    {
      verb: travelTo,
      guards: [
        guard('WR-CHAR-08', (s) => frameOf(s).group !== 0),
        guard('WR-CHAR-08', (s, region) => region !== regionOf(s, groupAt(s))),
        guard(['WR-CHAR-08', 'WR-CHAR-12', 'WR-CHAR-13', 'WR-CHAR-14'], (s, region) => within(s)[region] >= 0),
      ],
      candidates(s, _seat, propose) {
        if (frameOf(s).group === 0) return;
        const near = within(s).slice();
        for (let region = 0; region < REGION_COUNT; region++) if (near[region] > 0) propose(region);
      },
      perform(s, table, region) {
        const frame = frameOf(s);
        const who: string[] = [];
        for (let c = 0; c <= GANDALF_WHITE; c++) {
          if (!hasBit(frame.group, c)) continue;
          companionArrives(s, table, c, region);
          who.push(sayCharacter(c));
        }
        if (table.listening) table.tell({ type: 'companionsMoved', figures: who, region: sayRegion(s, region) });
        frame.moved |= frame.group;
        frame.group = 0;
        frame.left--;
        lapse(s, table);
        if (frame.left === 0) leave(s);
      },
    },
    {
      verb: done,
      guards: [
        guard('WR-CHAR-09', (s) => frameOf(s).group === 0),
        guard('WR-RULING-06', (s) => frameOf(s).moved !== 0 || !frameOf(s).atLeastOne),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};
