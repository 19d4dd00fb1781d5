import { registerHooks } from 'node:module';
import { replaced, replacementsOf } from './patches.ts';

/**
 * The server of `load/serve.ts` with a switch for the layer that `BENCH_LAYER` names. `BENCH_PHASE`: after so many milliseconds it is switched off or on
 * again, while people play: both kinds of phases meet the same machine. The first part of a phase (`BENCH_SETTLE`) is not counted.
 */

/** Microseconds of processor time and moves of one phase. */
export interface Phase {
  readonly without: boolean;
  readonly cpu: number;
  readonly moves: number;
}

declare global {
  var without: boolean;
  var moves: number;
}

globalThis.without = process.env.BENCH_WITHOUT === '1';
globalThis.moves = 0;

const replacements = replacementsOf(process.env.BENCH_LAYER ?? '');
const missing = new Set(replacements.map(({ file }) => file));

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const here = replacements.filter(({ file }) => url.endsWith(`/packages/${file}`));
    if (here.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    missing.delete(here[0].file);
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: replaced(source, here) };
  },
});

await import('../../load/serve.ts');
if (missing.size > 0) throw new Error(`Not loaded, so not replaced: ${[...missing].join(', ')}`);

const phaseMs = Number(process.env.BENCH_PHASE ?? '0');
const settleMs = Number(process.env.BENCH_SETTLE ?? '0');
let phases: Phase[] = [];

function begin(): void {
  setTimeout(() => {
    const [cpu, moves] = [process.cpuUsage(), globalThis.moves];
    setTimeout(() => {
      const { user, system } = process.cpuUsage(cpu);
      phases.push({ without: globalThis.without, cpu: user + system, moves: globalThis.moves - moves });
      globalThis.without = !globalThis.without;
      begin();
    }, phaseMs - settleMs);
  }, settleMs);
}
if (phaseMs > 0) begin();

process.on('message', (message) => {
  if (message === 'forget') phases = [];
  else if (message === 'phases') process.send?.(phases);
});
