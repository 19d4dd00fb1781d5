import type { JSX } from 'solid-js';
import { say, speak, spoken } from '../i18n.ts';
import { change, MOTIONS, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * Language, light, motion, sound; kept in this browser and changed at any moment. `children`: what belongs to the present table. `last`: what of it is fetched first;
 * it stands below, so that nothing moves away under a finger when it comes.
 */
export function SettingsDialog(props: {
  readonly close: () => void;
  readonly children?: JSX.Element;
  readonly last?: JSX.Element;
}): JSX.Element {
  return (
    <Dialog title={say('settings.title')} close={() => props.close()}>
      <div class="stack">
        {props.children}
        <Choice
          name="language"
          legend={say('settings.language')}
          values={['en', 'pl'] as const}
          chosen={spoken()}
          label={(value) => (value === 'en' ? 'English' : 'Polski')}
          choose={(value) => void speak(value)}
        />
        <Choice
          name="theme"
          legend={say('settings.light')}
          values={['auto', 'day', 'candle'] as const}
          chosen={settings().theme}
          label={(value) => say(`settings.theme_${value}`)}
          choose={(theme) => change({ theme })}
        />
        <Choice
          name="motion"
          legend={say('settings.motion')}
          values={MOTIONS}
          chosen={settings().motion}
          label={(value) => say(`settings.motion_${value}`)}
          choose={(motion) => change({ motion })}
        />
        <label class="field">
          <span>{say('settings.volume')}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={settings().volume}
            onChange={(event) => {
              change({ volume: event.currentTarget.valueAsNumber });
              play('bell');
            }}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            name="text"
            checked={settings().text}
            onChange={(event) => change({ text: event.currentTarget.checked })}
          />
          <span>
            {say('settings.text')}
            <small>{say('settings.text_help')}</small>
          </span>
        </label>
        {props.last}
      </div>
    </Dialog>
  );
}
