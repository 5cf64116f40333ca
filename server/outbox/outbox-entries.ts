import type { RawBuilder } from 'kysely';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { sql } from '#server/db/sql.ts';

/**
 * An insert of entries into the outbox, which returns their ids. Run in the transaction that causes the entries: after a
 * rollback there are none, and after the commit they exist whatever happens to this process. `wakeDrainers` then wakes
 * the drainers of all processes.
 * @param entries SQL of the rows `recipient`, `content` and `dedupe_key`; only one entry per key is stored, and a null
 * key is no key
 */
export const outboxEntries = (kind: OutboxKindName, entries: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  insert into outbox (kind, dedupe_key, recipient, content)
  select ${kind}, entry.dedupe_key, entry.recipient, entry.content from (${entries}) as entry
  on conflict (dedupe_key) do nothing returning id`;
