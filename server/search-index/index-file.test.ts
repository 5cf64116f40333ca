import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_BY, readIndex, writeIndex } from './index-file.ts';
import { segmentBuilder } from './segment.ts';

test('a written index is read again, by the same code', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'medverka-index-'));
  const file = join(folder.path, 'index');
  const horizon = { database: 'of this test', transaction: 7 };
  await writeIndex(
    file,
    { segments: [segmentBuilder('2026-11-21').build()], horizon, asked: 2, loaded: 1 },
    new Date(3),
  );
  expect(await readIndex(file)).toMatchObject({ horizon, asked: 2, loaded: 1, segments: [{ size: 0 }] });
});

test('a file is out of date after a change of any code that builds segments', async () => {
  const imported = BUILT_BY.flatMap((name) => {
    const source = readFileSync(new URL(name, import.meta.url), 'utf8');
    return [...source.matchAll(/^import (?!type )[^;]* from '\.\/([^']+)'/gm)].map(([, file]) => file);
  });
  expect(BUILT_BY).toEqual(expect.arrayContaining(imported));
});
