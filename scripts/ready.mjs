// Plain JavaScript for any Node from 20 on: makes a fresh clone ready, and does nothing when it is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
const at = (path) => join(root, path);

/** Says what went wrong and what to do, and stops. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a program to its end with its output shown; true when it succeeded. */
export function run(program, words, options = {}) {
  return spawnSync(program, words, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

const stampOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Installs the packages of the lockfile unless exactly those are there. */
export function installed() {
  if (Number(process.versions.node.split('.')[0]) < 20) giveUp(`Red Book needs Node.js 20 or newer; this is ${process.version}.`);
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const stamp = at('node_modules/.redbook');
  if (stampOf(stamp) === wanted) return;
  process.stderr.write('Installing packages...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (!run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }))
    giveUp('The packages could not be installed: see the lines above.');
  writeFileSync(stamp, wanted);
}

/** The Node that runs the project: this one when it is new enough, otherwise the one installed with the packages. */
export function newNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const own = at('node_modules/node/bin/node');
  if (!existsSync(own)) giveUp('Node.js 24 is missing from node_modules: delete node_modules and start again.');
  return own;
}

/** What the client is built from, as one fingerprint: names, sizes and times are not enough after a checkout, so contents. */
function clientFingerprint() {
  const hash = createHash('sha256');
  const walk = (folder) => {
    for (const entry of readdirSync(at(folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!/\.(test|e2e)\.tsx?$|\.md$/.test(entry.name)) hash.update(path).update(readFileSync(at(path)));
    }
  };
  for (const folder of ['packages/web', 'packages/look', 'packages/games', 'packages/kernel', 'packages/wire'])
    if (statSync(at(folder), { throwIfNoEntry: false })) walk(folder);
  for (const file of ['vite.config.ts', 'package-lock.json']) hash.update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Builds the client unless it is built from exactly these sources. */
export function built() {
  const wanted = clientFingerprint();
  const stamp = at('dist/.client');
  if (stampOf(stamp) === wanted && existsSync(at('dist/web/index.html'))) return;
  process.stderr.write('Building the client...\n');
  if (!run(newNode(), [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] }))
    giveUp('The client could not be built: see the lines above.');
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}
