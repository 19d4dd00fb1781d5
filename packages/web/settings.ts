import { isObject } from '#kernel/plain.ts';
import { createSignal } from 'solid-js';

export type Language = 'en' | 'pl';
export type Theme = 'auto' | 'day' | 'candle';
/** As the device says, in three paces, or none. */
export const MOTIONS = ['auto', 'slow', 'full', 'quick', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a reader may set, kept in this browser only. */
export interface Settings {
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

/** Reads what was kept; whatever does not fit is replaced by its default. */
export function readSettings(kept: string | null, browserLanguage: string): Settings {
  let given: { readonly [name: string]: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (isObject(parsed)) given = parsed;
  } catch {
    // A damaged entry is an empty one.
  }
  const { language, theme, motion, volume, text } = given;
  return {
    language: isOneOf(language, ['en', 'pl'] as const) ? language : browserLanguage.startsWith('pl') ? 'pl' : 'en',
    theme: isOneOf(theme, ['auto', 'day', 'candle'] as const) ? theme : 'auto',
    motion: isOneOf(motion, MOTIONS) ? motion : 'auto',
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.5,
    text: text === true,
  };
}

/** Storage may be closed to us (private windows, policies): then nothing is remembered, and nothing breaks. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Not remembered.
    }
  },
};

const asks = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

const [settings, setSettings] = createSignal<Settings>(
  readSettings(storage.get(KEY), typeof navigator === 'undefined' ? 'en' : navigator.language),
);
const darkness = asks('(prefers-color-scheme: dark)');
const stillness = asks('(prefers-reduced-motion: reduce)');
const [dark, setDark] = createSignal(darkness?.matches === true);
const [still, setStill] = createSignal(stillness?.matches === true);
darkness?.addEventListener('change', (event) => setDark(event.matches));
stillness?.addEventListener('change', (event) => setStill(event.matches));

export { settings };

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  storage.set(KEY, JSON.stringify(next));
}

/** The light of the page now. */
export const light = (): 'day' | 'candle' => {
  const { theme } = settings();
  return theme === 'auto' ? (dark() ? 'candle' : 'day') : theme;
};

/** Whether things travel or appear. */
export const motion = (): 'full' | 'reduced' => {
  const chosen = settings().motion;
  if (chosen === 'auto') return still() ? 'reduced' : 'full';
  return chosen === 'reduced' ? 'reduced' : 'full';
};

const PACES: { readonly [chosen in Motion]: number } = { auto: 1, slow: 0.5, full: 1, quick: 2, reduced: 1 };

/** How fast they travel. */
export const pace = (): number => PACES[settings().motion];
