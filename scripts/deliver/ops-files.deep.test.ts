/**
 * The files of ops/, judged by the programs that read them. No service is started: that needs systemd or Docker on the
 * machine.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const OPS = fileURLToPath(new URL('../../ops', import.meta.url));
const hasTools = process.env.OPS_TOOLS === '1';
/** The limit for the exposure that systemd measures: 0 for a unit with no access to the machine, 10 for full access. */
const EXPOSURE_AT_MOST = 3;

const folder = mkdtempSync(join(tmpdir(), 'medverka-ops-'));
beforeAll(() => cpSync(OPS, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program, and returns its exit code and its output. */
function judge(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stdout + stderr };
}

test.runIf(hasTools).each([
  ['medverka@.service', 'medverka@3001.service'],
  ['medverka-backup.service', 'medverka-backup.service'],
])('systemd understands %s, and finds it shut off', (file, instance) => {
  // Where the product is not installed, systemd misses the program that the unit starts.
  const unit = readFileSync(join(OPS, file), 'utf8').replace('/opt/medverka/current/bin/node', process.execPath);
  const path = join(folder, instance);
  writeFileSync(path, unit);
  expect(judge('systemd-analyze', ['verify', path])).toEqual({ status: 0, said: '' });
  const { said } = judge('systemd-analyze', ['security', '--no-pager', '--offline=true', path]);
  expect(Number(/exposure level for [^:]+: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(EXPOSURE_AT_MOST);
  // Server and backup get the same settings and secrets.
  const given = (text: string) => text.match(/^(?:LoadCredential|EnvironmentFile)=.*$/gm);
  expect(given(unit)).toEqual(given(readFileSync(join(OPS, 'medverka@.service'), 'utf8')));
});

test.runIf(hasTools)('systemd understands the timer, which starts the backup at night', () => {
  const path = join(folder, 'medverka-backup.timer');
  // The timer's unit starts medverka-backup.service, which the test above has written into the same folder.
  expect(judge('systemd-analyze', ['verify', path])).toEqual({ status: 0, said: '' });
  const [, calendar = ''] = /^OnCalendar=(.*)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  expect(judge('systemd-analyze', ['calendar', calendar])).toMatchObject({ status: 0 });
});

test.runIf(hasTools)('HAProxy takes its file, beside the processes and in the compose file', () => {
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=medverka.example'];
  execFileSync('openssl', [...words, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'ignore' });
  const CERTIFICATE = join(folder, 'both.pem');
  writeFileSync(CERTIFICATE, readFileSync(join(folder, 'cert.pem')) + readFileSync(join(folder, 'key.pem'), 'utf8'));
  const check = (env: Readonly<Record<string, string>>) => judge('haproxy', ['-c', '-f', 'haproxy.cfg'], env);
  expect(check({ CERTIFICATE })).toMatchObject({ status: 0, said: expect.not.stringContaining('WARNING') });
  expect(check({ CERTIFICATE, MEDVERKA_ONE: 'localhost:3000', MEDVERKA_TWO: 'localhost:3001' }).status).toBe(0);
  expect(check({ CERTIFICATE, MEDVERKA_ONE: 'no port' }).status).not.toBe(0);
});

test.runIf(hasTools)('docker-compose understands the compose file', () => {
  writeFileSync(join(folder, 'settings'), 'BASE_URL=https://medverka.example\nMAIL_FROM=hej@medverka.example\n');
  mkdirSync(join(folder, 'secrets'));
  const { status, said } = judge('docker-compose', ['-f', 'compose.yml', 'config']);
  expect(status, said).toBe(0);
  expect(said).toContain('BASE_URL: https://medverka.example');
});

test.runIf(hasTools)(
  'the backup of the compose file asks for its key, waits for the night, and not as long after a failure',
  () => {
    const [, block = ''] = /- \|\n((?: {8}.*\n)+)/.exec(readFileSync(join(OPS, 'compose.yml'), 'utf8')) ?? [];
    // Docker Compose reads `$$` as one dollar sign for the shell.
    const script = block.replaceAll('$$', '$');
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const program = (name: string, text: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program('node', 'exit "$CODE"');
    // Fails, which ends the script's endless loop.
    program('sleep', 'echo "sleeps $1"; exit 1');
    const backup = (env: Readonly<Record<string, string>>) =>
      judge('/bin/sh', ['-euc', script], { PATH: `${programs}:${process.env.PATH}`, BACKUP_KEY: '', ...env });
    expect(backup({})).toMatchObject({
      status: 2,
      said: expect.stringContaining('BACKUP_KEY: is missing in the file settings'),
    });
    const BACKUP_KEY = 'age1';
    expect(backup({ BACKUP_KEY, CODE: '1' }).said).toBe('sleeps 900\n');
    const seconds = Number(/^sleeps (\d+)$/m.exec(backup({ BACKUP_KEY, CODE: '0' }).said)?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(25 * 3600);
  },
);
