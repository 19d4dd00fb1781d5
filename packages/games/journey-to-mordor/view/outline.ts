import type { Action, Outline, OutlineLine, Param } from '#kernel';
import type { JourneyView, PlayerView, TurnView } from './view.ts';

/** The table read aloud: the turn, the dice, then every sheet. */
export function outline(view: JourneyView): Outline {
  return [
    {
      id: 'game',
      params: { side: `@side.${view.side}` },
      lines: [
        { id: 'round', params: { round: view.round } },
        { id: view.lastSurvivor ? 'endingLastSurvivor' : 'endingMordor', params: {} },
      ],
    },
    ...(view.turn === null || view.active === null ? [] : [turnSection(view.active, view.turn, view.stage)]),
    ...view.players.map((player) => sheetSection(player, view.trail.length)),
  ];
}

/** A die is set aside for what it shows. */
export function aboutOption(view: JourneyView, { type, die }: Action): { readonly [name: string]: Param } {
  const shown = type === 'setAside' ? view.turn?.dice.find(({ id }) => id === die) : undefined;
  return shown?.symbol ? { symbol: `@symbol.${shown.symbol}` } : {};
}

function turnSection(active: number, turn: TurnView, stage: JourneyView['stage']): Outline[number] {
  const rolled = turn.dice.filter(({ status }) => status === 'loose' || status === 'chosen');
  const aside = turn.dice.filter(({ status }) => status === 'aside');
  const { forecast } = turn;
  const say = (id: string, params: OutlineLine['params'] = {}): OutlineLine => ({ id, params });
  return {
    id: 'turn',
    params: { seat: `@seat.${active}` },
    lines: [
      turn.effect === null
        ? say('beganAt', { place: `@place.${turn.place}` })
        : say('beganAtEffect', { place: `@place.${turn.place}`, effect: `@effect.${turn.effect}` }),
      ...(turn.roll === 0 ? [say('notRolled')] : [say('rollNumber', { roll: turn.roll })]),
      ...rolled.map((die) =>
        say(die.status === 'chosen' ? 'dieChosen' : 'dieLoose', { die: `@die.${die.id}`, symbol: `@symbol.${die.symbol}` }),
      ),
      ...aside.map((die) => say('dieAside', { die: `@die.${die.id}`, symbol: `@symbol.${die.symbol}` })),
      // Once rolling is over the Rings have been used; the Nazgûl strike after Gandalf.
      ...(stage !== 'setAside'
        ? []
        : [say(forecast.lost > 0 ? 'forecastLost' : 'forecast', { count: forecast.moves, lost: forecast.lost })]),
      ...forecast.hits.flatMap((spaces, seat) =>
        spaces === 0 || stage === 'over' ? [] : [say('forecastHit', { seat: `@seat.${seat}`, count: spaces })],
      ),
    ],
  };
}

function sheetSection(player: PlayerView, fields: number): Outline[number] {
  const split = player.squares.flatMap((square, index) => (square.split ? [index + 1] : []));
  return {
    id: 'sheet',
    params: { seat: `@seat.${player.seat}` },
    lines: [
      ...(player.hobbit === null ? [] : [{ id: 'hobbit', params: { hobbit: `@hobbit.${player.hobbit}` } }]),
      { id: 'fields', params: { fields: player.fields, of: fields, place: `@place.${player.place}` } },
      { id: 'spaces', params: { count: player.spaces } },
      ...(split.length === 0 ? [] : [{ id: 'splitSquares', params: { squares: split } }]),
      ...(player.out
        ? [{ id: player.spaces === 0 ? 'out' : 'gaveUp', params: {} }]
        : player.inMordor
          ? [{ id: 'inMordor', params: {} }]
          : []),
    ],
  };
}
