// npm run dev: the server restarts and the page reloads when a file changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installed, newNode, root } from './ready.mjs';

installed();
const node = newNode();
const port = process.env.PORT ?? '8080';
const start = (words, env = {}) => spawn(node, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'packages/cli/main.ts'), 'serve', '--port', port]),
  start([join(root, 'node_modules/vite/bin/vite.js')], { REDBOOK_SERVER: `http://127.0.0.1:${port}` }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
