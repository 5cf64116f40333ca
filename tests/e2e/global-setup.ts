import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '#scripts/build.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { WITH_LIGHT_PASSWORDS } from '#tests/support/light-passwords.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type House, type HouseName, tellHouse } from './houses.ts';
import { tellSlowLine } from './slow-line.ts';

/** Enough talents for lists with two pages. More would take long, because of their pictures. */
const DEMO_TALENTS = '60';

/**
 * Makes a database and a folder for one of the two servers and begins to start it. `opened` resolves when the server
 * answers.
 */
async function openHouse(name: HouseName, stack: AsyncDisposableStack): Promise<{ opened: Promise<unknown> }> {
  const database = await createTestDatabase();
  stack.defer(() => database.drop());
  const folder = mkdtempSync(join(tmpdir(), 'medverka-e2e-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const port = String(await freePort());
  const house: House = {
    url: `http://localhost:${port}`,
    database_url: database.url,
    data_dir: folder,
    session_secret: 'only for journeys in a browser and nobody keeps it',
  };
  const ending = new AbortController();
  const starting = startServer(
    {
      NODE_ENV: 'test',
      PORT: port,
      BASE_URL: house.url,
      DATABASE_URL: house.database_url,
      DATA_DIR: house.data_dir,
      RATE_LIMITS: '0',
      LOCAL_CALENDARS: '1',
      DEMO: name === 'demonstration' ? '1' : '0',
      DEMO_TALENTS,
      SESSION_SECRET: house.session_secret,
      NODE_OPTIONS: WITH_LIGHT_PASSWORDS,
    },
    { giveUp: ending.signal },
  );
  stack.defer(async () => {
    ending.abort();
    await (await starting.catch(() => undefined))?.stop();
  });
  tellHouse(name, house);
  const opened = starting.catch((error: unknown) => {
    // A short run may end before the demonstration is made.
    if (!ending.signal.aborted) throw error;
  });
  return { opened };
}

/**
 * Builds the screens if they are outdated, and starts one PostgreSQL and two servers: an empty one for journeys, and
 * one with the demonstration for walks, which wait for it. `E2E_DEMO=0` starts the empty one only; `E2E_SLOW_LINE`
 * delays calls (slow-line.ts).
 */
export default async function startForAll(): Promise<() => Promise<void>> {
  const stack = new AsyncDisposableStack();
  tellSlowLine();
  try {
    await buildWeb();
    const { stop } = await startDatabaseServer();
    stack.defer(stop);
    const { opened } = await openHouse('empty', stack);
    await opened;
    if (process.env.E2E_DEMO !== '0') {
      const demonstration = await openHouse('demonstration', stack);
      // Prints why the server could not start: `untilOpen` only says that it does not answer.
      demonstration.opened.catch((error: unknown) => console.error(error));
    }
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  return () => stack.disposeAsync();
}
