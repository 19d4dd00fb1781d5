import { type Posted, stopPage } from './message.ts';
import { type Outcome, outcomeOf, outcomeOfError } from './outcome.ts';
import { post, type Reach } from './reach.ts';
import type { Way } from './way.ts';

/** One JSON object. `text` and `content` say the same: one is what some chats read, the other what others do. */
export async function callWebhook({ id, message }: Posted, way: Way, house: string, reach: Reach): Promise<Outcome> {
  const lines = message.lines.map(({ text, path }) => `${text}\n${house}${path}`);
  const text = lines.join('\n');
  const body = {
    id,
    text,
    content: text,
    title: message.title,
    alerts: message.lines.flatMap(({ kind, table, game, who, path }) =>
      kind === undefined ? [] : [{ kind, table, game, who, url: `${house}${path}` }],
    ),
    stop: `${house}${stopPage(message.stop)}`,
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'RedBook', 'idempotency-key': id };
  try {
    return outcomeOf(await post({ url: way.address, headers, body: JSON.stringify(body) }, reach));
  } catch (error) {
    return outcomeOfError(error);
  }
}
