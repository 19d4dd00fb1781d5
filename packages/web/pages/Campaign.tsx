import '../style/forms.css';
import '../style/campaign.css';
import type { TableSummary } from '#wire';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { type Chapter, Icon } from '#look';
import type { GameRecord } from '#kernel';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { introduce } from '../me.ts';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { partBefore } from '../campaign.ts';
import { drawnTable } from '../table/drawn.ts';
import { Onward } from '../table/Onward.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { CampaignGame } from './CampaignGame.tsx';

interface Campaign {
  /** Where the part before was played, when that was at another table and its letter proves it. */
  readonly before: TableSummary | null;
  readonly first: TableSummary;
  /** Null before anybody has gone on, and when its table is gone. */
  readonly then: TableSummary | null;
}

/** What a game was made of, as its table knows. */
const chapters = async (record: GameRecord): Promise<readonly Chapter[]> =>
  (await (await drawnTable(record.game))?.chapters?.(record)) ?? [];

async function campaignOf(id: string): Promise<Campaign> {
  await introduce();
  const first = await api.table(id);
  const then = first.sequel === undefined ? null : await api.table(first.sequel).catch(() => null);
  await Promise.all([first.game, ...(then === null ? [] : [then.game])].map(learn));
  const before = await partBefore(first, await api.mine(), { record: api.record, chapters }).catch(() => null);
  return { before, first, then };
}

/** Two games that are one tale: who played what in each, how each went, and what the first one brought into the second. */
export function CampaignPage(props: { readonly table: string }): JSX.Element {
  const campaign = ask(() => props.table, campaignOf);
  const [fault, setFault] = createSignal<unknown>(null);
  // Whoever comes by the second game is led to the whole.
  createEffect(() => {
    const before = campaign.value()?.first.sequelOf?.table;
    if (before !== undefined) go(`/campaign/${before}`, 'replace');
  });
  const again = async (id: string): Promise<void> => {
    setFault(null);
    try {
      go(`/table/${(await api.rematch(id)).table}`);
    } catch (error) {
      setFault(error);
    }
  };
  const played = (table: TableSummary): boolean => table.seats.some(({ yours }) => yours);
  return (
    <Page title={say('campaign.title')} class="campaign">
      <Show when={campaign.error() === null} fallback={<Fault error={campaign.error()} again={campaign.again} />}>
        <Show when={campaign.value()} fallback={<Ruled />} keyed>
          {({ before, first, then }) => (
            <>
              <Show when={before}>{(part) => <CampaignGame table={part()} />}</Show>
              <CampaignGame table={first} />
              <Show
                when={then}
                fallback={
                  <Show when={first.leadsTo}>
                    {(sequel) => (
                      <Onward table={first.id} sequel={sequel()} words={gameWords(first.game, String)} watching={!played(first)} />
                    )}
                  </Show>
                }
              >
                {(next) => <CampaignGame table={next()} />}
              </Show>
              <Show when={played(first) && (first.phase === 'finished' || first.phase === 'abandoned')}>
                <p>
                  <button type="button" class="btn" onClick={() => void again(first.id)}>
                    <Icon name="clockwise-rotation" />
                    {say('campaign.again')}
                  </button>
                </p>
              </Show>
              <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
            </>
          )}
        </Show>
      </Show>
    </Page>
  );
}
