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
import type { ErrorCode } from '#contract/registry/errors.ts';
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
/** The code of the database's function `refuse`. */
const REFUSED = 'MV001';
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
  if (error instanceof pg.DatabaseError && error.code === REFUSED) return refuse(error.message as ErrorCode);
  const hit = error instanceof pg.DatabaseError && constraints.find((name) => name === error.constraint);
  return hit ? refuse(CONSTRAINT_ERRORS[hit]) : undefined;
}

const isOfAborted = (error: unknown) => error instanceof pg.DatabaseError && error.code === ABORTED;

const mayPass = (error: unknown) =>
  isOldPlan(error) ||
  (error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE));

type AfterCommit = (db: Kysely<Database>) => void;

/** The course of a transaction of `inTransaction`. */
interface Course {
  sent_count: number;
  readonly after: AfterCommit[];
  /** The statements of `send`. */
  readonly unawaited: Promise<unknown>[];
}

const courses = new WeakMap<Trx, Course>();

function courseOf(trx: Trx): Course {
  const course = courses.get(trx);
  if (!course) throw new Error('Only inTransaction gives such a transaction');
  return course;
}

/** The number of statements sent in a transaction of `inTransaction`. */
export const sentIn = (trx: Trx): number => courses.get(trx)?.sent_count ?? 0;

/** Runs a function after the commit of a transaction of `inTransaction`, never after a rollback. It must not throw. */
export function afterCommit(trx: Trx, work: AfterCommit): void {
  courseOf(trx).after.push(work);
}

/** A statement of `sql` or of the query builder. */
interface Statement<Row> {
  compile(trx: Trx): CompiledQuery<Row>;
}

/**
 * Sends a statement whose answer decides nothing, so that it travels with the next statements or with the commit. If it
 * fails, the transaction fails with its error.
 * @param tell gets the rows before the functions of `afterCommit` run; it must send nothing
 */
export function send<Row>(trx: Trx, statement: Statement<Row>, tell?: (rows: readonly Row[]) => void): void {
  const answer = trx.executeQuery(statement.compile(trx)).then(({ rows }) => tell?.(rows));
  // The end of the transaction looks at it; until then a failure is no unhandled one.
  answer.catch(() => {});
  courseOf(trx).unawaited.push(answer);
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

/** A database that uses the given connection only. */
function onConnection(db: Kysely<Database>, connection: DatabaseConnection): Kysely<Database> {
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  return new Kysely<Database>({ ...MAKING, executor: db.getExecutor().withConnectionProvider(provider) });
}

type Reading<T, Read> = (one: Db, result: Exclude<T, Refusal>) => Promise<Read>;

/**
 * A transaction on one connection. Kysely's own transaction waits for each statement before it sends the next. In this
 * one, independent statements travel together (`Promise.all`), `begin` with the first, `commit` with the statements of
 * `send`, and PostgreSQL runs them in the given order.
 * @param read runs after the commit, and travels with it
 */
async function transact<T, Read>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
  read: Reading<T, Read>,
): Promise<PromiseSettledResult<Read>> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    /** The first failure of the transaction; later statements fail because of it. */
    let cause: unknown;
    const course: Course = { sent_count: 0, after: [], unawaited: [] };
    const provider: ConnectionProvider = {
      provideConnection: async (consumer) => {
        // A statement that was not awaited would run after the transaction, and its changes would stay.
        if (isOver) throw new Error('The transaction is over');
        course.sent_count += 1;
        try {
          return await consumer(connection);
        } catch (error) {
          cause ??= error;
          throw error;
        }
      },
    };
    const trx: Trx = new Transaction<Database>({ ...MAKING, executor: executor.withConnectionProvider(provider) });
    courses.set(trx, course);
    // Not awaited: if it fails, the statements after it fail too.
    connection.executeQuery(CompiledQuery.raw(`begin; ${tellTime(db)}`)).catch(() => {});
    try {
      const result = await work(trx);
      if (isRefusal(result)) throw new RolledBack(result);
      isOver = true;
      const keep = async () => {
        await Promise.all([...course.unawaited, commit(connection)]);
        for (const follow of course.after) follow(db);
      };
      const one = onConnection(db, connection);
      // Both settle before the connection is free again. If the commit fails, nobody gets to know the reading.
      const [kept, readOrNot] = await Promise.allSettled([keep(), read(one, result as Exclude<T, Refusal>)]);
      if (kept.status === 'rejected') throw kept.reason;
      return readOrNot;
    } catch (error) {
      isOver = true;
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      // A statement that nobody awaited was sent before the work ended, so its failure came first.
      const before = (await Promise.allSettled(course.unawaited)).find((one) => one.status === 'rejected');
      const failure = before ? before.reason : error;
      throw isOfAborted(failure) ? cause : failure;
    }
  });
}

/**
 * Runs the work in one transaction. A refusal, returned by the work, raised by a statement (`demand`) or caused by a
 * constraint, rolls everything back and goes to the caller; any other thrown error passes through. The caller names the
 * constraints that two simultaneous callers can violate, so that their codes are in its type. If PostgreSQL ends the
 * transaction because of a deadlock, a simultaneous change or a changed table, the work runs again from the start, four
 * times at most: nobody has seen its changes, so the work must have no effect outside the database.
 */
export function inTransaction<T, const Name extends ConstraintName = never>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
  constraints: readonly Name[] = [],
): Promise<T | RefusalIfAny<ConstraintError<Name>>> {
  return changeThenRead(db, work, async (_one, result) => result as T, constraints);
}

/**
 * Runs the work like `inTransaction`, and reads over the same connection what has become of it. The reading is sent with
 * the commit, and PostgreSQL begins it afterwards.
 * @param read only reads: it also runs if the commit fails, and then its answer is dropped
 */
export async function changeThenRead<T, Read, const Name extends ConstraintName = never>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
  read: Reading<T, Read>,
  constraints: readonly Name[] = [],
): Promise<Read | Extract<T, Refusal> | RefusalIfAny<ConstraintError<Name>>> {
  for (let attempt = 1; ; attempt++) {
    let done: PromiseSettledResult<Read>;
    try {
      done = await transact(db, work, read);
    } catch (error) {
      const refusal = refusalOf(error, constraints);
      if (refusal) return refusal as RefusalIfAny<ConstraintError<Name>>;
      if (!mayPass(error) || attempt === ATTEMPTS_AT_MOST) throw error;
      // The winner needs a moment to finish, and two losers should not try again at the same time.
      await pause(10 * attempt + Math.random() * 20);
      continue;
    }
    // A failed reading does not repeat the change.
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }
}

/**
 * Sends independent reads together over one connection instead of one connection each. Cheaper if each read is quick;
 * slow reads should have their own connections, side by side.
 */
export function together<T>(db: Kysely<Database>, work: (one: Db) => Promise<T>): Promise<T> {
  return db.getExecutor().provideConnection((connection) => work(onConnection(db, connection)));
}
