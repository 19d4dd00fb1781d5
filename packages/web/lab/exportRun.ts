import { openGame } from '#games';
import { csvOf, jsonOf, reportOf } from '#lab/report.ts';
import type { Run } from './runs.ts';

/** The run as a file: what was counted, with its seed and its versions; the same bytes as on the command line. */
async function exportText(run: Run, kind: 'json' | 'csv'): Promise<string> {
  const { setups, seed } = run.plan;
  const tallies = run.tallies();
  const worth = run.ablation()?.phase === 'done' ? (run.ablation()?.worth ?? null) : null;
  const report = reportOf(await openGame(setups[0].game), tallies, seed, worth);
  return kind === 'json' ? jsonOf(report) : csvOf(report, tallies);
}

export async function exportRun(run: Run, kind: 'json' | 'csv'): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await exportText(run, kind)], { type: kind === 'json' ? 'application/json' : 'text/csv' }));
  link.download = `redbook-lab-${run.plan.setups[0].game}-${run.plan.seed}-${run.tallies()[0]?.results.length ?? 0}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
