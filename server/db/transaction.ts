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

/** Rows are read the same way inside and outside a transaction. */
export type Db = Kysely<Database> | Trx;

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
/** A statement in a transaction of which an earlier one has failed. */
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

/** How many statements have been sent in a transaction of `inTransaction`. */
export const sentIn = (trx: Trx): number => sent.get(trx)?.() ?? 0;

/** Has something done when a transaction of `inTransaction` has been committed; never for one that is rolled back. It may not throw. */
export function afterCommit(trx: Trx, work: AfterCommit): void {
  const own = followers.get(trx);
  if (!own) throw new Error('Only what runs in inTransaction can wait for its end');
  own.push(work);
}

/** Required by Kysely's constructor and never used by a transaction, which has its connection. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const MAKING = { config: { dialect }, dialect, driver: new DummyDriver() };

async function commit(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
  // PostgreSQL's answer when it did not commit: a statement had failed, and the code went on.
  if (rows[0]?.command === 'ROLLBACK') throw new Error('A transaction with a failed statement was to be committed');
}

/**
 * A transaction on one connection. Kysely's own waits for each statement before it sends the next; in this one, those that do
 * not need each other's answers travel together (`Promise.all`), `begin` with the first of them, and PostgreSQL does them
 * in the order in which they were given.
 */
async function transact<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    /** Why the transaction failed first; what travelled behind it fails because of that. */
    let cause: unknown;
    let sentCount = 0;
    const provider: ConnectionProvider = {
      provideConnection: async (consumer) => {
        // A statement that was not awaited would run outside of any transaction, and stay.
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
    // Not waited for: when it fails, so does all that comes behind it.
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
 * Runs the work in one transaction. A refusal, whether returned or made by a constraint, rolls everything back and is
 * given to the caller; anything else thrown is a bug and passes through. The caller names the constraints that two
 * people at once can run into, so that their codes are part of its type. When PostgreSQL ends the transaction to break
 * a deadlock, or because a migration has changed a table, the work is done again from the start: nothing of it was
 * visible, so the work must not act outside.
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
      // The one that won needs a moment to finish; two losers should not wake together.
      await pause(10 * attempt + Math.random() * 20);
    }
  }
}

/**
 * Has reads that do not need each other's answers travel together on one connection, instead of each on its own. Cheaper
 * for everybody where each is quick; what takes long is asked on connections of its own, side by side.
 */
export function together<T>(db: Kysely<Database>, work: (one: Db) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) => {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    return work(new Kysely<Database>({ ...MAKING, executor: executor.withConnectionProvider(provider) }));
  });
}
