import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { aCompany, anAdmin, aTalent, type Company, signedInAnew, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, formOf } from '#tests/factories/projects.ts';
import { ratesKnownSince, someRates } from '#tests/factories/rates.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sellerOf } from '../money/paid-people.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-11-01T08:00:00Z');
  company = await aCompany(server);
  // Sets the time at which the rates were entered to the beginning of the year, before the requests.
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
afterAll(() => server.stop());

const DATES = [{ kind: 'work' as const, starts_on: '2026-12-10', ends_on: '2026-12-10' }];
const form = { dates: DATES, roles: [aRole({ terms: termsFor(kronor(10_000)) })] };
const detailsOf = (talent: Talent, id: string) => talent.api.ok('GET /talent/requests/:id', { params: { id } });

async function asked(talent: Talent) {
  const project = await aProject(server, company, { step: 2, form });
  return (await aRequest(server, company, project.id, talent)).id;
}

const payAs = async (talent: Talent, tax_form: 'F' | 'A', identity_number: string) =>
  (await signedInAnew(server, talent)).ok('PUT /talent/payment-details', {
    body: {
      tax_form,
      charges_vat: tax_form === 'F',
      identity_number,
      ...(tax_form === 'F' && sellerOf(identity_number)),
      account: { kind: 'bank', clearing: '5000', number: '1234560' },
    },
  });

async function noticeOf(talent: Talent): Promise<string> {
  const { rows } = await server.services.pool.query(
    'select message from talent_notifications where talent_id = $1 order by created_date desc limit 1',
    [talent.talent_id],
  );
  return rows[0].message.replaceAll('\u00a0', ' ');
}

test('a talent without a form of tax sees the net of a wage, and that it is assumed', async () => {
  const talent = await aTalent(server);
  const details = await detailsOf(talent, await asked(talent));
  const { talent: expected } = price({
    terms: details.terms,
    person: {
      tax_form: 'A',
      invokes_f_tax: false,
      charges_vat: false,
      birth_date: '1990-05-05',
      is_insured_abroad: false,
      tax_decision: null,
      paid_this_month_ore: 0,
    },
    rates: someRates('2026-12-24'),
    agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
  });
  expect(details.price).toMatchObject({
    tax_form: 'A',
    is_tax_form_assumed: true,
    paid_by: '2026-12-23',
    earned_ore: kronor(10_000),
    gross_ore: kronor(7_609),
    base_ore: expected.wage?.base_ore,
    holiday_ore: expected.wage?.holiday_ore,
    net_ore: kronor(5_327),
    paid_out_ore: kronor(5_327),
    net_per_hour_ore: expected.net_per_hour_ore,
  });
  expect(details.price?.lines).toEqual(
    expected.lines.map(({ code, quantity, unit, unit_ore, amount_ore, rate }) => ({
      code,
      quantity,
      unit,
      unit_ore,
      amount_ore,
      rate,
    })),
  );
  expect(details.price?.lines.at(-1)?.rate).toEqual({ key: 'income_tax', value: 3000, valid_from: '2026-01-01' });
});

test('the form of tax and the age of the asking talent decide', async () => {
  const invoicing = await aTalent(server, { birth_date: '1990-06-02' });
  const id = await asked(invoicing);
  await payAs(invoicing, 'F', '199006022397');
  expect((await detailsOf(invoicing, id)).price).toMatchObject({
    tax_form: 'F',
    is_tax_form_assumed: false,
    gross_ore: null,
    net_ore: kronor(10_000),
    paid_out_ore: kronor(12_500),
  });
  // The newest notice is the second one only if the two requests are not of the same moment.
  server.setClock('2026-11-01T09:00:00Z');
  await asked(invoicing);
  expect(await noticeOf(invoicing)).toContain('sammanlagt 10 000 kr, som du får mot faktura.');
  // For employees who are 18 to 22 years old on 1 January the employer's contribution is lower; for those under 18 it
  // is the full one.
  const young = await aTalent(server, { birth_date: '2005-03-03' });
  expect((await detailsOf(young, await asked(young))).price?.net_ore).toBe(kronor(5_794));
  const minor = await aTalent(server, { birth_date: '2010-01-01' });
  await sql`update talents set guardian_consent_date = ${server.services.clock()} where id = ${minor.talent_id}`.execute(
    server.services.db,
  );
  expect((await detailsOf(minor, await asked(minor))).price).toMatchObject({
    tax_form: 'A',
    gross_ore: kronor(7_609),
    net_ore: kronor(5_327),
  });
});

test('the notice of a request says the part of the fee that reaches an employed talent', async () => {
  const employed = await aTalent(server);
  await asked(employed);
  expect(await noticeOf(employed)).toContain(
    'för 10 000 kr per dag, sammanlagt 10 000 kr, varav du får ut cirka 5 327 kr.',
  );
});

test('a rate that is changed after a request leaves that request alone and applies to the next, also when it is taken back', async () => {
  const [talent, admin] = [await aTalent(server), await anAdmin(server)];
  const before = await asked(talent);
  const told = (await detailsOf(talent, before)).price;
  server.setClock('2026-11-02T07:00:00Z');
  const { id } = await admin.api.ok('POST /admin/rates', {
    body: {
      key: 'income_tax',
      value: 5000,
      valid_from: '2026-12-01',
      source: 'Ett prov.',
      is_uncertain: true,
      why: 'Ett prov.',
    },
  });
  server.setClock('2026-11-02T08:00:00Z');
  expect((await detailsOf(talent, before)).price).toEqual(told);
  const between = await asked(talent);
  const after = (await detailsOf(talent, between)).price;
  expect(after?.lines.at(-1)?.rate).toEqual({ key: 'income_tax', value: 5000, valid_from: '2026-12-01' });
  expect(after?.net_ore).toBeLessThan(told?.net_ore ?? 0);
  server.setClock('2026-11-02T09:00:00Z');
  await admin.api.ok('POST /admin/rates/:id/take-back', { params: { id }, body: { why: 'Det var fel.' } });
  server.setClock('2026-11-02T10:00:00Z');
  expect((await detailsOf(talent, between)).price).toEqual(after);
  expect((await detailsOf(talent, await asked(talent))).price).toEqual(told);
});

test('for a request older than all rates the first rates count; before any rate no price is shown', async () => {
  const { db } = server.services;
  const talent = await aTalent(server);
  const id = await asked(talent);
  await sql`update candidates set created_date = '2025-06-01T08:00:00Z' where id = ${id}`.execute(db);
  expect((await detailsOf(talent, id)).price?.net_ore).toBe(kronor(5_327));
  await sql`update candidates set terms = jsonb_set(terms, '{days,0}', terms -> 'days' -> 0 ||
    '{"starts_on": "2025-06-10", "ends_on": "2025-06-10"}') where id = ${id}`.execute(db);
  expect((await detailsOf(talent, id)).price).toBeNull();
});

test('an assignment shows the same price for its remaining days, and only to its talent', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 5, asked: [talent], form });
  const { id } = await candidateOf(company, project.id, talent);
  const params = { id };
  const assignment = await talent.api.ok('GET /talent/assignments/:id', { params });
  expect(assignment.price).toEqual((await detailsOf(talent, id)).price);
  expect(assignment.price?.net_ore).toBe(kronor(5_327));
  expect((await other.api.refusal('GET /talent/assignments/:id', { params })).code).toBe('not_found');
  expect((await other.api.refusal('GET /talent/requests/:id', { params })).code).toBe('not_found');
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} });
  const body = { reason: 'Inställt.' };
  await company.api.ok('POST /bookings/:id/cancel', { params: { id: items[0]?.id ?? '' }, body });
  expect((await talent.api.ok('GET /talent/assignments/:id', { params })).price).toBeNull();
});

test('an assignment shows the pay for cancelled days, and the rest of a fee for all days', async () => {
  const [byDay, whole] = [await aTalent(server), await aTalent(server)];
  const span = (starts_on: string) => ({ kind: 'work' as const, starts_on, ends_on: starts_on });
  const dates = [span('2026-11-05'), span('2026-11-10')];
  const after = async (talent: Talent, basis: 'day' | 'whole') => {
    server.setClock('2026-11-03T08:00:00Z');
    const terms = termsFor(kronor(10_000));
    const roles = [aRole({ terms: { ...terms, fee: { ...terms.fee, basis } } })];
    const project = await aProject(server, company, { step: 5, asked: [talent], form: { dates, roles } });
    const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} });
    const id = items.find(({ starts_on }) => starts_on === '2026-11-10')?.id ?? '';
    // The booking is cancelled on the day before the work, so half of the day's fee is owed.
    server.setClock('2026-11-09T08:00:00Z');
    await company.api.ok('POST /bookings/:id/cancel', { params: { id }, body: { reason: 'Inställt.' } });
    const params = { id: (await candidateOf(company, project.id, talent)).id };
    const [assignment, report] = [
      await talent.api.ok('GET /talent/assignments/:id', { params }),
      await talent.api.ok('GET /assignments/:id/report', { params }),
    ];
    // A report that nobody has sent shows the planned work, so both prices are equal. The payment day is computed from
    // the last day that was not cancelled.
    expect(assignment.price).toEqual(report.price.talent);
    expect([assignment.price?.paid_by, report.paid_by]).toEqual(['2026-11-19', '2026-11-19']);
    return [assignment.price?.earned_ore, assignment.total_fee_ore];
  };
  expect(await after(byDay, 'day')).toEqual([kronor(15_000), kronor(10_000)]);
  expect(await after(whole, 'whole')).toEqual([kronor(7_500), kronor(7_500)]);
});

test('the price shown before the yes is the one agreed, planned and reported, whatever rates come in between', async () => {
  const [talent, admin] = [await aTalent(server), await anAdmin(server)];
  const taxOf = (value: number, valid_from: string) =>
    admin.api.ok('POST /admin/rates', {
      body: {
        key: 'income_tax',
        value,
        valid_from,
        source: 'Ett prov.',
        is_uncertain: true,
        why: 'Ett prov.',
      },
    });
  server.setClock('2026-11-03T08:00:00Z');
  const project = await aProject(server, company, { step: 3, asked: [talent], form });
  const { id } = await candidateOf(company, project.id, talent);
  server.setClock('2026-11-04T08:00:00Z');
  await taxOf(4000, '2026-12-01');
  // The terms change, so the rates that are known now apply to them.
  server.setClock('2026-11-05T08:00:00Z');
  const changed = {
    ...formOf(await company.api.ok('GET /projects/:id', { params: { id: project.id } })),
    place: 'Liseberg',
    answer_by: '2026-11-20',
  };
  await company.api.ok('POST /projects/:id/change-terms', { params: { id: project.id }, body: changed });
  const shown = (await detailsOf(talent, id)).price;
  expect(shown?.lines.at(-1)?.rate).toMatchObject({ key: 'income_tax', value: 4000 });
  server.setClock('2026-11-06T08:00:00Z');
  await taxOf(5000, '2026-12-02');
  server.setClock('2026-11-07T08:00:00Z');
  const version = { params: { id }, body: { terms_version: 2 } };
  await talent.api.ok('POST /talent/requests/:id/answer-interested', version);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  await server.services.scribe.settled();

  const params = { id };
  expect((await talent.api.ok('GET /talent/assignments/:id', { params })).price).toEqual(shown);
  expect((await talent.api.ok('GET /assignments/:id/report', { params })).price.talent).toEqual(shown);
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id: project.id }, query: {} });
  await company.api.ok('POST /projects/:id/agreements/sign', {
    params: { id: project.id },
    body: {
      name: company.name,
      accepts: true as const,
      agreements: items.map((one) => ({ id: one.id, sha256: one.sha256 ?? '' })),
    },
  });
  const agreed = await talent.api.ok('GET /agreements/:id', { params: { id: items[0]?.id ?? '' } });
  expect(agreed.price.talent).toEqual(shown);
});
