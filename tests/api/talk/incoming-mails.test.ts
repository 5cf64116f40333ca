/** A mail becomes a message only if its owner has sent it to the owner's own address of a thread. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { asked, bodiesOf, INBOUND, mailLines, postMail, replyAddress, write } from './incoming-acts.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer(INBOUND);
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

test('an answer by mail is in the thread once, and one that is forged, foreign or unproven is not', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const id = await asked(server, company, talent);
  await write(company, id, 'Kan du klockan 8?');
  const to = await replyAddress(server, talent.account_id);
  const right = { from: talent.email, to, text: 'Ja, det går bra.', id: randomUUID() };
  const wrong = [
    mailLines({ ...right, from: other.email }),
    mailLines({ ...right, verdict: 'dmarc=fail' }),
    mailLines({ ...right, verdict: '' }),
    mailLines({ ...right, verdict: '', heads: ['Authentication-Results: mx.evil.example; dmarc=pass'] }),
    mailLines({ ...right, heads: [`From: <${talent.email}>`] }),
    mailLines({ ...right, heads: ['Auto-Submitted: auto-replied'] }),
    mailLines({ ...right, to: to.replace(/.@/, (last) => (last === 'a@' ? 'b@' : 'a@')) }),
    'Hej',
  ];
  for (const mail of wrong) expect((await postMail(server, mail)).status).toBe(204);
  expect((await postMail(server, mailLines(right), 'en-annan-hemlighet')).status).toBe(404);
  expect(await bodiesOf(company, id)).toEqual(['Kan du klockan 8?']);
  const both = await Promise.all([postMail(server, mailLines(right)), postMail(server, mailLines(right))]);
  expect([...both.map(({ status }) => status), (await postMail(server, mailLines(right))).status]).toEqual([
    204, 204, 204,
  ]);
  expect(await bodiesOf(company, id)).toEqual(['Kan du klockan 8?', 'Ja, det går bra.']);
});
