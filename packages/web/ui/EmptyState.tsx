import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';

/** An empty list: an unpainted initial, one sentence, one way on. */
export function EmptyState(props: { readonly text: string; readonly children?: JSX.Element }): JSX.Element {
  return (
    <div class="none">
      <svg class="unpainted" viewBox="0 0 132 150" aria-hidden="true">
        <rect x="3" y="3" width="126" height="144" rx="5" />
        <rect x="12" y="12" width="108" height="126" />
        <path d="M30 34c20-10 34 4 24 16s-24 4-18-8M102 116c-20 10-34-4-24-16s24-4 18 8" />
        <text x="66" y="112" text-anchor="middle">
          {t('home.initial')}
        </text>
      </svg>
      <p>{props.text}</p>
      {props.children}
    </div>
  );
}
