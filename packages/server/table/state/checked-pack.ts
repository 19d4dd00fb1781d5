import { type AnyGame, hashContent } from '#kernel';

/** A content pack that its game has accepted, with all that the playing thread needs of it: nothing of it is parsed or checked again. */
export interface CheckedPack {
  readonly hash: string;
  /** As it is stored. */
  readonly text: string;
  readonly pack: unknown;
  /** What the rules make of it. */
  readonly box: unknown;
}

/** Throws `Unacceptable` with the place and the reason. */
export const checkPack = (game: AnyGame, pack: unknown): CheckedPack => ({
  box: game.content.read(pack),
  hash: hashContent(pack),
  text: JSON.stringify(pack),
  pack,
});
