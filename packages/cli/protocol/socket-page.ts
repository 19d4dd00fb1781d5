import { CLIENT_MESSAGE } from '#server/socket/messages.ts';
import { schemaLines } from './schema-lines.ts';
import { typesNamedIn, type WireType, wireTypes } from './wire-types.ts';
import { wrapped } from './wrapped.ts';

/** One message of a union in `packages/wire/socket.ts`: its comment and its declaration. */
interface Message {
  readonly name: string;
  readonly about: string;
  readonly declaration: string;
}

/** `docs/socket.md`: every message of the WebSocket. */
export function socketPage(): string {
  const types = wireTypes();
  const server = messagesOf(types, 'ServerMessage');
  const about = new Map(messagesOf(types, 'ClientMessage').map((message) => [message.name, message.about]));
  const named = typesNamedIn(server.map(({ declaration }) => declaration).join(' '), types);
  return [
    '# The socket',
    '',
    'Made by `npm run protocol` from the message schemas of the server and the types of `packages/wire`; do not edit.',
    '',
    'A WebSocket at `/ws` with the session cookie of [the HTTP API](http.md); one JSON object a message, its kind in `t`. A',
    'connection may follow several tables. A client that repeats a request with the same `id` is answered as the first time:',
    'nothing is done twice. `seen` counts the events that this viewer has got, from one.',
    '',
    '## From the client',
    '',
    ...CLIENT_MESSAGE.options.flatMap((schema) => {
      const [name] = [...schema.shape.t.values];
      return [`### \`${name}\``, '', ...textOf(about.get(name)), ...schemaLines(schema, ['t']), ''];
    }),
    '## From the server',
    '',
    ...server.flatMap((message) => [`### \`${message.name}\``, '', ...textOf(message.about), '```ts', message.declaration, '```', '']),
    '## Types',
    '',
    '```ts',
    named.map(({ declaration }) => declaration).join('\n\n'),
    '```',
    '',
  ].join('\n');
}

const textOf = (about: string | undefined): string[] => (about === undefined || about === '' ? [] : [wrapped(about), '']);

function messagesOf(types: ReadonlyMap<string, WireType>, union: string): Message[] {
  const declared = types.get(union);
  if (declared === undefined) throw new Error(`packages/wire declares no ${union}`);
  return declared.declaration.split(/^ {2}(?=\/\*\*|\| \{)(?<!\*\/\n {2})/gm).flatMap((part) => {
    const name = /readonly t: '(\w+)'/.exec(part)?.[1];
    if (name === undefined) return [];
    const comment = /\/\*\*([\s\S]*?)\*\//.exec(part)?.[1] ?? '';
    const text = part
      .replace(/\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace(/^\| /, '')
      .replace(/;\s*$/, '')
      .trim();
    return [{ name, about: comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim(), declaration: dedented(text) }];
  });
}

/** Lines of a union's member stand deeper than their brace. */
const dedented = (text: string): string => text.replaceAll(/^ {4}(?=\S| {2})/gm, '');
