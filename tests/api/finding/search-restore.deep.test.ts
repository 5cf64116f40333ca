import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import type { Database } from '#server/db/generated.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { countBits } from '#server/search-index/doc-set.ts';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { aCompany } from '#tests/factories/people.ts';
import { dumpAndRestore } from '#tests/support/dump-restore.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

const PEOPLE = 12;
const folder = mkdtempSync(join(tmpdir(), 'medverka-restored-'));
chmodSync(folder, 0o711); // if root runs the tests, PostgreSQL runs as another user, who must be able to enter
let old: TestServer;
let cluster: Embedded;
beforeAll(async () => {
  [old, cluster] = await Promise.all([startTestServer(), startEmbedded(folder, { fast: true })]);
  for (let number = 1; number <= PEOPLE; number++)
    await newVisibleTalent(old.services.db, { first_name: `P${number}`, skills: { riding: 2 } });
});
afterAll(async () => {
  await old.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Uses up transaction ids, as years of use do. */
const age = (server: TestServer) =>
  server.services.pool.query(
    'do $$ begin for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$',
  );

/** The index of a process. Counts the people that each answer reads, without the first load. */
function follow(url: string) {
  const pool = createPool(url, { max: 3 });
  let read = 0;
  const db: Kysely<Database> = createKysely(pool).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.filter(({ talent_id }) => talent_id).length;
      return result;
    },
  });
  const index = createTalentIndex({ db, pool, clock: old.services.clock, log: old.services.log });
  return {
    /** The number of people in the index, and of people that were read for this answer. */
    ask: async () => {
      read = 0;
      const segments = await index.current();
      const people = segments.reduce((sum, { size, gone }) => sum + size - countBits(gone), 0);
      return { people, read };
    },
    stop: () => pool.end(),
  };
}

test('a product restored from a dump into another cluster searches right, follows, and reads only what changed', async () => {
  await age(old);
  const last = await newVisibleTalent(old.services.db, { first_name: 'Sist' });
  const empty = createPool(cluster.url, { max: 1 });
  await migrate(empty);
  await empty.end();
  // A process that used the new cluster before the restore.
  const before = follow(cluster.url);
  expect(await before.ask()).toEqual({ people: 0, read: 0 });

  await dumpAndRestore(old.services.env.database_url ?? '', cluster.url);
  const restored = await startTestServer({ DATABASE_URL: cluster.url });
  const after = follow(cluster.url);
  try {
    const company = await aCompany(restored);
    const names = async (...wish: string[]) => {
      const { items } = await company.api.ok('GET /talents', { query: { wish } });
      return items.map(({ name }) => name.split(' ')[0]);
    };
    expect(await names()).toHaveLength(PEOPLE + 1);
    expect((await before.ask()).people).toBe(PEOPLE + 1);
    expect((await after.ask()).people).toBe(PEOPLE + 1);
    for (const index of [before, after]) expect(await index.ask()).toEqual({ people: PEOPLE + 1, read: 0 });

    expect(await names('skill.swimming')).toEqual([]);
    const { db } = restored.services;
    await db
      .insertInto('talent_skills')
      .values({ talent_id: last.talent_id, skill_id: 'swimming', level: 2 })
      .execute();
    expect(await names('skill.swimming')).toEqual(['Sist']);
    for (const index of [before, after]) {
      expect(await index.ask()).toEqual({ people: PEOPLE + 1, read: 1 });
      expect(await index.ask()).toEqual({ people: PEOPLE + 1, read: 0 });
    }

    // The transaction ids of the new cluster reach those of the old one: no change may be missed, and none may be read
    // repeatedly.
    await age(restored);
    await newVisibleTalent(db, { first_name: 'Ny' });
    for (const index of [before, after]) {
      expect((await index.ask()).people).toBe(PEOPLE + 2);
      expect(await index.ask()).toEqual({ people: PEOPLE + 2, read: 0 });
    }
    expect(await names()).toHaveLength(PEOPLE + 2);

    // A second restore while processes run that have seen higher transaction ids than the dump contains.
    await dumpAndRestore(old.services.env.database_url ?? '', cluster.url);
    for (const index of [before, after]) {
      expect((await index.ask()).people).toBe(PEOPLE + 1);
      expect(await index.ask()).toEqual({ people: PEOPLE + 1, read: 0 });
    }
  } finally {
    await after.stop();
    await before.stop();
    await restored.stop();
  }
});
