import './pageHead.css';
import { Initial } from '#look';
import type { JSX } from 'solid-js';

/** The head of an open book: an illuminated initial, the rest of the title, and a lead. */
export function InitialHead(props: {
  /** The whole title, as it is read aloud. */
  readonly title: string;
  readonly initial: string;
  /** What is drawn beside the initial. */
  readonly rest: string;
  readonly lead: string;
}): JSX.Element {
  return (
    <div class="page-head lettered">
      <Initial letter={props.initial} />
      <h1>
        <span class="sr">{props.title}</span>
        <span aria-hidden="true">{props.rest}</span>
      </h1>
      <p class="lead">{props.lead}</p>
    </div>
  );
}
