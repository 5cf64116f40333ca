/** Talents' payouts from the approved report on: amounts, books and objections. batches.test.ts covers the sending. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { type Told, toldBy } from '../talk/consequences.ts';
import { isTaxedAs, somebodyWorks, WORKED, type Worker, workIsApproved } from './paid-people.ts';

let server: TestServer;
let company: Company;
let admin: Person;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  // Sets the time at which the rates were entered to the beginning of the year, before the requests.
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
  told = toldBy(server);
});
afterAll(() => server.stop());

const settled = () => server.services.scribe.settled();
const payoutOf = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  expect(items).toHaveLength(1);
  return items[0] as (typeof items)[number];
};
/** The lines of one payout in the books, such as 'D4600 10000'. */
const booksOf = async (id: string) => {
  const { rows } = await sql<{ line: string }>`
    select case when l.amount_ore > 0 then 'D' else 'K' end || l.account || ' ' || (abs(l.amount_ore) / 100.0)::float as line
    from vouchers v join voucher_lines l on l.voucher_id = v.id where v.subject_id = ${id}
    order by v.series, v.year, v.number, l.position`.execute(server.services.db);
  return rows.map(({ line }) => line);
};
const approve = (ids: string[], by = admin) => by.api.call('POST /admin/payouts/approve', { body: { ids } });
const newsOf = async (notices: Promise<string[]>) => (await notices).filter((type) => type.startsWith('payout.'));

/** A payout to a talent whose work is approved and whose details are complete. */
async function aPreparedPayout(tax_form: TaxForm = 'F', birth_date?: string) {
  const worker = await somebodyWorks(server, company, birth_date ? { birth_date } : {});
  await isTaxedAs(server, worker, tax_form, birth_date);
  await workIsApproved(server, company, worker);
  await settled();
  return { worker, payout: await payoutOf(worker) };
}

describe('a payout of 10 000 kr', () => {
  const WAGE = (net: number, books: string[]) => ({ net, books });
  test.each([
    ['F', undefined, { net: 10_000, books: ['D4600 10000', 'D2641 2500', 'K2440 12500'] }],
    ['A', undefined, WAGE(5_327, ['D7010 6793.75', 'D7082 815.25', 'D7510 2390', 'K2940 2390', 'K2821 7609'])],
    ['A', '2004-03-03', WAGE(5_794, ['D7010 7390.18', 'D7082 886.82', 'D7510 1722', 'K2940 1722', 'K2821 8277'])],
    ['A', '1958-12-31', WAGE(6_352, ['D7010 8100.89', 'D7082 972.11', 'D7510 926', 'K2940 926', 'K2821 9073'])],
    ['FA', undefined, WAGE(5_327, ['D7010 6793.75', 'D7082 815.25', 'D7510 2390', 'K2940 2390', 'K2821 7609'])],
    ['UMBRELLA', undefined, { net: 5_007, books: [] }],
  ] as const)('with %s, born %s', async (tax_form, birth_date, expected) => {
    const { payout } = await aPreparedPayout(tax_form, birth_date);
    const isWage = tax_form === 'A' || tax_form === 'FA';
    expect(payout).toMatchObject({
      status: 'prepared',
      is_forecast: false,
      due_on: '2026-12-23',
      way: isWage ? 'wage' : payout.way,
      object_by: tax_form === 'F' ? '2026-12-15' : null,
      price: { net_ore: expected.net * 100, paid_by: '2026-12-23' },
    });
    const series = { F: 'SJ', A: 'LB', FA: 'LB', UMBRELLA: 'FU' }[tax_form];
    expect(payout.number).toMatch(new RegExp(`^${series}-\\d+-2026-0001$`));
    expect(await booksOf(payout.id)).toEqual(expected.books);
  });

  test('for the young counts what else they are paid in the month, and their numbers follow each other', async () => {
    const birth_date = '2005-05-05';
    const first = await somebodyWorks(server, company, { birth_date, fee: 30_000 });
    const second = await somebodyWorks(server, company, { talent: first.talent, fee: 30_000, day: '2026-12-11' });
    await isTaxedAs(server, first, 'A', birth_date);
    await workIsApproved(server, company, first);
    await settled();
    await workIsApproved(server, company, second, '2026-12-11T17:00:00Z');
    await settled();
    const [one, two] = [await payoutOf(first), await payoutOf(second)];
    const [young, full] = ['employer_contribution_young', 'employer_contribution'];
    const ratesOf = ({ price }: typeof one) =>
      price.lines.flatMap(({ code, rate }) => (code === 'employer_contribution' ? [rate?.key] : []));
    // The first payout is 24 832 kr before tax. Of the month's 25 000 kr at the young rate, 168 kr remain for the
    // second payout.
    expect([ratesOf(one), ratesOf(two)]).toEqual([[young], [young, full]]);
    expect([one.number?.slice(-4), two.number?.slice(-4)]).toEqual(['0001', '0002']);
  });
});

describe('tax and contributions follow the law on the day of payment', () => {
  const contributionsOf = ({ price }: Awaited<ReturnType<typeof payoutOf>>) =>
    price.lines.flatMap(({ code, rate }) => (code === 'employer_contribution' ? [rate?.key] : []));

  test('of a talent that gives the account in the next year, by that year', async () => {
    // The talent is 18 to 22 years old at the beginning of 2026, and too old at the beginning of 2027.
    const birth_date = '2003-06-06';
    const [worker, before] = [
      await somebodyWorks(server, company, { birth_date }),
      await somebodyWorks(server, company, { birth_date }),
    ];
    for (const one of [worker, before]) await workIsApproved(server, company, one);
    await isTaxedAs(server, before, 'A', birth_date);
    await settled();
    expect(contributionsOf(await payoutOf(before))).toEqual(['employer_contribution_young']);
    server.setClock('2027-01-11T08:00:00Z');
    const api = as(server, await signInAs(server.services, worker.talent.account_id));
    const later = { ...worker, talent: { ...worker.talent, api } };
    // The price before the settlement must be the same as the settled price.
    expect(contributionsOf(await payoutOf(later))).toEqual(['employer_contribution']);
    await isTaxedAs(server, later, 'A', birth_date);
    await settled();
    const payout = await payoutOf(later);
    expect(payout).toMatchObject({ status: 'prepared', due_on: '2026-12-23', price: { net_ore: 532_700 } });
    expect(contributionsOf(payout)).toEqual(['employer_contribution']);
  });

  test('and not a figure that an administrator has taken back since the request was sent', async () => {
    server.setClock('2026-11-25T07:00:00Z');
    const { id } = await admin.api.ok('POST /admin/rates', {
      body: {
        key: 'income_tax',
        value: 5000,
        valid_from: '2026-12-01',
        source: 'Fel siffra.',
        is_uncertain: true,
        why: 'Ett skrivfel.',
      },
    });
    const worker = await somebodyWorks(server, company);
    server.setClock('2026-11-25T09:00:00Z');
    await admin.api.ok('POST /admin/rates/:id/take-back', { params: { id }, body: { why: 'Det var fel.' } });
    await isTaxedAs(server, worker, 'A');
    await workIsApproved(server, company, worker);
    await settled();
    expect((await payoutOf(worker)).price).toMatchObject({ gross_ore: 760_900, net_ore: 532_700 });
  });
});

test('a talent registered for VAT without a VAT number is promised and paid the fee without VAT', async () => {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, 'F');
  // The last release stored no VAT number.
  await sql`
    update talent_payment_details set vat_number_sealed = null, vat_number_masked = null
    where talent_id = ${worker.talent.talent_id}`.execute(server.services.db);
  const promised = await worker.talent.api.ok('GET /talent/requests/:id', { params: { id: worker.candidate_id } });
  expect(promised.price).toMatchObject({ net_ore: 1_000_000, paid_out_ore: 1_000_000 });
  await workIsApproved(server, company, worker);
  await settled();
  const payout = await payoutOf(worker);
  expect(payout.price).toMatchObject({ net_ore: 1_000_000, paid_out_ore: 1_000_000 });
  expect(await booksOf(payout.id)).toEqual(['D4600 10000', 'K2440 10000']);
  expect(await wordsOf(worker, payout.id)).toContain('utan moms, eftersom säljarens momsregistreringsnummer saknas');
});

const wordsOf = async (worker: Worker, id: string) => {
  const { url } = await worker.talent.api.ok('POST /payouts/:id/document', { params: { id } });
  const file = await fetch(new URL(url, server.url), { headers: { cookie: worker.talent.cookie } });
  const { texts } = await readPdf(new Uint8Array(await file.arrayBuffer()));
  return texts.map(({ text }) => text).join('\n');
};

describe('the documents of a payout:', () => {
  test('a talent that invoices has an invoice with the fields of the law, and one on a wage a payslip', async () => {
    const sold = await aPreparedPayout('F');
    const bill = await wordsOf(sold.worker, sold.payout.id);
    for (const words of [
      'Självfaktura',
      sold.payout.number,
      'Anna Berg',
      'Godkänd för F-skatt',
      '12 500,00',
      'Självfakturering',
    ]) {
      expect(bill).toContain(words);
    }
    expect(bill).toMatch(/Storgatan 1\n111 22 Stockholm\n.*\nMomsreg\.nr SE900505\d{4}01/);
    // The whole VAT number, a personal number, is on the paper alone, and its reading is logged.
    const { rows: stored } = await sql<{ snapshot: object; reason: string }>`
      select d.snapshot, r.reason from documents d, payment_details_readings r
      where d.subject_id = ${sold.payout.id} and r.talent_id = ${sold.worker.talent.talent_id}`.execute(
      server.services.db,
    );
    expect(JSON.stringify(stored)).toContain('Momsreg.nr SE900505****01');
    expect(JSON.stringify(stored)).not.toMatch(/SE900505\d{4}01/);
    expect(stored.map(({ reason }) => reason)).toEqual([`Momsnumret på självfakturan ${sold.payout.number}`]);
    const file = (person: Pick<Worker['talent'], 'api'>) =>
      person.api.ok('POST /payouts/:id/e-invoice', { params: { id: sold.payout.id } });
    const { xml } = await file(sold.worker.talent);
    const at = (path: string) => textsAt(Buffer.from(xml), path);
    expect([at('InvoiceTypeCode'), at('PayableAmount'), at('TaxTotal/TaxAmount')]).toEqual([
      ['389'],
      ['12500.00'],
      ['2500.00'],
    ]);
    expect(at('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')[0]).toMatch(/^SE900505\d{4}01$/);
    expect((await file(admin)).xml).toBe(xml);
    // The file never says another thing than the printed invoice.
    await sql`update talent_payment_details set address_line = 'Nygatan 2'
      where talent_id = ${sold.worker.talent.talent_id}`.execute(server.services.db);
    const changed = await admin.api.refusal('POST /payouts/:id/e-invoice', { params: { id: sold.payout.id } });
    expect(changed.code).toBe('self_bill_changed');
    const paid = await aPreparedPayout('A');
    expect(
      (await paid.worker.talent.api.refusal('POST /payouts/:id/e-invoice', { params: { id: paid.payout.id } })).code,
    ).toBe('not_allowed_now');
    const slip = await wordsOf(paid.worker, paid.payout.id);
    for (const words of ['underlag', paid.payout.number, '7 609,00', '2 282,00', '5 327,00', '2 390,00'])
      expect(slip).toContain(words);
    // The documents contain neither the whole personal number nor the account number.
    expect(`${bill}${slip}`).not.toMatch(/19900505\d{4}|1234560/);
  });
});

describe('a payout', () => {
  test('is a forecast until the talent has told, asked for once, and settled then', async () => {
    const worker = await somebodyWorks(server, company);
    await workIsApproved(server, company, worker);
    await settled();
    const forecast = await payoutOf(worker);
    expect(forecast).toMatchObject({
      status: 'planned',
      is_forecast: true,
      number: null,
      price: { net_ore: 532_700, is_tax_form_assumed: true },
    });
    expect(await booksOf(forecast.id)).toEqual([]);
    server.setClock('2026-12-11T08:00:00Z');
    for (const _ of [1, 2]) await sweepDeadlines(server.services, ['payout']);
    expect(await newsOf(told.noticesOf(worker.talent))).toEqual(['payout.ask-details']);
    await isTaxedAs(server, worker, 'F');
    await settled();
    expect(await payoutOf(worker)).toMatchObject({
      status: 'prepared',
      is_forecast: false,
      price: { net_ore: 1_000_000, paid_out_ore: 1_250_000 },
    });
    expect(await booksOf(forecast.id)).toHaveLength(3);
    // Later changes of the details do not change a settled payout.
    await (await signedInAnew(server, worker.talent)).ok('PUT /talent/payment-details', {
      body: {
        tax_form: 'A',
        charges_vat: false,
        identity_number: '',
        account: { kind: 'bank', clearing: '', number: '' },
      },
    });
    await settled();
    expect((await payoutOf(worker)).price.tax_form).toBe('F');
    await expect(
      server.services.pool.query('update payouts set net_ore = 1 where id = $1', [forecast.id]),
    ).rejects.toThrow('never changed');
  });

  test('is settled once, however many processes look at once', async () => {
    const second = await startTestServer({ DATABASE_URL: server.services.env.database_url ?? '' });
    const worker = await somebodyWorks(server, company);
    await workIsApproved(server, company, worker);
    await isTaxedAs(server, worker, 'F');
    second.setClock(WORKED);
    await Promise.all([settled(), second.services.scribe.settled()]);
    const payout = await payoutOf(worker);
    expect(payout.number).toMatch(/-0001$/);
    expect(await booksOf(payout.id)).toHaveLength(3);
    await second.stop();
  });

  test('is announced when it is at risk, once, to the party that can act', async () => {
    const worker = await somebodyWorks(server, company);
    await workIsApproved(server, company, worker);
    await settled();
    // The payout is due on the 23rd, and the third banking day before it is the 18th.
    for (const at of ['2026-12-17T12:00:00Z', '2026-12-18T08:00:00Z', '2026-12-19T08:00:00Z']) {
      server.setClock(at);
      await sweepDeadlines(server.services, ['payout']);
    }
    expect((await newsOf(told.noticesOf(worker.talent))).sort()).toEqual([
      'payout.ask-details',
      'payout.remind-details',
    ]);
    const { id } = await payoutOf(worker);
    const { items, at_risk } = await admin.api.ok('GET /admin/payouts', { query: { group: 'waiting' } });
    expect(items.find((one) => one.id === id)?.risk).toBe('details_missing');
    expect(at_risk).toBeGreaterThan(0);
    const { rows } = await server.services.pool.query(
      `select 1 from events where type = 'payout.warn' and subject_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is seen by its talent and by administrators, and by no other', async () => {
    const { worker, payout } = await aPreparedPayout('A');
    const other = await somebodyWorks(server, company);
    expect((await worker.talent.api.ok('GET /talent/payouts', { query: {} })).items.map(({ id }) => id)).toEqual([
      payout.id,
    ]);
    expect((await other.talent.api.ok('GET /talent/payouts', { query: {} })).items).toEqual([]);
    const params = { id: payout.id };
    expect((await other.talent.api.refusal('POST /payouts/:id/object', { params, body: { words: 'Nej.' } })).code).toBe(
      'not_found',
    );
    expect(
      (await company.api.refusal('GET /assignments/:id/payouts', { params: { id: worker.candidate_id } })).code,
    ).toBe('forbidden');
    const { items } = await company.api.ok('GET /projects/:id/log', { params: { id: worker.project_id }, query: {} });
    expect(JSON.stringify(items)).not.toContain('payout');
    expect(await newsOf(told.noticesOfCompany(company))).toEqual([]);
  });

  test('that the talent objects to waits for an answer, and the days for it end', async () => {
    const { worker, payout } = await aPreparedPayout('F');
    const params = { id: payout.id };
    expect((await approve([payout.id])).status).toBe(200);
    const objected = await worker.talent.api.ok('POST /payouts/:id/object', {
      params,
      body: { words: 'Jag jobbade två dagar.' },
    });
    expect(objected).toMatchObject({
      status: 'prepared',
      stopped_by: 'talent',
      objection: 'Jag jobbade två dagar.',
      actions: [],
    });
    expect((await approve([payout.id])).status).toBe(409);
    await admin.api.ok('POST /admin/payouts/:id/resume', { params, body: { reason: 'Rapporten säger en dag.' } });
    expect(await newsOf(told.noticesOf(worker.talent))).toEqual(['payout.prepare', 'payout.resume']);
    server.setClock('2026-12-16T08:00:00Z');
    expect(
      (await worker.talent.api.refusal('POST /payouts/:id/object', { params, body: { words: 'Nej.' } })).code,
    ).toBe('objection_over');
    expect((await approve([payout.id])).status).toBe(200);
    // The payout is approved already.
    expect((await approve([payout.id])).status).toBe(409);
  });

  test('that is stopped shows the reason, also to the talent, and continues when it is resumed', async () => {
    const worker = await somebodyWorks(server, company);
    await workIsApproved(server, company, worker);
    await settled();
    const { id } = await payoutOf(worker);
    const stopped = await admin.api.ok('POST /admin/payouts/:id/stop', {
      params: { id },
      body: { reason: 'Vi väntar på ett kvitto.' },
    });
    expect(stopped).toMatchObject({ stopped_by: 'admin', actions: ['resume'] });
    await isTaxedAs(server, worker, 'F');
    await settled();
    expect(await payoutOf(worker)).toMatchObject({ status: 'planned', reason: 'Vi väntar på ett kvitto.' });
    await admin.api.ok('POST /admin/payouts/:id/resume', { params: { id }, body: { reason: 'Kvittot kom.' } });
    await settled();
    expect(await payoutOf(worker)).toMatchObject({ status: 'prepared', stopped_by: null, reason: null });
    expect(await newsOf(told.noticesOf(worker.talent))).toEqual(['payout.stop', 'payout.resume', 'payout.prepare']);
  });
});
