import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copy } from './copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const box = (name: string, bytes: number, ...content: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

test('an index that claims the size of its file is not read into memory', async () => {
  const place = join(folder, 'bomb.mp4');
  const [start, index] = [box('ftyp', 16, Buffer.from('isom\0\0\0\0', 'latin1')), 100 * 1024 * 1024];
  writeFileSync(place, Buffer.concat([start, box('moov', index)]));
  truncateSync(place, start.length + index);
  expect(await copy({ place, folder }, () => {})).toEqual({ refused_for: 'unreadable' });
});
