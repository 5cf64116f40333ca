/**
 * Bank accounts for payouts: the right to change them, the mails about a change, and the wait before the first payout.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, anAdmin, type Company, hasOldSession, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved, writesAccount } from '../money/paid-people.ts';

let server: TestServer;
let company: Company;
let approver: Person;
let batcher: Person;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, approver, batcher] = [await aCompany(server), await anAdmin(server, 'finance'), await anAdmin(server)];
});
afterAll(() => server.stop());

/** An approved payout that is due on 23 December, and at risk from the 18th. */
async function anApprovedPayout(): Promise<{ worker: Worker; id: string }> {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, 'A');
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const { items } = await worker.talent.api.ok('GET /assignments/:id/payouts', {
    params: { id: worker.candidate_id },
  });
  const id = items[0]?.id ?? '';
  await approve(id);
  return { worker, id };
}
const approve = (id: string) => approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
const batch = (id: string, execution_on: string) =>
  batcher.api.call('POST /admin/batches', { body: { ids: [id], execution_on } });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const found = async (id: string, group: 'to_approve' | 'to_batch') =>
  (await approver.api.ok('GET /admin/payouts', { query: { group } })).items.find((one) => one.id === id);
const mailsTo = async (email: string, about: string) => {
  const { rows } = await server.services.pool.query<{ recipient: string; message: string }>(
    `select recipient, content ->> 'message' as message from outbox
     where kind = 'mail' and recipient = $1 and content ->> 'title' ilike '%' || $2 || '%'`,
    [email, about],
  );
  return rows;
};

describe('payment details', () => {
  test('are changed only by a user that has just signed in or gives the password', async () => {
    const { worker } = await anApprovedPayout();
    await hasOldSession(server, worker.talent);
    const body = {
      tax_form: 'A' as const,
      charges_vat: false,
      identity_number: '',
      account: { kind: 'bank' as const, clearing: '6000', number: '123456789' },
    };
    for (const password of [undefined, 'gissat av någon']) {
      const sent = { body: { ...body, ...(password && { password }) } };
      expect((await worker.talent.api.refusal('PUT /talent/payment-details', sent)).code).toBe('wrong_password');
    }
    expect((await writesAccount(server, worker)).details?.account.ends_with).toBe('89');
  });

  test('that change are told at the address and at those that were left lately, without the new one', async () => {
    const worker = await somebodyWorks(server, company);
    const { account_id, email } = worker.talent;
    await server.services.pool.query(
      `insert into earlier_addresses (account_id, email, left_date) values ($1, $2, '2026-11-20T08:00:00Z')`,
      [account_id, `before-${email}`],
    );
    await isTaxedAs(server, worker, 'A');
    for (const to of [email, `before-${email}`]) {
      const [mail] = await mailsTo(to, 'nytt konto');
      expect(mail?.message).toMatch(/slutar på 60\. Vi betalar till det tidigast om 2 dagar/);
      expect(mail?.message).not.toContain('@');
    }
  });
});

describe('a payout', () => {
  test('that is approved keeps its account: of another one it is approved anew, also after its batch is given up', async () => {
    const { worker, id } = await anApprovedPayout();
    await writesAccount(server, worker);
    server.setClock('2026-12-16T08:00:00Z');
    expect(codeOf(await batch(id, '2026-12-17'))).toBe('account_changed');
    expect(await found(id, 'to_batch')).toBeUndefined();
    expect(await found(id, 'to_approve')).toMatchObject({
      is_account_changed: true,
      actions: expect.arrayContaining(['approve']),
    });
    await approve(id);
    expect((await found(id, 'to_batch'))?.is_account_changed).toBe(false);
    const made = (await batch(id, '2026-12-17')).body as { id: string };
    await writesAccount(server, worker, '123456780');
    await batcher.api.ok('POST /admin/batches/:id/discard', { params: { id: made.id } });
    server.setClock('2026-12-18T08:00:01Z');
    expect(codeOf(await batch(id, '2026-12-21'))).toBe('account_changed');
  });

  test('of a change and an approval at once is approved for the account that finance met, or not at all', async () => {
    const { worker, id } = await anApprovedPayout();
    const { pool } = server.services;
    await writesAccount(server, worker);
    const holding = await pool.connect();
    await holding.query('begin');
    await holding.query('update talent_payment_details set account_version = gen_random_uuid() where talent_id = $1', [
      worker.talent.talent_id,
    ]);
    await approve(id);
    await holding.query('commit');
    holding.release();
    server.setClock('2026-12-16T08:00:00Z');
    expect(codeOf(await batch(id, '2026-12-17'))).toBe('account_changed');
  });

  test('waits two days for a new account, or until finance has asked by a second way about that account', async () => {
    const { worker, id } = await anApprovedPayout();
    server.setClock('2026-12-16T08:00:00Z');
    await writesAccount(server, worker);
    await approve(id);
    expect(codeOf(await batch(id, '2026-12-17'))).toBe('account_new');
    const seen = await found(id, 'to_batch');
    expect(seen?.new_account).toMatchObject({ ends_with: '89', paid_from: '2026-12-18T08:00:00.000Z' });
    // The new account's wait would end only when the payout is at risk, so administrators and talent are notified at
    // once.
    const admins = (await approver.api.ok('GET /notifications', { query: {} })).items.map(({ type }) => type);
    expect(admins).toContain('payout.await-account');
    expect(await mailsTo(worker.talent.email, 'bekräfta ditt nya konto')).toHaveLength(1);

    const params = { id };
    const confirm = (version: string) =>
      approver.api.call('POST /admin/payouts/:id/confirm-account', {
        params,
        body: { reason: 'Vi ringde numret från i våras.', version },
      });
    const asked = seen?.new_account?.version ?? '';
    await writesAccount(server, worker, '123456780');
    expect(codeOf(await confirm(asked))).toBe('changed_meanwhile');
    await approve(id);
    const { new_account } = (await found(id, 'to_batch')) ?? {};
    expect((await confirm(new_account?.version ?? '')).status).toBe(200);
    expect(await mailsTo(worker.talent.email, 'är bekräftat')).toHaveLength(1);
    expect((await batch(id, '2026-12-17')).status).toBe(200);
  });

  test('is sent after the two days without anybody asking, and a calm day keeps both from being troubled', async () => {
    const { worker, id } = await anApprovedPayout();
    await writesAccount(server, worker);
    await approve(id);
    expect(await mailsTo(worker.talent.email, 'bekräfta ditt nya konto')).toEqual([]);
    server.setClock('2026-12-12T16:59:59Z');
    expect(codeOf(await batch(id, '2026-12-14'))).toBe('account_new');
    server.setClock('2026-12-12T17:00:00Z');
    expect((await batch(id, '2026-12-14')).status).toBe(200);
  });
});

describe('our own accounts', () => {
  const written = async (change: object) => {
    const { items } = await batcher.api.ok('GET /admin/platform', { query: {} });
    const [newest] = items;
    if (!newest) throw new Error('No version is there');
    const { version, state, by, created_date, bank, ...kept } = newest;
    if (bank === null) throw new Error('The version has no bank');
    return { ...kept, bank, valid_from: '2026-12-10', why: 'Vi byter bank.', seen_version: version, ...change };
  };
  const add = async (change: object) =>
    (await signedInAnew(server, batcher)).call('POST /admin/platform', { body: await written(change) });

  test('are changed only after a new sign-in, from two days on, and finance and owners are notified', async () => {
    server.setClock('2026-12-10T08:00:00Z');
    const OTHER = { bankgiro: '50501055' };
    await hasOldSession(server, batcher);
    const old = await batcher.api.call('POST /admin/platform', { body: await written({}) });
    expect(codeOf(old)).toBe('wrong_password');
    expect(codeOf(await add({ ...OTHER, valid_from: '2026-12-11' }))).toBe('account_too_soon');
    expect((await add({ city: 'Borås' })).status).toBe(200);
    expect(await mailsTo(approver.email, 'byter konto')).toEqual([]);
    expect((await add({ ...OTHER, valid_from: '2026-12-12' })).status).toBe(200);
    for (const { email } of [approver, batcher]) expect(await mailsTo(email, 'byter konto')).toHaveLength(1);
    // An account needs two days of notice even if it was added before, as this one just was.
    expect(codeOf(await add({ ...OTHER, valid_from: '2026-12-10' }))).toBe('account_too_soon');
  });
});
