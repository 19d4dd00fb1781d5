import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import { USUAL_EFFORT } from '#lab/after/tale.ts';
import { type Told, toldOf } from '#lab/after/told.ts';
import { createSignal, onCleanup } from 'solid-js';
import { storage } from '../settings.ts';
import { fromHouse } from './fromHouse.ts';
import { keep, keptOf, nameOf } from './kept.ts';
import { Reckoners } from './reckoners.ts';

/** How much work a reader wants to be put into it; remembered. */
const EFFORT = 'redbook.after.effort';
/** Four times the games, half the noise. */
const CLOSER = 4;

/** Who reckons: the house, as soon as so many other games are told, or this browser. */
export type Where = { readonly by: 'house'; readonly before: number } | { readonly by: 'here' };

const HERE: Where = { by: 'here' };

/** How far a game has been told. */
export interface Telling {
  readonly told: () => Told | null;
  readonly progress: () => number;
  readonly where: () => Where;
  readonly fault: () => unknown;
  /** Tells it once more, in this browser, with more games. */
  readonly again: () => void;
}

interface UnderWay {
  readonly name: string;
  readonly telling: Telling;
  readonly end: () => void;
}

/** It takes a while: whoever looks at something else meanwhile finds it further on. Only one game is told here at a time, the one that was begun last. */
let underWay: UnderWay | null = null;

/** What is told of a game: under way, kept from before, told by the house where it stands on one of its tables, or begun now. To be called by a page, which hears of it while it is open. */
export function tellingOf(record: GameRecord, table: string | null): Telling {
  const name = nameOf(record);
  if (underWay?.name === name && underWay.telling.fault() === null) return underWay.telling;
  const [told, setTold] = createSignal<Told | null>(keptOf(record));
  const [progress, setProgress] = createSignal(0);
  const [where, setWhere] = createSignal<Where>(table === null ? HERE : { by: 'house', before: 0 });
  const [fault, setFault] = createSignal<unknown>(null);
  let reckoners: Reckoners | null = null;
  const again = (): void => {
    const effort = CLOSER * (told()?.effort ?? USUAL_EFFORT);
    setTold(null);
    void begin(effort);
  };
  const self: UnderWay = { name, telling: { told, progress, where, fault, again }, end: () => reckoners?.close() };

  /** Reckons the tale in workers. */
  async function begin(effort: number): Promise<void> {
    underWay?.end();
    underWay = self;
    setWhere(HERE);
    setProgress(0);
    try {
      reckoners = new Reckoners(record);
      const levels = SHELF.find(({ id }) => id === record.game)?.bots ?? [];
      const whole = await toldOf(levels, reckoners.reckoner, setProgress, effort);
      keep(record, whole);
      setTold(whole);
    } catch (error) {
      setFault(() => error);
    } finally {
      reckoners?.close();
    }
  }

  /** Lets the house tell it, and tells it here if the house does not. */
  async function wait(at: string): Promise<void> {
    const left = new AbortController();
    onCleanup(() => left.abort());
    const found = await fromHouse(at, left.signal, (answer) => {
      setWhere({ by: 'house', before: answer.state === 'waiting' ? answer.before : 0 });
      setProgress(answer.state === 'reckoning' ? answer.progress : 0);
    });
    if (found !== null) setTold(found);
    else if (!left.signal.aborted) void begin(usual());
  }
  const usual = (): number => Number(storage.get(EFFORT) ?? USUAL_EFFORT);

  if (told() === null) void (table === null ? begin(usual()) : wait(table));
  return self.telling;
}
