import { type AskingStep, type Choice, type GameEvent, isAutomatic, type Seats, type Step, type Table } from '#kernel';
import { saySide } from '../say.ts';
import { sideOfSeat, type War } from '../state.ts';

/** Passes everything on and remembers whether anything was told. */
class Ear implements Table {
  readonly listening = true;
  readonly random: Table['random'];
  told = false;
  private readonly table: Table;
  constructor(table: Table) {
    this.table = table;
    this.random = table.random;
  }
  tell(event: GameEvent, to?: Seats): void {
    this.told = true;
    this.table.tell(event, to);
  }
  reveal(): void {
    this.table.reveal();
  }
}

/** A decision of which nothing else is told is at least told to have been made: whoever sees the table change also hears of it. */
const heardChoice = (choice: Choice<War>, decision: string): Choice<War> => ({
  ...choice,
  perform(s, table, a, b, c, seat) {
    if (!table.listening) return choice.perform(s, table, a, b, c, seat);
    const ear = new Ear(table);
    choice.perform(s, ear, a, b, c, seat);
    if (!ear.told) table.tell({ type: 'decided', side: saySide(sideOfSeat(s, seat)), decision: `@decision.${decision}` });
  },
});

/** A plain "no" that says what was not done. */
const REFUSED: { readonly [step: string]: string } = {
  declareFellowship: 'notDeclared',
  enterMordor: 'notEntered',
  cardForPath: 'cardKept',
};

const heardStep = (name: string, step: AskingStep<War>): AskingStep<War> => ({
  ...step,
  choices: step.choices.map((choice) =>
    heardChoice(choice, (choice.verb.name === 'decline' ? REFUSED[name] : undefined) ?? choice.verb.name),
  ),
});

export function heard(steps: { readonly [name: string]: Step<War> }): { readonly [name: string]: Step<War> } {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, isAutomatic(step) ? step : heardStep(name, step)]));
}
