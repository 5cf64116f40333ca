import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { isRefusal, type Refusal, type RefusalIfAny, refuse } from '#domain/refusal.ts';
import { CONSTRAINT_ERRORS, type ConstraintError, type ConstraintName } from './constraint-errors.ts';
import type { Database } from './generated.ts';

export type Trx = Transaction<Database>;

/** Rows are read the same way inside and outside a transaction. */
export type Db = Kysely<Database> | Trx;

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
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

const isRaceLost = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE);

const endings = new WeakMap<Trx, (() => Promise<void>)[]>();

/** Has something done in a transaction of `inTransaction` when its work is over, before it commits; never for one that is rolled back. */
export function beforeCommit(trx: Trx, work: () => Promise<void>): void {
  const own = endings.get(trx);
  if (!own) throw new Error('Only what runs in inTransaction can wait for its end');
  own.push(work);
}

/**
 * Runs the work in one transaction. A refusal, whether returned or made by a constraint, rolls everything back and is
 * given to the caller; anything else thrown is a bug and passes through. Which constraints two people at once can run
 * into here is said by the caller, so that the codes they mean are part of its type. When PostgreSQL ends the transaction to break
 * a deadlock, the work is done again from the start: nothing of it was visible, so the work must not act outside.
 */
export async function inTransaction<T, const Name extends ConstraintName = never>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
  constraints: readonly Name[] = [],
): Promise<T | RefusalIfAny<ConstraintError<Name>>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const atTheEnd: (() => Promise<void>)[] = [];
        endings.set(trx, atTheEnd);
        const result = await work(trx);
        if (isRefusal(result)) throw new RolledBack(result);
        for (const finish of atTheEnd) await finish();
        return result;
      });
    } catch (error) {
      const refusal = refusalOf(error, constraints);
      if (refusal) return refusal as RefusalIfAny<ConstraintError<Name>>;
      if (!isRaceLost(error) || attempt === ATTEMPTS_AT_MOST) throw error;
      // The one that won needs a moment to finish; two losers should not wake together.
      await pause(10 * attempt + Math.random() * 20);
    }
  }
}
