import { type RawBuilder, sql } from 'kysely';
import { ENTRY_STEPS, type EntryStepName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Db } from '#server/db/transaction.ts';

export interface EntriesMove {
  readonly step: EntryStepName;
  /** Which of those that stand where the step begins. */
  readonly where: RawBuilder<unknown>;
  /** When. */
  readonly at: Date | string;
  /** What is written beside the state. */
  readonly set: RawBuilder<unknown>;
}

/**
 * The only place that writes the state of entries.
 * @returns how many were moved; one that stands elsewhere by now is left alone
 */
export async function moveEntries(db: Db, { step, where, at, set }: EntriesMove): Promise<number> {
  const { from, to } = ENTRY_STEPS[step];
  const { numAffectedRows = 0n } = await sql`
    update outbox set state = ${to}, state_date = ${at}, lease = null, ${set}
    where state = ${from} and ${where}`.execute(db);
  return Number(numAffectedRows);
}
