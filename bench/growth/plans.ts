/** The plans of all statements that this process sends, with what PostgreSQL read for them. */
import pg from 'pg';
import { currentRequestId } from '#server/request-id.ts';

/** What a request cost PostgreSQL. */
export interface Read {
  readonly statements: number;
  /** Rows of tables and indexes that were looked at, also those that a condition threw away. */
  readonly rows: number;
  /** Blocks of 8 kB that were touched, in memory or on disk. */
  readonly blocks: number;
  readonly ms: number;
  /** The part of the rows and of the blocks in counts that stop at a limit, such as the length of a list. */
  readonly counted: { readonly rows: number; readonly blocks: number };
  /** The rows of each table, by the statement's text and by how it was read, without these counts. */
  readonly by_scan: ReadonlyMap<string, number>;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
}

/** A plan as auto_explain tells it in a notice. */
const TOLD = /^duration: ([\d.]+) ms {2}plan:\n/;

const planOf = (notice: string) =>
  JSON.parse(notice.replace(TOLD, '')) as { readonly 'Query Text': string; readonly Plan: Node };

/** The notices of each request, by its id. */
const notices = new Map<string, string[]>();

const { connect, query } = pg.Client.prototype;

interface Sent {
  readonly text: string;
  /** Undefined for work in the background, which no request waits for. */
  readonly request_id: string | undefined;
}

/** The statements of each connection that PostgreSQL may not have answered yet, in the order in which they were sent. */
const sentBy = new WeakMap<pg.Client, Sent[]>();

/**
 * Files what PostgreSQL tells on a connection under the request that sent the statement. Statements inside a function or
 * a trigger are told before the statement that they belong to.
 */
function listen(client: pg.Client): void {
  const sent: Sent[] = [];
  sentBy.set(client, sent);
  let inner: string[] = [];
  client.on('notice', ({ message }) => {
    if (!message || !TOLD.test(message)) return;
    inner.push(message);
    const { 'Query Text': text } = planOf(message);
    const at = sent.findIndex((statement) => statement.text === text);
    if (at < 0) return;
    const request_id = sent.splice(0, at + 1).at(-1)?.request_id;
    if (request_id) notices.set(request_id, [...(notices.get(request_id) ?? []), ...inner]);
    inner = [];
  });
}

/** Listens on every connection that is opened from now on. */
export function gatherPlans(): void {
  pg.Client.prototype.connect = function (this: pg.Client, ...args: unknown[]) {
    listen(this);
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string }).text;
    if (text) sentBy.get(this)?.push({ text, request_id: currentRequestId() });
    return Reflect.apply(query, this, args);
  } as typeof query;
}

/**
 * The statement that makes PostgreSQL tell the plan of each statement of our role, with what was read, to the one who
 * sent it. For a superuser.
 *
 * A table of a few blocks is read whole even where an index would do, and no longer once it has grown, which would look
 * like growth. So PostgreSQL is told to save rows rather than blocks, and to read a table whole only where no index helps:
 * it then takes the plans of tables that are large.
 */
export const TELL_PLANS = `load 'auto_explain';
  ${Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    plan_cache_mode: 'auto',
    enable_seqscan: 'off',
    seq_page_cost: 0.1,
    random_page_cost: 0.1,
    cpu_tuple_cost: 0.1,
    cpu_index_tuple_cost: 0.05,
  })
    .map(([name, value]) => `alter role medverka set ${name} = ${value}`)
    .join(';')}`;

/** True for a node that hands rows on as it reads them, so that a limit above it stops the reading. */
const isStoppable = (node: Node): boolean =>
  !/Sort|Aggregate|WindowAgg/.test(node['Node Type']) && (node.Plans ?? []).every(isStoppable);

/** The nodes of a plan that are counted up to a limit, such as the length of a list. */
const countedIn = (node: Node): readonly Node[] =>
  (node.Plans ?? []).flatMap((below) =>
    node['Node Type'] === 'Aggregate' && below['Node Type'] === 'Limit' && isStoppable(below)
      ? [below]
      : countedIn(below),
  );

/**
 * The rows that a node and the nodes below it took from tables and indexes, each with how it was read, without the nodes
 * `but` and those below them.
 */
function scansOf(node: Node, but: readonly Node[] = []): { readonly scan: string; readonly rows: number }[] {
  if (but.includes(node)) return [];
  const below = (node.Plans ?? []).flatMap((one) => scansOf(one, but));
  const { 'Node Type': type, 'Relation Name': table } = node;
  if (!table || !type.endsWith('Scan')) return below;
  const each =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const by = node['Index Name'] ?? node.Plans?.[0]?.['Index Name'] ?? 'all of it';
  return [...below, { scan: `${table} (${by})`, rows: each * (node['Actual Loops'] ?? 0) }];
}

const touchedBy = (node: Node) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
const rowsOf = (scans: ReturnType<typeof scansOf>) => scans.reduce((sum, { rows }) => sum + rows, 0);

/** What PostgreSQL read for a request, which is forgotten. */
export function takeRead(request_id: string): Read {
  const taken = notices.get(request_id) ?? [];
  notices.delete(request_id);
  const by_scan = new Map<string, number>();
  let [rows, blocks, ms] = [0, 0, 0];
  const counted = { rows: 0, blocks: 0 };
  for (const notice of taken) {
    const { 'Query Text': text, Plan: plan } = planOf(notice);
    blocks += touchedBy(plan);
    ms += Number(TOLD.exec(notice)?.[1]);
    const stopping = countedIn(plan);
    rows += rowsOf(scansOf(plan));
    for (const one of stopping) {
      counted.rows += rowsOf(scansOf(one));
      counted.blocks += touchedBy(one);
    }
    for (const { scan, rows: read } of scansOf(plan, stopping)) {
      const key = `${scan} in ${text.replace(/\s+/g, ' ')}`;
      by_scan.set(key, (by_scan.get(key) ?? 0) + read);
    }
  }
  return { statements: taken.length, rows: Math.round(rows), blocks, ms, counted, by_scan };
}
