import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { manyTalents, reviewedProject, signInTalent } from '#tests/factories/bulk.ts';
import { as, type Reply, type RouteName } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, formOf, sayYes } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const ROUNDS = 8;

let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
let company: Company;
let told: Told;
/** The Cookie header of a second member of the company. */
let member: string;
beforeAll(async () => {
  first = await startTestServer({}, {}, { connections: 10 });
  second = await startTestServer({ DATABASE_URL: first.services.env.database_url ?? '' }, {}, { connections: 10 });
  company = await aCompany(first);
  told = toldBy(first);
  member = await signInAs(first.services, await aMember(first, company));
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** 'done', or the code of the refusal. */
const outcome = ({ status, body }: Reply<RouteName>) => (status === 200 ? 'done' : (body as ErrorBody).error.code);

const rounds = async (work: (round: number) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) await work(round);
};

/** Makes the same call twice at the same time. Expects one success, and one refusal with a reason. */
async function twice(act: () => Promise<Reply<RouteName>>): Promise<void> {
  const outcomes = (await Promise.all([act(), act()])).map(outcome).sort();
  expect(outcomes.filter((said) => said === 'done')).toEqual(['done']);
  expect(['changed_meanwhile', 'not_allowed_now']).toContain(outcomes.find((said) => said !== 'done'));
}

const aDay = { starts_on: '2099-05-10' };
const people = (count: number) => manyTalents(first, count);
const eventsOf = async (id: string, type: string) => (await told.eventsOf(id)).filter((said) => said === type).length;

describe('the same command twice at the same moment happens once', () => {
  test('approving and rejecting somebody', () =>
    rounds(async () => {
      const talent_ids = await people(1);
      const terms = { ...aDay, talent_ids, client_decision: null };
      const { candidate_ids } = await reviewedProject(first, company, terms);
      const params = { id: candidate_ids[0] ?? '' };
      await twice(() => company.api.call('POST /candidates/:id/approve', { params, body: {} }));
      expect(await eventsOf(params.id, 'candidate.approve')).toBe(1);
      const body = { seen_decision: 'approved' } as const;
      await twice(() => company.api.call('POST /candidates/:id/reject', { params, body }));
      expect(await eventsOf(params.id, 'candidate.reject')).toBe(1);
    }));

  test('answering', () =>
    rounds(async () => {
      const [talent_id = ''] = await people(1);
      const terms = { ...aDay, talent_ids: [talent_id], client_decision: null, interest_status: 'pending' } as const;
      const { candidate_ids } = await reviewedProject(first, company, terms);
      const talent = await signInTalent(first, talent_id);
      const params = { id: candidate_ids[0] ?? '' };
      await twice(() => talent.api.call('POST /talent/requests/:id/answer-interested', { params, body: {} }));
      expect(await eventsOf(params.id, 'candidate.answer-interested')).toBe(1);
    }));

  test('activating, completing and cancelling a project', () =>
    rounds(async () => {
      const { project_id } = await reviewedProject(first, company, { ...aDay, talent_ids: await people(2) });
      const params = { id: project_id };
      await twice(() => company.api.call('POST /projects/:id/activate', { params, body: {} }));
      expect(await told.bookingsOf(project_id)).toHaveLength(2);
      const body = { reason: 'Det regnar.' };
      await twice(() => company.api.call('POST /projects/:id/cancel', { params, body }));
      expect(await eventsOf(project_id, 'project.activate')).toBe(1);
      expect(await eventsOf(project_id, 'project.cancel')).toBe(1);
    }));

  test('cancelling a booking', () =>
    rounds(async () => {
      const talent_ids = await people(1);
      const { project_id } = await reviewedProject(first, company, { ...aDay, talent_ids });
      await company.api.ok('POST /projects/:id/activate', { params: { id: project_id }, body: {} });
      const listed = await company.api.ok('GET /projects/:id/bookings', { params: { id: project_id }, query: {} });
      const cancel = { params: { id: listed.items[0]?.id ?? '' }, body: { reason: 'Det regnar.' } };
      await twice(() => company.api.call('POST /bookings/:id/cancel', cancel));
      expect(await eventsOf(cancel.params.id, 'booking.cancel')).toBe(1);
    }));

  test('approving a company', async () => {
    const admin = await anAdmin(first);
    await rounds(async () => {
      const { company_id, email } = await aCompany(first, { status: 'pending' });
      await twice(() => admin.api.call('POST /admin/applications/:id/approve', { params: { id: company_id } }));
      expect(await eventsOf(company_id, 'company.approve')).toBe(1);
      expect(await told.mailsTo({ email })).toEqual(['Filmbolaget är godkänt']);
    });
  });

  test('sending requests: each talent is asked once, and the second sender is told which had been', () =>
    rounds(async () => {
      const talent_ids = await people(3);
      const project = await aProject(first, company, { step: 2 });
      const role_id = project.roles[0]?.id ?? '';
      const picks = talent_ids.map((talent_id) => ({ role_id, talent_id }));
      const sending = { params: { id: project.id }, body: { picks, answer_by: '2099-01-01' } };
      const sent = await Promise.all([
        company.api.ok('POST /projects/:id/requests', sending),
        company.api.ok('POST /projects/:id/requests', sending),
      ]);
      expect(sent.map(({ sent_count }) => sent_count).sort()).toEqual([0, 3]);
      expect(sent.flatMap(({ skipped }) => skipped.map(({ code }) => code))).toEqual(
        Array(3).fill('already_requested'),
      );
      for (const talent_id of talent_ids) expect(await told.noticesOf({ talent_id })).toEqual(['candidate.request']);
      expect(await eventsOf(project.id, 'project.await-answers')).toBe(1);
    }));
});

describe('different commands at the same moment', () => {
  test('of sixteen decisions about one person by several members one is made, and the other members are told so', () =>
    rounds(async () => {
      const terms = { ...aDay, talent_ids: await people(1), client_decision: null };
      const { project_id, candidate_ids } = await reviewedProject(first, company, terms);
      const params = { id: candidate_ids[0] ?? '' };
      const decide = (n: number) => {
        const api = as(n % 4 < 2 ? first : second, n % 3 === 0 ? company.cookie : member);
        const command = (['approve', 'reject', 'hold', 'call-back'] as const)[n % 4] ?? 'approve';
        return api.call(`POST /candidates/:id/${command}`, { params, body: {} });
      };
      const outcomes = (await Promise.all(Array.from({ length: 16 }, (_, n) => decide(n)))).map(outcome).sort();
      expect(outcomes).toEqual([...Array(15).fill('changed_meanwhile'), 'done']);
      const made = (await told.eventsOf(params.id)).filter((type) => /approve|reject|hold|call-back/.test(type));
      expect(made).toHaveLength(1);
      // A member who has seen the decision may change it.
      const now = await candidateOf(company, project_id, { talent_id: terms.talent_ids[0] ?? '' });
      const body = { seen_decision: now.client_decision, seen_consideration: now.consideration };
      await company.api.ok('POST /candidates/:id/undecide', { params, body });
      const { code } = await company.api.refusal('POST /candidates/:id/undecide', { params, body });
      expect(code).toBe('changed_meanwhile');
    }));

  test('cards that several members move on the board at once all end up where they were put', () =>
    rounds(async () => {
      const terms = { ...aDay, talent_ids: await people(6), client_decision: null };
      const { project_id } = await reviewedProject(first, company, terms);
      const list = { params: { id: project_id }, query: {} };
      const standing = async () =>
        (await company.api.ok('GET /projects/:id/candidates', list)).items.map(({ id }) => id);
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = await standing();
      const put = (n: number, id: string, before_id: string | null) =>
        as(n % 2 ? first : second, n % 2 ? company.cookie : member).call('POST /candidates/:id/place', {
          params: { id },
          body: { before_id },
        });
      const outcomes = await Promise.all([put(0, f, a), put(1, e, b), put(2, c, null)]);
      expect(outcomes.map(outcome)).toEqual(['done', 'done', 'done']);
      expect(await standing()).toEqual([f, a, e, b, d, c]);
      // Removes `a`, which the next move gives as the neighbour.
      await company.api.ok('POST /candidates/:id/withdraw', { params: { id: a }, body: {} });
      expect(outcome(await put(3, b, a))).toBe('changed_meanwhile');
    }));

  test('two people are not approved for the last place', () =>
    rounds(async () => {
      const terms = { ...aDay, talent_ids: await people(2), headcount: 1, client_decision: null };
      const { project_id, candidate_ids } = await reviewedProject(first, company, terms);
      const approve = (id: string) => company.api.call('POST /candidates/:id/approve', { params: { id }, body: {} });
      const outcomes = await Promise.all(candidate_ids.map(approve));
      expect(outcomes.map(outcome).sort()).toEqual(['done', 'role_full']);
      const { approved_count } = await company.api.ok('GET /projects/:id', { params: { id: project_id } });
      expect(approved_count).toBe(1);
    }));

  test('a talent takes the yes back while the company activates: booked or not, never half', async () => {
    await rounds(async (round) => {
      const [talent_id = '', other = ''] = await people(2);
      const { project_id, candidate_ids } = await reviewedProject(first, company, {
        ...aDay,
        talent_ids: [talent_id, other],
      });
      const talent = await signInTalent(first, talent_id);
      const params = { id: candidate_ids[0] ?? '' };
      const decline = () => talent.api.call('POST /talent/requests/:id/answer-not-interested', { params, body: {} });
      const activate = () =>
        company.api.call('POST /projects/:id/activate', {
          params: { id: project_id },
          body: { accepts_short_roles: true },
        });
      const [declined, activated] =
        round % 2 === 0
          ? await Promise.all([decline(), activate()])
          : await Promise.all([activate(), decline()]).then(([a, d]) => [d, a] as const);
      expect(outcome(activated)).toBe('done');
      const { rows } = await first.services.pool.query<{ talent_id: string }>(
        'select talent_id from bookings where project_id = $1',
        [project_id],
      );
      const isBooked = rows.some((row) => row.talent_id === talent_id);
      expect(rows.some((row) => row.talent_id === other)).toBe(true);
      expect(['done', 'project_not_casting', 'changed_meanwhile']).toContain(outcome(declined));
      expect(isBooked).toBe(outcome(declined) !== 'done');
      const candidate = await candidateOf(company, project_id, { talent_id });
      expect(candidate.interest_status).toBe(isBooked ? 'interested' : 'not_interested');
    });
  });

  test('an answer and the deadline: one of them, and the answer counts whichever comes first', () =>
    rounds(async () => {
      const [talent_id = ''] = await people(1);
      const terms = { ...aDay, talent_ids: [talent_id], client_decision: null, interest_status: 'pending' } as const;
      const { candidate_ids } = await reviewedProject(first, company, terms);
      const talent = await signInTalent(first, talent_id);
      const params = { id: candidate_ids[0] ?? '' };
      const [answered] = await Promise.all([
        talent.api.call('POST /talent/requests/:id/answer-interested', { params, body: {} }),
        sweepDeadlines(first.services),
      ]);
      expect(['done', 'changed_meanwhile']).toContain(outcome(answered));
      const { interest_status } = await candidateOf(company, await projectOf(params.id), { talent_id });
      expect(interest_status).toBe(outcome(answered) === 'done' ? 'interested' : 'overdue_interest');
      const events = await told.eventsOf(params.id);
      expect(events.filter((type) => type === 'candidate.mark-overdue').length).toBeLessThan(2);
    }));

  test('a role is removed while a talent is picked for it: nothing breaks', () =>
    rounds(async () => {
      const [talent_id = ''] = await people(1);
      const form = { roles: [aRole({ title: 'A' }), aRole({ title: 'B' })] };
      const project = await aProject(first, company, { step: 2, form });
      const params = { id: project.id };
      const role_id = project.roles[1]?.id ?? '';
      const body = { ...formOf(project), roles: formOf(project).roles.slice(0, 1) };
      const [saved, picked] = await Promise.all([
        company.api.call('PUT /projects/:id', { params, body }),
        company.api.call('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: [talent_id] } }),
      ]);
      expect(outcome(saved)).toBe('done');
      expect(['done', 'not_found']).toContain(outcome(picked));
    }));
});

describe('two processes', () => {
  test('mark overdue objects at the same moment: each once', async () => {
    const talent_ids = await people(40);
    const terms = { ...aDay, talent_ids, client_decision: null, interest_status: 'pending' } as const;
    const { candidate_ids } = await reviewedProject(first, company, terms);
    const moved = await Promise.all([sweepDeadlines(first.services), sweepDeadlines(second.services)]);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBe(40);
    for (const id of candidate_ids) expect(await told.eventsOf(id)).toEqual(['candidate.mark-overdue']);
    for (const talent_id of talent_ids) expect(await told.noticesOf({ talent_id })).toEqual(['candidate.mark-overdue']);
  });

  test('take a session made by the other, and both see what either does', async () => {
    const talent = await aTalent(second);
    const project = await aProject(first, company, { step: 3, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    await sayYes(talent, id);
    expect(await candidateOf(company, project.id, talent)).toMatchObject({ interest_status: 'interested' });
  });
});

async function projectOf(candidate_id: string): Promise<string> {
  const { rows } = await first.services.pool.query<{ project_id: string }>(
    'select project_id from candidates where id = $1',
    [candidate_id],
  );
  return rows[0]?.project_id ?? '';
}
