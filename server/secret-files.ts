import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The settings with secrets: each may also be in a file, which other users and crash reports do not show. */
export const SETTINGS_IN_FILES = [
  'SESSION_SECRET',
  'PERSONAL_DATA_SECRET',
  'DATABASE_URL',
  'SEARCH_DATABASE_URL',
  'SEARCH_ENGINE_URL',
  'SMTP_URL',
  'MAIL_INBOUND_SECRET',
  'SMS_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
] as const;
type Name = (typeof SETTINGS_IN_FILES)[number];

type Source = Readonly<Record<string, string | undefined>>;

/** The name of a setting's credential of systemd (`LoadCredential=session-secret:/etc/…`). */
export const credentialOf = (name: Name): string => name.toLowerCase().replaceAll('_', '-');

/** The file that holds a setting, and its name in messages; undefined if the setting is in no file. */
function fileOf(source: Source, name: Name): { readonly path: string; readonly called: string } | undefined {
  const given = source[`${name}_FILE`]?.trim();
  if (given) return { path: given, called: `${name}_FILE` };
  const folder = source.CREDENTIALS_DIRECTORY?.trim();
  const path = folder && !source[name]?.trim() ? join(folder, credentialOf(name)) : undefined;
  return path && existsSync(path) ? { path, called: `The credential ${credentialOf(name)}` } : undefined;
}

function readWhole(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * The settings of the environment, together with those that `<NAME>_FILE` or a credential of systemd puts in files.
 * @param problems gets a line for each file that cannot be used
 */
export function withSecretFiles(source: Source, problems: string[]): Source {
  const found: Record<string, string> = {};
  for (const name of SETTINGS_IN_FILES) {
    const file = fileOf(source, name);
    if (!file) continue;
    const text = readWhole(file.path);
    if (source[name]?.trim()) problems.push(`${name} and ${name}_FILE must not both be given`);
    else if (text === '') problems.push(`${file.called} must be a file with the value, which this user may read`);
    else found[name] = text;
  }
  return { ...source, ...found };
}
