import { capitalized } from '#look/capitalized.ts';
import type { TableInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import type { ForceView, WarView } from '../../view/view.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { reasonOf, sharesOf } from './commandOf.ts';
import { seatLetter } from './letters.ts';
import { SeatMark } from './SeatMark.tsx';
import type { Words } from '../keys.ts';

/** Whoever reads the page, as far as the page knows. */
export interface Reader {
  readonly info: TableInfo;
  readonly mine: number | null;
}

/** Units of both partners in one region: whose each figure is, and who commands them and why; or that they are kept apart. */
export function SharedArmy(props: {
  readonly view: WarView;
  readonly words: Words;
  readonly reader: Reader;
  readonly place: string;
  readonly force: ForceView;
}): JSX.Element {
  const shared = () => props.view.team?.shared.find(({ place }) => place === props.place);
  return (
    <Show when={shared()}>
      {(army) => (
        <For each={['free-peoples', 'shadow'] as const}>{(side) => <Partners {...props} side={side} commander={army().commander} />}</For>
      )}
    </Show>
  );
}

function Partners(props: {
  readonly view: WarView;
  readonly words: Words;
  readonly reader: Reader;
  readonly force: ForceView;
  readonly side: 'free-peoples' | 'shadow';
  readonly commander: number | null;
}): JSX.Element {
  const { words } = props;
  const shares = () => (props.view.team === undefined ? [] : sharesOf(props.view.team, props.side, props.force));
  const told = (): string => {
    const [first, second] = shares();
    if (props.commander === null || first === undefined || second === undefined) return words('table.team.apart');
    const key = props.commander === props.reader.mine ? 'mine' : 'theirs';
    const because = words(`table.team.because.${reasonOf(shares())}`, { more: first.units, fewer: second.units });
    return `${words(`table.team.command.${key}`, { seat: `@seat.${props.commander}` })} ${because}`;
  };
  return (
    <Show when={shares().length > 1}>
      <section class="wr-shared">
        <h3>{words(props.commander === null ? 'table.team.apartTitle' : 'table.team.mixedTitle')}</h3>
        <For each={shares()}>
          {({ player, figures }) => (
            <p class="wr-share">
              <SeatMark seat={player.seat} letter={seatLetter(props.reader.info, player.seat)} leads={player.leads} />
              <For each={figures}>
                {({ figure, count }) => (
                  <span class="wr-share-figure">
                    <Figure {...figureSign(figure)} />
                    <b class="num" aria-hidden="true">
                      {count}
                    </b>
                    <span class="sr">{`${words(`figure.${figure}`)}: ${count}`}</span>
                  </span>
                )}
              </For>
            </p>
          )}
        </For>
        <p class="wr-facts">
          {capitalized(told())} <span class="wr-rule">{props.commander === null ? 'WR-MULTI-18' : 'WR-MULTI-21'}</span>
        </p>
      </section>
    </Show>
  );
}
