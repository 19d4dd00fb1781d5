import { languageName, LANGUAGES } from '#kernel/languages.ts';
import { For, type JSX } from 'solid-js';
import { locale, setLocale, t } from '../i18n/i18n.ts';

/** The language of the interface. The header shows its code only: the names stand in the list that opens. */
export function LanguagePicker(): JSX.Element {
  return (
    <label class="language">
      <span class="sr">{t('settings.language')}</span>
      <span aria-hidden="true">{locale().toUpperCase()}</span>
      <select onChange={({ currentTarget }) => void setLocale(LANGUAGES[currentTarget.selectedIndex])}>
        <For each={LANGUAGES}>
          {(language) => (
            <option value={language} lang={language} selected={language === locale()}>
              {languageName(language)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
