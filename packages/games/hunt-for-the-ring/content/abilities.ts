import { detail } from '#kernel';
import { z } from 'zod';
import type { COMPANY, CompanyCard } from './box.ts';
import { refusePack } from './refuse.ts';
import type { Pack } from './schema.ts';

/**
 * Abilities of the Company cards as a pack writes them: when, at what cost, and what happens then. A pack may correct how many and which tokens; a
 * moment or an effect that the rules do not know of a card is refused, not misplayed.
 */

const n = z.int().min(1).max(6);
const gain = z.strictObject({ op: z.literal('fellowship.gain'), n });
const looked = z.int().min(2).max(4);
const free = z.tuple([]);
const cancelling = z.strictObject({
  op: z.literal('encounter.cancelToken'),
  kinds: z
    .array(z.enum(['number', 'eye']))
    .min(1)
    .max(2),
});
const cancels = z.object({ when: z.literal('encounter-step-2'), cost: free, ops: z.tuple([cancelling]) });

const frodo = {
  ongoing: z.object({
    when: z.literal('before-first-daylight-turn'),
    cost: z.tuple([z.strictObject({ op: z.literal('ally.discardCost'), n: z.literal(1) })]),
    ops: z.tuple([gain]),
  }),
  oneUse: z.object({
    when: z.literal('own-turn'),
    // The rulebook says that it is one.
    cost: z.tuple([z.strictObject({ op: z.literal('fellowship.removeForever'), n: z.literal(1) })]),
    ops: z.tuple([z.strictObject({ op: z.literal('frodo.move'), rangeBonus: z.int().min(0).max(3) })]),
  }),
};
const samwise = { ongoing: z.object({ when: z.literal('darkness-turn-on-rest'), cost: free, ops: z.tuple([gain]) }), oneUse: cancels };
const peregrin = {
  ongoing: z.object({
    when: z.literal('upkeep-draw'),
    cost: free,
    ops: z.tuple([z.strictObject({ op: z.literal('ally.lookKeep'), look: looked, keep: z.literal(1) })]),
  }),
  oneUse: cancels,
};
const meriadoc = {
  ongoing: z.object({
    when: z.literal('frodo-move'),
    cost: z.tuple([z.strictObject({ op: z.literal('fellowship.spend'), n })]),
    ops: z.tuple([
      z.strictObject({ part: z.literal(1), op: z.literal('frodo.rangeBonus'), n: z.int().min(1).max(3) }),
      z.strictObject({ part: z.literal(2), op: z.literal('frodo.nightMoveFree') }),
    ]),
  }),
  oneUse: cancels,
};
const strider = {
  ongoing: z.object({
    when: z.literal('change-of-route'),
    cost: free,
    ops: z.tuple([z.strictObject({ op: z.literal('journey.lookKeep'), look: looked })]),
  }),
  oneUse: z.object({
    when: z.literal('change-of-route'),
    cost: free,
    ops: z.tuple([z.strictObject({ op: z.literal('journey.noStepBack') })]),
  }),
};

type Card = (typeof COMPANY)[number];
type Side = 'ongoing' | 'oneUse';

function written<Shape>(pack: Pack, id: Card, side: Side, shape: z.ZodType<Shape>): Shape {
  const card = pack.company.cards.find((each) => each.id === id);
  if (card === undefined)
    return refusePack(`the Company card "${id}" is missing`, 'company.cards', detail('absent', { name: id }), ['HR-COMP-06']);
  const parsed = shape.safeParse(card[side]);
  if (!parsed.success)
    return refusePack(`the rules know another ${side} ability of "${id}"`, `company.cards.${id}.${side}`, detail('another-ability'), [
      'HR-COMPANY-01',
    ]);
  return parsed.data;
}

/** All five cards, in the order of `COMPANY`. */
export function readCompany(pack: Pack): CompanyCard[] {
  const of = <Shape>(id: Card, side: Side, shape: z.ZodType<Shape>): Shape => written(pack, id, side, shape);
  const cancelledBy = (id: Card): CompanyCard['cancels'] => {
    const [{ kinds }] = of(id, 'oneUse', cancels).ops;
    return { number: kinds.includes('number'), eye: kinds.includes('eye') };
  };
  const none = { cancels: { number: false, eye: false }, gains: 0, price: 0, reach: 0, looks: 0 };
  const [nightly] = of('samwise', 'ongoing', samwise.ongoing).ops;
  const [drawn] = of('peregrin', 'ongoing', peregrin.ongoing).ops;
  const helped = of('meriadoc', 'ongoing', meriadoc.ongoing);
  const [turning] = of('strider', 'ongoing', strider.ongoing).ops;
  of('strider', 'oneUse', strider.oneUse);
  const extra = of('frodo', 'oneUse', frodo.oneUse);
  return [
    {
      ...none,
      id: 'frodo',
      gains: of('frodo', 'ongoing', frodo.ongoing).ops[0].n,
      price: extra.cost[0].n,
      reach: extra.ops[0].rangeBonus,
    },
    { ...none, id: 'samwise', cancels: cancelledBy('samwise'), gains: nightly.n },
    { ...none, id: 'peregrin', cancels: cancelledBy('peregrin'), looks: drawn.look },
    { ...none, id: 'meriadoc', cancels: cancelledBy('meriadoc'), price: helped.cost[0].n, reach: helped.ops[0].n },
    { ...none, id: 'strider', looks: turning.look },
  ];
}
