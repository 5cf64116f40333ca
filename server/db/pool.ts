import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Clock, systemClock } from '#server/clock.ts';
import type { Database } from './generated.ts';
import { KEPT_ALIVE, PatientClient } from './patient-client.ts';
import { keepTime } from './told-time.ts';
import { typeParsers } from './value-parsers.ts';
import { WAITS, type Waits } from './waits.ts';

export type PoolOptions = {
  /** Connections at most; a process waits for a free one beyond that. */
  max?: number | undefined;
  /**
   * For the library that expects what `pg` gives by default, Date objects above all: better-auth. Our own code never sets
   * it.
   */
  library?: boolean;
  /** Hears of connections lost while idle, for example when the server restarts. Default: standard error. */
  log?: (message: string, error: Error) => void;
  /** How long it waits; tests of what happens then make it short. */
  waits?: Waits | undefined;
};

// A statement kept by the server costs memory in each connection. Texts that vary with their input (lists of
// values) could otherwise grow without end, so the first ones get a name and the rest stay unnamed.
export const NAMED_AT_MOST = 500;
/** Begins a statement whose text varies with what is asked, so that it takes no name from those that come again. */
export const VARIED = '/* varied */';
/** The statements of one pool that have a name, by their text. */
type Names = Map<string, string>;

/** The name under which the server keeps this statement parsed and planned; undefined once the list is full. */
function statementName(names: Names, text: string): string | undefined {
  if (text.startsWith(VARIED)) return undefined;
  const known = names.get(text);
  if (known || names.size >= NAMED_AT_MOST) return known;
  // From the text, not from a counter: behind a shared pooler another process may have used the same number.
  const name = `m${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** Has a statement be planned anew: it gets another name, on each connection of the pool. */
function renew(names: Names, text: string, former: string): void {
  if (names.get(text) === former) names.set(text, `${former}n`);
}

/** True if a prepared statement has columns that its table no longer has, or too few. */
export const isOldPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Named = pg.QueryConfig & { readonly name: string; readonly text: string };

/**
 * `query('text', values)` and `query({ text, values })` under a name; undefined for cursors, named and plain texts, and
 * for calls with a callback, which a second try cannot answer.
 */
function withName(names: Names, [first, second, ...rest]: unknown[]): Named | undefined {
  if (typeof second === 'function' || rest.length > 0) return undefined;
  const asked = typeof first === 'string' ? { text: first } : first;
  if (!isObject(asked) || typeof asked.text !== 'string' || asked.name || typeof asked.submit === 'function')
    return undefined;
  const values = Array.isArray(asked.values) ? asked.values : second;
  // Without values a text may hold several statements, which cannot be prepared.
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const name = statementName(names, asked.text);
  return name === undefined ? undefined : { ...asked, text: asked.text, values, name };
}

/**
 * Connections that name their statements, measured at 1.4 to 1.8 times the queries per second, and write those of one
 * moment to the socket at once: a transaction's `begin` with its first statement, and what does not wait for each other.
 */
function namingClient(waits: Waits): new (config: pg.ClientConfig) => pg.Client {
  const names: Names = new Map();
  return class NamingClient extends PatientClient {
    constructor(config: pg.ClientConfig) {
      super(config, waits);
      const ask = this.query;
      this.query = ((...args: unknown[]) => {
        const { stream } = this.connection;
        stream.cork();
        process.nextTick(() => stream.uncork());
        const named = withName(names, args);
        if (!named) return Reflect.apply(ask, this, args);
        return Reflect.apply(ask, this, [named]).catch((error: unknown) => {
          if (!isOldPlan(error)) throw error;
          renew(names, named.text, named.name);
          // Nothing was done yet. Within a transaction this fails too, and the whole of it is tried anew.
          return Reflect.apply(ask, this, [withName(names, args)]).catch(() => {
            throw error;
          });
        });
      }) as pg.Client['query'];
    }
  };
}

/**
 * Connections to PostgreSQL with the house's value types: instants as ISO strings with Z, days as 'YYYY-MM-DD',
 * whole numbers (also bigint) as numbers. A statement ends after 15 s, an idle transaction after 30 s, and a connection
 * whose other end says nothing any more after 20 s ([0116](docs/decisions/0116-a-database-that-falls-silent.md)).
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, log = (message, error) => console.error(message, error.message), waits = WAITS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(waits) as typeof pg.Client,
    // Statements are sent without waiting for the answers of those before them. A library may count on the opposite.
    pipeline: !options.library,
    application_name: 'medverka',
    connectionTimeoutMillis: waits.free,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Instants are read as the server writes them, which must therefore be in UTC.
    options: `-c timezone=UTC -c datestyle=ISO ${KEPT_ALIVE}`,
    ...(options.library ? {} : { types: typeParsers }),
  });
  // Without a listener, a server that restarts would take the whole process with it.
  pool.on('error', (error) => log('A database connection was lost while idle', error));
  // Nor may one that is lost between two statements of a transaction: the next statement fails and tells of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The typed query builder over `pool`; row types come from the migrated database (`npm run db:types`). Its transactions
 * stamp rows by the clock.
 */
export function createKysely(pool: pg.Pool, clock: Clock = systemClock): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  keepTime(db, clock);
  return db;
}
