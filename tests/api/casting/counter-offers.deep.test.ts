/**
 * Orders over HTTP: a yes takes a place at once, an order may be for all or none, and talents may make a counter-offer.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import type { Reply, RouteName } from '#tests/factories/client.ts';
import { closeRole } from '#tests/factories/closings.ts';
import { aProposal } from '#tests/factories/counter-offers.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, formOf, type ProjectForm, sayNo, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

const outcome = ({ status, body }: Reply<RouteName>) => (status === 200 ? 'done' : (body as ErrorBody).error.code);

/** An order that asks these talents; they have a week to answer. */
async function anOrder(asked: readonly Talent[], form: Partial<ProjectForm> = {}) {
  const { id } = await aProject(server, company, { step: 3, asked, form: { kind: 'order', ...form } });
  const ids = await Promise.all(asked.map(async (talent) => (await candidateOf(company, id, talent)).id));
  return { id, ids, request: ids[0] ?? '' };
}
async function askedOnce(talent?: Talent) {
  const who = talent ?? (await aTalent(server));
  return { talent: who, ...(await anOrder([who])) };
}
const suggest = (talent: Talent, id: string, fee = 700_000, words = 'Det är en lång dag.') =>
  talent.api.ok('POST /talent/requests/:id/counter-offers', { params: { id }, body: { ...aProposal(fee), words } });
const offersOf = (talent: Talent, id: string) =>
  talent.api.ok('GET /talent/requests/:id/counter-offers', { params: { id } });
const called = (id: string, seen_version: number, reason?: string) => ({
  params: { id },
  body: { seen_version, ...(reason && { reason }) },
});
const requestOf = (talent: Talent, id: string) => talent.api.ok('GET /talent/requests/:id', { params: { id } });
const activate = (id: string) =>
  company.api.call('POST /projects/:id/activate', { params: { id }, body: { accepts_short_roles: true } });

test('the terms agreed on after some rounds are those of the request, its price and its booking', async () => {
  const { talent, id, request } = await askedOnce();
  const before = await requestOf(talent, request);
  const first = await suggest(talent, request);
  expect([first.status, first.actions, first.ends_on]).toEqual(['with_company', ['withdraw-as-talent'], '2026-08-18']);
  const again = { params: { id: request }, body: aProposal(1) };
  expect((await talent.api.refusal('POST /talent/requests/:id/counter-offers', again)).code).toBe('changed_meanwhile');

  const params = { id: first.id };
  const answered = await company.api.ok('POST /counter-offers/:id/answer', {
    params,
    body: { ...aProposal(500_000), words: 'Så här långt kan vi gå.', seen_version: 1, ends_on: '2026-12-24' },
  });
  // The last day of a counter-offer is never later than the request's last day.
  expect([answered.status, answered.ends_on]).toEqual(['with_talent', '2026-08-21']);
  await talent.api.ok('POST /talent/counter-offers/:id/answer', {
    params,
    body: { ...aProposal(600_000), seen_version: 2 },
  });
  const agreed = await company.api.ok('POST /counter-offers/:id/accept', called(first.id, 3));
  expect(agreed.versions.map(({ made_by, terms }) => [made_by, terms.fee.amount_ore])).toEqual([
    ['talent', kronor(7_000)],
    ['company', kronor(5_000)],
    ['talent', kronor(6_000)],
  ]);

  const after = await requestOf(talent, request);
  expect(after).toMatchObject({
    standing: 'waiting_for_decision',
    terms_version: 2,
    fee: { amount_ore: kronor(6_000) },
  });
  expect(after.terms).toEqual({ ...before.terms, fee: { ...before.terms.fee, amount_ore: kronor(6_000) } });
  expect(after.former).toMatchObject({ terms: before.terms, was_accepted: false });
  const { days, rights, ...written } = after.terms;
  const { version, role_title, headcount, municipality_id, place, ...terms } = { ...written, days, rights };
  const quote = await company.api.ok('POST /prices/quote', {
    body: { dates: [], roles: [{ headcount: 1, terms }], tax_form: 'A' } as never,
  });
  expect(agreed.versions.at(-1)?.price).toEqual(quote.roles[0]);
  expect(await candidateOf(company, id, talent)).toMatchObject({
    interest_status: 'interested',
    client_decision: 'approved',
    fee: { amount_ore: kronor(6_000) },
  });
  expect(outcome(await activate(id))).toBe('done');
  const { rows } = await server.services.pool.query<{ fee: number }>(
    `select (terms -> 'fee' ->> 'amount_ore')::int as fee from agreements where candidate_id = $1`,
    [request],
  );
  expect(rows).toEqual([{ fee: 600_000 }]);
  expect(await told.noticesOf(talent)).toEqual(
    expect.arrayContaining(['counter_offer.answer-talent', 'counter_offer.accept']),
  );
});

test('an order from before long half days were refused is answered with another fee, and keeps its hours', async () => {
  const { talent, request } = await askedOnce();
  await server.services.pool.query(
    `update candidates set terms = jsonb_set(terms, '{fee,basis}', '"half_day"') where id = $1`,
    [request],
  );
  const { versions } = await suggest(talent, request);
  expect(versions[0]?.terms.fee).toMatchObject({ basis: 'half_day', amount_ore: kronor(7_000), hours_per_day: 8 });
});

test('no talent suggests other terms to a role that is closed and has told them so', async () => {
  const { talent, id, request } = await askedOnce();
  const { roles } = await company.api.ok('GET /projects/:id', { params: { id } });
  await closeRole(company, { id, role_id: roles[0]?.id ?? '' });
  server.setClock(new Date(server.services.clock().getTime() + 11 * 60_000).toISOString());
  await sweepDeadlines(server.services);
  expect((await requestOf(talent, request)).standing).toBe('not_chosen');
  expect((await offersOf(talent, request)).may_suggest).toBe(false);
  const late = { params: { id: request }, body: aProposal(700_000) };
  expect((await talent.api.refusal('POST /talent/requests/:id/counter-offers', late)).code).toBe('not_allowed_now');
});

test('a no, a withdrawal and silence leave the request unchanged, with the rounds that are left', async () => {
  const { talent, request } = await askedOnce();
  const before = await requestOf(talent, request);
  const declined = await suggest(talent, request);
  await company.api.ok('POST /counter-offers/:id/decline', called(declined.id, 1, 'Det är över budget.'));
  server.setClock('2026-08-14T11:00:00Z');
  const withdrawn = await suggest(talent, request);
  await talent.api.ok('POST /talent/counter-offers/:id/withdraw', called(withdrawn.id, 1));
  server.setClock('2026-08-14T12:00:00Z');
  const lapsed = await suggest(talent, request);
  const answer = { params: { id: lapsed.id }, body: { ...aProposal(510_000), seen_version: 1 } };
  await company.api.ok('POST /counter-offers/:id/answer', answer);
  server.setClock('2026-08-19T10:00:00Z');
  // An expired counter-offer is refused even before the deadline job has run.
  expect((await talent.api.refusal('POST /talent/counter-offers/:id/accept', called(lapsed.id, 2))).code).toBe(
    'counter_offer_over',
  );
  await sweepDeadlines(server.services);
  const { offers, may_suggest } = await offersOf(talent, request);
  expect([may_suggest, ...offers.map(({ status, reply }) => [status, reply])]).toEqual([
    true,
    ['lapsed', ''],
    ['withdrawn', ''],
    ['declined', 'Det är över budget.'],
  ]);
  const unchanged = { standing: 'to_answer', terms: before.terms, terms_version: 1 };
  expect(await requestOf(talent, request)).toMatchObject(unchanged);
  for (const fee of [1, 2]) {
    const { id } = await suggest(talent, request, fee * 100_000);
    await talent.api.ok('POST /talent/counter-offers/:id/withdraw', called(id, 1));
  }
  expect((await offersOf(talent, request)).may_suggest).toBe(false);
  const sixth = { params: { id: request }, body: aProposal() };
  expect((await talent.api.refusal('POST /talent/requests/:id/counter-offers', sixth)).code).toBe(
    'counter_offer_rounds',
  );
  await sayYes(talent, request);
});

test('only changed terms may be suggested, and only for an order', async () => {
  const { talent, request } = await askedOnce();
  const same = { params: { id: request }, body: aProposal(450_000) };
  expect((await talent.api.refusal('POST /talent/requests/:id/counter-offers', same)).code).toBe('terms_unchanged');
  const other = await aTalent(server);
  const project = await aProject(server, company, { step: 3, asked: [other] });
  const { id } = await candidateOf(company, project.id, other);
  const call = { params: { id }, body: aProposal() };
  expect((await other.api.refusal('POST /talent/requests/:id/counter-offers', call)).code).toBe('not_allowed_now');
});

test('a member agrees to what costs more only within their limit, by the version of either side', async () => {
  const { talent, request } = await askedOnce();
  const { id } = await suggest(talent, request);
  const limitTo = (limit: number | null) =>
    server.services.pool.query('update company_members set limit_ore = $2 where account_id = $1', [
      company.account_id,
      limit,
    ]);
  try {
    await limitTo(kronor(1_000));
    const accept = () => company.api.call('POST /counter-offers/:id/accept', called(id, 1));
    const answer = (fee: number) =>
      company.api.call('POST /counter-offers/:id/answer', {
        params: { id },
        body: { ...aProposal(fee), seen_version: 1 },
      });
    expect([outcome(await accept()), outcome(await answer(650_000))]).toEqual(['over_limit', 'over_limit']);
    expect(await requestOf(talent, request)).toMatchObject({
      standing: 'to_answer',
      fee: { amount_ore: kronor(4_500) },
    });
    // 100 kr more for each of three days is within the limit: the limit is for the increase, not for the total.
    expect(outcome(await answer(460_000))).toBe('done');
    await talent.api.ok('POST /talent/counter-offers/:id/accept', called(id, 2));
    expect((await requestOf(talent, request)).fee.amount_ore).toBe(kronor(4_600));
  } finally {
    await limitTo(null);
  }
});

test('of simultaneous answers by both sides one comes first, and the other side is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { talent, request } = await askedOnce();
    const { id } = await suggest(talent, request);
    const both = await Promise.all([
      company.api.call('POST /counter-offers/:id/accept', called(id, 1)),
      round % 2 === 0
        ? talent.api.call('POST /talent/counter-offers/:id/withdraw', called(id, 1))
        : talent.api.call('POST /talent/requests/:id/answer-interested', { params: { id: request }, body: {} }),
    ]);
    const outcomes = both.map(outcome);
    expect(outcomes.filter((said) => said === 'done')).toHaveLength(1);
    const [offer] = (await offersOf(talent, request)).offers;
    const { fee, standing } = await requestOf(talent, request);
    const isAccepted = outcomes[0] === 'done';
    expect([offer?.status === 'accepted', fee.amount_ore]).toEqual([
      isAccepted,
      isAccepted ? kronor(7_000) : kronor(4_500),
    ]);
    expect(standing).toBe(isAccepted || round % 2 === 1 ? 'waiting_for_decision' : 'to_answer');
  }
});

test('changed terms of the company end a counter-offer, also an agreed one', async () => {
  const [open, agreed] = [await aTalent(server), await aTalent(server)];
  const { id, ids } = await anOrder([open, agreed]);
  const [one = '', other = ''] = ids;
  const { id: offer_id } = await suggest(open, one);
  const accepted = await suggest(agreed, other);
  await company.api.ok('POST /counter-offers/:id/accept', called(accepted.id, 1));
  const form = formOf(await company.api.ok('GET /projects/:id', { params: { id } }));
  const body = { ...form, place: 'Kajen', answer_by: '2026-08-25' };
  await company.api.ok('POST /projects/:id/change-terms', { params: { id }, body });
  expect((await offersOf(open, one)).offers).toMatchObject([{ id: offer_id, status: 'ended' }]);
  // The candidate agreed on other terms, so this candidate's version is one ahead of the others'.
  expect(await requestOf(agreed, other)).toMatchObject({
    standing: 'to_answer',
    terms_version: 3,
    fee: { amount_ore: kronor(4_500) },
    former: { was_accepted: true, terms: { fee: { amount_ore: kronor(7_000) } } },
  });
  await agreed.api.ok('POST /talent/requests/:id/answer-interested', {
    params: { id: other },
    body: { terms_version: 3 },
  });
  expect(await candidateOf(company, id, agreed)).toMatchObject({ client_decision: 'approved' });
});

test('a talent under 18 suggests with a guardian, and gets no words of the company', async () => {
  const talent = await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const { request } = await askedOnce(talent);
  const { id } = await suggest(talent, request);
  const body = { ...aProposal(500_000), words: 'Ring mig.', seen_version: 1 };
  await company.api.ok('POST /counter-offers/:id/answer', { params: { id }, body });
  expect((await offersOf(talent, request)).offers[0]?.versions.map(({ words }) => words)).toEqual([
    'Det är en lång dag.',
    '',
  ]);
  await guardian.withdraw();
  expect((await talent.api.refusal('POST /talent/counter-offers/:id/accept', called(id, 2))).code).toBe(
    'guardian_missing',
  );
});

test('an untold rejection shows neither in the answer day nor in a counter-offer', async () => {
  const [passed, waiting, suggesting] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { id, ids } = await anOrder([passed, waiting, suggesting]);
  const [one = '', other = '', third = ''] = ids;
  const reject = (of: string) => company.api.ok('POST /candidates/:id/reject', { params: { id: of }, body: {} });
  const { id: offer_id } = await suggest(suggesting, third);
  await Promise.all([reject(one), reject(third)]);
  expect((await offersOf(suggesting, third)).offers).toMatchObject([{ id: offer_id, status: 'with_company' }]);
  await company.api.ok('POST /counter-offers/:id/decline', called(offer_id, 1));
  expect(await offersOf(suggesting, third)).toMatchObject({ may_suggest: true, offers: [{ status: 'declined' }] });

  server.setClock('2026-08-22T10:00:00Z');
  await sweepDeadlines(server.services);
  await sweepDeadlines(server.services);
  for (const [talent, request] of [
    [passed, one],
    [waiting, other],
    [suggesting, third],
  ] as const) {
    expect(await requestOf(talent, request)).toMatchObject({ standing: 'overdue' });
    const late = (await told.noticesOf(talent)).filter((type) => type === 'candidate.mark-overdue');
    expect(late).toHaveLength(1);
  }
  expect(await told.noticesOf(passed)).toEqual(await told.noticesOf(waiting));

  // After the cancellation of the project, the unanswered request is not marked as overdue.
  const { id: cancelled, ids: closed } = await anOrder([passed]);
  await company.api.ok('POST /projects/:id/cancel', { params: { id: cancelled }, body: { reason: 'Det blir inget.' } });
  server.setClock('2026-09-22T10:00:00Z');
  await sweepDeadlines(server.services);
  expect(await told.eventsOf(closed[0] ?? '')).not.toContain('candidate.mark-overdue');
  expect(await candidateOf(company, id, passed)).toMatchObject({ client_decision: 'rejected' });
});

test('a yes to a counter-offer is possible after a rejection: the company’s yes undoes it, the talent’s does not', async () => {
  const [a, b, c] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { id, ids } = await anOrder([a, b, c]);
  const [ofA = '', ofB = '', ofC = ''] = ids;
  const reject = (of: string) => company.api.ok('POST /candidates/:id/reject', { params: { id: of }, body: {} });
  const answer = (of: string) =>
    company.api.ok('POST /counter-offers/:id/answer', {
      params: { id: of },
      body: { ...aProposal(500_000), seen_version: 1 },
    });
  await reject(ofA);
  const accepted = await suggest(a, ofA);
  await company.api.ok('POST /counter-offers/:id/accept', called(accepted.id, 1));
  expect(await candidateOf(company, id, a)).toMatchObject({
    interest_status: 'interested',
    client_decision: 'approved',
  });

  const theirs = await suggest(b, ofB);
  await answer(theirs.id);
  await reject(ofB);
  await b.api.ok('POST /talent/counter-offers/:id/accept', called(theirs.id, 2));
  expect(await requestOf(b, ofB)).toMatchObject({ standing: 'waiting_for_decision' });
  expect(await candidateOf(company, id, b)).toMatchObject({
    interest_status: 'interested',
    client_decision: 'rejected',
  });
  const seen = { params: { id: ofB }, body: { seen_decision: 'rejected' as const } };
  expect(await company.api.ok('POST /candidates/:id/approve', seen)).toMatchObject({ client_decision: 'approved' });

  const again = await suggest(c, ofC);
  await reject(ofC);
  await answer(again.id);
  expect(await candidateOf(company, id, c)).toMatchObject({ client_decision: null });
  await c.api.ok('POST /talent/counter-offers/:id/accept', called(again.id, 2));
  expect(await candidateOf(company, id, c)).toMatchObject({ client_decision: 'approved' });
});

test('a yes to an order takes a place automatically, and no two take the last one', async () => {
  const asked = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { id, ids } = await anOrder(asked, { roles: [aRole({ headcount: 1 })] });
  await Promise.all(asked.map((talent, index) => sayYes(talent, ids[index] ?? '')));
  const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id }, query: {} });
  expect(items.filter(({ client_decision }) => client_decision === 'approved')).toHaveLength(1);
  expect(items.every(({ interest_status }) => interest_status === 'interested')).toBe(true);
});

test('an order for all or none books no candidate until all have said yes, or the others are withdrawn, or it is changed to each', async () => {
  const [yes, no] = [await aTalent(server), await aTalent(server)];
  const { id, ids } = await anOrder([yes, no], { acceptance: 'all' });
  const [one = '', other = ''] = ids;
  await sayYes(yes, one);
  expect(outcome(await activate(id))).toBe('order_waits_for_all');
  await sayNo(no, other);
  expect(outcome(await activate(id))).toBe('order_waits_for_all');
  const project = await company.api.ok('GET /projects/:id', { params: { id } });
  expect(project.actions).not.toContain('activate');
  const each = { params: { id }, body: { ...formOf(project), acceptance: 'each' as const } };
  expect((await company.api.ok('PUT /projects/:id', each)).actions).toContain('activate');
  const all = { ...each.body, acceptance: 'all' as const, revision: project.revision + 1 };
  await company.api.ok('PUT /projects/:id', { params: { id }, body: all });
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id: other }, body: {} });
  expect(outcome(await activate(id))).toBe('done');
});
