/** The sending of mails: leases, attempts, time limits, stops. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import type { Drainer } from '#server/outbox/drainer.ts';
import type { Sender } from '#server/outbox/outbox-kind.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { aDrainer, entriesOf, passTime, putQuietly, quietly } from './outbox-entries.ts';

let catcher: MailCatcher;
let server: TestServer;
let mailer: Sender<MailContent>;
const drainers: Drainer[] = [];
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, BASE_URL: 'https://medverka.example', LOG_LEVEL: 'silent' });
  mailer = createMailer(server.services.env);
});
afterAll(async () => {
  await Promise.all(drainers.map((drainer) => drainer.stop()));
  await server.stop();
  await catcher.stop();
});
beforeEach(async () => {
  await server.services.pool.query('truncate outbox');
  catcher.mails.length = 0;
  catcher.refuse(false);
});

const drainer = (...over: Parameters<typeof aDrainer> extends [unknown, ...infer Rest] ? Rest : never) => {
  const made = aDrainer(server, ...over);
  drainers.push(made);
  return made;
};
const entries = (where?: string) => entriesOf(server, where);

const PATIENCE = { timeout: 5_000, interval: 10 };

/** A sender whose attempts wait until the test lets them continue. */
function heldSender() {
  const begun: string[] = [];
  const waiters: (() => void)[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const sender: Sender<MailContent> = {
    keepsContent: false,
    send: (entry) => {
      begun.push(entry.id);
      for (const waiter of waiters.splice(0)) waiter();
      return released;
    },
  };
  const hasBegun = async (count: number) => {
    while (begun.length < count) await new Promise<void>((resolve) => waiters.push(resolve));
  };
  return { sender, begun, hasBegun, release };
}

test('two drainers send each of 32 once', async () => {
  await putQuietly(server, quietly(32));
  await Promise.all([drainer().drain(), drainer().drain()]);
  expect(catcher.mails.flatMap((mail) => mail.recipients).sort()).toEqual(quietly(32).sort());
  expect(new Set((await entries()).map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('while a mail is sent no other drainer begins it, and none holds a connection', async () => {
  await putQuietly(server, quietly(3));
  const { sender, begun, hasBegun, release } = heldSender();
  const [first, second] = [drainer({ sender }), drainer({ sender })];
  const drains = [first.drain()];
  await hasBegun(3);
  drains.push(second.drain());
  await drains[1];
  expect(begun).toHaveLength(3);
  const { rows: open } = await server.services.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(open).toEqual([]);
  release();
  await Promise.all(drains);
  expect(new Set(begun).size).toBe(3);
});

test('a mail whose lease has run out is sent by another drainer, and the first says no more how it went', async () => {
  await putQuietly(server, quietly(1));
  const { sender, hasBegun, release } = heldSender();
  const failing = {
    ...sender,
    send: (...args: Parameters<typeof sender.send>) => sender.send(...args).then(() => Promise.reject()),
  };
  const late = drainer({ sender: failing, at_once: 1 });
  const lateDrain = late.drain();
  await hasBegun(1);
  await passTime(server);
  await drainer().drain();
  expect(catcher.mails).toHaveLength(1);
  release();
  await lateDrain;
  expect(await entries()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null, content: null }]);
});

test('a sending that never ends is ended by its time limit, and tried again later', async () => {
  await putQuietly(server, quietly(1));
  const never: Sender<MailContent> = { keepsContent: false, send: () => new Promise(() => {}) };
  await drainer({ sender: never, time_limit_seconds: 0.01 }).drain();
  expect(await entries()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'time_limit', wait_minutes: 1, is_leased: false },
  ]);
});

test('failed mails are tried after new ones', async () => {
  await putQuietly(server, ['silent@example.com']);
  await server.services.pool.query("update outbox set attempts = 1, next_attempt_date = now() - interval '1 day'");
  await putQuietly(server, ['new@example.com']);
  const order: string[] = [];
  const sender: Sender<MailContent> = { keepsContent: false, send: async (entry) => void order.push(entry.recipient) };
  await drainer({ sender, at_once: 1 }).drain();
  expect(order).toEqual(['new@example.com', 'silent@example.com']);
});

test('a refused mail waits longer each time under the same Message-ID, and is dead after ten attempts', async () => {
  await putQuietly(server, quietly(1));
  const ids = new Set<string>();
  const sender: Sender<MailContent> = {
    ...mailer,
    send: (entry, signal) => {
      ids.add(entry.id);
      return mailer.send(entry, signal);
    },
  };
  const own = drainer({ sender });
  const waits: (number | undefined)[] = [];
  catcher.refuse(true);
  for (let attempt = 1; attempt < 10; attempt += 1) {
    await passTime(server);
    await own.drain();
    waits.push((await entries())[0]?.wait_minutes);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(await entries()).toMatchObject([{ state: 'waiting', attempts: 9, content: { title: 'Hej' } }]);
  await passTime(server);
  await own.drain();
  expect(await entries()).toMatchObject([{ state: 'dead', attempts: 10, last_error: 'EMESSAGE 451' }]);
  expect(catcher.mails).toEqual([]);
  catcher.refuse(false);
  await own.drain();
  expect(catcher.mails).toEqual([]);
  expect(ids.size).toBe(1);
});

test('administrators are told once of mails that could not be sent, and again when they have read it', async () => {
  const admin = await anAdmin(server);
  const broken: Sender<MailContent> = { keepsContent: false, send: () => Promise.reject(new Error('No')) };
  const own = drainer({ sender: broken, attempts: 1 });
  const told = async () => {
    await putQuietly(server, quietly(2));
    await own.drain();
    const { notifications } = await admin.api.ok('GET /admin/poll');
    return notifications.flatMap(({ type, target, read }) => (type === 'outbox.die' ? [{ target, read }] : []));
  };
  const unread = { target: '/AdminOutbox', read: false };
  expect(await told()).toEqual([unread]);
  expect(await told()).toEqual([unread]);
  await server.services.pool.query('update notices set read = true');
  expect(await told()).toEqual([unread, { ...unread, read: true }]);
});

test('a mail that takes its process down at every attempt ends dead too', async () => {
  await putQuietly(server, quietly(1));
  await server.services.pool.query('update outbox set attempts = 10');
  await drainer().drain();
  expect(await entries()).toMatchObject([{ state: 'dead', last_error: 'interrupted' }]);
  expect(catcher.mails).toEqual([]);
});

test('a mail that is refused does not hold up the others', async () => {
  await putQuietly(server, quietly(3));
  const sender: Sender<MailContent> = {
    keepsContent: false,
    send: (entry, signal) =>
      entry.recipient.startsWith('quiet-1@') ? Promise.reject(new Error('No')) : mailer.send(entry, signal),
  };
  await drainer({ sender }).drain();
  expect(catcher.mails.map((mail) => mail.recipients[0]).sort()).toEqual([
    'quiet-0@example.com',
    'quiet-2@example.com',
  ]);
});

test('a call about webhooks leaves mails alone, and one about mails sends them', async () => {
  await putQuietly(server, quietly(1));
  // A webhook whose content cannot be read fails at once.
  await server.services.pool.query("insert into outbox (kind, recipient, content) values ('webhook', 'nobody', '{}')");
  const own = drainer();
  own.wake('webhook');
  await vi.waitFor(
    async () => expect(await entries("kind = 'webhook'")).toMatchObject([{ attempts: 1, is_leased: false }]),
    PATIENCE,
  );
  expect(await entries("kind = 'mail'")).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  own.wake('mail');
  await vi.waitFor(async () => expect(await entries("kind = 'mail'")).toMatchObject([{ state: 'sent' }]), PATIENCE);
});

test('a mail that comes while every worker is sending is sent when one of them is done', async () => {
  const { sender, hasBegun, release } = heldSender();
  const own = drainer({ sender, at_once: 1 });
  await putQuietly(server, ['first@example.com']);
  own.wake();
  await hasBegun(1);
  await putQuietly(server, ['second@example.com']);
  own.wake();
  release();
  await hasBegun(2);
});

test('a stop waits for mails that are being sent', async () => {
  await putQuietly(server, quietly(1));
  const { sender, hasBegun, release } = heldSender();
  const own = aDrainer(server, { sender });
  own.wake();
  await hasBegun(1);
  const order: string[] = [];
  const stopped = own.stop().then(() => order.push('stopped'));
  order.push('released');
  release();
  await stopped;
  expect(order).toEqual(['released', 'stopped']);
  expect(await entries()).toMatchObject([{ state: 'sent' }]);
});

test('a stop gives back what was claimed and not begun', async () => {
  await putQuietly(server, quietly(1));
  const { sender, begun } = heldSender();
  const own = aDrainer(server, { sender });
  // Stops while the drainer's claim of entries is on its way to the database.
  own.wake();
  await own.stop();
  expect(begun).toEqual([]);
  expect(await entries()).toMatchObject([{ state: 'waiting', attempts: 0, is_leased: false, wait_minutes: 0 }]);
});
