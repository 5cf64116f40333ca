import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepAssets, removeOldAssets } from '#server/files/kept-assets.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-14T10:00:00Z'));

/** The folder of a build with these files. */
function aBuild(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function ask(name: string) {
  const answer = await fetch(`${server.url}/assets/${name}`);
  const { headers, status } = answer;
  return { status, text: await answer.text(), type: headers.get('content-type'), cache: headers.get('cache-control') };
}
const statuses = (...names: string[]) => Promise.all(names.map(async (name) => (await ask(name)).status));

test('a process serves the files of other builds, which browsers may keep', async () => {
  const script = `export const screen = '${'a'.repeat(2_000)}';`;
  expect((await ask('-newer12.js')).status).toBe(404);
  await keepAssets(
    server.services,
    aBuild({ '-newer12.js': script, 'index-n1.css': 'a{}', '-newer12.js.br': 'packed' }),
  );
  expect(await ask('-newer12.js')).toEqual({
    status: 200,
    text: script,
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  });
  expect((await ask('index-n1.css')).type).toBe('text/css; charset=utf-8');
  expect(await statuses('-newer12.js.br', '..%2Findex.html', 'unknown.js', 'x.html')).toEqual([404, 404, 404, 404]);
});

test('the files of a build stay for 14 days after its last process', async () => {
  const [older, newer] = [
    aBuild({ 'older-1.js': '1', 'shared-1.js': '1' }),
    aBuild({ 'shared-1.js': '1', 'newer-1.js': '1' }),
  ];
  await keepAssets(server.services, older);
  server.setClock('2026-08-20T10:00:00Z');
  // Two processes of the newer build start at the same time.
  await Promise.all([keepAssets(server.services, newer), keepAssets(server.services, newer)]);
  server.setClock('2026-08-28T09:59:00Z');
  await removeOldAssets(server.services);
  expect(await statuses('older-1.js', 'shared-1.js', 'newer-1.js')).toEqual([200, 200, 200]);
  server.setClock('2026-08-28T10:01:00Z');
  await removeOldAssets(server.services);
  expect(await statuses('older-1.js', 'shared-1.js', 'newer-1.js')).toEqual([404, 200, 200]);
  expect(
    (await server.services.pool.query(`select path from kept_assets where path like '%-1.js' order by path`)).rows,
  ).toEqual([{ path: 'assets/newer-1.js' }, { path: 'assets/shared-1.js' }]);
});
