import type { JSX } from 'solid-js';
import { SelectField } from '../ui/SelectField.tsx';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

export type TableLanguage = 'any' | 'en' | 'pl';
const LANGUAGES = ['any', 'en', 'pl'] as const satisfies readonly TableLanguage[];

/** The language of a public table. */
export function LanguageField(props: {
  readonly language: TableLanguage;
  readonly change: (language: TableLanguage) => void;
}): JSX.Element {
  return (
    <WithPeopleLocale>
      <SelectField
        title={t('language')}
        values={LANGUAGES}
        value={props.language}
        word={(language) => t(`language_${language}`)}
        choose={(language) => props.change(language)}
      />
    </WithPeopleLocale>
  );
}
