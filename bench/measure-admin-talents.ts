/**
 * `node bench/measure-admin-talents.ts [talents]`: times the administrators' list of talents, a page with its count, in
 * the database. Prints the median and the slowest time in ms of each kind of query, and fails if a median exceeds 100
 * ms.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { type TalentFilter, talentFilter } from '#contract/people/admin-talent.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { listTalents } from '#server/features/people/admin-talent/queries/list-talents.ts';
import { fillTalents } from './talents/fill-talents.ts';

const TIMES = 15;
const BOUND_MS = 100;

const QUESTIONS: readonly Partial<Record<keyof TalentFilter, unknown>>[] = [
  {},
  { page: 40 },
  { page: 1000 },
  { sort: 'oldest' },
  { sort: 'name', page: 20 },
  { sort: 'waiting' },
  { review: 'waiting' },
  { review: 'changes_asked' },
  { standing: 'suspended' },
  { verified: 'no' },
  { completed: 'no', sort: 'name' },
  { minor: 'yes' },
  { minor: 'yes', county: '09', booked: 'yes' },
  { county: '14', joined: '30' },
  { booked: 'yes' },
  { booked: 'no', completed: 'no' },
  { q: 'anna berg' },
  { q: 'bo ek' },
  { q: 'anna' },
  { q: 'talent77@example.com' },
];

const talents = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
const database = await startEmbedded(folder);
try {
  const pool = createPool(database.url, { max: 4 });
  // A pool without the product's time limits, for bulk inserts.
  const bulk = new pg.Pool({ connectionString: database.url, max: 4 });
  await migrate(pool);
  const moment = momentOf(systemClock());
  await fillTalents(bulk, talents, moment.today);
  await bulk.query(`update talents set review = 'waiting', submitted_date = created_date
    where id in (select id from talents order by id limit 2000)`);
  await bulk.query(
    `update talents set review = 'changes_asked' where id in (select id from talents order by id desc limit 40)`,
  );
  await bulk.query('vacuum analyze talents');
  const db = createKysely(pool);
  const actor = { role: 'admin', account_id: '', session_id: '', name: '', email: '', admin_role: 'owner' } as const;
  let slowest = 0;
  for (const question of QUESTIONS) {
    const filter = talentFilter.parse(question);
    const times: number[] = [];
    let total = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const from = performance.now();
      ({ total } = await listTalents(db, filter, actor, moment));
      times.push(performance.now() - from);
    }
    const [median = 0, most = 0] = [times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)], Math.max(...times)];
    slowest = Math.max(slowest, median);
    console.log(
      `${median.toFixed(1).padStart(7)} ${most.toFixed(1).padStart(7)}  ${total} of ${talents}  ${JSON.stringify(question)}`,
    );
  }
  await Promise.all([pool.end(), bulk.end()]);
  console.log(`The slowest median is ${slowest.toFixed(1)} ms; the limit is ${BOUND_MS} ms.`);
  if (slowest > BOUND_MS) process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
