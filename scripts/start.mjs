// npm start: installs and builds what is missing, then serves. Words after `--` go to `redbook serve`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { built, installed, newNode, root } from './ready.mjs';

installed();
built();
const server = spawn(newNode(), [join(root, 'packages/cli/main.ts'), 'serve', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches both processes; this one waits until the server has closed in its own time.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
