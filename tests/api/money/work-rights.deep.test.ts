/** The right to work in Sweden is looked at before a first wage, and again once the right that was seen has ended. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { A_BATCH, aWorkRight } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const asAdmin = () => signedInAnew(server, admin);
const ownPayout = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0] as (typeof items)[number];
};

/** A payout of a talent whose right to work nobody has looked at. */
async function aPayout(tax_form: TaxForm = 'A', given: Partial<Worker> & { readonly day?: string } = {}) {
  const worker = await somebodyWorks(server, company, given);
  await isTaxedAs(server, worker, tax_form, '1990-05-05', { is_looked_at: false });
  await workIsApproved(server, company, worker, `${given.day ?? '2026-12-10'}T17:00:00Z`);
  await server.services.scribe.settled();
  return { worker, payout: await ownPayout(worker) };
}
const approve = async (id: string) => (await asAdmin()).call('POST /admin/payouts/approve', { body: { ids: [id] } });
const look = async (id: string, given: object = {}) =>
  (await asAdmin()).call('POST /admin/payouts/:id/work-right', { params: { id }, body: aWorkRight(given) });
const groupsOf = async (id: string) => {
  const api = await asAdmin();
  const groups = ['waiting', 'to_approve'] as const;
  const found = await Promise.all(
    groups.map(async (group) => (await api.ok('GET /admin/payouts', { query: { group } })).items),
  );
  return groups.filter((_, at) => found[at]?.some((payout) => payout.id === id));
};

test('a first wage waits until finance has looked at the right to work, and the talent is told', async () => {
  const { worker, payout } = await aPayout();
  expect(payout).toMatchObject({ status: 'prepared', awaits_work_right: true });
  expect(await groupsOf(payout.id)).toEqual(['waiting']);
  const { items } = await worker.talent.api.ok('GET /notifications', { query: {} });
  expect(items.map(({ message }) => message).join(' ')).toContain('får arbeta i Sverige');
  expect(await approve(payout.id)).toMatchObject({ status: 409, body: { error: { code: 'work_right_missing' } } });
  expect(await look(payout.id)).toMatchObject({ status: 200 });
  expect(await groupsOf(payout.id)).toEqual(['to_approve']);
  expect(await approve(payout.id)).toMatchObject({ status: 200 });
  expect(await ownPayout(worker)).toMatchObject({ awaits_work_right: false });
});

test('a look is kept with its day and its administrator, once, and is never removed', async () => {
  const { worker, payout } = await aPayout();
  const given = { look_id: randomUUID(), basis: 'work_permit', valid_until: '2027-06-30', looked_on: '2026-12-09' };
  await look(payout.id, given);
  expect(await look(payout.id, given)).toMatchObject({ status: 200 });
  const { rows } = await server.services.pool.query(
    'select basis, valid_until::text, looked_on::text, account_id from work_rights where talent_id = $1',
    [worker.talent.talent_id],
  );
  expect(rows).toEqual([
    { basis: 'work_permit', valid_until: '2027-06-30', looked_on: '2026-12-09', account_id: admin.account_id },
  ]);
  await expect(server.services.pool.query('delete from work_rights')).rejects.toThrow();
});

test('a look at the paper of the future, a permit without an end and an end of citizenship are refused', async () => {
  const { payout } = await aPayout();
  expect(await look(payout.id, { looked_on: '2027-12-09' })).toMatchObject({ status: 409 });
  for (const given of [
    { basis: 'work_permit' },
    { valid_until: '2027-06-30' },
    { basis: 'work_permit', valid_until: '2026-01-01' },
  ]) {
    expect(await look(payout.id, given)).toMatchObject({ status: 422 });
  }
});

test('a wage after the last day of a permit waits for another look', async () => {
  const { worker, payout } = await aPayout();
  // The day of payment is 23 December.
  await look(payout.id, { basis: 'work_permit', valid_until: '2026-12-22' });
  expect(await ownPayout(worker)).toMatchObject({ awaits_work_right: true });
  await look(payout.id, { basis: 'permanent_permit' });
  expect(await ownPayout(worker)).toMatchObject({ awaits_work_right: false });
});

test('a talent to whom a wage was sent earlier, and one who invoices, wait for no look', async () => {
  expect((await aPayout('F')).payout).toMatchObject({ way: 'invoice', awaits_work_right: false });
  server.setClock('2026-11-25T08:00:00Z');
  const talent = await aTalent(server, { birth_date: '1990-05-05' });
  const { worker } = await aPayout('A', { talent, day: '2026-12-09' });
  const { rows } = await server.services.pool.query<{ id: string }>(`${A_BATCH} returning id`);
  await server.services.pool.query(
    `update payouts set status = 'sent', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3,
       sent_on = '2026-12-22' where candidate_id = $1`,
    [worker.candidate_id, randomUUID(), rows[0]?.id],
  );
  expect((await aPayout('A', { talent })).payout).toMatchObject({ way: 'wage', awaits_work_right: false });
});
