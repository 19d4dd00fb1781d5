import type { Place } from '../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { z } from 'zod';
import { NAZGUL } from '../content/box.ts';
import { LONGEST_ROAD, LONGEST_WAY } from '../content/map.ts';
import { at } from '../rules/frames.ts';
import { codec, flag, nazgul, riders, space } from './codec.ts';
import { lookUpOne, nazgulBits, nazgulNames, spaceIndex } from './names.ts';

/** What a Nazgûl asks, and where Nazgûl are moved. */

const KINDS = ['search', 'hunt', 'perception'] as const;

export const inquiry = codec(at.inquiry, {
  schema: z.strictObject({
    kind: z.enum(KINDS),
    /** An area; of a perception, a region or a section. */
    target: space,
    nazgul: nazgul.optional(),
    nameWho: flag.default(false),
    windowOpened: flag.optional(),
    cancelled: flag.default(false),
  }),
  read({ kind, target, ...told }, { box, open }, { path, covered }) {
    return {
      kind: KINDS.indexOf(kind),
      target:
        kind === 'perception' ? lookUpOne<Place>(box.places, String(target), `${path}.target`) : spaceIndex(box, target, `${path}.target`),
      nazgul: asId(told.nazgul === undefined ? Math.max(0, open.active) : NAZGUL.indexOf(told.nazgul)),
      nameWho: told.nameWho,
      windowOpened: told.windowOpened ?? covered,
      cancelled: told.cancelled,
    };
  },
  write(frame, box) {
    const kind = KINDS[frame.kind];
    return {
      ...frame,
      kind,
      target: kind === 'perception' ? box.places[frame.target] : box.spaces[frame.target],
      nazgul: NAZGUL[frame.nazgul],
    };
  },
});

export const extraMove = codec(at.extraMove, {
  schema: z.strictObject({ nazgul, anyWay: z.int().min(1).max(LONGEST_WAY), byRoad: z.int().min(1).max(LONGEST_ROAD).optional() }),
  read: (told) => ({ nazgul: asId(NAZGUL.indexOf(told.nazgul)), anyWay: told.anyWay, byRoad: told.byRoad ?? told.anyWay }),
  write: (frame) => ({ ...frame, nazgul: NAZGUL[frame.nazgul] }),
});

/** Without a word, all who stand beside the revealed Gandalf. */
export const driveOff = codec(at.driveOff, {
  schema: z.strictObject({ left: riders.optional() }),
  read: (told, { open }) => ({ left: nazgulBits(told.left ?? NAZGUL.filter((_, each) => open.nazgul[each] === open.gandalfAt)) }),
  write: (frame) => ({ ...frame, left: nazgulNames(frame.left) }),
});

export const pursuit = codec(at.pursuit, {
  schema: z.strictObject({ asked: riders.default([]) }),
  read: (told) => ({ asked: nazgulBits(told.asked) }),
  write: (frame) => ({ ...frame, asked: nazgulNames(frame.asked) }),
});
