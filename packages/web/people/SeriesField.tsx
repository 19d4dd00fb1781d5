import type { JSX } from 'solid-js';
import { SelectField } from '../ui/SelectField.tsx';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

/** Number of games: one, or the best of several. */
export type SeriesChoice = 1 | 3 | 5 | 7;
const CHOICES = [1, 3, 5, 7] as const satisfies readonly SeriesChoice[];

export function SeriesField(props: { readonly best: SeriesChoice; readonly change: (best: SeriesChoice) => void }): JSX.Element {
  return (
    <WithPeopleLocale>
      <SelectField
        title={t('series')}
        values={CHOICES}
        value={props.best}
        word={(best) => (best === 1 ? t('series_single') : t('series_best', { best }))}
        choose={(best) => props.change(best)}
      />
    </WithPeopleLocale>
  );
}
