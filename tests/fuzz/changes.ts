/** Database triggers record the tables that calls write to. */
import type pg from 'pg';

/**
 * Tables that a refused call may write to: counters of attempts, and effects of any call, such as a session's last use
 * and sent mails.
 */
const WRITTEN_BY_REFUSALS = new Set([
  'sessions',
  'challenges',
  'verifications',
  'two_factors',
  'email_verification_codes',
  'outbox',
  'account_devices',
]);

/** Begins to record the tables in which rows change, except WRITTEN_BY_REFUSALS. */
export async function noteChanges(pool: pg.Pool): Promise<void> {
  await pool.query(`create unlogged table fuzz_changes (name text not null);
    create function fuzz_note() returns trigger language plpgsql as $$
    begin insert into fuzz_changes values (tg_table_name); return null; end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'fuzz_changes'`,
  );
  for (const { name } of rows.filter((row) => !WRITTEN_BY_REFUSALS.has(row.name)))
    await pool.query(`create trigger fuzz_note after insert or update or delete on "${name}"
      for each row execute function fuzz_note()`);
}

/** The tables that were written to since the last call of this function. */
export async function takeChanges(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('delete from fuzz_changes returning name');
  return [...new Set(rows.map(({ name }) => name))].sort();
}
