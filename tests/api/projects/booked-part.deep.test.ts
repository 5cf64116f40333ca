import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import type { Reply, RouteName } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let company: Company;
let told: Told;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  server.setClock('2026-06-01T08:00:00Z');
  company = await aCompany(server);
  told = toldBy(server);
});
afterAll(() => server.stop());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aTalent(server)));
const showOf = (id: string) => company.api.ok('GET /projects/:id', { params: { id } });
const badgesOf = async (talent: Talent) => {
  const { pending_request_count, assignment_count } = await talent.api.ok('GET /talent/poll');
  return { pending_request_count, assignment_count };
};
const standingOf = async (talent: Talent, id: string) =>
  (await talent.api.ok('GET /talent/requests/:id', { params: { id } })).standing;
const approve = (id: string) => company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
const book = (id: string, candidate_ids: string[]) =>
  company.api.ok('POST /projects/:id/activate', { params: { id }, body: { candidate_ids } });
const finish = (id: string, accepts_short_roles = true) =>
  company.api.ok('POST /projects/:id/activate', { params: { id }, body: { accepts_short_roles } });
const activated = (mails: readonly string[]) => mails.filter((title) => title.startsWith('Projektet är aktiverat'));

/**
 * A project in step 4: a lead with one place, two of three people asked have said yes; extras with two places, of whom
 * one has said yes.
 */
async function aProduction() {
  const [lead, spare, silent, extra, later] = await people(5);
  if (!lead || !spare || !silent || !extra || !later) throw new Error('Five people');
  const roles = [aRole({ title: 'Huvudroll' }), aRole({ title: 'Publik', headcount: 2 })];
  const project = await aProject(server, company, { step: 2, form: { roles } });
  const [of_lead = '', of_extra = ''] = project.roles.map(({ id }) => id);
  const ask = async (talent: Talent, role_id: string) =>
    (await aRequest(server, company, project.id, talent, { role_id })).id;
  const ids = {
    lead: await ask(lead, of_lead),
    spare: await ask(spare, of_lead),
    silent: await ask(silent, of_lead),
    extra: await ask(extra, of_extra),
    later: await ask(later, of_extra),
  };
  await sayYes(lead, ids.lead);
  await sayYes(spare, ids.spare);
  await sayYes(extra, ids.extra);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  return { id: project.id, of_lead, of_extra, lead, spare, silent, extra, later, ids };
}

const partOf = async (id: string) => {
  const { parts } = await showOf(id);
  const part = parts.find(({ status }) => status === 'active');
  if (!part) throw new Error('Nobody is booked');
  return showOf(part.id);
};

describe('a person who is booked before the others', () => {
  test('is booked, told and given an agreement, in a project in step 5, while the rest goes on casting', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    const rest = await book(made.id, [made.ids.lead]);
    expect(rest).toMatchObject({ status: 'casting', current_step: 4, headcount: 2 });
    expect(rest.roles.map(({ headcount, booked_count }) => [headcount, booked_count])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const part = await partOf(made.id);
    expect(part).toMatchObject({ status: 'active', current_step: 5, title: 'Höstkampanj', approved_count: 1 });
    expect(part.roles.map(({ title, headcount }) => [title, headcount])).toEqual([['Huvudroll', 1]]);
    expect(part.dates.map(({ starts_on }) => starts_on)).toEqual(rest.dates.map(({ starts_on }) => starts_on));
    expect(part.parts).toEqual([{ id: made.id, status: 'casting', current_step: 4, approved_count: 0 }]);
    expect(await told.bookingsOf(part.id)).toEqual(['2026-07-01 2026-07-03 confirmed']);
    expect(await told.bookingsOf(made.id)).toEqual([]);
    expect(activated(await told.mailsTo(made.lead))).toHaveLength(1);
    const agreements = await company.api.ok('GET /projects/:id/agreements', { params: { id: part.id }, query: {} });
    expect(agreements.items.map(({ candidate_id }) => candidate_id)).toEqual([made.ids.lead]);
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 0, assignment_count: 1 });
    expect(await standingOf(made.lead, made.ids.lead)).toBe('booked');

    // The place of the lead is taken, so the others who were asked for it get their answer; nobody else hears anything.
    for (const [talent, id] of [
      [made.spare, made.ids.spare],
      [made.silent, made.ids.silent],
    ] as const) {
      expect((await told.noticesOf(talent)).at(-1)).toBe('candidate.close');
      expect(await standingOf(talent, id)).toBe('not_chosen');
      expect(await badgesOf(talent)).toEqual({ pending_request_count: 0, assignment_count: 0 });
    }
    for (const talent of [made.extra, made.later]) {
      expect(await told.noticesOf(talent)).toEqual(['candidate.request']);
      expect(await badgesOf(talent)).toEqual({ pending_request_count: 1, assignment_count: 0 });
    }
    expect(await standingOf(made.extra, made.ids.extra)).toBe('waiting_for_decision');
    expect(await standingOf(made.later, made.ids.later)).toBe('to_answer');
    expect(await sayYes(made.later, made.ids.later)).toMatchObject({ standing: 'waiting_for_decision' });
  });

  test('who is asked for another role too counts as one request and one assignment (S-171 to S-177)', async () => {
    const made = await aProduction();
    const other = await aRequest(server, company, made.id, made.lead, { role_id: made.of_extra });
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 2, assignment_count: 0 });
    await approve(made.ids.lead);
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 2, assignment_count: 0 });
    await book(made.id, [made.ids.lead]);
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 1, assignment_count: 1 });
    await sayYes(made.lead, other.id);
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 1, assignment_count: 1 });
    await company.api.ok('POST /candidates/:id/reject', { params: { id: other.id }, body: {} });
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 0, assignment_count: 1 });
    await company.api.ok('POST /candidates/:id/undecide', {
      params: { id: other.id },
      body: { seen_decision: 'rejected' },
    });
    await sayNo(made.lead, other.id);
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 0, assignment_count: 1 });
  });

  test('is not asked again for the same role, and a booked role asks nobody', async () => {
    const made = await aProduction();
    await approve(made.ids.extra);
    await book(made.id, [made.ids.extra]);
    const picks = [{ role_id: made.of_extra, talent_id: made.extra.talent_id }];
    const again = { params: { id: made.id }, body: { picks, answer_by: '2026-06-10' } };
    expect(await company.api.ok('POST /projects/:id/requests', again)).toMatchObject({
      sent_count: 0,
      skipped: [{ code: 'already_requested' }],
    });
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    const [fresh] = await people(1);
    const body = { picks: [{ role_id: made.of_lead, talent_id: fresh?.talent_id ?? '' }], answer_by: '2026-06-10' };
    const { code } = await company.api.refusal('POST /projects/:id/requests', { params: { id: made.id }, body });
    expect(code).toBe('role_full');
  });

  test('whose booking is cancelled leaves a place that can be filled again', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    const part = await partOf(made.id);
    const listed = await company.api.ok('GET /projects/:id/bookings', { params: { id: part.id }, query: {} });
    await company.api.ok('POST /bookings/:id/cancel', {
      params: { id: listed.items[0]?.id ?? '' },
      body: { reason: 'Rollen skrivs om.' },
    });
    expect((await showOf(made.id)).roles[0]).toMatchObject({ headcount: 1, booked_count: 0 });
    const [fresh] = await people(1);
    if (!fresh) throw new Error('One person');
    const asked = await aRequest(server, company, made.id, fresh, { role_id: made.of_lead });
    await sayYes(fresh, asked.id);
    await approve(asked.id);
    await book(made.id, [asked.id]);
    expect((await partOf(made.id)).roles.map(({ headcount }) => headcount)).toEqual([1]);
    expect(await badgesOf(fresh)).toEqual({ pending_request_count: 0, assignment_count: 1 });
  });
});

describe('the rest of a production', () => {
  test('is booked into the same project week by week, and its casting ends with an answer to everybody', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    const part = await partOf(made.id);
    await sayYes(made.later, made.ids.later);
    await approve(made.ids.extra);
    await book(made.id, [made.ids.extra]);
    expect((await partOf(made.id)).id).toBe(part.id);
    expect((await showOf(part.id)).roles.map(({ title, headcount }) => [title, headcount])).toEqual([
      ['Huvudroll', 1],
      ['Publik', 1],
    ]);
    const { code, data } = await company.api.refusal('POST /projects/:id/activate', {
      params: { id: made.id },
      body: {},
    });
    expect([code, data]).toEqual(['roles_short', { roles: [{ title: 'Publik', missing: 1 }] }]);
    const ended = await finish(made.id);
    expect(ended).toMatchObject({ status: 'completed', current_step: 5 });
    expect(await standingOf(made.later, made.ids.later)).toBe('not_chosen');
    expect((await told.noticesOf(made.later)).at(-1)).toBe('candidate.close');
    expect((await showOf(part.id)).parts).toEqual([]);
    const { items } = await company.api.ok('GET /projects', { query: { text: '' } });
    expect(items.filter(({ id }) => id === made.id)).toEqual([]);
    expect(items.filter(({ id }) => id === part.id)).toHaveLength(1);
    const admin = await anAdmin(server);
    const watched = await admin.api.ok('GET /admin/projects', { query: { group: 'all', text: '' } });
    const shown = watched.items.map(({ id }) => id);
    expect([shown.includes(made.id), shown.includes(part.id)]).toEqual([false, true]);
  });

  test('is one production in a list, and each part one of its own by its state', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    const part = await partOf(made.id);
    const listed = async (query: { by_production?: string; status?: 'active' }) => {
      const { items } = await company.api.ok('GET /projects', { query: { text: '', ...query } });
      const ids = items.map(({ id }) => id);
      return [ids.includes(made.id), ids.includes(part.id)];
    };
    expect(await listed({ by_production: 'true' })).toEqual([true, false]);
    expect(await listed({})).toEqual([true, true]);
    expect(await listed({ status: 'active' })).toEqual([false, true]);
    await finish(made.id);
    expect(await listed({ by_production: 'true' })).toEqual([false, true]);
  });

  test('is booked with its end, if people are approved by then', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    await approve(made.ids.extra);
    await finish(made.id);
    const part = await showOf((await showOf(made.id)).parts[0]?.id ?? '');
    expect(part).toMatchObject({ approved_count: 2, headcount: 2 });
    expect(await told.bookingsOf(part.id)).toHaveLength(2);
    expect(activated(await told.mailsTo(made.extra))).toHaveLength(1);
    expect(activated(await told.mailsTo(made.lead))).toHaveLength(1);
  });

  test('can be cancelled without a word to those who are booked', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    await book(made.id, [made.ids.lead]);
    const heard = await told.noticesOf(made.lead);
    await company.api.ok('POST /projects/:id/cancel', { params: { id: made.id }, body: { reason: 'Vi väntar.' } });
    expect(await told.noticesOf(made.lead)).toEqual(heard);
    expect(await standingOf(made.extra, made.ids.extra)).toBe('cancelled');
    expect(await badgesOf(made.lead)).toEqual({ pending_request_count: 0, assignment_count: 1 });
  });

  test('more people are asked for a production that is booked, added to it, and its empty places given up', async () => {
    const [booked, added] = await people(2);
    if (!booked || !added) throw new Error('Two people');
    const roles = [aRole({ headcount: 3 })];
    const project = await aProject(server, company, { step: 4, asked: [booked], form: { roles } });
    await approve((await candidateOf(company, project.id, booked)).id);
    await finish(project.id);
    const part = await company.api.ok('POST /projects/:id/cast-more', { params: { id: project.id } });
    expect(part).toMatchObject({ status: 'casting', current_step: 2, headcount: 2 });
    expect(part.parts).toEqual([{ id: project.id, status: 'active', current_step: 5, approved_count: 1 }]);
    const twice = await company.api.refusal('POST /projects/:id/cast-more', { params: { id: project.id } });
    expect(twice.code).toBe('not_allowed_now');
    const request = await aRequest(server, company, part.id, added);
    await sayYes(added, request.id);
    await company.api.ok('POST /projects/:id/start-review', { params: { id: part.id } });
    await approve(request.id);
    await book(part.id, [request.id]);
    expect(await showOf(project.id)).toMatchObject({ approved_count: 2, headcount: 3 });
    await finish(part.id);
    expect(await showOf(project.id)).toMatchObject({ approved_count: 2, headcount: 2, parts: [] });
  });
});

describe('an order', () => {
  test('of all or nobody is not booked in parts', async () => {
    const [one, other] = await people(2);
    if (!one || !other) throw new Error('Two people');
    const form = { kind: 'order' as const, acceptance: 'all' as const, roles: [aRole({ headcount: 2 })] };
    const project = await aProject(server, company, { step: 3, asked: [one, other], form });
    const first = await candidateOf(company, project.id, one);
    await sayYes(one, first.id);
    const { code } = await company.api.refusal('POST /projects/:id/activate', {
      params: { id: project.id },
      body: { candidate_ids: [first.id] },
    });
    expect(code).toBe('order_waits_for_all');
  });
});

describe('two at once', () => {
  const outcome = ({ status, body }: Reply<RouteName>) => (status === 200 ? 'done' : (body as ErrorBody).error.code);
  const call = (id: string, body: object) => company.api.call('POST /projects/:id/activate', { params: { id }, body });

  test('book the same person: one does, and the other is told so', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await aProduction();
      await approve(made.ids.lead);
      const both = await Promise.all([
        call(made.id, { candidate_ids: [made.ids.lead] }),
        call(made.id, { candidate_ids: [made.ids.lead] }),
      ]);
      expect(both.map(outcome).sort()).toEqual(['changed_meanwhile', 'done']);
      expect(activated(await told.mailsTo(made.lead))).toHaveLength(1);
      expect((await showOf(made.id)).parts).toHaveLength(1);
    }
  });

  test('book two people: both are in one project', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await aProduction();
      await approve(made.ids.lead);
      await approve(made.ids.extra);
      const both = await Promise.all([
        call(made.id, { candidate_ids: [made.ids.lead] }),
        call(made.id, { candidate_ids: [made.ids.extra] }),
      ]);
      expect(both.map(outcome)).toEqual(['done', 'done']);
      expect((await partOf(made.id)).approved_count).toBe(2);
    }
  });

  test('book one and take the yes back: the person is booked, or has said no', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await aProduction();
      await approve(made.ids.lead);
      const params = { id: made.ids.lead };
      const [booking, answer] = await Promise.all([
        call(made.id, { candidate_ids: [made.ids.lead] }),
        made.lead.api.call('POST /talent/requests/:id/answer-not-interested', { params, body: {} }),
      ]);
      const outcomes = [outcome(booking), outcome(answer)];
      expect([
        ['done', 'project_not_casting'],
        ['changed_meanwhile', 'done'],
      ]).toContainEqual(outcomes);
      const { assignment_count } = await badgesOf(made.lead);
      expect(assignment_count).toBe(outcomes[0] === 'done' ? 1 : 0);
    }
  });

  test('book one while a person who waits says yes: the answer counts', async () => {
    const made = await aProduction();
    await approve(made.ids.lead);
    const params = { id: made.ids.later };
    const [booking, answer] = await Promise.all([
      call(made.id, { candidate_ids: [made.ids.lead] }),
      made.later.api.call('POST /talent/requests/:id/answer-interested', { params, body: {} }),
    ]);
    expect([outcome(booking), outcome(answer)]).toEqual(['done', 'done']);
    expect(await standingOf(made.later, made.ids.later)).toBe('waiting_for_decision');
  });

  test('book one and activate the whole: everybody approved is booked once', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await aProduction();
      await approve(made.ids.lead);
      await approve(made.ids.extra);
      const [part, whole] = await Promise.all([
        call(made.id, { candidate_ids: [made.ids.lead] }),
        call(made.id, { accepts_short_roles: true }),
      ]);
      expect(outcome(whole)).toBe('done');
      expect(['done', 'not_allowed_now']).toContain(outcome(part));
      for (const talent of [made.lead, made.extra]) {
        expect(activated(await told.mailsTo(talent))).toHaveLength(1);
        expect(await badgesOf(talent)).toEqual({ pending_request_count: 0, assignment_count: 1 });
      }
      const { rows } = await server.services.pool.query<{ count: string }>(
        `select count(*) from bookings b join projects p on p.id = b.project_id
         where $1 in (p.id, p.production_id) and b.status <> 'cancelled'`,
        [made.id],
      );
      expect(Number(rows[0]?.count)).toBe(2);
    }
  });

  test('begin to look for more people: one part casts', async () => {
    const [booked] = await people(1);
    if (!booked) throw new Error('One person');
    const project = await aProject(server, company, { step: 5, asked: [booked] });
    const more = () => company.api.call('POST /projects/:id/cast-more', { params: { id: project.id } });
    const both = await Promise.all([more(), more()]);
    expect(both.map(outcome).sort()).toEqual(['done', 'not_allowed_now']);
  });
});
