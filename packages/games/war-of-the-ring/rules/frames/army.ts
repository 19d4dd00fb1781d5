import { mutable, frame, type FrameOf, list, oneOf, optional, record, type RecordOf, bool } from '#kernel';
import type { Side } from '../../content/box.ts';
import type { Need } from './shapes.ts';
import * as shape from './shapes.ts';

/** Moving armies, one region each (WR-MOVE-02): how many moves are left, and who has moved already. */
export const marchFrame = frame('march', {
  side: shape.side,
  /** Whom each moving army must have with it. */
  need: shape.need,
  /** A card says that armies may move: none is fine too. */
  optional: optional(bool),
  left: mutable(shape.few),
  moved: shape.moved,
});
export type MarchFrame = FrameOf<typeof marchFrame>;
export const newMarch = (side: Side, need: Need, left: number): MarchFrame => marchFrame.make({ side, need, left, moved: [] });

/** Who of an army goes: all who can, unless left behind one by one (WR-MOVE-03, WR-ARMY-10). */
export const marchPartyFrame = frame('marchParty', { side: shape.side, to: shape.region, need: shape.need, ...shape.party });

/** A card moves armies several regions; the army is fixed before it sets out (WR-MOVE-15) and obeys every other limit (WR-MOVE-14). */
export const farMarchFrame = frame('farMarch', {
  side: shape.side,
  need: shape.need,
  most: shape.few,
  /** It must end where another army of its side stands. */
  mustJoin: bool,
  /** The card says that armies may move; otherwise the first one has to (WR-EVENT-13). */
  optional: bool,
  left: mutable(shape.few),
  moved: shape.moved,
});
export type FarMarchFrame = FrameOf<typeof farMarchFrame>;

const farParty = {
  side: shape.side,
  need: shape.need,
  mustJoin: bool,
  /** Regions still to go. */
  steps: shape.few,
  /** Where it set out: an army that must join another one does not come back here. */
  origin: shape.region,
  ...shape.party,
  from: shape.region,
};
export type FarParty = RecordOf<typeof farParty>;
/** Who goes far, and then how far they have come. */
export const farPartyFrame = frame('farParty', farParty);
export const farPathFrame = frame('farPath', farParty);

/** Recruiting with a Muster result: one elite, or up to two others in two settlements (WR-RECRUIT-02, WR-RECRUIT-06). */
export const recruitFrame = frame('recruit', {
  side: shape.side,
  /** Where figures have been placed so far. */
  placed: list(shape.region),
});
/** One Isengard regular in every Isengard settlement; with too few figures the Shadow chooses. */
export const voiceRecruitFrame = frame('voiceRecruit', { placed: list(shape.region) });

/** A region or a stronghold that holds too many units of one side. */
export const removeExcessFrame = frame('removeExcess', {
  side: shape.side,
  at: shape.place,
  /** Whose turn it is to remove one, where partners keep their armies apart (WR-MULTI-19). */
  by: optional(shape.seat),
});

/** Partners share a place: are they one army from now on? The first has agreed, or is still to be asked (WR-MULTI-17). */
export const mixArmiesFrame = frame('mixArmies', { side: shape.side, at: shape.place, agreed: mutable(bool) });

/** `unit` is a regular or an elite, as the player likes. */
const MUSTERED = ['unit', 'regular', 'elite', 'leader', 'nazgul'] as const;
export type MusterKind = (typeof MUSTERED)[number];

/** Figures that go together to one region. */
const order = {
  nation: shape.nation,
  left: list(oneOf(...MUSTERED)),
  /** Where they may go. */
  regions: list(shape.region),
  /** Where they go, -1 until the first figure is placed. */
  region: mutable(shape.regionOrNone),
};
export type Order = RecordOf<typeof order>;

/**
 * An event recruits: from the reinforcements (WR-EVENT-12), of any nation, at war or not (WR-RECRUIT-12), where the region is free or inside a besieged
 * stronghold (WR-RECRUIT-13), and as much as is possible (WR-EVENT-13). All its orders are carried out together, each in another region: when figures
 * run short their owner says who gets them.
 */
export const recruitEventFrame = frame('recruitEvent', { side: shape.side, orders: list(record(order)) });
export type RecruitEventFrame = FrameOf<typeof recruitEventFrame>;
export const chooseEventRecruitFrame = frame('chooseEventRecruit');
