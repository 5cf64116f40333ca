/** The table of platforms (DAC7) has self-employed talents only, with their pay in each quarter. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';
import { aPlannedPayout } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-10-01T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

interface Paid {
  readonly way: PayoutWay;
  readonly net_ore: number;
  readonly sent_on: string;
}

/** A talent with payouts that were sent. @returns the talent's payee number */
async function somebodyPaid(...payouts: readonly Paid[]): Promise<string> {
  const { pool } = server.services;
  const talent = await aTalent(server);
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  const candidate = await candidateOf(company, id, talent);
  const { rows } = await pool.query<{ number: string }>(
    'insert into payees (talent_id) values ($1) returning number::text',
    [talent.talent_id],
  );
  for (const { way, net_ore, sent_on } of payouts) {
    const { payout_id, batch_id } = await aPlannedPayout(pool, candidate.id);
    await pool.query(
      `update payouts set status = 'sent', way = $2::text, tax_form = 'A', price = '{"lines": []}', tax_ore = 0,
         contributions_ore = 0, vat_ore = 0, net_ore = $3::bigint, amount_ore = $3::bigint, number = id::text,
         gross_ore = case when $2::text = 'wage' then $3::bigint end,
         object_by = case when $2::text <> 'wage' then $4::date end, prepared_date = app_now(), approved_by = $5,
         batched_by = gen_random_uuid(), batch_id = $6, sent_on = $4
       where id = $1`,
      [payout_id, way, net_ore, sent_on, randomUUID(), batch_id],
    );
  }
  return rows[0]?.number ?? '';
}

/** The rows of a payee in the table of the year: quarter, number of jobs, and pay. */
async function rowsOf(number: string) {
  const body = { kind: 'dac7' as const, from: '2026-01-01', to: '2026-12-31' };
  const { url } = await admin.api.ok('POST /admin/books/exports', { body });
  const text = await (await fetch(server.url + url, { headers: { cookie: admin.cookie } })).text();
  const rows = text.split('\r\n').map((row) => row.split(';'));
  return rows.flatMap(([payee, , , ...row]) => (payee === number ? [row.slice(0, 3)] : []));
}

const WAGE = { way: 'wage', net_ore: 507_500, sent_on: '2026-10-09' } as const;
const SALE = { way: 'invoice', net_ore: 630_000, sent_on: '2026-11-10' } as const;

test('an employee of ours is no seller', async () => {
  expect(await rowsOf(await somebodyPaid(WAGE))).toEqual([]);
});

test('a talent who invoices is in the quarter in which the money left', async () => {
  const number = await somebodyPaid({ ...SALE, sent_on: '2026-09-30' }, { ...SALE, sent_on: '2026-10-01' });
  expect(await rowsOf(number)).toEqual([
    ['3', '1', '6300,00'],
    ['4', '1', '6300,00'],
  ]);
});

test('of a talent with both, only what was invoiced is in the table', async () => {
  expect(await rowsOf(await somebodyPaid(WAGE, SALE))).toEqual([['4', '1', '6300,00']]);
});

test('a talent behind an umbrella company is left out', async () => {
  expect(await rowsOf(await somebodyPaid({ ...SALE, way: 'umbrella' }))).toEqual([]);
});
