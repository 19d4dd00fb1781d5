import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';
import { war, type WarTable, type CharacterName } from '../../../testing/war.ts';

const [WORN, CREBAIN, BALROG, PALANTIR, WORMTONGUE] = ['15', '16', '17', '21', '22'].map((number) => `shadow-character-${number}`);

test.each([WORN, CREBAIN, BALROG])('WR-EVENT-09: %s stays on the table', (card) => {
  expect(played(card).tableCards).toEqual([card]);
});

/** The Fellowship phase: it is declared after the steps given. */
const declared = (table: readonly string[], from: string, ...steps: string[]): WarTable => {
  const play = war({ phase: 'fellowship', table: [...table], fellowship: { at: from, progress: steps.length } }).free('declareFellowship');
  for (const region of steps) play.free('traceStep', { region });
  return play;
};

describe.each([WORN, CREBAIN])('%s', (card) => {
  test('it goes when a declaration places the Fellowship in an unconquered city or stronghold of the Free Peoples', () => {
    expect(declared([card], 'dimrill-dale', 'lorien').tableCards).toEqual([]);
    expect(declared([card], 'lorien', 'dimrill-dale').tableCards).toEqual([card]);
    const lost = war({ phase: 'fellowship', table: [card], held: { lorien: 'shadow' }, fellowship: { at: 'dimrill-dale', progress: 1 } });
    expect(lost.free('declareFellowship').free('traceStep', { region: 'lorien' }).tableCards).toEqual([card]);
  });
});

describe('Worn with Sorrow and Toil', () => {
  const hunted = (given: object = {}): WarTable =>
    war({
      free: ['character', 'muster'],
      shadow: ['muster'],
      huntBox: [0, 1],
      table: [WORN],
      fellowship: { guide: 'gandalf-grey' },
      ...given,
    })
      .next(6, 'hunt-std-11')
      .free('spend', { die: 'character', action: 'move-fellowship' });

  test('a random Character card from the hand of the Free Peoples', () => {
    const hands = { 'free-peoples': { hand: [cardId('elven-cloaks'), cardId('elven-rope'), cardId('the-last-battle')] } };
    const play = hunted({ hands }).next('gimli').free('loseRandom').free('resolveFirst', { effect: 'guide' }).keepGuide();
    expect(play.asked).toEqual([SHADOW]);
    play.nextDrawn(1);
    play.shadow('chooseOption', { choice: 'random-card' });
    expect(play.hand(FREE)).toEqual([cardId('elven-cloaks'), cardId('the-last-battle')]);
    // Face down: the Shadow sees only that it is gone (WR-EVENT-03).
    expect(play.discards).toEqual([]);
    expect(play.tableCards).toEqual([WORN]);
    expect(play.isOver).toBe(true);
  });

  test('or one from the table, chosen by the Shadow; or none', () => {
    const table = [WORN, cardId('wizards-staff'), cardId('a-power-too-great')];
    const play = war({ free: ['character', 'muster'], shadow: ['muster'], huntBox: [0, 1], table, fellowship: { guide: 'gandalf-grey' } })
      .next(6, 'hunt-std-11')
      .free('spend', { die: 'character', action: 'move-fellowship' })
      .free('decline')
      .next('gimli')
      .free('loseRandom');
    play.free('resolveFirst', { effect: 'guide' }).keepGuide();
    expect(play.choices('chooseCard', 'card')).toEqual([cardId('wizards-staff')]);
    expect(play.choices('chooseOption')).toEqual([]);
    play.shadow('chooseCard', { card: cardId('wizards-staff') });
    expect(play.tableCards).toEqual([WORN, cardId('a-power-too-great')]);
    const spared = hunted({ hands: { 'free-peoples': { hand: [cardId('elven-cloaks')] } } })
      .next('gimli')
      .free('loseRandom')
      .free('resolveFirst', { effect: 'guide' })
      .keepGuide()
      .shadow('decline');
    expect(spared.hand(FREE)).toEqual([cardId('elven-cloaks')]);
  });

  test('using the Ring costs no card', () => {
    expect(hunted({ hands: { 'free-peoples': { hand: [cardId('elven-cloaks')] } } }).free('useTheRing').isOver).toBe(true);
  });
});

describe('Flocks of Crebain', () => {
  const moved = (): WarTable =>
    war({ free: ['character', 'muster'], shadow: ['muster'], huntBox: [0, 1], table: [CREBAIN], on: { rivendell: 'nazgul 1' } }).free(
      'spend',
      {
        die: 'character',
        action: 'move-fellowship',
      },
    );

  test('+1 on every die of the hunt roll and its re-roll, then it is gone', () => {
    const play = moved().next(4).shadow('useTableCard', { card: CREBAIN });
    expect(play.discards).toEqual([CREBAIN]);
    play.next(5, 'hunt-std-06').shadow('rerollHunt', { dice: 1 });
    expect(play.tileAt('hunt-std-06')).toBe('drawn');
  });

  test('it may be kept; then a 5 fails', () => {
    const play = moved().next(5).shadow('decline').shadow('rerollHunt', { dice: 0 });
    expect(play.tableCards).toEqual([CREBAIN]);
    expect(play.isOver).toBe(true);
  });
});

describe('Balrog of Moria', () => {
  test('through Moria: another tile, an Eye has no effect; in a haven the reveal symbol is ignored', () => {
    const play = declared([BALROG], 'hollin', 'moria', 'dimrill-dale', 'lorien')
      .shadow('useTableCard', { card: BALROG })
      .next('hunt-std-09')
      .free('resolveFirst', { effect: 'rest' });
    play.free('useTheRing');
    expect(play.state.open.fellowship).toMatchObject({ corruption: 1, hidden: true });
    expect(play.discards).toEqual([BALROG]);
    const eye = declared([BALROG], 'hollin', 'moria').next('hunt-std-01').shadow('useTableCard', { card: BALROG });
    expect(eye.state.open.fellowship).toMatchObject({ corruption: 0, hidden: true });
  });

  test('outside a haven the tile reveals', () => {
    const play = declared([BALROG], 'moria', 'hollin').next('hunt-std-05').shadow('useTableCard', { card: BALROG });
    expect(play.state.open.fellowship.hidden).toBe(false);
  });

  test('WR-RULING-91: declared or revealed where it stays in Moria, it is asked too', () => {
    const play = declared([BALROG], 'moria').next('hunt-std-05').shadow('useTableCard', { card: BALROG });
    expect([play.state.open.fellowship.hidden, play.discards]).toEqual([false, [BALROG]]);
    expect(declared([BALROG], 'moria').shadow('decline').tableCards).toEqual([BALROG]);
    // Nazgûl Search needs progress, and the figure stays where it is.
    const found = played(cardId('nazgul-search'), {
      on: { moria: 'nazgul 1' },
      table: [BALROG],
      fellowship: { at: 'moria', progress: 1 },
    });
    found.shadow('done').free('endPath');
    expect(found.choices('useTableCard', 'card')).toEqual([BALROG]);
  });

  test('it is not asked when Moria is not touched; it may be kept', () => {
    expect(declared([BALROG], 'hollin', 'north-dunland').choices('useTableCard')).toEqual([]);
    expect(declared([BALROG], 'hollin', 'moria').shadow('decline').tableCards).toEqual([BALROG]);
  });

  test('WR-EX-21: revealed in Moria, the Balrog tile comes before that of the stronghold (WR-HUNT-16, WR-HUNT-19, WR-FSP-25)', () => {
    const play = war({
      free: ['character', 'muster'],
      shadow: ['muster'],
      huntBox: [0, 1],
      table: [BALROG],
      fellowship: { at: 'hollin', guide: 'strider' },
    })
      .next(6, 'hunt-std-13')
      .free('spend', { die: 'character', action: 'move-fellowship' })
      .free('useTheRing')
      .free('traceStep', { region: 'moria' });
    play.next('hunt-std-02', 'hunt-std-03').shadow('useTableCard', { card: BALROG });
    expect(play.state.open.fellowship).toMatchObject({ corruption: 2, hidden: false });
    expect([play.tileAt('hunt-std-02'), play.tileAt('hunt-std-03')]).toEqual(['drawn', 'drawn']);
    expect(play.isOver).toBe(true);
  });

  test('or its combat text from the table, within two regions of Moria (WR-BATTLE-20)', () => {
    const battle = (from: string, against: string): WarTable =>
      war({
        on: { [from]: 'sauron 2r', [against]: 'elves 3r' },
        atWar: ['sauron'],
        shadow: ['army', 'army'],
        toAct: 'shadow',
        table: [BALROG],
      })
        .shadow('spend', { die: 'army', action: 'attack' })
        .shadow('attack', { from, against })
        .shadow('beginBattle');
    const play = battle('north-ithilien', 'osgiliath');
    expect(play.choices('playCombatCard')).toEqual([]);
    const near = battle('parth-celebrant', 'dimrill-dale').next(4, 6, 3).shadow('playCombatCard', { card: BALROG });
    expect(near.discards).toEqual([BALROG]);
    near.free('loseRegular', { nation: 'elves' });
    near.next(1, 1, 1).free('loseRegular', { nation: 'elves' });
    expect(near.at('dimrill-dale')).toEqual({ 'elves-regular': 1 });
  });
});

describe('The Palantír of Orthanc', () => {
  const saruman = { orthanc: 'isengard 1r, saruman' };

  test('WR-EVENT-07: Saruman is in play', () => {
    expect(refusal(PALANTIR, {})).toEqual(['WR-EVENT-07']);
    expect(played(PALANTIR, { on: saruman }).tableCards).toEqual([PALANTIR]);
  });

  test('an Event result spent on a card draws one from either deck; another result does not', () => {
    const play = played(cardId('the-lidless-eye'), {
      die: 'event',
      on: saruman,
      table: [PALANTIR],
      decks: { 'shadow-strategy': [cardId('orcs-multiplying-again')] },
      shadow: [],
    });
    play.shadow('drawCard', { deck: 'strategy' });
    expect(play.hand(SHADOW)).toEqual([cardId('orcs-multiplying-again')]);
    const plain = played(cardId('shelobs-lair'), { on: saruman, table: [PALANTIR] });
    expect(plain.isOver).toBe(true);
    expect(plain.hand(SHADOW)).toEqual([]);
  });

  test('it does not answer its own playing', () => {
    expect(played(PALANTIR, { die: 'event', on: saruman }).isOver).toBe(true);
  });

  test('WR-EVENT-10: Will of the West removes it, or any result with a ring, which goes to the Shadow (WR-RING-01)', () => {
    const given = { on: saruman, table: [PALANTIR], free: ['will-of-the-west', 'muster', 'event'], shadow: ['muster'] };
    const will = war(given)
      .free('spend', { die: 'will-of-the-west', action: 'remove-table-card' })
      .free('removeTableCard', { card: PALANTIR });
    expect([...will.state.open.rings]).toEqual([3, 0]);
    const ring = war(given).free('spend', { die: 'muster', action: 'remove-table-card' }).free('removeTableCard', { card: PALANTIR });
    expect([...ring.state.open.rings]).toEqual([2, 1]);
    expect(ring.tableCards).toEqual([]);
    expect(ring.asked).toEqual([SHADOW]);
  });

  test('WR-RING-05: a ring used this turn is the only one; without rings only Will of the West', () => {
    const given = { on: saruman, table: [PALANTIR], free: ['will-of-the-west', 'muster', 'event'], shadow: ['muster'] };
    const used = war(given).free('useRing', { die: 'event', result: 'character' });
    expect(used.refused('spend', { die: 'muster', action: 'remove-table-card' })).toEqual(['WR-EVENT-10']);
    expect(used.refused('spend', { die: 'will-of-the-west', action: 'remove-table-card' })).toBeNull();
    expect(war({ ...given, rings: [1, 2] }).refused('spend', { die: 'muster', action: 'remove-table-card' })).toBeNull();
    expect(war({ ...given, rings: [0, 3] }).refused('spend', { die: 'muster', action: 'remove-table-card' })).toEqual(['WR-EVENT-10']);
    const paid = war({ ...given, shadow: ['muster', 'muster'] })
      .free('spend', { die: 'muster', action: 'remove-table-card' })
      .free('removeTableCard', { card: PALANTIR });
    paid.shadow('skipDie', { die: 'muster' });
    expect(paid.refused('useRing', { die: 'event', result: 'character' })).toEqual(['WR-RING-05']);
  });

  test.each([PALANTIR, WORMTONGUE])('WR-EVENT-11: %s goes when Saruman falls', (card) => {
    const play = played(cardId('the-ents-awake-treebeard'), {
      on: { fangorn: 'gandalf-white', orthanc: 'saruman' },
      eliminated: ['gandalf-grey'],
      table: [card],
    });
    expect(play.where('saruman')).toBe('eliminated');
    expect(play.tableCards).toEqual([]);
  });
});

describe('Wormtongue', () => {
  const given = { on: { orthanc: 'isengard 3r, saruman' }, table: [WORMTONGUE] };

  test('WR-EVENT-07: Saruman is in play', () => {
    expect(refusal(WORMTONGUE, {})).toEqual(['WR-EVENT-07']);
    expect(played(WORMTONGUE, { on: given.on }).tableCards).toEqual([WORMTONGUE]);
  });

  test('an army that enters Rohan or attacks elsewhere does not rouse it; the step is still taken', () => {
    const entered = war({ ...given, atWar: ['isengard'], shadow: ['army', 'army'], toAct: 'shadow' }).shadow('spend', {
      die: 'army',
      action: 'move-armies',
    });
    entered.shadow('march', { from: 'orthanc', to: 'fords-of-isen' }).shadow('depart');
    expect(entered.nation('rohan')).toEqual({ steps: 3, active: false });
    const attacked = war({
      ...given,
      on: { ...given.on, 'fords-of-isen': 'rohan 1r' },
      atWar: ['isengard'],
      shadow: ['army', 'army'],
      toAct: 'shadow',
    });
    attacked
      .shadow('spend', { die: 'army', action: 'attack' })
      .shadow('attack', { from: 'orthanc', against: 'fords-of-isen' })
      .shadow('beginBattle');
    expect(attacked.nation('rohan')).toEqual({ steps: 2, active: false });
    expect(attacked.tableCards).toEqual([WORMTONGUE]);
  });

  test('a card does not rouse it', () => {
    const play = played(cardId('wisdom-of-elrond'), given).free('chooseNation', { nation: 'rohan' });
    expect(play.nation('rohan')).toEqual({ steps: 2, active: false });
  });

  test('an attack on Edoras or Helm’s Deep does, and the card goes', () => {
    const on = { ...given.on, 'fords-of-isen': 'isengard 2r', 'helms-deep': 'rohan 1r' };
    const play = war({ ...given, on, atWar: ['isengard'], shadow: ['army', 'army'], toAct: 'shadow' }).shadow('spend', {
      die: 'army',
      action: 'attack',
    });
    play.shadow('attack', { from: 'fords-of-isen', against: 'helms-deep' }).shadow('beginBattle');
    expect(play.nation('rohan')).toEqual({ steps: 2, active: true });
    expect(play.tableCards).toEqual([]);
  });

  test('WR-RULING-95: an attack on Edoras rouses it only if Rohan’s units are there', () => {
    const attacked = (defenders: string): WarTable =>
      war({
        ...given,
        on: { ...given.on, westemnet: 'isengard 2r', edoras: defenders },
        atWar: ['isengard', 'gondor'],
        shadow: ['army', 'army'],
        toAct: 'shadow',
      })
        .shadow('spend', { die: 'army', action: 'attack' })
        .shadow('attack', { from: 'westemnet', against: 'edoras' })
        .shadow('beginBattle');
    expect(attacked('gondor 1r').nation('rohan')).toEqual({ steps: 3, active: false });
    expect(attacked('gondor 1r').tableCards).toEqual([WORMTONGUE]);
    expect(attacked('gondor 1r, rohan 1r').nation('rohan')).toEqual({ steps: 2, active: true });
  });

  test('WR-CAPT-02, WR-RULING-61: an army that marches into an empty Helm’s Deep captures it without rousing Rohan', () => {
    const enter = (steps: number): WarTable =>
      war({
        ...given,
        on: { ...given.on, 'fords-of-isen': 'isengard 2r' },
        nations: { rohan: { steps, active: false } },
        atWar: ['isengard'],
        shadow: ['army', 'army'],
        toAct: 'shadow',
      })
        .shadow('spend', { die: 'army', action: 'move-armies' })
        .shadow('march', { from: 'fords-of-isen', to: 'helms-deep' })
        .shadow('depart');
    const play = enter(3);
    expect([play.holder('helms-deep'), play.nation('rohan'), play.tableCards]).toEqual([
      'shadow',
      { steps: 2, active: false },
      [WORMTONGUE],
    ]);
    expect(enter(1).nation('rohan')).toEqual({ steps: 1, active: false });
  });

  test('a declaration in Edoras does, one elsewhere cannot', () => {
    const play = war({ ...given, phase: 'fellowship', fellowship: { at: 'folde', progress: 1 } })
      .free('declareFellowship')
      .free('traceStep', { region: 'edoras' });
    expect(play.nation('rohan').active).toBe(true);
    expect(play.tableCards).toEqual([]);
  });

  test('a Companion who can does, one who cannot does not', () => {
    const walk = (figure: CharacterName): WarTable =>
      war({ ...given, on: { ...given.on, folde: 'meriadoc, gimli' }, free: ['character', 'muster'], shadow: ['muster'] })
        .free('spend', { die: 'character', action: 'move-companions' })
        .free('include', { figure })
        .free('travelTo', { region: 'edoras' });
    expect(walk('gimli').nation('rohan').active).toBe(false);
    expect(walk('meriadoc').nation('rohan').active).toBe(true);
    expect(walk('meriadoc').tableCards).toEqual([]);
  });
});
