import type { JSX } from 'solid-js';
import { go } from '../router.ts';
import { people } from './api.ts';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

/** Whoever was asked to come, and does not. */
export function Decline(props: { readonly table: string; readonly failed: (error: unknown) => void }): JSX.Element {
  return (
    <Learned>
      <button type="button" class="btn ghost" onClick={() => void people.decline(props.table).then(() => go('/'), props.failed)}>
        {tell('decline')}
      </button>
    </Learned>
  );
}
