import { asId } from '#kernel/id.ts';
import { NAZGUL } from '../content/box.ts';
import type { Entry, Nazgul, Space } from '../content/ids.ts';
import { AREA, EXIT, FAR, NO_SPACE } from '../content/map.ts';
import { bearer, BESIDE_TRACK, DOT_ENTRY, ESCAPE_SPACES, type Hunt, isNight, LIMIT_PART_ONE, mapOf, SLASH_ENTRY } from './state.ts';

/** What follows from the state by definition. One definition each; nothing here changes anything. */

/** HR-DEF-05, HR-RUL-56: the newest numbered entry of the log, or of the Journey card at or above the step. */
export const lastArea = (s: Hunt): Space =>
  s.open.part === 1 ? bearer(s).lastArea : asId(s.box.journeys[bearer(s).journey].lastArea[s.open.step]);

/** Dots logged since the last area; slashes do not count (HR-RUL-07), an area number starts anew (HR-RUL-08). */
export function dotsSince(log: readonly Entry[]): number {
  let dots = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    if (log[i] === DOT_ENTRY) dots++;
    else if (log[i] !== SLASH_ENTRY) break;
  }
  return dots;
}

/** The area that an entry of the log names; no space for a dot or a slash. */
export function areaOfEntry(entry: Entry): Space {
  const named: number = entry;
  return entry === DOT_ENTRY || entry === SLASH_ENTRY ? NO_SPACE : asId(named);
}

export function lastAreaOf(log: readonly Entry[]): Space {
  for (let i = log.length - 1; i >= 0; i--) if (log[i] !== DOT_ENTRY && log[i] !== SLASH_ENTRY) return areaOfEntry(log[i]);
  return NO_SPACE;
}

/** HR-DEF-06: the newest entry, slashes aside, is a dot. */
export const inWild = (s: Hunt): boolean =>
  s.open.part === 1 ? bearer(s).dots > 0 : s.box.journeys[bearer(s).journey].rows[s.open.step] === 0;

/** HR-DEF-04: connected to the last area over no more dots than are logged; the last area itself needs one (HR-RUL-06). */
export function inRange(s: Hunt, space: Space, bonus: number): boolean {
  const { lastArea: from, dots } = bearer(s);
  const { dotsBetween, size } = s.box.maps[1];
  const between = dotsBetween[from * size + space];
  return between !== FAR && between <= dots + bonus;
}

/** HR-ESC-03 to HR-ESC-06, HR-RUL-09: a connected numbered area up to two spaces more than the dots logged. */
export function canEscapeTo(s: Hunt, space: Space): boolean {
  const { lastArea: from, dots } = bearer(s);
  const { kind, dotsBetween, size } = s.box.maps[1];
  const between = dotsBetween[from * size + space];
  return (kind[space] & AREA) !== 0 && between + 1 <= dots + ESCAPE_SPACES;
}

/** HR-RUL-14: entries still needed to an exit; dots already logged shorten the first leg. */
export function rescueMoves(s: Hunt): number {
  const { lastArea: from, dots } = bearer(s);
  const { connected, dotsBetween, entriesToExit, size } = s.box.maps[1];
  let fewest = FAR;
  for (const to of connected[from]) {
    const leg = Math.max(0, dotsBetween[from * size + to] - dots) + 1;
    fewest = Math.min(fewest, leg + entriesToExit[to]);
  }
  return fewest;
}

/** Whether a Nazgûl takes part in an encounter at an area: it stands there or next to it (HR-ENC-03). */
export const takesPart = (s: Hunt, nazgul: Nazgul, area: Space): boolean =>
  s.open.nazgul[nazgul] === area || mapOf(s).neighbours[area].includes(s.open.nazgul[nazgul]);

/** Tokens to be drawn in an encounter: one for each Nazgûl taking part (HR-ENC-04), two for the Witch-king (HR-WK-05). */
export function tokensFor(s: Hunt, area: Space): number {
  let tokens = 0;
  for (let nazgul: Nazgul = asId(0); nazgul < NAZGUL.length; nazgul++)
    if (takesPart(s, nazgul, area)) tokens += s.open.witchKing === nazgul ? 2 : 1;
  return tokens;
}

/** What the deeds and Gandalf's arrival in Rivendell add to the limit (HR-DEED-04, HR-DEED-06). */
export const limitBonus = (s: Hunt): number => s.open.deedsDone.length + (s.open.rivendell !== 0 ? 1 : 0);

/** HR-CORR-04, HR-CORR-05. */
export function corruptionLimit(s: Hunt): number {
  if (s.open.part === 1) return LIMIT_PART_ONE;
  const { limits, journeys } = s.box;
  return (journeys[bearer(s).journey].long ? limits.long : limits.short) + limitBonus(s);
}

/** The latest step at which Frodo entered an area, 0 for a start; -1 when he never did (HR-RUL-22, HR-JOURNEY-05). */
export function enteredAt(s: Hunt, area: Space): number {
  const { log, journey } = bearer(s);
  if (s.open.part === 1) return log.lastIndexOf(area);
  const { entered } = s.box.journeys[journey];
  const step = entered[s.open.step * s.box.spaces.length + area];
  return step === FAR ? -1 : step;
}

export const visited = (s: Hunt, area: Space): boolean => enteredAt(s, area) >= 0;

export const isExit = (s: Hunt, space: Space): boolean => (mapOf(s).kind[space] & EXIT) !== 0;

/** HR-WRAITH-04, HR-RUL-23: by night with the marker on the Eye the free action is a hunt. */
export const freeHunts = (s: Hunt): boolean => isNight(s) && s.open.eye;

export function eyesBesideTrack(s: Hunt): number {
  const { tokens, barrow } = s.open;
  let eyes = barrow ? 1 : 0;
  for (let token = 0; token < tokens.length; token++) if (tokens[token] === BESIDE_TRACK) eyes++;
  return eyes;
}

export function tokensIn(s: Hunt, where: number): number {
  let count = 0;
  for (let token = 0; token < s.open.tokens.length; token++) if (s.open.tokens[token] === where) count++;
  return count;
}

export function trailsOnBoard(s: Hunt): number {
  let count = 0;
  for (let space = 0; space < s.open.trail.length; space++) if (s.open.trail[space] !== 0) count++;
  return count;
}

export function alliesOnBoard(s: Hunt): number {
  let count = 0;
  for (let space = 0; space < s.open.allies.length; space++) if (s.open.allies[space] !== 0) count++;
  return count;
}

export const nazgulOn = (s: Hunt, space: Space): boolean => {
  const { nazgul } = s.open;
  return nazgul[0] === space || nazgul[1] === space || nazgul[2] === space || nazgul[3] === space;
};

/** Order of the Wraith turns: from the first player clockwise, all his Nazgûl in his order (HR-DAY-02, HR-DAY-03, HR-RUL-45). */
export function nazgulAtPlace(s: Hunt, place: number): Nazgul {
  const { first, seats, controller, rank } = s.open;
  let left = place;
  for (let i = 0; i < seats - 1; i++) {
    const seat = ((first - 1 + i) % (seats - 1)) + 1;
    let own = 0;
    for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) if (controller[nazgul] === seat) own++;
    if (left >= own) {
      left -= own;
      continue;
    }
    for (let nazgul: Nazgul = asId(0); nazgul < NAZGUL.length; nazgul++)
      if (controller[nazgul] === seat && rank[nazgul] === left) return nazgul;
  }
  return asId(-1);
}
