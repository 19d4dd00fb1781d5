import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { at } from '../frames.ts';
import type { Hunt } from '../state.ts';
import { automatic } from '../tools.ts';
import { riderOf } from '../words.ts';
import { answered } from './answered.ts';
import { runOp } from './ops.ts';
import { putAway, type Script } from './script.ts';

/** Carries out the card op by op; each may ask for a choice first. */
export const runningScript = automatic(at.script, (s, effects) => {
  const script = at.script.of(s);
  if (!script.windowOpened) {
    script.windowOpened = true;
    return at.react.enter(s);
  }
  const ops = s.box.scripts[script.script];
  if (!script.cancelled && script.at < ops.length) return runOp(s, script, ops[script.at], effects);
  if (!script.cancelled && goOn(s, script)) return undefined;
  leave(s);
  if (script.cancelled) effects.emit?.({ type: 'sorceryCancelled', nazgul: riderOf(s, s.open.active), card: asId(script.card) });
  putAway(s, script);
  return closeWindow(s);
});

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

/** After a cancel the window closes; otherwise more cards may be played in it. */
function closeWindow(s: Hunt): void {
  const window = s.frames[s.frames.length - 1];
  if (at.react.is(window) && answered(s, 1).cancelled) leave(s);
}
