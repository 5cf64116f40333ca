/** Payouts to the bank: two administrators, no payout in two batches, the file, and returned payouts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { balancesOf } from './balances-of.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved, writesAccount } from './paid-people.ts';

// A time after the days in which a talent may object.
const SENDING = '2026-12-16T08:00:00Z';
const execution_on = '2026-12-17';

let server: TestServer;
let company: Company;
let approver: Person;
let batcher: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, approver, batcher] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const payoutOf = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0] as (typeof items)[number];
};

/** A payout that `approver` has approved. Sets the clock to SENDING. */
async function anApprovedPayout(tax_form: 'F' | 'A' = 'F') {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, tax_form);
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const { id } = await payoutOf(worker);
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  server.setClock(SENDING);
  return { worker, id };
}
const batch = (ids: string[], by = batcher, on = execution_on) =>
  by.api.call('POST /admin/batches', { body: { ids, execution_on: on } });
const aBatch = async (ids: string[]) => batcher.api.ok('POST /admin/batches', { body: { ids, execution_on } });
const fileOf = (id: string, by = batcher) => by.api.ok('POST /admin/batches/:id/export', { params: { id } });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

describe('a batch', () => {
  test('is made by another than its approver, of payouts past their time for objections, on a banking day', async () => {
    const { id } = await anApprovedPayout();
    expect(codeOf(await batch([id], approver))).toBe('same_person');
    expect((await batch([id], batcher, '2026-12-24')).status).toBe(422);
    expect(codeOf(await batch([id, randomUUID()]))).toBe('not_found');
    server.setClock('2026-12-15T08:00:00Z');
    expect(codeOf(await batch([id]))).toBe('objection_open');
    // The database also refuses a batch by the administrator who approved the payout.
    await expect(
      server.services.pool.query(`update payouts set batched_by = approved_by where id = $1`, [id]),
    ).rejects.toThrow('payouts_four_eyes');
  });

  test('is refused if the account of one talent is gone', async () => {
    const [{ id, worker }, other] = [await anApprovedPayout(), await anApprovedPayout()];
    await sql`delete from talent_payment_details where talent_id = ${worker.talent.talent_id}`.execute(
      server.services.db,
    );
    expect(codeOf(await batch([id, other.id]))).toBe('payment_details_incomplete');
    expect((await batch([other.id])).status).toBe(200);
  });

  test('of two administrators at once has each payout once', async () => {
    const [one, two, three] = [await anApprovedPayout(), await anApprovedPayout(), await anApprovedPayout()];
    const other = await anAdmin(server);
    const made = await Promise.all([batch([one.id, two.id]), batch([two.id, three.id], other)]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await sql`select 1 from payout_batch_lines where payout_id = ${two.id}`.execute(
      server.services.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('has a file that is the same each time, and the account numbers are nowhere else in plain text', async () => {
    const [{ id }, wage] = [await anApprovedPayout(), await anApprovedPayout('A')];
    const made = await aBatch([id, wage.id]);
    expect(made).toMatchObject({ status: 'made', payout_count: 2, total_ore: 1_250_000 + 532_700 });
    const first = await fileOf(made.id);
    expect(first.name).toBe(`UTB-${made.number}.xml`);
    expect(first.text).toContain('<InstdAmt Ccy="SEK">12500.00</InstdAmt>');
    expect(first.text).toContain('<Cd>SALA</Cd>');
    expect(first.text.match(/<Id>1234560<\/Id>/g)).toHaveLength(2);
    // The file stays the same after the talent changes the account, and for any administrator.
    await writesAccount(server, wage.worker);
    server.setClock('2026-12-17T08:00:00Z');
    expect((await fileOf(made.id, approver)).text).toBe(first.text);
    const { rows } = await server.services.pool.query<{ row: string }>(
      `select b::text || l::text as row from payout_batches b join payout_batch_lines l on l.batch_id = b.id`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain('1234560');
    const read = await server.services.pool.query<{ reader: string; reason: string }>(
      `select reader_account_id as reader, reason from payment_details_readings where talent_id = $1`,
      [wage.worker.talent.talent_id],
    );
    expect(read.rows).toEqual([{ reader: batcher.account_id, reason: expect.stringMatching(/^Utbetalning LB-/) }]);
  });

  test('whose day has been before its file was fetched is given up: no bank takes a day that is over', async () => {
    const { id } = await anApprovedPayout();
    const made = await aBatch([id]);
    server.setClock('2026-12-18T08:00:00Z');
    const params = { id: made.id };
    const refused = await batcher.api.refusal('POST /admin/batches/:id/export', { params });
    expect(refused.code).toBe('not_allowed_now');
    const { items } = await batcher.api.ok('GET /admin/batches', { query: {} });
    expect(items.find((one) => one.id === made.id)?.actions).toEqual(['discard']);
    await batcher.api.ok('POST /admin/batches/:id/discard', { params });
    expect((await batch([id], batcher, '2026-12-18')).status).toBe(200);
  });

  test('can be discarded, and its payouts can then be in another', async () => {
    const { id } = await anApprovedPayout();
    const made = await aBatch([id]);
    await batcher.api.ok('POST /admin/batches/:id/discard', { params: { id: made.id } });
    expect((await batcher.api.refusal('POST /admin/batches/:id/export', { params: { id: made.id } })).code).toBe(
      'not_allowed_now',
    );
    expect((await batch([id])).status).toBe(200);
  });
});

describe('a sent payout', () => {
  test('comes back, is sent again, and leaves one payment and no debt', async () => {
    const [{ id, worker }, other] = [await anApprovedPayout(), await anApprovedPayout()];
    const params = { id };
    server.setClock(`${execution_on}T08:00:00Z`);
    const sendBatch = async (payout_id: string) => {
      const made = await aBatch([payout_id]);
      await fileOf(made.id);
      return batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    };
    const send = () => sendBatch(id);
    await send();
    // Sending another batch does not change this payout.
    await sendBatch(other.id);
    expect(await payoutOf(worker)).toMatchObject({ status: 'sent', sent_on: execution_on });
    expect(await balancesOf(server.services.db, id)).toMatchObject({ bank: -1_250_000 });
    expect(await balancesOf(server.services.db, id)).not.toHaveProperty('payables');
    const body = { reason: 'Banken hade fel.', account_is_right: true };
    await batcher.api.ok('POST /admin/payouts/:id/fail', { params, body });
    expect(await payoutOf(worker)).toMatchObject({ status: 'failed', reason: 'Banken hade fel.', sent_on: null });
    expect(await balancesOf(server.services.db, id)).toMatchObject({ payables: -1_250_000 });
    expect(codeOf(await batch([id]))).toBe('not_allowed_now');
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
    const again = await send();
    expect(again).toMatchObject({ status: 'confirmed', sent_count: 1, actions: [] });
    await batcher.api.ok('POST /admin/batches/:id/pay', { params: { id: again.id } });
    expect(await payoutOf(worker)).toMatchObject({ status: 'paid', reason: null });
    const left = await balancesOf(server.services.db, id);
    expect([left.bank, left.payables]).toEqual([-1_250_000, undefined]);
    const summary = await worker.talent.api.ok('GET /talent/payouts/summary', { query: {} });
    expect(summary).toMatchObject({
      year: 2026,
      years: [2026],
      count: 1,
      net_ore: 1_000_000,
      vat_ore: 250_000,
      paid_out_ore: 1_250_000,
    });
  });

  test('is in the books on the day on which the bank pays, once, and a file that fails before that day never was', async () => {
    const { db } = server.services;
    const [wage, failed] = [await anApprovedPayout('A'), await anApprovedPayout('A')];
    const made = await aBatch([wage.id, failed.id]);
    await fileOf(made.id);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    const settled = await balancesOf(db, wage.id);
    expect(settled).toMatchObject({ wages_owed: -760_900, contributions_accrued: -239_000 });
    for (const none of ['bank', 'tax_withheld', 'contributions_owed']) expect(settled).not.toHaveProperty(none);
    await postDuePayouts(server.services);
    expect(await balancesOf(db, wage.id)).toEqual(settled);
    const body = { reason: 'Banken tog inte emot den.', account_is_right: true };
    await batcher.api.ok('POST /admin/payouts/:id/fail', { params: { id: failed.id }, body });

    server.setClock(`${execution_on}T08:00:00Z`);
    await Promise.all([postDuePayouts(server.services), postDuePayouts(server.services)]);
    const paid = await balancesOf(db, wage.id);
    expect(paid).toMatchObject({ bank: -532_700, tax_withheld: -228_200, contributions_owed: -239_000 });
    for (const none of ['wages_owed', 'contributions_accrued']) expect(paid).not.toHaveProperty(none);
    expect(await balancesOf(db, failed.id)).toEqual(settled);

    // The bank returns the wage in the next month: it was not paid, so no tax is owed for it.
    server.setClock('2027-01-04T08:00:00Z');
    const later = await signedInAnew(server, batcher);
    await later.ok('POST /admin/payouts/:id/fail', { params: { id: wage.id }, body });
    server.setClock(SENDING);
    expect(await balancesOf(db, wage.id)).toEqual(settled);
  });

  test('that came back from a closed account waits for another, with all else that its talent is paid', async () => {
    const first = await anApprovedPayout();
    const { talent } = first.worker;
    const second = await somebodyWorks(server, company, { talent, day: '2026-12-11' });
    await workIsApproved(server, company, second, '2026-12-11T17:00:00Z');
    await server.services.scribe.settled();
    const { id: prepared } = await payoutOf(second);
    const third = await somebodyWorks(server, company, { talent, day: '2026-12-12' });
    await workIsApproved(server, company, third, '2026-12-12T17:00:00Z');
    await server.services.scribe.settled();
    const { id: approved } = await payoutOf(third);
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [approved] } });
    server.setClock('2026-12-18T08:00:00Z');
    const on = '2026-12-21';
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [first.id], execution_on: on } });
    await fileOf(made.id);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    await batcher.api.ok('POST /admin/payouts/:id/fail', {
      params: { id: first.id },
      body: { reason: 'Kontot är avslutat.' },
    });
    const ids = [first.id, prepared];
    const approve = (some: string[]) => approver.api.call('POST /admin/payouts/approve', { body: { ids: some } });
    const groupOf = async (id: string) => {
      for (const group of ['to_approve', 'to_batch', 'waiting'] as const) {
        const { items } = await approver.api.ok('GET /admin/payouts', { query: { group } });
        const found = items.find((one) => one.id === id);
        if (found) return { group, awaits_account: found.awaits_account, approve: found.actions.includes('approve') };
      }
      return null;
    };
    const toDo = async () => (await talent.api.ok('GET /talent/to-do', { query: {} })).items.map(({ what }) => what);
    for (const id of ids) {
      expect(codeOf(await approve([id]))).toBe('account_awaited');
      expect(await groupOf(id)).toEqual({ group: 'waiting', awaits_account: true, approve: false });
    }
    expect(codeOf(await batch([approved], batcher, on))).toBe('account_awaited');
    expect(await groupOf(approved)).toMatchObject({ group: 'waiting', awaits_account: true });
    expect(await payoutOf(first.worker)).toMatchObject({ status: 'failed', awaits_account: true });
    expect(await toDo()).toContain('give_account');
    const mails = await sql`
      select from outbox where recipient = ${talent.email} and content::text like '%Fyll i ett annat konto%'`.execute(
      server.services.db,
    );
    expect(mails.rows).toHaveLength(1);

    const give = async (number: string) =>
      (await signedInAnew(server, talent)).call('PUT /talent/payment-details', {
        body: {
          tax_form: 'F',
          charges_vat: true,
          identity_number: '',
          account: { kind: 'bank', clearing: number === '' ? '' : '5000', number },
        },
      });
    // An empty number is saved but is no new account; the returned account is refused.
    expect((await give('')).status).toBe(200);
    expect(codeOf(await give('1234560'))).toBe('account_sent_back');
    expect(codeOf(await approve([first.id]))).toBe('account_awaited');
    // For an account without a hash, as in older rows, a change cannot be seen, so the account counts as unchanged.
    const hash = 'update talent_payment_details set account_hash = null where talent_id = $1';
    await server.services.pool.query(hash, [talent.talent_id]);
    expect(codeOf(await approve([first.id]))).toBe('account_awaited');
    expect((await give('1234579')).status).toBe(200);
    expect(await toDo()).not.toContain('give_account');
    expect(await groupOf(first.id)).toEqual({ group: 'to_approve', awaits_account: false, approve: true });
    // The new account must wait for some days, and the payouts need a new approval.
    server.setClock('2026-12-21T08:00:00Z');
    expect((await approve([...ids, approved])).status).toBe(200);
    const again = await batcher.api.ok('POST /admin/batches', { body: { ids: [...ids, approved], execution_on: on } });
    const { text } = await fileOf(again.id);
    expect(text.match(/<Id>1234579<\/Id>/g)).toHaveLength(3);
    expect(text).not.toContain('1234560');
    // A return from an account that the talent has already replaced needs no other account.
    expect((await give('1234587')).status).toBe(200);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: again.id } });
    const body = { reason: 'Kontot är avslutat.' };
    await batcher.api.ok('POST /admin/payouts/:id/fail', { params: { id: first.id }, body });
    expect(await groupOf(first.id)).toEqual({ group: 'to_approve', awaits_account: false, approve: true });
    // The last batch went to the account that the talent has now, so this return requires another account.
    server.setClock('2026-12-28T08:00:00Z');
    expect((await approve([first.id])).status).toBe(200);
    const last = await batcher.api.ok('POST /admin/batches', {
      body: { ids: [first.id], execution_on: '2026-12-29' },
    });
    await fileOf(last.id);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: last.id } });
    await batcher.api.ok('POST /admin/payouts/:id/fail', { params: { id: first.id }, body });
    expect(await groupOf(first.id)).toEqual({ group: 'waiting', awaits_account: true, approve: false });
  });

  test('in a year is what the books say', async () => {
    const birth_date = '1990-05-05';
    const first = await somebodyWorks(server, company);
    const second = await somebodyWorks(server, company, { talent: first.talent, fee: 4_321, day: '2026-12-11' });
    await isTaxedAs(server, first, 'A', birth_date);
    for (const worker of [first, second]) await workIsApproved(server, company, worker, '2026-12-11T17:00:00Z');
    await server.services.scribe.settled();
    const ids = [(await payoutOf(first)).id, (await payoutOf(second)).id];
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids } });
    server.setClock(SENDING);
    const made = await aBatch(ids);
    await fileOf(made.id);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    server.setClock(`${execution_on}T08:00:00Z`);
    await postDuePayouts(server.services);
    const { rows } = await sql<{ account: number; sum: number }>`
      select l.account, sum(l.amount_ore)::int as sum from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.subject_id = any(${ids}::uuid[]) group by l.account`.execute(server.services.db);
    const booked = (account: number) => rows.find((row) => row.account === account)?.sum ?? 0;
    expect(await first.talent.api.ok('GET /talent/payouts/summary', { query: { year: 2026 } })).toMatchObject({
      count: 2,
      gross_ore: booked(7010) + booked(7082),
      tax_ore: -booked(2710),
      paid_out_ore: -booked(1930),
    });
    expect([booked(2821), booked(2940)]).toEqual([0, 0]);
    // The figures for the tax agency are in whole kronor, and the stored file has no personal number.
    const table = async (kind: 'agi' | 'dac7') => {
      const span = { from: '2026-12-01', to: '2026-12-31' };
      const { url } = await batcher.api.ok('POST /admin/books/exports', { body: { kind, ...span } });
      return (await fetch(server.url + url, { headers: { cookie: batcher.cookie } })).text();
    };
    const whole = (ore: number) => Math.trunc(ore / 100);
    const [gross, tax] = [booked(7010) + booked(7082), -booked(2710)];
    const contributions = String(booked(7510) / 100).replace('.', ',');
    expect(await table('agi')).toMatch(
      new RegExp(`;1990-05-05;${whole(gross)};0;${whole(tax)};0;0;${contributions}(,00)?\\r\\n`),
    );
    expect(await table('agi')).not.toMatch(/19900505/);
    // Wages are in the employer's declaration, and sales in the table of platforms.
    const numbersIn = (text: string) =>
      text.split('\r\n').flatMap((row) => /^(?:202612;)?(\d{1,5})(?=;)/.exec(row)?.[1] ?? []);
    const sent = await sql<{ number: string; has_wage: boolean }>`
      select y.number::text, bool_or(o.way = 'wage') as has_wage from payouts o
      join payees y on y.talent_id = o.talent_id where o.status in ('sent', 'paid') group by y.number`.execute(
      server.services.db,
    );
    const numbers = (some: typeof sent.rows) => some.map(({ number }) => number).toSorted();
    expect(numbersIn(await table('dac7')).toSorted()).toEqual(numbers(sent.rows.filter(({ has_wage }) => !has_wage)));
    expect(numbersIn(await table('agi')).toSorted()).toEqual(numbers(sent.rows.filter(({ has_wage }) => has_wage)));
    expect(sent.rows.some(({ has_wage }) => !has_wage)).toBe(true);
  });

  test('to an artist from abroad is told with its own tax, which stands in the box of the preliminary tax never', async () => {
    const birth_date = '1985-05-05';
    const worker = await somebodyWorks(server, company, { birth_date });
    await isTaxedAs(server, worker, 'A_SINK', birth_date);
    await workIsApproved(server, company, worker);
    await server.services.scribe.settled();
    const { id } = await payoutOf(worker);
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
    server.setClock(SENDING);
    const made = await aBatch([id]);
    await fileOf(made.id);
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    const body = { kind: 'agi' as const, from: '2026-12-01', to: '2026-12-31' };
    const { url } = await batcher.api.ok('POST /admin/books/exports', { body });
    const rows = (await (await fetch(server.url + url, { headers: { cookie: batcher.cookie } })).text())
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(rows[0]?.slice(6, 9)).toEqual(['Avdragen skatt (001)', 'Avdragen SINK (274)', 'Avdragen A-SINK (275)']);
    // The tax is 15 % of 7 609 kr.
    expect(rows.find((row) => row[3] === birth_date)?.slice(4, 9)).toEqual(['7609', '0', '0', '0', '1141']);
    const [sums, tax] = rows.slice(-3);
    expect(Number(tax?.[6])).toBe(Number(sums?.[6]) + Number(sums?.[7]) + Number(sums?.[8]));
  });
});
