import type { Space } from '../../content/ids.ts';
import { SHADOWED } from '../../content/map.ts';
import type { Tests } from '../../content/ops.ts';
import { inWild, lastArea, trailsOnBoard } from '../derived.ts';
import { bearer, FACE_UP, type Hunt, isNight, mapOf, NO_TRAIL } from '../state.ts';

/** The bold opening line of a card (HR-ALLY-07, HR-SORC-05). If it depends on a secret position, the game checks it (HR-RUL-76). */
export function testsHold(s: Hunt, tests: Tests | null): boolean {
  if (tests === null) return true;
  const { open } = s;
  return (
    (tests.part === undefined || tests.part === open.part) &&
    (tests.night === undefined || tests.night === isNight(s)) &&
    (tests.beforeFrodoMove === undefined || !open.stepped) &&
    (tests.frodoRests === undefined || open.rested) &&
    (tests.companyFaceUp === undefined || open.company[tests.companyFaceUp] === FACE_UP) &&
    (tests.trailsAtLeast === undefined || trailsOnBoard(s) >= tests.trailsAtLeast) &&
    (tests.activeOnShadow === undefined || (mapOf(s).kind[open.nazgul[open.active]] & SHADOWED) !== 0) &&
    (tests.activeRegionHasTrail === undefined || activeRegionHasTrail(s)) &&
    (tests.witchKingAbsent === undefined || open.witchKing < 0) &&
    secretTestsHold(s, tests)
  );
}

/** Of a condition, what only the Ring-bearer can check. */
function secretTestsHold(s: Hunt, tests: Tests): boolean {
  return (
    (tests.frodoInWild === undefined || inWild(s)) &&
    (tests.lastAreaIn === undefined || (tests.lastAreaIn[lastArea(s)] & s.open.part) !== 0) &&
    (tests.gandalfAtOrConnectedTo === undefined || gandalfIsNear(s, tests.gandalfAtOrConnectedTo))
  );
}

function activeRegionHasTrail(s: Hunt): boolean {
  const { areas, region } = mapOf(s);
  const here = region[s.open.nazgul[s.open.active]];
  for (const area of areas) if (region[area] === here && s.open.trail[area] !== NO_TRAIL) return true;
  return false;
}

const gandalfIsNear = (s: Hunt, area: Space): boolean => {
  const { gandalf } = bearer(s);
  return s.open.rivendell === 0 && (gandalf === area || mapOf(s).connected[area].includes(gandalf));
};
