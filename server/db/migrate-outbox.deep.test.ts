import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0010');
});
afterAll(() => database.drop());

test('old mails are waiting, sent or dead, under the identity they had', async () => {
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
    id: idOf(recipient),
    recipient,
    kind: 'mail',
    state,
    attempts,
    content,
    is_of_then: state === 'sent',
  });
  expect(rows).toEqual([
    row('sent@example.com', 'sent', 0, null),
    row('tired@example.com', 'dead', 10, { title: 'Hej' }),
    row('waits@example.com', 'waiting', 3, { title: 'Hej' }),
  ]);
});
