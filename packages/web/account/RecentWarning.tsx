import type { AccountEventInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { account } from './api.ts';
import { eventPlace, isSuspect } from './eventText.ts';
import { t } from './text.ts';

const RECENT = 7 * 86_400_000;
/** The session of a login begins a moment before the login is written down. */
const SAME_MOMENT = 10_000;

/** The newest thing of the last days that another person may have done, at the head of the page; the login of this very session is none. */
export function RecentWarning(): JSX.Element {
  const found = createQuery(
    () => true,
    async (): Promise<AccountEventInfo | null> => {
      const [{ events }, { sessions }] = await Promise.all([account.events(), account.sessions()]);
      const begun = sessions.find(({ here }) => here)?.madeAt ?? 0;
      const isOther = ({ kind, at }: AccountEventInfo): boolean =>
        isSuspect(kind) && at > Date.now() - RECENT && Math.abs(at - begun) > SAME_MOMENT;
      return events.find(isOther) ?? null;
    },
  );
  return (
    <Show when={found.value()}>
      {(event) => (
        <p class="account-warning" role="status">
          <b>{t(event().kind === 'login-new' ? 'warning_login' : 'warning_code')}</b> {eventPlace(event())}.{' '}
          <a href="#account-events">{t('warning_see')}</a>
        </p>
      )}
    </Show>
  );
}
