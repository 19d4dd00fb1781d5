import type { EventList, GameEvent } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import type { Words } from '#look/table.ts';
import { createSignal } from 'solid-js';
import { change, type Language, settings } from './settings.ts';
import { Book } from './book.ts';
import { type PackNames, wordsOf } from './words.ts';

/** Words are data: where each locale lies, to be fetched as it is. */
const SHELL = import.meta.glob('./locale/*.json', { query: '?url', import: 'default', eager: true });
const GAMES = import.meta.glob(['../games/*/locale/*.json', '!../games/*/locale/shelf.*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
/** What the book says while it teaches a game: fetched by whoever takes a lesson. */
const LESSONS = import.meta.glob('../games/*/lessons/locale/*.json', { query: '?url', import: 'default', eager: true });
/** What a page says that few open: fetched with the page. */
const ROOMS = import.meta.glob('./*/locale/*.json', { query: '?url', import: 'default', eager: true });
/** The rules of each game to read, in its own words. */
const PRIMERS = import.meta.glob('../games/*/primer/locale/*.json', { query: '?url', import: 'default', eager: true });
/** What can happen in each game: how its events are put into words. */
const EVENTS = import.meta.glob<EventList>('../games/*/rules/events.ts', { import: 'EVENTS' });
const declared = new Map<string, EventList>();

/** What each box says on the shelf, in every language: a few lines, wanted on the first page. */
const SHELF = import.meta.glob<object>('../games/*/locale/shelf.*.json', { import: 'default', eager: true });

const book = new Book();
for (const [path, words] of Object.entries(SHELF)) {
  const [, game = '', language = ''] = /games\/([^/]+)\/locale\/shelf\.(\w+)\.json$/.exec(path) ?? [];
  book.add(language, 'shell', { shelf: { [game]: words } });
}
const wanted = new Set<string>(['shell']);
const loading = new Map<string, Promise<void>>();

/** The language whose words are there. It changes after they were loaded, never before: no sentence is ever half translated. */
const [spoken, setSpoken] = createSignal<Language>(settings().language);
/** Counts loaded locales, so that what was said too early is said again. */
const [loaded, setLoaded] = createSignal(0);

export { spoken };

const lessonsOf = (game: string): string => `${game}/lessons`;
const primerOf = (game: string): string => `${game}/primer`;

/** A game may keep the words of its drawn table apart (`table.pl.json`); together they are one locale. */
const filesOf = (namespace: string, language: Language): readonly string[] =>
  Object.entries(namespace === 'shell' ? SHELL : { ...GAMES, ...LESSONS, ...PRIMERS, ...ROOMS })
    .filter(
      ([path]) =>
        (namespace === 'shell' || path.startsWith(`../games/${namespace}/locale/`) || path.startsWith(`./${namespace}/locale/`)) &&
        (path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`)),
    )
    .map(([, url]) => url);

async function fetchWords(url: string): Promise<object> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The words at ${url} did not arrive: the server answers ${answer.status}`);
  const words: object = await answer.json();
  return words;
}

function load(namespace: string, language: Language): Promise<void> {
  const key = `${language}/${namespace}`;
  const under = loading.get(key);
  if (under !== undefined) return under;
  const begun = (async () => {
    for (const words of await Promise.all(filesOf(namespace, language).map(fetchWords))) book.add(language, namespace, words);
    setLoaded((count) => count + 1);
  })();
  // What did not arrive is asked for again the next time.
  begun.catch(() => loading.delete(key));
  loading.set(key, begun);
  return begun;
}

/** Loads the words of a game (or of the shell) in the present language. */
export async function learn(namespace: string): Promise<void> {
  wanted.add(namespace);
  const [events] = await Promise.all([EVENTS[`../games/${namespace}/rules/events.ts`]?.(), load(namespace, settings().language)]);
  if (events === undefined || declared.has(namespace)) return;
  declared.set(namespace, events);
  // Words may have been there first: what was said without knowing its parts is said again.
  setLoaded((count) => count + 1);
}

/** Loads what the book says while it teaches a game. */
export async function learnLessons(game: string): Promise<void> {
  wanted.add(lessonsOf(game));
  await load(lessonsOf(game), settings().language);
}

/** Loads the rules of a game to read. */
export async function learnPrimer(game: string): Promise<void> {
  wanted.add(primerOf(game));
  await load(primerOf(game), settings().language);
}

/** The words of the rules to read. */
export const primerWords = (game: string): Words => wordsOf(book, [primerOf(game), 'shell'], current, undefined, import.meta.env.DEV);

/** The words of a game's lessons. */
export const lessonWords = (game: string): Words => wordsOf(book, [lessonsOf(game), 'shell'], current, undefined, import.meta.env.DEV);

/** The words of a page that few open, learned under its name. */
export const roomWords = (room: string): Words => wordsOf(book, [room, 'shell'], current, undefined, import.meta.env.DEV);

/** Says what happened in a game whose words have been learned. */
export const sentenceOf =
  (game: string, words: Words) =>
  (event: GameEvent): string =>
    words(`event.${event.type}`, wordsOfEvent(declared.get(game) ?? {}, event));

/** The seats that an event of a game names. */
export const seatsIn = (game: string, event: GameEvent): readonly number[] =>
  Object.entries(declared.get(game)?.[event.type] ?? {}).flatMap(([part, { noun }]) => {
    const value = event[part];
    if (noun !== 'seat' || value === undefined) return [];
    return typeof value === 'number' ? [value] : typeof value === 'object' ? value.filter((each) => typeof each === 'number') : [];
  });

export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(namespace, language)));
  change({ language });
  setSpoken(language);
}

const current = (): string => {
  loaded();
  return spoken();
};

/** The words of the shell. */
export const say: Words = wordsOf(book, ['shell'], current, undefined, import.meta.env.DEV);

/** The words of a game, with the names of the people at this table and those that its content brings. */
export const gameWords = (game: string, names: (seat: number) => string, own?: () => PackNames): Words =>
  wordsOf(book, [game, 'shell'], current, names, import.meta.env.DEV, own);

/** How a game words a key, with its gaps unfilled; null where it has only forms of it. */
export const template = (game: string, key: string): string | null => book.find(key, [game], current());

/** Whether a key is there, for words that are optional (help lines, names of arguments). */
export const known = (game: string, key: string): boolean => book.find(key, [game, 'shell'], current(), 1) !== null;
