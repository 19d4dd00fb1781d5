import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

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
const STAYS_AT_HOME = /^(?:LabPage|AfterPage|(?:lab|after)\.worker)-/;

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

export default defineConfig({
  root: here('./packages/web'),
  plugins: [solid(), dense(), edition(), compressed()],
  // Beside the page, too, a game is fetched when it is played and not before.
  worker: { format: 'es' },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: scripts or fonts; small files stay files.
    assetsInlineLimit: 0,
    // How long each plugin took is nothing to somebody who starts the book for the first time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The server turns away what comes from another site: the page's own address is left as it is.
  server: { proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true } } },
});
