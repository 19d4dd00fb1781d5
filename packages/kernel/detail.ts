/**
 * What is wrong with a document, in a form that every language can say: the name of a sentence and what fills its blanks. The sentences are in
 * `locale/` beside this file, and in `content/locale/` of each game; a thrown error also has its message in English, for programs.
 */
export interface Detail {
  readonly reason: string;
  readonly params: { readonly [name: string]: string | number };
}

export const detail = (reason: string, params: Detail['params'] = {}): Detail => ({ reason, params });
