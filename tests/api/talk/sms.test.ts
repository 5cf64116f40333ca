/** Text messages by the HTTP interfaces of the operators: taken once, also when an answer is lost; reported once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailKind } from '#server/mail/mail-kind.ts';
import { createDrainer } from '#server/outbox/drainer.ts';
import { webhookKind } from '#server/outbox/webhook-kind.ts';
import { pushKind } from '#server/push/push-kind.ts';
import { smsKind } from '#server/sms/sms-kind.ts';
import { twilioSignature } from '#server/sms/twilio.ts';
import { anAdmin, aTalent } from '#tests/factories/people.ts';
import { aNumber } from '#tests/factories/phones.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesOf, passTime } from './outbox-entries.ts';
import { startOperator } from './sms-operator.ts';

const SECRET = 'hemlighet';

describe.each(['46elks', 'twilio'] as const)('by %s', (provider) => {
  let server: TestServer;
  let operator: Awaited<ReturnType<typeof startOperator>>;
  beforeAll(async () => {
    operator = await startOperator();
    server = await startTestServer({
      SMS_PROVIDER: provider,
      SMS_ACCOUNT: 'u1',
      SMS_SECRET: SECRET,
      SMS_API_URL: operator.url,
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await server.stop();
    operator.stop();
  });
  beforeEach(async () => {
    operator.tell(200);
    operator.taken.length = 0;
    await server.services.pool.query('truncate outbox, sms_messages');
  });

  const sms = async () =>
    (
      await server.services.pool.query(
        'select id, outcome, parts, cost, provider_id, error, closed_date from sms_messages order by created_date, id',
      )
    ).rows;
  /** Resolves when the server's own drainer leaves no message that is due or being sent. */
  const settled = () =>
    vi.waitFor(
      async () =>
        expect(
          await entriesOf(
            server,
            `kind = 'sms' and state = 'waiting' and (lease is not null or next_attempt_date <= now())`,
          ),
        ).toEqual([]),
      { timeout: 5_000, interval: 10 },
    );
  async function triedAgain() {
    await passTime(server);
    const { env, log, pool, clock } = server.services;
    const kinds = { mail: mailKind, webhook: webhookKind, push: pushKind, sms: smsKind };
    const drainer = createDrainer({ url: String(pool.options.connectionString), env, clock, log, kinds });
    await drainer.drain();
    await drainer.stop();
  }
  async function asked() {
    const number = aNumber();
    const talent = await aTalent(server);
    await talent.api.ok('POST /talent/phone/code', { body: { number } });
    await settled();
    return { number, talent };
  }

  test('a message is handed over once, with our account, and its words leave the outbox', async () => {
    const { number, talent } = await asked();
    expect(operator.taken.map(({ to }) => to)).toEqual([number]);
    expect([...operator.keys]).toEqual([`Basic ${Buffer.from(`u1:${SECRET}`).toString('base64')}`]);
    const [code = ''] = /^\d{6}/.exec(operator.taken[0]?.words ?? '') ?? [];
    expect(await entriesOf(server, "kind = 'sms'")).toMatchObject([{ state: 'sent', content: null, attempts: 1 }]);
    const cost = provider === '46elks' ? 7000 : 12_000;
    expect(await sms()).toMatchObject([{ outcome: 'sent', parts: 2, cost, provider_id: 's1' }]);
    await triedAgain();
    expect(operator.taken).toHaveLength(1);
    await talent.api.ok('POST /talent/phone/confirm', { body: { code } });
    expect(await talent.api.ok('GET /talent/phone')).toMatchObject({ number });
  });

  test('a message whose answer was lost is found at the operator and not sent again', async () => {
    operator.tell('lost');
    await asked();
    expect(await sms()).toMatchObject([{ outcome: 'waiting' }]);
    operator.tell(200);
    await triedAgain();
    expect(operator.taken).toHaveLength(1);
    expect(await sms()).toMatchObject([{ outcome: 'sent', provider_id: 's1' }]);
  });

  test('a message whose entry died has failed, counts among those that reached nobody, and is sent when it is retried', async () => {
    operator.tell(401);
    const { number } = await asked();
    for (let attempt = 1; attempt < smsKind.attempts; attempt++) await triedAgain();
    const [entry] = await entriesOf(server, "kind = 'sms'");
    expect(entry).toMatchObject({ state: 'dead' });
    expect(await sms()).toMatchObject([{ outcome: 'failed', error: 'refused 401', closed_date: expect.anything() }]);
    const admin = await anAdmin(server);
    const listed = await admin.api.ok('GET /admin/sms', { query: {} });
    expect(listed).toMatchObject({ total: 1, items: [{ what: 'code', error: 'refused 401' }] });
    operator.tell(200);
    await admin.api.ok('POST /admin/outbox/:id/retry', { params: { id: entry?.id ?? '' } });
    await vi.waitFor(async () =>
      expect(await sms()).toMatchObject([{ outcome: 'sent', error: null, closed_date: null }]),
    );
    expect(operator.taken.map(({ to }) => to)).toEqual([number]);
  });

  test('a number that the operator refuses is given up, and a failure of the operator is tried again', async () => {
    operator.tell(400);
    await asked();
    expect(await entriesOf(server, "kind = 'sms'")).toMatchObject([{ state: 'given_up', content: null }]);
    expect((await sms())[0]).toMatchObject({ outcome: 'failed', error: expect.stringMatching(/^refused 400/) });
    operator.tell(503);
    await asked();
    expect(await entriesOf(server, "kind = 'sms' and state = 'waiting'")).toMatchObject([
      { last_error: 'refused 503' },
    ]);
    operator.tell(200);
    await triedAgain();
    expect(operator.taken).toHaveLength(1);
  });

  /** Posts a delivery report as the operator does. */
  async function report(status: string, { url = operator.taken[0]?.report_url ?? '', signed = SECRET } = {}) {
    const fields = provider === '46elks' ? { id: 's1', status } : { MessageSid: 's1', MessageStatus: status };
    const signature = twilioSignature(signed, url, new Map(Object.entries(fields)));
    const path = new URL(url);
    const answer = await fetch(server.url + path.pathname, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(fields as unknown as Record<string, string>),
    });
    return answer.status;
  }

  test('the first final report counts, and a repeated, late or forged one changes nothing', async () => {
    await asked();
    const url = operator.taken[0]?.report_url ?? '';
    expect(await report('failed', { url: `${url.slice(0, -2)}xx` })).toBe(404);
    expect(await report('failed', { url: url.replace(/reports\/[^/]+/, `reports/${crypto.randomUUID()}`) })).toBe(404);
    if (provider === 'twilio') expect(await report('failed', { signed: 'en annan' })).toBe(404);
    expect(await sms()).toMatchObject([{ outcome: 'sent', closed_date: null }]);
    // Twilio also reports what comes before; a refusal would make it an error in its log.
    for (const early of ['queued', 'accepted', 'sending']) expect(await report(early)).toBe(204);
    expect(await sms()).toMatchObject([{ outcome: 'sent', closed_date: null }]);
    expect(await report('delivered')).toBe(204);
    const delivered = await sms();
    expect(delivered).toMatchObject([{ outcome: 'delivered' }]);
    for (const late of ['sent', 'delivered', 'failed']) expect(await report(late)).toBe(204);
    expect(await sms()).toEqual(delivered);
  });
});

test('over a limit nothing is sent, the administrators are told once, and mails go as ever', async () => {
  const server = await startTestServer();
  try {
    const { pool } = server.services;
    await pool.query(`insert into setting_versions (key, value, why, actor_name, created_date)
      values ('sms_a_day', '1', 'Provas.', 'Ada', app_now())`);
    const waiting = () =>
      vi.waitFor(async () => expect(await entriesOf(server, `kind = 'sms' and state = 'waiting'`)).toEqual([]), {
        timeout: 5_000,
        interval: 10,
      });
    const talent = await aTalent(server);
    await talent.api.ok('POST /talent/phone/code', { body: { number: aNumber() } });
    await waiting();
    const refused = await talent.api.call('POST /talent/phone/code', { body: { number: aNumber() } });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'text_not_sent' } } });
    // An entry that was put in the outbox before the limit was reached.
    for (let n = 0; n < 3; n += 1)
      await pool.query(
        `with made as (insert into sms_messages (talent_id, what) values ($1, 'code') returning id)
         insert into outbox (kind, recipient, content)
         select 'sms', id::text, '{"words": "Hej", "to": "+46701740605", "until": "2099-01-01T00:00:00Z", "happens": null}' from made`,
        [talent.talent_id],
      );
    const { env, log } = server.services;
    const drainer = createDrainer({ url: String(pool.options.connectionString), env, log });
    await drainer.drain();
    await drainer.stop();
    const { rows } = await pool.query(
      `select outcome, error, count(*)::int from sms_messages group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { outcome: 'failed', error: 'over_limit', count: 3 },
      { outcome: 'sent', error: null, count: 1 },
    ]);
    const told = await pool.query(`select from notices where type = 'outbox.sms_limit'`);
    expect(told.rowCount).toBe(1);
    const admin = await anAdmin(server);
    const seen = await admin.api.ok('GET /admin/sms', { query: {} });
    const spent = { parts: 1, cost_ore: 60 };
    expect(seen).toMatchObject({
      total: 3,
      provider: null,
      today: { ...spent, limit: 1 },
      month: { ...spent, limit: 5000 },
    });
    expect(seen.items[0]).toMatchObject({ talent_name: talent.name, what: 'code', error: 'over_limit' });
  } finally {
    await server.stop();
  }
});
