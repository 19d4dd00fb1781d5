import './reading.css';
import { For, type JSX } from 'solid-js';
import type { Told } from './map.ts';

/** A space read: small, beside it, and never in the way of a finger. */
export function Reading(props: { readonly at: Element; readonly told: Told }): JSX.Element {
  const place = (sheet: HTMLDivElement): void => {
    requestAnimationFrame(() => {
      const frame = sheet.parentElement?.getBoundingClientRect();
      if (frame === undefined) return;
      const at = props.at.getBoundingClientRect();
      const right = at.right + 10 + sheet.offsetWidth < frame.right;
      sheet.style.left = `${Math.max(4, (right ? at.right + 10 : at.left - 10 - sheet.offsetWidth) - frame.left)}px`;
      sheet.style.top = `${Math.max(4, Math.min(at.top - frame.top - 10, frame.height - sheet.offsetHeight - 4))}px`;
      sheet.style.visibility = 'visible';
    });
  };
  return (
    <div ref={place} class="map-reading" role="status">
      <h3>{props.told.name}</h3>
      <ul>
        <For each={props.told.lines}>{(line) => <li>{line}</li>}</For>
      </ul>
    </div>
  );
}
