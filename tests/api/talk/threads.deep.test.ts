/** Threads of candidates and projects: who may write, simultaneous messages, unread messages, and strangers. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { incomingFolder } from '#server/files/incoming.ts';
import { aPublishedRow } from '#tests/factories/announcements.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { placedFilm, tellsPlace } from '#tests/factories/placed-files.ts';
import { aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';
import { toldBy } from './consequences.ts';

const NOON = '2026-12-03T11:00:00Z';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(NOON);
  company = await aCompany(server);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(NOON));

const writing = (id: string, body: string, key: string = randomUUID()) => ({ params: { id }, body: { id: key, body } });
const write = (by: Person, id: string, body: string) => by.api.ok('POST /threads/:id/messages', writing(id, body));
const refused = async (by: Person, id: string) =>
  (await by.api.refusal('POST /threads/:id/messages', writing(id, 'Hej'))).code;
const read = (by: Person, id: string, number: number) =>
  by.api.ok('POST /threads/:id/read', { params: { id }, body: { number } });
const show = (by: Person, id: string) => by.api.ok('GET /threads/:id', { params: { id } });
const list = (by: Person) => by.api.ok('GET /threads', { query: {} });
const unread = async (by: Talent | Company) => {
  const { items } = await by.api.ok('GET /notifications', { query: {} });
  return items.filter((one) => one.type.startsWith('message.') && !one.read).map(({ target }) => target);
};

/** A talent whom the company has asked. */
async function asked(): Promise<{ talent: Talent; id: string; project_id: string }> {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, project.id, talent);
  return { talent, id, project_id: project.id };
}

/** Talents who are booked in the same project. */
async function booked(count: number) {
  const talents: Talent[] = [];
  for (let n = 0; n < count; n += 1) talents.push(await aTalent(server));
  const project = await aProject(server, company, { step: 5, asked: talents });
  const ids: string[] = [];
  for (const talent of talents) ids.push((await candidateOf(company, project.id, talent)).id);
  return { project, talents, ids };
}

test('the company writes, the talent answers, and each sees how far the other has read', async () => {
  const { talent, id, project_id } = await asked();
  await write(company, id, 'Kan du rida?');
  expect(await unread(talent)).toEqual([`/TalentInterestDetails?id=${id}`]);
  expect((await list(talent)).items).toMatchObject([{ id, is_unread: true, excerpt: 'Kan du rida?' }]);
  await write(company, id, 'Och hoppa?');
  // Several unread messages make one notice.
  expect(await unread(talent)).toHaveLength(1);
  const unread_threads = [{ candidate_id: id, project_id }];
  expect(await talent.api.ok('GET /talent/poll')).toMatchObject({ unread_thread_count: 1, unread_threads });

  const seen = await show(talent, id);
  expect(seen.messages.map(({ number, side, body }) => [number, side, body])).toEqual([
    [1, 'company', 'Kan du rida?'],
    [2, 'company', 'Och hoppa?'],
  ]);
  expect(seen).toMatchObject({ kind: 'candidate', side: 'talent', read_number: 0, why_not: null });
  await read(talent, id, 1);
  await read(talent, id, 99);
  await read(talent, id, 1);
  expect((await show(talent, id)).read_number).toBe(2);
  expect((await show(company, id)).readers).toMatchObject([{ name: talent.name, read_number: 2 }]);
  expect(await unread(talent)).toEqual([]);
  expect(await talent.api.ok('GET /talent/poll')).toMatchObject({ unread_thread_count: 0, unread_threads: [] });
  expect((await list(talent)).unread_count).toBe(0);

  await write(talent, id, 'Ja, båda.');
  expect(await unread(company)).toContain(`/CompanyDashboard?thread=${id}`);
  expect((await list(company)).items[0]).toMatchObject({ id, is_unread: true, other_name: talent.name });
});

test('a message sent twice is one, whichever of two at once was first', async () => {
  const { id } = await asked();
  const once = writing(id, 'Hej');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => company.api.ok('POST /threads/:id/messages', once)),
  );
  expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([1]));
  expect((await show(company, id)).messages).toHaveLength(1);
  const other = { ...once, body: { ...once.body, body: 'Något annat' } };
  expect((await company.api.refusal('POST /threads/:id/messages', other)).code).toBe('record_exists');
});

test('many writers at once get numbers without gaps', async () => {
  const { talent, id } = await asked();
  await write(company, id, 'Hej');
  const both = Array.from({ length: 12 }, (_, n) => write(n % 2 === 0 ? company : talent, id, `Nr ${n}`));
  await Promise.all(both);
  const { messages } = await show(talent, id);
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
});

test('older messages are fetched before a number', async () => {
  const { talent, id } = await asked();
  for (let n = 1; n <= 33; n += 1) await write(company, id, `Nr ${n}`);
  const { messages } = await show(talent, id);
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 4));
  const older = await talent.api.ok('GET /threads/:id/messages', { params: { id }, query: { before: 4 } });
  expect(older.messages.map(({ body }) => body)).toEqual(['Nr 1', 'Nr 2', 'Nr 3']);
});

test('no one writes to a withdrawn candidate, and the thread can be read for some days', async () => {
  const { talent, id } = await asked();
  await write(company, id, 'Hej');
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
  expect([await refused(talent, id), await refused(company, id)]).toEqual(['thread_closed', 'thread_closed']);
  expect((await show(talent, id)).messages).toHaveLength(1);
  await server.services.pool.query(`update candidates set closed_date = '2026-11-01T11:00:00Z' where id = $1`, [id]);
  expect((await talent.api.refusal('GET /threads/:id', { params: { id } })).code).toBe('not_found');
  expect((await list(talent)).items).toEqual([]);
});

test('a message to all booked talents: each reads it, and answers in the own thread', async () => {
  const { project, talents, ids } = await booked(3);
  const [ada, bo, off] = talents as [Talent, Talent, Talent];
  await server.services.pool.query(
    `update bookings set status = 'cancelled', cancelled_date = $2 where talent_id = $1`,
    [off.talent_id, NOON],
  );
  // The company's other project has no bookings, so it has no thread.
  const { project_id } = await asked();
  expect(await refused(company, project_id)).toBe('thread_closed');
  await write(company, project.id, 'Samling klockan 8.');
  expect(await refused(ada, project.id)).toBe('thread_closed');
  expect((await show(ada, project.id)).messages.map(({ body }) => body)).toEqual(['Samling klockan 8.']);
  expect(await unread(ada)).toEqual([`/AssignmentDetails?id=${ids[0]}`]);
  await read(ada, project.id, 1);
  expect(await unread(ada)).toEqual([]);
  expect(await unread(bo)).toHaveLength(1);
  expect(await unread(off)).toEqual([]);
  expect((await show(company, project.id)).readers.map(({ read_number }) => read_number)).toEqual([0, 1]);
  // After the booking, either side may write first.
  await write(bo, ids[1] ?? '', 'Jag kommer.');
  expect((await list(bo)).items.map(({ kind }) => kind).toSorted()).toEqual(['candidate', 'project']);
  const stranger = await aTalent(server);
  for (const id of [project.id, ids[0] ?? ''])
    expect((await stranger.api.refusal('GET /threads/:id', { params: { id } })).code).toBe('not_found');
  const other = await aCompany(server);
  expect((await other.api.refusal('GET /threads/:id', { params: { id: project.id } })).code).toBe('not_found');
});

describe('a way to call or to pay outside', () => {
  test('is kept, and only its sender is told, until there is a booking', async () => {
    const { talent, id } = await asked();
    await write(company, id, 'Ring 070-123 45 67.');
    expect((await show(company, id)).messages[0]).toMatchObject({ is_unprotected: true });
    expect((await show(talent, id)).messages[0]).toMatchObject({ body: 'Ring 070-123 45 67.', is_unprotected: false });
    const { ids } = await booked(1);
    await write(company, ids[0] ?? '', 'Ring 070-123 45 67.');
    expect((await show(company, ids[0] ?? '')).messages[0]).toMatchObject({ is_unprotected: false });
  });
});

describe('a talent who wants no more of a company', () => {
  const block = (talent: Talent, id: string) => talent.api.ok('POST /threads/:id/block', { params: { id } });

  test('blocks it: nobody writes, it neither asks nor announces, and both can read why', async () => {
    const { talent, id } = await asked();
    await write(company, id, 'Hej');
    expect((await show(talent, id)).actions).toEqual(['report', 'block']);
    expect(await block(talent, id)).toMatchObject({ why_not: 'thread_blocked', is_blocked: true, actions: ['report'] });
    await block(talent, id);
    expect([await refused(talent, id), await refused(company, id)]).toEqual(['thread_blocked', 'thread_blocked']);
    expect(await show(company, id)).toMatchObject({ why_not: 'thread_blocked', actions: ['report'] });

    const next = await aProject(server, company, { step: 2 });
    const picks = [{ role_id: next.roles[0]?.id ?? '', talent_id: talent.talent_id }];
    const ask = () =>
      company.api.ok('POST /projects/:id/requests', {
        params: { id: next.id },
        body: { picks, answer_by: '2026-12-20' },
      });
    expect(await ask()).toMatchObject({ sent_count: 0, skipped: [{ code: 'talent_not_visible' }] });
    const announced = await aPublishedRow(server.services.pool, next.roles[0]?.id ?? '');
    const readAnnouncement = { params: { id: announced } };
    await talent.api.refusal('GET /talent/announcements/:id', readAnnouncement);

    const { items } = await talent.api.ok('GET /talent/blocks', { query: {} });
    expect(items).toMatchObject([{ id: company.company_id, company_name: company.company_name }]);
    await talent.api.ok('DELETE /talent/blocks/:id', { params: { id: company.company_id } });
    await write(company, id, 'Hej igen');
    await talent.api.ok('GET /talent/announcements/:id', readAnnouncement);
    expect(await ask()).toMatchObject({ sent_count: 1 });
  });

  test('is found by no search of the company, nor counted, and by everybody else as before', async () => {
    const { talent, id } = await asked();
    await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
    const other = await aCompany(server);
    const search = (by: Company) => by.api.ok('GET /talents', { query: { order: 'newest' } });
    const [before, others] = [await search(company), await search(other)];
    await block(talent, id);
    const after = await search(company);
    expect(after.total).toBe(before.total - 1);
    expect(after.items.map((one) => one.id)).not.toContain(talent.talent_id);
    expect((await search(other)).total).toBe(others.total);
  });

  test('and still works for it, writes until the work is done, and gets messages to all until then', async () => {
    const { project, talents, ids } = await booked(2);
    const [ada] = talents as [Talent, Talent];
    const id = ids[0] ?? '';
    expect(await block(ada, id)).toMatchObject({ is_blocked: true, why_not: null });
    await write(company, id, 'Vi ses vid porten.');
    await write(ada, id, 'Jag kommer.');
    expect(await show(company, id)).toMatchObject({ is_blocked: true, why_not: null });
    await write(company, project.id, 'Samling klockan 8.');
    expect(await unread(ada)).toHaveLength(2);
    await server.services.pool.query(`update bookings set status = 'completed' where project_id = $1`, [project.id]);
    expect(await refused(company, id)).toBe('thread_blocked');
    await write(company, project.id, 'Tack för i dag.');
    expect((await ada.api.refusal('GET /threads/:id', { params: { id: project.id } })).code).toBe('not_found');
    expect((await show(company, project.id)).readers).toHaveLength(1);
    expect(await unread(ada)).toHaveLength(2);
  });

  test('is reminded of no request, alone or among others, and can still answer it', async () => {
    const { talent, id, project_id } = await asked();
    const params = { id };
    const { mailsTo } = toldBy(server);
    const mails = await mailsTo(talent);
    await block(talent, id);
    expect((await company.api.refusal('POST /candidates/:id/remind', { params })).code).toBe('talent_not_visible');
    const all = { params: { id: project_id }, body: { candidate_ids: [id] } };
    expect(await company.api.ok('POST /projects/:id/candidates/remind', all)).toMatchObject({
      moved_count: 0,
      skipped_count: 1,
    });
    expect((await candidateOf(company, project_id, talent)).actions).not.toContain('remind');
    expect(await mailsTo(talent)).toEqual(mails);
    await talent.api.ok('DELETE /talent/blocks/:id', { params: { id: company.company_id } });
    expect((await candidateOf(company, project_id, talent)).actions).toContain('remind');
    await block(talent, id);
    const no = { params, body: { message: '', terms_version: 1 } };
    await talent.api.ok('POST /talent/requests/:id/answer-not-interested', no);
  });

  test('is called to no audition, by no words with it, also when they were added before; what they were called to stands', async () => {
    const [ada, bo] = [await aTalent(server), await aTalent(server)];
    const { id: project_id } = await aProject(server, company, { step: 4, asked: [ada, bo] });
    const [a, b] = [(await candidateOf(company, project_id, ada)).id, (await candidateOf(company, project_id, bo)).id];
    const write = async () =>
      (await company.api.ok('POST /projects/:id/auditions', { params: { id: project_id }, body: aTape() })).id;
    const adding = (audition: string, candidate_ids: string[]) => ({
      params: { id: audition },
      body: { candidate_ids, message: 'Svara mig.' },
    });
    const publish = (audition: string) =>
      company.api.ok('POST /auditions/:id/publish', { params: { id: audition }, body: { revision: 1 } });
    const calls = async ({ api }: Talent) => (await api.ok('GET /talent/invitations', { query: {} })).items;
    const before = await write();
    await company.api.ok('POST /auditions/:id/invitations', adding(before, [a]));
    await publish(before);
    const draft = await write();
    await company.api.ok('POST /auditions/:id/invitations', adding(draft, [a]));
    const called = await calls(ada);
    const { mailsTo } = toldBy(server);
    const mails = await mailsTo(ada);

    await block(ada, a);
    const other = await write();
    for (const people of [[a], [a, b]]) {
      const refusal = await company.api.refusal('POST /auditions/:id/invitations', adding(other, people));
      expect(refusal.code).toBe('talent_not_visible');
    }
    // Neither the publication of the draft nor an invitation of another talent to it invites the talent who has blocked
    // the company.
    await publish(draft);
    await company.api.ok('POST /auditions/:id/invitations', adding(draft, [b]));
    const remind = { params: { id: called[0]?.id ?? '' } };
    expect((await company.api.refusal('POST /invitations/:id/remind', remind)).code).toBe('talent_not_visible');
    expect(await company.api.ok('POST /auditions/:id/remind', { params: { id: before } })).toEqual({ moved_count: 0 });
    expect([await calls(ada), await mailsTo(ada)]).toEqual([called, mails]);
    expect(await calls(bo)).toHaveLength(1);
    expect((await ada.api.ok('GET /talent/invitations', { query: {} })).items).toMatchObject([{ status: 'invited' }]);
    await ada.api.ok('POST /talent/invitations/:id/decline', { ...remind, body: {} });
  });

  test('waits for what the company is writing just then, so that nothing comes after the block', async () => {
    const { talent, id } = await asked();
    await write(company, id, 'Hej');
    const { pool } = server.services;
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      await writer.query('select from project_chats where subject_id = $1 for no key update', [id]);
      const blocking = block(talent, id);
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      }, 5_000);
      await writer.query('commit');
      expect((await blocking).why_not).toBe('thread_blocked');
    } finally {
      await writer.query('rollback');
      writer.release();
    }
  });
});

describe('a reported message', () => {
  const report = (by: Person, id: string, number: number | null) =>
    by.api.raw('POST /threads/:id/report', {
      params: { id },
      body: { category: 'unkind', words: 'Så skriver man inte.', number },
    });
  const reports = async () => (await admin.api.ok('GET /admin/inquiries', { query: { kind: 'report' } })).items;
  const open = (by: Person, id: string) => by.api.raw('POST /admin/threads/:id/read', { params: { id }, body: {} });

  test('comes to a person with the words, once, and lets us read that thread and no other, which leaves a trace', async () => {
    const { talent, id } = await asked();
    for (const words of ['Snälla ord.', 'Fula ord.']) await write(company, id, words);
    expect((await open(admin, id)).status).toBe(404);
    expect((await report(company, id, 2)).status).toBe(409);
    expect((await report(talent, id, 3)).status).toBe(409);
    const before = (await reports()).length;
    expect((await report(talent, id, 2)).status).toBe(200);
    expect((await report(talent, id, 2)).status).toBe(200);
    const queue = await reports();
    expect(queue).toHaveLength(before + 1);
    const inquiry = queue.at(-1)?.id ?? '';
    const shown = await admin.api.ok('GET /inquiries/:id', { params: { id: inquiry } });
    expect(shown.thread_id).toBe(id);
    expect(shown.messages[0]?.words).toMatch(/^Så skriver man inte\.\n\n.* skrev den 3 december.*\n”Fula ord\.”$/);
    expect((await talent.api.ok('GET /inquiries/:id', { params: { id: inquiry } })).thread_id).toBeNull();
    // The company is not told of the report.
    expect((await company.api.ok('GET /inquiries', { query: {} })).total).toBe(0);
    expect((await open(admin, id)).body).toMatchObject({
      messages: [
        { number: 1, body: 'Snälla ord.' },
        { number: 2, body: 'Fula ord.' },
      ],
      readings: [{ reader_name: admin.name }],
    });
    await open(admin, id);
    const { rows } = await server.services.pool.query('select from thread_readings');
    expect(rows).toHaveLength(1);
    expect((await open(admin, (await asked()).id)).status).toBe(404);
  });

  test('can be hidden: neither side reads it or its files any more, each reads why, and no mail holds it', async () => {
    const { talent, id } = await asked();
    for (const words of ['Snälla ord.', 'Riktigt fula ord.']) await write(company, id, words);
    const hide = (number: number, reason = 'Det bryter mot våra regler.') =>
      admin.api.raw('POST /admin/threads/:id/hide', { params: { id }, body: { number, reason } });
    expect((await hide(2)).status).toBe(404);
    await report(talent, id, null);
    expect((await hide(2)).status).toBe(200);
    expect((await hide(2)).status).toBe(200);
    expect((await hide(2, 'Ett annat skäl.')).status).toBe(409);
    expect((await hide(3)).status).toBe(404);
    const hidden = { body: '', hidden_reason: 'Det bryter mot våra regler.', files: [] };
    for (const by of [talent, company]) {
      expect((await show(by, id)).messages).toMatchObject([{ body: 'Snälla ord.', hidden_reason: null }, hidden]);
      const { items } = await by.api.ok('GET /threads', { query: {} });
      expect(items.find((one) => one.id === id)?.excerpt).toBe('');
      const records = await by.api.ok('GET /records/ProjectMessage', { query: {} });
      expect(JSON.stringify(records)).not.toContain('Riktigt fula ord.');
    }
    expect((await open(admin, id)).body).toMatchObject({
      messages: [{ body: 'Snälla ord.' }, { body: 'Riktigt fula ord.' }],
    });
  });
});

describe('files', () => {
  const upload = async (by: Person, id: string, bytes: string | Buffer<ArrayBuffer>) => {
    const answer = await fetch(`${server.url}${API_PREFIX}/threads/${id}/files`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const PDF = '%PDF-1.7\n%%EOF';

  test('come with a message, by its sender alone, and are read by both sides and no other', async () => {
    const { talent, id } = await asked();
    const { upload_id } = (await upload(company, id, PDF)).body as { upload_id: string };
    const files = [{ upload_id, name: '../Manus sida 4.pdf' }];
    const sending = (by: Person, of = files) =>
      by.api.raw('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Här.', files: of } });
    await write(company, id, 'Hej');
    const gone = { status: 409, body: { error: { code: 'file_gone' } } };
    expect(await sending(talent)).toMatchObject(gone);
    const elsewhere = { params: { id: (await asked()).id }, body: { id: randomUUID(), body: 'Här.', files } };
    expect(await company.api.raw('POST /threads/:id/messages', elsewhere)).toMatchObject(gone);
    const isOld = (time: string) =>
      server.services.pool.query(
        `update message_uploads set created_date = $2::timestamptz - $3::interval where id = $1`,
        [upload_id, NOON, time],
      );
    await isOld('1 hour');
    expect(await sending(company)).toMatchObject(gone);
    await isOld('59 minutes');
    expect((await sending(company)).body).toMatchObject({ files: [{ name: 'Manus sida 4.pdf', is_picture: false }] });
    expect((await sending(company)).status).toBe(409);
    const file_id = (await show(talent, id)).messages.at(-1)?.files[0]?.id ?? '';
    const params = { id, file_id };
    const { url } = await talent.api.ok('POST /threads/:id/files/:file_id', { params });
    const answer = await fetch(server.url + url, { headers: { cookie: talent.cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, PDF]);
    const other = await asked();
    const own = { params: { id: other.id, file_id } };
    for (const [by, args] of [
      [other.talent, { params }],
      [other.talent, own],
      [company, own],
    ] as const)
      expect((await by.api.refusal('POST /threads/:id/files/:file_id', args)).code).toBe('not_found');
  });

  test('contain no location of a film, which still plays', async () => {
    const { talent, id } = await asked();
    const film = await placedFilm();
    expect(tellsPlace(film)).toBe(true);
    const { upload_id } = (await upload(company, id, film)).body as { upload_id: string };
    const body = { id: randomUUID(), body: 'Här.', files: [{ upload_id, name: 'IMG_1.MOV' }] };
    const { files } = await company.api.ok('POST /threads/:id/messages', { params: { id }, body });
    const params = { id, file_id: files[0]?.id ?? '' };
    const { url } = await talent.api.ok('POST /threads/:id/files/:file_id', { params });
    const answer = await fetch(server.url + url, { headers: { cookie: talent.cookie } });
    const seen = Buffer.from(await answer.arrayBuffer());
    expect([answer.headers.get('content-type'), tellsPlace(seen)]).toEqual(['video/mp4', false]);
    using input = new Input({ formats: [MP4], source: new BufferSource(seen) });
    expect(await input.computeDuration()).toBeCloseTo(8, 0);
    // The upload has left no temporary file.
    expect(await readdir(incomingFolder(server.services.env))).toEqual([]);
  });

  test('are checked by their bytes', async () => {
    const { talent, id } = await asked();
    const becomes = (source: string) =>
      server.services.pool.query('update candidates set source = $2 where id = $1', [id, source]);
    await becomes('announcement');
    expect(await upload(talent, id, PDF)).toMatchObject({ status: 409 });
    await becomes('request');
    expect(await upload(company, id, 'MZ this is a program')).toMatchObject({ status: 415 });
    expect(await upload(company, id, '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ status: 415 });
    const sound = await upload(company, id, 'ID3 sound');
    expect(sound).toMatchObject({ status: 415, body: { error: { code: 'media_unreadable' } } });
  });
});

test('a message record goes to the named talent when a project has several', async () => {
  const { project, talents, ids } = await booked(2);
  for (const [at, talent] of talents.entries()) {
    const values = { project_id: project.id, talent_id: talent.talent_id, body: `Hej nummer ${at}` };
    expect((await recordsAs(company.api, 'ProjectMessage').create(values)).status).toBe(200);
    expect((await show(talent, ids[at] ?? '')).messages.map(({ body }) => body)).toEqual([`Hej nummer ${at}`]);
  }
});
