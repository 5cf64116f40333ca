/**
 * Invoices over HTTP: drafted, checked, issued, paid, credited, reminded, written off, and changed by two callers at
 * the same time.
 */
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { approveReports } from '#server/features/work/report/commands/answer-report.ts';
import { anIssuedInvoice, invoicedWork, invoiceOf, WORK_IS_OVER } from '#tests/factories/invoices.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { approvedWork, plannedReport, working } from '#tests/factories/working.ts';
import { toldBy } from '../talk/consequences.ts';
import {
  admin,
  at,
  BEFORE,
  credit,
  DAY,
  draftsOf,
  expectSettled,
  openInvoicing,
  other,
  pay,
  read,
  server,
  vouchersOf,
} from './invoice-acts.ts';

openInvoicing();

describe('a draft', () => {
  test('is made once the project is over and all its work is known, whichever comes last', async () => {
    const last = await working(server);
    server.setClock(WORK_IS_OVER);
    await approvedWork(last);
    expect(await draftsOf(last)).toEqual([]);
    await last.company.api.ok('POST /projects/:id/complete', { params: { id: last.project_id } });
    expect(await draftsOf(last)).toEqual([{ status: 'draft', charges: 1 }]);
    server.setClock(BEFORE);
    const first = await working(server);
    server.setClock(WORK_IS_OVER);
    await first.company.api.ok('POST /projects/:id/complete', { params: { id: first.project_id } });
    expect(await draftsOf(first)).toEqual([]);
    await approvedWork(first);
    expect(await draftsOf(first)).toEqual([{ status: 'draft', charges: 1 }]);
    expect(await toldBy(server).noticesOfCompany(first.company)).not.toContain('invoice.draft');
  });

  test('is made also when the project is given up after its work was approved', async () => {
    const work = await working(server);
    server.setClock(WORK_IS_OVER);
    await approvedWork(work);
    expect(await draftsOf(work)).toEqual([]);
    const { company, project_id: id } = work;
    await company.api.ok('POST /projects/:id/cancel', { params: { id }, body: { reason: 'Vi ger upp.' } });
    expect(await draftsOf(work)).toEqual([{ status: 'draft', charges: 1 }]);
  });

  test('is made once when the last two reports are approved at the same moment', async () => {
    const [company, one, two] = [await aCompany(server), await aTalent(server), await aTalent(server)];
    const form = { dates: [{ kind: 'work' as const, starts_on: '2026-08-20', ends_on: '2026-08-20' }] };
    const roles = [aRole({ headcount: 2, terms: termsFor(kronor(10_000)) })];
    const { id: project_id } = await aProject(server, company, {
      step: 5,
      asked: [one, two],
      form: { ...form, roles },
    });
    server.setClock(WORK_IS_OVER);
    await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
    const works = await Promise.all(
      [one, two].map(async (talent) => {
        const work = { company, talent, project_id, id: (await candidateOf(company, project_id, talent)).id };
        const body = { version: 0, comment: '', work: (await plannedReport(work)) as never };
        await talent.api.ok('POST /assignments/:id/report', { params: { id: work.id }, body });
        return work;
      }),
    );
    const [first, last] = works.map(({ id }) => id);
    const by = {
      ...company,
      role: 'company',
      session_id: '',
      company_status: 'approved',
      member_role: 'owner',
    } as const;
    const approval = { params: { id: last ?? '' }, body: { version: 1 } };
    let isDone = false;
    const answered = await inTransaction(server.services.db, async (trx) => {
      const seen = [{ id: first ?? '', version: 1 }];
      const approved = await approveReports(trx, by, null, seen, momentOf(server.services.clock()));
      expect(approved).toBe(true);
      const other = company.api.ok('POST /assignments/:id/report/approve', approval).finally(() => {
        isDone = true;
      });
      // Continues when the other call has ended, or waits for this transaction's lock.
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
          server.services.db,
        );
        expect(isDone || rows.length > 0).toBe(true);
      });
      return { other };
    });
    if (isRefusal(answered)) throw new Error('The first approval was given up');
    await answered.other;
    expect(await draftsOf({ project_id })).toEqual([{ status: 'draft', charges: 2 }]);
    const invoice = await invoiceOf(server, admin, { project_id });
    // Two talents of 10 000 kr each, with a commission of 20 %, and 25 % VAT on the sum.
    expect(invoice).toMatchObject({ ex_vat_ore: kronor(24_000), total_ore: kronor(30_000), standing: 'draft' });
  });

  test('may be asked for before the project is over, and no charge is on two invoices', async () => {
    const work = await working(server);
    server.setClock(WORK_IS_OVER);
    await approvedWork(work);
    const body = { project_id: work.project_id };
    const owed = await admin.api.ok('GET /admin/owed-projects', { query: {} });
    expect(owed.items.find(({ id }) => id === work.project_id)).toMatchObject({
      charge_count: 1,
      ex_vat_ore: 1_620_000,
    });
    const invoice = await admin.api.ok('POST /admin/invoices', { body });
    expect((await admin.api.refusal('POST /admin/invoices', { body })).code).toBe('nothing_owed');
    await admin.api.ok('POST /admin/invoices/:id/discard', at(invoice));
    await admin.api.ok('POST /admin/invoices', { body });
    await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
    expect((await draftsOf(work)).map(({ status }) => status)).toEqual(['discarded', 'draft']);
  });
});

describe('issuing', () => {
  test('a fee of 10 000 kr gives an invoice of 15 000 kr, to the öre and in the books', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const dates = [{ kind: 'work' as const, starts_on: '2026-08-20', ends_on: '2026-08-20' }];
    const roles = [aRole({ terms: termsFor(kronor(10_000)) })];
    const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent], form: { dates, roles } });
    server.setClock(WORK_IS_OVER);
    await approvedWork({ company, talent, project_id, id: (await candidateOf(company, project_id, talent)).id });
    await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
    const draft = await invoiceOf(server, admin, { project_id });
    expect(draft).toMatchObject({ number: null, ocr: null, actions: ['check', 'discard'] });
    expect((await admin.api.refusal('POST /admin/invoices/:id/issue', at(draft))).code).toBe('not_allowed_now');
    await admin.api.ok('POST /admin/invoices/:id/check', {
      ...at(draft),
      body: { reference: '', order_reference: '' },
    });
    const issued = await admin.api.ok('POST /admin/invoices/:id/issue', at(draft));
    expect(issued).toMatchObject({
      standing: 'open',
      issued_on: DAY,
      due_on: '2026-09-21',
      ex_vat_ore: kronor(12_000),
      total_ore: kronor(15_000),
      open_ore: kronor(15_000),
      vat: [{ points: 2500, base_ore: kronor(12_000), vat_ore: kronor(3_000) }],
    });
    expect(await vouchersOf(issued)).toEqual(['A D1510 15000, K3001 12000, K2611 3000']);
  });

  test('by two administrators at once gives one number', async () => {
    const work = await invoicedWork(server);
    const draft = await invoiceOf(server, admin, work);
    await admin.api.ok('POST /admin/invoices/:id/check', {
      ...at(draft),
      body: { reference: '', order_reference: '' },
    });
    const answers = await Promise.all(
      [admin, other].map(({ api }) => api.call('POST /admin/invoices/:id/issue', at(draft))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await vouchersOf(draft)).toHaveLength(1);
  });

  test('sixteen at once leaves no gap, also when one of them is given up', async () => {
    const { id } = await invoiceOf(server, admin, await invoicedWork(server));
    const { rows: drafts } = await sql<{ id: string }>`
      insert into invoices (company_id, project_id, charge_ids, status)
      select company_id, project_id, charge_ids, 'checked' from invoices, generate_series(1, 16) where id = ${id}
      returning id`.execute(server.services.db);
    const givenUp = inTransaction(server.services.db, async (trx) => {
      await sql`select take_invoice_number(${DAY})`.execute(trx);
      return refuse('changed_meanwhile');
    });
    const answers = await Promise.all(
      drafts.map((draft) => admin.api.call('POST /admin/invoices/:id/issue', at(draft))),
    );
    expect(isRefusal(await givenUp)).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const { rows } = await sql<{ count: number; distance: number; last: number }>`
      select count(*) as count, max(number::bigint) - min(number::bigint) + 1 as distance,
        (select last from invoice_counters where year = 2026) as last
      from (select number from invoices where number is not null union all select number from credit_notes) taken`.execute(
      server.services.db,
    );
    expect(rows[0]?.distance).toBe(rows[0]?.count);
    expect(rows[0]?.last).toBe(rows[0]?.count);
  });

  test('is frozen: the company may move, and nobody can change or remove it', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    const { pool } = server.services;
    await pool.query(`update companies set address = 'Nya gatan 1' where id = $1`, [company.company_id]);
    expect((await read(invoice)).buyer).toEqual(invoice.buyer);
    for (const change of [
      `update invoices set total_ore = total_ore + 1 where id = $1`,
      `update invoices set number = number || '0' where id = $1`,
      `delete from invoices where id = $1`,
      `update invoice_papers set words = '{}' where id = $1`,
    ]) {
      await expect(pool.query(change, [invoice.id])).rejects.toThrow('never changed');
    }
    await expect(pool.query('update invoice_counters set last = last + 2')).rejects.toThrow('counted by one');
  });
});

describe('payments of an invoice:', () => {
  test('in part, the rest and too much: the books show the rest, and the debt to the company', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 500_000);
    expect(await read(invoice)).toMatchObject({ standing: 'partly_paid', open_ore: 1_525_000 });
    // The same payment is reported twice.
    expect((await pay(invoice, 500_000)).body).toMatchObject({ error: { code: 'payment_exists' } });
    await pay(invoice, 1_625_000, 'BG 2');
    const paid = await read(invoice);
    expect(paid).toMatchObject({ standing: 'paid', open_ore: 0, overpaid_ore: 100_000 });
    expect(await toldBy(server).noticesOfCompany(company)).toContain('invoice.settle');
    const body = { paid_on: DAY, reference: 'BG 3' };
    const repaid = await admin.api.ok('POST /admin/invoices/:id/repay', { ...at(invoice), body });
    expect(repaid).toMatchObject({
      overpaid_ore: 0,
      actions: ['register-payment', 'take-back-payment', 'credit'],
    });
    // A repayment cannot be taken back like a payment.
    const sent = (await read(invoice)).payments.find(({ kind }) => kind === 'repayment');
    const takenBack = await admin.api.call('POST /admin/invoices/:id/payments/:payment_id/take-back', {
      params: { id: invoice.id, payment_id: sent?.id ?? '' },
      body: { reason: 'Den gällde en annan faktura.' },
    });
    expect(takenBack.body).toMatchObject({ error: { code: 'changed_meanwhile' } });
    expect(await vouchersOf(invoice)).toEqual([
      'A D1510 20250, K3001 16200, K2611 4050',
      'B D1930 5000, K1510 5000',
      'B D1930 16250, K1510 15250, K2420 1000',
      'U D2420 1000, K1930 1000',
    ]);
    await expectSettled(invoice);
  });

  test('registered on the wrong invoice is taken back once, and the rest is to be paid again', async () => {
    const { invoice, company } = await anIssuedInvoice(server, admin);
    await pay(invoice, 2_125_000);
    const [payment] = (await read(invoice)).payments;
    const takeBack = (by: typeof admin, { id } = invoice) =>
      by.api.call('POST /admin/invoices/:id/payments/:payment_id/take-back', {
        params: { id, payment_id: payment?.id ?? '' },
        body: { reason: 'Den gällde en annan faktura.' },
      });
    // The payment does not belong to the other invoice, which is also paid.
    const elsewhere = (await anIssuedInvoice(server, admin)).invoice;
    await pay(elsewhere, 2_025_000, 'BG 7');
    expect((await takeBack(admin, elsewhere)).body).toMatchObject({ error: { code: 'changed_meanwhile' } });
    const answers = await Promise.all([takeBack(admin), takeBack(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = await read(invoice);
    expect(open).toMatchObject({ open_ore: 2_025_000, overpaid_ore: 0 });
    expect(open.actions).not.toContain('take-back-payment');
    expect(['open', 'overdue']).toContain(open.standing);
    expect(open.payments.map(({ kind, is_standing }) => [kind, is_standing]).sort()).toEqual([
      ['payment', false],
      ['taken_back', false],
    ]);
    expect(await toldBy(server).noticesOfCompany(company)).toContain('invoice.reopen');
    expect((await vouchersOf(invoice)).slice(1)).toEqual([
      'B D1930 21250, K1510 20250, K2420 1000',
      'B D2420 1000, D1510 20250, K1930 21250',
    ]);
    await pay(invoice, 2_025_000, 'BG 8');
    await expectSettled(invoice);
  });

  test('registered by two at once with one reference is registered once', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    const answers = await Promise.all([admin, other].map((by) => pay(invoice, 2_025_000, 'BG 9', by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(invoice)).toMatchObject({ standing: 'paid', overpaid_ore: 0 });
  });

  test('that comes in while the invoice is credited is owed back, in whichever order', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    const answers = await Promise.all([pay(invoice, 2_025_000), credit(invoice, {}, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(invoice)).toMatchObject({ standing: 'credited', open_ore: 0, overpaid_ore: 2_025_000 });
  });
});

describe('a credit note', () => {
  test('takes back lines, then the rest, and no more than there is', async () => {
    const { invoice } = await anIssuedInvoice(server, admin);
    const [line] = invoice.creditable;
    if (!line) throw new Error('An invoice without lines');
    const half = { ...line, amount_ore: ore(line.amount_ore / 2) };
    const first = await credit(invoice, { lines: [half] });
    // The credit note takes back half of 13 500 kr, with VAT.
    expect(first.body).toMatchObject({ open_ore: 2_025_000 - 843_750, standing: 'partly_paid' });
    expect((await credit(invoice, { lines: [line] })).body).toMatchObject({ error: { code: 'credit_too_large' } });
    const done = (await credit(invoice)).body as InvoiceDetails;
    expect(done).toMatchObject({ standing: 'credited', open_ore: 0, actions: ['register-payment'] });
    const numbers = done.credit_notes.map(({ number }) => Number(number));
    expect(numbers).toEqual([Number(invoice.number) + 1, Number(invoice.number) + 2]);
    expect((await credit(invoice)).body).toMatchObject({ error: { code: 'not_allowed_now' } });
    await expectSettled(invoice);
  });

  test('on all of it lets the work be invoiced anew where that was meant, and only then', async () => {
    const kept = await anIssuedInvoice(server, admin);
    await credit(kept.invoice);
    const body = { project_id: kept.project_id };
    expect((await admin.api.refusal('POST /admin/invoices', { body })).code).toBe('nothing_owed');
    server.setClock(BEFORE);
    const again = await anIssuedInvoice(server, admin);
    await credit(again.invoice, { is_anew: true });
    const draft = await admin.api.ok('POST /admin/invoices', { body: { project_id: again.project_id } });
    expect(draft).toMatchObject({ standing: 'draft', total_ore: again.invoice.total_ore });
  });
});
