import type { JSX } from 'solid-js';
import { go } from '../router/router.ts';
import { people } from './api.ts';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

/** Declines an invitation. */
export function DeclineButton(props: { readonly table: string; readonly failed: (error: unknown) => void }): JSX.Element {
  return (
    <WithPeopleLocale>
      <button type="button" class="btn ghost" onClick={() => void people.decline(props.table).then(() => go('/'), props.failed)}>
        {t('decline')}
      </button>
    </WithPeopleLocale>
  );
}
