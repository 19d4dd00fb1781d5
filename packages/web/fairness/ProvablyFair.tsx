import './fairness.css';
import type { GameRecord } from '#kernel';
import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { t } from '../i18n/i18n.ts';
import { type FairnessReport, checkFairness } from './fairnessReport.ts';
import { lazyExtra } from '../ui/lazyComponent.tsx';

const OfflineChanceNote = lazyExtra(async () => (await import('../offline/OfflineEnd.tsx')).OfflineChanceNote);

/** Provably fair: this browser stored the commitment before the game and compares it with the record. */
export function ProvablyFair(props: { readonly record: GameRecord; readonly table: string | null }): JSX.Element {
  const seen = createQuery(
    () => (props.record.offline ? null : { record: props.record, table: props.table }),
    ({ record, table }) => checkFairness(record, table),
  );
  const words = ({ found, watched }: FairnessReport): string => t(found === 'kept' && watched ? 'witness.watched' : `witness.${found}`);
  return (
    <Show when={!props.record.offline} fallback={<OfflineChanceNote />}>
      <Show when={seen.value()}>
        {(given) => (
          <p class="witness" classList={{ good: given().found === 'kept', bad: !['kept', 'none'].includes(given().found) }} role="status">
            <Icon name={given().found === 'kept' ? 'wax-seal' : given().found === 'none' ? 'hourglass' : 'cancel'} />
            <span>
              {words(given())}
              <Show when={given().openings > 1}> {t('witness.again', { count: given().openings - 1 })}</Show>
            </span>
          </p>
        )}
      </Show>
    </Show>
  );
}
