import './panels.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { standingSign } from '#look/sign.ts';
import { nameOf, spotWord } from '../words.ts';
import { Device } from './Device.ts';
import { act, type PanelProps } from './panel.ts';
import { Token } from './Token.tsx';
import { heapsOf } from './tokens.ts';
import { dayOfStep, diaryOf } from './diary.ts';
import { STEPS, TURNS, corruptionTrack, ownLimit, pointsLeft, reached, stepsByDay, tokensBeside } from './tracks.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** Everything that is counted: the day, Frodo's steps, corruption, the hunt pool, tokens of fellowship and wards. All of it is public. */
export function Tracks(props: PanelProps): JSX.Element {
  return (
    <section class="hp hp-tracks" aria-label={props.words('panel.tracks.label')}>
      <Day {...props} />
      <Movement {...props} />
      <Corruption {...props} />
      <Pool {...props} />
      <Fellowship {...props} />
      <Wards {...props} />
    </section>
  );
}

function Day(props: PanelProps): JSX.Element {
  return (
    <div class="hp-cart hp-day">
      <h3 {...standingSign(props.words('table.sign.day'))}>
        {props.words('panel.day', { day: props.view.day })} <small>{props.words(`part.${props.view.part}`)}</small>
      </h3>
      <ol class="hp-turns">
        <For each={TURNS}>
          {(turn) => (
            <li classList={{ now: props.view.turn === turn.id }} aria-current={props.view.turn === turn.id ? 'step' : undefined}>
              <Device name={turn.icon} />
              <span>{props.words(`panel.turn.${turn.id}`)}</span>
              <Show when={props.view.turn === turn.id}>
                <b class={`hp-marker ${props.view.marker}`}>
                  <Device name={props.view.marker === 'eye' ? 'burning-eye' : 'the-ring'} />
                  <span class="sr">{props.words(`panel.marker.${props.view.marker}`)}</span>
                </b>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <p class="quiet">
        <Show when={props.view.marker === 'eye'}>{props.words('panel.marker.eye')} · </Show>
        <Device name="flying-flag" /> {props.words('panel.first', { name: nameOf(props, props.view.first) })}
      </p>
    </div>
  );
}

/** The movement track; steps of one day stand together. */
function Movement(props: PanelProps): JSX.Element {
  const groups = createMemo(() => stepsByDay(props.view.step, dayOfStep(diaryOf(props.events, props.view.part), props.view.part)));
  return (
    <div class="hp-cart hp-movement">
      <h3 {...standingSign(props.words('table.sign.steps'))}>
        {props.words('panel.movement')} <small class="num">{props.words('panel.of', { count: props.view.step, most: STEPS })}</small>
      </h3>
      <ul class="hp-track">
        <For each={groups()}>
          {({ day, steps }) => (
            <li class={day === null ? undefined : 'hp-of-day'}>
              <Show when={day !== null}>
                <small>{props.words('panel.day', { day: day ?? 0 })}</small>
              </Show>
              <ol class="hp-steps">
                <For each={steps}>{(step) => <StepField {...props} step={step} />}</For>
              </ol>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** One field of the track, with the log tokens that lie beside it. */
function StepField(props: PanelProps & { readonly step: number }): JSX.Element {
  const offer = () => props.offers.find('placeLogTokenAtStep', { step: props.step });
  return (
    <li class={reached(props.step, props.view.step)} aria-current={props.step === props.view.step ? 'step' : undefined}>
      <Show when={offer()} fallback={<span class="num">{props.step}</span>}>
        {(action) => (
          <button
            type="button"
            class="hp-step-offer num"
            disabled={props.busy}
            aria-label={props.words('panel.logHere', { step: props.step })}
            onClick={() => act(props, action())}
          >
            {props.step}
          </button>
        )}
      </Show>
      <For each={tokensBeside(props.view.logTokens, props.step)}>
        {(token) => (
          <em class="hp-log num" title={props.words('panel.logToken', { token })}>
            <span class="sr">{props.words('panel.logToken', { token })}</span>
            <span aria-hidden="true">{token}</span>
          </em>
        )}
      </For>
    </li>
  );
}

function Corruption(props: PanelProps): JSX.Element {
  const own = () => ownLimit(props.view);
  const fields = () => corruptionTrack(props.view.corruption, props.view.limits, own());
  const left = () => pointsLeft(props.view.corruption, props.view.limits, own());
  const secret = () => own() !== null && props.view.limits.length > 1 && props.view.truth === null;
  return (
    <div class="hp-cart hp-corruption">
      <h3 {...standingSign(props.words('table.sign.corruption'))}>
        {props.words('panel.corruption')}{' '}
        <small class="num">
          {props.words(left()[0] === left()[1] ? 'panel.left' : 'panel.leftEither', { count: left()[0], most: left()[1] })}
        </small>
      </h3>
      <ol class="hp-steps">
        <li class={reached(0, props.view.corruption)} aria-current={props.view.corruption === 0 ? 'step' : undefined}>
          <span class="num">0</span>
        </li>
        <For each={fields()}>
          {({ value, state, limit }) => (
            <li
              class={`${state} limit-${limit}`}
              aria-current={state === 'now' ? 'step' : undefined}
              title={limit === 'no' ? undefined : props.words(`panel.limit.${limit}`)}
            >
              <span class="num">{value}</span>
              <Show when={limit !== 'no'}>
                <span class="sr">{props.words(runtimeKey(`panel.limit.${limit}`))}</span>
                <em aria-hidden="true">{limit === 'yes' ? '✕' : '?'}</em>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <p class="quiet">
        <Show when={secret()} fallback={props.view.limits.length > 1 && own() === null ? props.words('panel.limitUnknown') : ''}>
          <Device name="padlock" /> {props.words('panel.limitSecret', { limit: own() ?? 0 })}
        </Show>
      </p>
    </div>
  );
}

function Pool(props: PanelProps): JSX.Element {
  return (
    <div class="hp-cart hp-pool">
      <h3>
        {props.words('panel.pool')} <small class="num">{props.words('panel.tokens', { count: props.view.pool.length })}</small>
      </h3>
      <ul class="hp-heaps">
        <For each={heapsOf(props.view.pool)}>
          {({ kind, count }) => (
            <li title={props.words(`corruption.${kind}`)}>
              <Token id={kind} />
              <span class="sr">{props.words(`corruption.${kind}`)}</span>
              <b class="num">×{count}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.view.drawn.length > 0}>
        <p class="hp-drawn">
          {props.words('panel.drawn')}{' '}
          <For each={props.view.drawn}>
            {(id) => (
              <>
                <Token id={id} />
                <span class="sr">{props.words(`corruption.${id}`)}</span>
              </>
            )}
          </For>
        </p>
      </Show>
      <button
        type="button"
        class="hp-eyes"
        onClick={(event) => props.showRules(props.words('panel.eyesWhy'), ['HR-EYE-01', 'HR-EYE-02', 'HR-EYE-03'], event.currentTarget)}
      >
        <Device name="burning-eye" /> {props.words('panel.eyes', { count: props.view.eyes })}
        <small>{props.words('panel.nextEye', { count: props.view.eyes + 1 })}</small>
      </button>
    </div>
  );
}

function Fellowship(props: PanelProps): JSX.Element {
  const coins = () => Array.from({ length: props.view.fellowship.pool }, (_, index) => index < props.view.fellowship.held);
  const spend = () => props.offers.find('spendToken', {});
  const inside = (): JSX.Element => (
    <span class="hp-coins" aria-hidden="true">
      <For each={coins()}>
        {(held) => (
          <i classList={{ held }}>
            <Device name="three-friends" />
          </i>
        )}
      </For>
    </span>
  );
  return (
    <div class="hp-cart hp-fellowship">
      <h3>
        {props.words('panel.fellowship')}{' '}
        <small class="num">{props.words('panel.of', { count: props.view.fellowship.held, most: props.view.fellowship.pool })}</small>
      </h3>
      <Show when={spend()} fallback={inside()}>
        {(action) => (
          <button type="button" class="hp-gold hp-spend" disabled={props.busy} onClick={() => act(props, action())}>
            {inside()} {props.words('panel.act.spendToken')}
          </button>
        )}
      </Show>
    </div>
  );
}

function Wards(props: PanelProps): JSX.Element {
  return (
    <Show when={props.view.wards.length > 0}>
      <div class="hp-cart hp-wards">
        <h3>{props.words('panel.wards')}</h3>
        <ul>
          <For each={props.view.wards}>
            {({ place, bars, until }) => (
              <li>
                {props.words(`panel.ward.${until}`, {
                  place: spotWord(props.view.part, place),
                  bars: bars.map((bar) => `@bar.${bar}`),
                })}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}
