import { type JSX, Show } from 'solid-js';
import { currentUser } from '../user/currentUser.ts';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

const guest = (): boolean => (currentUser()?.account ?? null) === null;

/** Whether a game is rated; for players with an account. */
export function RatedField(props: { readonly rated: boolean; readonly change: (rated: boolean) => void }): JSX.Element {
  return (
    <WithPeopleLocale>
      <label class="check">
        <input
          type="checkbox"
          checked={props.rated}
          disabled={guest()}
          aria-describedby="rated-help"
          onChange={(event) => props.change(event.currentTarget.checked)}
        />
        <span>
          {t('rated')}
          <small id="rated-help">{t('rated_help')}</small>
        </span>
      </label>
      <Show when={guest()}>
        <a href="/account">{t('rated_guest')}</a>
      </Show>
    </WithPeopleLocale>
  );
}

/** What a player agrees to when joining a rated table. */
export function RatedNote(): JSX.Element {
  return (
    <WithPeopleLocale>
      <p class="rated-note">
        <b>{t('agreed_title')}</b> {t('agreed')}{' '}
        <Show when={guest()}>
          <a href="/account">{t('agreed_guest')}</a>
        </Show>
      </p>
    </WithPeopleLocale>
  );
}
