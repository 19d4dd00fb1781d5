import { isLanguage, type Language, languageFor, SOURCE_LANGUAGE } from '#kernel/languages.ts';
import { isObject } from '#kernel/plain.ts';
import { createSignal } from 'solid-js';
import { storage } from '../lib/storage.ts';

type Theme = 'auto' | 'day' | 'candle';
/** As the device says, at three speeds, or none. */
export const MOTIONS = ['auto', 'slow', 'full', 'quick', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];

/** The player's settings, stored in this browser only. */
interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  /** 0 to 1. */
  readonly volume: number;
  /** The text table instead of the drawn one. */
  readonly text: boolean;
}

const KEY = 'redbook.settings';

const isOneOf = <T>(value: unknown, values: readonly T[]): value is T => values.some((each) => each === value);

/** Parses stored settings; invalid values are replaced by defaults. */
export function readSettings(kept: string | null, browserLanguage: string): Settings {
  let given: { readonly [name: string]: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (isObject(parsed)) given = parsed;
  } catch {
    // A damaged entry counts as empty.
  }
  const { language, theme, motion, volume, text } = given;
  return {
    language: isLanguage(language) ? language : languageFor(browserLanguage),
    theme: isOneOf(theme, ['auto', 'day', 'candle'] as const) ? theme : 'auto',
    motion: isOneOf(motion, MOTIONS) ? motion : 'auto',
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.5,
    text: text === true,
  };
}

const mediaQuery = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

const [settings, setSettings] = createSignal<Settings>(
  readSettings(storage.get(KEY), typeof navigator === 'undefined' ? SOURCE_LANGUAGE : navigator.language),
);
const darkness = mediaQuery('(prefers-color-scheme: dark)');
const stillness = mediaQuery('(prefers-reduced-motion: reduce)');
const [dark, setDark] = createSignal(darkness?.matches === true);
const [still, setStill] = createSignal(stillness?.matches === true);
darkness?.addEventListener('change', (event) => setDark(event.matches));
stillness?.addEventListener('change', (event) => setStill(event.matches));

export { settings };

export function updateSettings(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  storage.set(KEY, JSON.stringify(next));
}

/** The current theme, resolved. */
export const theme = (): 'day' | 'candle' => {
  const { theme } = settings();
  return theme === 'auto' ? (dark() ? 'candle' : 'day') : theme;
};

/** Whether pieces are animated. */
export const motion = (): 'full' | 'reduced' => {
  const chosen = settings().motion;
  if (chosen === 'auto') return still() ? 'reduced' : 'full';
  return chosen === 'reduced' ? 'reduced' : 'full';
};

const PACES: { readonly [chosen in Motion]: number } = { auto: 1, slow: 0.5, full: 1, quick: 2, reduced: 1 };

/** Speed factor of animations. */
export const pace = (): number => PACES[settings().motion];
