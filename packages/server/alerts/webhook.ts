import { forMarkdown, forMrkdwn } from './escape.ts';
import { type SentMessage, unsubscribeUrl } from './message.ts';
import { type SendOutcome, outcomeOf, outcomeOfError } from './outcome.ts';
import { safeFetch, type EgressPolicy } from './safe-fetch.ts';
import type { AlertChannel } from './channel.ts';

/**
 * One JSON object. `text` and `content` say the same: one is what some chats read, the other what others do, each escaped for them. Names in `title` and
 * `alerts` are as they are, for programs.
 */
export async function callWebhook(
  { id, message }: SentMessage,
  way: AlertChannel,
  baseUrl: string,
  reach: EgressPolicy,
): Promise<SendOutcome> {
  const written = (escape: (text: string) => string): string =>
    message.lines.map(({ text, path }) => `${escape(text)}\n${baseUrl}${path}`).join('\n');
  const body = {
    id,
    text: written(forMrkdwn),
    content: written(forMarkdown),
    // No mention is one, even if an escape were missing.
    allowed_mentions: { parse: [] },
    link_names: 0,
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
