import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPool } from '#server/db/pool.ts';
import { readEngineUrl } from '#server/search-engine-url.ts';
import { createSearch } from '#server/search-index/create-search.ts';
import type { Question } from '#server/search-index/talent-search.ts';
import { runOnce } from '#tests/support/database-server.ts';
import { asSuperuser, startWithReplica } from '#tests/support/replica.ts';
import { HAS_SEARCH_NODES, startSearchNodes } from '#tests/support/search-nodes.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

describe.runIf(HAS_SEARCH_NODES)('an engine and a replica (need SEARCH_NODES=1)', () => {
  test('an engine that is filled from a replica knows what the primary knows, however far behind the replica is', async () => {
    await using stack = new AsyncDisposableStack();
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'medverka-replica-'))) as [string, string];
    stack.defer(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const nodes = await startSearchNodes(1);
    stack.defer(() => nodes.stop());
    const { primary, replica: standby } = await startWithReplica(...folders);
    stack.defer(() => primary.stop());
    stack.defer(() => standby.stop());
    const server = await startTestServer({ DATABASE_URL: primary.url });
    stack.defer(() => server.stop());
    const replica = createPool(standby.url, { max: 1 });
    stack.defer(() => replica.end());
    const { db, pool, clock } = server.services;
    const failures: unknown[] = [];
    const log = { warn() {}, error: ({ err }: { err: unknown }) => void failures.push(err) };
    const settings = { place: readEngineUrl(nodes.url), proxy: {}, hasOwnIndex: false };
    const engine = await createSearch({ db, pool, replica, clock, log }, { engine: settings });
    stack.defer(() => engine.stop());

    const [hidden] = [await newVisibleTalent(db), await newVisibleTalent(db)];
    // From here on the replica gets no changes.
    const reached = 'select count(*)::int as count from talent_search';
    await expect.poll(async () => (await replica.query(reached)).rows).toEqual((await pool.query(reached)).rows);
    await runOnce(asSuperuser(standby.url), 'select pg_wal_replay_pause()');
    await newVisibleTalent(db);
    await db.updateTable('talents').set({ is_paused: true }).where('id', '=', hidden.talent_id).execute();
    await newVisibleTalent(db);
    const wanted = { wishes: [], words: '', unknown: [], today: '2026-11-29', without: [] };
    const question: Question = { kind: 'count', wanted };
    await engine.fill();
    expect(await engine.search(question)).toBe(3);
    await newVisibleTalent(db);
    expect(await engine.search(question)).toBe(4);
    expect(failures).toEqual([]);
  }, 240_000);
});
