/** Compares what `npm run secrets:rotate` knows with the columns of the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SEALED_TABLES } from './sealed-tables.ts';

let database: TestDatabase;
let columns: readonly { readonly name: string; readonly comment: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string; comment: string }>(`
    select table_name || '.' || column_name as name,
      coalesce(col_description(format('public.%I', table_name)::regclass, ordinal_position), '') as comment
    from information_schema.columns where table_schema = 'public' order by 1`);
  columns = rows;
});
afterAll(() => database.drop());

const known = SEALED_TABLES.flatMap(({ table, columns: sealed }) => sealed.map(({ name }) => `${table}.${name}`));
const hashes = SEALED_TABLES.flatMap(({ hashes: own = [] }) => own);

/** The canaries name their own secret, and are never sealed anew. */
const CANARIES = 'secret_canaries.canary_sealed';
/** Fields of a JSON column. */
const FIELDS = ['outbox.address_sealed', 'outbox.secret_sealed'];

test('the rotation knows every sealed column', () => {
  const sealed = columns.filter(({ name }) => name.endsWith('_sealed') && name !== CANARIES).map(({ name }) => name);
  const byLibrary = columns
    .filter(
      ({ name, comment }) => name.startsWith('two_factors.') && /sealed by the authentication library/.test(comment),
    )
    .map(({ name }) => name);
  expect(byLibrary).toHaveLength(2);
  expect([...sealed, ...byLibrary, ...FIELDS].sort()).toEqual([...known].sort());
});

test('the rotation knows every keyed hash of a sealed text', () => {
  // A code that is valid for a few minutes is hashed under SESSION_SECRET, and accepted under any secret of that list.
  const keyed = columns.filter(
    ({ name, comment }) => name !== 'talent_phones.code_hash' && /^Keyed hash/.test(comment),
  );
  expect(keyed.map(({ name }) => name).sort()).toEqual([...hashes].sort());
});
