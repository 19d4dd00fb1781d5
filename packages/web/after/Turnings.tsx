import type { Reason } from '#bots/why.ts';
import type { Action, Param } from '#kernel';
import type { Turning } from '#lab/after/parts.ts';
import type { Told } from '#lab/after/told.ts';
import { type GameTable, Icon, type Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { known, sentenceOf } from '../i18n.ts';
import type { Course } from '../replay/course.ts';
import { showOption } from '../table/options.ts';
import type { Reader } from '../table/outlines.ts';
import { Picture } from './Picture.tsx';
import { plainPoints, tell } from './words.ts';

const ROMAN = ['I', 'II', 'III'];
/** So much is told of what happened; the replay has the rest. */
const LINES = 3;

/** Where the game turned: the position, what was done, and what the strongest bot would have done and why. It judges moves, never players. */
export function Turnings(props: {
  readonly told: Told;
  readonly course: Course;
  readonly drawn: GameTable | null;
  readonly reader: Reader | null;
  readonly names: readonly string[];
  readonly words: Words;
  /** Where the replay of this game is. */
  readonly replay: string;
}): JSX.Element {
  const { record } = props.course;
  const said = (action: Action, step: number, seat: number): string => {
    const view = props.course.moments[step]?.view(seat);
    const about: { readonly [name: string]: Param } = props.reader?.aboutOption?.(view, action) ?? {};
    return showOption(action, about, props.words, (key) => known(record.game, key)).text;
  };
  const done = ({ step, seat }: Turning): string => {
    const action = record.actions[step]?.action;
    return action === undefined || action === 'resign' ? '' : said(action, step, seat);
  };
  const happened = ({ step, seat }: Turning): readonly string[] =>
    (props.course.moments[step + 1]?.events(seat) ?? []).slice(0, LINES).map(sentenceOf(record.game, props.words));
  /** The seat that it moved most, and how far. */
  const swing = ({ swing: all }: Turning): { readonly seat: number; readonly by: number } => {
    const by = all.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
    return { seat: Math.max(0, all.indexOf(by)), by };
  };
  /** Some games tell whole sentences, others only name what weighs, with what it gains. */
  const because = (reasons: readonly Reason[]): string => {
    const worded = ({ topic, params }: Reason): string => props.words(`why.${topic}`, params);
    const named = reasons.filter(({ gain }) => gain !== 0).map(worded);
    const told = reasons.filter(({ gain }) => gain === 0).map(worded);
    return [...told, ...(named.length === 0 ? [] : [tell('because', { reasons: named })])].join(' ');
  };
  const exact = (): boolean => props.told.tale.exact;
  const swingWord = (by: number): string => `${by < 0 ? 'swing_lost' : 'swing'}${exact() ? '_exact' : ''}`;
  return (
    <For each={props.told.tale.turnings} fallback={<p>{tell(exact() ? 'no_turnings_exact' : 'no_turnings')}</p>}>
      {(turning, at) => (
        <article class="after-turning">
          <a href={`${props.replay}#${turning.step + 1}`} class="after-see">
            <span class="no" aria-hidden="true">
              {ROMAN[at()]}
            </span>
            <Picture
              course={props.course}
              drawn={props.drawn}
              step={turning.kind === 'decision' ? turning.step : turning.step + 1}
              eyes={turning.seat}
              words={props.words}
            />
            <span class="sr">{tell('see', { number: at() + 1 })}</span>
          </a>
          <div>
            <h3>
              {tell(`turning_${turning.kind}`, { round: turning.round, who: props.names[turning.seat] ?? '' })}
              <em class={`chair-${swing(turning).seat}`}>
                {tell(swingWord(swing(turning).by), {
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
                <b>{tell(exact() ? 'perfect_play' : 'best_bot')}</b>{' '}
                <Show when={turning.instead} fallback={tell(turning.kind === 'luck' ? 'nothing_better' : 'the_same')}>
                  {(instead) => said(instead(), turning.step, turning.seat)}
                </Show>
                <Show when={(props.told.reasons[at()] ?? []).length > 0}>
                  {' '}
                  <span class="quiet">{because(props.told.reasons[at()] ?? [])}</span>
                </Show>
              </span>
            </p>
          </div>
        </article>
      )}
    </For>
  );
}
