import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0172');
});
afterAll(() => database.drop());

test('an entry that took a payment back and was listed as outgoing waits for an administrator, and no other entry changes', async () => {
  const kept = (values: string) =>
    database.pool.query(
      `with file as (insert into private_files (noun, subject_id, kind, name, content_type, path, bytes, sha256)
         values ('bank_file', gen_random_uuid(), 'camt', 'a.xml', 'application/xml',
           'private/0000000000000-' || repeat('0', 32), 1, repeat('0', 64)) returning id),
       told as (insert into bank_files (sha256, kind, message_id, entry_count, file_id, account_id, actor_name, created_date)
         select 'a', 'camt.054', 'M1', 1, id, gen_random_uuid(), 'Ada', now() from file returning id)
       insert into bank_entries (key, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, text,
         counterparty, own_id, standing, created_date)
       select v.key, id, '', v.direction, 100, '2026-12-01', v.is_reversal, '', '', '', v.standing, now()
       from told, (values ${values}) v (key, direction, is_reversal, standing)`,
    );
  await kept(`('back', 'out', true, 'out'), ('payout', 'out', false, 'out'), ('returned', 'in', true, 'waiting')`);
  await migrate(database.pool);
  const { rows } = await database.pool.query(
    'select direction, is_reversal, standing from bank_entries order by direction, is_reversal',
  );
  expect(rows).toEqual([
    { direction: 'in', is_reversal: true, standing: 'waiting' },
    { direction: 'out', is_reversal: false, standing: 'out' },
    { direction: 'out', is_reversal: true, standing: 'waiting' },
  ]);
  // The bank's own facts stay unchangeable, and impossible combinations are refused.
  await expect(database.pool.query('update bank_entries set amount_ore = 1')).rejects.toThrow('never changed');
  const matched = `update bank_entries set standing = 'matched', decided_date = now() where is_reversal`;
  await expect(database.pool.query(matched)).rejects.toThrow('bank_entries_standing_valid');
});
