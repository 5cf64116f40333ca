import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { outboxEntries } from '#server/outbox/outbox-entries.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import type { PhoneOwner } from './phones.ts';
import type { SmsContent } from './sms-kind.ts';

interface Code {
  readonly phone_id: string;
  readonly owner: PhoneOwner;
  readonly to: string;
  readonly words: string;
  /** Instant at which the code expires. */
  readonly until: string;
}

/** Puts the message with a code in the outbox, in the caller's transaction. */
export async function queueCode(trx: Trx, { phone_id, owner, to, words, until }: Code): Promise<void> {
  const content: SmsContent = { words, to, until, happens: null };
  const { rows } = await sql<{ id: string }>`
    insert into sms_messages (talent_id, phone_id, is_guardians, what)
    values (${owner.talent_id}, ${phone_id}, ${owner.consent_id !== null}, 'code') returning id`.execute(trx);
  const entry = sql`select null::text as dedupe_key, ${rows[0]?.id}::text as recipient, ${JSON.stringify(content)}::jsonb as content`;
  await outboxEntries('sms', entry).execute(trx);
  wakeDrainers(trx, 'sms');
}
