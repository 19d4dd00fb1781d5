import './tournaments.css';
import { Icon } from '#look';
import type { TournamentSummary } from '#wire';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, loadNamespace } from '../i18n/i18n.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { tournaments } from './api.ts';
import { clockName, formText, t } from './text.ts';

const EVERY = 10_000;
const OVER_SHOWN = 5;

/** Tournaments in the lobby: the viewer's own, some that are over, and the public ones. */
export function TournamentRows(): JSX.Element {
  const found = createQuery(
    () => true,
    async () => {
      await loadNamespace('tournaments');
      return tournaments.list();
    },
  );
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') found.retry();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const goesOn = ({ phase }: TournamentSummary): boolean => phase === 'gathering' || phase === 'playing';
  const own = ({ phase, yours }: TournamentSummary): boolean => phase === 'finished' && yours;
  const shown = (): readonly TournamentSummary[] => {
    const all = found.value() ?? [];
    return [...all.filter(goesOn), ...all.filter(own).slice(0, OVER_SHOWN)];
  };
  const state = ({ phase, count, places, round, rounds }: TournamentSummary): string => {
    if (phase === 'gathering') return t('row_gathering', { count, places });
    return phase === 'playing' ? t('row_playing', { round, rounds }) : t('row_over');
  };
  return (
    <Show when={found.value() !== undefined}>
      <h2 class="rubric">{t('all')}</h2>
      <Show when={shown().length > 0} fallback={<p>{t('none')}</p>}>
        <ul class="rows">
          <For each={shown()}>
            {(each) => (
              <li>
                <a class="tb" href={`/tournament/${each.id}`}>
                  <GameIcon game={each.game} />
                  <span>
                    <b>{each.name}</b>
                    <span class="s">
                      {dynamicText(`shelf.${each.game}.title`)} · {formText(each)}
                    </span>
                    <span class="s">
                      {state(each)} · {clockName(each.clock)}
                    </span>
                  </span>
                  <span class="pill" classList={{ you: each.yours }}>
                    {t(each.yours ? 'row_yours' : each.phase === 'gathering' ? 'row_join' : 'look')}
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="set-up">
        <a class="btn" href="/tournament/new">
          <Icon name="quill-ink" />
          {t('new')}
        </a>
      </p>
    </Show>
  );
}
