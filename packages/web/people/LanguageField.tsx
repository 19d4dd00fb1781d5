import { type Language, LANGUAGES } from '#kernel/languages.ts';
import type { JSX } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { languageIn } from './languageIn.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

export type TableLanguage = 'any' | Language;

/** The language of a public table. */
export function LanguageField(props: {
  readonly language: TableLanguage;
  readonly change: (language: TableLanguage) => void;
}): JSX.Element {
  return (
    <WithPeopleLocale>
      <SelectField
        title={t('language')}
        values={['any', ...LANGUAGES] as const}
        value={props.language}
        word={(language) => (language === 'any' ? t('language_any') : languageIn(language, locale()))}
        choose={(language) => props.change(language)}
      />
    </WithPeopleLocale>
  );
}
