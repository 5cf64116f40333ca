import { SETTINGS } from '#server/env.ts';

const row = ([name, { standard, description }]: [string, { standard: string; description: string }]) =>
  `| \`${name}\` | ${description} | ${standard} |`;

/** The page of settings, in the order of their declarations. */
export const renderSettings = (): string =>
  [
    '# Settings',
    '',
    'Written by `npm run docs:settings` from `server/env.ts`, `server/provider-settings.ts` and `server/s3-settings.ts`; nothing else reads the environment. All are checked at the start, and everything wrong or missing is named in one message. How the product is run with them: [operating.md](operating.md).',
    '',
    '| Setting | What it is for | When not given |',
    '|---|---|---|',
    ...Object.entries(SETTINGS).map(row),
    '',
  ].join('\n');
