/** Rules that apply to every entity that record routes can write, not only to projects. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordName } from '#contract/registry/record/records.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Row, recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

/** A project in which the talent is booked, so that both sides may write messages. */
async function aBooking(): Promise<{ talent: Talent; project_id: string }> {
  const talent = await aTalent(server);
  return { talent, project_id: (await aProject(server, company, { step: 5, asked: [talent] })).id };
}

/** The entities that a caller may create, each with valid values. */
async function creations(): Promise<[RecordName, Company | Talent, Record<string, unknown>, table: string][]> {
  const { talent, project_id } = await aBooking();
  const other = await aBooking();
  return [
    ['Project', company, { title: 'Film' }, 'projects'],
    ['Order', company, { title: 'Beställning' }, 'projects'],
    ['ProjectMessage', talent, { project_id, body: 'Hej' }, 'project_messages'],
    ['ProjectChat', other.talent, { project_id: other.project_id }, 'project_chats'],
  ];
}

const countOf = async (table: string) =>
  (await server.services.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

describe('create', () => {
  test('of every entity refuses an unknown field by name and stores nothing (S-226, S-264)', async () => {
    for (const [name, person, values, table] of await creations()) {
      const before = await countOf(table);
      const said = await recordsAs(person.api, name).create({ ...values, smuggled: 1 });
      expect([name, said]).toMatchObject([name, { status: 422, code: 'unknown_field', field: 'smuggled' }]);
      expect(await countOf(table)).toBe(before);
      const { status, body } = await recordsAs(person.api, name).create(values);
      expect([name, status]).toEqual([name, 200]);
      expect(body).toMatchObject({ ...values, id: expect.any(String), created_date: expect.any(String) });
    }
  });
});

describe('update', () => {
  test('of an unknown id creates, whatever the entity, and answers with the record (S-203)', async () => {
    for (const [name, person, values, table] of await creations()) {
      const [id, before] = [randomUUID(), (await countOf(table)) ?? 0];
      const { status, body } = await recordsAs(person.api, name).update(id, values);
      expect([name, status, await countOf(table)]).toEqual([name, 200, before + 1]);
      expect(body).toMatchObject(values);
      // The server chooses the id of a conversation (S-202).
      expect([name, body.id === id]).toEqual([name, name !== 'ProjectChat']);
      expect((await recordsAs(person.api, name).get(body.id)).body).toEqual(body);
    }
  });

  test('of every entity moves updated_date and keeps id and created_date (S-201, S-227)', async () => {
    const { talent, project_id } = await aBooking();
    const candidate = await candidateOf(company, project_id, talent);
    const sent = (await recordsAs(talent.api, 'ProjectMessage').create({ project_id, body: 'Hej' })).body;
    const order = (await recordsAs(company.api, 'Order').create({ title: 'Före' })).body;
    const project = (await recordsAs(company.api, 'Project').create({ title: 'Före' })).body;
    const first = async (person: Company | Talent, name: RecordName) =>
      (await recordsAs(person.api, name).list()).body.items[0]?.id ?? '';
    const changes: [RecordName, Company | Talent, string, Record<string, unknown>][] = [
      ['Talent', talent, talent.talent_id, { height_cm: 181 }],
      ['Project', company, project.id, { title: 'Efter' }],
      ['Order', company, order.id, { title: 'Efter' }],
      ['ProjectCandidateStatus', company, candidate.id, { note: 'Rider bra' }],
      ['TalentNotification', talent, await first(talent, 'TalentNotification'), { read: true }],
      ['CompanyNotification', company, await first(company, 'CompanyNotification'), { read: true }],
      ['ProjectMessage', company, sent.id, { read: true }],
    ];
    for (const [name, person, id, change] of changes) {
      const calls = recordsAs(person.api, name);
      const before: Row = (await calls.get(id)).body;
      const carried = { id: randomUUID(), created_date: '2020-01-01T00:00:00.000Z' };
      const { status, body } = await calls.update(id, { ...change, ...carried });
      expect([name, status]).toEqual([name, 200]);
      expect(body).toMatchObject({ ...change, id, created_date: before.created_date });
      expect([name, body.updated_date > before.updated_date]).toEqual([name, true]);
      expect([name, await calls.update(id, { smuggled: 1 })]).toMatchObject([name, { code: 'unknown_field' }]);
    }
  });
});

test('delete of an order is once, and never of another’s (S-228)', async () => {
  const calls = recordsAs(company.api, 'Order');
  const { id } = (await calls.create({ title: 'Bort' })).body;
  expect((await recordsAs((await aCompany(server)).api, 'Order').delete(id)).status).toBe(404);
  expect([(await calls.delete(id)).status, (await calls.delete(id)).status]).toEqual([200, 404]);
});
