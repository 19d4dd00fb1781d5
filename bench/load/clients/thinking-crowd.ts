import { setTimeout as sleep } from 'node:timers/promises';
import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { type NewTable, nextLots, type ServerMessage } from '../../../packages/wire/index.ts';
import { BotWaiter } from './bot-waiter.ts';
import { Visitor } from './visitor.ts';

/** People at one address who make bots think as much as the limits allow. */
export interface ThinkingCrowd {
  /** What it got so far: answers, and refusals by code. */
  readonly got: ReadonlyMap<string, number>;
  leave(): void;
}

const isOf = (text: string, kind: string): boolean => text.startsWith(`{"t":"${kind}"`);

/** So many hints each guest has open at a time: what one person may ask at once. */
const HINTS_OPEN = 4;
const AFTER_REFUSAL = 500;

/** Guests who each sit with a bot, and ask for hints all the time. */
export async function askForHints(url: string, address: string, guests: number, plan: NewTable): Promise<ThinkingCrowd> {
  const got = new Map<string, number>();
  const count = (what: string): void => void got.set(what, (got.get(what) ?? 0) + 1);
  let over = false;
  const visitors: Visitor[] = [];
  for (let guest = 0; guest < guests; guest++) {
    const visitor = await Visitor.arrive(url, address);
    visitors.push(visitor);
    const table = await visitor.setTable(plan);
    const asked = Promise.withResolvers<void>();
    let turn = { seat: 0, seen: 0 };
    let hints = 0;
    const ask = (): void => visitor.send({ t: 'hint', table, id: `hint-${++hints}`, ...turn });
    visitor.hear = (text) => {
      if (isOf(text, 'hint')) {
        count('hints');
        ask();
      } else if (isOf(text, 'refused')) {
        count(unchecked<{ code: string }>(JSON.parse(text)).code);
        void sleep(AFTER_REFUSAL).then(() => over || ask());
      } else if (isOf(text, 'table') || isOf(text, 'update')) {
        const message = unchecked<Extract<ServerMessage, { t: 'table' | 'update' }>>(JSON.parse(text));
        const step = message.t === 'table' ? nextLots(message.info, message.now.phase, null) : null;
        for (const words of step?.messages ?? []) visitor.send({ ...words, table, id: `lot-${words.seat}-${words.t}` });
        const { turns, seen } = message.now;
        const mine = turns?.find(({ options }) => options.length > 0);
        if (mine === undefined) return;
        turn = { seat: mine.seat, seen };
        asked.resolve();
      }
    };
    visitor.send({ t: 'watch', table });
    await asked.promise;
    for (let open = 0; open < HINTS_OPEN; open++) ask();
  }
  return {
    got,
    leave() {
      over = true;
      for (const visitor of visitors) visitor.leave();
    },
  };
}

/** What one person may set at once. */
const TABLES_EACH = 20;

/** Tables at which only bots sit, each watched by whoever set it. */
export async function watchBots(url: string, address: string, tables: number, plan: NewTable): Promise<ThinkingCrowd> {
  const got = new Map<string, number>();
  const visitors: Visitor[] = [];
  for (let table = 0; table < tables; table++) {
    if (table % TABLES_EACH === 0) {
      const visitor = await Visitor.arrive(url, address);
      visitor.hear = (text) => isOf(text, 'update') && got.set('bot moves', (got.get('bot moves') ?? 0) + 1);
      visitors.push(visitor);
    }
    const visitor = visitors[visitors.length - 1];
    visitor.send({ t: 'watch', table: await visitor.setTable(plan) });
  }
  return {
    got,
    leave() {
      for (const visitor of visitors) visitor.leave();
    },
  };
}

/** Guests who each play against a bot and move at once. */
export async function playBots(url: string, address: string, guests: number, plan: NewTable): Promise<ThinkingCrowd> {
  const players: BotWaiter[] = [];
  for (let guest = 0; guest < guests; guest++) players.push(await BotWaiter.sitDown(url, address, plan, guest));
  return {
    got: new Map(),
    leave() {
      for (const player of players) player.leave();
    },
  };
}
