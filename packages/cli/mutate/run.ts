import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task, Verdict } from './worker.ts';

export type Fate = 'killed' | 'survived' | 'unreached';

interface Judgement {
  readonly fate: Fate;
  readonly by: string;
}

/** A process that says nothing for so long, in milliseconds, hangs. */
const SILENCE = 600_000;

/** Gives a task to a process of its own and hears its verdicts; false when it did not end well. */
function judge(task: Task, hear: (verdict: Verdict) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), { execArgv: ['--no-warnings'] });
    let timer = setTimeout(() => child.kill('SIGKILL'), SILENCE);
    child.on('message', (verdict: Verdict) => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), SILENCE);
      hear(verdict);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
    child.send(task);
  });
}

/** Judges mutants one after another. A process is used for many of them until one spoils it. */
export async function judgeAll(task: Omit<Task, 'alone'>, judged: (mutant: number, judgement: Judgement) => void): Promise<void> {
  const alone: number[] = [];
  let waiting = [...task.mutants];
  while (waiting.length > 0) {
    const left = new Set(waiting);
    let first: number | null = null;
    const endedWell = await judge({ ...task, mutants: waiting, alone: false }, (verdict) => {
      if (verdict.fate === 'again') first = verdict.mutant;
      else {
        left.delete(verdict.mutant);
        if (verdict.fate === 'alone') alone.push(verdict.mutant);
        else judged(verdict.mutant, { fate: verdict.fate, by: verdict.fate === 'killed' ? verdict.by : '' });
      }
    });
    if (!endedWell && left.size === waiting.length) throw new Error('The tests could not be run: see the lines above.');
    // Whatever brought the process down is the mutant it was busy with.
    const [next] = left;
    if (!endedWell && next !== undefined) {
      left.delete(next);
      judged(next, { fate: 'killed', by: 'the process broke down' });
    }
    waiting = [...left];
    if (first !== null) waiting = [first, ...waiting.filter((mutant) => mutant !== first)];
  }
  for (const mutant of alone) {
    let fate: Judgement = { fate: 'killed', by: 'the process broke down' };
    await judge({ ...task, mutants: [mutant], alone: true }, (verdict) => {
      if (verdict.fate === 'killed') fate = { fate: 'killed', by: verdict.by };
      else if (verdict.fate === 'survived') fate = { fate: 'survived', by: '' };
    });
    judged(mutant, fate);
  }
}
