import { messageOf } from '#kernel';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command was not understood: one sentence for the person who typed it, exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done: one sentence, exit code 1. */
export class Failure extends Error {}

/** One command of `redbook`. */
export interface Command {
  /** How it is called, e.g. `simulate <game> [options]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` says below the usage line. */
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and up to `most` other words; anything unexpected is a `UsageError` with one sentence. */
export function readArguments<const T extends Options>(args: readonly string[], options: T, most: number) {
  const parsed = parse(args, options);
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  return parsed;
}

/**
 * Ids of people, tables and orders may begin with one dash or with two; options of ours begin with two and are written in small letters. What is as
 * long as an id and no such option is a word like others.
 */
const isId = (word: string): boolean => /^-(?:[\w-]{11}|[\w-]{15})$/.test(word) && !/^--[a-z-]+$/.test(word);
/** A character that cannot be typed. */
const SHIELD = '\0';

function parse<const T extends Options>(args: readonly string[], options: T) {
  const needsValue = (word: string | undefined): boolean => word !== undefined && options[word.replace(/^--/, '')]?.type === 'string';
  const shielded = args.map((word, at) => (isId(word) && !needsValue(args[at - 1]) ? SHIELD + word : word));
  try {
    const parsed = parseArgs({ args: shielded, options, allowPositionals: true, strict: true });
    return { ...parsed, positionals: parsed.positionals.map((word) => word.replace(SHIELD, '')) };
  } catch (error) {
    throw new UsageError(sentence(error, Object.keys(options)));
  }
}

/** Node's own messages run over several sentences; the person needs one. */
function sentence(error: unknown, known: readonly string[]): string {
  const code = codeOf(error);
  const message = messageOf(error);
  const name = /'(-{1,2}[^' ,=]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${name}; there is ${known.map((each) => `--${each}`).join(', ')}`;
  if (message.includes('argument missing') || message.includes('ambiguous')) return `${name || 'An option'} needs a value`;
  if (message.includes('does not take an argument')) return `${name} takes no value`;
  return message.split('\n')[0];
}

/** The short word that Node puts on its errors. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A whole number option within bounds. */
export function wholeNumber(text: string, option: string, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const range =
    most === Number.MAX_SAFE_INTEGER ? (least === Number.MIN_SAFE_INTEGER ? '' : ` from ${least} up`) : ` from ${least} to ${most}`;
  throw new UsageError(`${option} is a whole number${range}, not "${text}"`);
}
