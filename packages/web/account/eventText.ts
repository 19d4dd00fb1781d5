import { ACCOUNT_EVENTS, type AccountEventInfo } from '#wire';
import { locale } from '../i18n/i18n.ts';
import { t } from './text.ts';

/** Another person may have done it. */
export const isSuspect = (kind: AccountEventInfo['kind']): boolean => kind === 'login-new' || kind === 'code-refused';

const METHODS = ['password', 'password-code', 'password-recovery-code', 'passkey', 'link'] as const;

/** What happened, in a few words. */
export function eventText({ kind, detail }: AccountEventInfo): string {
  // A newer server may know more kinds than this page.
  const known = ACCOUNT_EVENTS.find((each) => each === kind);
  if (known === undefined) return kind;
  const method = METHODS.find((each) => each === detail);
  return t(`event.${known}`, { detail: method === undefined ? detail : t(`method.${method}`) });
}

/** When and where it happened. */
export const eventPlace = ({ at, agent, network }: AccountEventInfo): string =>
  [new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at), agent, network]
    .filter((part) => part !== '')
    .join(', ');
