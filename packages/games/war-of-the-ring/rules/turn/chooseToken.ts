import { asId } from '#kernel/id.ts';
import type { Frame } from '#kernel';
import { FREE, SHADOW, type Side, sideOfToken, TOKENS, type Token } from '../../content/box.ts';
import { goOn } from '../frames/stack.ts';
import { beginTurnFrame, chooseTokenFrame } from '../frames/turn.ts';
import type { WarEffects, War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { chooseToken } from '../verbs.ts';

const sideNow = (s: War): Side => chooseTokenFrame.of(s).side;

function take(s: War, effects: WarEffects, token: Token): void {
  s.open.tokens[token] = 1;
  effects.emit?.({ type: 'tokenTaken', side: sideOfToken(token), token });
}

/** The first step of the game: the side that still has to choose a token, or turn 1. */
export function firstStep(s: War, from: Side = FREE): Frame {
  for (let side = from; side <= SHADOW; side++) if (s.open.options.tokens[side] === 1) return chooseTokenFrame.make({ side: side });
  return beginTurnFrame.make();
}

export function takeBoth(s: War, effects: WarEffects): void {
  for (let token: Token = asId(0); token < TOKENS.length; token++)
    if (s.open.options.tokens[sideOfToken(token)] === 2) take(s, effects, token);
}

export const choosingToken = asking(chooseTokenFrame, {
  rule: 'WR-TOKEN-06',
  asks: (s) => asks(s, sideNow(s)),
  prompt: () => ({ id: 'chooseToken', params: {} }),
  choices: [
    choice(chooseToken, {
      guards: [guard('WR-TOKEN-06', (s, token) => sideOfToken(token) === sideNow(s))],
      candidates(_s, propose) {
        for (let token: Token = asId(0); token < TOKENS.length; token++) propose(token);
      },
      perform(s, effects, token) {
        take(s, effects, token);
        goOn(s, sideNow(s) === FREE ? firstStep(s, SHADOW) : beginTurnFrame.make());
      },
    }),
  ],
});
