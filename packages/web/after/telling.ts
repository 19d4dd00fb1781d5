import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import type { Tale } from '#lab/after/parts.ts';
import { taleOf, USUAL_EFFORT } from '#lab/after/tale.ts';
import { createSignal } from 'solid-js';
import { storage } from '../settings.ts';
import { keep, keptOf, nameOf, type Told } from './kept.ts';
import { Reckoners } from './reckoners.ts';

/** How much work a reader wants to be put into it; remembered. */
const EFFORT = 'redbook.after.effort';
/** Four times the games, half the noise. */
const CLOSER = 4;

/** How far a game has been told. */
export interface Telling {
  readonly told: () => Told | null;
  readonly progress: () => number;
  readonly fault: () => unknown;
  /** Tells it once more, with more games. */
  readonly again: () => void;
}

interface UnderWay {
  readonly name: string;
  readonly telling: Telling;
  readonly end: () => void;
}

/** It takes a while: whoever looks at something else meanwhile finds it further on. Only one game is told at a time, the one that was begun last. */
let underWay: UnderWay | null = null;

/** What is told of a game: under way, kept from before, or begun now. */
export function tellingOf(record: GameRecord): Telling {
  const name = nameOf(record);
  if (underWay?.name === name && underWay.telling.fault() === null) return underWay.telling;
  const [told, setTold] = createSignal<Told | null>(keptOf(record));
  const [progress, setProgress] = createSignal(0);
  const [fault, setFault] = createSignal<unknown>(null);
  let reckoners: Reckoners | null = null;
  const again = (): void => {
    const effort = CLOSER * (told()?.effort ?? USUAL_EFFORT);
    setTold(null);
    void begin(effort);
  };
  const self: UnderWay = { name, telling: { told, progress, fault, again }, end: () => reckoners?.close() };

  /** Reckons the tale in workers. */
  async function begin(effort: number): Promise<void> {
    underWay?.end();
    underWay = self;
    setProgress(0);
    try {
      reckoners = new Reckoners(record);
      const whole = await reckoned(record, reckoners, setProgress, effort);
      keep(record, whole);
      setTold(whole);
    } catch (error) {
      setFault(() => error);
    } finally {
      reckoners?.close();
    }
  }
  if (told() === null) void begin(Number(storage.get(EFFORT) ?? USUAL_EFFORT));
  return self.telling;
}

async function reckoned(record: GameRecord, hired: Reckoners, progress: (done: number) => void, effort: number): Promise<Told> {
  const levels = SHELF.find(({ id }) => id === record.game)?.bots ?? [];
  const tale = await taleOf(await hired.outline(), levels, hired, progress, effort);
  const explained = await Promise.all(
    tale.turnings.map(({ kind, step }) => (kind === 'decision' ? hired.why(step) : Promise.resolve(null))),
  );
  const advised = explained.map((why) => why?.chosen ?? null);
  return { tale: withAdvice(tale, advised, record), reasons: explained.map((why) => why?.reasons ?? []), effort };
}

/** Where a bot can say why, its own choice is told, unless that is what was done. */
function withAdvice(tale: Tale, chosen: readonly Tale['turnings'][number]['instead'][], record: GameRecord): Tale {
  return {
    ...tale,
    turnings: tale.turnings.map((turning, at) => {
      const better = chosen[at] ?? null;
      const same = JSON.stringify(better) === JSON.stringify(record.actions[turning.step]?.action);
      return better === null || same ? turning : { ...turning, instead: better };
    }),
  };
}
