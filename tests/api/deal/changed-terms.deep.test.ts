/** Terms that change after talents were asked: who must answer again, to which terms, and outdated answers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf, formOf, sayNo } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
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

const ANSWER_BY = '2026-08-20';
const projectOf = (id: string) => company.api.ok('GET /projects/:id', { params: { id } });
const detailsOf = (talent: Talent, id: string) => talent.api.ok('GET /talent/requests/:id', { params: { id } });
const answer = (talent: Talent, id: string, terms_version: number) => ({
  talent,
  params: { id },
  body: { terms_version },
});
type Form = ReturnType<typeof formOf>;

/** The form of the project with another fee for every role. */
async function withFee(id: string, amount_ore: Ore): Promise<Form> {
  const form = formOf(await projectOf(id));
  const roles = form.roles.map((role) => ({
    ...role,
    terms: { ...role.terms, fee: { ...role.terms.fee, amount_ore } },
  }));
  return { ...form, roles };
}
const callOf = (id: string, form: Form, answer_by = ANSWER_BY) => ({ params: { id }, body: { ...form, answer_by } });
const change = (id: string, form: Form) => company.api.ok('POST /projects/:id/change-terms', callOf(id, form));

async function reviewed(...asked: Talent[]) {
  const project = await aProject(server, company, { step: 4, asked });
  const candidates = await Promise.all(asked.map((talent) => candidateOf(company, project.id, talent)));
  return { id: project.id, candidates: candidates.map((candidate) => candidate.id) };
}

test('each candidate that could be booked answers again to the new terms, and no other candidate is notified', async () => {
  const [approved, passed, no] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { id, candidates } = await reviewed(approved, passed, no);
  const [one = '', other = '', third = ''] = candidates;
  await company.api.ok('POST /candidates/:id/approve', { params: { id: one }, body: {} });
  await company.api.ok('POST /candidates/:id/reject', { params: { id: other }, body: {} });
  await sayNo(no, third);
  const before = await detailsOf(approved, one);
  expect((await projectOf(id)).roles[0]).toMatchObject({ open_count: 1 });

  const { asked_again_count, project } = await change(id, await withFee(id, kronor(5_000)));
  expect([asked_again_count, project.roles[0]?.pending_count, project.roles[0]?.approved_count]).toEqual([1, 1, 0]);
  const after = await detailsOf(approved, one);
  expect(after).toMatchObject({
    standing: 'to_answer',
    terms_version: 2,
    answer_by: ANSWER_BY,
    fee: { amount_ore: kronor(5_000) },
    former: { was_accepted: true, terms: before.terms, price: before.price },
  });
  expect(after.price?.earned_ore).toBe(kronor(15_000));
  expect(await told.mailsTo(approved)).toContain('Ändrade villkor: Ryttare');
  for (const [talent, request] of [
    [passed, other],
    [no, third],
  ] as const) {
    expect(await told.noticesOf(talent)).not.toContain('candidate.change-terms');
    expect(await told.eventsOf(request)).not.toContain('candidate.change-terms');
  }
  // A rejected candidate has seen only the earlier terms, and so cannot be approved if the rejection is undone.
  expect(await detailsOf(passed, other)).toMatchObject({ terms_version: 1, former: null });
  await company.api.ok('POST /candidates/:id/undecide', { params: { id: other }, body: { seen_decision: 'rejected' } });
  const outdated = await company.api.refusal('POST /candidates/:id/approve', { params: { id: other }, body: {} });
  expect(outdated.code).toBe('terms_outdated');
  // A talent who said no and now says yes must answer to the present terms.
  const call = { params: { id: third }, body: { terms_version: 1 } };
  expect((await no.api.refusal('POST /talent/requests/:id/answer-interested', call)).code).toBe('changed_meanwhile');
  await no.api.ok('POST /talent/requests/:id/answer-interested', { ...call, body: { terms_version: 2 } });
});

test('new terms are compared with the accepted ones, however often they change, and never overwrite them', async () => {
  const talent = await aTalent(server);
  const { id, candidates } = await reviewed(talent);
  const [one = ''] = candidates;
  const { terms } = await detailsOf(talent, one);
  await change(id, await withFee(id, kronor(5_000)));
  await change(id, await withFee(id, kronor(6_000)));
  const now = await detailsOf(talent, one);
  expect([now.terms_version, now.former?.terms, now.fee.amount_ore]).toEqual([3, terms, kronor(6_000)]);
  await expect(server.services.pool.query(`update candidate_terms set terms = '{}'`)).rejects.toThrow();
  await expect(server.services.pool.query('delete from candidate_terms')).rejects.toThrow();
});

test('a yes to outdated terms does not count, in whichever order it comes', async () => {
  const [first, second] = [await aTalent(server), await aTalent(server)];
  const { id, candidates } = await reviewed(first, second);
  const [one = '', other = ''] = candidates;
  await change(id, await withFee(id, kronor(5_000)));
  const late = await first.api.refusal('POST /talent/requests/:id/answer-interested', answer(first, one, 1));
  expect(late.code).toBe('changed_meanwhile');
  await second.api.ok('POST /talent/requests/:id/answer-interested', answer(second, other, 2));
  await change(id, await withFee(id, kronor(5_500)));
  expect(await detailsOf(second, other)).toMatchObject({ standing: 'to_answer', former: { was_accepted: true } });
  // Both calls at the same moment: either the changed terms ask for a new yes, or the yes is refused as outdated.
  const form = await withFee(id, kronor(6_000));
  const [changed, yes] = await Promise.all([
    company.api.raw('POST /projects/:id/change-terms', callOf(id, form)),
    first.api.raw('POST /talent/requests/:id/answer-interested', answer(first, one, 3)),
  ]);
  expect(changed.status).toBe(200);
  expect([200, 409]).toContain(yes.status);
  expect(await detailsOf(first, one)).toMatchObject({ standing: 'to_answer', terms_version: 4 });
});

test('terms are not changed by a member who read an older project, and roles with requests stay', async () => {
  const talent = await aTalent(server);
  const { id, candidates } = await reviewed(talent);
  const form = await withFee(id, kronor(5_000));
  const refusalOf = async (call: ReturnType<typeof callOf>) =>
    (await company.api.refusal('POST /projects/:id/change-terms', call)).code;
  expect(await refusalOf(callOf(id, { ...form, revision: form.revision - 1 }))).toBe('changed_meanwhile');
  expect(await refusalOf(callOf(id, form, '2026-08-01'))).toBe('answer_day_passed');
  expect(await refusalOf(callOf(id, { ...form, roles: [...form.roles, ...form.roles] }))).toBe('terms_locked');
  expect((await company.api.refusal('PUT /projects/:id', { params: { id }, body: form })).code).toBe('terms_locked');
  const both = await Promise.all(
    [1, 2].map(() => company.api.raw('POST /projects/:id/change-terms', callOf(id, form))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await detailsOf(talent, candidates[0] ?? '')).terms_version).toBe(2);
});

test('an option stays while its days do, and ends with them', async () => {
  const talent = await aTalent(server);
  const { id, candidates } = await reviewed(talent);
  const [one = ''] = candidates;
  const body = { ends_on: '2026-08-18', ends_at: '12:00' };
  await company.api.ok('POST /candidates/:id/option', { params: { id: one }, body });
  const optionNow = async () => (await candidateOf(company, id, talent)).option?.status;
  await change(id, await withFee(id, kronor(5_000)));
  expect(await optionNow()).toBe('open');
  const form = await withFee(id, kronor(5_000));
  const dates = form.dates.map((span) => ({ ...span, ends_on: span.starts_on }));
  await change(id, { ...form, dates });
  expect(await optionNow()).toBe('released');
});
