import '../style/witness.css';
import type { GameRecord } from '#kernel';
import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { type Witness, witness } from './witness.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const ChanceHere = fetchedExtra(async () => (await import('../offline/EndHere.tsx')).ChanceHere);

/** What this browser says of a finished game by itself: it kept the seal before the game and has compared it with the record. */
export function Witnessed(props: { readonly record: GameRecord; readonly table: string | null }): JSX.Element {
  const seen = ask(
    () => (props.record.offline ? null : { record: props.record, table: props.table }),
    ({ record, table }) => witness(record, table),
  );
  const words = ({ found, watched }: Witness): string => say(found === 'kept' && watched ? 'witness.watched' : `witness.${found}`);
  return (
    <Show when={!props.record.offline} fallback={<ChanceHere />}>
      <Show when={seen.value()}>
        {(given) => (
          <p class="witness" classList={{ good: given().found === 'kept', bad: !['kept', 'none'].includes(given().found) }} role="status">
            <Icon name={given().found === 'kept' ? 'wax-seal' : given().found === 'none' ? 'hourglass' : 'cancel'} />
            <span>
              {words(given())}
              <Show when={given().openings > 1}> {say('witness.again', { count: given().openings - 1 })}</Show>
            </span>
          </p>
        )}
      </Show>
    </Show>
  );
}
