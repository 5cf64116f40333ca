/** Answers by mail follow the rules of the screens; a refusal is told in words, at most once an hour. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { FIFTEEN } from '../people/guardian-acts.ts';
import { asked, bodiesOf, INBOUND, mailLines, postMail, refusalsTo, replyAddress, write } from './incoming-acts.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer(INBOUND);
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
beforeEach(() => server.setClock('2026-08-14T10:00:00Z'));
afterAll(() => server.stop());

async function aThread() {
  const talent = await aTalent(server);
  const id = await asked(server, company, talent);
  await write(company, id, 'Kan du klockan 8?');
  return { talent, id, to: await replyAddress(server, talent.account_id) };
}

const withFile = (name: string, type: string, base64: string) => ({
  heads: ['Content-Type: multipart/mixed; boundary=b'],
  text: [
    '--b',
    'Content-Type: text/plain',
    '',
    'Här är bilden.',
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
    '--b--',
  ].join('\r\n'),
});

test('a member of the company answers by mail too, and both see later messages mailed again', async () => {
  const { talent, id, to } = await aThread();
  await postMail(server, mailLines({ from: talent.email, to, text: 'Ja.\r\n\r\n> Kan du?' }));
  server.setClock('2026-08-14T10:10:00Z');
  const theirs = await replyAddress(server, company.account_id);
  await postMail(server, mailLines({ from: company.email, to: theirs, text: 'Bra.' }));
  expect(await bodiesOf(talent, id)).toEqual(['Kan du klockan 8?', 'Ja.', 'Bra.']);
  // The answer has read what its mail showed, so the next message is mailed.
  const { rows } = await server.services.pool.query(
    'select talent_read, talent_mail_date is not null as is_due from project_chats where subject_id = $1',
    [id],
  );
  expect(rows).toEqual([{ talent_read: 1, is_due: true }]);
});

test('a refused answer is told in words once an hour, and never to a program', async () => {
  const { talent, id, to } = await aThread();
  const send = (text: string, heads: string[] = []) =>
    postMail(server, mailLines({ from: talent.email, to, text, heads }));
  await send('> Kan du klockan 8?', ['Auto-Submitted: auto-replied']);
  expect(await refusalsTo(server, talent.email)).toEqual([]);
  await send('> Kan du klockan 8?');
  await send('');
  await send('x'.repeat(4001));
  expect(await refusalsTo(server, talent.email)).toHaveLength(1);
  server.setClock('2026-08-14T11:01:00Z');
  await send('x'.repeat(4001));
  expect((await refusalsTo(server, talent.email))[1]).toContain('4 000 tecken');
  expect(await bodiesOf(company, id)).toEqual(['Kan du klockan 8?']);
});

test('an address ends with the right to write: for a blocked company, a withdrawn request and a missing consent', async () => {
  const [blocked, minor] = [await aThread(), await aThread()];
  await blocked.talent.api.ok('POST /threads/:id/block', { params: { id: blocked.id } });
  await server.services.pool.query('update talents set birth_date = $2 where id = $1', [
    minor.talent.talent_id,
    FIFTEEN,
  ]);
  for (const { talent, to } of [blocked, minor]) {
    await postMail(server, mailLines({ from: talent.email, to, text: 'Hej' }));
    expect(await refusalsTo(server, talent.email)).toHaveLength(1);
  }
  const { rows } = await server.services.pool.query('select count(*) as count from project_messages where body = $1', [
    'Hej',
  ]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('files follow the rules of the screen, and an answer with a refused file is not written at all', async () => {
  const { talent, id, to } = await aThread();
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } });
  const picture = (await image.jpeg().toBuffer()).toString('base64');
  await postMail(server, mailLines({ from: talent.email, to, ...withFile('jag.jpg', 'image/jpeg', picture) }));
  const { messages } = await company.api.ok('GET /threads/:id', { params: { id } });
  expect(messages.at(-1)).toMatchObject({
    body: 'Här är bilden.',
    files: [{ name: 'jag.jpg.webp', is_picture: true }],
  });
  const program = Buffer.from('MZ this is no picture').toString('base64');
  await postMail(server, mailLines({ from: talent.email, to, ...withFile('bild.jpg', 'image/jpeg', program) }));
  expect(await bodiesOf(company, id)).toHaveLength(2);
  expect((await refusalsTo(server, talent.email))[0]).toContain('sortens fil');
});

test('mails that are too large, malformed or without a body stop nothing, and are not sent again', async () => {
  const { talent, id, to } = await aThread();
  const large = mailLines({ from: talent.email, to, text: 'x'.repeat(26 * 1024 * 1024) });
  const nested = Array.from(
    { length: 500 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  ).join('\r\n');
  for (const mail of [large, nested, '\0\0', Buffer.alloc(1_000_000, 255)]) {
    expect((await postMail(server, mail)).status).toBe(204);
  }
  await postMail(
    server,
    mailLines({ from: talent.email, to, text: 'Ja', heads: ['Content-Type: text/plain; charset=okand'] }),
  );
  expect(await bodiesOf(company, id)).toEqual(['Kan du klockan 8?', 'Ja']);
  expect((await fetch(`${server.url}/mail/incoming`, { method: 'POST' })).status).toBe(404);
});
