import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

export interface NewMessage {
  readonly inquiry_id: string;
  readonly position: number;
  readonly words: string;
}

/** Writes a message at its position in an inquiry, which the caller has locked. */
export async function writeMessage(
  trx: Trx,
  { role, account_id, name }: SignedInActor,
  { inquiry_id, position, words }: NewMessage,
  { now }: Moment,
): Promise<void> {
  await sql`
    insert into inquiry_messages (inquiry_id, position, account_id, author_name, is_ours, words, created_date)
    values (${inquiry_id}, ${position}, ${account_id}, ${name}, ${role === 'admin'}, ${words}, ${now})`.execute(trx);
}
