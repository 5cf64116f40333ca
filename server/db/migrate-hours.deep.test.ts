import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0231');
});
afterAll(() => database.drop());

test('the hours of roles that are being cast are not decided, as their requests say, and drafts say nothing', async () => {
  const { pool } = database;
  const { rows } = await pool.query(
    `insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
     values ('5599912345', 'Bolaget', 'Eva Ek', '08-465 004 00', 'Gatan 1', '111 11', 'Stockholm', 'e@example.com', 'approved') returning id`,
  );
  await pool.query(
    `with made as (
       insert into projects (company_id, title, status, current_step)
       values ($1, 'Utkast', 'draft', 1), ($1, 'Söker', 'casting', 2) returning id, title)
     insert into project_roles (project_id, role_index, title) select id, 0, title from made`,
    [rows[0].id],
  );
  await migrate(pool);
  const roles = await pool.query('select title, hours from project_roles order by title');
  expect(roles.rows).toEqual([
    { title: 'Söker', hours: 'undecided' },
    { title: 'Utkast', hours: null },
  ]);
});
