/** Inquiries and announcements that an administrator answers or decides in bulk. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#domain/kernel/time/day.ts';
import { aText } from '#tests/factories/announcements.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toldBy } from '../talk/consequences.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

/** Asks a question as this person. Returns the id of the inquiry. */
async function asks(person: Person, words: string) {
  const { id } = await person.api.ok('POST /inquiries', { body: { category: 'money', words } });
  return id;
}
const statusOf = async (id: string) => (await admin.api.ok('GET /inquiries/:id', { params: { id } })).status;

test('many questions get one answer, and the one in which more was written meanwhile is left', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const [one, two, more] = [
    await asks(talent, 'När kommer pengarna?'),
    await asks(company, 'När kommer fakturan?'),
    await asks(talent, 'Kom de inte?'),
  ];
  await talent.api.ok('POST /inquiries/:id/messages', { params: { id: more }, body: { words: 'De kom.', seen: 1 } });
  const gone = randomUUID();
  const inquiries = [one, two, more, gone].map((id) => ({ id, seen: 1 }));
  const body = { inquiries, words: 'På fredag.' };
  const first = await admin.api.ok('POST /admin/inquiries/answer', { body });
  const left = [
    { id: more, code: 'changed_meanwhile' },
    { id: gone, code: 'not_found' },
  ];
  expect(first).toEqual({ moved: [one, two], left });
  expect([await statusOf(one), await statusOf(two), await statusOf(more)]).toEqual(['answered', 'answered', 'open']);
  // Repeating the call changes nothing.
  expect(await admin.api.ok('POST /admin/inquiries/answer', { body })).toEqual({ moved: [one, two], left });
  const read = await talent.api.ok('GET /inquiries/:id', { params: { id: one } });
  expect(read.messages.map(({ words }) => words)).toEqual(['När kommer pengarna?', 'På fredag.']);
  expect((await toldBy(server).mailsTo(talent)).filter((title) => title === 'Du har fått svar')).toHaveLength(1);
  const { fields } = await admin.api.refusal('POST /admin/inquiries/answer', { body: { ...body, words: ' ' } });
  expect(fields).toEqual({ words: 'Skriv några ord.' });
});

test('of two administrators who answer at once one succeeds, and no question is answered twice', async () => {
  const talent = await aTalent(server);
  const ids = [await asks(talent, 'Ett?'), await asks(talent, 'Två?'), await asks(talent, 'Tre?')];
  const inquiries = ids.map((id) => ({ id, seen: 1 }));
  const outcomes = await Promise.all(
    [admin, other].map((who) => who.api.ok('POST /admin/inquiries/answer', { body: { inquiries, words: who.email } })),
  );
  expect(outcomes.flatMap(({ moved }) => moved).sort()).toEqual([...ids].sort());
  for (const id of ids) {
    const { message_count } = await admin.api.ok('GET /inquiries/:id', { params: { id } });
    expect(message_count).toBe(2);
  }
});

test('many questions are closed, and closed ones are left', async () => {
  const talent = await aTalent(server);
  const [one, two] = [await asks(talent, 'Hej?'), await asks(talent, 'Hallå?')];
  await talent.api.ok('POST /inquiries/:id/close', { params: { id: two } });
  const closed = await admin.api.ok('POST /admin/inquiries/close', { body: { ids: [one, two, one] } });
  expect(closed).toEqual({ moved: [one], left: [{ id: two, code: 'not_allowed_now' }] });
  expect(await statusOf(one)).toBe('closed');
});

async function waits(company: Company) {
  const { id: project_id, roles } = await aProject(server, company);
  const written = aText(dayOf(server.services.clock()));
  const { id } = await company.api.ok('POST /announcements', {
    body: { project_id, role_id: roles[0]?.id ?? '', written },
  });
  await company.api.ok('POST /announcements/:id/submit', { params: { id } });
  return id;
}

test('many announcements are let out, or sent back with one reason, each with its company told', async () => {
  await server.services.pool.query(`update announcement_rules set review = 'all'`);
  const [company, another] = [await aCompany(server), await aCompany(server)];
  const [one, two, three] = [await waits(company), await waits(another), await waits(another)];
  await admin.api.ok('POST /announcements/:id/approve', { params: { id: two } });
  const let_out = await admin.api.ok('POST /admin/announcements/approve', { body: { ids: [one, two] } });
  expect(let_out).toEqual({ moved: [one], left: [{ id: two, code: 'not_allowed_now' }] });
  const reason = 'Skriv vad som betalas.';
  const back = await admin.api.ok('POST /admin/announcements/refuse', { body: { ids: [three, two], reason } });
  expect(back).toEqual({ moved: [three], left: [{ id: two, code: 'not_allowed_now' }] });
  expect(await another.api.ok('GET /announcements/:id', { params: { id: three } })).toMatchObject({
    status: 'refused',
    reason,
    decided_by: admin.name,
  });
  expect(await toldBy(server).noticesOfCompany(company)).toEqual(['announcement.approve']);
  expect(await toldBy(server).noticesOfCompany(another)).toEqual(['announcement.approve', 'announcement.refuse']);
  const unsaid = { body: { ids: [three], reason: '' } };
  expect((await admin.api.refusal('POST /admin/announcements/refuse', unsaid)).fields).toHaveProperty('reason');
});
