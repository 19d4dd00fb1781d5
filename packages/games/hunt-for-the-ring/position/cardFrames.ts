import type { Seat } from '#kernel/seat.ts';
import { RING_BEARER } from '../rules/state.ts';
import type { SorceryCard, EffectOf, ScriptId } from '../content/ids.ts';
import { asId, asIds } from '#kernel/id.ts';
import { z } from 'zod';
import { at } from '../rules/frames.ts';
import type { Hunt } from '../rules/state.ts';
import { codec, flag, riders, seat, small, space } from './codec.ts';
import { lookUpOne, nazgulBits, nazgulNames, refuse, spaceIndex, spaceName } from './names.ts';

/** A card being carried out, and a choice it offers. */

const EFFECTS = ['a', 'b', 'c', 'd'] as const;

/** Who controls the active Nazgûl. */
const activePlayer = ({ open }: Hunt): Seat => (open.active < 0 ? open.first : open.controller[open.active]);

export const script = codec(at.script, {
  schema: z.strictObject({
    deck: z.enum(['ally', 'sorcery', 'nested']),
    card: z.string().nullable().default(null),
    effect: z.enum(EFFECTS).default('a'),
    seat: seat.optional(),
    /** A list of ops inside another card has no name, only a number. */
    script: small.optional(),
    at: small.default(0),
    count: z.int().min(-1).max(255).default(-1),
    set: riders.default([]),
    used: riders.default([]),
    moved: z.array(space).default([]),
    placed: space.nullable().default(null),
    windowOpened: flag.optional(),
    cancelled: flag.default(false),
  }),
  read(told, s, { path, covered }) {
    const { box } = s;
    const { deck } = told;
    const ids = deck === 'ally' ? box.allyIds : box.sorceryIds;
    const card = deck === 'nested' ? asId<SorceryCard>(-1) : lookUpOne<SorceryCard>(ids, told.card ?? '', `${path}.card`);
    const effect: EffectOf = asId(EFFECTS.indexOf(told.effect));
    const printed = card < 0 ? undefined : (deck === 'ally' ? box.allies : box.sorcery)[card].effects[effect];
    if (card >= 0 && printed === undefined)
      refuse(`this card has no effect "${told.effect}"`, `${path}.effect`, ['HR-ALLY-08', 'HR-SORC-06']);
    const index: ScriptId = asId(told.script ?? printed?.script ?? -1);
    if (index < 0 || index >= box.scripts.length) refuse('it is not told which list of ops is carried out', `${path}.script`);
    return {
      deck,
      card,
      seat: told.seat ?? (deck === 'sorcery' ? activePlayer(s) : RING_BEARER),
      effect,
      script: index,
      at: told.at,
      count: told.count,
      set: nazgulBits(told.set),
      used: nazgulBits(told.used),
      moved: told.moved.map((area, i) => spaceIndex(box, area, `${path}.moved.${i}`)),
      placed: spaceIndex(box, told.placed, `${path}.placed`),
      // Only a Sorcery card opens a window, and before anything else.
      windowOpened: told.windowOpened ?? (deck !== 'sorcery' || covered || told.at > 0),
      cancelled: told.cancelled,
    };
  },
  write(frame, box) {
    const { deck, card, effect, set, used, moved, placed } = frame;
    return {
      ...frame,
      card: deck === 'nested' ? null : (deck === 'ally' ? box.allyIds : box.sorceryIds)[card],
      effect: EFFECTS[effect],
      set: nazgulNames(set),
      used: nazgulNames(used),
      moved: moved.map((area) => box.spaces[area]),
      placed: spaceName(box, placed),
    };
  },
});

/** What the card beneath offers to choose from. */
export const temptation = codec(at.temptation, {
  schema: z.strictObject({ options: z.array(small).optional() }),
  read(told, { box }, { path, below }) {
    const ops = at.script.is(below) ? box.scripts[below.script] : [];
    const choice = ops.find((op) => op.op === 'ringbearer.choose');
    const options = told.options ?? (choice?.op === 'ringbearer.choose' ? choice.options : []);
    if (options.length === 0 || options.some((each) => each >= box.scripts.length))
      refuse('no card offers this choice', path, ['HR-SORC-06']);
    return { options: asIds(options) };
  },
  write: (frame) => ({ ...frame }),
});
