import type { SideId } from './nations.ts';

/** Which die each event card asks for, deck by deck: c character, a army, m muster. Every die of the Will of the West and the Palantír plays any. */
const ASKED: { readonly [deck: string]: string } = {
  'fp-character': 'c'.repeat(24),
  'fp-strategy': 'aaamaammmaaammmmmmmmmmmm',
  'shadow-character': 'c'.repeat(24),
  'shadow-strategy': 'aaaammaaaammaaammmmmmmmm',
};
const DICE: { readonly [letter: string]: string } = { c: 'character', a: 'army', m: 'muster' };

export interface CardSign {
  readonly side: SideId;
  readonly deck: 'character' | 'strategy';
  readonly die: string;
}

/** What a card's name tells: `shadow-strategy-07`. */
export function cardSign(id: string): CardSign {
  const [, whose = 'fp', deck = 'character', number = '1'] = /^(fp|shadow)-(character|strategy)-(\d+)$/.exec(id) ?? [];
  return {
    side: whose === 'fp' ? 'free-peoples' : 'shadow',
    deck: deck === 'strategy' ? 'strategy' : 'character',
    die: DICE[ASKED[`${whose}-${deck}`]?.[Number(number) - 1] ?? 'c'],
  };
}
