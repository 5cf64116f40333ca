import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSilentServer } from '#tests/api/kernel/silent-server.ts';
import { askMailServer } from './ask-mail-server.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** A mail server that knows Ada with one password, and keeps what it was told. */
async function startMailServer(told: string[] = []) {
  const server = await startSilentServer((socket: Socket) => {
    socket.write('220 ours\r\n');
    socket.on('data', (part) => {
      const line = part.toString().trim();
      told.push(line);
      const [, login] = /^AUTH PLAIN (.*)/.exec(line) ?? [];
      if (line.startsWith('EHLO')) socket.write('250-ours\r\n250 AUTH PLAIN\r\n');
      else if (login === Buffer.from('\0ada\0right').toString('base64')) socket.write('235 in\r\n');
      else if (login) socket.write('535 5.7.8 Nobody named ada has this password\r\n');
      else socket.write('250 well\r\n');
    });
  });
  stop = server.stop;
  return new URL(server.url).host;
}

test('a mail server that lets us in is right, and gets no mail', async () => {
  const told: string[] = [];
  const host = await startMailServer(told);
  expect(await askMailServer(`smtp://ada:right@${host}`, 5_000)).toBe(null);
  await expect.poll(() => told.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'AUTH', 'QUIT']);
});

test('a wrong password is told in a sentence, without the user and the password', async () => {
  const host = await startMailServer();
  const said = `The mail server ${host} lets us not in: check the user and the password in SMTP_URL.`;
  expect(await askMailServer(`smtp://ada:wrong@${host}`, 5_000)).toBe(said);
});

test('a mail server that is away, or says nothing, is told in a sentence', async () => {
  expect(await askMailServer('smtp://127.0.0.1:1', 5_000)).toMatch(/^The mail server 127.0.0.1:1 cannot be reached/);
  const silent = await startSilentServer(() => {});
  stop = silent.stop;
  expect(await askMailServer(silent.url, 200)).toMatch(/cannot be reached \(ETIMEDOUT\): check the host and the port/);
});
