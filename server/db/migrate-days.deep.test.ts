import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0017');
});
afterAll(() => database.drop());

test('days and instants out of range are repaired, and valid ones stay', async () => {
  const { pool } = database;
  const { rows: companies } = await pool.query(
    `insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
     values ('5599912345', 'Bolaget', 'Eva Ek', '08-465 004 00', 'Gatan 1', '111 11', 'Stockholm', 'e@example.com', 'approved') returning id`,
  );
  const { rows: projects } = await pool.query(
    `insert into projects (company_id, title, status, current_step, decision_by, created_date, updated_date) values
     ($1, 'A', 'draft', 1, '9999-12-31', '9999-12-31T23:59:59.9999999Z', '9999-12-31T23:59:59.9999999Z'),
     ($1, 'B', 'draft', 1, '2026-12-31', '2026-01-02T03:04:05Z', '2026-01-03T03:04:05Z') returning id`,
    [companies[0].id],
  );
  await pool.query(
    `insert into project_dates (project_id, starts_on, ends_on) values
     ($1, '0001-01-01', '0001-01-02'), ($1, '9999-12-30', '9999-12-31'), ($1, '2026-12-01', '2026-12-02')`,
    [projects[0].id],
  );
  const riding = { demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] };
  const never = { demand: 'must', any: [{ kind: 'dates', from: '0000-01-01', to: '0000-01-02' }] };
  await pool.query(`insert into project_roles (project_id, role_index, title, wanted) values ($1, 0, 'Roll', $2)`, [
    projects[0].id,
    JSON.stringify({ text: '', wishes: [never, riding, never], unknown: [] }),
  ]);

  await migrate(pool);
  const { rows } = await pool.query(
    `select title, decision_by, created_date <= now() as is_past, updated_date::text as updated from projects order by title`,
  );
  expect(rows).toMatchObject([
    { title: 'A', decision_by: null, is_past: true },
    { title: 'B', decision_by: '2026-12-31', is_past: true, updated: expect.stringContaining('2026-01-03') },
  ]);
  const dates = await pool.query('select starts_on, ends_on from project_dates');
  expect(dates.rows).toEqual([{ starts_on: '2026-12-01', ends_on: '2026-12-02' }]);
  const roles = await pool.query('select wanted from project_roles');
  expect(roles.rows[0].wanted.wishes).toEqual([riding]);
});
