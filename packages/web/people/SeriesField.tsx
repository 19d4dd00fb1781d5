import type { JSX } from 'solid-js';
import { SelectField } from '../ui/SelectField.tsx';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

/** How many games are played: one, or the best of several. */
export type SeriesChoice = 1 | 3 | 5 | 7;
const CHOICES = [1, 3, 5, 7] as const satisfies readonly SeriesChoice[];

export function SeriesField(props: { readonly best: SeriesChoice; readonly change: (best: SeriesChoice) => void }): JSX.Element {
  return (
    <Learned>
      <SelectField
        title={tell('series')}
        values={CHOICES}
        value={props.best}
        word={(best) => (best === 1 ? tell('series_single') : tell('series_best', { best }))}
        choose={(best) => props.change(best)}
      />
    </Learned>
  );
}
