import './sheet.css';
import { Initial, Medallion } from '#look';
import { type JSX, Show } from 'solid-js';
import type { JourneyProps } from './props.ts';
import { fateWord } from './fate.ts';
import type { TrailLayout } from './geometry.ts';
import { placePaint } from './marks.ts';
import { NazgulTrail } from './NazgulTrail.tsx';
import type { Offers } from './offers.ts';
import { Trail } from './Trail.tsx';

interface SheetProps {
  readonly table: JourneyProps;
  readonly seat: number;
  readonly offers: Offers;
  readonly layout: TrailLayout;
  readonly land: JSX.Element;
}

/** The sheet of one player: who, where, the round trail and the square trail. */
export function Sheet(props: SheetProps): JSX.Element {
  const { words } = props.table;
  const player = () => props.table.view.players[props.seat];
  const hobbit = () => words(`hobbit.${player().hobbit}`);
  const owner = () =>
    props.seat === props.table.mine && props.table.mode === 'play' ? words('table.sheet.yours') : nameOf(props.table, props.seat);
  const active = () => props.table.view.active === props.seat;
  const turn = () => (active() ? props.table.view.turn : null);
  // The forecast belongs to the player on turn, its Nazgûl to whomever they would hit.
  const rolling = () => props.table.view.stage === 'setAside' || props.table.view.stage === 'gandalf';
  const ahead = () => (props.table.view.stage === 'setAside' ? (turn()?.forecast.moves ?? 0) : 0);
  const threat = () => (rolling() ? (props.table.view.turn?.forecast.hits[props.seat] ?? 0) : 0);
  const splittable = () => (props.table.view.stage === 'gandalf' && active() && props.offers.asked ? props.offers.squares : null);

  return (
    <section class="jm-sheet vellum fillet" aria-label={words('table.sheet.label', { seat: `@seat.${props.seat}` })}>
      <header>
        <Initial letter={hobbit().charAt(0)} class="jm-initial" />
        <div class="jm-who">
          <h2>
            <span class="sr">{hobbit()}</span>
            <span aria-hidden="true">{hobbit().slice(1)}</span>, {owner()}
          </h2>
          <span class="jm-state">{state(props.table, props.seat)}</span>
        </div>
        <div class="jm-here">
          <Medallion {...placePaint(player().place)} class="jm-here-mark" />
          <span>
            <b>{words(`place.${player().place}`)}.</b> <HereText table={props.table} seat={props.seat} />
          </span>
        </div>
      </header>
      <Show when={props.layout} keyed>
        {(drawn) => (
          <Trail
            view={props.table.view}
            player={player()}
            layout={drawn}
            land={props.land}
            ahead={ahead()}
            words={words}
            ask={(place, rules, anchor) =>
              props.table.showRules(words('table.trail.question', { place: `@place.${place}` }), rules, anchor)
            }
          />
        )}
      </Show>
      <NazgulTrail
        player={player()}
        threat={threat()}
        splittable={splittable()}
        words={words}
        split={(square) => props.table.act({ type: 'split', square })}
        askWhy={(square, anchor) =>
          props.table.askWhy(words('table.square.question', { number: square }), { type: 'split', square }, anchor)
        }
      />
      <Show when={player().out}>
        <p class="jm-caught">{words(fateWord(player()))}</p>
      </Show>
    </section>
  );
}

export const nameOf = (table: JourneyProps, seat: number): string =>
  table.info.seats[seat]?.name ?? table.words('table.seat', { number: seat + 1 });

function state(table: JourneyProps, seat: number): string {
  const player = table.view.players[seat];
  const fields = table.words('table.sheet.fields', { fields: player.fields, of: table.view.trail.length });
  return `${fields} · ${table.words('table.nazgul.left', { count: player.spaces })}`;
}

/** What the place does to the turn that begins there. */
function HereText(props: { readonly table: JourneyProps; readonly seat: number }): JSX.Element {
  const text = (): string => {
    const { view, words } = props.table;
    const player = view.players[props.seat];
    const effect = player.fields === 0 ? null : view.trail[player.fields - 1].effect;
    if (player.inMordor) return words('table.sheet.inMordor');
    return effect === null ? words('table.sheet.noEffect') : words('table.sheet.effect', { effect: `@effect.${effect}` });
  };
  return <>{text()}</>;
}
