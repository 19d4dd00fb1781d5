import type { Lesson, Touch } from '../../lesson.ts';
import type { BattlePosition } from '../position/index.ts';
import type { BattleAction } from '../rules/verbs.ts';

const inHand = (card: string): Touch => ({ at: `.bm-hand [data-key="c:${card}"]` });
const inTeams = (card: string): Touch => ({ at: `.bm-teams [data-key="c:${card}"]` });
const inOthers = (card: string): Touch => ({ at: `.bm-others [data-key="c:${card}"]` });
const enemy = (id: string): Touch => ({ at: `.bm-row [data-key="e:${id}"]` });
const button = (verb: BattleAction['type']): Touch => ({ at: `[data-act="${verb}"]` });
/** The first enemy of the row, whichever it is. */
const ENEMY: Touch = { at: '.bm-row [data-key^="e:"]' };
const NEW_TEAM: Touch = { at: '.bm-ghost-team.offered' };

/** Two Mordor cards will be drawn; with the one that lies there already they are three. */
const HELMS_DEEP: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['haradrim', 'troll', 'uruk-hai'],
  enemyPile: ['goblin', 'nazgul', 'orc-patrol'],
  mordor: ['lose-team-card'],
  ringPile: ['haldir', 'lose-hand-card', 'gamling', 'lose-won-enemy', 'elrohir'],
  players: [
    { hand: ['elladan', 'merry'], teams: [['arwen']] },
    { hand: ['forlong'], teams: [['gloin', 'eowyn']] },
  ],
};

/** The last six enemies; most of the others have been beaten. */
const LAST_ENEMIES: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  round: 9,
  row: ['ugluk', 'haradrim', 'orc-archer'],
  enemyPile: ['dunlending', 'shagrat', 'easterling'],
  enemyDiscard: [
    'balrog',
    'witch-king',
    'saruman',
    'shelob',
    'troll',
    'nazgul',
    'mumak',
    'gothmog',
    'mouth-of-sauron',
    'uruk-hai',
    'warg-rider',
    'barrow-wight',
    'orc-patrol',
  ],
  players: [
    { hand: ['elladan', 'gamling', 'pippin'], teams: [['forlong']], won: ['goblin'] },
    { hand: ['imrahil', 'sam', 'haldir'], teams: [['eowyn']], won: ['grishnakh'] },
  ],
};

/** Three turns: a team beats an enemy; a card is drawn, and Mordor strikes back; a hobbit asks for help. */
export const battle: Lesson<BattleAction> = {
  id: 'battle',
  minutes: 5,
  steps: [
    { id: 'enemies', scene: { seats: ['me', 'bot'], from: { position: HELMS_DEEP } }, touch: [enemy('uruk-hai')] },
    { id: 'hand', touch: [{ at: '.bm-hand' }] },
    {
      id: 'play',
      touch: [inHand('elladan'), NEW_TEAM],
      also: enemy('uruk-hai').at,
      awaits: { type: 'play', card: 'elladan', team: 'new' },
    },
    { id: 'attack', touch: [button('attack')], awaits: { type: 'attack', team: 2 } },
    { id: 'target', touch: [enemy('uruk-hai')], also: inTeams('elladan').at, awaits: { type: 'target', enemy: 'uruk-hai' } },
    { id: 'strike', touch: [button('strike')], awaits: { type: 'strike' }, replies: [{ seat: 1, action: { type: 'draw' } }] },
    { id: 'row', touch: [enemy('goblin')] },
    {
      id: 'draw',
      touch: [button('draw')],
      awaits: { type: 'draw' },
      replies: [
        { seat: 1, action: { type: 'draw' } },
        { seat: 1, action: { type: 'loseTeamCard', card: 'eowyn' } },
      ],
    },
    { id: 'mordor', touch: [{ at: '.bm-mordor[data-key^="m:3"]' }] },
    { id: 'lose', touch: [inTeams('arwen')], awaits: { type: 'loseTeamCard', card: 'arwen' } },
    { id: 'hobbit', touch: [inHand('merry'), NEW_TEAM], awaits: { type: 'play', card: 'merry', team: 'new' } },
    { id: 'again', touch: [button('attack')], awaits: { type: 'attack', team: 1 } },
    { id: 'borrow', touch: [inOthers('gloin')], also: enemy('haradrim').at, awaits: { type: 'borrow', hobbit: 'merry', card: 'gloin' } },
    { id: 'haradrim', touch: [enemy('haradrim')], awaits: { type: 'target', enemy: 'haradrim' } },
    { id: 'more', touch: [button('strike')], awaits: { type: 'strike' } },
  ],
  game: {
    scene: { seats: ['me', 'bot'], from: { position: LAST_ENEMIES } },
    hints: [
      { id: 'game', prompt: 'turn', touch: [ENEMY] },
      { id: 'after', prompt: 'afterPlaying', touch: [{ at: '.bm-panel' }] },
      { id: 'aim', prompt: 'chooseTarget', touch: [ENEMY] },
    ],
  },
};
