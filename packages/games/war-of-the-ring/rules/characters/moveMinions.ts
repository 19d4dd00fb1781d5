import { type AskingStep, type Choice, enter, type Frame, guard, leave, top } from '#kernel';
import {
  type Figure,
  figureOf,
  FREE,
  KINDS,
  MOUTH,
  NAZGUL,
  type Place,
  REGION_COUNT,
  type Region,
  REINFORCEMENTS,
  SHADOW,
  WITCH_KING,
} from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { nazgulAt, presentAt, transfer } from '../figures.ts';
import { hasStronghold, holds, isBesieged, placeIn, regionOf } from '../places.ts';
import { possible } from '../possible.ts';
import { sayFigure, sayRegion } from '../say.ts';
import { asks, seatOf, type War } from '../state.ts';
import { done, moveMinion, travelTo } from '../verbs.ts';
import { type Moved, unmovedAt } from '../moved.ts';
import { reach } from './travel.ts';

/** Nazgûl and Minions move, each at most once (WR-DICE-27). */
export interface MoveMinionsFrame extends Frame {
  readonly step: 'moveMinions';
  moved: Moved[];
  /** A card moves Nazgûl only. */
  readonly nazgulOnly: boolean;
  readonly atLeastOne: boolean;
}

export interface LandFrame extends Frame {
  readonly step: 'landMinion';
  readonly figure: Figure;
  readonly from: Place;
}

const frameOf = (s: War): MoveMinionsFrame => top<MoveMinionsFrame>(s);
const MINIONS: readonly Figure[] = [NAZGUL, figureOf(WITCH_KING), figureOf(MOUTH)];
const flies = (figure: Figure): boolean => figure === NAZGUL || figure === figureOf(WITCH_KING);

/** Nazgûl fly anywhere but to a stronghold the Free Peoples hold unbesieged (WR-CHAR-15, WR-CHAR-16); the Mouth walks (WR-CHAR-19). */
function mayLand(s: War, figure: Figure, from: Place, region: Region): boolean {
  if (region === regionOf(s, from)) return false;
  if (!flies(figure)) return reach(s, SHADOW, regionOf(s, from), 3)[region] >= 0;
  return !hasStronghold(s, region) || !holds(s, region, FREE) || isBesieged(s, region);
}

export const pickingMinion: Choice<War> = {
  verb: moveMinion,
  guards: [
    guard(['WR-DICE-27', 'WR-CHAR-18'], (s, figure) => MINIONS.includes(figure) && (!frameOf(s).nazgulOnly || flies(figure))),
    guard('WR-DICE-27', (s, figure, place) => presentAt(s, place, figure) > 0),
    guard('WR-MOVE-07', (s, figure, place) => unmovedAt(s, frameOf(s).moved, place, figure) > 0),
    guard(['WR-CHAR-20', 'WR-CHAR-21'], (s, figure, place) => {
      if (flies(figure)) return true;
      const near = reach(s, SHADOW, regionOf(s, place), 1);
      for (const next of s.box.regions[regionOf(s, place)].adjacent) if (near[next] >= 0) return true;
      return false;
    }),
  ],
  candidates(s, _seat, propose) {
    for (let place = 0; place < REINFORCEMENTS; place++) if (nazgulAt(s, place) > 0) propose(NAZGUL, place);
    for (const c of [WITCH_KING, MOUTH]) if (s.open.characters[c] < REINFORCEMENTS) propose(figureOf(c), s.open.characters[c]);
  },
  perform(s, table, figure, from) {
    if (table.listening) table.tell({ type: 'minionPicked', figure: sayFigure(figure) }, asks(s, SHADOW));
    enter(s, { step: 'landMinion', figure, from } as LandFrame);
  },
};

/** Somebody can move at all: a card that only lets Nazgûl move asks nobody otherwise. */
export const anyCanFly = (s: War, frame: MoveMinionsFrame): boolean => possible(s, pickingMinion, frame, seatOf(s, SHADOW));

export const movingMinions: AskingStep<War> = {
  rule: 'WR-DICE-27',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: frameOf(s).nazgulOnly ? 'moveNazgul' : 'moveMinions', params: {} }),
  choices: [
    pickingMinion,
    {
      verb: done,
      guards: [guard('WR-RULING-06', (s) => frameOf(s).moved.length > 0 || !frameOf(s).atLeastOne)],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};

const landing = (s: War): LandFrame => top<LandFrame>(s);

export const landingMinion: AskingStep<War> = {
  rule: 'WR-CHAR-15',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: 'landMinion', params: { figure: sayFigure(landing(s).figure) } }),
  choices: [
    {
      verb: travelTo,
      guards: [
        guard(['WR-CHAR-15', 'WR-CHAR-16', 'WR-CHAR-19', 'WR-CHAR-21'], (s, region) =>
          mayLand(s, landing(s).figure, landing(s).from, region),
        ),
      ],
      candidates(_s, _seat, propose) {
        for (let region = 0; region < REGION_COUNT; region++) propose(region);
      },
      perform(s, table, region) {
        const { figure, from } = landing(s);
        leave(s);
        // Landing at a friendly stronghold under siege they join the besieged (WR-RULING-23).
        const to = placeIn(s, region, SHADOW);
        transfer(s, from, to, figure);
        const going = new Uint8Array(KINDS);
        if (figure === NAZGUL) going[NAZGUL] = 1;
        top<MoveMinionsFrame>(s).moved.push({ at: to, going, characters: figure === NAZGUL ? 0 : 1 << (figure - KINDS) });
        if (table.listening)
          table.tell({
            type: 'minionMoved',
            figure: sayFigure(figure),
            from: sayRegion(s, regionOf(s, from)),
            region: sayRegion(s, region),
          });
        lapse(s, table);
      },
    },
  ],
};
