import { type RawBuilder, sql } from 'kysely';
import { ENTRY_STEPS, type EntryStepName } from '#domain/outbox/outbox-entry.ts';
import type { Db } from '../db/transaction.ts';

export interface EntryMove {
  readonly step: EntryStepName;
  readonly id: string;
  /** What must be true beside that the entry stands where the step begins, such as whose lease it is. */
  readonly only_if?: RawBuilder<unknown>;
  /** What is written beside the state. */
  readonly set: RawBuilder<unknown>;
}

/**
 * The only place that writes the state of an entry.
 * @returns whether it was moved; it is not when it stands elsewhere by now
 */
export async function moveEntry(db: Db, { step, id, only_if = sql`true`, set }: EntryMove): Promise<boolean> {
  const { from, to } = ENTRY_STEPS[step];
  const { numAffectedRows } = await sql`
    update outbox set state = ${to}, state_date = now(), lease = null, ${set}
    where id = ${id} and state = ${from} and ${only_if}`.execute(db);
  return numAffectedRows === 1n;
}
