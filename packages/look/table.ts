import type { GameRecord, Language, Outcome, Param, Prompt, Vocabulary } from '#kernel';
import type { SeatTurn, TableInfo } from '#wire';
import type { Component } from 'solid-js';
import type { KnownKey } from './localeKey.ts';

/** Says a key of the locale in the player's language. Params that begin with `@` are words themselves; `@seat.1` is a player's name. */
export type Words<Key extends string = string> = (key: Key, params?: { readonly [name: string]: Param }) => string;

/** Texts of the shell that tables say, too. */
export type ShellWord = 'close' | 'loading';

/** The same where the keys are those of a game's locale: a misspelt key does not compile. */
export type LocaleWords<Key extends string> = <const Asked extends string>(
  key: Asked & KnownKey<Asked, Key | ShellWord>,
  params?: { readonly [name: string]: Param },
) => string;

/** Sounds that every table knows. */
export type Sound = 'quill' | 'die' | 'page' | 'seal' | 'bell' | 'nazgul' | 'battle';

/**
 * What a drawn table is given. It shows the view and offers the options; it never decides what is legal. All members are reactive. `V` is what can
 * be said in the game: its actions and its events; `Key` a key of its locale.
 */
export interface TableProps<View = unknown, V extends Vocabulary = Vocabulary, Key extends string = string> {
  readonly view: View;
  readonly info: TableInfo;
  /** The viewer's seat that is asked now, with its prompt and options, or has an aside to make; null when the viewer only looks on. */
  readonly turn: SeatTurn<V['action']> | null;
  /** Seats that are asked now, anybody's. */
  readonly waiting: readonly number[];
  /** The seat whose sheet, hand or screen is shown as "mine"; watchers are given the first seat. */
  readonly mine: number;
  readonly outcome: Outcome | null;
  /** What has just happened, oldest first: to be seen to happen. Empty after a reload or a jump. */
  readonly fresh: readonly V['event'][];
  /** The line of the chronicle at which somebody points: what it names is to be seen on the board. */
  readonly pointed?: V['event'] | null;
  /** All that the viewer has heard so far, oldest first; where several people share a screen, what everybody heard. */
  readonly events: readonly V['event'][];
  /** The whole game, while a finished one is seen again. */
  readonly record?: GameRecord;
  /** Fetches the same when a game at a table is over. */
  readonly recorded?: () => Promise<GameRecord>;
  /** `replay` and `watch` offer nothing to touch. */
  readonly mode: 'play' | 'watch' | 'replay';
  /** A move is on its way to the server: controls are ghosted. */
  readonly busy: boolean;
  readonly motion: 'full' | 'reduced';
  readonly words: LocaleWords<Key>;
  readonly language: Language;
  /** Says in the player's language what happened. */
  sentence(event: V['event']): string;
  act(action: V['action']): void;
  undo(): void;
  /** While something is held between two touches, the board asks what to do with it, in the place of what the rules ask; null when it is laid down. */
  asks(prompt: Prompt | null): void;
  /** Touching a barred thing: asks the rules why and opens the slip beside `anchor` (with null, somewhere), titled with the question. */
  askWhy(question: string, action: V['action'], anchor: Element | null): void;
  /** Opens the slip with rules already known. */
  showRules(question: string, rules: readonly string[], anchor: Element | null): void;
  play(sound: Sound): void;
}

export interface SeatLineProps<View = unknown, V extends Vocabulary = Vocabulary, Key extends string = string>
  extends TableProps<View, V, Key> {
  readonly seat: number;
}

/** One line of the end screen's comparison of luck: what chance gave a seat and what it owed. */
export interface Luck {
  readonly seat: number;
  /** Word of the locale that names what is counted. */
  readonly what: string;
  readonly got: number;
  readonly expected: number;
  /** One standard deviation of what was expected. */
  readonly deviation: number;
}

/** A moment of a finished game worth going back to. The wording is in the locale under `mark.<kind>`. */
export interface Mark {
  /** As the replay counts: 0 is the set-up, n the moment after the n-th action. */
  readonly step: number;
  readonly kind: string;
  readonly params: { readonly [name: string]: Param };
}

/** A large part of a finished game. The wording is in the locale under `chapter.<kind>`. */
export interface Chapter {
  readonly kind: string;
  readonly params: { readonly [name: string]: Param };
  /** A text that came of it, to be kept as a file of this name. */
  readonly keep?: { readonly name: string; readonly text: string };
}

/** What a game brings for the browser: `packages/games/<game>/table/index.tsx` exports it as `table`. */
export interface GameTable<View = unknown, V extends Vocabulary = Vocabulary, Key extends string = string> {
  /** The board with its pieces and its tray. */
  readonly Board: Component<TableProps<View, V, Key>>;
  /** What stands beside a player's badge and name in the margin. */
  readonly SeatLine: Component<SeatLineProps<View, V, Key>>;
  /** Badge of a seat, 32 by 32; with the name of whoever sits there, where it is known. */
  readonly Badge: Component<{ readonly view: View; readonly seat: number; readonly name?: string | null }>;
  /** Which of the hobbits' colours the badge of a seat has, by its place in `HOBBIT_IDS`; left out where seats have them in their order. */
  colour?(view: View, seat: number): number | null;
  /**
   * Name of the icon before a line of the chronicle, or null; `head` marks the beginning of a turn, `shown` what the board can point at. `turn` says where
   * somebody's turn begins, where that is more often than heads stand in the chronicle.
   */
  chronicle(event: V['event']): { readonly icon: string | null; readonly head: boolean; readonly turn?: boolean; readonly shown?: boolean };
  /** Which words say what a seat plays for at this moment, where that differs or changes; else `goal` does. Spectators have no seat. */
  goal?(view: View, seat: number | null): string;
  /** Whether an event that names no seat is about this one: about its side, say. Left out where seats are all that events name. */
  about?(event: V['event'], view: View, seat: number): boolean;
  /** The seat through whose eyes a finished game is seen first, where it knew what the others had to guess; else a watcher's. */
  readonly knowing?: number;
  /** Where on the board this is done: selectors of what is touched for it, in the order of the touches. What of them is to be seen is marked by a hint. */
  where(view: View, action: V['action']): Promise<readonly string[]>;
  /** How lucky each seat was in a finished game. */
  luck?(record: GameRecord): Promise<readonly Luck[]>;
  /** Moments to mark on the time-line of a replay, in their order: days, near misses, counter-attacks. */
  marks?(record: GameRecord): Promise<readonly Mark[]>;
  /** What a finished game was made of, in its order, for the page that tells it together with the game that follows. */
  chapters?(record: GameRecord): Promise<readonly Chapter[]>;
}
