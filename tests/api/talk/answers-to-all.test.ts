/** Questions before the answer to a request, and the company's answers to everybody who was asked for the role. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, { connections: 10 });
  company = await aCompany(server);
});
beforeEach(() => server.setClock('2026-12-03T11:00:00Z'));
afterAll(() => server.stop());

const ask = (by: Person, id: string, body = 'Får man ta med hund?') =>
  by.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body } });
const show = (by: Person, id: string) => by.api.ok('GET /threads/:id', { params: { id } });
const bodies = async (by: Person, id: string) => (await show(by, id)).messages.map(({ body }) => body);
const WORDS = { question: 'Får man ta med hund?', body: 'Ja, om den är snäll.' };
const answering = (id: string, words: Partial<typeof WORDS> & { id?: string } = {}) => ({
  params: { id },
  body: { id: randomUUID(), ...WORDS, ...words },
});
const SAID = 'Fråga: Får man ta med hund?\n\nSvar: Ja, om den är snäll.';

/** Talents who are asked for the first role of a project with two roles. */
async function asked(count: number) {
  const project = await aProject(server, company, { step: 2, form: { roles: [aRole(), aRole({ title: 'Publik' })] } });
  const people: { talent: Talent; id: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const talent = await aTalent(server, { first_name: ['Anna', 'Disa', 'Karin'][n] ?? 'Siv', last_name: 'Askbom' });
    people.push({ talent, id: (await aRequest(server, company, project.id, talent)).id });
  }
  const [asker, other] = people;
  if (!asker || !other) throw new Error('Two people');
  return { project, people, asker, other };
}

test('an asked talent asks before the company has written; an interested one waits for the company', async () => {
  const { asker, other } = await asked(2);
  expect((await show(asker.talent, asker.id)).why_not).toBeNull();
  await ask(asker.talent, asker.id);
  expect(await bodies(company, asker.id)).toEqual(['Får man ta med hund?']);
  await server.services.pool.query(`update candidates set source = 'announcement' where id = $1`, [other.id]);
  expect((await show(other.talent, other.id)).why_not).toBe('company_writes_first');
  const sent = { params: { id: other.id }, body: { id: randomUUID(), body: 'Hej' } };
  expect((await other.talent.api.refusal('POST /threads/:id/messages', sent)).code).toBe('company_writes_first');
});

test('an answer to all reaches everybody asked for the role, does not name the asker, and is shown to those asked later', async () => {
  const { project, people, asker, other } = await asked(3);
  const third = people[2];
  const outside = await aTalent(server);
  const elsewhere = (await aRequest(server, company, project.id, outside, { role_id: project.roles[1]?.id ?? '' })).id;
  await third?.talent.api.ok('POST /threads/:id/block', { params: { id: third.id } });
  await ask(asker.talent, asker.id);
  const { sent_count, message } = await company.api.ok('POST /threads/:id/answers', answering(asker.id));
  expect([sent_count, message.body, message.is_to_all]).toEqual([2, SAID, true]);
  expect(await bodies(asker.talent, asker.id)).toEqual(['Får man ta med hund?', SAID]);
  const read = await show(other.talent, other.id);
  expect(read.messages).toMatchObject([{ body: SAID, is_to_all: true, side: 'company' }]);
  expect(JSON.stringify(read)).not.toContain('Anna');
  const { items } = await other.talent.api.ok('GET /notifications', { query: {} });
  expect(items.map(({ type }) => type)).toContain('message.send');
  expect(await bodies(company, elsewhere)).toEqual([]);
  expect(await bodies(company, third?.id ?? '')).toEqual([]);

  const late = await aTalent(server);
  const { id } = await aRequest(server, company, project.id, late);
  const thread = await show(late, id);
  expect([thread.messages, thread.earlier_answers.map(({ body }) => body)]).toEqual([[], [SAID]]);
  expect((await show(other.talent, other.id)).earlier_answers).toEqual([]);
  expect((await show(outside, elsewhere)).earlier_answers).toEqual([]);
  expect((await show(company, id)).earlier_answers).toEqual([]);
});

test('an answer that names the asker is refused, and another company finds no thread', async () => {
  const { asker, other } = await asked(2);
  for (const words of [{ question: 'Anna undrar om hund.' }, { body: 'Ja, Askbom.' }]) {
    const { code } = await company.api.refusal('POST /threads/:id/answers', answering(asker.id, words));
    expect(code).toBe('asker_named');
  }
  const stranger = await aCompany(server);
  expect((await stranger.api.refusal('POST /threads/:id/answers', answering(asker.id))).code).toBe('not_found');
  expect(await bodies(company, other.id)).toEqual([]);
});

test('an answer sent twice at once is written once, beside messages that are written meanwhile', async () => {
  const { asker, other } = await asked(2);
  const twice = answering(asker.id);
  const [one, same] = await Promise.all([
    company.api.ok('POST /threads/:id/answers', twice),
    company.api.ok('POST /threads/:id/answers', twice),
    ask(asker.talent, asker.id),
    ask(other.talent, other.id),
    company.api.ok('POST /threads/:id/answers', answering(other.id, { body: 'Nej.' })),
  ]);
  expect(same).toEqual(one);
  for (const { talent, id } of [asker, other]) {
    const { messages } = await show(talent, id);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(messages.filter(({ is_to_all }) => is_to_all)).toHaveLength(2);
  }
  const changed = answering(asker.id, { id: twice.body.id, body: 'Nej.' });
  expect((await company.api.refusal('POST /threads/:id/answers', changed)).code).toBe('record_exists');
});
