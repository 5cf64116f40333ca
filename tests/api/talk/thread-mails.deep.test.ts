/**
 * Mails about messages that stay unread for some minutes, except at night. The guardian of a talent under 18 gets a
 * copy of all messages, also of read ones.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailUnread } from '#server/features/talk/thread/commands/mail-unread.ts';
import { aCompany, aMember, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askedGuardian, FIFTEEN } from '../people/guardian-acts.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

async function asked(talent: Talent): Promise<string> {
  const project = await aProject(server, company, { step: 2 });
  return (await aRequest(server, company, project.id, talent)).id;
}
const write = (by: Person, id: string, body: string) =>
  by.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body } });

/**
 * Runs the job that mails about unread messages, at an instant.
 * @returns the texts of the mails to an address about messages
 */
async function mailsAt(instant: string, email: string): Promise<string[]> {
  server.setClock(instant);
  await mailUnread(server.services);
  const { rows } = await server.services.pool.query<{ said: string }>(
    `select content ->> 'message' as said from outbox
     where recipient = $1 and (content ->> 'title' like '%oläst%' or content ->> 'title' like 'Meddelanden mellan%')
     order by created_date, id`,
    [email],
  );
  return rows.map(({ said }) => said);
}

test('one mail covers all unread messages, without their words, and no mail is sent for read ones', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const [late, quick] = [await aTalent(server), await aTalent(server)];
  const [id, read] = [await asked(late), await asked(quick)];
  for (const thread of [id, read]) await write(company, thread, 'Kom klockan 8');
  await write(company, id, 'Till den röda porten');
  await write(company, await asked(late), 'En sak till');
  await quick.api.ok('POST /threads/:id/read', { params: { id: read }, body: { number: 1 } });
  expect(await mailsAt('2026-08-14T10:04:00Z', late.email)).toEqual([]);
  const mails = await mailsAt('2026-08-14T10:05:00Z', late.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toMatch(/8|porten/);
  expect(await mailsAt('2026-08-14T12:00:00Z', quick.email)).toEqual([]);
  // Later messages in the thread cause no mail until the thread is read.
  await write(company, id, 'Svara gärna');
  expect(await mailsAt('2026-08-14T13:00:00Z', late.email)).toHaveLength(1);
  const [reader, quiet] = [await aMember(server, company, 'reader'), await aMember(server, company, 'producer')];
  await server.services.pool.query(
    `update company_members set mail_rates = '{"messages": "never"}', digest_from = null where account_id = $1`,
    [quiet],
  );
  await write(late, id, 'Jag kommer');
  expect(await mailsAt('2026-08-14T13:05:00Z', company.email)).toHaveLength(1);
  const { rows: others } = await server.services.pool.query<{ email: string }>(
    'select email from accounts where id = any($1)',
    [[reader, quiet]],
  );
  for (const { email } of others) expect(await mailsAt('2026-08-14T13:05:00Z', email)).toEqual([]);
});

test('a message written at night is mailed in the morning', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const talent = await aTalent(server);
  const id = await asked(talent);
  server.setClock('2026-08-14T18:58:00Z');
  await write(company, id, 'Sov gott');
  expect(await mailsAt('2026-08-15T04:59:00Z', talent.email)).toEqual([]);
  expect(await mailsAt('2026-08-15T05:00:00Z', talent.email)).toHaveLength(1);
});

test('the guardian of a talent under 18 gets the words, read or not, and each of them once', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const talent = await aTalent(server, { birth_date: FIFTEEN });
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const id = await asked(talent);
  await write(company, id, 'Ta med skridskor');
  await write(talent, id, 'Jag har egna');
  await talent.api.ok('POST /threads/:id/read', { params: { id }, body: { number: 2 } });
  const mails = await mailsAt('2026-08-14T10:05:00Z', guardian.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/skridskor[\s\S]*egna/);
  await write(company, id, 'Vi ses');
  const then = await mailsAt('2026-08-14T10:20:00Z', guardian.email);
  expect([then.length, then[1]?.includes('skridskor'), then[1]?.includes('Vi ses')]).toEqual([2, false, true]);
});

test('a message hidden before its time is copied to no one, and holds up no other mail', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const [child, other] = [await aTalent(server, { birth_date: FIFTEEN }), await aTalent(server)];
  const guardian = await askedGuardian(server, child);
  await guardian.give();
  const [id, elsewhere] = [await asked(child), await asked(other)];
  await write(company, id, 'Skicka en bild på dig');
  await write(company, elsewhere, 'Kom klockan 8');
  await server.services.pool.query(
    `update project_messages set hidden_reason = 'Olämpligt.', hidden_date = created_date where body = 'Skicka en bild på dig'`,
  );
  expect(await mailsAt('2026-08-14T10:05:00Z', other.email)).toHaveLength(1);
  expect(await mailsAt('2026-08-14T10:06:00Z', guardian.email)).toEqual([]);
  await write(company, id, 'Vi ses på torsdag');
  const mails = await mailsAt('2026-08-14T10:20:00Z', guardian.email);
  expect([mails.length, mails[0]?.includes('bild'), mails[0]?.includes('torsdag')]).toEqual([1, false, true]);
});

test('a message to all booked talents is mailed to each of them after five minutes, and copied to a guardian', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const [child, adult, quick] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { id } = await aProject(server, company, { step: 5, asked: [child, adult, quick] });
  // The child is booked as an adult, because a minor's agreement would need steps that this test does not cover.
  await server.services.pool.query('update talents set birth_date = $1 where id = $2', [FIFTEEN, child.talent_id]);
  const guardian = await askedGuardian(server, child);
  await guardian.give();
  await write(company, id, 'Ta med skridskor');
  await quick.api.ok('POST /threads/:id/read', { params: { id }, body: { number: 1 } });
  expect(await mailsAt('2026-08-14T10:04:59Z', guardian.email)).toEqual([]);
  const copies = await mailsAt('2026-08-14T10:05:00Z', guardian.email);
  expect([copies.length, copies[0]?.includes('skridskor')]).toEqual([1, true]);
  for (const { email } of [child, adult]) expect(await mailsAt('2026-08-14T10:05:00Z', email)).toHaveLength(1);
  expect(await mailsAt('2026-08-14T10:05:00Z', quick.email)).toEqual([]);
});

test('the copy to the guardian has the newest twenty messages', async () => {
  server.setClock('2026-08-14T10:00:00Z');
  const talent = await aTalent(server, { birth_date: FIFTEEN });
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const id = await asked(talent);
  for (let number = 1; number <= 21; number += 1) await write(company, id, `Sak nummer ${number}.`);
  const [copy] = await mailsAt('2026-08-14T10:05:00Z', guardian.email);
  expect(copy?.match(/Sak nummer \d+/g)).toEqual(Array.from({ length: 20 }, (_, at) => `Sak nummer ${at + 2}`));
});
