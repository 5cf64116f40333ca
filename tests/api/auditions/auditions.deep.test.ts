/**
 * Auditions over HTTP: drafts send no notices, a publication invites all talents at once, and each talent answers
 * alone.
 */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { handInTape, takeBackTape } from '#server/features/auditions/invitation/commands/move-invitation.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { as } from '#tests/factories/client.ts';
import { closeRole } from '#tests/factories/closings.ts';
import { aPdf } from '#tests/factories/pdf.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf, sayNo } from '#tests/factories/projects.ts';
import { aSentTake } from '#tests/factories/tapes.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { clip } from '../people/recording-sender.ts';
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

/** A week after START, at noon in Sweden. */
const DUE = '2026-08-21T10:00:00.000Z';
const LATER = '2026-08-23T10:00:00.000Z';
const WRITTEN = { deadline_date: DUE, decision_by: '2026-08-30' } as const;
const byId = (id: string) => ({ params: { id } });
const now = () => momentOf(server.services.clock());

/**
 * A published audition to which these talents are invited.
 * @returns the invitations in the order of the talents
 */
async function called(
  people: readonly Talent[],
  written: Parameters<typeof aTape>[0] = WRITTEN,
  at: Company = company,
) {
  const project = await aProject(server, at, { step: 4, asked: people });
  const candidate_ids = await Promise.all(people.map(async (one) => (await candidateOf(at, project.id, one)).id));
  const { id } = await at.api.ok('POST /projects/:id/auditions', { ...byId(project.id), body: aTape(written) });
  await at.api.ok('POST /auditions/:id/invitations', { ...byId(id), body: { candidate_ids } });
  await at.api.ok('POST /auditions/:id/publish', { ...byId(id), body: { revision: 1 } });
  const ids = await Promise.all(people.map(async (one) => (await callsOf(one))[0]?.id ?? ''));
  return { id, project_id: project.id, role_id: project.roles[0]?.id ?? '', candidate_ids, ids };
}
const callsOf = async ({ api }: Talent) => (await api.ok('GET /talent/invitations', { query: {} })).items;
const ownCall = ({ api }: Talent, id: string) => api.ok('GET /talent/invitations/:id', byId(id));
const rowsOf = async (id: string) =>
  (await company.api.ok('GET /auditions/:id/invitations', { ...byId(id), query: {} })).items;
const accept = ({ api }: Talent, id: string) =>
  api.call('POST /talent/invitations/:id/accept', { ...byId(id), body: {} });
/** Closes the role of the invited talents and waits until all of them have their final answer. */
async function passOver({ project_id, role_id }: { project_id: string; role_id: string }) {
  await closeRole(company, { id: project_id, role_id });
  server.setClock(new Date(Date.parse(START) + 600_000).toISOString());
  await sweepDeadlines(server.services);
}
const sendSides = (id: string, bytes: Uint8Array) =>
  fetch(`${server.url}${API_PREFIX}/auditions/${id}/sides`, {
    method: 'PUT',
    headers: { cookie: company.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
const open = ({ api }: Talent, id: string) => api.raw('POST /talent/invitations/:id/sides', byId(id));
const noticesOf = async (talent: Talent) =>
  (await told.noticesOf(talent)).filter((type) => type.startsWith('invitation.'));

test('a draft is told to no one, a published audition to all called, and each sees only their own call', async () => {
  const [ada, bo, cleo] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 4, asked: [ada, bo, cleo] });
  const [first, second, third] = await Promise.all(
    [ada, bo, cleo].map(async (one) => (await candidateOf(company, project.id, one)).id),
  );
  const tape = aTape({ ...WRITTEN, video_link: '' });
  const { id } = await company.api.ok('POST /projects/:id/auditions', { ...byId(project.id), body: tape });
  const add = (candidate_ids: (string | undefined)[]) =>
    company.api.raw('POST /auditions/:id/invitations', { ...byId(id), body: { candidate_ids, message: 'Kul.' } });
  await company.api.ok('POST /candidates/:id/call-back', { ...byId(first ?? ''), body: {} });
  const possible = async () =>
    (await company.api.ok('GET /auditions/:id/possible', { ...byId(id), query: {} })).items.map((one) => [
      one.id,
      one.is_callback,
    ]);
  expect((await possible()).toSorted()).toEqual(
    [
      [first, true],
      [second, false],
      [third, false],
    ].toSorted(),
  );
  expect((await add([first, second])).status).toBe(200);
  expect(await possible()).toEqual([[third, false]]);
  expect((await add([first])).body).toMatchObject({ error: { code: 'already_invited' } });
  await company.api.ok('POST /candidates/:id/reject', { ...byId(third ?? ''), body: {} });
  expect((await add([third])).body).toMatchObject({ error: { code: 'not_interested' } });
  expect([await callsOf(ada), await noticesOf(ada)]).toEqual([[], []]);
  const [row] = await rowsOf(id);
  expect((await ada.api.raw('GET /talent/invitations/:id', byId(row?.id ?? ''))).status).toBe(404);

  // Two publications of the same version invite each talent once.
  const publish = () => company.api.raw('POST /auditions/:id/publish', { ...byId(id), body: { revision: 1 } });
  const published = await Promise.all([publish(), publish()]);
  expect(published.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await noticesOf(ada), await noticesOf(cleo)]).toEqual([['invitation.invite'], []]);
  expect(await told.mailsTo(bo)).toContainEqual(expect.stringMatching(/^Provfilmning: /));

  const [call] = await callsOf(ada);
  expect(call).toMatchObject({
    status: 'invited',
    due_date: DUE,
    is_waiting: true,
    actions: ['accept', 'decline', 'ask-time'],
  });
  const own = JSON.stringify([await ownCall(ada, call?.id ?? ''), await callsOf(ada)]);
  for (const hidden of [bo.name, bo.talent_id, second ?? '', 'counts']) expect(own).not.toContain(hidden);
  const stranger = (await callsOf(bo))[0]?.id ?? '';
  expect((await accept(ada, stranger)).status).toBe(404);

  await ada.api.ok('POST /talent/invitations/:id/seen', byId(call?.id ?? ''));
  expect((await rowsOf(id)).find((one) => one.candidate_id === first)?.seen_date).not.toBeNull();
});

test('a link opens with the yes, and a talent’s needs are read by casting members alone, until it is over', async () => {
  const ada = await aTalent(server);
  const written = {
    kind: 'video_call',
    deadline_date: null,
    contact: 'Kim',
    video_link: 'https://example.com/rum',
  } as const;
  const { id, ids } = await called([ada], { ...WRITTEN, ...written });
  const [mine = ''] = ids;
  expect((await ownCall(ada, mine)).video_link).toBe('');
  await accept(ada, mine);
  expect((await ownCall(ada, mine)).video_link).toBe('https://example.com/rum');
  const needs = { ...byId(mine), body: { words: 'Teckentolk', consents: true } };
  await ada.api.ok('PUT /talent/invitations/:id/access-needs', needs);
  const reader = as(server, await signInAs(server.services, await aMember(server, company, 'reader')));
  const read = await reader.ok('GET /auditions/:id/invitations', { ...byId(id), query: {} });
  expect([(await rowsOf(id))[0]?.access_needs, read.items[0]?.access_needs]).toEqual(['Teckentolk', '']);
  await company.api.ok('POST /auditions/:id/close', byId(id));
  await runRetention(server.services);
  expect((await ownCall(ada, mine)).access_needs).toBe('');
});

test('the text opens with the yes, with the name of its reader in it, and another takes its place for all', async () => {
  const [ada, bo] = [await aTalent(server), await aTalent(server, { first_name: 'Bo' })];
  const { id, ids } = await called([ada, bo]);
  const [mine = '', other = ''] = ids;
  const send = (bytes: Uint8Array) => sendSides(id, bytes);
  expect((await send(Buffer.from('hej'))).status).toBe(415);
  expect((await send(await aPdf(7))).status).toBe(422);
  const first = await aPdf(2);
  expect((await send(first)).status).toBe(200);
  const read = async (talent: Talent, { body }: { body: unknown }, by = talent) => {
    const answer = await fetch(server.url + (body as { url: string }).url, { headers: { cookie: by.cookie } });
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  };
  expect((await open(ada, mine)).status).toBe(409);
  expect(await ownCall(ada, mine)).toMatchObject({ sides_pages: 2, may_read_sides: false });
  await accept(ada, mine);
  await accept(bo, other);
  const opened = await open(ada, mine);
  const [hers, his] = [await read(ada, opened), await read(bo, await open(bo, other))];
  if (typeof hers === 'number' || typeof his === 'number') throw new Error('The text is not given out');
  expect(hers.subarray(0, first.length).equals(first)).toBe(true);
  expect(hers.length).toBeGreaterThan(first.length + 500);
  expect(hers.equals(his)).toBe(false);
  expect(await read(ada, opened, bo)).toBe(404);
  // Uploading the same text again keeps the file; another text makes a new file.
  expect(await read(ada, await open(ada, mine))).toEqual(hers);
  const second = await aPdf(1);
  expect((await send(second)).status).toBe(200);
  const anew = await read(ada, await open(ada, mine));
  expect(Buffer.isBuffer(anew) && anew.subarray(0, second.length).equals(second)).toBe(true);
  expect(await noticesOf(ada)).toContain('invitation.hear-change');
  await ada.api.ok('POST /talent/invitations/:id/decline', { ...byId(mine), body: {} });
  expect((await open(ada, mine)).status).toBe(409);
});

test('more time is asked for and given, to one or to all, and the audition stays open as long', async () => {
  const [ada, bo] = [await aTalent(server), await aTalent(server)];
  const { id, ids } = await called([ada, bo]);
  const [mine = '', other = ''] = ids;
  await ada.api.ok('POST /talent/invitations/:id/ask-time', { ...byId(mine), body: { message: 'Jag är sjuk.' } });
  expect((await company.api.ok('GET /auditions/:id', byId(id))).asked_time_count).toBe(1);
  const give = (due_date: string) =>
    company.api.raw('POST /invitations/:id/grant-time', { ...byId(mine), body: { due_date } });
  expect((await give(DUE)).body).toMatchObject({ error: { code: 'deadline_unfit' } });
  expect((await give(LATER)).status).toBe(200);
  expect([(await ownCall(ada, mine)).due_date, (await ownCall(bo, other)).due_date]).toEqual([LATER, DUE]);
  expect(await noticesOf(ada)).toContain('invitation.grant-time');

  server.setClock('2026-08-22T10:00:00Z');
  await sweepDeadlines(server.services);
  // For the other talent the first deadline has passed; the talent with more time can still answer.
  expect((await accept(bo, other)).status).toBe(409);
  await accept(ada, mine);
  expect(await ownCall(ada, mine)).toMatchObject({ may_send: true, is_open: true });
  const extended = { ...byId(id), body: { deadline_date: '2026-08-25T10:00:00.000Z' } };
  await company.api.ok('POST /auditions/:id/extend', extended);
  expect((await accept(bo, other)).status).toBe(200);
  expect(await noticesOf(bo)).toContain('invitation.hear-extension');
});

test('each invited talent is reminded a day before; a tape that has not come in time is missed, and one begun in time is done', async () => {
  const [ada, bo] = [await aTalent(server), await aTalent(server)];
  const { id, ids } = await called([ada, bo]);
  const [mine = '', other = ''] = ids;
  await accept(ada, mine);
  await accept(bo, other);
  await inTransaction(server.services.db, (trx) => handInTape(trx, other, now()));
  server.setClock('2026-08-20T10:30:00Z');
  await sweepDeadlines(server.services);
  await sweepDeadlines(server.services);
  expect((await noticesOf(ada)).filter((type) => type === 'invitation.remind-of-tape')).toHaveLength(1);
  expect(await noticesOf(bo)).not.toContain('invitation.remind-of-tape');

  server.setClock('2026-08-21T10:05:00Z');
  await sweepDeadlines(server.services);
  expect((await company.api.ok('GET /auditions/:id', byId(id))).status).toBe('closed');
  expect([(await ownCall(ada, mine)).status, (await ownCall(bo, other)).status]).toEqual(['missed', 'done']);
  await inTransaction(server.services.db, (trx) => handInTape(trx, mine, now()));
  expect(await ownCall(ada, mine)).toMatchObject({ status: 'done', sent_in_date: '2026-08-21T10:05:00.000Z' });
  expect(await noticesOf(ada)).toContain('invitation.hand-in');
  await inTransaction(server.services.db, (trx) => takeBackTape(trx, mine, now()));
  expect(await ownCall(ada, mine)).toMatchObject({ status: 'accepted', sent_in_date: null, may_send: false });
});

describe('a talent who is no longer a candidate', () => {
  test('is not invited, and an untold rejection stays invisible', async () => {
    const [ada, bo] = [await aTalent(server), await aTalent(server)];
    const { ids, candidate_ids } = await called([ada, bo]);
    await sayNo(ada, candidate_ids[0] ?? '');
    expect((await ownCall(ada, ids[0] ?? '')).status).toBe('withdrawn');
    const before = await ownCall(bo, ids[1] ?? '');
    await company.api.ok('POST /candidates/:id/reject', { ...byId(candidate_ids[1] ?? ''), body: {} });
    expect(await ownCall(bo, ids[1] ?? '')).toEqual(before);
    expect((await accept(bo, ids[1] ?? '')).status).toBe(200);
  });

  test('begins no take after the answer, says no yes, and is reminded of nothing when the tape is deleted', async () => {
    const people = [await aTalent(server), await aTalent(server), await aTalent(server)] as const;
    const [ada, bo, cleo] = people;
    const audition = await called(people);
    const [mine = '', other = '', third = ''] = audition.ids;
    const sent: string[] = [];
    for (const [who, id] of [[ada, mine] as const, [cleo, third] as const]) {
      await accept(who, id);
      const { talent_id } = who;
      const call = { id, talent_id, audition_id: audition.id, role_id: audition.role_id, candidate_id: '' };
      sent.push(await aSentTake(server.services, call, clip('tape-1.mp4')));
      await inTransaction(server.services.db, (trx) => handInTape(trx, id, now()));
    }
    await bo.api.ok('POST /talent/invitations/:id/decline', { ...byId(other), body: {} });
    const remove = ({ api }: Talent, id = '') => api.ok('POST /talent/recordings/:id/remove', byId(id));
    // A candidate can withdraw a tape; the invitation then has the status 'accepted' again.
    await remove(cleo, sent[1]);
    expect((await ownCall(cleo, third)).status).toBe('accepted');
    await passOver(audition);

    expect(await ownCall(ada, mine)).toMatchObject({ status: 'done', may_send: false });
    const take = { id: randomUUID(), purpose: 'self_tape', replaces_id: null, bytes: 1000 } as const;
    const begun = ada.api.refusal('POST /talent/recordings', { body: { ...take, invitation_id: mine } });
    expect((await begun).code).toBe('not_allowed_now');
    expect((await accept(bo, other)).body).toMatchObject({ error: { code: 'not_allowed_now' } });
    await remove(ada, sent[0]);
    expect(await ownCall(ada, mine)).toMatchObject({ status: 'withdrawn', sent_in_date: null, actions: [] });
    expect(await company.api.ok('POST /auditions/:id/remind', byId(audition.id))).toEqual({ moved_count: 0 });
    server.setClock('2026-08-20T10:30:00Z');
    await sweepDeadlines(server.services);
    expect((await noticesOf(ada)).at(-1)).toBe('invitation.hand-in');
  });

  test('disappears from a closed audition too: the text and the access needs are read only while they may come', async () => {
    const people = [await aTalent(server), await aTalent(server), await aTalent(server)] as const;
    const [ada, bo, cleo] = people;
    const room = { kind: 'on_site', deadline_date: null, place: 'Studion', contact: 'Kim' } as const;
    const audition = await called(people, { ...WRITTEN, ...room });
    const { id, ids, candidate_ids } = audition;
    const [mine = '', other = '', third = ''] = ids;
    expect((await sendSides(id, await aPdf(2))).status).toBe(200);
    for (const [who, its] of [[ada, mine] as const, [bo, other] as const, [cleo, third] as const]) {
      await accept(who, its);
      const needs = { ...byId(its), body: { words: 'Ramp', consents: true } };
      await who.api.ok('PUT /talent/invitations/:id/access-needs', needs);
      expect((await open(who, its)).status).toBe(200);
    }
    await company.api.ok('POST /auditions/:id/close', byId(id));
    const met = await company.api.ok('POST /invitations/:id/attend', byId(third));
    expect(met).toMatchObject({ status: 'done', actions: ['miss'] });
    await company.api.ok('POST /candidates/:id/approve', { ...byId(candidate_ids[1] ?? ''), body: {} });
    await passOver(audition);

    expect(await ownCall(ada, mine)).toMatchObject({ status: 'withdrawn', may_read_sides: false });
    expect(await ownCall(cleo, third)).toMatchObject({ status: 'done', may_read_sides: false });
    expect([(await open(ada, mine)).status, (await open(cleo, third)).status]).toEqual([409, 409]);
    const rows = async () => (await rowsOf(id)).map((row) => [row.id, row.access_needs, row.actions]);
    const ofCleo = [third, '', []];
    expect((await rows()).toSorted()).toEqual([[other, 'Ramp', ['attend', 'miss']], ofCleo].toSorted());
    expect((await company.api.refusal('POST /invitations/:id/miss', byId(third))).code).toBe('not_allowed_now');
    // Even with the status 'accepted', an invitation of a candidate with a final answer gives no access.
    const set = (status: string) =>
      server.services.pool.query('update invitations set status = $2 where id = $1', [mine, status]);
    await set('accepted');
    expect((await open(ada, mine)).status).toBe(409);
    expect(await rows()).toContainEqual([mine, '', []]);
    await set('withdrawn');
    // A candidate who may still get the role has access until the project is cancelled.
    expect((await open(bo, other)).status).toBe(200);
    const reason = { reason: 'Inga pengar.' };
    await company.api.ok('POST /projects/:id/cancel', { ...byId(audition.project_id), body: reason });
    expect(await ownCall(bo, other)).toMatchObject({ status: 'withdrawn', may_read_sides: false });
    expect([(await open(bo, other)).status, await rows()]).toEqual([409, [ofCleo]]);
  });

  test('gets one notice of a cancelled project, and a notice with the reason of a cancelled audition', async () => {
    const [ada, bo] = [await aTalent(server), await aTalent(server)];
    const first = await called([ada]);
    await company.api.ok('POST /projects/:id/cancel', { ...byId(first.project_id), body: { reason: 'Inga pengar.' } });
    expect(await ownCall(ada, first.ids[0] ?? '')).toMatchObject({ status: 'withdrawn', actions: [], is_open: false });
    expect(await noticesOf(ada)).toEqual(['invitation.invite']);
    const second = await called([bo]);
    await company.api.ok('POST /auditions/:id/cancel', { ...byId(second.id), body: { reason: 'Studion brann.' } });
    expect(await ownCall(bo, second.ids[0] ?? '')).toMatchObject({
      status: 'withdrawn',
      withdraw_reason: 'Studion brann.',
    });
    expect(await noticesOf(bo)).toEqual(['invitation.invite', 'invitation.call-off']);
  });
});

test('an audition is published only complete, in review and within the limits, and its invited talents are notified of a change', async () => {
  const ada = await aTalent(server);
  const project = await aProject(server, company, { step: 3, asked: [ada] });
  const begin = (written: Parameters<typeof aTape>[0]) =>
    company.api.ok('POST /projects/:id/auditions', { ...byId(project.id), body: aTape(written) });
  const publish = async ({ id }: { id: string }) =>
    (await company.api.refusal('POST /auditions/:id/publish', { ...byId(id), body: { revision: 1 } })).code;
  expect(await publish(await begin(WRITTEN))).toBe('not_in_review');
  const inReview = await called([ada]);
  const draft = async (written: Parameters<typeof aTape>[0]) =>
    company.api.ok('POST /projects/:id/auditions', { ...byId(inReview.project_id), body: aTape(written) });
  expect(await publish(await draft({ ...WRITTEN, context: '' }))).toBe('audition_incomplete');
  expect(await publish(await draft({ ...WRITTEN, is_intimate: true }))).toBe('limits_broken');
  // Today is a Friday, and the deadline is on Monday.
  const short = await draft({ ...WRITTEN, deadline_date: '2026-08-17T10:00:00.000Z' });
  expect(short.limits).toEqual(['over_weekend']);

  const content = aTape({ ...WRITTEN, title: 'Scenen i hallen', deadline_date: LATER });
  const change = (revision: number) =>
    company.api.raw('PUT /auditions/:id', { ...byId(inReview.id), body: { content, revision } });
  expect((await change(1)).body).toMatchObject({ title: 'Scenen i hallen', deadline_date: DUE });
  expect((await change(1)).body).toMatchObject({ error: { code: 'changed_meanwhile' } });
  expect(await noticesOf(ada)).toContain('invitation.hear-change');
});
