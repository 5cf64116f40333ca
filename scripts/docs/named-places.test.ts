import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { type House, linksIn, missingFrom, pathsIn, scriptsIn } from './named-places.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const house: House = {
  root,
  files: globSync('{*.ts,{bench,client,contract,demo,domain,scripts,server,tests,texts,web}/**/*.{ts,tsx,mjs,sql}}', {
    cwd: root,
  }).map((path) => path.replaceAll('\\', '/')),
  scripts: new Set(Object.keys(packageJson.scripts)),
};

const pages = globSync('{*.md,docs/**/*.md,bench/*.md,client/*.md}', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);

test('the pages that people read first are among those that are checked', () => {
  const first = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'bench/README.md', 'docs/glossary.md'];
  expect(pages).toEqual(expect.arrayContaining(first));
});

test('every path, link and script that a page names is there', () => {
  const missing = pages.flatMap((path) => missingFrom({ path, text: readFileSync(join(root, path), 'utf8') }, house));
  expect(missing).toEqual([]);
});

test('every file and folder that a comment of a column names is there', () => {
  const comments = readFileSync(join(root, 'server/db/generated.ts'), 'utf8');
  const named = [...comments.matchAll(/\b(?:contract|docs|domain|server|texts|web)\/[\w./-]*\w/g)].map(
    ([path]) => path,
  );
  expect(named).not.toEqual([]);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const missing = (text: string) => missingFrom({ path: 'docs/page.md', text }, house);

test('a wrong path, link or script is told with its page', () => {
  expect(missing('See `domain/nowhere/file.ts`.')).toEqual([
    'docs/page.md names domain/nowhere/file.ts, which does not exist',
  ]);
  expect(missing('See [it](nowhere.md#part).')).toEqual([
    'docs/page.md links to nowhere.md#part, which does not exist',
  ]);
  expect(missing('Run `npm run nothing:here`.')).toEqual([
    'docs/page.md names the script nothing:here, which is not in package.json',
  ]);
  expect(missing('`domain/<context>/<noun>/<noun>.nothing.ts`')).toHaveLength(1);
  expect(missing('`commands/no-such-file.ts`')).toHaveLength(1);
});

test('patterns, arguments of commands and links from a folder are found', () => {
  expect(missing('`domain/<context>/<noun>/<noun>.workflow.ts`, `scripts/docs/*.ts`, [root](../README.md)')).toEqual(
    [],
  );
  expect(pathsIn('`npm test -- unit tests/api/x.test.ts`, `server/…`')).toEqual(['tests/api/x.test.ts', 'server/…']);
  expect(linksIn('[a](b.md) [c](https://d.se) [e](#f) <img src="g.webp">')).toEqual(['b.md', 'g.webp']);
  expect(scriptsIn('`npm run --silent brief`, npm test, npm run db:types.')).toEqual(['brief', 'db:types', 'test']);
});

test('a name that is struck through may be gone', () => {
  expect(missing('It stood in ~~`server/gone.ts`~~ and was started by ~~`npm run gone`~~.')).toEqual([]);
});
