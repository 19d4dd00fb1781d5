import { asId } from '#kernel/id.ts';
import { only } from '#kernel';
import type { Company, CorruptionId } from '../../content/ids.ts';
import { corrupt } from '../corruption.ts';
import { eyesBesideTrack, tokensIn } from '../derived.ts';
import { at } from '../frames.ts';
import { BESIDE_TRACK, DRAWN, FACE_UP, GONE, type Hunt, type HuntEffects, IN_POOL, RING_BEARER } from '../state.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { turnOver } from '../turnOver.ts';
import { acceptTokens, cancelToken } from '../verbs.ts';
import { tokenWord } from '../words.ts';

/** Blindly from the hunt pool (HR-POOL-01); when it runs short, what is left (HR-RUL-21). */
export function drawTokens(s: Hunt, effects: HuntEffects, count: number): void {
  const { open, box } = s;
  for (let i = 0; i < count; i++) {
    const left = tokensIn(s, IN_POOL);
    if (left === 0) break;
    const pool = effects.emit === undefined ? undefined : box.corruptionIds.filter((_, token) => open.tokens[token] === IN_POOL);
    let skip = effects.random.draw(left, pool);
    for (let token: CorruptionId = asId(0); token < open.tokens.length; token++)
      if (open.tokens[token] === IN_POOL && skip-- === 0) {
        open.tokens[token] = DRAWN;
        open.drawn.push(token);
        break;
      }
  }
  effects.emit?.({ type: 'tokensDrawn', count: open.drawn.length, tokens: open.drawn });
}

/** Red tokens can never be cancelled (HR-ENC-07); each companion cancels only the kinds his card names. */
function canCancel(s: Hunt, company: Company, token: CorruptionId): boolean {
  const { colour, eye } = s.box.corruption[token];
  const { cancels } = s.box.company[company];
  return colour !== 'red' && (eye ? cancels.eye : cancels.number);
}

function somethingToCancel(s: Hunt): boolean {
  for (let company: Company = asId(0); company < s.open.company.length; company++)
    if (s.open.company[company] === FACE_UP && s.open.drawn.some((token) => canCancel(s, company, token))) return true;
  return false;
}

/** Who is face up and what was drawn is public: nobody is asked when nothing could be cancelled. */
export function goOnAfterDraw(s: Hunt): void {
  (somethingToCancel(s) ? at.cancelToken : at.applyTokens).goTo(s);
}

/** After all tokens are drawn at most one Company card may be turned over to cancel one of them (HR-ENC-05, HR-RESCUE-03). */
export const cancellingToken = asking(at.cancelToken, {
  rule: 'HR-ENC-05',
  asks: () => only(RING_BEARER),
  nothing: acceptTokens,
  prompt: (s) => ({ id: 'cancelToken', params: { tokens: s.open.drawn.map((token) => tokenWord(s, token)) } }),
  choices: [
    choice(cancelToken, {
      guards: [
        guard('HR-COMPANY-03', (s, company) => s.open.company[company] === FACE_UP),
        guard('HR-ENC-05', (s, _company, token) => s.open.drawn.includes(token)),
        guard('HR-ENC-07', (s, _company, token) => s.box.corruption[token].colour !== 'red'),
        guard('HR-ENC-05', canCancel),
      ],
      candidates: (s, propose) => {
        for (const token of s.open.drawn)
          for (let company: Company = asId(0); company < s.open.company.length; company++) propose(company, token);
      },
      perform(s, effects, company, token) {
        turnOver(s, effects, company);
        // Back into the pool without effect (HR-ENC-06).
        s.open.tokens[token] = IN_POOL;
        s.open.drawn = s.open.drawn.filter((each) => each !== token);
        effects.emit?.({ type: 'tokenCancelled', company, token });
        at.applyTokens.goTo(s);
      },
    }),
    choice(acceptTokens, {
      guards: [],
      perform(s, effects) {
        effects.emit?.({ type: 'tokensAccepted' });
        at.applyTokens.goTo(s);
      },
    }),
  ],
});

/** One after another, the limit looked at after each (HR-RUL-03). None of them returns to the pool (HR-ENC-09). */
export const applyingTokens = automatic(at.applyTokens, (s, effects) => {
  const { open, box } = s;
  for (const token of open.drawn) {
    const { eye, value, colour } = box.corruption[token];
    if (colour !== 'beige') open.strong = true;
    // An Eye gives one point and one more for every Eye already beside the track, where it then stays (HR-EYE-01 to HR-EYE-03).
    const points = eye ? 1 + eyesBesideTrack(s) : value;
    open.tokens[token] = eye ? BESIDE_TRACK : GONE;
    if (corrupt(s, effects, points)) return;
  }
  open.drawn = [];
  // A rescue is over with this; an encounter is followed by the escape.
  if (open.arrival !== 0 && open.part === 1) return at.endOfPartOne.goTo(s);
  return (open.part === 1 ? at.escape : at.escapeTwo).goTo(s);
});
