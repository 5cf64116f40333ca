import { expect, it } from 'vitest';
import { readSource } from '../structure/source.ts';
import { servingFiles } from './serving-files.ts';

const sources = Object.entries({
  'server/main.ts': "import type { Page } from '#web/page.ts';",
  'server/main.test.ts': "import { main } from './main.ts';",
  'server/db/migrations/0001.sql': '',
  'scripts/serve.ts': "import { main } from '#server/main.ts';\nif (x) await import('#demo/demonstration.ts');",
  'scripts/backup.ts': "import { read } from './backup/read.ts';",
  'scripts/backup/read.ts': '',
  'scripts/build.ts': "import { build } from 'vite';",
  'demo/demonstration.ts': '',
}).map(([path, text]) => readSource(path, text));

it('a serving installation has the server and the scripts with their imports, without tests, build and demonstration', () => {
  expect(servingFiles(sources, ['scripts/serve.ts', 'scripts/backup.ts'])).toEqual([
    'scripts/backup.ts',
    'scripts/backup/read.ts',
    'scripts/serve.ts',
    'server/db/migrations/0001.sql',
    'server/main.ts',
  ]);
});

it('a file that a script imports and that is not there is named', () => {
  expect(() => servingFiles([], ['scripts/gone.ts'])).toThrow('scripts/gone.ts');
});
