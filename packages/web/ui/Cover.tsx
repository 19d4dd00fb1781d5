import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { say, speak, spoken } from '../i18n.ts';
import { change, light, settings } from '../settings.ts';
import { fetchedSheet } from './fetchedSheet.tsx';

const SettingsDialog = fetchedSheet(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);

/** The leather cover on top of every screen. `children` are the screen's own links; `brown` says that one only looks on. */
export function Cover(props: {
  /** The name of the screen for those who listen, where no heading shows it. */
  readonly heading?: string;
  readonly title?: string;
  readonly sub?: JSX.Element;
  readonly brown?: boolean;
  readonly guttering?: boolean;
  readonly children?: JSX.Element;
  /** The settings with what belongs to the page among them; left out, they are the same everywhere. */
  readonly settings?: (close: () => void) => JSX.Element;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const other = () => (spoken() === 'pl' ? 'en' : 'pl');
  const muted = () => settings().volume === 0;
  return (
    <header class="cover" classList={{ brown: props.brown === true, guttering: props.guttering === true }}>
      <a class="brand" href="/">
        {say('brand')}
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
      <button type="button" class="wide" onClick={() => change({ volume: muted() ? 0.5 : 0 })} aria-pressed={!muted()}>
        <Icon name={muted() ? 'speaker-off' : 'speaker'} />
        <span class="sr">{say('settings.sound')}</span>
      </button>
      <button type="button" class="tongue" onClick={() => void speak(other())} lang={other()}>
        <span aria-hidden="true">
          <span class="spoken">{spoken().toUpperCase()} · </span>
          <span class="faint">{other().toUpperCase()}</span>
        </span>
        <span class="sr">{other() === 'pl' ? 'Po polsku' : 'In English'}</span>
      </button>
      <button
        type="button"
        class="candle"
        onClick={() => change({ theme: light() === 'day' ? 'candle' : 'day' })}
        aria-pressed={light() === 'candle'}
      >
        <Icon name="candle-flame" />
        <span class="sr">{say('settings.candle')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="cog" />
        <span class="sr">{say('settings.title')}</span>
      </button>
      <Show when={open()}>{props.settings?.(() => setOpen(false)) ?? <SettingsDialog close={() => setOpen(false)} />}</Show>
    </header>
  );
}
