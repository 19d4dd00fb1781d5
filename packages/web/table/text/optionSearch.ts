import { capitalized } from '#look/capitalized.ts';
import type { Action, Param } from '#kernel';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { type GameWords, hasText, template } from '../../i18n/i18n.ts';
import { matchesAll, matchesWholeWords, foldText, searchWords } from '../../lib/textSearch.ts';
import { groupOptions, type OptionGroup } from './groupOptions.ts';
import type { OptionText } from '../../game/optionText.ts';
import { optionText } from '../../game/optionText.ts';

/** Up to so many options stay unfolded under headings. */
const READABLE = 24;
/** Number of shortcut keys. */
const KEYS = 9;

/** Options as text, filtered by a search. */
export interface OptionSearch {
  readonly search: Accessor<string>;
  readonly setSearch: (text: string) => void;
  readonly shown: Accessor<readonly OptionText[]>;
  /** The options that match the search. */
  readonly found: Accessor<readonly OptionText[]>;
  /** What Enter chooses: the only match, the exact match, or the only match by whole words. */
  readonly target: Accessor<Action | null>;
  readonly groups: Accessor<readonly OptionGroup[]>;
  readonly asides: Accessor<readonly OptionGroup[]>;
  readonly isOpen: (group: OptionGroup, place: number) => boolean;
  /** The player folds or unfolds a group, for the present prompt. */
  readonly turn: (group: OptionGroup, open: boolean) => void;
  /** Shortcut keys of the first visible options. */
  readonly keys: Accessor<ReadonlyMap<Action, number>>;
  /** A new prompt: clears search and folds. */
  readonly reset: () => void;
}

/** The options of one prompt. */
export interface AvailableOptions {
  readonly game: string;
  readonly options: readonly Action[];
  /** Asides, possible at any moment. */
  readonly asides: readonly Action[];
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly tGame: GameWords;
}

export function createOptionSearch(props: AvailableOptions): OptionSearch {
  const [search, setSearch] = createSignal('');
  /** Groups that the player folded or unfolded, for the present prompt. */
  const [turned, setTurned] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  const show = (action: Action): OptionText =>
    optionText(action, props.aboutOption?.(action) ?? {}, props.tGame, (key) => hasText(props.game, key));
  const shown = createMemo((): readonly OptionText[] => props.options.map(show));
  const found = createMemo(() => {
    const words = searchWords(search());
    return words.length === 0 ? shown() : shown().filter(({ text }) => matchesAll(words, text));
  });
  const target = createMemo((): Action | null => {
    if (search().trim() === '') return null;
    const written = foldText(search().trim());
    const equal = found().filter(({ text }) => foldText(text) === written);
    const whole = found().filter(({ text }) => matchesWholeWords(searchWords(search()), text));
    return [found(), equal, whole].find(({ length }) => length === 1)?.[0]?.action ?? null;
  });
  const grouped = (options: readonly OptionText[]): readonly OptionGroup[] =>
    groupOptions(
      options,
      (verb) => template(props.game, `group.${verb}`) ?? template(props.game, `option.${verb}`),
      (param) => capitalized(props.tGame('text.word', { word: param })),
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
