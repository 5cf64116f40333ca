/** Asks PostgreSQL for the plan of each statement that the product sends during tests. */
import pg from 'pg';
import { VARIED } from '#server/db/pool.ts';

/**
 * The statements that the product has sent in this process for the first time since the last `wholeReads`, with the
 * values of that call.
 */
const sent = new Map<string, readonly unknown[]>();
const known = new Set<string>();

/** Enough stack frames to find the file that sent a statement through several functions. */
const FRAMES = 40;

function isOfProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = limit;
  // The nearest file of the project in the stack. This file and server/db, which all statements pass, are skipped.
  const [, folder] =
    /(?<!node_modules\/.*)\/(server|tests|demo)\/(?!db\/|support\/plans)[\w./-]+\.ts:/.exec(stack) ?? [];
  return folder === 'server';
}

/** Statements on temporary tables, which are gone before their plan could be read. */
const TEMPORARY = /\b(?:found_files|restored_files|backup_(?:files|known|present|named))\b/;
const EXPLAINED = /^\s*(?:\/\*.*?\*\/)?\s*(?:select|with|insert|update|delete)\b/i;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, second] = args;
  const asked = (typeof first === 'string' ? { text: first, values: second } : first) as {
    text?: string;
    values?: unknown;
  };
  const text = asked?.text;
  // Statements with free filters and orders are skipped: a page limits their cost, and no index can serve all of them.
  if (text && !known.has(text) && EXPLAINED.test(text) && !text.startsWith(VARIED) && !TEMPORARY.test(text)) {
    known.add(text);
    if (isOfProduct()) sent.set(text, Array.isArray(asked.values) ? asked.values : []);
  }
  return Reflect.apply(query, this, args);
} as typeof query;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Subplan Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * The nodes of a plan, except subqueries that PostgreSQL hashes once. PostgreSQL hashes them or runs them for each row,
 * depending on the number of rows.
 */
function nodesOf(plan: Plan, whole: string): Plan[] {
  const name = plan['Subplan Name'];
  if (name && whole.includes(`hashed ${name}`)) return [];
  return [plan, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, whole))];
}

/** Tables of settings and jobs, whose size does not grow with use. */
const SMALL: ReadonlySet<string> = new Set([
  'announcement_rules',
  'platform_details',
  'processes',
  'rates',
  'schedules',
  'secret_canaries',
  'schema_migrations',
]);

/**
 * Statements, new since the last call, that read a whole table even with sequential scans disabled, because no index
 * serves them; tables of SMALL do not count. Each is 'table: condition in statement'. 'all' as the condition means that
 * the statement reads all rows on purpose.
 */
export async function wholeReads(pool: pg.Pool): Promise<string[]> {
  const asked = [...sent];
  sent.clear();
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const found: string[] = [];
    for (const [text, values] of asked) {
      const { rows } = await client.query(`explain (format json, verbose) ${text}`, [...values]);
      const plan = rows[0]['QUERY PLAN'][0].Plan;
      const nodes = nodesOf(plan, JSON.stringify(plan));
      for (const { 'Node Type': type, 'Relation Name': table, Filter } of nodes) {
        if (type !== 'Seq Scan' || !table || SMALL.has(table)) continue;
        found.push(`${table}: ${Filter ?? 'all'} in ${text.replace(/\s+/g, ' ').slice(0, 400)}`);
      }
    }
    return found;
  } finally {
    // The connection is destroyed, because its setting has been changed.
    client.release(true);
  }
}
