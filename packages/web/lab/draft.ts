import type { Box } from '#games';
import type { OptionField } from '#kernel';
import type { Seating, Setup } from '#lab/setup.ts';
import { givenOptions, type OptionValues } from '../pages/options.ts';
import { usualLevel } from '../pages/plan.ts';

/** A set-up as it stands in the form. */
export interface Draft {
  readonly bots: readonly string[];
  readonly options: OptionValues;
  /** A content pack of one's own with its title; null is the standard one. */
  readonly pack: { readonly title: string; readonly given: unknown } | null;
}

/** The usual level on every chair of the smallest table: the strongest may take seconds for a game, and here they are played by the thousand. */
export const draftOf = (box: Box): Draft => ({
  bots: new Array<string>(box.players.min).fill(usualLevel(box)),
  options: {},
  pack: null,
});

export const setupOf = (game: string, { bots, options, pack }: Draft, seating: Seating): Setup => ({
  game,
  bots,
  options: givenOptions(options),
  seating,
  ...(pack === null ? {} : { pack: pack.given }),
});

/** As many chairs as the first has: two set-ups are compared at the same table. */
export const seatedLike = (draft: Draft, chairs: number): Draft => ({
  ...draft,
  bots: Array.from({ length: chairs }, (_, chair) => draft.bots[chair] ?? draft.bots.at(-1) ?? 'random'),
});

/** The form of a game as it was left: what was chosen stands where the standard stood. */
export const leftAs = (form: readonly OptionField[], chosen: OptionValues): readonly OptionField[] =>
  form.map((field) => {
    const value = chosen[field.id];
    if (field.kind === 'choice' && typeof value === 'string') return { ...field, standard: value };
    if (field.kind === 'switch' && typeof value === 'boolean') return { ...field, standard: value };
    return field;
  });
