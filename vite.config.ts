import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.REDBOOK_SERVER ?? 'http://127.0.0.1:4173';

/** Compressed once here instead of at every request: `x.js.br` and `x.js.gz` beside `x.js`. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(file)) continue;
        const bytes = readFileSync(join(out, file));
        writeFileSync(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(out, `${file}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root: here('./packages/web'),
  plugins: [solid(), compressed()],
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: scripts or fonts; small files stay files.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
