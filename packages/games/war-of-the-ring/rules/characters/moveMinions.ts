import { asId } from '#kernel/id.ts';
import { leave, wouldOffer } from '#kernel';
import {
  type Figure,
  figureOf,
  FREE,
  KINDS,
  MOUTH,
  NAZGUL,
  type Place,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  SARUMAN,
  SHADOW,
  WITCH_KING,
} from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { nazgulAt, presentAt, transfer } from '../figures.ts';
import { landMinionFrame, moveMinionsFrame, type MoveMinionsFrame } from '../frames/fellowship.ts';
import { unmovedAt } from '../frames/moved.ts';
import { hasStronghold, holds, isBesieged, placeIn, regionOf } from '../places.ts';
import { sayFigure } from '../say.ts';
import type { War } from '../state.ts';
import { asks, seatOf } from '../team/seats.ts';
import { isHis } from '../team/armies.ts';
import { asking, barrier, choice, citing, guard, moment, seatGuard } from '../tools.ts';
import { done, moveMinion, travelTo } from '../verbs.ts';
import { reach } from './travel.ts';

const MINIONS: readonly Figure[] = [NAZGUL, figureOf(WITCH_KING), figureOf(MOUTH)];
const flies = (figure: Figure): boolean => figure === NAZGUL || figure === figureOf(WITCH_KING);

/** Nazgûl fly anywhere but to a stronghold the Free Peoples hold unbesieged (WR-CHAR-15, WR-CHAR-16); the Mouth walks (WR-CHAR-19). */
function mayLand(s: War, figure: Figure, from: Place, region: Region): boolean {
  if (region === regionOf(s, from)) return false;
  if (!flies(figure)) return reach(s, SHADOW, regionOf(s, from), 3)[region] >= 0;
  return !hasStronghold(s, region) || !holds(s, region, FREE) || isBesieged(s, region);
}

/** Which rule keeps a minion out of a region. */
function whyNotLand(s: War, region: Region): string {
  const { figure, from } = landMinionFrame.of(s);
  if (flies(figure)) return region === regionOf(s, from) ? 'WR-CHAR-15' : 'WR-CHAR-16';
  if (!hasStronghold(s, region)) return 'WR-CHAR-19';
  if (holds(s, region, FREE)) return isBesieged(s, region) ? 'WR-CHAR-19' : 'WR-CHAR-21';
  return isBesieged(s, region) ? 'WR-CHAR-20' : 'WR-CHAR-19';
}

export const pickingMinion = choice(moveMinion, {
  guards: [
    guard('WR-CHAR-18', (_s, figure) => figure !== figureOf(SARUMAN)),
    guard('WR-DICE-27', (s, figure) => MINIONS.includes(figure) && (!moveMinionsFrame.of(s).nazgulOnly || flies(figure))),
    seatGuard('WR-MULTI-02', (s, seat, figure) => isHis(s, seat, figure)),
    guard('WR-DICE-27', (s, figure, place) => presentAt(s, place, figure) > 0),
    guard('WR-MOVE-07', (s, figure, place) => unmovedAt(s, moveMinionsFrame.of(s).moved, place, figure) > 0),
    barrier(['WR-CHAR-20', 'WR-CHAR-21'], (s, figure: Figure, place: Place) => {
      if (flies(figure)) return null;
      const near = reach(s, SHADOW, regionOf(s, place), 1);
      for (const next of s.box.regions[regionOf(s, place)].adjacent) if (near[next] >= 0) return null;
      return isBesieged(s, regionOf(s, place)) ? 'WR-CHAR-20' : 'WR-CHAR-21';
    }),
  ],
  candidates(s, propose) {
    for (let place: Place = asId(0); place < REINFORCEMENTS; place++) if (nazgulAt(s, place) > 0) propose(NAZGUL, place);
    for (const c of [WITCH_KING, MOUTH]) if (s.open.characters[c] < REINFORCEMENTS) propose(figureOf(c), asId(s.open.characters[c]));
  },
  perform(s, effects, figure, from) {
    effects.emit?.({ type: 'minionPicked', figure }, asks(s, SHADOW));
    landMinionFrame.enter(s, { figure, from });
  },
});

/** Somebody can move at all: a card that only lets Nazgûl move asks nobody otherwise. */
export const anyCanFly = (s: War, frame: MoveMinionsFrame): boolean => wouldOffer(pickingMinion, s, seatOf(s, SHADOW), frame);

export const movingMinions = asking(moveMinionsFrame, {
  rule: 'WR-DICE-27',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: moveMinionsFrame.of(s).nazgulOnly ? 'moveNazgul' : 'moveMinions', params: {} }),
  choices: [
    pickingMinion,
    choice(done, {
      guards: [moment('WR-RULING-06', (s) => moveMinionsFrame.of(s).moved.length > 0 || !moveMinionsFrame.of(s).atLeastOne)],
      perform: (s) => leave(s),
    }),
  ],
});

export const landingMinion = asking(landMinionFrame, {
  rule: 'WR-CHAR-15',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: 'landMinion', params: { figure: sayFigure(landMinionFrame.of(s).figure) } }),
  choices: [
    choice(travelTo, {
      guards: [
        citing(
          guard(['WR-CHAR-15', 'WR-CHAR-16', 'WR-CHAR-19', 'WR-CHAR-20', 'WR-CHAR-21'], (s, region: Region) =>
            mayLand(s, landMinionFrame.of(s).figure, landMinionFrame.of(s).from, region),
          ),
          whyNotLand,
        ),
      ],
      candidates(_s, propose) {
        for (let region: Region = asId(0); region < REGION_COUNT; region++) propose(region);
      },
      perform(s, effects, region) {
        const { figure, from } = landMinionFrame.of(s);
        leave(s);
        // Landing at a friendly stronghold under siege they join the besieged (WR-RULING-23).
        const to = placeIn(s, region, SHADOW);
        transfer(s, from, to, figure);
        const going = new Uint8Array(KINDS);
        if (figure === NAZGUL) going[NAZGUL] = 1;
        moveMinionsFrame.of(s).moved.push({ at: to, going, characters: figure === NAZGUL ? 0 : 1 << (figure - KINDS) });
        effects.emit?.({
          type: 'minionMoved',
          figure,
          from: regionOf(s, from),
          region,
        });
        lapse(s, effects);
      },
    }),
  ],
});
