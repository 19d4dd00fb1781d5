import { asId } from '#kernel/id.ts';
import { InvalidInput } from '#kernel';
import { type HuntBox, NAZGUL } from '../content/box.ts';
import { faultsOf } from '../rules/check.ts';
import { at } from '../rules/frames.ts';
import { nazgulAtPlace } from '../rules/derived.ts';
import { readOptionsInPlay } from '../rules/setup/options.ts';
import { bareTable } from '../rules/setup/setup.ts';
import type { Hunt } from '../rules/state.ts';
import { markIndex } from '../rules/marks.ts';
import { beginCards } from './begun.ts';
import { checkMoment, isSetUp } from './check.ts';
import { makeUpClues, readClues } from './clues.ts';
import { readFrames } from './frames.ts';
import { entryIndex, refuse, spaceIndex, TURNS } from './names.ts';
import { readBoard, readNazgul } from './readBoard.ts';
import { readCards } from './readCards.ts';
import { readRingBearer } from './readRingBearer.ts';
import { type ParsedHunt, schema } from './schema.ts';

/** Sets up the table from a position, or says why it could not have come to this. */
export function read(given: unknown, box: HuntBox): Hunt {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Position', parsed.error, given);
  const p = parsed.data;
  const s = bareTable(box, readOptionsInPlay(p.options, p.seats), p.seats);
  const { open } = s;
  readTime(s, p);
  readNazgul(s, p);
  open.activated = p.activated ?? Math.max(0, [0, 1, 2, 3].map((place) => nazgulAtPlace(s, place)).indexOf(open.active));
  s.frames = p.frames === undefined ? [(p.active === null ? at.ringBearerTurn : at.activation).make()] : readFrames(p.frames, s);
  readBoard(s, p);
  readCards(s, p);
  readRingBearer(s, p);
  if (p.frames !== undefined) beginCards(s, p.frames);
  if (p.clues === undefined) makeUpClues(s, !isSetUp(s));
  else open.clues = readClues(p.clues);
  open.seals = [...p.seals];
  s.hidden.salt = p.salt;
  const [wrong] = faultsOf(s);
  if (wrong !== undefined) refuse(wrong.sentence, wrong.path, wrong.rules);
  checkMoment(s);
  return s;
}

/** Only Wraith players take up log tokens (HR-WLOG-01). */
function readHeld(held: readonly number[], seats: number): number[] {
  if (held.length !== seats) refuse(`one entry a seat, ${seats} in all`, 'logHeld', ['HR-WLOG-01']);
  if (held[0] !== 0) refuse('the Ring-bearer has no log tokens', 'logHeld.0', ['HR-WLOG-01']);
  return [...held];
}

/** Where we are in the game, and what of it lies open. */
function readTime(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  open.part = p.part;
  open.day = p.day;
  open.turn = TURNS.indexOf(p.turn);
  open.eye = p.eye;
  open.corruption = p.corruption;
  open.barrow = p.barrowWights;
  open.strong = p.strong;
  open.first = asId(p.first);
  open.witchKing = asId(p.witchKing === null ? -1 : NAZGUL.indexOf(p.witchKing));
  open.active = asId(p.active === null ? -1 : NAZGUL.indexOf(p.active));
  open.moved = p.moved;
  open.acted = p.acted;
  open.fellowship = p.fellowship;
  open.poolSize = p.poolSize ?? open.poolSize;
  open.foundAt = spaceIndex(box, p.foundAt, 'foundAt');
  open.fewerTokens = p.fewerTokens;
  open.witchKingFought = p.witchKingFought;
  Object.assign(open, p.turnSoFar);
  open.rivendell = spaceIndex(box, p.rivendell, 'rivendell');
  open.gandalfAt = spaceIndex(box, p.gandalfAt, 'gandalfAt');
  open.partOneLog = p.partOneLog?.map((entry, i) => entryIndex(box, entry, `partOneLog.${i}`)) ?? null;
  open.left = asId(p.left);
  open.swapReady = asId(p.swapReady);
  open.swaps = p.swaps;
  open.arrival = p.arrival;
  if (p.logHeld !== undefined) open.logHeld = readHeld(p.logHeld, open.seats);
  if (p.logTokens !== undefined)
    open.logTokens = p.logTokens.map((name, i) => {
      const mark = markIndex(box, name);
      return mark < 0 ? refuse(`a log token cannot lie at "${name}"`, `logTokens.${i}`, ['HR-WLOG-01']) : mark;
    });
}
