/** How this server reaches people who are not connected. A channel without settings is off. */
export interface AlertSettings {
  /** Where people reach the server, such as `https://redbook.example`: links lead there. Also `REDBOOK_URL`. Without it there is only push. */
  readonly url?: string;
  /** A mail server: `smtp://user:password@host:587` or `smtps://`. Also `REDBOOK_SMTP`. */
  readonly smtp?: string;
  /** From whom mail comes; `redbook@` the host of the URL when nothing is said. Also `REDBOOK_MAIL_FROM`. */
  readonly from?: string;
  /** `host:port` of what is reached though it is not on the open internet: for tests. */
  readonly friends?: readonly string[];
  /** Milliseconds in which alerts are gathered into one message (debounce), and between two messages to one person. */
  readonly gather?: number;
  readonly gap?: number;
  /** Milliseconds after which a client that seems to view the table, and sends nothing, does not count as viewing. */
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
export const baseUrlOf = ({ url }: AlertSettings): string | null => url?.replace(/\/$/, '') ?? null;

export const senderOf = ({ from }: AlertSettings, baseUrl: string): string => from ?? `Red Book <redbook@${new URL(baseUrl).hostname}>`;
