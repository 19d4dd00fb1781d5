import './tournaments.css';
import { Icon } from '#look';
import type { TournamentSummary } from '#wire';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { Device } from '../ui/TableRow.tsx';
import { tournaments } from './api.ts';
import { clockWord, formWord, tell } from './words.ts';

const EVERY = 10_000;
const OVER_SHOWN = 5;

/** Tournaments in the lobby: one's own, also some that are over, and those that everybody may join or look at. */
export function TournamentRows(): JSX.Element {
  const found = ask(
    () => true,
    async () => {
      await learn('tournaments');
      return tournaments.list();
    },
  );
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') found.again();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const goesOn = ({ phase }: TournamentSummary): boolean => phase === 'gathering' || phase === 'playing';
  const own = ({ phase, yours }: TournamentSummary): boolean => phase === 'finished' && yours;
  const shown = (): readonly TournamentSummary[] => {
    const all = found.value() ?? [];
    return [...all.filter(goesOn), ...all.filter(own).slice(0, OVER_SHOWN)];
  };
  const state = ({ phase, count, places, round, rounds }: TournamentSummary): string => {
    if (phase === 'gathering') return tell('row_gathering', { count, places });
    return phase === 'playing' ? tell('row_playing', { round, rounds }) : tell('row_over');
  };
  return (
    <Show when={found.value() !== undefined}>
      <h2 class="rubric">{tell('all')}</h2>
      <Show when={shown().length > 0} fallback={<p>{tell('none')}</p>}>
        <ul class="rows">
          <For each={shown()}>
            {(each) => (
              <li>
                <a class="tb" href={`/tournament/${each.id}`}>
                  <Device game={each.game} />
                  <span>
                    <b>{each.name}</b>
                    <span class="s">
                      {say(`shelf.${each.game}.title`)} · {formWord(each)}
                    </span>
                    <span class="s">
                      {state(each)} · {clockWord(each.clock)}
                    </span>
                  </span>
                  <span class="pill" classList={{ you: each.yours }}>
                    {tell(each.yours ? 'row_yours' : each.phase === 'gathering' ? 'row_join' : 'look')}
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
          {tell('new')}
        </a>
      </p>
    </Show>
  );
}
