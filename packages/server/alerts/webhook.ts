import { type SentMessage, unsubscribeUrl } from './message.ts';
import { type SendOutcome, outcomeOf, outcomeOfError } from './outcome.ts';
import { safeFetch, type EgressPolicy } from './safe-fetch.ts';
import type { AlertChannel } from './channel.ts';

/** One JSON object. `text` and `content` say the same: one is what some chats read, the other what others do. */
export async function callWebhook(
  { id, message }: SentMessage,
  way: AlertChannel,
  baseUrl: string,
  reach: EgressPolicy,
): Promise<SendOutcome> {
  const lines = message.lines.map(({ text, path }) => `${text}\n${baseUrl}${path}`);
  const text = lines.join('\n');
  const body = {
    id,
    text,
    content: text,
    title: message.title,
    alerts: message.lines.flatMap(({ kind, table, game, who, path }) =>
      kind === undefined ? [] : [{ kind, table, game, who, url: `${baseUrl}${path}` }],
    ),
    stop: `${baseUrl}${unsubscribeUrl(message.stop)}`,
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'RedBook', 'idempotency-key': id };
  try {
    return outcomeOf(await safeFetch({ url: way.address, headers, body: JSON.stringify(body) }, reach));
  } catch (error) {
    return outcomeOfError(error);
  }
}
