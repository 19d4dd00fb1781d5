import { createTransport } from 'nodemailer';
import { messageOf } from '#kernel';
import { forMail, forSubject } from './escape.ts';
import { type SentMessage, unsubscribeRequestUrl, unsubscribeUrl } from './message.ts';
import type { SendOutcome } from './outcome.ts';

interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  readonly from: string;
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
}

const AT_ONCE = 4;
const PATIENCE = 20_000;

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;

/** Sends mail by one server, over a few lines that are kept open. */
export class Mailer {
  private readonly settings: MailSettings;
  private readonly lines;

  constructor(settings: MailSettings) {
    this.settings = settings;
    this.lines = createTransport({
      url: settings.url,
      pool: true,
      maxConnections: AT_ONCE,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
  }

  async send({ id, message }: SentMessage, to: string): Promise<SendOutcome> {
    const { from, baseUrl } = this.settings;
    const said = message.lines.map(({ text, path }) => `${forMail(text)}\n${baseUrl}${path}`).join('\n\n');
    try {
      await this.lines.sendMail({
        from,
        to: { name: '', address: to },
        subject: forSubject(message.title),
        text: `${said}\n\n-- \n${message.foot}\n${baseUrl}${unsubscribeUrl(message.stop)}\n`,
        // A repeat has the same id, so that the receiver can drop it (idempotent).
        messageId: `<${id}@${new URL(baseUrl).hostname}>`,
        headers: {
          'List-Unsubscribe': `<${baseUrl}${unsubscribeRequestUrl(message.stop)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { how: 'sent' };
    } catch (error) {
      const status = statusOf(error);
      const why = messageOf(error);
      // What the server says no to for good, as opposed to a server that is not there or does not know us.
      return status !== null && status >= 550 && status < 560
        ? { how: 'never', why, note: 'refused', close: false }
        : { how: 'later', why };
    }
  }

  /** Throws when the server is not there or does not let us in. */
  async verify(): Promise<void> {
    await this.lines.verify();
  }

  close(): void {
    this.lines.close();
  }
}
