import { randomBytes } from 'node:crypto';
import { messageOf, SOURCE_LANGUAGE } from '#kernel';
import { testMessage } from '../alerts/render-message.ts';
import { Mailer } from '../alerts/mail.ts';
import { alertSettings, baseUrlOf, senderOf } from '../alerts/settings.ts';
import { fail, type Finding, ok } from './finding.ts';

/** Whether the mail server accepts our login and a mail to this address. The operator sees there whether it arrives. */
export async function examineMail(to: string, env: { readonly [name: string]: string | undefined }): Promise<Finding> {
  let mailer: Mailer | null = null;
  try {
    const settings = alertSettings({}, env);
    const baseUrl = baseUrlOf(settings);
    if (settings.smtp === undefined || baseUrl === null) return fail('mail', 'there is no mail server: set REDBOOK_SMTP and REDBOOK_URL');
    const from = senderOf(settings, baseUrl);
    mailer = new Mailer({ url: settings.smtp, from, baseUrl });
    await mailer.verify();
    const sent = await mailer.send({ id: randomBytes(18).toString('base64url'), message: testMessage(SOURCE_LANGUAGE, 'trial') }, to);
    return sent.how === 'sent' ? ok('mail', `a mail from ${from} is on its way to ${to}`) : fail('mail', sent.why);
  } catch (error) {
    return fail('mail', messageOf(error));
  } finally {
    mailer?.close();
  }
}
