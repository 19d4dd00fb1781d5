import { For, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';

/** Links to the rules that a sentence covers. */
export function RuleLinks(props: { readonly game: string; readonly rules: readonly string[] }): JSX.Element {
  return (
    <span class="cited">
      <span class="sr">{t('primer.cited')} </span>
      <For each={props.rules}>
        {(rule) => (
          <>
            <a href={`/rules/${props.game}#${rule}`} aria-label={rule}>
              {rule.replace(/^[A-Z]+-/, '')}
            </a>{' '}
          </>
        )}
      </For>
    </span>
  );
}
