import { parseSync } from 'vite';

/** A source file: where it is, and what is in it. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** An export that no other file imports. */
interface UnusedExport {
  readonly file: string;
  readonly name: string;
}

/** What a file takes from others. `*` stands for all exports of a module. */
interface Imports {
  readonly named: readonly (readonly [module: string, name: string])[];
  readonly passedOn: readonly (readonly [module: string, name: string, as: string])[];
  readonly exported: ReadonlySet<string>;
}

const ALL = '*';

/** `(await import('./page.tsx')).Page`, `import('./page.tsx').then(({ Page }) => ...)`, `typeof import('./page.tsx')`. */
const LAZY =
  /(?:const \{([^}]*)\} = await )?import\(\s*'([^']+)'\s*\)(?:\)\s*\.(\w+)|\s*\.then\(\s*(?:async )?\(?\{([^}]*)\}|\.(\w+)(?!\w*\())?/g;
/** `import.meta.glob('./*.ts', { import: 'NAME' })`: every file may be meant. */
const GLOB = /import\.meta\.glob[\s\S]{0,300}?import: '(\w+)'/g;

const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? ALL);

const namesIn = (pattern: string): string[] =>
  pattern
    .split(',')
    .map((each) => each.split(':')[0].trim())
    .filter((each) => each !== '');

/** Parsing takes most of the time. */
const parsedFiles = new WeakMap<SourceFile, Imports>();

function importsOf(file: SourceFile): Imports {
  const imports = parsedFiles.get(file) ?? parse(file);
  parsedFiles.set(file, imports);
  return imports;
}

function parse({ path, text }: SourceFile): Imports {
  const { module } = parseSync(path, text);
  const named: [string, string][] = [];
  const passedOn: [string, string, string][] = [];
  const exported = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries) named.push([moduleRequest.value, nameOf(importName)]);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries) {
      const name = nameOf(exportName);
      if (moduleRequest === null) exported.add(name);
      else if (name === ALL) passedOn.push([moduleRequest.value, ALL, ALL]);
      else {
        passedOn.push([moduleRequest.value, importName.name ?? ALL, name]);
        exported.add(name);
      }
    }
  for (const [, awaited, target, member, destructured, typeMember] of text.matchAll(LAZY)) {
    const names = awaited ?? destructured;
    if (names !== undefined) named.push(...namesIn(names).map((name): [string, string] => [target, name]));
    else named.push([target, member ?? typeMember ?? ALL]);
  }
  return { named, passedOn, exported };
}

interface ExportUse {
  /** The file that an import means; undefined where it is none of these. */
  readonly resolve: (from: string, module: string) => string | undefined;
  /** Whether the imports of a file count. */
  readonly isUser?: (file: string) => boolean;
  /** Files that are loaded under a computed name: all their exports count as used. */
  readonly isEntrance?: (file: string) => boolean;
}

/** Exports that no other file imports. */
export function unusedExports(
  files: readonly SourceFile[],
  { resolve, isUser = () => true, isEntrance = () => false }: ExportUse,
): UnusedExport[] {
  const parsed = new Map(files.map((file) => [file.path, importsOf(file)]));
  const used = new Map<string, Set<string>>();
  const use = (file: string, name: string): void => {
    const names = used.get(file) ?? new Set();
    used.set(file, names);
    if (names.has(name)) return;
    names.add(name);
    // A re-export that is used is a use of what it names.
    for (const [module, from, as] of parsed.get(file)?.passedOn ?? []) {
      const target = resolve(file, module);
      if (target === undefined) continue;
      if (as === name || name === ALL) use(target, from);
      else if (as === ALL && name !== 'default') use(target, name);
    }
  };
  for (const [file, { named }] of parsed) {
    if (isEntrance(file)) use(file, ALL);
    if (!isUser(file)) continue;
    for (const [module, name] of named) {
      const target = resolve(file, module);
      if (target !== undefined && target !== file) use(target, name);
    }
  }
  const globbed = new Set(files.flatMap(({ text }) => [...text.matchAll(GLOB)].map(([, name]) => name)));
  return [...parsed].flatMap(([file, { exported }]) => {
    const names = used.get(file) ?? new Set();
    return [...exported].filter((name) => !names.has(ALL) && !names.has(name) && !globbed.has(name)).map((name) => ({ file, name }));
  });
}
