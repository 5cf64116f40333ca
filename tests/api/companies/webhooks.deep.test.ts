/**
 * Webhooks: each change is delivered to a company's server, signed, and tried again until the server accepts it or the
 * tries are used up.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBHOOKS_AT_MOST, type WebhookNoun } from '#domain/companies/webhook/webhook.rules.ts';
import { turnOffWebhooks } from '#server/features/companies/webhook/commands/turn-off-webhooks.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { createDrainer } from '#server/outbox/drainer.ts';
import { webhookKind } from '#server/outbox/webhook-kind.ts';
import { pushKind } from '#server/push/push-kind.ts';
import { smsKind } from '#server/sms/sms-kind.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aDrainer, passTime } from '../talk/outbox-entries.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: TestServer;
let receiver: Server;
let heard: Heard[];
let status: number;
beforeAll(async () => {
  server = await startTestServer({ LOCAL_CALENDARS: '1', LOG_LEVEL: 'silent' });
  receiver = createServer(async (request, response) => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    if (request.url !== '/hole') response.writeHead(status).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
beforeEach(() => {
  [heard, status] = [[], 200];
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.stop();
});

const run = async (query: string, ...values: unknown[]) => (await server.services.pool.query(query, values)).rows;
const placeOf = (name: string) => `https://localhost:${(receiver.address() as AddressInfo).port}/${name}`;

async function aWebhook(company: Company, name: string, nouns: WebhookNoun[] = ['project'], address = placeOf(name)) {
  return company.api.ok('POST /company/webhooks', { body: { address, nouns } });
}
const heardBy = (name: string) => heard.filter(({ path }) => path === `/${name}`);
const deliveriesOf = async (company: Company) =>
  (await company.api.ok('GET /company/webhooks')).webhooks[0]?.deliveries ?? [];
/** Tries all deliveries that are due, and waits until no attempt is running. */
async function settled() {
  const drainer = aDrainer(server);
  await drainer.drain();
  await drainer.stop();
  await expect
    .poll(async () => (await run(`select from outbox where kind = 'webhook' and lease is not null`)).length)
    .toBe(0);
}

/**
 * Creates a project, which is a change that webhooks deliver.
 *
 * @returns its id
 */
async function change(company: Company): Promise<string> {
  return (await aProject(server, company, { step: 1 })).id;
}

test('a webhook gets only the ids of changed objects, signed over the time and the body', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)];
  const { secret } = await aWebhook(company, 'own');
  await aWebhook(other, 'other');
  await aWebhook(company, 'invoices', ['invoice']);
  const id = await change(company);
  await settled();
  const last = heardBy('own').at(-1);
  expect(JSON.parse(last?.body ?? '')).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'project.changed',
    subject_id: id,
    project_id: id,
    candidate_id: null,
    created_date: expect.any(String),
  });
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(last?.headers['medverka-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${last?.body}`).digest('hex'));
  expect(Math.abs(Number(seconds) - server.services.clock().getTime() / 1000)).toBeLessThan(60);
  expect([heardBy('other'), heardBy('invoices')]).toEqual([[], []]);
  const shown = await company.api.ok('GET /company/webhooks');
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(shown.webhooks[0]?.deliveries[0]).toMatchObject({ state: 'sent', attempts: 1 });
  const kept = await run(
    `select w::text || coalesce((select string_agg(o::text, '') from outbox o), '') as kept from webhooks w`,
  );
  expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
});

test('a webhook gets no delivery while its company is suspended', async () => {
  const company = await aCompany(server);
  await aWebhook(company, 'suspended');
  const id = await change(company);
  await settled();
  heard = [];
  const admin = await anAdmin(server);
  const params = { id: company.company_id };
  await admin.api.ok('POST /admin/applications/:id/suspend', { params, body: { reason: 'Obetald faktura.' } });
  const reason = { reason: 'Företaget är avstängt.' };
  const begun = await admin.api.ok('POST /admin/mandates/for-company', { body: { company_id: params.id, ...reason } });
  const acting = as(server, admin.cookie, begun.id);
  await acting.raw('POST /projects/:id/cancel', { params: { id }, body: reason });
  await settled();
  expect(heardBy('suspended')).toEqual([]);
});

test('a webhook’s deliveries name no person', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  await aWebhook(company, 'people', ['project', 'candidate', 'booking', 'agreement']);
  await aProject(server, company, { step: 5, asked: [talent] });
  await settled();
  expect(new Set(heardBy('people').map(({ body }) => JSON.parse(body).type)).size).toBeGreaterThan(2);
  const words = heardBy('people')
    .map(({ body }) => body)
    .join();
  for (const secret of [talent.name, talent.email, talent.talent_id, company.company_name])
    expect(words).not.toContain(secret);
});

describe('a delivery that is not accepted', () => {
  test('is tried again as the same delivery, and given up after its tries without a word to administrators', async () => {
    const company = await aCompany(server);
    await aWebhook(company, 'busy');
    status = 503;
    await change(company);
    await settled();
    expect(await deliveriesOf(company)).toMatchObject([{ state: 'waiting', last_error: 'refused 503' }]);
    status = 204;
    await passTime(server);
    await settled();
    expect(await deliveriesOf(company)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(new Set(heardBy('busy').map(({ headers }) => headers['medverka-delivery'])).size).toBe(1);
    status = 500;
    await change(company);
    for (let attempt = 0; attempt < webhookKind.attempts; attempt += 1) {
      await settled();
      await passTime(server);
    }
    expect((await deliveriesOf(company))[0]).toMatchObject({ state: 'given_up', attempts: webhookKind.attempts });
    expect(await run(`select from notices where type = 'outbox.die'`)).toEqual([]);
    expect(await run(`select from outbox where state = 'dead'`)).toEqual([]);
  });

  test('is delivered once more when a member asks, as a new delivery with the same words', async () => {
    const company = await aCompany(server);
    await aWebhook(company, 'again');
    await change(company);
    await settled();
    const [first] = await deliveriesOf(company);
    await company.api.ok('POST /company/webhook-deliveries/:id/replay', { params: { id: first?.id ?? '' } });
    await settled();
    const [one, other] = heardBy('again').slice(-2);
    expect(other?.body).toBe(one?.body);
    expect(other?.headers['medverka-delivery']).not.toBe(one?.headers['medverka-delivery']);
    const stranger = await aCompany(server);
    const replay = { params: { id: first?.id ?? '' } };
    expect((await stranger.api.refusal('POST /company/webhook-deliveries/:id/replay', replay)).code).toBe('not_found');
  });

  test.each(['https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.1/x', 'https://169.254.169.254/latest'])(
    '%s is never reached',
    async (address) => {
      const company = await aCompany(server);
      await aWebhook(company, '', ['project'], address);
      await change(company);
      await settled();
      expect(await deliveriesOf(company)).toMatchObject([{ state: 'waiting', last_error: 'not_allowed' }]);
    },
  );

  test('follows no redirect', async () => {
    const company = await aCompany(server);
    await aWebhook(company, 'moved');
    status = 307;
    await change(company);
    await settled();
    expect(await deliveriesOf(company)).toMatchObject([{ last_error: 'refused 307' }]);
  });
});

test('an address that never answers holds up no other for longer than one attempt takes', async () => {
  const [silent, other] = [await aCompany(server), await aCompany(server)];
  const hole = await aWebhook(silent, 'hole');
  const { id } = await aWebhook(other, 'well');
  // Inserts deliveries as events do, but without waking the drainer of the running server.
  const waits = (webhook_id: string, count: number) =>
    run(
      `insert into outbox (kind, recipient, content)
       select 'webhook', w.id::text, jsonb_build_object('address_sealed', encode(w.address_sealed, 'hex'),
         'secret_sealed', encode(w.secret_sealed, 'hex'), 'body', '{}')
       from webhooks w, generate_series(1, $2::int) where w.id = $1`,
      webhook_id,
      count,
    );
  await waits(hole.id, 30);
  await waits(id, 1);
  const { env, log, pool } = server.services;
  const webhook = { ...webhookKind, time_limit_seconds: 0.5 };
  const drainer = createDrainer({
    url: String(pool.options.connectionString),
    env,
    log,
    kinds: { mail: mailKind, webhook, push: pushKind, sms: smsKind },
  });
  await drainer.drain();
  await drainer.stop();
  expect([heardBy('well').length, heardBy('hole').length]).toEqual([1, webhook.at_once]);
  const [{ held }] = await run(
    `select count(*)::int as held from outbox where recipient = $1 and attempts = 0 and next_attempt_date > now()`,
    hole.id,
  );
  expect(held).toBe(30 - webhook.at_once);
});

test.each(['http://example.com/x', 'https://a:b@example.com/x', 'ftp://example.com', 'example.com', ''])(
  '%j is no address',
  async (address) => {
    const company = await aCompany(server);
    const refused = await company.api.refusal('POST /company/webhooks', { body: { address, nouns: ['project'] } });
    expect(refused.fields).toHaveProperty('address');
  },
);

test('a webhook is turned off after days without an answer, with a mail to the owners, and turned on again by one of them', async () => {
  const company = await aCompany(server);
  const { id } = await aWebhook(company, 'silent');
  status = 500;
  await change(company);
  await settled();
  const stateOf = async () => (await company.api.ok('GET /company/webhooks')).webhooks[0]?.off_date ?? null;
  await turnOffWebhooks(server.services);
  expect(await stateOf()).toBeNull();
  await run(`update webhooks set on_date = on_date - interval '5 days' where id = $1`, id);
  await run(`update outbox set created_date = app_now() - interval '4 days' where recipient = $1`, id);
  await turnOffWebhooks(server.services);
  expect(await stateOf()).not.toBeNull();
  const mails = await run(
    `select from outbox where recipient = $1 and content ->> 'title' = 'En webhook är avstängd' or recipient = $1 and content is null`,
    company.email,
  );
  expect(mails.length).toBeGreaterThan(0);
  status = 200;
  heard = [];
  await change(company);
  await settled();
  expect(heardBy('silent')).toEqual([]);
  await company.api.ok('POST /company/webhooks/:id/turn-on', { params: { id } });
  await turnOffWebhooks(server.services);
  expect(await stateOf()).toBeNull();
  await change(company);
  await settled();
  expect(heardBy('silent').length).toBeGreaterThan(0);
});

test('a company has a limited number of webhooks, also when they are made at once; removed, nothing waits for it', async () => {
  const company = await aCompany(server);
  status = 500;
  const { id } = await aWebhook(company, 'removed');
  await change(company);
  await settled();
  expect(await run('select from outbox where recipient = $1', id)).not.toEqual([]);
  const more = await Promise.all(
    Array.from({ length: WEBHOOKS_AT_MOST }, () =>
      company.api.raw('POST /company/webhooks', { body: { address: placeOf('x'), nouns: ['project'] } }),
    ),
  );
  expect(more.filter((answer) => answer.status === 409)).toHaveLength(1);
  await company.api.ok('DELETE /company/webhooks/:id', { params: { id } });
  expect(await run('select from outbox where recipient = $1', id)).toEqual([]);
});
