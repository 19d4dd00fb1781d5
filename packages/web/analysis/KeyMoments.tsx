import { asId } from '#kernel/id.ts';
import type { Reason } from '#bots/explanation.ts';
import type { Action, Param, Seat } from '#kernel';
import type { KeyMoment } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { type GameTable, Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { eventText } from '../i18n/declarations.ts';
import { type GameWords, hasText } from '../i18n/i18n.ts';
import type { RecordTimeline } from '../records/timeline.ts';
import { optionText } from '../game/optionText.ts';
import type { OutlineReader } from '../game/outlineReader.ts';
import { BoardThumbnail } from './BoardThumbnail.tsx';
import { plainPoints, t } from './text.ts';

const ROMAN = ['I', 'II', 'III'];
/** Lines of events shown; the replay has the rest. */
const LINES = 3;

/** Key moments: the position, the action, and what the strongest bot would have done and why. It judges moves, never players. */
export function KeyMoments(props: {
  readonly result: AnalysisReport;
  readonly timeline: RecordTimeline;
  readonly drawn: GameTable | null;
  readonly reader: OutlineReader | null;
  readonly names: readonly string[];
  readonly tGame: GameWords;
  /** Link to the replay of this game. */
  readonly replay: string;
}): JSX.Element {
  const { record } = props.timeline;
  const said = (action: Action, step: number, seat: Seat): string => {
    const view = props.timeline.moments[step]?.view(seat);
    const about: { readonly [name: string]: Param } = props.reader?.aboutOption?.(view, action) ?? {};
    return optionText(action, about, props.tGame, (key) => hasText(record.game, key)).text;
  };
  const done = ({ step, seat }: KeyMoment): string => {
    const action = record.actions[step]?.action;
    return action === undefined || action === 'resign' ? '' : said(action, step, asId(seat));
  };
  const happened = ({ step, seat }: KeyMoment): readonly string[] =>
    (props.timeline.moments[step + 1]?.events(asId(seat)) ?? []).slice(0, LINES).map(eventText(record.game, props.tGame));
  /** The seat whose chance changed most, and by how much. */
  const swing = ({ swing: all }: KeyMoment): { readonly seat: number; readonly by: number } => {
    const by = all.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
    return { seat: Math.max(0, all.indexOf(by)), by };
  };
  /** Some games give whole sentences, others name topics with their gain. */
  const because = (reasons: readonly Reason[]): string => {
    const worded = ({ topic, params }: Reason): string => props.tGame(`why.${topic}`, params);
    const named = reasons.filter(({ gain }) => gain !== 0).map(worded);
    const told = reasons.filter(({ gain }) => gain === 0).map(worded);
    return [...told, ...(named.length === 0 ? [] : [t('because', { reasons: named })])].join(' ');
  };
  const exact = (): boolean => props.result.tale.exact;
  const swingWord = (by: number) => `${by < 0 ? 'swing_lost' : 'swing'}${exact() ? '_exact' : ''}` as const;
  return (
    <For each={props.result.tale.turnings} fallback={<p>{t(exact() ? 'no_turnings_exact' : 'no_turnings')}</p>}>
      {(turning, at) => (
        <article class="after-turning">
          <a href={`${props.replay}#${turning.step + 1}`} class="after-see">
            <span class="no" aria-hidden="true">
              {ROMAN[at()]}
            </span>
            <BoardThumbnail
              timeline={props.timeline}
              drawn={props.drawn}
              step={turning.kind === 'decision' ? turning.step : turning.step + 1}
              eyes={turning.seat}
              tGame={props.tGame}
            />
            <span class="sr">{t('see', { number: at() + 1 })}</span>
          </a>
          <div>
            <h3>
              {t(`turning_${turning.kind}`, { round: turning.round, who: props.names[turning.seat] ?? '' })}
              <em class={`chair-${swing(turning).seat}`}>
                {t(swingWord(swing(turning).by), {
                  points: plainPoints(swing(turning).by, exact()),
                  who: props.names[swing(turning).seat] ?? '',
                  give: plainPoints(2 * turning.error, exact()),
                })}
              </em>
            </h3>
            <p>{[done(turning), ...happened(turning)].filter((line) => line !== '').join(' · ')}</p>
            <p class="after-bot">
              <Icon name="vintage-robot" />
              <span>
                <b>{t(exact() ? 'perfect_play' : 'best_bot')}</b>{' '}
                <Show when={turning.instead} fallback={t(turning.kind === 'luck' ? 'nothing_better' : 'the_same')}>
                  {(instead) => said(instead(), turning.step, asId(turning.seat))}
                </Show>
                <Show when={(props.result.reasons[at()] ?? []).length > 0}>
                  {' '}
                  <span class="quiet">{because(props.result.reasons[at()] ?? [])}</span>
                </Show>
              </span>
            </p>
          </div>
        </article>
      )}
    </For>
  );
}
