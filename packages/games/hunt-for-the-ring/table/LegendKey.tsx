import type { Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { FigureShape, TokenShape } from './map/Pieces.tsx';
import type { Figure, Token } from './map/pieces.ts';

const KINDS = ['start', 'rider', 'friendly', 'shadow'] as const;

type Entry = { readonly id: string; readonly figure: Figure } | { readonly id: string; readonly token: Token };

const RIDER: Entry = {
  id: 'rider',
  figure: { key: '', kind: 'rider', id: 'blue', witchKing: false, held: false, active: true },
};
const FRODO: Entry = { id: 'frodo', figure: { key: '', kind: 'frodo', found: false } };
const GANDALF: Entry = { id: 'gandalf', figure: { key: '', kind: 'gandalf', hidden: false } };
const PUBLIC: readonly Entry[] = [
  { id: 'trailEye', token: { key: '', kind: 'trail', side: 'eye' } },
  { id: 'trailSword', token: { key: '', kind: 'trail', side: 'sword' } },
  { id: 'ally', token: { key: '', kind: 'ally' } },
  { id: 'ward', token: { key: '', kind: 'ward', bars: [], until: 'turn' } },
  { id: 'log', token: { key: '', kind: 'log', number: 1 } },
];
const INFORMATION: Entry = { id: 'information', token: { key: '', kind: 'information', state: 'held' } };
const CONCEALED: Entry = { id: 'concealed', token: { key: '', kind: 'information', state: 'concealed' } };
const DEED: Entry = { id: 'deed', token: { key: '', kind: 'deed', done: false } };

/** What everything on the map is: places by their colour, pieces as they stand there. Only what this viewer can meet with. */
export function LegendKey(props: { readonly words: Words; readonly part: 1 | 2; readonly own: boolean }): JSX.Element {
  const { words } = props;
  const pieces = (): readonly Entry[] => [
    RIDER,
    ...(props.own ? [FRODO] : []),
    ...(props.part === 2 ? [GANDALF] : []),
    ...PUBLIC,
    ...(props.part === 1 ? [INFORMATION, ...(props.own ? [CONCEALED] : [])] : [DEED]),
  ];
  return (
    <div class="hr-kinds">
      <h4>{words('table.legend.places')}</h4>
      <ul>
        <For each={KINDS}>
          {(kind) => (
            <li>
              <i class={kind} /> {words(`table.kind.${kind}`)}
            </li>
          )}
        </For>
      </ul>
      <h4>{words('table.legend.pieces')}</h4>
      <ul>
        <For each={pieces()}>
          {(entry) => (
            <li>
              <svg viewBox={'figure' in entry ? '-24 -24 48 48' : '-13 -13 26 26'} aria-hidden="true">
                {'figure' in entry ? <FigureShape figure={entry.figure} /> : <TokenShape token={entry.token} />}
              </svg>{' '}
              <span>{words(`table.legend.${entry.id}`)}</span>
            </li>
          )}
        </For>
        <Show when={props.own}>
          <li>
            <svg viewBox="-13 -13 26 26" class="hr-thread" aria-hidden="true">
              <g class="hr-bead area">
                <rect x="-9" y="-6.5" width="18" height="13" rx="6.5" />
                <text y="3.4">3</text>
              </g>
            </svg>{' '}
            <span>{words('table.legend.bead')}</span>
          </li>
          <li>
            <svg viewBox="-13 -13 26 26" class="hr-threat" aria-hidden="true">
              <path transform="translate(-5 0)" d="M0 4.5L-4 -3H4z" />
              <path transform="translate(5 0)" d="M0 4.5L-4 -3H4z" />
            </svg>{' '}
            <span>{words('table.legend.threat')}</span>
          </li>
        </Show>
      </ul>
    </div>
  );
}
