import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long after the question a bot answers when thinking took so long. With secrets at the table only whole pauses are seen, so that
 * a longer thought does not tell what there was to think about.
 */
export function botDelayUntil(took: number, pause: number, secret: boolean): number {
  if (pause <= 0) return took;
  return secret ? Math.max(1, Math.ceil(took / pause)) * pause : Math.max(took, pause);
}

/** Thinks, and comes back when it is time to answer; also when thinking failed, for a failure is as telling as an answer. */
export async function withBotDelay<T>(think: () => Promise<T>, pause: number, secret: boolean): Promise<T> {
  const asked = performance.now();
  try {
    return await think();
  } finally {
    const took = performance.now() - asked;
    const rest = botDelayUntil(took, pause, secret) - took;
    if (rest > 0) await sleep(rest);
  }
}
