/** Connections that a start refuses: through pgbouncer, and by TLS to a server with a certificate of its own authority. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runOnce } from '#tests/support/database-server.ts';
import { asSuperuser } from '#tests/support/replica.ts';
import { checkConnection } from './check-connection.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { findCluster } from './embedded-place.ts';
import { createPool } from './pool.ts';

let folder: string;
let server: Embedded;
/** The URL of the server over TCP. */
let address: URL;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'medverka-checked-'));
  chmodSync(folder, 0o711);
  server = await startEmbedded(folder, { fast: true });
  address = new URL(server.url);
  address.search = '';
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function said(url: string): Promise<string> {
  const pool = createPool(url, { max: 2, log: () => {} });
  try {
    return await checkConnection(pool, url).then(
      () => 'right',
      (error: unknown) => String(error),
    );
  } finally {
    await pool.end();
  }
}

const changed = (change: Partial<URL>) => Object.assign(new URL(address), change).href;

test('what is wrong with an address is told in a sentence, without the password', async () => {
  expect(await said(address.href)).toBe('right');
  const wrong = await said(changed({ password: 'not this one' }));
  expect(wrong).toMatch(/^ConnectionError: The database 127.0.0.1:\d+\/medverka lets us not in/);
  expect(wrong).not.toContain('not this one');
  expect(await said(changed({ pathname: '/another' }))).toMatch(/\/another has no such database/);
  expect(await said(changed({ port: '1' }))).toMatch(/127.0.0.1:1\/medverka cannot be reached .*ECONNREFUSED/);
  const both = `postgres://medverka:x@127.0.0.1:1,${address.host}/medverka?target_session_attrs=read-write`;
  expect(await said(both)).toMatch(/lets us not in .* check user, password/);
});

const hasBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
describe.skipIf(!hasBouncer)('through pgbouncer (apt-get install pgbouncer)', () => {
  const DROPPED = 'extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout';
  let bouncer: ChildProcess | undefined;
  afterEach(async () => {
    bouncer?.kill('SIGKILL');
    await runOnce(asSuperuser(address.href), 'alter role medverka reset all');
  });

  async function startBouncer(mode: string, ignored: string): Promise<string> {
    const { port, password } = address;
    const own = String(20_000 + (process.pid % 20_000));
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
medverka = host=127.0.0.1 port=${port} user=medverka password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = ${ignored}
`,
    );
    chmodSync(file, 0o644);
    const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    bouncer = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...account });
    const answers = () =>
      new Promise<boolean>((done) => {
        const socket = connect(Number(own), '127.0.0.1');
        socket.once('connect', () => done(true)).once('error', () => done(false));
        socket.once('connect', () => socket.destroy());
      });
    while (!(await answers())) await pause(20);
    return changed({ port: own });
  }
  const keepSettings = async () => {
    await runOnce(asSuperuser(address.href), "alter role medverka set timezone = 'UTC'");
    await runOnce(asSuperuser(address.href), "alter role medverka set statement_timeout = '15s'");
  };

  test('a pooler that refuses startup parameters is refused', async () => {
    expect(await said(await startBouncer('session', 'extra_float_digits'))).toMatch(/refuses startup parameters/);
  });

  test('a pooler that drops startup parameters is refused', async () => {
    expect(await said(await startBouncer('session', DROPPED))).toMatch(/has lost the settings of our session/);
  });

  test('a pooler in transaction mode is refused, though it has the settings', async () => {
    await keepSettings();
    expect(await said(await startBouncer('transaction', DROPPED))).toMatch(/changes the session between transactions/);
  });

  test('a pooler in session mode with the settings will do', async () => {
    await keepSettings();
    expect(await said(await startBouncer('session', DROPPED))).toBe('right');
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.skipIf(!hasOpenssl)('TLS believes whom sslmode says (needs openssl)', async () => {
  const { cluster } = findCluster(folder);
  const [key, certificate, other] = ['key.pem', 'cert.pem', 'other.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const make = (to: string, name: string) =>
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
        ...['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', to],
      ],
      { stdio: 'ignore' },
    );
  make(other, 'other.example');
  make(certificate, 'localhost');
  const { uid, gid } = statSync(cluster);
  for (const [from, name] of [
    [key, 'server.key'],
    [certificate, 'server.crt'],
  ] as const) {
    copyFileSync(from, join(cluster, name));
    chownSync(join(cluster, name), uid, gid);
    chmodSync(join(cluster, name), 0o600);
  }
  const by = (query: string, hostname = 'localhost') => said(changed({ search: query, hostname }));
  expect(await by('?sslmode=require')).toMatch(/speaks no TLS/);
  await runOnce(asSuperuser(address.href), 'alter system set ssl = on');
  await runOnce(asSuperuser(address.href), 'select pg_reload_conf()');
  await expect.poll(() => by('?sslmode=require'), { timeout: 5_000 }).toBe('right');
  expect(await by(`?sslmode=verify-full&sslrootcert=${certificate}`)).toBe('right');
  expect(await by(`?sslmode=verify-full&sslrootcert=${certificate}`, '127.0.0.1')).toMatch(/ERR_TLS_CERT_ALTNAME/);
  expect(await by(`?sslmode=verify-ca&sslrootcert=${certificate}`, '127.0.0.1')).toBe('right');
  expect(await by('?sslmode=verify-full')).toMatch(/is not believed \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
  expect(await by(`?sslmode=require&sslrootcert=${other}`)).toMatch(/is not believed/);
});
