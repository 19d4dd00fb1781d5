import type { Box } from '#games';
import type { OptionField } from '#kernel';
import type { Seating, Setup } from '#lab/setup.ts';
import { withoutEmpty, type OptionValues } from '../setup/optionValues.ts';
import { usualLevel } from '../game/botLevels.ts';

/** A set-up as it stands in the form. */
export interface SetupDraft {
  readonly bots: readonly string[];
  readonly options: OptionValues;
  /** A content pack of one's own with its title; null is the standard one. */
  readonly pack: { readonly title: string; readonly given: unknown } | null;
}

/** The usual level on every chair of the smallest table: the strongest may take seconds for a game, and here they are played by the thousand. */
export const draftOf = (box: Box): SetupDraft => ({
  bots: new Array<string>(box.players.min).fill(usualLevel(box)),
  options: {},
  pack: null,
});

export const setupOf = (game: string, { bots, options, pack }: SetupDraft, seating: Seating): Setup => ({
  game,
  bots,
  options: withoutEmpty(options),
  seating,
  ...(pack === null ? {} : { pack: pack.given }),
});

/** As many chairs as the first has: two set-ups are compared at the same table. */
export const withSeats = (draft: SetupDraft, chairs: number): SetupDraft => ({
  ...draft,
  bots: Array.from({ length: chairs }, (_, chair) => draft.bots[chair] ?? draft.bots.at(-1) ?? 'random'),
});

/** The form of a game as it was left: what was chosen stands where the standard stood. */
export const withChosenOptions = (form: readonly OptionField[], chosen: OptionValues): readonly OptionField[] =>
  form.map((field) => {
    const value = chosen[field.id];
    if (field.kind === 'choice' && typeof value === 'string') return { ...field, standard: value };
    if (field.kind === 'switch' && typeof value === 'boolean') return { ...field, standard: value };
    return field;
  });
