import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { homeOf } from '../answerHomes.ts';
import { regionOf } from '../sites.ts';

/** What wants to be touched now, in a few words: the prompt above says what it is about. Beside it the list of everything that can be done. */
export function Hint(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const hint = (): string => {
    const offers = desk.offers();
    const { from } = offers;
    const homes = new Set(offers.all.map((action) => homeOf(action, desk.seen())));
    const { planner } = desk;
    if (planner.ready() !== null) return words('table.hint.ready', { region: `@region.${planner.ready() ?? ''}` });
    const flier = planner.flier();
    if (flier !== null) return words('table.hint.flight', { region: `@region.${regionOf(flier)}` });
    if (from !== null) return words('table.hint.taken', { region: `@region.${from}` });
    if (offers.on('way').length > 0) return words('table.hint.take');
    if (homes.has('map')) return words('table.hint.map');
    if (homes.has('hand')) return words('table.hint.hand');
    if (homes.has('tray')) return words(desk.die() === null ? 'table.hint.die' : 'table.hint.use');
    if (homes.has('company')) return words('table.hint.company');
    return offers.on('number').length > 0 ? words('table.hint.number') : '';
  };
  /** Plain answers stand beneath, every one of them: there is nothing to point at, and no list needed. */
  const isPlain = (): boolean => hint() === '' && desk.scene() === null;
  return (
    <Show when={desk.offers().asked && !isPlain()}>
      <div class="wr-hint">
        <p>{hint()}</p>
        <button
          type="button"
          class="btn ghost wr-all"
          aria-haspopup="dialog"
          aria-keyshortcuts="l"
          title={words('table.all')}
          onClick={(event) => desk.ask({ title: words('table.all'), actions: desk.offers().all, anchor: event.currentTarget })}
        >
          <Icon name="scroll-unfurled" />
          <span class="sr">{words('table.list')}</span>
          <b class="wr-tally-of num">{desk.offers().all.length}</b>
        </button>
      </div>
    </Show>
  );
}
