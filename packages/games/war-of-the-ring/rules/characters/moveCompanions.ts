import { asId } from '#kernel/id.ts';
import { leave, wouldOffer } from '#kernel';
import { type Character, FREE, GANDALF_WHITE, hasBit, type Place, type Region, REGION_COUNT, REINFORCEMENTS } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { moveCompanionsFrame, type MoveCompanionsFrame } from '../frames/fellowship.ts';
import { regionOf } from '../places.ts';
import type { War } from '../state.ts';
import { asks, seatOf } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { done, include, travelTo } from '../verbs.ts';
import { companionArrives } from './arrive.ts';
import { groupLevel, reach, whyNotThere } from './travel.ts';

const isOnMap = (place: Place): boolean => place < REINFORCEMENTS;

/** Where the present group stands. */
function groupAt(s: War): Place {
  const { group } = moveCompanionsFrame.of(s);
  for (let c = 0; c <= GANDALF_WHITE; c++) if (hasBit(group, c)) return asId(s.open.characters[c]);
  return asId(-1);
}

const within = (s: War): Int8Array => {
  const frame = moveCompanionsFrame.of(s);
  return reach(s, FREE, regionOf(s, groupAt(s)), stepsOf(s), frame.intoSiege);
};

const stepsOf = (s: War): number => {
  const { level, group, bonus } = moveCompanionsFrame.of(s);
  return (level > 0 ? level : groupLevel(s, group)) + bonus;
};

/** Somebody who can go anywhere at all: those shut in by a siege cannot (WR-CHAR-13). */
function canLeave(s: War, character: number): boolean {
  const region = regionOf(s, asId(s.open.characters[character]));
  const near = reach(s, FREE, region, 1, moveCompanionsFrame.of(s).intoSiege);
  for (const next of s.box.regions[region].adjacent) if (near[next] >= 0) return true;
  return false;
}

export const includingTraveller = choice(include, {
  guards: [
    guard('WR-DICE-26', (s, character) => character <= GANDALF_WHITE && isOnMap(asId(s.open.characters[character]))),
    guard(
      'WR-CHAR-08',
      (s, character) =>
        moveCompanionsFrame.of(s).left > 0 && !hasBit(moveCompanionsFrame.of(s).moved | moveCompanionsFrame.of(s).group, character),
    ),
    guard('WR-CHAR-09', (s, character) => moveCompanionsFrame.of(s).group === 0 || s.open.characters[character] === groupAt(s)),
    guard('WR-CHAR-13', (s, character) => canLeave(s, character)),
  ],
  candidates(_s, propose) {
    for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) propose(c);
  },
  perform(s, effects, character) {
    moveCompanionsFrame.of(s).group |= 1 << character;
    effects.emit?.({ type: 'included', figure: character }, asks(s, FREE));
  },
});

/** Somebody can travel at all: a card that only lets Companions move asks nobody otherwise. */
export const anyCanTravel = (s: War, frame: MoveCompanionsFrame): boolean => wouldOffer(includingTraveller, s, seatOf(s, FREE), frame);

export const movingCompanions = asking(moveCompanionsFrame, {
  rule: 'WR-DICE-26',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: moveCompanionsFrame.of(s).group === 0 ? 'moveCompanionsWho' : 'moveCompanionsWhere', params: {} }),
  choices: [
    includingTraveller,
    choice(travelTo, {
      guards: [
        moment('WR-CHAR-08', (s) => moveCompanionsFrame.of(s).group !== 0),
        guard('WR-CHAR-08', (s, region) => region !== regionOf(s, groupAt(s))),
        citing(
          guard(['WR-CHAR-08', 'WR-CHAR-12', 'WR-CHAR-13'], (s, region: Region) => within(s)[region] >= 0),
          (s, region) => whyNotThere(s, groupAt(s), region, stepsOf(s)),
        ),
      ],
      candidates(s, propose) {
        if (moveCompanionsFrame.of(s).group === 0) return;
        const near = within(s).slice();
        for (let region: Region = asId(0); region < REGION_COUNT; region++) if (near[region] > 0) propose(region);
      },
      perform(s, effects, region) {
        const frame = moveCompanionsFrame.of(s);
        const who: Character[] = [];
        for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) {
          if (!hasBit(frame.group, c)) continue;
          companionArrives(s, effects, c, region);
          who.push(c);
        }
        effects.emit?.({ type: 'companionsMoved', figures: who, region });
        frame.moved |= frame.group;
        frame.group = 0;
        frame.left--;
        lapse(s, effects);
        if (frame.left === 0) leave(s);
      },
    }),
    choice(done, {
      guards: [
        moment('WR-CHAR-09', (s) => moveCompanionsFrame.of(s).group === 0),
        moment('WR-RULING-06', (s) => moveCompanionsFrame.of(s).moved !== 0 || !moveCompanionsFrame.of(s).atLeastOne),
      ],
      perform: (s) => leave(s),
    }),
  ],
});
