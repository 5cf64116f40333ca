import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import pg from 'pg';
import { isRefusal, type Refusal, type RefusalIfAny, refuse } from '#domain/kernel/refusal.ts';
import { CONSTRAINT_ERRORS, type ConstraintError, type ConstraintName } from './constraint-errors.ts';
import type { Database } from './generated.ts';
import { isOldPlan } from './pool.ts';
import { tellTime } from './told-time.ts';

export type Trx = Transaction<Database>;

/** A database or a transaction: both read rows in the same way. */
export type Db = Kysely<Database> | Trx;

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
/** The code of a statement after a failed one in the same transaction. */
const ABORTED = '25P02';
const ATTEMPTS_AT_MOST = 4;

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

function refusalOf(error: unknown, constraints: readonly ConstraintName[]): Refusal | undefined {
  if (error instanceof RolledBack) return error.refusal;
  const hit = error instanceof pg.DatabaseError && constraints.find((name) => name === error.constraint);
  return hit ? refuse(CONSTRAINT_ERRORS[hit]) : undefined;
}

const isOfAborted = (error: unknown) => error instanceof pg.DatabaseError && error.code === ABORTED;

const mayPass = (error: unknown) =>
  isOldPlan(error) ||
  (error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE));

type AfterCommit = (db: Kysely<Database>) => void;

const followers = new WeakMap<Trx, AfterCommit[]>();

const sent = new WeakMap<Trx, () => number>();

/** The number of statements sent in a transaction of `inTransaction`. */
export const sentIn = (trx: Trx): number => sent.get(trx)?.() ?? 0;

/** Runs a function after the commit of a transaction of `inTransaction`, never after a rollback. It must not throw. */
export function afterCommit(trx: Trx, work: AfterCommit): void {
  const own = followers.get(trx);
  if (!own) throw new Error('Only what runs in inTransaction can wait for its end');
  own.push(work);
}

/** Kysely's constructor requires a dialect; a transaction with its own connection never uses it. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const MAKING = { config: { dialect }, dialect, driver: new DummyDriver() };

async function commit(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
  // PostgreSQL answers ROLLBACK if a statement had failed and the code went on.
  if (rows[0]?.command === 'ROLLBACK') throw new Error('A transaction with a failed statement was to be committed');
}

/**
 * A transaction on one connection. Kysely's own transaction waits for each statement before it sends the next. In this
 * one, independent statements travel together (`Promise.all`), `begin` with the first, and PostgreSQL runs them in the
 * given order.
 */
async function transact<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    /** The first failure of the transaction; later statements fail because of it. */
    let cause: unknown;
    let sentCount = 0;
    const provider: ConnectionProvider = {
      provideConnection: async (consumer) => {
        // A statement that was not awaited would run after the transaction, and its changes would stay.
        if (isOver) throw new Error('The transaction is over');
        sentCount += 1;
        try {
          return await consumer(connection);
        } catch (error) {
          cause ??= error;
          throw error;
        }
      },
    };
    const trx: Trx = new Transaction<Database>({ ...MAKING, executor: executor.withConnectionProvider(provider) });
    const after: AfterCommit[] = [];
    followers.set(trx, after);
    sent.set(trx, () => sentCount);
    // Not awaited: if it fails, the statements after it fail too.
    connection.executeQuery(CompiledQuery.raw(`begin; ${tellTime(db)}`)).catch(() => {});
    try {
      const result = await work(trx);
      isOver = true;
      await commit(connection);
      for (const follow of after) follow(db);
      return result;
    } catch (error) {
      isOver = true;
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw isOfAborted(error) ? cause : error;
    }
  });
}

/**
 * Runs the work in one transaction. A refusal, returned by the work or caused by a constraint, rolls everything back
 * and goes to the caller; any other thrown error is a bug and passes through. The caller names the constraints that two
 * simultaneous callers can violate, so that their codes are in its type. If PostgreSQL ends the transaction because of
 * a deadlock, a simultaneous change or a changed table, the work runs again from the start, four times at most: nobody
 * has seen its changes, so the work must have no effect outside the database.
 */
export async function inTransaction<T, const Name extends ConstraintName = never>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
  constraints: readonly Name[] = [],
): Promise<T | RefusalIfAny<ConstraintError<Name>>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(db, async (trx) => {
        const result = await work(trx);
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      const refusal = refusalOf(error, constraints);
      if (refusal) return refusal as RefusalIfAny<ConstraintError<Name>>;
      if (!mayPass(error) || attempt === ATTEMPTS_AT_MOST) throw error;
      // The winner needs a moment to finish, and two losers should not try again at the same time.
      await pause(10 * attempt + Math.random() * 20);
    }
  }
}

/**
 * Sends independent reads together over one connection instead of one connection each. Cheaper if each read is quick;
 * slow reads should have their own connections, side by side.
 */
export function together<T>(db: Kysely<Database>, work: (one: Db) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) => {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    return work(new Kysely<Database>({ ...MAKING, executor: executor.withConnectionProvider(provider) }));
  });
}
