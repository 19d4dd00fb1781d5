import { asId } from '#kernel/id.ts';
import { NOBODY, type ProjectedData, markProjected, seatList, type Seats, type Viewer, viewOf, without } from '#kernel';
import { changesBetween, type Now, type Phase, type StandingOrder } from '#wire';
import { earsOf, eyesOf, turnsOf } from '#wire/present.ts';
import type { TableSettings } from '../../store/store.ts';
import type { AnyMatch } from '../state/match.ts';
import { ordersOf } from '../state/standing-orders.ts';
import type { TableViewer } from '../state/viewer.ts';

type Rest = Omit<Now, 'seen' | 'eyes' | 'turns' | 'view' | 'partial'>;
/** Null while the table gathers. */
type View = ProjectedData<unknown> | null;

/** A view as text, whole or only what changed since an earlier one. */
interface WrittenView {
  readonly since: View | null;
  readonly view: View;
  readonly text: string;
}

/** A snapshot for one viewer: a `Now` as JSON, and the view that the viewer has then. */
export interface SentSnapshot {
  readonly now: ProjectedData<string>;
  readonly view: View;
  /** The view is the one the viewer knew. */
  readonly sameView: boolean;
  /** Everything else in the snapshot, for comparison. */
  readonly rest: string;
}

/** The state of a table at one moment, projected for each kind of viewer. */
export class Snapshot {
  private readonly match: AnyMatch | null;
  private readonly settings: TableSettings | null;
  private readonly phase: Phase;
  private readonly heard: { readonly [seats: string]: number };
  private readonly waiting: Seats;
  private readonly secret: boolean;
  private readonly rest: string;
  /** By viewpoint. A game without secrets has one for all. */
  private readonly views = new Map<Viewer, View>();
  private written: WrittenView | null = null;

  /** Without settings there are no standing orders. */
  constructor(match: AnyMatch | null, phase: Phase, heard: { readonly [seats: string]: number }, settings: TableSettings | null = null) {
    this.match = match;
    this.settings = settings;
    this.phase = phase;
    this.heard = heard;
    this.waiting = match === null || phase !== 'playing' ? NOBODY : match.waiting();
    this.secret = match?.game.secret === true;
    this.rest = JSON.stringify(this.common()).slice(1);
  }

  private common(): Rest {
    const { match, phase, waiting } = this;
    if (match === null) return { phase, waiting: [], outcome: null, rounds: 0, progress: [] };
    const { game, state } = match;
    return { phase, waiting: seatList(waiting), outcome: state.outcome, rounds: game.rounds(state), progress: game.progress(state) };
  }

  audienceSeats(viewer: TableViewer): Seats {
    return earsOf(viewer, this.secret);
  }

  /** For a viewer who has the view `since` already, or none. */
  for(viewer: TableViewer, since: View | null = null): SentSnapshot {
    const { match, waiting, settings } = this;
    const orders = match === null || settings === null || this.phase !== 'playing' ? [] : ordersOf(match, settings, viewer.plays);
    // A seat that a standing order answers for is not shown as asked.
    const asked = orders.reduce((seats, { seat, answers }) => (answers ? without(seats, asId(seat)) : seats), waiting);
    const viewpoint = match === null ? 'spectator' : eyesOf(viewer, asked, this.secret);
    const own = `"eyes":${viewpoint === 'spectator' ? '"spectator"' : viewpoint},${this.own(viewer, asked, viewpoint, orders)}`;
    const { text, view } = this.write(viewpoint, since);
    const now = markProjected(`{"seen":${this.heard[this.audienceSeats(viewer)] ?? 0},${own},${text},${this.rest}`);
    return { now, view, sameView: text === UNCHANGED, rest: own + this.rest };
  }

  /** The turns of the viewer's seats, and their standing orders. */
  private own({ plays }: TableViewer, asked: Seats, viewpoint: Viewer, orders: readonly StandingOrder[]): string {
    const { match, phase, settings } = this;
    if (match === null || phase !== 'playing') return '"turns":[]';
    const turns = `"turns":${JSON.stringify(turnsOf(match, plays, asked, viewpoint, settings !== null))}`;
    return orders.length === 0 ? turns : `${turns},"orders":${JSON.stringify(orders)}`;
  }

  private write(viewpoint: Viewer, since: View | null): WrittenView {
    const view = this.view(viewpoint);
    if (this.written?.view !== view || this.written.since !== since)
      this.written = {
        since,
        view,
        text: since === null ? `"view":${JSON.stringify(view)}` : `"partial":true,"view":${changesBetween(since, view) ?? '{}'}`,
      };
    return this.written;
  }

  private view(viewpoint: Viewer): View {
    const { match } = this;
    if (match === null) return null;
    const whose = this.secret ? viewpoint : 'spectator';
    let view = this.views.get(whose);
    if (view === undefined) {
      view = viewOf(match.game, match.state, whose);
      this.views.set(whose, view);
    }
    return view;
  }
}

const UNCHANGED = '"partial":true,"view":{}';
