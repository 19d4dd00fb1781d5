import { type AnyGame, isObject, type OptionField, type SeededRandom, InvalidInput } from '#kernel';

const TRIES = 200;

/** Random valid options; text fields are filled from earlier games of the run. */
export function anyOptions(game: AnyGame, seats: number, random: SeededRandom, texts: TextPool): { readonly [id: string]: unknown } {
  let refused = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const options = Object.fromEntries(
      game.form.flatMap((field) => {
        const value = anyValue(field, seats, random, texts);
        return value === '' ? [] : [[field.id, value]];
      }),
    );
    try {
      game.readOptions(options, seats);
      return options;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused = error.message;
    }
  }
  throw new Error(`${game.id} takes none of ${TRIES} sets of options: ${refused}`);
}

function anyValue(field: OptionField, seats: number, random: SeededRandom, texts: TextPool): string | boolean {
  if (field.kind === 'switch') return random.below(2) === 1;
  if (field.kind === 'choice') return field.values[random.below(field.values.length)];
  return random.below(2) === 0 ? '' : texts.any(field.id, seats, random);
}

/** Texts that finished games gave their players, such as a letter that another game begins with: they cannot be made up. */
export class TextPool {
  private readonly texts = new Map<string, string[]>();

  /** Collects texts from a view, by the name of the field. */
  take(game: AnyGame, seats: number, view: unknown): void {
    for (const { id, kind } of game.form) {
      const text = kind === 'text' && isObject(view) ? view[id] : undefined;
      if (typeof text !== 'string') continue;
      const kept = this.texts.get(`${id} ${seats}`) ?? [];
      if (!kept.includes(text)) kept.push(text);
      this.texts.set(`${id} ${seats}`, kept);
    }
  }

  any(id: string, seats: number, random: SeededRandom): string {
    const kept = this.texts.get(`${id} ${seats}`) ?? [];
    return kept.length === 0 ? '' : kept[random.below(kept.length)];
  }
}
