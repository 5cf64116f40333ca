/**
 * `node bench/measure-ledger.ts [count]`: 16 writers enter invoices into the books (10,000 by default), each invoice in
 * a transaction of its own. Compares with a plain insert of the same rows, without the ledger's rules: no counter, no
 * event, no check in the database that the sum is zero.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { momentOf } from '#domain/kernel/time/day.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { voucherOf } from '#domain/money/ledger/voucher.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { anInvoice } from '#tests/factories/ledger.ts';

const WRITERS = 16;
const ROUNDS = 5;
const count = Number(process.argv[2] ?? 10_000);

const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
const database = await startEmbedded(folder);
const pool = createPool(database.url, { max: WRITERS });
try {
  await migrate(pool);
  await pool.query('create table bare_vouchers as select * from vouchers');
  await pool.query('create table bare_lines as select * from voucher_lines');
  const db = createKysely(pool);
  const moment = momentOf(systemClock());

  const ours = () => inTransaction(db, (trx) => postEvent(trx, anInvoice(), moment));
  const bare = () =>
    db.transaction().execute(async (trx) => {
      const id = randomUUID();
      const { type, cause_id, subject_id, happened_on, text, ...event } = anInvoice();
      const { series, lines } = voucherOf({ type, cause_id, subject_id, happened_on, text, ...event });
      await sql`insert into bare_vouchers (id, series, year, number, posted_on, happened_on, text, event, cause_id, subject_id, line_count, created_date)
        values (${id}, ${series}, 2026, 1, ${happened_on}, ${happened_on}, ${text}, ${type}, ${cause_id}, ${subject_id}, ${lines.length}, ${moment.now})`.execute(
        trx,
      );
      const rows = lines.map(({ account, amount_ore }, index) => ({
        account: ACCOUNTS[account].number,
        amount_ore,
        index,
      }));
      await sql`insert into bare_lines select ${id}, index, account, amount_ore from
        jsonb_to_recordset(${JSON.stringify(rows)}) as line (index smallint, account smallint, amount_ore bigint)`.execute(
        trx,
      );
    });

  /** Vouchers per second of all writers together. */
  const speed = async (write: () => Promise<unknown>): Promise<number> => {
    let left = count / ROUNDS;
    const from = performance.now();
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (left-- > 0) await write();
      }),
    );
    return count / ROUNDS / ((performance.now() - from) / 1000);
  };
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ours: await speed(ours), bare: await speed(bare) });
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  const [told, beside] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.bare))];
  const ratio = median(rounds.map((one) => one.ours / one.bare));
  console.log(`| vouchers | written/s | bare insert/s | ratio |\n|---|---|---|---|`);
  console.log(`| ${count} by ${WRITERS} writers | ${told.toFixed(0)} | ${beside.toFixed(0)} | ${ratio.toFixed(2)} |`);
} finally {
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
