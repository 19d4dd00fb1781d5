import '../ui/forms.css';
import './campaign.css';
import type { TableSummary } from '#wire';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { type Chapter, Icon } from '#look';
import type { GameRecord } from '#kernel';
import { createQuery } from '../lib/createQuery.ts';
import { gameTranslator, loadNamespace, t } from '../i18n/i18n.ts';
import { ensureSession } from '../user/currentUser.ts';
import { api } from '../net/api.ts';
import { serverRecord } from '../net/recordApi.ts';
import { go } from '../router/router.ts';
import { findPrequel } from './campaign.ts';
import { loadGameTable } from '../game/gameTable.ts';
import { SequelButton } from '../table/dialogs/SequelButton.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { CampaignGame } from './CampaignGame.tsx';

interface Campaign {
  /** The part before, when it was played at another table and its text proves it. */
  readonly before: TableSummary | null;
  readonly first: TableSummary;
  /** Null before the sequel is created, and when its table is gone. */
  readonly then: TableSummary | null;
}

/** Chapters of a game, as its table describes them. */
const chapters = async (record: GameRecord): Promise<readonly Chapter[]> =>
  (await (await loadGameTable(record.game))?.chapters?.(record)) ?? [];

async function campaignOf(id: string): Promise<Campaign> {
  await ensureSession();
  const first = await api.table(id);
  const then = first.sequel === undefined ? null : await api.table(first.sequel).catch(() => null);
  await Promise.all([first.game, ...(then === null ? [] : [then.game])].map(loadNamespace));
  const before = await findPrequel(first, await api.mine(), { record: serverRecord, chapters }).catch(() => null);
  return { before, first, then };
}

/** A campaign of two games: players, results, and what the first carried over to the second. */
export function CampaignPage(props: { readonly table: string }): JSX.Element {
  const campaign = createQuery(() => props.table, campaignOf);
  const [fault, setFault] = createSignal<unknown>(null);
  // A link to the second game redirects to the whole campaign.
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
    <Page title={t('campaign.title')} class="campaign">
      <Show when={campaign.error() === null} fallback={<ErrorNotice error={campaign.error()} retry={campaign.retry} />}>
        <Show when={campaign.value()} fallback={<Skeleton />} keyed>
          {({ before, first, then }) => (
            <>
              <Show when={before}>{(part) => <CampaignGame table={part()} />}</Show>
              <CampaignGame table={first} />
              <Show
                when={then}
                fallback={
                  <Show when={first.leadsTo}>
                    {(sequel) => (
                      <SequelButton
                        table={first.id}
                        sequel={sequel()}
                        tGame={gameTranslator(first.game, String)}
                        watching={!played(first)}
                      />
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
                    {t('campaign.again')}
                  </button>
                </p>
              </Show>
              <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
            </>
          )}
        </Show>
      </Show>
    </Page>
  );
}
