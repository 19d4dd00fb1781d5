import type { Language } from '#kernel';
import type { Component, JSX } from 'solid-js';
import type { LocaleWords, Words } from './table.ts';

/** A sign of a table: how it is drawn, and the word of the locale that says what it means. */
export interface Sign<Key extends string = string> {
  readonly word: Key;
  /** A word that names it, where what it means is said after its name. */
  readonly name?: Key;
  draw(words: LocaleWords<Key>): JSX.Element;
}

/** Signs of one kind, under a word: `packages/games/<game>/table/signs.tsx` exports them as `signs`. */
export interface SignGroup<Key extends string = string> {
  readonly id: string;
  readonly title: Key;
  readonly signs: readonly Sign<Key>[];
}

/** What a drawing of a worked example is given: the view of the moment, the part of the table in sight, and what of it is pointed at. */
export interface PlateProps<View = unknown> {
  readonly view: View;
  readonly words: Words;
  readonly language: Language;
  readonly at: readonly string[];
  readonly marked: readonly string[];
}

/** Drawings of worked examples by their names: `packages/games/<game>/table/plates.tsx` exports them as `plates`. */
export interface Plates<View = unknown> {
  readonly [name: string]: Component<PlateProps<View>>;
}
