/** A payout that the bank returned waits for another account, also if PERSONAL_DATA_SECRET was changed in between. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfAccount } from '#server/features/people/payment/commands/account-hash.ts';
import { countSealed, resealAll } from '#server/secrets/rotate-secrets.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startBeside } from '#tests/support/beside.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

// A time after the days in which a talent may object.
const SENDING = '2026-12-16T08:00:00Z';
const ACCOUNT = { kind: 'bank', clearing: '5000', number: '1234560' } as const;

let before: TestServer;
let changing: TestServer;
let company: Company;
let approver: Person;
let batcher: Person;
beforeAll(async () => {
  before = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(before, '2026-01-01T08:00:00Z');
  [company, approver, batcher] = [await aCompany(before), await anAdmin(before), await anAdmin(before)];
  const old = before.services.env.personal_data_secrets[0];
  changing = await startBeside(before, { personal_data_secrets: ['new secret of thirty-two characters', old] });
});
afterAll(async () => {
  await changing.stop();
  await before.stop();
});

/** A payout on its way to ACCOUNT, from a server with the old secret. */
async function aSentPayout() {
  const worker = await somebodyWorks(before, company);
  await isTaxedAs(before, worker, 'F', undefined, { account: ACCOUNT });
  await workIsApproved(before, company, worker);
  await before.services.scribe.settled();
  const { items } = await worker.talent.api.ok('GET /assignments/:id/payouts', { params: { id: worker.candidate_id } });
  const id = items[0]?.id ?? '';
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  before.setClock(SENDING);
  const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on: '2026-12-17' } });
  await batcher.api.ok('POST /admin/batches/:id/export', { params: { id: made.id } });
  await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
  return { worker, id };
}
const saves = async (server: TestServer, { talent }: Worker, account: typeof ACCOUNT) =>
  (await signedInAnew(server, talent)).call('PUT /talent/payment-details', {
    body: { tax_form: 'A', charges_vat: false, identity_number: '', account },
  });
const comesBack = (id: string) =>
  as(changing, batcher.cookie).ok('POST /admin/payouts/:id/fail', {
    params: { id },
    body: { reason: 'Kontot är avslutat.', account_is_right: false },
  });
async function hashesOf({ talent }: Worker) {
  const { rows } = await before.services.pool.query<{ present: string; returned: string; line: string }>(
    `select d.account_hash as present, o.sent_back_account_hash as returned, l.account_hash as line
     from talent_payment_details d join payouts o using (talent_id) join payout_batch_lines l on l.payout_id = o.id
     where d.talent_id = $1`,
    [talent.talent_id],
  );
  return rows[0];
}
const hashAt = ({ services }: TestServer) => hashOfAccount(services.env, ACCOUNT);

test('the account is known again under the new secret, before and after the rotation', async () => {
  const { worker, id } = await aSentPayout();
  // The talent saves the same account again, at a server that seals with the new secret.
  expect((await saves(changing, worker, ACCOUNT)).status).toBe(200);
  await comesBack(id);
  expect(await hashesOf(worker)).toEqual({
    present: hashAt(changing),
    returned: hashAt(changing),
    line: hashAt(before),
  });
  await resealAll({ db: changing.services.db, env: changing.services.env, tell: () => {} });
  const hash = hashAt(changing);
  expect(await hashesOf(worker)).toEqual({ present: hash, returned: hash, line: hash });
  expect((await saves(changing, worker, ACCOUNT)).body).toMatchObject({ error: { code: 'account_sent_back' } });
});

test('the hash of an account that came back before the change is rewritten with that of the details', async () => {
  const { worker, id } = await aSentPayout();
  await comesBack(id);
  expect(await hashesOf(worker)).toEqual({ present: hashAt(before), returned: hashAt(before), line: hashAt(before) });
  // Another server with both secrets knows the account.
  expect((await saves(changing, worker, ACCOUNT)).body).toMatchObject({ error: { code: 'account_sent_back' } });
  await resealAll({ db: changing.services.db, env: changing.services.env, tell: () => {} });
  const hash = hashAt(changing);
  expect(await hashesOf(worker)).toEqual({ present: hash, returned: hash, line: hash });
  const { unreadable, by_secret } = await countSealed({ db: changing.services.db, env: changing.services.env });
  expect({ unreadable, secrets: by_secret.size }).toEqual({ unreadable: 0, secrets: 1 });
});
