/** The image of ops/Containerfile, made without a registry, started read-only as its own user, and used. */
import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { VERSION } from '#server/version.ts';
import { as } from '#tests/factories/client.ts';
import { aTalent } from '#tests/factories/people.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ImageProcess, type MountedImage, mountImage } from '#tests/support/image-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));
const IMAGE = 'localhost/medverka-test';
const AT_MOST = { bytes: 330_000_000, resident_kb: 400_000 };
const USER = 10_001;
const canBuild = process.env.BUILDAH === '1';

const data = mkdtempSync(join(tmpdir(), 'medverka-image-'));
let beside: TestServer;
let database: DatabaseProxy;
let image: MountedImage;
let server: ImageProcess;
let settings: Record<string, string>;
let url: string;

beforeAll(async () => {
  if (!canBuild) return;
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('ops/build-image.sh', [IMAGE], { cwd: CHECKOUT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  image = mountImage(IMAGE);
  chownSync(data, USER, USER);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // The server beside makes the people: with the same secrets, their sessions are valid in the image.
  beside = await startTestServer({ BASE_URL: url });
  const { env: shared } = beside.services;
  // The database of the tests listens on a socket in a folder of its own user.
  database = await startDatabaseProxy(shared.database_url ?? '');
  settings = {
    PORT: String(port),
    BASE_URL: url,
    DATABASE_URL: database.url,
    SESSION_SECRET: shared.session_secrets.join(','),
    PERSONAL_DATA_SECRET: shared.personal_data_secrets.join(','),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hej@medverka.example',
  };
  server = image.run(image.command, data, { settings });
  await Promise.race([
    vi.waitFor(() => expect(server.output()).toContain('"msg":"ready"'), { timeout: 60_000 }),
    server.ended.then((how) => {
      throw new Error(`The image ended (${how}):\n${server.output()}`);
    }),
  ]);
}, 600_000);

afterAll(async () => {
  if (!canBuild) return;
  await server?.stop();
  image?.unmount();
  await database?.stop();
  await beside?.stop();
  rmSync(data, { recursive: true });
});

test.runIf(canBuild)('the image is light and has nothing of tests, types, build tools and screens’ sources', () => {
  const bytes = Number(execFileSync('du', ['-sb', image.root], { encoding: 'utf8' }).split('\t')[0]);
  expect(bytes).toBeLessThanOrEqual(AT_MOST.bytes);
  const inside = (...patterns: string[]) => globSync(patterns, { cwd: join(image.root, 'opt/medverka') });
  expect(inside('scripts/serve.ts', 'dist/index.html', 'node_modules/sharp', '.commit')).toHaveLength(4);
  const left = ['web', 'demo', 'tests', '**/*.test.ts', 'node_modules/**/*.{ts,map}', 'dist/**/*.map'];
  expect(inside(...left, 'node_modules/{vite,vitest,react,lucide-react,lighthouse,typescript}')).toEqual([]);
});

test.runIf(canBuild)(
  'a process of the image is ready, healthy, and says its commit and how little memory it has',
  async () => {
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    expect(await image.run(image.healthcheck, data, { settings }).ended).toBe('0');
    expect(await image.run(image.healthcheck, data, { settings: { PORT: '9' } }).ended).toBe('1');
    expect(server.output()).toContain(`"version":"${VERSION}"`);
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t10001\t10001\t/m);
    expect(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])).toBeLessThan(AT_MOST.resident_kb);
  },
);

test.runIf(canBuild)('the root of the image cannot be written, not even by root', async () => {
  const touch = image.run(['touch', '/opt/medverka/new'], data, { user: '0:0' });
  expect(await touch.ended).toBe('1');
  expect(touch.output()).toContain('Read-only file system');
});

test.runIf(canBuild)('the first administrator is made in the image, and signs in', async () => {
  const [email, password] = ['anna@example.se', 'tre små grisar'];
  const words = ['--email', email, '--first-name', 'Anna', '--last-name', 'Ek'];
  const made = image.run(['node', 'scripts/create-admin.ts', ...words], data, { settings, input: `${password}\n` });
  expect([await made.ended, made.output()]).toEqual(['0', expect.stringContaining('The account was created.')]);
  const secret = /key +(\w+)/.exec(made.output())?.[1] ?? '';
  const browser = openBrowser(url, { origin: url });
  const first = await browser.post('/account/sign-in', { email, password });
  expect(first.body).toMatchObject({ next: 'second-factor' });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await browser.post('/account/sign-in/second-factor', { code })).body).toMatchObject({ role: 'admin' });
});

test.runIf(canBuild)('the image takes a picture, makes a PDF and gives a calendar', async () => {
  const { cookie } = await aTalent(beside);
  // The row of the factory has no file.
  await beside.services.db.deleteFrom('media').execute();
  const api = as({ url }, cookie);
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
  const sent = await fetch(`${url}${API_PREFIX}/talent/media`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  expect([sent.status, await sent.json()]).toEqual([200, expect.anything()]);
  const get = (address: string) => fetch(new URL(address, url), { headers: { cookie } });
  const sedcard = await get((await api.ok('POST /talent/sedcard', { body: {} })).url);
  expect([sedcard.status, (await sedcard.text()).slice(0, 8)]).toEqual([200, '%PDF-1.7']);
  const feed = await get((await api.ok('POST /talent/calendar/feed')).url ?? '');
  expect([feed.status, (await feed.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
});

test.runIf(canBuild)('a process of the image that is told to stop ends with 0', async () => {
  expect(await server.stop()).toBe('0');
  expect(server.output()).not.toContain('not clean');
});
