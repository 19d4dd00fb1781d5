/** The dotted keys of a tree of texts. */
type Leaf<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? `${Path}${Name}` : Leaf<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & string];

/** English has two plural forms; a call with a count names the key without them. */
type Stem<Key> = Key extends `${infer Singular}_one` ? Singular : Key extends `${infer Plural}_other` ? Plural : never;

/** What a caller may ask a locale for: the type of its English file, `typeof import('./locale/en.json')`. */
export type LocaleKey<Tree> = Leaf<Tree> | Stem<Leaf<Tree>>;

declare const atRunTime: unique symbol;

/** A key that is data: the name of a sign, a word that an event brought. Tests look up every such key. */
export type RuntimeKey = string & { readonly [atRunTime]?: true };
export const runtimeKey = (key: string): RuntimeKey => key;

/**
 * `Asked` where the locale has it, else never. A text with a hole (`region.${string}`) needs at least one key that fits; a plain `string` says nothing and is
 * refused.
 */
export type KnownKey<Asked extends string, Key extends string> = typeof atRunTime extends keyof Asked
  ? Asked
  : Asked extends Key
    ? Asked
    : string extends Asked
      ? never
      : [Extract<Key, Asked>] extends [never]
        ? never
        : Asked;
