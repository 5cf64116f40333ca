/** Compares the retention classes with the tables of the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RETAINED, RETENTION, WITHOUT_PEOPLE } from '#domain/accounts/retention/classes.ts';
import { tablesOf } from '#domain/registry/retained.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let columns: Map<string, Set<string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`);
  columns = new Map(rows.map((row) => [row.name, new Set(row.columns)]));
});
afterAll(() => database.drop());

const classes = RETAINED.map((id) => ({ id, ...RETENTION[id] }));
const declared = new Set([...RETAINED.flatMap(tablesOf), ...Object.keys(WITHOUT_PEOPLE)]);

test('every table of the database has a class of retention, or a reason for none', () => {
  expect([...columns.keys()].filter((table) => !declared.has(table)).sort()).toEqual([]);
});

test('no class names a missing table or column', () => {
  expect([...declared].filter((table) => !columns.has(table))).toEqual([]);
  const unknown = classes.filter(({ since }) => {
    const [table = '', column = ''] = since?.split('.') ?? [];
    return since !== null && !columns.get(table)?.has(column);
  });
  expect(unknown.map(({ id, since }) => `${id}: ${since}`)).toEqual([]);
});

test('a table without people has no column that leads to one', () => {
  const personal = ['talent_id', 'account_id', 'email', 'actor_name', 'first_name', 'name'];
  const found = Object.keys(WITHOUT_PEOPLE).filter(
    (table) =>
      !['private_files', 'schema_migrations'].includes(table) && personal.some((one) => columns.get(table)?.has(one)),
  );
  expect(found).toEqual([]);
});
