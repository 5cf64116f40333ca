import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { SETTINGS_IN_FILES, withSecretFiles } from './secret-files.ts';

let folder: string;
let CREDENTIALS_DIRECTORY: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  CREDENTIALS_DIRECTORY = join(folder, 'credentials');
  mkdirSync(CREDENTIALS_DIRECTORY);
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECRET = 'a secret of at least thirty-two characters';
function fileWith(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const credential = (name: string, text: string) => fileWith(join('credentials', name), text);
const start = (settings: Record<string, string>) => readEnv({ DATA_DIR: folder, ...settings });

test.each(SETTINGS_IN_FILES)('%s may be in a file, or be a credential of systemd', (name) => {
  const problems: string[] = [];
  const path = fileWith('value', 'from a file\n');
  expect(withSecretFiles({ [`${name}_FILE`]: path }, problems)[name]).toBe('from a file');
  credential(name.toLowerCase().replaceAll('_', '-'), 'from systemd\n');
  expect(withSecretFiles({ CREDENTIALS_DIRECTORY }, problems)[name]).toBe('from systemd');
  // A value or a file that a setting names is used instead of the credential.
  expect(withSecretFiles({ CREDENTIALS_DIRECTORY, [`${name}_FILE`]: path }, problems)[name]).toBe('from a file');
  expect(withSecretFiles({ CREDENTIALS_DIRECTORY, [name]: 'plain' }, problems)[name]).toBe('plain');
  expect(problems).toEqual([]);
});

test('a secret in a file is checked like any other, and may be a list', () => {
  expect(start({ SESSION_SECRET_FILE: fileWith('one', `${SECRET},\n${SECRET} too\n`) }).session_secrets).toEqual([
    SECRET,
    `${SECRET} too`,
  ]);
  expect(() => start({ SESSION_SECRET_FILE: fileWith('one', 'short') })).toThrow(
    'SESSION_SECRET must have at least 32',
  );
  credential('smtp-url', 'http://mail.example');
  expect(() => start({ CREDENTIALS_DIRECTORY })).toThrow('SMTP_URL must be an address');
});

test('a value and a file at once, a missing file and an empty one are refused, and no message repeats a secret', () => {
  const SESSION_SECRET_FILE = fileWith('one', SECRET);
  const refused = (settings: Record<string, string>, words: string) => {
    expect(() => start(settings)).toThrow(words);
    expect(() => start(settings)).not.toThrow(SECRET);
  };
  refused({ SESSION_SECRET: SECRET, SESSION_SECRET_FILE }, 'SESSION_SECRET and SESSION_SECRET_FILE must not both');
  refused({ SMTP_URL_FILE: join(folder, 'none') }, 'SMTP_URL_FILE must be a file with the value');
  refused({ SMTP_URL_FILE: fileWith('empty', '\n') }, 'SMTP_URL_FILE must be a file with the value');
  credential('session-secret', '');
  refused({ CREDENTIALS_DIRECTORY }, 'The credential session-secret must be a file with the value');
});
