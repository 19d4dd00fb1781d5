// npm run bench: Red Book against the same game on boardgame.io, and against itself after many moves and many games.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, installed, newNode, root, run } from './ready.mjs';

installed();
// Only two parts have a peer.
if (!/--only[= ](flat|crowd|nodes|outage|paint|alerts)\b/.test(process.argv.slice(2).join(' '))) installPeer();
process.exitCode = run(newNode(), [join(root, 'bench/main.ts'), ...process.argv.slice(2)]) ? 0 : 1;

/** The peer has a folder and a lockfile of its own: the product never depends on it. */
function installPeer() {
  const folder = join(root, 'bench');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules/.redbook');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing the peer...\n');
  const windows = process.platform === 'win32';
  // Nothing of the peer's tree is compiled here, so no script of it needs to run.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!run(windows ? 'npm.cmd' : 'npm', words, { cwd: folder, stdio: ['ignore', 2, 2], shell: windows }))
    giveUp('The peer could not be installed: see the lines above.');
  writeFileSync(stamp, wanted);
}
