import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { huntOdds, type TileEffect } from '../../odds/hunt.ts';
import { mordorOdds } from '../../odds/mordor.ts';
import type { WarProps } from '../props.ts';
import { Counter } from './Counter.tsx';
import { TILE_KINDS } from './tileKinds.ts';

type Words = WarProps['words'];

const inHundred = (chance: number): number => Math.round(chance * 100);
const inTenths = (number: number): number => Math.round(number * 10) / 10;

/** Which tiles are in the pool: so many of each kind. */
function createPool() {
  const [counts, setCounts] = createSignal<readonly number[]>(TILE_KINDS.map(({ standard }) => standard));
  return {
    counts,
    set: (index: number, count: number): void => void setCounts((all) => all.with(index, count)),
    tiles: (): readonly TileEffect[] => TILE_KINDS.flatMap(({ tile }, index) => Array.from({ length: counts()[index] ?? 0 }, () => tile)),
    standard: (): readonly TileEffect[] =>
      TILE_KINDS.flatMap(({ tile }, index) => (tile.special ? [] : Array.from({ length: counts()[index] ?? 0 }, () => tile))),
  };
}

/** The chances of a hunt and of the climb through Mordor on somebody's own table. */
export function HuntForm(props: { readonly words: Words }): JSX.Element {
  const { words } = props;
  const pool = createPool();
  const [dice, setDice] = createSignal(2);
  const [bonus, setBonus] = createSignal(0);
  const [rerolls, setRerolls] = createSignal(0);
  const [gollum, setGollum] = createSignal(false);
  const [step, setStep] = createSignal(0);
  const [corruption, setCorruption] = createSignal(3);
  const [eye, setEye] = createSignal(3);
  const [hidden, setHidden] = createSignal(true);
  const hunt = createMemo(() => huntOdds({ dice: dice(), bonus: bonus(), rerolls: rerolls() }, pool.tiles(), gollum()));
  const climb = createMemo(() =>
    mordorOdds({
      pool: pool.tiles(),
      returning: TILE_KINDS.flatMap(({ tile, standard }) => Array.from({ length: standard }, () => tile)),
      step: step(),
      hidden: hidden(),
      corruption: corruption(),
      eye: eye(),
      gollum: gollum(),
    }),
  );
  const check = (label: string, on: () => boolean, set: (on: boolean) => void): JSX.Element => (
    <label class="check">
      <input type="checkbox" checked={on()} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
  const count = (label: string, value: () => number, set: (value: number) => void, most: number): JSX.Element => (
    <Counter label={label} value={value()} most={most} change={set} />
  );
  return (
    <section class="wr-odds-form">
      <h2>{words('table.odds.hunt')}</h2>
      <details class="wr-odds-pool">
        <summary>{words('table.odds.pool', { count: pool.tiles().length })}</summary>
        <div class="wr-odds-parts">
          <For each={TILE_KINDS}>
            {(kind, index) => (
              <Counter
                label={words(`table.odds.tile.${kind.name}`)}
                value={pool.counts()[index()] ?? 0}
                most={kind.most}
                change={(value) => pool.set(index(), value)}
              />
            )}
          </For>
        </div>
      </details>
      <div class="wr-odds-parts">
        {count(words('table.odds.huntDice'), dice, setDice, 10)}
        {count(words('table.odds.freeDice'), bonus, setBonus, 6)}
        {count(words('table.odds.rerolls'), rerolls, setRerolls, 3)}
        {check(words('table.odds.gollum'), gollum, setGollum)}
      </div>
      <p class="wr-odds-answer" aria-live="polite">
        {words('table.odds.huntAnswer', {
          found: inHundred(hunt().found),
          revealed: inHundred(hunt().revealed),
          damage: inTenths(hunt().meanDamage),
        })}
      </p>
      <h2>{words('table.odds.mordor')}</h2>
      <div class="wr-odds-parts">
        {count(words('table.odds.step'), step, setStep, 4)}
        {count(words('table.odds.corruption'), corruption, setCorruption, 11)}
        {count(words('table.odds.eye'), eye, setEye, 10)}
        {check(words('table.odds.hidden'), hidden, setHidden)}
      </div>
      <p class="wr-odds-answer" aria-live="polite">
        {words('table.odds.mordorAnswer', {
          success: inHundred(climb().success),
          dice: inTenths(climb().dice),
          reveals: inTenths(climb().reveals),
          corruption: inTenths(climb().corruption),
        })}
      </p>
      <p class="wr-odds-note">{words('table.odds.mordorNote')}</p>
    </section>
  );
}
