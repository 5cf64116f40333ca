import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SilentServer, startSilentServer } from '../kernel/silent-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { aDrainer, CONTENT, entriesOf, passTime, putQuietly, quietly } from './outbox-entries.ts';

let silent: SilentServer;
let catcher: MailCatcher;
let server: TestServer;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.stop());
beforeEach(async () => {
  silent = await startSilentServer();
  server = await startTestServer({ SMTP_URL: silent.url, LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await silent.stop();
  await server.stop();
});

const healthy = () => createMailer({ ...server.services.env, smtp_url: catcher.url });

test('while ten mails wait for a silent server, requests have all the connections they need', async () => {
  const { pool, db } = server.services;
  for (const to_email of quietly(10)) {
    await inTransaction(db, async (trx) => {
      await queueMail(trx, { to_email, content: CONTENT });
      return true;
    });
  }
  await silent.accepted(mailKind.at_once);
  // Waits until the pool is idle: an earlier wake-up may still use a connection, which a mail would keep while it
  // waits.
  await vi.waitFor(() =>
    expect({ used: pool.totalCount - pool.idleCount, queued: pool.waitingCount }).toEqual({ used: 0, queued: 0 }),
  );
  const answers = await Promise.all(['/ready', '/api/v1/talent-count'].map((path) => fetch(server.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const waiting = await entriesOf(server, "state = 'waiting'");
  expect(waiting.filter(({ is_leased }) => is_leased)).toHaveLength(mailKind.at_once);
  expect(waiting).toHaveLength(10);
});

test('silent mail servers do not hold up a mail to another', async () => {
  const silents = quietly(mailKind.at_once - 1);
  await putQuietly(server, [...silents, 'ada@example.com']);
  const [toSilent, toHealthy] = [createMailer(server.services.env), healthy()];
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const drainer = aDrainer(server, {
    sender: {
      keepsContent: false,
      async send(entry, signal) {
        if (silents.includes(entry.recipient)) return toSilent.send(entry, signal);
        await toHealthy.send(entry, signal);
        sent();
      },
    },
  });
  drainer.wake();
  await silent.accepted(silents.length);
  await isSent;
  expect(catcher.mails.at(-1)?.recipients).toEqual(['ada@example.com']);
  await silent.stop();
  await drainer.stop();
  silent = await startSilentServer();
});

test('a mail whose process is killed during sending is sent by another process when its lease has run out', async () => {
  await putQuietly(server, ['ada@example.com']);
  const { database_url = '', data_dir, session_secrets, personal_data_secrets } = server.services.env;
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    SESSION_SECRET: session_secrets[0],
    PERSONAL_DATA_SECRET: personal_data_secrets[0],
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('outbox-process.ts', import.meta.url))], {
    env: { ...CLOCK_OF_RUN, ...settings, SMTP_URL: silent.url },
    stdio: 'inherit',
  });
  await silent.accepted(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const drainer = aDrainer(server, { sender: healthy() });
  const before = catcher.mails.length;
  await drainer.drain();
  expect(catcher.mails).toHaveLength(before);
  const [entry] = await entriesOf(server);
  expect(entry).toMatchObject({ state: 'waiting', is_leased: true, attempts: 1, wait_minutes: 1 });
  await passTime(server);
  await drainer.drain();
  await drainer.stop();
  expect(catcher.mails).toHaveLength(before + 1);
  expect(catcher.mails.at(-1)?.messageId).toBe(`<${entry?.id}@localhost>`);
  expect(await entriesOf(server)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});
