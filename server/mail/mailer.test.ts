import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startSilentServer } from '#tests/api/kernel/silent-server.ts';
import { createMailer } from './mailer.ts';

const entry = {
  id: '0a8c5a4e-0000-4000-8000-000000000001',
  recipient: 'ada@example.com',
  content: { title: 'Hej', message: 'Hej', action: 'Öppna', path: '/' },
};
const mailerAt = (smtp_url: string) =>
  createMailer({
    smtp_url,
    mail_from: 'Medverka <hej@medverka.example>',
    base_url: 'https://medverka.example',
    personal_data_secrets: ['a secret of tests, long enough for a key'],
    mail_inbound_domain: undefined,
  });

const ANSWERS: readonly [RegExp, string][] = [
  [/^EHLO/i, '250 ours'],
  [/^(MAIL|RCPT)/i, '250 well'],
  [/^DATA/i, '354 go on'],
  [/^\.\r?$/m, '250 taken'],
];

/** Behaves like a mail server until a line matches, and then stays silent. */
const answersUntil = (silent: RegExp) => (socket: Socket) => {
  socket.write('220 ours\r\n');
  socket.on('data', (part) => {
    const text = part.toString();
    if (silent.test(text)) return;
    const answer = ANSWERS.find(([asked]) => asked.test(text))?.[1];
    if (answer) socket.write(`${answer}\r\n`);
  });
};

test.each([
  ['says nothing', () => {}],
  ['has begun its greeting', (socket: Socket) => socket.write('2')],
  ['never answers to the recipient', answersUntil(/^RCPT/i)],
  ['never confirms the mail', answersUntil(/^\.\r?$/m)],
])('the mailer leaves a server that %s when the time is up', async (_, then) => {
  const server = await startSilentServer(then);
  try {
    const limit = new AbortController();
    const sending = mailerAt(server.url).send(entry, limit.signal);
    await server.accepted(1);
    limit.abort();
    await expect(sending).rejects.toMatchObject({ code: 'EABORT' });
    await server.released();
  } finally {
    await server.stop();
  }
});

test('the mailer waits for no answer to QUIT', async () => {
  const server = await startSilentServer(answersUntil(/^QUIT/i));
  try {
    await mailerAt(server.url).send(entry, new AbortController().signal);
  } finally {
    await server.stop();
  }
});
