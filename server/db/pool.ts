import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './generated.ts';
import { typeParsers } from './value-parsers.ts';

export type PoolOptions = {
  /** Connections at most; a process waits for a free one beyond that. */
  max?: number | undefined;
  /**
   * For libraries that own their tables and expect what `pg` gives by default, Date objects above all:
   * better-auth and pg-boss. Our own code never sets it.
   */
  library?: boolean;
  /** Hears of connections lost while idle, for example when the server restarts. Default: standard error. */
  log?: (message: string, error: Error) => void;
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Gives `query('text', values)` and `query({ text, values })` a name; cursors, named and plain texts pass unchanged. */
function withName(names: Names, args: unknown[]): unknown[] {
  const [first, second, ...rest] = args;
  // Without values a text may hold several statements, which cannot be prepared.
  if (typeof first === 'string' && Array.isArray(second) && second.length > 0) {
    const name = statementName(names, first);
    return name ? [{ name, text: first, values: second }, ...rest] : args;
  }
  if (!isObject(first) || typeof first.text !== 'string' || first.name || typeof first.submit === 'function')
    return args;
  const values = Array.isArray(first.values) ? first.values : second;
  if (!Array.isArray(values) || values.length === 0) return args;
  const name = statementName(names, first.text);
  return name ? [{ ...first, name }, ...args.slice(1)] : args;
}

/**
 * Connections that name their statements, measured at 1.4 to 1.8 times the queries per second, and write those of one
 * moment to the socket at once: a transaction's `begin` with its first statement, and what does not wait for each other.
 */
function namingClient(): typeof pg.Client {
  const names: Names = new Map();
  return class NamingClient extends pg.Client {
    // Handed on to the overloads of `pg` unchanged, so that callbacks and promises both keep working.
    override query = ((...args: unknown[]) => {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return Reflect.apply(pg.Client.prototype.query, this, withName(names, args));
    }) as pg.Client['query'];
  };
}

/**
 * Connections to PostgreSQL with the house's value types: instants as ISO strings with Z, days as 'YYYY-MM-DD',
 * whole numbers (also bigint) as numbers. A statement ends after 15 s, an idle transaction after 30 s.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, log = (message, error) => console.error(message, error.message) } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(),
    // Statements are sent without waiting for the answers of those before them. A library may count on the opposite.
    pipeline: !options.library,
    application_name: 'medverka',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Instants are read as the server writes them, which must therefore be in UTC.
    options: '-c timezone=UTC -c datestyle=ISO',
    ...(options.library ? {} : { types: typeParsers }),
  });
  // Without a listener, a server that restarts would take the whole process with it.
  pool.on('error', (error) => log('A database connection was lost while idle', error));
  // Nor may one that is lost between two statements of a transaction: the next statement fails and tells of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The typed query builder over `pool`; row types come from the migrated database (`npm run db:types`). */
export function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
