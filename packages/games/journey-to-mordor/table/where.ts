import type { JourneyAction } from '../rules/verbs.ts';

/** What is touched on this table to do something: a die, a square, a hobbit, or one of the buttons beside the dice. */
export function where(action: JourneyAction): readonly string[] {
  switch (action.type) {
    case 'setAside':
      return [`.jm-now [data-die="${action.die}"]`];
    case 'split':
      return [`.jm-naz li:nth-child(${action.square}) .jm-sq`];
    case 'chooseHobbit':
      return [`[data-hobbit="${action.hobbit}"]`];
    case 'repeatRoll':
      return ['.jm-again'];
    case 'roll':
    case 'finishRolling':
    case 'leaveUnsplit':
      return ['.jm-main'];
    default:
      return action satisfies never;
  }
}
