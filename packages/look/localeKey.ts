/** The dotted keys of a tree of texts. */
type Leaf<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? `${Path}${Name}` : Leaf<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & string];

/** English has two plural forms; a call with a count names the key without them. */
type Stem<Key> = Key extends `${infer Singular}_one` ? Singular : Key extends `${infer Plural}_other` ? Plural : never;

/** What a caller may ask a locale for: the type of its English file, `typeof import('./locale/en.json')`. */
export type LocaleKey<Tree> = Leaf<Tree> | Stem<Leaf<Tree>>;
