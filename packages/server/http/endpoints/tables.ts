import { NEW_TABLE } from '../../intake/new-table.ts';
import { RECORD } from '../../intake/record-schema.ts';
import { AVOID, AVOIDED_END, FILL, INVITE, JOIN, NOTE, NOTHING, REASONS, REPORT, STRANGERS, SWAP } from '../schemas.ts';
import type { Endpoints } from './endpoint.ts';

export const TABLES: Endpoints = {
  'POST /api/tables': {
    about: 'Creates a table. A body over 64 kB (a content pack) is admitted before it is read.',
    body: NEW_TABLE,
    answer: 'NewTableAnswer',
  },
  'GET /api/lobby': { about: 'Open tables that wait for players.', answer: '{ tables: TableSummary[] }' },
  'GET /api/mine': {
    about: 'Tables at which the caller plays, hosts or is invited, invitations first, then the newest.',
    answer: '{ tables: TableSummary[] }',
  },
  'GET /api/tables/:id': { about: 'One table, without following it; it need not be listed.', answer: 'TableSummary' },
  'GET /api/tables/:id/people': { about: 'Public profiles of the players, seat by seat.', answer: 'PeopleAt' },
  'POST /api/tables/:id/join': {
    about: 'Seats the caller: on the named seat, on the seat of the code, or on the first open one. 409 `seat-gone` when it is taken.',
    body: JOIN,
    answer: '{ seat: number }',
  },
  'POST /api/tables/:id/place': {
    about: 'Tells which seat `join` would give, without taking it.',
    body: JOIN,
    answer: '{ seat: number }',
  },
  'POST /api/tables/:id/fill': {
    about: 'Seats bots of one level on all empty seats, or on the named one, while the table gathers.',
    body: FILL,
    answer: '{}',
    access: 'host',
  },
  'POST /api/tables/:id/swap': {
    about: 'Exchanges the players of two seats while the table gathers.',
    body: SWAP,
    answer: '{}',
    access: 'host',
  },
  'POST /api/tables/:id/strangers': {
    about: 'Allows or forbids chat to those who were not invited.',
    body: STRANGERS,
    answer: '{}',
    access: 'host',
  },
  'POST /api/tables/:id/reasons': {
    about: 'Lets bots explain their moves in the chronicle, or not; refused in rated games.',
    body: REASONS,
    answer: '{}',
    access: 'host',
  },
  'POST /api/tables/:id/cancel': { about: 'Cancels a table that gathers.', body: NOTHING, answer: '{}', access: 'host' },
  'POST /api/tables/:id/rematch': {
    about: 'Creates the next table of the same players, or answers the one that exists.',
    answer: 'NewTableAnswer',
    access: 'player',
  },
  'POST /api/tables/:id/sequel': {
    about: 'Creates the table of the game that a finished one leads into, or answers the one that exists.',
    answer: 'NewTableAnswer',
    access: 'player',
  },
  'POST /api/tables/:id/invite': {
    about: 'Invites a person with whom the host has played, named by a table and a seat of an earlier game.',
    body: INVITE,
    answer: '{}',
    access: 'host',
  },
  'POST /api/tables/:id/decline': { about: 'Declines an invitation.', body: NOTHING, answer: '{}' },
  'POST /api/tables/:id/report': {
    about: 'Reports a line of chat, or the name at a seat, to the operator.',
    body: REPORT,
    answer: '{}',
  },
  'POST /api/tables/:id/avoid': {
    about: 'Mutes or blocks the writer of a line of chat or the player at a seat.',
    body: AVOID,
    answer: 'AversionsInfo',
  },
  'GET /api/avoided': { about: 'People whom the caller has muted or blocked.', answer: 'AversionsInfo' },
  'POST /api/avoided/end': { about: 'Ends a mute or block.', body: AVOIDED_END, answer: 'AversionsInfo' },
  'GET /api/tables/:id/record': {
    about: 'The record of a finished game, as a file; 409 `not-over` before. `redbook verify` checks it.',
    answer: 'GameRecord',
  },
  'POST /api/records': {
    about: 'Imports the record of a finished offline game. It is replayed and every draw is verified before it is stored.',
    body: RECORD,
    answer: '{ table: string }',
  },
  'GET /api/tables/:id/note': { about: 'The private note of the caller at a table.', answer: 'Note', access: 'player' },
  'POST /api/tables/:id/note': { about: 'Replaces that note.', body: NOTE, answer: 'Note', access: 'player' },
  'GET /api/tables/:id/tale': {
    about: 'How far the analysis of a finished game is, and the analysis when it is ready.',
    answer: 'TaleAnswer<AnalysisReport>',
  },
  'POST /api/tables/:id/tale': {
    about: 'The same, and queues the analysis.',
    body: NOTHING,
    answer: 'TaleAnswer<AnalysisReport>',
  },
};
