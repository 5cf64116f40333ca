import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PERSONAL_DATA_SECRET: 'y'.repeat(32),
  BASE_URL: 'https://medverka.example/',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Medverka <hej@medverka.example>',
};

function problemsOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

test('without any settings the server runs for this machine only', () => {
  expect(readEnv({ DATA_DIR, PORT: '4000' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    base_url: 'http://localhost:4000',
    database_url: undefined,
    demo: true,
    talent_count_base: 323,
    simulated_delay_ms: 0,
    log_level: 'info',
    node_env: 'development',
  });
});

test('the development secrets are made once and are readable by their owner only', () => {
  const { session_secrets, personal_data_secrets } = readEnv({ DATA_DIR });
  expect(personal_data_secrets).not.toEqual(session_secrets);
  expect(readEnv({ DATA_DIR })).toMatchObject({ session_secrets, personal_data_secrets });
  for (const [name, [secret]] of [
    ['session-secret', session_secrets],
    ['personal-data-secret', personal_data_secrets],
  ] as const) {
    expect(readFileSync(join(DATA_DIR, name), 'utf8')).toBe(secret);
    expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600);
  }
});

test('a truncated secret is refused, because anybody could sign with it', () => {
  writeFileSync(join(DATA_DIR, 'session-secret'), '');
  expect(problemsOf({ DATA_DIR })).toContain('session-secret');
});

test('production requires https, except from the machine itself', () => {
  expect(problemsOf({ ...production, BASE_URL: 'http://medverka.example' })).toContain(
    'BASE_URL must begin with https',
  );
  expect(problemsOf({ ...production, BASE_URL: 'http://localhost.evil.example' })).toContain('BASE_URL must');
  expect(readEnv({ ...production, DATA_DIR, BASE_URL: 'http://localhost:3000' }).base_url).toBe(
    'http://localhost:3000',
  );
});

test('in production the data folder is given by name, outside the checkout', () => {
  const { DATA_DIR: _, ...unnamed } = { ...production, DATA_DIR };
  expect(problemsOf(unnamed)).toContain('DATA_DIR is required in production');
  for (const inside of ['./data', '.', 'data/../server']) {
    expect(problemsOf({ ...production, DATA_DIR: inside })).toContain('DATA_DIR must lie outside the checkout');
  }
  expect(readEnv({ ...production, DATA_DIR }).data_dir).toBe(DATA_DIR);
});

test('an unusable data folder is a wrong setting', () => {
  expect(problemsOf({ DATA_DIR: '/dev/null/data' })).toContain('DATA_DIR (/dev/null/data) must be a folder');
});

test('one message names all problems', () => {
  const said = problemsOf({
    DATA_DIR,
    PORT: 'http',
    DEMO: 'yes',
    DEMO_TALENTS: '29',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    SESSION_SECRET: 'short',
  });
  for (const name of ['PORT', 'DEMO', 'DEMO_TALENTS', 'LOG_LEVEL', 'DATABASE_URL', 'SESSION_SECRET'])
    expect(said).toContain(`\n  ${name} must`);
});

test('an address of the database that cannot be used is a wrong setting', () => {
  const wrong = {
    'postgres://h1,h2/m': 'DATABASE_URL must have target_session_attrs=read-write',
    'postgres://h/m?sslmode=verify-full&sslrootcert=/none.pem': 'DATABASE_URL must have a file that this user may read',
    'postgres://h/m?sslmode=verify-full&sslrootcert=/dev/null':
      'DATABASE_URL must have certificates in the form of PEM',
  };
  for (const [DATABASE_URL, said] of Object.entries(wrong))
    expect(problemsOf({ DATA_DIR, DATABASE_URL })).toContain(said);
  const SEARCH_DATABASE_URL = 'postgres://h1,h2/m?target_session_attrs=read-write';
  expect(problemsOf({ DATA_DIR, SEARCH_DATABASE_URL })).toContain('SEARCH_DATABASE_URL must name one host');
});

test('an engine of the search has the form of an address, and in production an encrypted one', () => {
  expect(problemsOf({ DATA_DIR, SEARCH_ENGINE_URL: 'search.example' })).toContain('SEARCH_ENGINE_URL must be like');
  const inProduction = { DATA_DIR, NODE_ENV: 'production', SEARCH_ENGINE_URL: 'http://search.example:9200' };
  expect(problemsOf(inProduction)).toContain('SEARCH_ENGINE_URL must begin with https in production');
});

test('one comma separates two secrets, and two are a comma of a secret', () => {
  const [left, right] = ['a'.repeat(32), 'b'.repeat(32)];
  const listOf = (SESSION_SECRET: string) => readEnv({ DATA_DIR, SESSION_SECRET }).session_secrets;
  expect(listOf(`${left},${right}`)).toEqual([left, right]);
  expect(listOf(`${left},,${right}`)).toEqual([`${left},${right}`]);
  expect(listOf(`${left},,,${right}`)).toEqual([`${left},`, right]);
  // A secret that was set before there were lists may have a comma.
  expect(problemsOf({ DATA_DIR, SESSION_SECRET: `${left},b` })).toContain('a comma within a secret is written twice');
});

test('production requires its settings and refuses what belongs to a demonstration', () => {
  expect(readEnv({ ...production, DATA_DIR })).toMatchObject({
    host: '0.0.0.0',
    base_url: 'https://medverka.example',
    demo: false,
  });
  const said = problemsOf({ NODE_ENV: 'production', DEMO: '1', SIMULATED_DELAY_MS: '5' });
  for (const name of [
    'SESSION_SECRET is',
    'PERSONAL_DATA_SECRET is',
    'BASE_URL is',
    'SMTP_URL is',
    // Required, because with the default sender, an address that nobody owns, no mail would arrive.
    'MAIL_FROM is',
    'DEMO must',
    'SIMULATED_DELAY_MS must',
  ]) {
    expect(said).toContain(`\n  ${name}`);
  }
});

test('a missing program is reported at the start, not by films that are never ready', () => {
  const plain = join(DATA_DIR, 'plain');
  writeFileSync(plain, '');
  for (const FFMPEG_PATH of ['/usr/bin/no-such-program', 'ffmpeg', DATA_DIR, plain])
    expect(problemsOf({ DATA_DIR, FFMPEG_PATH })).toContain('FFMPEG_PATH must be the whole path');
  expect(readEnv({ DATA_DIR, FFMPEG_PATH: process.execPath }).ffmpeg_path).toBe(process.execPath);
});

test('a message never repeats a value, which may be a secret', () => {
  expect(problemsOf({ DATA_DIR, SESSION_SECRET: 'hunter2', SMTP_URL: 'hunter2' })).not.toContain('hunter2');
});
