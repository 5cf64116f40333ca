import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate, readMigrations } from './migrate.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const { name } of readMigrations(FOLDER).filter(({ name }) => name < '0010'))
    cpSync(join(FOLDER, name), join(folder, name));
  await database.pool.query('drop schema public cascade; create schema public');
  await migrate(database.pool, { folder });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

test('mails from before wait, are sent or are dead, under the identity they had', async () => {
  const { rows: mails } = await database.pool.query<{ id: string; to_email: string }>(
    `insert into mails (to_email, subject, content, sent_date, attempts) values
       ('waits@example.com', 'Hej', '{"title": "Hej"}', null, 3),
       ('sent@example.com', 'Hej', null, '2026-11-01T10:00:00Z', 0),
       ('tired@example.com', 'Hej', '{"title": "Hej"}', null, 10) returning id, to_email`,
  );
  await migrate(database.pool);
  const { rows } = await database.pool.query(
    `select id, recipient, kind, state, attempts, content, state_date = '2026-11-01T10:00:00Z' as is_of_then
     from outbox order by recipient`,
  );
  const idOf = (email: string) => mails.find(({ to_email }) => to_email === email)?.id;
  const row = (recipient: string, state: string, attempts: number, content: object | null) => ({
    ...{ id: idOf(recipient), recipient, kind: 'mail', state, attempts, content },
    is_of_then: state === 'sent',
  });
  expect(rows).toEqual([
    row('sent@example.com', 'sent', 0, null),
    row('tired@example.com', 'dead', 10, { title: 'Hej' }),
    row('waits@example.com', 'waiting', 3, { title: 'Hej' }),
  ]);
});
