import type { Language } from '#kernel';
import { createHash } from 'node:crypto';
import type { Alerts } from '../alerts/alerts.ts';
import { postedAs } from '../alerts/repository.ts';
import type { Message } from '../alerts/message.ts';
import { signedToken, type AlertChannel } from '../alerts/channel.ts';
import { translate } from '../alerts/translate.ts';
import { resetUrl } from '../people/password-reset.ts';

/** Mails about an account, to addresses that its owner has confirmed. */

const DAY = 86_400_000;

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

/** Notifies the owner that the account has another password or one more passkey. */
export async function keyChanged(
  { book, secret, mails }: Pick<Alerts, 'book' | 'secret' | 'mails'>,
  person: string,
  account: string,
  what: 'password' | 'passkey',
  now: number,
): Promise<void> {
  if (!mails) return;
  const { language } = await book.standing(person);
  const ways = await addressesOf({ book }, person);
  await book.write(
    ways.map((way) => {
      const message: Message = {
        title: translate(language, `title.changed_${what}`, { account }),
        lines: [{ text: translate(language, `line.changed_${what}`, { account }), path: '/account' }],
        path: '/account',
        foot: translate(language, 'foot.changed'),
        stop: signedToken(secret, 'stop', way.id),
      };
      const id = createHash('sha256').update(`${way.id} ${what} ${now}`).digest('base64url').slice(0, 24);
      return postedAs(id, way.id, message, now, now + DAY);
    }),
  );
}
