import { type AskingStep, type Choice, enter, type Frame, type Guard, guard, leave, only, type Propose, type Table, top } from '#kernel';
import { MERIADOC } from '../../content/box.ts';
import { corrupt } from '../corruption.ts';
import { inRange } from '../derived.ts';
import { returnTokens } from '../fellowship.ts';
import { bearer, DOT_ENTRY, FACE_UP, type Hunt, isNight, RING_BEARER } from '../state.ts';
import { moveFrodo, moveToDot, travelByNight, useCompany } from '../verbs.ts';
import { logEntry } from './log.ts';

/** Frodo's moves in part I: the normal one of the turn, and those a card grants on top (HR-MOVE-10, HR-MOVE-12). */
interface FrodoMove extends Frame {
  readonly step: 'moveFrodo';
  /** Dots a card counts on top; -1 for the normal move of the turn. */
  readonly cardBonus: number;
}

export function enterFrodoMove(s: Hunt, cardBonus: number): void {
  const frame: FrodoMove = { step: 'moveFrodo', cardBonus };
  enter(s, frame);
}

const NORMAL = -1;

/** A connected area in range (HR-MOVE-04), also one already visited (HR-MOVE-05), whatever Nazgûl are about (HR-MOVE-09). */
function canEnter(s: Hunt, space: number, cardBonus: number): boolean {
  if (cardBonus !== NORMAL) return inRange(s, space, cardBonus);
  return inRange(s, space, s.open.rangeBonus) || (s.open.jump !== 0 && canCross(s, space));
}

function canCross(s: Hunt, space: number): boolean {
  const sides = s.box.crossings[s.open.jump];
  const here = sides[bearer(s).lastArea];
  return here !== 0 && sides[space] !== 0 && sides[space] !== here;
}

function eachArea(s: Hunt, propose: Propose): void {
  const { connected } = s.box.maps[1];
  const { lastArea } = bearer(s);
  for (const space of connected[lastArea]) propose(space);
  propose(lastArea);
}

/** The normal move: any bonus of this turn is used up by it, also by a dot. */
function moveNormally(s: Hunt, table: Table, entry: number): void {
  const { open } = s;
  const kind = { escape: false, bonus: open.rangeBonus, crossing: open.jump };
  open.begun = true;
  open.stepped = true;
  open.rangeBonus = 0;
  open.jump = 0;
  logEntry(s, table, entry, kind);
}

const inPartOne = guard<Hunt>('HR-JOURNEY-02', (s) => s.open.part === 1);
const once = guard<Hunt>('HR-RBT-01', (s) => !s.open.stepped);
/** By night the choice between moving and resting comes first, and moving costs a point before it is made. */
const byDay = guard<Hunt>(['HR-NIGHT-01', 'HR-NIGHT-02'], (s) => !isNight(s));

const meriadocIsPaid: Guard<Hunt> = guard('HR-RUL-81', (s) => s.open.fellowship > 0);

/** Meriadoc: for a Fellowship token this move counts one more dot. */
function callMeriadoc(s: Hunt, table: Table): void {
  s.open.meriadocUsed = true;
  if (table.listening) table.tell({ type: 'meriadocHelps' });
  returnTokens(s, table, 1, 'fellowshipSpent');
  s.open.rangeBonus += 1;
}

/** In the Ring-bearer's turn by day; choosing Meriadoc begins the move. */
export const frodoMovesByDay: readonly Choice<Hunt>[] = [
  {
    verb: moveFrodo,
    guards: [inPartOne, once, byDay, guard(['HR-MOVE-04', 'HR-DEF-04', 'HR-RUL-06'], (s, space) => canEnter(s, space, NORMAL))],
    candidates: (s, _seat, propose) => {
      if (s.open.part === 1 && !s.open.stepped && !isNight(s)) eachArea(s, propose);
    },
    perform: (s, table, space) => moveNormally(s, table, space),
  },
  { verb: moveToDot, guards: [inPartOne, once, byDay], perform: (s, table) => moveNormally(s, table, DOT_ENTRY) },
  {
    verb: travelByNight,
    guards: [inPartOne, once, guard('HR-NIGHT-01', isNight)],
    perform(s, table) {
      s.open.begun = true;
      if (table.listening) table.tell({ type: 'travelsByNight' });
      if (payForNight(s, table)) return;
      enterFrodoMove(s, NORMAL);
    },
  },
];

/** One point of corruption first (HR-NIGHT-02, HR-RUL-02), then the marker turns to the Eye (HR-NIGHT-03). True when Frodo is lost. */
export function payForNight(s: Hunt, table: Table): boolean {
  if (s.open.nightFree) return false;
  if (corrupt(s, table, 1)) return true;
  s.open.eye = true;
  if (table.listening) table.tell({ type: 'markerEye' });
  return false;
}

/** Meriadoc, who is face up, before a daylight move; by night he is called once the move is begun. */
export const meriadocByDay = {
  guards: [once, byDay, meriadocIsPaid],
  perform(s: Hunt, table: Table): void {
    callMeriadoc(s, table);
    enterFrodoMove(s, NORMAL);
  },
};

/** Where Frodo goes: asked for card moves, by night, and after Meriadoc was called. */
export const movingFrodo: AskingStep<Hunt> = {
  rule: 'HR-MOVE-01',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: top<FrodoMove>(s).cardBonus === NORMAL ? 'moveFrodo' : 'moveFrodoByCard', params: {} }),
  choices: [
    {
      verb: moveFrodo,
      guards: [guard(['HR-MOVE-04', 'HR-DEF-04', 'HR-RUL-06'], (s, space) => canEnter(s, space, top<FrodoMove>(s).cardBonus))],
      candidates: (s, _seat, propose) => eachArea(s, propose),
      perform: (s, table, space) => moveInFrame(s, table, space),
    },
    { verb: moveToDot, guards: [], perform: (s, table) => moveInFrame(s, table, DOT_ENTRY) },
    {
      verb: useCompany,
      guards: [
        guard('HR-DAY-07', (s, company) => company === MERIADOC && top<FrodoMove>(s).cardBonus === NORMAL && !s.open.meriadocUsed),
        guard('HR-COMPANY-02', (s) => s.open.company[MERIADOC] === FACE_UP),
        meriadocIsPaid,
      ],
      perform: (s, table) => callMeriadoc(s, table),
    },
  ],
};

function moveInFrame(s: Hunt, table: Table, entry: number): void {
  const { cardBonus } = top<FrodoMove>(s);
  leave(s);
  if (cardBonus === NORMAL) moveNormally(s, table, entry);
  else logEntry(s, table, entry, { escape: false, bonus: cardBonus, crossing: 0 });
}
