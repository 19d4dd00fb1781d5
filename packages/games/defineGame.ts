import { cloneState, type ContentDefinition, type ContentSource, type Game, ledgerOf, type State } from '#kernel';
import type { Box } from './box.ts';

/** What the box of every game says of itself. */
interface DescribedBox {
  readonly title: string;
  readonly sources: { readonly [item: string]: ContentSource };
}

/** What `shelf.ts` says already. */
type FromShelf = 'id' | 'secret' | 'form' | 'teams';
/** What is the same in most games. */
type Defaulted = 'dice' | 'redeal';

/** What is a game's own. */
type GameParts<S extends State & { readonly box: DescribedBox }, Options, View> = Omit<
  Game<S, Options, View>,
  FromShelf | Defaulted | 'ledger' | 'content'
> & { readonly [Part in Defaulted]?: Game<S, Options, View>[Part] | undefined } & {
  readonly shelf: Box;
  readonly ledger: Parameters<typeof ledgerOf>[0];
  readonly content: Omit<ContentDefinition<S['box']>, 'title' | 'provenance'>;
};

/** Puts a game together from its rooms. Without `dice` it rolls none; without `redeal` it has no secrets. */
export function defineGame<S extends State & { readonly box: DescribedBox }, Options, View>({
  shelf,
  ledger,
  content,
  dice = () => [],
  redeal,
  ...own
}: GameParts<S, Options, View>): Game<S, Options, View> {
  if (shelf.secret && redeal === undefined) throw new Error(`${shelf.id} has secrets, and bots need its redeal`);
  return {
    ...own,
    id: shelf.id,
    secret: shelf.secret,
    form: shelf.form,
    teams: shelf.teams,
    ledger: ledgerOf(ledger),
    content: {
      ...content,
      title: ({ title }) => title,
      provenance: ({ sources }) => Object.entries(sources).map(([id, source]) => ({ id, source })),
    },
    dice,
    redeal: redeal ?? cloneState,
  };
}
