import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import solid from 'vite-plugin-solid';
import { LANGUAGES } from './packages/kernel/languages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.REDBOOK_SERVER ?? 'http://127.0.0.1:4173';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compressed once here instead of at every request: `x.js.br` and `x.js.gz` beside `x.js`; several at a time, for brotli is slow. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    async closeBundle() {
      const compress = async (file: string): Promise<void> => {
        const bytes = await readFile(file);
        await Promise.all([writeFile(`${file}.gz`, await zip(bytes, { level: 9 })), writeFile(`${file}.br`, await brotli(bytes))]);
      };
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|json|css|svg|html)$/.test(file));
      await Promise.all(files.map((file) => compress(join(out, file))));
    },
  };
}

/** The longer ending first: `js` is the beginning of another one. */
const FILE = /[\w.-]+-[\w-]{8}\.(?:json|js|css|svg|woff2)/g;
/** What thinks about games by the thousand weighs more than the rest together, and comes when it is used. */
const STAYS_AT_HOME = /^(?:LabPage|AnalysisPage|(?:lab|analysis)\.worker)-/;

/** Of which files the book is made, for the service worker: those of every first page, and those that are needed on the road. */
function edition(): Plugin {
  let out = '';
  const read = (file: string): string => (/\.(?:html|js|css)$/.test(file) ? readFileSync(join(out, file), 'utf8') : '');
  const namedIn = (text: string, known: ReadonlySet<string>): string[] => [...new Set(text.match(FILE))].filter((name) => known.has(name));
  return {
    name: 'edition',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    writeBundle() {
      const assets = new Set(readdirSync(join(out, 'assets')));
      const first = namedIn(read('index.html'), assets);
      const needed = new Set(first);
      for (const name of needed)
        for (const other of namedIn(read(join('assets', name)), assets)) if (!STAYS_AT_HOME.test(other)) needed.add(other);
      const asset = (name: string): string => `/assets/${name}`;
      const plain = readdirSync(out).filter((file) => /\.(?:js|svg|webmanifest)$/.test(file) && !/^(?:sw|edition)\.js$/.test(file));
      const shell = ['/', ...plain.map((file) => `/${file}`), ...first.map(asset)];
      const road = [...needed].filter((name) => !first.includes(name)).map(asset);
      const hash = createHash('sha256');
      for (const file of ['index.html', 'sw.js', ...plain]) hash.update(readFileSync(join(out, file)));
      for (const name of [...needed].sort()) hash.update(name);
      const name = hash.digest('hex').slice(0, 12);
      writeFileSync(join(out, 'edition.js'), `self.edition = ${JSON.stringify({ name, shell, road })};\n`);
    },
  };
}

/** Data is written for people and sent without their blanks. */
function dense(): Plugin {
  return {
    name: 'dense',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.json'))
          file.source = JSON.stringify(JSON.parse(Buffer.from(file.source).toString('utf8')));
    },
  };
}

/** Tells the script that runs before the first paint which languages there are. */
function listedLanguages(): Plugin {
  return {
    name: 'listed-languages',
    transformIndexHtml: (page) => page.replace('<html ', `<html data-languages="${LANGUAGES.join(' ')}" `),
  };
}

/** Gives every stylesheet the names of `look/bounds.css`; `css.lightningcss.drafts.customMedia` then puts the sizes in their place. */
function namedBounds(): Plugin {
  const bounds = here('./packages/look/bounds.css');
  return {
    name: 'named-bounds',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id)) return null;
      this.addWatchFile(bounds);
      // Behind the sheet, because its imports must come first; the order does not matter to names.
      return { code: `${code}\n${await readFile(bounds, 'utf8')}`, map: null };
    },
  };
}

const PACKAGES = here('./packages/');
const TABLE_PAGE = join(PACKAGES, 'web/table/TablePage.tsx');
const GAME = /^games\/([^/]+)\/(table\/)?/;
/** What a table of a game fetches, wherever it stands: how it is drawn, how it is read aloud, and what can happen in it. */
const OF_A_TABLE = ['table/index.tsx', 'outline.ts', 'rules/events.ts', 'rules/verbs.ts'];
const GAMES = globSync('games/*/table', { cwd: PACKAGES })
  .sort()
  .map((folder) => join(PACKAGES, folder, '..'));
const SHELF_LINES = /\/locale\/(shelf\.[\w-]+)\.json$/;
/** What the first page asks for as soon as it is there. */
const SOON = ['offline/offlineTables.ts', 'offline/UpdateNotice.tsx', 'offline/appUpdate.ts'].map((file) => join(PACKAGES, 'web', file));

interface Graph {
  getModuleInfo(file: string): { readonly importedIds: readonly string[] } | null;
}

/** A file and all that it imports before it runs. */
function closureOf(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The parts in which a table travels, and what comes before it. Each may use those before it. */
const PARTS = ['soon', 'desk', 'most', 'some', 'one', 'nouns', 'table'] as const;
type Part = (typeof PARTS)[number];

interface Place {
  readonly part: Part;
  readonly file: string;
}

/** Where a file travels that lies in the way to a drawn table and is no part of the first page. */
function placeOf(): (id: string, graph: Graph) => Place | null {
  const closures = new Map<string, ReadonlySet<string>>();
  const within = (root: string, id: string, graph: Graph): boolean => {
    const closure = closures.get(root) ?? closureOf(root, graph);
    closures.set(root, closure);
    return closure.has(id);
  };
  return (id, graph) => {
    const users = GAMES.filter((game) => OF_A_TABLE.some((file) => within(join(game, file), id, graph))).map((game) => basename(game));
    if (SOON.some((file) => within(file, id, graph))) return { part: 'soon', file: 'soon' };
    if (within(TABLE_PAGE, id, graph) || users.length === GAMES.length) return { part: 'desk', file: 'desk' };
    if (users.length === 0) return null;
    const [, game, table] = GAME.exec(relative(PACKAGES, id)) ?? [];
    if (game !== undefined)
      return table === undefined ? { part: 'nouns', file: `${game}-nouns` } : { part: 'table', file: `${game}-table` };
    const file = `look-${users.map((user) => user.charAt(0)).join('')}`;
    return { part: users.length === 1 ? 'one' : users.length === 2 ? 'some' : 'most', file };
  };
}

/**
 * What is always fetched together travels as one file: fifty small ones weigh an eighth more, for each is packed without knowing the others. The shell is the first
 * page, and soon after it comes what it asks for; the desk is what every table has; then of the look what only some games draw; a game's nouns, which its rules need, too; and its drawn table.
 */
function travellingTogether(): Rolldown.CodeSplittingGroup[] {
  const place = placeOf();
  return [
    // What waits for words at the top of the first file must not be waited for by any other.
    { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith('/web/main.tsx') },
    // The lines about all games in one language.
    { name: (id: string) => SHELF_LINES.exec(id)?.[1] ?? null },
    ...PARTS.map((part) => ({
      name: (id: string, graph: Graph) => {
        const found = place(id, graph);
        return found?.part === part ? found.file : null;
      },
    })),
  ];
}

export default defineConfig({
  root: here('./packages/web'),
  plugins: [namedBounds(), listedLanguages(), solid(), dense(), edition(), compressed()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Beside the page, too, a game is fetched when it is played and not before.
  worker: { format: 'es' },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: scripts or fonts; small files stay files.
    assetsInlineLimit: 0,
    // A browser that cannot look ahead fetches a little later; the others need no script for it.
    modulePreload: { polyfill: false },
    // How long each plugin took is nothing to somebody who starts the book for the first time.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: travellingTogether() },
      },
    },
  },
  // The server turns away what comes from another site: the page's own address is left as it is.
  server: { proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true } } },
});
