import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server-process.ts';

test('a process with an unhandled rejection logs it, finishes the calls that it has begun, and ends', async () => {
  const database = await createTestDatabase();
  const data_dir = mkdtempSync(join(tmpdir(), 'medverka-broken-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR: data_dir, DEMO: '0' };
  const server = await startServer(settings, { script: 'tests/support/broken-process.ts' });
  const slow = fetch(`${server.url}/slow`);
  await fetch(`${server.url}/break`);
  expect(await (await slow).text()).toBe('whole');
  expect(await server.ended).toBe('70');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number });
  // Other errors may come on a slow machine, such as one of a slow disk.
  expect(lines.filter(({ level }) => level === 60)).toMatchObject([
    {
      level: 60,
      err: { type: 'TypeError', message: 'what nobody waits for' },
      msg: expect.stringContaining('nobody waited for'),
    },
  ]);
  await expect(fetch(server.url)).rejects.toThrow();
  await database.drop();
  rmSync(data_dir, { recursive: true });
});
