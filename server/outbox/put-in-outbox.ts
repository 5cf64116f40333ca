import { sql } from 'kysely';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ContentOf } from './kinds.ts';
import { wakeDrainers } from './wake-drainers.ts';

export interface NewEntry<Name extends OutboxKindName> {
  readonly kind: Name;
  readonly recipient: string;
  readonly content: ContentOf<Name>;
  /** One entry for each key; leave out for what stands alone. */
  readonly dedupe_key?: string;
}

/**
 * Puts what is to be sent in the outbox, in the transaction that causes it: a rollback leaves nothing behind, and after
 * the commit it is there whatever happens to this process. The call wakes the drainers of all processes at the commit.
 */
export async function putInOutbox<Name extends OutboxKindName>(
  trx: Trx,
  entries: readonly NewEntry<Name>[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into outbox (kind, dedupe_key, recipient, content)
    select kind, dedupe_key, recipient, content
    from jsonb_to_recordset(${JSON.stringify(entries)}) as entry (kind text, dedupe_key text, recipient text, content jsonb)
    on conflict (dedupe_key) do nothing`.execute(trx);
  for (const kind of new Set(entries.map((entry) => entry.kind))) wakeDrainers(trx, kind);
}
