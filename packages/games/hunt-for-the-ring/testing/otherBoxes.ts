import { asId } from '#kernel/id.ts';
import { type Action, Match, SeededRandom, unchecked } from '#kernel';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { huntForTheRing as game } from '../index.ts';
import type { HuntPosition } from '../position/index.ts';

/**
 * Boxes in which some cards say something else, and a table with them: the vocabulary of the cards is carried out as it is described, not only as
 * our cards use it.
 */

type Ops = readonly object[];

/** The standard box with other ops on one effect of one card. */
export function withOps(id: string, effect: number, ops: Ops, more: object = {}) {
  const pack = structuredClone(standard);
  const card = [...pack.allyCards[0].cards, ...pack.sorcery.cards].find((each) => each.id === id);
  Object.assign(card?.effects[effect] ?? {}, { ops, ...more });
  return readContent(pack);
}

/** The same with any change to any cards: a list of ops is that of the first effect. */
export function withCards(changes: { readonly [id: string]: Ops | object }) {
  const pack = structuredClone(standard);
  for (const card of [...pack.allyCards[0].cards, ...pack.allyCards[1].cards, ...pack.sorcery.cards]) {
    const change = changes[card.id];
    if (change === undefined) continue;
    const [{ text }] = card.effects;
    const effect = { id: 'a', outOfTurn: false, part: null, trigger: null, text };
    Object.assign(card, { choose: 'all', condition: null, cost: [], effects: [{ ...effect, ops: change }] });
    if (!Array.isArray(change)) {
      const { effects = [], ...rest } = unchecked<{ effects?: readonly object[] }>(change);
      Object.assign(card, rest, { effects: effects.map((each, place) => ({ ...effect, id: 'ab'[place], ...each })) });
    }
  }
  return readContent(pack);
}

/** A table with that box, and whoever is asked acts. */
export function at(box: ReturnType<typeof readContent>, position: Omit<HuntPosition, 'game'>) {
  const state = game.position.read({ game: 'hunt-for-the-ring', ...position }, box);
  const match = Match.resume(game, { state, random: new SeededRandom(1) });
  const asked = (): number => match.waitingList()[0];
  const act = (type: string, rest: Omit<Action, 'type'> = {}): void => {
    const answer = match.apply(asId(asked()), { type, ...rest });
    if (!answer.ok) throw new Error(answer.refusal.message);
  };
  const refused = (type: string, rest: Omit<Action, 'type'> = {}): readonly string[] =>
    match.explain(asId(asked()), { type, ...rest })?.rules ?? [];
  return { match, act, refused, open: match.state.open };
}

/** How an Ally card is played. */
export const play = (ally: string, effect = 'a') => ({ ally, effect });
