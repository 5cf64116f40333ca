import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { notify } from '#server/db/notify.ts';
import type { Db } from '#server/db/transaction.ts';

export const OUTBOX_CHANNEL = 'medverka_outbox';

/** Wakes the drainers of all processes, for one kind of entries or for all. Within a transaction, after its commit. */
export function wakeDrainers(db: Db, kind?: OutboxKindName): void {
  notify(db, OUTBOX_CHANNEL, kind);
}
