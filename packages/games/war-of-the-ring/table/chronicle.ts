import type { GameEvent } from '#kernel';

/** Icon before a line of the chronicle, by families: what is not named here is about cards, armies or battles as its name says. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^(gameEnded)$/, 'laurels'],
  [/^(resigned|captured|advanced)$/, 'flying-flag'],
  [/^(rolled|cardRoll|spent|skipped|passed|dieTurned|tileDie)/, 'rolling-dices'],
  [/^(hunt|tile|lured)/, 'burning-eye'],
  [/^(corrupted|healed|ringUsed)/, 'the-ring'],
  [
    /^(fellowship|declared|path|revealed|hidden|newGuide|movesIn|mordor|stopped|lingered|enteredMordor|separated|companions|cruel)/,
    'footprint',
  ],
  [/^(drew|discarded|eventPlayed|tableCard|combatCard|noCombatCard)/, 'scroll-unfurled'],
  [/^(nation)/, 'shaking-hands'],
  [/^(minion|nazgul|leadersStranded)/, 'hood'],
  [/^(siege|withdrew)/, 'stone-tower'],
  [
    /^(battle|round|combatRoll|extraAttack|leaderReroll|unitLost|elite|leaderLost|slain|army|assault|attack|retreated|whiteRider)/,
    'crossed-swords',
  ],
  [/^(character|taken|guideHelps|upgraded)/, 'meeple'],
  [/^(token)/, 'wax-seal'],
  [/^(march|recruited|excess|voice)/, 'orc-head'],
];

/** A turn begins a new head. */
export const chronicle = (event: GameEvent): { readonly icon: string | null; readonly head: boolean } => ({
  icon: ICONS.find(([family]) => family.test(event.type))?.[1] ?? null,
  head: event.type === 'turnBegan',
});
