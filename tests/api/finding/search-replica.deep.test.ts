import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Embedded } from '#server/db/embedded.ts';
import { aCompany } from '#tests/factories/people.ts';
import { runOnce } from '#tests/support/database-server.ts';
import { asSuperuser, startWithReplica } from '#tests/support/replica.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'medverka-replica-'))) as [string, string];
let primary: Embedded;
let replica: Embedded;
/** Two servers that write to the primary. `plain` loads all people from the primary, `reading` from the replica. */
let plain: TestServer;
let reading: TestServer;
beforeAll(async () => {
  ({ primary, replica } = await startWithReplica(...folders));
  plain = await startTestServer({ DATABASE_URL: primary.url }, {}, { withSearchThread: true });
  for (let number = 1; number <= 30; number++)
    await newVisibleTalent(plain.services.db, {
      first_name: `Namn${number}`,
      height_cm: 150 + number,
      skills: number % 3 === 0 ? { riding: 2 } : {},
    });
  const settings = { DATABASE_URL: primary.url, SEARCH_DATABASE_URL: replica.url };
  reading = await startTestServer(settings, {}, { withSearchThread: true });
}, 90_000);
afterAll(async () => {
  await reading?.stop();
  await plain?.stop();
  await replica?.stop();
  await primary?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const QUERIES = [
  {},
  { wish: ['skill.riding'] },
  { text: 'namn7 namn' },
  { wish: ['height.160-170'], order: 'newest' },
] as const;

const onReplica = (statement: string) => runOnce(asSuperuser(replica.url), statement);

test('a process that reads from a replica answers as one on the primary, however far behind the replica is', async () => {
  const { db } = plain.services;
  const [one, other] = [await aCompany(plain), await aCompany(reading)];
  const bothFind = async (total: number) => {
    for (const query of QUERIES) {
      const asked = { query: query as { text?: string } };
      expect(await other.api.ok('GET /talents', asked)).toEqual(await one.api.ok('GET /talents', asked));
    }
    expect((await other.api.ok('GET /talents', { query: {} })).total).toBe(total);
  };
  await bothFind(30);

  // From here on the replica gets no changes.
  await onReplica('select pg_wal_replay_pause()');
  const { talent_id } = await newVisibleTalent(db, { first_name: 'Namnlös', skills: { riding: 4 } });
  await bothFind(31);
  // Loads all people again, as they are on the replica.
  await reading.services.talents.reload();
  const readers = `select from pg_stat_activity where application_name = 'medverka' and datname = 'medverka'`;
  expect(await onReplica(readers)).not.toEqual([]);
  await bothFind(31);
  await db.updateTable('talents').set({ is_paused: true }).where('id', '=', talent_id).execute();
  await bothFind(30);
  await onReplica('select pg_wal_replay_resume()');
  await bothFind(30);

  // Without a replica the process reads the primary.
  await replica.stop();
  await reading.services.talents.reload();
  await newVisibleTalent(db, { first_name: 'Namnsdag' });
  await bothFind(31);
});
