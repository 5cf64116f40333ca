/** Closing a role over HTTP: ten minutes to undo it, then one answer to all waiting candidates. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClosingOutcome } from '#domain/casting/closing/closing.rules.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { anAnnouncement } from '#tests/factories/announcements.ts';
import { closeRole } from '#tests/factories/closings.ts';
import { aProposal } from '#tests/factories/counter-offers.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { CLOSING_TEXTS } from '#texts/casting/closing-words.ts';
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

const minutes = (count: number) => server.setClock(new Date(Date.parse(START) + count * 60_000).toISOString());
const sweep = () => sweepDeadlines(server.services);
const tenMinutes = async () => {
  minutes(10);
  await sweep();
};

/** A role with requests that all these talents can still answer. */
async function aRoleOf(asked: readonly Talent[], kind: 'project' | 'order' = 'project') {
  const roles = [aRole({ headcount: Math.max(1, asked.length) })];
  const { id, roles: made } = await aProject(server, company, { step: 3, asked, form: { kind, roles } });
  const ids = await Promise.all(asked.map(async (talent) => (await candidateOf(company, id, talent)).id));
  return { id, role_id: made[0]?.id ?? '', ids };
}
const named = (candidate_id: string | undefined, outcome: ClosingOutcome | null) => ({
  candidate_id: candidate_id ?? '',
  outcome,
});
const closingsOf = async (id: string) =>
  (await company.api.ok('GET /projects/:id/closings', { params: { id }, query: {} })).items;
const requestOf = (talent: Talent, id = '') => talent.api.ok('GET /talent/requests/:id', { params: { id } });
const answersTo = async (talent: Talent) =>
  (await told.noticesOf(talent)).filter((type) => /\.(pass-over|close|release)$/.test(type));

describe('a role is closed', () => {
  test('after ten minutes, with an answer to each waiting candidate and to no other', async () => {
    const [yes, silent, no, chosen, kept] = await Promise.all(Array.from({ length: 5 }, () => aTalent(server)));
    if (!yes || !silent || !no || !chosen || !kept) throw new Error('Nobody is there');
    const role = await aRoleOf([yes, silent, no, chosen, kept]);
    for (const [talent, at] of [
      [yes, 0],
      [chosen, 3],
      [kept, 4],
    ] as const)
      await sayYes(talent, role.ids[at] ?? '');
    await sayNo(no, role.ids[2] ?? '');
    await company.api.ok('POST /candidates/:id/approve', { params: { id: role.ids[3] ?? '' }, body: {} });
    const option = { params: { id: role.ids[0] ?? '' }, body: { ends_on: '2026-08-20', ends_at: '12:00' } };
    await company.api.ok('POST /candidates/:id/option', option);
    const closing = await closeRole(company, role, {
      texts: { ...CLOSING_TEXTS, call_back: 'Vi ringer i höst.' },
      named: [named(role.ids[0], 'call_back'), named(role.ids[4], null)],
    });
    expect(closing).toMatchObject({
      status: 'waiting',
      actions: ['undo'],
      takes_effect_date: '2026-08-14T10:10:00.000Z',
    });

    minutes(9);
    await sweep();
    for (const talent of [yes, silent, no, chosen, kept]) expect(await answersTo(talent)).toEqual([]);
    expect(await requestOf(yes, role.ids[0])).toMatchObject({
      standing: 'waiting_for_decision',
      option: { status: 'open' },
    });

    await tenMinutes();
    await sweep();
    const answers = await Promise.all([yes, silent, no, chosen, kept].map(answersTo));
    expect(answers).toEqual([['candidate.pass-over'], ['candidate.pass-over'], [], [], []]);
    expect(await requestOf(yes, role.ids[0])).toMatchObject({
      standing: 'not_chosen',
      closed_outcome: 'call_back',
      closed_reason: 'Vi ringer i höst.',
      option: null,
      actions: [],
    });
    expect(await requestOf(silent, role.ids[1])).toMatchObject({
      closed_outcome: 'not_now',
      closed_reason: CLOSING_TEXTS.not_now,
      actions: [],
    });
    const { items } = await silent.api.ok('GET /notifications', { query: {} });
    expect(items.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Besked från /));
    expect(await candidateOf(company, role.id, kept)).toMatchObject({ client_decision: null, closed_outcome: null });
    expect(await candidateOf(company, role.id, chosen)).toMatchObject({ client_decision: 'approved' });
    expect(await closingsOf(role.id)).toMatchObject([{ status: 'done', actions: ['reopen'] }]);
    expect(await told.noticesOfCompany(company)).toContain('closing.take-effect');
    // The company can write only to a candidate with the answer 'call_back'.
    const writeTo = (id = '') =>
      company.api.call('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Hej' } });
    expect([await writeTo(role.ids[0]), await writeTo(role.ids[1])].map(({ status }) => status)).toEqual([200, 409]);
    // A candidate whom the closing keeps may still answer.
    await sayNo(kept, role.ids[4] ?? '');
  });

  test('and answers no candidate of another role, nor one that was left out when that role was closed', async () => {
    const [anna, bo] = [await aTalent(server), await aTalent(server)];
    const { id, roles } = await aProject(server, company, {
      step: 2,
      form: { roles: [aRole({ title: 'A' }), aRole({ title: 'B' })] },
    });
    const [a, b] = roles.map((role) => ({ id, role_id: role.id }));
    if (!a || !b) throw new Error('There are not two roles');
    const ofAnna = await aRequest(server, company, id, anna, { role_id: a.role_id });
    const ofBo = await aRequest(server, company, id, bo, { role_id: b.role_id });
    await Promise.all([sayYes(anna, ofAnna.id), sayYes(bo, ofBo.id)]);
    await company.api.ok('POST /projects/:id/start-review', { params: { id } });
    const params = { id: ofAnna.id };
    await company.api.ok('POST /candidates/:id/approve', { params, body: {} });
    await closeRole(company, a);
    await tenMinutes();
    await company.api.ok('POST /candidates/:id/hold', { params, body: { seen_decision: 'approved' } });
    await closeRole(company, b);
    minutes(20);
    await sweep();
    expect([await answersTo(anna), await answersTo(bo)]).toEqual([[], ['candidate.pass-over']]);
    expect(await requestOf(anna, ofAnna.id)).toMatchObject({ standing: 'waiting_for_decision', closed_outcome: null });
    await company.api.ok('POST /candidates/:id/approve', { params, body: { seen_consideration: 'hold' } });
  });

  test('and takes no requests, and changes no answer that was given, until it is opened again', async () => {
    const [asked, other] = [await aTalent(server), await aTalent(server)];
    const role = await aRoleOf([asked]);
    await sayYes(asked, role.ids[0] ?? '');
    const { id } = await closeRole(company, role);
    const request = {
      params: { id: role.id },
      body: { picks: [{ role_id: role.role_id, talent_id: other.talent_id }], answer_by: '2026-08-24' },
    };
    expect((await company.api.refusal('POST /projects/:id/requests', request)).code).toBe('role_closed');
    await tenMinutes();
    const params = { id: role.ids[0] ?? '' };
    const seen = { params, body: { seen_decision: 'rejected' as const } };
    expect((await company.api.refusal('POST /candidates/:id/approve', seen)).code).toBe('role_closed');
    expect((await company.api.refusal('POST /candidates/:id/undecide', seen)).code).toBe('role_closed');
    expect((await company.api.refusal('POST /candidates/:id/withdraw', { params, body: {} })).code).toBe('role_closed');
    const answer = { params, body: {} };
    expect((await asked.api.refusal('POST /talent/requests/:id/answer-not-interested', answer)).code).toBe(
      'role_closed',
    );

    expect(await company.api.ok('POST /closings/:id/reopen', { params: { id } })).toMatchObject({ status: 'reopened' });
    expect(await closingsOf(role.id)).toEqual([]);
    await company.api.ok('POST /projects/:id/requests', request);
    expect(await requestOf(asked, role.ids[0])).toMatchObject({ standing: 'not_chosen' });
    await closeRole(company, role);
  });

  test('with its announcement, and a talent that shows interest meanwhile is answered too', async () => {
    const { id, project_id, role_id } = await anAnnouncement(server, company, { written: { is_public: true } });
    const talent = await aTalent(server);
    await closeRole(company, { id: project_id, role_id });
    const { revision } = await talent.api.ok('GET /talent/announcements/:id', { params: { id } });
    const { candidate_id } = await talent.api.ok('POST /talent/announcements/:id/interest', {
      params: { id },
      body: { message: 'Jag rider gärna.', media_ids: [], revision },
    });
    await tenMinutes();
    expect(await company.api.ok('GET /announcements/:id', { params: { id } })).toMatchObject({ status: 'closed' });
    expect(await requestOf(talent, candidate_id)).toMatchObject({ closed_outcome: 'not_now' });
    expect(await told.noticesOf(talent)).not.toContain('candidate.hear-closed');
  });

  test('ends what is suggested instead of an order', async () => {
    const talent = await aTalent(server);
    const role = await aRoleOf([talent], 'order');
    const params = { id: role.ids[0] ?? '' };
    await talent.api.ok('POST /talent/requests/:id/counter-offers', {
      params,
      body: { ...aProposal(700_000), words: 'Det är en lång dag.' },
    });
    await closeRole(company, role);
    await tenMinutes();
    const { offers } = await talent.api.ok('GET /talent/requests/:id/counter-offers', { params });
    expect(offers).toMatchObject([{ status: 'ended' }]);
  });

  test('in our own words to a talent under 18, with a copy to the guardian', async () => {
    const minor = await aMinor(server);
    const guardian = await askedGuardian(server, minor);
    await guardian.give();
    const role = await aRoleOf([minor]);
    await closeRole(company, role, { texts: { ...CLOSING_TEXTS, not_now: 'Ring mig på 070-123 45 67.' } });
    await tenMinutes();
    expect(await requestOf(minor, role.ids[0])).toMatchObject({ closed_reason: CLOSING_TEXTS.not_now });
    const mails = await server.services.pool.query<{ message: string }>(
      `select content ->> 'message' as message from outbox where recipient = $1 and content ->> 'title' like 'Besked till%'`,
      [guardian.email],
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.message).toContain(CLOSING_TEXTS.not_now);
  });
});

describe('within the ten minutes', () => {
  test('everything is as before when any member of the company undoes it, but not later', async () => {
    const talent = await aTalent(server);
    const role = await aRoleOf([talent]);
    const before = await candidateOf(company, role.id, talent);
    const first = await closeRole(company, role);
    minutes(9);
    await company.api.ok('POST /closings/:id/undo', { params: { id: first.id } });
    await tenMinutes();
    expect(await candidateOf(company, role.id, talent)).toEqual(before);
    expect(await answersTo(talent)).toEqual([]);
    expect(await closingsOf(role.id)).toEqual([]);

    server.setClock(START);
    const { id } = await closeRole(company, role);
    // The ten minutes are over, although no answer has been sent yet.
    minutes(10);
    expect((await company.api.refusal('POST /closings/:id/undo', { params: { id } })).code).toBe('undo_too_late');
  });

  test('what people say and the company decides counts when it takes effect', async () => {
    const [yes, no, chosen] = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const role = await aRoleOf([yes, no, chosen]);
    await closeRole(company, role, { named: [named(role.ids[0], 'call_back'), named(role.ids[1], 'kept')] });
    await sayYes(yes, role.ids[0] ?? '');
    await sayNo(no, role.ids[1] ?? '');
    await sayYes(chosen, role.ids[2] ?? '');
    await company.api.ok('POST /candidates/:id/approve', { params: { id: role.ids[2] ?? '' }, body: {} });
    await tenMinutes();
    expect(await Promise.all([yes, no, chosen].map(answersTo))).toEqual([['candidate.pass-over'], [], []]);
    expect(await requestOf(yes, role.ids[0])).toMatchObject({ closed_outcome: 'call_back' });
  });

  test('of two that close a role one is first, and the member that began need not be there when it ends', async () => {
    const talent = await aTalent(server);
    const role = await aRoleOf([talent]);
    const both = await Promise.all(
      [1, 2].map(() =>
        company.api.call('POST /projects/:id/closings', {
          params: { id: role.id },
          body: { role_id: role.role_id, texts: CLOSING_TEXTS, named: [] },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { pool } = server.services;
    const other = await aMember(server, company, 'owner');
    await pool.query('delete from company_members where account_id = $1', [company.account_id]);
    await tenMinutes();
    expect(await answersTo(talent)).toEqual(['candidate.pass-over']);
    await pool.query(`insert into company_members (company_id, account_id, member_role) values ($1, $2, 'owner')`, [
      company.company_id,
      company.account_id,
    ]);
    await pool.query('delete from company_members where account_id = $1', [other]);
  });

  test('activation answers each candidate once: those of the closing with its message, the others that another was chosen', async () => {
    const [waits, chosen, kept] = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const role = await aRoleOf([waits, chosen, kept]);
    await sayYes(chosen, role.ids[1] ?? '');
    await company.api.ok('POST /projects/:id/start-review', { params: { id: role.id } });
    await company.api.ok('POST /candidates/:id/approve', { params: { id: role.ids[1] ?? '' }, body: {} });
    await closeRole(company, role, { named: [named(role.ids[0], 'kept'), named(role.ids[2], null)] });
    await company.api.ok('POST /projects/:id/activate', {
      params: { id: role.id },
      body: { accepts_short_roles: true },
    });
    await tenMinutes();
    expect(await Promise.all([waits, chosen, kept].map(answersTo))).toEqual([
      ['candidate.pass-over'],
      [],
      ['candidate.close'],
    ]);
    expect(await requestOf(waits, role.ids[0])).toMatchObject({ closed_outcome: 'kept' });
  });

  test('a project that is cancelled says that instead, with its reason', async () => {
    const talent = await aTalent(server);
    const role = await aRoleOf([talent]);
    const { id } = await closeRole(company, role);
    await company.api.ok('POST /projects/:id/cancel', { params: { id: role.id }, body: { reason: 'Det regnar.' } });
    await tenMinutes();
    expect(await answersTo(talent)).toEqual(['candidate.close']);
    expect(await requestOf(talent, role.ids[0])).toMatchObject({ standing: 'cancelled', closed_reason: 'Det regnar.' });
    expect(await told.eventsOf(id)).toEqual(['closing.begin', 'closing.overtake']);
  });
});
