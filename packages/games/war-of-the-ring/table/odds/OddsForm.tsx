import './odds.css';
import type { JSX } from 'solid-js';
import type { WarProps } from '../props.ts';
import { BattleForm } from './BattleForm.tsx';
import { HuntForm } from './HuntForm.tsx';

/** The page for players at a printed table: battles, hunts and the climb through Mordor. */
export function OddsForm(props: { readonly words: WarProps['words'] }): JSX.Element {
  return (
    <div class="wr-odds-page">
      <BattleForm words={props.words} />
      <HuntForm words={props.words} />
    </div>
  );
}
