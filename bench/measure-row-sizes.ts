/**
 * `node bench/measure-row-sizes.ts`: measures what a row of each table takes on the disk, with its indexes and what is
 * stored outside it, and writes bench/row-sizes.json, from which `bench/forecast.ts` works out how large everything
 * becomes. The talents are those of the search's bench; all other rows are those of the bench of growth.
 */
import '#tests/support/light-passwords.ts';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { startMarket } from './growth/market.ts';
import { startOwnDatabase } from './own-database.ts';
import { commitNow } from './report.ts';
import type { RowSizes } from './row-sizes.ts';
import { fillTalents } from './talents/fill-talents.ts';

const TALENTS = 10_000;
/** A table with fewer rows takes its pages rather than its rows. */
const ENOUGH = 200;

interface Size {
  readonly bytes: number;
  readonly rows: number;
}

async function sizesOf(pool: pg.Pool): Promise<Map<string, Size>> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sizes = new Map<string, Size>();
  for (const { name, bytes } of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*) from "${name}"`);
    sizes.set(name, { bytes, rows: rows[0]?.count ?? 0 });
  }
  return sizes;
}

/** The sizes of a database of its own with made-up talents. */
async function sizesOfTalents(day: string): Promise<Map<string, Size>> {
  await using stack = new AsyncDisposableStack();
  const { pool, bulk } = await startOwnDatabase(stack, { fast: true });
  await fillTalents(bulk, TALENTS, day);
  return await sizesOf(pool);
}

/** The sizes of a database with a few of everything, many times over. */
async function sizesOfTheRest(): Promise<Map<string, Size>> {
  await using stack = new AsyncDisposableStack();
  const market = await startMarket(stack);
  return await market.serve(market.smallest, ({ services: { pool } }) => sizesOf(pool));
}

const day = dayOf(systemClock());
const talents = await sizesOfTalents(day);
const rest = await sizesOfTheRest();
const tables: Record<string, number> = {};
const of_a_talent: Record<string, number> = {};
for (const [name, { bytes, rows }] of [...rest, ...talents]) {
  if (rows >= ENOUGH) tables[name] = Math.round(bytes / rows);
}
for (const [name, { rows }] of talents) {
  if (rows >= ENOUGH) of_a_talent[name] = Math.round((rows / TALENTS) * 100) / 100;
}
const sizes: RowSizes = { day, commit: commitNow(), tables, of_a_talent };
writeFileSync(fileURLToPath(new URL('row-sizes.json', import.meta.url)), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(tables);
