/** The charge of approved work is made once and never changes, whichever side approves. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCharges } from '#server/features/money/charge/queries/load-charges.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { approvedWork, plannedReport, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const BEFORE = '2026-08-13T08:00:00Z';
const DAY_AFTER = '2026-08-21T06:00:00Z';
const SILENT = '2026-08-27T06:00:00Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(BEFORE));

const chargesOf = ({ id }: Pick<Working, 'id'>) => loadCharges(server.services.db, sql`g.candidate_id = ${id}`);

test('approved work is charged as it was said, with the day by which the talent is paid', async () => {
  const work = await working(server);
  server.setClock(DAY_AFTER);
  await approvedWork(work, { kilometres: 30 });
  const [charge, ...others] = await chargesOf(work);
  expect(others).toEqual([]);
  expect(charge).toMatchObject({ kind: 'work', status: 'owed', happened_on: '2026-08-20', paid_by: '2026-09-03' });
  expect(charge?.priced.work).toMatchObject({ kilometres: 30, days: [{}, {}, {}] });
  // Three days with a commission of 20 %, and 30 km at 25 kr for ten, without commission. VAT is 25 % of the sum.
  expect(charge?.company_price).toMatchObject({ ex_vat_ore: 1_627_500, total_ore: 2_034_375 });
});

test('a report approved by silence is charged as planned, and an adjusted one as the talent agrees', async () => {
  const [silent, adjusted] = [await working(server), await working(server)];
  server.setClock(DAY_AFTER);
  const said = await plannedReport(adjusted);
  const days = said.days.map((day, at) => (at === 0 ? { ...day, outcome: 'not_done' as const } : day));
  const params = { id: adjusted.id };
  const body = { version: 0, comment: 'Första dagen blev inställd.', work: { ...said, days } as never };
  await adjusted.company.api.ok('POST /assignments/:id/report/adjust', { params, body });
  expect(await chargesOf(adjusted)).toEqual([]);
  await adjusted.talent.api.ok('POST /assignments/:id/report/accept', { params, body: { version: 1 } });
  expect(await chargesOf(adjusted)).toMatchObject([{ company_price: { ex_vat_ore: 1_080_000 } }]);
  await sweepDeadlines(server.services);
  server.setClock(SILENT);
  await sweepDeadlines(server.services);
  expect(await chargesOf(silent)).toMatchObject([{ company_price: { ex_vat_ore: 1_620_000 } }]);
});

test('days not worked are not charged', async () => {
  const work = await working(server);
  server.setClock(DAY_AFTER);
  const said = await plannedReport(work);
  await approvedWork(work, { days: said.days.map((day) => ({ ...day, outcome: 'not_done' as const })) });
  expect(await chargesOf(work)).toEqual([]);
});

test('a charge can never be changed or removed, not even in SQL', async () => {
  const work = await working(server);
  server.setClock(DAY_AFTER);
  await approvedWork(work);
  const [charge] = await chargesOf(work);
  const { pool } = server.services;
  for (const change of [
    `update charges set paid_by = paid_by + 1 where id = $1`,
    `update charges set company_price = company_price || '{"total_ore": 1}' where id = $1`,
    `delete from charges where id = $1`,
  ]) {
    await expect(pool.query(change, [charge?.id])).rejects.toThrow('never changed or removed');
  }
});
