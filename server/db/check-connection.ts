import type pg from 'pg';
import { readDatabaseUrl, shownDatabase } from '#server/database-url.ts';
import { ConnectionError, explainConnection } from './connection-error.ts';

/** The oldest version of PostgreSQL with which the server starts. */
const OLDEST = 15;

interface Session {
  readonly version: number;
  readonly timezone: string;
  readonly statement_timeout: string;
  readonly pid: number;
}

const ASK = `select current_setting('server_version_num')::int / 10000 as version, current_setting('TimeZone') as timezone,
  current_setting('statement_timeout') as statement_timeout, pg_backend_pid() as pid`;

const pidOf = async (client: pg.ClientBase): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/**
 * True behind a pooler that gives a connection no session of its own: during a transaction on a second connection, the
 * second gets the session of the first, or the first gets another session.
 */
async function isShared(pool: pg.Pool, client: pg.ClientBase): Promise<boolean> {
  const other = await pool.connect();
  try {
    const before = await pidOf(client);
    await other.query('begin');
    const theirs = await pidOf(other);
    const after = await pidOf(client);
    return before === theirs || before !== after;
  } finally {
    other.release(true);
  }
}

async function findProblem(pool: pg.Pool, client: pg.PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<Session>(ASK);
  const [session] = rows;
  if (!session) return 'answers nothing: this is no PostgreSQL';
  const { version, timezone, statement_timeout, pid } = session;
  if (version < OLDEST) return `is PostgreSQL ${version}: it must be ${OLDEST} or later`;
  if (timezone !== 'UTC' || statement_timeout !== '15s') {
    return `has lost the settings of our session (TimeZone is ${timezone}, statement_timeout ${statement_timeout}): connect to PostgreSQL itself, or by a pooler in session mode that passes on startup parameters`;
  }
  // A pooler gives its own number for the session instead of PostgreSQL's.
  const { processID } = client as pg.PoolClient & { processID?: number };
  if (processID !== pid && (await isShared(pool, client))) {
    return 'is behind a pooler that changes the session between transactions, in which statements, locks and notifications are lost: connect to PostgreSQL itself, or by a pooler in session mode';
  }
  return undefined;
}

/**
 * Connects once and checks that PostgreSQL is one that we can work with.
 * @throws ConnectionError with a sentence for the operator
 */
export async function checkConnection(pool: pg.Pool, url: string): Promise<void> {
  const shown = shownDatabase(readDatabaseUrl(url));
  const client = await pool.connect().catch((error: unknown) => {
    throw explainConnection(error, shown);
  });
  try {
    const problem = await findProblem(pool, client);
    if (problem) throw new ConnectionError(`The database ${shown} ${problem}.`);
  } finally {
    client.release();
  }
}
