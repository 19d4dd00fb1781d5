// Plain JavaScript that any Node from 20 on understands: it finds a Node that runs the TypeScript of the project.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const root = fileURLToPath(new URL('../../', import.meta.url));
const own = `${root}node_modules/node/bin/node`;
/** What Node makes of our files is kept, for it takes longer than most commands; also for the threads and processes that a command starts. */
const KEPT = `${root}node_modules/.cache/redbook/compiled`;

/** Runs a program of the project: in this process when its Node is new enough, otherwise on the one installed beside the project. */
export async function runOnNewNode(program) {
  const here = Number(process.versions.node.split('.')[0]) >= NEEDED;
  if (!existsSync(`${root}node_modules/zod`) || (!here && !existsSync(own))) {
    process.stderr.write(`redbook: the dependencies are missing; run "npm ci" in ${root} first.\n`);
    process.exitCode = 1;
    return;
  }
  const file = `${root}${program}`;
  process.env.NODE_COMPILE_CACHE ??= KEPT;
  if (here) {
    // The program reads its words from process.argv, as it would if it had been started directly.
    process.argv[1] = file;
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(own, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches both processes; this one waits for the other to close in its own time.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`redbook: ${own} cannot be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}
