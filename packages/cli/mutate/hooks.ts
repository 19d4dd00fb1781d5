import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { instrumented, placesOf } from './instrument.ts';
import type { Mutant } from './mutants.ts';

const SHIM = new URL('./vitest-shim.ts', import.meta.url).href;

/** From now on files of these paths are loaded with their mutants in them, and tests are collected instead of run. */
export function installHooks(root: string, firstOf: ReadonlyMap<string, number>, mutants: readonly Mutant[]): void {
  registerHooks({
    resolve(specifier, context, next) {
      return specifier === 'vitest' && context.parentURL !== SHIM ? { url: SHIM, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url).slice(root.length) : '';
      const first = firstOf.get(file);
      if (first === undefined) return next(url, context);
      const source = instrumented(
        readFileSync(root + file, 'utf8'),
        placesOf(
          mutants.filter((mutant) => mutant.file === file),
          first,
        ),
      );
      return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
    },
  });
}
