import type { Language } from '#kernel';
import { createHash } from 'node:crypto';
import type { Alerts } from '../alerts/alerts.ts';
import { postedAs } from '../alerts/repository.ts';
import type { Message } from '../alerts/message.ts';
import { signedToken, type AlertChannel } from '../alerts/channel.ts';
import { formatDate, translate } from '../alerts/translate.ts';
import { coarseNetworkOf } from '../network.ts';
import type { Client } from '../people/account-log.ts';
import { resetUrl } from '../people/password-reset.ts';

/** Messages about an account, to channels that its owner has confirmed. */

const DAY = 86_400_000;
/** What the owner of an account is told at once, for it may not have been the owner. */
export type AccountNotice =
  | 'login-new'
  | 'code-refused'
  | 'password'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'codes-renewed';

/** The confirmed addresses of a person. */
export const addressesOf = async ({ book }: Pick<Alerts, 'book'>, person: string): Promise<AlertChannel[]> =>
  (await book.ways(person)).filter(({ kind, confirmedAt }) => kind === 'mail' && confirmedAt !== null);

/** A link by which a password is set anew. */
export const recoveryMessage = (language: Language, account: string, token: string, stop: string): Message => ({
  title: translate(language, 'title.recover', { account }),
  lines: [{ text: translate(language, 'line.recover', { account }), path: resetUrl(token) }],
  path: resetUrl(token),
  foot: translate(language, 'foot.recover'),
  stop,
});

/** Notifies the owner of an account by mail and in browsers that are logged in. Webhooks are left out: a chat may have other readers. */
export async function notifyAccount(
  { book, secret }: Pick<Alerts, 'book' | 'secret'>,
  { id: person, account }: { readonly id: string; readonly account: string },
  what: AccountNotice,
  client: Client,
  now: number,
): Promise<void> {
  const { language, zone } = await book.standing(person);
  const ways = (await book.ways(person)).filter(({ kind, confirmedAt }) => kind !== 'webhook' && confirmedAt !== null);
  const gaps = {
    account,
    agent: client.agent === '' ? translate(language, 'account.agent') : client.agent,
    network: coarseNetworkOf(client.address),
    when: formatDate(language, zone, now),
  };
  await book.write(
    ways.map((way) => {
      const message: Message = {
        title: translate(language, `account.${what}.title`, gaps),
        lines: [{ text: translate(language, `account.${what}.line`, gaps), path: '/account' }],
        path: '/account',
        foot: translate(language, 'foot.changed'),
        stop: signedToken(secret, 'stop', way.id),
      };
      const id = createHash('sha256').update(`${way.id} ${what} ${now}`).digest('base64url').slice(0, 24);
      return postedAs(id, way.id, message, now, now + DAY);
    }),
  );
}
