import type { BattleAction } from '../rules/verbs.ts';
import type { HandTouch } from './hands.ts';

interface Act {
  readonly action: BattleAction;
  readonly icon: string;
  readonly words: string;
  /** The one main act of the screen. */
  readonly seal: boolean;
}

/** What can be done by a button: draw, strike, attack with a team, end the turn. */
export function actsOf(desk: HandTouch): Act[] {
  const { offers, table } = desk;
  const { words, view } = table;
  const acts: Act[] = [];
  const add = (type: BattleAction['type'], icon: string, said: string, seal: boolean): void => {
    const [action] = offers.of(type);
    if (action !== undefined) acts.push({ action, icon, words: said, seal });
  };
  add('strike', 'crossed-swords', words('table.act.strike', { count: view.attack?.points ?? 0 }), true);
  const attacks = offers.of('attack').map((action) => {
    const best = view.players[table.mine]?.teams.find(({ number }) => number === action.team)?.best ?? null;
    return { action, points: best?.points ?? 0 };
  });
  const most = Math.max(0, ...attacks.map(({ points }) => points));
  for (const { action, points } of attacks)
    acts.push({
      action,
      icon: 'crossed-swords',
      words: words('table.act.attack', { team: action.team, count: points }),
      seal: points === most && !acts.some(({ seal }) => seal),
    });
  const only = offers.of('play').length === 0;
  add('draw', 'the-ring', words('option.draw'), only);
  add('declineDraw', 'cancel', words('option.declineDraw'), false);
  add('endTurn', 'hourglass', words('option.endTurn'), attacks.length === 0 && only);
  return acts;
}
