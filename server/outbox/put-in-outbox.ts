import { sql } from 'kysely';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ContentOf } from './kinds.ts';
import { wakeDrainers } from './wake-drainers.ts';

export interface NewEntry<Name extends OutboxKindName> {
  readonly kind: Name;
  readonly recipient: string;
  readonly content: ContentOf<Name>;
  /** Only one entry per key is stored; absent if entries need no deduplication. */
  readonly dedupe_key?: string;
}

/**
 * Puts entries in the outbox, in the transaction that causes them: after a rollback there are none, and after the
 * commit they exist whatever happens to this process. Wakes the drainers of all processes after the commit.
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
