import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.REDBOOK_SERVER ?? 'http://127.0.0.1:4173';

export default defineConfig({
  root: here('./packages/web'),
  plugins: [solid()],
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: scripts or fonts; small files stay files.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
