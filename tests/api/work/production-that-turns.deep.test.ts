/**
 * One production whose week turns: the lead is booked in one week and the extras in the next, the day is moved for all,
 * and one of them falls ill on it and is replaced. What everybody is owed at the end is computed here by hand.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, anAdmin, aTalent, type Company, signedInAnew, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { readSie } from '#tests/support/read-sie.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, workIsApproved } from '../money/paid-people.ts';

const WEEK_ONE = '2026-11-23T08:00:00Z';
const WEEK_TWO = '2026-11-30T08:00:00Z';
const STORM_WARNING = '2026-12-04T08:00:00Z';
const [PLANNED_DAY, DAY] = ['2026-12-08', '2026-12-09'];
const BEFORE_DAWN = `${DAY}T04:30:00Z`;
const EVENING = `${DAY}T17:00:00Z`;
// After the days in which talents may object.
const PAY_DAY = '2026-12-17';

const EXTRAS = 20;
const [LEAD_FEE, EXTRA_FEE, RIGHT_FEE] = [1_000_000, 200_000, 500_000];

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  server.setClock(WEEK_ONE);
  company = await aCompany(server);
});
afterAll(() => server.stop());

const inAll = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const project = (id: string) => company.api.ok('GET /projects/:id', { params: { id } });
const approve = (id: string) => company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
/** The agreements of a project, from all pages, after their documents are made. */
async function agreements(id: string): Promise<AgreementSummary[]> {
  await server.services.scribe.settled();
  const all: AgreementSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: { page } });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Company and talents sign all agreements of a project that wait. */
async function signAll(id: string, talents: readonly Talent[]): Promise<void> {
  const waiting = (await agreements(id)).filter(({ actions }) => actions.includes('sign-for-company'));
  const accepts = true as const;
  await company.api.ok('POST /projects/:id/agreements/sign', {
    params: { id },
    body: { name: company.name, accepts, agreements: waiting.map((one) => ({ id: one.id, sha256: one.sha256 ?? '' })) },
  });
  for (const one of (await agreements(id)).filter(({ awaits }) => awaits === 'talent')) {
    const talent = talents.find(({ name }) => name === one.talent_name);
    if (!talent) throw new Error(`${one.talent_name} is not known`);
    const body = { name: talent.name, accepts, sha256: one.sha256 ?? '' };
    await talent.api.ok('POST /agreements/:id/sign', { params: { id: one.id }, body });
  }
}

/** Books the lead in the first week and all extras in the second. */
async function bookedInTwoWeeks() {
  const lead = await aTalent(server, { first_name: 'Lena', last_name: 'Hed' });
  const extras = await Promise.all(
    Array.from({ length: EXTRAS }, (_, at) => aTalent(server, { first_name: 'Elsa', last_name: `Öst ${at}` })),
  );
  const reserve = await aTalent(server, { first_name: 'Rut', last_name: 'Alm' });
  const right = { ...NO_RIGHT, media: ['tv'], territory: 'SE', months: 12, fee_ore: ore(RIGHT_FEE) };
  const day = { kind: 'work' as const, starts_on: PLANNED_DAY, ends_on: PLANNED_DAY };
  // A talent who calls off before seven has not begun to work, and reports nothing.
  const days = [{ ...day, call_time: '07:00', end_time: '15:00' }];
  const form = {
    dates: [day],
    roles: [
      aRole({ title: 'Huvudrollen', terms: { ...termsFor(ore(LEAD_FEE)), days, rights: [right] } }),
      aRole({ title: 'Publiken', headcount: EXTRAS, terms: { ...termsFor(ore(EXTRA_FEE)), days } }),
    ],
  };
  const { id, roles } = await aProject(server, company, { step: 3, asked: [lead], form });
  const role_id = roles[1]?.id ?? '';
  const asked = (await candidateOf(company, id, lead)).id;
  await sayYes(lead, asked);
  await company.api.ok('POST /projects/:id/start-review', { params: { id } });
  await approve(asked);
  await company.api.ok('POST /projects/:id/activate', { params: { id }, body: { candidate_ids: [asked] } });

  server.setClock(WEEK_TWO);
  for (const talent of [...extras, reserve]) {
    const request = await aRequest(server, company, id, talent, { role_id });
    await sayYes(talent, request.id);
    if (talent !== reserve) await approve(request.id);
  }
  await company.api.ok('POST /projects/:id/activate', { params: { id }, body: {} });
  const booked = (await project(id)).parts.find(({ status }) => status === 'active');
  return { id: booked?.id ?? '', lead, extras, reserve };
}

/** Moves the day for everybody, who sign the new one. */
async function movedForAll(id: string, talents: readonly Talent[]) {
  const moves = [{ starts_on: PLANNED_DAY, ends_on: PLANNED_DAY, to: DAY }];
  const { revision } = await project(id);
  const body = { moves, message: 'Det blir storm.', answer_by: '2026-12-06', revision };
  const done = await company.api.ok('POST /projects/:id/day-moves', { params: { id }, body });
  await signAll(id, talents);
  return done;
}

/** The talent falls ill on the morning of the day, and the company asks whom it is advised to. */
async function illAndReplaced(id: string, ill: Talent, reserve: Talent) {
  const { id: candidate_id } = await candidateOf(company, id, ill);
  const params = { id: candidate_id };
  const { bookings } = await ill.api.ok('GET /talent/assignments/:id', { params });
  const today = bookings.filter(({ status, starts_on }) => status === 'confirmed' && starts_on === DAY);
  const booking_ids = today.map((one) => one.id);
  await ill.api.ok('POST /talent/assignments/:id/call-off', { params, body: { booking_ids, reason: 'Jag är sjuk.' } });
  const of = { params: { id: booking_ids[0] ?? '' } };
  const { reserves } = await company.api.ok('GET /bookings/:id/replacement', of);
  const body = { talent_ids: reserves.filter(({ is_free }) => is_free).map((one) => one.id), answer_by: DAY };
  await company.api.ok('POST /bookings/:id/replacements', { ...of, body });
  const requests = await reserve.api.ok('GET /talent/requests', { query: { group: 'to_answer' } });
  const request = { params: { id: requests.items.find(({ is_replacement }) => is_replacement)?.id ?? '' } };
  const { terms_version } = await reserve.api.ok('GET /talent/requests/:id', request);
  await reserve.api.ok('POST /talent/requests/:id/answer-interested', { ...request, body: { terms_version } });
  await signAll(id, [reserve]);
}

/** Pays the invoice and everybody who worked, each act by the administrators whom it needs. */
async function settled(id: string, workers: readonly Talent[]) {
  const [approver, batcher] = [await anAdmin(server), await anAdmin(server)];
  const { rows } = await server.services.pool.query<{ id: string }>('select id from invoices where project_id = $1', [
    id,
  ]);
  const of = { params: { id: rows[0]?.id ?? '' } };
  await approver.api.ok('POST /admin/invoices/:id/check', { ...of, body: { reference: '', order_reference: '' } });
  const invoice = await approver.api.ok('POST /admin/invoices/:id/issue', of);
  const paid = { paid_on: DAY, amount_ore: invoice.total_ore, reference: 'BG 1' };
  await approver.api.ok('POST /admin/invoices/:id/payments', { ...of, body: paid });
  const payouts = async () => {
    const all = workers.map(async (talent) => {
      const params = { id: (await candidateOf(company, id, talent)).id };
      return (await talent.api.ok('GET /assignments/:id/payouts', { params })).items;
    });
    return (await Promise.all(all)).flat();
  };
  await server.services.scribe.settled();
  const ids = (await payouts()).map((one) => one.id);
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids } });
  server.setClock(`${PAY_DAY}T06:00:00Z`);
  const sender = await signedInAnew(server, batcher);
  const batch = await sender.ok('POST /admin/batches', { body: { ids, execution_on: PAY_DAY } });
  await sender.ok('POST /admin/batches/:id/export', { params: { id: batch.id } });
  await sender.ok('POST /admin/batches/:id/confirm', { params: { id: batch.id } });
  await sender.ok('POST /admin/batches/:id/pay', { params: { id: batch.id } });
  const { url } = await sender.ok('POST /admin/books/exports', {
    body: { kind: 'sie', from: '2026-01-01', to: '2026-12-31' },
  });
  const file = await fetch(`${server.url}${url}`, { headers: { cookie: batcher.cookie } });
  return { invoice, batch, payouts: await payouts(), sie: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * The pay of somebody employed, worked out by hand in whole kronor, as on payslips: the fee covers the contributions of
 * 31.42 %, and 30 % of tax is withheld.
 */
function employedByHand(fee_ore: number) {
  const wholeKronor = (amount_ore: number) => Math.floor(amount_ore / 100) * 100;
  const gross = wholeKronor(fee_ore / 1.3142);
  return { gross, contributions: wholeKronor((gross * 3142) / 10_000), tax: wholeKronor((gross * 30) / 100) };
}

test('comes to the right agreements, rights, invoice, pay and books, to the öre', async () => {
  const { id, lead, extras, reserve } = await bookedInTwoWeeks();
  const everybody = [lead, ...extras];
  await signAll(id, everybody);
  server.setClock(STORM_WARNING);
  expect(await movedForAll(id, everybody)).toEqual({ booked_count: EXTRAS + 1, asked_count: 0, kept_count: 0 });
  server.setClock(BEFORE_DAWN);
  const [ill, ...others] = extras;
  if (!ill) throw new Error('Twenty people');
  await illAndReplaced(id, ill, reserve);
  const workers = [lead, ...others, reserve];

  // Everybody who works has signed for the moved day, and only the lead has given a right.
  const signed = new Map<string, AgreementSummary>();
  for (const one of (await agreements(id)).filter(({ status }) => status === 'signed'))
    signed.set(one.talent_name, one);
  expect(workers.filter(({ name }) => !signed.has(name))).toEqual([]);
  const { items: rights } = await company.api.ok('GET /projects/:id/rights', { params: { id }, query: {} });
  expect(rights.map(({ talent_name, status }) => [talent_name, status]).toSorted()).toEqual([
    [lead.name, 'coming'],
    [lead.name, 'replaced'],
  ]);
  const { items: bookings } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
  expect(new Set(bookings.filter(({ status }) => status === 'confirmed').map(({ starts_on }) => starts_on))).toEqual(
    new Set([DAY]),
  );

  // Every second extra has a firm of their own; all others are employed.
  for (const [at, talent] of workers.entries()) {
    const worker = { talent, candidate_id: (await candidateOf(company, id, talent)).id, project_id: id };
    await isTaxedAs(server, worker, at > 0 && at % 2 === 0 ? 'F' : 'A', '1990-05-05', { charges_vat: false });
    await workIsApproved(server, company, worker, EVENING);
  }
  await company.api.ok('POST /projects/:id/complete', { params: { id } });

  const { invoice, batch, payouts, sie } = await settled(id, workers);
  // By hand: what the people are promised, our fifth on top, and a quarter of VAT.
  const promised = LEAD_FEE + RIGHT_FEE + EXTRAS * EXTRA_FEE;
  const charged = promised + promised / 5;
  expect([invoice.ex_vat_ore, invoice.total_ore]).toEqual([charged, charged + charged / 4]);
  expect(payouts.every(({ status }) => status === 'paid')).toBe(true);
  expect(inAll(payouts.map(({ price }) => price.paid_out_ore))).toBe(batch.total_ore);

  const { vouchers } = readSie(sie);
  const balances = new Map<string, number>();
  for (const { account, amount } of vouchers.flatMap(({ lines }) => lines))
    balances.set(account, (balances.get(account) ?? 0) + Math.round(Number(amount) * 100));
  const on = (...accounts: string[]) => inAll(accounts.map((account) => balances.get(account) ?? 0));
  expect(inAll([...balances.values()])).toBe(0);
  // Only debts to the State are left: VAT, withheld tax and contributions.
  const employed = [LEAD_FEE + RIGHT_FEE, ...Array(EXTRAS / 2).fill(EXTRA_FEE)].map(employedByHand);
  const of = (what: keyof ReturnType<typeof employedByHand>) => inAll(employed.map((one) => one[what]));
  const paid_out = of('gross') - of('tax') + (EXTRAS / 2) * EXTRA_FEE;
  expect(Object.fromEntries([...balances].filter(([account]) => account < '3'))).toEqual({
    1510: 0,
    1930: invoice.total_ore - paid_out,
    2440: 0,
    2611: -charged / 4,
    2710: -of('tax'),
    2731: -of('contributions'),
    2821: 0,
    2940: 0,
  });
  expect([on('3001'), on('4600'), on('7010', '7082'), on('7510')]).toEqual([
    -charged,
    (EXTRAS / 2) * EXTRA_FEE,
    of('gross'),
    of('contributions'),
  ]);
});
