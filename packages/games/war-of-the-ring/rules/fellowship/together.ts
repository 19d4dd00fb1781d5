import { type AskingStep, enter, type Frame, goTo, guard, top } from '#kernel';
import { enemyOf, FREE, type Side } from '../../content/box.ts';
import { asks, type War } from '../state.ts';
import { EFFECTS, type EffectName, resolveFirst } from '../verbs.ts';

/** Effects of one moment that no rule puts in order: each is the flow that carries it out, and whoever's action it is says which comes first (WR-RULING-01). */
export interface TogetherFrame extends Frame {
  readonly step: 'orderEffects';
  readonly side: Side;
  pending: Frame[];
}

/** What a flow is called when it has to be put in order. */
const NAMES: { readonly [step: string]: EffectName } = {
  restInHaven: 'rest',
  tile: 'tile',
  chooseGuide: 'guide',
  separate: 'taken-alive',
  punishCasualty: 'lose-card',
};

const nameOf = (frame: Frame): number => EFFECTS.indexOf(NAMES[frame.step]);

/** The side whose action it is; before the action phase the Free Peoples, who declare their Fellowship. */
export const activeSide = (s: War): Side => (s.frames[0].step === 'nextActor' ? enemyOf(s.open.toAct) : FREE);

/** All of these happen now; with two or more their order is asked. */
export function together(s: War, pending: readonly Frame[]): void {
  if (pending.length > 1) enter(s, { step: 'orderEffects', side: activeSide(s), pending: [...pending] } as TogetherFrame);
  else if (pending.length === 1) enter(s, pending[0]);
}

const frameOf = (s: War): TogetherFrame => top<TogetherFrame>(s);

export const orderingEffects: AskingStep<War> = {
  rule: 'WR-RULING-01',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: () => ({ id: 'orderEffects', params: {} }),
  choices: [
    {
      verb: resolveFirst,
      guards: [guard('WR-RULING-01', (s, effect) => frameOf(s).pending.some((each) => nameOf(each) === effect))],
      candidates(s, _seat, propose) {
        for (const each of frameOf(s).pending) propose(nameOf(each));
      },
      perform(s, _table, effect) {
        const { side, pending } = frameOf(s);
        const at = pending.findIndex((each) => nameOf(each) === effect);
        const rest = pending.filter((_, other) => other !== at);
        goTo(s, rest.length === 1 ? rest[0] : ({ step: 'orderEffects', side, pending: rest } as TogetherFrame));
        enter(s, pending[at]);
      },
    },
  ],
};
