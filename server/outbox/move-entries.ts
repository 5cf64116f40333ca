import { type RawBuilder, sql } from 'kysely';
import { ENTRY_STEPS, type EntryStepName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Db } from '#server/db/transaction.ts';

export interface EntriesMove {
  readonly step: EntryStepName;
  /** The condition on entries in the step's first state. */
  readonly where: RawBuilder<unknown>;
  /** Time of the step. */
  readonly at: Date | string;
  /** Columns to write beside the state. */
  readonly set: RawBuilder<unknown>;
}

/**
 * The only function that writes the state of entries.
 * @returns the number moved; an entry in another state is left alone
 */
export async function moveEntries(db: Db, { step, where, at, set }: EntriesMove): Promise<number> {
  const { from, to } = ENTRY_STEPS[step];
  const { numAffectedRows = 0n } = await sql`
    update outbox set state = ${to}, state_date = ${at}, lease = null, ${set}
    where state = ${from} and ${where}`.execute(db);
  return Number(numAffectedRows);
}
