/** Threads of candidates and of projects: who writes when, two at once, what is unread, and what nobody else sees. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/route.ts';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOON = '2026-12-03T11:00:00Z';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(NOON);
  company = await aCompany(server);
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

/** A talent who has been asked, by the company. */
async function asked(): Promise<{ talent: Talent; id: string; project_id: string }> {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, project.id, talent);
  return { talent, id, project_id: project.id };
}

/** Talents who are booked in one project. */
async function booked(count: number) {
  const talents: Talent[] = [];
  for (let n = 0; n < count; n += 1) talents.push(await aTalent(server));
  const project = await aProject(server, company, { step: 5, asked: talents });
  const ids: string[] = [];
  for (const talent of talents) ids.push((await candidateOf(company, project.id, talent)).id);
  return { project, talents, ids };
}

test('the company begins, the talent answers, and each sees how far the other has read', async () => {
  const { talent, id } = await asked();
  expect(await refused(talent, id)).toBe('company_writes_first');
  expect((await show(talent, id)).why_not).toBe('company_writes_first');
  await write(company, id, 'Kan du rida?');
  expect(await unread(talent)).toEqual([`/TalentInterestDetails?id=${id}`]);
  expect((await list(talent)).items).toMatchObject([{ id, is_unread: true, excerpt: 'Kan du rida?' }]);
  await write(company, id, 'Och hoppa?');
  // One line in the bell until it is read, however much is written.
  expect(await unread(talent)).toHaveLength(1);

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
  expect((await list(talent)).unread_count).toBe(0);

  await write(talent, id, 'Ja, båda.');
  expect(await unread(company)).toContain(`/CompanyDashboard?thread=${id}`);
  expect((await list(company)).items[0]).toMatchObject({ id, is_unread: true, other_name: talent.name });
});

test('what was sent twice is one message, whoever of two at once was first', async () => {
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

test('many who write at once get numbers without gaps', async () => {
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

test('nobody writes to who has been withdrawn, and it can be read for some days', async () => {
  const { talent, id } = await asked();
  await write(company, id, 'Hej');
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
  expect([await refused(talent, id), await refused(company, id)]).toEqual(['thread_closed', 'thread_closed']);
  expect((await show(talent, id)).messages).toHaveLength(1);
  await server.services.pool.query(`update candidates set closed_date = '2026-11-01T11:00:00Z' where id = $1`, [id]);
  expect((await talent.api.refusal('GET /threads/:id', { params: { id } })).code).toBe('not_found');
  expect((await list(talent)).items).toEqual([]);
});

test('to all who are booked: each reads it, and answers in the own thread', async () => {
  const { project, talents, ids } = await booked(2);
  const [ada, bo] = talents as [Talent, Talent];
  await write(company, project.id, 'Samling klockan 8.');
  expect(await refused(ada, project.id)).toBe('thread_closed');
  expect((await show(ada, project.id)).messages.map(({ body }) => body)).toEqual(['Samling klockan 8.']);
  expect(await unread(ada)).toEqual([`/AssignmentDetails?id=${ids[0]}`]);
  await read(ada, project.id, 1);
  expect(await unread(ada)).toEqual([]);
  expect(await unread(bo)).toHaveLength(1);
  expect((await show(company, project.id)).readers.map(({ read_number }) => read_number)).toEqual([0, 1]);
  // A booking is between both: nobody need have begun.
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

describe('files', () => {
  const upload = async (by: Person, id: string, bytes: string) => {
    const answer = await fetch(`${server.url}${API_PREFIX}/threads/${id}/files`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const PDF = '%PDF-1.7\n%%EOF';

  test('come with a message, by its sender alone, and are read by both sides and nobody else', async () => {
    const { talent, id } = await asked();
    const { upload_id } = (await upload(company, id, PDF)).body as { upload_id: string };
    const files = [{ upload_id, name: '../Manus sida 4.pdf' }];
    const sending = (by: Person, of = files) =>
      by.api.raw('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Här.', files: of } });
    await write(company, id, 'Hej');
    expect(await sending(talent)).toMatchObject({ status: 409, body: { error: { code: 'file_gone' } } });
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

  test('are looked at by their bytes', async () => {
    const { talent, id } = await asked();
    expect(await upload(talent, id, PDF)).toMatchObject({ status: 409 });
    expect(await upload(company, id, 'MZ this is a program')).toMatchObject({ status: 415 });
    expect(await upload(company, id, '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ status: 415 });
    expect(await upload(company, id, 'ID3 sound')).toMatchObject({ status: 200 });
  });
});
