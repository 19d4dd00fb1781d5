#!/usr/bin/env node
// Recomputes the chance of Red Book records: the commitment, everybody's promise and every die, card and shuffle.
// Written from docs/randomness.md alone; nothing of Red Book is imported, so that nobody has to trust its code.
//
//   node examples/verify-by-hand.mjs record.json [more.json ...]
//
// One line a file, "true" or "false" and why. The exit code is 1 when any is false. Whether the moves were legal it does not look at.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

class False extends Error {}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();
const isHex = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** "People's part" */
function checkPeople({ seats, chance }) {
  const { commitment, promises, seal } = chance;
  const words = seal.contributions;
  if (!Array.isArray(promises) || promises.length !== seats.length || words.length !== seats.length)
    throw new False('there is not one promise and one contribution for each seat');
  for (const [seat, { kind, began }] of seats.entries()) {
    const person = kind === 'human' || began === 'human';
    if (!person) {
      if (words[seat] !== '' || promises[seat] !== '') throw new False(`seat ${seat} is no person's and has a part in the chance`);
      continue;
    }
    if (words[seat] === '' || promises[seat] === '') throw new False(`the contribution of seat ${seat} is missing`);
    if (!/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,200}$/u.test(words[seat])) throw new False(`the words of seat ${seat} are not one line of text`);
    const promised = sha256(Buffer.from(`redbook promise 2\n${commitment}\n${seat}\n${words[seat]}`, 'utf8'));
    if (promised !== promises[seat]) throw new False(`the words of seat ${seat} are not the promised ones: they came late`);
  }
}

/** "The key" */
function keyOf({ version, commitment, seal }) {
  const secret = Buffer.from(seal.secret, 'hex');
  if (version === undefined) return hmac(secret, JSON.stringify(seal.contributions));
  return hmac(secret, ['redbook dice 2', commitment, ...seal.contributions].join('\n'));
}

/** "Numbers, pages and re-draws": a number from 0 to count - 1. */
function below(key, stream, chapter, number, count) {
  const read = (page, place) => hmac(key, `${stream}/${chapter}${page}`).readUIntBE(place * 6, 6);
  const limit = 2 ** 48 - (2 ** 48 % count);
  let value = read(Math.floor(number / 5), number % 5);
  for (let attempt = 1; value >= limit; attempt++) value = read(`${number} again ${attempt}`, 0);
  return value % count;
}

/** "Shuffles" */
function shuffled(key, number, size) {
  const order = Array.from({ length: size }, (_, place) => place);
  for (let last = size - 1, step = 0; last > 0; last--, step++) {
    const other = below(key, 'hidden', `${number}/`, step, last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Throws `False`, or answers how many draws were recomputed. */
function check(record) {
  const { chance } = record;
  if (record.format !== 'redbook-record' || record.formatVersion !== 1) throw new False('this is no record of format 1');
  if (chance.kind !== 'committed') throw new False(`chance is "${chance.kind}": there is nothing to recompute`);
  if (chance.version !== undefined && chance.version !== 2) throw new False(`chance of version ${chance.version} is not known`);
  if (chance.seal === null) throw new False('the seal is not open');
  if (!isHex(chance.seal.secret) || sha256(Buffer.from(chance.seal.secret, 'hex')) !== chance.commitment)
    throw new False('the secret does not fit the commitment');
  if (chance.version === 2) checkPeople(record);
  const key = keyOf(chance);
  const counted = { open: 0, hidden: 0 };
  const draws = [...record.setup.draws, ...record.actions.flatMap((action) => action.draws)];
  for (const [index, { stream, number, of, got }] of draws.entries()) {
    if (stream !== 'open' && stream !== 'hidden') throw new False(`draw ${index + 1} is of no known stream`);
    const due = counted[stream]++;
    if (number !== due) throw new False(`draw ${index + 1} has the number ${number}, it should be ${due}`);
    const isShuffle = Array.isArray(got);
    if (isShuffle && (stream !== 'hidden' || of !== got.length)) throw new False(`draw ${index + 1} is no shuffle of ${of}`);
    const expected = isShuffle ? shuffled(key, number, of) : below(key, stream, '', number, of);
    if (JSON.stringify(expected) !== JSON.stringify(got))
      throw new False(`draw ${index + 1} is ${JSON.stringify(got)}, it should be ${JSON.stringify(expected)}`);
  }
  return draws.length;
}

for (const file of process.argv.slice(2)) {
  try {
    const draws = check(JSON.parse(readFileSync(file, 'utf8')));
    process.stdout.write(`true ${file}: ${draws} draws\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`false ${file}: ${error.message}\n`);
  }
}
if (process.argv.length < 3) {
  process.exitCode = 2;
  process.stderr.write('Which records? node examples/verify-by-hand.mjs record.json [more.json ...]\n');
}
