import type { RawBuilder } from 'kysely';
import { type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import { sql } from '#server/db/sql.ts';
import { send, type Trx } from './transaction.ts';

/** A statement, and the refusal that its rows give. */
export interface Demand<Code extends string = RefusalCode> {
  /** Reads, locks or writes the rows `found`. */
  readonly found: RawBuilder<unknown>;
  /** The code in SQL, from `found`; null if nothing is refused. */
  readonly refusal: RawBuilder<Code | null>;
}

/**
 * Sends a statement without waiting for its answer. If its rows give a refusal, PostgreSQL ends the transaction, and
 * `inTransaction` answers with the refusal: the commit, which may be on its way already, keeps nothing.
 */
export function demand(trx: Trx, { found, refusal }: Demand<string>): void {
  send(
    trx,
    sql`with found as (${found}), judged as (select ${refusal} as code) select refuse(code) from judged where code is not null`,
  );
}

/** Runs the statement of a demand, and returns its refusal; null if there is none. */
export async function refusalBy<Code extends RefusalCode>(
  trx: Trx,
  { found, refusal }: Demand<Code>,
): Promise<Refusal<Code> | null> {
  const { rows } = await sql<{ code: Code | null }>`with found as (${found}) select ${refusal} as code`.execute(trx);
  const code = rows[0]?.code;
  return code ? refuse(code) : null;
}
