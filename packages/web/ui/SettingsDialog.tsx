import { languageName, LANGUAGES } from '#kernel/languages.ts';
import type { JSX } from 'solid-js';
import { t, setLocale, locale } from '../i18n/i18n.ts';
import { updateSettings, MOTIONS, settings } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * Language, theme, motion, sound; stored in this browser. `children`: settings of the present table. `last`: those of them that load later, at the
 * end, so that nothing moves under the player's finger.
 */
export function SettingsDialog(props: {
  readonly close: () => void;
  readonly children?: JSX.Element;
  readonly last?: JSX.Element;
}): JSX.Element {
  return (
    <Dialog title={t('settings.title')} close={() => props.close()}>
      <div class="stack">
        {props.children}
        <SelectField
          title={t('settings.language')}
          values={LANGUAGES}
          value={locale()}
          word={languageName}
          choose={(language) => void setLocale(language)}
        />
        <RadioGroup
          name="theme"
          legend={t('settings.light')}
          values={['auto', 'day', 'candle'] as const}
          chosen={settings().theme}
          label={(value) => t(`settings.theme_${value}`)}
          choose={(theme) => updateSettings({ theme })}
        />
        <RadioGroup
          name="motion"
          legend={t('settings.motion')}
          values={MOTIONS}
          chosen={settings().motion}
          label={(value) => t(`settings.motion_${value}`)}
          choose={(motion) => updateSettings({ motion })}
        />
        <label class="field">
          <span>{t('settings.volume')}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={settings().volume}
            onChange={(event) => {
              updateSettings({ volume: event.currentTarget.valueAsNumber });
              play('bell');
            }}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            name="text"
            checked={settings().text}
            onChange={(event) => updateSettings({ text: event.currentTarget.checked })}
          />
          <span>
            {t('settings.text')}
            <small>{t('settings.text_help')}</small>
          </span>
        </label>
        {props.last}
      </div>
    </Dialog>
  );
}
