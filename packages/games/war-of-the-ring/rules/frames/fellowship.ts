import { mutable, frame, type FrameOf, list, int, bool } from '#kernel';
import * as shape from './shapes.ts';

export const declareFellowshipFrame = frame('declareFellowship');
/** No path is longer than this. */
const FAR = 200;
/** The Ring-bearers figure moves along a connected path not longer than the progress (WR-FSP-19, WR-RULING-71). */
export const tracePathFrame = frame('tracePath', {
  /** Regions so far, the starting one first. */
  path: list(shape.region, 1),
  left: mutable(int(0, FAR)),
  /** Revealed by the Shadow: the path may not end in a haven (WR-FSP-22). Otherwise declared. */
  revealed: bool,
});
export type PathFrame = FrameOf<typeof tracePathFrame>;

/** The Fellowship has been declared or revealed: cards answer, then strongholds of the Shadow (WR-HUNT-16). */
export const afterPathFrame = frame('afterPath', {
  path: list(shape.region, 1),
  revealed: bool,
  stage: mutable(int(0, 2)),
  /** A Shadow card draws a tile for the path. */
  cardUsed: mutable(bool),
  next: mutable(int(0, FAR + 1)),
});
export const cardForPathFrame = frame('cardForPath');
export const restInHavenFrame = frame('restInHaven');
export const enterMordorFrame = frame('enterMordor');
export const chooseGuideFrame = frame('chooseGuide');

/** A Companion or one group leaves the Fellowship (WR-DICE-25, WR-FSP-31, WR-FSP-32). */
export const separateFrame = frame('separate', {
  /** Who goes, as bits. */
  group: mutable(shape.characters),
  /** The group is given by a rule or a card; nobody else may join. */
  fixed: bool,
  ...shape.journey,
});
export type SeparateFrame = FrameOf<typeof separateFrame>;

/** Companions must leave together: to the region of the figure, or out of the game on the Mordor track (WR-MORDOR-05). They are named one after the other. */
export const breakingFrame = frame('breaking', {
  left: mutable(shape.few),
  /** On the Mordor track a group of any size may have been meant; one has to go at least. */
  mayStop: bool,
  /** Who goes, as bits. */
  group: mutable(shape.characters),
});

// ---- on the map

/** Companions on the map move, alone or in groups, each at most once (WR-DICE-26, WR-CHAR-08, WR-CHAR-10). */
export const moveCompanionsFrame = frame('moveCompanions', {
  /** Who has moved, and who forms the present group, as bits. */
  moved: mutable(shape.characters),
  group: mutable(shape.characters),
  /** How many groups may still move, and whether one must. */
  left: mutable(shape.few),
  atLeastOne: bool,
  ...shape.journey,
});
export type MoveCompanionsFrame = FrameOf<typeof moveCompanionsFrame>;

/** Nazgûl and Minions move, each at most once (WR-DICE-27). */
export const moveMinionsFrame = frame('moveMinions', {
  moved: shape.moved,
  /** A card moves Nazgûl only. */
  nazgulOnly: bool,
  atLeastOne: bool,
});
export type MoveMinionsFrame = FrameOf<typeof moveMinionsFrame>;
export const landMinionFrame = frame('landMinion', { figure: shape.figure, from: shape.place });

/** One Minion enters play as his card describes (WR-DICE-34, WR-CHAR-05). */
export const bringMinionFrame = frame('bringMinion');
/** Aragorn takes Strider's place, Gandalf the White that of Gandalf the Grey: only by Will of the West (WR-DICE-39, WR-CHAR-04). */
export const bringUpgradeFrame = frame('bringUpgrade');
