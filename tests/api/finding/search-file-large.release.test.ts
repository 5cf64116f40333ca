import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readIndex } from '#server/search-index/index-file.ts';

test('a file of more than two gigabytes is read to its end, and refused only because of its contents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-large-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'index');
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, Buffer.from('medverka index 1'));
  // The file is sparse, so it takes no room on the disk.
  writeSync(descriptor, Buffer.of(1), 0, 1, 2 ** 31 + 8);
  expect(await readIndex(file)).toBeUndefined();
}, 120_000);
