import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { openInquiry } from '#server/features/talk/inquiry/commands/open-inquiry.ts';
import { createActorFinder } from '#server/http/session.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/**
 * Adds a file to an inquiry.
 * @returns the status of the answer
 */
async function sendFile({ cookie }: Person, id: string, bytes: string): Promise<number> {
  const answer = await fetch(`${server.url}${API_PREFIX}/inquiries/${id}/files`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return answer.status;
}

const question = (words: string) => ({ body: { category: 'money' as const, words, about_path: '/TalentPayouts' } });

test('a question is answered by a person, opened again by the asker, and announced in the bell and by mail', async () => {
  const [talent, admin] = [await aTalent(server), await anAdmin(server)];
  const asked = await talent.api.ok('POST /inquiries', question('När kommer pengarna?'));
  expect(asked).toMatchObject({ status: 'open', kind: 'question', message_count: 1, about_path: '/TalentPayouts' });
  const params = { id: asked.id };
  const answered = await admin.api.ok('POST /inquiries/:id/messages', {
    params,
    body: { words: 'På fredag.', seen: 1 },
  });
  expect(answered).toMatchObject({ status: 'answered', is_mine: true, taken_by_name: admin.name });
  const read = await talent.api.ok('GET /inquiries/:id', { params });
  // The asker sees the first name of the administrator who answered, but not who is assigned.
  expect(read.messages.map(({ author_name, words }) => [author_name, words])).toEqual([
    ['Anna Berg', 'När kommer pengarna?'],
    ['Ada på Medverka', 'På fredag.'],
  ]);
  expect(read.taken_by_name).toBeNull();
  const { items } = await talent.api.ok('GET /notifications', { query: {} });
  expect(items[0]).toMatchObject({ title: 'Du har fått svar', target: '/TalentHelp' });
  await talent.api.ok('POST /inquiries/:id/close', { params });
  const again = await talent.api.ok('POST /inquiries/:id/messages', {
    params,
    body: { words: 'De kom inte.', seen: 2 },
  });
  expect(again).toMatchObject({ status: 'open', message_count: 3 });
  const { rows } = await server.services.pool.query(
    `select content ->> 'title' as title from outbox where recipient = $1`,
    [talent.email],
  );
  expect(rows.map(({ title }) => title)).toContain('Du har fått svar');
});

test('files come along with a question, for the asker and for administrators, and five at most', async () => {
  const [talent, other, admin] = [await aTalent(server), await aTalent(server), await anAdmin(server)];
  const { id } = await talent.api.ok('POST /inquiries', question('Är det här rätt?'));
  const paper = '%PDF-1.7 Ett papper.';
  const send = (who: Person = talent, bytes = paper) => sendFile(who, id, bytes);
  expect(await send(other)).toBe(404);
  expect(await send(talent, '<svg/>')).toBe(415);
  const sent = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(sent.filter((status) => status === 200)).toHaveLength(5);
  const { files } = await admin.api.ok('GET /inquiries/:id', { params: { id } });
  expect(files).toHaveLength(5);
  const file = { params: { id, file_id: files[0]?.id ?? '' } };
  for (const who of [talent, admin]) {
    const { url } = await who.api.ok('POST /inquiries/:id/files/:file_id', file);
    const read = await fetch(new URL(url, server.url), { headers: { cookie: who.cookie } });
    expect(await read.text()).toBe(paper);
  }
  expect((await other.api.refusal('POST /inquiries/:id/files/:file_id', file)).code).toBe('not_found');
});

test('the same words twice are one message, and of two that answer at once one has to read the other first', async () => {
  const [talent, ada, eva] = [await aTalent(server), await anAdmin(server), await anAdmin(server)];
  const [one, other] = await Promise.all([
    talent.api.ok('POST /inquiries', question('Hur gör jag?')),
    talent.api.ok('POST /inquiries', question('Hur gör jag?')),
  ]);
  expect(one.id).toBe(other.id);
  const params = { id: one.id };
  const answer = (words: string) => ({ params, body: { words, seen: 1 } });
  const answers = await Promise.all([
    ada.api.raw('POST /inquiries/:id/messages', answer('Så här.')),
    eva.api.raw('POST /inquiries/:id/messages', answer('På ett annat sätt.')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? ada : eva;
  const words = winner === ada ? 'Så här.' : 'På ett annat sätt.';
  expect(await winner.api.ok('POST /inquiries/:id/messages', answer(words))).toMatchObject({ message_count: 2 });
});

test('a company’s question is read by all its members, and a report is in the queue once', async () => {
  const [company, admin] = [await aCompany(server), await anAdmin(server)];
  const reader = as(server, await signInAs(server.services, await aMember(server, company, 'reader')));
  const actor = (await createActorFinder(server.services)(company.cookie)) as CompanyActor;
  const report = { kind: 'report', category: 'unkind', words: 'Så skriver man inte.', about_path: null } as const;
  const moment = momentOf(server.services.clock());
  const id = await inTransaction(server.services.db, (trx) => openInquiry(trx, actor, report, moment));
  expect((await reader.ok('GET /inquiries', { query: {} })).items.map((item) => item.id)).toEqual([id]);
  const queue = (query: object) => admin.api.ok('GET /admin/inquiries', { query });
  const ids = async (query: object) => (await queue(query)).items.map((item) => item.id);
  expect(await ids({ kind: 'report' })).toContain(id);
  expect(await ids({ kind: 'question' })).not.toContain(id);
  await admin.api.ok('POST /admin/inquiries/:id/take', { params: { id: String(id) } });
  expect(await ids({ of: 'mine' })).toContain(id);
  expect(await ids({ of: 'nobody' })).not.toContain(id);
});
