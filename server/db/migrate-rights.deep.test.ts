import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { lastDayOf } from '#domain/work/right/right.rules.ts';
import { aDocumentRow } from '#tests/factories/documents.ts';
import { someTerms } from '#tests/factories/terms.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0029');
});
afterAll(() => database.drop());

test('agreements signed before the ledger of rights are in it, with the days that the rules give', async () => {
  const { pool } = database;
  const one = async (text: string, values: unknown[]): Promise<string> => (await pool.query(text, values)).rows[0].id;
  const company = await one(
    `insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
     values ('5599912345', 'Bolaget', 'Eva Ek', '08-465 004 00', 'Gatan 1', '111 11', 'Stockholm', 'e@example.com', 'approved') returning id`,
    [],
  );
  const project = await one(
    `insert into projects (company_id, title, status, current_step) values ($1, 'A', 'active', 5) returning id`,
    [company],
  );
  const role = await one(
    `insert into project_roles (project_id, role_index, title) values ($1, 0, 'Roll') returning id`,
    [project],
  );
  const signed = async (terms: object, status = 'signed') => {
    const email = `${Math.random()}@example.com`;
    const account = await one(`insert into accounts (email, name, role) values ($1, 'Tuva', 'talent') returning id`, [
      email,
    ]);
    const talent = await one(
      `insert into talents (account_id, first_name, last_name) values ($1, 'Tuva', 'Ek') returning id`,
      [account],
    );
    const candidate = await one(
      `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
       values ($1, $2, 0, $3, 'interested', false, $4, '2026-12-01') returning id`,
      [project, role, talent, JSON.stringify(terms)],
    );
    await pool.query(
      `insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, document_id, signed_date)
       values ($1, $2, $3, $4, 'work', 1, $5, $6, $7, $8)`,
      [
        candidate,
        project,
        company,
        talent,
        JSON.stringify(terms),
        status,
        ...(status === 'signed' ? [await aDocumentRow(pool), '2026-11-01'] : [null, null]),
      ],
    );
  };
  const line = { ...NO_RIGHT, media: ['tv'], territory: 'SE', months: 12 };
  const starts = ['2026-01-31', '2026-02-28', '2027-03-01', '2028-02-29'];
  await signed(someTerms({ rights: starts.map((starts_on) => ({ ...line, starts_on })) }));
  await signed(someTerms({ rights: [{ ...line, latest_start_on: '2026-12-24', months: 1 }, line] }));
  const unversioned = { role_title: 'Roll', headcount: 1, day_fee_ore: 1, municipality_id: null, place: '', days: [] };
  await signed({ ...unversioned, usage_media: ['tv', 'pr'], usage_territory: null, usage_months: 6 });
  await signed({ ...unversioned, usage_media: [], usage_territory: null, usage_months: null });
  await signed(someTerms({ rights: [line] }), 'draft');

  await migrate(pool);
  const { rows } = await pool.query(
    'select line, starts_on, ends_on, status from usage_rights order by starts_on, line_index',
  );
  expect(rows.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    [starts[0], lastDayOf('2026-01-31', 12)],
    [starts[1], lastDayOf('2026-02-28', 12)],
    ['2026-12-24', lastDayOf('2026-12-24', 1)],
    [starts[2], lastDayOf('2027-03-01', 12)],
    [starts[3], lastDayOf('2028-02-29', 12)],
    [null, null],
    [null, null],
  ]);
  expect(rows.map(({ line }) => line)).toContainEqual({ ...NO_RIGHT, media: ['pr', 'tv'], months: 6 });
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['coming']));
  await expect(pool.query(`update usage_rights set line = line || '{"months": 99}'`)).rejects.toThrow('never');
});
