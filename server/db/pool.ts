import assert from 'node:assert';
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Clock, systemClock } from '#server/clock.ts';
import { tellStatement } from '#server/traced.ts';
import { DatabaseClient } from './database-client.ts';
import type { Database } from './generated.ts';
import { KEPT_ALIVE } from './patient-client.ts';
import { askPrepared, type Prepared, type RowForms } from './prepared-statement.ts';
import { keepTime } from './told-time.ts';
import { typeParsers } from './value-parsers.ts';
import { WAITS, type Waits } from './waits.ts';

export type PoolOptions = {
  /** Maximum number of connections; beyond it a caller waits for a free one. */
  max?: number | undefined;
  /**
   * For better-auth, a library that expects the default types of `pg`, above all Date objects. Our own code never sets
   * it.
   */
  library?: boolean;
  /** Gets the error of a connection lost while idle, for instance when the server restarts. Default: standard error. */
  log?: (message: string, error: Error) => void;
  /** The time limits; tests of outages set shorter ones. */
  waits?: Waits | undefined;
};

// Each connection needs memory for a statement that the server keeps. Statements with variable text (lists of values)
// could grow without end, so only the first ones get a name.
export const NAMED_AT_MOST = 500;
/** Prefix of a statement with variable text, which then takes no name from recurring statements. */
export const VARIED = '/* varied */';
/** The names of one pool's statements, by their text. */
type Names = Map<string, string>;

/**
 * The name under which the server keeps this statement parsed and planned; undefined for variable text, and for a new
 * statement once the list is full.
 */
function statementName(names: Names, text: string): string | undefined {
  if (text.startsWith(VARIED)) return undefined;
  const known = names.get(text);
  if (known || names.size >= NAMED_AT_MOST) return known;
  // Made from the text instead of a counter: behind a shared pooler another process may have used the same number.
  const name = `m${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * Gives a statement a new name in the whole pool, so that PostgreSQL plans it again, unless another call has already
 * done so.
 */
function renew(names: Names, text: string, former: string): void {
  if (names.get(text) === former) names.set(text, `${former}n`);
}

/** The statements of one pool since it was created. */
interface Tally {
  sent: number;
  /** Refused by the database, or not answered. */
  failed: number;
  /** Time from sending to the answer, added up. */
  seconds: number;
}

const tallies = new WeakMap<pg.Pool, Tally>();

/** The statements of a pool of `createPool` so far. */
export function tallyOf(pool: pg.Pool): Readonly<Tally> {
  const tally = tallies.get(pool);
  assert(tally, 'Only pools of createPool count their statements');
  return tally;
}

/**
 * Counts a statement and reports it to the traces. A library's statement with a callback has no promise, and is counted
 * without its time.
 */
function count(tally: Tally, asked: unknown, answer: unknown): void {
  tally.sent += 1;
  if (!(answer instanceof Promise)) return;
  tellStatement(isObject(asked) ? asked.text : asked, answer);
  const begun = performance.now();
  const end = () => {
    tally.seconds += (performance.now() - begun) / 1000;
  };
  answer.then(end, () => {
    tally.failed += 1;
    end();
  });
}

/** True for the error of a prepared statement whose table has changed its columns since. */
export const isOldPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * `query('text', values)` and `query({ text, values })` with a name; undefined for cursors, for statements that have a
 * name, other settings or no values, and for calls with a callback, which a second try could not answer.
 */
function withName(names: Names, [first, second, ...rest]: unknown[]): Prepared | undefined {
  if (typeof second === 'function' || rest.length > 0) return undefined;
  const asked = typeof first === 'string' ? { text: first } : first;
  if (!isObject(asked)) return undefined;
  const { text, values = second, ...settings } = asked;
  if (typeof text !== 'string' || Object.keys(settings).length > 0) return undefined;
  // Without values a text may contain several statements, which PostgreSQL cannot prepare.
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const name = statementName(names, text);
  return name === undefined ? undefined : { name, text, values };
}

/** Statements with which a transaction begins and ends. */
const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback)$/i;

/**
 * Connections that name their statements (measured: 1.4 to 1.8 times the queries per second). They write the statements
 * of one tick to the socket together: a transaction's `begin` with its first statement, and independent statements.
 */
function namingClient(waits: Waits, tally: Tally): new (config: pg.ClientConfig) => pg.Client {
  const names: Names = new Map();
  const forms: RowForms = new Map();
  return class NamingClient extends DatabaseClient {
    constructor(config: pg.ClientConfig) {
      super(config, waits);
      const ask = this.query;
      const send = (named: Prepared) => askPrepared(this, forms, named, (one) => Reflect.apply(ask, this, [one]));
      let isInTransaction = false;
      const askByName = (args: unknown[]) => {
        const named = withName(names, args);
        if (!named) {
          isInTransaction = BEGINS.test(String(args[0])) || (isInTransaction && !ENDS.test(String(args[0])));
          return Reflect.apply(ask, this, args);
        }
        const isAlone = !isInTransaction;
        return send(named).catch((error: unknown) => {
          if (!isOldPlan(error)) throw error;
          renew(names, named.text, named.name);
          // The failed statement changed nothing. Within a transaction the whole transaction is run again: a second try
          // could come after a `commit` that has been sent already, and would stay.
          if (!isAlone) throw error;
          return send({ ...named, name: names.get(named.text) ?? named.name }).catch(() => {
            throw error;
          });
        });
      };
      this.query = ((...args: unknown[]) => {
        const { stream } = this.connection;
        stream.cork();
        process.nextTick(() => stream.uncork());
        const answer = askByName(args);
        count(tally, args[0], answer);
        return answer;
      }) as pg.Client['query'];
    }
  };
}

/**
 * Connections to PostgreSQL with our own value types: instants as ISO strings with Z, days as 'YYYY-MM-DD', whole
 * numbers (also bigint) as numbers. A statement ends after 15 s, an idle transaction after 30 s, and a connection whose
 * server has gone silent after 20 s ([0116](docs/decisions/0116-a-database-that-falls-silent.md)).
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, log = (message, error) => console.error(message, error.message), waits = WAITS } = options;
  const tally: Tally = { sent: 0, failed: 0, seconds: 0 };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(waits, tally) as typeof pg.Client,
    // Sends statements without waiting for earlier answers. A library may rely on waiting.
    pipeline: !options.library,
    application_name: 'medverka',
    connectionTimeoutMillis: waits.free,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // The parser of instants expects the server to write them in UTC.
    options: `-c timezone=UTC -c datestyle=ISO ${KEPT_ALIVE}`,
    ...(options.library ? {} : { types: typeParsers }),
  });
  tallies.set(pool, tally);
  // Without a listener, a restart of the server would crash the process.
  pool.on('error', (error) => log('A database connection was lost while idle', error));
  // Without this, a connection lost between two statements of a transaction would crash the process too; its next
  // statement fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The typed query builder over `pool`; its row types come from the migrated database (`npm run db:types`). Its
 * transactions stamp rows by the clock.
 */
export function createKysely(pool: pg.Pool, clock: Clock = systemClock): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  keepTime(db, clock);
  return db;
}
