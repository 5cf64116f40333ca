import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { signedInAnew } from '#tests/factories/people.ts';
import { balancesOf } from './balances-of.ts';
import {
  aBatch,
  anApprovedPayout,
  approver,
  batch,
  batcher,
  codeOf,
  company,
  execution_on,
  fileOf,
  openBatches,
  payoutOf,
  SENDING,
  server,
} from './batch-acts.ts';
import { isTaxedAs, somebodyWorks, workIsApproved } from './paid-people.ts';

openBatches();

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
