import { type RawBuilder, sql } from 'kysely';
import { ENTRY_STEPS, type EntryStepName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Db } from '#server/db/transaction.ts';

export interface EntriesMove {
  readonly step: EntryStepName;
  /** The condition on the entries to be moved. */
  readonly where: RawBuilder<unknown>;
  /** Time of the step. */
  readonly at: Date | string;
  /** Columns to write beside the state. */
  readonly set: RawBuilder<unknown>;
}

/**
 * The only function that writes the state of entries.
 * @returns the number of moved entries; entries in another state are left unchanged
 */
export async function moveEntries(db: Db, { step, where, at, set }: EntriesMove): Promise<number> {
  const { from, to } = ENTRY_STEPS[step];
  const { numAffectedRows = 0n } = await sql`
    update outbox set state = ${to}, state_date = ${at}, lease = null, ${set}
    where state = ${from} and ${where}`.execute(db);
  return Number(numAffectedRows);
}
