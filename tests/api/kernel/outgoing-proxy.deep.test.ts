/** A machine that reaches the internet only through a proxy (HTTPS_PROXY). */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { lookup } from 'node:dns';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { standInSettings } from '#server/dev/openid-standin.ts';
import { readCalendars } from '#server/features/people/calendar/commands/read-calendars.ts';
import { createS3Store } from '#server/files/s3-store.ts';
import { fetchOutside } from '#server/outside/fetch-outside.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { type OutgoingProxy, startOutgoingProxy } from '#tests/support/outgoing-proxy.ts';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { aDrainer } from '../talk/outbox-entries.ts';

let [provider, double, proxy, server]: [TestProvider, S3Double, OutgoingProxy, TestServer] = [] as never;
/** Hosts that a socket of this process has tried to reach outside this machine. */
const reached = new Set<string>();
const watch = (message: unknown) =>
  (message as { socket: Socket }).socket.on('lookup', (_error, address, _family, host) => {
    if (address !== '127.0.0.1') reached.add(host);
  });

beforeAll(async () => {
  subscribe('net.client.socket', watch);
  [provider, double] = [await startTestProvider(), await startS3Double()];
  const [endpoint, google] = ['http://s3.example', 'http://google.example'];
  proxy = await startOutgoingProxy({ 's3.example': double.options.endpoint ?? '', 'google.example': provider.url });
  const { bucket, region, credentials } = double.options;
  server = await startTestServer({
    LOG_LEVEL: 'silent',
    HTTPS_PROXY: proxy.url,
    HTTP_PROXY: proxy.url,
    NO_PROXY: '127.0.0.1,localhost,direct.example',
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...standInSettings(google, 'google'),
    FACEBOOK_CLIENT_ID: 'facebook',
    FACEBOOK_CLIENT_SECRET: 'a secret',
  });
});
beforeEach(() => {
  proxy.asked.length = 0;
  reached.clear();
});
afterAll(async () => {
  await server.stop();
  await Promise.all([proxy.stop(), double.stop(), provider.stop()]);
  unsubscribe('net.client.socket', watch);
});

test('the bucket is read and written through it, with and without TLS', async () => {
  const path = 'private/1700000000000-0123456789abcdef0123456789abcdef';
  const { files, env } = server.services;
  expect(await files.put(path, Buffer.from('text'), { max_bytes: 10 })).toMatchObject({ bytes: 4 });
  expect((await files.stat(path))?.size).toBe(4);
  expect(proxy.asked.map((line) => line.split('?')[0])).toEqual(
    ['HEAD', 'PUT', 'HEAD'].map((method) => `${method} http://s3.example/medverka/${path}`),
  );
  proxy.asked.length = 0;
  const overTls = createS3Store({ ...double.options, endpoint: 'https://s3.example' }, env);
  await expect(overTls.stat(path)).rejects.toThrow();
  expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT s3.example:443']));
  expect([...reached]).toEqual([]);
});

test('sign-in providers are asked for their keys and for tokens through it', async () => {
  const start = (name: string) =>
    openBrowser(server.url).post('/account/social/start', { provider: name, redirect_to: '/register' });
  expect((await start('google')).status).toBe(200);
  expect(proxy.asked).toEqual(['GET http://google.example/jwks']);
  await start('facebook');
  expect(proxy.asked.slice(1)).toEqual(['CONNECT www.facebook.com:443']);
  proxy.asked.length = 0;
  const attempt = { state: 'a', nonce: 'b', code_verifier: 'c'.repeat(43) };
  await expect(
    server.services.providers.google?.finish('?code=x&state=a&iss=http://google.example', attempt),
  ).rejects.toThrow();
  expect(proxy.asked).toEqual(['POST http://google.example/token']);
  expect([...reached]).toEqual([]);
});

test('webhooks are posted and calendars read through it', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const address = 'https://hook.example/in';
  await company.api.ok('POST /company/webhooks', { body: { address, nouns: ['project'] } });
  await aProject(server, company, { step: 1 });
  const drainer = aDrainer(server);
  await drainer.drain();
  await drainer.stop();
  expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT hook.example:443']));
  proxy.asked.length = 0;
  const calendar = { name: 'Jobbet', address: 'https://calendar.example/a.ics' };
  await talent.api.ok('POST /talent/calendars', { body: calendar });
  await readCalendars(server.services);
  expect(proxy.asked).toEqual(['CONNECT calendar.example:443']);
  expect([...reached]).toEqual([]);
});

test('a private address is not asked of the proxy, nor a name that leads to one here', async () => {
  const options = { etag: null, max_bytes: 10, max_ms: 5000, accept: '*/*', reaches_localhost: false };
  const inside = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, [{ address: '10.0.0.5', family: 4 }])) as unknown as typeof lookup;
  const read = (address: string, resolve?: typeof lookup) =>
    fetchOutside(address, { ...options, proxy: server.services.env, ...(resolve && { resolve }) });
  for (const address of ['https://10.0.0.1/', 'https://[::1]/'])
    expect(await read(address), address).toEqual({ is: 'problem', problem: 'not_allowed' });
  expect(await read('https://inside.example/', inside)).toEqual({ is: 'problem', problem: 'not_allowed' });
  expect(proxy.asked).toEqual([]);
  expect(await read('https://unknown-here.example/')).toMatchObject({ problem: 'unreachable' });
  expect(proxy.asked).toEqual(['CONNECT unknown-here.example:443']);
});

test('a host of NO_PROXY is called directly', async () => {
  const options = { etag: null, max_bytes: 10, max_ms: 5000, accept: '*/*', reaches_localhost: false };
  await fetchOutside('https://direct.example/', { ...options, proxy: server.services.env });
  expect([proxy.asked, [...reached]]).toEqual([[], ['direct.example']]);
});
