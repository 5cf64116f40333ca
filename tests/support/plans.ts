/** Asks PostgreSQL of every statement that the product sends in tests how it would find its rows. */
import pg from 'pg';
import { VARIED } from '#server/db/pool.ts';

/** Texts that the product has sent in this process, with the values of one call; those that have been looked at are let go of. */
const sent = new Map<string, readonly unknown[]>();
const known = new Set<string>();

/** Far enough for a statement that stands under a few helpers; the nearest file of ours is who wrote it. */
const FRAMES = 40;

function isOfProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = limit;
  // Ours: neither a package nor this file, nor what runs any statement.
  const [, folder] =
    /(?<!node_modules\/.*)\/(server|tests|demo)\/(?!db\/|support\/plans)[\w./-]+\.ts:/.exec(stack) ?? [];
  return folder === 'server';
}

/** What stands in a transaction of its own is gone by the time that it would be looked at. */
const TEMPORARY = /\bfound_files\b/;
const EXPLAINED = /^\s*(?:\/\*.*?\*\/)?\s*(?:select|with|insert|update|delete)\b/i;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, second] = args;
  const asked = (typeof first === 'string' ? { text: first, values: second } : first) as {
    text?: string;
    values?: unknown;
  };
  const text = asked?.text;
  // A free filter and order is bounded by its page, and no index stands for every wish.
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
 * The nodes of a plan but for subqueries that are hashed once: they could be asked for row by row too, and PostgreSQL
 * weighs the two by how much there is of each.
 */
function nodesOf(plan: Plan, whole: string): Plan[] {
  const name = plan['Subplan Name'];
  if (name && whole.includes(`hashed ${name}`)) return [];
  return [plan, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, whole))];
}

/** Tables that do not grow with use: they hold what the house has set. */
const SMALL: ReadonlySet<string> = new Set(['announcement_rules', 'platform_details', 'rates', 'schema_migrations']);

/**
 * What of the statements sent since the last time would read a whole table although it is told to avoid that: no index
 * answers. Each as 'table: condition' and the statement; one without a condition on it means to read all.
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
    // Ended rather than given back, with its setting.
    client.release(true);
  }
}
