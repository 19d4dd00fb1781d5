import { isComplete, type Language, SOURCE_LANGUAGE } from '#kernel/languages.ts';
import type { Nouns } from '#kernel/nouns.ts';
import type { LocaleKey } from '#look/localeKey.ts';
import type { GameKey } from '#games';
import type { LocaleWords, Words } from '#look/table.ts';
import { createSignal } from 'solid-js';
import { updateSettings, settings } from '../settings/settings.ts';
import { Dictionary } from './dictionary.ts';
import { type PackNames, createTranslator } from './translator.ts';
import type en from './locale/en.json';

/** A key of the texts that every page has. */
export type ShellKey = LocaleKey<typeof en>;

/** Locale files are data: fetched by URL. */
const SHELL = import.meta.glob('./locale/*.json', { query: '?url', import: 'default', eager: true });
/** What the table of a game says. Its lines on the first page, and the phrases of which it makes names itself, come as scripts. */
const GAMES = import.meta.glob(['../../games/*/locale/*.json', '!../../games/*/locale/{shelf,dotNames}.*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The few lines about each game, which the first page needs; of each language one script. */
const SHELF = import.meta.glob<object>('../../games/*/locale/shelf.*.json', { import: 'default' });

const dictionary = new Dictionary();
const wanted = new Set<string>(['shell']);
const loading = new Map<string, Promise<void>>();
/** Games whose declarations are loaded. */
const declared = new Set<string>();

/** The current locale. It changes after its texts are loaded, never before: no page is ever half translated. */
const [locale, setLocaleSignal] = createSignal<Language>(settings().language);
/** Counts loaded namespaces, so that texts are rendered again when they arrive. */
const [loaded, setLoaded] = createSignal(0);

export { locale };

const isGame = (namespace: string): boolean => Object.keys(GAMES).some((path) => path.startsWith(`../../games/${namespace}/`));
/** Files of namespaces that later modules bring along. */
const brought = new Map<string, { readonly [path: string]: string }>();

/** A module that is loaded later says where its texts are; then its namespace is loaded like any other. */
export function addNamespace(namespace: string, files: { readonly [path: string]: string }): Promise<void> {
  brought.set(namespace, files);
  return loadNamespace(namespace);
}

/** A game may split its locale (`table.pl.json`); together the files are one namespace. */
async function filesOf(namespace: string, language: Language): Promise<readonly string[]> {
  const whole = namespace === 'shell' ? SHELL : brought.get(namespace);
  const files = whole ?? (isGame(namespace) ? GAMES : (await import('./pageFiles.ts')).PAGES);
  return Object.entries(files)
    .filter(
      ([path]) =>
        (whole !== undefined || path.startsWith(`../../games/${namespace}/locale/`) || path.startsWith(`../${namespace}/locale/`)) &&
        (path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`)),
    )
    .map(([, url]) => url);
}

async function fetchTexts(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The words at ${url} did not arrive: the server answers ${answer.status}`);
  const texts: unknown = await answer.json();
  return texts;
}

/** The lines about each game. */
async function loadShelf(language: Language): Promise<void> {
  const ending = `/locale/shelf.${language}.json`;
  await Promise.all(
    Object.entries(SHELF).map(async ([path, lines]) => {
      if (path.endsWith(ending))
        dictionary.add(language, 'shell', { shelf: { [path.slice('../../games/'.length, -ending.length)]: await lines() } });
    }),
  );
}

/** Loads the texts of a namespace, and those of the source language where this one may lack some. */
const load = async (namespace: string, language: Language): Promise<void> => {
  await Promise.all((isComplete(language) ? [language] : ([language, SOURCE_LANGUAGE] as const)).map((each) => loadAlone(namespace, each)));
};

function loadAlone(namespace: string, language: Language): Promise<void> {
  const key = `${language}/${namespace}`;
  const under = loading.get(key);
  if (under !== undefined) return under;
  const begun = (async () => {
    const shelf = namespace === 'shell' ? loadShelf(language) : undefined;
    const files = await filesOf(namespace, language);
    for (const words of await Promise.all(files.map(fetchTexts))) dictionary.add(language, namespace, words);
    await shelf;
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
  const [nouns] = await Promise.all([isGame(namespace) ? nounsOf(namespace) : null, load(namespace, settings().language)]);
  if (nouns === null || declared.has(namespace)) return;
  declared.add(namespace);
  dictionary.setNouns(namespace, nouns);
  // Texts may have arrived before the declarations: render again.
  setLoaded((count) => count + 1);
}

/** What a game declares is loaded with its first table, not with the first page. */
const nounsOf = async (game: string): Promise<Nouns | null> => (await import('./declarations.ts')).loadDeclarations(game);

/** Translator of a page with a locale of its own; it falls back on the shell. */
export const pageTranslator = <Tree>(page: string): Words<LocaleKey<Tree> | ShellKey> =>
  createTranslator(dictionary, [page, 'shell'], current, undefined, import.meta.env.DEV);

export async function setLocale(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(namespace, language)));
  updateSettings({ language });
  setLocaleSignal(language);
}

const current = (): string => {
  loaded();
  return locale();
};

/** Translator of the shell. */
export const t: Words<ShellKey> = createTranslator(dictionary, ['shell'], current, undefined, import.meta.env.DEV);

/** Texts whose key ends in a name that is data: of a game, of a bot's level, of a fault or field that the server names. */
export type DynamicKey = `shelf.${string}.${'title' | 'tagline' | 'invitation'}` | `bot.${string}` | `fault.${string}`;

/** The text of a key that is only known at run time. `locale.test.ts` looks up every name that such a key can end in. */
export const dynamicText: Words<DynamicKey> = createTranslator(dictionary, ['shell'], current, undefined, import.meta.env.DEV);

/** Says a text of a game: a key that neither the shell nor any game has does not compile. */
export type GameWords = LocaleWords<GameKey | ShellKey>;

/** Translator of a game, with the players' names at this table and the names of its content pack. */
export const gameTranslator = (game: string, names: (seat: number) => string, own?: () => PackNames): GameWords =>
  tableTranslator(game, names, own);

/** The same for the drawn table of the game, which knows the keys of its own locale. */
export const tableTranslator = (game: string, names: (seat: number) => string, own?: () => PackNames): Words =>
  createTranslator(dictionary, [game, 'shell'], current, names, import.meta.env.DEV, own);

/** The raw text of a key, with its placeholders; null where there are only plural forms. */
export const template = (game: string, key: string): string | null => dictionary.find(key, [game], current());

/** Whether a key exists, for optional texts (help lines, names of arguments). */
export const hasText = (game: string, key: string): boolean => dictionary.find(key, [game, 'shell'], current(), 1) !== null;
