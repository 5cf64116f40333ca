import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptWrittenTerms } from '#contract/deal/terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0022');
});
afterAll(() => database.drop());

test('roles keep their pay, and requests their text and fee', async () => {
  const { pool } = database;
  const { rows: companies } = await pool.query(
    `insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
     values ('5599912345', 'Bolaget', 'Eva Ek', '08-465 004 00', 'Gatan 1', '111 11', 'Stockholm', 'e@example.com', 'approved') returning id`,
  );
  const { rows: projects } = await pool.query(
    `insert into projects (company_id, title, status, current_step) values ($1, 'A', 'draft', 1) returning id`,
    [companies[0].id],
  );
  const { rows: roles } = await pool.query(
    `insert into project_roles (project_id, role_index, title, day_fee_ore) values
     ($1, 0, 'Betald', 450000), ($1, 1, 'Oavlönad', 0), ($1, 2, 'Inte skriven', null) returning id`,
    [projects[0].id],
  );
  const { rows: accounts } = await pool.query(
    `insert into accounts (email, name, role) values ('t@example.com', 'Tuva', 'talent') returning id`,
  );
  const { rows: talents } = await pool.query(
    `insert into talents (account_id, first_name, last_name) values ($1, 'Tuva', 'Ek') returning id`,
    [accounts[0].id],
  );
  const frozen = {
    role_title: 'Betald',
    headcount: 1,
    day_fee_ore: 440_000,
    municipality_id: null,
    place: '',
    days: [],
    usage_media: ['tv'],
    usage_territory: null,
    usage_months: 12,
  };
  await pool.query(
    `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
     values ($1, $2, 0, $3, 'pending', false, $4, '2026-12-01')`,
    [projects[0].id, roles[0].id, talents[0].id, JSON.stringify(frozen)],
  );

  await migrate(pool);
  const { rows } = await pool.query('select terms from project_roles order by role_index');
  expect(rows.map(({ terms }) => keptWrittenTerms.parse(terms))).toEqual([
    { ...BLANK_TERMS, fee: dayFee(ore(450_000)) },
    { ...BLANK_TERMS, fee: dayFee(ore(0)) },
    BLANK_TERMS,
  ]);
  const candidates = await pool.query('select terms, day_fee_ore from candidates');
  expect(candidates.rows).toEqual([{ terms: frozen, day_fee_ore: 440_000 }]);
});
