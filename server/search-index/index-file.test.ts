import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIndex, writeIndex } from './index-file.ts';
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
