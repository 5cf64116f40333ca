/** Acts of administrators with batches of payouts. */
import { afterAll, beforeAll } from 'vitest';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

// A time after the days in which a talent may object.
export const SENDING = '2026-12-16T08:00:00Z';
export const execution_on = '2026-12-17';

export let server: TestServer;
export let company: Company;
export let approver: Person;
export let batcher: Person;

export const payoutOf = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0] as (typeof items)[number];
};

/** A payout that `approver` has approved. Sets the clock to SENDING. */
export async function anApprovedPayout(tax_form: 'F' | 'A' = 'F') {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, tax_form);
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const { id } = await payoutOf(worker);
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  server.setClock(SENDING);
  return { worker, id };
}
export const batch = (ids: string[], by = batcher, on = execution_on) =>
  by.api.call('POST /admin/batches', { body: { ids, execution_on: on } });
export const aBatch = async (ids: string[]) => batcher.api.ok('POST /admin/batches', { body: { ids, execution_on } });
export const fileOf = (id: string, by = batcher) => by.api.ok('POST /admin/batches/:id/export', { params: { id } });
export const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

/** Declares the test server of a test file. */
export function openBatches(): void {
  beforeAll(async () => {
    server = await startTestServer({}, {}, { connections: 10 });
    await ratesKnownSince(server, '2026-01-01T08:00:00Z');
    [company, approver, batcher] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
  });
  afterAll(() => server.stop());
}
