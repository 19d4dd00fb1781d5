import type { EventList, GameEvent } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import type { Words } from '#look/table.ts';
import { createSignal } from 'solid-js';
import { updateSettings, type LocaleId, settings } from '../settings/settings.ts';
import { Dictionary } from './dictionary.ts';
import { type PackNames, createTranslator } from './translator.ts';

/** Locale files are data: fetched by URL. */
const SHELL = import.meta.glob('./locale/*.json', { query: '?url', import: 'default', eager: true });
const GAMES = import.meta.glob(['../../games/*/locale/*.json', '!../../games/*/locale/shelf.*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Texts of a game's lessons: loaded when a player takes one. */
const LESSONS = import.meta.glob('../../games/*/lessons/locale/*.json', { query: '?url', import: 'default', eager: true });
/** Texts of pages that few players open: loaded with the page. */
const PAGES = import.meta.glob(['../*/locale/*.json', '!../i18n/locale/*.json'], { query: '?url', import: 'default', eager: true });
/** Texts of each game's primer. */
const PRIMERS = import.meta.glob('../../games/*/primer/locale/*.json', { query: '?url', import: 'default', eager: true });
/** Event declarations of each game: how its events become texts. */
const EVENTS = import.meta.glob<EventList>('../../games/*/rules/events.ts', { import: 'EVENTS' });
const eventLists = new Map<string, EventList>();

/** The few lines about each game in every language, which the first page needs. */
const SHELF = import.meta.glob<object>('../../games/*/locale/shelf.*.json', { import: 'default', eager: true });

const dictionary = new Dictionary();
for (const [path, words] of Object.entries(SHELF)) {
  const [, game = '', language = ''] = /games\/([^/]+)\/locale\/shelf\.(\w+)\.json$/.exec(path) ?? [];
  dictionary.add(language, 'shell', { shelf: { [game]: words } });
}
const wanted = new Set<string>(['shell']);
const loading = new Map<string, Promise<void>>();

/** The current locale. It changes after its texts are loaded, never before: no page is ever half translated. */
const [locale, setLocaleSignal] = createSignal<LocaleId>(settings().language);
/** Counts loaded namespaces, so that texts are rendered again when they arrive. */
const [loaded, setLoaded] = createSignal(0);

export { locale };

const lessonsOf = (game: string): string => `${game}/lessons`;
const primerOf = (game: string): string => `${game}/primer`;

/** A game may split its locale (`table.pl.json`); together the files are one namespace. */
const filesOf = (namespace: string, language: LocaleId): readonly string[] =>
  Object.entries(namespace === 'shell' ? SHELL : { ...GAMES, ...LESSONS, ...PRIMERS, ...PAGES })
    .filter(
      ([path]) =>
        (namespace === 'shell' || path.startsWith(`../../games/${namespace}/locale/`) || path.startsWith(`../${namespace}/locale/`)) &&
        (path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`)),
    )
    .map(([, url]) => url);

async function fetchTexts(url: string): Promise<object> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The words at ${url} did not arrive: the server answers ${answer.status}`);
  const words: object = await answer.json();
  return words;
}

function load(namespace: string, language: LocaleId): Promise<void> {
  const key = `${language}/${namespace}`;
  const under = loading.get(key);
  if (under !== undefined) return under;
  const begun = (async () => {
    for (const words of await Promise.all(filesOf(namespace, language).map(fetchTexts))) dictionary.add(language, namespace, words);
    setLoaded((count) => count + 1);
  })();
  // A failed load is retried the next time.
  begun.catch(() => loading.delete(key));
  loading.set(key, begun);
  return begun;
}

/** Loads the texts of a game, a page or the shell in the current locale. */
export async function loadNamespace(namespace: string): Promise<void> {
  wanted.add(namespace);
  const [events] = await Promise.all([EVENTS[`../../games/${namespace}/rules/events.ts`]?.(), load(namespace, settings().language)]);
  if (events === undefined || eventLists.has(namespace)) return;
  eventLists.set(namespace, events);
  // Texts may have arrived before the declarations: render again.
  setLoaded((count) => count + 1);
}

/** Loads the texts of a game's lessons. */
export async function loadLessonTexts(game: string): Promise<void> {
  wanted.add(lessonsOf(game));
  await load(lessonsOf(game), settings().language);
}

/** Loads the texts of a game's primer. */
export async function loadPrimerTexts(game: string): Promise<void> {
  wanted.add(primerOf(game));
  await load(primerOf(game), settings().language);
}

/** Translator of a game's primer. */
export const primerTranslator = (game: string): Words =>
  createTranslator(dictionary, [primerOf(game), 'shell'], current, undefined, import.meta.env.DEV);

/** Translator of a game's lessons. */
export const lessonTranslator = (game: string): Words =>
  createTranslator(dictionary, [lessonsOf(game), 'shell'], current, undefined, import.meta.env.DEV);

/** Translator of a page with a locale of its own; it falls back on the shell. */
export const pageTranslator = (room: string): Words =>
  createTranslator(dictionary, [room, 'shell'], current, undefined, import.meta.env.DEV);

/** The text of an event, once the game's namespace is loaded. */
export const eventText =
  (game: string, tGame: Words) =>
  (event: GameEvent): string =>
    tGame(`event.${event.type}`, wordsOfEvent(eventLists.get(game) ?? {}, event));

/** The seats that an event of a game names. */
export const seatsOfEvent = (game: string, event: GameEvent): readonly number[] =>
  Object.entries(eventLists.get(game)?.[event.type] ?? {}).flatMap(([part, { noun }]) => {
    const value = event[part];
    if (noun !== 'seat' || value === undefined) return [];
    return typeof value === 'number' ? [value] : typeof value === 'object' ? value.filter((each) => typeof each === 'number') : [];
  });

export async function setLocale(language: LocaleId): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(namespace, language)));
  updateSettings({ language });
  setLocaleSignal(language);
}

const current = (): string => {
  loaded();
  return locale();
};

/** Translator of the shell. */
export const t: Words = createTranslator(dictionary, ['shell'], current, undefined, import.meta.env.DEV);

/** Translator of a game, with the players' names at this table and the names of its content pack. */
export const gameTranslator = (game: string, names: (seat: number) => string, own?: () => PackNames): Words =>
  createTranslator(dictionary, [game, 'shell'], current, names, import.meta.env.DEV, own);

/** The raw text of a key, with its placeholders; null where there are only plural forms. */
export const template = (game: string, key: string): string | null => dictionary.find(key, [game], current());

/** Whether a key exists, for optional texts (help lines, names of arguments). */
export const hasText = (game: string, key: string): boolean => dictionary.find(key, [game, 'shell'], current(), 1) !== null;
