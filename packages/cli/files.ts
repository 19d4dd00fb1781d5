import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { gameIds, openGame } from '#games';
import { type AnyGame, messageOf, InvalidInput } from '#kernel';
import { codeOf, Failure, UsageError } from './usage.ts';

/** The game named on the command line. */
export async function gameNamed(id: string | undefined): Promise<AnyGame> {
  if (id === undefined) throw new UsageError(`Which game? There is ${gameIds().join(', ')}`);
  if (!gameIds().includes(id)) throw new UsageError(`There is no game "${id}"; there is ${gameIds().join(', ')}`);
  return openGame(id);
}

/** The JSON document in a file; "-" is standard input. */
export async function readJson(file: string): Promise<unknown> {
  const given = await readText(file);
  try {
    return JSON.parse(given);
  } catch (error) {
    throw new Failure(`${nameOf(file)} is not JSON: ${messageOf(error)}`);
  }
}

export const nameOf = (file: string): string => (file === '-' ? 'Standard input' : file);

async function readText(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw new Failure(`There is no file ${file}`);
    if (code === 'EISDIR') throw new Failure(`${file} is a folder, not a file`);
    throw new Failure(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** A content pack, checked by the game it is for; the complaint names the file, the place in it and the reason. */
export async function readPack(game: AnyGame, file: string): Promise<unknown> {
  const pack = await readJson(file);
  try {
    game.content.read(pack);
  } catch (error) {
    if (error instanceof InvalidInput) throw new Failure(`${nameOf(file)}${error.path ? ` at ${error.path}` : ''}: ${error.message}`);
    throw error;
  }
  return pack;
}

/** Options of the game as they were typed; a complaint names the place and the reason. */
export function readOptionsOf(game: AnyGame, text: string, seats: number): unknown {
  try {
    const options: unknown = JSON.parse(text);
    game.readOptions(options, seats);
    return options;
  } catch (error) {
    if (error instanceof InvalidInput) throw new UsageError(`--options${error.path ? ` at ${error.path}` : ''}: ${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`--options is a JSON object such as '{}', not ${JSON.stringify(text)}`);
    throw error;
  }
}
