import { expect, it } from 'vitest';
import { databaseWarning, mailWarning } from './plaintext.ts';

it.each([
  ['postgres://user:secret@db.example/redbook', true],
  ['postgres://user:secret@10.0.0.5:5432/redbook?sslmode=disable', true],
  ['postgres://user:secret@db.example/redbook?sslmode=prefer', true],
  ['postgres://user:secret@db.example/redbook?sslmode=verify-full', false],
  ['postgres://user:secret@db.example/redbook?ssl=true', false],
  ['postgres://user:secret@localhost/redbook', false],
  ['postgres://user:secret@127.0.0.1:5432/redbook', false],
  ['postgres://user:secret@[::1]/redbook', false],
  ['postgres:///redbook?host=/var/run/postgresql', false],
  [undefined, false],
])('the database %s: a warning: %s', (url, warns) => {
  const warning = databaseWarning(url);
  expect(warning !== null).toBe(warns);
  expect(warning ?? '').not.toContain('secret');
});

it.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://user:secret@mail.example:587?requireTLS=true', false],
  ['smtps://user:secret@mail.example', false],
  ['smtp://localhost:25', false],
  [undefined, false],
])('the mail server %s: a warning: %s', (url, warns) => {
  const warning = mailWarning(url);
  expect(warning !== null).toBe(warns);
  expect(warning ?? '').not.toContain('secret');
});
