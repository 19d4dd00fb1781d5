import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { updateSettings, theme, settings } from '../settings/settings.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { lazyDialog } from './lazyDialog.tsx';

const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);

/** The header of every page. `children`: links of the page; `spectating`: brown leather instead of red. */
export function Header(props: {
  /** The page's name for screen readers, where no heading shows it. */
  readonly heading?: string;
  readonly title?: string;
  readonly sub?: JSX.Element;
  readonly spectating?: boolean;
  readonly disconnected?: boolean;
  readonly children?: JSX.Element;
  /** Settings dialog of the page; left out, the general one. */
  readonly settings?: (close: () => void) => JSX.Element;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const muted = () => settings().volume === 0;
  return (
    <header class="cover" classList={{ brown: props.spectating === true, guttering: props.disconnected === true }}>
      <a class="brand" href="/">
        {t('brand')}
      </a>
      <Show when={props.heading}>{(heading) => <h1 class="sr">{heading()}</h1>}</Show>
      <Show when={props.title}>
        {(title) => (
          <span class="title" aria-hidden={props.heading !== undefined}>
            {title()}
          </span>
        )}
      </Show>
      <Show when={props.sub}>
        <span class="opt sub">{props.sub}</span>
      </Show>
      <span class="sp" />
      {props.children}
      <button type="button" class="wide" onClick={() => updateSettings({ volume: muted() ? 0.5 : 0 })} aria-pressed={!muted()}>
        <Icon name={muted() ? 'speaker-off' : 'speaker'} />
        <span class="sr">{t('settings.sound')}</span>
      </button>
      <LanguagePicker />
      <button
        type="button"
        class="candle"
        onClick={() => updateSettings({ theme: theme() === 'day' ? 'candle' : 'day' })}
        aria-pressed={theme() === 'candle'}
      >
        <Icon name="candle-flame" />
        <span class="sr">{t('settings.candle')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="cog" />
        <span class="sr">{t('settings.title')}</span>
      </button>
      <Show when={open()}>{props.settings?.(() => setOpen(false)) ?? <SettingsDialog close={() => setOpen(false)} />}</Show>
    </header>
  );
}
