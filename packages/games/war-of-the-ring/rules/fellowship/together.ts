import { asId } from '#kernel/id.ts';
import type { Frame } from '#kernel';
import { enemyOf, FREE, SHADOW, type Side } from '../../content/box.ts';
import { begin, goOn } from '../frames/stack.ts';
import { nextActorFrame, orderEffectsFrame } from '../frames/turn.ts';
import { type Effect, type EffectName, EFFECTS } from '../nouns.ts';
import type { War } from '../state.ts';
import { asks, asksLeading } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { resolveFirst } from '../verbs.ts';

/** What a flow is called when it has to be put in order. */
const NAMES: { readonly [step: string]: EffectName } = {
  restInHaven: 'rest',
  tile: 'tile',
  chooseGuide: 'guide',
  separate: 'taken-alive',
  punishCasualty: 'lose-card',
};

const nameOf = (frame: Frame): Effect => asId(EFFECTS.indexOf(NAMES[frame.step]));

/** The side whose action it is; before the action phase the Free Peoples, who declare their Fellowship. */
const activeSide = (s: War): Side => (nextActorFrame.is(s.frames[0]) ? enemyOf(s.open.toAct) : FREE);

/** All of these happen now; with two or more their order is asked. */
export function together(s: War, pending: readonly Frame[]): void {
  if (pending.length > 1) orderEffectsFrame.enter(s, { side: activeSide(s), pending: [...pending] });
  else if (pending.length === 1) begin(s, pending[0]);
}

export const orderingEffects = asking(orderEffectsFrame, {
  rule: 'WR-RULING-01',
  asks: (s) => (orderEffectsFrame.of(s).side === FREE ? asksLeading(s, FREE) : asks(s, SHADOW)),
  prompt: () => ({ id: 'orderEffects', params: {} }),
  choices: [
    choice(resolveFirst, {
      guards: [guard('WR-RULING-01', (s, effect) => orderEffectsFrame.of(s).pending.some((each) => nameOf(each) === effect))],
      candidates(s, propose) {
        for (const each of orderEffectsFrame.of(s).pending) propose(nameOf(each));
      },
      perform(s, _table, effect) {
        const { side, pending } = orderEffectsFrame.of(s);
        const at = pending.findIndex((each) => nameOf(each) === effect);
        const rest = pending.filter((_, other) => other !== at);
        goOn(s, rest.length === 1 ? rest[0] : orderEffectsFrame.make({ side, pending: rest }));
        begin(s, pending[at]);
      },
    }),
  ],
});
