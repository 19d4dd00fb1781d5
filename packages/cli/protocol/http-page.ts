import { API } from '#server/http/endpoints/index.ts';
import type { Endpoint } from '#server/http/endpoints/endpoint.ts';
import { schemaLines } from './schema-lines.ts';
import { typesNamedIn, wireTypes } from './wire-types.ts';

const ACCESS = {
  anyone: 'No session needed.',
  host: 'Only for the host.',
  player: 'Only for players of the table.',
  account: 'Only for accounts.',
};

/** `docs/http.md`: every route of the HTTP API. */
export function httpPage(): string {
  const endpoints = Object.values(API).flatMap((topic) => Object.values(topic));
  const types = typesNamedIn(['ApiError', ...endpoints.map(({ answer }) => answer)].join(' '), wireTypes());
  return [
    '# The HTTP API',
    '',
    'Made by `npm run protocol` from the routes and schemas of the server; do not edit.',
    '',
    'Requests and answers are JSON. The session is a cookie, which the first `GET /api/me` sets; requests of other sites are',
    'refused by their `Origin`. A refusal is an `ApiError` with a matching status: 400 bad input, 401 no session, 403 not',
    'allowed, 404 not found, 409 not now, 413 too large, 429 too fast. Unknown fields are refused. `GET /healthz` is the',
    'readiness check, `GET /metrics` the figures for Prometheus. The other half of the API is [the socket](socket.md).',
    '',
    ...Object.entries(API).flatMap(([topic, routes]) => [
      `## ${topic}`,
      '',
      ...Object.entries(routes).flatMap(([route, of]) => section(route, of)),
    ]),
    '## Types of the answers',
    '',
    'As declared in `packages/wire`; types that are not here are declared where their name says (`GameRecord` in',
    '`packages/kernel`, `AnalysisReport` in `packages/lab`).',
    '',
    '```ts',
    types.map(({ declaration }) => declaration).join('\n\n'),
    '```',
    '',
  ].join('\n');
}

function section(route: string, { about, access, body, query, answer }: Endpoint): string[] {
  return [
    `### \`${route}\``,
    '',
    access === undefined ? about : `${about} ${ACCESS[access]}`,
    '',
    ...(query === undefined ? [] : ['Query:', '', ...schemaLines(query), '']),
    ...(body === undefined ? [] : ['Body:', '', ...schemaLines(body), '']),
    `Answer: \`${answer}\``,
    '',
  ];
}
