/** How this house reaches people who are not there. What is left out it cannot do. */
export interface AlertSettings {
  /** Where people reach the house, such as `https://redbook.example`: links lead there. Also `REDBOOK_URL`. Without it there is only push. */
  readonly url?: string;
  /** A mail server: `smtp://user:password@host:587` or `smtps://`. Also `REDBOOK_SMTP`. */
  readonly smtp?: string;
  /** From whom mail comes; `redbook@` the host of the house when nothing is said. Also `REDBOOK_MAIL_FROM`. */
  readonly from?: string;
  /** `host:port` of what is reached though it is not on the open internet: for tests. */
  readonly friends?: readonly string[];
  /** Milliseconds in which what happens is gathered into one message, and between two messages to somebody. */
  readonly gather?: number;
  readonly gap?: number;
  /** Milliseconds after which somebody who seems to look, and of whom nothing is heard, does not. */
  readonly looking?: number;
  /** Milliseconds after which a try of which nothing was heard was lost. */
  readonly lostAfter?: number;
}

interface Environment {
  readonly [name: string]: string | undefined;
}

const given = (text: string | undefined): text is string => text !== undefined && text !== '';

/** What was said in the options, else in the environment. Throws where it makes no sense. */
export function alertSettings(options: AlertSettings, env: Environment): AlertSettings {
  const { REDBOOK_URL: url, REDBOOK_SMTP: smtp, REDBOOK_MAIL_FROM: from } = env;
  const settings: AlertSettings = {
    ...(given(url) ? { url } : {}),
    ...(given(smtp) ? { smtp } : {}),
    ...(given(from) ? { from } : {}),
    ...options,
  };
  if (settings.url !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(settings.url))
    throw new Error('REDBOOK_URL is where people reach this house, such as https://redbook.example');
  if (settings.smtp !== undefined && !/^smtps?:\/\/./.test(settings.smtp))
    throw new Error('REDBOOK_SMTP is a mail server, such as smtp://user:password@mail.example:587');
  if (settings.smtp !== undefined && settings.url === undefined)
    throw new Error('REDBOOK_SMTP needs REDBOOK_URL: mail has links that lead back to this house');
  return settings;
}

/** Without a slash at the end. */
export const baseUrl = ({ url }: AlertSettings): string | null => url?.replace(/\/$/, '') ?? null;

export const senderOf = ({ from }: AlertSettings, house: string): string => from ?? `Red Book <redbook@${new URL(house).hostname}>`;
