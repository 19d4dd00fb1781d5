import { connect } from 'node:net';
import type { Action } from '#kernel';
import type { BotHint } from '../hint.ts';
import think from '../pool-worker.ts';
import type { HintRequest, ChoiceRequest } from '../pool.ts';

/** Worker whose hints wait for the test: each connects to the local port in this environment variable, and answers when the test closes the connection. */
export const HINT_PORT = 'REDBOOK_TEST_HINT_PORT';

export default async function hold(request: ChoiceRequest | HintRequest): Promise<Action | BotHint> {
  if (request.level !== 'advice') return think(request);
  await new Promise<void>((resolve, reject) => {
    const held = connect(Number(process.env[HINT_PORT]), '127.0.0.1');
    held.once('error', reject);
    held.once('close', () => resolve());
    held.resume();
  });
  return { action: { type: 'pass' }, reasons: [] };
}
