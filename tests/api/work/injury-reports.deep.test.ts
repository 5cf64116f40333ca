/** Reports of injuries at work: which days, who is told, and the case of finance. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anInjury } from '#tests/factories/injuries.ts';
import { aCompany, aTalent, type Person } from '#tests/factories/people.ts';
import { toldBy } from '../talk/consequences.ts';
import {
  act,
  admin,
  api,
  aReport,
  aWorkday,
  caseOf,
  codeOf,
  company,
  NOON,
  note,
  openInjuries,
  ownOf,
  server,
} from './injury-acts.ts';

openInjuries();

describe('a report', () => {
  test('is of a day of an assignment of one’s own, and not of a coming day', async () => {
    const { candidate_id, talent } = await aWorkday();
    const report = async (person: Person, happened_on: string) =>
      codeOf(await (await api(person)).call('POST /work-injuries', { body: anInjury(candidate_id, { happened_on }) }));
    expect(await report(talent, '2026-12-09')).toBe('not_found');
    expect(await report(await aTalent(server), '2026-12-10')).toBe('not_found');
    expect(await report(await aCompany(server), '2026-12-10')).toBe('not_found');
    server.setClock('2026-12-09T12:00:00Z');
    expect(await report(talent, '2026-12-10')).toBe('invalid_input');
    const own = await (await api(talent)).ok('GET /work-injuries/engagements', { query: { day: '2026-12-10' } });
    expect(own.items.map(({ id }) => id)).toEqual([candidate_id]);
  });

  test('is of a day that was worked before the rest was called off, and not of a day after', async () => {
    const { candidate_id, talent } = await aWorkday();
    const api_of = await api(talent);
    const [booking] = (await api_of.ok('GET /talent/assignments/:id', { params: { id: candidate_id } })).bookings;
    const body = { booking_ids: [booking?.id ?? ''], reason: 'Jag har brutit handleden.' };
    const callOffAt = async (now: string) => {
      server.setClock(now);
      await server.services.pool.query('update bookings set cancelled_date = $1 where id = $2', [now, booking?.id]);
    };
    await api_of.ok('POST /talent/assignments/:id/call-off', { params: { id: candidate_id }, body });
    await callOffAt('2026-12-09T22:30:00Z');
    server.setClock(NOON);
    const engaged = async () =>
      (await api_of.ok('GET /work-injuries/engagements', { query: { day: '2026-12-10' } })).items.map(({ id }) => id);
    expect(await engaged()).toEqual([]);
    expect(codeOf(await api_of.call('POST /work-injuries', { body: anInjury(candidate_id) }))).toBe('not_found');
    await callOffAt('2026-12-09T23:30:00Z');
    server.setClock(NOON);
    expect(await engaged()).toEqual([candidate_id]);
    const { items } = await (await api(company)).ok('GET /work-injuries/engagements', { query: { day: '2026-12-10' } });
    expect(items.find(({ id }) => id === candidate_id)).toBeDefined();
    await api_of.ok('POST /work-injuries', { body: anInjury(candidate_id) });
  });

  test('with the id of another report is refused', async () => {
    const { id } = await aReport();
    const { candidate_id, talent } = await aWorkday();
    const again = await (await api(talent)).call('POST /work-injuries', { body: anInjury(candidate_id, { id }) });
    expect([again.status, codeOf(again)]).toEqual([409, 'injury_reported']);
  });

  test('sent twice at once is one, and each side reports a day once', async () => {
    const { candidate_id, talent } = await aWorkday();
    const [own, theirs] = [await api(talent), await api(company)];
    const body = anInjury(candidate_id);
    const both = await Promise.all([
      own.call('POST /work-injuries', { body }),
      own.call('POST /work-injuries', { body }),
      own.call('POST /work-injuries', { body: { ...body, id: randomUUID() } }),
    ]);
    const [kept] = (await own.ok('GET /work-injuries', { query: {} })).items;
    expect(both.filter(({ status }) => status === 200).length).toBe(kept?.id === body.id ? 2 : 1);
    expect(codeOf(await own.call('POST /work-injuries', { body: anInjury(candidate_id) }))).toBe('injury_reported');
    await theirs.ok('POST /work-injuries', { body: anInjury(candidate_id) });
    expect((await own.ok('GET /work-injuries', { query: {} })).total).toBe(2);
  });

  test('of the company is told to the talent, and one of the talent to the company, and both to finance', async () => {
    const { noticesOf, noticesOfCompany, mailsTo } = toldBy(server);
    const { candidate_id, talent } = await aWorkday();
    const isOf = (type: string) => type.startsWith('injury.');
    const before = (await noticesOfCompany(company)).filter(isOf).length;
    await (await api(talent)).ok('POST /work-injuries', { body: anInjury(candidate_id) });
    expect((await noticesOf(talent)).filter(isOf)).toEqual([]);
    expect((await noticesOfCompany(company)).filter(isOf).length).toBe(before + 1);
    await (await api(company)).ok('POST /work-injuries', { body: anInjury(candidate_id, { is_serious: true }) });
    expect((await noticesOf(talent)).filter(isOf)).toEqual(['injury.report-for-talent']);
    expect((await mailsTo(talent)).filter((title) => title.includes('skadade dig'))).toHaveLength(1);
    const { items } = await (await api(admin)).ok('GET /notifications', { query: {} });
    const titles = items.map(({ title }) => title);
    for (const title of ['Arbetsskada', 'Allvarlig arbetsskada']) expect(titles).toContain(`${title}: ${talent.name}`);
  });
});

describe('a case', () => {
  test('goes from reported to sent to closed, and the talent sees it', async () => {
    const { worker, id } = await aReport();
    expect(await caseOf(id)).toMatchObject({ status: 'reported', actions: expect.arrayContaining(['send']) });
    expect(codeOf(await act(id, 'close'))).toBe('not_allowed_now');
    expect(codeOf(await note(id, 'send', '2026-12-09'))).toBe('not_allowed_now');
    expect((await note(id, 'send')).status).toBe(200);
    expect(await ownOf(worker.talent, id)).toMatchObject({ status: 'sent', sent_on: '2026-12-10' });
    expect((await act(id, 'close')).status).toBe(200);
    expect(await caseOf(id)).toBeUndefined();
    expect(await caseOf(id, 'closed')).toMatchObject({ status: 'closed', handled_by_name: admin.name, actions: [] });
  });

  test('that is serious is not closed before Arbetsmiljöverket is told', async () => {
    const { id } = await aReport();
    expect(codeOf(await note(id, 'tell-authority'))).toBe('not_allowed_now');
    await act(id, 'mark-serious');
    await note(id, 'send');
    expect(codeOf(await act(id, 'close'))).toBe('authority_not_told');
    expect((await note(id, 'tell-authority')).status).toBe(200);
    expect((await act(id, 'close')).status).toBe(200);
    expect(await caseOf(id, 'closed')).toMatchObject({ is_serious: true, authority_told_on: '2026-12-10' });
  });

  test('that we do not report is closed with a reason, which the talent reads and the company does not', async () => {
    const { worker, id } = await aReport();
    const reason = 'Du fakturerar och anmäler själv.';
    const finance = await api(admin);
    await finance.ok('POST /admin/work-injuries/:id/close-unsent', { params: { id }, body: { reason } });
    expect(await ownOf(worker.talent, id)).toMatchObject({ status: 'closed', reason });
    expect(await ownOf(company, id)).toMatchObject({ reason: null });
  });
});
