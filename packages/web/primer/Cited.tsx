import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';

/** The rules that a sentence tells, as small links to their places in the ledger. */
export function Cited(props: { readonly game: string; readonly rules: readonly string[] }): JSX.Element {
  return (
    <span class="cited">
      <span class="sr">{say('primer.cited')} </span>
      <For each={props.rules}>
        {(rule) => (
          <a href={`/rules/${props.game}#${rule}`} aria-label={rule}>
            {rule.replace(/^[A-Z]+-/, '')}
          </a>
        )}
      </For>
    </span>
  );
}
