/** Asks PostgreSQL for the query plan of every statement that the product sends in tests. */
import pg from 'pg';
import { VARIED } from '#server/db/pool.ts';

/** Statements that the product has sent in this process, with the values of one call; `wholeReads` empties the map. */
const sent = new Map<string, readonly unknown[]>();
const known = new Set<string>();

/** Enough stack frames for a statement sent through several helpers; the nearest file of the project is its author. */
const FRAMES = 40;

function isOfProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = limit;
  // A file of the project, except this one and server/db, which runs all statements.
  const [, folder] =
    /(?<!node_modules\/.*)\/(server|tests|demo)\/(?!db\/|support\/plans)[\w./-]+\.ts:/.exec(stack) ?? [];
  return folder === 'server';
}

/** Temporary tables are gone with their transaction before their plan could be read. */
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
  // A page limits the cost of free filters and orders, and no index can serve every combination.
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
 * The nodes of a plan, except subqueries that PostgreSQL hashes once: it could also run them row by row, and chooses by
 * the number of rows on each side.
 */
function nodesOf(plan: Plan, whole: string): Plan[] {
  const name = plan['Subplan Name'];
  if (name && whole.includes(`hashed ${name}`)) return [];
  return [plan, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, whole))];
}

/** Tables of settings, which do not grow with use. */
const SMALL: ReadonlySet<string> = new Set(['announcement_rules', 'platform_details', 'rates', 'schema_migrations']);

/**
 * Statements sent since the last call that read a whole table even with sequential scans disabled: they have no index.
 * Each is 'table: condition' and the statement; without a condition the statement means to read all rows.
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
    // Destroyed, not returned to the pool: the connection keeps its changed setting.
    client.release(true);
  }
}
