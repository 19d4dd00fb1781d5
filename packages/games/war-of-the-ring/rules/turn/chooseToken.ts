import { type AskingStep, type Frame, goTo, guard, type Table, top } from '#kernel';
import { FREE, SHADOW, type Side, sideOfToken, TOKENS } from '../../content/box.ts';
import { saySide } from '../say.ts';
import { asks, step, type War } from '../state.ts';
import { chooseToken } from '../verbs.ts';

/** A side that receives only one token chooses which of its two (WR-TOKEN-06). */
export interface ChooseTokenFrame extends Frame {
  readonly step: 'chooseToken';
  readonly side: Side;
}

const sideNow = (s: War): Side => top<ChooseTokenFrame>(s).side;

function take(s: War, table: Table, token: number): void {
  s.open.tokens[token] = 1;
  if (table.listening) table.tell({ type: 'tokenTaken', side: saySide(sideOfToken(token)), token: `@token.${TOKENS[token]}` });
}

/** The first step of the game: the side that still has to choose a token, or turn 1. */
export function firstStep(s: War, from: Side = FREE): Frame {
  for (let side = from; side <= SHADOW; side++)
    if (s.open.options.tokens[side] === 1) return { step: 'chooseToken', side: side } as ChooseTokenFrame;
  return step('beginTurn');
}

export function takeBoth(s: War, table: Table): void {
  for (let token = 0; token < TOKENS.length; token++) if (s.open.options.tokens[sideOfToken(token)] === 2) take(s, table, token);
}

export const choosingToken: AskingStep<War> = {
  rule: 'WR-TOKEN-06',
  asks: (s) => asks(s, sideNow(s)),
  prompt: () => ({ id: 'chooseToken', params: {} }),
  choices: [
    {
      verb: chooseToken,
      guards: [guard('WR-TOKEN-06', (s, token) => sideOfToken(token) === sideNow(s))],
      candidates(_s, _seat, propose) {
        for (let token = 0; token < TOKENS.length; token++) propose(token);
      },
      perform(s, table, token) {
        take(s, table, token);
        goTo(s, sideNow(s) === FREE ? firstStep(s, SHADOW) : step('beginTurn'));
      },
    },
  ],
};
