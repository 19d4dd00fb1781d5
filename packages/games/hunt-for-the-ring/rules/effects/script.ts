import { type AutomaticStep, enter, type Frame, type GameEvent, leave, type Seat, type Table, top } from '#kernel';
import type { Op } from '../../content/ops.ts';
import { at, type Hunt, RING_BEARER } from '../state.ts';
import { nazgulWord, sorceryWord } from '../words.ts';
import { runOp } from './ops.ts';

/** A card being carried out: its ops one after another (HR-ALLY-09, HR-SORC-06). Choices are frames on top of it. */
export interface Script extends Frame {
  readonly step: 'script';
  /** `nested`: a list of ops inside another card. */
  readonly deck: 'ally' | 'sorcery' | 'nested';
  readonly card: number;
  /** Who plays the card and makes its choices. */
  readonly seat: Seat;
  effect: number;
  script: number;
  at: number;
  /** What the present op has still to do; -1 before it begins. */
  count: number;
  /** Nazgûl the present op is about, and those already done with, as bits. */
  set: number;
  used: number;
  /** Ally tokens the present op has moved. */
  moved: number[];
  /** The Ally token this card has just placed. */
  placed: number;
  windowOpened: boolean;
  cancelled: boolean;
}

export function beginScript(s: Hunt, deck: 'ally' | 'sorcery', card: number, effect: number, seat: Seat): void {
  const cards = deck === 'ally' ? s.box.allies : s.box.sorcery;
  // Only a Sorcery card can be answered.
  enterScript(s, deck, card, seat, effect, cards[card].effects[effect].script, deck === 'ally');
}

export function beginNested(s: Hunt, seat: Seat, script: number): void {
  enterScript(s, 'nested', -1, seat, 0, script, true);
}

function enterScript(s: Hunt, deck: Script['deck'], card: number, seat: Seat, effect: number, script: number, windowOpened: boolean): void {
  const frame: Script = {
    step: 'script',
    deck,
    card,
    seat,
    effect,
    script,
    at: 0,
    count: -1,
    set: 0,
    used: 0,
    moved: [],
    placed: 0,
    windowOpened,
    cancelled: false,
  };
  enter(s, frame);
}

/** The op under a choice. */
export const scriptBelow = (s: Hunt): Script => s.frames[s.frames.length - 2] as Script;

export function opBelow<K extends Op['op']>(s: Hunt): Extract<Op, { op: K }> {
  const { script, at: place } = scriptBelow(s);
  return s.box.scripts[script][place] as Extract<Op, { op: K }>;
}

/** The present op is done. */
export function next(script: Script): void {
  script.at++;
  script.count = -1;
  script.set = 0;
  script.used = 0;
  if (script.moved.length > 0) script.moved = [];
}

/** The player leaves it at that, where the card says "may" or "up to" (HR-RUL-81). */
export function endChoice(s: Hunt, table: Table): void {
  scriptBelow(s).count = 0;
  leave(s);
  if (table.listening) table.tell({ type: 'enoughDone' });
}

/** A choice nobody else may know: the others hear that it was made, the Ring-bearer what it was. */
export function tellSecret(table: Table, event: GameEvent | null): void {
  if (!table.listening) return;
  table.tell({ type: 'choseInSecret' });
  if (event !== null) table.tell(event, 1 << RING_BEARER);
}

export const runningScript: AutomaticStep<Hunt> = {
  run(s, table) {
    const script = top<Script>(s);
    if (!script.windowOpened) {
      script.windowOpened = true;
      return enter(s, at('react'));
    }
    const ops = s.box.scripts[script.script];
    if (!script.cancelled && script.at < ops.length) return runOp(s, script, ops[script.at], table);
    if (!script.cancelled && goOn(s, script)) return undefined;
    leave(s);
    if (script.cancelled && table.listening)
      table.tell({ type: 'sorceryCancelled', nazgul: nazgulWord(s, s.open.active), card: sorceryWord(s, script.card) });
    putAway(s, script);
    return closeWindow(s);
  },
};

/** A card without "or" has all its effects carried out; those of the other part are ignored (HR-SORC-07). */
function goOn(s: Hunt, script: Script): boolean {
  if (script.deck === 'nested') return false;
  const { pickOne, effects } = (script.deck === 'ally' ? s.box.allies : s.box.sorcery)[script.card];
  if (pickOne) return false;
  for (let effect = script.effect + 1; effect < effects.length; effect++)
    if (effects[effect].part === 0 || effects[effect].part === s.open.part) {
      script.effect = effect;
      script.script = effects[effect].script;
      script.at = 0;
      return true;
    }
  return false;
}

/** A played card goes to its discard pile (HR-ALLY-05, HR-SORC-08), or stays beside the corruption track. */
function putAway(s: Hunt, { deck, card, cancelled }: Script): void {
  if (deck === 'ally') s.open.allyDiscard.push(card);
  // A cancelled card is discarded, whatever it would have done (HR-RUL-82).
  else if (deck === 'sorcery' && (cancelled || !s.box.sorcery[card].stays)) s.open.sorceryDiscard.push(card);
}

/** After a cancel the window closes; otherwise more cards may be played in it. */
function closeWindow(s: Hunt): void {
  if (top(s).step !== 'react') return;
  const answered = s.frames[s.frames.length - 2] as Frame & { cancelled?: boolean };
  if (answered.cancelled) leave(s);
}

/** The part is over in the middle of a card: what is on the table goes to its pile. */
export function putAwayCardsInPlay(s: Hunt): void {
  for (const frame of s.frames) if (frame.step === 'script') putAway(s, frame as Script);
}

/** What an out-of-turn card answers: the frame under the window. */
export function cancelAnswered(s: Hunt, table: Table): void {
  const answered = s.frames[s.frames.length - 3] as Frame & { cancelled: boolean };
  answered.cancelled = true;
  table.reveal();
}
