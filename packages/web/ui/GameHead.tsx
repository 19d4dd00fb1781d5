import './pageHead.css';
import type { JSX } from 'solid-js';
import { GameCover } from './GameCover.tsx';

/** The head of a page about one game: its cover, and beside it a lead and what can be done. */
export function GameHead(props: { readonly game: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="page-head pictured">
      <div class="art" aria-hidden="true">
        <GameCover game={props.game} />
      </div>
      {props.children}
    </div>
  );
}
