import { asId } from '#kernel/id.ts';
import { Match, SeededRandom, serialise, InvalidInput } from '#kernel';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { act, afterPlaying, attack, borrow, BOX, double, DRAW, HAND, play, sit, target, TEAM, TROPHY } from '../testing/table.ts';

const { position } = battleForMiddleEarth;

const refusal = (change: Parameters<typeof sit>[0]): { path: string; rules: readonly string[] } => {
  try {
    sit(change);
  } catch (error) {
    if (error instanceof InvalidInput) return { path: error.path, rules: error.rules };
    throw error;
  }
  throw new Error('The position was accepted');
};

const comesBack = (match: ReturnType<typeof sit>): void => {
  const written = JSON.parse(JSON.stringify(position.write(match.state)));
  expect(serialise(position.read(written, BOX))).toBe(serialise(match.state));
};

describe('a position comes back as it was written', () => {
  test('with an attack half put together', () => {
    const match = sit({
      row: ['witch-king', 'uruk-hai', 'orc-archer'],
      players: [{ teams: [['theoden', 'legolas', 'frodo'], ['gloin']] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('uruk-hai'), double('theoden', 'legolas', 'green'), borrow('frodo', 'elrond'));
    comesBack(match);
  });

  test("in a counterattack, of an action and of Angbor's draw", () => {
    const during = (...pile: string[]) =>
      sit({ mordor: [HAND, TEAM], ringPile: pile, players: [{ hand: ['angbor'], teams: [['gloin']] }, { teams: [['sam']] }] });
    const action = during(TROPHY);
    act(action, 0, DRAW);
    comesBack(action);
    const angbor = during(TROPHY);
    act(angbor, 0, play('angbor', 1));
    comesBack(angbor);
    act(angbor, 0, DRAW, { type: 'loseTeamCard', card: 'angbor' });
    comesBack(angbor);
  });
});

test("after Angbor's draw a player may stand there without a team: Angbor himself was lost", () => {
  const match = sit({ mordor: [HAND, TEAM], ringPile: [TROPHY, 'haldir'], players: [{ hand: ['angbor'] }, {}] });
  act(match, 0, play('angbor'), DRAW, { type: 'loseTeamCard', card: 'angbor' });
  expect(match.options(0)).toEqual([{ type: 'endTurn' }]);
  comesBack(match);
});

test('a counterattack goes on without the player who drew it and gave up', () => {
  const match = sit({
    mordor: [HAND, TEAM],
    ringPile: [TROPHY, 'haldir'],
    players: [{ hand: ['aragorn', 'angbor'], teams: [['tom-bombadil'], ['gloin']] }, { teams: [['sam']] }, { teams: [['arwen']] }],
  });
  act(match, 0, play('aragorn', 2), { type: 'move', card: 'tom-bombadil', team: 2 }, play('angbor', 1), DRAW);
  comesBack(match);
  match.resign(0);
  expect(match.waitingList()).toEqual([1]);
  comesBack(match);
});

const COUNTER = [HAND, HAND, TEAM];
const FIVE = ['sam', 'frodo', 'merry', 'pippin', 'arwen'];
const gone = (...kept: string[]): string[] => BOX.enemyIds.filter((id) => !kept.includes(id));

describe('a position that cannot be is refused at the exact place', () => {
  test.each<[string, Parameters<typeof sit>[0], string, string?]>([
    ['an unknown enemy', { row: ['troll', 'nobody', 'goblin'] }, 'row.1', 'BM-COMP-01'],
    ['an enemy twice in the row', { row: ['troll', 'troll', 'goblin'] }, 'row.1', 'BM-COMP-01'],
    ['an enemy in the row and won', { players: [{}, { won: ['troll'] }] }, 'players.1.won.0', 'BM-COMP-01'],
    ['an enemy won by two', { players: [{ won: ['goblin'] }, { won: ['goblin'] }] }, 'players.1.won.0', 'BM-COMP-01'],
    ['an enemy discarded and in the pile', { enemyDiscard: ['goblin'], enemyPile: ['goblin'] }, 'enemyPile.0', 'BM-COMP-01'],
    ['a companion in the row', { row: ['sam', 'troll', 'goblin'] }, 'row.0', 'BM-COMP-01'],
    ['two positions', { row: ['troll', 'goblin'] }, 'row'],
    ['a row not refilled', { row: [null, 'troll', 'goblin'] }, 'row.0', 'BM-AFTER-03'],
    ['an empty row with a pile', { row: [null, null, null] }, 'row.0', 'BM-AFTER-03'],
    ['no enemy left', { row: [null, null, null], enemyDiscard: gone() }, 'row.2', 'BM-END-01'],
    ['a gap in the row', { row: ['troll', null, 'goblin'], enemyDiscard: gone('troll', 'goblin') }, 'row.1', 'BM-AFTER-02'],
    ['a row pushed to the left', { row: ['troll', 'goblin', null], enemyDiscard: gone('troll', 'goblin') }, 'row.2', 'BM-AFTER-02'],
    ['a card twice in a hand', { players: [{ hand: ['sam', 'sam'] }, {}] }, 'players.0.hand.1', 'BM-COMP-01'],
    ['a card in a hand and a team', { players: [{ hand: ['sam'] }, { teams: [['sam']] }] }, 'players.1.teams.0.0', 'BM-COMP-01'],
    ['a card given and discarded', { ringDiscard: ['sam'], players: [{ given: ['sam'] }, {}] }, 'ringDiscard.0', 'BM-COMP-01'],
    ['a card discarded and in the pile', { ringDiscard: ['sam'], ringPile: ['elrond', 'sam'] }, 'ringPile.1', 'BM-COMP-01'],
    ['a Mordor card in a hand', { players: [{ hand: [TEAM] }, {}] }, 'players.0.hand.0', 'BM-MORDOR-01'],
    ['a companion below the row', { mordor: ['sam'] }, 'mordor.0', 'BM-SETUP-05'],
    ['a Ring pile that is said to be empty while cards lie nowhere', { ringPile: [] }, 'ringPile', 'BM-COMP-01'],
    ['an enemy pile that is said to be empty while enemies lie nowhere', { enemyPile: [] }, 'enemyPile', 'BM-COMP-01'],
    ['five cards of four', { ringDiscard: [TEAM, TEAM, TEAM], ringPile: [TEAM, TEAM] }, 'ringPile.1', 'BM-COMP-01'],
    ['four Mordor cards on the table', { mordor: [TEAM, TEAM, HAND, HAND] }, 'mordor'],
    ['an empty team', { players: [{}, { teams: [[]] }] }, 'players.1.teams.0', 'BM-RULING-44'],
    ['six cards in a hand', { players: [{ hand: [...FIVE, 'elrond'] }, {}] }, 'players.0.hand', 'BM-DRAW-03'],
    ['Elrond given away', { players: [{ given: ['sam', 'elrond'] }, {}] }, 'players.0.given.1', 'BM-SCORE-02'],
    ['Gimli shown and not in the hand', { players: [{ shown: ['gimli'] }, {}] }, 'players.0.shown.0', 'BM-RULING-15'],
    ['a card shown that is no Gimli', { players: [{ hand: ['sam'], shown: ['sam'] }, {}] }, 'players.0.shown.0', 'BM-RULING-15'],
    ['a leaver with cards', { players: [{}, { teams: [['sam']], out: true }, {}] }, 'players.1.out', 'BM-SETUP-01'],
    ['a table the others have left', { players: [{}, { out: true }] }, 'players', 'BM-SETUP-01'],
    ['a turn of a leaver', { players: [{ out: true }, {}, {}] }, 'active', 'BM-TURN-01'],
    ['one player', { players: [{}] }, 'seats', 'BM-SETUP-01'],
    ['an active player who is not there', { active: 3 }, 'active'],
    ['a first player who is not there', { first: 2 }, 'first'],
    [
      'a card that came with a reshuffle to be',
      { reshuffles: 1, players: [{ hand: ['sam'] }, {}], since: { sam: 2 } },
      'since.sam',
      'BM-DRAW-06',
    ],
    ['a card in no hand', { since: { sam: 0 } }, 'since.sam', 'BM-RULING-09'],
    ['three Mordor cards at rest', { mordor: COUNTER }, 'turn.step', 'BM-COUNTER-01'],
    ['a step without an attack', { turn: { step: 'attack' } }, 'turn.attack', 'BM-ATTACK-02'],
    ['a played card that left no trace', { players: [{}, { teams: [['angbor']] }], turn: afterPlaying }, 'turn.step', 'BM-ATTACK-02'],
    [
      'five cards in hand after playing one',
      { players: [{ hand: FIVE, teams: [['gloin']] }, { teams: [['angbor']] }], turn: afterPlaying },
      'players.0.hand',
      'BM-DRAW-03',
    ],
    ['an extra card before anything', { turn: { rally: true } }, 'turn.rally', 'BM-ARAGORN-01'],
    [
      'an extra card without Aragorn',
      { players: [{ teams: [['gloin']] }, {}], turn: { step: 'afterPlaying', rally: true } },
      'turn.rally',
      'BM-ARAGORN-01',
    ],
    [
      'an extra card after Angbor',
      { players: [{ teams: [['aragorn', 'angbor']] }, {}], turn: { step: 'summons', rally: true } },
      'turn.rally',
      'BM-ARAGORN-01',
    ],
    ['a wanderer before anything', { turn: { wandered: ['tom-bombadil'] } }, 'turn.wandered', 'BM-RULING-51'],
    [
      'Sam wandering',
      { players: [{ teams: [['sam']] }, {}], turn: { step: 'afterPlaying', wandered: ['sam'] } },
      'turn.wandered',
      'BM-TEAM-06',
    ],
    [
      "a wanderer of another player's",
      { players: [{ teams: [['gloin']] }, { teams: [['tom-bombadil']] }], turn: { step: 'afterPlaying', wandered: ['tom-bombadil'] } },
      'turn.wandered',
      'BM-TOM-01',
    ],
    ['a summons without Angbor', { players: [{ teams: [['gloin']] }, {}], turn: { step: 'summons' } }, 'turn.step', 'BM-RULING-40'],
    [
      'a summons with a full hand',
      { players: [{ hand: FIVE, teams: [['angbor']] }, {}], turn: { step: 'summons' } },
      'turn.step',
      'BM-ANGBOR-02',
    ],
    [
      'a team that beats nobody',
      { players: [{ teams: [['elrond']] }, {}], turn: { step: 'attack', attack: { team: 1, targets: ['troll'] } } },
      'turn.attack.team',
      'BM-RULING-03',
    ],
    [
      'an attack of a team that is not there',
      { players: [{ teams: [['treebeard']] }, {}], turn: { step: 'attack', attack: { team: 2 } } },
      'turn.attack.team',
      'BM-RULING-04',
    ],
    [
      'a target out of reach',
      { players: [{ teams: [['treebeard']] }, {}], turn: { step: 'attack', attack: { team: 1, targets: ['troll'] } } },
      'turn.attack.targets.0',
      'BM-ATTACK-03',
    ],
    [
      'a doubling of its own colour',
      {
        players: [{ teams: [['treebeard', 'boromir']] }, {}],
        turn: { step: 'attack', attack: { team: 1, doublings: [{ by: 'boromir', card: 'boromir', symbol: 'yellow' }] } },
      },
      'turn.attack.doublings.0',
      'BM-RULING-24',
    ],
    [
      "borrowing from one's own team",
      {
        players: [{ teams: [['treebeard', 'sam'], ['elrond']] }, {}],
        turn: { step: 'attack', attack: { team: 1, borrowings: [{ hobbit: 'sam', card: 'elrond' }] } },
      },
      'turn.attack.borrowings.0',
      'BM-HOBBIT-01',
    ],
    ['losing without a counterattack', { mordor: [TEAM], turn: { step: 'losing', losing: { seat: 0 } } }, 'mordor', 'BM-COUNTER-01'],
    ['losing without saying who', { mordor: COUNTER, turn: { step: 'losing' } }, 'turn.losing', 'BM-RULING-13'],
    ['nothing to lose', { mordor: COUNTER, turn: { step: 'losing', losing: { seat: 0 } } }, 'turn.losing.seat', 'BM-COUNTER-07'],
    ['nobody to lose', { mordor: COUNTER, turn: { step: 'losing', losing: { seat: 2 } } }, 'turn.losing.seat'],
    [
      'a leaver who loses',
      {
        mordor: [HAND, HAND, TROPHY],
        players: [{}, { won: ['goblin'], out: true }, {}],
        turn: { step: 'losing', losing: { seat: 1 } },
      },
      'turn.losing.seat',
      'BM-RULING-13',
    ],
    [
      'a draw with a full hand',
      { mordor: COUNTER, players: [{ hand: FIVE }, { teams: [['gloin']] }], turn: { step: 'losing', losing: { seat: 1 } } },
      'players.0.hand',
      'BM-DRAW-02',
    ],
    [
      "Angbor's draw without Angbor",
      {
        mordor: COUNTER,
        players: [{ teams: [['gloin']] }, { teams: [['angbor']] }],
        turn: { step: 'losing', losing: { seat: 1, draw: 'angbor' } },
      },
      'turn.losing.draw',
      'BM-RULING-40',
    ],
    [
      "Angbor's draw by a leaver",
      {
        mordor: COUNTER,
        players: [{ out: true }, { teams: [['gloin']] }, {}],
        turn: { step: 'losing', losing: { seat: 1, draw: 'angbor' } },
      },
      'active',
      'BM-TURN-01',
    ],
  ])('%s', (_name, change, path, rule) => {
    const refused = refusal(change);
    expect(refused.path).toBe(path);
    if (rule !== undefined) expect(refused.rules).toContain(rule);
  });
});

test('the positions in the description of the notation are good ones', async () => {
  const text = await readFile(new URL('NOTATION.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, example]) => JSON.parse(example));
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(battleForMiddleEarth.check(position.read(example, BOX))).toEqual([]);
  // Every verb is described.
  for (const { name } of battleForMiddleEarth.verbs) expect(text).toMatch(new RegExp(`"type": "${name}"`));
});

test('moments of whole games come back, also when players leave', () => {
  for (let seed = 0; seed < 9; seed++) {
    const random = new SeededRandom(seed, 3);
    const seats = 2 + (seed % 3);
    const match = Match.begin(battleForMiddleEarth, { box: BOX, options: {}, seats, random });
    for (let step = 0; match.state.outcome === null && step < 400; step++) {
      const [seat] = match.waitingList();
      const options = match.options(seat);
      // Somebody gives up now and then, sometimes before the first turn.
      if (seats > 2 && random.below(80) === 0) match.resign(asId(random.below(seats)));
      else match.apply(seat, options[random.below(options.length)]);
      if (match.state.outcome === null && random.below(3) === 0) comesBack(match);
    }
  }
});
