import type { JSX } from 'solid-js';
import { SelectField } from '../ui/SelectField.tsx';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

export type TableLanguage = 'any' | 'en' | 'pl';
const LANGUAGES = ['any', 'en', 'pl'] as const satisfies readonly TableLanguage[];

/** What is spoken at a table that strangers can find. */
export function LanguageField(props: {
  readonly language: TableLanguage;
  readonly change: (language: TableLanguage) => void;
}): JSX.Element {
  return (
    <Learned>
      <SelectField
        title={tell('language')}
        values={LANGUAGES}
        value={props.language}
        word={(language) => tell(`language_${language}`)}
        choose={(language) => props.change(language)}
      />
    </Learned>
  );
}
