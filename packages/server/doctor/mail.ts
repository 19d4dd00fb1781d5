import { randomBytes } from 'node:crypto';
import { messageOf } from '#kernel';
import { testMessage } from '../alerts/render-message.ts';
import { Mailer } from '../alerts/mail.ts';
import { alertSettings, baseUrl, senderOf } from '../alerts/settings.ts';
import { fail, type Finding, ok } from './finding.ts';

/** Whether the mail server lets us in and takes a mail for this address. That it arrives, whoever reads there sees. */
export async function examineMail(to: string, env: { readonly [name: string]: string | undefined }): Promise<Finding> {
  let mailer: Mailer | null = null;
  try {
    const settings = alertSettings({}, env);
    const house = baseUrl(settings);
    if (settings.smtp === undefined || house === null) return fail('mail', 'there is no mail server: set REDBOOK_SMTP and REDBOOK_URL');
    const from = senderOf(settings, house);
    mailer = new Mailer({ url: settings.smtp, from, house });
    await mailer.verify();
    const sent = await mailer.send({ id: randomBytes(18).toString('base64url'), message: testMessage('en', 'trial') }, to);
    return sent.how === 'sent' ? ok('mail', `a mail from ${from} is on its way to ${to}`) : fail('mail', sent.why);
  } catch (error) {
    return fail('mail', messageOf(error));
  } finally {
    mailer?.close();
  }
}
