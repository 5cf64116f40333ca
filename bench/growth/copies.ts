/**
 * Copies of all rows of some tables, in bulk and with the ties between them. The id of a copy is the id of its original
 * with the number of the copy in place of its first six hexadecimal digits, so that a copied row leads to the copies of
 * what its original leads to.
 */
import type pg from 'pg';
import { readTables, type Table } from './schema.ts';

/** Tables whose rows belong to an account: those of an administrator are not copied, because nobody has a thousand. */
const OF_AN_ACCOUNT: ReadonlySet<string> = new Set(['passkeys', 'saved_views', 'sessions', 'sign_in_methods']);

/** What the house has set, and what counts or runs by itself: it does not grow with use. */
const HOUSE: ReadonlySet<string> = new Set([
  'announcement_rules',
  'backups',
  'invoice_counters',
  'payout_counters',
  'platform_details',
  'processes',
  'rate_limits',
  'rates',
  'retention_runs',
  'schedules',
  'schema_migrations',
  'secret_canaries',
  'setting_versions',
  'voucher_counters',
]);

/** Columns with the earliest time at which work on a row may begin. */
const WAITING = /^(free_from|next_attempt_date)$/;

/** Which copies to make. */
export interface Copying {
  /** The numbers of the copies. */
  readonly from: number;
  readonly to: number;
  /** Added to the number within the ids, so that copies of another kind do not meet. */
  readonly base: number;
  /** The tables whose rows are copied; by default all. */
  readonly tables?: readonly string[];
  /** The tables whose rows stay the same ones: copies lead to the originals. */
  readonly kept?: readonly string[];
  /** The number of copies of the whole that exist: rows of tables that are not copied are found among these. */
  readonly crowd: number;
}

/** The SQL for the id of copy `number` of an id; administrators stay who they are, because a house has few. */
const idOf = (id: string, number: string) =>
  `case when ${id} = any(array(select id from bench.staying)) then ${id} else (lpad(to_hex(${number}), 6, '0') || substr(${id}::text, 7))::uuid end`;

/**
 * A copy of the crowd that belongs to copy k: each in turn, and after a whole turn moved by one for talents, so that
 * nobody is asked twice for one role.
 */
const partnerOf = (table: string | null, crowd: number) =>
  table === 'talents' ? `(1 + (k - 1 + (k - 1) / ${crowd}) % ${crowd})` : `(1 + (k - 1) % ${crowd})`;

/** The SQL for the value of a column in copy k. */
function sqlOf(table: Table, { name, type, leads_to }: Table['columns'][number], copying: Copying): string {
  const { base, tables, kept = [], crowd } = copying;
  const isCopied = (other: string) => !kept.includes(other) && (tables?.includes(other) ?? true);
  const target = leads_to ?? table.name;
  const own = `k + ${base}`;
  const number = isCopied(target) ? own : partnerOf(target, crowd);
  const column = `"${name}"`;
  // What waits for the work in the background waits on, so that this work does not slow the calls down.
  if (WAITING.test(name)) return `'2099-01-01'`;
  if (type === 'uuid') return kept.includes(target) ? column : idOf(column, number);
  // A webhook's delivery names the webhook as text.
  if (table.name === 'outbox' && name === 'recipient')
    return `case when kind = 'webhook' then (${idOf('recipient::uuid', own)})::text else ${column} end`;
  if (type === 'uuid[]') return `array(select ${idOf('one', own)} from unnest(${column}) one)`;
  const isNumber = type === 'integer' || type === 'bigint';
  if (isNumber && leads_to && !kept.includes(leads_to) && !HOUSE.has(leads_to))
    return `${column} + (${number}) * 10000`;
  // No two rows of life are of the same moment; rows of one moment would have to be sorted by their ids.
  if (type.startsWith('timestamp') && !type.endsWith('[]')) return `${column} + (${own}) * interval '1 ms'`;
  // A unique index whose ids all stay needs another value.
  const isMoved = table.unique.some((columns) => {
    if (!columns?.includes(name)) return false;
    const ids = table.columns.filter((one) => one.type === 'uuid' && columns.includes(one.name));
    if (ids.some((one) => isCopied(one.leads_to ?? table.name))) return false;
    // The first and last day of a span move together.
    return type === 'date' || columns.filter((one) => !ids.some((id) => id.name === one)).at(-1) === name;
  });
  if (!isMoved) return column;
  if (type === 'text' || type === 'citext')
    return /^\D*mail$|recipient/.test(name)
      ? `(${own}) || '.' || ${column}`
      : `case when ${column} ~ '^[0-9]+$' then (${column}::bigint + (${own}) * 1000)::text else ${column} || '-' || (${own}) end`;
  if (isNumber) return `${column} + (${own}) * 10000`;
  if (type === 'date') return `${column} + (${own})`;
  return column;
}

/**
 * Copies the rows that existed before the first copy. Triggers and foreign keys are off meanwhile; the database's own
 * tables of what triggers would have written are copied like all others.
 * @param client a superuser's connection
 * @returns the number of new rows of each table
 */
export async function makeCopies(client: pg.Client, copying: Copying): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  const { from, to, tables, kept = [] } = copying;
  await client.query('set session_replication_role = replica');
  for (const table of await readTables(client)) {
    if (HOUSE.has(table.name) || kept.includes(table.name) || (tables && !tables.includes(table.name))) continue;
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const values = table.columns.map((column) => sqlOf(table, column, copying)).join(', ');
    const { rowCount } = await client.query(
      `insert into "${table.name}" (${columns}) overriding system value
       select ${values} from "${table.name}", generate_series(${from}, ${to}) k
       where "${table.name}".xmin::text::bigint < (select first from bench.first_copy)
         ${OF_AN_ACCOUNT.has(table.name) ? 'and account_id not in (select id from bench.staying)' : ''}
       on conflict ${table.told_by} do nothing`,
    );
    if (rowCount) made.set(table.name, rowCount);
  }
  await client.query('set session_replication_role = origin');
  return made;
}

/**
 * Marks what exists now as what is copied later, and the administrators as those who stay the same. Copies have texts
 * that a person could not write, such as the path of a file with a number at its end, so the checks of texts go.
 */
export async function markOriginals(client: pg.Client): Promise<void> {
  await client.query(`
    create schema bench;
    create table bench.staying as
      select id from accounts where role = 'admin';
    create table bench.first_copy as select txid_current() as first;
    do $$
    declare it record;
    begin
      for it in select conrelid::regclass as home, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace
      loop execute format('alter table %s drop constraint %I', it.home, it.conname); end loop;
    end $$`);
}
