import { type AnyGame, hashContent } from '#kernel';

/** A content pack that its game has accepted, with all that the playing thread needs of it: nothing of it is parsed or checked again. */
export interface CheckedPack {
  readonly hash: string;
  /** As it is stored. */
  readonly text: string;
  readonly pack: unknown;
  /** What the rules make of it, as data: `boxOf` completes it. */
  readonly box: unknown;
}

/** The box of a pack that was checked on another thread. */
export const boxOf = ({ content }: AnyGame, { box }: CheckedPack): unknown => content.threads?.withCode(box) ?? box;

/** Throws `Unacceptable` with the place and the reason. */
export const checkPack = (game: AnyGame, pack: unknown): CheckedPack => ({
  box: game.content.threads?.readData(pack) ?? game.content.read(pack),
  hash: hashContent(pack),
  text: JSON.stringify(pack),
  pack,
});
