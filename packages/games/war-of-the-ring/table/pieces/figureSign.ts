import { NAZGUL } from './hosts.ts';

export type FigureKind = 'regular' | 'elite' | 'leader' | 'nazgul' | 'character';

/** `gondor-elite` is an elite of Gondor. */
export function figureSign(figure: string): { readonly kind: FigureKind; readonly name: string } {
  if (figure === NAZGUL) return { kind: 'nazgul', name: 'sauron' };
  const [, name, kind] = /^(.+)-(regular|elite|leader)$/.exec(figure) ?? [];
  if (name === undefined) return { kind: 'character', name: figure };
  return { kind: kind === 'elite' ? 'elite' : kind === 'leader' ? 'leader' : 'regular', name };
}
