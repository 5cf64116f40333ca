import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '#scripts/build.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { startServer } from '#tests/support/server-process.ts';

/** Mails hold whole addresses, so the port must be known before the server is. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(address)));
    });
  });
}

/**
 * Builds the screens when they are stale, and starts one PostgreSQL and the real server in a process of its own, with
 * the demonstration in it, for all journeys. They find it by the environment: BASE_URL and E2E_*. `E2E_DEMO=0` starts
 * empty, which is quicker.
 */
export default async function startForAll(): Promise<() => Promise<void>> {
  const stack = new AsyncDisposableStack();
  try {
    await buildWeb();
    const { stop } = await startDatabaseServer();
    stack.defer(stop);
    const database = await createTestDatabase();
    stack.defer(() => database.drop());
    const folder = mkdtempSync(join(tmpdir(), 'medverka-e2e-'));
    stack.defer(() => rmSync(folder, { recursive: true, force: true }));
    const port = String(await freePort());
    const settings = {
      NODE_ENV: 'test',
      PORT: port,
      BASE_URL: `http://localhost:${port}`,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      RATE_LIMITS: '0',
      LOCAL_CALENDARS: '1',
      DEMO: process.env.E2E_DEMO === '0' ? '0' : '1',
      SESSION_SECRET: 'only for journeys in a browser, nobody keeps it',
    };
    const server = await startServer(settings);
    stack.defer(() => server.stop());
    process.env.BASE_URL = server.url;
    process.env.E2E_DATABASE_URL = database.url;
    process.env.E2E_DATA_DIR = folder;
    process.env.E2E_SESSION_SECRET = settings.SESSION_SECRET;
    process.env.E2E_DEMO = settings.DEMO;
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  return () => stack.disposeAsync();
}
