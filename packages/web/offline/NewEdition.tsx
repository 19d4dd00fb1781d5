import './edition.css';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { later, newEdition, turn } from './edition.ts';

/** Says that a new edition of the book lies ready. Nothing turns by itself: somebody may be in the middle of a move. */
export function NewEdition(): JSX.Element {
  return (
    <Show when={newEdition()}>
      <div class="edition" role="status">
        <p>{say('edition.there')}</p>
        <button type="button" class="btn" onClick={turn}>
          {say('edition.turn')}
        </button>
        <button type="button" class="btn ghost" onClick={later}>
          {say('edition.later')}
        </button>
      </div>
    </Show>
  );
}
