import type { GameWords, ShellKey } from '../../i18n/i18n.ts';
import type { Action, GameEvent, Param } from '#kernel';
import type { Words } from '#look/table.ts';
import type { HintReason } from '#wire';
import { whyIn } from '#wire/why.ts';
import type { MoveHint } from '../session/tableController.ts';
import { optionParams, optionText } from '../../game/optionText.ts';
import { runtimeKey } from '#look/localeKey.ts';

interface HintTranslators {
  readonly tGame: GameWords;
  readonly t: Words<ShellKey>;
  readonly hasText: (key: string) => boolean;
  readonly about: (action: Action) => { readonly [name: string]: Param };
}

/** A hint as text: the move, then reasons for and against. */
export function hintLines(hint: MoveHint, { tGame, t, hasText: known, about }: HintTranslators): readonly string[] {
  if ('refused' in hint) return [t(`refused.${hint.refused}`)];
  const { action, reasons } = hint;
  return [
    optionText(action, about(action), tGame, known).text,
    ...reasonLines(reasons, tGame, (topic) => `why.${topic}`),
    ...(reasons.length === 0 ? [t('hint.silent')] : []),
  ];
}

/**
 * A bot's reasons in the chronicle, with the move they are about, because others may have come in between. A hint says "you": where that does not
 * fit, the game's locale has other texts under `told`.
 */
export function whyLine(event: GameEvent, tGame: GameWords, known: (key: string) => boolean): string {
  const why = whyIn(event);
  if (why === null) return '';
  const { action, reasons } = why;
  const sentences = reasonLines(reasons, tGame, (topic) => (known(`told.${topic}`) ? `told.${topic}` : `why.${topic}`));
  const of = tGame(`told.of.${action.type}`, optionParams(action, known));
  return tGame('event.botWhy', { seat: event.seat, of, reasons: sentences.join(' ') });
}

/** Reasons as text: whole sentences first, then pros and cons. `keyOf`: the key of a topic's sentence. */
function reasonLines(reasons: readonly HintReason[], tGame: GameWords, keyOf: (topic: string) => string): readonly string[] {
  const told = (fits: (gain: number) => boolean): string[] => reasons.filter(({ gain }) => fits(gain)).map(({ topic }) => `@why.${topic}`);
  const [good, bad] = [told((gain) => gain > 0), told((gain) => gain < 0)];
  return [
    ...reasons.filter(({ gain }) => gain === 0).map(({ topic, params }) => tGame(runtimeKey(keyOf(topic)), params)),
    ...(good.length === 0 ? [] : [tGame('hint.for', { topics: good })]),
    ...(bad.length === 0 ? [] : [tGame('hint.against', { topics: bad })]),
  ];
}
