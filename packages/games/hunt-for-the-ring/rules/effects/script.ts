import { asId } from '#kernel/id.ts';
import { type FrameOf, leave, type Seat } from '#kernel';
import type { EffectOf, ScriptId } from '../../content/ids.ts';
import type { Op, OpName, OpNamed } from '../../content/ops.ts';
import { at } from '../frames.ts';
import type { Hunt, HuntEffects } from '../state.ts';

/** A card being carried out: its ops one after another (HR-ALLY-09, HR-SORC-06). Choices are frames on top of it. */
export type Script = FrameOf<typeof at.script>;

/** What one word of the vocabulary does. It is called again after every choice it asks for, until it says `next`. */
type RunOp<K extends OpName> = (s: Hunt, script: Script, op: OpNamed[K], effects: HuntEffects) => void;
export type OpTable<K extends OpName> = { readonly [Name in K]: RunOp<Name> };

export function beginScript(s: Hunt, deck: 'ally' | 'sorcery', card: number, effect: EffectOf, seat: Seat): void {
  const cards = deck === 'ally' ? s.box.allies : s.box.sorcery;
  // Only a Sorcery card can be answered.
  enterScript(s, { deck, card, seat, effect, script: cards[card].effects[effect].script, windowOpened: deck === 'ally' });
}

const NO_CARD = -1;

export function beginNested(s: Hunt, seat: Seat, script: ScriptId): void {
  enterScript(s, { deck: 'nested', card: NO_CARD, seat, effect: 0, script, windowOpened: true });
}

function enterScript(s: Hunt, begun: Pick<Script, 'deck' | 'card' | 'seat' | 'effect' | 'script' | 'windowOpened'>): void {
  const { deck, card, seat, effect, script, windowOpened } = begun;
  at.script.enter(s, {
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
    placed: asId(0),
    windowOpened,
    cancelled: false,
  });
}

/** The card under a choice. */
export function scriptBelow(s: Hunt): Script {
  const below = s.frames[s.frames.length - 2];
  if (at.script.is(below)) return below;
  throw new Error(`No card asks for this: "${below?.step}" is under way`);
}

const isOp = <K extends OpName>(op: Op, name: K): op is Op & OpNamed[K] => op.op === name;

/** The op under a choice. */
export function opBelow<K extends OpName>(s: Hunt, name: K): OpNamed[K] {
  const { script, at: place } = scriptBelow(s);
  const op = s.box.scripts[script][place];
  if (isOp(op, name)) return op;
  throw new Error(`The card is at "${op.op}", not "${name}"`);
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
export function endChoice(s: Hunt, effects: HuntEffects): void {
  scriptBelow(s).count = 0;
  leave(s);
  effects.emit?.({ type: 'enoughDone' });
}

/** A played card goes to its discard pile (HR-ALLY-05, HR-SORC-08), or stays beside the corruption track. */
export function putAway(s: Hunt, { deck, card, cancelled }: Script): void {
  if (deck === 'ally') s.open.allyDiscard.push(asId(card));
  // A cancelled card is discarded, whatever it would have done (HR-RUL-82).
  else if (deck === 'sorcery' && (cancelled || !s.box.sorcery[card].stays)) s.open.sorceryDiscard.push(asId(card));
}

/** The part is over in the middle of a card: what is on the table goes to its pile. */
export function putAwayCardsInPlay(s: Hunt): void {
  for (const frame of s.frames) if (at.script.is(frame)) putAway(s, frame);
}
