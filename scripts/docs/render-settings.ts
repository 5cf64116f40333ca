import { SETTINGS } from '#server/env.ts';
import { credentialOf, SETTINGS_IN_FILES } from '#server/secret-files.ts';

const row = ([name, { standard, description }]: [string, { standard: string; description: string }]) =>
  `| \`${name}\` | ${description} | ${standard} |`;

/** The page of settings, in the order of their declarations. */
export const renderSettings = (): string =>
  [
    '# Settings',
    '',
    'Written by `npm run docs:settings` from `server/env.ts`, `server/provider-settings.ts`, `server/s3-settings.ts` and `server/secret-settings.ts`; nothing else reads the environment. All are checked at the start, and everything wrong or missing is named in one message. How the product is run with them: [operating.md](operating.md).',
    '',
    '| Setting | What it is for | When not given |',
    '|---|---|---|',
    ...Object.entries(SETTINGS).map(row),
    '',
    '## Secrets in files',
    '',
    'Each of these settings may also be in a file: its setting with `_FILE` at the end gives the path. Without either, a credential of systemd is used (`LoadCredential=`), under the name in the table. Spaces and line breaks around the value do not count, and a value and a file at once are refused.',
    '',
    '| Setting | Path of a file | Credential of systemd |',
    '|---|---|---|',
    ...SETTINGS_IN_FILES.map((name) => `| \`${name}\` | \`${name}_FILE\` | \`${credentialOf(name)}\` |`),
    '',
  ].join('\n');
