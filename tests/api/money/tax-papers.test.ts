/** Tax of wages by decision: jämkning, SINK, A1, and F-tax invoked for one engagement, before the yes and when paid. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenTaxPaper } from '#contract/people/tax-paper.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { statementOf } from '#domain/money/declaration/statement.ts';
import { contributionsPaidFor, wagesPaid } from '#server/features/money/books/queries/wages-paid.ts';
import { A_BATCH } from '#tests/factories/payouts.ts';
import {
  aCompany,
  anAdmin,
  aTalent,
  type Company,
  type Person,
  signedInAnew,
  type Talent,
} from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { aTaxPaper } from '#tests/factories/tax-papers.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
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

const run = (text: string, values: readonly unknown[]) => server.services.pool.query(text, [...values]);
const asAdmin = () => signedInAnew(server, admin);

async function aTaxedTalent(tax_form: TaxForm = 'A'): Promise<Talent> {
  server.setClock('2026-11-20T08:00:00Z');
  const talent = await aTalent(server, { birth_date: '1990-05-05' });
  await isTaxedAs(server, { talent, candidate_id: '', project_id: '' }, tax_form);
  return talent;
}

/** Hands in a paper as the talent. */
async function handsIn(talent: Talent, given: Partial<WrittenTaxPaper> = {}) {
  const body = aTaxPaper(given);
  return (await signedInAnew(server, talent)).ok('POST /talent/tax-papers', { body });
}
const isAccepted = async (id: string) => (await asAdmin()).ok('POST /admin/tax-papers/:id/accept', { params: { id } });
async function hasPaper(talent: Talent, given: Partial<WrittenTaxPaper> = {}) {
  return isAccepted((await handsIn(talent, given)).id);
}

/** The net pay that the talent reads in the request, and the payout once the work is approved. */
async function paidFor(talent: Talent, day = '2026-12-10') {
  const worker = await somebodyWorks(server, company, { talent, day });
  const params = { id: worker.candidate_id };
  const { price } = await talent.api.ok('GET /talent/requests/:id', { params });
  await workIsApproved(server, company, worker, `${day}T17:00:00Z`);
  await server.services.scribe.settled();
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params });
  return { worker, promised: price?.net_ore, payout: items[0] as (typeof items)[number] };
}

/** Moves a payout to a day on which it was sent. The commands of batches have their own tests. */
async function isSentOn({ candidate_id }: Worker, sent_on: string): Promise<void> {
  const { rows } = await server.services.pool.query<{ id: string }>(`${A_BATCH} returning id`);
  await run(
    `update payouts set status = 'sent', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3, sent_on = $4
     where candidate_id = $1`,
    [candidate_id, randomUUID(), rows[0]?.id, sent_on],
  );
}

/** The statements and contributions of a talent's wages of December 2026. */
async function stated(talent: Talent) {
  const span = { from: '2026-12-01', to: '2026-12-31' };
  const wages = (await wagesPaid(server.services.db, span)).filter(({ talent_id }) => talent_id === talent.talent_id);
  const contributions = await contributionsPaidFor(server.services.db, wages);
  return { statements: wages.map(statementOf), contributions: contributions.get('2026-12-01')?.total_ore };
}

describe('a decision on preliminary tax', () => {
  test('decides the tax that is withheld, and the pay that the talent reads before the yes is the pay', async () => {
    const talent = await aTaxedTalent();
    await hasPaper(talent);
    const { promised, payout } = await paidFor(talent);
    // 15 % of 7 609 kr instead of 30 %.
    expect(payout.price).toMatchObject({ gross_ore: kronor(7_609), net_ore: kronor(7_609 - 1_141) });
    expect(promised).toBe(payout.price.net_ore);
    expect(payout.price.lines.find(({ code }) => code === 'tax')?.rate).toEqual({
      key: 'tax_decision',
      value: 1_500,
      valid_from: '2026-01-01',
    });
  });

  test('is not used before finance has accepted it, nor outside its days', async () => {
    const waiting = await aTaxedTalent();
    await handsIn(waiting);
    expect((await paidFor(waiting)).payout.price.net_ore).toBe(kronor(5_327));
    const early = await aTaxedTalent();
    // The day of payment is 23 December.
    await hasPaper(early, { valid_to: '2026-12-22' });
    expect((await paidFor(early)).payout.price.net_ore).toBe(kronor(5_327));
  });

  test('as an amount of the month is withheld once, over all payouts of the month', async () => {
    const talent = await aTaxedTalent();
    await hasPaper(talent, { points: null, month_ore: kronor(2_000) });
    const first = await paidFor(talent, '2026-12-09');
    expect(first.payout.price.net_ore).toBe(kronor(7_609 - 2_000));
    const second = await paidFor(talent, '2026-12-10');
    expect([second.promised, second.payout.price.net_ore]).toEqual([kronor(7_609), kronor(7_609)]);
  });

  test('that finance enters holds at once, and its end holds for later pay', async () => {
    const talent = await aTaxedTalent();
    const paper = { talent_id: talent.talent_id, ...aTaxPaper() };
    const entered = await (await asAdmin()).ok('POST /admin/tax-papers', { body: paper });
    expect(entered).toMatchObject({ status: 'accepted', talent_id: talent.talent_id });
    // The same paper sent again is entered once.
    expect(await (await asAdmin()).ok('POST /admin/tax-papers', { body: paper })).toMatchObject({ id: paper.id });
    const own = await signedInAnew(server, talent);
    expect((await own.ok('GET /talent/tax-papers', { query: {} })).items).toMatchObject([
      { id: paper.id, points: 1_500 },
    ]);
    expect((await paidFor(talent, '2026-12-09')).payout.price.net_ore).toBe(kronor(6_468));
    await (await signedInAnew(server, talent)).ok('POST /talent/tax-papers/:id/end', { params: { id: paper.id } });
    expect((await paidFor(talent, '2026-12-10')).payout.price.net_ore).toBe(kronor(5_327));
  });

  test('is refused with a reason, which only its talent reads', async () => {
    const [talent, other] = [await aTaxedTalent(), await aTaxedTalent()];
    const { id } = await handsIn(talent);
    const reason = 'Beslutet gäller ett annat år.';
    await (await asAdmin()).ok('POST /admin/tax-papers/:id/refuse', { params: { id }, body: { reason } });
    expect((await talent.api.ok('GET /talent/tax-papers', { query: {} })).items).toMatchObject([
      { status: 'refused', reason, actions: [] },
    ]);
    expect((await other.api.ok('GET /talent/tax-papers', { query: {} })).items).toEqual([]);
    expect(await other.api.refusal('POST /talent/tax-papers/:id/end', { params: { id } })).toMatchObject({
      code: 'not_found',
    });
    const again = await (await asAdmin()).refusal('POST /admin/tax-papers/:id/accept', { params: { id } });
    expect(again.code).toBe('not_allowed_now');
  });

  test('needs a share or an amount, and days in order', async () => {
    const talent = await aTaxedTalent();
    const api = await signedInAnew(server, talent);
    for (const given of [
      { points: null },
      { month_ore: kronor(1) },
      { valid_to: '2025-12-31' },
      { kind: 'a1' as const, points: null },
      { kind: 'sink' as const },
    ]) {
      const { code } = await api.refusal('POST /talent/tax-papers', { body: aTaxPaper(given) });
      expect(code).toBe('invalid_input');
    }
  });
});

describe('SINK', () => {
  test('is withheld by the law of the day of payment, and stated in its own box', async () => {
    const talent = await aTaxedTalent('SINK');
    await hasPaper(talent, { kind: 'sink', points: null });
    const { worker, promised, payout } = await paidFor(talent);
    expect([promised, payout.price.net_ore]).toEqual([kronor(7_609 - 1_712), kronor(7_609 - 1_712)]);
    await isSentOn(worker, '2026-12-22');
    expect((await stated(talent)).statements).toMatchObject([
      { tax_box: 'sink', tax_ore: kronor(1_712), contributed_ore: kronor(7_609) },
    ]);
  });

  test('without a decision is preliminary tax of 30 %', async () => {
    const talent = await aTaxedTalent('SINK');
    const { worker, promised, payout } = await paidFor(talent);
    expect([promised, payout.price.net_ore]).toEqual([kronor(5_327), kronor(5_327)]);
    await isSentOn(worker, '2026-12-22');
    expect((await stated(talent)).statements).toMatchObject([{ tax_box: 'preliminary', tax_ore: kronor(2_282) }]);
  });
});

test('a certificate A1 leaves contributions out of the pay, the books and the declaration', async () => {
  const talent = await aTaxedTalent();
  await hasPaper(talent, { kind: 'a1', points: null, country: 'DE' });
  const { worker, promised, payout } = await paidFor(talent);
  expect(payout.price).toMatchObject({ gross_ore: kronor(10_000), net_ore: kronor(7_000) });
  expect(promised).toBe(kronor(7_000));
  await isSentOn(worker, '2026-12-22');
  const { statements, contributions } = await stated(talent);
  expect(statements).toMatchObject([{ contributed_ore: 0, uncontributed_ore: kronor(10_000) }]);
  expect(contributions).toBe(0);
});

describe('F-tax that a talent with FA-skatt invokes for one engagement', () => {
  const invoke = async (talent: Talent, id: string, invokes = true) =>
    (await signedInAnew(server, talent)).call('POST /assignments/:id/invoke-f-tax', {
      params: { id },
      body: { invokes },
    });

  test('makes that payout an invoice, and no other', async () => {
    const talent = await aTaxedTalent('FA');
    const worker = await somebodyWorks(server, company, { talent });
    const params = { id: worker.candidate_id };
    expect((await talent.api.ok('GET /talent/requests/:id', { params })).price?.net_ore).toBe(kronor(5_327));
    expect(await invoke(talent, worker.candidate_id)).toMatchObject({ status: 200 });
    expect((await talent.api.ok('GET /talent/requests/:id', { params })).price).toMatchObject({
      net_ore: kronor(10_000),
      invokes_f_tax: true,
    });
    await workIsApproved(server, company, worker);
    await server.services.scribe.settled();
    const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params });
    expect(items).toMatchObject([{ way: 'invoice', price: { net_ore: kronor(10_000), invokes_f_tax: true } }]);
    const { rows } = await server.services.pool.query(
      'select account_id, actor_name is not null as is_named, invokes from f_tax_invocations where candidate_id = $1',
      [worker.candidate_id],
    );
    expect(rows).toEqual([{ account_id: talent.account_id, is_named: true, invokes: true }]);
    const { url } = await talent.api.ok('POST /payouts/:id/document', { params: { id: items[0]?.id ?? '' } });
    const file = await fetch(new URL(url, server.url), { headers: { cookie: talent.cookie } });
    const { texts } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(texts.map(({ text }) => text).join(' ')).toContain('åberopad för uppdraget');
    // The pay is settled.
    expect(await invoke(talent, worker.candidate_id, false)).toMatchObject({ status: 409 });
    expect((await paidFor(talent, '2026-12-09')).payout).toMatchObject({
      way: 'wage',
      price: { net_ore: kronor(5_327) },
    });
  });

  test('can be taken back before the pay is computed, and each statement is kept', async () => {
    const talent = await aTaxedTalent('FA');
    const worker = await somebodyWorks(server, company, { talent });
    for (const invokes of [true, true, false]) await invoke(talent, worker.candidate_id, invokes);
    await workIsApproved(server, company, worker);
    await server.services.scribe.settled();
    const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: worker.candidate_id } });
    expect(items).toMatchObject([{ way: 'wage' }]);
    const { rows } = await server.services.pool.query(
      'select invokes from f_tax_invocations where candidate_id = $1 order by id',
      [worker.candidate_id],
    );
    expect(rows).toEqual([{ invokes: true }, { invokes: false }]);
  });

  test('is refused to other forms of tax and for the engagements of others', async () => {
    const [talent, other] = [await aTaxedTalent('A'), await aTaxedTalent('FA')];
    const worker = await somebodyWorks(server, company, { talent });
    expect(await invoke(talent, worker.candidate_id)).toMatchObject({ status: 409 });
    expect(await invoke(other, worker.candidate_id)).toMatchObject({ status: 404 });
    const { rows } = await server.services.pool.query('select from f_tax_invocations where candidate_id = $1', [
      worker.candidate_id,
    ]);
    expect(rows).toEqual([]);
  });
});
