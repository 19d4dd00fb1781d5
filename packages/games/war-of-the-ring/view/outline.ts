import type { Action, Outline, OutlineLine, OutlineSection, Param } from '#kernel';
import type { BattleView, FellowshipView, ForceView, NationView, RegionView, SideView, TeamView, WarView } from './view.ts';

const say = (id: string, params: OutlineLine['params'] = {}): OutlineLine => ({ id, params });

/** The table read aloud: where we are, the battle, the Fellowship and its hunters, both sides, politics, then armies by the lands they stand in. */
export function outline(view: WarView): Outline {
  return [
    {
      id: 'game',
      params: { turn: view.turn },
      lines: [where(view), say('points', { free: view.sides[0].points, shadow: view.sides[1].points })],
    },
    ...(view.battle === null ? [] : [battleSection(view.battle, view)]),
    fellowshipSection(view.fellowship),
    huntSection(view),
    ...view.sides.flatMap((side) => [sideSection(side), ...cardSections(side, view)]),
    ...(view.team === undefined ? [] : [teamSection(view.team)]),
    { id: 'politics', params: {}, lines: view.nations.map(nationLine) },
    ...[...view.nations.map(({ id }) => id), null].map((nation) =>
      landSection(
        nation,
        view.regions.filter((region) => region.nation === nation),
      ),
    ),
    { id: 'reserves', params: {}, lines: [...view.nations.flatMap(reserveLines), ...fallenLines(view)] },
  ];
}

/** One line about where in the turn we are: the phase, whose die is being used for what, the round of the battle. */
export function where(view: WarView): OutlineLine {
  const { turn, stage, doing, battle } = view;
  if (stage === 'over') return say('whereOver', { turn });
  if (battle !== null)
    return say('whereBattle', {
      turn,
      side: `@side.${battle.attacker}`,
      kind: `@battle.${battle.kind}`,
      place: `@place.${battle.to}`,
      round: battle.round,
    });
  if (stage === 'setup') return say('whereSetup');
  if (stage === 'cards') return say('whereCards', { turn });
  if (stage === 'fellowship') return say('whereFellowship', { turn });
  if (stage === 'allocation') return say('whereAllocation', { turn });
  if (doing === null) return say('whereToAct', { turn, side: `@side.${view.toAct}` });
  const { side, die, action, token, card } = doing;
  if (token !== null) return say('whereToken', { turn, side: `@side.${side}`, token: `@token.${token}` });
  if (card !== null) return say('whereEvent', { turn, side: `@side.${side}`, die: `@die.${die ?? ''}`, card: `@eventTitle.${card}` });
  return say('whereDie', { turn, side: `@side.${side}`, die: `@die.${die ?? ''}`, action: `@action.${action ?? ''}` });
}

/** A card goes by the title of the half it is used for, and says what that half does. */
export function aboutOption({ combat }: WarView, { type, card }: Action): { readonly [name: string]: Param } {
  if (type === 'playEvent') return { card: `@eventTitle.${card}`, text: `@eventText.${card}` };
  if (type === 'playCombatCard')
    return { title: `@combatTitle.${combat[card]}`, card: `@eventTitle.${card}`, text: `@combatText.${combat[card]}` };
  return ABOUT_EVENTS.includes(type) ? { text: `@eventText.${card}` } : {};
}

/** Choices of a card on the table, for what its upper half does. */
const ABOUT_EVENTS = ['useTableCard', 'removeTableCard', 'chooseCard'];

function fellowshipSection({ at, progress, hidden, corruption, guide, companions, mordor }: FellowshipView): OutlineSection {
  return {
    id: 'fellowship',
    params: {},
    lines: [
      mordor === null
        ? { ...say('fellowshipAt', { region: `@region.${at}`, count: progress }), place: at }
        : say('fellowshipInMordor', { count: mordor }),
      say(hidden ? 'fellowshipHidden' : 'fellowshipRevealed'),
      say('corruption', { count: corruption }),
      say('guide', { figure: `@figure.${guide}` }),
      ...(companions.length === 0 ? [] : [say('companions', { figures: companions.map((each) => `@figure.${each}`) })]),
    ],
  };
}

const huntSection = ({ sides, tiles }: WarView): OutlineSection => ({
  id: 'hunt',
  params: {},
  lines: [
    say('huntBox', { shadow: sides[1].huntBox, free: sides[0].huntBox }),
    say('huntPool', { count: tiles.pool.length, drawn: tiles.drawn.length }),
    ...(tiles.waiting.length === 0 ? [] : [say('tilesWaiting', { tiles: tiles.waiting.map((each) => `@tile.${each}`) })]),
  ],
});

function sideSection({ id, dice, rings, tokens, hand, decks }: SideView): OutlineSection {
  return {
    id: 'side',
    params: { side: `@side.${id}` },
    lines: [
      dice.length === 0 ? say('noDice') : say('dice', { dice: dice.map((die) => `@die.${die}`) }),
      ...(rings === 0 ? [] : [say('rings', { count: rings })]),
      ...tokens.map((token) => say('token', { token: `@token.${token}` })),
      say('hand', { character: hand.character, strategy: hand.strategy }),
      say('decks', { character: decks.character, strategy: decks.strategy }),
    ],
  };
}

/** Who plays what with whom, who leads, who acts, what he holds; and where partners share a place. */
const teamSection = ({ players, shared, acting, usedLast }: TeamView): OutlineSection => ({
  id: 'team',
  params: {},
  lines: [
    ...players.flatMap(({ seat, player, leads, left, hand, points }) => [
      say('player', { seat: `@seat.${seat}`, player: `@player.${player}`, character: hand.character, strategy: hand.strategy, points }),
      ...(leads && players.filter(({ side }) => side === players[seat].side).length > 1 ? [say('leads', { seat: `@seat.${seat}` })] : []),
      ...(left ? [say('hasLeft', { seat: `@seat.${seat}` })] : []),
    ]),
    ...(acting === null ? [] : [say('acting', { seat: `@seat.${acting}` })]),
    ...shared.map(({ place, commander }) =>
      commander === null
        ? say('armiesApart', { place: `@place.${place}` })
        : say('mixedArmy', { place: `@place.${place}`, seat: `@seat.${commander}` }),
    ),
    ...(usedLast === null || usedLast.nations.length === 0
      ? []
      : [say('usedNations', { nations: usedLast.nations.map((each) => `@nation.${each}`) })]),
    ...(usedLast === null || usedLast.regions.length === 0
      ? []
      : [say('usedArmies', { regions: usedLast.regions.map((each) => `@region.${each}`) })]),
  ],
});

/** What lies on the table, and the listener's own hand, each card with what it does. */
function cardSections({ id, cards, table }: SideView, { combat }: WarView): OutlineSection[] {
  const side = `@side.${id}`;
  const event = (card: string): OutlineLine => say('cardEvent', { text: `@eventText.${card}` });
  const fight = (card: string): OutlineLine => say('cardCombat', { text: `@combatText.${combat[card]}` });
  return [
    ...(table.length === 0
      ? []
      : [{ id: 'onTable', params: { side }, lines: table.flatMap((card) => [say('card', { card: `@card.${card}` }), event(card)]) }]),
    ...(cards === null || cards.length === 0
      ? []
      : [
          {
            id: 'inHand',
            params: { side },
            lines: cards.flatMap((card) => [say('card', { card: `@card.${card}` }), event(card), fight(card)]),
          },
        ]),
  ];
}

const nationLine = ({ id, steps, active, atWar }: NationView): OutlineLine =>
  atWar
    ? say('nationAtWar', { nation: `@nation.${id}` })
    : say(active ? 'nationActive' : 'nationPassive', { nation: `@nation.${id}`, count: steps });

/** By whether there are regulars (1), elites (2) and leaders (4): what is not there is not read. */
const FORCES = ['', 'forceR', 'forceE', 'forceRE', 'forceL', 'forceRL', 'forceEL', 'forceREL'];
const NATION = /^(\w+)-(?:regular|elite|leader)$/;

/** One line a nation, then the Nazgûl, then the characters. */
function forceLines(place: string, { figures, characters }: ForceView): OutlineLine[] {
  const nations = new Set(Object.keys(figures).flatMap((figure) => NATION.exec(figure)?.[1] ?? []));
  const of = (figure: string): number => figures[figure] ?? 0;
  return [
    ...[...nations].map((nation) => {
      const [regular, elite, leaders] = [of(`${nation}-regular`), of(`${nation}-elite`), of(`${nation}-leader`)];
      const id = FORCES[(regular > 0 ? 1 : 0) + (elite > 0 ? 2 : 0) + (leaders > 0 ? 4 : 0)];
      return say(id, { place, nation: `@nation.${nation}`, regular, elite, leaders });
    }),
    ...(of('nazgul') === 0 ? [] : [say('forceNazgul', { place, count: of('nazgul') })]),
    ...(characters.length === 0 ? [] : [say('forceCharacters', { place, figures: characters.map((each) => `@figure.${each}`) })]),
  ];
}

const regionLines = ({ id, besieged, field, inside, captured, holder }: RegionView): OutlineLine[] =>
  [
    ...(captured && holder !== null ? [say('capturedBy', { region: `@region.${id}`, side: `@side.${holder}` })] : []),
    ...(besieged ? [say('underSiege', { region: `@region.${id}` })] : []),
    ...forceLines(`@region.${id}`, field),
    ...forceLines(`@place.inside-${id}`, inside),
  ].map((line) => ({ ...line, place: id }));

const landSection = (nation: string | null, regions: readonly RegionView[]): OutlineSection => ({
  id: 'land',
  params: { nation: `@nation.${nation ?? 'none'}` },
  lines: regions.flatMap(regionLines),
});

const SIDE_NAMES = ['free-peoples', 'shadow'];

/** The armies in the battle, the cards chosen and shown, how the dice fell. */
function battleSection(battle: BattleView, { regions, combat }: WarView): OutlineSection {
  const bySide = <T>(values: readonly T[], line: (value: T, side: string) => OutlineLine | null): OutlineLine[] =>
    values.flatMap((value, side) => line(value, `@side.${SIDE_NAMES[side]}`) ?? []);
  const armyAt = (place: string): OutlineLine[] =>
    regions.flatMap(({ id, field, inside }) =>
      place === id ? forceLines(`@place.${place}`, field) : place === `inside-${id}` ? forceLines(`@place.${place}`, inside) : [],
    );
  return {
    id: 'battle',
    params: { from: `@place.${battle.from}`, to: `@place.${battle.to}` },
    lines: [
      say('battleRound', { side: `@side.${battle.attacker}`, kind: `@battle.${battle.kind}`, round: battle.round }),
      ...armyAt(battle.from),
      ...forceLines('@reserve.rearguard', battle.rearguard),
      ...armyAt(battle.to),
      ...bySide(battle.backs, (deck, side) =>
        deck === null || battle.cards[SIDE_NAMES.findIndex((name) => side.endsWith(name))] !== null
          ? null
          : say('battleBack', { side, deck: `@deck.${deck}` }),
      ),
      ...(battle.chosen === null ? [] : [say('battleChosen', { card: `@card.${battle.chosen}` })]),
      ...battle.cards.flatMap((card, side) =>
        card === null
          ? []
          : [
              say('battleCard', { side: `@side.${SIDE_NAMES[side]}`, card: `@card.${card}` }),
              say('cardCombat', { text: `@combatText.${combat[card]}` }),
            ],
      ),
      ...bySide(battle.rolls, (dice, side) => (dice.length === 0 ? null : say('battleRoll', { side, dice }))),
      say('battleHits', { free: battle.hits[0], shadow: battle.hits[1] }),
    ],
  };
}

const reserveLines = ({ reinforcements, casualties }: NationView): OutlineLine[] => [
  ...forceLines('@reserve.reinforcements', { figures: reinforcements, characters: [] }),
  ...forceLines('@reserve.casualties', { figures: casualties, characters: [] }),
];

/** Characters who will not come back. */
const fallenLines = ({ eliminated }: WarView): OutlineLine[] =>
  eliminated.length === 0 ? [] : [say('fallen', { figures: eliminated.map((each) => `@figure.${each}`) })];
