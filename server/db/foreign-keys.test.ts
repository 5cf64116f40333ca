import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';

test('every foreign key has an index that begins with it', async () => {
  const { pool, drop } = await createTestDatabase();
  const { rows } = await pool.query<{ key: string }>(`
    select c.conrelid::regclass || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
    order by 1`);
  await drop();
  expect(rows.map(({ key }) => key)).toEqual([]);
});
