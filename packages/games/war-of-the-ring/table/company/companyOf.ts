import type { WarAction } from '../../rules/verbs.ts';
import type { ForceView, FormingView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import { type FigureKind, figureSign } from '../pieces/figureSign.ts';

/** One kind of figure of the company: so many go, so many stay, and what may be done about it. */
export interface CompanyRank {
  readonly figure: string;
  readonly going: number;
  readonly staying: number;
  /** One fewer goes. */
  readonly fewer: WarAction | null;
  /** One more goes. */
  readonly more: WarAction | null;
}

const ORDER: readonly FigureKind[] = ['regular', 'elite', 'leader', 'nazgul', 'character'];
const orderOf = (figure: string): number => ORDER.indexOf(figureSign(figure).kind);
const isUnit = (figure: string): boolean => orderOf(figure) <= ORDER.indexOf('elite');

const countIn = ({ figures, characters }: ForceView, figure: string): number => figures[figure] ?? (characters.includes(figure) ? 1 : 0);

const namesIn = ({ figures, characters }: ForceView): string[] => [...Object.keys(figures), ...characters];

export function ranksOf(forming: FormingView, offers: Offers): CompanyRank[] {
  const names = new Set([
    ...namesIn(forming.going),
    ...namesIn(forming.staying),
    ...offers.of('include', 'leaveBehind', 'holdBack').map(({ figure }) => figure),
  ]);
  return [...names]
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((figure) => ({
      figure,
      going: countIn(forming.going, figure),
      staying: countIn(forming.staying, figure),
      fewer: offers.of('leaveBehind', 'holdBack').find((action) => action.figure === figure) ?? null,
      more: offers.of('include').find((action) => action.figure === figure) ?? null,
    }));
}

/** Units where there are any, else characters: so many go, of so many. */
export function muster({ going, staying }: FormingView): { readonly going: number; readonly all: number } {
  const units = ({ figures }: ForceView): number =>
    Object.entries(figures).reduce((sum, [figure, count]) => sum + (isUnit(figure) ? count : 0), 0);
  const counted = units(going) + units(staying) > 0 ? units : ({ characters }: ForceView) => characters.length;
  return { going: counted(going), all: counted(going) + counted(staying) };
}
