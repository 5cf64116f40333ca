import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'embedded-'));
  fs.chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await (await startEmbedded(folder, { fast: true })).stop();
  const around = dirname(fs.realpathSync(join(folder, 'postgres')));
  for (const made of new Set([around, folder])) fs.rmSync(made, { recursive: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process of ours that starts the database of `folder`, writes a row, and runs until it is killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    import { startEmbedded } from '#server/db/embedded.ts';
    const { url } = await startEmbedded(process.argv[1]);
    console.log(url);
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((done) =>
    child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim())),
  );
  await ask(url, 'create table sample (id int)');
  await ask(url, 'insert into sample values (7)');
  return { child, url };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

const serverPid = () => Number(fs.readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('the embedded database asks for a password, listens on this machine only, and its user is no superuser', async () => {
  const { url, stop } = await startEmbedded(folder, { fast: true });
  expect(fs.statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  // The URL connects by the socket file in the cluster, and without its query by TCP.
  expect(await ask(url, 'select inet_client_addr() as client')).toEqual([{ client: null }]);
  const [byTcp = ''] = url.split('?');
  expect(await ask(byTcp, 'select host(inet_client_addr()) as client')).toEqual([{ client: '127.0.0.1' }]);
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }]);
  expect(await ask(url, `select 'å' < 'ä' collate "sv-x-icu" as swedish`)).toEqual([{ swedish: true }]);
  await stop();
  expect(fs.existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a second process on the same folder is told which process has it; a script may join', async () => {
  const { child, url } = await startElsewhere();
  await expect(startEmbedded(folder)).rejects.toThrow(`Another Medverka (process ${child.pid}) already uses`);
  const joined = await startEmbedded(folder, { join: true });
  expect(joined.url).toBe(url);
  await joined.stop();
  expect(await ask(url, 'select id from sample')).toEqual([{ id: 7 }]);
  await killed(child);
});

test('a start takes over the database server of a killed process', async () => {
  const { child, url } = await startElsewhere();
  const before = serverPid();
  await killed(child);
  const taken = await startEmbedded(folder);
  expect(taken.url).toBe(url);
  expect(serverPid()).toBe(before);
  expect(await ask(taken.url, 'select id from sample')).toEqual([{ id: 7 }]);
  await taken.stop();
});

test('the embedded database starts again after process and server were killed at once, without losing a row', async () => {
  const { child } = await startElsewhere();
  process.kill(serverPid(), 'SIGKILL');
  await killed(child);
  const { url, stop } = await startEmbedded(folder);
  expect(await ask(url, 'select id from sample')).toEqual([{ id: 7 }]);
  await stop();
});

test('of two processes that start at once on an empty folder, one gets it and the other is refused', async () => {
  const results = await Promise.allSettled([startEmbedded(folder), startEmbedded(folder)]);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(started).toHaveLength(1);
  await started[0]?.stop();
});

// Only root runs PostgreSQL as another user, who must be able to enter the folders we make.
test.runIf(process.getuid?.() === 0)(
  'root starts the server below a private folder, under the strictest umask',
  async () => {
    fs.chmodSync(folder, 0o700);
    const before = process.umask(0o077);
    const { url, stop } = await startEmbedded(folder, { fast: true }).finally(() => process.umask(before));
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    fs.rmSync(join(fs.readlinkSync(join(folder, 'postgres')), '..'), { recursive: true });
    fs.rmSync(join(folder, 'postgres'));
  },
);
