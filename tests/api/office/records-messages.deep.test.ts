import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READABLE_DAYS } from '#domain/talk/thread/thread.rules.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { reportThread } from '#tests/factories/threads.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
let company: Company;
let talent: Talent;
let project_id: string;
beforeAll(async () => {
  server = await startTestServer();
  [company, talent] = [await aCompany(server), await aTalent(server)];
  project_id = (await aProject(server, company, { step: 5, asked: [talent] })).id;
});
afterAll(() => server.stop());

const messages = (person: Company | Talent) => recordsAs(person.api, 'ProjectMessage');
const chats = (person: Company | Talent) => recordsAs(person.api, 'ProjectChat');

describe('messages of a project', () => {
  test('carry recipient_id, the account of the other side (S-147)', async () => {
    const { talent_id } = talent;
    const asked = await messages(talent).create({ project_id, body: 'Vilken port?' });
    expect(asked.body).toMatchObject({
      sender_account_id: talent.account_id,
      recipient_id: company.account_id,
      talent_id,
      read: false,
    });
    const answered = await messages(company).create({ project_id, talent_id, body: 'Den röda.' });
    expect(answered.body).toMatchObject({ sender_account_id: company.account_id, recipient_id: talent.account_id });
    expect(answered.body.chat_id).toBe(asked.body.chat_id);
    const wrong = { project_id, talent_id, body: 'Hej', recipient_id: company.account_id };
    expect(await messages(company).create(wrong)).toMatchObject({ code: 'invalid_input', field: 'recipient_id' });
    for (const person of [talent, company]) {
      const { items } = (await messages(person).filter({ project_id }, { sort: 'created_date' })).body;
      expect(items.map(({ body }) => body)).toEqual(['Vilken port?', 'Den röda.']);
    }
  });

  test('are read by the side they are to, and by no other', async () => {
    const { body } = await messages(talent).create({ project_id, body: 'Jag är här.' });
    expect(await messages(talent).update(body.id, { read: true })).toMatchObject({ code: 'not_allowed_now' });
    expect((await messages(company).update(body.id, { read: true })).body.read).toBe(true);
    expect(await messages(company).update(body.id, { body: 'Ändrat' })).toMatchObject({ code: 'read_only_field' });
    const strangers = [await aCompany(server), await aTalent(server)];
    for (const stranger of strangers) {
      expect((await messages(stranger).list()).body.items).toEqual([]);
      expect((await messages(stranger).get(body.id)).status).toBe(404);
      expect((await messages(stranger).update(body.id, { read: true })).status).toBe(404);
      expect((await messages(stranger).create({ project_id, talent_id: talent.talent_id, body: 'Hej' })).status).toBe(
        404,
      );
    }
  });

  test('dates are the server’s, an id may be the client’s', async () => {
    const [id, old] = [randomUUID(), '2020-01-01T00:00:00.000Z'];
    const { body } = await messages(talent).create({
      id,
      created_date: old,
      updated_date: old,
      project_id,
      body: 'Hej',
    });
    expect(body.id).toBe(id);
    expect(body.created_date > old && body.updated_date > old).toBe(true);
    expect(await messages(talent).create({ id, project_id, body: 'Igen' })).toMatchObject({ code: 'record_exists' });
  });

  test('begin with either side once somebody is asked, and end when the booking does', async () => {
    const [asked, booked] = [await aTalent(server), await aTalent(server)];
    const casting = await aProject(server, company, { step: 4, asked: [asked] });
    const sent = { project_id: casting.id, talent_id: asked.talent_id, body: 'Hej' };
    for (const person of [asked, company]) expect((await messages(person).create(sent)).status).toBe(200);
    const active = await aProject(server, company, { step: 5, asked: [booked] });
    const body = { project_id: active.id, talent_id: booked.talent_id, body: 'Hej' };
    expect((await messages(booked).create(body)).status).toBe(200);
    await company.api.ok('POST /projects/:id/cancel', { params: { id: active.id }, body: { reason: 'Regn.' } });
    expect(await messages(company).create(body)).toMatchObject({ status: 409, code: 'thread_closed' });
    expect((await messages(booked).list()).body.items).toHaveLength(1);
  });
});

test('a conversation is one for each project and talent, with all three fields from the server (S-202)', async () => {
  const other = await aTalent(server);
  const active = await aProject(server, company, { step: 5, asked: [other] });
  const [id, old] = [randomUUID(), '2020-01-01T00:00:00.000Z'];
  const sent = { id, created_date: old, updated_date: old, project_id: active.id };
  const { body } = await chats(other).create(sent);
  expect(body).toMatchObject({ project_id: active.id, talent_id: other.talent_id });
  expect(body.id).not.toBe(id);
  expect(body.created_date > old && body.updated_date > old).toBe(true);
  const again = { project_id: active.id, talent_id: other.talent_id };
  expect(await chats(company).create(again)).toMatchObject({ status: 409, code: 'record_exists' });
  expect(await chats(company).create({ project_id: active.id })).toMatchObject({
    code: 'invalid_input',
    field: 'talent_id',
  });
  const third = await aTalent(server);
  const project = await aProject(server, company, { step: 5, asked: [third] });
  const pair = { project_id: project.id, talent_id: third.talent_id };
  const said = await Promise.all([chats(company).create(pair), chats(third).create(pair)]);
  expect(said.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a message that no screen may show is in no record either, except for administrators', async () => {
  const [asked, admin] = [await aTalent(server), await anAdmin(server)];
  const { id: project_id } = await aProject(server, company, { step: 3, asked: [asked] });
  const candidate = { params: { id: (await candidateOf(company, project_id, asked)).id } };
  const said = await messages(company).create({ project_id, talent_id: asked.talent_id, body: 'Kan du rida?' });
  await reportThread(asked, candidate.params.id);
  await company.api.ok('POST /candidates/:id/withdraw', { ...candidate, body: {} });
  expect((await messages(asked).list()).body.items).toHaveLength(1);
  const before = server.services.clock();
  server.setClock(new Date(before.getTime() + (READABLE_DAYS + 2) * 86_400_000).toISOString());
  for (const { account_id } of [asked, company]) {
    const api = as(server, await signInAs(server.services, account_id));
    expect((await api.refusal('GET /threads/:id', candidate)).code).toBe('not_found');
    for (const [name, id] of [
      ['ProjectMessage', said.body.id],
      ['ProjectChat', said.body.chat_id as string],
    ] as const) {
      expect((await recordsAs(api, name).filter({ project_id })).body.items).toEqual([]);
      expect((await recordsAs(api, name).get(id)).status).toBe(404);
    }
    expect((await recordsAs(api, 'ProjectMessage').update(said.body.id, { read: true })).status).toBe(404);
  }
  const ours = as(server, await signInAs(server.services, admin.account_id));
  expect((await recordsAs(ours, 'ProjectMessage').get(said.body.id)).body.body).toBe('Kan du rida?');
  server.setClock(before.toISOString());
});
