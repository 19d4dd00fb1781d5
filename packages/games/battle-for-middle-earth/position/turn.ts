import { asId } from '#kernel/id.ts';
import { type Choice, SeededRandom, SilentEffects } from '#kernel';
import { type Companion, type Enemy, HAND_LIMIT, isCompanion, POSITIONS, SYMBOLS } from '../content/box.ts';
import { attacking } from '../rules/attack.ts';
import { borrowing } from '../rules/borrow.ts';
import { setOf } from '../rules/cards.ts';
import { commandOf, hasToLose } from '../rules/counterattack.ts';
import { doubling } from '../rules/double.ts';
import { staying } from '../rules/end.ts';
import { afterPlaying, counterattack, draw as drawing, endTurn, losingOf, summons, turn as turnFrame } from '../rules/frames.ts';
import { type Battle, inTeams } from '../rules/state.ts';
import { targeting } from '../rules/target.ts';
import { type Find, finder, impossible, type ParsedBattle } from './schema.ts';

type Turn = ParsedBattle['turn'];

/** Steps as a position names them, from the frames beneath. */
export function readTurn(s: Battle, { turn }: ParsedBattle): void {
  const { open, box } = s;
  const find: Find<Companion> = finder(box.companionIds, 'companion');
  open.rally = turn.rally;
  open.wandered = setOf(turn.wandered.map((name, index) => find(name, `turn.wandered.${index}`)));
  checkStep(s, turn);
  checkPlayed(s, turn);
  if (turn.losing !== undefined) return readLosing(s, turn.losing);
  if (turn.attack !== undefined) return readAttack(s, turn.attack);
  if (turn.step === 'summons') {
    if ((inTeams(s, open.active) & box.having.summons) === 0)
      impossible('Angbor was played, so he lies in a team', ['BM-RULING-40'], 'turn.step');
    if (open.handSize[open.active] >= HAND_LIMIT)
      impossible('Angbor lets draw only with fewer than five cards', ['BM-ANGBOR-02'], 'turn.step');
    s.frames = [afterPlaying.make(), summons.make()];
  } else s.frames = [turn.step === 'turn' ? turnFrame.make() : afterPlaying.make()];
}

/** Who may be asked at this step, and what belongs to it. */
function checkStep(s: Battle, turn: Turn): void {
  const { open } = s;
  if (staying(s).length < 2) impossible('the last player left has won', ['BM-SETUP-01'], 'players');
  // A counterattack goes on without the player who drew it and gave up.
  if (open.out[open.active] && turn.losing?.draw !== 'action') impossible('a player who gave up has no turn', ['BM-TURN-01'], 'active');
  if (open.mordor.length === POSITIONS && turn.step !== 'losing')
    impossible('with three Mordor cards on the table a counterattack is under way', ['BM-COUNTER-01'], 'turn.step');
  if ((turn.attack !== undefined) !== (turn.step === 'attack'))
    impossible('the step "attack", and only that one, has an attack', ['BM-ATTACK-02'], 'turn.attack');
  if ((turn.losing !== undefined) !== (turn.step === 'losing'))
    impossible('the step "losing", and only that one, says who loses something', ['BM-RULING-13'], 'turn.losing');
}

/** What was played this turn has left its traces. */
function checkPlayed(s: Battle, turn: Turn): void {
  const { open, own, hidden, box } = s;
  const { active } = open;
  const playing = turn.step === 'summons' || turn.step === 'afterPlaying' || turn.step === 'attack' || turn.losing?.draw === 'angbor';
  // Angbor's draw can cost a card played this turn in a counterattack, and can even bring it back from a new pile.
  const lost = open.ringDiscard | setOf(hidden.ring.filter(isCompanion)) | own[active].hand;
  const summoned = (box.having.summons & (inTeams(s, active) | lost)) !== 0;
  if (playing && open.teams[active].length === 0 && !summoned)
    impossible('a companion was played this turn, so there is a team', ['BM-ATTACK-02'], 'turn.step');
  if (turn.losing?.draw === 'angbor' && !summoned) impossible('Angbor was not played this turn', ['BM-RULING-40'], 'turn.losing.draw');
  if (playing && open.handSize[active] === HAND_LIMIT && !summoned)
    impossible('a companion was played this turn, so four cards at most are in the hand', ['BM-DRAW-03'], `players.${active}.hand`);
  const aragorn = turn.step === 'afterPlaying' || turn.step === 'attack' ? inTeams(s, active) & box.having.rally : 0;
  if (turn.rally && aragorn === 0)
    impossible('Aragorn was not played this turn, or his extra card has followed', ['BM-ARAGORN-01'], 'turn.rally');
  if (turn.wandered.length > 0 && !playing)
    impossible('Tom Bombadil moves after a companion was played', ['BM-RULING-51'], 'turn.wandered');
  if ((open.wandered & ~box.having.wanderer) !== 0) impossible('only a wanderer moves from team to team', ['BM-TEAM-06'], 'turn.wandered');
  if ((open.wandered & ~inTeams(s, active) & ~(summoned ? lost : 0)) !== 0)
    impossible("Tom Bombadil is not among the active player's companions", ['BM-TOM-01'], 'turn.wandered');
}

function readLosing(s: Battle, { seat: who, draw }: NonNullable<Turn['losing']>): void {
  const { open } = s;
  const seats = open.out.length;
  if (open.mordor.length < POSITIONS) impossible('the third Mordor card starts a counterattack', ['BM-COUNTER-01'], 'mordor');
  if (who >= seats) impossible(`seats are numbered 0 to ${seats - 1}`, [], 'turn.losing.seat');
  if (open.out[who]) impossible('a player who gave up has nothing to choose', ['BM-RULING-13'], 'turn.losing.seat');
  if (open.handSize[open.active] >= HAND_LIMIT)
    impossible('who draws holds fewer than five cards', ['BM-DRAW-02'], `players.${open.active}.hand`);
  if (!hasToLose(s, asId(who), commandOf(s)))
    impossible(`seat ${who} has nothing to lose to this command`, ['BM-COUNTER-07'], 'turn.losing.seat');
  s.frames = [
    draw === 'action' ? endTurn.make() : afterPlaying.make(),
    drawing.make(),
    counterattack.make({ asked: ((who - open.active + seats) % seats) + 1 }),
    losingOf(commandOf(s)).make({ seat: asId(who) }),
  ];
}

/** An attack is put together by the rules themselves, choice by choice. */
function readAttack(s: Battle, given: NonNullable<ParsedBattle['turn']['attack']>): void {
  const find: Find<Companion> = finder(s.box.companionIds, 'companion');
  const findEnemy: Find<Enemy> = finder(s.box.enemyIds, 'enemy');
  const path = 'turn.attack';
  s.frames = [afterPlaying.make()];
  choose(s, attacking, [given.team - 1], `${path}.team`);
  for (const [index, { by, card: whose, symbol }] of given.doublings.entries()) {
    const here = `${path}.doublings.${index}`;
    choose(s, doubling, [find(by, `${here}.by`), find(whose, `${here}.card`), SYMBOLS.indexOf(symbol)], here);
  }
  for (const [index, each] of given.borrowings.entries()) {
    const here = `${path}.borrowings.${index}`;
    choose(s, borrowing, [find(each.hobbit, `${here}.hobbit`), find(each.card, `${here}.card`)], here);
  }
  for (const [index, name] of given.targets.entries())
    choose(s, targeting, [findEnemy(name, `${path}.targets.${index}`)], `${path}.targets.${index}`);
}

/** Nothing in putting an attack together is left to chance. */
const quiet = new SilentEffects(new SeededRandom(0));

function choose(s: Battle, choice: Choice<Battle>, args: readonly number[], path: string): void {
  const [a = 0, b = 0, c = 0] = args;
  const barred = choice.guards.find((guard) => !guard.allows(s, a, b, c, s.open.active));
  if (barred !== undefined) impossible('the attack could not have come to this', barred.rules, path);
  choice.perform(s, quiet, a, b, c, s.open.active);
}
