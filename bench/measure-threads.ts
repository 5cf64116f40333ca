/**
 * `node bench/measure-threads.ts`: times opening, paging to the middle and writing in a thread of 10,000 messages and
 * in one of ten, and the list of threads. Calls the product's own queries, for both threads in turn, in one process.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sendMessage } from '#server/features/talk/thread/commands/send-message.ts';
import { listThreads } from '#server/features/talk/thread/queries/list-threads.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { messagesBefore, showThread } from '#server/features/talk/thread/queries/show-thread.ts';
import { fill } from './fill.ts';
import { NOW } from './moment.ts';

const LONG = 10_000;
const SHORT = 10;
const ROUNDS = 200;

const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
const database = await startEmbedded(folder);
const pool = createPool(database.url, { max: 4 });
try {
  await migrate(pool);
  await fill(pool);
  // The threads of one talent. The first is long; in all threads the company wrote last.
  await pool.query(
    `with chat as (
      insert into project_chats (project_id, company_id, talent_id, candidate_id, last_number, last_date, company_wrote, talent_wrote)
      select k.project_id, p.company_id, k.talent_id, k.id, size, ${NOW}, size, size - 1
      from (select *, case when row_number() over (order by id) = 1 then ${LONG} else ${SHORT} end as size from candidates) k
        join projects p on p.id = k.project_id returning *)
    insert into project_messages (chat_id, project_id, talent_id, sender_side, number, body, created_date)
    select id, project_id, talent_id, case when n % 2 = 0 then 'company' else 'talent' end, n,
      repeat('Vi ses vid porten klockan åtta. ', 1 + n % 5), ${NOW} - (last_number - n) * interval '10 minutes'
    from chat, generate_series(1, last_number) n`,
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ subject_id: string; last_number: number; talent_id: string; account_id: string }>(
    `select h.subject_id, h.last_number, h.talent_id, t.account_id from project_chats h join talents t on t.id = h.talent_id
     order by h.last_number desc limit 2`,
  );
  const [long, short] = rows;
  if (!long || !short) throw new Error('The database needs two threads.');
  const actor: TalentActor = {
    role: 'talent',
    account_id: long.account_id,
    talent_id: long.talent_id,
    is_registered: true,
    session_id: randomUUID(),
    name: 'Talang',
    email: 'talent@example.com',
  };
  const db = createKysely(pool);
  const moment = momentOf(systemClock());
  const opened = async (id: string) => {
    const thread = await loadThread(db, actor, id, moment);
    if (!thread) throw new Error('The thread does not exist.');
    return thread;
  };
  const write = async (id: string) => {
    const sent = { id: randomUUID(), body: 'Hej', files: [] };
    if (isRefusal(await inTransaction(db, (trx) => sendMessage(trx, actor, id, sent, moment))))
      throw new Error('The message was refused.');
  };
  const parts: Record<string, (thread: { subject_id: string; last_number: number }) => Promise<unknown>> = {
    open: async ({ subject_id }) => showThread(db, await opened(subject_id)),
    'leaf to the middle': async ({ subject_id, last_number }) =>
      messagesBefore(db, await opened(subject_id), Math.ceil(last_number / 2)),
    write: ({ subject_id }) => write(subject_id),
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  console.log(`| | ${LONG.toLocaleString('en')} messages, ms | ${SHORT} messages, ms | ratio |\n|---|---|---|---|`);
  for (const [name, work] of Object.entries(parts)) {
    const [ofLong, ofShort]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ofLong.push(await timed(() => work(long)));
      ofShort.push(await timed(() => work(short)));
    }
    const [one, other] = [median(ofLong), median(ofShort)];
    console.log(`| ${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(one / other).toFixed(2)} |`);
  }
  const listed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) listed.push(await timed(() => listThreads(db, actor, 1, moment)));
  console.log(`\nThe list of its 40 threads, with the long one: ${median(listed).toFixed(2)} ms.`);
} finally {
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
