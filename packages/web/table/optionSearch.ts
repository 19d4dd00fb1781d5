import type { Action, Param } from '#kernel';
import type { Words } from '#look';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { known, template } from '../i18n.ts';
import { findsAll, findsWhole, plain, searchWords } from '../plain.ts';
import { groupOptions, type OptionGroup, type Shown } from './optionGroups.ts';
import { showOption } from './options.ts';

/** So many choices stay unfolded, though they have headings. */
const READABLE = 24;
/** Keys that choose. */
const KEYS = 9;

/** What may be done, as text that can be searched. */
export interface OptionSearch {
  readonly search: Accessor<string>;
  readonly setSearch: (text: string) => void;
  readonly shown: Accessor<readonly Shown[]>;
  /** Of those, what the search finds. */
  readonly found: Accessor<readonly Shown[]>;
  /** What Enter takes: the only choice left, the one that was written out, or the only one in which what was written stands as whole words. */
  readonly target: Accessor<Action | null>;
  readonly groups: Accessor<readonly OptionGroup[]>;
  readonly asides: Accessor<readonly OptionGroup[]>;
  readonly isOpen: (group: OptionGroup, place: number) => boolean;
  /** The reader folds or unfolds a group himself, in the present decision. */
  readonly turn: (group: OptionGroup, open: boolean) => void;
  /** The keys of the first choices in sight. */
  readonly keys: Accessor<ReadonlyMap<Action, number>>;
  /** A new question: nothing narrowed, nothing folded by hand. */
  readonly reset: () => void;
}

/** The choices of one moment, and where they are looked up. */
export interface Offered {
  readonly game: string;
  readonly options: readonly Action[];
  /** What may be done besides, at any moment. */
  readonly asides: readonly Action[];
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly words: Words;
}

export function createOptionSearch(props: Offered): OptionSearch {
  const [search, setSearch] = createSignal('');
  /** Groups that the reader folded or unfolded himself, in the present decision. */
  const [turned, setTurned] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  const show = (action: Action): Shown =>
    showOption(action, props.aboutOption?.(action) ?? {}, props.words, (key) => known(props.game, key));
  const shown = createMemo((): readonly Shown[] => props.options.map(show));
  const found = createMemo(() => {
    const words = searchWords(search());
    return words.length === 0 ? shown() : shown().filter(({ text }) => findsAll(words, text));
  });
  const target = createMemo((): Action | null => {
    if (search().trim() === '') return null;
    const written = plain(search().trim());
    const equal = found().filter(({ text }) => plain(text) === written);
    const whole = found().filter(({ text }) => findsWhole(searchWords(search()), text));
    return [found(), equal, whole].find(({ length }) => length === 1)?.[0]?.action ?? null;
  });
  const grouped = (options: readonly Shown[]): readonly OptionGroup[] =>
    groupOptions(
      options,
      (verb) => template(props.game, `group.${verb}`) ?? template(props.game, `option.${verb}`),
      (param) => props.words('text.word', { word: param }),
    );
  const groups = createMemo(() => grouped(found()));
  const asides = createMemo(() => grouped(props.asides.map(show)));
  const isOpen = (group: OptionGroup, place: number): boolean =>
    group.heading === '' || (turned().get(group.id) ?? (place === 0 || search() !== '' || found().length <= READABLE));
  const keys = createMemo(() => {
    const inSight = groups().flatMap((group, place) => (isOpen(group, place) ? group.options : []));
    return new Map(inSight.slice(0, KEYS).map(({ action }, index) => [action, index + 1] as const));
  });

  return {
    search,
    setSearch,
    shown,
    found,
    target,
    groups,
    asides,
    isOpen,
    turn: (group, open) => setTurned((all) => new Map(all).set(group.id, open)),
    keys,
    reset() {
      setSearch('');
      setTurned(new Map());
    },
  };
}
