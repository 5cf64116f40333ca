import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createKysely, createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const DAY_MS = 86_400_000;
/** Expressions that read the database's own clock, as a PostgreSQL pattern. */
const ASKS = String.raw`(\m(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(|\mcurrent_(date|time)|\mlocaltime)`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The instant `days` days from now. */
const daysAway = (days: number) => new Date(Date.now() + days * DAY_MS);

test('timestamps of a transaction are of the process’s time, in the order of the transactions', async () => {
  const pool = createPool(database.url, { max: 1 });
  let instant = daysAway(150);
  const db = createKysely(pool, () => instant);
  const add = (email: string) =>
    inTransaction(db, async (trx) => {
      const { rows } = await sql<{ id: string; created_date: string; updated_date: string }>`
        insert into accounts (email, name, first_name, last_name, role)
        values (${email}, 'Ada', 'Ada', 'Berg', 'talent') returning id, created_date, updated_date`.execute(trx);
      return rows[0];
    });
  try {
    const [first, second] = [await add('a@example.se'), await add('b@example.se')];
    const now = instant.toISOString();
    expect(first).toMatchObject({ created_date: now, updated_date: now });
    expect(second).toMatchObject({ created_date: now.replace('Z', '001Z') });
    instant = daysAway(-150);
    const changed = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ updated_date: string }>`
        update accounts set name = 'Eva' where id = ${first?.id} returning updated_date`.execute(trx);
      return rows[0]?.updated_date;
    });
    expect(changed).toBe(instant.toISOString());
    // The setting `medverka.now` ends with the transaction.
    const { rows } = await sql`select app_now() = now() as is_its_own`.execute(db);
    expect(rows).toEqual([{ is_its_own: true }]);
  } finally {
    await pool.end();
  }
});

test('none of our columns and functions reads the clock of the database', async () => {
  const { rows } = await database.pool.query(
    `select c.relname || '.' || a.attname as what
     from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
     where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) ~* $1
     union all
     select proname || '()' from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and proname <> 'app_now' and pg_get_functiondef(oid) ~* $1
     order by 1`,
    [ASKS],
  );
  // Exceptions: a new column or function uses app_now() (docs/decisions/0122-one-clock.md).
  expect(rows.map(({ what }) => what)).toEqual(['outbox.next_attempt_date', 'schema_migrations.applied_at']);
});
